"""Where an entity stands in the project: on its evidence, else on its line of the log."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

from dont.verbs.checking.finding import Place

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.evidence.audit import Auditor
    from dont.ledger.paths import Project
    from dont.ledger.store import Reader

_LINE_ID = re.compile(rb'"id":"(tx:[0-9A-Z]{26})"')
# As we write lines ourselves; found without looking through the rest.
_HEAD = re.compile(rb'\{"v":\d+,"id":"(tx:[0-9A-Z]{26})"')


class Places:
    """Find places; each file of the log is read once, and only where something was found.

    Args:
        project: where the log is.
        reader: the state.
        auditor: reads files of evidence.
    """

    def __init__(self, project: Project, reader: Reader, auditor: Auditor) -> None:
        self.project = project
        self.reader = reader
        self.auditor = auditor
        self._lines: dict[str, dict[bytes, tuple[int, int, int]]] = {}
        self._recorded: dict[tuple[str, str], Place | None] = {}

    def of(self, record: Mapping[str, object]) -> Place | None:
        """Give the first file of the project that an entity rests on, else its line of the log."""
        evidence = record["evidence"]
        for entry in evidence if isinstance(evidence, list) else []:
            if entry.get("path") and entry.get("supports"):
                return self.lines(
                    str(entry["path"]), entry.get("line_start"), entry.get("line_end")
                )
        return self.recorded(str(record["id"]))

    def lines(self, path: str, first: object, last: object) -> Place:
        """Give a place in a file, inside what the file holds now.

        Args:
            path: relative to the project root.
            first: first line, 1-based; anything else for the whole file.
            last: last line.
        """
        held = self.auditor.lines(path)
        if not isinstance(first, int) or not held:
            return Place(path)
        last = last if isinstance(last, int) else first
        first, last = min(first, len(held)), min(max(first, last), len(held))
        text = held[first - 1].decode("utf-8", "replace")
        return Place(path, first, last, text, len(held[last - 1].decode("utf-8", "replace")))

    def recorded(self, entity_id: str) -> Place | None:
        """Give the line of the log that an entity began with; None where the file is gone."""
        row = self.reader.sql.execute(
            "SELECT l.id, l.segment FROM event e JOIN line l ON l.id=e.line_id"
            " WHERE e.entity_id=? ORDER BY e.tx, e.line_id LIMIT 1",
            (entity_id,),
        ).fetchone()
        if row is None or row[1] is None:
            return None
        line_id, segment = row
        if (line_id, segment) not in self._recorded:
            self._recorded[line_id, segment] = self._on_line(line_id, segment)
        return self._recorded[line_id, segment]

    def _on_line(self, line_id: str, segment: str) -> Place | None:
        full = os.path.join(self.project.ledger_dir, segment)
        path = os.path.relpath(full, self.project.root)
        found = None if path.startswith("..") else self._segment(full).get(line_id.encode())
        if found is None:
            return None
        number, start, size = found
        with open(full, "rb") as stream:
            stream.seek(start)
            end = len(stream.read(size).decode("utf-8", "replace").rstrip("\r\n"))
        return Place(path, number, number, line_id, end)

    def in_log(self, segment: str, number: int) -> Place | None:
        """Give a line of a file of the log; None where the log lies outside the project.

        Args:
            segment: the file, relative to the folder of the log.
            number: 1-based; 0 for the file as a whole.
        """
        full = os.path.join(self.project.ledger_dir, segment)
        path = os.path.relpath(full, self.project.root)
        return None if path.startswith("..") else Place(path, number or None, number or None)

    def _segment(self, full: str) -> dict[bytes, tuple[int, int, int]]:
        """Number the lines of a log file: line number, offset and size in bytes by line id."""
        known = self._lines.get(full)
        if known is None:
            known = self._lines[full] = {}
            if os.path.isfile(full):
                start = 0
                with open(full, "rb") as stream:
                    for number, raw in enumerate(stream, 1):
                        mark = _HEAD.match(raw) or _LINE_ID.search(raw)
                        if mark is not None:
                            known[mark[1]] = number, start, len(raw)
                        start += len(raw)
        return known
