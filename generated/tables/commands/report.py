# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Report."""

ROW = {
    'verb': 'report',
    'aliases': [],
    'phrase': "don't report without sources",
    'summary': 'a page with every claim and what it rests on',
    'group': 'look',
    'input_class': 'ReportInput',
    'payload_kinds': ['graph'],
    'effect': 'write',
    'needs_project': True,
    'entity_kinds': [],
    'creates': None,
    'stdin_ids': False,
    'own_output': False,
    'mcp': 'none',
    'option_groups': [],
    'args': [],
    'options': [
        {
            'flag': '--out',
            'field': 'out',
            'value': 'FILE',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'where to write the page; printed when absent',
        },
    ],
    'examples': [{'argv': ['dont', 'report', '--out', 'report.html'], 'says': 'write the page'}],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'out': {'type': 'string', 'doc': 'where to write it'},
    },
}
