# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Suggest-term."""

ROW = {
    'verb': 'suggest-term',
    'aliases': [],
    'phrase': "don't invent a term before looking",
    'summary': 'find coined and imported terms for some words',
    'group': 'look',
    'input_class': 'SuggestTermInput',
    'payload_kinds': ['term_list', 'empty'],
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
            'name': 'TEXT',
            'field': 'text',
            'required': True,
            'many': False,
            'doc': 'the words to look for',
        },
    ],
    'options': [
        {
            'flag': '--online',
            'field': 'online',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'ask configured sources too',
        },
    ],
    'examples': [{'argv': ['dont', 'suggest-term', 'tensor'], 'says': 'is there a term for it'}],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'text': {'type': 'string', 'required': True, 'doc': 'the words to look for'},
        'online': {'type': 'boolean', 'doc': 'ask configured sources too'},
    },
}
