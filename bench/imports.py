"""Time importing: a whole Gene Ontology, a large Turtle and OWL file, the second time, a look-up.

Run with the interpreter that has `dont` and the packages `psims`, `pronto` and `rdflib` installed:
`python bench/imports.py`. Each figure is a process of its own; what it is held against is measured
in the same run, so that a busy machine slows both.
"""

from __future__ import annotations

import gzip
import importlib.util
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROUNDS = 3
CONCEPTS = 25_000
PREFIXES = """@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
@prefix ex: <http://example.org/v/> .
"""
QUERIES = ("apoptosis", "cell", "regulation of", "the", "a b c", "process activity of the")


def gene_ontology(folder: Path) -> Path:
    """Unpack the Gene Ontology that comes with `psims`."""
    spec = importlib.util.find_spec("psims")
    assert spec is not None
    assert spec.origin is not None
    packed = Path(spec.origin).parent / "controlled_vocabulary" / "vendor" / "go.obo.gz"
    path = folder / "go.obo"
    path.write_bytes(gzip.decompress(packed.read_bytes()))
    return path


def turtle(folder: Path) -> Path:
    """Write a large SKOS vocabulary."""
    path = folder / "large.ttl"
    with path.open("w", encoding="utf-8") as file:
        file.write(PREFIXES)
        for n in range(CONCEPTS):
            file.write(
                f'ex:c{n} a skos:Concept ; skos:prefLabel "concept {n}"@en, "Begriff {n}"@de ;\n'
                f'  skos:definition "what the concept {n} is about"@en ; skos:notation "{n}" ;\n'
                f'  skos:altLabel "thing {n}"@en ; skos:broader ex:c{n // 10} ;'
                f" skos:inScheme ex:all .\n"
            )
    return path


def owl(turtle_file: Path) -> Path:
    """Write the same as RDF/XML."""
    import pyoxigraph

    path = turtle_file.with_suffix(".owl")
    triples = (q.triple for q in pyoxigraph.parse(path=turtle_file))
    pyoxigraph.serialize(triples, path, format=pyoxigraph.RdfFormat.RDF_XML)
    return path


def work(what: str, path: str) -> None:
    """Do one piece of work in this process and print what it cost."""
    import fastobo
    import pyoxigraph  # noqa: F401 -- its import is not what is measured

    from dont.importers import Place, run
    from dont.ledger.vocab_shelf import Shelf

    project = f"{path}.project"
    place = Place(
        base=project,
        root=project,
        shelf=Shelf(f"{project}/.dont", f"{project}/.dont/cache"),
        config={},
        clock=lambda: 1,
    )
    if what == "rdflib":
        import rdflib
    if what == "pronto":
        import warnings

        import pronto

        warnings.simplefilter("ignore")
    begun, spent = time.perf_counter(), time.process_time()
    if what == "fastobo":
        count = sum(1 for _ in fastobo.iter(path))
    elif what == "pronto":
        count = len(pronto.Ontology(path))
    elif what == "rdflib":
        count = len(rdflib.Graph().parse(path))
    else:
        count = run("obo" if path.endswith(".obo") else "ttl", {"target": path}, place)["counts"][
            "read"
        ]
    figures = {
        "count": count,
        "seconds": round(time.perf_counter() - begun, 2),
        "cpu": round(time.process_time() - spent, 2),
        "MB": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024,
    }
    print(json.dumps(figures))


def measure(what: str, path: Path) -> dict[str, float]:
    """Do one piece of work in a process of its own; give the best of several."""
    best: dict[str, float] = {}
    for _ in range(ROUNDS):
        if what == "import":
            subprocess.run(["rm", "-rf", f"{path}.project"], check=True)
        words = [sys.executable, __file__, what, str(path)]
        done = subprocess.run(words, check=True, capture_output=True, text=True, encoding="utf-8")
        figures = json.loads(done.stdout)
        if not best or figures["seconds"] < best["seconds"]:
            best = figures
    print(f"{path.name:10} {what:9} {best}")
    return best


def look_ups(path: Path) -> None:
    """Time resolving and searching in what was imported."""
    from dont.ledger.vocab import Vocabulary

    vocabulary = Vocabulary(f"{path}.project/.dont/cache")
    spent = time.process_time()
    for _ in range(2000):
        vocabulary.resolve("GO:0006915")
    print(f"resolve: {(time.process_time() - spent) / 2000 * 1e6:.0f} µs")
    for query in QUERIES:
        spent = time.process_time()
        vocabulary.search(query)
        print(f"search {query!r}: {(time.process_time() - spent) * 1e3:.1f} ms")


def main() -> None:
    """Measure everything."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        obo = gene_ontology(folder)
        alone, other, own = (measure(w, obo) for w in ("fastobo", "pronto", "import"))
        measure("again", obo)
        print(f"{own['seconds'] / alone['seconds']:.2f} x fastobo.iter (budget 1.6),", end=" ")
        print(f"{own['cpu'] / alone['cpu']:.2f} x in CPU,", end=" ")
        print(f"{own['seconds'] / other['seconds']:.2f} x pronto; {own['MB']} MB (budget 250)")
        look_ups(obo)
        for path in (turtle(folder), owl(folder / "large.ttl")):
            graph, own = measure("rdflib", path), measure("import", path)
            ratios = [graph[unit] / own[unit] for unit in ("seconds", "cpu")]
            print(f"{ratios[0]:.1f} x faster than a Graph, {ratios[1]:.1f} x in CPU (budget 5)")
        print("load:", os.getloadavg())


if __name__ == "__main__":
    if len(sys.argv) > 1:
        work(sys.argv[1], sys.argv[2])
    else:
        main()
