"""The compiler: checked rules to the source of one Python module.

The same source serves twice: the generator writes it to `generated/rules.py`, and a project's own
rules are compiled to it and executed. It holds `RULES` (literals), and `functions(kit)` that
returns the compiled functions of each rule; `kit` is `dont.engine.kit.NAMES`, because generated
code lies below the engine and imports nothing.

Each rule yields
- `run(v, p)`: None where `when` is false, else a list of what does not hold, as
  (index of the clause, False or None for unknown, record of `each` or None); index -1: `when` is
  unknown;
- `names[i](v, p, r)`: what clause `i` binds by `as`;
- `whens[(i, j)](v, p, r)` and `fix_names[(i, j)]`: the same for the condition of fix `j`;
- `facts[i]`: the facts of clause `i` that may be unknown (-1: of `when`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.engine.bindings import bound
from dont.engine.emit import (
    Scope,
    condition,
    entity_scope,
    record_scope,
    subject,
    test,
)
from dont.engine.shapes import items, mapping

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from dont.core.types import ReadOnly
    from dont.engine.emit import Code
    from dont.engine.language import Field, Language

HEAD = """from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

"""


def rule_inputs(language: Language, rule: ReadOnly) -> dict[str, Field]:
    """Collect the arguments of all verbs of a rule; the first verb that has a name types it."""
    found: dict[str, Field] = {}
    for verb in items(rule["verbs"]):
        for name, field in language["inputs"].get(str(verb), {}).items():
            found.setdefault(name, field)
    return found


def identifier(name: str) -> str:
    """Turn a kebab-case name into a Python name that collides with nothing.

    Example:
        >>> identifier("stale-cascade")
        'rule_stale_cascade'
    """
    return "rule_" + name.replace("-", "_")


def clause_scope(scope: Scope, clause: ReadOnly) -> tuple[Scope, Field | None, str]:
    """Give the scope of a clause, the list it runs over (or None) and that list's expression."""
    each = clause.get("each")
    if not isinstance(each, str):
        return scope, None, ""
    text, field = subject(scope, each)
    return record_scope(scope.language, field), field, text


def clause_code(scope: Scope, clause: ReadOnly, body: object) -> Code:
    """Write a condition of a clause: its `require`, or the `when` of a fix."""
    inner, field, _ = clause_scope(scope, clause)
    if field is not None and field["type"] == "texts":
        return test(inner, "r", {"type": "text"}, mapping(body))
    return condition(inner, mapping(body))


def unknown_facts(language: Language, body: object) -> list[str]:
    """List the facts of a condition that may be unknown, by field name."""
    marked = {
        name
        for fields in language["records"].values()
        for name, field in fields.items()
        if field.get("may_be_unknown")
    }
    found: set[str] = set()

    def walk(part: object) -> None:
        if isinstance(part, dict):
            found.update(marked & part.keys())
            found.update(marked & {part["of"]} if isinstance(part.get("of"), str) else ())
            for value in part.values():
                walk(value)
        elif isinstance(part, (list, tuple)):
            for value in part:
                walk(value)

    walk(body)
    return sorted(found)


def _run_body(scope: Scope, rule: ReadOnly) -> Iterator[str]:
    if rule.get("when"):
        code = condition(scope, mapping(rule["when"]))
        if code.may_be_unknown:
            yield f"    w = {code.text}"
            yield "    if w is not True:"
            yield "        return None if w is False else [(-1, None, None)]"
        else:
            yield f"    if not {code.text}:"
            yield "        return None"
    yield "    out: list[tuple[int, bool | None, Any]] = []"
    for index, clause in enumerate(items(rule["clauses"])):
        row = mapping(clause)
        _, field, text = clause_scope(scope, row)
        code = clause_code(scope, row, row["require"])
        margin = "    "
        if field is not None:
            yield f"    for r in {text}:"
            margin = "        "
        record = "None" if field is None else "r"
        if code.may_be_unknown:
            yield f"{margin}c = {code.text}"
            yield f"{margin}if c is not True:"
            yield f"{margin}    out.append(({index}, c, {record}))"
        else:
            yield f"{margin}if not {code.text}:"
            yield f"{margin}    out.append(({index}, False, {record}))"
    yield "    return out"


def _names_body(scope: Scope, clause: ReadOnly, body: object) -> str:
    inner, field, _ = clause_scope(scope, clause)
    if field is not None and field["type"] == "texts":
        return "{}"
    pairs = [f"{name!r}: {text}" for name, text in bound(inner, mapping(body))]
    return "{" + ", ".join(pairs) + "}"


_ARGUMENTS = "v: Mapping[str, Any], p: Mapping[str, Any]"
_THREE = f"{_ARGUMENTS}, r: Any"


class _Functions:
    """Writes the functions of one rule and remembers their names."""

    def __init__(self, language: Language, rule: ReadOnly) -> None:
        self.scope = entity_scope(language, rule_inputs(language, rule))
        self.rule = rule
        self.ident = identifier(str(rule["name"]))
        self.names: list[str] = []
        self.whens: list[str] = []
        self.fix_names: list[str] = []
        self.facts = [f"-1: {unknown_facts(language, rule.get('when'))!r}"]

    def lines(self) -> Iterator[str]:
        """Write everything, in the order in which it is defined."""
        yield f"def {self.ident}({_ARGUMENTS}) -> list[tuple[int, bool | None, Any]] | None:"
        yield from _run_body(self.scope, self.rule)
        yield ""
        for index, clause in enumerate(items(self.rule["clauses"])):
            yield from self._clause(index, mapping(clause))
        yield f"out[{self.rule['name']!r}] = {{"
        yield f'    "run": {self.ident},'
        for name in ("names", "whens", "fix_names", "facts"):
            yield f'    "{name}": {{{", ".join(getattr(self, name))}}},'
        yield "}"

    def _clause(self, index: int, clause: ReadOnly) -> Iterator[str]:
        self.facts.append(f"{index}: {unknown_facts(self.scope.language, clause['require'])!r}")
        name = f"{self.ident}_{index}"
        yield from self._bindings(clause, clause["require"], (name, f"{index}", self.names))
        for place, fix in enumerate(items(clause.get("fixes"))):
            when = mapping(fix).get("when")
            if when is None:
                continue
            yield f"def {name}_{place}({_THREE}) -> Any:"
            yield f"    return {clause_code(self.scope, clause, when).text}"
            yield ""
            key = f"({index}, {place})"
            self.whens.append(f"{key}: {name}_{place}")
            yield from self._bindings(clause, when, (f"{name}_{place}_names", key, self.fix_names))

    def _bindings(
        self, clause: ReadOnly, body: object, to: tuple[str, str, list[str]]
    ) -> Iterator[str]:
        """Write what `as` binds in a condition; `to` is name, key and table of the function."""
        name, key, table = to
        bound_names = _names_body(self.scope, clause, body)
        if bound_names == "{}":
            return
        table.append(f"{key}: {name}")
        yield f"def {name}({_THREE}) -> dict[str, Any]:"
        yield f"    return {bound_names}"
        yield ""


def compile_rules(rules: Mapping[str, ReadOnly], language: Language) -> str:
    """Write the module for these rules.

    Args:
        rules: checked rules by name, as `dont.engine.check.read_rule` returns them.
        language: what `dont.engine.language.language` returned.

    Returns:
        Python source that imports nothing at run time; equal input gives equal bytes.
    """
    from pprint import pformat

    ordered = {name: rules[name] for name in sorted(rules)}
    lines = [
        HEAD,
        f"RULES: dict[str, dict[str, Any]] = {pformat(ordered, width=100, sort_dicts=False)}",
        "",
        "",
        "def functions(kit: Mapping[str, Any]) -> dict[str, dict[str, Any]]:",
        '    """Bind the compiled rules to the functions they call."""',
    ]
    body: list[str] = []
    for rule in ordered.values():
        body += [*_Functions(language, rule).lines(), ""]
    used = "\n".join(body)
    from dont.engine.kit import NAMES

    lines += [f"    {name} = kit[{name!r}]" for name in NAMES if f"{name}(" in used]
    lines += ["    out: dict[str, dict[str, Any]] = {}", ""]
    lines += [f"    {line}" if line else "" for line in body]
    lines += ["    return out", ""]
    return "\n".join(lines)


def execute(source: str, name: str) -> dict[str, dict[str, object]]:
    """Run compiled source and bind its functions.

    Args:
        source: what `compile_rules` returned.
        name: how tracebacks call it.

    Returns:
        For each rule `{"rule": literal, "run": …, "names": …, "whens": …, "facts": …}`.
    """
    from dont.engine.kit import NAMES

    space: dict[str, object] = {}
    # INVARIANT: the source was written by this module from checked rules; every constant is a repr.
    exec(compile(source, name, "exec"), space)  # noqa: S102 - own compiler output, see above
    made = space["functions"]
    rules = mapping(space["RULES"])
    bound_functions = mapping(made(NAMES)) if callable(made) else {}
    return {
        key: {"rule": rules[key], **mapping(functions)}
        for key, functions in bound_functions.items()
    }
