"""Tell, with a few stats, whether the ledger folder is as it was last seen."""

from __future__ import annotations

import os
import stat
import time

from dont.core.errors import SubstrateError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def folder_token(folder: str) -> dict[str, Any]:
    """Describe a ledger folder: each month folder with its time, and whether that is too fresh.

    Raises:
        SubstrateError: `log-corrupt` where the folder cannot be listed.
    """
    months: dict[str, list[Any]] = {}
    try:
        now = time.time_ns()
        for entry in os.scandir(folder):
            if entry.is_dir(follow_symlinks=False):
                months[entry.name] = _folder_stamp(entry.stat(follow_symlinks=False), now)
        top = _folder_stamp(os.stat(folder), now)
    except FileNotFoundError:
        return {"top": None, "months": {}}
    except OSError as error:
        raise SubstrateError(
            "log-corrupt", cause=error, data={"problem": f"`{folder}` cannot be listed"}
        ) from error
    return {"top": top, "months": months}


def is_fresh(folder: str, token: Any) -> bool:
    """Compare a ledger folder with a token by stats of month folders and the open segment only."""
    if not isinstance(token, dict) or token.get("top") is None:
        return False
    try:
        if _differs(os.stat(folder), token["top"]):
            return False
        for month, seen in token["months"].items():
            if _differs(os.stat(f"{folder}/{month}"), seen):
                return False
        last = token.get("open")
        return last is None or stamp_of(f"{folder}/{last['source']}") == last["stamp"]
    except (OSError, KeyError, TypeError, IndexError):
        return False


def _folder_stamp(seen: os.stat_result, now: int) -> list[Any]:
    return [seen.st_dev, seen.st_ino, seen.st_mtime_ns, racy(seen.st_mtime_ns, now)]


def _differs(seen: os.stat_result, stamp: list[Any]) -> bool:
    return bool(stamp[3]) or [seen.st_dev, seen.st_ino, seen.st_mtime_ns] != stamp[:3]


def racy(time_ns: int, now_ns: int) -> bool:
    """Tell whether a change right after `now_ns` could leave the same time stamp.

    File systems that count whole seconds show it: their stamps end in nine zeros.
    """
    coarse = time_ns % 1_000_000_000 == 0
    return now_ns - time_ns < (2_100_000_000 if coarse else 30_000_000)


def stamp_of(path: str) -> list[Any] | None:
    """Give device, inode, size, modification and change time of a plain file; None for others."""
    try:
        seen = os.lstat(path)
    except OSError:
        return None
    return stamp_from(seen) if stat.S_ISREG(seen.st_mode) else None


def stamp_from(seen: os.stat_result) -> list[Any]:
    """Give the same of what is known of a file already."""
    return [seen.st_dev, seen.st_ino, seen.st_size, seen.st_mtime_ns, seen.st_ctime_ns]
