# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Define."""

ROW = {
    'verb': 'define',
    'aliases': [],
    'phrase': "don't define loosely: say what the word means",
    'summary': 'coin a term, or give a coined one a new definition',
    'group': 'record',
    'input_class': 'DefineInput',
    'payload_kinds': ['term'],
    'effect': 'write',
    'needs_project': True,
    'entity_kinds': ['term'],
    'creates': 'term',
    'stdin_ids': False,
    'own_output': False,
    'mcp': 'core',
    'option_groups': [],
    'args': [
        {
            'name': 'CURIE',
            'field': 'curie',
            'required': True,
            'many': False,
            'doc': "the term's name, `prefix:local`",
        },
    ],
    'options': [
        {
            'flag': '--doc',
            'field': 'doc',
            'value': 'TEXT',
            'required': True,
            'many': False,
            'starts': False,
            'doc': 'the definition',
        },
        {
            'flag': '--label',
            'field': 'label',
            'value': 'TEXT',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'a noun phrase that begins with a or an',
        },
        {
            'flag': '--kind-of',
            'field': 'kind_of',
            'value': 'CURIE',
            'required': False,
            'many': True,
            'starts': False,
            'doc': 'a broader term',
        },
        {
            'flag': '--related-to',
            'field': 'related_to',
            'value': 'CURIE',
            'required': False,
            'many': True,
            'starts': False,
            'doc': 'a related term',
        },
        {
            'flag': '--attribute',
            'field': 'attribute',
            'value': 'NAME=CURIE',
            'required': False,
            'many': True,
            'starts': False,
            'doc': 'a named relation to a term',
        },
    ],
    'examples': [
        {
            'argv': [
                'dont',
                'define',
                'proj:Tensor',
                '--doc',
                'A multilinear map.',
                '--label',
                'a tensor',
            ],
            'says': 'coin a term',
        },
        {
            'argv': [
                'dont',
                'define',
                'proj:Ricci',
                '--doc',
                'A contraction of the curvature tensor.',
                '--label',
                'a Ricci tensor',
                '--kind-of',
                'proj:Tensor',
            ],
            'says': 'coin a narrower one',
        },
    ],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'curie': {
            'type': 'string',
            'required': True,
            'doc': 'name of the term',
            'pattern': '^[^:\\s]+:\\S+$',
        },
        'doc': {'type': 'string', 'required': True, 'doc': 'the definition'},
        'label': {'type': 'string', 'doc': 'a noun phrase with its article'},
        'kind_of': {
            'type': 'string',
            'many': True,
            'doc': 'broader terms',
            'pattern': '^[^:\\s]+:\\S+$',
        },
        'related_to': {
            'type': 'string',
            'many': True,
            'doc': 'related terms',
            'pattern': '^[^:\\s]+:\\S+$',
        },
        'attribute': {
            'type': 'record',
            'many': True,
            'doc': 'named attributes',
            'fields': {
                'name': {'type': 'string', 'required': True, 'doc': 'name of the attribute'},
                'curie': {
                    'type': 'string',
                    'required': True,
                    'doc': 'what it points to',
                    'pattern': '^[^:\\s]+:\\S+$',
                },
            },
            'record': 'AttrSpec',
        },
    },
}
