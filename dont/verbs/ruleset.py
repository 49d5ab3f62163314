"""The rules in force in a project: the shipped ones and its own below `.dont/rules`."""

from __future__ import annotations

import os

from dont.core.errors import SubstrateError
from dont.engine.rules import ruleset

TYPE_CHECKING = False
if TYPE_CHECKING:
    from dont.engine.outcome import CompiledRule
    from dont.engine.rules import RuleSet
    from dont.verbs.context import Context


def load(ctx: Context) -> RuleSet:
    """Load every rule.

    Args:
        ctx: project and configuration.

    Raises:
        SubstrateError: `config-invalid` for a setting that no rule takes and for a project rule
            that does not load: a gate that did not run is not a pass.
    """
    own = _own(ctx) if os.path.isdir(ctx.project.rules_dir) else []
    rules = ruleset(ctx.config, ctx.mode, own)
    for problem in rules.problems:
        if problem["invalid"]:
            told = f"{ctx.project.config_path}: `{problem['key']}`: {problem['message']}"
            raise SubstrateError(
                "config-invalid", data={"problem": told, "path": ctx.project.config_path}
            )
    return rules


def _own(ctx: Context) -> list[CompiledRule]:
    from dont.verbs.project_rules import compiled

    return compiled(ctx)
