"""Types of values: what an operand, a parameter or a configuration key may hold."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

_PLAIN: dict[str, type | tuple[type, ...]] = {
    "integer": int,
    "number": (int, float),
    "text": str,
    "boolean": bool,
}


def fits(value: object, kind: str) -> bool:
    """Tell whether a value is of a type of the language; true and false are no numbers.

    Example:
        >>> fits(1, "integer"), fits(True, "integer"), fits(["a"], "texts")
        (True, False, True)
    """
    if kind == "texts":
        return isinstance(value, list) and all(isinstance(item, str) for item in value)
    if isinstance(value, bool):
        return kind == "boolean"
    if isinstance(value, float) and value != value:  # noqa: PLR0124 - not a number is no operand
        return False
    return isinstance(value, _PLAIN[kind])


def value_problem(param: Mapping[str, object], value: object) -> str | None:
    """Say why a value does not suit a parameter; None where it does.

    Args:
        param: the declaration: `type`, and maybe `minimum` and `maximum`.
        value: a default, or a value of the configuration.

    Example:
        >>> value_problem({"type": "integer", "minimum": 1}, 0)
        'expects at least 1'
    """
    kind = str(param["type"])
    words = {"integer": "an integer", "number": "a number", "text": "a text"}
    words |= {"boolean": "true or false", "texts": "a list of texts"}
    if not fits(value, kind):
        return f"expects {words[kind]}"
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        least, most = param.get("minimum"), param.get("maximum")
        if isinstance(least, (int, float)) and value < least:
            return f"expects at least {least}"
        if isinstance(most, (int, float)) and value > most:
            return f"expects at most {most}"
    return None
