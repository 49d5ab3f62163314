"""Completion scripts, one module a shell, all from the same lines."""
