# Do not edit: written by `tools/generate`.
"""Tables of the model as plain literals."""
