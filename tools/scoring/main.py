"""Classify every labelled output and print the figures that do not mislead."""

from __future__ import annotations

import argparse
import re
import sys
from collections import defaultdict
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from dont.taxonomy import classify
from dont.taxonomy.location import relative
from dont.taxonomy.tables import table
from tools.scoring.ceiling import ceiling, codes, endpoint, request, status
from tools.scoring.labelled import Labelled, load

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


_WORDING = re.compile(
    r"""((?:["']?(?:message|detail|msg|raw)["']?|["']error["'])\s{0,2}[:=]\s{0,2})(["'])(?:(?!\2)[^\\]|\\.){0,4000}\2"""
)


class Scored(NamedTuple):
    """A labelled file with what the classifier said about it."""

    file: Labelled
    kind: str
    class_name: str
    location: str | None
    retryability: str
    signature: str
    matcher: str | None


def main(argv: Sequence[str] | None = None) -> int:
    """Print the table; with `--wrong` also what missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="labelled outputs")
    parser.add_argument("--half", choices=("dev", "held", "all"), default="all")
    parser.add_argument("--wrong", action="store_true", help="list the files that missed")
    given = parser.parse_args(argv)
    files = load(given.folder, given.half)
    scored = [score(file) for file in files]
    for name, part, whole in figures(scored):
        share = f"{part / whole:7.1%}" if whole else "      -"
        sys.stdout.write(f"{name:44} {part:4}/{whole:<4} {share}\n")
    if given.wrong:
        sys.stdout.writelines(f"{line}\n" for line in wrong(scored))
    return 0


def score(file: Labelled, *, message: bool = True) -> Scored:
    """Classify one file; without its message only command, exit code and status are left."""
    found = classify(
        file.text if message else "",
        purpose=str(file.header["purpose"]),
        command=file.told("command"),
        exit_code=file.number("exit_code"),
        status=file.number("http_status"),
        root=file.told("workspace"),
    )
    error, evidence = found["error"], found["evidence"]
    assert isinstance(error, dict)  # noqa: S101 - the shape of `Classified`
    assert isinstance(evidence, dict)  # noqa: S101 - the shape of `Classified`
    location = found["location"]
    return Scored(
        file,
        str(error["kind"]),
        str(found["class"]),
        location if isinstance(location, str) else None,
        str(error["retryability"]),
        str(error["semantic_signature"]),
        evidence["matcher"],
    )


def blank(file: Labelled) -> Labelled:
    """Take the wording out of an answer and leave its codes."""
    text = _WORDING.sub(r"\1\2\2", file.text)
    return Labelled(file.header, text)


def figures(scored: list[Scored]) -> Iterable[tuple[str, int, int]]:
    """Give name, hits and total of each figure."""
    yield _share("kind, strict", scored, _kind)
    yield _share("kind, accepted", scored, lambda one: _accepted(one, "kinds", one.kind))
    yield _share(
        "kind, strict, differs from the default", [one for one in scored if _differs(one)], _kind
    )
    yield _share("class, strict", scored, _class)
    yield _share("class, accepted", scored, lambda one: _accepted(one, "classes", one.class_name))
    yield _share(
        "location", [one for one in scored if one.file.told("expected_location")], _location
    )
    yield _share("retryability, strict", scored, _retryability)
    groups = list(_groups(scored))
    yield "varying groups kept together", sum(len(seen) == 1 for _, seen in groups), len(groups)
    pairs = list(_pairs(scored))
    yield "contrast pairs kept apart", sum(a.signature != b.signature for a, b in pairs), len(pairs)
    asked = [one for one in scored if one.file.header["purpose"] == "provider"]
    yield _share("provider class", asked, _class)
    yield _share("provider kind", asked, _kind)
    bare = [score(one.file, message=False) for one in asked]
    yield _share("provider class, message removed", bare, _class)
    yield _share("provider kind, message removed", bare, _kind)
    blanked = [score(blank(one.file)) for one in asked]
    yield _share("provider class, only its text blanked", blanked, _class)
    yield _share("provider kind, only its text blanked", blanked, _kind)
    yield from ceilings([one.file for one in asked])


def ceilings(files: list[Labelled]) -> Iterable[tuple[str, int, int]]:
    """Give the most provider classes that can be had from what is left of the answers."""
    whole = len(files)
    yield "ceiling, status alone", ceiling(files, status), whole
    yield "ceiling, status and endpoint", ceiling(files, endpoint), whole
    yield "ceiling, status and request line", ceiling(files, request), whole
    yield "ceiling, endpoint and codes", ceiling([blank(file) for file in files], codes), whole


def wrong(scored: list[Scored]) -> Iterable[str]:
    """List what missed, one line for each file, group and pair."""
    for one in scored:
        if not (_kind(one) and _class(one) and _location(one)):
            header = one.file.header
            yield (
                f"{header['id']}: {header['expected_kind']}/{header['expected_class']}"
                f"@{header.get('expected_location')} got {one.kind}/{one.class_name}@{one.location}"
                f" by {one.matcher}"
            )
    for name, seen in _groups(scored):
        if len(seen) != 1:
            yield f"group {name} split: {sorted(seen)}"
    for a, b in _pairs(scored):
        if a.signature == b.signature:
            yield f"pair {a.file.header['id']} {b.file.header['id']} collides: {a.signature}"


def _share(name: str, scored: list[Scored], holds: object) -> tuple[str, int, int]:
    assert callable(holds)  # noqa: S101 - only this module calls it
    return name, sum(bool(holds(one)) for one in scored), len(scored)


def _kind(one: Scored) -> bool:
    return one.kind == one.file.header["expected_kind"]


def _class(one: Scored) -> bool:
    return one.class_name == one.file.header["expected_class"]


def _retryability(one: Scored) -> bool:
    return one.retryability == one.file.header["expected_retryability"]


def _accepted(one: Scored, what: str, said: str) -> bool:
    single = {"kinds": "expected_kind", "classes": "expected_class"}[what]
    return said in one.file.accepted(f"accept_{what}", single)


def _location(one: Scored) -> bool:
    expected = one.file.told("expected_location")
    return expected is None or one.location == relative(expected, one.file.told("workspace"))


def _differs(one: Scored) -> bool:
    purpose = table("purposes")[str(one.file.header["purpose"])]
    return one.file.header["expected_kind"] != purpose["kind"]


def _groups(scored: list[Scored]) -> Iterable[tuple[str, set[str]]]:
    found: dict[str, list[Scored]] = defaultdict(list)
    for one in scored:
        name = one.file.told("group")
        if name and one.file.header.get("group_variation") == "varies":
            found[name].append(one)
    for name, members in found.items():
        yield name, {one.signature for one in members}


def _pairs(scored: list[Scored]) -> Iterable[tuple[Scored, Scored]]:
    for a, b in combinations(scored, 2):
        same_set = a.file.told("contrast") and a.file.told("contrast") == b.file.told("contrast")
        same_group = a.file.told("group") and a.file.told("group") == b.file.told("group")
        if same_set and not same_group:
            yield a, b
