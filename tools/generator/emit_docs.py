"""Emit the reference pages of codes and rules, for readers of the repository and for `explain`."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

from tools.generator import pages
from tools.generator.text import header, header_start

if TYPE_CHECKING:
    from jinja2 import Environment

    from tools.generator.ir import Model

ERRORS_LEAD = (
    "Every code that an answer of `dont` can carry. The set is open: readers need a branch for "
    "codes they do not know."
)
RULES_LEAD = "Every rule that ships with `dont`. A project adds its own below `.dont/rules/`."


def emit(model: Model, templates: Environment) -> dict[str, str]:
    """Write `docs/errors/*.md` and `docs/rules/*.md`.

    Args:
        model: the intermediate form.
        templates: where the templates come from.

    Returns:
        Path below the project root to text.
    """
    out: dict[str, str] = {}
    table = model.tables.get("codes")
    if table is not None and isinstance(table.rows, dict):
        page = templates.get_template("error.md.j2")
        for code, row in table.rows.items():
            values = pages.error(model, row)
            head = _row_comment(table.sources[0], code, row)
            out[f"docs/errors/{code}.md"] = page.render(header=head, **values)
        entries = [(r["origin"], r["code"], r["why"]) for r in table.rows.values()]
        out["docs/errors/README.md"] = _index(_comment(model), templates, "Error codes", entries)
    if model.rules:
        page = templates.get_template("rule.md.j2")
        for name, source in sorted(model.rules.items()):
            text = page.render(header=_comment(model, source.path), **pages.rule(model, source))
            out[f"docs/rules/{name}.md"] = text
        entries = [
            (str(s.rule.get("rule_kind")), name, str(s.rule.get("summary", "")))
            for name, s in sorted(model.rules.items())
        ]
        out["docs/rules/README.md"] = _index(_comment(model), templates, "Rules", entries)
    return out


def _comment(model: Model, *paths: str) -> str:
    return "<!-- " + " ".join(header(model, *paths)) + " -->"


def _row_comment(path: str, key: str, row: dict[str, Any]) -> str:
    """Give the hash of the row alone, so that another row's change leaves the page as it is."""
    digest = hashlib.sha256(json.dumps(row, sort_keys=True).encode()).hexdigest()
    lines = [*header_start(), f"Source: {path}, row {key}", f"sha256: {digest}"]
    return "<!-- " + " ".join(lines) + " -->"


def _index(
    head: str, templates: Environment, title: str, entries: list[tuple[str, str, str]]
) -> str:
    groups: dict[str, list[dict[str, str]]] = {}
    for group, name, text in entries:
        groups.setdefault(group, []).append({"name": name, "text": pages.cell(text)})
    sections: list[dict[str, Any]] = [
        {"title": group, "entries": sorted(found, key=lambda entry: entry["name"])}
        for group, found in groups.items()
    ]
    lead = ERRORS_LEAD if title == "Error codes" else RULES_LEAD
    return templates.get_template("index.md.j2").render(
        header=head, title=title, lead=lead, sections=sections
    )
