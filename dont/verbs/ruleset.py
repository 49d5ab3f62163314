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
    if os.path.isdir(ctx.project.rules_dir):
        return _checked(ctx, _own(ctx))
    if ctx.shipped_rules is None:
        return _checked(ctx, [])
    return ctx.shipped_rules.under(ctx)


class ShippedRules:
    """The shipped rules as the configuration sets them, kept from call to call.

    A project's own rules are read anew each time: their files may have changed.
    """

    def __init__(self) -> None:
        self._kept: tuple[object, RuleSet] | None = None

    def under(self, ctx: Context) -> RuleSet:
        """Give the rules under a context's configuration, which is one object until it changes.

        Raises:
            SubstrateError: `config-invalid`, as `load` does.
        """
        config = ctx.config
        if self._kept is None or self._kept[0] is not config:
            self._kept = config, _checked(ctx, [])
        return self._kept[1]


def _checked(ctx: Context, own: list[CompiledRule]) -> RuleSet:
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
