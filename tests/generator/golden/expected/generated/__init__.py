# Do not edit: written by `tools/generate`.
"""Written by `tools/generate` from `model/` and `rules/`."""
