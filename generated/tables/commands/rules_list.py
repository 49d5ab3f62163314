# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Rules list."""

ROW = {
    'verb': 'rules list',
    'aliases': [],
    'phrase': "don't guess the rules",
    'summary': 'the rules in force, with severity',
    'group': 'rules',
    'input_class': 'RulesListInput',
    'payload_kinds': ['rules'],
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
            'flag': '--validators',
            'field': 'validators',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'the checks on the form of input too',
        },
    ],
    'examples': [{'argv': ['dont', 'rules', 'list'], 'says': 'gates and flags'}],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'validators': {'type': 'boolean', 'doc': 'validators too'},
    },
}
