"""Claims and terms cited in documents, comments and commit messages."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, NamedTuple

from dont.core.ids import SHORTEST_PREFIX, ULID_LENGTH
from dont.core.remedy import remedy
from dont.verbs.checking.finding import Place, finding

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from dont.ledger.store import Reader
    from dont.verbs.checking.finding import Finding

_ID = re.compile(
    r"(?<![\w:/-])(claim|term):([0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{3,25})(?![\w-])", re.IGNORECASE
)
# What is shorter than this, or does not begin like an id of our time, may be any other word.
_SURE = 8
_OF_OUR_TIME = "0"
_PROSE = (
    ".md",
    ".markdown",
    ".mdx",
    ".mdc",
    ".rst",
    ".txt",
    ".adoc",
    ".asciidoc",
    ".org",
    ".tex",
    "",
)
MESSAGES = ("COMMIT_EDITMSG", "MERGE_MSG", "SQUASH_MSG", "TAG_EDITMSG")
_FENCE = re.compile(r"\s{0,3}(`{3,}|~{3,})")
_COMMENT = re.compile(r"#|//|/\*|<!--|--|;|%|\"\"\"|'''|^\s*\*|^\s*\.\. ")
_QUOTES = re.compile(r"\"\"\"|'''")
_SCISSORS = ">8"


class Citation(NamedTuple):
    """An id in a file.

    Attributes:
        text: the id as it is written, with the kind in lower case and the rest in upper case.
        line: 1-based.
        said: the whole line.
    """

    text: str
    line: int
    said: str


def citations(path: str, content: str) -> Iterator[Citation]:
    """Find the ids that a text cites.

    Args:
        path: its name says whether it is prose, a commit message, or a program, in which only
            comments cite.
        content: the text.
    """
    for number, line in _telling(path, content):
        for found in _ID.finditer(line):
            yield Citation(f"{found[1].lower()}:{found[2].upper()}", number, line)


def _telling(path: str, content: str) -> Iterator[tuple[int, str]]:
    """Give the lines in which an id is a citation and no data."""
    name = os.path.basename(path)
    lines = enumerate(content.split("\n"), 1)
    if name in MESSAGES:
        return _message(lines)
    suffix = os.path.splitext(name)[1].lower()
    if suffix in _PROSE:
        return _prose(lines)
    return _comments(lines, multiline=suffix in (".py", ".pyi"))


def _message(lines: Iterable[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    for number, line in lines:
        if line.startswith("#"):
            if _SCISSORS in line:
                return
            continue
        yield number, line


def _prose(lines: Iterable[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """Leave fenced blocks out: they hold sample sessions."""
    fence = ""
    for number, line in lines:
        mark = _FENCE.match(line)
        if mark and not fence:
            fence = mark[1]
        elif mark and mark[1][0] == fence[0] and len(mark[1]) >= len(fence):
            fence = ""
        elif not fence:
            yield number, line


def _comments(lines: Iterable[tuple[int, str]], *, multiline: bool) -> Iterator[tuple[int, str]]:
    inside = ""
    for number, line in lines:
        if inside:
            yield number, line
        else:
            mark = _COMMENT.search(line)
            if mark:
                yield number, " " * mark.start() + line[mark.start() :]
        if multiline:
            for quote in _QUOTES.findall(line):
                inside = "" if inside == quote else inside or quote


def judged(reader: Reader, stale: frozenset[str], path: str, content: str) -> Iterator[Finding]:
    """Object to ids that a file cites and that do not hold.

    Args:
        reader: the state.
        stale: ids of what is stale.
        path: relative to the project root.
        content: the text.
    """
    for found in citations(path, content):
        target, state = _state(reader, stale, found.text)
        if state:
            place = Place(path, found.line, found.line, found.said, len(found.said))
            yield _objection(reader, found, target, state, place)


def _state(reader: Reader, stale: frozenset[str], text: str) -> tuple[str | None, str]:
    """Find what an id stands for, and what is wrong with that; empty where nothing is."""
    kind, _, part = text.partition(":")
    ids = reader.ids_starting(kind, part, 2) if len(part) >= SHORTEST_PREFIX else []
    if not ids:
        sure = len(part) == ULID_LENGTH or (len(part) >= _SURE and part.startswith(_OF_OUR_TIME))
        return None, "unknown" if sure else ""
    if len(ids) > 1:
        return None, "ambiguous"
    record = reader.entity(ids[0])
    status = "unknown" if record is None else str(record["status"])
    if status in ("unknown", "doubted", "ignored"):
        return ids[0], status
    return ids[0], "stale" if ids[0] in stale else ""


def _objection(
    reader: Reader, cited: Citation, target: str | None, state: str, place: Place
) -> Finding:
    told = {"entity_id": target or cited.text, "state": state}
    data: dict[str, object] = {"message": _said(told), "entity_id": target}
    if target is None:
        return finding("cited-entity", data, place=place)
    record = reader.entity(target) or {}
    if record.get("restated_to"):
        data["remediation"] = [
            remedy(["dont", "show", str(record["restated_to"])], "see the claim that replaced it")
        ]
    subject = str(record.get("statement") or record.get("curie") or "")
    return finding("cited-entity", data, place=place, subject=subject)


def _said(told: dict[str, str]) -> str:
    from dont.core.codes import message

    return message("cited-entity", told)
