"""The committed files of `.dont/imports/`: which sources a project imported, and how to reload."""

from __future__ import annotations

import hashlib
import json
import os
import re
from typing import TYPE_CHECKING, Final

from dont.ledger.files import refuse_link
from dont.ledger.lock import unwritable

if TYPE_CHECKING:
    from typing import TypeGuard

    from dont.core.imported import Manifest
    from dont.ledger.paths import Project
    from dont.ledger.vocab import Vocabulary

IMPORTS_DIR = "imports"
_NOT_PLAIN = re.compile(r"[^A-Za-z0-9]+")
_NAME_LENGTH = 60
_LARGEST = 16 * 1024 * 1024  # bytes of a manifest
_TEXTS: Final = ("importer", "source", "series", "canonical_source_id", "options_hash")


def file_name(series: str) -> str:
    """Give the manifest's file name: readable, and never the same for two series.

    Example:
        >>> file_name("obo:go")
        'obo-go-b7060159.json'
    """
    plain = _NOT_PLAIN.sub("-", series).strip("-").lower()[:_NAME_LENGTH]
    return f"{plain}-{hashlib.sha256(series.encode()).hexdigest()[:8]}.json"


def dumps(manifest: Manifest) -> str:
    """Write a manifest so that two machines write the same bytes."""
    return json.dumps(manifest, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def load_all(project_dir: str) -> tuple[list[Manifest], list[str]]:
    """Read every manifest of a project.

    Args:
        project_dir: the `.dont` folder.

    Returns:
        The manifests in file name order, and the names of files that are none.
    """
    folder = os.path.join(project_dir, IMPORTS_DIR)
    manifests: list[Manifest] = []
    unreadable: list[str] = []
    names = sorted(os.listdir(folder)) if os.path.isdir(folder) else []
    for name in names:
        if not name.endswith(".json"):
            continue
        data = _loaded(os.path.join(folder, name))
        if _is_manifest(data):
            manifests.append(data)
        else:
            unreadable.append(name)
    return manifests, unreadable


def _loaded(path: str) -> object:
    """Read a small JSON file; None for anything else that a clone may hold under such a name."""
    try:
        if not os.path.isfile(path) or os.path.getsize(path) > _LARGEST:
            return None
        with open(path, encoding="utf-8") as file:
            found: object = json.load(file)
    except (OSError, ValueError, RecursionError):
        return None
    return found


def _is_manifest(data: object) -> TypeGuard[Manifest]:
    return (
        isinstance(data, dict)
        and all(isinstance(data.get(key), str) for key in _TEXTS)
        and isinstance(data.get("options"), dict)
    )


def find(project_dir: str, series: str) -> Manifest | None:
    """Read the manifest of one series, if it is there and readable."""
    return next((m for m in load_all(project_dir)[0] if m["series"] == series), None)


def save(project_dir: str, manifest: Manifest) -> str:
    """Write a manifest beside its place; `commit` moves it there.

    Returns:
        The path of the file written.

    Raises:
        SubstrateError: `store-unwritable`.
    """
    folder = os.path.join(project_dir, IMPORTS_DIR)
    refuse_link(folder)
    try:
        return _save(folder, manifest)
    except OSError as error:
        raise unwritable(error) from error


def _save(folder: str, manifest: Manifest) -> str:
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, f".{file_name(manifest['series'])}.{os.getpid()}")
    if os.path.lexists(path):
        os.unlink(path)  # left over, or a link that waits for this process number
    with open(path, "x", encoding="utf-8") as file:
        file.write(dumps(manifest))
        file.flush()
        os.fsync(file.fileno())
    return path


def commit(project_dir: str, manifest: Manifest, written: str) -> None:
    """Move a saved manifest to its place.

    Raises:
        SubstrateError: `store-unwritable`.
    """
    try:
        os.replace(written, os.path.join(project_dir, IMPORTS_DIR, file_name(manifest["series"])))
    except OSError as error:
        raise unwritable(error) from error


def reload_argv(manifest: Manifest) -> list[str]:
    """Give the command that loads a source again.

    Example:
        >>> reload_argv({"importer": "obo", "source": "go.obo", "options": {"lang": "de"}})
        ['dont', 'import', 'obo', 'go.obo', '--lang', 'de']
    """
    argv = ["dont", "import", manifest["importer"]]
    options = dict(manifest.get("options", {}))
    selector = options.pop("selector", None)
    if selector:
        argv += [f"--{selector}", manifest["source"]]
    elif manifest["source"]:
        argv.append(manifest["source"])
    for name, value in sorted(options.items()):
        if isinstance(value, dict):
            for key, part in sorted(value.items()):
                argv += [f"--{name}", f"{key}={part}"]
        elif value is True:
            argv.append(f"--{name}")
        elif value not in (None, False):
            argv += [f"--{name}", str(value)]
    return argv


def doctor_manifests(project_dir: str, vocabulary: Vocabulary) -> list[dict[str, object]]:
    """Tell for each manifest whether its source is loaded on this machine.

    Args:
        project_dir: the `.dont` folder.
        vocabulary: what is loaded.

    Returns:
        `{file, source, importer, canonical_source_id, release, loaded, reason, argv, command}`;
        `reason` is empty, `not-loaded`, `other-release` or `unreadable`; `argv` loads the source.
    """
    import shlex

    manifests, unreadable = load_all(project_dir)
    loaded = {source["series"]: source for source in vocabulary.sources()}
    answer: list[dict[str, object]] = []
    for manifest in manifests:
        here = loaded.get(manifest["series"])
        reason = "" if here else "not-loaded"
        if here and here["canonical"] != manifest["canonical_source_id"]:
            reason = "other-release"
        argv = reload_argv(manifest)
        answer.append(
            {
                "file": file_name(manifest["series"]),
                "source": manifest["source"] or manifest["importer"],
                "importer": manifest["importer"],
                "canonical_source_id": manifest["canonical_source_id"],
                "release": manifest.get("release"),
                "loaded": not reason,
                "reason": reason,
                "argv": argv,
                "command": shlex.join(argv),
            }
        )
    answer.extend(
        {
            "file": name,
            "source": f"{IMPORTS_DIR}/{name}",
            "loaded": False,
            "reason": "unreadable",
            "argv": ["dont", "help", "import"],
            "command": "dont help import",
        }
        for name in unreadable
    )
    return answer


def unloaded(project: Project) -> list[dict[str, object]]:
    """List the sources of a project that are not loaded on this machine, with the command."""
    from dont.ledger.vocab import Vocabulary

    with Vocabulary(project.cache_dir) as vocabulary:
        found = doctor_manifests(project.dir, vocabulary)
    return [entry for entry in found if not entry["loaded"]]
