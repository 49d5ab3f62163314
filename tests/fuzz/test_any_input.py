"""Any command line, plan, hook message, rule file or line span ends in an answer or a refusal."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from dont.core.command_line import read
from dont.core.errors import HarnessError, Refusal, UsageError
from dont.engine.cases import outcome_of, read_cases
from dont.engine.project import load_rule
from dont.evidence.disturb import target
from dont.evidence.locate import capture, capture_uri
from dont.faces.cli.envelope import line as envelope_line
from dont.faces.hooks.answering import answer
from dont.generated.tables.commands import ROWS
from dont.verbs.dispatch import run
from dont.verbs.plan import filled, plannable, read_plan
from tests.fuzz.conftest import World

QUIET: Any = {
    "deadline": None,
    "database": None,
    "derandomize": True,
    "suppress_health_check": list(HealthCheck),
}
FEW = settings(max_examples=200, **QUIET)
SOME = settings(max_examples=200, **QUIET)
MANY = settings(max_examples=5_000, **QUIET)

# Verbs that speak another protocol, ask the network, or write files beside the ledger.
OTHERS = {"mcp", "hook", "import", "verify-evidence", "sync-docs", "init", "report", "examples"}
VERBS = [name for name in ROWS if name not in OTHERS and not name.startswith("hook")]
ODD = st.sampled_from(
    ["", " ", "-", "--", "\0", "\x1b[31m", "\ud800", "\u202e", "$0", "$9", "claim:", "term:",
     "proj:Door", "README.md", "repo:README.md#L1-L9", "../x", "/etc/passwd", "1-2", "9" * 30,
     "nan", "-1", "1e999", "{}", "[]", "null", "a\nb", "https://[", "doi:", "verified", "human:",
     "é" * 50]
)  # fmt: skip
TEXT = ODD | st.text(max_size=20)
SCALAR = (
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | TEXT | st.just("$0")
)
JSON = st.recursive(
    SCALAR,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8) | ODD, inner, max_size=3)
    ),
    max_leaves=6,
)


def options(verb: str) -> list[str]:
    """List the options that a verb takes, and some that it does not."""
    own = [f"--{name.replace('_', '-')}" for name in ROWS[verb]["fields"]]
    return [*own, "--all", "--author", "--plain", "--quote", "--lines", "--file", "--nope", "-e"]


@st.composite
def command_lines(draw: Any, claim: str) -> list[str]:
    verb = draw(st.sampled_from(VERBS))
    words: list[str] = verb.split()
    if draw(st.booleans()):
        words.append(claim)
    more: list[str] = draw(st.lists(st.sampled_from(options(verb)) | TEXT, max_size=4))
    return words + more


def hold_line(world: World, words: list[str]) -> None:
    """Run a command line as the command does, without a process around it."""
    try:
        line = read(words)
    except UsageError:
        return
    if line.row is None or line.row["verb"] in OTHERS or line.row.get("own_output"):
        return
    ctx = world.context()
    try:
        outcome = run(line.row, line.given, ctx)
        written = envelope_line(outcome.envelope)
    finally:
        ctx.close()
    assert outcome.exit in (0, 1, 2, 3), (words, outcome.error)
    json.loads(written)


@FEW
@given(st.data())
def test_any_command_line_ends_in_an_envelope(world: World, data: st.DataObject) -> None:
    hold_line(world, data.draw(command_lines(world.claim)))


@pytest.mark.long
@settings(max_examples=3000, **QUIET)
@given(st.data())
def test_any_command_line_ends_in_an_envelope_at_length(world: World, data: st.DataObject) -> None:
    before = world.written()
    hold_line(world, data.draw(command_lines(world.claim)))
    assert world.written() == before


@st.composite
def plans(draw: Any) -> str | bytes:
    """Draw a plan that may begin well: known verbs with values of every type."""
    verbs = sorted(plannable())

    def operation() -> Any:
        verb = draw(st.sampled_from(verbs))
        fields = draw(st.lists(st.sampled_from(sorted(ROWS[verb]["fields"])), max_size=4))
        return {"verb": verb, **{name: draw(JSON) for name in fields}}

    kind = draw(st.integers(0, 3))
    if kind == 0:
        return str(draw(st.text(max_size=60)))
    if kind == 1:
        return json.dumps(draw(JSON))
    operations = [operation() for _ in range(draw(st.integers(1, 3)))]
    glue = "\n" if kind == 2 else ","
    text = glue.join(json.dumps(one) for one in operations)
    return text if kind == 2 else f"[{text}]"


def hold_plan(text: str) -> None:
    try:
        for index, operation in enumerate(read_plan(text)):
            filled(operation, ["claim:" + "0" * 26] * index, index)
    except (Refusal, UsageError):
        return


@SOME
@given(plans())
def test_any_plan_is_read_or_refused(text: str) -> None:
    hold_plan(text)


@pytest.mark.long
@MANY
@given(plans())
def test_any_plan_is_read_or_refused_at_length(text: str) -> None:
    hold_plan(text)


@FEW
@given(plans())
def test_any_plan_ends_in_a_report_or_a_refusal(world: World, text: str) -> None:
    """Proves: applying any plan, dry, is an envelope that can be written."""
    ctx = world.context(text.encode("utf-8", "surrogatepass"))
    try:
        outcome = run(ROWS["apply"], {"file": "-"}, ctx)
    finally:
        ctx.close()
    assert outcome.exit in (0, 1, 2, 3), outcome.error
    json.loads(envelope_line(outcome.envelope))


@pytest.mark.parametrize("deep", ["[" * 100_000, '{"a":' * 50_000, "- " * 50_000, "[" * 2000])
def test_a_plan_nested_without_end_is_refused(deep: str) -> None:
    with pytest.raises(Refusal) as caught:
        read_plan(deep)
    assert caught.value.code == "schema-mismatch"


HOOK_KEYS = st.sampled_from(
    ["session_id", "conversation_id", "cwd", "tool_name", "tool_input", "source", "file_path",
     "old_string", "new_string", "edits", "patch", "command", "stop_hook_active", "loop_count",
     "status", "workspace_roots", "path", "hook_event_name", "transcript_path"]
)  # fmt: skip
MESSAGES = st.binary(max_size=80) | st.builds(
    lambda told: json.dumps(told).encode("utf-8"),
    st.dictionaries(HOOK_KEYS, JSON | st.dictionaries(HOOK_KEYS, JSON, max_size=4), max_size=6),
)
EVENTS = st.sampled_from(["session-start", "pre-tool-use", "post-tool-use", "stop", "x", "\x1b"])


def hold_hook(world: World, host: str, event: str, body: bytes) -> None:
    text, status = answer(host, event, body, world.context())
    assert status == 0
    assert isinstance(json.loads(text), dict)


@SOME
@given(st.sampled_from(["claude", "codex", "cursor", "?"]), EVENTS, MESSAGES)
def test_any_hook_message_is_answered(world: World, host: str, event: str, body: bytes) -> None:
    hold_hook(world, host, event, body)


@pytest.mark.long
@MANY
@given(st.sampled_from(["claude", "codex", "cursor", "?"]), EVENTS, MESSAGES)
def test_any_hook_message_is_answered_at_length(
    world: World, host: str, event: str, body: bytes
) -> None:
    hold_hook(world, host, event, body)


RULE = """name: r
rule_kind: gate
applies_to: [claim]
verbs: [lock]
severity: {permissive: warn, strict: strict, overridable: true}
summary: s
why: w
params: {least: {type: integer, default: 1, doc: d}}
clauses:
  - id: c
    require: {evidence: {count: {where: {supports: {is: true}}, at_least: $least, as: n}}}
    unmet: has {n}
    fixes: [{argv: [dont, show, "{id}"], description: see}]
"""
CASES = "- {name: a, entity: {status: verified}, met: false, unmet: [c]}\n"


@st.composite
def spoilt(draw: Any, text: str) -> str:
    """Draw a file that was sound before some of its bytes changed."""
    body = bytearray(text, "utf-8")
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(body)))
        cut = draw(st.integers(0, 12))
        body[at : at + cut] = draw(st.binary(max_size=4) | st.sampled_from([b": ", b"\n", b"{"]))
    return body.decode("utf-8", "replace")


def hold_rule(text: str, cases: str) -> None:
    rule, problems = load_rule(text, "r.yaml", folder="r")
    assert (rule is None) == bool(problems)
    assert all(one["where"].startswith("r.yaml:") for one in problems)
    if rule is not None:
        outcome_of(rule, {"entity": {}, "evidence": [], "status": "verified", "id": "claim:x"})
        for one in read_cases(cases, "c.yaml", rule)[1]:
            assert one["where"].startswith("c.yaml:")


@SOME
@given(spoilt(RULE), spoilt(CASES))
def test_a_spoilt_rule_file_has_problems_or_decides(text: str, cases: str) -> None:
    hold_rule(text, cases)
    hold_rule(RULE, cases)


@pytest.mark.long
@MANY
@given(spoilt(RULE), spoilt(CASES))
def test_a_spoilt_rule_file_has_problems_or_decides_at_length(text: str, cases: str) -> None:
    hold_rule(text, cases)


SPANS = TEXT | st.text("0123456789-:L# ٣", max_size=12)
PATHS = TEXT | st.text("./abREADME.md#L%:\\", max_size=20)


def hold_span(world: World, path: str, lines: str) -> None:
    root = str(world.root)
    for ask in (
        lambda: capture(root, "README.md", lines),
        lambda: capture(root, path, lines),
        lambda: capture_uri(root, f"repo:{path}#L{lines}"),
        lambda: target(root, f"{path}:{lines}"),
    ):
        try:
            found = ask()
        except HarnessError as error:
            assert error.code != "internal"  # noqa: PT017 - most examples are refused
        else:
            given_path = found["path"] if isinstance(found, dict) else found[0]
            assert ".." not in str(given_path).split("/")
            assert not str(given_path).startswith("/")


@SOME
@example("/", "\ud800")
@given(PATHS, SPANS)
def test_any_path_and_span_are_captured_or_refused(world: World, path: str, lines: str) -> None:
    """Proves: whatever is named, what is read lies inside the project."""
    hold_span(world, path, lines)


@pytest.mark.long
@MANY
@given(PATHS, SPANS)
def test_any_path_and_span_are_captured_or_refused_at_length(
    world: World, path: str, lines: str
) -> None:
    hold_span(world, path, lines)
