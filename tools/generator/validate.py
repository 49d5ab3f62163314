"""Hold tables and rules against the model with the validator of the package `linkml`.

The generator checks the same files with its own schemas on every run; this is the second opinion.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools.generator.load import load
from tools.generator.problems import ModelError, Problem

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.generator.load import Sources
    from tools.generator.yamlpos import Document, Place

ROOT = Path(__file__).resolve().parents[2]


def main(root: Path = ROOT) -> int:
    """Run the command.

    Args:
        root: project root.

    Returns:
        0 when every file is valid, 1 otherwise.
    """
    try:
        sources = load(root)
        problems, count = validate(sources)
    except ModelError as error:
        problems, count = error.problems, 0
    for problem in sorted(problems):
        print(problem.text(), file=sys.stderr)
    if not problems:
        print(f"{count} files are valid instances of the model")
    return 1 if problems else 0


def validate(sources: Sources) -> tuple[list[Problem], int]:
    """Validate every table and rule.

    Args:
        sources: what was read.

    Returns:
        The problems, and how many files were looked at.
    """
    from linkml.validator import Validator
    from linkml.validator.loaders.passthrough_loader import PassthroughLoader
    from linkml.validator.plugins import JsonschemaValidationPlugin

    plugins = [JsonschemaValidationPlugin(closed=True)]
    validator = Validator(sources.view.schema, validation_plugins=plugins)
    by_class: dict[str, list[tuple[Document, Place, Any]]] = {}
    for document, place, value, target in instances(sources):
        by_class.setdefault(target, []).append((document, place, value))
    problems: list[Problem] = []
    for target, found in by_class.items():
        loader = PassthroughLoader(iter([value for _, _, value in found]))
        for result in validator.iter_results_from_source(loader, target):
            document, place, _ = found[result.instance_index or 0]
            message, _, inside = result.message.rpartition(" in /")
            inner = tuple(int(p) if p.isdigit() else p for p in inside.split("/") if p)
            problems.append(document.problem((*place, *inner), message or result.message))
    return problems, len({d.file for found in by_class.values() for d, _, _ in found})


def instances(sources: Sources) -> Iterator[tuple[Document, Place, Any, str]]:
    """Give every instance of the model: document, place in it, value, class.

    Args:
        sources: what was read.
    """
    containers = {}
    for schema in sources.schemas.values():
        for name, body in (schema.value.get("classes") or {}).items():
            table = ((body or {}).get("annotations") or {}).get("table")
            if table:
                containers[table] = name
    for name, source in sources.tables.items():
        for part in source.parts:
            yield part, (), part.value, containers.get(name, name)
    for path, document in sources.rules.items():
        if path.endswith("/rule.yaml"):
            yield document, (), document.value, "RuleFile"
        elif isinstance(document.value, list):
            for i, case in enumerate(document.value):
                yield document, (i,), case, "RuleCase"
