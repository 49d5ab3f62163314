"""The texts that `tools/new` writes."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

_RULE = """\
# yaml-language-server: $schema=../../../generated/schema/rule-file.json
name: {name}
rule_kind: {kind}
applies_to: [claim]
verbs: [dismiss, ground]
severity: {{permissive: warn, strict: strict, overridable: true}}
summary: a claim says something
why: |
  Say here what goes wrong without this rule.
{extra}clauses:
  - id: says-something
    require: {{statement: {{blank: false}}}}
    unmet: the statement is blank
    fixes: [{{argv: [dont, restate, "{{id}}", <text>], description: say it in words}}]
"""
_CASES = """\
- name: says something
  entity: {{entity_kind: claim, statement: it is bounded}}
  {word}: {good}
- name: says nothing
  entity: {{entity_kind: claim, statement: " "}}
  {word}: {bad}
  unmet: [says-something]
"""
_WORDS = {
    "gate": ("met", "true", "false"),
    "flag": ("flagged", "false", "true"),
    "validator": ("refused", "false", "true"),
}
_ROW = """\
  - verb: {name}
    phrase: "don't {name}"
    summary: say what this verb does
    group: look
    input_class: {cls}Input
    payload_kinds: [explain]
    effect: read
    args:
      - {{name: TEXT, field: text, required: true, doc: what it is about}}
    examples:
      - {{argv: [dont, {name}, something], says: say what this shows}}
"""
_INPUT = """\
  {cls}Input:
    is_a: Input
    description: say what this verb takes
    attributes:
      text: {{required: true, description: what it is about}}
"""
_MODULE = '''\
"""`dont {name}`: say what this verb does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.verbs.answer import Answer

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.verbs.context import Context


def {function}(ctx: Context, given: Record) -> Answer:  # noqa: ARG001 - every verb has it
    """Say what the verb answers.

    Args:
        ctx: the surroundings.
        given: {cls}Input.
    """
    text = str(given["text"])
    return Answer("explain", {{"name": "{name}", "text": text, "kind": "verb"}})
'''
_VERB_TEST = '''\
"""`dont {name}` answers."""

import json

from tests.conftest import Run


def test_it_answers(dont: Run) -> None:
    done = dont("{name}", "something", "--json")
    assert done.returncode == 0, done.stdout
    assert json.loads(done.stdout)["data"]["text"] == "something"
'''
_IMPORTER = '''\
"""Read a {name} source: say what it is and where its format is described."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.importers.place import Source
from dont.importers.reading import place_of, read_file, utf8
from dont.importers.result import Reading

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dont.core.imported import Term
    from dont.importers.options import Options
    from dont.importers.place import Place


def read_{module}_source(options: Options, place: Place) -> tuple[Reading, Source]:
    """Read a whole file; what is returned is checked and written by the caller, all or nothing."""
    content = read_file(options.target, place.base, importer="{name}")
    lines = utf8(content, options.encoding, importer="{name}").decode().splitlines()
    given = place_of(content, place)
    source = Source(given, content.canonical, f"{name}:{{given}}", content.digest, content.where)
    return read(lines, content.where), source


def read(lines: Iterable[str], name: str) -> Reading:
    """Read the lines of a source.

    Args:
        lines: its text, line by line.
        name: how problems call it, as `file:line`.
    """
    reading = Reading(name="")
    for number, line in enumerate(lines, 1):
        term = _term(line)
        if term is None:
            reading.problem(f"{{name}}:{{number}}", "not understood")
        else:
            reading.terms.append(term)
    return reading


def _term(line: str) -> Term | None:
    """Read one line; say here what it holds."""
    del line
    return None
'''
_FIXTURE_TEST = '''\
"""The {name} importer on a small fixture."""

from dont.importers.{module} import read


def test_a_line_that_is_not_understood_is_reported() -> None:
    assert read(["?"], "small.{module}").problems[0]["where"] == "small.{module}:1"
'''


def rule(root: Path, kind: str, name: str) -> list[Path]:
    """Make a rule's folder.

    Args:
        root: the repository.
        kind: gate, flag or validator.
        name: kebab-case.
    """
    word, good, bad = _WORDS[kind]
    extra = "order: 900\ncode: schema-mismatch\n" if kind == "validator" else ""
    folder = root / "rules" / kind / name
    folder.mkdir(parents=True)
    rule_text = _RULE.format(name=name, kind=kind, extra=extra)
    return [
        _write(folder / "rule.yaml", rule_text),
        _write(folder / "cases.yaml", _CASES.format(word=word, good=good, bad=bad)),
    ]


def verb(root: Path, name: str) -> list[Path]:
    """Make a verb: its row, its input class, its module and a test.

    Args:
        root: the repository.
        name: kebab-case.
    """
    function = name.replace("-", "_")
    cls = "".join(part.capitalize() for part in name.split("-"))
    values = {"name": name, "function": function, "cls": cls}
    module = _write(root / "dont" / "verbs" / f"{function}.py", _MODULE.format(**values))
    test = _write(root / "tests" / "verbs" / f"test_{function}.py", _VERB_TEST.format(**values))
    return [
        module,
        test,
        _append(root / "model" / "tables" / "commands.yaml", _ROW.format(**values)),
        _append(root / "model" / "inputs.yaml", _INPUT.format(**values)),
    ]


def importer(root: Path, name: str) -> list[Path]:
    """Make an importer's module and a test with a small fixture.

    Args:
        root: the repository.
        name: kebab-case.
    """
    module = name.replace("-", "_")
    values = {"name": name, "module": module}
    return [
        _write(root / "dont" / "importers" / f"{module}.py", _IMPORTER.format(**values)),
        _write(root / "tests" / "importers" / f"test_{module}.py", _FIXTURE_TEST.format(**values)),
    ]


def _write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("x", encoding="utf-8") as file:
        file.write(text)
    return path


def _append(path: Path, text: str) -> Path:
    with path.open("a", encoding="utf-8") as file:
        file.write(text)
    return path
