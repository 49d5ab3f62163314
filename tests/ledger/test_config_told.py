"""What is said about each mistake in a configuration, and what holds where nothing is set.

Source: PRODUCT.md, configuration: wrong types or values name the key before anything is written.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dont.core.errors import SubstrateError
from dont.ledger.config import Lines, defaults, load, parse
from tests.ledger.helpers import Ledger

MISTAKES = [
    ('[project]\nname = " "\n', 2, "project.name", "`project.name` must be text that is not blank"),
    (
        '[project]\nmode = "lax"\n',
        2,
        "project.mode",
        "`project.mode` must be one of `permissive`, `strict`",
    ),
    (
        "[check]\nmin_status = 3\n",
        2,
        "check.min_status",
        "`check.min_status` must be one of `unverified`, `doubted`, `verified`, `locked`",
    ),
    ('[rules]\nstrict = "x"\n', 2, "rules.strict", "`rules.strict` must be a list of text"),
    ("[rules]\nlockable = 3\n", 2, "rules.lockable", "`rules.lockable` must be a table"),
    (
        "[define.shape]\ncheck_sentence = 1\n",
        2,
        "define.shape.check_sentence",
        "`define.shape.check_sentence` must be true or false",
    ),
    (
        "[storage]\nbusy_timeout_ms = -1\n",
        2,
        "storage.busy_timeout_ms",
        "`storage.busy_timeout_ms` must be a whole number",
    ),
    (
        "[verify_evidence]\nconcurrency = 0\n",
        2,
        "verify_evidence.concurrency",
        "`verify_evidence.concurrency` must be a positive whole number",
    ),
    (
        "[harness]\nspawn_timeout_hours = 0\n",
        2,
        "harness.spawn_timeout_hours",
        "`harness.spawn_timeout_hours` must be a positive number",
    ),
    (
        "[verify_evidence]\ndefault_timeout_s = 1e13\n",
        2,
        "verify_evidence.default_timeout_s",
        "`verify_evidence.default_timeout_s` must be a positive number",
    ),
    (
        "trust.hedges.patterns = 3\n",
        1,
        "trust.hedges.patterns",
        "`trust.hedges.patterns` must be a list of text",
    ),
    (
        '[trust]\nhedges = { patterns = "x" }\n',
        2,
        "trust.hedges.patterns",
        "`trust.hedges.patterns` must be a list of text",
    ),
    (
        "[trust]\nhedges.patterns = [1]\n",
        2,
        "trust.hedges.patterns",
        "`trust.hedges.patterns` must be a list of text",
    ),
    (
        '\n[trust.hedges]\n\n"patterns" = 1\n',
        4,
        "trust.hedges.patterns",
        "`trust.hedges.patterns` must be a list of text",
    ),
    ('[prefixes]\nGO = ""\n', 2, "prefixes.GO", "`prefixes.GO` must be text that is not blank"),
    ("import = 3\n", 1, "import", "`import` must be a table"),
    (
        '[rules]\nstrict = ["a"]\nwarn = ["b"]\noff = ["b"]\n',
        4,
        "rules.off",
        "`rules.off` names `b` and so does `rules.warn`",
    ),
    (
        'rules.off = ["a"]\nrules.strict = ["a"]\n',
        1,
        "rules.off",
        "`rules.off` names `a` and so does `rules.strict`",
    ),
    ("a = \n", 1, None, "not TOML: invalid value"),
    ("x = 1\nx = 2\n", 2, None, "not TOML: cannot overwrite a value"),
    ("[a\n", 1, None, "not TOML: expected ']' at the end of a table declaration"),
    ('a = "b\n', 1, None, "not TOML: illegal character '\\n'"),
    ("\n\n\na = [1,\n", 4, None, "not TOML: invalid value"),
    (
        '[project]\nname = "é" ü\n',
        2,
        None,
        "not TOML: expected newline or end of document after a statement",
    ),
]
FINE = [
    "[verify_evidence]\ndefault_timeout_s = 1e12\n",
    "[storage]\nbusy_timeout_ms = 0\n",
    '[rules]\nstrict = ["a", "a"]\n',
]
DEFAULTS: dict[str, Any] = {
    "project": {"name": "x", "mode": "permissive"},
    "output": {"default_format": "human"},
    "rules": {"strict": [], "warn": [], "off": []},
    "trust": {"hedges": {"patterns": []}},
    "define": {
        "shape": {
            "check_indefinite": True,
            "check_punctuated": True,
            "check_compound": True,
            "check_sentence": True,
            "compound_markers": [],
        }
    },
    "harness": {"managed_docs": ["AGENTS.md", "CLAUDE.md"], "spawn_timeout_hours": 24},
    "llm": {"base_url": None, "model": None, "key_env": None},
    "storage": {"busy_timeout_ms": 30000},
    "verify_evidence": {
        "concurrency": 4,
        "per_host_rate": 2,
        "per_host_burst": 4,
        "retry_limit": 2,
        "default_timeout_s": 20,
    },
    "import": {"allow_hosts": []},
    "check": {"min_status": "verified", "paths": []},
    "prefixes": {},
    "unknown": [],
}


@pytest.mark.parametrize(("text", "line", "key", "says"), MISTAKES)
def test_a_mistake(text: str, line: int, key: str | None, says: str) -> None:
    with pytest.raises(SubstrateError) as caught:
        parse(text, "c.toml", "p")
    assert caught.value.code == "config-invalid"
    assert caught.value.data == {
        "problem": f"c.toml:{line}: {says}",
        "path": "c.toml",
        "line": line,
        "key": key,
    }


@pytest.mark.parametrize("text", FINE)
def test_the_ends_of_a_range_and_a_rule_named_twice_are_fine(text: str) -> None:
    assert parse(text, "c.toml", "p")["unknown"] == []


def test_what_holds_where_nothing_is_set() -> None:
    assert defaults("x") == DEFAULTS


@pytest.mark.parametrize(
    ("data", "says", "line"),
    [
        (b"a = 1\nb = '\xff'\n", ".dont/config.toml:2: not UTF-8", 2),
        (b"# " + b"x" * ((1 << 20) - 1), ".dont/config.toml: larger than 1 MB", 0),
    ],
)
def test_a_file_that_cannot_be_read(ledger: Ledger, data: bytes, says: str, line: int) -> None:
    Path(ledger.project.config_path).write_bytes(data)
    with pytest.raises(SubstrateError) as caught:
        load(ledger.project)
    told = caught.value.data
    assert (told["problem"], told["path"], told["line"], told["key"]) == (
        says,
        ".dont/config.toml",
        line,
        None,
    )


def test_the_largest_file_is_read(ledger: Ledger) -> None:
    Path(ledger.project.config_path).write_bytes(b"# " + b"x" * ((1 << 20) - 2))
    assert load(ledger.project)["project"]["name"] == "project"


def test_a_missing_file_is_named(ledger: Ledger) -> None:
    Path(ledger.project.config_path).unlink()
    with pytest.raises(SubstrateError) as caught:
        load(ledger.project)
    assert caught.value.data["problem"] == "there is no `.dont/config.toml`"


@pytest.mark.parametrize(
    ("key", "line"),
    [
        (("a",), 1),
        (("a", "b"), 1),
        (("c",), 2),
        (("c", "d"), 3),
        (("c", "x"), 2),
        (("e", "f", "g"), 5),
        (("e", "f", "h"), 4),
        (("k", "l"), 7),
        (("x",), 1),
    ],
)
def test_a_key_is_found_or_else_its_section(key: tuple[str, ...], line: int) -> None:
    text = "a.b = 1\n[c]\n'd' = 2\n[ e.f ]\ng=3\n# k\n[k] \n"
    assert Lines(text).of(key) == line


def test_the_beginning_of_a_known_key_is_unknown() -> None:
    text = "[project]\nnam = 1\n[define.shap]\nx = 2\n[define.shape]\ncheck = 3\n"
    assert parse(text, "c.toml", "p")["unknown"] == [
        {"key": "project.nam", "line": 2},
        {"key": "define.shap", "line": 3},
        {"key": "define.shape.check", "line": 6},
    ]


EVERY_KEY = """
[project]
name = "demo"
mode = "strict"
[output]
default_format = "json"
[rules]
strict = ["a"]
warn = ["b"]
off = ["c"]
[rules.lockable]
min_sources = 3
[trust.hedges]
patterns = ["hm"]
[define.shape]
check_indefinite = false
check_punctuated = false
check_compound = false
check_sentence = false
compound_markers = ["a heap of"]
[harness]
managed_docs = ["AGENTS.md"]
spawn_timeout_hours = 0.5
[llm]
base_url = "http://localhost:1/v1"
model = "m"
key_env = "KEY"
[storage]
busy_timeout_ms = 5
[verify_evidence]
concurrency = 1
per_host_rate = 0.5
per_host_burst = 1
retry_limit = 0
default_timeout_s = 1.5
[import]
allow_hosts = ["localhost"]
[import.ols]
lang = "de"
[check]
min_status = "locked"
paths = ["src"]
[prefixes]
GO = "http://go.example/"
"""


def test_every_key_of_the_product_is_taken() -> None:
    import tomllib

    config = parse(EVERY_KEY, "c.toml", "p")
    assert config == {**tomllib.loads(EVERY_KEY), "unknown": []}
