"""Importers: one module for each kind of source; every one hands over terms of the same shape.

`run` is the only door: it reads a whole source, checks it, and writes it all or nothing.
"""

from dont.importers.place import Place
from dont.importers.runner import run

__all__ = ["Place", "run"]
