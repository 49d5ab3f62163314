# Do not edit: written by `tools/generate`.
"""Rows that are loaded one by one, for tables of which a call needs a single row."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, KeysView


class Rows(dict[str, object]):
    """A table whose rows are modules; only looking at all of them loads all.

    Args:
        package: the package that holds the modules.
        modules: key to module name, in the order of the table.
    """

    def __init__(self, package: str, modules: dict[str, str]) -> None:
        super().__init__()
        self._package = package
        self._modules = modules

    def __missing__(self, key: str) -> object:
        module = __import__(f"{self._package}.{self._modules[key]}", fromlist=["ROW"])
        self[key] = module.ROW
        return module.ROW

    def get(self, key: str, default: object = None) -> object:
        """Give a row, or the default for a key that is none."""
        return self[key] if key in self._modules else default

    def __contains__(self, key: object) -> bool:
        return key in self._modules

    def __iter__(self) -> Iterator[str]:
        return iter(self._modules)

    def __len__(self) -> int:
        return len(self._modules)

    def keys(self) -> KeysView[str]:  # type: ignore[override]
        """Name the rows, in the order of the table."""
        return self._modules.keys()

    def values(self) -> list[object]:  # type: ignore[override]
        """Load and give every row."""
        return [self[key] for key in self._modules]

    def items(self) -> list[tuple[str, object]]:  # type: ignore[override]
        """Load and give every row with its key."""
        return [(key, self[key]) for key in self._modules]
