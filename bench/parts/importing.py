"""Importing vocabularies, and looking things up in them."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from bench.kit import inputs
from bench.kit.measure import contest
from bench.kit.table import Limit, Row

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bench.kit.bench import Bench
    from bench.kit.measure import Absent, Side

TERMS = 60_000  # more than there are
CONCEPTS = 25_000
_QUERIES = ("apoptosis", "cell", "regulation of", "the", "process activity of the")
_CURIES = ("GO:0006915", "GO:0008150", "GO:0005575")
_REPEATED = 300  # how often the CURIEs are resolved in a turn


def rows(bench: Bench) -> Iterator[Row]:
    """Measure the Gene Ontology as OBO, as SKOS in Turtle and as OWL in RDF/XML."""
    missing = bench.peers.missing("psims")
    if missing is not None:
        raise inputs.NoInputError(f"the Gene Ontology comes with {missing.reason}")
    obo = bench.scratch / "go.obo"
    terms = inputs.gene_ontology(_package(bench.peers.python), obo, bench.count(TERMS))
    yield from _obo(bench, obo, f"{terms:,} terms, {obo.stat().st_size / 1e6:.0f} MB")
    yield from _looking_up(bench, obo)
    concepts = bench.count(CONCEPTS)
    turtle, owl = bench.scratch / "go.ttl", bench.scratch / "classes.ttl"
    inputs.turtle(obo, turtle, concepts, inputs.SKOS)
    yield from _triples(bench, turtle, "SKOS in Turtle")
    inputs.turtle(obo, owl, concepts, inputs.OWL)
    task = {"path": str(owl), "owl": str(owl.with_suffix(".owl"))}
    convert = bench.peer_once("read_pyoxigraph", ["pyoxigraph"], task)
    if not callable(convert):
        raise inputs.NoInputError(f"RDF/XML is written by {convert.reason}")
    convert()
    yield from _triples(bench, owl.with_suffix(".owl"), "OWL in RDF/XML")


def _obo(bench: Bench, path: Path, told: str) -> Iterator[Row]:
    side, found = _against(
        bench,
        path,
        {
            "`fastobo.iter`": ("read_fastobo", "fastobo"),
            "`pronto.Ontology`": ("read_pronto", "pronto"),
        },
    )
    what = f"import of the Gene Ontology ({told})"
    for (name, other), limit in zip(
        found.items(), (Limit("ratio", 1.6), Limit("below", 1.0)), strict=True
    ):
        yield Row(what, side, name, other, limit)
    yield Row(f"{what}: memory", side, limit=Limit("memory", 250))
    task = {"path": str(path), "again": True}
    again, _ = contest(lambda: bench.own_once("importing", task), {}, 3, warm=False)
    yield Row("import of the same file again", again, limit=Limit("seconds", 0.5))


def _looking_up(bench: Bench, path: Path) -> Iterator[Row]:
    with ExitStack() as stack:
        task = {"path": str(path), "resolve": list(_CURIES) * _REPEATED}
        side, _ = contest(bench.own(stack, "looking_up", task), {}, bench.sizes.rounds)
        times = len(_CURIES) * _REPEATED
        yield Row("resolving a CURIE in it", side, limit=Limit("seconds", 1e-4), times=times)
        for text in _QUERIES:
            turn = bench.own(stack, "looking_up", {"path": str(path), "text": text})
            side, _ = contest(turn, {}, bench.sizes.rounds)
            yield Row(f"searching it for `{text}`", side, limit=Limit("seconds", 0.06))


def _triples(bench: Bench, path: Path, form: str) -> Iterator[Row]:
    side, found = _against(
        bench,
        path,
        {
            "into an rdflib `Graph`": ("read_rdflib", "rdflib"),
            "into a pyoxigraph `Store`": ("read_pyoxigraph", "pyoxigraph"),
        },
    )
    what = f"import of {form} ({side.answer:,} terms, {path.stat().st_size / 1e6:.0f} MB)"
    for (name, other), limit in zip(found.items(), (Limit("ratio", 0.2), None), strict=True):
        yield Row(what, side, name, other, limit)


def _against(
    bench: Bench, path: Path, readers: dict[str, tuple[str, str]]
) -> tuple[Side, dict[str, Side | Absent]]:
    """Let the product import a file, and others read it, each time in a new process."""
    task = {"path": str(path)}
    peers = {
        name: bench.peer_once(module, [package], task)
        for name, (module, package) in readers.items()
    }
    rounds = max(2, bench.sizes.rounds // 2)
    own = {**task, "again": False}
    return contest(lambda: bench.own_once("importing", own), peers, rounds, warm=False)


def _package(python: str) -> Path:
    """Find where the peers' interpreter keeps the package with the ontology."""
    found = next(Path(python).parents[1].glob("lib/python*/site-packages/psims"))
    assert found.is_dir()
    return found
