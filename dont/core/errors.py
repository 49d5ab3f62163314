"""The one base of every failure `dont` raises on purpose.

A failure is a code of `model/tables/codes.yaml` plus data; kind, severity, exit status, message and
remedies follow from the code's row, so that no verb decides any of them.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import ClassVar, TypeGuard


class HarnessError(Exception):
    """A failure with a stable code, typed data and its cause.

    Args:
        code: lower-kebab-case code of a row in the code table.
        message: one line for people; empty takes the row's template, filled from `data`.
        cause: the exception behind this one, kept as `__cause__`.
        data: what the template, the remedies and the payload need: `entity_id`, `rule_name`,
            `unmet_clauses`, `remediation`, `path`, `detail`, `retry_after_s`, `report` go into the
            payload under their own names, everything else into `metadata`.
    """

    origin: ClassVar[str] = "verb"

    def __init__(
        self,
        code: str,
        message: str = "",
        *,
        cause: BaseException | None = None,
        data: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message
        self.data: dict[str, object] = dict(data or {})
        self.__cause__ = cause

    def __str__(self) -> str:
        """Give the message as a person would read it."""
        if self.message:
            return self.message
        from dont.core.codes import message

        return message(self.code, self.data)


class Refusal(HarnessError):  # noqa: N818 - the word of the specification
    """The caller can make progress by following `remediation[0]` (exit 1)."""


class UsageError(HarnessError):
    """The command line could not be read (exit 2)."""

    origin = "usage"


class SubstrateError(HarnessError):
    """Store or configuration need an operator (exit 3)."""

    origin = "substrate"


class InternalError(HarnessError):
    """A bug: something was raised that nobody meant to raise (exit 4)."""

    origin = "internal"


def is_harness_error(error: object) -> TypeGuard[HarnessError]:
    """Narrow at a seam: did we raise this on purpose?

    Example:
        >>> is_harness_error(Refusal("no-evidence")), is_harness_error(ValueError())
        (True, False)
    """
    return isinstance(error, HarnessError)


def _substrate(error: BaseException) -> str:
    """Name the code of a disk that fails under us: neither the caller nor a program is at fault."""
    if isinstance(error, OSError):
        from errno import EDQUOT, EIO, ENOSPC, EROFS

        return "store-unwritable" if error.errno in (EDQUOT, EIO, ENOSPC, EROFS) else ""
    # The projection's; importing `sqlite3` to ask for its classes would cost every start.
    name = str(getattr(error, "sqlite_errorname", ""))
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_PROTOCOL")):
        return "db-locked"
    failing = ("SQLITE_FULL", "SQLITE_READONLY", "SQLITE_IOERR", "SQLITE_CANTOPEN")
    return "store-unwritable" if name.startswith(failing) else ""


def wrap_foreign(error: BaseException) -> HarnessError:
    """Give a foreign exception a code, keeping it as the cause."""
    if is_harness_error(error):
        return error
    substrate = _substrate(error)
    if substrate:
        problem = getattr(error, "strerror", None) or str(error)
        data = {"problem": str(problem).lower(), "path": getattr(error, "filename", None)}
        return SubstrateError(substrate, cause=error, data={**data, "pid": None})
    return InternalError(
        "internal", cause=error, data={"detail": f"{type(error).__name__}: {error}"}
    )
