"""A repository from elsewhere: what it brings runs no program, leads nowhere, is not believed."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Run

BARE = """[core]
\trepositoryformatversion = 0
\tbare = false
\tworktree = .
\tfsmonitor = "touch {mark}"
[filter "evil"]
\tclean = "touch {mark}; cat"
"""

ENDLESS = """CREATE VIEW meta AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n)
SELECT i AS key, max(i) AS value FROM n"""


def answer(done: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    assert "Traceback" not in done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def claim(dont: Run, statement: str = "the door is shut") -> str:
    return str(answer(dont("conclude", statement, "--json"))["data"]["id"])


def test_a_bare_repository_in_a_folder_starts_nothing(
    dont: Run, scratch: Path, tmp_path: Path, environ: dict[str, str]
) -> None:
    mark, inner = tmp_path / "ran", scratch / "inner"
    subprocess.run(["git", "init", "-q", "--bare", inner], check=True, env=environ)
    (inner / "note.md").write_text("hello\n", encoding="utf-8")
    within = {**environ, "GIT_DIR": str(inner), "GIT_WORK_TREE": str(inner)}
    subprocess.run(["git", "add", "note.md"], check=True, env=within, cwd=inner)
    (inner / "config").write_text(BARE.format(mark=mark), encoding="utf-8")
    (inner / "info" / "attributes").write_text("* filter=evil\n", encoding="utf-8")
    os.utime(inner / "note.md", (1, 1))
    made = claim(dont)
    given = answer(dont("dismiss", made, "--file", "inner/note.md", "--lines", "1", "--json"))
    assert given["ok"], given
    for words in (["check"], ["check", "--staged"], ["show", made], ["disturb", "inner/note.md"]):
        answer(dont(*words, "--json", cwd=inner))
    assert not mark.exists()


@pytest.mark.parametrize(
    "words", [["list"], ["conclude", "x"], ["doctor", "--fix"], ["import", "obo", "a.obo"]]
)
def test_a_cache_that_leads_elsewhere_is_refused(
    dont: Run, scratch: Path, tmp_path: Path, words: list[str]
) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "ledger.db").write_text("precious", encoding="utf-8")
    shutil.rmtree(scratch / ".dont" / "cache")
    (scratch / ".dont" / "cache").symlink_to(outside)
    done = dont(*words, "--json")
    found = answer(done)
    assert (done.returncode, found["data"]["code"]) == (3, "store-unwritable")
    assert "link" in found["data"]["message"]
    assert [path.name for path in outside.iterdir()] == ["ledger.db"]
    assert (outside / "ledger.db").read_text(encoding="utf-8") == "precious"


@pytest.mark.parametrize(
    "name",
    [
        *("ledger.db", "ledger.db-wal", "ledger.db-journal", "ledger.db.new", "vocab.db"),
        *("failures.jsonl", "failures.1.jsonl", "writer.lock", "build.lock"),
        *("hosts.json", "hook-failure.json", "sessions", "sources"),
    ],
)
def test_a_link_in_the_cache_is_not_written_through(
    dont: Run, scratch: Path, tmp_path: Path, name: str
) -> None:
    made = claim(dont)
    target = tmp_path / "precious"
    with sqlite3.connect(target) as database:
        database.execute("CREATE TABLE precious(x)")
    database.close()
    before, there = target.read_bytes(), scratch / ".dont" / "cache" / name
    there.unlink(missing_ok=True)
    there.symlink_to(target)
    for words in (
        *(["list"], ["conclude", "another"], ["show", "claim:none"], ["doctor", "--fix"]),
        *(["show", made], ["vocab"], ["hook", "install", "claude"], ["repeat"]),
    ):
        done = dont(*words, "--json")
        answer(done)
        assert done.returncode != 4, (name, words, done.stdout)
    for event in ("session-start", "stop"):
        told = json.dumps({"session_id": "s", "cwd": str(scratch)})
        assert dont("hook", "claude", event, stdin=told).returncode == 0
    assert target.read_bytes() == before
    assert not list(tmp_path.glob("precious-*"))


def test_a_session_folder_that_leads_elsewhere_loses_nothing(
    dont: Run, scratch: Path, tmp_path: Path
) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    for number in range(250):
        (outside / f"{number}.txt").write_text("mine", encoding="utf-8")
    (scratch / ".dont" / "cache" / "sessions").symlink_to(outside)
    told = json.dumps({"session_id": "s", "cwd": str(scratch)})
    assert dont("hook", "claude", "session-start", stdin=told).returncode == 0
    assert len(list(outside.iterdir())) == 250


def test_a_projection_that_came_along_is_not_believed(
    dont: Run, scratch: Path, tmp_path: Path
) -> None:
    made = claim(dont)
    answer(dont("list", "--json"))
    path = scratch / ".dont" / "cache" / "ledger.db"
    with sqlite3.connect(path) as database:
        database.execute("UPDATE entity SET status='locked'")
        record = database.execute("SELECT record FROM entity WHERE id=?", (made,)).fetchone()[0]
        forged = record.replace('"unverified"', '"locked"')
        assert forged != record
        database.execute("UPDATE entity SET record=? WHERE id=?", (forged, made))
    database.close()
    copy = tmp_path / "clone"
    shutil.copytree(scratch, copy, symlinks=True)
    for name in ("ledger.db-wal", "ledger.db-shm"):
        (copy / ".dont" / "cache" / name).unlink(missing_ok=True)
    assert answer(dont("show", made, "--json", cwd=copy))["data"]["status"] == "unverified"


def test_a_database_of_endless_views_ends(dont: Run, scratch: Path) -> None:
    made = claim(dont)
    path = scratch / ".dont" / "cache" / "ledger.db"
    for name in ("ledger.db", "ledger.db-wal", "ledger.db-shm"):
        (path.parent / name).unlink(missing_ok=True)
    with sqlite3.connect(path) as database:
        database.execute(ENDLESS)
    database.close()
    for words in (["show", made], ["completion", "bash"], ["conclude", "another"]):
        done = dont(*words, "--json")
        assert done.returncode in (0, 2), done.stdout


@pytest.mark.parametrize(
    "place",
    [
        *("rules/x/rule.yaml", "rules/x/cases.yaml", "imports/x.json"),
        *("ledger/2026-11/x.jsonl", ".gitattributes", "config.toml"),
    ],
)
@pytest.mark.parametrize("target", ["/dev/zero", "/etc/passwd"])
def test_a_link_to_a_device_or_a_secret_is_no_file_of_the_project(
    dont: Run, scratch: Path, place: str, target: str
) -> None:
    claim(dont)
    path = scratch / ".dont" / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    path.symlink_to(target)
    for words in (["list"], ["doctor"], ["rules", "lint"], ["conclude", "another"]):
        done = dont(*words, "--json")
        answer(done)
        assert done.returncode != 4, done.stdout
        assert "root:" not in done.stdout


def test_an_import_never_writes_through_a_link(dont: Run, scratch: Path, tmp_path: Path) -> None:
    pytest.importorskip("fastobo", reason="the extra `import` is not installed")
    text = "format-version: 1.4\nontology: ex\n\n[Term]\nid: EX:0000001\nname: door\n"
    (scratch / "ex.obo").write_text(text, encoding="utf-8")
    target, there = tmp_path / "precious", scratch / ".dont" / "cache" / "vocab.db"
    for before in (b"", b"precious"):
        target.write_bytes(before)
        there.unlink(missing_ok=True)
        there.symlink_to(target)
        assert answer(dont("import", "obo", "ex.obo", "--json"))["ok"]
        assert target.read_bytes() == before
        assert there.stat().st_mode & 0o777 == 0o600


def test_rules_and_manifests_are_not_written_through_a_link(
    dont: Run, scratch: Path, tmp_path: Path
) -> None:
    pytest.importorskip("fastobo", reason="the extra `import` is not installed")
    outside = tmp_path / "outside"
    outside.mkdir()
    (scratch / "ex.obo").write_text("ontology: ex\n\n[Term]\nid: EX:1\nname: a\n", encoding="utf-8")
    shipped = Path(__file__).parents[2] / "rules" / "flag" / "correlated-error"
    mine = Path(shutil.copytree(shipped, scratch / "own-rule"))
    rule = (mine / "rule.yaml").read_text(encoding="utf-8")
    text = rule.replace("name: correlated-error", "name: own-rule", 1)
    (mine / "rule.yaml").write_text(text, encoding="utf-8")
    for name in ("rules", "imports"):
        (scratch / ".dont" / name).symlink_to(outside)
    for words in (["import", "obo", "ex.obo"], ["rules", "add", "own-rule/rule.yaml"]):
        found = answer(dont(*words, "--json"))
        assert found["data"]["code"] == "store-unwritable", (words, found["data"])
    assert not list(outside.iterdir())
    (scratch / ".dont" / "imports").unlink()
    (scratch / ".dont" / "imports").write_text("no folder", encoding="utf-8")
    found = answer(dont("import", "obo", "ex.obo", "--json"))
    assert found["data"]["code"] == "store-unwritable", found["data"]


@pytest.mark.parametrize(
    "text", ["[" * 100_000, "{" * 10, "\0", "[]", '{"series": 1}', '{"options": {}}']
)
def test_a_manifest_of_any_content_is_only_reported(dont: Run, scratch: Path, text: str) -> None:
    folder = scratch / ".dont" / "imports"
    folder.mkdir()
    (folder / "x.json").write_text(text, encoding="utf-8")
    found = answer(dont("doctor", "--json"))
    assert found["ok"]
    assert answer(dont("vocab", "--json"))["ok"]


def test_a_time_or_kind_of_a_hostile_line_is_shown_escaped(dont: Run, scratch: Path) -> None:
    made = claim(dont)
    segment = next((scratch / ".dont" / "ledger").glob("*/*.jsonl"))
    line = json.loads(segment.read_text(encoding="utf-8").splitlines()[-1])
    line["id"] = line["id"][:-4] + "ZZZZ"
    line["at"] = line["author"] = line["command"] = "\x1b]0;owned\x07"
    line["events"][0]["id"] = line["events"][0]["id"][:-4] + "ZZZZ"
    line["events"][0]["event_kind"] = "\x1b[31m"
    (segment.parent / f"{'0' * 26}.jsonl").write_text(json.dumps(line) + "\n", encoding="utf-8")
    for words in (["why", made], ["show", made, "--history"], ["list"], ["doctor"], ["prime"]):
        done = dont(*words)
        assert "\x1b" not in done.stdout + done.stderr
        assert done.returncode == 0
