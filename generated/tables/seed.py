# Do not edit: written by `tools/generate`.
# Source: model/tables/seed.yaml
# sha256: 8665a34bcf8b98a25f2f49162eaec6b536c7ad8d1499fe6c8879c248f0a2078f
# Source: model/rows.yaml
# sha256: 4c8c9fe9ea850357378afe4b8b0b2c9a1f23c4e769b046a47692bfb153e42e84
"""The seed terms."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from dont.generated.shapes import SeedRow

ROWS: dict[str, SeedRow] = {
    'dont:Entity': {
        'id': 'term:0000000000D0NTSEED00000001',
        'curie': 'dont:Entity',
        'label': 'an entity',
        'definition': 'anything a ledger can name',
        'kind_of': [],
        'related_to': [],
    },
    'dont:Claim': {
        'id': 'term:0000000000D0NTSEED00000002',
        'curie': 'dont:Claim',
        'label': 'a claim',
        'definition': 'a statement that somebody recorded and evidence may move',
        'kind_of': ['dont:Entity'],
        'related_to': [],
    },
    'dont:Term': {
        'id': 'term:0000000000D0NTSEED00000003',
        'curie': 'dont:Term',
        'label': 'a term',
        'definition': 'a word with a definition that somebody recorded',
        'kind_of': ['dont:Entity'],
        'related_to': [],
    },
    'dont:Evidence': {
        'id': 'term:0000000000D0NTSEED00000004',
        'curie': 'dont:Evidence',
        'label': 'an evidence',
        'definition': 'a reference that supports or refutes a claim or a term',
        'kind_of': ['dont:Entity'],
        'related_to': [],
    },
    'dont:kind_of': {
        'id': 'term:0000000000D0NTSEED00000005',
        'curie': 'dont:kind_of',
        'label': 'a kind-of relation',
        'definition': 'a relation from a term to a broader term',
        'kind_of': [],
        'related_to': [],
    },
    'dont:related_to': {
        'id': 'term:0000000000D0NTSEED00000006',
        'curie': 'dont:related_to',
        'label': 'a related-to relation',
        'definition': 'a relation between two terms that neither narrows nor widens',
        'kind_of': [],
        'related_to': [],
    },
    'dont:defined_as': {
        'id': 'term:0000000000D0NTSEED00000007',
        'curie': 'dont:defined_as',
        'label': 'a defined-as relation',
        'definition': 'a relation from a term to the text that defines it',
        'kind_of': [],
        'related_to': [],
    },
    'dont:Hypothesis': {
        'id': 'term:0000000000D0NTSEED00000008',
        'curie': 'dont:Hypothesis',
        'label': 'a hypothesis',
        'definition': 'a rival explanation of what a claim says',
        'kind_of': ['dont:Entity'],
        'related_to': [],
    },
    'dont:Retraction': {
        'id': 'term:0000000000D0NTSEED00000009',
        'curie': 'dont:Retraction',
        'label': 'a retraction',
        'definition': 'a withdrawal of something that was recorded before',
        'kind_of': ['dont:Entity'],
        'related_to': [],
    },
    'dont:external_ref': {
        'id': 'term:0000000000D0NTSEED00000010',
        'curie': 'dont:external_ref',
        'label': 'an external reference',
        'definition': 'a relation to something outside this ledger',
        'kind_of': [],
        'related_to': [],
    },
}
