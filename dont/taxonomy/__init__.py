"""Failures of other tools as data: classification, signatures, the local failure log."""
