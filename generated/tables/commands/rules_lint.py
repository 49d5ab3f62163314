# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Rules lint."""

ROW = {
    'verb': 'rules lint',
    'aliases': [],
    'phrase': "don't add a rule with mistakes",
    'summary': 'check rule files without adding them',
    'group': 'rules',
    'input_class': 'RulesLintInput',
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
            'name': 'FILE',
            'field': 'file',
            'required': False,
            'many': False,
            'doc': 'a rule file; every project rule when absent',
        },
    ],
    'options': [],
    'examples': [{'argv': ['dont', 'rules', 'lint'], 'says': "check the project's own rules"}],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'file': {'type': 'string', 'doc': 'the file; every project rule when absent'},
    },
}
