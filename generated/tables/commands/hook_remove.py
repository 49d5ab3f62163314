# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Hook remove."""

ROW = {
    'verb': 'hook remove',
    'aliases': [],
    'phrase': "don't leave hooks behind",
    'summary': "take this tool's hooks out of an agent host's settings",
    'group': 'agents',
    'input_class': 'HookHostInput',
    'payload_kinds': ['hooks'],
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
            'name': 'HOST',
            'field': 'host',
            'required': True,
            'many': False,
            'doc': 'claude, codex or cursor',
        },
    ],
    'options': [],
    'examples': [{'argv': ['dont', 'hook', 'remove', 'claude'], 'says': 'remove them'}],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'host': {'type': 'string', 'required': True, 'doc': 'the host'},
    },
}
