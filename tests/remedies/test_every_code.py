"""Every code: it can be brought about, its remedies parse, the first helps, none destroys."""

import shlex
from pathlib import Path
from typing import Any

import pytest

from dont.core.remedy import PLACEHOLDERS
from dont.generated.tables.codes import ROWS
from tests.remedies.robot import FILL, Project, codes_in, remedies_in, standing

CODES: dict[str, Any] = {
    code: row for code, row in ROWS.items() if row.get("provoke") and row["origin"] != "reserved"
}
UNPROVOKED = [code for code in ROWS if code not in CODES]


def tree(root: Path) -> dict[str, bytes]:
    """Read every file of a project that is not a cache."""
    return {
        str(path.relative_to(root)): path.read_bytes()
        for path in root.rglob("*")
        if path.is_file() and "cache" not in path.parts
    }


def test_every_row_can_be_provoked_or_says_why_not() -> None:
    bare = [
        code
        for code in UNPROVOKED
        if ROWS[code]["origin"] != "reserved" and not ROWS[code].get("origin_note")
    ]
    assert bare == []


def test_the_placeholders_are_the_ones_a_program_can_fill() -> None:
    assert set(FILL) == set(PLACEHOLDERS)


@pytest.mark.parametrize("code", CODES)
def test_code(code: str, project: Project) -> None:
    words, exit_status, envelope = project.provoke(CODES[code]["provoke"])
    assert code in codes_in(envelope), envelope
    if not envelope["ok"]:
        assert exit_status == ROWS[envelope["data"]["code"]]["exit"]
        assert envelope["data"]["kind"] == ROWS[envelope["data"]["code"]]["kind"]
    offered = remedies_in(envelope)
    assert offered
    before = tree(project.root)
    for remedy in offered:
        assert shlex.split(remedy["command"]) == remedy["argv"]
        if remedy["argv"][0] == "dont" and remedy["effect"] != "network":
            status, answer = project.follow(remedy, dry=True)
            assert status != 2, (remedy["command"], answer["data"])
    assert tree(project.root) == before, "a dry run wrote something"
    if not envelope["ok"]:
        _progress(project, words, envelope)


def _progress(project: Project, words: list[str], envelope: dict[str, Any]) -> None:
    """Follow the first remedy; the refused command then stands elsewhere than before."""
    first = envelope["data"]["remediation"][0]
    if first["effect"] != "write" or first["argv"][0] != "dont":
        return
    before = tree(project.root)
    status, answer = project.follow(first)
    after = tree(project.root)
    gone = [name for name in before if name not in after]
    cut = [name for name in before if name in after and not after[name].startswith(before[name])]
    assert gone == [], "a remedy deleted something"
    assert [name for name in cut if name.startswith(".dont/ledger")] == []
    if status == 0:
        return  # the remedy itself is what the caller wanted: a verified claim, a coined term
    assert status == 1, answer
    again, later = project.run(words)
    assert (
        again == 0
        or standing(later) != standing(envelope)
        or standing(answer) != standing(envelope)
    )
