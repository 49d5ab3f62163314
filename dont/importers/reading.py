"""Bytes of a source, from a file or the web: bounded, unpacked, decoded, hashed."""

from __future__ import annotations

import codecs
import hashlib
import os
import re
import stat
import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dont.importers.failures import bad_address, bad_content

if TYPE_CHECKING:
    from dont.importers.place import Place
    from dont.importers.web import Web

LARGEST: Final = 4 << 30
# A text that packs a thousandfold is no ontology (the Gene Ontology packs 8 to 1).
LARGEST_RATIO: Final = 200
RATIO_FREE: Final = 16 << 20
_GZIP: Final = b"\x1f\x8b"
_SCHEME: Final = re.compile(r"([A-Za-z][A-Za-z0-9+.\-]+):")
_BLOCK: Final = 1 << 20


@dataclass
class Content:
    """What was found at a file or address.

    Attributes:
        data: the bytes, unpacked.
        where: what to call it in messages: the file as given, or the URL.
        canonical: `file:sha256:…` or the normalised URL.
        digest: sha256 of the bytes as they came.
        local: path of the file, "" for the web.
    """

    data: bytes
    where: str
    canonical: str
    digest: str
    local: str = ""


def place_of(content: Content, place: Place) -> str:
    """Name where something was read: a file by its path from the project root, or an address."""
    if not content.local:
        return content.where
    return os.path.relpath(content.local, place.root).replace(os.sep, "/")


def is_address(target: str) -> bool:
    """Tell an address from a path; one letter before the colon is a drive.

    Example:
        >>> is_address("http://x.org/a.obo"), is_address("a.obo"), is_address("C:/a.obo")
        (True, False, False)
    """
    return bool(_SCHEME.match(target))


def locate(target: str, base: str) -> str:
    """Make a path absolute, starting from the caller's folder."""
    return os.path.join(base, os.path.expanduser(target))


def file_digest(path: str) -> str:
    """Hash a file without holding it in memory."""
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        while block := file.read(_BLOCK):
            digest.update(block)
    return digest.hexdigest()


def read_file(target: str, base: str, *, importer: str) -> Content:
    """Read a file of the caller's.

    Args:
        target: path as given.
        base: the caller's folder.
        importer: named in refusals.

    Raises:
        Refusal: `unresolvable-uri` where there is no such file, `import-failed` where it is no
            file, empty, or unpacks beyond all measure.
    """
    path = locate(target, base)
    try:
        state = os.stat(path)
        if stat.S_ISCHR(state.st_mode) or stat.S_ISBLK(state.st_mode):
            raise bad_content(target, "it is a device", importer=importer)
        if state.st_size > LARGEST:
            raise bad_content(target, "the file is larger than 4 GiB", importer=importer)
        with open(path, "rb") as file:
            raw = file.read()
    except FileNotFoundError as error:
        raise bad_address(target, "there is no such file", importer=importer) from error
    except OSError as error:
        problem = error.strerror or str(error)
        raise bad_content(target, problem, importer=importer, cause=error) from error
    digest = hashlib.sha256(raw).hexdigest()
    data = unpack(raw, target, importer=importer)
    return Content(data, target, f"file:sha256:{digest}", digest, path)


def read(target: str, base: str, web: Web, *, importer: str) -> Content:
    """Read a file or an address."""
    if not is_address(target):
        return read_file(target, base, importer=importer)
    answer = web.get(target)
    digest = hashlib.sha256(answer.body).hexdigest()
    data = unpack(answer.body, target, importer=importer)
    return Content(data, target, normal_url(target), digest)


def normal_url(url: str) -> str:
    """Write an address in one way: lower-case scheme and host, no default port, no fragment.

    Example:
        >>> normal_url("HTTP://Example.ORG:80/a/../b?x=1#top")
        'http://example.org/b?x=1'
    """
    from posixpath import normpath
    from urllib.parse import urlsplit, urlunsplit

    parts = urlsplit(url)
    host = (parts.hostname or "").lower()
    if ":" in host:
        host = f"[{host}]"
    default = {"http": 80, "https": 443}.get(parts.scheme.lower())
    if parts.port is not None and parts.port != default:
        host = f"{host}:{parts.port}"
    path = normpath(parts.path) if parts.path else "/"
    if parts.path.endswith("/") and not path.endswith("/"):
        path += "/"
    return urlunsplit((parts.scheme.lower(), host, "/" + path.lstrip("/"), parts.query, ""))


def unpack(raw: bytes, where: str, *, importer: str) -> bytes:
    """Unpack gzip, whatever the name says, within bounds; other bytes come back as they are."""
    if not raw.startswith(_GZIP):
        return raw
    most = min(LARGEST, max(RATIO_FREE, len(raw) * LARGEST_RATIO))
    parts: list[bytes] = []
    rest = raw
    while rest.startswith(_GZIP):
        member = zlib.decompressobj(wbits=31)
        left = most - sum(map(len, parts))
        try:
            # One step as large as allowed: a second copy of a large file is never made.
            block = member.decompress(rest, left + 1)
        except zlib.error as error:
            raise bad_content(where, f"broken gzip: {error}", importer=importer) from error
        if len(block) > left:
            raise bad_content(where, "unpacks to far more than its size", importer=importer)
        if not member.eof:
            raise bad_content(where, "the gzip file ends too early", importer=importer)
        parts.append(block)
        rest = member.unused_data.lstrip(b"\0")
    return parts[0] if len(parts) == 1 else b"".join(parts)


def known_encoding(name: str) -> str:
    """Give the name of an encoding of text, "" for one that nobody here knows.

    Example:
        >>> known_encoding("ISO-8859-1"), known_encoding("no-such"), known_encoding("zip")
        ('iso8859-1', '', '')
    """
    if not name:
        return ""
    try:
        # Some codecs turn bytes into bytes; only trying one tells.
        b" ".decode(name, "ignore")
        return codecs.lookup(name).name
    except (LookupError, ValueError):  # a NUL in the name is the latter
        return ""


def utf8(content: Content, encoding: str, *, importer: str) -> bytes:
    """Give the text as UTF-8 bytes with line feeds and without byte order mark.

    Args:
        content: what was read.
        encoding: the encoding the caller named, "" for UTF-8 (or UTF-16 with its mark).
        importer: named in refusals.

    Raises:
        Refusal: `import-failed` naming the first line that is not in that encoding.
    """
    data = content.data
    if not encoding and data[:2] in {b"\xff\xfe", b"\xfe\xff"}:
        encoding = "utf-16"
    plain = not encoding or encoding.lower().replace("_", "-") in {"utf-8", "utf8", "utf-8-sig"}
    checked = 0
    try:
        if plain:
            # In pieces: text takes up to four times the memory of its bytes.
            decode = codecs.getincrementaldecoder("utf-8")().decode
            for checked in range(0, 0 if data.isascii() else len(data), _BLOCK):
                decode(data[checked : checked + _BLOCK], checked + _BLOCK >= len(data))
        else:
            data = data.decode(encoding).encode()
    except UnicodeError as error:
        line = data.count(b"\n", 0, checked + getattr(error, "start", 0)) + 1
        problem = f"line {line} is not {encoding or 'UTF-8'}; name its encoding with --encoding"
        raise bad_content(
            f"{content.where}:{line}", problem, importer=importer, cause=error
        ) from error
    data = data.removeprefix(b"\xef\xbb\xbf")
    return data.replace(b"\r\n", b"\n").replace(b"\r", b"\n") if b"\r" in data else data
