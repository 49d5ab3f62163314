"""Ask a model behind an OpenAI-compatible endpoint, and read its answer strictly."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple

from dont.core.errors import Refusal, SubstrateError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.core.types import Record
    from dont.net.client import Answer
    from dont.verbs.context import Context

_SECONDS = 120.0
_LARGEST = 1 << 20  # bytes of an answer
_OK = 200
_TOO_MANY = 429
_VERDICT = (
    "Answer with one JSON object and nothing else, one of:\n"
    '{"verdict": "supported", "evidence": [{"uri": "...", "quote": "..."}]}\n'
    '{"verdict": "refuted", "reason": "..."}\n'
    '{"verdict": "undecided", "note": "..."}\n'
    "`uri` is a web address, `doi:`, `pmid:`, `arxiv:` or a place named in the task. You cannot "
    "run commands; this answer takes their place."
)
_CANDIDATES = 'Answer with one JSON object and nothing else: {"candidates": ["...", "..."]}'


class Endpoint(NamedTuple):
    """Where the model is.

    Attributes:
        url: address of chat completions.
        model: its name there.
        key: secret for the authorization header, empty for none.
    """

    url: str
    model: str
    key: str

    @property
    def author(self) -> str:
        """Who the model's answers are recorded by."""
        return f"llm:{self.model}"


def endpoint(ctx: Context) -> Endpoint:
    """Read the configured endpoint.

    Raises:
        SubstrateError: `config-missing` where `[llm]` names no address, no model, or a variable
            that is not set.
    """
    section = ctx.config["llm"]
    base, model = section.get("base_url"), section.get("model")
    if not base or not model:
        problem = "direct mode needs `[llm] base_url` and `model` in the configuration"
        raise SubstrateError("config-missing", data={"problem": problem})
    name = section.get("key_env")
    key = ctx.environ.get(str(name), "") if name else ""
    if name and not key:
        problem = f"`[llm] key_env` names `{name}`, which is not set"
        raise SubstrateError("config-missing", data={"problem": problem})
    return Endpoint(f"{str(base).rstrip('/')}/chat/completions", str(model), key)


def verdict(ctx: Context, where: Endpoint, prompt: str) -> Record:
    """Ask for a verdict on a claim.

    Returns:
        `{verdict: supported, evidence[{uri, quote?}]}`, `{verdict: refuted, reason}` or
        `{verdict: undecided, note}`.

    Raises:
        Refusal: `provider-failed`, `answer-malformed`.
    """
    found = _object(_reply(ctx, where, f"{prompt}\n\n{_VERDICT}", None))
    kind = found.get("verdict")
    if kind == "supported" and set(found) == {"verdict", "evidence"}:
        return {"verdict": kind, "evidence": _evidence(found["evidence"])}
    name = {"refuted": "reason", "undecided": "note"}.get(str(kind))
    if name is None or set(found) != {"verdict", name}:
        raise _malformed("it is none of the three answers that were asked for")
    return {"verdict": kind, name: _text(found[name], name)}


def candidates(
    ctx: Context, where: Endpoint, prompt: str, count: int, temperature: object
) -> list[str]:
    """Ask for candidate answers.

    Raises:
        Refusal: `provider-failed`, `answer-malformed`.
    """
    found = _object(_reply(ctx, where, f"{prompt}\n\n{_CANDIDATES}", temperature))
    listed = found.get("candidates")
    if set(found) != {"candidates"} or not isinstance(listed, list):
        raise _malformed("it holds no list of candidates")
    texts = [_text(one, "candidate") for one in listed]
    from dont.core.text import statement_key

    if len({statement_key(one) for one in texts}) != count or len(texts) != count:
        raise _malformed(
            f"it holds {len(texts)} candidates where {count} different ones were asked for"
        )
    return texts


def _reply(ctx: Context, where: Endpoint, prompt: str, temperature: object) -> str:
    """Send one message and give the text of the first choice."""
    from dont.net.failures import NetFailure
    from dont.net.policy import Policy
    from dont.net.post import Poster

    hosts = ctx.config["import"]["allow_hosts"]
    allowed = frozenset(str(one) for one in hosts) if isinstance(hosts, list) else frozenset()
    body: Record = {
        "model": where.model,
        "messages": [{"role": "user", "content": prompt}],
        "response_format": {"type": "json_object"},
        "stream": False,
    }
    if temperature is not None:
        body["temperature"] = temperature
    headers = {"content-type": "application/json", "accept": "application/json"}
    if where.key:
        headers["authorization"] = f"Bearer {where.key}"
    policy = Policy(allow_hosts=allowed, timeout_s=_SECONDS, max_bytes=_LARGEST)
    with Poster(policy) as client:
        try:
            answer = client.post(where.url, json.dumps(body).encode(), headers)
        except NetFailure as error:
            data = {"problem": error.problem, "path": where.url}
            raise Refusal("provider-failed", cause=error, data=data) from error
    return _content(where, answer)


def _content(where: Endpoint, answer: Answer) -> str:
    if answer.status != _OK:
        data: Record = {"problem": f"it answered {answer.status}", "path": where.url}
        if answer.status == _TOO_MANY:
            from dont.net.pace import retry_after

            data["retry_after_s"] = retry_after(answer.headers.get("retry-after"), 0.0)
        raise Refusal("provider-failed", data=data)
    found = _json(answer.body)
    choices = found.get("choices") if isinstance(found, dict) else None
    first = choices[0] if isinstance(choices, list) and choices else None
    message = first.get("message") if isinstance(first, dict) else None
    text = message.get("content") if isinstance(message, dict) else None
    if not isinstance(text, str):
        raise _malformed("the endpoint gave no message")
    return text


def _object(text: str) -> Mapping[str, object]:
    found = _json(text.strip().encode("utf-8", "surrogatepass"))
    if not isinstance(found, dict):
        raise _malformed("it is no JSON object")
    return found


def _json(data: bytes) -> object:
    try:
        found: object = json.loads(data, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise _malformed("it is no JSON", cause=error) from error
    return found


def _no_constant(name: str) -> object:
    raise _malformed(f"`{name}` is no JSON")


def _evidence(listed: object) -> list[Record]:
    if not isinstance(listed, list) or not listed:
        raise _malformed("it names no evidence")
    out = []
    for one in listed:
        if not isinstance(one, dict) or not {"uri"} <= set(one) <= {"uri", "quote"}:
            raise _malformed("its evidence is no list of `uri` and `quote`")
        entry: Record = {"uri": _text(one["uri"], "uri")}
        if one.get("quote") is not None:
            entry["quote"] = _text(one["quote"], "quote")
        out.append(entry)
    return out


def _text(value: object, name: str) -> str:
    if not isinstance(value, str) or not value.strip():
        raise _malformed(f"its {name} is no text")
    return value


def _malformed(problem: str, cause: BaseException | None = None) -> Refusal:
    return Refusal("answer-malformed", cause=cause, data={"problem": problem})
