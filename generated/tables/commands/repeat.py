# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Repeat."""

ROW = {
    'verb': 'repeat',
    'aliases': [],
    'phrase': "don't repeat the same failure",
    'summary': 'failures that recur, by signature',
    'group': 'errors',
    'input_class': 'RepeatInput',
    'payload_kinds': ['repeat'],
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
            'flag': '--since',
            'field': 'since',
            'value': 'TIME',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'only later than this RFC 3339 time',
        },
    ],
    'examples': [{'argv': ['dont', 'repeat'], 'says': 'what keeps failing'}],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'since': {'type': 'string', 'doc': 'only later than this RFC 3339 time'},
    },
}
