"""Where an import runs, where its rows go, and under which identity a source is kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.core.clock import Clock
    from dont.core.imported import Batch, Counts, Manifest
    from dont.importers.result import Progress
    from dont.importers.web import Client


class Shelf(Protocol):
    """Where the rows go (`dont.ledger.vocab_shelf.Shelf`)."""

    def loaded(self) -> list[dict[str, Any]]:
        """List the sources that are loaded and have their manifest."""

    def registered(self) -> dict[str, str]:
        """Give the prefixes of an imported registry."""

    def put_rules(self, rules: Mapping[str, Mapping[str, str]]) -> tuple[list[str], list[str]]:
        """Write generated rules: names written, names left as they are."""

    def put(self, manifest: Manifest, batch: Batch, *, dry_run: bool = False) -> Counts:
        """Replace one source."""


@dataclass(frozen=True)
class Place:
    """Where an import runs and what it may use.

    Attributes:
        base: the caller's folder; relative paths start here.
        root: the project root; manifests name files relative to it.
        shelf: takes the rows.
        config: the project's configuration (`import`, `prefixes`).
        clock: microseconds since the epoch.
        client: fetches addresses; None builds one from the configuration when it is needed.
        progress: told what is counted, how many so far, how many in all.
        dry_run: read and count, write nothing.
    """

    base: str
    root: str
    shelf: Shelf
    config: Mapping[str, Any]
    clock: Clock
    client: Client | None = None
    progress: Progress = lambda _what, _done, _total: None
    dry_run: bool = False


@dataclass(frozen=True)
class Source:
    """What one importer found, with the identity under which it is kept.

    Attributes:
        given: what the manifest calls the source, so that the command can be given again.
        canonical: one spelling for one source.
        series: what stays the same from release to release.
        digest: hash of the content.
        selector: the option that carries `given`, "" for the positional argument.
        where: what messages call it.
    """

    given: str
    canonical: str
    series: str
    digest: str
    where: str
    selector: str = ""
