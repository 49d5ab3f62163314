"""The reference pages: one for each code and rule, fixed headings, links that lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dont.generated.rules import RULES
from dont.generated.tables import codes

ROOT = Path(__file__).resolve().parents[2]
ERRORS = ROOT / "docs/errors"
PAGES = ROOT / "docs/rules"
ERROR_HEADINGS = ["Summary", "What brings it about", "What helps", "Retrying", "Related"]
RULE_HEADINGS = ["Summary", "Avoid", "Prefer", "Why", "What it demands", "Settings", "Related"]


def headings(path: Path) -> list[str]:
    return re.findall(r"^## (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)


def test_each_code_and_each_rule_has_its_page_and_nothing_else_has() -> None:
    assert {p.stem for p in ERRORS.iterdir()} == {*codes.ROWS, "README"}
    assert {p.stem for p in PAGES.iterdir()} == {*RULES, "README"}


@pytest.mark.parametrize("code", sorted(codes.ROWS))
def test_a_code_page_has_its_headings_and_remedies(code: str) -> None:
    path = ERRORS / f"{code}.md"
    text = path.read_text(encoding="utf-8")
    assert headings(path) == ERROR_HEADINGS
    assert f"# `{code}`" in text.splitlines()
    for remedy in codes.ROWS[code]["remedies"]:
        assert remedy["description"] in text


@pytest.mark.parametrize("name", sorted(RULES))
def test_a_rule_page_has_its_headings_its_cases_and_settings(name: str) -> None:
    path = PAGES / f"{name}.md"
    text = path.read_text(encoding="utf-8")
    assert headings(path) == RULE_HEADINGS
    assert "No case yet." not in text
    for clause in RULES[name]["clauses"]:
        assert f"- `{clause['id']}`: " in text
    for param in RULES[name]["params"]:
        assert f"| `{param}` |" in text


@pytest.mark.parametrize("folder", [ERRORS, PAGES], ids=lambda p: p.name)
def test_every_link_leads_to_a_file(folder: Path) -> None:
    for path in folder.iterdir():
        for target in re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8")):
            assert (folder / target).resolve().is_file(), (path.name, target)


def test_each_table_of_failures_has_a_page_with_every_row() -> None:
    from dont.generated.tables import classes, kinds, matchers

    folder = ROOT / "docs/taxonomy"
    for name, rows in (
        ("kinds", kinds.ROWS),
        ("classes", classes.ROWS),
        ("matchers", matchers.ROWS),
    ):
        lines = (folder / f"{name}.md").read_text(encoding="utf-8").splitlines()
        shown = {line.split(" | ")[0].strip("| `") for line in lines if line.startswith("| ")}
        assert set(rows) <= shown
