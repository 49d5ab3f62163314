# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Trust."""

ROW = {
    'verb': 'trust',
    'aliases': [],
    'phrase': "don't trust it",
    'summary': 'doubt a claim or a term, with a reason',
    'group': 'record',
    'input_class': 'TrustInput',
    'payload_kinds': ['claim', 'term'],
    'effect': 'write',
    'needs_project': True,
    'entity_kinds': ['claim', 'term'],
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
            'doc': 'what to doubt: an id, its unique beginning, or a CURIE',
        },
    ],
    'options': [
        {
            'flag': '--reason',
            'short': '-r',
            'field': 'reason',
            'value': 'TEXT',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'what speaks against it; a hedge is no reason',
        },
        {
            'flag': '--atom',
            'field': 'atom_idx',
            'value': 'N',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'doubt this part, counted from 0',
        },
        {
            'flag': '--request',
            'field': 'request',
            'value': 'SPAWN',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'the spawn request this answers',
        },
    ],
    'examples': [
        {
            'argv': [
                'dont',
                'trust',
                '{claim}',
                '--reason',
                'line 12 of the log contradicts it',
            ],
            'says': 'doubt a claim',
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
        'reason': {'type': 'string', 'required': True, 'doc': 'what speaks against it'},
        'atom_idx': {'type': 'integer', 'doc': 'doubt only this atom', 'minimum': 0},
        'request': {'type': 'string', 'doc': 'the spawn request it answers'},
    },
}
