"""Conversations with the server, with the SDK's own client over standard input and output."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from mcp.client import Client
from mcp.client.stdio import StdioServerParameters
from mcp.shared.exceptions import MCPError

from dont.faces.mcp.tools import rows

ERAS = ("legacy", "auto")


def talk(
    root: Path,
    environ: dict[str, str],
    conversation: Callable[[Client], Awaitable[None]],
    *,
    era: str = "auto",
    options: tuple[str, ...] = (),
) -> None:
    """Start the server as a host does and talk to it."""

    async def run() -> None:
        server = StdioServerParameters(
            command="dont", args=["mcp", *options], cwd=root, env=environ
        )
        async with Client(server, mode=era) as client:
            await conversation(client)

    asyncio.run(asyncio.wait_for(run(), timeout=120))


async def call(client: Client, tool: str, /, **given: object) -> dict[str, Any]:
    """Call a tool; the client itself holds the answer against the declared output schema."""
    result = await client.call_tool(tool, given)
    envelope = result.structured_content
    assert isinstance(envelope, dict)
    assert json.loads(result.content[0].text) == envelope  # type: ignore[union-attr]  # always a text
    assert result.is_error is not envelope["ok"]
    return envelope


@pytest.mark.parametrize("era", ERAS)
def test_a_refusal_leads_to_a_verified_claim(
    scratch: Path, environ: dict[str, str], era: str
) -> None:
    async def conversation(client: Client) -> None:
        told = await client.list_tools()
        assert [one.name for one in told.tools] == list(rows("core"))
        assert client.instructions
        assert len(client.instructions) <= 2048
        made = await call(client, "conclude", statement="It says hello", author="llm:worker")
        claim = made["data"]["id"]
        assert made["data"]["provenance"]["author"] == "llm:worker"
        refused = await call(client, "lock", entity_id=claim)
        assert refused["data"]["code"] == "claim-not-verified"
        refused = await call(client, "dismiss", entity_id=claim, evidence=[])
        assert refused["data"]["code"] == "no-evidence"
        remedy = refused["data"]["remediation"][0]["argv"]
        assert remedy[:3] == ["dont", "dismiss", claim]
        evidence = [{"file": "README.md", "lines": "1", "quote": "hello"}]
        verified = await call(client, "dismiss", entity_id=claim, evidence=evidence)
        assert verified["data"]["status"] == "verified"
        assert isinstance(verified["meta"]["tx"], int)
        shown = await call(client, "show", entity_id=claim.lower())
        assert shown["data"]["evidence"][0]["path"] == "README.md"
        seen = await call(client, "prime")
        assert seen["data"]["harness_mode"] is True

    talk(scratch, environ, conversation, era=era)


def test_a_dry_run_writes_nothing(scratch: Path, environ: dict[str, str]) -> None:
    async def conversation(client: Client) -> None:
        tried = await call(client, "conclude", statement="Only tried", dry_run=True)
        assert tried["meta"]["dry_run"] is True
        assert (await call(client, "list"))["data"]["count"] == 0
        await call(client, "conclude", statement="Only tried")
        assert (await call(client, "list"))["data"]["count"] == 1

    talk(scratch, environ, conversation)


@pytest.mark.parametrize(
    ("name", "given", "code"),
    [
        ("conclude", {}, "usage"),
        ("conclude", {"statement": 3}, "schema-mismatch"),
        ("conclude", {"statement": " "}, "schema-mismatch"),
        ("conclude", {"statement": "x", "colour": "red"}, "usage"),
        ("conclude", {"statement": "x", "author": "nobody"}, "schema-mismatch"),
        ("list", {"limit": -1}, "schema-mismatch"),
        ("list", {"status": "fine"}, "usage"),
        ("show", {"entity_id": "claim:01HX05A9K8VP"}, "claim-not-found"),
        ("explain", {"name": "no-such-thing"}, "rule-not-found"),
    ],
)
def test_wrong_arguments_are_refusals_and_spoil_nothing(
    scratch: Path, environ: dict[str, str], name: str, given: dict[str, Any], code: str
) -> None:
    async def conversation(client: Client) -> None:
        refused = await call(client, name, **given)
        assert refused["data"]["code"] == code
        assert (await call(client, "conclude", statement="Afterwards"))["ok"]

    talk(scratch, environ, conversation)


def test_a_broken_ledger_is_an_answer_and_mending_it_helps(
    scratch: Path, environ: dict[str, str]
) -> None:
    config = scratch / ".dont/config.toml"
    good = config.read_text(encoding="utf-8")

    async def conversation(client: Client) -> None:
        await call(client, "conclude", statement="Before")
        config.write_text("[project]\nname = 3\n", encoding="utf-8")
        broken = await call(client, "prime")
        assert broken["data"]["code"] == "config-invalid"
        config.write_text(good, encoding="utf-8")
        assert (await call(client, "prime"))["ok"]
        for file in (scratch / ".dont/cache").glob("ledger.db*"):
            file.unlink()
        assert (await call(client, "list"))["data"]["count"] == 1

    talk(scratch, environ, conversation)


def test_a_ledger_that_appears_later_is_found(tmp_path: Path, environ: dict[str, str]) -> None:
    async def conversation(client: Client) -> None:
        missing = await call(client, "prime")
        assert missing["data"]["code"] == "config-missing"
        process = await asyncio.create_subprocess_exec(
            "dont", "init", "--json", cwd=tmp_path, env=environ, stdout=asyncio.subprocess.PIPE
        )
        await process.communicate()
        assert (await call(client, "prime"))["ok"]

    talk(tmp_path, environ, conversation)


def test_what_others_change_is_seen_at_once(scratch: Path, environ: dict[str, str]) -> None:
    async def conversation(client: Client) -> None:
        evidence = [{"file": "README.md", "lines": "1"}]
        claim = (await call(client, "ground", statement="It says hello", evidence=evidence))[
            "data"
        ]["id"]
        (scratch / "README.md").write_text("hullo\n", encoding="utf-8")
        shown = await call(client, "show", entity_id=claim)
        assert shown["data"]["evidence"][0]["audit"]["status"] == "drifted"
        config = scratch / ".dont/config.toml"
        strict = config.read_text(encoding="utf-8").replace("permissive", "strict")
        config.write_text(strict, encoding="utf-8")
        assert (await call(client, "prime"))["data"]["mode"] == "strict"

    talk(scratch, environ, conversation)


def test_what_others_import_and_forbid_is_seen_at_once(
    scratch: Path, environ: dict[str, str]
) -> None:
    turtle = (
        "@prefix skos: <http://www.w3.org/2004/02/skos/core#> .\n"
        "@prefix shp: <http://example.org/s/> .\n"
        'shp:Circle a skos:Concept ; skos:prefLabel "circle"@en .\n'
    )
    rule = (
        "name: no-best\nrule_kind: gate\napplies_to: [claim]\nverbs: [conclude]\n"
        "severity: {permissive: strict, strict: strict, overridable: true}\n"
        "summary: nothing is the best\nwhy: it can be measured\nclauses:\n  - id: plain\n"
        "    require: {statement: {not: {contains: best}}}\n    unmet: it exaggerates\n"
        "    fixes: [{argv: [dont, conclude, <text>], description: say what was measured}]\n"
    )
    cases = (
        "- {name: plain, entity: {entity_kind: claim, statement: fast}, met: true}\n"
        "- {name: best, entity: {entity_kind: claim, statement: best}, met: false,"
        " unmet: [plain]}\n"
    )

    async def cli(*words: str) -> None:
        process = await asyncio.create_subprocess_exec(
            "dont", *words, "--json", cwd=scratch, env=environ, stdout=asyncio.subprocess.PIPE
        )
        out, _ = await process.communicate()
        assert process.returncode == 0, out

    async def conversation(client: Client) -> None:
        assert not (await call(client, "suggest_term", text="circle"))["data"].get("count")
        (scratch / "v.ttl").write_text(turtle, encoding="utf-8")
        await cli("import", "ttl", "v.ttl", "--prefix", "shp=http://example.org/s/")
        assert (await call(client, "suggest_term", text="circle"))["data"]["count"] == 1
        assert (await call(client, "conclude", statement="It is the best"))["ok"]
        (scratch / "no-best").mkdir()
        (scratch / "no-best/rule.yaml").write_text(rule, encoding="utf-8")
        (scratch / "no-best/cases.yaml").write_text(cases, encoding="utf-8")
        await cli("rules", "add", "no-best/rule.yaml")
        refused = await call(client, "conclude", statement="It is the best by far")
        assert refused["data"]["rule_name"] == "no-best"

    talk(scratch, environ, conversation)


@pytest.mark.parametrize("era", ERAS)
def test_resources(scratch: Path, environ: dict[str, str], era: str) -> None:
    async def read(client: Client, uri: str) -> dict[str, Any]:
        found = await client.read_resource(uri)
        envelope: dict[str, Any] = json.loads(found.contents[0].text)  # type: ignore[union-attr]  # JSON text
        return envelope

    async def conversation(client: Client) -> None:
        assert [str(one.uri) for one in (await client.list_resources()).resources] == [
            "dont://prime"
        ]
        templates = (await client.list_resource_templates()).resource_templates
        assert [one.name for one in templates] == ["claim", "rule", "code"]
        claim = (await call(client, "conclude", statement="A claim"))["data"]["id"]
        assert (await read(client, "dont://prime"))["envelope_kind"] == "prime"
        for name in (claim, claim.partition(":")[2]):
            assert (await read(client, f"dont://claim/{name}"))["data"]["id"] == claim
        assert (await read(client, "dont://rule/lockable"))["data"]["name"] == "lockable"
        assert (await read(client, "dont://code/no-evidence"))["ok"]
        for uri in (
            "dont://claim/claim:01HX",
            "dont://rule/none",
            "dont://code/none",
            "dont://x/y",
            "x://",
        ):
            with pytest.raises(MCPError) as caught:
                await client.read_resource(uri)
            assert caught.value.code == -32602

    talk(scratch, environ, conversation, era=era)


def test_every_verb_of_the_larger_set(scratch: Path, environ: dict[str, str]) -> None:
    async def conversation(client: Client) -> None:
        told = await client.list_tools()
        assert [one.name for one in told.tools] == list(rows("all"))
        assert (await call(client, "doctor"))["envelope_kind"] == "doctor"
        with pytest.raises(MCPError):
            await client.call_tool("init", {})

    talk(scratch, environ, conversation, options=("--tools", "all"))


def test_a_plan_and_a_log_are_given_as_data(scratch: Path, environ: dict[str, str]) -> None:
    async def conversation(client: Client) -> None:
        plan = [
            {"verb": "conclude", "statement": "First"},
            {"verb": "trust", "entity_id": "$0", "reason": "the log says otherwise"},
        ]
        done = await call(client, "apply", ops=plan)
        assert [op["status"] for op in done["data"]["ops"]] == ["applied", "applied"]
        refused = await call(client, "apply", ops=[{"verb": "conclude", "statement": "first"}])
        assert refused["data"]["code"] == "duplicate-claim"
        assert refused["data"]["report"]["wrote_any"] is False
        assert (await call(client, "apply"))["data"]["code"] == "usage"
        said = await call(
            client, "errors_classify", text="make: *** No rule to make target `x'.  Stop."
        )
        assert said["data"]["class"]

    talk(scratch, environ, conversation, options=("--tools", "all"))


def test_calls_at_once_are_served_one_after_the_other(
    scratch: Path, environ: dict[str, str]
) -> None:
    async def conversation(client: Client) -> None:
        made = await asyncio.gather(
            *(call(client, "conclude", statement=f"Statement {n}") for n in range(20)),
            *(call(client, "conclude", statement="The same twice") for _ in range(3)),
        )
        assert [one["ok"] for one in made].count(True) == 21
        assert (await call(client, "list"))["data"]["count"] == 21

    talk(scratch, environ, conversation)


def test_two_servers_on_one_project(scratch: Path, environ: dict[str, str]) -> None:
    async def write(name: str) -> None:
        server = StdioServerParameters(command="dont", args=["mcp"], cwd=scratch, env=environ)
        async with Client(server) as client:
            for n in range(8):
                made = await call(client, "conclude", statement=f"{name} {n}")
                assert made["ok"], made

    async def both() -> None:
        await asyncio.gather(write("first"), write("second"))

    asyncio.run(asyncio.wait_for(both(), timeout=120))

    async def conversation(client: Client) -> None:
        assert (await call(client, "list"))["data"]["count"] == 16

    talk(scratch, environ, conversation)
