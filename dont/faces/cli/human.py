"""Answers for people: cards and tables on standard output, everything else on standard error."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from dont.core.display import escape

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.core.types import Record
    from dont.faces.cli.cards import Card, Table
    from dont.verbs.dispatch import Outcome


_MOST_HINTS = 5  # JSON carries them all


def write(outcome: Outcome, environ: Mapping[str, str], *, plain: bool) -> None:
    """Write an outcome for people.

    Args:
        outcome: what happened.
        environ: NO_COLOR, CLICOLOR_FORCE, FORCE_COLOR and TERM decide about colour.
        plain: no colour and no boxes, whatever the environment says.
    """
    if outcome.answer is None:
        _say("\n".join(_failure(outcome.envelope)))
        return
    colour = not plain and wants_colour(environ, terminal=sys.stdout.isatty())
    text = outcome.answer.text
    if text is not None:
        _print(text if isinstance(text, str) else text())
    else:
        from dont.faces.cli.cards import build

        _print(_drawn(build(outcome.envelope), colour=colour))
    _say("\n".join(_beside(outcome.envelope)))


def wants_colour(environ: Mapping[str, str], *, terminal: bool) -> bool:
    """Decide about colour: a non-empty NO_COLOR forbids it, *_FORCE asks for it, else a terminal.

    Example:
        >>> wants_colour({"CLICOLOR_FORCE": "1"}, terminal=False)
        True
        >>> wants_colour({"CLICOLOR_FORCE": "1", "NO_COLOR": "1"}, terminal=True)
        False
    """
    if environ.get("NO_COLOR"):
        return False
    if any(environ.get(name, "0") not in ("", "0") for name in ("CLICOLOR_FORCE", "FORCE_COLOR")):
        return True
    return terminal and environ.get("TERM") != "dumb" and environ.get("CLICOLOR") != "0"


def _drawn(blocks: list[Card | Table], *, colour: bool) -> str:
    """Draw with `rich` for colour where it is installed, else in plain text."""
    if colour:
        try:
            from dont.faces.cli.rich_cards import draw
        except ModuleNotFoundError:
            from dont.faces.cli.plain_cards import draw as draw_plain

            return draw_plain(blocks, colour=True)
        return draw(blocks)
    from dont.faces.cli.plain_cards import draw as draw_plain

    return draw_plain(blocks, colour=False)


def _failure(envelope: Mapping[str, object]) -> list[str]:
    """Give the five lines of a failure: what, why, what next, who decides, where the detail is."""
    from dont.verbs.presentation import five_lines

    data = envelope["data"]
    assert isinstance(data, dict)  # noqa: S101 - an error envelope always has data
    return [*five_lines(data), *_warnings(envelope)]


def _beside(envelope: Mapping[str, object]) -> list[str]:
    return [*_warnings(envelope), *_hints(envelope)]


def _entries(envelope: Mapping[str, object], name: str) -> list[Record]:
    found = envelope.get(name)
    return list(found) if isinstance(found, list) else []


def _warnings(envelope: Mapping[str, object]) -> list[str]:
    return [f"warning: {escape(str(entry['message']))}" for entry in _entries(envelope, "warnings")]


def _hints(envelope: Mapping[str, object]) -> list[str]:
    return [
        f"next: {escape(str(entry['command']))}  ({escape(str(entry['description']))})"
        for entry in _entries(envelope, "hints")[:_MOST_HINTS]
    ]


def _print(text: str) -> None:
    """Write to standard output in its own encoding; what it cannot hold comes out escaped."""
    if not text:
        return
    whole = text if text.endswith("\n") else text + "\n"
    encoding = sys.stdout.encoding or "utf-8"
    sys.stdout.flush()
    sys.stdout.buffer.write(whole.encode(encoding, "backslashreplace"))
    sys.stdout.buffer.flush()


def _say(text: str) -> None:
    """Write to standard error."""
    if text:
        encoding = sys.stderr.encoding or "utf-8"
        sys.stderr.buffer.write((text + "\n").encode(encoding, "backslashreplace"))
        sys.stderr.buffer.flush()
