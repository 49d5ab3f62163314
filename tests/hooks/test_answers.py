"""What hosts get whatever they send: valid JSON, exit 0, bounded, once."""

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dont.faces.hooks.answering import SILENT, answer
from dont.faces.hooks.entry import MOST_BYTES
from dont.faces.hooks.wording import size
from dont.verbs.context import Context

Run = Callable[..., subprocess.CompletedProcess[str]]
HOSTS = ("claude", "codex", "cursor")
EVENTS = ("session-start", "pre-tool-use", "post-tool-use", "stop", "subagent-stop")


def told(done: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    assert done.returncode == 0, done
    assert not done.stderr
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def words(said: dict[str, Any]) -> str:
    """Give what the host hands to its model, whatever the dialect."""
    inner = said.get("hookSpecificOutput", said)
    fields = (
        "additionalContext",
        "additional_context",
        "agent_message",
        "followup_message",
        "reason",
    )
    return next((str(inner[name]) for name in fields if name in inner), "")


def editing(root: Path, old: str = "hello", **more: object) -> str:
    given = {"file_path": str(root / "README.md"), "old_string": old}
    return json.dumps(
        {"session_id": "s1", "cwd": str(root), "tool_name": "Edit", "tool_input": given, **more}
    )


BAD: dict[str, bytes] = {
    "nothing": b"",
    "no JSON": b"{",
    "a list": b"[]",
    "a number": b"3",
    "bytes": b"\xff\xfe\x00",
    "deep": b"[" * 200_000,
    "wrong types": json.dumps(
        {
            "session_id": 3,
            "cwd": ["x"],
            "tool_input": "x",
            "tool_name": None,
            "stop_hook_active": "x",
            "workspace_roots": [None],
            "loop_count": "many",
            "source": {},
        }
    ).encode(),
    "evil session": json.dumps({"session_id": "../../../evil\0", "cwd": "/\0"}).encode(),
    "evil path": json.dumps(
        {"tool_name": "Edit", "tool_input": {"file_path": "a\0b", "edits": [3, {"old_string": 4}]}}
    ).encode(),
    "lone surrogate": (
        b'{"session_id": "\\ud800", "tool_name": "Write", "tool_input": {"path": "\\udc00"}}'
    ),
}


@pytest.mark.parametrize("kind", BAD)
@pytest.mark.parametrize("host", HOSTS)
def test_bad_input_never_leaves_the_dialect(
    scratch: Path, environ: dict[str, str], host: str, kind: str
) -> None:
    for event in EVENTS:
        ctx = Context(cwd=str(scratch), environ=environ)
        text, status = answer(host, event, BAD[kind], ctx)
        assert status == 0
        assert isinstance(json.loads(text), dict)
    kept = {path.relative_to(scratch).parts[0] for path in scratch.rglob("*")}
    assert kept <= {".dont", ".git", "README.md"}


@pytest.mark.parametrize(
    "line",
    [
        ["claude"], ["claude", "nonsense"], ["nonsense", "stop"], ["claude", "stop", "--nonsense"],
        ["claude", "stop", "more", "--json"], ["stop"], ["claude", "--json", "stop", "-x"],
    ],
)  # fmt: skip
def test_a_mistyped_hook_blocks_nothing(dont: Run, line: list[str]) -> None:
    assert told(dont("hook", *line, stdin="{}")) == {}


def test_installing_for_an_unknown_host_is_a_usage_error(dont: Run) -> None:
    for verb in ("install", "remove"):
        done = dont("hook", verb, "nonsense", "--json")
        assert done.returncode == 2
        assert json.loads(done.stdout)["data"]["code"] == "usage"


@pytest.mark.parametrize("host", HOSTS)
def test_silence_without_a_project(tmp_path: Path, environ: dict[str, str], host: str) -> None:
    for event in EVENTS:
        ctx = Context(cwd=str(tmp_path), environ=environ)
        assert answer(host, event, editing(tmp_path).encode(), ctx) == (SILENT, 0)
    assert not list(tmp_path.iterdir())


def test_a_broken_ledger_is_silent_and_remembered(scratch: Path, quick: Run) -> None:
    (scratch / ".dont/config.toml").write_text("[project\n", encoding="utf-8")
    assert told(quick("hook", "claude", "session-start", stdin="{}")) == {}
    kept = json.loads((scratch / ".dont/cache/hook-failure.json").read_text(encoding="utf-8"))
    assert kept["event"] == "session-start"
    assert "config" in kept["message"] or "project" in kept["message"]


def test_a_request_beyond_the_bound_is_read_to_its_end_and_left_alone(
    dont: Run, scratch: Path
) -> None:
    huge = editing(scratch, padding="x" * (MOST_BYTES + 1))
    assert told(dont("hook", "claude", "pre-tool-use", stdin=huge)) == {}


def test_a_large_transcript_is_no_trouble(dont: Run, scratch: Path) -> None:
    dont("ground", "It says hello", "--file", "README.md", "--lines", "1", "--json")
    large = editing(scratch, transcript="x" * 3_000_000)
    assert "README.md:1" in words(told(dont("hook", "claude", "pre-tool-use", stdin=large)))


def test_a_host_that_hangs_up_is_no_failure(scratch: Path, environ: dict[str, str]) -> None:
    read, write = os.pipe()
    os.close(read)
    try:
        done = subprocess.run(
            ["dont", "hook", "claude", "session-start"],
            cwd=scratch,
            env=environ,
            input=b"{}",
            stdout=write,
            stderr=subprocess.PIPE,
            check=False,
            timeout=60,
        )
    finally:
        os.close(write)
    assert (done.returncode, done.stderr) == (0, b"")


def test_orientation_puts_the_doubted_first_and_stays_below_two_kilobytes(quick: Run) -> None:
    plan: list[dict[str, object]] = []
    for n in range(40):
        plan.append(
            {"verb": "conclude", "statement": f"Statement {n} — " + "wörter " * 60 + "\n\x1b[31m"}
        )
        plan.append({"verb": "trust", "entity_id": f"${2 * n}", "reason": "the log says otherwise"})
    assert quick("apply", "-", "--json", stdin=json.dumps(plan)).returncode == 0
    text = words(told(quick("hook", "claude", "session-start", stdin="{}")))
    assert size(text) < 2048
    lines = text.split("\n")
    assert "40 doubted" in lines[0]
    assert "(doubted)" in lines[2]
    assert "\x1b" not in text
    assert "dont suggest-term" in text
    assert text.index("suggest-term") < text.index("dont define")


def test_an_edit_names_the_claims_on_its_lines_once_and_briefly(scratch: Path, quick: Run) -> None:
    (scratch / "long.txt").write_text(
        "".join(f"line {n}\n" for n in range(1, 60)), encoding="utf-8"
    )
    for n in range(1, 31):
        quick(
            "ground",
            f"Line {n} stands " + "w" * 200,
            "--file",
            "long.txt",
            "--lines",
            str(n),
            "--json",
        )
    body = json.dumps(
        {"session_id": "s", "cwd": str(scratch), "tool_name": "Write",
         "tool_input": {"file_path": str(scratch / "long.txt"), "content": "x"}}
    )  # fmt: skip
    first = words(told(quick("hook", "claude", "pre-tool-use", stdin=body)))
    assert first.startswith("30 claims rest")
    assert size(first) <= 600
    assert told(quick("hook", "claude", "pre-tool-use", stdin=body)) == {}


def test_only_claims_on_the_replaced_lines_are_named(scratch: Path, quick: Run) -> None:
    quick("ground", "It says hello", "--file", "README.md", "--lines", "1", "--json")
    quick("ground", "It says world", "--file", "README.md", "--lines", "2", "--json")
    text = words(told(quick("hook", "claude", "pre-tool-use", stdin=editing(scratch, "world"))))
    assert "It says world" in text
    assert "It says hello" not in text


@pytest.mark.parametrize("tool", ["Read", "Bash", "Grep", "TodoWrite"])
def test_tools_that_change_no_file_are_silent(scratch: Path, quick: Run, tool: str) -> None:
    quick("ground", "It says hello", "--file", "README.md", "--lines", "1", "--json")
    body = editing(scratch, tool_name=tool) if tool != "TodoWrite" else json.dumps(
        {"cwd": str(scratch), "tool_name": tool, "tool_input": {"todos": []}}
    )  # fmt: skip
    assert told(quick("hook", "claude", "pre-tool-use", stdin=body)) == {}


def test_a_file_outside_the_project_is_nobodys_claim(
    scratch: Path, quick: Run, tmp_path: Path
) -> None:
    other = tmp_path / "README.md"
    other.write_text("hello\n", encoding="utf-8")
    quick("ground", "It says hello", "--file", "README.md", "--lines", "1", "--json")
    body = editing(scratch, tool_input={"file_path": str(other), "old_string": "hello"})
    assert told(quick("hook", "claude", "pre-tool-use", stdin=body)) == {}


def test_a_patch_names_its_files(scratch: Path, quick: Run) -> None:
    quick("ground", "It says hello", "--file", "README.md", "--lines", "1", "--json")
    patch = "*** Begin Patch\n*** Update File: README.md\n@@\n-hello\n+hullo\n*** End Patch\n"
    body = json.dumps(
        {
            "session_id": "c",
            "cwd": str(scratch),
            "tool_name": "apply_patch",
            "tool_input": {"command": patch},
        }
    )
    assert "It says hello" in words(told(quick("hook", "codex", "pre-tool-use", stdin=body)))


def test_a_change_of_the_lines_is_told_after_the_edit(scratch: Path, quick: Run) -> None:
    quick("ground", "It says hello", "--file", "README.md", "--lines", "1", "--json")
    assert told(quick("hook", "claude", "post-tool-use", stdin=editing(scratch))) == {}
    (scratch / "README.md").write_text("new first line\nhello\nworld\n", encoding="utf-8")
    assert (
        told(quick("hook", "claude", "post-tool-use", stdin=editing(scratch))) == {}
    )  # only moved
    (scratch / "README.md").write_text("hullo\nworld\n", encoding="utf-8")
    assert "drifted" in words(
        told(quick("hook", "claude", "post-tool-use", stdin=editing(scratch)))
    )
    assert told(quick("hook", "claude", "post-tool-use", stdin=editing(scratch))) == {}
    (scratch / "README.md").unlink()
    assert "missing" in words(
        told(quick("hook", "claude", "post-tool-use", stdin=editing(scratch)))
    )


@pytest.mark.parametrize("host", HOSTS)
def test_unbacked_statements_are_named_once(scratch: Path, quick: Run, host: str) -> None:
    quick("conclude", "Old and unverified", "--json")
    body = json.dumps({"session_id": "s1", "cwd": str(scratch)})
    quick("hook", host, "session-start", stdin=body)
    assert told(quick("hook", host, "stop", stdin=body)) == {}
    quick("conclude", "New and unverified", "--json")
    quick("conclude", "By somebody else", "--author", "human:bob", "--json")
    quick("conclude", "Over MCP", "--author", f"llm:{host}", "--json")
    quick("conclude", "Named by its session", "--author", "llm:x", "--session-id", "s1", "--json")
    quick("ground", "Backed at once", "--evidence", "https://example.org/x", "--json")
    again = json.dumps(
        {"session_id": "s1", "stop_hook_active": True, "loop_count": 1, "cwd": str(scratch)}
    )
    assert told(quick("hook", host, "stop", stdin=again)) == {}
    ended = json.dumps({"session_id": "s1", "status": "aborted", "cwd": str(scratch)})
    assert told(quick("hook", host, "stop", stdin=ended)) == {}
    text = words(told(quick("hook", host, "stop", stdin=body)))
    assert text.startswith("3 statements")
    assert "New and unverified" in text
    assert "Named by its session" in text
    assert "Over MCP" in text
    assert told(quick("hook", host, "stop", stdin=body)) == {}
    assert told(quick("hook", host, "subagent-stop", stdin=body)) == {}
    quick("conclude", "One more", "--json")
    text = words(told(quick("hook", host, "stop", stdin=body)))
    assert "One more" in text
    assert "New and unverified" not in text


def test_a_resumed_session_goes_on_where_it_was(scratch: Path, quick: Run) -> None:
    body = {"session_id": "s1", "cwd": str(scratch)}
    quick("hook", "claude", "session-start", stdin=json.dumps({**body, "source": "startup"}))
    quick("conclude", "Before the compaction", "--json")
    quick("hook", "claude", "session-start", stdin=json.dumps({**body, "source": "compact"}))
    assert "Before the compaction" in words(
        told(quick("hook", "claude", "stop", stdin=json.dumps(body)))
    )


def test_a_session_whose_beginning_nobody_saw_accuses_nobody(quick: Run) -> None:
    quick("conclude", "Of an unknown session", "--json")
    assert told(quick("hook", "claude", "stop", stdin='{"session_id": "s9"}')) == {}


def test_two_sessions_do_not_share_their_memory(quick: Run) -> None:
    for session in ("a", "b"):
        quick("hook", "claude", "session-start", stdin=json.dumps({"session_id": session}))
    quick("conclude", "Unverified", "--json")
    for session in ("a", "b"):
        said = told(quick("hook", "claude", "stop", stdin=json.dumps({"session_id": session})))
        assert "Unverified" in words(said)


def test_a_session_is_the_author_of_what_it_writes(
    scratch: Path, quick: Run, tmp_path: Path
) -> None:
    exports = tmp_path / "env"
    body = json.dumps({"session_id": "0123456789", "cwd": str(scratch)})
    env = {"CLAUDE_ENV_FILE": str(exports), "DONT_AUTHOR": ""}
    quick("hook", "claude", "session-start", stdin=body, env=env)
    assert exports.read_text(encoding="utf-8") == "export DONT_AUTHOR=llm:claude-01234567\n"
    quick("conclude", "By the agent", "--json", env={"DONT_AUTHOR": "llm:claude-01234567"})
    assert "By the agent" in words(told(quick("hook", "claude", "stop", stdin=body, env=env)))
    said = told(quick("hook", "cursor", "session-start", stdin=body, env={"DONT_AUTHOR": ""}))
    assert said["env"] == {"DONT_AUTHOR": "llm:cursor-01234567"}
    chosen = quick(
        "hook", "claude", "session-start", stdin=body, env={"CLAUDE_ENV_FILE": str(exports)}
    )
    assert told(chosen)
    assert exports.read_text(encoding="utf-8").count("\n") == 1


def test_a_cache_that_cannot_be_written_still_orients(scratch: Path, quick: Run) -> None:
    quick("prime", "--json")
    sessions = scratch / ".dont/cache/sessions"
    sessions.write_text("no folder", encoding="utf-8")
    assert "claims" in words(told(quick("hook", "claude", "session-start", stdin="{}")))


@pytest.mark.parametrize("event", ["PreToolUse", "preToolUse", "pre_tool_use", "pre-tool-use"])
def test_any_spelling_of_an_event_is_understood(scratch: Path, quick: Run, event: str) -> None:
    quick("ground", "It says hello", "--file", "README.md", "--lines", "1", "--json")
    assert "It says hello" in words(told(quick("hook", "cursor", event, stdin=editing(scratch))))
