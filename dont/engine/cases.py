"""Cases beside a rule: read them, turn the short form into a rule view, run the rule on it.

In the short form of an entity every fact that is left out has its plain value; an atom, a
hypothesis or a reference may be a text alone. `world` lists further entities by `id`; what an
entity rests on is looked up there, and derived assessments follow from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.core.label import doc_phrase, label_head
from dont.core.sources import source_key
from dont.engine.check_cases import CASE_KINDS, check_cases
from dont.engine.evaluate import evaluate
from dont.engine.language import own_language
from dont.engine.outcome import Active
from dont.engine.shapes import items, mapping
from dont.engine.yaml12 import load

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dont.core.types import ReadOnly, Record
    from dont.engine.language import Language
    from dont.engine.outcome import CompiledRule, Outcome
    from dont.engine.problems import Problem

_ME = "claim:00000000000000000000000000"
_TEXT_KEYS = {"atoms": "text", "hypotheses": "text", "evidence": "uri", "refs": "curie"}
_RECORD_DEFAULTS: dict[str, Record] = {
    "atoms": {"idx": 0, "text": "", "status": "unverified"},
    "hypotheses": {"idx": 0, "text": "", "assessed": False},
    "evidence": {"uri": None, "kind": None, "supports": True, "source": None, "drift": None},
    "depends_on": {"id": None, "status": "unverified", "resolved": True, "curie": None},
    "refs": {"curie": None, "resolved": True, "label": None, "obsolete": False},
    "kind_of": {"curie": None, "resolved": True},
    "related_to": {"curie": None, "resolved": True},
    "attributes": {"name": None, "curie": None, "resolved": True},
    "derived_assessments": {"name": None, "witness": None, "path": []},
}
_SCALARS: Record = {
    "id": None,
    "entity_kind": "claim",
    "status": "unverified",
    "statement": None,
    "definition": None,
    "label": None,
    "curie": None,
    "confidence": None,
    "author": "human:case",
    "age_days": 0,
}


def read_cases(
    text: str, source: str, compiled: CompiledRule, language: Language | None = None
) -> tuple[list[Record], list[Problem]]:
    """Read and check `cases.yaml` of a rule.

    Args:
        text: the file's text.
        source: its path, as messages name it.
        compiled: the rule beside it.
        language: what may be named; None takes the generated one.

    Returns:
        The cases and no problems, or none and all problems.
    """
    document = load(text, source)
    if not document.problems:
        check_cases(document, compiled.rule, language or own_language())
    if document.problems:
        return [], document.problems
    cases = [mapping(case) for case in items(document.data)]
    for index, case in enumerate(cases):
        case["where"] = document.where((index,))
    return cases, []


def _record(name: str, value: object, index: int) -> Record:
    given = mapping(value)
    if isinstance(value, str):
        given = {_TEXT_KEYS.get(name, "curie"): value}
    record = {**_RECORD_DEFAULTS[name], **given}
    if "idx" in record and "idx" not in given:
        record["idx"] = index
    if name == "evidence" and record["source"] is None and isinstance(record["uri"], str):
        record["source"] = source_key(record["uri"])
    return record


def _edges(entity: ReadOnly, world: Mapping[str, Record]) -> list[Record]:
    out = []
    for value in items(entity.get("depends_on")):
        if isinstance(value, dict):
            out.append(_record("depends_on", value, 0))
            continue
        other = world.get(str(value))
        out.append(
            {
                "id": str(value),
                "status": other["status"] if other else None,
                "resolved": other is not None,
                "curie": other["curie"] if other else None,
            }
        )
    return out


def _facts(entity: ReadOnly, world: Mapping[str, Record]) -> Record:
    view: Record = {**_SCALARS, **{k: v for k, v in entity.items() if k in _SCALARS}}
    for name in _RECORD_DEFAULTS:
        given = items(entity.get(name))
        view[name] = [_record(name, value, index) for index, value in enumerate(given)]
    view["depends_on"] = _edges(entity, world)
    label, definition = view["label"], view["definition"]
    view["label_head"] = label_head(label) if isinstance(label, str) else None
    view["doc_phrase"] = doc_phrase(definition) if isinstance(definition, str) else None
    view.update({k: v for k, v in entity.items() if k in {"label_head", "doc_phrase"}})
    return view


def view_of(case: ReadOnly) -> Record:
    """Turn a case into the rule view of its entity.

    Args:
        case: a checked case.

    Example:
        >>> view_of({"entity": {"statement": "x", "atoms": ["a"]}})["atoms"]
        [{'idx': 0, 'text': 'a', 'status': 'unverified'}]
    """
    from dont.engine.assessments import MemoryGraph, assess

    world: dict[str, Record] = {}
    for other in items(case.get("world")):
        body = mapping(other)
        world[str(body["id"])] = {**_SCALARS, **body}
    view = _facts(mapping(case["entity"]), world)
    view["id"] = view["id"] or _ME
    view["input"] = _input(mapping(case.get("input")))
    if "derived_assessments" not in mapping(case["entity"]):
        view["derived_assessments"] = assess(str(view["id"]), MemoryGraph(view, world))
    return view


def _input(given: Record) -> Record:
    if "evidence" in given:
        given["evidence"] = [
            {"supports": True, **({"uri": value} if isinstance(value, str) else mapping(value))}
            for value in items(given["evidence"])
        ]
    return given


def case_params(compiled: CompiledRule, case: ReadOnly) -> Record:
    """Give the parameters a case runs with: the defaults, and its own."""
    declared = mapping(compiled.rule.get("params"))
    values = {name: mapping(body).get("default") for name, body in declared.items()}
    values.update(mapping(case.get("params")))
    return {k: tuple(v) if isinstance(v, list) else v for k, v in values.items()}


def outcome_of(compiled: CompiledRule, case: ReadOnly) -> Outcome | None:
    """Run a rule on a case, whatever the configuration says of the rule."""
    return evaluate(Active(compiled, "strict", case_params(compiled, case)), view_of(case))


def run_case(compiled: CompiledRule, case: ReadOnly) -> Record:
    """Run one case in memory.

    Returns:
        A `CaseResult`: `rule, case, passed, message` and `where`.
    """
    outcome = outcome_of(compiled, case)
    expected, found = _expected(compiled, case), _found(compiled, outcome)
    wrong = [
        f"{name} should be {value!r}, is {found.get(name)!r}"
        for name, value in expected.items()
        if found.get(name) != value
    ]
    result: Record = {
        "rule": compiled.name,
        "case": case["name"],
        "passed": not wrong,
        "message": "; ".join(wrong) or None,
    }
    if "where" in case:
        result["where"] = case["where"]
    return result


def _expected(compiled: CompiledRule, case: ReadOnly) -> Record:
    word, _ = CASE_KINDS[compiled.kind]
    keys = (word, "measured", "applies")
    expected: Record = {key: case[key] for key in keys if key in case}
    if "unmet" in case:
        expected["unmet"] = sorted(str(name) for name in items(case["unmet"]))
    return expected


def _found(compiled: CompiledRule, outcome: Outcome | None) -> Record:
    word, positive = CASE_KINDS[compiled.kind]
    if outcome is None:
        return {"applies": False, word: positive, "measured": True, "unmet": []}
    failed = outcome.holds is False if compiled.kind == "flag" else outcome.holds is not True
    return {
        "applies": True,
        word: positive is not failed,
        "measured": outcome.holds is not None,
        "unmet": sorted(outcome.clause_ids),
    }


def untested(compiled: CompiledRule, cases: Sequence[ReadOnly]) -> list[str]:
    """Say why a project rule may not refuse: for each clause one passing and one refusing case.

    Returns:
        One line for each clause that lacks a case, and for each case that does not come out.
    """
    lacking = [
        f"case `{result['case']}`: {result['message']}"
        for result in (run_case(compiled, case) for case in cases)
        if not result["passed"]
    ]
    outcomes = [outcome for case in cases if (outcome := outcome_of(compiled, case)) is not None]
    for clause in items(compiled.rule["clauses"]):
        name = str(mapping(clause)["id"])
        if not any(name in outcome.clause_ids for outcome in outcomes):
            lacking.append(f"clause `{name}` has no case that refuses")
        if not any(name not in outcome.clause_ids for outcome in outcomes):
            lacking.append(f"clause `{name}` has no case that passes")
    return lacking
