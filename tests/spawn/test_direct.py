"""Direct mode: a configured model answers, and its answer is recorded as anybody's would be."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import pytest

Call = Callable[..., tuple[int, dict[str, Any]]]
WEB = "https://a.example.org/1"


class Model(Protocol):
    """The served model, see conftest."""

    status: int
    headers: dict[str, str]
    body: bytes | None
    seen: list[tuple[str, dict[str, str], dict[str, Any]]]
    port: int

    def says(self, value: object) -> None:
        """Answer with a value as JSON from now on."""


@pytest.fixture
def configured(scratch: Path, model: Model) -> str:
    """Let the project name the served model; give the file of its settings."""
    path = scratch / ".dont" / "config.toml"
    told = (
        f'\n[llm]\nbase_url = "http://127.0.0.1:{model.port}/v1/"\nmodel = "m-1"\n'
        f'key_env = "MODEL_KEY"\n[import]\nallow_hosts = ["127.0.0.1"]\n'
    )
    path.write_text(path.read_text(encoding="utf-8") + told, encoding="utf-8")
    return str(path)


@pytest.fixture
def direct(call: Call, configured: str) -> Call:
    """Run a verb in direct mode, with the key set."""
    assert configured

    def run(*words: str) -> tuple[int, dict[str, Any]]:
        return call(*words, "--direct", MODEL_KEY="sk-very-secret-key")

    return run


def lines(scratch: Path) -> int:
    files = (scratch / ".dont" / "ledger").rglob("*.jsonl")
    return sum(len(path.read_bytes().splitlines()) for path in files)


def test_without_an_endpoint_nothing_is_asked(call: Call, claim: str, scratch: Path) -> None:
    before = lines(scratch)
    for words in (("assume", claim), ("overlook", claim), ("guess", "What is X?")):
        status, found = call(*words, "--direct")
        assert (status, found["data"]["code"]) == (3, "config-missing")
    assert lines(scratch) == before


def test_a_key_that_is_not_set_is_missing_configuration(
    call: Call, claim: str, configured: str, model: Model
) -> None:
    assert configured
    status, found = call("assume", claim, "--direct")
    assert (status, found["data"]["code"]) == (3, "config-missing")
    assert "MODEL_KEY" in found["data"]["message"]
    assert model.seen == []


def test_a_supported_claim_is_dismissed_by_the_model(
    direct: Call, claim: str, model: Model
) -> None:
    model.says({"verdict": "supported", "evidence": [{"uri": WEB, "quote": "it is so"}]})
    status, found = direct("assume", claim, "--model-hint", "verifier")
    assert status == 0, found
    data = found["data"]
    assert (data["state"], data["answer"]["verdict"]) == ("resolved", "supported")
    assert found["meta"]["tx"] is not None
    shown = direct("show", claim, "--history")[1]["data"]
    assert shown["status"] == "verified"
    assert [(one["source_uri"], one["quote"]) for one in shown["evidence"]] == [(WEB, "it is so")]
    kinds = {one["event_kind"]: one["author"] for one in shown["history"]}
    assert kinds["spawn-requested"] == "human:ann"
    assert kinds["dismissed"] == kinds["spawn-resolved"] == "llm:m-1"
    (path, headers, body) = model.seen[0]
    assert path == "/v1/chat/completions"
    assert headers["authorization"] == "Bearer sk-very-secret-key"
    assert (body["model"], body["stream"]) == ("m-1", False)
    assert "> needs a second look" in body["messages"][0]["content"]
    assert "--request" not in body["messages"][0]["content"]


def test_a_refuted_claim_is_doubted_by_the_model(direct: Call, claim: str, model: Model) -> None:
    model.says({"verdict": "refuted", "reason": "page 3 of the manual says 7"})
    assert direct("overlook", claim)[1]["data"]["state"] == "resolved"
    shown = direct("show", claim, "--history")[1]["data"]
    assert shown["status"] == "doubted"
    assert "page 3 of the manual says 7" in [one["reason"] for one in shown["history"]]


def test_an_undecided_verdict_leaves_the_request_open(
    direct: Call, claim: str, model: Model
) -> None:
    model.says({"verdict": "undecided", "note": "the manual is not online"})
    found = direct("assume", claim)[1]["data"]
    assert (found["state"], found["answer"]["verdict"]) == ("pending", "undecided")
    assert direct("show", claim)[1]["data"]["status"] == "unverified"
    assert direct("spawns", "--pending")[1]["data"]["count"] == 1


@pytest.mark.parametrize(
    "said",
    [
        "",
        "I think it holds.",
        '```json\n{"verdict": "refuted", "reason": "page 3"}\n```',
        "[]",
        "null",
        "[" * 100_000,
        '{"verdict": "supported"}',
        '{"verdict": "supported", "evidence": []}',
        '{"verdict": "supported", "evidence": [{"uri": ""}]}',
        '{"verdict": "supported", "evidence": ["https://a.example.org"]}',
        '{"verdict": "supported", "evidence": [{"uri": "https://a.example.org", "run": "rm"}]}',
        '{"verdict": "supported", "evidence": [{"uri": "not a uri"}]}',
        '{"verdict": "supported", "evidence": [{"uri": "../../etc/passwd"}]}',
        '{"verdict": "refuted", "reason": 3}',
        '{"verdict": "refuted", "reason": "maybe"}',
        '{"verdict": "refuted", "reason": "page 3", "extra": NaN}',
        '{"verdict": "yes"}',
        '{"verdict": "refuted", "reason": "page 3", "confidence": 1}',
    ],
)
def test_an_answer_in_another_form_is_refused_and_nothing_is_written(
    scratch: Path, direct: Call, claim: str, model: Model, said: str
) -> None:
    before = lines(scratch)
    model.says(said)
    status, found = direct("assume", claim)
    assert (status, found["data"]["code"]) == (1, "answer-malformed"), found
    assert found["data"]["kind"] == "agent_error"
    assert lines(scratch) == before


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"<html>",
        b"{}",
        b'{"choices": []}',
        b'{"choices": [{"message": {"content": null}}]}',
        b"\xff",
    ],
)
def test_an_endpoint_that_speaks_another_protocol_is_refused(
    direct: Call, claim: str, model: Model, body: bytes
) -> None:
    model.body = body
    assert direct("assume", claim)[1]["data"]["code"] == "answer-malformed"


@pytest.mark.parametrize("status", [301, 400, 401, 429, 500, 503])
def test_an_endpoint_that_fails_is_named_without_its_key(
    scratch: Path, direct: Call, claim: str, model: Model, status: int
) -> None:
    before = lines(scratch)
    model.status, model.headers = status, {"retry-after": "7", "location": "/elsewhere"}
    done, found = direct("assume", claim)
    assert (done, found["data"]["code"]) == (1, "provider-failed")
    assert (status == 429) == (found["data"]["retry_after_s"] is not None)
    assert "secret" not in json.dumps(found)
    assert len(model.seen) == 1
    assert lines(scratch) == before


def test_a_host_that_the_policy_does_not_name_is_not_called(
    scratch: Path, direct: Call, claim: str, model: Model
) -> None:
    path = scratch / ".dont" / "config.toml"
    text = path.read_text(encoding="utf-8").replace(
        'allow_hosts = ["127.0.0.1"]', "allow_hosts = []"
    )
    path.write_text(text, encoding="utf-8")
    status, found = direct("assume", claim)
    assert (status, found["data"]["code"]) == (1, "provider-failed")
    assert model.seen == []


def test_a_model_cannot_verify_what_it_recorded_itself(
    call: Call, direct: Call, model: Model
) -> None:
    own = str(call("conclude", "by the model", "--author", "llm:m-1")[1]["data"]["id"])
    model.says({"verdict": "supported", "evidence": [{"uri": WEB}]})
    assert direct("assume", own)[1]["data"]["code"] == "same-author"
    assert model.seen == []


def test_a_gate_holds_for_the_model_too(
    scratch: Path, call: Call, direct: Call, model: Model
) -> None:
    words = ("conclude", "two parts", "--atom", "one", "--atom", "two")
    parts = str(call(*words)[1]["data"]["id"])
    before = lines(scratch)
    model.says({"verdict": "supported", "evidence": [{"uri": WEB}]})
    assert direct("assume", parts)[1]["data"]["code"] == "atoms-incomplete"
    assert lines(scratch) == before


def test_a_dry_run_calls_nobody(scratch: Path, direct: Call, claim: str, model: Model) -> None:
    before = lines(scratch)
    assert direct("assume", claim, "--dry-run")[0] == 0
    assert direct("guess", "What is X?", "--dry-run")[0] == 0
    assert model.seen == []
    assert lines(scratch) == before


def test_candidates_are_shown_and_never_recorded_as_claims(direct: Call, model: Model) -> None:
    model.says({"candidates": ["the lock", "the disk", "the network"]})
    found = direct("guess", "What limits it?", "--n", "3", "--temperature", "0.7")[1]["data"]
    assert found["answer"] == {"candidates": ["the lock", "the disk", "the network"]}
    assert found["state"] == "resolved"
    assert direct("list")[1]["data"]["count"] == 0
    assert model.seen[0][2]["temperature"] == 0.7
    assert [one["state"] for one in direct("spawns", "--all")[1]["data"]["requests"]] == [
        "resolved"
    ]


@pytest.mark.parametrize("said", [["a", "b"], ["a", "A ", "b"], ["a", "", "b"], "a", [1, 2, 3]])
def test_candidates_that_are_too_few_or_the_same_are_refused(
    direct: Call, model: Model, said: object
) -> None:
    model.says({"candidates": said})
    status, found = direct("guess", "What limits it?", "--n", "3")
    assert (status, found["data"]["code"]) == (1, "answer-malformed")
