"""Run one rule on one entity.

A rule was compiled to a function of the rule view and the parameters (`dont.engine.compile`). It
gives None where `when` leaves the rule out, else a list of what does not hold. A clause that could
not be determined is in the list with None in the place of False: a gate refuses then, a flag is not
measured. The same rule over a whole ledger is `dont.engine.sweep`; both mean the same.
"""

from __future__ import annotations

from dont.engine.outcome import outcome_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from dont.engine.outcome import Active, Outcome, View


def evaluate(active: Active, view: View) -> Outcome | None:
    """Run one rule on one entity.

    Args:
        active: the rule with its parameters.
        view: the rule view of the entity.

    Returns:
        The outcome; None where the rule is off, about another kind, or left out by `when`.
    """
    return run(active, view) if active.applies(view) else None


def run(active: Active, view: View) -> Outcome | None:
    """Run one rule that is on, on an entity of a kind it is about; None where `when` does."""
    unmet = active.compiled.run(view, active.params)
    return None if unmet is None else outcome_of(active, view, unmet)
