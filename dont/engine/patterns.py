"""Regular expressions that cannot hang: google-re2 where installed, else a checked subset.

The subset is the language in both cases, so that a rule means the same everywhere: no look-around,
no back references, no repetition inside an unbounded repetition, one unbounded repetition in all,
classes and borders as in ASCII. The first 10,000 characters are looked at.
"""

from __future__ import annotations

import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Protocol

    class _Compiled(Protocol):
        def search(self, text: str, /) -> object: ...


LONGEST_INPUT = 10_000
LONGEST_PATTERN = 500
_MOST_REPEATS = 100
# What one of the two engines does not know, or reads in its own way.
_FOREIGN = re.compile(r"\(\?(?!:|P<|[is]+[):])|\\[uUN]|\{,|\[\^?\[")


_KEPT: dict[str, _Compiled] = {}


def _children(argument: object) -> Iterable[object]:
    """Find the parsed sequences inside one parsed item."""
    from re import _parser as parser  # type: ignore[attr-defined]  # the only parser of this syntax

    if isinstance(argument, parser.SubPattern):
        yield argument
    elif isinstance(argument, (list, tuple)):
        for part in argument:
            yield from _children(part)


class _Check:
    """Walks a parsed pattern and notes the first thing outside the subset."""

    def __init__(self) -> None:
        self.wrong = ""
        self.unbounded = 0

    def walk(self, sequence: Iterable[tuple[object, object]], *, repeated: bool) -> None:
        for opcode, argument in sequence:
            name = str(opcode)
            if name in {"GROUPREF", "GROUPREF_EXISTS", "ASSERT", "ASSERT_NOT"}:
                self.wrong = "look-around and back references are not accepted"
            elif name in {"POSSESSIVE_REPEAT", "ATOMIC_GROUP"}:
                self.wrong = "possessive and atomic groups are not accepted"
            inner = repeated
            if name == "AT" and str(argument) in {"AT_BEGINNING_STRING", "AT_END_STRING"}:
                self.wrong = "write ^ and $ for the ends of the text"
            if name in {"MAX_REPEAT", "MIN_REPEAT"} and isinstance(argument, tuple):
                inner = self.repeat(argument, repeated=repeated)
            for child in _children(argument):
                self.walk(child, repeated=inner)  # type: ignore[arg-type]  # a parsed sequence

    def repeat(self, argument: tuple[object, ...], *, repeated: bool) -> bool:
        """Judge one repetition; tell whether it can repeat at all."""
        most = argument[1] if isinstance(argument[1], int) else 0
        endless = str(argument[1]) == "MAXREPEAT"
        if repeated and (endless or most > 1):
            self.wrong = "a repetition inside a repetition is not accepted"
        if endless:
            self.unbounded += 1
        elif most > _MOST_REPEATS:
            self.wrong = f"more than {_MOST_REPEATS} repetitions are not accepted"
        return endless or most > 1


def pattern_problem(pattern: str) -> str | None:
    """Say what is wrong with a pattern; None where it may be used.

    Example:
        >>> pattern_problem("a+b"), pattern_problem("(a+)+")
        (None, 'a repetition inside a repetition is not accepted')
    """
    import warnings
    from re import _parser as parser  # type: ignore[attr-defined]  # the only parser of this syntax

    if len(pattern) > LONGEST_PATTERN:
        return f"a pattern has at most {LONGEST_PATTERN} characters"
    if not pattern:
        return "an empty pattern is found everywhere"
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            parsed = parser.parse(pattern, re.ASCII)
            re.compile(pattern, re.ASCII)
    except (re.error, RecursionError, OverflowError, Warning) as error:
        return f"not a regular expression: {error}"
    check = _Check()
    check.walk(parsed, repeated=False)
    if not check.wrong and check.unbounded > 1:
        # One keeps the worst case of a backtracking engine quadratic in a bounded input.
        check.wrong = "more than one unbounded repetition is not accepted"
    foreign = _FOREIGN.search(re.sub(r"\\[^uUN]", "", pattern))
    if not check.wrong and foreign:
        check.wrong = f"`{foreign[0]}` is not accepted"
    return check.wrong or None


def end_only(pattern: str) -> str:
    r"""Let `$` mean the end of the text alone, as re2 does, not also before a last line feed.

    Example:
        >>> end_only(r"[$]\$x$")
        '[$]\\$x\\Z'
    """
    out: list[str] = []
    bracket = False
    for part in re.findall(r"\\.|\[\^?\]?|.", pattern, re.DOTALL):
        if part.startswith("[") and not bracket:
            bracket = True
        elif part == "]":
            bracket = False
        out.append(r"\Z" if part == "$" and not bracket else part)
    return "".join(out)


def _compile(pattern: str) -> _Compiled:
    from importlib import import_module

    try:
        re2 = import_module("re2")
    except ImportError:
        return re.compile(end_only(pattern), re.ASCII)
    compiled: _Compiled = re2.compile(pattern)
    return compiled


def search(pattern: str, text: str) -> bool:
    """Tell whether a checked pattern is found in the text.

    Args:
        pattern: a pattern that `pattern_problem` accepted.
        text: any text; its first 10,000 characters are looked at.

    Example:
        >>> search("^[a-z]+$", "abc"), search("b{2}", "abc")
        (True, False)
    """
    compiled = _KEPT.get(pattern)
    if compiled is None:
        compiled = _KEPT[pattern] = _compile(pattern)
    return compiled.search(text[:LONGEST_INPUT]) is not None
