"""Where an import puts what it read: manifest and database, both or neither."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from dont.ledger import vocab_manifest
from dont.ledger.files import refuse_link
from dont.ledger.vocab import Vocabulary
from dont.ledger.vocab_write import VocabularyWriter

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.core.imported import Batch, Counts, Manifest


class Shelf:
    """The imported sources of one project, as the importers see them.

    Args:
        project_dir: the `.dont` folder, which holds `imports/` and `rules/`.
        cache_dir: the folder of `vocab.db`.
    """

    def __init__(self, project_dir: str, cache_dir: str) -> None:
        self._project_dir = project_dir
        self._cache_dir = cache_dir

    def loaded(self) -> list[dict[str, Any]]:
        """List the sources in the database that have their manifest, too."""
        manifests = {m["series"]: m for m in vocab_manifest.load_all(self._project_dir)[0]}
        with Vocabulary(self._cache_dir) as vocabulary:
            return [
                {**source, "parts": manifest.get("parts") or {}}
                for source in vocabulary.sources()
                if (manifest := manifests.get(source["series"]))
                and manifest["canonical_source_id"] == source["canonical"]
                and manifest["options_hash"] == source["options_hash"]
            ]

    def registered(self) -> dict[str, str]:
        """Give the prefixes of an imported registry whose addresses end in the local part."""
        with Vocabulary(self._cache_dir) as vocabulary:
            if vocabulary.db is None:
                return {}
            rows = vocabulary.db.execute(
                "SELECT p.prefix, p.uri FROM prefix p JOIN source s ON s.id = p.source"
                " WHERE s.importer = 'bioregistry' AND p.uri LIKE '%$1'"
                " AND p.body NOT LIKE '%\"deprecated\":true%' ORDER BY p.prefix"
            ).fetchall()
        # An address with the marker in its middle, too, is no prefix of others.
        return {prefix: uri[:-2] for prefix, uri in rows if uri.count("$1") == 1}

    def put_rules(self, rules: Mapping[str, Mapping[str, str]]) -> tuple[list[str], list[str]]:
        """Write generated rules, each folder whole; a rule that is there already stays as it is.

        Args:
            rules: file name to text, by the rule's name.

        Returns:
            The names written, and those that were there with another content.
        """
        written, kept = [], []
        refuse_link(os.path.join(self._project_dir, "rules"))
        for name, files in rules.items():
            folder = os.path.join(self._project_dir, "rules", name)
            if os.path.exists(folder):
                if any(_text(os.path.join(folder, file)) != text for file, text in files.items()):
                    kept.append(name)
                continue
            beside = f"{folder}.{os.getpid()}"
            os.makedirs(beside)
            for file, text in files.items():
                with open(os.path.join(beside, file), "w", encoding="utf-8") as out:
                    out.write(text)
            os.rename(beside, folder)
            written.append(name)
        return written, kept

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
        present = vocab_manifest.find(self._project_dir, manifest["series"])
        if present is not None and _same(present, manifest):
            return writer.replace_source(manifest, batch)
        written = vocab_manifest.save(self._project_dir, manifest)
        try:
            counts = writer.replace_source(manifest, batch)
            vocab_manifest.commit(self._project_dir, manifest, written)
        except BaseException:
            if os.path.exists(written):
                os.remove(written)
            raise
        return counts


def _same(present: Manifest, manifest: Manifest) -> bool:
    keys = (
        "canonical_source_id",
        "options_hash",
        "content_hash",
        "release",
        "name",
        "counts",
        "parts",
    )
    return all(present.get(key) == manifest[key] for key in keys)  # type: ignore[literal-required]  # keys of the manifest


def _text(path: str) -> str | None:
    if not os.path.isfile(path):
        return None
    with open(path, encoding="utf-8") as file:
        return file.read()
