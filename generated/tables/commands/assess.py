# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Assess."""

ROW = {
    'verb': 'assess',
    'aliases': [],
    'phrase': "don't assess without references",
    'summary': 'say what supports or refutes a rival explanation',
    'group': 'challenge',
    'input_class': 'AssessInput',
    'payload_kinds': ['claim'],
    'effect': 'write',
    'needs_project': True,
    'entity_kinds': ['claim'],
    'creates': None,
    'stdin_ids': False,
    'own_output': False,
    'mcp': 'core',
    'option_groups': [],
    'args': [
        {
            'name': 'ID',
            'field': 'entity_id',
            'required': True,
            'many': False,
            'doc': 'the claim',
        },
        {
            'name': 'IDX',
            'field': 'idx',
            'required': True,
            'many': False,
            'doc': 'which explanation, counted from 0',
        },
    ],
    'options': [
        {
            'flag': '--supporting',
            'field': 'supporting',
            'value': 'URI',
            'required': False,
            'many': True,
            'starts': False,
            'doc': 'a reference for it',
        },
        {
            'flag': '--refuting',
            'field': 'refuting',
            'value': 'URI',
            'required': False,
            'many': True,
            'starts': False,
            'doc': 'a reference against it',
        },
    ],
    'examples': [
        {
            'argv': [
                'dont',
                'assess',
                '{hypothesis}',
                '0',
                '--refuting',
                'https://example.org/trace',
            ],
            'says': 'refute the first rival',
        },
    ],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'entity_id': {
            'type': 'string',
            'required': True,
            'doc': 'an id, its unique beginning, or the CURIE of a term',
            'pattern': '^[^:\\s]+:\\S+$',
        },
        'idx': {
            'type': 'integer',
            'required': True,
            'doc': '0-based index of the explanation',
            'minimum': 0,
        },
        'supporting': {'type': 'string', 'many': True, 'doc': 'references for it'},
        'refuting': {'type': 'string', 'many': True, 'doc': 'references against it'},
    },
}
