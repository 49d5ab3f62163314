"""Drift classes over random git histories: each proves what an audit may say after them."""

import os
import threading
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dont.core.errors import Refusal
from dont.evidence.audit import Auditor
from dont.evidence.locate import capture

Git = Callable[..., str]
SPAN = ["def limit(name):", "    value = 500", "    return value"]
BEFORE = ["import os", "", "LIMITS = {}", ""]
AFTER = ["", "def close():", "    return None"]
FIXTURE = [HealthCheck.function_scoped_fixture]  # `git` keeps no state between examples
STEPS = ("insert", "reformat", "edit", "rename", "delete", "link-out", "elsewhere", "commit")


class History:
    """A project with one piece of evidence, and what an honest audit must say about it."""

    def __init__(self, top: Path, git: Git) -> None:
        self.root = top / "project"
        self.root.mkdir()
        self.top = top
        self.git = git
        self.path = "m0.py"
        self.span = list(SPAN)
        self.before = list(BEFORE)
        self.after = list(AFTER)
        self.gone = self.linked = self.edited = self.reformatted = False
        self.write()
        self.run("init", "-q")
        self.commit()
        self.entry = capture(str(self.root), self.path, "5-7")

    def run(self, *arguments: str) -> None:
        self.git(*arguments, cwd=self.root)

    def commit(self) -> None:
        self.run("add", "-A")
        self.run("commit", "-q", "--allow-empty", "-m", "step")

    def write(self) -> None:
        text = "\n".join([*self.before, *self.span, *self.after]) + "\n"
        (self.root / self.path).write_text(text, encoding="utf-8")

    def step(self, name: str) -> None:
        """Do one thing that people do; what is gone or linked stays as it is."""
        if name == "commit":
            self.commit()
        elif not (self.gone or self.linked):
            getattr(self, name.replace("-", "_"))()

    def insert(self) -> None:
        self.before = [f"# note {len(self.before)}", *self.before]
        self.write()

    def elsewhere(self) -> None:
        self.after.append(f"x{len(self.after)} = 1")
        self.write()

    def reformat(self) -> None:
        self.reformatted = True
        self.span[1] = self.span[1].replace("value = ", "value  =  ")
        self.write()

    def edit(self) -> None:
        self.edited = True
        self.span[1] = self.span[1].replace("500", "50")
        self.write()

    def rename(self) -> None:
        self.commit()
        new = f"m{int(self.path[1:-3]) + 1}.py"
        self.run("mv", self.path, new)
        self.path = new
        self.commit()

    def delete(self) -> None:
        self.gone = True
        (self.root / self.path).unlink()

    def link_out(self) -> None:
        self.linked = True
        outside = self.top / "outside.py"
        os.replace(self.root / self.path, outside)
        (self.root / self.path).symlink_to(outside)

    def expected(self) -> set[str]:
        if self.gone:
            return {"missing"}
        if self.linked:
            # A renamed file is looked for below the project alone, so nothing is left of it.
            return {"unreadable"} if self.path == "m0.py" else {"missing"}
        if self.edited:
            return {"drifted"}
        if self.reformatted:
            return {"reformatted"}
        moved = self.path != "m0.py" or len(self.before) != len(BEFORE)
        return {"moved"} if moved else {"current"}

    def check(self) -> None:
        audit = Auditor(str(self.root)).audit(self.entry)
        assert audit["status"] in self.expected(), (audit, self.path)
        if audit["status"] in ("current", "moved", "reformatted"):
            first = len(self.before) + 1
            assert (audit["line_start"], audit["line_end"]) == (first, first + 2)
            assert audit.get("path", "m0.py") == self.path


def prove(git: Git, steps: list[str]) -> None:
    with TemporaryDirectory() as folder:
        history = History(Path(folder), git)
        history.check()
        for name in steps:
            history.step(name)
            history.check()


@given(st.lists(st.sampled_from(STEPS), min_size=1, max_size=6))
@settings(
    max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_an_audit_says_what_happened(git: Git, steps: list[str]) -> None:
    """Proves: insert, reformat, edit, rename, delete and link-out are each told apart."""
    prove(git, steps)


@pytest.mark.parametrize("name", STEPS)
def test_each_step_alone(git: Git, name: str) -> None:
    prove(git, [name, "commit"])


@pytest.mark.long
@given(st.lists(st.sampled_from(STEPS), min_size=1, max_size=25))
@settings(
    max_examples=400, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_an_audit_says_what_happened_over_long_histories(git: Git, steps: list[str]) -> None:
    prove(git, steps)


def test_a_link_that_is_swapped_while_reading_never_leads_outside(tmp_path: Path) -> None:
    """Proves: whoever swaps a folder for a link in a race gets a refusal, never the secret."""
    root, secret = tmp_path / "project", tmp_path / "secret"
    (root / "real").mkdir(parents=True)
    secret.mkdir()
    (root / "real" / "f").write_text("inside\n", encoding="utf-8")
    (secret / "f").write_text("secret\n", encoding="utf-8")
    done = threading.Event()

    def swap() -> None:
        while not done.is_set():
            os.rename(root / "real", root / "kept")
            os.symlink(secret, root / "real")
            os.unlink(root / "real")
            os.rename(root / "kept", root / "real")

    thread = threading.Thread(target=swap)
    thread.start()
    seen: set[str] = set()
    try:
        for _ in range(400):
            try:
                seen.add(str(capture(str(root), "real/f")["excerpt"]))
            except Refusal as refusal:
                seen.add(refusal.code)
    finally:
        done.set()
        thread.join()
    assert "secret" not in seen
    assert seen <= {"inside", "path-escapes-root", "unresolvable-uri", "unreadable-file"}
