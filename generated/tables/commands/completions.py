# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Completions."""

ROW = {
    'verb': 'completions',
    'aliases': [],
    'phrase': "don't type it all",
    'summary': 'a completion script for your shell',
    'group': 'learn',
    'input_class': 'CompletionsInput',
    'payload_kinds': ['help'],
    'effect': 'read',
    'needs_project': False,
    'entity_kinds': [],
    'creates': None,
    'stdin_ids': False,
    'own_output': False,
    'mcp': 'none',
    'option_groups': [],
    'args': [
        {
            'name': 'SHELL',
            'field': 'shell',
            'required': True,
            'many': False,
            'doc': 'bash, zsh, fish, powershell or elvish',
        },
        {
            'name': 'WORD',
            'field': 'word',
            'required': False,
            'many': False,
            'doc': 'with `ids`: the beginning of an id',
        },
    ],
    'options': [],
    'examples': [{'argv': ['dont', 'completions', 'bash'], 'says': 'print the script'}],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'shell': {
            'type': 'string',
            'required': True,
            'doc': 'which shell',
            'choices': ['bash', 'zsh', 'fish', 'powershell', 'elvish', 'ids'],
        },
        'word': {'type': 'string', 'doc': 'beginning of an id'},
    },
}
