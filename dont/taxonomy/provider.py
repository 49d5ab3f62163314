"""Map a provider's answer to a class: body codes, then messages, then the status."""

from __future__ import annotations

import re
from typing import Final

from dont.taxonomy.answer import Answer
from dont.taxonomy.tables import Row, table, text, texts

_OK: Final = 400
_messages: Final[dict[str, re.Pattern[str]]] = {}


class Verdict:
    """What the answer means."""

    __slots__ = ("answer", "key", "provider", "row", "status")

    def __init__(self, row: Row, provider: str, answer: Answer, status: int | None) -> None:
        self.row = row
        self.provider = provider
        self.answer = answer
        self.status = status
        # Wording counts only where the rule says so: most of it changes from call to call.
        self.key = [text(row, "id"), answer.subject() if row.get("by_message") else ""]


def judge(body: str, status: int | None, command: str) -> Verdict | None:
    """Judge a provider's answer.

    Args:
        body: the answer or the log around it; may be empty.
        status: HTTP status, or None.
        command: request line or URL, which often names the provider.

    Returns:
        The verdict, or None where neither the text nor the status says anything.
    """
    answer = Answer(body)
    provider = named(command, body)
    shown = status if status is not None and status >= _OK else None
    if shown is None:
        shown = next((code for code in answer.statuses if code >= _OK), status)
    row = _by_code(answer, provider, shown, weak=False)
    row = row or _by_message(answer, provider, shown)
    row = row or _by_code(answer, provider, shown, weak=True)
    row = row or _by_status(shown, provider, command, silent=not answer.says())
    return Verdict(row, provider, answer, shown) if row is not None else None


def _rules() -> list[Row]:
    return list(table("provider_rules").values())


def _fits(row: Row, provider: str, status: int | None) -> bool:
    providers = texts(row, "providers")
    if providers and provider not in providers:
        return False
    statuses = row.get("statuses")
    return not isinstance(statuses, list | tuple) or not statuses or (status or 0) in statuses


def _says(row: Row, searched: str) -> bool:
    source = text(row, "message")
    if not source:
        return True
    pattern = _messages.get(source)
    if pattern is None:
        pattern = _messages[source] = re.compile(source)
    return pattern.search(searched) is not None


def _by_code(answer: Answer, provider: str, status: int | None, *, weak: bool) -> Row | None:
    rules = [row for row in _rules() if row.get("codes") and bool(row.get("weak")) is weak]
    searched = answer.searched()
    for code in dict.fromkeys(answer.codes):
        for row in rules:
            if (
                code in texts(row, "codes")
                and _fits(row, provider, status)
                and _says(row, searched)
            ):
                return row
    return None


def _by_message(answer: Answer, provider: str, status: int | None) -> Row | None:
    searched = answer.searched()
    if not searched.strip():
        return None
    for row in _rules():
        if row.get("codes") or not row.get("message"):
            continue
        if _fits(row, provider, status) and _says(row, searched):
            return row
    return None


def _by_status(status: int | None, provider: str, command: str, *, silent: bool) -> Row | None:
    if status is None:
        return None
    for row in _rules():
        if row.get("codes") or row.get("message") or (row.get("silent") and not silent):
            continue
        paths = texts(row, "paths")
        if paths and not any(part in command for part in paths):
            continue
        if _fits(row, provider, status):
            return row
    return None


def named(command: str, body: str) -> str:
    """Name the provider by its request line, else by what only it writes; `unknown` otherwise."""
    low = command.lower()
    for name, row in table("providers").items():
        if any(host in low for host in texts(row, "hosts")):
            return name
    head = body[:16_384].lower()
    for name, row in table("providers").items():
        if any(mark in head for mark in texts(row, "marks")):
            return name
    return "unknown"


def throttled(row: Row) -> bool:
    """Tell whether the other side asks to slow down."""
    own = row.get("throttled")
    return (
        bool(own)
        if own is not None
        else bool(table("classes")[text(row, "class")].get("throttled"))
    )


def line_of(body: str, said: str) -> tuple[int, str] | tuple[None, None]:
    """Find the line of the text that holds the beginning of a message.

    Returns:
        Its 1-based number and what it says, or nothing where wrapping or escapes hide it.
    """
    start = said.strip().split("\n", 1)[0][:40]
    at = body.find(start) if start else -1
    if at < 0:
        return None, None
    begin = body.rfind("\n", 0, at) + 1
    end = body.find("\n", at)
    return body.count("\n", 0, at) + 1, body[begin : end if end >= 0 else len(body)][:4096]
