# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Reopen."""

ROW = {
    'verb': 'reopen',
    'aliases': [],
    'phrase': "don't reopen what was never set aside",
    'summary': 'bring an ignored claim or term back as unverified',
    'group': 'lifecycle',
    'input_class': 'ReopenInput',
    'payload_kinds': ['claim', 'term'],
    'effect': 'write',
    'needs_project': True,
    'entity_kinds': ['claim', 'term'],
    'creates': None,
    'stdin_ids': True,
    'own_output': False,
    'mcp': 'all',
    'option_groups': [],
    'args': [
        {
            'name': 'ID',
            'field': 'entity_id',
            'required': True,
            'many': False,
            'doc': 'the ignored entity',
        },
    ],
    'options': [],
    'examples': [{'argv': ['dont', 'reopen', '{ignored}'], 'says': 'consider it again'}],
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
    },
}
