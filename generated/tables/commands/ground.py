# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Ground."""

ROW = {
    'verb': 'ground',
    'aliases': [],
    'phrase': "don't leave it without ground",
    'summary': 'record a claim and verify it in one step; both or neither',
    'group': 'record',
    'input_class': 'GroundInput',
    'payload_kinds': ['claim'],
    'effect': 'write',
    'needs_project': True,
    'entity_kinds': ['claim'],
    'creates': 'claim',
    'stdin_ids': False,
    'own_output': False,
    'mcp': 'core',
    'option_groups': ['evidence'],
    'args': [
        {
            'name': 'STATEMENT',
            'field': 'statement',
            'required': True,
            'many': False,
            'doc': 'what is said',
        },
    ],
    'options': [],
    'examples': [
        {
            'argv': ['dont', 'ground', 'It says hello', '--file', 'README.md', '--lines', '1'],
            'says': 'a claim that rests on a line of the project',
        },
        {
            'argv': [
                'dont',
                'ground',
                'The limit is 500',
                '--evidence',
                'https://example.org/limits',
                '--quote',
                'limit is 500',
            ],
            'says': 'a claim that rests on a page and words in it',
        },
    ],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'statement': {'type': 'string', 'required': True, 'doc': 'the statement'},
        'evidence': {
            'type': 'record',
            'many': True,
            'required': True,
            'doc': 'the evidence',
            'fields': {
                'uri': {
                    'type': 'string',
                    'doc': 'evidence URI: http(s), doi:, pmid:, arxiv:, urn:, repo:path#Lx-Ly, a CURIE or a path',
                },
                'kind': {
                    'type': 'string',
                    'doc': 'kind of the reference; follows from the URI when left out',
                },
                'quote': {
                    'type': 'string',
                    'doc': 'words of the source that carry the statement',
                },
                'supports': {
                    'type': 'boolean',
                    'doc': 'false for evidence against the entity; true when left out',
                },
                'file': {'type': 'string', 'doc': 'path of a file below the project root'},
                'lines': {'type': 'string', 'doc': '`A-B` or `A`, 1-based, inclusive'},
                'anchor': {
                    'type': 'string',
                    'doc': 'a name in the file that the lines belong to',
                },
                'note': {'type': 'string', 'doc': 'remark for readers'},
            },
            'min_items': 1,
            'record': 'EvidenceSpec',
        },
    },
}
