"""The rule language: load, check, compile, evaluate. Pure; it never sees the store."""
