# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Check."""

ROW = {
    'verb': 'check',
    'aliases': [],
    'phrase': "don't let it pass unchecked",
    'summary': 'the gate; fails while anything rests on what was not shown',
    'group': 'gate',
    'input_class': 'CheckInput',
    'payload_kinds': ['check'],
    'effect': 'read',
    'needs_project': True,
    'entity_kinds': [],
    'creates': None,
    'stdin_ids': False,
    'own_output': False,
    'mcp': 'core',
    'option_groups': [],
    'args': [
        {
            'name': 'PATH',
            'field': 'paths',
            'required': False,
            'many': True,
            'doc': 'judge only claims that rest on these files',
        },
    ],
    'options': [
        {
            'flag': '--staged',
            'field': 'staged',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'judge what git has staged',
        },
        {
            'flag': '--require-scope',
            'field': 'require_scope',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'fail when there was nothing to check',
        },
        {
            'flag': '--min-status',
            'field': 'min_status',
            'value': 'STATUS',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'the least status a claim must have',
        },
        {
            'flag': '--format',
            'field': 'format',
            'value': 'FORMAT',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'human, json, sarif, github or junit',
        },
    ],
    'examples': [
        {'argv': ['dont', 'check'], 'says': 'judge the whole ledger'},
        {'argv': ['dont', 'check', '--staged'], 'says': 'judge the commit about to be made'},
    ],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'paths': {'type': 'string', 'many': True, 'doc': 'judge only what rests on these files'},
        'staged': {'type': 'boolean', 'doc': 'judge what git has staged'},
        'require_scope': {'type': 'boolean', 'doc': 'fail when there is nothing to judge'},
        'min_status': {
            'type': 'string',
            'doc': 'least status of a claim',
            'choices': ['unverified', 'doubted', 'verified', 'locked', 'ignored'],
        },
        'format': {
            'type': 'string',
            'doc': 'how to answer',
            'choices': ['human', 'json', 'sarif', 'github', 'junit'],
        },
    },
}
