"""Ask git, with an environment that cannot point it at another repository."""

from __future__ import annotations

import os
import subprocess

_TIMEOUT_S = 120
# What may be inherited; everything else, every `GIT_…` above all, stays outside.
_KEPT = ("PATH", "HOME", "LANG", "TMPDIR", "SYSTEMROOT", "XDG_CONFIG_HOME")
# Programs that a repository's configuration names are not started, nor is a repository trusted that
# merely lies in a folder of somebody else's clone.
_SAFE = (
    *("-c", "core.fsmonitor=false"),
    *("-c", "core.hooksPath=/dev/null"),
    *("-c", "safe.bareRepository=explicit"),
)


def environment() -> dict[str, str]:
    """Give an environment in which git finds its repository by its folder alone."""
    clean = {name: os.environ[name] for name in _KEPT if name in os.environ}
    return {**clean, "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"}


def git(folder: str, *words: str, given: bytes = b"") -> bytes | None:
    """Run a git command that only reads.

    Args:
        folder: where.
        words: the command and its arguments.
        given: standard input.

    Returns:
        What it printed; None where git is missing, too slow or says no.
    """
    argv = ["git", *_SAFE, *words]
    try:
        done = subprocess.run(
            argv,
            cwd=folder,
            env=environment(),
            input=given,
            capture_output=True,
            check=False,
            timeout=_TIMEOUT_S,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout if done.returncode == 0 else None
