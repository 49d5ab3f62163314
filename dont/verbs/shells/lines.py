"""What can be completed, from the command table: verbs, options, and what stands for a value."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dont.generated.tables.commands import ROWS
from dont.generated.tables.option_groups import ROWS as GROUPS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.generated.shapes import CommandRow, OptionRow

ID, FILE, NOTHING = "id", "file", ""
_IDS = ("entity_id", "depends_on", "kind_of", "related_to", "refs")
_FILES = ("uri", "file", "files", "path", "paths", "target", "out", "snapshot", "root")
_EVENTS = "session-start pre-tool-use post-tool-use stop subagent-stop"


class Option(NamedTuple):
    """One option.

    Attributes:
        names: its spellings, the long one first.
        takes: what completes its value: `id`, `file`, words, or nothing; None for a switch.
        doc: one line for people.
    """

    names: tuple[str, ...]
    takes: str | None
    doc: str


class Verb(NamedTuple):
    """One verb.

    Attributes:
        words: as typed, `rules list`.
        summary: one line for people.
        options: its own and the universal ones.
        args: what completes each argument, as in `Option.takes`.
        repeats: whether the last argument may be given again.
    """

    words: str
    summary: str
    options: tuple[Option, ...]
    args: tuple[str, ...]
    repeats: bool


def verbs() -> list[Verb]:
    """List every verb and alias in the order of the command table."""
    return [_verb(words, row) for row in ROWS.values() for words in (row["verb"], *row["aliases"])]


def first_words() -> dict[str, str]:
    """Give the words that may follow `dont`, each with its summary."""
    found: dict[str, str] = {}
    for verb in verbs():
        head, _, rest = verb.words.partition(" ")
        if not rest:
            found[head] = verb.summary
        elif head not in found:
            found[head] = "has verbs of its own"
    return found


def second_words() -> dict[str, list[str]]:
    """Give the words that may follow the first word of a verb of two words."""
    found: dict[str, list[str]] = {}
    for verb in verbs():
        head, _, rest = verb.words.partition(" ")
        if rest:
            found.setdefault(head, []).append(rest)
    return found


def _verb(words: str, row: CommandRow) -> Verb:
    options = [option for group in row["option_groups"] for option in GROUPS[group]["options"]]
    options += [*row["options"], *GROUPS["universal"]["options"]]
    args = tuple(_hint(row, arg["field"]) for arg in row["args"])
    repeats = bool(row["args"]) and bool(row["args"][-1].get("many"))
    return Verb(words, row["summary"], tuple(_option(row, one) for one in options), args, repeats)


def _option(row: CommandRow, option: OptionRow) -> Option:
    short = option.get("short")
    names = (option["flag"], short) if short else (option["flag"],)
    takes = _hint(row, option["field"]) if option.get("value") else None
    return Option(names, takes, option["doc"])


def _hint(row: CommandRow, field: str) -> str:
    """Say what completes a field."""
    fields: Mapping[str, Mapping[str, object]] = row["fields"]
    choices = fields.get(field, {}).get("choices")
    if isinstance(choices, list) and choices:
        return " ".join(map(str, choices))
    if field in _IDS:
        return ID
    if field in _FILES:
        return FILE
    return _names(row["verb"], field)


def _names(verb: str, field: str) -> str:
    from dont.verbs.guides import topics

    if field in ("host", "hooks"):
        return "claude codex cursor"
    if field == "event":
        return _EVENTS
    if field == "howto":
        return " ".join(topics())
    if field == "topic":
        return " ".join([*first_words_of_table(), *topics()])
    if field in ("rule", "code") or verb == "explain":
        return _rules_and_codes(field)
    return NOTHING


def first_words_of_table() -> list[str]:
    """Name the first words of all verbs, each once."""
    return list(dict.fromkeys(verb.split(" ", 1)[0] for verb in ROWS))


def _rules_and_codes(field: str) -> str:
    from dont.generated.rules import RULES
    from dont.generated.tables.codes import ROWS as CODES

    rules = sorted(RULES)
    codes = sorted(CODES)
    chosen = {"rule": rules, "code": codes}.get(field) or sorted({*rules, *codes})
    return " ".join(chosen)
