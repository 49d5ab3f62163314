"""What counts as one source: the key under which references are counted as independent.

The rows of `model/tables/sources.yaml` decide; what no row knows counts by registrable domain.
"""

import re
from typing import Final, TypeAlias

from dont.core.evidence_uri import EvidenceUri, parse

# Archives of archives and redirects to redirects end here.
DEEPEST: Final = 5
_LONGEST: Final = 2048
_BYTES: Final = 4
_BYTE: Final = 256
_PERCENT: Final = re.compile(r"%[0-9A-Fa-f]{2}")
_IPV4_PART: Final = re.compile(r"(?:0[xX][0-9A-Fa-f]*|[0-9]+)\Z")
_MOST_HOSTS: Final = 4096
# A row, its pattern, and whether that looks at the whole address.
_Row: TypeAlias = tuple[dict[str, object], re.Pattern[str], bool]
_compiled: list[tuple[dict[str, object], frozenset[str], re.Pattern[str]]] = []
# The rows for a host, found once; None stands for everything that has no host.
_by_host: dict[str | None, list[_Row]] = {}
_domains: dict[str, str] = {}


def source_key(uri: str) -> str:
    """Reduce a reference to the key of its source; equal keys are one source.

    Example:
        >>> source_key("https://docs.example.co.uk/a") == source_key("http://www.example.co.uk:8443")
        True
        >>> source_key("https://doi.org/10.1000/182")
        'doi:10.1000/182'
        >>> source_key("repo:src/a.py#L4-L5")
        'repo:src/a.py'
    """
    parsed = parse(uri)
    for _ in range(DEEPEST):
        again = _reduce(parsed)
        if isinstance(again, str):
            return again
        parsed = again
    return _plain(parsed)


def registrable_domain(host: str) -> str:
    """Cut a host to the part that somebody registered, by the public suffix list.

    Args:
        host: lower-case host without port; Unicode or IDNA; an address stays as it is.

    Example:
        >>> registrable_domain("docs.example.co.uk"), registrable_domain("localhost")
        ('example.co.uk', 'localhost')
    """
    # Some characters are dots in ASCII only.
    name = to_ascii(host).rstrip(".")
    address = ip_text(name)
    if address is not None:
        return address
    labels = name.split(".")
    from dont.generated.suffixes import EXACT, EXCEPTION, WILDCARD

    for start in range(len(labels)):
        name = ".".join(labels[start:])
        spellings = (name, to_unicode(name)) if "xn--" in name else (name,)
        above = ".".join(labels[start + 1 :])
        if any(spelling in EXCEPTION for spelling in spellings):
            return name
        if any(spelling in EXACT for spelling in spellings) or (above and above in WILDCARD):
            return ".".join(labels[max(start - 1, 0) :])
    return ".".join(labels[-2:])


def to_ascii(host: str) -> str:
    """Write a host in its ASCII form, lower-case; one that has none is kept as it is."""
    if host.isascii():
        return host.lower()
    try:
        return host.encode("idna").decode("ascii").lower()
    except UnicodeError:
        return host.lower()


def to_unicode(host: str) -> str:
    """Write a host in its Unicode form; one that has none is kept as it is."""
    try:
        return host.encode("ascii").decode("idna")
    except UnicodeError:
        return host


def ip_text(host: str) -> str | None:
    """Normalise an IP address in any spelling that browsers take; None for a name.

    Example:
        >>> ip_text("[::1]"), ip_text("0x7f.1"), ip_text("127.0.0.1"), ip_text("example.org")
        ('[::1]', '127.0.0.1', '127.0.0.1', None)
    """
    if host.startswith("["):
        import ipaddress

        try:
            return f"[{ipaddress.IPv6Address(host[1:-1]).compressed}]"
        except ValueError:
            return host
    parts = host.rstrip(".").split(".")
    if len(parts) > _BYTES or not all(_IPV4_PART.match(part) for part in parts):
        return None
    numbers = [_number(part) for part in parts]
    last = numbers.pop()
    if any(number >= _BYTE for number in numbers) or last >= _BYTE ** (_BYTES - len(numbers)):
        return None
    value = last + sum(number << 8 * (3 - place) for place, number in enumerate(numbers))
    return ".".join(str(value >> shift & 255) for shift in (24, 16, 8, 0))


def _number(part: str) -> int:
    if part[:2] in ("0x", "0X"):
        return int(part[2:] or "0", 16)
    if part.startswith("0") and not set(part) - set("01234567"):
        return int(part, 8)
    return int(part)


def _reduce(parsed: EvidenceUri) -> EvidenceUri | str:
    text = _text(parsed)
    for row, pattern, whole in _rows_for(parsed):
        found = pattern.match(_address(parsed, text) if whole else text)
        if found is None:
            continue
        made = _fill(str(row["becomes"]), found, parsed)
        if row.get("fold"):
            made = made.lower()
        if row["then"] == "key":
            return made
        again = parse(made)
        if again.form not in ("malformed", "path", "curie"):
            return again
    return _plain(parsed)


def _text(parsed: EvidenceUri) -> str:
    """Give what patterns of a path or an id look at."""
    if parsed.form != "http":
        return parsed.canonical[:_LONGEST]
    path, query = parsed.parts["path"], parsed.parts.get("query")
    return (f"{path}?{query}" if query else path)[:_LONGEST]


def _address(parsed: EvidenceUri, text: str) -> str:
    """Give what patterns of an address look at."""
    return f"{parsed.parts['scheme']}://{parsed.parts['host']}{text}"[:_LONGEST]


def _rows_for(parsed: EvidenceUri) -> list[_Row]:
    """Give the rows that speak of a reference, by its host where it has one."""
    host = parsed.parts["host"] if parsed.form == "http" else None
    rows = _by_host.get(host)
    if rows is None:
        rows = [
            (row, pattern, row["subject"] == "address")
            for row, hosts, pattern in _rows()
            if (row["subject"] == "id") == (host is None)
            and (host is None or not hosts or _host_in(host, hosts))
        ]
        if len(_by_host) < _MOST_HOSTS:
            _by_host[host] = rows
    return rows


def _host_in(host: str, hosts: frozenset[str]) -> bool:
    bare = _bare(host)
    if bare in hosts or host in hosts:
        return True
    at = bare.find(".")
    while at >= 0:
        if bare[at:] in hosts:
            return True
        at = bare.find(".", at + 1)
    return False


def _bare(host: str) -> str:
    return host.removeprefix("www.")


def _fill(template: str, found: re.Match[str], parsed: EvidenceUri) -> str:
    values = {name: value or "" for name, value in found.groupdict().items()}
    for name, value in values.items():
        if _PERCENT.search(value):
            from urllib.parse import unquote

            values[name] = unquote(value)
    return template.format_map({"host": _bare(parsed.parts.get("host", "")), **values})


def _plain(parsed: EvidenceUri) -> str:
    if parsed.form == "http":
        host = parsed.parts["host"]
        domain = _domains.get(host)
        if domain is None:
            domain = registrable_domain(host)
            if len(_domains) < _MOST_HOSTS:
                _domains[host] = domain
        return f"domain:{domain}"
    if parsed.form in ("repo", "path"):
        return f"repo:{parsed.parts['path']}"
    if parsed.form == "arxiv":
        return f"arxiv:{parsed.parts['id']}"
    if parsed.form == "urn":
        return f"urn:{parsed.parts['nid']}:{parsed.parts['nss']}"
    return parsed.canonical


def _rows() -> list[tuple[dict[str, object], frozenset[str], re.Pattern[str]]]:
    if not _compiled:
        from dont.generated.tables.sources import ROWS

        for row in ROWS.values():
            record: dict[str, object] = dict(row)
            named = record.get("hosts") or ()
            hosts = (
                frozenset(str(host) for host in named) if isinstance(named, list | tuple) else ()
            )
            _compiled.append((record, frozenset(hosts), re.compile(str(record["pattern"]))))
    return _compiled
