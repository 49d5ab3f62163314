"""Emit the shipped rules and the assessments, compiled by the engine's own compiler."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from tools.generator.problems import ModelError, Problem
from tools.generator.text import literal, python_header

if TYPE_CHECKING:
    from tools.generator.ir import Model


def emit(model: Model) -> dict[str, str]:
    """Write `rules.py`, `language.py` and `assessments.py`.

    The engine's modules that are used here import nothing from `dont.generated`, so that an empty
    folder can be filled.

    Args:
        model: the intermediate form.

    Returns:
        Path below `generated/` to text.

    Raises:
        ModelError: rules that the engine's checker rejects.
    """
    if "commands" not in model.tables:
        return {}
    language = language_of(model)
    schemas = [path for _, path in model.modules.values()]
    doc = (
        '"""The rule language as a table: fields of the rule view, operators, inputs, verbs."""\n\n'
    )
    head = f"{python_header(model, *schemas)}{doc}from __future__ import annotations\n\n"
    typed = "TYPE_CHECKING = False\nif TYPE_CHECKING:\n    from typing import Any\n\n"
    out = {"language.py": f"{head}{typed}LANGUAGE: dict[str, Any] = {literal(language)}\n"}
    out["rules.py"] = _rules(model, language)
    if find_spec("dont.engine.assessments") and "assessments" in model.tables:
        out |= _assessments(model)
    return out


def language_of(model: Model) -> Any:
    """Give the rule language as the engine derives it from the model."""
    build = import_module("dont.engine.language").language
    groups = model.tables["option_groups"].rows if "option_groups" in model.tables else {}
    return build(model.schemas.values(), model.tables["commands"].rows, groups)


def _rules(model: Model, language: Any) -> str:
    read_rule = import_module("dont.engine.check").read_rule
    codes = list(model.tables["codes"].rows) if "codes" in model.tables else []
    rules: dict[str, Any] = {}
    problems: list[Problem] = []
    for name, source in sorted(model.rules.items()):
        rule, found = read_rule(source.text, source.path, language, folder=name, codes=codes)
        problems += [_problem(p) for p in found]
        if rule is not None:
            rules[name] = rule
    if problems:
        raise ModelError(problems)
    text = import_module("dont.engine.compile").compile_rules(rules, language)
    doc = '"""The shipped rules: literals, and functions compiled from their conditions."""\n\n'
    return python_header(model, *(s.path for _, s in sorted(model.rules.items()))) + doc + str(text)


def _problem(found: dict[str, str]) -> Problem:
    file, line, column = found["where"].rsplit(":", 2)
    return Problem(file, int(line), int(column), found["message"], found["path"])


def _assessments(model: Model) -> dict[str, str]:
    table = model.tables["assessments"]
    compiler = getattr(import_module("dont.engine.assessments"), "compile_assessments", None)
    if compiler is None:
        return {}
    head = python_header(model, *table.sources)
    doc = '"""The derived assessments, compiled to SQL and to Python."""\n\n'
    return {"assessments.py": head + doc + str(compiler(table.rows))}
