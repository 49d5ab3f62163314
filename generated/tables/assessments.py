# Do not edit: written by `tools/generate`.
# Source: model/tables/assessments.yaml
# sha256: 71161b4082cccaaa59c1682bbc9626437d97e7859f0b3f9347dfb8fc2487ff21
# Source: model/rows.yaml
# sha256: 4c8c9fe9ea850357378afe4b8b0b2c9a1f23c4e769b046a47692bfb153e42e84
"""The derived assessments."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from dont.generated.shapes import AssessmentRow

ROWS: dict[str, AssessmentRow] = {
    'stale': {
        'name': 'stale',
        'summary': 'something it rests on is doubted',
        'why': 'A doubt reaches everything built on the doubted entity, but not through what is locked or ignored.',
        'reaches': {
            'via': ['depends_on', 'kind_of', 'related_to'],
            'where': {'status': {'is': 'doubted'}},
            'stop_at': {'status': {'in': ['locked', 'ignored']}},
            'exempt': {'status': {'in': ['locked', 'ignored']}},
        },
    },
    'compromised-support': {
        'name': 'compromised-support',
        'summary': 'something it rests on is ignored',
        'why': 'What was set aside supports nothing; a locked entity is the strongest support and compromises nothing.',
        'reaches': {
            'via': ['depends_on', 'kind_of', 'related_to'],
            'where': {'status': {'is': 'ignored'}},
            'stop_at': {'status': {'in': ['locked', 'ignored']}},
            'exempt': {'status': {'in': ['locked', 'ignored']}},
        },
    },
    'dangling-dependency': {
        'name': 'dangling-dependency',
        'summary': 'it rests on an entity that does not exist',
        'why': 'An edge without its other end shows up after merges and partial checkouts.',
        'reaches': {
            'via': ['depends_on', 'kind_of', 'related_to'],
            'where': {'status': {'exists': False}},
            'steps': 1,
            'exempt': {'status': {'in': ['locked', 'ignored']}},
        },
    },
    'unresolved-term': {
        'name': 'unresolved-term',
        'summary': 'it names a CURIE that does not resolve',
        'why': 'A statement whose words nobody defined cannot be checked.',
        'refs': {
            'in': ['refs', 'kind_of', 'related_to', 'attributes'],
            'where': {'resolved': {'is': False}},
            'exempt': {'status': {'in': ['locked', 'ignored']}},
        },
    },
}
