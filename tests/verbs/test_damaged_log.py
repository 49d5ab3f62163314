"""A log with many lines that nobody can read."""

from __future__ import annotations

from pathlib import Path

from dont import Ledger


def test_prime_names_the_first_damaged_lines_and_counts_the_rest(scratch: Path) -> None:
    (segment,) = (scratch / ".dont" / "ledger").glob("*/*.jsonl")
    segment.with_name("00.jsonl").write_bytes(b"{}\n" * 60)
    with Ledger.open(str(scratch)) as ledger:
        ledger.prime()
        told = [str(one["message"]) for one in ledger.warnings if one["code"] == "log-corrupt"]
    assert len(told) == 51
    assert "00.jsonl:1: no format version" in told[0]
    assert "10 more lines cannot be read" in told[-1]
