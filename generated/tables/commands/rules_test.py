# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Rules test."""

ROW = {
    'verb': 'rules test',
    'aliases': [],
    'phrase': "don't trust a rule that was never tried",
    'summary': 'run the cases that stand beside the rules',
    'group': 'rules',
    'input_class': 'RulesTestInput',
    'payload_kinds': ['rule_result'],
    'effect': 'read',
    'needs_project': True,
    'entity_kinds': [],
    'creates': None,
    'stdin_ids': False,
    'own_output': False,
    'mcp': 'none',
    'option_groups': [],
    'args': [
        {
            'name': 'RULE',
            'field': 'rule',
            'required': False,
            'many': False,
            'doc': 'only this one',
        },
    ],
    'options': [
        {
            'flag': '--near-miss',
            'field': 'near_miss',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'say which clause kept a rule from firing',
        },
    ],
    'examples': [{'argv': ['dont', 'rules', 'test'], 'says': 'run every case'}],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'rule': {'type': 'string', 'doc': 'only this rule'},
        'near_miss': {'type': 'boolean', 'doc': 'say which clause kept a rule from firing'},
    },
}
