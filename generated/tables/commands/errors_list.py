# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Errors list."""

ROW = {
    'verb': 'errors list',
    'aliases': [],
    'phrase': "don't invent error codes",
    'summary': 'every code with kind, severity and exit status',
    'group': 'errors',
    'input_class': 'ErrorsListInput',
    'payload_kinds': ['error_codes'],
    'effect': 'read',
    'needs_project': False,
    'entity_kinds': [],
    'creates': None,
    'stdin_ids': False,
    'own_output': False,
    'mcp': 'none',
    'option_groups': [],
    'args': [],
    'options': [],
    'examples': [{'argv': ['dont', 'errors', 'list'], 'says': 'the catalogue'}],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
    },
}
