"""Every code that a tool can raise is the same envelope on the command line and over MCP."""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from dont.core.command_line import read
from dont.faces.cli.entry import main
from dont.faces.mcp.desk import Desk
from dont.faces.mcp.tools import rows, tool_name
from dont.verbs.context import Context

ROOT = Path(__file__).parents[2]
TABLE = yaml.safe_load((ROOT / "model/tables/codes.yaml").read_text(encoding="utf-8"))["rows"]
TOOLS = rows("all")


def last_call(row: dict[str, Any]) -> str | None:
    """Name the tool behind the step that brings a code about; None where no tool does it."""
    steps = row.get("provoke") or []
    if not steps or "stdin" in steps[-1]:
        return None
    words = [str(word) for word in steps[-1]["run"]]
    if words and words[-1] == "-":
        return None
    try:
        line = read(words)
    except Exception:  # noqa: BLE001 - a line the reader refuses is the command line's alone
        return None
    name = tool_name(line.row["verb"]) if line.row else ""
    return name if name in TOOLS else None


# Each call is one more failure of its kind, so that two calls cannot answer alike.
COUNTS = ("repeated-failure",)
PROVOKED = [row["code"] for row in TABLE if last_call(row) and row["code"] not in COUNTS]
BY_CODE = {row["code"]: row for row in TABLE}


class Project:
    """A scratch project that both faces work on, in this very process."""

    def __init__(
        self, root: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
    ) -> None:
        self.root = root
        self.monkeypatch = monkeypatch
        self.capfd = capfd
        self.names: dict[str, str] = {}
        root.mkdir()
        subprocess.run(["git", "init", "-q"], cwd=root, check=True)
        monkeypatch.chdir(root)
        monkeypatch.setenv("DONT_AUTHOR", "human:ann")
        self.cli(["init", "--name", "demo"])

    def words(self, step: dict[str, Any]) -> list[str]:
        for path, body in (step.get("files") or {}).items():
            file = self.root / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(body, encoding="utf-8")
        for path in step.get("delete") or ():
            (self.root / path).unlink()
        for name, value in (step.get("env") or {}).items():
            self.monkeypatch.setenv(name, str(value))
        found = [str(word) for word in step["run"]]
        for name, value in self.names.items():
            start = value[: len("claim:") + 4]  # what ids made within one second share
            found = [word.replace("{" + name + ":prefix}", start) for word in found]
            found = [word.replace("{" + name + "}", value) for word in found]
        return found

    def cli(self, words: list[str]) -> dict[str, Any]:
        self.capfd.readouterr()
        main([*words, "--json"])
        envelope: dict[str, Any] = json.loads(self.capfd.readouterr().out)
        return envelope

    def mcp(self, words: list[str], *, dry_run: bool) -> dict[str, Any]:
        line = read(words)
        assert line.row is not None
        given = dict(line.given)
        if line.universal.get("author"):
            given["author"] = line.universal["author"]
        if dry_run and line.row["effect"] != "read":
            given["dry_run"] = True
        desk = Desk(Context(cwd=str(self.root), environ=os.environ), "all")
        envelope = desk.call(tool_name(line.row["verb"]), given)
        desk.close()
        found: dict[str, Any] = json.loads(json.dumps(envelope))
        return found


def comparable(envelope: dict[str, Any]) -> dict[str, Any]:
    """Drop what differs from one call to the next: ids of the occurrence, times, new ids."""
    envelope["meta"].pop("duration_ms")
    data = envelope["data"]
    for name in ("error_id", "id", "created_at", "updated_at", "as_of"):
        data.pop(name, None)
    # The local log warns at the third failure of a kind: that is a count, not the envelope.
    envelope["warnings"] = [w for w in envelope["warnings"] if w["code"] != "repeated-failure"]
    if not envelope["ok"]:
        return envelope
    data.pop("provenance", None)
    for warning in envelope["warnings"]:
        warning.pop("entity_id", None)
        warning.pop("suggested_remediation", None)
    envelope["hints"] = [hint["description"] for hint in envelope["hints"]]
    return envelope


@pytest.mark.parametrize("code", PROVOKED)
def test_a_code_has_one_envelope(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    row = BY_CODE[code]
    project = Project(tmp_path / "project", monkeypatch, capfd)
    *before, last = row["provoke"]
    for step in before:
        envelope = project.cli(project.words(step))
        if "as" in step:
            project.names[step["as"]] = str(
                envelope["data"].get("id") or envelope["data"].get("request_id")
            )
    words = project.words(last)
    dry = ["--dry-run"] if row.get("as_warning") else []
    typed = project.cli([*words, *dry])
    called = project.mcp(words, dry_run=bool(dry))
    shown = json.dumps(typed)
    assert f'"{code}"' in shown, shown[:400]
    assert comparable(typed) == comparable(called)


def test_most_codes_can_be_raised_by_a_tool() -> None:
    """Those that cannot belong to verbs that no tool offers, or to the process itself."""
    missing = {row["code"] for row in TABLE} - set(PROVOKED)
    assert len(PROVOKED) >= 40, sorted(missing)
