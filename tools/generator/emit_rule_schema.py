"""Emit `schema/rule-file.json`: one closed condition class per record type, for editors."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tools.generator.conditions import VIEW, Conditions, ref
from tools.generator.emit_rules import language_of
from tools.generator.jsonschema import SchemaWriter
from tools.generator.text import header

if TYPE_CHECKING:
    from tools.generator.ir import Model


def emit(model: Model) -> dict[str, str]:
    """Write the schema of a rule file.

    Args:
        model: the intermediate form.

    Returns:
        Path below `generated/` to text.
    """
    if "RuleFile" not in model.records or "commands" not in model.tables:
        return {}
    conditions = Conditions(language_of(model))
    body = SchemaWriter(model, closed=True).document("RuleFile", "rule-file")
    definitions = body["$defs"]
    body["properties"]["when"] = ref(VIEW)
    definitions["Clause"]["allOf"] = conditions.clauses()
    definitions |= conditions.definitions
    body["$defs"] = dict(sorted(definitions.items()))
    comment = " ".join(header(model, *(path for _, path in model.modules.values())))
    body = {"$schema": body.pop("$schema"), "$comment": comment, **body}
    text = json.dumps(body, indent=1, ensure_ascii=False)
    return {"schema/rule-file.json": text + "\n"}
