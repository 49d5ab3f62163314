"""The server as the reference inspector sees it."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

PACKAGE = "@modelcontextprotocol/inspector@0.22"  # the newest that runs on Node 20


@pytest.fixture(scope="session")
def inspector(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the inspector into a folder of this test run."""
    npm = shutil.which("npm")
    if npm is None:
        pytest.skip("npm is not installed, so the inspector cannot be tried")
    folder = tmp_path_factory.mktemp("inspector")
    command = [npm, "install", "--no-audit", "--no-fund", "--prefix", str(folder), PACKAGE]
    done = subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", check=False, timeout=600
    )
    if done.returncode != 0:
        pytest.skip(f"npm cannot install {PACKAGE}: {done.stderr.strip()[-200:]}")
    return folder / "node_modules/.bin/mcp-inspector"


@pytest.mark.slow
def test_the_inspector_lists_calls_and_reads(
    inspector: Path, scratch: Path, environ: dict[str, str]
) -> None:
    def inspect(*words: str) -> dict[str, Any]:
        done = subprocess.run(
            [str(inspector), "--cli", "dont", "mcp", *words],
            cwd=scratch,
            env=environ,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
            timeout=120,
        )
        assert done.returncode == 0, done.stderr
        found: dict[str, Any] = json.loads(done.stdout)
        return found

    tools = inspect("--method", "tools/list")["tools"]
    assert "conclude" in {one["name"] for one in tools}
    assert all(one["annotations"] and one["outputSchema"]["oneOf"] for one in tools)
    said = inspect(
        "--method", "tools/call", "--tool-name", "conclude", "--tool-arg", "statement=It says hello"
    )
    claim = said["structuredContent"]["data"]["id"]
    refused = inspect(
        "--method", "tools/call", "--tool-name", "lock", "--tool-arg", f"entity_id={claim}"
    )
    assert refused["isError"] is True
    assert json.loads(refused["content"][0]["text"]) == refused["structuredContent"]
    assert refused["structuredContent"]["data"]["code"] == "claim-not-verified"
    resources = inspect("--method", "resources/list")["resources"]
    assert [one["uri"] for one in resources] == ["dont://prime"]
    read = inspect("--method", "resources/read", "--uri", "dont://prime")
    assert json.loads(read["contents"][0]["text"])["envelope_kind"] == "prime"
