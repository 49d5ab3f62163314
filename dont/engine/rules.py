"""The rules in force: evaluate them on one entity, decide a verb, warn, list.

Order on a writing verb: validators by `order`, the first that fails refuses alone under its own
code; then all gates and strict flags at once, every unmet clause in one refusal.
"""

from __future__ import annotations

from dont.engine.evaluate import run
from dont.engine.outcome import Active, CompiledRule, Outcome
from dont.engine.refusal import clause_texts, refusal, suggestions_of, warning_of
from dont.engine.settings import Settings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from dont.core.types import ReadOnly, Record
    from dont.engine.outcome import View
    from dont.engine.settings import Setting

RULE_CODE = "rule-not-met"


class Decision:
    """What the rules say to a verb: its refusal's data (with `code`) or None, and warnings."""

    __slots__ = ("refusal", "warnings")

    def __init__(self, refusal: Record | None, warnings: list[Record]) -> None:
        self.refusal = refusal
        self.warnings = warnings


class RuleSet:
    """The rules of one project under its configuration; make it with `ruleset`.

    Args:
        rules: every rule, also those that are off.
        problems: what is wrong with the configuration of rules.
    """

    def __init__(self, rules: Sequence[Active], problems: Sequence[Setting]) -> None:
        self.rules = sorted(rules, key=_listed)
        self.problems = list(problems)
        # Which rules of some kinds are about a verb and a kind of entity; the same few are asked
        # for again and again.
        self._asked: dict[tuple[tuple[str, ...], str | None, object], list[Active]] = {}

    def active(self, name: str) -> Active | None:
        """Find a rule by its name."""
        return next((rule for rule in self.rules if rule.name == name), None)

    def outcomes(
        self, view: View, kinds: tuple[str, ...], verb: str | None = None
    ) -> Iterator[Outcome]:
        """Run the rules of some kinds that apply to an entity.

        Args:
            view: the rule view.
            kinds: of `gate`, `flag`, `validator`.
            verb: only the rules of this verb.
        """
        for rule in self._about(kinds, verb, view):
            outcome = run(rule, view)
            if outcome is not None:
                yield outcome

    def _about(self, kinds: tuple[str, ...], verb: str | None, view: View) -> list[Active]:
        asked = kinds, verb, view["entity_kind"]
        found = self._asked.get(asked)
        if found is None:
            found = self._asked[asked] = [
                rule
                for rule in self.rules
                if rule.compiled.kind in kinds
                and (verb is None or _has(rule, verb))
                and rule.applies(view)
            ]
        return found

    def applicable(self, view: View) -> dict[str, Record]:
        """Give `applicable_rules`: what each gate and flag says about an entity, by rule name."""
        found: dict[str, Record] = {}
        for active in self._about(("gate", "flag"), None, view):
            outcome = run(active, view)
            if outcome is None:
                continue
            holds, texts = outcome.holds, clause_texts(outcome)
            if active.compiled.kind == "gate":
                found[active.name] = {"rule_kind": "gate", "met": holds is True, "unmet": texts}
            else:
                entry: Record = {
                    "rule_kind": "flag",
                    "flagged": holds is False,
                    "measured": holds is not None,
                }
                if texts:
                    entry["detail"] = "; ".join(texts)
                found[active.name] = entry
        return found

    def decide(self, verb: str, view: View) -> Decision:
        """Judge a writing verb.

        Args:
            verb: its words, as in the command table.
            view: the entity as the verb would leave it, `status` as before, `input` as given.

        Returns:
            The refusal's `code`, `rule_name`, `entity_id`, `unmet_clauses` and `remediation`, or
            None; and the warnings of rules that only warn.
        """
        warnings: list[Record] = []
        for outcome in self.outcomes(view, ("validator",), verb):
            if outcome.holds is True:
                continue
            if outcome.active.severity == "strict":
                return Decision(refusal([outcome], verb), [])
            warnings.append(warning_of(outcome))
        refusing: list[Outcome] = []
        for outcome in self.outcomes(view, ("gate", "flag"), verb):
            if _refuses(outcome):
                refusing.append(outcome)
            elif outcome.holds is False or (_is_gate(outcome) and outcome.holds is None):
                warnings.append(warning_of(outcome))
        if refusing:
            return Decision(refusal(refusing, verb), warnings)
        return Decision(None, warnings)

    def findings(self, view: View, verb: str = "check") -> list[Outcome]:
        """List what makes `check` fail: strict flags that flag, and gates of that verb."""
        flags = self.outcomes(view, ("flag",))
        gates = self.outcomes(view, ("gate",), verb)
        return [outcome for outcome in (*gates, *flags) if _refuses(outcome)]

    def warnings(self, view: View) -> list[Record]:
        """Warn on a reading verb: every flag that flags, strict or not."""
        flagged = [outcome for outcome in self.outcomes(view, ("flag",)) if outcome.holds is False]
        return [warning_of(outcome) for outcome in flagged]

    def suggestions(self, view: View) -> list[Record]:
        """Suggest a command for each gate that is unmet and each flag that flags, for `why`."""
        out: list[Record] = []
        for outcome in self.outcomes(view, ("gate", "flag")):
            if outcome.holds is False or (_is_gate(outcome) and outcome.holds is None):
                out += suggestions_of(outcome)
        return out

    def severities(self) -> dict[str, list[str]]:
        """List the gates and flags by severity."""
        found: dict[str, list[str]] = {"strict": [], "warn": [], "off": []}
        for rule in sorted(self.rules, key=lambda rule: rule.name):
            if rule.compiled.kind != "validator":
                found[rule.severity].append(rule.name)
        return found

    def rows(self) -> list[Record]:
        """List every rule as its file declares it, by kind and name."""
        return [rule.compiled.rule for rule in self.rules]

    def info(self, row: ReadOnly | str, *, whole: bool = False) -> Record:
        """Describe one rule as it stands in this project.

        Args:
            row: a rule of `rows`, or its name.
            whole: with reasons, parameters and clauses.
        """
        from dont.engine.listing import info

        name = row if isinstance(row, str) else str(row["name"])
        return info(next(rule for rule in self.rules if rule.name == name), whole=whole)


def ruleset(config: ReadOnly, mode: str, project_rules: Sequence[CompiledRule] = ()) -> RuleSet:
    """Put the shipped rules and a project's own under its configuration.

    Args:
        config: the whole configuration, nested as in the file; `rules` and the keys that
            parameters name by `from` are read.
        mode: `permissive` or `strict`.
        project_rules: what `dont.engine.project.load_rule` returned.

    Returns:
        The rule set; entries of its `problems` with `invalid` must stop the command
        (`config-invalid`), the others are for `doctor`.
    """
    settings = Settings(config, mode)
    compiled = [*shipped(), *project_rules]
    rules = [settings.active(rule) for rule in compiled]
    settings.unknown_rules(rule.name for rule in compiled)
    return RuleSet(rules, settings.problems)


_KEPT: list[CompiledRule] = []


def shipped() -> list[CompiledRule]:
    """Give the shipped rules, bound once per process."""
    if not _KEPT:
        from dont.engine.kit import NAMES
        from dont.generated.rules import RULES, functions

        made = functions(NAMES)
        _KEPT.extend(CompiledRule({"rule": RULES[name], **parts}) for name, parts in made.items())
    return _KEPT


_KIND_ORDER = {"validator": 0, "gate": 1, "flag": 2}


def _listed(rule: Active) -> tuple[int, int, bool, str]:
    """Order validators by `order`, gates and flags by who names a refusal."""
    order = rule.compiled.rule.get("order")
    kind = _KIND_ORDER[rule.compiled.kind]
    place = order if isinstance(order, int) else 0
    return min(kind, 1), place, rule.overridable, rule.name


def _has(rule: Active, verb: str) -> bool:
    verbs = rule.compiled.rule["verbs"]
    return isinstance(verbs, list) and verb in verbs


def _is_gate(outcome: Outcome) -> bool:
    return outcome.active.compiled.kind == "gate"


def _refuses(outcome: Outcome) -> bool:
    """Tell whether a strict rule refuses; a flag never refuses for what was not measured."""
    if outcome.active.severity != "strict" or outcome.holds is True:
        return False
    return outcome.holds is False or _is_gate(outcome)
