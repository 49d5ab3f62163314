# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Graph."""

ROW = {
    'verb': 'graph',
    'aliases': [],
    'phrase': "don't picture it wrongly",
    'summary': 'draw what rests on what',
    'group': 'look',
    'input_class': 'GraphInput',
    'payload_kinds': ['graph'],
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
            'name': 'ID',
            'field': 'entity_id',
            'required': False,
            'many': False,
            'doc': 'only what is connected with this entity',
        },
    ],
    'options': [
        {
            'flag': '--format',
            'field': 'format',
            'value': 'FORMAT',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'mermaid, dot, svg or html',
        },
    ],
    'examples': [
        {'argv': ['dont', 'graph', '--format', 'dot'], 'says': 'the whole ledger as a graph'},
    ],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'entity_id': {
            'type': 'string',
            'doc': 'only what is connected with it',
            'pattern': '^[^:\\s]+:\\S+$',
        },
        'format': {
            'type': 'string',
            'doc': 'how to write it',
            'choices': ['mermaid', 'dot', 'svg', 'html'],
        },
    },
}
