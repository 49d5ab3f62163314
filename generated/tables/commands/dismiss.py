# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Dismiss."""

ROW = {
    'verb': 'dismiss',
    'aliases': ['flag'],
    'phrase': "don't dismiss it: here is the evidence",
    'summary': 'verify a claim or a term with evidence',
    'group': 'record',
    'input_class': 'DismissInput',
    'payload_kinds': ['claim', 'term'],
    'effect': 'write',
    'needs_project': True,
    'entity_kinds': ['claim', 'term'],
    'creates': None,
    'stdin_ids': True,
    'own_output': False,
    'mcp': 'core',
    'option_groups': ['evidence'],
    'args': [
        {
            'name': 'ID',
            'field': 'entity_id',
            'required': True,
            'many': False,
            'doc': 'what to verify',
        },
    ],
    'options': [
        {
            'flag': '--atom',
            'field': 'atom_idx',
            'value': 'N',
            'required': False,
            'many': True,
            'starts': False,
            'doc': 'verify only this part, counted from 0',
        },
        {
            'flag': '--request',
            'field': 'request',
            'value': 'SPAWN',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'the spawn request this answers',
        },
    ],
    'examples': [
        {
            'argv': ['dont', 'dismiss', '{claim}', '--evidence', 'https://example.org/report'],
            'says': 'verify with a page',
        },
        {
            'argv': [
                'dont',
                'dismiss',
                '{claim}',
                '--file',
                'README.md',
                '--lines',
                '1',
                '--quote',
                'hello',
            ],
            'says': 'verify with a line of the project and the words that must stand there',
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
        'atom_idx': {
            'type': 'integer',
            'many': True,
            'doc': 'verify only these atoms',
            'minimum': 0,
        },
        'note': {'type': 'string', 'doc': 'remark for readers'},
        'request': {'type': 'string', 'doc': 'the spawn request it answers'},
    },
}
