"""The skill, the plugin and the manual page: the shapes their readers document."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from dont.faces.mcp.tools import tool_name
from dont.generated.tables.commands import ROWS
from dont.verbs.hosts.entries import HOSTS
from dont.version import __version__

ROOT = Path(__file__).parents[2]
PLUGIN = ROOT / "plugin"
SKILLS = sorted(ROOT.glob("skills/*/SKILL.md"))
PORTABLE = {"name", "description", "license", "compatibility", "metadata", "allowed-tools"}
AGENT = {
    "name", "description", "tools", "disallowedTools", "model", "effort", "maxTurns", "skills",
    "memory", "background", "isolation",
}  # fmt: skip


def front(path: Path) -> dict[str, Any]:
    _, head, _ = path.read_text(encoding="utf-8").split("---\n", 2)
    found = yaml.safe_load(head)
    assert isinstance(found, dict)
    return found


def test_there_is_a_skill() -> None:
    assert [path.parent.name for path in SKILLS] == ["dont-ground"]


@pytest.mark.parametrize("path", SKILLS, ids=lambda path: path.parent.name)
def test_a_skill_has_only_portable_fields(path: Path) -> None:
    found = front(path)
    assert set(found) <= PORTABLE
    assert found["name"] == path.parent.name
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", found["name"])
    assert 1 <= len(found["name"]) <= 64
    assert 1 <= len(found["description"]) <= 1024
    assert len(found["compatibility"]) <= 500
    assert all(isinstance(v, str) for v in found["metadata"].values())
    assert len(path.read_text(encoding="utf-8").splitlines()) < 500


@pytest.mark.parametrize("path", SKILLS, ids=lambda path: path.parent.name)
def test_the_plugin_carries_the_same_skill(path: Path) -> None:
    assert (PLUGIN / "skills" / path.parent.name / "SKILL.md").read_bytes() == path.read_bytes()


def test_the_plugin_has_the_documented_shape() -> None:
    manifest = json.loads((PLUGIN / ".claude-plugin/plugin.json").read_text(encoding="utf-8"))
    known = {
        "name",
        "displayName",
        "version",
        "description",
        "author",
        "license",
        "repository",
        "keywords",
    }
    assert set(manifest) <= known
    assert manifest["name"] == "dont"
    assert manifest["version"] == __version__
    assert set(manifest["author"]) == {"name"}
    kept = {str(path.relative_to(PLUGIN)) for path in PLUGIN.rglob("*") if path.is_file()}
    assert kept == {
        ".claude-plugin/plugin.json",
        ".mcp.json",
        "agents/dont-verifier.md",
        "hooks/hooks.json",
        "skills/dont-ground/SKILL.md",
    }


def test_the_marketplace_offers_the_plugin() -> None:
    offered = json.loads((ROOT / ".claude-plugin/marketplace.json").read_text(encoding="utf-8"))
    assert set(offered) == {"name", "owner", "plugins"}
    (one,) = offered["plugins"]
    manifest = json.loads((ROOT / one["source"] / ".claude-plugin/plugin.json").read_text("utf-8"))
    assert (one["name"], one["version"]) == (manifest["name"], manifest["version"])


def test_the_plugin_has_the_hooks_that_an_installation_writes() -> None:
    found = json.loads((PLUGIN / "hooks/hooks.json").read_text(encoding="utf-8"))
    assert found == {"hooks": {event: [entry] for event, entry in HOSTS["claude"].entries.items()}}


def test_the_plugin_starts_the_server() -> None:
    servers = json.loads((PLUGIN / ".mcp.json").read_text(encoding="utf-8"))["mcpServers"]
    assert [servers["dont"]["command"], *servers["dont"]["args"]] == ["dont", "mcp"]
    assert all(tool_name(verb) for verb in ROWS)


def test_the_verifier_reads_and_does_not_write() -> None:
    found = front(PLUGIN / "agents/dont-verifier.md")
    assert set(found) <= AGENT
    assert found["name"] == "dont-verifier"
    assert not {"Edit", "Write", "NotebookEdit"} & set(re.split(r",\s*", found["tools"]))


def test_a_host_that_can_validate_agrees() -> None:
    claude = shutil.which("claude")
    if claude is None:
        pytest.skip("the claude command is not installed")
    subprocess.run([claude, "plugin", "validate", "--strict", str(PLUGIN)], check=True, timeout=120)


def test_the_manual_page_is_current() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools/make_man"), "--check"],
        capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout


def test_the_manual_page_names_every_verb_and_option() -> None:
    text = (ROOT / "docs/dont.1").read_text(encoding="utf-8").replace("\\-", "-")
    for verb, row in ROWS.items():
        assert f".SS {verb}" in text
        for option in row["options"]:
            assert option["flag"] in text
    assert not [line for line in text.splitlines() if line.startswith("'")]


def test_a_formatter_reads_the_manual_page() -> None:
    groff = shutil.which("groff")
    if groff is None:
        pytest.skip("groff is not installed")
    done = subprocess.run(
        [groff, "-man", "-Tutf8", "-ww", str(ROOT / "docs/dont.1")],
        capture_output=True, text=True, encoding="utf-8", check=True, timeout=60,
    )  # fmt: skip
    assert not done.stderr
    assert "conclude" in done.stdout
