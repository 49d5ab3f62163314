# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Doctor."""

ROW = {
    'verb': 'doctor',
    'aliases': [],
    'phrase': "don't operate on a sick ledger",
    'summary': 'the health of ledger, rules, configuration and hooks',
    'group': 'project',
    'input_class': 'DoctorInput',
    'payload_kinds': ['doctor'],
    'effect': 'read',
    'needs_project': True,
    'entity_kinds': [],
    'creates': None,
    'stdin_ids': False,
    'own_output': False,
    'mcp': 'all',
    'option_groups': [],
    'args': [],
    'options': [
        {
            'flag': '--strict',
            'field': 'strict',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'warnings fail too',
        },
        {
            'flag': '--fix',
            'field': 'fix',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'bring back lines that were lost from this working copy',
        },
    ],
    'examples': [{'argv': ['dont', 'doctor'], 'says': 'look for trouble'}],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'strict': {'type': 'boolean', 'doc': 'warnings fail too'},
        'fix': {'type': 'boolean', 'doc': 'bring back lost lines'},
    },
}
