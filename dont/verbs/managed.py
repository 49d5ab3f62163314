"""The block this tool keeps in documents that agents read; the text around it is not ours."""

from __future__ import annotations

from typing import NamedTuple

from dont.core.errors import Refusal

BEGIN = "<!-- dont:begin "
END = "<!-- dont:end -->"
VERSION = "v1"
IMPORT = "@AGENTS.md"
BODY = (
    "## Claims and evidence",
    "",
    "This project keeps a ledger of claims. Before work here, run `dont prime`.",
    "",
    '- To state that something works or is fixed: `dont ground "<text>" --file PATH --lines A-B`.',
    '- Without evidence yet: `dont conclude "<text>"`, later `dont dismiss ID --evidence URI`.',
    "- Before a new term: `dont suggest-term WORDS`, then `dont define`.",
    "- A refusal names the next command; `dont check` is the gate. More: `.dont/AGENTS.md`.",
)


class Block(NamedTuple):
    """A managed block in a text.

    Attributes:
        start: index of its first character.
        end: index behind its last one, the line's end not included.
        mark: version and hash as the first line gives them.
        body: what stands between the marks, lines joined by a line feed.
    """

    start: int
    end: int
    mark: str
    body: str

    @property
    def edited(self) -> bool:
        """Whether somebody changed the body by hand."""
        return self.mark != stamp(self.body)

    @property
    def imports(self) -> bool:
        """Whether the block only pulls in the other document."""
        return self.body == IMPORT


def stamp(body: str) -> str:
    """Give the version and the hash that a block with this body carries.

    Example:
        >>> stamp("a") == stamp("a"), stamp("a") == stamp("b")
        (True, False)
    """
    from hashlib import sha256

    return f"{VERSION} sha256:{sha256(body.encode('utf-8')).hexdigest()[:16]}"


def block(body: str, newline: str = "\n") -> str:
    """Write a whole block: both marks and the body between them, without a last line end."""
    first = f"{BEGIN}{stamp(body)}; written by `dont sync-docs`, edits inside are lost -->"
    return newline.join([first, *body.split("\n"), END])


def find(text: str, path: str) -> Block | None:
    """Find the managed block of a text.

    Args:
        text: the whole document.
        path: its name, for the refusal.

    Raises:
        Refusal: `schema-mismatch` for marks that do not pair: what is ours cannot be told then.
    """
    starts, ends = text.count(BEGIN), text.count(END)
    if starts == 0 and ends == 0:
        return None
    start, end = text.find(BEGIN), text.find(END)
    if starts != 1 or ends != 1 or end < start or "-->" not in text[start:end]:
        problem = (
            f"the marks `dont:begin` and `dont:end` in `{path}` do not pair; mend them by hand"
        )
        raise Refusal("schema-mismatch", data={"problem": problem, "path": path})
    first, _, rest = text[start:end].partition("-->")
    mark = first.removeprefix(BEGIN).partition(";")[0].strip()
    body = rest.replace("\r\n", "\n").strip("\n")
    return Block(start, end + len(END), mark, body)


def body_for(path: str, text: str, found: Block | None) -> str | None:
    """Choose what a document's block says; None where it needs no block.

    Args:
        path: name of the document; Claude Code reads CLAUDE.md and not AGENTS.md.
        text: the document as it is, empty for a new one.
        found: its block.
    """
    if path.replace("\\", "/").rsplit("/", 1)[-1] == "CLAUDE.md":
        outside = text if found is None else text[: found.start] + text[found.end :]
        if found is None and IMPORT in outside.split():
            return None
        if not text or (found is not None and found.imports):
            return IMPORT
    return "\n".join(BODY)


def updated(text: str, found: Block | None, body: str) -> str:
    """Give the document with a current block; nothing outside of it changes.

    Args:
        text: the document as it is.
        found: its block, None where it has none: then one is put below the first heading.
        body: what the block says.
    """
    newline = "\r\n" if "\r\n" in text else "\n"
    whole = block(body, newline)
    if found is not None:
        return text[: found.start] + whole + text[found.end :]
    if not text:
        return whole + newline
    at = _below_heading(text)
    before = newline if at and not text[:at].endswith("\n") else ""
    above = before + (newline if text[:at].strip("\ufeff") else "")
    return text[:at] + above + whole + newline + _gap(text, at, newline) + text[at:]


def _gap(text: str, at: int, newline: str) -> str:
    """Keep the block apart from the text below it."""
    return "" if at == len(text) or text[at:].startswith(("\n", "\r\n")) else newline


def _below_heading(text: str) -> int:
    """Find the end of the heading that the document begins with, else where its text begins."""
    begin = _behind_front_matter(text)
    at = begin
    for line in text[begin:].splitlines(keepends=True):
        at += len(line)
        if line.startswith("# "):
            return at
        if line.strip():
            break
    return begin


def _behind_front_matter(text: str) -> int:
    """Find where the text begins behind a byte order mark and front matter."""
    begin = 1 if text.startswith("\ufeff") else 0
    at = begin
    for n, line in enumerate(text[begin:].splitlines(keepends=True)):
        at += len(line)
        closes = line.rstrip() == "---"
        if n == 0 and not closes:
            return begin
        if n and closes:
            return at
    return begin
