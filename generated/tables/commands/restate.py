# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Restate."""

ROW = {
    'verb': 'restate',
    'aliases': [],
    'phrase': "don't restate silently: replace it and keep the trace",
    'summary': 'put a corrected claim in the place of an old one',
    'group': 'record',
    'input_class': 'RestateInput',
    'payload_kinds': ['claim'],
    'effect': 'write',
    'needs_project': True,
    'entity_kinds': ['claim'],
    'creates': 'claim',
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
            'doc': 'the claim to replace',
        },
        {
            'name': 'STATEMENT',
            'field': 'statement',
            'required': True,
            'many': False,
            'doc': 'the corrected statement',
        },
    ],
    'options': [],
    'examples': [
        {
            'argv': ['dont', 'restate', '{claim}', 'There are 8 workers'],
            'says': 'correct a figure',
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
        'statement': {'type': 'string', 'required': True, 'doc': 'the corrected statement'},
    },
}
