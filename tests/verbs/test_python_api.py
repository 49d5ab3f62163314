"""The verbs from Python: what is given arrives, and every call sees the files as they are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from dont import HarnessError, Ledger
from dont.generated.payloads import ClaimsList, ClaimView

URI = "https://a.example.org/1"


@pytest.fixture
def ledger(scratch: Path) -> Iterator[Ledger]:
    with Ledger.open(str(scratch), author="human:ann") as opened:
        yield opened


def claims(ledger: Ledger) -> tuple[ClaimView, ...]:
    found = ledger.list()
    assert isinstance(found, ClaimsList)
    return found.claims


def test_a_zero_is_a_value(ledger: Ledger) -> None:
    made = ledger.conclude("two parts", atoms=["one", "other"], confidence=0.0)
    assert made.confidence == 0.0
    ledger.hypothesize(made.id, "a rival")
    (rival,) = ledger.assess(made.id, 0, refuting=[URI]).hypotheses
    assert rival.assessment.refuting == (URI,)
    doubted = ledger.trust(made.id, reason="line 3 contradicts it", atom_idx=0)
    assert [atom.status for atom in doubted.atoms] == ["doubted", "unverified"]  # type: ignore[union-attr]  # a claim
    assert ledger.list(limit=0).count == 0


def test_each_call_reads_the_files_as_they_are(ledger: Ledger, scratch: Path) -> None:
    ledger.ground("the file greets", evidence=[{"file": "README.md", "lines": "1"}])
    assert ledger.check().passed
    (scratch / "README.md").write_text("something else\n", encoding="utf-8")
    report = ledger.check()
    assert not report.passed
    assert [finding.code for finding in report.findings] == ["evidence-drifted"]


def test_each_call_obeys_the_configuration_as_it_is(ledger: Ledger, scratch: Path) -> None:
    ledger.conclude("it speaks of one", refs=["proj:Unknown"])
    config = scratch / ".dont" / "config.toml"
    text = config.read_text(encoding="utf-8")
    config.write_text(text.replace('"permissive"', '"strict"'), encoding="utf-8")
    with pytest.raises(HarnessError) as caught:
        ledger.conclude("it speaks of another", refs=["proj:Unknown"])
    assert caught.value.data["rule_name"] == "ungrounded"
    config.write_text("[", encoding="utf-8")
    with pytest.raises(HarnessError) as caught:
        ledger.conclude("it speaks of nothing")
    assert caught.value.code == "config-invalid"


def test_calls_in_a_block_are_one_transaction(ledger: Ledger) -> None:
    with ledger.transaction():
        made = ledger.conclude("in a block")
        ledger.dismiss(made.id, evidence=[{"uri": URI}])
    assert ledger.show(made.id).status == "verified"  # type: ignore[union-attr]  # a claim

    def interrupted() -> None:
        with ledger.transaction():
            ledger.conclude("never there")
            raise KeyError

    with pytest.raises(KeyError):
        interrupted()
    assert ledger.list().count == 1


def test_a_refused_call_in_a_block_leaves_nothing_behind(ledger: Ledger) -> None:
    made = ledger.conclude("it speaks of one", refs=["proj:Unknown"])
    asked = ledger.assume(made.id)
    with ledger.transaction():
        # Each of them shows the rules what it would leave, and is refused after that.
        with pytest.raises(HarnessError):
            ledger.dismiss(made.id, evidence=[{"uri": URI}])
        with pytest.raises(HarnessError):
            ledger.trust(made.id, reason="maybe", request=asked.request_id, author="human:ann")
        ledger.conclude("what is not refused")
    shown = ledger.show(made.id)
    assert (shown.status, shown.evidence) == ("unverified", ())  # type: ignore[union-attr]  # a claim
    assert ledger.list().count == 2
    assert [one.request_id for one in ledger.spawns(pending=True).requests] == [asked.request_id]


def test_a_request_can_be_answered_after_a_refusal_in_the_same_block(scratch: Path) -> None:
    with Ledger.open(str(scratch), author="llm:bob") as bob:
        made = bob.conclude("in doubt")
        asked = bob.assume(made.id)
    with Ledger.open(str(scratch), author="human:ann") as ann:
        with ann.transaction():
            with pytest.raises(HarnessError):
                ann.trust(made.id, reason="maybe", request=asked.request_id)
            ann.trust(made.id, reason="line 3 contradicts it", request=asked.request_id)
        assert ann.show(made.id).status == "doubted"  # type: ignore[union-attr]  # a claim
        assert ann.spawns(pending=True).count == 0
        ann._ctx.store.rebuild()
        assert ann.spawns(pending=True).count == 0


def test_a_plan_in_a_block_joins_it_or_leaves_nothing(ledger: Ledger) -> None:
    plan = [{"verb": "conclude", "statement": text} for text in ("first", "second")]
    with ledger.transaction():
        ledger.conclude("before")
        assert ledger.apply("-", ops=plan).outcome == "applied"
        with pytest.raises(HarnessError):
            ledger.apply("-", ops=[{"verb": "conclude", "statement": "third"}, *plan])
    assert {one.statement for one in claims(ledger)} == {"before", "first", "second"}
    assert len({one.provenance.tx for one in claims(ledger)}) == 1


def test_a_block_has_one_author(ledger: Ledger) -> None:
    with ledger.transaction():
        with pytest.raises(HarnessError) as caught:
            ledger.conclude("said by another", author="llm:bob")
        ledger.conclude("said by the caller", author="human:ann")
    assert caught.value.code == "schema-mismatch"
    assert [one.statement for one in claims(ledger)] == ["said by the caller"]


def test_the_ledger_may_be_made_after_it_was_opened(tmp_path: Path) -> None:
    with Ledger.open(str(tmp_path), author="human:ann") as opened:
        with pytest.raises(HarnessError) as caught:
            opened.list()
        assert caught.value.code == "config-missing"
        opened.init(name="p")
        opened.conclude("after that")
        assert opened.list().count == 1
