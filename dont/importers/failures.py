"""The refusals of an import, made in one place so that all importers say the same."""

from __future__ import annotations

from dont.core.errors import Refusal


def bad_content(
    path: str, problem: str, *, importer: str, cause: BaseException | None = None
) -> Refusal:
    """Say that a source is not what its importer reads.

    Args:
        path: `file` or `file:line`, as the caller gave it.
        problem: what is wrong, without the path.
        importer: `obo`, `ttl`, …
        cause: the library's own exception.
    """
    data = {"path": path, "problem": problem, "source": importer, "verb": "import"}
    return Refusal("import-failed", cause=cause, data=data)


def bad_address(
    uri: str, problem: str, *, importer: str, cause: BaseException | None = None
) -> Refusal:
    """Say that there is nothing to be had at an address or path."""
    data = {"uri": uri, "problem": problem, "source": importer, "verb": "import"}
    return Refusal("unresolvable-uri", cause=cause, data=data)


def bad_option(problem: str) -> Refusal:
    """Say that an option has a value it cannot have."""
    return Refusal("schema-mismatch", data={"problem": problem, "verb": "import"})


def missing_extra(cause: ImportError) -> Refusal:
    """Say that the optional packages of importing are absent."""
    return Refusal("missing-extra", cause=cause, data={"extra": "import", "detail": str(cause)})


def unsupported(feature: str, path: str) -> Refusal:
    """Refuse a whole LinkML schema for one feature."""
    return Refusal(
        "linkml-unsupported-feature", data={"feature": feature, "path": path, "source": "linkml"}
    )
