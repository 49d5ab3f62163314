# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Spawns."""

ROW = {
    'verb': 'spawns',
    'aliases': [],
    'phrase': "don't lose track of what was asked for",
    'summary': 'list spawn requests',
    'group': 'spawn',
    'input_class': 'SpawnsInput',
    'payload_kinds': ['spawn_requests'],
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
            'flag': '--pending',
            'field': 'pending',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'only those that wait for an answer',
        },
        {
            'flag': '--timed-out',
            'field': 'timed_out',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'only those that expired',
        },
        {
            'flag': '--all',
            'field': 'all',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'answered ones too',
        },
    ],
    'examples': [{'argv': ['dont', 'spawns', '--pending'], 'says': 'what is still open'}],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'pending': {'type': 'boolean', 'doc': 'only those that wait'},
        'timed_out': {'type': 'boolean', 'doc': 'only those that expired'},
        'all': {'type': 'boolean', 'doc': 'answered ones too'},
    },
}
