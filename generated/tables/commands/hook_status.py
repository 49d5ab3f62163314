# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Hook status."""

ROW = {
    'verb': 'hook status',
    'aliases': [],
    'phrase': "don't rely on hooks that vanished",
    'summary': 'which hooks are installed and unchanged',
    'group': 'agents',
    'input_class': 'HookStatusInput',
    'payload_kinds': ['hooks'],
    'effect': 'read',
    'needs_project': True,
    'entity_kinds': [],
    'creates': None,
    'stdin_ids': False,
    'own_output': False,
    'mcp': 'none',
    'option_groups': [],
    'args': [],
    'options': [],
    'examples': [{'argv': ['dont', 'hook', 'status'], 'says': 'see all hosts'}],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
    },
}
