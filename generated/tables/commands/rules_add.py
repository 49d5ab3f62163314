# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Rules add."""

ROW = {
    'verb': 'rules add',
    'aliases': [],
    'phrase': "don't keep a rule to yourself",
    'summary': 'take a rule file and its cases into the project',
    'group': 'rules',
    'input_class': 'RulesAddInput',
    'payload_kinds': ['rule'],
    'effect': 'write',
    'needs_project': True,
    'entity_kinds': [],
    'creates': None,
    'stdin_ids': False,
    'own_output': False,
    'mcp': 'none',
    'option_groups': [],
    'args': [
        {
            'name': 'FILE',
            'field': 'file',
            'required': True,
            'many': False,
            'doc': 'a rule.yaml with its cases.yaml beside it',
        },
    ],
    'options': [],
    'examples': [
        {
            'argv': ['dont', 'rules', 'add', 'no-superlatives/rule.yaml'],
            'says': 'add a rule of your own',
        },
    ],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'file': {'type': 'string', 'required': True, 'doc': 'the rule file'},
    },
}
