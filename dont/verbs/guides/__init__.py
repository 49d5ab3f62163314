"""The guides of `dont help --howto`, and the page that `.dont/AGENTS.md` is."""

from __future__ import annotations

import os

from dont.core.errors import UsageError

_TOPICS = (
    "tutorial",
    "harness-integration",
    "authoring-rules",
    "store-recovery",
    "rule-claims",
    "vocabularies",
)


def topics() -> list[str]:
    """Name the guides, the tutorial first."""
    return list(_TOPICS)


def guide(name: str) -> str:
    """Give the text of a guide, in Markdown.

    Args:
        name: one of `topics()`.

    Raises:
        UsageError: `usage` for a guide that there is not.

    Example:
        >>> guide("tutorial").splitlines()[0]
        '# A first session'
    """
    if name not in _TOPICS:
        known = ", ".join(f"`{topic}`" for topic in _TOPICS)
        problem = f"there is no guide `{name}`; there are {known}"
        raise UsageError("usage", data={"problem": problem, "verb": "help"})
    return page(name)


def page(name: str) -> str:
    """Give the text of a page that stands beside this module.

    Args:
        name: the file's name without `.md`; never what a caller typed.
    """
    path = os.path.join(os.path.dirname(__file__), f"{name}.md")
    with open(path, encoding="utf-8") as file:
        return file.read()
