"""A host waits for its hooks: what a hook loads is what it costs."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
import sys
from dont.faces.cli.entry import main
status = main(["hook", "claude", sys.argv[1]])
print(*sorted(sys.modules), file=sys.stderr)
sys.exit(status)
"""
SLOW = {
    "argparse", "asyncio", "dataclasses", "difflib", "email", "hashlib", "html", "http",
    "importlib.metadata",
    "inspect", "jsonschema", "linkml_runtime", "logging", "mcp", "mcp_types", "pathlib", "pydantic",
    "rdflib", "rich", "ssl", "subprocess", "tempfile", "tomllib", "unittest", "urllib", "yaml",
}  # fmt: skip


@pytest.mark.parametrize("event", ["session-start", "pre-tool-use", "post-tool-use", "stop"])
def test_a_hook_loads_nothing_heavy(event: str, scratch: Path, environ: dict[str, str]) -> None:
    given = {"file_path": str(scratch / "README.md"), "old_string": "hello"}
    body = {"session_id": "s1", "cwd": str(scratch), "tool_name": "Edit", "tool_input": given}
    loaded: set[str] = set()
    # Measuring coverage loads modules of its own.
    plain = {name: value for name, value in environ.items() if not name.startswith("COVERAGE")}
    for _ in range(2):  # the first call may read the configuration
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, event],
            cwd=scratch, env=plain, input=json.dumps(body), capture_output=True, text=True,
            encoding="utf-8", check=True, timeout=60,
        )  # fmt: skip
        loaded = set(done.stderr.split())
    assert "dont.faces.hooks.answering" in loaded
    assert not SLOW & loaded
    assert not [name for name in loaded if name.startswith(("dont.engine", "dont.taxonomy"))]
