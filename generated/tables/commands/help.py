# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Help."""

ROW = {
    'verb': 'help',
    'aliases': [],
    'phrase': "don't ask twice",
    'summary': 'help on a verb, a topic or everything',
    'group': 'learn',
    'input_class': 'HelpInput',
    'payload_kinds': ['help'],
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
            'name': 'TOPIC',
            'field': 'topic',
            'required': False,
            'many': True,
            'doc': 'a verb or a topic',
        },
    ],
    'options': [
        {
            'flag': '--tutorial',
            'field': 'tutorial',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'a first session step by step',
        },
        {
            'flag': '--howto',
            'field': 'howto',
            'value': 'TOPIC',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'one of the guides',
        },
        {
            'flag': '--topics',
            'field': 'topics',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'the names of all guides',
        },
    ],
    'examples': [{'argv': ['dont', 'help', 'trust'], 'says': 'about one verb'}],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'topic': {'type': 'string', 'many': True, 'doc': 'a verb or a topic'},
        'tutorial': {'type': 'boolean', 'doc': 'a first session'},
        'howto': {'type': 'string', 'doc': 'one of the guides'},
        'topics': {'type': 'boolean', 'doc': 'names of all guides'},
    },
}
