"""What the caller of an import may choose."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from dont.importers.failures import bad_option

if TYPE_CHECKING:
    from collections.abc import Mapping

FOREIGN = ("keep", "skip")


@dataclass(frozen=True)
class Options:
    """The options of one import, checked.

    Attributes:
        target: file, URL or ontology prefix; "" where the importer needs none.
        prefix: abbreviations asked for, prefix to URI.
        lang: preferred language tag of labels, "" for the default order.
        encoding: the file's encoding, "" for UTF-8.
        foreign: `keep` or `skip` terms that other ontologies own.
        follow: load what the source imports too.
        timeout: seconds to wait for an answer; None for the configured value.
        entity: Wikidata ids.
        sparql: a SPARQL query, "" for none.
        work: OpenAlex ids or DOIs.
        snapshot: path of a JSON-lines file of works, "" for none.
        rules: make project rules of what terms cannot hold.
    """

    target: str = ""
    prefix: dict[str, str] = field(default_factory=dict)
    lang: str = ""
    encoding: str = ""
    foreign: str = "keep"
    follow: bool = False
    timeout: float | None = None
    entity: tuple[str, ...] = ()
    sparql: str = ""
    work: tuple[str, ...] = ()
    snapshot: str = ""
    rules: bool = False

    @classmethod
    def from_input(cls, given: Mapping[str, Any]) -> Options:
        """Read the import verb's input.

        Args:
            given: the fields of `ImportInput`; `prefix` as `["P=URI"]` or a mapping.

        Raises:
            Refusal: `schema-mismatch` for a value that cannot be.
        """
        foreign = given.get("foreign") or "keep"
        if foreign not in FOREIGN:
            raise bad_option(f"--foreign takes keep or skip, not `{foreign}`")
        encoding = given.get("encoding") or ""
        if encoding:
            _check_encoding(encoding)
        timeout = given.get("timeout_seconds", given.get("timeout"))
        return cls(
            target=given.get("target") or "",
            prefix=_prefixes(given.get("prefix") or []),
            lang=given.get("lang") or "",
            encoding=encoding,
            foreign=foreign,
            follow=bool(given.get("follow")),
            timeout=None if timeout is None else _seconds(timeout),
            entity=_several(given.get("entity")),
            sparql=given.get("sparql") or "",
            work=_several(given.get("work")),
            snapshot=given.get("snapshot") or "",
            rules=bool(given.get("rules")),
        )

    def chosen(self) -> dict[str, object]:
        """Give the options that change what is read, for the manifest."""
        chosen: dict[str, object] = {}
        if self.prefix:
            chosen["prefix"] = dict(sorted(self.prefix.items()))
        for name in ("lang", "encoding"):
            if getattr(self, name):
                chosen[name] = getattr(self, name)
        if self.foreign != "keep":
            chosen["foreign"] = self.foreign
        if self.follow:
            chosen["follow"] = True
        return chosen


def _several(value: object) -> tuple[str, ...]:
    if not value:
        return ()
    if isinstance(value, str):
        return (value,)
    return tuple(str(part) for part in value) if isinstance(value, list | tuple) else (str(value),)


def _seconds(value: object) -> float:
    try:
        seconds = float(str(value))
    except ValueError as error:
        raise bad_option(f"--timeout takes seconds, not `{value}`") from error
    if not 0 < seconds < float("inf"):
        raise bad_option(f"--timeout takes a number of seconds above 0, not `{value}`")
    return seconds


def _check_encoding(name: str) -> None:
    from dont.importers.reading import known_encoding

    if not known_encoding(name):
        raise bad_option(f"`{name}` is no encoding of text")


def _prefixes(given: object) -> dict[str, str]:
    """Read `P=URI` pairs."""
    if isinstance(given, dict):
        return {str(prefix): str(uri) for prefix, uri in given.items()}
    from dont.core.curie import parse

    prefixes = {}
    for pair in _several(given):
        prefix, equals, uri = pair.partition("=")
        if not equals or ":" not in uri or parse(f"{prefix}:x") is None:
            raise bad_option(f"--prefix takes P=URI, not `{pair}`")
        prefixes[prefix] = uri
    return prefixes
