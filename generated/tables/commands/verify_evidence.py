# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Verify-evidence."""

ROW = {
    'verb': 'verify-evidence',
    'aliases': [],
    'phrase': "don't verify evidence by memory: look again",
    'summary': 'check that references are alive, quotes stand and lines have not drifted',
    'group': 'challenge',
    'input_class': 'VerifyEvidenceInput',
    'payload_kinds': ['verified'],
    'effect': 'network',
    'needs_project': True,
    'entity_kinds': ['claim', 'term'],
    'creates': None,
    'stdin_ids': True,
    'own_output': False,
    'mcp': 'all',
    'option_groups': [],
    'args': [
        {
            'name': 'ID',
            'field': 'entity_id',
            'required': True,
            'many': False,
            'doc': 'whose references to check',
        },
    ],
    'options': [
        {
            'flag': '--timeout',
            'field': 'timeout_seconds',
            'value': 'S',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'seconds to wait for each reference',
        },
        {
            'flag': '--offline',
            'field': 'offline',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'files and kept copies only',
        },
    ],
    'examples': [
        {
            'argv': ['dont', 'verify-evidence', '{claim}', '--offline'],
            'says': 'check files and quotes without the network',
        },
    ],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'entity_id': {
            'type': 'string',
            'required': True,
            'doc': 'an id, its unique beginning, or the CURIE of a term',
            'pattern': '^[^:\\s]+:\\S+$',
        },
        'timeout_seconds': {
            'type': 'number',
            'doc': 'seconds to wait for each reference',
            'minimum': 0,
        },
        'offline': {'type': 'boolean', 'doc': 'files and kept copies only'},
    },
}
