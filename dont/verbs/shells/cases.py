"""The three maps as shell functions that bash and zsh both understand.

Each sets `REPLY` to `id`, `file` or words; two of them fail for names they do not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.verbs.shells.tables import tables

if TYPE_CHECKING:
    from collections.abc import Mapping


def data() -> str:
    """Write the four functions."""
    found = tables()
    two = "|".join(_pattern(verb) for verb in found.flags if " " in verb)
    only_verbs = _function("_dont_is_verb", '"$1"', [f"{two}) return 0"], "return 1")
    flags = _function("_dont_flags", '"$1"', _cases(found.flags), f"REPLY='{found.flags['']}'")
    values = _function("_dont_value", '"$1/$2"', _cases(found.values), "REPLY=''; return 1")
    arguments = _function("_dont_arg", '"$1/$2"', _cases(found.arguments), "REPLY=''")
    return f"{only_verbs}\n{flags}\n{values}\n{arguments}"


def _function(name: str, subject: str, cases: list[str], otherwise: str) -> str:
    lines = [f"{name}() {{", f"  case {subject} in", *(f"    {case} ;;" for case in cases)]
    return "\n".join([*lines, f"    *) {otherwise} ;;", "  esac", "}", ""])


def _cases(table: Mapping[str, str]) -> list[str]:
    """Write the cases; a key that ends in `*` matches any further argument, so it comes last."""
    keys = sorted(table, key=lambda key: key.endswith("/*"))
    return [f"{_pattern(key)}) REPLY='{table[key]}'" for key in keys if key]


def _pattern(text: str) -> str:
    return text.replace(" ", "\\ ")
