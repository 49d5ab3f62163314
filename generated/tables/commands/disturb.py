# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Disturb."""

ROW = {
    'verb': 'disturb',
    'aliases': [],
    'phrase': "don't disturb what others rest on",
    'summary': 'which claims rest on these lines',
    'group': 'look',
    'input_class': 'DisturbInput',
    'payload_kinds': ['disturb'],
    'effect': 'read',
    'needs_project': True,
    'entity_kinds': [],
    'creates': None,
    'stdin_ids': False,
    'own_output': False,
    'mcp': 'core',
    'option_groups': [],
    'args': [
        {
            'name': 'PATH[:A-B]',
            'field': 'path',
            'required': False,
            'many': False,
            'doc': 'a file of the project, with lines if you like',
        },
    ],
    'options': [
        {
            'flag': '--diff',
            'field': 'diff',
            'value': 'REV',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'every line changed since this revision instead',
        },
    ],
    'examples': [{'argv': ['dont', 'disturb', 'README.md:1'], 'says': 'who rests on line 1'}],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'path': {'type': 'string', 'doc': '`PATH` or `PATH:A-B`'},
        'diff': {'type': 'string', 'doc': 'a git revision; every line changed since then'},
    },
}
