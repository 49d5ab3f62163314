"""Drift, against real files and real git histories made in the test."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from dont.evidence.audit import Auditor
from dont.evidence.locate import capture

Git = Callable[..., str]
Entry = dict[str, object]

SOURCE = """import os

def load(name):
    text = read(name)
    return text


def save(name, text):
    check(name)
    write(name, text)


def close():
    check(None)
    return None
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    home = tmp_path / "project"
    (home / "src").mkdir(parents=True)
    (home / "src" / "m.py").write_text(SOURCE, encoding="utf-8")
    return home


def audit(root: Path, entry: Entry) -> Entry:
    return Auditor(str(root)).audit(entry)


def rewrite(root: Path, text: str, path: str = "src/m.py") -> None:
    (root / path).write_text(text, encoding="utf-8")


def test_untouched_lines_are_current(root: Path) -> None:
    entry = capture(str(root), "src/m.py", "8-10")
    assert audit(root, entry) == {"status": "current", "line_start": 8, "line_end": 10}


def test_lines_pushed_down_have_moved(root: Path) -> None:
    entry = capture(str(root), "src/m.py", "8-10")
    rewrite(root, "# one\n# two\n" + SOURCE)
    assert audit(root, entry) == {"status": "moved", "line_start": 10, "line_end": 12}


def test_white_space_alone_is_a_reformat(root: Path) -> None:
    entry = capture(str(root), "src/m.py", "8-10")
    rewrite(
        root,
        SOURCE.replace("write(name, text)", "write( name,text )").replace(
            "    check(name)", "  check(name)"
        ),
    )
    assert audit(root, entry)["status"] == "reformatted"
    rewrite(
        root, "\n" + SOURCE.replace("write(name, text)", "write(\n        name,\n        text)")
    )
    assert audit(root, entry) == {"status": "reformatted", "line_start": 9, "line_end": 13}


def test_white_space_between_two_words_is_no_reformat(root: Path) -> None:
    rewrite(root, "limit = 50 0\nif not x:\n", "f.txt")
    numbers, words = capture(str(root), "f.txt", "1"), capture(str(root), "f.txt", "2")
    rewrite(root, "limit = 500\nif notx:\n", "f.txt")
    assert audit(root, numbers)["status"] == audit(root, words)["status"] == "drifted"


def test_an_edit_is_drift(root: Path) -> None:
    entry = capture(str(root), "src/m.py", "8-10")
    rewrite(root, SOURCE.replace("write(name, text)", "write(name, None)"))
    assert audit(root, entry) == {"status": "drifted"}


def test_a_common_line_elsewhere_is_not_the_one_that_was_edited(root: Path) -> None:
    text = "def a():\n    return 1\n\ndef b():\n    return 1\n\ndef c():\n    return 1\n"
    rewrite(root, text)
    entry = capture(str(root), "src/m.py", "5")
    rewrite(root, text.replace("b():\n    return 1", "b():\n    return 3"))
    assert audit(root, entry) == {"status": "drifted"}
    rewrite(root, "\n" + text)
    assert audit(root, entry) == {"status": "moved", "line_start": 6, "line_end": 6}


def test_a_line_that_ends_in_another_is_not_found_inside_it(root: Path) -> None:
    rewrite(root, "x = 1\nmax = 10\n", "f.txt")
    entry = capture(str(root), "f.txt", "1")
    rewrite(root, "y = 2\nmax = 10\n", "f.txt")
    assert audit(root, entry)["status"] == "drifted"


def test_fewer_lines_than_before(root: Path) -> None:
    entry = capture(str(root), "src/m.py", "13-15")
    rewrite(root, "import os\n")
    assert audit(root, entry)["status"] == "drifted"
    rewrite(root, "")
    assert audit(root, entry)["status"] == "drifted"


def test_a_deleted_file_is_missing_with_and_without_git(root: Path, git: Git) -> None:
    entry = capture(str(root), "src/m.py", "8-10")
    (root / "src" / "m.py").unlink()
    assert audit(root, entry) == {"status": "missing"}
    rewrite(root, SOURCE)
    git("init", "-q")
    git("add", ".")
    git("commit", "-qm", "1")
    git("rm", "-q", "src/m.py")
    assert audit(root, entry) == {"status": "missing"}
    git("commit", "-qm", "2")
    assert audit(root, entry) == {"status": "missing"}


@pytest.mark.parametrize("how", ["committed", "twice", "staged", "plain", "edited"])
def test_a_renamed_file_is_followed(root: Path, git: Git, how: str) -> None:
    git("init", "-q")
    git("add", ".")
    git("commit", "-qm", "1")
    entry = capture(str(root), "src/m.py", "8-10")
    if how == "plain":
        (root / "src" / "m.py").rename(root / "src" / "n.py")
    else:
        git("mv", "src/m.py", "src/n.py")
    if how in ("committed", "twice", "edited"):
        if how == "edited":
            rewrite(root, "# new\n" + SOURCE, "src/n.py")
            git("add", ".")
        git("commit", "-qm", "2")
    target = "src/n.py"
    if how == "twice":
        git("mv", "src/n.py", "last.py")
        git("commit", "-qm", "3")
        target = "last.py"
    shift = how == "edited"
    assert audit(root, entry) == {
        "status": "moved", "path": target, "line_start": 8 + shift, "line_end": 10 + shift,
    }  # fmt: skip


def test_a_rename_is_followed_where_the_project_is_a_folder_of_the_work_tree(
    tmp_path: Path, root: Path, git: Git
) -> None:
    git("init", "-q", cwd=tmp_path)
    git("add", ".")
    git("commit", "-qm", "1")
    entry = capture(str(root), "src/m.py", "8-10")
    git("mv", "src/m.py", "n.py")
    git("commit", "-qm", "2")
    assert audit(root, entry)["path"] == "n.py"
    git("mv", "n.py", "../outside.py")
    git("commit", "-qm", "3")
    assert audit(root, entry) == {"status": "missing"}


def test_a_link_that_leads_outside_is_never_read(root: Path, tmp_path: Path) -> None:
    entry = capture(str(root), "src/m.py", "8-10")
    secret = tmp_path / "secret.py"
    secret.write_text(SOURCE, encoding="utf-8")
    (root / "src" / "m.py").unlink()
    (root / "src" / "m.py").symlink_to(secret)
    assert audit(root, entry)["status"] == "unreadable"
    (root / "src" / "m.py").unlink()
    (root / "src").rmdir()
    (root / "src").symlink_to(tmp_path)
    (tmp_path / "m.py").write_text(SOURCE, encoding="utf-8")
    assert audit(root, entry)["status"] == "unreadable"


def test_what_is_no_file_any_more(root: Path) -> None:
    entry = capture(str(root), "src/m.py", "8-10")
    (root / "src" / "m.py").unlink()
    (root / "src" / "m.py").mkdir()
    assert audit(root, entry)["status"] == "unreadable"
    (root / "src" / "m.py").rmdir()
    os.mkfifo(root / "src" / "m.py")
    assert audit(root, entry)["status"] == "unreadable"
    (root / "src" / "m.py").unlink()
    (root / "src").rmdir()
    rewrite(root, "", "src")
    assert audit(root, entry)["status"] == "missing"


@pytest.mark.parametrize("data", [b"a\x00b\nc\xff\nd\n", "größe\nça\n".encode("latin-1") * 2])
def test_bytes_that_are_no_text_move_and_drift_as_well(root: Path, data: bytes) -> None:
    (root / "f").write_bytes(data)
    entry = capture(str(root), "f", "2")
    assert audit(root, entry)["status"] == "current"
    (root / "f").write_bytes(b"new\n" + data)
    assert audit(root, entry)["status"] == "moved"
    (root / "f").write_bytes(b"q\n")
    assert audit(root, entry)["status"] == "drifted"


def test_a_whole_file(root: Path) -> None:
    entry = capture(str(root), "src/m.py")
    assert audit(root, entry) == {"status": "current"}
    rewrite(root, SOURCE.replace("\n", "\r\n"))
    assert audit(root, entry) == {"status": "reformatted"}
    rewrite(root, SOURCE + "x = 1\n")
    assert audit(root, entry) == {"status": "drifted"}


def test_a_long_span_is_known_by_its_fingerprint_alone(root: Path) -> None:
    text = "".join(f"line {number} {'x' * 100}\n" for number in range(5000))
    rewrite(root, text, "long")
    entry = capture(str(root), "long", "2-4999")
    assert len(str(entry["excerpt"])) < len(text)
    rewrite(root, "\n" + text, "long")
    assert audit(root, entry) == {"status": "moved", "line_start": 3, "line_end": 5000}


def test_an_anchor_follows_its_symbol(root: Path) -> None:
    entry = capture(str(root), "src/m.py", anchor="save")
    assert (entry["line_start"], entry["line_end"]) == (8, 10)
    moved = "class S:\n    pass\n\n" + SOURCE
    rewrite(root, moved)
    assert audit(root, entry) == {"status": "moved", "line_start": 11, "line_end": 13}
    rewrite(root, moved.replace("write(name, text)", "write(name, None)\n    flush()"))
    assert audit(root, entry) == {"status": "drifted", "line_start": 11, "line_end": 14}
    rewrite(root, moved.replace("write(name, text)", "write(\n        name, text)"))
    assert audit(root, entry) == {"status": "reformatted", "line_start": 11, "line_end": 14}


def test_lines_within_an_anchor_stay_in_its_symbol(root: Path) -> None:
    entry = capture(str(root), "src/m.py", "14", anchor="close")
    text = "def other():\n    check(None)\n\n" + SOURCE
    rewrite(root, text)
    assert audit(root, entry) == {"status": "moved", "line_start": 17, "line_end": 17}


@pytest.mark.parametrize(
    "path",
    ["../secret", "src/../../secret", "/etc/hostname", "a\0b", "", "\udc80", "x\ud800", "..", "."],
)
def test_a_path_of_a_hostile_log_is_never_followed_outside(
    root: Path, tmp_path: Path, path: str
) -> None:
    (tmp_path / "secret").write_text("secret\n", encoding="utf-8")
    auditor = Auditor(str(root))
    assert auditor.look(path).data is None
    entry = {**capture(str(root), "src/m.py", "1"), "path": path}
    assert audit(root, entry)["status"] in ("unreadable", "missing", "not-measured")


@pytest.mark.parametrize(
    "span", [(0, 3), (-5, -2), (5, 1), (1, 10**12), (10**12, 10**12), ("1", "2"), (1, None)]
)
def test_lines_of_a_hostile_log_are_judged_all_the_same(
    root: Path, span: tuple[object, object]
) -> None:
    entry = {**capture(str(root), "src/m.py", "8-10"), "line_start": span[0], "line_end": span[1]}
    assert audit(root, entry)["status"] in ("drifted", "moved", "reformatted")


def test_other_evidence_is_not_measured(root: Path) -> None:
    assert audit(root, {"source_uri": "https://example.org/"})["status"] == "not-measured"
    entry = capture(str(root), "src/m.py")
    assert audit(root, {**entry, "fingerprint": "md5:1"})["status"] == "not-measured"


def test_a_file_is_read_once_for_all_entries(root: Path) -> None:
    entries = [capture(str(root), "src/m.py", str(line)) for line in range(1, 15)]
    auditor = Auditor(str(root))
    first = [auditor.audit(entry) for entry in entries]
    (root / "src" / "m.py").unlink()
    assert [auditor.audit(entry) for entry in entries] == first


def test_showing_a_claim_loads_neither_ast_nor_git(root: Path) -> None:
    code = (
        "import sys\n"
        "from dont.evidence.audit import Auditor\n"
        f"entry = {capture(str(root), 'src/m.py', '8-10')!r}\n"
        f"assert Auditor({str(root)!r}).audit(entry)['status'] == 'current'\n"
        "slow = {'ast', 'subprocess', 'typing_extensions', 'dataclasses', 'inspect', 'pathlib',\n"
        "  'urllib.parse', 'argparse', 'tomllib', '_hashlib', 'dont.evidence.git',\n"
        "  'dont.evidence.drift', 'dont.evidence.marks'}\n"
        "assert not slow & set(sys.modules), slow & set(sys.modules)\n"
    )
    subprocess.run(
        [sys.executable, "-S", "-c", code], check=True, cwd=Path(__file__).parents[2],
    )  # fmt: skip


LINES = st.lists(
    st.sampled_from(
        ["a = 1", "b(a)", "    return a", "", "}", "x", "if a:", "    b(a)", "y = a + 1"]
    ),
    min_size=3,
    max_size=30,
)


@given(LINES, LINES, st.data())
@settings(
    max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_insertions_above_and_below_never_lose_the_lines(
    tmp_path: Path, lines: list[str], added: list[str], data: st.DataObject
) -> None:
    """Proves: text that is still there is never called drifted, and the new lines hold it."""
    first = data.draw(st.integers(1, len(lines)))
    last = data.draw(st.integers(first, len(lines)))
    at = data.draw(st.integers(0, first - 1))
    target = tmp_path / "f"
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")
    entry = capture(str(tmp_path), "f", f"{first}-{last}")
    now = [*lines[:at], *added, *lines[at:]]
    target.write_text("\n".join(now) + "\n", encoding="utf-8")
    result = Auditor(str(tmp_path)).audit(entry)
    if result["status"] == "drifted":
        # Allowed only for a text that stood there several times and lost both its neighbours.
        assert str(entry["fingerprint"]).rsplit(":", 1)[-1] != "1"
        return
    assert result["status"] in ("current", "moved")
    start, end = result["line_start"], result["line_end"]
    assert isinstance(start, int)
    assert isinstance(end, int)
    assert now[start - 1 : end] == lines[first - 1 : last]


@given(LINES, st.data())
@settings(
    max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_a_changed_word_is_always_drift(
    tmp_path: Path, lines: list[str], data: st.DataObject
) -> None:
    """Proves: after an edit inside the lines no audit says current, moved or reformatted."""
    first = data.draw(st.integers(1, len(lines)))
    last = data.draw(st.integers(first, len(lines)))
    at = data.draw(st.integers(first - 1, last - 1))
    assume(lines[at])  # a blank line at the edge, written on, leaves the words as they were
    target = tmp_path / "f"
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")
    entry = capture(str(tmp_path), "f", f"{first}-{last}")
    now = [*lines[:at], lines[at] + " changed", *lines[at + 1 :]]
    target.write_text("\n".join(now) + "\n", encoding="utf-8")
    assert Auditor(str(tmp_path)).audit(entry)["status"] == "drifted"
