"""The grammar of evidence URIs: what form a reference has, its canonical text and its parts.

Only the text is looked at. Whether a path exists or a CURIE resolves is asked elsewhere, so the
forms `path` and `curie` are candidates, every other form but `malformed` stands for itself.
"""

import re
from collections.abc import Callable
from typing import Final, NamedTuple

LONGEST: Final = 8192
# Forms that are evidence by their text alone.
CERTAIN: Final = frozenset(
    ("http", "doi", "pmid", "pmcid", "arxiv", "isbn", "handle", "urn", "repo")
)
# The evidence kind that a form has when nobody names another.
KINDS: Final = {
    "http": "web",
    "doi": "doi",
    "pmid": "pmid",
    "pmcid": "pmcid",
    "arxiv": "arxiv",
    "isbn": "isbn",
    "handle": "handle",
    "urn": "urn",
    "repo": "repo-file",
    "path": "repo-file",
    "curie": "term",
    "malformed": "malformed",
}

# C0, DEL, C1, the line and paragraph separators, and lone surrogates, which no UTF-8 log can hold.
CONTROL: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
_BLANK: Final = re.compile(r"\s")
_SCHEME: Final = re.compile(r"([A-Za-z_][A-Za-z0-9_.+\-]*):")
# An address as most are written: what it says is what is kept, so that nothing has to be looked at
# twice. INVARIANT: `any_form` reads it to the same parts.
_USUAL: Final = re.compile(r"(https?)://((?:[a-z0-9\-]+\.)*[a-z0-9\-]+)(/[A-Za-z0-9._~/\-]*)\Z")
_HTTP: Final = re.compile(r"//([^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?\Z", re.DOTALL)
_AUTHORITY: Final = re.compile(r"(?:.*@)?(\[[0-9A-Fa-f:.]+\]|[^\[\]:@\\<>\"^`{|}]+)(?::(\d*))?\Z")
_DOI: Final = re.compile(
    r"(?:https?://(?:dx\.)?doi\.org/)?(10\.\d{1,9}(?:\.\d+)*/\S+)\Z", re.IGNORECASE
)
_ARXIV: Final = re.compile(
    r"(?:arxiv:)?(\d{4}\.\d{4,5}|[a-z\-]+(?:\.[a-z]{2})?/\d{7})(v\d+)?\Z", re.IGNORECASE
)
_PMCID: Final = re.compile(r"(?:PMC)?([1-9]\d{0,9})(?:\.\d+)?\Z", re.IGNORECASE)
_URN: Final = re.compile(r"([a-z0-9](?:[a-z0-9\-]{0,30}[a-z0-9])?):([^?#]+)(.*)\Z", re.IGNORECASE)
_HANDLE: Final = re.compile(r"(?:/*)?([0-9A-Za-z][0-9A-Za-z.\-]*/\S+)\Z")
_LINES: Final = re.compile(r"[Ll](\d.*)\Z", re.DOTALL)
_LAST_PORT: Final = 65535
_DEFAULT_PORT: Final = {"http": "80", "https": "443"}


class EvidenceUri(NamedTuple):
    """One parsed reference.

    Attributes:
        form: http, doi, pmid, pmcid, arxiv, isbn, handle, urn, repo, curie, path or malformed.
        canonical: the text to store and compare; for `malformed` the text as given.
        parts: by form: http `scheme host port path query fragment`; identifiers `id` (arXiv also
            `version`); urn `nid nss`; repo `path lines anchor`; curie `prefix local`; path `path`;
            malformed `reason`. Absent parts are left out.
    """

    form: str
    canonical: str
    parts: dict[str, str]


def parse(text: str) -> EvidenceUri:
    """Read one evidence reference.

    Example:
        >>> parse("DOI:10.1000/182").canonical
        'doi:10.1000/182'
        >>> parse("http://").form, parse("HTTP://h").canonical, parse("a b").form
        ('malformed', 'http://h/', 'path')
        >>> parse("repo:src/a.py#L4-L5").parts
        {'path': 'src/a.py', 'lines': '4-5'}
    """
    usual = _USUAL.match(text)
    if usual is None or len(text) > LONGEST:
        return any_form(text)
    scheme, host, path = usual.groups()
    return EvidenceUri("http", text, {"scheme": scheme, "host": host, "path": path})


def any_form(text: str) -> EvidenceUri:
    """Read a reference of any form by the whole grammar, as `parse` does where it has to."""
    fault = _fault(text)
    if fault:
        return _malformed(text, fault)
    found = _SCHEME.match(text)
    if found is None:
        return EvidenceUri("path", text, {"path": text})
    scheme, rest = found[1].lower(), text[found.end() :]
    if scheme != "repo" and _BLANK.search(text):
        return _malformed(text, "blank")
    reader = _READERS.get(scheme)
    if reader is not None:
        return reader(scheme, rest) or _malformed(text, f"not a {scheme} reference")
    if not rest or rest.startswith("//"):
        return _malformed(text, "unknown scheme")
    return EvidenceUri("curie", text, {"prefix": found[1], "local": rest})


def is_evidence(text: str) -> bool:
    """Tell whether the text alone is an evidence URI; paths and CURIEs need a look elsewhere.

    Example:
        >>> is_evidence("https://example.org/x"), is_evidence("nope:thing")
        (True, False)
    """
    return parse(text).form in CERTAIN


def repo_uri(path: str, line_start: int | None = None, line_end: int | None = None) -> str:
    """Write the reference of a repository file or of some of its lines.

    Args:
        path: relative to the project root, `/` between names.
        line_start: first line, 1-based; None for the whole file.
        line_end: last line, inclusive; None for `line_start`.

    Example:
        >>> repo_uri("a#b.py", 4, 5), repo_uri("a.py", 3, 3), repo_uri("a.py")
        ('repo:a%23b.py#L4-L5', 'repo:a.py#L3', 'repo:a.py')
    """
    quoted = path.replace("%", "%25").replace("#", "%23")
    if line_start is None:
        return f"repo:{quoted}"
    last = "" if line_end in (None, line_start) else f"-L{line_end}"
    return f"repo:{quoted}#L{line_start}{last}"


def isbn13(text: str) -> str | None:
    """Normalise an ISBN of ten or thirteen digits; None where the check digit is wrong.

    Example:
        >>> isbn13("0-13-110362-8"), isbn13("9780131103627"), isbn13("9780131103628")
        ('9780131103627', '9780131103627', None)
    """
    digits = text.replace("-", "").upper()
    if re.fullmatch(r"\d{9}[\dX]", digits, re.ASCII):
        values = [10 if digit == "X" else int(digit) for digit in digits]
        if sum(value * (10 - place) for place, value in enumerate(values)) % 11:
            return None
        stem = "978" + digits[:9]
        return stem + _check13(stem)
    if re.fullmatch(r"97[89]\d{10}", digits, re.ASCII) and _check13(digits[:12]) == digits[12]:
        return digits
    return None


def _check13(stem: str) -> str:
    total = sum(int(digit) * (3 if place % 2 else 1) for place, digit in enumerate(stem))
    return str(-total % 10)


def _fault(text: str) -> str:
    if not text:
        return "empty"
    if len(text) > LONGEST:
        return "too long"
    if text != text.strip():
        return "blank at an end"
    return "control character" if CONTROL.search(text) else ""


def _malformed(text: str, reason: str) -> EvidenceUri:
    return EvidenceUri("malformed", text, {"reason": reason})


def _http(scheme: str, rest: str) -> EvidenceUri | None:
    found = _HTTP.match(rest)
    authority = _AUTHORITY.match(found[1]) if found else None
    if found is None or authority is None:
        return None
    host, port = authority[1].lower().rstrip("."), authority[2] or ""
    if not host.strip(".") or ".." in host or (port and int(port[:6]) > _LAST_PORT):
        return None
    if port.lstrip("0") == _DEFAULT_PORT[scheme]:
        port = ""
    parts = {"scheme": scheme, "host": host, "path": found[2] or "/"}
    tail = parts["path"]
    for name, value in (("query", found[3]), ("fragment", found[4])):
        if value:
            parts[name] = value[1:]
            tail += value
    if port:
        parts["port"] = port
    # User names and passwords are left out: the canonical text goes into a shared log.
    return EvidenceUri("http", f"{scheme}://{host}{port and ':' + port}{tail}", parts)


def _doi(_scheme: str, rest: str) -> EvidenceUri | None:
    found = _DOI.match(rest)
    return _identifier("doi", found[1].lower()) if found else None


def _pmid(_scheme: str, rest: str) -> EvidenceUri | None:
    number = rest.lstrip("0")
    return _identifier("pmid", number) if re.fullmatch(r"[1-9][0-9]{0,8}", number) else None


def _pmcid(_scheme: str, rest: str) -> EvidenceUri | None:
    found = _PMCID.match(rest)
    return _identifier("pmcid", f"PMC{found[1]}") if found else None


def _arxiv(_scheme: str, rest: str) -> EvidenceUri | None:
    found = _ARXIV.match(rest)
    if found is None:
        return None
    parts = {"id": found[1].lower()}
    if found[2]:
        parts["version"] = found[2].lower()
    return EvidenceUri("arxiv", f"arxiv:{found[1]}{(found[2] or '').lower()}", parts)


def _isbn(_scheme: str, rest: str) -> EvidenceUri | None:
    number = isbn13(rest)
    return _identifier("isbn", number) if number else None


def _handle(_scheme: str, rest: str) -> EvidenceUri | None:
    if rest.lower().startswith("10."):
        return _doi("doi", rest)
    found = _HANDLE.match(rest)
    return _identifier("handle", found[1].lower()) if found else None


def _urn(_scheme: str, rest: str) -> EvidenceUri | None:
    found = _URN.match(rest)
    if found is None:
        return None
    nid = found[1].lower()
    canonical = f"urn:{nid}:{found[2]}{found[3]}"
    return EvidenceUri("urn", canonical, {"nid": nid, "nss": found[2]})


def _repo(_scheme: str, rest: str) -> EvidenceUri | None:
    quoted, _, fragment = rest.partition("#")
    path = _unescape(quoted)
    if not path or CONTROL.search(path):
        return None
    parts = {"path": path}
    canonical = repo_uri(path)
    lines = _LINES.match(fragment)
    if lines is not None:
        # `L4-L5` and `L4-5` both mean lines 4 to 5; the span is judged where the file is read.
        parts["lines"] = re.sub(r"-[Ll](?=\d)", "-", lines[1], count=1)
    elif fragment:
        parts["anchor"] = _unescape(fragment)
    return EvidenceUri("repo", canonical + (f"#{fragment}" if fragment else ""), parts)


def _unescape(text: str) -> str:
    if "%" not in text:
        return text
    from urllib.parse import unquote

    return unquote(text, errors="replace")


def _identifier(form: str, value: str) -> EvidenceUri:
    return EvidenceUri(form, f"{form}:{value}", {"id": value})


_Reader = Callable[[str, str], "EvidenceUri | None"]
_READERS: Final[dict[str, _Reader]] = {
    "http": _http,
    "https": _http,
    "doi": _doi,
    "pmid": _pmid,
    "pubmed": _pmid,
    "pmcid": _pmcid,
    "pmc": _pmcid,
    "arxiv": _arxiv,
    "isbn": _isbn,
    "hdl": _handle,
    "handle": _handle,
    "urn": _urn,
    "repo": _repo,
}
