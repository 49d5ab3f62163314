# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Hypothesize."""

ROW = {
    'verb': 'hypothesize',
    'aliases': [],
    'phrase': "don't hypothesize alone: name the rival explanations",
    'summary': 'record a rival explanation of what a claim says',
    'group': 'challenge',
    'input_class': 'HypothesizeInput',
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
            'name': 'TEXT',
            'field': 'text',
            'required': True,
            'many': False,
            'doc': 'another explanation',
        },
    ],
    'options': [],
    'examples': [
        {
            'argv': ['dont', 'hypothesize', '{claim}', 'The test reads another file'],
            'says': 'name a rival',
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
        'text': {'type': 'string', 'required': True, 'doc': 'the explanation'},
    },
}
