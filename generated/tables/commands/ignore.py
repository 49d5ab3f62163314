# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Ignore."""

ROW = {
    'verb': 'ignore',
    'aliases': [],
    'phrase': "don't ignore without saying why",
    'summary': 'take a claim or term out of consideration',
    'group': 'lifecycle',
    'input_class': 'IgnoreInput',
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
            'doc': 'what to ignore',
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
            'doc': 'why it no longer counts',
        },
    ],
    'examples': [
        {
            'argv': [
                'dont',
                'ignore',
                '{claim}',
                '--reason',
                'the module was removed in release 4',
            ],
            'says': 'set it aside',
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
        'reason': {'type': 'string', 'required': True, 'doc': 'why it no longer counts'},
    },
}
