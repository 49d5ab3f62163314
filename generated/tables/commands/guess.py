# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Guess."""

ROW = {
    'verb': 'guess',
    'aliases': [],
    'phrase': "don't guess once: ask for several answers",
    'summary': 'ask for diverse candidate answers to a question',
    'group': 'spawn',
    'input_class': 'GuessInput',
    'payload_kinds': ['spawn_request'],
    'effect': 'write',
    'needs_project': True,
    'entity_kinds': [],
    'creates': None,
    'stdin_ids': False,
    'own_output': False,
    'mcp': 'all',
    'option_groups': [],
    'args': [
        {
            'name': 'QUESTION',
            'field': 'question',
            'required': True,
            'many': False,
            'doc': 'what to answer',
        },
    ],
    'options': [
        {
            'flag': '--n',
            'field': 'n',
            'value': 'N',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'how many candidates',
        },
        {
            'flag': '--temperature',
            'field': 'temperature',
            'value': 'T',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'sampling temperature',
        },
    ],
    'examples': [
        {
            'argv': ['dont', 'guess', 'What limits the throughput?', '--n', '3'],
            'says': 'ask for three candidates',
        },
    ],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'question': {'type': 'string', 'required': True, 'doc': 'the question'},
        'n': {'type': 'integer', 'doc': 'how many candidates', 'minimum': 1},
        'temperature': {'type': 'number', 'doc': 'sampling temperature', 'minimum': 0},
    },
}
