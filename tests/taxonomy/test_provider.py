"""What providers answer: code, then message, then status."""

from __future__ import annotations

import json

import pytest

from dont.core.types import Record
from dont.taxonomy import classify, signature
from dont.taxonomy.tables import rows, table, text, texts


def _ask(body: str, status: int | None = None, command: str = "") -> tuple[Record, Record]:
    found = classify(body, purpose="provider", status=status, command=command)
    error = found["error"]
    assert isinstance(error, dict)
    return found, error


def _openai(code: str | None, message: str, kind: str = "invalid_request_error") -> str:
    return json.dumps({"error": {"message": message, "type": kind, "param": None, "code": code}})


def _anthropic(kind: str, message: str) -> str:
    return json.dumps({"type": "error", "error": {"type": kind, "message": message}})


NESTED = '{"error": {"code": 503, "status": "UNAVAILABLE"}}'
LARGE = "Request too large for box-1 on tokens per min (TPM)"


@pytest.mark.parametrize(
    ("status", "class_name", "kind", "retryability"),
    [
        (400, "invalid_request", "provider_error", "not_retryable"),
        (401, "auth", "provider_error", "retryable_after_change"),
        (402, "billing", "provider_error", "retryable_after_change"),
        (404, "model_not_found", "model_capability_error", "retryable_after_change"),
        (408, "timeout", "provider_error", "retryable"),
        (413, "request_too_large", "provider_error", "retryable_after_change"),
        (429, "rate_limit", "provider_error", "retryable"),
        (451, "region_blocked", "policy_error", "not_retryable"),
        (500, "server_error", "provider_error", "retryable"),
        (503, "overloaded", "provider_error", "retryable"),
        (529, "overloaded", "provider_error", "retryable"),
    ],
)
def test_the_status_is_the_last_fallback(
    status: int, class_name: str, kind: str, retryability: str
) -> None:
    found, error = _ask("", status)
    assert (found["class"], error["kind"], error["retryability"]) == (
        class_name,
        kind,
        retryability,
    )
    assert found["confidence"] == "default"


@pytest.mark.parametrize(
    ("command", "status", "body", "class_name"),
    [
        (
            "POST https://bedrock-runtime.x.amazonaws.com/model/box/converse",
            400,
            "",
            "model_not_found",
        ),
        ("POST http://localhost:11434/api/chat", 400, '{"error": ""}', "tool_use_unsupported"),
        ("POST https://api.groq.com/openai/v1/chat/completions", 400, "", "malformed_tool_call"),
        ("POST https://api.anthropic.com/v1/messages", 200, "", "overloaded"),
        ("POST https://api.anthropic.com/v1/messages", 400, "", "invalid_request"),
        ("POST http://localhost:11434/api/chat", 400, '{"error": "no lid"}', "invalid_request"),
    ],
)
def test_without_words_the_endpoint_decides(
    command: str, status: int, body: str, class_name: str
) -> None:
    found, _ = _ask(body, status, command)
    assert (found["class"], found["confidence"]) == (class_name, "default")


@pytest.mark.parametrize(
    ("status", "code", "param", "class_name"),
    [
        (401, None, None, "auth"),
        (402, None, None, "billing"),
        (404, None, None, "model_not_found"),
        (413, None, None, "request_too_large"),
        (400, None, None, "invalid_request"),
        (400, None, "web_search_options", "tool_use_unsupported"),
        (400, None, "model", "model_not_found"),
        (400, "unsupported_value", "temperature", "unsupported_parameter"),
        (400, "unsupported_parameter", "tools", "tool_use_unsupported"),
        (400, "decimal_below_min_value", "temperature", "invalid_request"),
    ],
)
def test_codes_parameters_and_status_do_without_words(
    status: int, code: str | None, param: str | None, class_name: str
) -> None:
    body = {"message": "", "type": "invalid_request_error", "param": param, "code": code}
    assert _ask(json.dumps({"error": body}), status)[0]["class"] == class_name


@pytest.mark.parametrize(
    ("body", "status", "class_name"),
    [
        (_openai("context_length_exceeded", "too long"), 400, "context_too_large"),
        (_openai("insufficient_quota", "see your plan", "insufficient_quota"), 429, "billing"),
        (_openai("rate_limit_exceeded", "Rate limit reached", "requests"), 429, "rate_limit"),
        (_openai("model_not_found", "no such model"), 404, "model_not_found"),
        (_openai(None, LARGE, "tokens"), 429, "request_too_large"),
        (_anthropic("overloaded_error", "Overloaded"), 529, "overloaded"),
        ("event: error\ndata: " + _anthropic("overloaded_error", "Overloaded"), 200, "overloaded"),
        (_anthropic("invalid_request_error", "Your credit balance is too low"), 400, "billing"),
        (_anthropic("invalid_request_error", "prompt is too long: 9"), 400, "context_too_large"),
        (json.dumps({"error": {"message": NESTED, "code": 500}}), 500, "overloaded"),
        ("botocore.errorfactory.ThrottlingException: An error occurred", None, "rate_limit"),
        (
            "{'error': {'code': 'DeploymentNotFound', 'message': 'none such'}}",
            404,
            "model_not_found",
        ),
        ('{"error":"model \\"box\\" not found, try pulling it first"}', 404, "model_not_found"),
        ('{"error":"box does not support tools"}', 400, "tool_use_unsupported"),
        ('{"message": "Too many tokens, please wait before trying again."}', 429, "rate_limit"),
        ('{"message": "number of toolResult blocks exceeds"}', 400, "malformed_tool_call"),
        ('{"message": "Function calling is not enabled"}', 400, "tool_use_unsupported"),
        (_openai(None, "required key [max_tokens] not found"), 400, "invalid_request"),
        (_openai(None, "The service is too busy"), 503, "overloaded"),
        (_openai(None, "insufficient permissions for this", "x"), 401, "auth"),
        (
            _anthropic("invalid_request_error", "must have non-empty content"),
            400,
            "invalid_request",
        ),
        (
            '{"error": {"code": "tool_use_failed", "failed_generation": "maybe", "message": ""}}',
            400,
            "malformed_model_output",
        ),
        (_openai("unsupported_country_region_territory", "not here"), 403, "region_blocked"),
    ],
)
def test_a_body(body: str, status: int | None, class_name: str) -> None:
    assert _ask(body, status)[0]["class"] == class_name


@pytest.mark.parametrize(
    ("body", "seconds"),
    [
        (_openai("rate_limit_exceeded", "Rate limit reached. Please try again in 1.5s."), 1.5),
        ("retry-after: 30\n" + _openai("rate_limit_exceeded", "Rate limit reached"), 30),
        (
            '{"error":{"code":429,"status":"RESOURCE_EXHAUSTED","details":[{"retryDelay":"17s"}]}}',
            17,
        ),
        (_openai("rate_limit_exceeded", "Rate limit reached. Please try again in 2m3s"), 123),
        (_openai("rate_limit_exceeded", "Rate limit reached"), None),
    ],
)
def test_how_long_to_wait(body: str, seconds: float | None) -> None:
    _, error = _ask(body, 429)
    assert error["retry_after_s"] == seconds
    assert error["throttled"] is True


def test_a_daily_quota_is_not_a_short_wait() -> None:
    body = _openai("rate_limit_exceeded", "Limit reached on requests per day (RPD)")
    found, error = _ask(body, 429)
    assert (found["class"], error["retryability"]) == ("rate_limit", "retryable_after_change")


@pytest.mark.parametrize("indent", [None, 1, 4])
def test_printing_does_not_change_the_signature(indent: int | None) -> None:
    body = json.dumps(json.loads(_openai("model_not_found", "no box-1")), indent=indent)
    flat = _openai("model_not_found", "no box-1")
    assert signature(body, purpose="provider", status=404) == signature(
        flat, purpose="provider", status=404
    )


def test_the_request_line_names_the_provider() -> None:
    for name, row in table("providers").items():
        host = texts(row, "hosts")[0]
        found, error = _ask("", 500, f"POST https://{host}/x")
        assert f"llm.{name}" in str(error["semantic_signature"])
        assert found["class"] == "server_error"


def test_every_message_rule_takes_its_examples() -> None:
    import re

    for row in table("provider_rules").values():
        examples = row.get("examples")
        if isinstance(examples, dict):
            pattern = re.compile(text(row, "message"))
            assert all(pattern.search(one.lower()) for one in texts(examples, "match"))
            assert not any(pattern.search(one.lower()) for one in texts(examples, "reject"))
    assert rows({}, "none") == []


def test_every_rule_names_a_class() -> None:
    assert {text(row, "class") for row in table("provider_rules").values()} <= set(table("classes"))
