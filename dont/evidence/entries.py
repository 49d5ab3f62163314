"""Make the evidence entries of a command: judge the reference, capture the file."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from dont.core.errors import Refusal
from dont.core.evidence_uri import CERTAIN, KINDS, parse
from dont.evidence import locate

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from dont.core.evidence_uri import EvidenceUri
    from dont.core.types import Record

_PROBLEMS = {
    "path": "it is neither a web address, an identifier, nor a file of the project",
    "curie": "its prefix or its term is not known here",
}


def entry(
    root: str,
    spec: Mapping[str, object],
    resolves: Callable[[str], bool],
    cwd: str | None = None,
) -> Record:
    """Turn one piece of evidence, as a caller gives it, into what the log keeps.

    Args:
        root: absolute path of the project root.
        spec: `{uri | file, kind?, quote?, supports?, lines?, anchor?, note?}`.
        resolves: tells whether a CURIE resolves.
        cwd: absolute path of the caller's folder.

    Returns:
        `{source_uri, kind, supports, quote, note}`, and the locator fields of a repository file.

    Raises:
        Refusal: `unresolvable-uri`, and those of `locate.capture`.
    """
    made: Record = {
        "source_uri": "",
        "kind": "",
        "supports": spec.get("supports") is not False,
        "quote": _text(spec, "quote"),
        "note": _text(spec, "note"),
    }
    made.update(_reference(root, spec, resolves, cwd))
    kind = _text(spec, "kind")
    if kind:
        made["kind"] = kind
    return made


def malformed(text: str, resolves: Callable[[str], bool]) -> bool:
    """Tell whether a reference that nobody acts on now deserves the warning `evidence-malformed`.

    Args:
        text: an evidence URI of an assessment, or of an older or merged record.
        resolves: tells whether a CURIE resolves.
    """
    parsed = parse(text)
    if parsed.form == "curie":
        return not resolves(text)
    return parsed.form not in CERTAIN


def _reference(
    root: str, spec: Mapping[str, object], resolves: Callable[[str], bool], cwd: str | None
) -> Record:
    lines, anchor, note = _text(spec, "lines"), _text(spec, "anchor"), _text(spec, "note")
    file, uri = _text(spec, "file"), _text(spec, "uri")
    if file is not None:
        return locate.capture(root, file, lines, anchor, note, cwd)
    text = uri or ""
    parsed = parse(text)
    if parsed.form in ("path", "curie") and _is_file(root, text, cwd):
        return locate.capture(root, text, lines, anchor, note, cwd)
    if parsed.form == "path" and "#" in text and _is_file(root, text.partition("#")[0], cwd):
        parsed = parse(f"repo:{text}")
    if parsed.form == "repo":
        parts = parsed.parts
        named = anchor or parts.get("anchor")
        return locate.capture(root, parts["path"], lines or parts.get("lines"), named, note, cwd)
    if lines is not None:
        problem = "only a file of the project has lines"
        data = {"lines": lines, "path": text, "problem": problem}
        raise Refusal("invalid-line-span", data=data)
    if anchor is not None:
        raise Refusal("anchor-not-found", data={"anchor": anchor, "path": text})
    _judge(parsed, text, resolves)
    return {"source_uri": _kept(parsed, text), "kind": KINDS[parsed.form]}


def _judge(parsed: EvidenceUri, text: str, resolves: Callable[[str], bool]) -> None:
    if parsed.form == "path" and locate.escapes(text):
        raise Refusal("path-escapes-root", data={"path": text})
    if parsed.form in CERTAIN or (parsed.form == "curie" and resolves(text)):
        return
    problem = _PROBLEMS.get(parsed.form) or parsed.parts.get("reason", "it is empty")
    raise Refusal("unresolvable-uri", data={"uri": text, "problem": problem})


def _kept(parsed: EvidenceUri, text: str) -> str:
    """Keep the text as given, but no password: the log is shared."""
    if parsed.form == "http" and "@" in text.split("/", 3)[2]:
        return parsed.canonical
    return text


def _is_file(root: str, path: str, cwd: str | None) -> bool:
    if not path or "\0" in path:
        return False
    base = os.path.realpath(root)
    return any(
        os.path.lexists(os.path.join(base, one)) for one in locate.candidates(root, path, cwd)
    )


def _text(spec: Mapping[str, object], name: str) -> str | None:
    value = spec.get(name)
    return value if isinstance(value, str) else None
