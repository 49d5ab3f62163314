"""Lines as the matchers see them: capped, without terminal codes and without per-line stamps."""

from __future__ import annotations

import re
from typing import Final

LINE_CAP: Final = 4096

_ANSI: Final = re.compile(
    r"\x1b(?:\[[0-9;:?<=>]{0,64}[ -/]{0,4}[@-~]|\][^\x07\x1b\n]{0,512}(?:\x07|\x1b\\)"
    r"|[()][A-Z0-9]|[@-Z\\^_=>])"
)
# What is left of terminal codes when a log viewer dropped the escape character itself.
_CONTROL: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\u200b\ufeff]")
_STAMPS: Final = re.compile(
    r"""(?:
      \[?\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?  # ISO, logging
      \ ?(?:Z|[+-]\d\d:?\d\d|UTC)?\]?[ ]?
    | \[?\d\d:\d\d:\d\d(?:[.,]\d{1,9})?\]?[ ]{1,2}(?![|])             # clock only: Jenkins, docker
    | \[\ {0,6}\d{1,6}\.\d{1,9}\]\ (?=\S)                              # kernel ring buffer
    | (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[ ]{1,2}\d{1,2}\ \d\d:\d\d:\d\d\ # syslog
      (?:[\w.-]{1,64}\ )?(?=[\w./-]{1,64}(?:\[\d{1,8}\])?:)
    | \d{4}-\d\d-\d\dT\S{1,32}\ std(?:out|err)\ [FP]\                  # container runtime
    | \#\d{1,4}\ (?:\d{1,6}\.\d{1,4}\ )?(?=\S)                         # image build steps
    | [A-Za-z][\w.-]{0,60}[-_]\d{1,3}\ {1,20}\|\ ?                     # compose services
    | [^\t]{1,120}\t[^\t]{1,120}\t(?=\d{4}-)                           # job and step columns
    | \#\#\[(?:error|warning|command|section|debug)\]                   # runner annotations
    | ::(?:error|warning)(?:\ [^:]{0,400})?::
    | travis_(?:time|fold):\S{1,200}
    | \[\d{1,3}/\d{1,4}\]\ (?=\S)
    )""",
    re.VERBOSE,
)
_STAMP_STARTS: Final = frozenset("0123456789[#:JFMASOND")


def strip_codes(line: str) -> str:
    r"""Remove terminal codes and control characters.

    Example:
        >>> strip_codes("\x1b[1m\x1b[31merror\x1b[0m: no")
        'error: no'
    """
    if "\x1b" in line:
        line = _ANSI.sub("", line)
    return line if line.isprintable() else _CONTROL.sub("", line)


def strip_codes_of_block(text: str) -> str:
    r"""Remove terminal codes from many lines at once; no line end goes.

    Example:
        >>> strip_codes_of_block("a\n\x1b[1mb\x1b[0m")
        'a\nb'
    """
    return _ANSI.sub("", text) if "\x1b" in text else text


def clean(line: str) -> str:
    """Give the line that the matchers see.

    Args:
        line: one raw line without its end.

    Returns:
        At most 4,096 characters, without terminal codes, stamps and trailing blanks.

    Example:
        >>> clean("2024-05-01T10:00:00.1234567Z ##[error]src/a.c:1:2: error: x  ")
        'src/a.c:1:2: error: x'
        >>> clean("12:01:59  make: *** [all] Error 2")
        'make: *** [all] Error 2'
    """
    line = strip_codes(line[:LINE_CAP])
    for _ in range(4):
        if not line or (line[0] not in _STAMP_STARTS and "|" not in line and "\t" not in line):
            break
        found = _STAMPS.match(line)
        if found is None:
            break
        line = line[found.end() :]
    return line.rstrip()


def to_lines(text: str) -> str:
    """Turn every line end, and every overwriting carriage return, into a new line."""
    if "\r" in text:
        return text.replace("\r\n", "\n").replace("\r", "\n")
    return text
