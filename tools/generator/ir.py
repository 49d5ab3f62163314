"""The intermediate form: all that emitters see."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

SCALARS = {
    "string": "str",
    "integer": "int",
    "number": "float",
    "boolean": "bool",
    "json": "object",
}


@dataclass(slots=True)
class Field:
    """One field of a record.

    Attributes:
        name: key in JSON.
        py: name in Python.
        type: string, integer, number, boolean, json or record.
        record: class of the value, for `record`.
        many: "" for one value, `list`, `map` (keyed records) or `counts` (key to one value).
        presence: `required`, `null` (key there, value may be null) or `optional`.
        key: the field is the key of its record.
        nullable: an optional field that may also be null.
    """

    name: str
    py: str
    type: str
    doc: str
    record: str = ""
    many: str = ""
    presence: str = "optional"
    key: bool = False
    choices: tuple[str, ...] = ()
    enum: str = ""
    pattern: str | None = None
    minimum: float | None = None
    maximum: float | None = None
    min_items: int | None = None
    default: Any = None
    const: str | None = None
    nullable: bool = False


@dataclass(slots=True)
class Record:
    """One class of the model.

    Attributes:
        name: its name.
        module: schema it belongs to.
        fields: own and inherited, in order.
        abstract: no instances of its own.
        discriminator: field that tells its children apart; empty for none.
        children: (value of the discriminator, class) of each child.
        any_of: names of which at least one is needed.
        notes: annotations.
    """

    name: str
    module: str
    doc: str
    fields: list[Field]
    abstract: bool = False
    discriminator: str = ""
    children: list[tuple[str, str]] = field(default_factory=list)
    any_of: tuple[str, ...] = ()
    notes: dict[str, str] = field(default_factory=dict)

    @property
    def key(self) -> Field | None:
        """Give the key field."""
        return next((f for f in self.fields if f.key), None)

    @property
    def rest(self) -> list[Field]:
        """Give the fields that are not the key."""
        return [f for f in self.fields if not f.key]


@dataclass(slots=True)
class Table:
    """A table and its rows.

    Attributes:
        name: name of the file below `model/tables`.
        row: class of a row.
        rows: key to row; a list of rows where the class has no key.
        sources: paths of its files.
    """

    name: str
    row: str
    rows: dict[str, dict[str, Any]] | list[dict[str, Any]]
    sources: list[str]
    doc: str


@dataclass(slots=True)
class RuleSource:
    """A rule folder.

    Attributes:
        path: path of its rule.yaml.
        text: text of that file.
        rule: the file as data.
        cases: cases.yaml as data.
    """

    path: str
    text: str
    rule: dict[str, Any]
    cases: list[dict[str, Any]] = field(default_factory=list)


@dataclass(slots=True)
class Model:
    """Everything the emitters need.

    Attributes:
        records: classes by name.
        enums: name to (doc, ((value, doc), ...)).
        modules: schema name to (title and description, path).
        tables: tables by name.
        rules: rule folders by name.
        schemas: schema documents as data, by schema name.
        hashes: source path to sha256.
        version: version of the envelope.
    """

    records: dict[str, Record]
    enums: dict[str, tuple[str, tuple[tuple[str, str], ...]]]
    modules: dict[str, tuple[str, str]]
    tables: dict[str, Table] = field(default_factory=dict)
    rules: dict[str, RuleSource] = field(default_factory=dict)
    schemas: dict[str, Any] = field(default_factory=dict)
    hashes: dict[str, str] = field(default_factory=dict)
    version: str = "0.2"

    def of_module(self, module: str) -> list[Record]:
        """Give the records of a schema in the order of the file."""
        return [r for r in self.records.values() if r.module == module]
