# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Hook."""

ROW = {
    'verb': 'hook',
    'aliases': [],
    'phrase': "don't call this yourself",
    'summary': "answer an agent host's hook in its own dialect",
    'group': 'agents',
    'input_class': 'HookInput',
    'payload_kinds': ['hooks'],
    'effect': 'read',
    'needs_project': False,
    'entity_kinds': [],
    'creates': None,
    'stdin_ids': False,
    'own_output': True,
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
        {
            'name': 'EVENT',
            'field': 'event',
            'required': True,
            'many': False,
            'doc': 'session-start, pre-tool-use, post-tool-use, stop or subagent-stop',
        },
    ],
    'options': [],
    'examples': [
        {'argv': ['dont', 'hook', 'claude', 'session-start'], 'says': 'what the host runs'},
    ],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'host': {'type': 'string', 'required': True, 'doc': 'the host'},
        'event': {'type': 'string', 'required': True, 'doc': 'the event'},
    },
}
