"""Files that are read and classified: the same bytes at every run."""

from __future__ import annotations

import gzip
import json
import random
import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"')
_ID = re.compile(r"^id: (GO:\d+)$", re.MULTILINE)
_TEXTS = ("name", "def", "synonym")
_TERM = re.compile(r"GO:\d+")
_LINKS = ("is_a:", "relationship:", "disjoint_from:", "consider:", "replaced_")
_PREFIXES = """@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
@prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix oboInOwl: <http://www.geneontology.org/formats/oboInOwl#> .
@prefix obo: <http://purl.obolibrary.org/obo/> .
"""
# Lines as builds print them, with a number here and there.
_LINES = (
    "[{a}%] Building CXX object src/CMakeFiles/core.dir/part_{b}.cpp.o",
    "   Compiling crate-{b} v0.{a}.{c}",
    "tests/test_part_{b}.py::test_case_{a} PASSED [{a}%]",
    "Downloading package-{b}-{a}.{c}.0-py3-none-any.whl ({c} kB)",
    "2026-01-{d:02d}T10:{d:02d}:{d:02d}.{a:03d}Z INFO worker-{d}: job {b} took {c} ms",
    "src/part_{b}.c:{c}:{d}: warning: unused variable 'value_{a}' [-Wunused-variable]",
    "npm http fetch GET 200 package-{b} {c}ms (cache hit)",
    "ok      example.org/module/part{b}    0.{c}s",
    "  at step {b} (src/module_{a}.js:{c}:{d})",
    "Step {d}/{a} : RUN make part-{b}",
    " ---> Using cache {b:08x}{c:04x}",
    "[INFO] Building module-{b} 1.{a}.{c}-SNAPSHOT [{d}/40]",
)
_END = (
    "src/main.c:12:5: error: 'value' undeclared (first use in this function)\n"
    "make: *** [Makefile:7: main.o] Error 1\n"
)


class NoInputError(Exception):
    """What a part reads cannot be had here; the text says why."""


def gene_ontology(package: Path, target: Path, terms: int) -> int:
    """Unpack the Gene Ontology, or its first terms.

    Args:
        package: the folder of the package `psims`, which carries it.
        target: the file to write.
        terms: how many terms at most.

    Returns:
        How many terms there are.
    """
    packed = package / "controlled_vocabulary" / "vendor" / "go.obo.gz"
    head, *frames = gzip.decompress(packed.read_bytes()).decode().split("\n[")
    found = [frame for frame in frames if frame.startswith("Term]")]
    others = [frame for frame in frames if not frame.startswith("Term]")]
    kept = found[:terms]
    if len(kept) < len(found):
        known = {name for frame in kept for name in _ID.findall(frame)}
        kept = [_closed(frame, known) for frame in kept]
    target.write_text("\n[".join([head, *kept, *others]), encoding="utf-8")
    return len(kept)


def _closed(frame: str, known: set[str]) -> str:
    """Take out of a term what speaks of terms that are left out."""
    kept = []
    for line in frame.split("\n"):
        # A definition by intersection has to be whole, so all of them go.
        linked = line.startswith(_LINKS) and not known.issuperset(_TERM.findall(line))
        if not linked and not line.startswith("intersection_of:"):
            kept.append(line)
    return "\n".join(kept)


class Style(NamedTuple):
    """How terms are written as triples: their class, the predicate of each tag, their language."""

    kind: str
    predicates: dict[str, str]
    language: str


SKOS = Style(
    "skos:Concept ; skos:inScheme obo:go",
    {
        "id": "skos:notation",
        "name": "skos:prefLabel",
        "def": "skos:definition",
        "synonym": "skos:altLabel",
        "is_a": "skos:broader",
    },
    "@en",
)
OWL = Style(
    "owl:Class",
    {
        "id": "oboInOwl:id",
        "name": "rdfs:label",
        "def": "obo:IAO_0000115",
        "synonym": "oboInOwl:hasExactSynonym",
        "is_a": "rdfs:subClassOf",
    },
    "",
)


def turtle(obo: Path, target: Path, terms: int, style: Style) -> None:
    """Write the first terms of an ontology as Turtle."""
    with target.open("w", encoding="utf-8") as file:
        file.write(_PREFIXES)
        for name, tags in _terms(obo, terms):
            said = [f"{name} a {style.kind}"]
            for tag, values in tags.items():
                language = style.language if tag in _TEXTS else ""
                said += [f"{style.predicates[tag]} {value}{language}" for value in values]
            file.write(" ;\n  ".join(said) + " .\n")


def _terms(obo: Path, most: int) -> Iterator[tuple[str, dict[str, list[str]]]]:
    """Give terms of an OBO file as Turtle writes them: name, and values by tag."""
    for frame in obo.read_text(encoding="utf-8").split("\n[Term]\n")[1 : most + 1]:
        tags: dict[str, list[str]] = {tag: [] for tag in SKOS.predicates}
        name = ""
        for line in frame.split("\n[", 1)[0].splitlines():
            tag, _, value = line.partition(": ")
            if tag == "id":
                name = _local(value)
                tags[tag].append(f'"{value}"')
            elif tag == "is_a":
                tags[tag].append(_local(value.split()[0]))
            elif tag in tags:
                quoted = _QUOTED.match(value)
                text = re.sub(r"\\(.)", r"\1", quoted[1]) if quoted else value
                tags[tag].append(json.dumps(text, ensure_ascii=False))
        yield name, tags


def _local(curie: str) -> str:
    return "obo:" + curie.replace(":", "_")


def log(target: Path, lines: int) -> None:
    """Write a build log that ends in a failure."""
    numbers = random.Random(20260101)  # noqa: S311 — the same log at every run
    with target.open("w", encoding="utf-8") as file:
        for _ in range(lines - 2):
            a, b, c, d = (numbers.randrange(1, most) for most in (100, 5000, 1000, 28))
            file.write(numbers.choice(_LINES).format(a=a, b=b, c=c, d=d) + "\n")
        file.write(_END)


def long_line(target: Path, size: int) -> None:
    """Write a log whose one line is so many bytes long, then a failure."""
    words = "module/part_17.js:12:5 error in value 0x1f; "
    target.write_text((words * (size // len(words) + 1))[:size] + "\n" + _END, encoding="utf-8")
