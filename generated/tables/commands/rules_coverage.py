# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Rules coverage."""

ROW = {
    'verb': 'rules coverage',
    'aliases': [],
    'phrase': "don't keep rules that never decide",
    'summary': 'rules that fire always or never on this ledger',
    'group': 'rules',
    'input_class': 'RulesCoverageInput',
    'payload_kinds': ['rule_result'],
    'effect': 'read',
    'needs_project': True,
    'entity_kinds': [],
    'creates': None,
    'stdin_ids': False,
    'own_output': False,
    'mcp': 'none',
    'option_groups': [],
    'args': [],
    'options': [],
    'examples': [{'argv': ['dont', 'rules', 'coverage'], 'says': 'which rules decide nothing'}],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
    },
}
