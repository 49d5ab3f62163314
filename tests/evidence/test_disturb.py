"""Who rests on which lines, before an edit and across a diff."""

from collections.abc import Callable
from pathlib import Path

import pytest

from dont.core.errors import Refusal
from dont.evidence import disturb
from dont.evidence.audit import Auditor
from dont.evidence.disturb import Change, changed, parse_diff, resting, target
from dont.evidence.locate import capture

Git = Callable[..., str]
TEXT = "".join(f"line {number}\n" for number in range(1, 11))


@pytest.fixture
def root(tmp_path: Path) -> Path:
    home = tmp_path / "project"
    (home / "src").mkdir(parents=True)
    (home / "src" / "f.txt").write_text(TEXT, encoding="utf-8")
    return home


def hit(root: Path, span: str | None, ranges: list[tuple[int, int]] | None) -> bool:
    entry = capture(str(root), "src/f.txt", span)
    return bool(list(resting(Auditor(str(root)), "src/f.txt", [entry], ranges)))


@pytest.mark.parametrize(
    ("span", "ranges", "touched"),
    [
        ("4-5", [(5, 5)], True),
        ("4-5", [(1, 3)], False),
        ("4-5", [(6, 9), (4, 4)], True),
        ("4-5", None, True),
        ("4-5", [], False),
        (None, [(9, 9)], True),
    ],
)
def test_ranges(
    root: Path, span: str | None, ranges: list[tuple[int, int]] | None, *, touched: bool
) -> None:
    assert hit(root, span, ranges) is touched


def test_lines_count_where_they_are_now(root: Path) -> None:
    entry = capture(str(root), "src/f.txt", "4-5")
    (root / "src" / "f.txt").write_text("a\nb\nc\n" + TEXT, encoding="utf-8")
    auditor = Auditor(str(root))
    row = {
        "entity_id": "claim:1",
        "line_start": 4,
        "line_end": 5,
        "fingerprint": entry["fingerprint"],
    }
    assert not list(resting(auditor, "src/f.txt", [row], [(4, 5)]))
    [(found, audit)] = resting(auditor, "src/f.txt", [row], [(8, 8)])
    assert (found["entity_id"], audit["status"], audit["line_start"]) == ("claim:1", "moved", 7)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("src/f.txt", ("src/f.txt", None)),
        ("src/f.txt:3", ("src/f.txt", (3, 3))),
        ("src/f.txt:3-5", ("src/f.txt", (3, 5))),
        ("src/f.txt#L3-L5", ("src/f.txt", (3, 5))),
        ("gone.txt:2", ("gone.txt", (2, 2))),
        ("odd:7", ("odd:7", None)),
        ("link.txt", ("src/f.txt", None)),
        ("f.txt", ("src/f.txt", None)),
    ],
)
def test_targets(root: Path, text: str, expected: object) -> None:
    (root / "odd:7").write_text("", encoding="utf-8")
    (root / "link.txt").symlink_to("src/f.txt")
    assert target(str(root), text, str(root / "src")) == expected


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("../x", "path-escapes-root"),
        ("/etc/passwd:1", "path-escapes-root"),
        ("src/f.txt:0", "invalid-line-span"),
        ("src/f.txt:5-3", "invalid-line-span"),
    ],
)
def test_targets_that_are_none(root: Path, text: str, code: str) -> None:
    with pytest.raises(Refusal) as caught:
        target(str(root), text)
    assert caught.value.code == code


@pytest.fixture
def history(root: Path, git: Git) -> Path:
    git("init", "-q")
    git("config", "diff.noprefix", "true")
    git("config", "diff.external", "/bin/false")
    git("add", ".")
    git("commit", "-qm", "1")
    return root


def one(root: Path, revision: str = "HEAD") -> Change:
    [change] = disturb.diff(str(root), revision)
    return change


def test_a_diff_names_lines_before_and_after(history: Path) -> None:
    text = (
        TEXT.replace("line 2\n", "line 2\nnew\nnew\n")
        .replace("line 5\n", "")
        .replace("line 9", "nine")
    )
    (history / "src" / "f.txt").write_text(text, encoding="utf-8")
    change = one(history)
    assert (change.path, change.old_path) == ("src/f.txt", "src/f.txt")
    assert change.ranges == [(3, 4), (7, 6), (10, 10)]
    assert change.old_ranges == [(3, 2), (5, 5), (9, 9)]


def test_a_diff_disturbs_what_it_edits_and_nothing_else(history: Path) -> None:
    spans = ("1", "4-6", "5", "8", "2-3")
    entries = {span: capture(str(history), "src/f.txt", span) for span in spans}
    text = "top\n" + TEXT.replace("line 5\n", "five\n")
    (history / "src" / "f.txt").write_text(text, encoding="utf-8")
    found = changed(Auditor(str(history)), "src/f.txt", entries.values(), one(history))
    assert [(row["line_start"], audit["status"]) for row, audit in found] == [
        (4, "drifted"),
        (5, "drifted"),
    ]


@pytest.mark.parametrize(
    "name", ["ü b.txt", 'quo"te.txt', "tab\there.txt", "a b/c.txt", "-- a.txt"]
)
def test_names_are_read_exactly(history: Path, git: Git, name: str) -> None:
    (history / name).parent.mkdir(exist_ok=True)
    (history / name).write_text("-- a\n++ b\n", encoding="utf-8")
    git("add", ".")
    git("commit", "-qm", "2")
    (history / name).write_text("x\n", encoding="utf-8")
    change = one(history)
    assert (change.path, change.old_path, change.ranges) == (name, name, [(1, 1)])


def test_new_gone_renamed_and_binary_files(history: Path, git: Git) -> None:
    (history / "bin").write_bytes(b"\0\1")
    (history / "gone.txt").write_text("x\ny\n", encoding="utf-8")
    git("add", ".")
    git("commit", "-qm", "2")
    git("mv", "src/f.txt", "moved.txt")
    git("rm", "-q", "gone.txt")
    (history / "bin").write_bytes(b"\0\2")
    (history / "new.txt").write_text("x", encoding="utf-8")
    git("add", ".")
    found = {
        change.path or change.old_path: change for change in disturb.diff(str(history), "HEAD")
    }
    assert found["bin"].ranges == found["bin"].old_ranges == [disturb.WHOLE]
    assert (found["gone.txt"].path, found["gone.txt"].old_ranges) == ("", [(1, 2)])
    assert (found["new.txt"].old_path, found["new.txt"].ranges) == ("", [(1, 1)])
    assert (found["moved.txt"].old_path, found["moved.txt"].ranges) == ("src/f.txt", [])


def test_a_range_of_revisions_and_one_that_is_none(history: Path, git: Git) -> None:
    (history / "src" / "f.txt").write_text("x\n" + TEXT, encoding="utf-8")
    git("commit", "-qam", "2")
    assert one(history, "HEAD~1..HEAD").ranges == [(1, 1)]
    for revision in ("nothing", "--output=/tmp/x", "", "HEAD\0", "HEAD~7"):
        with pytest.raises(Refusal) as caught:
            disturb.diff(str(history), revision)
        assert caught.value.code == "unresolvable-uri"


def test_an_empty_diff() -> None:
    assert parse_diff(b"") == []
