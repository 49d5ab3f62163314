"""Emit `suffixes.py`: the public suffix list, for registrable domains."""

from __future__ import annotations

import hashlib

from tools.generator.text import COMMAND

PATH = "suffixes.py"
WIDTH = 96


def emit(present: str | None) -> dict[str, str]:
    """Write the module from the data of the package `publicsuffixlist`.

    The package changes every week. Where the list in the tree was made from another release, it is
    kept, so that a check depends on the sources of this repository alone.

    Args:
        present: text of the module in the tree; None writes it anew.

    Returns:
        Path below `generated/` to text.
    """
    data = _data()
    digest = hashlib.sha256(data).hexdigest()
    if present is not None and f"# sha256: {digest}\n" not in present:
        return {PATH: present}
    lines = (line.split()[0] for line in data.decode("utf-8").splitlines() if line.strip())
    rules = sorted({_ascii(line) for line in lines if not line.startswith("//")})
    wildcard = [r[2:] for r in rules if r.startswith("*.")]
    exception = [r[1:] for r in rules if r.startswith("!")]
    exact = [r for r in rules if r[0] not in "*!"]
    head = (
        f"# Do not edit: written by `{COMMAND}`.\n"
        "# Source: public_suffix_list.dat of the package publicsuffixlist (MPL 2.0)\n"
        f"# sha256: {digest}\n"
        '"""Public suffixes; a registrable domain is one label longer than the longest."""\n'
    )
    body = "".join(
        f"\n{name} = frozenset(\n    {_words(words)}.split()\n)\n"
        for name, words in (("EXACT", exact), ("WILDCARD", wildcard), ("EXCEPTION", exception))
    )
    return {PATH: head + body}


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
