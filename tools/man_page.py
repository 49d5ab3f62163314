"""The manual page, in the man macros, from the command table."""

from __future__ import annotations

from shlex import join
from typing import TYPE_CHECKING

from dont.generated.tables.commands import ROWS
from dont.generated.tables.option_groups import ROWS as GROUPS
from dont.verbs.guides import topics

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dont.generated.shapes import CommandRow, OptionRow

_EXITS = (
    ("0", "done"),
    ("1", "refused, or a gate or check that failed; the answer carries the next command"),
    ("2", "the command line could not be read"),
    ("3", "store or configuration need an operator"),
    ("4", "a bug"),
    ("130, 143", "interrupted, terminated"),
)
_VARIABLES = (
    ("DONT_DIR", "the project folder; else the nearest .dont upward"),
    (
        "DONT_AUTHOR",
        "who acts, as human:ann, llm:worker, tool:lint or ci:main; --author goes before it",
    ),
    ("DONT_HARNESS", "1 where a harness carries out spawn requests"),
    ("NO_COLOR", "no colour"),
)
_FILES = (
    (".dont/config.toml", "settings"),
    (".dont/ledger", "the log: the only truth, to be committed"),
    (".dont/rules", "the project's own rules"),
    (".dont/imports", "what was imported, from where"),
    (".dont/cache", "what can be built again; never to be committed"),
)


def page() -> str:
    """Write the page; the same table gives the same bytes."""
    lines = [
        '.\\" Do not edit: written by tools/make_man from model/tables/commands.yaml.',
        '.TH DONT 1 "" "dont" "User Commands"',
        ".SH NAME",
        "dont \\- statements stay unverified until evidence moves them",
        ".SH SYNOPSIS",
        ".B dont",
        "\\fIverb\\fR [\\fIarguments\\fR] [\\fIoptions\\fR]",
        ".SH DESCRIPTION",
        "A ledger in which a statement enters as an unverified claim and a word as an unverified",
        "term. Only evidence moves them. Each command reads as a sentence:",
        "\\(lqdon't trust it\\(rq doubts a claim, \\(lqdon't dismiss it\\(rq verifies one.",
        "Every answer of a command with \\fB\\-\\-json\\fR is one JSON object on one line.",
        ".SH VERBS",
    ]
    for row in ROWS.values():
        lines += _verb(row)
    lines += [".SH OPTIONS OF EVERY VERB", *_options(GROUPS["universal"]["options"])]
    for title, pairs in (("EXIT STATUS", _EXITS), ("ENVIRONMENT", _VARIABLES), ("FILES", _FILES)):
        lines += [f".SH {title}", *_pairs(pairs)]
    lines += [".SH SEE ALSO", "Guides, printed by \\fBdont help \\-\\-howto\\fR \\fItopic\\fR:"]
    lines.append(_text(", ".join(topics())) + ".")
    return "\n".join(lines) + "\n"


def _verb(row: CommandRow) -> list[str]:
    names = [row["verb"], *row["aliases"]]
    args = " ".join(
        _argument(arg["name"], required=arg["required"], many=arg["many"]) for arg in row["args"]
    )
    title = ", ".join(names) + (f" {args}" if args else "")
    lines = [f".SS {_text(title)}", _text(f"{row['phrase']}. {row['summary'].capitalize()}.")]
    lines += _pairs((arg["name"], arg["doc"]) for arg in row["args"])
    lines += _options(row["options"])
    for group in row["option_groups"]:
        lines += _options(GROUPS[group]["options"])
    for example in row["examples"]:
        lines += [".PP", f"\\fB{_text(join(example['argv']))}\\fR", ".br", _text(example["says"])]
    return lines


def _argument(name: str, *, required: bool, many: bool) -> str:
    shown = name + (" ..." if many else "")
    return shown if required else f"[{shown}]"


def _options(options: Iterable[OptionRow]) -> list[str]:
    named = []
    for option in options:
        names = ", ".join(name for name in (option.get("short"), option["flag"]) if name)
        value = option.get("value")
        named.append((f"{names} {value}" if value else names, option["doc"]))
    return _pairs(named)


def _pairs(pairs: Iterable[tuple[str, str]]) -> list[str]:
    lines = []
    for name, says in pairs:
        lines += [".TP", f"\\fB{_text(name)}\\fR", _text(says)]
    return lines


def _text(text: str) -> str:
    """Escape what roff would obey: backslashes, hyphens, a dot or quote that begins a line."""
    safe = text.replace("\\", "\\e").replace("-", "\\-").replace("`", "")
    return f"\\&{safe}" if safe.startswith((".", "'")) else safe
