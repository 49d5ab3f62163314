"""The shape of JSON, named once."""

from collections.abc import Mapping
from typing import TypeAlias

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"
JsonObject: TypeAlias = dict[str, Json]
# A table row or a payload whose exact keys the generated TypedDicts name.
Record: TypeAlias = dict[str, object]
ReadOnly: TypeAlias = Mapping[str, object]
