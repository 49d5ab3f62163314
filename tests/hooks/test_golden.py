"""One golden answer for each host and event: exact but for the ids, which are numbered."""

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from dont.faces.hooks.answering import answer
from dont.generated.tables.commands import ROWS
from dont.verbs.context import Context
from dont.verbs.dispatch import run

GOLDEN = Path(__file__).parent / "golden"
HOSTS = ("claude", "codex", "cursor")
EVENTS = ("session-start", "pre-tool-use", "post-tool-use", "stop", "subagent-stop")
# What a host's documentation allows in its answer to an event.
ALLOWED = {
    ("codex", "stop"): {
        "continue",
        "decision",
        "reason",
        "stopReason",
        "suppressOutput",
        "systemMessage",
    },
    ("cursor", "session-start"): {"env", "additional_context"},
    ("cursor", "pre-tool-use"): {"permission", "user_message", "agent_message", "updated_input"},
    ("cursor", "post-tool-use"): {"additional_context"},
    ("cursor", "stop"): {"followup_message"},
}
NAMES = {
    "session-start": "SessionStart",
    "pre-tool-use": "PreToolUse",
    "post-tool-use": "PostToolUse",
    "stop": "Stop",
    "subagent-stop": "SubagentStop",
}


class Project:
    """A project that one session works on, in this very process."""

    def __init__(self, root: Path) -> None:
        self.root = root
        root.mkdir()
        (root / "limits.md").write_text("# Limits\n\nThe limit is 500.\n", encoding="utf-8")
        self.run("init", name="demo")

    def context(self) -> Context:
        return Context(cwd=str(self.root), environ={"DONT_AUTHOR": "llm:worker"})

    def run(self, verb: str, **given: object) -> dict[str, Any]:
        ctx = self.context()
        outcome = run(ROWS[verb], given, ctx)
        ctx.close()
        assert outcome.envelope["ok"], outcome.envelope
        data = outcome.envelope["data"]
        assert isinstance(data, dict)
        return data

    def ask(self, host: str, event: str) -> str:
        body = {
            "session_id": "session-1",
            "cwd": str(self.root),
            "source": "startup",
            "tool_name": "apply_patch" if host == "codex" else "Edit",
            "tool_input": {"file_path": "limits.md", "old_string": "500"},
        }
        if host == "codex":
            body["tool_input"] = {
                "command": "*** Begin Patch\n*** Update File: limits.md\n*** End Patch"
            }
        return answer(host, event, json.dumps(body).encode(), self.context())[0]


def record(host: str, root: Path) -> dict[str, str]:
    """Play one session of a host and give its answers by event."""
    project = Project(root)
    evidence = [{"file": "limits.md", "lines": "3", "quote": "500"}]
    project.run("ground", statement="The service allows 500 requests per minute", evidence=evidence)
    doubted = project.run("conclude", statement="Writes are never lost")
    project.run("trust", entity_id=doubted["id"], reason="the log of 12 May shows a lost write")
    said = {"session-start": project.ask(host, "session-start")}
    said["pre-tool-use"] = project.ask(host, "pre-tool-use")
    (root / "limits.md").write_text("# Limits\n\nThe limit is 50.\n", encoding="utf-8")
    said["post-tool-use"] = project.ask(host, "post-tool-use")
    project.run("conclude", statement="The limit was lowered on purpose")
    said["stop"] = project.ask(host, "stop")
    project.run("conclude", statement="Nobody depends on the old limit")
    said["subagent-stop"] = project.ask(host, "subagent-stop")
    ids = list(dict.fromkeys(re.findall(r"claim:(\w{26})", "".join(said.values()))))
    for number, one in enumerate(ids, 1):
        said = {event: text.replace(one, f"{number:026}") for event, text in said.items()}
    return said


@pytest.mark.parametrize("host", HOSTS)
def test_answers_are_the_golden_ones(host: str, tmp_path: Path) -> None:
    said = record(host, tmp_path / "project")
    for event in EVENTS:
        file = GOLDEN / f"{host}-{event}.json"
        shown = json.dumps(json.loads(said[event]), indent=2, ensure_ascii=False) + "\n"
        if os.environ.get("DONT_UPDATE_GOLDEN"):
            file.write_text(shown, encoding="utf-8")
        assert shown == file.read_text(encoding="utf-8"), event


@pytest.mark.parametrize("event", EVENTS)
@pytest.mark.parametrize("host", HOSTS)
def test_golden_answers_hold_only_documented_fields(host: str, event: str) -> None:
    said = json.loads((GOLDEN / f"{host}-{event}.json").read_text(encoding="utf-8"))
    base = "stop" if event == "subagent-stop" else event
    allowed = ALLOWED.get((host, base), {"hookSpecificOutput"})
    assert said
    assert set(said) <= allowed
    if "hookSpecificOutput" in said:
        inner = said["hookSpecificOutput"]
        assert set(inner) == {"hookEventName", "additionalContext"}
        assert inner["hookEventName"] == NAMES[event]
        assert len(inner["additionalContext"].encode()) < 2048


def test_there_is_no_golden_file_without_a_test() -> None:
    names = {f"{host}-{event}.json" for host in HOSTS for event in EVENTS}
    assert {file.name for file in GOLDEN.iterdir()} == names
