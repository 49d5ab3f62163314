"""A scripted host runs the hooks it finds in its own settings file, from start to stop."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Run = Callable[..., subprocess.CompletedProcess[str]]


FILES = {
    "claude": ".claude/settings.json",
    "codex": ".codex/hooks.json",
    "cursor": ".cursor/hooks.json",
}


class Host:
    """An agent host: it knows its settings file and the events, and nothing of `dont`."""

    def __init__(self, name: str, root: Path, environ: dict[str, str]) -> None:
        self.name = name
        self.root = root
        self.environ = environ
        self.hooks = json.loads((root / FILES[name]).read_text(encoding="utf-8"))["hooks"]

    def fire(self, event: str, **more: object) -> dict[str, Any]:
        """Run every handler of an event as the host would and give the answer."""
        spelled = event[0].lower() + event[1:] if self.name == "cursor" else event
        body = {"session_id": "run-1", "cwd": str(self.root), "hook_event_name": spelled, **more}
        said: dict[str, Any] = {}
        for entry in self.hooks[spelled]:
            for handler in entry.get("hooks", [entry]):
                words = [handler["command"], *handler.get("args", [])]
                done = subprocess.run(
                    words if "args" in handler else handler["command"],
                    shell="args" not in handler,
                    cwd=self.root,
                    env=self.environ,
                    input=json.dumps(body),
                    capture_output=True,
                    text=True,
                    encoding="utf-8",
                    timeout=60,
                    check=False,
                )
                assert done.returncode == 0, done  # 2 would have blocked the call
                said |= json.loads(done.stdout)
        return said


def context(said: dict[str, Any]) -> str:
    inner = said.get("hookSpecificOutput", said)
    names = (
        "additionalContext",
        "additional_context",
        "agent_message",
        "followup_message",
        "reason",
    )
    return next((str(inner[name]) for name in names if name in inner), "")


def edit(host: str, root: Path) -> dict[str, Any]:
    if host == "codex":
        patch = "*** Begin Patch\n*** Update File: limits.md\n@@\n-500\n+50\n*** End Patch\n"
        return {"tool_name": "apply_patch", "tool_input": {"command": patch}}
    given = {"file_path": str(root / "limits.md"), "old_string": "500", "new_string": "50"}
    return {"tool_name": "Edit", "tool_input": given}


@pytest.mark.parametrize("name", ["claude", "codex", "cursor"])
def test_a_session_from_start_to_stop(
    name: str, scratch: Path, environ: dict[str, str], dont: Run
) -> None:
    def run(*words: str, fails: bool = False) -> dict[str, Any]:
        done = dont(*words, "--json")
        envelope: dict[str, Any] = json.loads(done.stdout)
        assert envelope["ok"] is not fails, envelope
        return envelope

    (scratch / "limits.md").write_text("The limit is 500.\n", encoding="utf-8")
    claim = run("ground", "The limit is 500", "--file", "limits.md", "--lines", "1")["data"]["id"]
    run("hook", "install", name)
    host = Host(name, scratch, environ)

    # The session starts: it learns how the ledger stands.
    assert "1 verified" in context(host.fire("SessionStart", source="startup"))

    # Before the edit it learns who rests on the line, after it, that the line changed.
    assert claim in context(host.fire("PreToolUse", **edit(name, scratch)))
    (scratch / "limits.md").write_text("The limit is 50.\n", encoding="utf-8")
    assert "drifted" in context(host.fire("PostToolUse", **edit(name, scratch)))
    checked = dont("check", "--json")
    assert checked.returncode == 1
    assert claim in checked.stdout

    # It states the new fact and is refused without evidence; the refusal's own remedy works.
    restated = run("restate", claim, "The limit is 50")["data"]["id"]
    refused = run("dismiss", restated, fails=True)
    assert refused["data"]["code"] == "no-evidence"
    remedy = refused["data"]["remediation"][0]["argv"]
    assert remedy[0] == "dont"

    # It tries to stop: one unbacked statement is named, once.
    assert restated in context(host.fire("Stop"))
    filled = [str(scratch / "limits.md") if word == "<uri>" else word for word in remedy[1:]]
    filled = ["limits.md" if word == str(scratch / "limits.md") else word for word in filled]
    assert run(*filled)["data"]["status"] == "verified"
    assert host.fire("Stop") == {}
    assert dont("check", "--json").returncode == 0

    # Nobody blocked anything, and the hooks are still the ones that were installed.
    rows = {row["host"]: row for row in run("hook", "status")["data"]["hosts"]}
    assert rows[name]["state"] == "installed"
    (scratch / FILES[name]).unlink()
    rows = {row["host"]: row for row in run("hook", "status")["data"]["hosts"]}
    assert rows[name]["state"] == "missing"
    run("hook", "install", name)
    assert run("hook", "remove", name)["data"]["hosts"][0]["state"] == "removed"
    assert "dont" not in (scratch / FILES[name]).read_text(encoding="utf-8")
