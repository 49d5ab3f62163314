"""A ledger in which statements stay unverified until evidence moves them.

The names below are loaded on first use, so that ``dont show`` pays for none of them.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from dont.core.errors import HarnessError
    from dont.verbs.api import Ledger
    from dont.version import __version__

__all__ = ["HarnessError", "Ledger", "__version__"]

_HOMES = {
    "HarnessError": "dont.core.errors",
    "Ledger": "dont.verbs.api",
    "__version__": "dont.version",
}


def __getattr__(name: str) -> object:
    """Load a public name from its home on first use."""
    if name not in _HOMES:
        raise AttributeError(f"module 'dont' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOMES[name]), name)
