"""`disturb`: who rests on lines, as they are now and as a diff changed them."""

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Call = Callable[..., tuple[int, dict[str, Any]]]
TEXT = "def a():\n    return 1\n\ndef b():\n    return 2\n"


@pytest.fixture
def claim(scratch: Path, call: Call) -> str:
    """Record a claim that rests on lines 4 and 5."""
    (scratch / "src").mkdir()
    (scratch / "src" / "s.py").write_text(TEXT, encoding="utf-8")
    words = ("ground", "b returns 2", "--file", "src/s.py", "--lines", "4-5")
    return str(call(*words)[1]["data"]["id"])


@pytest.fixture
def git(scratch: Path, environ: dict[str, str]) -> Callable[..., None]:
    """Run git with an identity."""
    identity = {
        f"GIT_{who}_{what}": "a" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")
    }

    def run(*words: str) -> None:
        env = {**environ, **identity}
        subprocess.run(["git", *words], cwd=scratch, env=env, check=True, capture_output=True)

    return run


def ids(answer: tuple[int, dict[str, Any]]) -> list[str]:
    assert answer[0] == 0, answer
    return [one["id"] for one in answer[1]["data"]["claims"]]


@pytest.mark.parametrize(
    ("where", "hit"),
    [
        ("src/s.py", True),
        ("src/s.py:4", True),
        ("src/s.py:5-9", True),
        ("src/s.py:1-4", True),
        ("src/s.py:1-3", False),
        ("src/s.py:6", False),
        ("README.md", False),
        ("no/such/file.py:3", False),
    ],
)
def test_lines_are_compared_with_lines(call: Call, claim: str, where: str, *, hit: bool) -> None:
    assert ids(call("disturb", where)) == ([claim] if hit else [])


def test_the_answer_says_who_what_and_where(call: Call, claim: str) -> None:
    (found,) = call("disturb", "src/s.py:5")[1]["data"]["claims"]
    assert (found["id"], found["statement"], found["status"]) == (claim, "b returns 2", "verified")
    assert (found["path"], found["line_start"], found["line_end"]) == ("src/s.py", 4, 5)
    assert found["audit"]["status"] == "current"


def test_lines_that_moved_are_found_where_they_are_now(
    scratch: Path, call: Call, claim: str
) -> None:
    (scratch / "src" / "s.py").write_text("# one\n# two\n" + TEXT, encoding="utf-8")
    assert ids(call("disturb", "src/s.py:4")) == []
    assert ids(call("disturb", "src/s.py:7")) == [claim]


def test_a_renamed_file_is_followed(
    scratch: Path, call: Call, claim: str, git: Callable[..., None]
) -> None:
    git("add", "-A")
    git("commit", "-qm", "begin")
    git("mv", "src/s.py", "src/t.py")
    git("commit", "-qm", "rename")
    assert (scratch / "src" / "t.py").exists()
    assert ids(call("disturb", "src/t.py:5")) == [claim]
    assert ids(call("disturb", "src/t.py:1")) == []


def test_ignored_claims_are_disturbed_by_nothing(call: Call, claim: str) -> None:
    call("ignore", claim, "--reason", "the module was removed")
    assert ids(call("disturb", "src/s.py")) == []


def test_a_diff_names_who_rests_on_what_it_changed(
    scratch: Path, call: Call, claim: str, git: Callable[..., None]
) -> None:
    git("add", "-A")
    git("commit", "-qm", "begin")
    file = scratch / "src" / "s.py"
    file.write_text(TEXT.replace("return 1", "return 9"), encoding="utf-8")
    assert ids(call("disturb", "--diff", "HEAD")) == []
    file.write_text(TEXT.replace("return 2", "return 9"), encoding="utf-8")
    status, found = call("disturb", "--diff", "HEAD")
    assert (status, found["data"]["paths"]) == (0, ["src/s.py"])
    assert ids((status, found)) == [claim]
    assert ids(call("disturb", "README.md", "--diff", "HEAD")) == []
    assert ids(call("disturb", "src/s.py:5", "--diff", "HEAD")) == [claim]
    assert ids(call("disturb", "src/s.py:1", "--diff", "HEAD")) == []
    file.unlink()
    assert ids(call("disturb", "--diff", "HEAD")) == [claim]


@pytest.mark.parametrize(
    ("words", "status", "code"),
    [
        ((), 2, "usage"),
        (("../x",), 1, "path-escapes-root"),
        (("/etc/passwd:1",), 1, "path-escapes-root"),
        (("src/s.py:5-4",), 1, "invalid-line-span"),
        (("src/s.py:0",), 1, "invalid-line-span"),
        (("--diff", "no-such-revision"), 1, "unresolvable-uri"),
        (("--diff=--output=/tmp/x",), 1, "unresolvable-uri"),
    ],
)
def test_what_cannot_be_asked_is_refused(
    call: Call, claim: str, words: tuple[str, ...], status: int, code: str
) -> None:
    assert claim
    done, found = call("disturb", *words)
    assert (done, found["data"]["code"]) == (status, code)


def test_from_a_folder_below_a_path_is_found_from_the_root_and_from_there(
    scratch: Path, call: Call, claim: str
) -> None:
    for where in ("src/s.py:4", "s.py:4"):
        assert ids(call("disturb", where, cwd=scratch / "src")) == [claim]
