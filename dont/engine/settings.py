"""What a project's configuration makes of a rule: its severity and the values of its parameters."""

from __future__ import annotations

from dont.engine.outcome import Active
from dont.engine.shapes import items, mapping

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import TypedDict

    from dont.core.types import ReadOnly
    from dont.engine.outcome import CompiledRule

    class Setting(TypedDict):
        """Something about the configuration of rules: `invalid` stops, the rest is for `doctor`."""

        key: str
        message: str
        invalid: bool


SEVERITIES = ("strict", "warn", "off")


def look_up(config: ReadOnly, dotted: str) -> object:
    """Find a configuration value by its dotted key; None where it is absent.

    Example:
        >>> look_up({"define": {"shape": {"x": 1}}}, "define.shape.x")
        1
    """
    value: object = config
    for part in dotted.split("."):
        if not isinstance(value, dict) or part not in value:
            return None
        value = value[part]
    return value


class Settings:
    """Reads the configuration for one rule after the other.

    Args:
        config: the whole configuration, nested as in the file.
        mode: `permissive` or `strict`.
    """

    def __init__(self, config: ReadOnly, mode: str) -> None:
        self.config = config
        self.mode = mode
        self.problems: list[Setting] = []
        self.rules = mapping(config.get("rules"))

    def note(self, key: str, message: str, *, invalid: bool = False) -> None:
        """Note something about a key."""
        self.problems.append({"key": key, "message": message, "invalid": invalid})

    def active(self, compiled: CompiledRule) -> Active:
        """Give a rule as the configuration wants it."""
        own = mapping(self.rules.get(compiled.name))
        params = self._params(compiled, own)
        severity = self._switched(compiled, own, self._severity(compiled))
        lacking = [name for name, value in params.items() if value is None]
        if severity != "off" and lacking:
            self.note(
                f"rules.{compiled.name}.{lacking[0]}",
                f"rule `{compiled.name}` cannot run without `{lacking[0]}`",
            )
            severity = "off"
        if severity == "strict" and not compiled.tested:
            self.note(
                f"rules.{compiled.name}",
                f"rule `{compiled.name}` only warns: its cases do not pass and refuse every clause",
            )
            severity = "warn"
        return Active(compiled, severity, params)

    def _severity(self, compiled: CompiledRule) -> str:
        declared = mapping(compiled.rule["severity"])
        severity = str(declared[self.mode])
        named = [word for word in SEVERITIES if compiled.name in items(self.rules.get(word))]
        if len(named) > 1:
            self.note(f"rules.{named[1]}", f"`{compiled.name}` stands in more than one list")
        if not named:
            return severity
        if not declared["overridable"]:
            if named[0] != severity:
                self.note(
                    f"rules.{named[0]}",
                    f"rule `{compiled.name}` stays {severity}; its severity cannot be changed",
                )
            return severity
        return named[0]

    def _switched(self, compiled: CompiledRule, own: Mapping[str, object], severity: str) -> str:
        switch = mapping(compiled.rule.get("enabled"))
        wanted: object = None
        if switch:
            wanted = look_up(self.config, str(switch["from"]))
            wanted = switch["default"] if wanted is None else wanted
        key = f"rules.{compiled.name}.enabled"
        if "enabled" in own:
            may_change = mapping(compiled.rule["severity"])["overridable"] or switch
            if not isinstance(own["enabled"], bool):
                self.note(key, "expects true or false", invalid=True)
            elif may_change:
                wanted = own["enabled"]
            elif own["enabled"] is False:
                self.note(key, f"rule `{compiled.name}` cannot be switched off")
        elif wanted is not None and not isinstance(wanted, bool):
            self.note(str(switch["from"]), "expects true or false", invalid=True)
            wanted = None
        if wanted is False:
            return "off"
        return "warn" if wanted is True and severity == "off" else severity

    def _params(self, compiled: CompiledRule, own: Mapping[str, object]) -> dict[str, object]:
        declared = mapping(compiled.rule.get("params"))
        found: dict[str, object] = {}
        for name, body in declared.items():
            param = mapping(body)
            value = param.get("default")
            if "from" in param:
                value = self._from(param, value)
            if name in own:
                key = f"rules.{compiled.name}.{name}"
                value = own[name] if self._suits(param, own[name], key) else value
            found[name] = tuple(value) if isinstance(value, list) else value
        self._unknown(compiled.name, own, {*declared, "enabled"})
        return found

    def _from(self, param: Mapping[str, object], value: object) -> object:
        key = str(param["from"])
        given = look_up(self.config, key)
        if given is None or not self._suits(param, given, key):
            return value
        if isinstance(given, list):
            return [*items(value), *given]
        return given

    def _suits(self, param: Mapping[str, object], value: object, key: str) -> bool:
        from dont.engine.values import value_problem

        wrong = value_problem(param, value)
        if wrong is not None:
            self.note(key, wrong, invalid=True)
        return wrong is None

    def _unknown(self, rule: str, own: Mapping[str, object], known: set[str]) -> None:
        for name in sorted(own.keys() - known):
            from dont.engine.problems import unknown

            self.note(f"rules.{rule}.{name}", unknown("parameter", name, known))

    def unknown_rules(self, names: Iterable[str]) -> None:
        """Note every rule that the configuration names and nobody knows."""
        known = set(names)
        listed = [(word, str(name)) for word in SEVERITIES for name in items(self.rules.get(word))]
        tables = [(key, key) for key, value in self.rules.items() if isinstance(value, dict)]
        for key, name in [*listed, *tables]:
            if name not in known:
                from dont.engine.problems import unknown

                self.note(f"rules.{key}", unknown("rule", name, known))
