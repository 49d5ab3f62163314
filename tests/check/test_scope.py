"""What is judged: everything, some paths, or nothing at all."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

Run = Callable[..., subprocess.CompletedProcess[str]]
Record = Callable[..., str]
Judge = Callable[..., dict[str, Any]]
Call = Callable[..., tuple[int, dict[str, Any]]]
WEB = "https://a.example.org/1"


def codes(data: dict[str, Any]) -> list[str]:
    return [str(one["code"]) for one in data["findings"]]


def configure(root: Path, text: str) -> None:
    path = root / ".dont" / "config.toml"
    path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")


def test_an_empty_ledger_passes_with_a_warning_and_fails_where_a_scope_is_demanded(
    dont: Run, judge: Judge
) -> None:
    data = judge()
    assert codes(data) == ["scope-empty"]
    assert data["passed"]
    assert json.loads(dont("check", "--json").stdout)["warnings"][0]["code"] == "scope-empty"
    assert not judge("--require-scope")["passed"]
    assert dont("check").returncode == 0
    assert dont("check", "--require-scope").returncode == 1


def test_paths_narrow_the_scope_to_what_rests_on_them(
    scratch: Path, record: Record, judge: Judge
) -> None:
    (scratch / "src").mkdir()
    for name in ("a.py", "b.py"):
        (scratch / "src" / name).write_text("x = 1\n", encoding="utf-8")
    on_a = record("ground", "a holds", "--file", "src/a.py", "--lines", "1")
    record("ground", "b holds", "--file", "src/b.py", "--lines", "1")
    record("conclude", "nobody has shown this")
    record("trust", on_a, "--reason", "the test reads another file")
    assert codes(judge("src/b.py")) == []
    assert codes(judge("src/a.py")) == ["entity-doubted"]
    assert judge("src")["counts"]["claims"] == 2
    assert len(codes(judge("."))) == 2


def test_a_path_that_names_nothing_fails(call: Call, record: Record, judge: Judge) -> None:
    record("ground", "shown", "--evidence", WEB)
    data = judge("no/such/file.py")
    assert codes(data) == ["scope-empty"]
    assert not data["passed"]
    _, outside = call("check", "../elsewhere")
    assert outside["data"]["code"] == "path-escapes-root"


def test_a_path_without_claims_passes_with_a_warning_unless_a_scope_is_demanded(
    record: Record, judge: Judge
) -> None:
    record("ground", "shown", "--evidence", WEB)
    assert codes(judge("README.md")) == ["scope-empty"]
    assert judge("README.md")["passed"]
    assert not judge("README.md", "--require-scope")["passed"]


def test_configured_paths_that_name_nothing_fail(
    scratch: Path, record: Record, judge: Judge
) -> None:
    record("ground", "shown", "--evidence", WEB)
    configure(scratch, '\n[check]\npaths = ["docs/**/*.md", "README.md"]\n')
    data = judge()
    assert codes(data) == ["scope-empty"]
    assert not data["passed"]
    (scratch / "docs" / "deep").mkdir(parents=True)
    (scratch / "docs" / "deep" / "a.md").write_text("nothing\n", encoding="utf-8")
    assert judge()["passed"]


def test_findings_on_a_claim_without_a_file_stand_at_its_line_of_the_log(
    scratch: Path, record: Record, judge: Judge
) -> None:
    claim = record("conclude", "nobody has shown this")
    path, _, line = judge()["findings"][0]["where"].rpartition(":")
    text = (scratch / path).read_text(encoding="utf-8").splitlines()[int(line) - 1]
    assert claim in text
