"""LinkML schemas: classes, slots and permissible values as terms."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

from linkml_runtime import SCHEMA_DIRECTORY

from dont.core.imported import blank_term
from dont.importers.failures import bad_option
from dont.importers.linkml_features import warn_of_approximations
from dont.importers.linkml_schema import Schemas, guarded
from dont.importers.naming import Names
from dont.importers.place import Source
from dont.importers.reading import place_of, read
from dont.importers.result import Reading
from dont.importers.values import digest_of
from dont.importers.web import Web

if TYPE_CHECKING:
    from dont.core.imported import Term
    from dont.importers.options import Options
    from dont.importers.place import Place

_MAPPINGS: Final = ("exact_mappings", "close_mappings", "mappings")


def read_linkml_source(options: Options, place: Place) -> tuple[Reading, Source]:
    """Read a schema with its imports."""
    if not options.target:
        raise bad_option("import linkml needs a schema file or its address")
    web = Web(place, "linkml", options)
    content = read(options.target, place.base, web, importer="linkml")
    schemas = Schemas(options, place, web)
    view = schemas.view(content)
    reading = _Elements(view, options, place, content.where).reading()
    own = {where: one.data for where, one in schemas.loaded.items() if not _is_metamodel(where)}
    warn_of_approximations(own, reading)
    for where, one in schemas.loaded.items():
        if one.words:
            names = ", ".join(dict.fromkeys(one.words))
            reading.warn(f"{where}: the keys {names} are kept as text, not read as true or false")
        for line, key in one.doubled:
            reading.problem(f"{where}:{line}", f"`{key}` stands twice; the last one counts")
    if options.rules:
        from dont.importers.linkml_rules import rules_of

        reading.rules = rules_of(view, reading, content.where)
    given = place_of(content, place)
    reading.parts = {
        where: digest
        for where, digest in schemas.parts.items()
        if where != given and not _is_metamodel(os.path.join(place.root, where))
    }
    digest = digest_of([reading.terms, sorted(one for one in own)])
    canonical = content.canonical
    source = Source(given, canonical, f"linkml:{view.schema.id}", digest, content.where)
    return reading, source


def _is_metamodel(where: str) -> bool:
    return os.path.normpath(where).startswith(str(SCHEMA_DIRECTORY))


class _Elements:
    """The elements of one schema and its imports, as terms."""

    def __init__(self, view: Any, options: Options, place: Place, where: str) -> None:
        self._view = view
        self._where = where
        self._place = place
        declared: dict[str, str] = {}
        for schema in view.schema_map.values():
            for prefix in schema.prefixes.values():
                declared.setdefault(str(prefix.prefix_prefix), str(prefix.prefix_reference))
        asked = {**(place.config.get("prefixes") or {}), **options.prefix}
        self._names = Names(asked, declared, place.shelf.registered())
        self._terms: dict[str, Term] = {}

    def reading(self) -> Reading:
        """Make terms of everything that has a name."""
        classes, slots, enums = guarded(self._view, self._where)
        reading = Reading(identity=str(self._view.schema.id), name=self._own_prefix())
        reading.release = str(self._view.schema.version) if self._view.schema.version else None
        for one in classes.values():
            self._element(one, "class", one.class_uri, reading)
        for one in slots.values():
            self._element(one, "property", one.slot_uri, reading)
        for one in enums.values():
            self._enum(one, reading)
        reading.terms = list(self._terms.values())
        reading.prefixes = self._names.prefixes
        self._place.progress("terms", len(reading.terms), len(reading.terms))
        return reading

    def _own_prefix(self) -> str:
        prefix = str(self._view.schema.default_prefix or "")
        return prefix if prefix and ":" not in prefix else str(self._view.schema.name)

    def _iri(self, element: Any) -> str:
        """Give the address of an element in its own schema, whatever it is said to mean."""
        return self._names.expand(str(self._view.get_uri(element, native=True)))

    def _element(self, element: Any, kind: str, meaning: Any, reading: Reading) -> Term:
        iri = self._iri(element)
        term = self._terms.get(iri)
        if term is not None:
            reading.problem(self._where, f"`{element.name}` has the address of another element")
            return term
        term = self._terms[iri] = blank_term(self._names.curie(iri), iri, kind)
        _describe(term, element, str(element.title or element.name))
        if meaning:
            term["xrefs"].append(str(meaning))
        for mapping in _MAPPINGS:
            term["xrefs"] += [str(one) for one in getattr(element, mapping, None) or []]
        term["xrefs"] = [one for one in dict.fromkeys(term["xrefs"]) if one != term["curie"]]
        if element.is_a:
            parent = self._view.get_element(str(element.is_a))
            if parent is None:
                problem = f"`{element.name}` is a `{element.is_a}`, which the schema does not have"
                reading.problem(self._where, problem)
            else:
                term["kind_of"] = [self._names.curie(self._iri(parent))]
        return term

    def _enum(self, enum: Any, reading: Reading) -> None:
        whole = self._element(enum, "enum", enum.enum_uri, reading)
        for value in (enum.permissible_values or {}).values():
            text = str(value.text)
            iri = f"{whole['iri']}#{quote(text, safe='')}"
            curie = f"{whole['curie']}#{quote(text, safe='')}"
            foreign = bool(value.meaning)
            if foreign:
                iri = self._names.expand(str(value.meaning))
                curie = self._names.curie(iri)
            term = self._terms.get(iri)
            if term is None:
                term = self._terms[iri] = blank_term(curie, iri, "value")
                _describe(term, value, str(value.title or text))
                term["foreign"] = foreign
            elif all(text != known for known, _, _ in term["synonyms"]) and text != term["label"]:
                term["synonyms"].append((text, "exact", ""))
            if text != term["label"] and all(text != known for known, _, _ in term["synonyms"]):
                term["synonyms"].append((text, "exact", ""))
            if whole["curie"] not in term["kind_of"] and term["kind"] == "value":
                term["kind_of"].append(whole["curie"])


def _describe(term: Term, element: Any, label: str) -> None:
    """Fill in what every element may have."""
    term["label"] = label
    term["definition"] = str(element.description).strip() if element.description else None
    names = [str(alias) for alias in element.aliases or []]
    if getattr(element, "name", label) != label:
        names.append(str(element.name))
    term["synonyms"] = [(name, "exact", "") for name in dict.fromkeys(names) if name != label]
    term["obsolete"] = bool(element.deprecated)
    exact = getattr(element, "deprecated_element_has_exact_replacement", None)
    possible = getattr(element, "deprecated_element_has_possible_replacement", None)
    term["replaced_by"] = [str(exact)] if exact else []
    term["consider"] = [str(possible)] if possible else []
