"""Take secrets out of a text before it is hashed, stored or printed.

Every pattern is anchored on a literal and uses bounded classes, so the cost is linear in the text.
"""

import re
from typing import Final

MASK: Final = "[redacted]"
_PROSE: Final = 16  # a plain word shorter than this is no secret

# Each entry: a literal without which the pattern cannot match, the pattern, what stays of it.
_SOURCES: Final = (
    (
        "PRIVATE KEY-----",
        (
            r"-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[^-]{0,20000}"
            r"(?:-----END [A-Z ]{0,40}PRIVATE KEY-----)?"
        ),
        "",
    ),
    ("://", r"(\b[A-Za-z][A-Za-z0-9+.-]{0,30}://)[^\s/@:\"'<>]{0,200}:[^\s/@\"'<>]{1,500}@", r"\1"),
    ("://", r"(\b[A-Za-z][A-Za-z0-9+.-]{0,30}://)[A-Za-z0-9_.~%-]{12,300}@", r"\1"),
    (
        "uthorization",
        r"((?i:authorization)[\"']?\s{0,3}[:=]\s{0,3}[\"']?(?:(?i:basic|bearer|token|digest|negotiate|apikey)\s{1,3})?)[^\s\"',;\[]{4,4000}",
        r"\1",
    ),
    (
        "AUTHORIZATION",
        r"(AUTHORIZATION[\"']?\s{0,3}[:=]\s{0,3}[\"']?(?:(?i:basic|bearer|token)\s{1,3})?)[^\s\"',;\[]{4,4000}",
        r"\1",
    ),
    ("earer ", r"(\b[Bb]earer )[A-Za-z0-9._~+/=-]{8,4000}", r"\1"),
    ("ookie", r"((?i:set-cookie|cookie)[\"']?:\s{0,3})[^\n\"']{4,4000}", r"\1"),
    ("gh", r"\bgh[pousr]_[A-Za-z0-9]{16,255}", ""),
    ("github_pat_", r"\bgithub_pat_[A-Za-z0-9_]{20,255}", ""),
    ("glpat-", r"\bglpat-[A-Za-z0-9_-]{16,255}", ""),
    ("sk-", r"\bsk-[A-Za-z0-9_*.-]{8,300}", ""),
    ("sk_", r"\b(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{8,255}", ""),
    ("AIza", r"\bAIza[A-Za-z0-9_-]{20,100}", ""),
    ("ya29.", r"\bya29\.[A-Za-z0-9_-]{16,1000}", ""),
    ("AKIA", r"\bAKIA[A-Z0-9]{12,32}", ""),
    ("ASIA", r"\bASIA[A-Z0-9]{12,32}", ""),
    ("xox", r"\bxox[abeoprs]-[A-Za-z0-9-]{8,300}", ""),
    ("hooks.slack.com", r"(hooks\.slack\.com/services/)[A-Za-z0-9/]{10,200}", r"\1"),
    ("gsk_", r"\bgsk_[A-Za-z0-9]{16,200}", ""),
    ("xai-", r"\bxai-[A-Za-z0-9]{16,200}", ""),
    ("hf_", r"\bhf_[A-Za-z0-9]{16,200}", ""),
    ("pa-", r"\bpa-[A-Za-z0-9_-]{20,200}", ""),
    ("npm_", r"\bnpm_[A-Za-z0-9]{20,200}", ""),
    ("pypi-", r"\bpypi-[A-Za-z0-9_-]{20,1000}", ""),
    ("dckr_pat_", r"\bdckr_pat_[A-Za-z0-9_-]{16,200}", ""),
    ("r8_", r"\br8_[A-Za-z0-9]{20,200}", ""),
    ("eyJ", r"\beyJ[A-Za-z0-9_-]{8,4000}\.[A-Za-z0-9_-]{4,4000}(?:\.[A-Za-z0-9_-]{0,2000})?", ""),
    ("SG.", r"\bSG\.[A-Za-z0-9_-]{16,100}\.[A-Za-z0-9_-]{16,100}", ""),
)
# Names that announce a secret; the value after them goes whatever it looks like.
_NAMED: Final = (
    r"((?i:api[_-]?key|secret[_-]?key|access[_-]?token|auth[_-]?token|refresh[_-]?token|client[_-]?secret"
    r"|private[_-]?token|password|passwd|secret|x-api-key|access[_-]?key|session[_-]?token)"
    r"[\"']?\s{0,3}(?:[:=]|%3D)\s{0,3}[\"']?)([^\s\"',;&\[\]{}]{6,4000})"
)
_NAME_MARKS: Final = ("key", "token", "passw", "secret")


_compiled: Final[dict[str, re.Pattern[str]]] = {}


def _pattern(source: str) -> re.Pattern[str]:
    """Compile a pattern when its literal first occurs."""
    found = _compiled.get(source)
    if found is None:
        found = _compiled[source] = re.compile(source)
    return found


def redact(text: str) -> str:
    """Replace secrets: provider tokens, credentials in URLs, private keys, authorization headers.

    Args:
        text: any text; patterns run only where their literal occurs.

    Returns:
        The text with each secret replaced by `[redacted]`; what announces it stays.

    Example:
        >>> redact("push with ghp_abcdefghijklmnopqrstuvwxyz0123456789")
        'push with [redacted]'
        >>> redact("https://ann:secret@example.org/x")
        'https://[redacted]example.org/x'
        >>> redact("nothing to hide")
        'nothing to hide'
    """
    for mark, source, keep in _SOURCES:
        if mark in text:
            text = _pattern(source).sub(keep + MASK, text)
    lowered = text.lower()
    if any(mark in lowered for mark in _NAME_MARKS):
        text = _pattern(_NAMED).sub(_hide_value, text)
    return text


def _hide_value(found: re.Match[str]) -> str:
    # A plain lower-case word after "token:" or "password:" is prose, not a secret.
    value = found[2]
    if value.isalpha() and value.islower() and len(value) < _PROSE:
        return found[0]
    return found[1] + MASK
