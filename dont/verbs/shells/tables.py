"""The command table as three maps, for shells whose scripts look words up."""

from __future__ import annotations

from typing import NamedTuple

from dont.verbs.shells.lines import first_words, second_words, verbs


class Tables(NamedTuple):
    """What completes what.

    Attributes:
        flags: verb -> its options; the empty verb has the universal ones.
        values: `verb/--option` -> what completes its value; a switch is absent.
        arguments: `verb/N` or `verb/*` -> what completes its argument N, or any further one.
    """

    flags: dict[str, str]
    values: dict[str, str]
    arguments: dict[str, str]


def tables() -> Tables:
    """Build the three maps."""
    known = verbs()
    universal = next(verb for verb in known if verb.words == "examples").options
    found = Tables(
        {"": " ".join(name for option in universal for name in option.names)},
        {f"/{n}": one.takes for one in universal if one.takes is not None for n in one.names},
        {"/0": " ".join(first_words())},
    )
    for head, rest in second_words().items():
        found.arguments[f"{head}/0"] = " ".join(rest)
    for verb in known:
        found.flags[verb.words] = " ".join(name for one in verb.options for name in one.names)
        for option in verb.options:
            if option.takes is not None:
                found.values.update({f"{verb.words}/{name}": option.takes for name in option.names})
        for at, takes in enumerate(verb.args):
            place = "*" if verb.repeats and at == len(verb.args) - 1 else str(at)
            more = found.arguments.get(f"{verb.words}/{place}", "")
            found.arguments[f"{verb.words}/{place}"] = " ".join(filter(None, [takes, more]))
    return found
