"""No pattern that reads foreign text can be made slow."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from re import _constants as kinds  # type: ignore[attr-defined]  # the parser that `re` itself uses
from re import _parser as parser  # type: ignore[attr-defined]  # see above
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from patterns import all_patterns  # type: ignore[import-not-found]  # beside this file

PATTERNS = all_patterns()
_BOUND = 100_000
_REPEATS = (kinds.MAX_REPEAT, kinds.MIN_REPEAT, kinds.POSSESSIVE_REPEAT)
# A subprocess that has not finished all searches after this many seconds is killed.
_PATIENCE = 120
_ADVERSARIAL = """
import json, re, sys
patterns = json.load(sys.stdin)
size = 4096
seeds = ["a", "a/", "a b ", "a.", "1:", " ", "error: ", "x: ", "'a' ", "a: error: ", "-",
         '"a" ', "::", "at ", "failed ", '{"a":', "a > ", "model ", "wait ", "=", "\\\\t", "(", "https://a.b/"]
for name, source in patterns.items():
    compiled = re.compile(source)
    words = re.findall(r"[A-Za-z][A-Za-z ]{3,20}", source)[:6]
    for seed in [*seeds, *(word + " " for word in words)]:
        compiled.search((seed * size)[:size])
        compiled.search((seed * size)[:size - 1] + "!")
    print(name, flush=True)
"""


def nested(source: str) -> bool:
    """Tell whether an unbounded repetition contains another repetition of variable length."""
    return _nested(parser.parse(source), within=False)


def _nested(tree: Any, *, within: bool) -> bool:
    for op, value in tree:
        inside = within
        if op in _REPEATS:
            low, high, _ = value
            if within and low != high:
                return True
            inside = within or high is kinds.MAXREPEAT or int(high) > _BOUND
        if any(_nested(inner, within=inside) for inner in _inner(op, value)):
            return True
    return False


def _inner(op: object, value: Any) -> list[Any]:
    if op in _REPEATS:
        return [value[2]]
    if op is kinds.BRANCH:
        return list(value[1])
    if op is kinds.SUBPATTERN:
        return [value[3]]
    if op in (kinds.ASSERT, kinds.ASSERT_NOT):
        return [value[1]]
    if op is kinds.ATOMIC_GROUP:
        return [value]
    return []


@pytest.mark.parametrize("source", [r"(?:\S+/)+\S+:\d+", r"(?:\w+\s?)+:$", r"(a*)*", r"(?:x|y*)+"])
def test_the_check_knows_dangerous_patterns(source: str) -> None:
    assert nested(source)


@pytest.mark.parametrize("name", list(PATTERNS))
def test_no_nested_unbounded_repetition(name: str) -> None:
    assert not nested(PATTERNS[name])


def test_the_adversarial_run_would_catch_a_slow_pattern() -> None:
    with pytest.raises(subprocess.TimeoutExpired):
        _run({"slow": r"(?:a+)+b"}, patience=3)


def test_adversarial_lines_end() -> None:
    assert _run(PATTERNS, patience=_PATIENCE) == list(PATTERNS)


def _run(patterns: dict[str, str], patience: int) -> list[str]:
    ran = subprocess.run(
        [sys.executable, "-c", _ADVERSARIAL],
        input=json.dumps(patterns),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=patience,
        check=True,
    )
    return ran.stdout.splitlines()
