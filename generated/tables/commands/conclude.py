# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Conclude."""

ROW = {
    'verb': 'conclude',
    'aliases': [],
    'phrase': "don't conclude: write it down as something still to be shown",
    'summary': 'record a statement as an unverified claim',
    'group': 'record',
    'input_class': 'ConcludeInput',
    'payload_kinds': ['claim'],
    'effect': 'write',
    'needs_project': True,
    'entity_kinds': ['claim'],
    'creates': 'claim',
    'stdin_ids': False,
    'own_output': False,
    'mcp': 'core',
    'option_groups': [],
    'args': [
        {
            'name': 'STATEMENT',
            'field': 'statement',
            'required': True,
            'many': False,
            'doc': 'what is said; any printable text',
        },
    ],
    'options': [
        {
            'flag': '--atom',
            'field': 'atoms',
            'value': 'TEXT',
            'required': False,
            'many': True,
            'starts': False,
            'doc': 'a part of the statement that is verified on its own',
        },
        {
            'flag': '--ref',
            'field': 'refs',
            'value': 'CURIE',
            'required': False,
            'many': True,
            'starts': False,
            'doc': 'a term or a URI the statement speaks of',
        },
        {
            'flag': '--depends-on',
            'field': 'depends_on',
            'value': 'ID',
            'required': False,
            'many': True,
            'starts': False,
            'doc': 'a claim or term this one rests on',
        },
        {
            'flag': '--confidence',
            'field': 'confidence',
            'value': 'F',
            'required': False,
            'many': False,
            'starts': False,
            'doc': "the author's own estimate, 0 to 1",
        },
        {
            'flag': '--session-id',
            'field': 'session_id',
            'value': 'S',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'the session it comes from',
        },
        {
            'flag': '--origin',
            'field': 'origin',
            'value': 'O',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'where the statement was found',
        },
    ],
    'examples': [
        {'argv': ['dont', 'conclude', 'The cache is bounded'], 'says': 'record a claim'},
        {
            'argv': [
                'dont',
                'conclude',
                'The parser is single pass',
                '--atom',
                'It reads once',
                '--atom',
                'It never rewinds',
            ],
            'says': 'record a claim whose parts are verified one by one',
        },
    ],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'statement': {'type': 'string', 'required': True, 'doc': 'the statement'},
        'atoms': {'type': 'string', 'many': True, 'doc': 'parts that are verified one by one'},
        'refs': {'type': 'string', 'many': True, 'doc': 'CURIEs or URIs it speaks of'},
        'confidence': {
            'type': 'number',
            'doc': "the author's own estimate",
            'minimum': 0,
            'maximum': 1,
        },
        'depends_on': {
            'type': 'string',
            'many': True,
            'doc': 'claims and terms it rests on',
            'pattern': '^[^:\\s]+:\\S+$',
        },
        'session_id': {'type': 'string', 'doc': 'session it comes from'},
        'origin': {'type': 'string', 'doc': 'where it was found'},
    },
}
