"""IRIs and CURIEs: one table of prefixes for one import."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from dont.core.curie import parse

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

OBO: Final = "http://purl.obolibrary.org/obo/"
_OBO_ID: Final = re.compile(re.escape(OBO) + r"([A-Za-z][A-Za-z0-9_.\-]*?)_(?=\w*\d)(\w[\w.\-]*)\Z")
_OBO_LOCAL: Final = re.compile(re.escape(OBO) + r"([A-Za-z][A-Za-z0-9_\-]*)#(\w[\w.\-]*)\Z")
# Names that everybody uses for these addresses; files in expanded form declare no prefixes.
COMMON: Final[dict[str, str]] = {
    "adms": "http://www.w3.org/ns/adms#",
    "bibo": "http://purl.org/ontology/bibo/",
    "dc": "http://purl.org/dc/elements/1.1/",
    "dcat": "http://www.w3.org/ns/dcat#",
    "dcmitype": "http://purl.org/dc/dcmitype/",
    "dcterms": "http://purl.org/dc/terms/",
    "foaf": "http://xmlns.com/foaf/0.1/",
    "geo": "http://www.opengis.net/ont/geosparql#",
    "locn": "http://www.w3.org/ns/locn#",
    "odrl": "http://www.w3.org/ns/odrl/2/",
    "oboInOwl": "http://www.geneontology.org/formats/oboInOwl#",
    "org": "http://www.w3.org/ns/org#",
    "owl": "http://www.w3.org/2002/07/owl#",
    "prov": "http://www.w3.org/ns/prov#",
    "qudt": "http://qudt.org/schema/qudt/",
    "rdf": "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    "rdfs": "http://www.w3.org/2000/01/rdf-schema#",
    "schema": "http://schema.org/",
    "skos": "http://www.w3.org/2004/02/skos/core#",
    "sosa": "http://www.w3.org/ns/sosa/",
    "ssn": "http://www.w3.org/ns/ssn/",
    "time": "http://www.w3.org/2006/time#",
    "vann": "http://purl.org/vocab/vann/",
    "vcard": "http://www.w3.org/2006/vcard/ns#",
    "void": "http://rdfs.org/ns/void#",
    "wd": "http://www.wikidata.org/entity/",
    "xsd": "http://www.w3.org/2001/XMLSchema#",
}


class Names:
    """Compress IRIs to CURIEs and expand them again.

    Args:
        asked: prefixes the caller or the project's configuration names; they win.
        declared: prefixes the source declares.
        registered: prefixes of an imported registry, for what the others leave without a name.
    """

    def __init__(
        self,
        asked: Mapping[str, str],
        declared: Mapping[str, str],
        registered: Mapping[str, str] | None = None,
    ) -> None:
        self._asked = _one_to_one(asked)
        self._known = _one_to_one({**declared}, self._asked)
        for prefix, uri in COMMON.items():
            if prefix not in self._known and uri not in set(self._known.values()):
                self._known[prefix] = uri
        self._registered = dict(registered or {})
        self._registry: Any = None
        self._spaces: dict[str, tuple[str, list[tuple[str, str]]]] = {}
        self._cache: dict[str, str] = {}

    @property
    def prefixes(self) -> dict[str, str]:
        """Give the table, prefix to URI."""
        return dict(self._known)

    def curie(self, iri: str) -> str:
        """Give the CURIE of an IRI; the IRI itself where no prefix fits.

        Example:
            >>> Names({}, {}).curie("http://purl.obolibrary.org/obo/GO_0005634")
            'GO:0005634'
            >>> names = Names({"ex": "http://example.org/", "n": "http://example.org/v/n_"}, {})
            >>> names.curie("http://example.org/v/m_1"), names.curie("http://example.org/v/n_1")
            ('ex:v/m_1', 'n:1')
            >>> names.curie("http://example.org/v/n_"), names.curie("http://other.example/x")
            ('http://example.org/v/n_', 'http://other.example/x')
        """
        found = self._cache.get(iri)
        if found is None:
            found = self._cache[iri] = self._compress(iri)
        return found

    def _compress(self, iri: str) -> str:
        if iri.startswith(OBO) and not any(iri.startswith(uri) for uri in self._asked.values()):
            purl = _OBO_ID.match(iri) or _OBO_LOCAL.match(iri)
            if purl:
                return f"{purl[1]}:{purl[2]}"
        cut = max(iri.rfind("#"), iri.rfind("/")) + 1
        space = iri[:cut]
        found = self._spaces.get(space)
        if found is None:
            found = self._spaces[space] = self._space(space)
        head, longer = found
        for uri, prefix in longer:
            if iri.startswith(uri):
                curie = f"{prefix}:{iri[len(uri) :]}"
                return curie if parse(curie) is not None else iri
        if head and cut < len(iri) and " " not in iri:
            return f"{head}{iri[cut:]}"
        return self._from_registry(iri) if self._registered else iri

    def _from_registry(self, iri: str) -> str:
        if self._registry is None:
            from curies import Converter

            self._registry = Converter.from_prefix_map(_one_to_one(self._registered))
        curie = self._registry.compress(iri)
        return curie if curie is not None and parse(curie) is not None else iri

    def _space(self, space: str) -> tuple[str, list[tuple[str, str]]]:
        """Find what stands for the addresses that are the same up to their last separator.

        Returns:
            The CURIE up to there, "" where no prefix fits; and the prefixes that cover more than
            that, address and prefix, the longest first.
        """
        known = [(uri, prefix) for prefix, uri in self._known.items()]
        longer = [one for one in known if one[0] != space and one[0].startswith(space)]
        longer.sort(key=lambda one: -len(one[0]))
        fitting = [one for one in known if space.startswith(one[0])]
        uri, prefix = max(fitting, default=("", ""), key=lambda one: len(one[0]))
        head = f"{prefix}:{space[len(uri) :]}"
        return (head if uri and parse(f"{head}x") is not None else ""), longer

    def expand(self, curie: str) -> str:
        """Give the IRI of a CURIE; an unknown prefix is taken for an OBO one.

        Example:
            >>> Names({}, {}).expand("GO:0005634"), Names({}, {}).expand("skos:Concept")
            ('http://purl.obolibrary.org/obo/GO_0005634', 'http://www.w3.org/2004/02/skos/core#Concept')
        """
        prefix, colon, local = curie.partition(":")
        if not colon or local.startswith("//"):
            return curie
        uri = self._known.get(prefix)
        return f"{uri}{local}" if uri is not None else f"{OBO}{prefix}_{local}"


def _one_to_one(
    prefixes: Mapping[str, str], first: Mapping[str, str] | None = None
) -> dict[str, str]:
    """Keep one prefix for an URI and one URI for a prefix; `first` wins, then the order."""
    kept = dict(first or {})
    taken = set(kept.values())
    for prefix, uri in prefixes.items():
        if prefix and uri and prefix not in kept and uri not in taken:
            kept[prefix] = uri
            taken.add(uri)
    return kept


def named_after(prefixes: Mapping[str, str], ontology: str) -> dict[str, str]:
    """Name the empty prefix after the ontology, so that `:x` has a CURIE others can write.

    Args:
        prefixes: as the file declares them.
        ontology: its IRI, "" for none.

    Example:
        >>> named_after({"": "http://x.example/pizza#"}, "http://x.example/pizza")
        {'pizza': 'http://x.example/pizza#'}
    """
    named = {prefix: uri for prefix, uri in prefixes.items() if prefix}
    empty = prefixes.get("")
    if empty and empty not in named.values():
        stem = re.split(r"[/#]", (ontology or empty).rstrip("/#"))[-1]
        short = re.sub(r"\.\w+\Z", "", stem)
        if re.fullmatch(r"[A-Za-z_][A-Za-z0-9_\-]*", short) and short not in named:
            named[short] = empty
    return named
