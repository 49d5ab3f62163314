"""Every test that the security review names exists, and every threat names one."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
REVIEW = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
ROWS = [line for line in REVIEW.splitlines() if line.startswith("| ")][1:]
NAMED = re.compile(r"`([a-z0-9_/]+\.py)::([a-z0-9_]+)`")
ASKED = (
    *("path escapes", "symlink races", "ssrf", "redirect", "rebinding", "yaml bombs", "xml"),
    *("gzip", "redos", "terminal injection", "ci injection", "secrets at rest", "0600", "git_dir"),
    *("python*", "clone: configuration", "clone: rules"),
)


def collected(path: Path) -> set[str]:
    """Name the functions that pytest collects from a module."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = (one.name for one in tree.body if isinstance(one, ast.FunctionDef))
    return {name for name in found if name.startswith("test_")}


def test_every_named_test_exists() -> None:
    named = NAMED.findall(REVIEW)
    assert len(named) == REVIEW.count("::") > len(ROWS)
    for file, name in named:
        assert name in collected(ROOT / "tests" / file), f"tests/{file} has no {name}"


def test_every_threat_names_its_module_and_a_test() -> None:
    rows = [row for row in ROWS if "---" not in row]
    assert len(rows) > 25
    for row in rows:
        threat, stands, proved = row.strip("| ").split(" | ")
        assert re.match(r"\[[a-z_0-9/]+\.py\]\(\.\./dont/[a-z_0-9/]+\.py\): .{20,}", stands), threat
        assert NAMED.search(proved), threat


def test_no_threat_that_was_asked_for_is_missing() -> None:
    said = REVIEW.lower()
    assert not [word for word in ASKED if word not in said]
