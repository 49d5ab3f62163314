# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Show."""

ROW = {
    'verb': 'show',
    'aliases': [],
    'phrase': "don't show more than is known",
    'summary': 'show one claim, term or event',
    'group': 'look',
    'input_class': 'ShowInput',
    'payload_kinds': ['claim', 'term', 'event'],
    'effect': 'read',
    'needs_project': True,
    'entity_kinds': ['claim', 'term', 'event'],
    'creates': None,
    'stdin_ids': True,
    'own_output': False,
    'mcp': 'core',
    'option_groups': [],
    'args': [
        {
            'name': 'ID',
            'field': 'entity_id',
            'required': True,
            'many': False,
            'doc': 'an id, its unique beginning, or a CURIE',
        },
    ],
    'options': [
        {
            'flag': '--history',
            'field': 'history',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'its events too',
        },
    ],
    'examples': [
        {'argv': ['dont', 'show', '{claim}'], 'says': 'show a claim'},
        {'argv': ['dont', 'show', 'dont:Claim'], 'says': 'show a term by its CURIE'},
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
        'history': {'type': 'boolean', 'doc': 'its events too'},
    },
}
