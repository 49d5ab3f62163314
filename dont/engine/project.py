"""Load a project's own rule from its text, with the cases that decide whether it may refuse.

The caller reads the files; nothing here touches a disk. How to use it::

    compiled, problems = load_rule(text, "no-superlatives/rule.yaml", folder="no-superlatives")
    cases, more = read_cases(cases_text, "no-superlatives/cases.yaml", compiled)
    compiled.tested = not untested(compiled, cases)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.engine.check import read_rule
from dont.engine.compile import compile_rules, execute
from dont.engine.language import own_language
from dont.engine.outcome import CompiledRule

if TYPE_CHECKING:
    from collections.abc import Collection

    from dont.engine.language import Language
    from dont.engine.problems import Problem


def load_rule(
    text: str,
    source: str,
    *,
    folder: str | None = None,
    language: Language | None = None,
    codes: Collection[str] = (),
) -> tuple[CompiledRule | None, list[Problem]]:
    """Check and compile one rule file of a project.

    Args:
        text: the text of `rule.yaml`.
        source: the file's path, as messages name it.
        folder: the folder's name, which the rule's must equal; None skips that.
        language: what may be named; None takes the generated one.
        codes: known codes; empty accepts any.

    Returns:
        The rule, and no problems; or None and all problems of the file. A rule is `tested` only
        once the caller has checked its cases (`dont.engine.cases.untested`).
    """
    known = language or own_language()
    rule, problems = read_rule(text, source, known, folder=folder, codes=codes)
    if rule is None:
        return None, problems
    name = str(rule["name"])
    parts = execute(compile_rules({name: rule}, known), source)[name]
    return CompiledRule(parts, "project", source, tested=False), []
