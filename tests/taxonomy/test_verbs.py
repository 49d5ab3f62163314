"""`errors classify`, `errors signature` and `repeat` on the command line."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from dont.core.types import Record

LOG = "src/a.c:3:10: fatal error: hinge.h: No such file or directory\n"
WORDS = ("errors", "classify", "--purpose", "build", "--command", "make", "--exit-code")


def _dont(scratch: Path, environ: dict[str, str], *words: str) -> Record:
    ran = subprocess.run(
        ["dont", *words, "--json"],
        cwd=scratch,
        env=environ,
        input=LOG,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    found: Record = json.loads(ran.stdout)
    return found


def _codes(envelope: Record) -> list[str]:
    warnings = envelope["warnings"]
    assert isinstance(warnings, list)
    return [str(one["code"]) for one in warnings]


def _groups(scratch: Path, environ: dict[str, str]) -> list[Record]:
    data = _dont(scratch, environ, "repeat")["data"]
    assert isinstance(data, dict)
    groups: list[Record] = data["groups"]
    return groups


def test_recorded_failures_are_counted_and_closed(scratch: Path, environ: dict[str, str]) -> None:
    for warned in ([], [], ["repeated-failure"]):
        assert _codes(_dont(scratch, environ, *WORDS, "2", "--record")) == warned
    assert (
        _groups(scratch, environ)[0]["count"],
        _groups(scratch, environ)[0]["last_outcome"],
    ) == (
        3,
        "open",
    )
    _dont(scratch, environ, *WORDS, "0", "--record")
    assert _groups(scratch, environ)[0]["last_outcome"] == "closed"


def test_nothing_is_counted_without_asking(scratch: Path, environ: dict[str, str]) -> None:
    _dont(scratch, environ, *WORDS, "2")
    _dont(scratch, environ, *WORDS, "2", "--record", "--dry-run")
    assert _groups(scratch, environ) == []


def test_people_see_the_signature_alone(scratch: Path, environ: dict[str, str]) -> None:
    ran = subprocess.run(
        ["dont", "errors", "signature", "--purpose", "build", "-"],
        cwd=scratch,
        env=environ,
        input=LOG,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    assert ran.stdout.startswith("build_error:c.build:header_not_found:src/a.c:")
    assert ran.stdout.count("\n") == 1
