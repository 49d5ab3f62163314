# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Apply."""

ROW = {
    'verb': 'apply',
    'aliases': [],
    'phrase': "don't apply by halves",
    'summary': 'many operations with one truthful report',
    'group': 'record',
    'input_class': 'ApplyInput',
    'payload_kinds': ['apply'],
    'effect': 'write',
    'needs_project': True,
    'entity_kinds': [],
    'creates': None,
    'stdin_ids': False,
    'own_output': False,
    'mcp': 'all',
    'option_groups': [],
    'args': [
        {
            'name': 'FILE|-',
            'field': 'file',
            'required': True,
            'many': False,
            'doc': 'a plan in JSON, NDJSON or YAML; `-` reads standard input',
        },
    ],
    'options': [
        {
            'flag': '--each',
            'field': 'each',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'a transaction for each operation; stop at the first failure',
        },
    ],
    'examples': [{'argv': ['dont', 'apply', 'plan.json'], 'says': 'all or nothing'}],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'file': {'type': 'string', 'doc': 'the plan; `-` reads standard input'},
        'ops': {
            'type': 'json',
            'many': True,
            'doc': 'the operations themselves, where there is no file',
        },
        'each': {'type': 'boolean', 'doc': 'a transaction for each operation'},
    },
}
