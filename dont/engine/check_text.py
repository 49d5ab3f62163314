"""Check texts and commands of a rule: every `{name}` is known, every command can be parsed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from dont.engine.problems import unknown

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.engine.language import Field, Language, Verb
    from dont.engine.yaml12 import Document, Path

PLACEHOLDERS = ("<uri>", "<text>", "<reason>", "<curie>", "<label>", "<doc>", "<path>", "<name>")
SLOT = re.compile(r"\{([^{}]*)\}")
_ANGLE = re.compile(r"<[a-z][a-z -]*>")

Names = "Mapping[str, Field]"


class Texts:
    """Checks texts and commands of one rule.

    Args:
        document: where mistakes are noted.
        language: verbs and records.
        names: what a text may name everywhere: fields, `input.x`, `entity.x`, parameters.
    """

    def __init__(self, document: Document, language: Language, names: Mapping[str, Field]) -> None:
        self.document = document
        self.language = language
        self.names = names

    def text(self, value: object, extra: Mapping[str, Field], path: Path) -> None:
        """Check a text; `extra` are the names of this place: bindings and fields of the record."""
        if not isinstance(value, str) or not value.strip():
            self.document.problem(path, "expects a text")
            return
        for name in SLOT.findall(value):
            self._slot(name, extra, path)

    def _slot(self, name: str, extra: Mapping[str, Field], path: Path) -> None:
        known = {**self.names, **extra}
        field = known.get(name)
        if field is None:
            head, _, rest = name.partition(".")
            outer = known.get(head)
            if rest and outer is not None and outer["type"] == "record":
                inner = self.language["records"].get(outer.get("record", ""), {})
                if rest not in inner:
                    self.document.problem(path, unknown("field", rest, inner))
                return
            self.document.problem(path, unknown("name in a text", name, known))
        elif field["type"] in {"record", "records"}:
            self.document.problem(path, f"`{name}` is a record; name one of its fields")

    def argv(self, value: object, extra: Mapping[str, Field], path: Path) -> None:
        """Check a command against the command table."""
        if not isinstance(value, list) or not value or value[0] != "dont":
            self.document.problem(path, "a command is a list that begins with `dont`")
            return
        if len(value) == 1:
            self.document.problem(path, "a command names a verb after `dont`")
            return
        for index, word in enumerate(value):
            here = (*path, index)
            if not isinstance(word, str):
                self.document.problem(here, "every word of a command is a text; quote it")
                return
            self.placeholder(word, here)
            for name in SLOT.findall(word):
                self._slot(name, extra, here)
        words = [str(word) for word in value[1:]]
        size, verb = find_verb(words, self.language["verbs"])
        if verb is None:
            verbs = self.language["verbs"]
            # The first of two words is no verb by itself: the mistake is in the second.
            size = 2 if any(name.startswith(f"{words[0]} ") for name in verbs) else 1
            self.document.problem((*path, 1), unknown("verb", " ".join(words[:size]), verbs))
            return
        for offset, message in argv_problems(words[size:], verb):
            self.document.problem((*path, 1 + size + offset), message)

    def placeholder(self, word: str, path: Path) -> None:
        """Check that what looks like a placeholder is a whole element of the list."""
        if _ANGLE.fullmatch(word):
            if word not in PLACEHOLDERS:
                self.document.problem(path, unknown("placeholder", word, PLACEHOLDERS))
        elif any(mark in word for mark in PLACEHOLDERS):
            self.document.problem(path, "a placeholder is a whole word of the command")


def find_verb(words: list[str], verbs: Mapping[str, Verb]) -> tuple[int, Verb | None]:
    """Find the verb a command begins with, and of how many words it is; the longest wins."""
    for size in (2, 1):
        verb = verbs.get(" ".join(words[:size]))
        if verb is not None and len(words) >= size:
            return size, verb
    return 0, None


def argv_problems(words: list[str], verb: Verb) -> list[tuple[int, str]]:
    """Check the words after the verb.

    Returns:
        Pairs of the index of a word and what is wrong with it.

    Example:
        >>> verb = {"options": {"--quote": True}, "least": 1, "most": 1}
        >>> argv_problems(["claim:1", "--qoute", "x"], {**verb, "creates": None, "effect": "write"})
        [(1, 'unknown option `--qoute`; did you mean `--quote`?')]
    """
    found: list[tuple[int, str]] = []
    positionals, at, only_positionals = 0, 0, False
    while at < len(words):
        word = words[at]
        if word == "--" and not only_positionals:
            only_positionals = True
        elif word.startswith("-") and len(word) > 1 and not only_positionals:
            name, equals, _ = word.partition("=")
            if name not in verb["options"]:
                return [*found, (at, unknown("option", name, verb["options"]))]
            if verb["options"][name] and not equals:
                at += 1
                if at >= len(words):
                    found.append((at - 1, f"option `{name}` needs a value"))
        else:
            positionals += 1
        at += 1
    if positionals < verb["least"]:
        found.append((0, f"needs {verb['least']} arguments, has {positionals}"))
    if positionals > verb["most"]:
        found.append((0, f"takes at most {verb['most']} arguments, has {positionals}"))
    return found
