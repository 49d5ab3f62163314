# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Rules show."""

ROW = {
    'verb': 'rules show',
    'aliases': [],
    'phrase': "don't guess what a rule demands",
    'summary': 'one rule as data',
    'group': 'rules',
    'input_class': 'RuleNameInput',
    'payload_kinds': ['rule'],
    'effect': 'read',
    'needs_project': True,
    'entity_kinds': [],
    'creates': None,
    'stdin_ids': False,
    'own_output': False,
    'mcp': 'all',
    'option_groups': [],
    'args': [
        {'name': 'RULE', 'field': 'rule', 'required': True, 'many': False, 'doc': 'its name'},
    ],
    'options': [],
    'examples': [
        {'argv': ['dont', 'rules', 'show', 'lockable'], 'says': 'what locking demands'},
    ],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'rule': {'type': 'string', 'required': True, 'doc': 'name of the rule'},
    },
}
