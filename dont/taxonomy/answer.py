"""What a provider's answer says, wherever in it: codes, messages, statuses, a time to wait."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from dont.taxonomy.loose import Loose, parse

if TYPE_CHECKING:
    from collections.abc import Iterator

_BODIES: Final = 40
_NESTED: Final = 5
_TEXT_CAP: Final = 262_144
_WORDS: Final = 6
_CODE_KEYS: Final = frozenset(
    (
        *("code", "type", "status", "reason", "error_code", "errorcode", "error_type", "errortype"),
        *("__type", "innererror", "object", "name", "quotaid", "quotametric"),
    )
)
_MESSAGE_KEYS: Final = frozenset(
    (
        "message",
        "detail",
        "details",
        "msg",
        "error",
        "raw",
        "error_description",
        "error_message",
        "description",
        "title",
        "failed_generation",
    )
)
_STATUS_KEYS: Final = frozenset(
    (
        "code",
        "status",
        "statuscode",
        "status_code",
        "http_status",
        "httpstatus",
        "httpstatuscode",
        "error_code",
    )
)
_WAIT_KEYS: Final = {
    "retrydelay": 1.0, "retry_delay": 1.0, "retry_after": 1.0, "retry-after": 1.0,
    "retryafter": 1.0, "retry_after_seconds": 1.0, "retry_after_s": 1.0,
    "retry-after-ms": 0.001, "retry_after_ms": 0.001,
}  # fmt: skip
_EXCEPTION: Final = re.compile(r"\b([A-Z][A-Za-z]{2,60}(?:Exception|Error))\b")
_CAPS: Final = re.compile(r"\b([A-Z]{4,30}(?:_[A-Z]{2,30}){0,4})\b")
_STATUS: Final = re.compile(
    r"(?i)(?:error code|status code|status|http(?:/[\d.]{1,3})?|error|code)"
    r"\"?[:=]?\s{0,2}\(?([1-5]\d\d)\b|\b([45]\d\d) (?:\{|[A-Z][a-z]{1,40})"
)
_WAIT: Final = re.compile(
    r"(?i)(?:try again|retry|available|wait|reset)[a-z ]{0,24}?(?:in|after|for)[: ]{1,2}"
    r"(?:(\d{1,4}) ?h(?:ours?|rs?)?)? ?(?:(\d{1,5}) ?m(?:in(?:ute)?s?)?(?![a-z]))? ?"
    r"(?:(\d{1,7}(?:\.\d{1,9})?) ?(ms|milliseconds?|s(?:ec(?:ond)?s?)?)\b)?"
)
_WAIT_HEADER: Final = re.compile(
    r"(?i)[\"']?retry[-_]after(-ms)?[\"']?\s{0,2}[:=]\s{0,2}[\"']?(\d{1,7}(?:\.\d{1,6})?)"
)
_LONGEST_CODE: Final = 128
_STATUSES: Final = range(100, 600)


class Answer:
    """Everything of one answer that rules look at."""

    def __init__(self, text: str) -> None:
        self.codes: list[str] = []
        self.messages: list[str] = []
        self.statuses: list[int] = []
        self.params: list[str] = []
        self.wait_s: float | None = None
        self.structured = False
        self.text = text[:_TEXT_CAP]
        for value in _values(self.text):
            self.structured = True
            self._walk(value, 0)
        if not any(message.strip() for message in self.messages):
            # Without a wording, the parameter that is complained about says most.
            self.codes[:0] = [f"param:{_head(param)}" for param in self.params]
        self._read_prose()

    def message(self) -> str:
        """Give the innermost message, or the whole text where there is none."""
        return self.messages[0] if self.messages else self.text[:4096]

    def says(self) -> bool:
        """Tell whether there are words: a message that is not blank, or a text without a body."""
        worded = self.messages if self.structured else [self.text]
        return any(words.strip() for words in worded)

    def searched(self) -> str:
        """Give the lower-cased text that message rules search."""
        return "\n".join([*self.messages, self.text[:16_384]]).lower()

    def subject(self) -> str:
        """Give what the answer is about: its parameter and the first plain words of its message."""
        param = re.sub(r"\d{1,9}", "n", self.params[0][:80]) if self.params else ""
        words = [word for word in self.message()[:400].lower().split() if word.isalpha()]
        return " ".join([param, *words[:_WORDS]])

    def _walk(self, value: Loose, depth: int) -> None:
        """Read inner objects first, so that the innermost code stands first."""
        if depth > _NESTED * 3:
            return
        if isinstance(value, list):
            for item in value:
                self._walk(item, depth + 1)
        elif isinstance(value, dict):
            for inner in value.values():
                if isinstance(inner, dict | list):
                    self._walk(inner, depth + 1)
                elif isinstance(inner, str) and "{" in inner and depth < _NESTED:
                    for nested in _values(inner):
                        self._walk(nested, depth + 1)
            for name, inner in value.items():
                self._field(name.lower(), inner)

    def _field(self, name: str, value: Loose) -> None:
        if isinstance(value, str):
            if name in _CODE_KEYS and value and len(value) < _LONGEST_CODE:
                self.codes.append(_code(value))
            if name in _MESSAGE_KEYS and value and not value.lstrip().startswith("{"):
                self.messages.append(value)
            if name == "param" and value:
                self.params.append(value)
            if name in _STATUS_KEYS and value.isdecimal():
                value = int(value)
        if isinstance(value, int) and name in _STATUS_KEYS and value in _STATUSES:
            self.statuses.append(value)
        if name in _WAIT_KEYS and self.wait_s is None:
            found = re.match(r"\d{1,9}(?:\.\d{1,9})?", str(value))
            if found is not None:
                self.wait_s = float(found[0]) * _WAIT_KEYS[name]

    def _read_prose(self) -> None:
        head = self.text[:16_384]
        names = _EXCEPTION.findall(head)
        self.codes.extend(_code(name) for name in names[:20])
        if not self.structured or not self.codes:
            self.codes.extend(_code(name) for name in _CAPS.findall(head)[:20])
        for first, second in _STATUS.findall(head)[:8]:
            self.statuses.append(int(first or second))
        if self.wait_s is None:
            self.wait_s = _wait(head)


def _head(param: str) -> str:
    """Reduce a parameter to its first name.

    Example:
        >>> _head("messages[3].content")
        'messages'
    """
    return re.split(r"[.\[]", param, maxsplit=1)[0].lower()


def _code(value: str) -> str:
    """Write codes one way: after the last `#` or `.`, lower case."""
    return value.rsplit("#", 1)[-1].strip().lower()


def _values(text: str) -> Iterator[Loose]:
    at = 0
    for _ in range(_BODIES):
        at = text.find("{", at)
        if at < 0:
            return
        found = parse(text, at)
        if found is None or not found[0]:
            at += 1
            continue
        value, at = found
        yield value


def _wait(text: str) -> float | None:
    found = _WAIT_HEADER.search(text)
    if found is not None:
        return float(found[2]) * (0.001 if found[1] else 1.0)
    for match in _WAIT.finditer(text):
        hours, minutes, rest, unit = match.groups()
        if hours or minutes or rest:
            seconds = float(rest or 0) * (0.001 if (unit or "").startswith("m") else 1.0)
            return float(hours or 0) * 3600 + float(minutes or 0) * 60 + seconds
    return None
