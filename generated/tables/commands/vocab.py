# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Vocab."""

ROW = {
    'verb': 'vocab',
    'aliases': [],
    'phrase': "don't coin a word that exists",
    'summary': 'list coined terms, newest first',
    'group': 'look',
    'input_class': 'VocabInput',
    'payload_kinds': ['term_list'],
    'effect': 'read',
    'needs_project': True,
    'entity_kinds': [],
    'creates': None,
    'stdin_ids': False,
    'own_output': False,
    'mcp': 'all',
    'option_groups': ['listing'],
    'args': [],
    'options': [],
    'examples': [{'argv': ['dont', 'vocab'], 'says': 'every term of the project'}],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'status': {
            'type': 'string',
            'doc': 'only this status',
            'choices': ['unverified', 'doubted', 'verified', 'locked', 'ignored'],
        },
        'derived_assessment': {
            'type': 'string',
            'doc': 'only with this assessment',
            'choices': [
                'stale',
                'compromised-support',
                'dangling-dependency',
                'unresolved-term',
            ],
        },
        'kind': {'type': 'string', 'doc': 'only this kind', 'choices': ['claim', 'term']},
        'all': {'type': 'boolean', 'doc': 'ignored entities too'},
        'as_of': {'type': 'string', 'doc': 'the state after this `tx` or at this RFC 3339 time'},
        'limit': {'type': 'integer', 'doc': 'at most this many', 'minimum': 0},
        'by': {
            'type': 'string',
            'doc': 'only what this author recorded',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
    },
}
