"""`graph` and `report` over a real ledger."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Call = Callable[..., tuple[int, dict[str, Any]]]
Run = Callable[..., subprocess.CompletedProcess[str]]
WEB = "https://a.example.org/1"


@pytest.fixture
def claims(call: Call) -> dict[str, str]:
    """Record a chain of three claims, one apart, one ignored, and two terms."""
    ids: dict[str, str] = {}

    def add(name: str, *words: str) -> None:
        ids[name] = str(call(*words)[1]["data"]["id"])

    add("base", "conclude", "the base")
    add("middle", "conclude", "the middle", "--depends-on", ids["base"])
    add("top", "ground", "the <top>", "--evidence", WEB, "--quote", "so it is")
    call("conclude", "over it", "--depends-on", ids["middle"])
    add("apart", "conclude", "apart")
    add("gone", "conclude", "set aside")
    call("ignore", ids["gone"], "--reason", "the module was removed")
    add("A", "define", "proj:A", "--doc", "a thing", "--label", "a thing")
    add(
        "B", "define", "proj:B", "--doc", "a thing b", "--label", "a thing b", "--kind-of", "proj:A"
    )
    return ids


def test_the_whole_ledger_is_drawn_without_seeds_and_what_was_set_aside(
    call: Call, claims: dict[str, str]
) -> None:
    data = call("graph", "--format", "dot")[1]["data"]
    assert (data["format"], data["nodes"], data["edges"]) == ("dot", 7, 3)
    assert claims["gone"] not in data["text"]
    assert "dont:Claim" not in data["text"]


def test_only_what_is_connected_with_an_entity_is_drawn(call: Call, claims: dict[str, str]) -> None:
    data = call("graph", claims["middle"])[1]["data"]
    assert (data["format"], data["nodes"], data["edges"]) == ("mermaid", 3, 2)
    assert "apart" not in data["text"]
    assert call("graph", "proj:B")[1]["data"]["nodes"] == 2
    assert call("graph", claims["apart"])[1]["data"]["nodes"] == 1


def test_ignored_support_is_drawn_and_marked(call: Call, claims: dict[str, str]) -> None:
    call("ignore", claims["base"], "--reason", "the module was removed")
    text = call("graph", "--format", "dot")[1]["data"]["text"]
    assert "the base\\nignored" in text
    assert "compromised-support" in text


def test_people_get_the_picture_itself(dont: Run, claims: dict[str, str]) -> None:
    assert claims
    assert dont("graph").stdout.startswith("flowchart TD\n")
    assert dont("graph", "--format", "png").returncode == 2


def test_the_report_shows_claims_evidence_and_support(call: Call, claims: dict[str, str]) -> None:
    data = call("report")[1]["data"]
    text = data["text"]
    assert (data["format"], data["nodes"]) == ("html", 7)
    assert "the &lt;top&gt;" in text
    assert "the <top>" not in text
    assert f'href="{WEB}"' in text
    assert "so it is" in text
    assert f'href="#{claims["base"]}"' in text
    assert "set aside" not in text


def test_only_web_addresses_become_links(call: Call) -> None:
    call("ground", "by doi", "--evidence", "doi:10.1000/182")
    call("ground", "by urn", "--evidence", "urn:uuid:6e8bc430-9c3a-11d9-9669-0800200c9a66")
    assert "<a href=" not in call("report")[1]["data"]["text"]


def test_the_report_is_written_whole_and_again(
    scratch: Path, call: Call, claims: dict[str, str]
) -> None:
    assert claims
    data = call("report", "--out", "report.html")[1]["data"]
    assert (data["out"], data["text"]) == ("report.html", None)
    first = (scratch / "report.html").read_text(encoding="utf-8")
    call("conclude", "one more")
    assert call("report", "--out", "report.html")[0] == 0
    assert "one more" in (scratch / "report.html").read_text(encoding="utf-8").replace(first, "")
    assert sorted(path.name for path in scratch.glob("*.part*")) == []


def test_without_the_optional_package_the_report_says_so(
    scratch: Path, environ: dict[str, str]
) -> None:
    start = (
        "import sys; sys.modules['jinja2'] = None; from dont.faces.cli.entry import main; "
        "sys.exit(main())"
    )
    done = subprocess.run(
        [sys.executable, "-c", start, "report", "--json"],
        cwd=scratch,
        env=environ,
        capture_output=True,
        check=False,
    )
    found = json.loads(done.stdout)["data"]
    assert (done.returncode, found["code"]) == (1, "missing-extra")
    assert "report" in found["message"]


def test_a_dry_run_writes_no_file(scratch: Path, call: Call) -> None:
    assert call("report", "--out", "report.html", "--dry-run")[0] == 0
    assert not (scratch / "report.html").exists()


@pytest.mark.parametrize(
    ("out", "code"),
    [
        ("../report.html", "path-escapes-root"),
        ("/tmp/x/report.html", "path-escapes-root"),
        ("link/report.html", "path-escapes-root"),
        ("README.md", "schema-mismatch"),
        (".git/config", "schema-mismatch"),
        (".dont/report.html", "schema-mismatch"),
        ("no/folder/report.html", "schema-mismatch"),
        (".", "path-escapes-root"),
    ],
)
def test_nothing_outside_and_no_work_of_others_is_overwritten(
    scratch: Path, tmp_path: Path, call: Call, out: str, code: str
) -> None:
    os.symlink(tmp_path, scratch / "link")
    before = (scratch / "README.md").read_bytes()
    status, found = call("report", "--out", out)
    assert (status, found["data"]["code"]) == (1, code)
    assert (scratch / "README.md").read_bytes() == before
