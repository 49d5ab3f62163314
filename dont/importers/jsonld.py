"""JSON-LD made self-contained: what it needs from elsewhere is fetched only when asked to."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urljoin

from dont.importers.failures import bad_content
from dont.importers.reading import is_address, read_file
from dont.importers.web import parse_json

if TYPE_CHECKING:
    from dont.importers.options import Options
    from dont.importers.place import Place, Source
    from dont.importers.reading import Content
    from dont.importers.result import Reading
    from dont.importers.web import Web

_MOST_CONTEXTS: Final = 32
_DEEPEST: Final = 200


def read_jsonld_source(options: Options, place: Place) -> tuple[Reading, Source]:
    """Read JSON-LD."""
    from dont.importers.files import Documents

    return Documents("jsonld", options, place).read()


def self_contained(
    data: bytes, content: Content, web: Web, *, follow: bool
) -> tuple[bytes, dict[str, str]]:
    """Put contexts that stand elsewhere into the document.

    Args:
        data: the document, UTF-8.
        content: where it was found; contexts beside a file are read without asking.
        web: fetches contexts.
        follow: the caller allows fetching them.

    Returns:
        The document without references to contexts elsewhere, and the prefixes it declares.

    Raises:
        Refusal: `import-failed` for what is no JSON, only a context, or needs a context from
            elsewhere without `--follow`.
    """
    where = content.where
    try:
        document = json.loads(data)
    except RecursionError as error:
        raise bad_content(where, "it nests too deeply", importer="jsonld", cause=error) from error
    except ValueError as error:
        line = getattr(error, "lineno", 1)
        message = f"not JSON: {getattr(error, 'msg', error)}"
        raise bad_content(f"{where}:{line}", message, importer="jsonld", cause=error) from error
    if isinstance(document, dict) and set(document) == {"@context"}:
        raise bad_content(where, "it holds only a context, no terms", importer="jsonld")
    filler = _Filler(content, web, follow=follow)
    changed = filler.fill(document, 0)
    prefixes = filler.prefixes
    return (json.dumps(document).encode() if changed else data), prefixes


class _Filler:
    """Replaces addresses of contexts by the contexts."""

    def __init__(self, content: Content, web: Web, *, follow: bool) -> None:
        self._content = content
        self._where = content.where
        self._web = web
        self._follow = follow
        self._fetched: dict[str, Any] = {}
        self.prefixes: dict[str, str] = {}

    def fill(self, node: Any, depth: int) -> bool:
        """Fill in every context of a document; tell whether anything changed."""
        if depth > _DEEPEST:
            raise bad_content(self._where, "it nests too deeply", importer="jsonld")
        if isinstance(node, list):
            return self._all(node, depth)
        if not isinstance(node, dict):
            return False
        changed = False
        if "@context" in node:
            filled = self._context(node["@context"], 0)
            changed = filled != node["@context"]
            node["@context"] = filled
        rest = self._all([value for key, value in node.items() if key != "@context"], depth)
        return changed or rest

    def _all(self, nodes: list[Any], depth: int) -> bool:
        changed = False
        for node in nodes:
            changed = self.fill(node, depth + 1) or changed
        return changed

    def _context(self, context: Any, depth: int) -> Any:
        if isinstance(context, str):
            return self._fetch(context, depth)
        if isinstance(context, list):
            parts = [self._context(part, depth) for part in context]
            return [one for part in parts for one in (part if isinstance(part, list) else [part])]
        if isinstance(context, dict):
            if "@import" in context:
                merged = self._fetch(str(context["@import"]), depth)
                rest = {key: value for key, value in context.items() if key != "@import"}
                context = {**(merged if isinstance(merged, dict) else {}), **rest}
            self._note(context)
        return context

    def _note(self, context: dict[str, Any]) -> None:
        """Remember what looks like a prefix."""
        for name, value in context.items():
            uri = value.get("@id") if isinstance(value, dict) else value
            if isinstance(uri, str) and uri.endswith(("/", "#", "_")) and name[:1] != "@":
                self.prefixes.setdefault(name, uri)

    def _body(self, address: str) -> Any:
        """Read a context beside the file, or fetch one where the caller allows it."""
        if self._content.local and not is_address(address):
            folder = os.path.dirname(self._content.local)
            found = read_file(address, folder, importer="jsonld")
            return parse_json(found.data, address, importer="jsonld")
        if not self._follow:
            problem = f"it needs the context {address}; allow fetching it with --follow"
            raise bad_content(self._where, problem, importer="jsonld")
        return self._web.json(urljoin(self._where, address))

    def _fetch(self, address: str, depth: int) -> Any:
        if depth > _DEEPEST or len(self._fetched) > _MOST_CONTEXTS:
            raise bad_content(self._where, "its contexts never end", importer="jsonld")
        if address not in self._fetched:
            body = self._body(address)
            inner = body.get("@context", {}) if isinstance(body, dict) else {}
            self._fetched[address] = self._context(inner, depth + 1)
        return self._fetched[address]
