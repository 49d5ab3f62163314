"""Where the fields of the rule view stand in the projection's tables.

Everything a condition may name is a column of an entity, a row of a child table, or a function the
caller registers (`dont.engine.sql_functions`). Arguments of a verb (`input.*`) do not exist over a
whole ledger: they are null or empty.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

_DAY = 86_400_000_000  # microseconds
# Columns of `entity` that have the name of the field.
_PLAIN = (
    "id entity_kind status statement definition label label_head doc_phrase curie confidence author"
)


class Rows(NamedTuple):
    """A list field: what follows FROM, what ties a row to its holder, and the fields of a row.

    `{r}` is the alias of the row, `{o}` the alias of its holder.
    """

    source: str
    tie: str
    fields: Mapping[str, str]


ENTITY: dict[str, str] = {
    **{name: f"{{r}}.{name}" for name in _PLAIN.split()},
    "age_days": f"(max(0, :now - {{r}}.created_tx) / {_DAY})",
}
_RESOLVED = "({r}.entity_ref IS NOT NULL OR {r}.iri IS NOT NULL OR rule_resolves({r}.curie))"
# As the rule view says it: what is coined here shadows what was imported, which beats the pin.
_LABEL = (
    "CASE WHEN EXISTS (SELECT 1 FROM entity x WHERE x.curie = {r}.curie)"
    " THEN (SELECT x.label FROM entity x WHERE x.curie = {r}.curie)"
    " ELSE coalesce(rule_label({r}.curie), {r}.label) END"
)
_OBSOLETE = "({r}.entity_ref IS NULL AND coalesce(rule_obsolete({r}.curie), 0))"


def _plain(names: str) -> dict[str, str]:
    return {name: f"{{r}}.{name}" for name in names.split()}


def _references(role: str, names: str) -> Rows:
    fields = {
        "curie": "{r}.curie",
        "name": "{r}.name",
        "resolved": _RESOLVED,
        "label": f"({_LABEL})",
        "obsolete": _OBSOLETE,
    }
    return Rows(
        "ref {r}",
        f"{{r}}.entity_id = {{o}}.id AND {{r}}.role = '{role}'",
        {name: fields[name] for name in names.split()},
    )


LISTS: dict[str, Rows] = {
    "atoms": Rows("atom {r}", "{r}.entity_id = {o}.id", _plain("idx text status")),
    "hypotheses": Rows("hypothesis {r}", "{r}.entity_id = {o}.id", _plain("idx text assessed")),
    "evidence": Rows(
        "evidence {r}",
        "{r}.entity_id = {o}.id",
        {**_plain("uri kind supports source"), "drift": "rule_drift({r}.entity_id, {r}.n)"},
    ),
    "depends_on": Rows(
        "(SELECT DISTINCT dst FROM edge WHERE src = {o}.id) {r}"
        " LEFT JOIN entity {r}n ON {r}n.id = {r}.dst",
        "1",
        {
            "id": "{r}.dst",
            "status": "{r}n.status",
            "resolved": "({r}n.id IS NOT NULL)",
            "curie": "{r}n.curie",
        },
    ),
    "refs": _references("refs", "curie resolved label obsolete"),
    "kind_of": _references("kind_of", "curie resolved"),
    "related_to": _references("related_to", "curie resolved"),
    "attributes": _references("attributes", "name curie resolved"),
    "derived_assessments": Rows(
        "temp.rule_assessed {r}", "{r}.entity_id = {o}.id", _plain("name witness")
    ),
    "path": Rows(
        "temp.rule_path {r}",
        "{r}.entity_id = {o}.entity_id AND {r}.name = {o}.name AND {r}.witness IS {o}.witness",
        {"value": "{r}.value"},
    ),
}
# The arguments of a verb, over a whole ledger.
NO_ROWS = Rows("(SELECT NULL AS value WHERE 0) {r}", "1", {})
