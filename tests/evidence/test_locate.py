"""Capture: from any folder, inside the root only, by bytes, with the state that git knows."""

import os
import socket
import subprocess
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from dont.core.errors import Refusal
from dont.evidence import locate
from dont.evidence.locate import capture, capture_uri

Git = Callable[..., str]


def code_of(call: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as caught:
        call()
    return caught.value.code


@pytest.fixture
def root(tmp_path: Path) -> Path:
    home = tmp_path / "project"
    (home / "src").mkdir(parents=True)
    (home / "deep").mkdir()
    (home / "src" / "store.py").write_text(
        "def a():\n    return 1\n\ndef b():\n    return 2\n", encoding="utf-8"
    )
    return home


def test_lines_are_captured_with_all_their_fields(root: Path) -> None:
    entry = capture(str(root), "src/store.py", "4-5", note="see")
    assert entry["source_uri"] == "repo:src/store.py#L4-L5"
    assert (entry["line_start"], entry["line_end"]) == (4, 5)
    assert entry["excerpt"] == "def b():\n    return 2"
    assert (entry["kind"], entry["note"], entry["file_state"]) == ("repo-file", "see", "none")
    assert "blob" not in entry


@pytest.mark.parametrize(
    ("text", "cwd"),
    [
        ("src/store.py", "deep"),
        ("store.py", "src"),
        ("../src/store.py", "deep"),
        ("./src//store.py", "."),
        ("repo:src/store.py#L1-2", "deep"),
        ("src/store.py#L1-L2", "deep"),
    ],
)
def test_a_path_is_relative_to_the_root_from_any_folder(root: Path, text: str, cwd: str) -> None:
    assert capture_uri(str(root), text, cwd=str(root / cwd))["path"] == "src/store.py"


def test_an_absolute_path_inside_is_made_relative(root: Path) -> None:
    assert capture(str(root), str(root / "src" / "store.py"))["path"] == "src/store.py"


def test_a_link_inside_counts_as_the_file_it_leads_to(root: Path) -> None:
    (root / "link.py").symlink_to("src/store.py")
    (root / "dir").symlink_to("src")
    assert capture(str(root), "link.py", "1")["path"] == "src/store.py"
    assert capture(str(root), "dir/store.py", "1")["path"] == "src/store.py"


@pytest.mark.parametrize(
    "path", ["../outside", "/etc/hostname", "out/hostname", "src/../../x", "out", "loop/../../x"]
)
def test_what_leads_outside_is_refused(root: Path, path: str) -> None:
    (root / "out").symlink_to("/etc")
    assert code_of(lambda: capture(str(root), path)) == "path-escapes-root"


@pytest.mark.parametrize(
    "lines", ["0", "3-2", "2-9", "a-b", "", "-1", "1-", "1,2", "²", "9999999999"]
)
def test_spans_that_are_none(root: Path, lines: str) -> None:
    assert code_of(lambda: capture(str(root), "src/store.py", lines)) == "invalid-line-span"


@pytest.mark.parametrize("path", ["a\nb", "-rf", "src/-x", "a\x00b", "", " ", "a\udc80b", "\x85"])
def test_names_that_are_no_names(root: Path, path: str) -> None:
    assert code_of(lambda: capture(str(root), path)) == "unreadable-file"


def test_only_regular_files_are_evidence(root: Path) -> None:
    os.mkfifo(root / "pipe")
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(root / "sock"))
        (root / "null").symlink_to("/dev/null")
        codes = [code_of(partial(capture, str(root), name)) for name in ("pipe", "sock", "src")]
        assert codes == ["unreadable-file"] * 3
        assert code_of(lambda: capture(str(root), "null")) == "path-escapes-root"


def test_a_missing_file_is_a_reference_that_leads_nowhere(root: Path) -> None:
    assert code_of(lambda: capture(str(root), "src/none.py")) == "unresolvable-uri"
    assert code_of(lambda: capture(str(root), "src/store.py/x")) == "unresolvable-uri"


def test_a_huge_file_is_refused_without_reading_it(root: Path) -> None:
    with (root / "huge").open("wb") as stream:
        stream.truncate(1 << 40)
    assert code_of(lambda: capture(str(root), "huge")) == "unreadable-file"


def test_a_link_loop_is_refused(root: Path) -> None:
    (root / "loop").symlink_to("loop")
    assert code_of(lambda: capture(str(root), "loop")) in ("unreadable-file", "unresolvable-uri")


@pytest.mark.parametrize("data", [b"\x00\x01\xff\n\xfe", "café\n".encode("latin-1"), b"", b"\r\n"])
def test_binary_and_other_encodings_are_taken_by_bytes(root: Path, data: bytes) -> None:
    (root / "f.bin").write_bytes(data)
    entry = capture(str(root), "f.bin")
    assert entry["size"] == len(data)
    str(entry["excerpt"]).encode("utf-8")


def test_a_long_file_is_not_copied_into_the_log(root: Path) -> None:
    (root / "long").write_text("x" * 79 + "\n", encoding="utf-8")
    with (root / "long").open("a", encoding="utf-8") as stream:
        stream.write(("y" * 79 + "\n") * 5000)
    assert len(str(capture(str(root), "long")["excerpt"])) <= locate.LONGEST_WHOLE + 5
    assert len(str(capture(str(root), "long", "1-500")["excerpt"])) == 500 * 80 - 1


def test_git_states_and_blob(root: Path, git: Git) -> None:
    git("init", "-q")
    (root / ".gitignore").write_text("*.log\n", encoding="utf-8")
    git("add", ".")
    git("commit", "-qm", "first")
    states = {}
    for name, text in (("src/store.py", None), ("x.log", "1"), ("new", "1"), ("staged", "1")):
        if text is not None:
            (root / name).write_text(text, encoding="utf-8")
        if name == "staged":
            git("add", name)
        states[name] = capture(str(root), name)["file_state"]
    assert states == {
        "src/store.py": "clean", "x.log": "ignored", "new": "untracked", "staged": "staged",
    }  # fmt: skip
    blob = capture(str(root), "src/store.py")["blob"]
    assert blob == git("rev-parse", "HEAD:src/store.py").strip()
    (root / "src" / "store.py").write_text("changed\n", encoding="utf-8")
    assert capture(str(root), "src/store.py")["file_state"] == "dirty"


def test_a_hostile_environment_does_not_reach_git(
    root: Path, git: Git, monkeypatch: pytest.MonkeyPatch
) -> None:
    git("init", "-q")
    monkeypatch.setenv("GIT_DIR", "/nonexistent")
    monkeypatch.setenv("GIT_WORK_TREE", "/")
    mark = root / "ran"
    subprocess.run(
        ["git", "-C", str(root), "config", "core.fsmonitor", f"touch {mark}"],
        env={"PATH": os.environ["PATH"]},
        check=True,
    )
    assert capture(str(root), "src/store.py")["file_state"] == "untracked"
    assert not mark.exists()


@pytest.mark.parametrize(
    ("name", "text", "anchor", "span"),
    [
        (
            "m.py",
            "import os\n\nclass S:\n    @x\n    def save(self):\n        return 1\n\nT = 1\n",
            "S.save",
            (4, 6),
        ),
        ("m.py", "class S:\n    def save(self):\n        pass\n", "save", (2, 3)),
        ("m.py", "A = {\n 1: 2,\n}\n", "A", (1, 3)),
        ("d.md", "# T\n\n## Limits\n\ntext\n\n## Next\n", "Limits", (3, 6)),
        ("d.md", "T\n===\n\nLimits\n------\n\ntext\n", "limits", (4, 7)),
        ("m.rs", "fn a() {}\n\nfn save(x: u8) {\n    x\n}\n", "save", (3, 5)),
        (
            "m.go",
            "func (s *S) Save() error {\n\treturn nil\n}\n\nfunc main() { s.Save() }\n",
            "Save",
            (1, 3),
        ),
        ("m.c", "int save(int x)\n{\n  return x;\n}\nint y = save(1);\n", "save", (1, 4)),
        ("c.yaml", "a:\n  b: 1\nlimits:\n  rate: 5\n", "limits", (3, 4)),
        ("m.ts", "export class S {\n  save() {}\n}\n", "S", (1, 3)),
    ],
)
def test_an_anchor_gives_the_lines(
    root: Path, name: str, text: str, anchor: str, span: tuple[int, int]
) -> None:
    (root / name).write_text(text, encoding="utf-8")
    entry = capture(str(root), name, anchor=anchor)
    assert (entry["line_start"], entry["line_end"]) == span
    assert entry["anchor"] == anchor


@pytest.mark.parametrize("anchor", ["nothing", "", "f", "f\n"])
def test_an_anchor_names_exactly_one(root: Path, anchor: str) -> None:
    (root / "m.py").write_text("def f():\n  pass\ndef f():\n  pass\n", encoding="utf-8")
    assert code_of(lambda: capture(str(root), "m.py", anchor=anchor)) == "anchor-not-found"
