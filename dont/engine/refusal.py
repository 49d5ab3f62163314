"""Turn outcomes into what callers read: unmet clauses, refusals, warnings, suggestions."""

from __future__ import annotations

from dont.core.remedy import remedy
from dont.engine.fixes import Refused, bound_by, fixes_of
from dont.engine.shapes import mapping
from dont.engine.texts import Values, fill, shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from dont.core.types import Record
    from dont.engine.outcome import Outcome, Unmet

RULE_CODE = "rule-not-met"
_MOST_REMEDIES = 12


def _undetermined(outcome: Outcome, index: int) -> str:
    facts = outcome.active.compiled.facts.get(index) or ["a fact"]
    what = "whether the rule applies: " if index < 0 else ""
    return f"could not determine {what}{', '.join(facts)}"


def clause_text(outcome: Outcome, unmet: Unmet) -> str:
    """Say what does not hold, or which fact could not be determined."""
    index, verdict, record = unmet
    if verdict is None:
        return _undetermined(outcome, index)
    template = outcome.active.compiled.texts[index]
    if "{" not in template:
        return template
    return fill(template, Values(outcome, record, bound_by(outcome, unmet)))


def clause_texts(outcome: Outcome) -> list[str]:
    """Say everything that does not hold, each text once."""
    if not outcome.unmet:
        return []
    return list(dict.fromkeys(clause_text(outcome, unmet) for unmet in outcome.unmet))


def unmet_clause(outcome: Outcome, unmet: Unmet, refused: Refused) -> Record:
    """Build one entry of `unmet_clauses`."""
    index, verdict, record = unmet
    found = fixes_of(outcome, unmet, refused)
    remedies = [remedy(argv, description) for argv, description in found]
    entry: Record = {
        "clause": clause_text(outcome, unmet),
        "fix": remedies[0]["command"] if remedies else None,
        "fix_argv": remedies[0]["argv"] if remedies else None,
        "clause_id": "when",
        "rule_name": outcome.active.name,
        "observed": None,
        "expected": None,
        "fixes": remedies,
    }
    if index >= 0:
        clause = outcome.active.compiled.clause(index)
        values = Values(outcome, record, bound_by(outcome, unmet))
        observed, expected = shown(str(clause["unmet"]), values)
        entry["clause_id"] = clause["id"]
        entry["observed"] = observed if verdict is False else None
        entry["expected"] = {**_demanded(outcome, clause["require"]), **expected}
        if clause.get("code"):
            entry["code"] = clause["code"]
    return entry


def _demanded(outcome: Outcome, require: object) -> dict[str, object]:
    """Give what a clause demands of single values, by field; parameters with their values."""
    found: dict[str, object] = {}
    for field, test in mapping(require).items():
        for operator, operand in mapping(test).items():
            if operator in {"is", "in", "not_in", "is_not", "at_least", "at_most"}:
                value = operand
                if isinstance(operand, str) and operand.startswith("$"):
                    value = outcome.active.params.get(operand[1:])
                plain: object = list(value) if isinstance(value, tuple) else value
                found[field] = plain if operator == "is" else {operator: plain}
    return found


def _remedies(clauses: Iterable[Record]) -> list[object]:
    """Collect the fixes of all clauses: the first of each clause, then the rest, each once."""
    per_clause = [list(found) for found in (c["fixes"] for c in clauses) if isinstance(found, list)]
    out: list[object] = []
    for fix in [*(f[0] for f in per_clause if f), *(fix for f in per_clause for fix in f[1:])]:
        if mapping(fix)["argv"] not in [mapping(known)["argv"] for known in out]:
            out.append(fix)
    return out[:_MOST_REMEDIES]


def refusal(outcomes: Sequence[Outcome], verb: str) -> Record:
    """Build the data of a refusal from the rules that refuse, the first of which names it.

    Args:
        outcomes: rules that do not hold, in the order in which they are named.
        verb: the verb that is refused; `input` of the view holds what it was given.
    """
    first = outcomes[0]
    refused = Refused(verb, mapping(first.view["input"]))
    clauses = [
        unmet_clause(outcome, unmet, refused) for outcome in outcomes for unmet in outcome.unmet
    ]
    code, rule_name = RULE_CODE, first.active.name
    own = [clause for clause in clauses if "code" in clause]
    data: Record = {}
    if first.active.compiled.kind == "validator":
        code, rule_name = str(first.active.compiled.rule["code"]), ""
    elif own:
        # A clause with a code of its own speaks for the whole refusal, so its fixes come first.
        code, rule_name = str(own[0]["code"]), ""
        clauses = [*own, *(clause for clause in clauses if "code" not in clause)]
    data["code"] = code
    data["rule_name"] = rule_name or None
    data["entity_id"] = None if refused.creates else first.view["id"]
    data["unmet_clauses"] = clauses
    data["remediation"] = _remedies(clauses)
    return data


def warning_of(outcome: Outcome) -> Record:
    """Build the warning of a rule that does not hold and does not refuse."""
    compiled = outcome.active.compiled
    validator = compiled.kind == "validator"
    entry: Record = {
        "code": compiled.rule.get("code") or RULE_CODE,
        "rule_name": None if validator else compiled.name,
        "message": "; ".join(clause_texts(outcome)),
    }
    if outcome.view["id"] is not None:
        entry["entity_id"] = outcome.view["id"]
    for unmet in outcome.unmet:
        found = fixes_of(outcome, unmet, Refused())
        if found:
            entry["suggested_remediation"] = remedy(*found[0])
            break
    return entry


def suggestions_of(outcome: Outcome) -> list[Record]:
    """Suggest one command for each unmet clause, for a reader with nothing to repeat."""
    out: list[Record] = []
    for unmet in outcome.unmet:
        for argv, description in fixes_of(outcome, unmet, Refused())[:1]:
            entry: Record = {"rule_name": outcome.active.name, **remedy(argv, description)}
            if entry not in out:
                out.append(entry)
    return out
