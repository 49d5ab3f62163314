"""The managed block: ours comes and goes, everything around it stays byte for byte."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dont.core.errors import Refusal
from dont.verbs import managed
from dont.verbs.sync_docs import drift, sync

FULL = "\n".join(managed.BODY)


def states(rows: list[dict[str, object]]) -> list[object]:
    return [row["state"] for row in rows]


def test_new_documents_are_made_and_claude_imports_the_other(tmp_path: Path) -> None:
    rows = sync(str(tmp_path), ["AGENTS.md", "CLAUDE.md"])
    assert states(rows) == ["created", "created"]
    agents = (tmp_path / "AGENTS.md").read_text(encoding="utf-8")
    assert agents.count("`dont prime`") == 1
    assert len(agents.splitlines()) <= 15
    claude = (tmp_path / "CLAUDE.md").read_text(encoding="utf-8").splitlines()
    assert claude[1] == "@AGENTS.md"
    assert len(claude) == 3
    assert states(sync(str(tmp_path), ["AGENTS.md", "CLAUDE.md"])) == ["unchanged", "unchanged"]
    assert states(drift(str(tmp_path), ["AGENTS.md", "CLAUDE.md"])) == ["unchanged", "unchanged"]


def test_the_block_recommends_looking_before_coining() -> None:
    assert FULL.index("dont suggest-term") < FULL.index("dont define")


@pytest.mark.parametrize(
    ("before", "above"),
    [
        ("# Project\n\nRead this.\n", "# Project\n"),
        ("# Project", "# Project"),
        ("Plain text.\nMore.\n", ""),
        ("\n\n# Late heading\ntext\n", "\n\n# Late heading\n"),
        ("---\nname: x\n---\n# Title\nrest", "---\nname: x\n---\n# Title\n"),
        ("\ufeff# Mark\r\ntext\r\n", "\ufeff# Mark\r\n"),
        ("---\nnever closed", ""),
        ("\n", ""),
    ],
)
def test_the_block_goes_below_the_first_heading(tmp_path: Path, before: str, above: str) -> None:
    file = tmp_path / "AGENTS.md"
    file.write_bytes(before.encode())
    assert states(sync(str(tmp_path), ["AGENTS.md"])) == ["updated"]
    after = file.read_bytes().decode()
    found = managed.find(after, "AGENTS.md")
    assert found is not None
    assert after[: found.start].startswith(above)
    assert after[: found.start].strip() == above.strip()
    assert after[found.end :].strip() == before[len(above) :].strip()
    newline = "\r\n" if "\r\n" in before else "\n"
    assert after.count("\n") == after.count(newline)


@settings(deadline=None, max_examples=80)
@given(
    above=st.text(max_size=60).filter(lambda text: "dont:" not in text),
    below=st.text(max_size=60).filter(lambda text: "dont:" not in text),
    edited=st.booleans(),
)
def test_nothing_outside_the_marks_changes(above: str, below: str, *, edited: bool) -> None:
    old = managed.block("an older body" if not edited else FULL).replace("Claims", "Clowns")
    text = above + old + below
    found = managed.find(text, "AGENTS.md")
    assert found is not None
    after = managed.updated(text, found, FULL)
    assert after.startswith(above)
    assert after.endswith(below)
    again = managed.find(after, "AGENTS.md")
    assert again is not None
    assert (again.body, again.edited) == (FULL, False)
    assert managed.updated(after, again, FULL) == after


@settings(deadline=None, max_examples=80)
@given(text=st.text(min_size=1, max_size=80).filter(lambda text: "dont:" not in text))
def test_every_old_character_survives_the_first_block(text: str) -> None:
    after = managed.updated(text, None, FULL)
    found = managed.find(after, "AGENTS.md")
    assert found is not None
    left = after[: found.start] + after[found.end :]
    assert [c for c in left if c not in "\r\n"] == [c for c in text if c not in "\r\n"]


def test_an_edit_by_hand_is_noticed_and_put_right(tmp_path: Path) -> None:
    sync(str(tmp_path), ["AGENTS.md"])
    file = tmp_path / "AGENTS.md"
    good = file.read_text(encoding="utf-8")
    file.write_text(good.replace("dont prime", "dont panic"), encoding="utf-8")
    rows = drift(str(tmp_path), ["AGENTS.md"])
    assert rows == [
        {"path": "AGENTS.md", "state": "outdated", "detail": "the block had been edited by hand"}
    ]
    assert states(sync(str(tmp_path), ["AGENTS.md"])) == ["updated"]
    assert file.read_text(encoding="utf-8") == good


def test_missing_documents_and_blocks_are_reported_without_writing(tmp_path: Path) -> None:
    (tmp_path / "AGENTS.md").write_text("# Mine\n", encoding="utf-8")
    assert states(drift(str(tmp_path), ["AGENTS.md", "CLAUDE.md"])) == ["missing", "missing"]
    rows = sync(str(tmp_path), ["AGENTS.md", "CLAUDE.md"], dry_run=True)
    assert states(rows) == ["updated", "created"]
    assert (tmp_path / "AGENTS.md").read_text(encoding="utf-8") == "# Mine\n"
    assert not (tmp_path / "CLAUDE.md").exists()


def test_a_document_that_imports_the_other_needs_no_block(tmp_path: Path) -> None:
    (tmp_path / "CLAUDE.md").write_text("Rules.\n@AGENTS.md\n", encoding="utf-8")
    assert states(sync(str(tmp_path), ["CLAUDE.md"])) == ["unchanged"]


def test_an_existing_claude_document_gets_the_whole_block(tmp_path: Path) -> None:
    (tmp_path / "CLAUDE.md").write_text("# Rules\n", encoding="utf-8")
    sync(str(tmp_path), ["CLAUDE.md"])
    assert "`dont prime`" in (tmp_path / "CLAUDE.md").read_text(encoding="utf-8")


def test_a_link_to_the_other_document_is_written_once(tmp_path: Path) -> None:
    (tmp_path / "CLAUDE.md").symlink_to(tmp_path / "AGENTS.md")
    assert states(sync(str(tmp_path), ["AGENTS.md", "CLAUDE.md"])) == ["created", "unchanged"]
    assert (tmp_path / "CLAUDE.md").is_symlink()
    assert states(sync(str(tmp_path), ["AGENTS.md", "CLAUDE.md"])) == ["unchanged", "unchanged"]


@pytest.mark.parametrize("name", ["../AGENTS.md", "/etc/AGENTS.md", "out/AGENTS.md"])
def test_a_document_outside_is_refused(tmp_path: Path, name: str) -> None:
    root = tmp_path / "project"
    root.mkdir()
    (root / "out").symlink_to(tmp_path)
    with pytest.raises(Refusal) as caught:
        sync(str(root), ["AGENTS.md", name])
    assert caught.value.code == "path-escapes-root"
    assert not (root / "AGENTS.md").exists()


@pytest.mark.parametrize(
    "text",
    [managed.BEGIN + "v1 -->\n", managed.END, managed.block("a") * 2, managed.BEGIN + managed.END],
)
def test_marks_that_do_not_pair_are_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "AGENTS.md"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Refusal) as caught:
        sync(str(tmp_path), ["AGENTS.md"])
    assert caught.value.code == "schema-mismatch"
    assert file.read_text(encoding="utf-8") == text


def test_a_document_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "AGENTS.md").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Refusal) as caught:
        sync(str(tmp_path), ["AGENTS.md"])
    assert caught.value.code == "unreadable-file"
