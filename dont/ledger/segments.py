"""The log as segment files below `ledger/<yyyy-mm>/`, one transaction a line.

INVARIANT: a segment does not grow after it was committed, so every merge is a union of files.
"""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from dont.core.clock import rfc3339
from dont.core.errors import SubstrateError
from dont.core.ids import ulid
from dont.ledger.files import Files, read_file
from dont.ledger.folders import folder_token, is_fresh, stamp_from, stamp_of
from dont.ledger.gitdir import git_dir, git_stamp, index_busy
from dont.ledger.lines import digest, read_line, split
from dont.ledger.lock import WriterLock, unwritable
from dont.ledger.log import Appended, Change, Flaw, Meanwhile, nothing_else
from dont.ledger.own import keep

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from dont.core.ids import RandomBytes
    from dont.core.types import Json, JsonObject
    from dont.ledger.paths import Project

SUFFIX = ".jsonl"
LARGEST_SEGMENT = 4 << 20
_MICROS_PER_MILLI = 1000


class SegmentLog:
    """A log in files.

    Args:
        project: where.
        random: source of random bytes for names of segments.
        files: the file layer.
    """

    def __init__(self, project: Project, random: RandomBytes, files: Files | None = None) -> None:
        self.folder = project.ledger_dir
        self.project = project
        self.random = random
        self._real = os.path.realpath(self.folder)
        self.files = files or Files()
        self.lock = WriterLock(os.path.join(project.cache_dir, "writer.lock"), self.files)

    def acquire(self, patience_ms: int) -> None:
        """Become the only writer."""
        self.lock.acquire(patience_ms)

    def still_ours(self) -> bool:
        """Tell whether the lock file still is the one that we hold."""
        return self.lock.still_ours()

    def release(self) -> None:
        """Stop being the writer."""
        self.lock.release()

    def fresh(self, token: Any) -> bool:
        """Tell whether month folders and the open segment are as `token` saw them."""
        return is_fresh(self.folder, token)

    def token(self) -> dict[str, Any]:
        """Describe the month folders as they are now."""
        return folder_token(self.folder)

    def changes(self, known: dict[str, Any], *, thorough: bool = False) -> Iterator[Change]:
        """Give each segment that is new, gone or changed, in the order of names."""
        found = _list_segments(self.folder)
        for source in sorted(known.keys() - found.keys()):
            yield Change(source, "gone", None, [], 1, [])
        for source in sorted(found):
            before, now = known.get(source), found[source]
            if thorough or before is None or before[:5] != now or before[5] != now[2]:
                yield _read(os.path.join(self.folder, source), source, before, thorough=thorough)

    def size(self) -> int:
        """Count the bytes of all segments."""
        return sum(stamp[2] for stamp in _list_segments(self.folder).values())

    def append(
        self, raw: bytes, tx: int, memory: Any, meanwhile: Meanwhile = nothing_else
    ) -> Appended:
        """Add one line: one write, one fsync, into the open segment or a new one."""
        try:
            return self._append(raw + b"\n", tx, memory, meanwhile)
        except OSError as error:
            raise unwritable(error) from error

    def _append(self, data: bytes, tx: int, memory: Any, meanwhile: Meanwhile) -> Appended:
        directory = git_dir(self.project.dir)
        git = git_stamp(directory)
        source = self._open_segment(memory, git, rfc3339(tx)[:7], directory)
        descriptor = None if source is None else self._as_it_was(source, memory)
        done: Appended | None = None
        if source is not None and descriptor is not None:
            grown, path = source, os.path.join(self.folder, source)

            def written(stamp: list[Any]) -> None:
                nonlocal done
                done = self._remember(grown, stamp, data, git, memory["count"] + 1)
                meanwhile(done)

            if not write_durably(self.files, descriptor, path, data, written):
                done = None
        if done is None:
            source = new_segment(self.files, self.project, self.random, tx, data)
            # Taken away since it was written: no file will ever have this stamp.
            stamp = stamp_of(os.path.join(self.folder, source)) or [0, 0, 0, 0, 0]
            done = self._remember(source, stamp, data, git, 1)
            if descriptor is None:
                meanwhile(done)
        self.files.reached("appended")
        kept = keep(directory, self.files, data)
        return done if kept else done._replace(own_failed=True)

    def _open_segment(
        self, last: Any, git: list[Json], month: str, directory: str | None
    ) -> str | None:
        """Give the segment that may still grow if it is as it was, or None for a new one."""
        if not isinstance(last, dict) or last.get("git") != git or index_busy(directory):
            return None
        source: str = last["source"]
        if not source.startswith(month) or last["stamp"][2] >= LARGEST_SEGMENT:
            return None
        return source if last["real"] == self._real else None

    def _as_it_was(self, source: str, last: Any) -> int | None:
        """Open a segment that is as it was, for appending; None where it is not."""
        try:
            descriptor = self.files.open_append(os.path.join(self.folder, source))
        except OSError:
            # Gone, or not ours to write any more, or no file: a new segment will do.
            return None
        try:
            whole = stamp_from(os.fstat(descriptor)) == last["stamp"]
            whole = whole and _ends_with(descriptor, last)
        except BaseException:
            self.files.close(descriptor)
            raise
        if not whole:
            self.files.close(descriptor)
            return None
        return descriptor

    def _remember(
        self, source: str, stamp: list[Any], data: bytes, git: list[Json], count: int
    ) -> Appended:
        last = digest(data[:-1])
        memory: JsonObject = {
            "source": source,
            "real": self._real,
            "stamp": stamp,
            "length": len(data),
            "hash": last,
            "count": count,
            "git": git,
        }
        state = [*stamp, *stamp[2:3], len(data), last, count]
        return Appended(source, state, memory, last)


def write_durably(
    files: Files,
    descriptor: int,
    path: str,
    data: bytes,
    written: Callable[[list[Any]], None] = nothing_else,
) -> bool:
    """Append once and wait for the disk, all or nothing; closes the file.

    Args:
        files: the file layer.
        descriptor: of the file, open for appending.
        path: where it is.
        data: what to append.
        written: called with the stamp of the file while the data are on their way to the disk.

    Returns:
        False where the path meanwhile names another file.
    """
    try:
        before = os.fstat(descriptor)
        try:
            if files.write(descriptor, data) != len(data):
                raise OSError(errno.ENOSPC, "no space left on device", path)  # noqa: TRY301 — one way back
            files.hurry(descriptor, before.st_size, len(data))
            try:
                written(stamp_from(os.fstat(descriptor)))
            finally:
                files.sync(descriptor)
        except OSError:
            files.truncate(descriptor, before.st_size)
            raise
    except BaseException:
        files.close(descriptor)
        raise
    # What closing says cannot unmake what is durable.
    with suppress(OSError):
        files.close(descriptor)
    now = stamp_of(path)
    return now is not None and now[:2] == [before.st_dev, before.st_ino]


def new_segment(files: Files, project: Project, random: RandomBytes, tx: int, data: bytes) -> str:
    """Write lines into a segment of their own; the caller holds the writer lock.

    Args:
        files: the file layer.
        project: where.
        random: source of random bytes for the name.
        tx: decides the month and the name.
        data: whole lines, each with its end of line.

    Returns:
        Its name, `<yyyy-mm>/<ULID>.jsonl`.
    """
    month = rfc3339(tx)[:7]
    folder = os.path.join(project.ledger_dir, month)
    if os.path.islink(project.ledger_dir) or os.path.islink(folder):
        raise OSError(errno.ELOOP, "a link stands in the place of the log", folder)
    if not os.path.isdir(folder):
        files.make_folder(project.ledger_dir)
        files.make_folder(folder)
        files.sync_folder(project.ledger_dir)
        files.sync_folder(project.dir)
    source = f"{month}/{ulid(tx // _MICROS_PER_MILLI, random)}{SUFFIX}"
    path = os.path.join(project.ledger_dir, source)
    descriptor = files.open_new(path)
    try:
        if not write_durably(files, descriptor, path, data):
            raise FileNotFoundError(errno.ENOENT, "the new segment was taken away", path)
        files.sync_folder(folder)
    except OSError:
        files.remove(path)
        raise
    return source


def _list_segments(folder: str) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    try:
        months = [e.name for e in os.scandir(folder) if e.is_dir(follow_symlinks=False)]
        for month in months:
            for entry in os.scandir(os.path.join(folder, month)):
                if entry.name.endswith(SUFFIX):
                    stamp = stamp_of(entry.path)
                    if stamp is not None:
                        found[f"{month}/{entry.name}"] = stamp
    except FileNotFoundError:
        return found
    except OSError as error:
        raise SubstrateError(
            "log-corrupt", cause=error, data={"problem": f"`{folder}` cannot be listed"}
        ) from error
    return found


def _ends_with(descriptor: int, last: dict[str, Any]) -> bool:
    """Compare the last line of a segment with the one that was written last."""
    data = os.pread(descriptor, last["length"], last["stamp"][2] - last["length"])
    return data.endswith(b"\n") and digest(data[:-1]) == last["hash"]


def _read(path: str, source: str, before: Any, *, thorough: bool) -> Change:
    """Read a segment, only its new part where what was read before is still there.

    Its state: stamp (5 numbers), bytes read, length of the last line, 0 where that is not whole;
    then hash of the last line and number of lines.
    """
    now = stamp_of(path)
    try:
        data = read_file(path)
    except OSError as error:
        flaw = Flaw(source, 0, "unreadable-segment", str(error.strerror).lower())
        return Change(source, "whole", now and [*now, None, 0], [], 1, [flaw])
    start, number = (0, 1) if thorough else _resume(data, before)
    raws, rest = split(data[start:])
    flaws = []
    if rest:
        if isinstance(read_line(rest.rstrip(b"\r")), str):
            detail = f"{len(rest)} bytes without an end of line"
            flaws.append(Flaw(source, number + len(raws), "torn-line", detail))
        else:
            # Whole but for the end of line: nothing of the transaction is missing.
            raws.append(rest.rstrip(b"\r"))
    last = raws[-1] if raws and not rest else b""
    length = len(last) + 1 if last and data.endswith(last + b"\n") else 0
    state = now and [
        *now,
        len(data),
        length,
        digest(last),
        number - 1 + len(raws),
    ]
    return Change(source, "tail" if start else "whole", state, raws, number, flaws)


def _resume(data: bytes, before: Any) -> tuple[int, int]:
    """Say from which byte and line number to go on reading."""
    # What was not understood to its end is read from its beginning.
    if before and before[6]:
        size, length, last, count = before[5:]
        tail = data[size - length : size]
        if tail.endswith(b"\n") and digest(tail[:-1]) == last:
            return size, count + 1
    return 0, 1
