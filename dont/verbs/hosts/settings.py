"""Install, remove and look at this tool's entries in a host's settings file."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

from dont.core.errors import SubstrateError
from dont.verbs.hosts import spans
from dont.verbs.hosts.entries import HOSTS, Host, handler_is_ours, host

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dont.core.types import Record

_BOM = "\ufeff"


def install(root: str, name: str, *, dry_run: bool = False) -> Record:
    """Write this tool's entries; what is there already stays byte for byte.

    Args:
        root: the project root.
        name: the host.
        dry_run: only say what would happen.

    Returns:
        A HookEntry.

    Raises:
        UsageError: `usage` for an unknown host.
        SubstrateError: `config-invalid` for a settings file that cannot be read as such.
    """
    chosen = host(name)
    text = _read(root, chosen)
    if text is None:
        whole = {**chosen.frame, "hooks": {e: [entry] for e, entry in chosen.entries.items()}}
        after = json.dumps(whole, indent=2) + "\n"
    elif _state(chosen, text)[0] == "installed":
        after = text
    else:
        after = _with_entries(chosen, _without_entries(chosen, text))
    if not dry_run and after != text:
        _write(_path(root, chosen), after)
    return _row(chosen, "installed", list(chosen.entries), _note(root, chosen))


def remove(root: str, name: str, *, dry_run: bool = False) -> Record:
    """Take this tool's entries out; everything else stays byte for byte.

    Args:
        root: the project root.
        name: the host.
        dry_run: only say what would happen.

    Returns:
        A HookEntry: `removed`, or `absent` where there was none.
    """
    chosen = host(name)
    text = _read(root, chosen)
    if text is None:
        return _row(chosen, "absent", [], "")
    after = _without_entries(chosen, text)
    if after == text:
        return _row(chosen, "absent", [], "")
    if not dry_run:
        _write(_path(root, chosen), after)
    return _row(chosen, "removed", [], "")


def status(root: str) -> list[Record]:
    """Say for each host whether its hooks are there and as they were written.

    Args:
        root: the project root.

    Returns:
        A HookEntry for each host: `installed`, `changed` (edited, or some are gone) or `absent`;
        a settings file that cannot be read is `changed` and says so.
    """
    out = []
    for chosen in HOSTS.values():
        try:
            text = _read(root, chosen)
            state, events, detail = ("absent", [], "") if text is None else _state(chosen, text)
        except SubstrateError as error:
            state, events, detail = "changed", [], str(error)
        note = detail or (_note(root, chosen) if state == "installed" else "")
        out.append(_row(chosen, state, events, note))
    return out


def _row(chosen: Host, state: str, events: list[str], detail: str) -> Record:
    row: Record = {"host": chosen.name, "state": state, "path": chosen.path, "events": events}
    if detail:
        row["detail"] = detail
    return row


def _note(root: str, chosen: Host) -> str:
    """Give the host's note; Cursor's only where Claude Code's hooks are installed too."""
    if chosen.name != "cursor":
        return chosen.note
    try:
        other = _read(root, HOSTS["claude"])
    except SubstrateError:
        return ""
    return chosen.note if other is not None and list(_own(HOSTS["claude"], other)) else ""


def _path(root: str, chosen: Host) -> str:
    return os.path.join(root, *chosen.path.split("/"))


def _invalid(chosen: Host, problem: str, cause: Exception | None = None) -> SubstrateError:
    data = {"problem": f"`{chosen.path}` {problem}", "path": chosen.path}
    return SubstrateError("config-invalid", cause=cause, data=data)


def _read(root: str, chosen: Host) -> str | None:
    """Read a settings file; None where there is none."""
    try:
        with open(_path(root, chosen), "rb") as file:
            text = file.read().decode("utf-8")
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        raise _invalid(chosen, "cannot be read", error) from error
    _checked(chosen, text)
    return text


def _checked(chosen: Host, text: str) -> spans.Node:
    """Read the text as settings: an object whose `hooks` lists entries by event."""
    try:
        tree = spans.parse(text.removeprefix(_BOM))
    except (ValueError, RecursionError) as error:
        raise _invalid(chosen, "is not JSON", error) from error
    if tree.open != "{":
        raise _invalid(chosen, "holds no JSON object")
    hooks = tree.get("hooks")
    if hooks is not None and hooks.open != "{":
        raise _invalid(chosen, "has a `hooks` that is no object")
    for event, listed in hooks.items() if hooks else ():
        if event in chosen.entries and listed.open != "[":
            raise _invalid(chosen, f"has a `hooks.{event}` that is no list")
    return tree


def _own(chosen: Host, text: str) -> Iterator[tuple[str, object]]:
    """Give the entries of this tool: event and entry, groups as a whole."""
    hooks = _checked(chosen, text).get("hooks")
    for event, listed in hooks.items() if hooks else ():
        for entry in listed.value if isinstance(listed.value, list) else ():
            if any(handler_is_ours(one, chosen.name) for one in _handlers(chosen, entry)):
                yield event, entry


def _handlers(chosen: Host, entry: object) -> list[object]:
    if not chosen.grouped:
        return [entry]
    listed = entry.get("hooks") if isinstance(entry, dict) else None
    return listed if isinstance(listed, list) else []


def _state(chosen: Host, text: str) -> tuple[str, list[str], str]:
    """Compare the entries that are there with those that should be."""
    found: dict[str, list[object]] = {}
    for event, entry in _own(chosen, text):
        found.setdefault(event, []).append(entry)
    if not found:
        return "absent", [], ""
    gone = [event for event in chosen.entries if event not in found]
    edited = [e for e, entries in found.items() if entries != [chosen.entries.get(e)]]
    if not gone and not edited:
        return "installed", list(found), ""
    parts = [
        f"{what}: {', '.join(names)}"
        for what, names in (("gone", gone), ("edited", edited))
        if names
    ]
    again = f"; `dont hook install {chosen.name}` writes them again"
    return "changed", list(found), "; ".join(parts) + again


def _with_entries(chosen: Host, text: str) -> str:
    """Add the entries to a text that has none of them."""
    bom = _BOM if text.startswith(_BOM) else ""
    text = text.removeprefix(_BOM)
    for key, value in chosen.frame.items():
        tree = spans.parse(text)
        if tree.get(key) is None:
            text = spans.added(text, tree, value, key)
    for event, entry in chosen.entries.items():
        tree = spans.parse(text)
        hooks = tree.get("hooks")
        listed = hooks.get(event) if hooks else None
        if hooks is None:
            text = spans.added(text, tree, {event: [entry]}, "hooks")
        elif listed is None:
            text = spans.added(text, hooks, [entry], event)
        else:
            text = spans.added(text, listed, entry)
    return bom + text


def _without_entries(chosen: Host, text: str) -> str:
    """Take every entry of this tool out, with the lists that held nothing else."""
    bom = _BOM if text.startswith(_BOM) else ""
    text = text.removeprefix(_BOM)
    while (shorter := _without_one(chosen, text)) is not None:
        text = shorter
    return bom + text


def _without_one(chosen: Host, text: str) -> str | None:
    tree = spans.parse(text)
    hooks = tree.get("hooks")
    for at, (_, listed) in enumerate(hooks.items() if hooks else ()):
        for index, entry in enumerate(listed.children if listed.open == "[" else ()):
            inner = entry.get("hooks") if chosen.grouped and entry.open == "{" else None
            handlers = inner.children if inner and inner.open == "[" else [entry]
            ours = [n for n, one in enumerate(handlers) if handler_is_ours(one.value, chosen.name)]
            if not ours:
                continue
            if inner and len(ours) < len(handlers):
                return spans.removed(text, inner, ours[0])
            if len(listed.children) > 1:
                return spans.removed(text, listed, index)
            assert hooks is not None  # noqa: S101 - the loop runs over its members
            if len(hooks.children) > 1:
                return spans.removed(text, hooks, at)
            return spans.removed(text, tree, tree.keys.index("hooks"))
    return None


def _write(path: str, text: str) -> None:
    """Put a whole file in the place of the old one, in one step, with the same permissions."""
    from dont.verbs.hosts.replace import replace_file

    replace_file(path, text.encode("utf-8"))
