"""Emit one page for each table of failures: kinds, classes, matchers, providers and the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tools.generator import pages
from tools.generator.text import header

if TYPE_CHECKING:
    from tools.generator.ir import Model, Table

TABLES = (
    "kinds",
    "classes",
    "purposes",
    "outcomes",
    "matchers",
    "providers",
    "provider_rules",
    "normalizers",
    "exit_codes",
)
_LEAD = (
    "The tables by which failures of other tools are judged, as `dont errors classify` reads them."
)


def emit(model: Model) -> dict[str, str]:
    """Write `docs/taxonomy/*.md`.

    Args:
        model: the intermediate form.

    Returns:
        Path below the project root to text; nothing where a model has none of the tables.
    """
    tables = [model.tables[name] for name in TABLES if name in model.tables]
    if not tables:
        return {}
    out = {f"docs/taxonomy/{table.name}.md": _page(model, table) for table in tables}
    lines = [_comment(model), "# Tables of failures", "", _LEAD, "", "| table | rows | holds |"]
    lines += ["|---|---|---|"]
    for table in tables:
        link = f"[{table.name}]({table.name}.md)"
        lines.append(f"| {link} | {len(table.rows)} | {pages.cell(table.doc)} |")
    out["docs/taxonomy/README.md"] = "\n".join(lines) + "\n"
    return out


def _comment(model: Model, *paths: str) -> str:
    return "<!-- " + " ".join(header(model, *paths)) + " -->"


def _page(model: Model, table: Table) -> str:
    """Write a table's rows, leaving out nested values, which only a program reads."""
    rows = list(table.rows.values()) if isinstance(table.rows, dict) else table.rows
    fields = [
        field.name
        for field in model.records[table.row].fields
        if field.type != "record" and any(row.get(field.name) not in (None, [], "") for row in rows)
    ]
    lines = [_comment(model, *table.sources), f"# {table.name}", "", pages.cell(table.doc), ""]
    lines += ["| " + " | ".join(fields) + " |", "|" + "---|" * len(fields)]
    lines += ["| " + " | ".join(_value(row.get(name)) for name in fields) + " |" for row in rows]
    return "\n".join(lines) + "\n"


def _value(value: Any) -> str:
    if value in (None, [], "", False):
        return ""
    listed = value if isinstance(value, list) else [value]
    return ", ".join(
        _code(one) if isinstance(one, str) and not _prose(one) else pages.cell(str(one))
        for one in listed
    )


def _prose(text: str) -> bool:
    """Tell whether a value is words for people rather than something to match."""
    return text.replace(" ", "").replace("_", "").isalnum() or text[-1:] == "."


def _code(text: str) -> str:
    """Write a pattern so that Markdown takes nothing out of it."""
    shown = " ".join(text.split()).replace("|", "\\|")
    fence = "``" if "`" in shown else "`"
    return f"{fence} {shown} {fence}" if "`" in shown else f"{fence}{shown}{fence}"
