"""Emit `suffixes.py`: the public suffix list, for registrable domains."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from tools.generator.text import COMMAND

if TYPE_CHECKING:
    from tools.generator.ir import Model

WIDTH = 96


def emit(model: Model) -> dict[str, str]:
    """Write the module from the data of the package `publicsuffixlist`.

    Args:
        model: the intermediate form; unused, every emitter takes it.

    Returns:
        Path below `generated/` to text.
    """
    del model
    data = _data()
    lines = (line.split()[0] for line in data.decode("utf-8").splitlines() if line.strip())
    rules = sorted({_ascii(line) for line in lines if not line.startswith("//")})
    wildcard = [r[2:] for r in rules if r.startswith("*.")]
    exception = [r[1:] for r in rules if r.startswith("!")]
    exact = [r for r in rules if r[0] not in "*!"]
    head = (
        f"# Do not edit: written by `{COMMAND}`.\n"
        "# Source: public_suffix_list.dat of the package publicsuffixlist (MPL 2.0)\n"
        f"# sha256: {hashlib.sha256(data).hexdigest()}\n"
        '"""Public suffixes; a registrable domain is one label longer than the longest."""\n'
    )
    body = "".join(
        f"\n{name} = frozenset(\n    {_words(words)}.split()\n)\n"
        for name, words in (("EXACT", exact), ("WILDCARD", wildcard), ("EXCEPTION", exception))
    )
    return {"suffixes.py": head + body}


def _data() -> bytes:
    from importlib.resources import files

    return (files("publicsuffixlist") / "public_suffix_list.dat").read_bytes()


def _ascii(rule: str) -> str:
    """Write international labels in their encoded form, label by label."""
    return ".".join(
        label if label.isascii() else "xn--" + label.encode("punycode").decode()
        for label in rule.lower().split(".")
    )


def _words(words: list[str]) -> str:
    lines, line = [], ""
    for word in words:
        if len(line) + len(word) + 1 > WIDTH:
            lines.append(line)
            line = ""
        line = f"{line} {word}" if line else word
    lines.append(line)
    return '"""' + "\n".join(lines) + '"""'
