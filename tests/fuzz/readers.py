"""Every reader of text from outside, each as one function of bytes.

A reader ends in an answer or in one of the refusals that people are told about; anything else that
it raises is a failure. `worker.py` runs them in a process of its own, within bounds.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

from dont.core.curie import find
from dont.core.errors import HarnessError
from dont.core.evidence_uri import is_evidence, parse
from dont.core.sources import source_key
from dont.engine.cases import outcome_of, read_cases
from dont.engine.project import load_rule
from dont.evidence.disturb import target
from dont.evidence.locate import capture, capture_uri
from dont.faces.hooks import answering
from dont.faces.hooks.answering import answer
from dont.faces.hooks.request import read as read_request
from dont.generated.tables.commands import ROWS
from dont.importers import Place
from dont.importers import run as import_source
from dont.ledger import config
from dont.ledger.memory import MemoryLog
from dont.ledger.store import Store
from dont.ledger.vocab_shelf import Shelf
from dont.verbs.context import Context
from dont.verbs.dispatch import run
from dont.verbs.plan import filled, read_plan

Reader = Callable[[Path, bytes], None]
NOW = 1_800_000_000_000_000
VIEWS = ("list", "vocab", "prime", "check", "spawns")
EVENTS = ("session-start", "pre-tool-use", "post-tool-use", "stop")


def context(root: Path) -> Context:
    """Give the surroundings of a dry call in a project."""
    environ = {"DONT_AUTHOR": "human:ann", "PATH": os.environ.get("PATH", "")}
    ctx = Context(cwd=str(root), environ=environ, clock=lambda: NOW)
    ctx.dry_run = True
    return ctx


def rule(root: Path, data: bytes) -> None:
    del root
    read, problems = load_rule(data.decode("utf-8", "replace"), "r.yaml", folder="r")
    assert (read is None) == bool(problems)
    if read is not None:
        outcome_of(read, {"entity": {}, "evidence": [], "status": "verified", "id": "claim:x"})
        read_cases(data.decode("utf-8", "replace"), "c.yaml", read)


def configuration(root: Path, data: bytes) -> None:
    del root
    config.parse(data.decode("utf-8", "replace"), "config.toml", "p")


def log(root: Path, data: bytes) -> None:
    """Read a log and look at everything that came of it."""
    kept = MemoryLog()
    kept.sources = {"s": data.split(b"\n")}
    ctx = context(root)
    ctx._store = Store(ctx.project, clock=lambda: NOW, log=kept)
    try:
        reader = ctx.store.read()
        ids = [str(one["id"]) for kind in ("claim", "term") for one in reader.entities(kind)]
        given: list[tuple[str, dict[str, object]]] = [(verb, {}) for verb in VIEWS] + [
            ("show", {"entity_id": one}) for one in ids[:3]
        ]
        for verb, fields in given:
            outcome = run(ROWS[verb], dict(fields), ctx)
            assert outcome.exit in (0, 1), (verb, fields, outcome.error)
            json.dumps(outcome.envelope).encode()
    finally:
        ctx.close()


def source(name: str, file: str = "x.dat") -> Reader:
    """Give the reader of one kind of vocabulary file."""

    def read(root: Path, data: bytes) -> None:
        path = root / file
        path.write_bytes(data)
        place = Place(
            base=str(root),
            root=str(root),
            shelf=Shelf(str(root / ".dont"), str(root / ".dont" / "cache")),
            config={},
            clock=lambda: NOW,
            dry_run=True,
        )
        given = {"snapshot": str(path)} if name == "openalex" else {"target": str(path)}
        import_source(name, given, place)

    return read


def hook(root: Path, data: bytes) -> None:
    """Answer every event of every host; what a host never sees must not be raised either."""
    for host in ("claude", "codex", "cursor"):
        for event in EVENTS:
            text, status = answer(host, event, data, context(root))
            assert (status, type(json.loads(text))) == (0, dict)
            request = read_request(event, data)
            if request is not None:
                answering._answer(host, request, context(root))


def uri(root: Path, data: bytes) -> None:
    text = data.decode("utf-8", "surrogateescape")
    parsed = parse(text)
    is_evidence(text)
    if parsed.form != "malformed":
        source_key(text)
    find(text, {"GO", "proj", "http", "doi", "a"})
    refused(capture_uri, str(root), text)


def span(root: Path, data: bytes) -> None:
    text = data.decode("utf-8", "surrogateescape")
    path, _, lines = text.rpartition(":")
    refused(capture, str(root), "README.md", text)
    refused(capture, str(root), path, lines)
    refused(capture_uri, str(root), f"repo:{path}#L{lines}")
    refused(target, str(root), text)


def plan(root: Path, data: bytes) -> None:
    del root
    for index, operation in enumerate(read_plan(data.decode("utf-8", "replace"))):
        filled(operation, ["claim:" + "0" * 26] * index, index)


def refused(ask: Callable[..., object], *given: object) -> None:
    """Ask; a refusal is an answer, and the next question is asked all the same."""
    try:
        ask(*given)
    except HarnessError as error:
        assert error.code != "internal", given  # noqa: PT017 - most are refused


READERS: dict[str, Reader] = {
    "rule": rule,
    "config": configuration,
    "log": log,
    "obo": source("obo"),
    "turtle": source("ttl"),
    "jsonld": source("jsonld"),
    "linkml": source("linkml"),
    "rdfxml": source("ttl", "x.owl"),
    "openalex": source("openalex"),
    "bioregistry": source("bioregistry"),
    "hook": hook,
    "uri": uri,
    "span": span,
    "plan": plan,
}


def read(name: str, root: Path, data: bytes) -> None:
    """Run one reader; refusals are answers."""
    refused(READERS[name], root, data)
