"""Read a command line by the command table.

Only the invoked verb's row is looked at, so reading costs nothing for the other verbs. Every
mistake is a `UsageError`; nothing here prints or exits.
"""

from __future__ import annotations

from dont.core.errors import UsageError
from dont.generated.tables.commands import ROWS
from dont.generated.tables.option_groups import ROWS as GROUPS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from dont.core.types import Record
    from dont.generated.shapes import CommandRow, OptionRow

_UNIVERSAL: dict[str, OptionRow] = {
    name: option
    for option in GROUPS["universal"]["options"]
    for name in (option["flag"], option.get("short"))
    if name
}


def _aliases() -> dict[str, str]:
    """Give every other name of a verb; this loads all rows, so only a miss asks for it."""
    return {alias: verb for verb, row in ROWS.items() for alias in row.get("aliases") or ()}


class Line:
    """What a command line says.

    Attributes:
        row: the verb's row, None where no verb was named.
        given: input fields by their names in the model, still text where a number is meant.
        universal: the universal options that were given.
        words: the words that named the verb, as typed.
    """

    __slots__ = ("given", "row", "universal", "words")

    def __init__(self, row: CommandRow | None, words: list[str], universal: Record) -> None:
        self.row = row
        self.words = words
        self.universal = universal
        self.given: Record = {}


def wants_json(argv: Sequence[str]) -> bool:
    """Tell whether `--json` or `-j` stands anywhere before `--`; holds for broken lines too."""
    for word in argv:
        if word == "--":
            return False
        if word in ("--json", "-j"):
            return True
    return False


def read(argv: Sequence[str]) -> Line:
    """Read an argument vector.

    Args:
        argv: the words after `dont`.

    Returns:
        The verb's row with its input fields; `row` is None for a bare `dont`.

    Raises:
        UsageError: `usage`, naming the verb as far as it was understood.
    """
    universal, rest = _take_universal(argv)
    row, words, rest = _find_verb(rest)
    line = Line(row, words, universal)
    if row is None:
        return line
    _Reader(row, line.given).run(rest)
    if not universal.get("help"):
        _missing(row, line.given)
    return line


def _take_universal(argv: Sequence[str]) -> tuple[Record, list[str]]:
    """Split the universal options from everything else; `--` ends them."""
    found: Record = {}
    rest: list[str] = []
    at = 0
    while at < len(argv):
        word = argv[at]
        at += 1
        if word == "--":
            return found, [*rest, word, *argv[at:]]
        name, equals, value = word.partition("=")
        option = _UNIVERSAL.get(word if not word.startswith("--") else name)
        if option is None:
            rest.append(word)
        elif not option.get("value"):
            if equals:
                raise _usage(f"`{name}` takes no value", "")
            found[option["field"]] = True
        elif equals:
            found[option["field"]] = value
        elif at < len(argv):
            found[option["field"]] = argv[at]
            at += 1
        else:
            raise _usage(f"`{name}` needs a value", "")
    return found, rest


def _find_verb(rest: list[str]) -> tuple[CommandRow | None, list[str], list[str]]:
    """Find the longest run of leading words that names a verb."""
    if not rest:
        return None, [], []
    for count in (2, 1):
        words = rest[:count]
        row = ROWS.get(" ".join(words)) if len(words) == count else None
        if row is not None:
            return row, words, rest[count:]
    children = [name for name in ROWS if name.startswith(rest[0] + " ")]
    if children:
        names = ", ".join(f"`{name}`" for name in children)
        raise _usage(f"`{rest[0]}` is followed by one of its own verbs: {names}", rest[0])
    aliases = _aliases()
    if rest[0] in aliases:
        return ROWS[aliases[rest[0]]], rest[:1], rest[1:]
    if rest[0].startswith("-"):
        raise _usage(f"there is no option `{rest[0]}`", "")
    near = nearest(rest[0], [*ROWS, *aliases])
    hint = f"; the nearest is `{near}`" if near else ""
    raise _usage(f"there is no verb `{rest[0]}`{hint}", near or "")


def nearest(word: str, names: Sequence[str]) -> str | None:
    """Give the known name most like `word`, None where none is close."""
    from difflib import get_close_matches

    found = get_close_matches(word, names, n=1, cutoff=0.6)
    return found[0] if found else None


def _usage(problem: str, verb: str) -> UsageError:
    return UsageError("usage", data={"problem": problem, "verb": verb})


class _Reader:
    """Fills the input fields of one verb, word by word."""

    def __init__(self, row: CommandRow, given: Record) -> None:
        self.row = row
        self.given = given
        self.specs: list[Record] = []
        self.options: dict[str, tuple[OptionRow, bool]] = {}
        for group in row.get("option_groups") or ():
            self._learn(GROUPS[group]["options"], bound=group == "evidence")
        self._learn(row.get("options") or (), bound=False)

    def _learn(self, options: Sequence[OptionRow], *, bound: bool) -> None:
        for option in options:
            for name in (option["flag"], option.get("short")):
                if name:
                    self.options[name] = (option, bound)

    def run(self, rest: list[str]) -> None:
        positional: list[str] = []
        at = 0
        while at < len(rest):
            word = rest[at]
            at += 1
            if word == "--":
                positional += rest[at:]
                break
            if not word.startswith("-") or word == "-":
                positional.append(word)
                continue
            at = self._option(word, rest, at)
        self._positional(positional)
        if self.specs:
            self.given["evidence"] = self.specs

    def _option(self, word: str, rest: list[str], at: int) -> int:
        name, equals, value = word.partition("=") if word.startswith("--") else (word, "", "")
        found = self.options.get(name)
        if found is None:
            near = nearest(name, list(self.options))
            hint = f"; the nearest is `{near}`" if near else ""
            raise self._usage(f"`dont {self.row['verb']}` has no option `{name}`{hint}")
        option, bound = found
        if not option.get("value"):
            if equals:
                raise self._usage(f"`{name}` takes no value")
            self._store(option, True, bound=bound)  # noqa: FBT003 - a switch's value is the fact itself
            return at
        if not equals:
            if at >= len(rest) or rest[at] in self.options:
                raise self._usage(f"`{name}` needs a value")
            value = rest[at]
            at += 1
        self._store(option, value, bound=bound)
        return at

    def _store(self, option: OptionRow, value: str | bool, *, bound: bool) -> None:  # noqa: FBT001 - see _option
        field = option["field"]
        if bound and (option.get("starts") or self.specs):
            self._bind(option, value)
        elif bound and field != "note":
            raise self._usage(
                f"`{option['flag']}` belongs to an `--evidence` or `--file` before it"
            )
        elif option.get("many"):
            many = self.given.setdefault(field, [])
            assert isinstance(many, list)  # noqa: S101 - only this method fills the field
            many.append(value)
        elif field in self.given:
            raise self._usage(f"`{option['flag']}` was given twice")
        else:
            self.given[field] = value

    def _bind(self, option: OptionRow, value: str | bool) -> None:  # noqa: FBT001 - see _option
        """Open a piece of evidence, or give the last one another property."""
        field = option["field"]
        if option.get("starts"):
            self.specs.append({field: value})
        elif field == "refutes":
            self.specs[-1]["supports"] = False
        elif field in self.specs[-1]:
            raise self._usage(f"`{option['flag']}` was given twice for one piece of evidence")
        else:
            self.specs[-1][field] = value

    def _positional(self, words: list[str]) -> None:
        left = list(words)
        for arg in self.row.get("args") or ():
            if arg.get("many"):
                if left:
                    self.given[arg["field"]] = left
                left = []
            elif left:
                self.given[arg["field"]] = left.pop(0)
        if left:
            raise self._usage(f"`dont {self.row['verb']}` takes no further argument `{left[0]}`")

    def _usage(self, problem: str) -> UsageError:
        return _usage(problem, self.row["verb"])


def _missing(row: CommandRow, given: Record) -> None:
    """Refuse a line that lacks something required."""
    for arg in row.get("args") or ():
        if arg.get("required") and arg["field"] not in given:
            raise _usage(f"`dont {row['verb']}` needs {arg['name']}", row["verb"])
    for option in row.get("options") or ():
        if option.get("required") and option["field"] not in given:
            raise _usage(f"`dont {row['verb']}` needs `{option['flag']}`", row["verb"])
