"""What git has staged: the commit about to be made, not the working tree and not HEAD."""

from __future__ import annotations

import os
import subprocess
from typing import TYPE_CHECKING, Final

from dont.core.errors import Refusal
from dont.evidence.audit import Auditor
from dont.evidence.files import MISSING, Looked

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from typing_extensions import override
else:

    def override(method: object) -> object:
        """Mark a method for the type checker alone; the standard library has it from 3.12 on."""
        return method


_TIMEOUT: Final = 60  # seconds
_CHUNK: Final = 200  # path arguments of one command
_FILE_MODES: Final = (b"100644", b"100755")
_LFS: Final = b"version https://git-lfs.github.com/spec/"
_SAFE: Final = (
    "git",
    "--no-optional-locks",
    "--literal-pathspecs",
    "-c",
    "core.fsmonitor=false",
    "-c",
    "core.hooksPath=/dev/null",
    "-c",
    "core.quotePath=false",
    "-c",
    "safe.bareRepository=explicit",
)


class Index:
    """The index of the work tree around a project.

    Args:
        root: absolute path of the project root; all paths are relative to it.
        environ: a commit of some files only tells its own index by `GIT_INDEX_FILE`.
        cwd: where a relative `GIT_INDEX_FILE` starts from.

    Raises:
        Refusal: `schema-mismatch` where there is no work tree to judge.
    """

    def __init__(self, root: str, environ: Mapping[str, str], cwd: str) -> None:
        self.root = root
        self.environ = {k: v for k, v in environ.items() if not k.startswith("GIT_")}
        self.environ.update(LC_ALL="C", GIT_TERMINAL_PROMPT="0", GIT_NO_LAZY_FETCH="1")
        if environ.get("GIT_INDEX_FILE"):
            self.environ["GIT_INDEX_FILE"] = os.path.join(cwd, environ["GIT_INDEX_FILE"])
        self._blobs: dict[str, bytes | None] = {}
        self._staged: dict[str, str] | None = None
        if self._maybe("rev-parse", "--is-inside-work-tree") != b"true\n":
            problem = "`--staged` needs a git work tree around the project"
            raise Refusal("schema-mismatch", data={"problem": problem, "verb": "check"})

    def staged(self) -> dict[str, str]:
        """Give the staged paths below the root, with what happened to them: A, M, D or T."""
        if self._staged is None:
            listed = self._git(
                "diff", "--cached", "--name-status", "-z", "--no-renames", "--no-ext-diff",
                "--ignore-submodules=all", "--relative", "--",
            )  # fmt: skip
            parts = listed.split(b"\0")
            pairs = zip(parts[1::2], parts[0::2], strict=False)
            self._staged = {os.fsdecode(path): kind[:1].decode() for path, kind in pairs if path}
        return self._staged

    def blobs(self, paths: Iterable[str]) -> dict[str, bytes | None]:
        """Give what the index holds of some files; None for what it does not hold.

        Args:
            paths: relative to the root.
        """
        wanted = list(dict.fromkeys(paths))
        new = [path for path in wanted if path not in self._blobs]
        for start in range(0, len(new), _CHUNK):
            part = new[start : start + _CHUNK]
            self._blobs.update(dict.fromkeys(part))
            self._blobs.update(self._read(part))
        return {path: self._blobs[path] for path in wanted}

    def below(self, folder: str) -> dict[str, bytes]:
        """Give every file that the index holds below a folder.

        Args:
            folder: relative to the root.
        """
        return self._read([folder])

    def differs(self, folder: str) -> bool:
        """Tell whether the working tree holds something else below a folder than the index."""
        changed = self._git("diff", "--name-only", "-z", "--no-ext-diff", "--", folder)
        return bool(changed or self._git("ls-files", "--others", "-z", "--", folder))

    def before(self, path: str) -> bytes:
        """Give what the last commit holds of a file; empty where it holds none."""
        return self._maybe("cat-file", "blob", f"HEAD:./{path}") or b""

    def _read(self, paths: Sequence[str]) -> dict[str, bytes]:
        listed = self._git("ls-files", "-s", "-z", "--", *paths)
        found: dict[str, str] = {}
        for entry in listed.split(b"\0"):
            head, _, path = entry.partition(b"\t")
            mode, _, rest = head.partition(b" ")
            if mode in _FILE_MODES:
                found[os.fsdecode(path)] = rest.split(b" ")[0].decode("ascii")
        return dict(zip(found, self._objects(list(found.values())), strict=True))

    def _objects(self, names: Sequence[str]) -> list[bytes]:
        if not names:
            return []
        out = self._git("cat-file", "--batch", given="\n".join(names).encode() + b"\n")
        found, at = [], 0
        for _ in names:
            end = out.index(b"\n", at)
            size = int(out[at:end].split(b" ")[2])
            found.append(out[end + 1 : end + 1 + size])
            at = end + size + 2
        return found

    def _git(self, *arguments: str, given: bytes = b"") -> bytes:
        found = self._maybe(*arguments, given=given)
        if found is None:
            problem = f"git could not run `git {arguments[0]}`, so nothing staged was judged"
            raise Refusal("schema-mismatch", data={"problem": problem, "verb": "check"})
        return found

    def _maybe(self, *arguments: str, given: bytes = b"") -> bytes | None:
        try:
            done = subprocess.run(
                [*_SAFE, "-C", self.root, *arguments],
                env=self.environ,
                input=given,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                timeout=_TIMEOUT,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired):
            return None  # no git, no answer: the callers refuse
        return done.stdout if done.returncode == 0 else None


class IndexAuditor(Auditor):
    """Audit evidence against the index; what git does not track is read from the working tree.

    Args:
        index: the index.
    """

    def __init__(self, index: Index) -> None:
        super().__init__(index.root)
        self.index = index

    @override
    def look(self, path: str) -> Looked:
        """Read a file as it is staged, once.

        Args:
            path: relative to the root.
        """
        data = self.index.blobs([path])[path]
        if data is not None and not data.startswith(_LFS):
            return Looked(path, data, "")
        if self.index.staged().get(path) == "D":
            return Looked(path, None, MISSING)
        return super().look(path)
