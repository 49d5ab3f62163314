"""Emit `api.py`: every verb of the command table as a typed method."""

from __future__ import annotations

import keyword
from typing import TYPE_CHECKING, Any

from tools.generator.ir import SCALARS
from tools.generator.text import docstring, python_header

if TYPE_CHECKING:
    from tools.generator.ir import Field, Model

_HEAD = '''"""The verbs as Python methods; a subclass says how one runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

{imports}

_BY_KIND: dict[str, Callable[[Mapping[str, object]], object]] = {{
{kinds}}}


class Verbs:
    """Every verb of the command table; payloads come back as dataclasses."""

    def _run(self, verb: str, given: dict[str, object]) -> tuple[str, Mapping[str, object]]:
        """Run a verb; give `envelope_kind` and payload. Failures are raised."""
        raise NotImplementedError

    def _read(self, verb: str, given: dict[str, object]) -> object:
        kind, data = self._run(verb, given)
        return _BY_KIND[kind](data)
'''


def emit(model: Model) -> dict[str, str]:
    """Write `api.py`.

    Args:
        model: the intermediate form.

    Returns:
        Path below `generated/` to text.
    """
    rows = model.tables["commands"].rows
    if not isinstance(rows, dict):
        raise TypeError("commands.yaml has rows without a key")
    verbs = [row for row in rows.values() if not row.get("own_output")]
    classes = {
        record.notes["envelope_kind"]: record
        for record in model.records.values()
        if "envelope_kind" in record.notes
    }
    modules: dict[str, set[str]] = {}
    for record in classes.values():
        modules.setdefault(record.module, set()).add(record.name)
    for row in verbs:
        for field in model.records[row["input_class"]].fields:
            if field.type == "record":
                modules.setdefault(model.records[field.record].module, set()).add(field.record)
    imports = [
        f"from dont.generated.{module} import {', '.join(sorted(names))}"
        for module, names in sorted(modules.items())
    ]
    kinds = "".join(f"    {kind!r}: {record.name}.from_json,\n" for kind, record in classes.items())
    methods = [_method(model, row, {k: r.name for k, r in classes.items()}) for row in verbs]
    sources = [*model.tables["commands"].sources, "model/inputs.yaml", "model/payloads.yaml"]
    head = _HEAD.format(imports="\n".join(imports), kinds=kinds)
    return {"api.py": python_header(model, *sources) + head + "\n" + "\n".join(methods)}


def _method(model: Model, row: dict[str, Any], classes: dict[str, str]) -> str:
    fields = model.records[row["input_class"]].fields
    first = [arg["field"] for arg in row.get("args") or () if arg.get("required")]
    needed = [*first, *(o["field"] for o in row.get("options") or () if o.get("required"))]
    by_name = {field.name: field for field in fields}
    named = [f"{_py(name)}: {_type(by_name[name])}" for name in first]
    options = [
        f"{_py(f.name)}: {_type(f)}" + ("" if f.name in needed else _default(f))
        for f in sorted(fields, key=lambda f: f.name not in needed)
        if f.name not in first
    ]
    given = ", ".join(f"{f.name!r}: {_py(f.name)}" for f in fields)
    answers = [classes[kind] for kind in row["payload_kinds"]]
    args = "\n".join(f"            {_py(f.name)}: {docstring(f.doc, 12)}" for f in fields)
    signature = ", ".join(["self", *named, *(["*", *options] if options else [])])
    check = answers[0] if len(answers) == 1 else f"({', '.join(answers)})"
    return (
        f"    def {_py(row['verb'].replace(' ', '_').replace('-', '_'))}(\n"
        f"        {signature}\n"
        f"    ) -> {' | '.join(answers)}:\n"
        f'        """{docstring(row["summary"][0].upper() + row["summary"][1:] + ".", 8)}\n\n'
        f"        Args:\n{args}\n"
        '        """\n'
        f"        found = self._read({row['verb']!r}, {{{given}}})\n"
        f"        assert isinstance(found, {check})\n"
        "        return found\n"
    )


def _py(name: str) -> str:
    return f"{name}_" if keyword.iskeyword(name) else name


def _type(field: Field) -> str:
    inner = (
        f"{field.record} | Mapping[str, object]" if field.type == "record" else SCALARS[field.type]
    )
    return f"Sequence[{inner}]" if field.many else inner


def _default(field: Field) -> str:
    if field.many:
        return " = ()"
    return " = False" if field.type == "boolean" else " | None = None"
