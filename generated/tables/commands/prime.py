# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Prime."""

ROW = {
    'verb': 'prime',
    'aliases': [],
    'phrase': "don't begin unprepared",
    'summary': 'what to know before working here, most important first',
    'group': 'look',
    'input_class': 'PrimeInput',
    'payload_kinds': ['prime'],
    'effect': 'read',
    'needs_project': True,
    'entity_kinds': [],
    'creates': None,
    'stdin_ids': False,
    'own_output': False,
    'mcp': 'core',
    'option_groups': [],
    'args': [],
    'options': [
        {
            'flag': '--budget',
            'field': 'budget',
            'value': 'BYTES',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'cut the text to this many bytes',
        },
    ],
    'examples': [{'argv': ['dont', 'prime'], 'says': 'orient yourself'}],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'budget': {'type': 'integer', 'doc': 'at most this many bytes', 'minimum': 0},
    },
}
