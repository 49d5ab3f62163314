"""A robot that knows nothing but `remediation[0]` reaches every goal."""

import json

import pytest

from tests.remedies.robot import Envelope, Project, reach


def claim(project: Project, *words: str) -> str:
    status, envelope = project.run(["conclude", *words])
    assert status == 0, envelope
    return str(envelope["data"]["id"])


def status_of(project: Project, entity: str) -> str:
    return str(project.run(["show", entity])[1]["data"]["status"])


def test_it_verifies(project: Project) -> None:
    one = claim(project, "the cache is bounded")
    verified = lambda: status_of(project, one) == "verified"  # noqa: E731 - named for the reader
    reached, way = reach(project, lambda: project.run(["dismiss", one]), verified)
    assert reached, way


def test_it_locks_from_nothing(project: Project) -> None:
    one = claim(project, "writes are lost on SIGTERM")
    reached, way = reach(project, lambda: project.run(["lock", one]))
    assert reached, way
    assert status_of(project, one) == "locked"


def test_it_locks_what_rests_on_a_doubted_claim(project: Project) -> None:
    base = claim(project, "the base")
    top = claim(project, "the top", "--depends-on", base)
    project.run(["trust", base, "--reason", "the source was withdrawn"])
    reached, way = reach(project, lambda: project.run(["lock", top]))
    assert reached, way
    assert status_of(project, base) == "verified"


def test_it_asks_for_a_person_where_the_support_was_concluded_again(project: Project) -> None:
    base = claim(project, "the base")
    top = claim(project, "the top", "--depends-on", base)
    project.run(["ignore", base, "--reason", "the source was withdrawn"])
    again = claim(project, "the base")
    reached, way = reach(project, lambda: project.run(["lock", top]))
    assert not reached
    assert way[-2:] == [["dont", "reopen", base], ["dont", "show", again]]


def test_it_verifies_a_claim_with_open_atoms(project: Project) -> None:
    one = claim(project, "two parts", "--atom", "first", "--atom", "second")
    words = ["dismiss", one, "--evidence", "https://a.example.org/1"]
    reached, way = reach(project, lambda: project.run(words))
    assert status_of(project, one) == "verified", (reached, way)


def test_it_verifies_a_claim_with_an_unknown_term(project: Project) -> None:
    one = claim(project, "it holds", "--ref", "GO:0006915")
    words = ["dismiss", one, "--evidence", "https://a.example.org/1"]
    reached, way = reach(project, lambda: project.run(words))
    assert reached, way
    assert status_of(project, one) == "verified"


@pytest.mark.parametrize(
    "label", ["", "Ricci tensor", "a thing.", "a pair of numbers", "a thing that is"]
)
def test_it_defines(project: Project, label: str) -> None:
    words = ["define", "proj:A", "--doc", "a thing", "--label", label]
    status, envelope = project.run(words)
    assert status == 1
    project.follow(envelope["data"]["remediation"][0])
    assert status_of(project, "proj:A") == "unverified"


def test_it_defines_with_relations_that_do_not_exist_yet(project: Project) -> None:
    words = ["define", "proj:A", "--doc", "a thing", "--label", "a thing", "--kind-of", "proj:B"]
    reached, way = reach(project, lambda: project.run(words))
    assert reached, way
    assert project.run(["show", "proj:A"])[1]["data"]["kind_of"] == ["proj:B"]


def test_a_refused_plan_goes_on_one_by_one(project: Project) -> None:
    plan = [
        {"verb": "conclude", "statement": "from a plan"},
        {"verb": "dismiss", "entity_id": "$0", "evidence": [{"uri": "https://a.example.org/1"}]},
        {"verb": "lock", "entity_id": "$0"},
    ]
    project.files({"plan.json": json.dumps(plan)})
    status, envelope = project.run(["apply", "plan.json"])
    assert (status, envelope["data"]["report"]["outcome"]) == (1, "refused")
    for clause in envelope["data"]["unmet_clauses"]:
        assert clause["fix_argv"] is None
        assert json.loads(clause["fix"])["verb"]
    status, envelope = project.follow(envelope["data"]["remediation"][0])
    assert envelope["data"]["report"]["outcome"] == "failed"
    one = envelope["data"]["report"]["ops"][0]["entity_id"]
    reached, way = reach(project, lambda: project.run(["lock", one]))
    assert reached, way


def test_a_plan_from_standard_input_asks_for_a_person(project: Project) -> None:
    plan = '[{"verb":"conclude","statement":"x"},{"verb":"lock","entity_id":"$0"}]'

    def attempt() -> tuple[int, Envelope]:
        return project.run(["apply", "-"], stdin=plan)

    reached, way = reach(project, attempt)
    assert not reached
    assert way[-1][:2] == ["dont", "help"]
