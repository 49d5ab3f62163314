# Do not edit: written by `tools/generate`.
# Source: model/tables/outcomes.yaml
# sha256: 5d8ad5af928ed8bf10617bc7fac44a81a1cbbdc90aa96f7525407040609b40a5
# Source: model/error.yaml
# sha256: c8569968e562d5335f0556397297a1f19305488694aca9f45522777d3e72b10f
"""Advice by retryability; the outcome of a task is in the kinds and classes."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from dont.generated.shapes import OutcomeRow

ROWS: dict[str, OutcomeRow] = {
    'retryable': {
        'retryability': 'retryable',
        'next': 'the same attempt may succeed after a pause',
        'repeated': 'stop retrying at this pace; wait longer, or use another service',
        'decision': 'no decision is needed',
    },
    'retryable_after_change': {
        'retryability': 'retryable_after_change',
        'next': 'change what it names, then try again',
        'repeated': 'the last changes did not touch the cause; look at the evidence line and change something else',
        'decision': 'no decision is needed unless the change is not yours to make',
    },
    'not_retryable': {
        'retryability': 'not_retryable',
        'next': 'trying again does not help',
        'repeated': 'stop; leave this path, or ask for the decision it needs',
        'decision': 'a decision is needed before anything else',
    },
    'unknown': {
        'retryability': 'unknown',
        'next': 'diagnose it once before another attempt',
        'repeated': 'stop and escalate with the evidence; it stays unexplained',
        'decision': 'a decision is needed if it comes again',
    },
}
