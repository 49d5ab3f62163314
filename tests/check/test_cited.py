"""Claims cited in documents, comments and commit messages."""

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dont.verbs.checking.cited import citations

Record = Callable[..., str]
Judge = Callable[..., dict[str, Any]]
Call = Callable[..., tuple[int, dict[str, Any]]]
Git = Callable[..., str]
WEB = "https://a.example.org/1"
ID = "claim:01HX05A9K8VPAAAAAAAAAAAAAA"


def cites(path: str, text: str) -> list[tuple[str, int]]:
    return [(one.text, one.line) for one in citations(path, text)]


@pytest.mark.parametrize(
    ("text", "count"),
    [
        (f"as {ID} says", 1),
        (f"({ID.lower()}).", 1),
        (f"see `{ID}`, and term:01HX05A9K8VP", 2),
        ("claim:true, claim: 01HX, my-claim:01HX05A9K8VP, sub.claim/x", 0),
        (f"{ID}7", 0),
        (f"```\n{ID}\n```\n", 0),
        (f"~~~ text\n{ID}\n```\n~~~\n{ID}", 1),
    ],
)
def test_prose_cites_outside_fenced_blocks(text: str, count: int) -> None:
    assert len(cites("NOTES.md", text)) == count


def test_in_a_program_only_comments_and_docstrings_cite() -> None:
    text = f'x = "{ID}"\n# rests on {ID}\n"""\n{ID}\n"""\ny = "{ID}"  # {ID}\n'
    assert cites("a.py", text) == [(ID, 2), (ID, 4), (ID, 6)]
    assert cites("a.js", f"const x = '{ID}'; // {ID}\n") == [(ID, 1)]
    assert cites("a.json", f'{{"id": "{ID}"}}') == []


def test_a_commit_message_cites_above_its_comments() -> None:
    text = f"fix it, see {ID}\n# {ID}\n# ------------------------ >8 ----\n{ID}\n"
    assert cites(".git/COMMIT_EDITMSG", text) == [(ID, 1)]


def test_a_line_of_450_000_characters_is_read_in_one_pass() -> None:
    text = "claim:0" * 60_000 + " " + ID
    assert cites("a.md", text) == [(ID, 1)]


def test_unknown_doubted_stale_and_ignored_ids_are_found_at_their_lines(
    scratch: Path, record: Record, judge: Judge
) -> None:
    good = record("ground", "good", "--evidence", WEB)
    base = record("ground", "the base", "--evidence", WEB)
    top = record("conclude", "the top", "--depends-on", base)
    record("dismiss", top, "--evidence", WEB)
    record("trust", base, "--reason", "the run used another branch")
    gone = record("conclude", "set aside")
    record("ignore", gone, "--reason", "the module was removed")
    (scratch / "NOTES.md").write_text(
        f"{good[:24]} holds\n{base}\n{top.lower()}\n{gone}\n{ID}\nclaim:01zz\n", encoding="utf-8"
    )
    cited = [one for one in judge("NOTES.md")["findings"] if one["code"] == "cited-entity"]
    assert [(one["where"], one["entity_id"]) for one in cited] == [
        ("NOTES.md:2", base),
        ("NOTES.md:3", top),
        ("NOTES.md:4", gone),
        ("NOTES.md:5", None),
    ]
    for one, word in zip(cited, ("doubted", "stale", "ignored", "unknown"), strict=True):
        assert word in one["message"]


def test_a_restated_claim_names_its_successor(scratch: Path, record: Record, judge: Judge) -> None:
    old = record("conclude", "there are 7 workers")
    new = record("restate", old, "there are 8 workers")
    (scratch / "NOTES.md").write_text(f"as {old} says\n", encoding="utf-8")
    cited = [one for one in judge("NOTES.md")["findings"] if one["code"] == "cited-entity"]
    assert cited[0]["remediation"][0]["argv"] == ["dont", "show", new]


def test_every_remedy_of_a_citation_can_be_run(scratch: Path, call: Call, judge: Judge) -> None:
    (scratch / "NOTES.md").write_text(f"as {ID} says\n", encoding="utf-8")
    for finding in judge("NOTES.md")["findings"]:
        for remedy in finding["remediation"]:
            status, found = call(*remedy["argv"][1:])
            assert status == 0, (remedy, found)


def test_a_link_is_read_once_under_the_name_it_leads_to(
    scratch: Path, tmp_path: Path, record: Record, judge: Judge
) -> None:
    record("ground", "shown", "--evidence", WEB)
    (scratch / "docs").mkdir()
    (scratch / "docs" / "NOTES.md").write_text(f"as {ID} says\n", encoding="utf-8")
    (scratch / "docs" / "again.md").symlink_to("NOTES.md")
    (tmp_path / "outside.md").write_text(f"as {ID} says\n", encoding="utf-8")
    (scratch / "docs" / "outside.md").symlink_to(tmp_path / "outside.md")
    cited = [one for one in judge("docs")["findings"] if one["code"] == "cited-entity"]
    assert [one["where"] for one in cited] == ["docs/NOTES.md:1"]


def test_binary_files_cite_nothing(scratch: Path, record: Record, judge: Judge) -> None:
    record("ground", "shown", "--evidence", WEB)
    (scratch / "x.bin").write_bytes(b"\0\xff " + ID.encode())
    assert judge("x.bin")["passed"]


def test_the_message_of_a_commit_is_judged_where_git_keeps_it(
    scratch: Path, tmp_path: Path, call: Call, record: Record, judge: Judge
) -> None:
    record("ground", "shown", "--evidence", WEB)
    message = scratch / ".git" / "COMMIT_EDITMSG"
    message.write_text(f"fix, see {ID}\n", encoding="utf-8")
    found = judge(str(message))["findings"]
    assert [one["code"] for one in found] == ["cited-entity", "scope-empty"]
    message.write_text("fix\n", encoding="utf-8")
    assert judge(".git/COMMIT_EDITMSG")["passed"]
    outside = tmp_path / "COMMIT_EDITMSG"
    outside.write_text(f"fix, see {ID}\n", encoding="utf-8")
    assert call("check", str(outside))[1]["data"]["code"] == "path-escapes-root"


def test_in_a_linked_work_tree_the_message_lies_elsewhere(
    scratch: Path, tmp_path: Path, environ: dict[str, str], record: Record, git: Git
) -> None:
    record("ground", "shown", "--evidence", WEB)
    git("add", "-A")
    git("commit", "-qm", "begin")
    git("worktree", "add", "-q", str(tmp_path / "linked"))
    message = scratch / ".git" / "worktrees" / "linked" / "COMMIT_EDITMSG"
    for text, status in ((f"see {ID}\n", 1), ("fix\n", 0)):
        message.write_text(text, encoding="utf-8")
        done = subprocess.run(
            ["dont", "check", str(message)],
            cwd=tmp_path / "linked",
            env=environ,
            capture_output=True,
            check=False,
        )
        assert done.returncode == status, done
