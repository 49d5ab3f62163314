"""Where an import puts what it read: manifest and database, both or neither."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from dont.ledger import vocab_manifest
from dont.ledger.vocab import Vocabulary
from dont.ledger.vocab_write import VocabularyWriter

if TYPE_CHECKING:
    from dont.core.imported import Batch, Counts, Manifest


class Shelf:
    """The imported sources of one project, as the importers see them.

    Args:
        ledger_dir: the `.dont` folder, which holds `imports/`.
        cache_dir: the folder of `vocab.db`.
    """

    def __init__(self, ledger_dir: str, cache_dir: str) -> None:
        self._ledger_dir = ledger_dir
        self._cache_dir = cache_dir

    def loaded(self) -> list[dict[str, Any]]:
        """List the sources in the database that have their manifest, too."""
        manifests = {m["series"]: m for m in vocab_manifest.load_all(self._ledger_dir)[0]}
        with Vocabulary(self._cache_dir) as vocabulary:
            return [
                source
                for source in vocabulary.sources()
                if (manifest := manifests.get(source["series"]))
                and manifest["canonical_source_id"] == source["canonical"]
                and manifest["options_hash"] == source["options_hash"]
            ]

    def put(self, manifest: Manifest, batch: Batch, *, dry_run: bool = False) -> Counts:
        """Replace one source by a new reading of it.

        Args:
            manifest: describes the source; a present one that says the same is left untouched.
            batch: the rows.
            dry_run: count what would be written, write nothing.
        """
        writer = VocabularyWriter(self._cache_dir)
        if dry_run:
            return writer.replace_source(manifest, batch, dry_run=True)
        present = vocab_manifest.find(self._ledger_dir, manifest["series"])
        if present is not None and _same(present, manifest):
            return writer.replace_source(manifest, batch)
        written = vocab_manifest.save(self._ledger_dir, manifest)
        try:
            counts = writer.replace_source(manifest, batch)
            vocab_manifest.commit(self._ledger_dir, manifest, written)
        except BaseException:
            if os.path.exists(written):
                os.remove(written)
            raise
        return counts


def _same(present: Manifest, manifest: Manifest) -> bool:
    keys = ("canonical_source_id", "options_hash", "content_hash", "release", "name", "counts")
    return all(present.get(key) == manifest[key] for key in keys)  # type: ignore[literal-required]
