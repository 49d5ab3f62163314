"""Nodes and edges, as every way of drawing takes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

STATUSES = ("unverified", "doubted", "verified", "locked", "ignored", "missing")
# Fill and border by status; the words stand in the label too, so colour is never the only sign.
COLOURS = {
    "unverified": ("#f4f4f4", "#767676"),
    "doubted": ("#fde3e1", "#b3261e"),
    "verified": ("#e2f2e5", "#2e7d32"),
    "locked": ("#dfe9f7", "#1f4e8c"),
    "ignored": ("#ffffff", "#b0b0b0"),
    "missing": ("#fff3d6", "#8a5a00"),
}


class Node(NamedTuple):
    """An entity in a picture.

    Attributes:
        id: full id; for what is missing, the id that something rests on.
        kind: claim or term.
        status: persisted status, or `missing`.
        text: statement, or CURIE of a term.
        marks: derived assessments.
    """

    id: str
    kind: str
    status: str
    text: str
    marks: Sequence[str] = ()

    @property
    def head(self) -> str:
        """Status and assessments on one line."""
        return ", ".join((self.status, *self.marks))


class Edge(NamedTuple):
    """`src` rests on `dst`, by `depends_on`, `kind_of` or `related_to`."""

    src: str
    dst: str
    via: str


class Picture(NamedTuple):
    """What is drawn, in a fixed order."""

    nodes: Sequence[Node]
    edges: Sequence[Edge]
