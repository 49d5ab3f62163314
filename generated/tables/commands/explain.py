# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Explain."""

ROW = {
    'verb': 'explain',
    'aliases': [],
    'phrase': "don't leave it unexplained",
    'summary': 'the page of a rule or an error code',
    'group': 'rules',
    'input_class': 'ExplainInput',
    'payload_kinds': ['explain'],
    'effect': 'read',
    'needs_project': False,
    'entity_kinds': [],
    'creates': None,
    'stdin_ids': False,
    'own_output': False,
    'mcp': 'core',
    'option_groups': [],
    'args': [
        {
            'name': 'RULE|CODE',
            'field': 'name',
            'required': True,
            'many': False,
            'doc': 'a rule or a code',
        },
    ],
    'options': [],
    'examples': [
        {'argv': ['dont', 'explain', 'lockable'], 'says': 'read about a rule'},
        {'argv': ['dont', 'explain', 'duplicate-claim'], 'says': 'read about a code'},
    ],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'name': {'type': 'string', 'required': True, 'doc': 'a rule or a code'},
    },
}
