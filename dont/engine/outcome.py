"""What a rule says about one entity. Only this module makes an `Outcome`.

Source: STYLE.md, results are built in one place.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from dont.core.types import ReadOnly

    View = Mapping[str, object]
    Unmet = tuple[int, bool | None, object]
    Named = Callable[[View, View, object], dict[str, object]]


class CompiledRule:
    """A rule and its compiled functions.

    `name`, `kind` (`gate`, `flag` or `validator`), `kinds` (of the entities it is about) and
    `texts` (of its clauses that do not hold) are asked for with every entity, so they are read out
    of the literal once.

    Args:
        parts: what `functions` of the generated module returns for it, and `rule`, its literal.
        origin: `shipped` or `project`.
        source: path of the rule file; empty for shipped rules.
        tested: whether its cases suffice to let it refuse.
    """

    __slots__ = (
        "facts",
        "fix_names",
        "kind",
        "kinds",
        "name",
        "names",
        "origin",
        "rule",
        "run",
        "source",
        "tested",
        "texts",
        "whens",
    )

    def __init__(
        self, parts: ReadOnly, origin: str = "shipped", source: str = "", *, tested: bool = True
    ) -> None:
        self.rule: dict[str, object] = parts["rule"]  # type: ignore[assignment]  # a literal
        self.run: Callable[[View, View], list[Unmet] | None] = parts["run"]  # type: ignore[assignment]  # compiled
        self.names: dict[int, Named] = parts["names"]  # type: ignore[assignment]  # compiled
        self.whens: dict[tuple[int, int], Callable[[View, View, object], bool | None]] = parts[
            "whens"
        ]  # type: ignore[assignment]  # compiled
        self.fix_names: dict[tuple[int, int], Named] = parts["fix_names"]  # type: ignore[assignment]  # compiled
        self.facts: dict[int, list[str]] = parts["facts"]  # type: ignore[assignment]  # compiled
        self.origin = origin
        self.source = source
        self.tested = tested
        self.name = str(self.rule["name"])
        self.kind = str(self.rule["rule_kind"])
        applies = self.rule["applies_to"]
        self.kinds: list[object] = applies if isinstance(applies, list) else []
        clauses = self.rule["clauses"]
        count = len(clauses) if isinstance(clauses, list) else 0
        self.texts = [str(self.clause(at).get("unmet")) for at in range(count)]

    def clause(self, index: int) -> ReadOnly:
        """Give a clause by its place."""
        clauses = self.rule["clauses"]
        found: ReadOnly = clauses[index] if isinstance(clauses, list) else {}
        return found


class Active:
    """A rule as this project runs it: its severity and the values of its parameters."""

    __slots__ = ("compiled", "name", "params", "severity")

    def __init__(self, compiled: CompiledRule, severity: str, params: Mapping[str, object]) -> None:
        self.compiled = compiled
        self.severity = severity
        self.params = params
        self.name = compiled.name

    @property
    def overridable(self) -> bool:
        """Whether the configuration may change its severity."""
        severity = self.compiled.rule["severity"]
        return bool(severity["overridable"]) if isinstance(severity, dict) else True

    def applies(self, view: View) -> bool:
        """Tell whether the rule is on and about this kind of entity."""
        return self.severity != "off" and view["entity_kind"] in self.compiled.kinds


class Outcome:
    """What one rule says about one entity: `unmet` is empty where all holds."""

    __slots__ = ("active", "unmet", "view")

    def __init__(self, active: Active, view: View, unmet: Sequence[Unmet]) -> None:
        self.active = active
        self.view = view
        self.unmet = unmet

    @property
    def holds(self) -> bool | None:
        """True where every clause holds, False where one does not, None where only facts lack."""
        for _, verdict, _ in self.unmet:
            if verdict is False:
                return False
        return None if self.unmet else True

    @property
    def clause_ids(self) -> list[str]:
        """The ids of the clauses that do not hold, each once, in the order of the rule."""
        compiled = self.active.compiled
        found = [str(compiled.clause(at)["id"]) for at, _, _ in self.unmet if at >= 0]
        return list(dict.fromkeys(found))


def outcome_of(active: Active, view: View, unmet: Sequence[Unmet]) -> Outcome:
    """Build the outcome of one run of a rule.

    Args:
        active: the rule with its parameters.
        view: the entity it ran on.
        unmet: what does not hold: index of the clause, False or None, record of `each`.
    """
    return Outcome(active, view, unmet)
