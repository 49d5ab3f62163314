"""The configuration: every key typed, every mistake named with its line."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dont.core.errors import SubstrateError
from dont.ledger.config import KEYS, defaults, load, parse
from tests.ledger.helpers import Ledger

WRONG: dict[str, list[str]] = {
    "text": ["3", "[]", '""', '"  "', "true"],
    "list of text": ['"x"', "[1]", "{}", "true"],
    "table": ["1", '"x"', "[]"],
    "true or false": ["1", '"true"', "[]"],
    "whole number": ["-1", "1.5", '"3"', "true", "99999999999999999"],
    "positive whole number": ["0", "-1", "1.5", "true"],
    "positive number": ["0", "-0.5", "nan", "inf", '"3"', "false"],
}
RIGHT: dict[str, str] = {
    "text": '"some text"',
    "list of text": '["a", "b"]',
    "table": "{ x = 1 }",
    "true or false": "false",
    "whole number": "0",
    "positive whole number": "7",
    "positive number": "0.5",
}


def toml(dotted: str, value: str) -> str:
    *section, key = dotted.replace("*", "some-name").split(".")
    return f"# a comment\n\n[{'.'.join(section)}]\n{key} = {value}\n"


@pytest.mark.parametrize("dotted", KEYS)
def test_every_key_takes_its_type(dotted: str) -> None:
    wanted = KEYS[dotted][0]
    value = RIGHT.get(wanted, f'"{wanted.split("|")[-1]}"')
    config = parse(toml(dotted, value), "config.toml", "p")
    place: Any = config
    for part in dotted.replace("*", "some-name").split("."):
        place = place[part]
    assert place not in (None, [])
    assert config["unknown"] == []


@pytest.mark.parametrize(
    ("dotted", "value"),
    [
        (dotted, value)
        for dotted, (wanted, _) in KEYS.items()
        for value in WRONG.get(wanted, ['"other"', "1"])
    ],
)
def test_every_key_refuses_other_types_and_names_the_line(dotted: str, value: str) -> None:
    with pytest.raises(SubstrateError) as caught:
        parse(toml(dotted, value), "config.toml", "p")
    named = dotted.replace("*", "some-name")
    assert caught.value.code == "config-invalid"
    assert caught.value.data["key"] == named
    assert caught.value.data["line"] == 4
    assert str(caught.value.data["problem"]).startswith(f"config.toml:4: `{named}` must be ")


def test_an_empty_file_gives_the_defaults() -> None:
    config = parse("", "config.toml", "folder")
    assert config == defaults("folder")
    assert config["project"] == {"name": "folder", "mode": "permissive"}
    assert config["verify_evidence"]["concurrency"] == 4
    assert config["storage"]["busy_timeout_ms"] == 30_000


def test_defaults_are_not_shared() -> None:
    defaults("a")["check"]["paths"].append("x")
    assert defaults("a")["check"]["paths"] == []


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[project\n", 1),
        ("[project]\nname = \n", 2),
        ("[project]\nname = 'a'\nname = 'b'\n", 3),
        ("x = 1\n[x]\n", 2),
        ('a = "\x00"', 1),
        ("a = [" * 3000, 1),
    ],
)
def test_a_broken_file_is_named_with_its_line(text: str, line: int) -> None:
    with pytest.raises(SubstrateError) as caught:
        parse(text, "config.toml", "p")
    assert caught.value.code == "config-invalid"
    assert caught.value.data["line"] == line


def test_a_section_that_is_no_section() -> None:
    for text in ("rules = 3\n", "[trust]\nhedges = 3\n", "project = 'x'\n", "prefixes = []\n"):
        with pytest.raises(SubstrateError) as caught:
            parse(text, "config.toml", "p")
        assert "must be a table" in str(caught.value.data["problem"])


def test_unknown_keys_are_collected() -> None:
    text = "top = 1\n[project]\nnmae = 'x'\n[colour]\nred = 1\n[define.shape]\nfoo = 2\n"
    assert parse(text, "config.toml", "p")["unknown"] == [
        {"key": "top", "line": 1},
        {"key": "project.nmae", "line": 3},
        {"key": "colour", "line": 4},
        {"key": "define.shape.foo", "line": 7},
    ]


def test_free_sections_are_kept() -> None:
    text = "[rules.lockable]\nmin_sources = 3\n[import.ols]\nlang = 'de'\n[prefixes]\nGO = 'http://go/'\n"
    config = parse(text, "config.toml", "p")
    assert config["rules"]["lockable"] == {"min_sources": 3}
    assert config["import"]["ols"] == {"lang": "de"}
    assert config["prefixes"] == {"GO": "http://go/"}


def test_a_rule_has_one_severity() -> None:
    with pytest.raises(SubstrateError) as caught:
        parse("[rules]\nwarn = ['a']\noff = ['b', 'a']\n", "config.toml", "p")
    assert caught.value.data["line"] == 3
    assert "`a`" in str(caught.value.data["problem"])


@settings(deadline=None, max_examples=100)
@given(st.text(max_size=60))
def test_any_text_is_a_configuration_or_config_invalid(text: str) -> None:
    try:
        config = parse(text, "config.toml", "p")
    except SubstrateError as error:
        outcome = (error.code, bool(error.data["problem"]))
    else:
        outcome = ("config-invalid", config["project"]["mode"] in ("permissive", "strict"))
    assert outcome == ("config-invalid", True)


def _pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda path: path.write_bytes(b"[project]\nname = '\xff'\n"),
        lambda path: (path.unlink(), path.mkdir()),
        lambda path: (path.unlink(), path.symlink_to("/dev/zero")),
        _pipe,
        lambda path: path.write_bytes(b"# " + b"x" * (1 << 20)),
    ],
)
def test_a_file_that_cannot_be_read(ledger: Ledger, spoil: Any) -> None:
    spoil(Path(ledger.project.config_path))
    with pytest.raises(SubstrateError) as caught:
        load(ledger.project)
    assert caught.value.code == "config-invalid"


def test_a_missing_file(ledger: Ledger) -> None:
    Path(ledger.project.config_path).unlink()
    with pytest.raises(SubstrateError) as caught:
        load(ledger.project)
    assert caught.value.code == "config-missing"


def _age(path: Path, seconds: int) -> None:
    os.utime(path, ns=(10**18 + seconds * 10**9 + 7, 10**18 + seconds * 10**9 + 7))


def test_the_parsed_file_is_kept_until_it_changes(
    ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = Path(ledger.project.config_path)
    path.write_text("[project]\nname = 'one'\n", encoding="utf-8")
    ledger.read()
    assert ledger.store.config["project"]["name"] == "one"
    assert ledger.store.config is ledger.store.config
    monkeypatch.setattr("dont.ledger.settings.racy", lambda _time, _now: False)
    again = ledger.again()
    assert again.store.config["project"]["name"] == "one"
    assert (
        '"one"'
        in again.read().sql.execute("SELECT value FROM meta WHERE key='config'").fetchone()[0]
    )
    # What stands beside the projection is believed as long as the file has the same stamp.
    again.read().sql.execute(
        """UPDATE meta SET value=replace(value, '"one"', '"kept"') WHERE key='config'"""
    )
    assert ledger.again().store.config["project"]["name"] == "kept"
    path.write_text("[project]\nname = 'two'\n", encoding="utf-8")
    assert again.store.config["project"]["name"] == "two", "the same store sees an edit"
    assert ledger.again().store.config["project"]["name"] == "two"
    path.write_text("[project]\nname = 3\n", encoding="utf-8")
    with pytest.raises(SubstrateError):
        ledger.again().store.config  # noqa: B018 — reading it is the test


def test_a_broken_file_stops_before_anything_is_written(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path, busy_timeout_ms=None)
    Path(ledger.project.config_path).write_text(
        "[storage]\nbusy_timeout_ms = 'x'\n", encoding="utf-8"
    )
    before = sorted(str(path) for path in tmp_path.rglob("*"))
    with pytest.raises(SubstrateError):
        ledger.conclude("one")
    assert sorted(str(path) for path in tmp_path.rglob("*")) == before


def test_the_patience_comes_from_the_file(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path, busy_timeout_ms=None)
    Path(ledger.project.config_path).write_text(
        "[storage]\nbusy_timeout_ms = 12\n", encoding="utf-8"
    )
    assert ledger.store.patience_ms == 12
