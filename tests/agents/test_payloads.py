"""The answers of the agent verbs have the shapes of the model."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import jsonschema
import pytest

from dont.verbs.context import Context
from dont.verbs.hook import install, status

ROOT = Path(__file__).parents[2]
Run = Callable[..., subprocess.CompletedProcess[str]]
CASES: dict[str, tuple[str, list[str]]] = {
    "hook status": ("hooks", ["hook", "status"]),
    "hook install": ("hooks", ["hook", "install", "codex"]),
    "hook remove": ("hooks", ["hook", "remove", "codex"]),
    "sync-docs": ("managed_docs", ["sync-docs"]),
    "completions": ("help", ["completions", "bash"]),
    "tutorial": ("help", ["help", "--tutorial"]),
    "topics": ("help", ["help", "--topics"]),
}


@pytest.mark.parametrize("name", CASES)
def test_an_answer_has_the_shape_of_its_kind(name: str, dont: Run) -> None:
    kind, words = CASES[name]
    done = dont(*words, "--json")
    assert done.returncode == 0
    envelope = json.loads(done.stdout)
    assert envelope["envelope_kind"] == kind
    schema = json.loads((ROOT / f"generated/schema/{kind}.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator(schema).validate(envelope["data"])


@pytest.mark.parametrize("host", ["claude", "codex", "cursor"])
def test_init_installs_hooks_and_writes_the_page_for_agents(
    host: str, tmp_path: Path, dont: Run
) -> None:
    root = tmp_path / "new"
    root.mkdir()
    made = json.loads(dont("init", "--hooks", host, "--json", cwd=root).stdout)
    assert made["ok"], made
    assert [row["host"] for row in made["data"]["hooks"]] == [host]
    assert (root / ".dont/AGENTS.md").is_file()
    rows = json.loads(dont("hook", "status", "--json", cwd=root).stdout)["data"]["hosts"]
    assert {row["host"] for row in rows if row["state"] == "installed"} == {host}


def test_a_command_that_hosts_would_not_find_is_told(
    scratch: Path, environ: dict[str, str], tmp_path: Path
) -> None:
    for path, told in ((environ["PATH"], False), (str(tmp_path), True)):
        ctx = Context(cwd=str(scratch), environ={**environ, "PATH": path})
        assert ("not on PATH" in str(install(ctx, "claude").get("detail"))) is told
        row = next(one for one in status(ctx) if one["host"] == "claude")
        assert ("not on PATH" in str(row.get("detail"))) is told


def test_init_refuses_a_host_or_a_settings_file_before_anything_exists(
    tmp_path: Path, dont: Run
) -> None:
    root = tmp_path / "new"
    (root / ".claude").mkdir(parents=True)
    (root / ".claude/settings.json").write_text("{", encoding="utf-8")
    for host, expected in (("nonsense", 2), ("claude", 3)):
        assert dont("init", "--hooks", host, "--json", cwd=root).returncode == expected
        assert not (root / ".dont").exists()


def test_doctor_reports_changed_hooks_and_drifted_documents(scratch: Path, dont: Run) -> None:
    dont("hook", "install", "claude", "--json")
    dont("sync-docs", "--json")

    def checks() -> dict[str, str]:
        found = json.loads(dont("doctor", "--json").stdout)["data"]["checks"]
        return {check["name"]: check["status"] for check in found}

    assert checks()["hooks_claude"] == checks()["managed_docs"] == "pass"
    settings = scratch / ".claude/settings.json"
    settings.write_text(
        settings.read_text(encoding="utf-8").replace("stop", "halt"), encoding="utf-8"
    )
    agents = scratch / "AGENTS.md"
    agents.write_text(
        agents.read_text(encoding="utf-8").replace("prime", "panic"), encoding="utf-8"
    )
    assert checks()["hooks_claude"] == checks()["managed_docs"] == "warn"
    settings.write_text("{}", encoding="utf-8")
    assert checks()["hooks_claude"] == "warn"
