"""The command line is read by the table alone; every mistake is one envelope."""

import json
from typing import Any

import pytest

from dont.core.again import argv_of
from dont.core.command_line import read, wants_json
from dont.core.errors import UsageError
from dont.generated.tables.commands import ROWS
from tests.conftest import Run


def test_universal_options_stand_anywhere() -> None:
    for words in (
        ["--json", "conclude", "x"],
        ["conclude", "--json", "x"],
        ["conclude", "x", "-j"],
    ):
        line = read(words)
        assert line.given == {"statement": "x"}
        assert line.universal == {"json": True}


def test_two_dashes_end_the_options() -> None:
    line = read(["conclude", "--", "--json"])
    assert line.given == {"statement": "--json"}
    assert not wants_json(["conclude", "--", "--json"])


def test_evidence_options_belong_to_the_one_before() -> None:
    words = ["dismiss", "claim:X", "--note", "for all", "-e", "u1", "--quote", "q", "--refutes"]
    line = read([*words, "--file", "f.py", "--lines", "1-2", "--anchor", "f", "--note", "here"])
    assert line.given["note"] == "for all"
    assert line.given["evidence"] == [
        {"uri": "u1", "quote": "q", "supports": False},
        {"file": "f.py", "lines": "1-2", "anchor": "f", "note": "here"},
    ]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["conclud", "x"], "the nearest is `conclude`"),
        (["conclude"], "needs STATEMENT"),
        (["conclude", "x", "y"], "no further argument `y`"),
        (["conclude", "x", "--atm", "y"], "the nearest is `--atom`"),
        (["conclude", "x", "--confidence"], "needs a value"),
        (["conclude", "x", "--confidence", "1", "--confidence", "0"], "given twice"),
        (["conclude", "x", "--json=1"], "takes no value"),
        (["dismiss", "claim:X", "--quote", "q"], "belongs to an `--evidence` or `--file`"),
        (["define", "proj:A"], "needs `--doc`"),
        (["rules"], "one of its own verbs"),
        (["--bogus"], "no option `--bogus`"),
        (["show", "claim:X", "--author"], "needs a value"),
    ],
)
def test_every_mistake_names_what_is_wrong(words: list[str], said: str) -> None:
    with pytest.raises(UsageError) as caught:
        read(words)
    assert said in str(caught.value)


def test_flag_is_another_name_of_dismiss() -> None:
    line = read(["flag", "claim:X", "-e", "u"])
    assert line.row is not None
    assert line.row["verb"] == "dismiss"


@pytest.mark.parametrize("verb", ROWS)
def test_every_example_reads_and_writes_back(verb: str) -> None:
    for example in ROWS[verb]["examples"]:
        words = list(example["argv"])[1:]
        line = read(words)
        assert line.row is not None
        assert line.row["verb"] == verb
        again = read(argv_of(verb, line.given)[1:])
        assert again.given == line.given


@pytest.mark.parametrize(
    "words",
    [["nonsense"], ["help", "nonsense"], ["conclude"], ["show", "x", "--bogus"], ["rules", "x"]],
)
def test_a_broken_line_is_one_envelope_with_a_way_to_help(dont: Run, words: list[str]) -> None:
    done = dont(*words, "--json")
    envelope: dict[str, Any] = json.loads(done.stdout)
    assert done.returncode == 2
    assert done.stdout.count("\n") == 1
    assert envelope["data"]["code"] == "usage"
    assert any(entry["argv"][:2] == ["dont", "help"] for entry in envelope["data"]["remediation"])
