"""`dont help`: verbs, topics, guides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.core.errors import UsageError
from dont.core.remedy import remedy
from dont.generated.tables.commands import ROWS
from dont.generated.tables.option_groups import ROWS as GROUPS
from dont.verbs.answer import Answer

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dont.core.types import Record
    from dont.generated.shapes import CommandRow, OptionRow
    from dont.verbs.context import Context

_TITLE = "dont: statements stay unverified until evidence moves them"


def help(ctx: Context, given: Record) -> Answer:  # noqa: A001, ARG001 - a verb's function has the verb's name and signature
    """Give the help of a verb, a guide, or the overview.

    Args:
        ctx: the surroundings.
        given: HelpInput.

    Raises:
        UsageError: `usage` for a topic that is none.
    """
    words = given.get("topic")
    topic = " ".join(str(word) for word in words) if isinstance(words, list) else ""
    if given.get("tutorial"):
        topic = "tutorial"
    elif given.get("howto"):
        topic = str(given["howto"])
    elif given.get("topics"):
        return _page("topics", "\n".join(_guides()))
    return _page(topic or "dont", _text(topic))


def _page(topic: str, text: str) -> Answer:
    verb = ROWS.get(topic)
    data: Record = {"topic": topic, "text": text, "topics": [], "examples": []}
    if verb is not None:
        data["examples"] = [_example(entry["argv"], entry["says"]) for entry in verb["examples"]]
    return Answer("help", data)


def _example(argv: list[str], says: str) -> Record:
    return dict(remedy(argv, says))


def _guides() -> list[str]:
    from dont.verbs.guides import topics

    return list(topics())


def _text(topic: str) -> str:
    aliases = {alias: verb for verb, row in ROWS.items() for alias in row.get("aliases") or ()}
    verb = aliases.get(topic, topic)
    if not topic:
        return overview()
    if verb in ROWS:
        return verb_help(ROWS[verb])
    children = [row for name, row in ROWS.items() if name.startswith(topic + " ")]
    if children:
        lines = [f"  dont {row['verb']:<20} {row['summary']}" for row in children]
        return "\n".join([f"dont {topic}: one of", "", *lines])
    if topic in _guides():
        from dont.verbs.guides import guide

        return guide(topic)
    raise UsageError("usage", data={"problem": f"there is no help on `{topic}`", "verb": ""})


def overview() -> str:
    """List every verb by group."""
    lines = [_TITLE, ""]
    groups: dict[str, list[CommandRow]] = {}
    for row in ROWS.values():
        groups.setdefault(row["group"], []).append(row)
    for name, rows in groups.items():
        lines.append(f"{name}:")
        lines += [f"  dont {row['verb']:<16} {row['summary']}" for row in rows]
        lines.append("")
    lines += ["with every verb:", *_options(GROUPS["universal"]["options"]), ""]
    lines += ["`dont help VERB` tells more; `dont help --tutorial` is a first session."]
    return "\n".join(lines)


def verb_help(row: CommandRow) -> str:
    """Write the help of one verb; it ends in examples that run.

    Args:
        row: the verb's row.
    """
    lines = [usage(row), "", row["phrase"], "", f"{row['summary']}."]
    if row.get("aliases"):
        names = ", ".join(f"`dont {alias}`" for alias in row["aliases"])
        lines.append(f"Also: {names}.")
    if row.get("stdin_ids"):
        lines.append("With `-` for ID it reads ids from standard input, one a line.")
    if row.get("args"):
        lines += ["", "arguments:", *_pairs((arg["name"], arg["doc"]) for arg in row["args"])]
    if row.get("options"):
        lines += ["", "options:", *_options(row["options"])]
    for group in row.get("option_groups") or ():
        lines += ["", f"{group} ({GROUPS[group]['doc']}):", *_options(GROUPS[group]["options"])]
    lines += ["", f"answers: {', '.join(row['payload_kinds'])}", "", "examples:"]
    for entry in row["examples"]:
        lines += [f"  {remedy(entry['argv'], '')['command']}", f"      {entry['says']}"]
    return "\n".join(lines)


def usage(row: CommandRow) -> str:
    """Write the usage line of a verb.

    Args:
        row: the verb's row.
    """
    parts = [f"dont {row['verb']}"]
    for arg in row.get("args") or ():
        name = arg["name"] + ("..." if arg.get("many") else "")
        parts.append(name if arg.get("required") else f"[{name}]")
    if row.get("options") or row.get("option_groups"):
        parts.append("[options]")
    return "usage: " + " ".join(parts)


def _options(options: Iterable[OptionRow]) -> list[str]:
    return _pairs((_flag(option), option["doc"]) for option in options)


def _flag(option: OptionRow) -> str:
    names = ", ".join(name for name in (option.get("short"), option["flag"]) if name)
    value = f" {option['value']}" if option.get("value") else ""
    return f"{names}{value}{' (repeatable)' if option.get('many') else ''}"


def _pairs(pairs: Iterable[tuple[str, str]]) -> list[str]:
    listed = list(pairs)
    wide = min(30, max((len(name) for name, _ in listed), default=0))
    return [f"  {name:<{wide}}  {text}" for name, text in listed]
