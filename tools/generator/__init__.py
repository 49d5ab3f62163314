"""The generator: model and rules in, `generated/` and the reference pages out.

load (positions kept) -> normalise (every problem collected) -> intermediate form -> emitters.
"""
