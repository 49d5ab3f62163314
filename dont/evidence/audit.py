"""Compare captured lines with the file as it is now.

This runs when a claim is shown: the common case reads the file once and hashes the span. Git and
the search for text that moved come in only when the span is not what it was.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.evidence.digest import ALGORITHM, exact, span_of, split_lines
from dont.evidence.files import ESCAPES, MISSING, Looked, look

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.core.types import Record
    from dont.evidence.drift import Index


class Auditor:
    """Audit entries against the working tree; each file is read once.

    Args:
        root: absolute path of the project root.
    """

    def __init__(self, root: str) -> None:
        self.root = root
        self._looked: dict[str, Looked] = {}
        self._lines: dict[str, list[bytes]] = {}
        self._renamed: dict[str, str | None] = {}
        self._indexes: dict[str, Index] = {}
        self._hashes: dict[tuple[str, int, int], str] = {}

    def audit(self, entry: Mapping[str, object]) -> Record:
        """Say what became of the lines of one entry.

        Args:
            entry: an evidence entry; what is no repository file is not measured.

        Returns:
            `{status, line_start?, line_end?, path?, reason?}`: status is current, moved,
            reformatted, drifted, missing, unreadable, or not-measured where there is nothing to
            compare; the lines are where the text, or the symbol of the anchor, is now; `path` is
            given where the file was renamed.
        """
        path, mark = entry.get("path"), str(entry.get("fingerprint") or "")
        if not isinstance(path, str) or not path:
            return {"status": "not-measured", "reason": "it is no file of the project"}
        found = self.look(path)
        if found.data is None:
            return self._absent(entry, path, found)
        first, last = span_of(entry)
        if mark.startswith(f"{ALGORITHM}:{self._hash(path, first, last)}"):
            if first is None:
                return {"status": "current"}
            return {"status": "current", "line_start": first, "line_end": last}
        return self._compared(entry, path, mark)

    def look(self, path: str) -> Looked:
        """Read a file, once.

        Args:
            path: relative to the root.
        """
        found = self._looked.get(path)
        if found is None:
            found = self._looked[path] = look(self.root, path)
        return found

    def lines(self, path: str) -> list[bytes]:
        """Give a file's lines, once; none where it cannot be read.

        Args:
            path: relative to the root.
        """
        lines = self._lines.get(path)
        if lines is None:
            lines = self._lines[path] = split_lines(self.look(path).data or b"")
        return lines

    def _hash(self, path: str, first: int | None, last: int | None) -> str:
        """Hash the lines that stand at a place now, once; `none` where it is beyond the end."""
        key = (path, first or 0, last or 0)
        known = self._hashes.get(key)
        if known is None:
            lines = self.lines(path)
            if first is None or last is None:
                known = exact(b"\n".join(lines))
            else:
                known = exact(b"\n".join(lines[first - 1 : last])) if last <= len(lines) else "none"
            self._hashes[key] = known
        return known

    def _compared(self, entry: Mapping[str, object], path: str, text: str) -> Record:
        from dont.evidence.marks import read_mark

        mark = read_mark(text)
        if mark is None:
            return {"status": "not-measured", "reason": "its fingerprint is of an unknown kind"}
        from dont.evidence.drift import Index, compare

        index = self._indexes.get(path)
        if index is None:
            index = self._indexes[path] = Index(self.lines(path))
        return compare(entry, mark, index)

    def _absent(self, entry: Mapping[str, object], path: str, found: Looked) -> Record:
        if found.problem == ESCAPES:
            return {"status": "unreadable", "reason": "it leads outside the project now"}
        if found.problem != MISSING:
            return {"status": "unreadable", "reason": found.problem}
        after = self._new_name(path)
        if after is None:
            return {"status": "missing"}
        result = self.audit({**entry, "path": after})
        if result["status"] in ("missing", "unreadable"):
            return {"status": "missing"}
        if result["status"] == "current":
            result["status"] = "moved"
        result["path"] = after
        return result

    def _new_name(self, path: str) -> str | None:
        if path not in self._renamed:
            import os

            from dont.evidence.git import renamed_to

            self._renamed[path] = renamed_to(os.path.realpath(self.root), path)
        return self._renamed[path]
