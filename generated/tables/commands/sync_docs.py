# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Sync-docs."""

ROW = {
    'verb': 'sync-docs',
    'aliases': [],
    'phrase': "don't let the documents drift",
    'summary': "refresh the managed block in the agents' documents",
    'group': 'agents',
    'input_class': 'SyncDocsInput',
    'payload_kinds': ['managed_docs'],
    'effect': 'write',
    'needs_project': True,
    'entity_kinds': [],
    'creates': None,
    'stdin_ids': False,
    'own_output': False,
    'mcp': 'none',
    'option_groups': [],
    'args': [
        {
            'name': 'FILE',
            'field': 'files',
            'required': False,
            'many': True,
            'doc': 'which documents; the configured ones when absent',
        },
    ],
    'options': [],
    'examples': [{'argv': ['dont', 'sync-docs'], 'says': 'refresh them'}],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'files': {
            'type': 'string',
            'many': True,
            'doc': 'which; the configured ones when absent',
        },
    },
}
