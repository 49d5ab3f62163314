# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Errors signature."""

ROW = {
    'verb': 'errors signature',
    'aliases': [],
    'phrase': "don't compare messages",
    'summary': 'only the signature of a failure',
    'group': 'errors',
    'input_class': 'ClassifyInput',
    'payload_kinds': ['classified'],
    'effect': 'read',
    'needs_project': False,
    'entity_kinds': [],
    'creates': None,
    'stdin_ids': False,
    'own_output': False,
    'mcp': 'none',
    'option_groups': [],
    'args': [
        {
            'name': 'FILE|-',
            'field': 'file',
            'required': False,
            'many': False,
            'doc': 'the output; `-` or nothing reads standard input',
        },
    ],
    'options': [
        {
            'flag': '--purpose',
            'field': 'purpose',
            'value': 'P',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'build, test, doctor, debug, general, static_analysis or provider',
        },
        {
            'flag': '--command',
            'field': 'command',
            'value': 'C',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'the command that failed',
        },
        {
            'flag': '--exit-code',
            'field': 'exit_code',
            'value': 'N',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'its exit status',
        },
        {
            'flag': '--status',
            'field': 'status',
            'value': 'N',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'the HTTP status',
        },
        {
            'flag': '--root',
            'field': 'root',
            'value': 'DIR',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'the workspace that locations are relative to',
        },
    ],
    'examples': [
        {
            'argv': ['dont', 'errors', 'signature', '--purpose', 'build', 'build.log'],
            'says': 'the signature alone',
        },
    ],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'file': {'type': 'string', 'doc': 'the output; `-` reads standard input'},
        'text': {'type': 'string', 'doc': 'the output itself, where there is no file'},
        'purpose': {
            'type': 'string',
            'doc': 'what the command was for',
            'choices': [
                'build',
                'test',
                'doctor',
                'debug',
                'general',
                'static_analysis',
                'provider',
            ],
        },
        'command': {'type': 'string', 'doc': 'the command that failed'},
        'exit_code': {'type': 'integer', 'doc': 'its exit status'},
        'status': {'type': 'integer', 'doc': 'the HTTP status'},
        'root': {'type': 'string', 'doc': 'the workspace that locations are relative to'},
        'record': {'type': 'boolean', 'doc': 'count it'},
    },
}
