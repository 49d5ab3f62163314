"""What the command answers against the model: nothing that is not declared, nothing missing.

The published schemas leave outputs open, as readers need; here they are closed, so that a field
that a verb invents fails. A real session in a real project, one process a command.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from jsonschema import Draft202012Validator

from tests.generator.test_oracle import ROOT, model_of
from tools.generator.jsonschema import SchemaWriter

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from subprocess import CompletedProcess

HARNESS = {"DONT_HARNESS": "1"}
PLAN = '[{"verb": "conclude", "statement": "planned"}, {"verb": "lock", "entity_id": "$0"}]'
# {c} is an unverified claim, {g} a grounded one, {e} an event.
SESSION = [
    "conclude {s} --atom x --confidence 0.5 --ref dont:Claim",
    "define proj:A --doc A.thing --kind-of dont:Term --attribute part=dont:Term",
    "trust {g} --reason seen.otherwise",
    "dismiss {g} --evidence https://a.example.org/1",
    "dismiss {g}",
    "hypothesize {g} rival",
    "assess {g} 0 --refuting doi:10.1/x",
    "lock {g}",
    "show {g} --history",
    "show {e}",
    "show proj:A",
    "show proj:None",
    "show 01HX05A9K8VP",
    "why {g}",
    "why proj:A",
    "trace {g}",
    "list",
    "list --derived-assessment stale",
    "vocab --all",
    "prime",
    "suggest-term thing",
    "suggest-term zzz",
    "disturb README.md:1",
    "check",
    "repeat",
    "rules list --validators",
    "rules show lockable",
    "rules coverage",
    "explain lockable",
    "explain usage",
    "errors list",
    "errors show usage",
    "errors classify --purpose build -",
    "graph",
    "doctor",
    "schema",
    "schema claim",
    "examples",
    "help",
    "help trust",
    "completions bash",
    "hook status",
    "--version",
    "frobnicate",
    "assume {c} --model-hint verifier",
    "guess what",
    "spawns --all",
    "verify-evidence {g} --offline",
    "restate {c} better",
    "show {c}",
    "ignore {g} --reason gone.away",
    "reopen {g}",
    "apply -",
    "import ttl none.ttl",
]


def logged(root: Path) -> list[str]:
    """Hold every line of the log against the model; event data follows from its kind."""
    schema = SchemaWriter(model_of(ROOT), closed=True).document("LogLine", "log-line")
    validator = Draft202012Validator(schema)
    lines = [
        json.loads(line)
        for path in sorted((root / ".dont/ledger").rglob("*.jsonl"))
        for line in path.read_text(encoding="utf-8").splitlines()
    ]
    kinds = {event["event_kind"] for line in lines for event in line["events"]}
    assert len(kinds) >= 10, kinds
    return [f"{e.json_path}: {e.message}" for line in lines for e in validator.iter_errors(line)]


def closed(kind: str) -> Draft202012Validator:
    model = model_of(ROOT)
    record = next(r for r in model.records.values() if r.notes.get("envelope_kind") == kind)
    return Draft202012Validator(SchemaWriter(model, closed=True).document(record.name, kind))


def mistakes(envelope: dict[str, Any]) -> list[str]:
    body = json.loads((ROOT / "generated/schema/envelope.json").read_text(encoding="utf-8"))
    found = [
        f"{e.json_path}: {e.message}" for e in Draft202012Validator(body).iter_errors(envelope)
    ]
    shape = SchemaWriter(model_of(ROOT), closed=True).document("Envelope", "envelope")
    found += [
        f"{e.json_path}: {e.message}" for e in Draft202012Validator(shape).iter_errors(envelope)
    ]
    data = closed(envelope["envelope_kind"]).iter_errors(envelope["data"])
    return found + [f"data{e.json_path[1:]}: {e.message}" for e in data]


@pytest.mark.slow
def test_every_answer_and_every_line_has_the_shape_of_the_model(
    dont: Callable[..., CompletedProcess[str]], scratch: Path
) -> None:
    def run(words: list[str], stdin: str = "") -> dict[str, Any]:
        done = dont(*words, "--json", stdin=stdin, env=HARNESS)
        answer: dict[str, Any] = json.loads(done.stdout)
        return answer

    grounded = run(["ground", "it says hello", "--file", "README.md", "--lines", "1"])
    claim = run(["conclude", "looked at twice"])
    history = run(["show", claim["data"]["id"], "--history"])["data"]["history"]
    names = {"g": grounded["data"]["id"], "c": claim["data"]["id"], "e": history[0]["id"]}
    wrong = []
    for line in SESSION:
        stdin = PLAN if line.startswith("apply") else "main.c:3: undefined reference to `f'\n"
        words = [w.replace(".", " ") if w in TEXTS else w for w in line.split()]
        answer = run([w.format(**names, s="a claim") for w in words], stdin)
        if answer["data"].get("code") == "internal":
            wrong.append(f"{line}: {answer['data']['detail']}")
        wrong += [f"{line}: {m[:300]}" for m in mistakes(answer)]
    wrong += logged(scratch)
    assert not wrong, "\n".join(wrong)


TEXTS = {"A.thing", "seen.otherwise", "gone.away"}
