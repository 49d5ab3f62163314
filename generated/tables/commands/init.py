# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Init."""

ROW = {
    'verb': 'init',
    'aliases': [],
    'phrase': "don't start without a ledger",
    'summary': 'make the ledger of this project',
    'group': 'project',
    'input_class': 'InitInput',
    'payload_kinds': ['init'],
    'effect': 'write',
    'needs_project': False,
    'entity_kinds': [],
    'creates': None,
    'stdin_ids': False,
    'own_output': False,
    'mcp': 'none',
    'option_groups': [],
    'args': [],
    'options': [
        {
            'flag': '--strict',
            'field': 'strict',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'start in strict mode: flags that only warn otherwise refuse',
        },
        {
            'flag': '--name',
            'field': 'name',
            'value': 'NAME',
            'required': False,
            'many': False,
            'starts': False,
            'doc': "the project's name; the folder's name when absent",
        },
        {
            'flag': '--hooks',
            'field': 'hooks',
            'value': 'HOST',
            'required': False,
            'many': True,
            'starts': False,
            'doc': 'also install the hooks of this agent host',
        },
    ],
    'examples': [
        {
            'argv': ['dont', 'init'],
            'says': 'make `.dont/` here and say which gates can be switched on',
        },
        {
            'argv': ['dont', 'init', '--strict', '--name', 'demo'],
            'says': 'start in strict mode under another name',
        },
    ],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'name': {'type': 'string', 'doc': 'name of the project'},
        'strict': {'type': 'boolean', 'doc': 'start in strict mode'},
        'hooks': {'type': 'string', 'many': True, 'doc': 'agent hosts to hook in'},
    },
}
