"""Entities, lexemes and query rows of Wikidata, made into terms."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from dont.core.imported import blank_term

if TYPE_CHECKING:
    from dont.core.imported import Synonym, Term

ENTITY: Final = "http://www.wikidata.org/entity/"
# Instance of, subclass of, subproperty of.
_PARENTS: Final = ("P31", "P279", "P1647")
_KINDS: Final = {"Q": "item", "P": "property", "L": "lexeme"}
_ID: Final = re.compile(r"[QPL]\d+\Z")


def order_of(lang: str) -> tuple[str, ...]:
    """Give the languages to try before all others: the asked one, every language's, English.

    Example:
        >>> order_of("de"), order_of("")
        (('de', 'mul', 'en'), ('en', 'mul'))
    """
    return tuple(dict.fromkeys([lang or "en", "mul", "en"]))


def chosen(values: dict[str, Any], lang: str) -> tuple[str, str] | None:
    """Choose one text of several languages; give it with its language.

    Example:
        >>> chosen({"mul": {"language": "mul", "value": "x"}, "fr": {"value": "y"}}, "")
        ('x', 'mul')
        >>> chosen({"fr": {"language": "fr", "value": "y"}}, "de")
        ('y', 'fr')
    """
    known = {tag: value for tag, value in values.items() if isinstance(value, dict)}
    for tag in (*order_of(lang), *sorted(known)):
        text = known.get(tag, {}).get("value")
        if isinstance(text, str) and text.strip():
            return text.strip(), tag
    return None


def term_of_entity(entity: dict[str, Any], lang: str) -> Term:
    """Make a term of an entity's record.

    Args:
        entity: one value of `entities`.
        lang: asked language, "" for English.
    """
    number = str(entity["id"])
    term = blank_term(f"wd:{number}", ENTITY + number, _KINDS.get(number[:1], "item"))
    # An empty map is written as an empty list.
    labels = _map(entity.get("labels")) or _map(entity.get("lemmas"))
    label = chosen(labels, lang)
    if label is not None:
        term["label"], term["lang"] = label
    glosses: dict[str, Any] = {}
    for sense in _list(entity.get("senses")):
        for tag, gloss in _map(sense.get("glosses")).items():
            glosses.setdefault(tag, gloss)
    described = chosen(_map(entity.get("descriptions")) or glosses, lang)
    term["definition"] = described[0] if described else None
    term["synonyms"] = _synonyms(entity, labels, term["label"])
    for parent in _PARENTS:
        term["kind_of"] += _targets(_map(entity.get("claims")).get(parent))
    return term


def _map(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _list(value: Any) -> list[dict[str, Any]]:
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []


def _synonyms(entity: dict[str, Any], labels: dict[str, Any], label: str | None) -> list[Synonym]:
    """Collect aliases, forms of lexemes and labels in other languages, each text once."""
    found: dict[str, Synonym] = {}
    for tag, aliases in sorted(_map(entity.get("aliases")).items()):
        for alias in _list(aliases):
            text = str(alias.get("value", "")).strip()
            found.setdefault(text, (text, "exact", tag))
    for form in _list(entity.get("forms")):
        for tag, one in sorted(_map(form.get("representations")).items()):
            text = str(one.get("value", "")).strip()
            found.setdefault(text, (text, "exact", tag))
    for tag, one in sorted(labels.items()):
        text = str(_map(one).get("value", "")).strip()
        found.setdefault(text, (text, "label", tag))
    return [synonym for text, synonym in found.items() if text and text != label]


def _targets(statements: Any) -> list[str]:
    """Give the items that statements lead to, leaving out those that were withdrawn."""
    found = []
    for statement in _list(statements):
        value = _map(_map(_map(statement.get("mainsnak")).get("datavalue")).get("value"))
        if statement.get("rank") != "deprecated" and value.get("id"):
            found.append(f"wd:{value['id']}")
    return list(dict.fromkeys(found))


def terms_of_rows(rows: list[dict[str, Any]], columns: list[str]) -> list[Term]:
    """Make terms of the rows of a query: one for each entity, however many rows name it.

    Args:
        rows: bindings; unbound cells are absent.
        columns: the query's variables.
    """
    subject = next((c for c in columns if any(_entity(row, c) for row in rows)), None)
    terms: dict[str, Term] = {}
    for row in rows:
        iri = _entity(row, subject or "")
        if iri is None or subject is None:
            continue
        number = iri.removeprefix(ENTITY)
        term = terms.setdefault(
            iri, blank_term(f"wd:{number}", iri, _KINDS.get(number[:1], "item"))
        )
        label, tag = _cell(row, f"{subject}Label")
        # The label service gives the id where there is no label.
        if label and not _ID.match(label) and term["label"] is None:
            term["label"], term["lang"] = label, tag or None
        term["definition"] = term["definition"] or _cell(row, f"{subject}Description")[0] or None
        names, tag = _cell(row, f"{subject}AltLabel")
        for name in filter(None, (part.strip() for part in names.split(", "))):
            if all(name != text for text, _, _ in term["synonyms"]):
                term["synonyms"].append((name, "exact", tag))
    return list(terms.values())


def _entity(row: dict[str, Any], column: str) -> str | None:
    value = str(_map(row.get(column)).get("value", ""))
    return value if value.startswith(ENTITY) and _ID.match(value.removeprefix(ENTITY)) else None


def _cell(row: dict[str, Any], column: str) -> tuple[str, str]:
    cell = _map(row.get(column))
    return str(cell.get("value", "")).strip(), str(cell.get("xml:lang", ""))
