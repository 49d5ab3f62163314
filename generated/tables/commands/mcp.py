# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Mcp."""

ROW = {
    'verb': 'mcp',
    'aliases': [],
    'phrase': "don't shell out",
    'summary': 'serve the verbs over the Model Context Protocol on standard input and output',
    'group': 'agents',
    'input_class': 'McpInput',
    'payload_kinds': ['empty'],
    'effect': 'read',
    'needs_project': False,
    'entity_kinds': [],
    'creates': None,
    'stdin_ids': False,
    'own_output': True,
    'mcp': 'none',
    'option_groups': [],
    'args': [],
    'options': [
        {
            'flag': '--tools',
            'field': 'tools',
            'value': 'core|all',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'which verbs to offer',
        },
    ],
    'examples': [{'argv': ['dont', 'mcp', '--tools', 'all'], 'says': 'serve every verb'}],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'tools': {'type': 'string', 'doc': 'which verbs to offer', 'choices': ['core', 'all']},
    },
}
