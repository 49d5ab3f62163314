"""The version of the command and the library."""

__version__ = "0.1.0"
