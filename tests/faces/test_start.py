"""What `dont show` loads: the standard library and little of our own."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT, Run

HEAVY = {
    "yaml", "rich", "linkml_runtime", "rdflib", "jinja2", "jsonschema", "httpx", "mcp", "curies",
    "fastobo", "pyoxigraph", "argparse", "dataclasses", "inspect", "tomllib", "subprocess",
    "pathlib", "asyncio", "typing", "logging", "tempfile", "hashlib", "urllib.parse",
}  # fmt: skip
MOST_OWN = 50
PROGRAM = """
import sys
before = set(sys.modules)
from dont.faces.cli.entry import main
main(sys.argv[1:])
sys.stderr.write("\\n".join(sorted(set(sys.modules) - before)))
"""


@pytest.fixture
def loaded(dont: Run, scratch: Path, environ: dict[str, str]) -> set[str]:
    """Name the modules that showing a claim loads, once the projection stands."""
    claim = json.loads(dont("conclude", "it is bounded", "--json").stdout)["data"]["id"]
    words = ["show", claim, "--json"]
    dont("show", claim, "--json")
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *words],
        cwd=scratch,
        env={**environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    assert json.loads(done.stdout)["ok"]
    return set(done.stderr.split())


def test_show_loads_nothing_heavy(loaded: set[str]) -> None:
    assert loaded & HEAVY == set()


def test_show_loads_few_modules_of_its_own(loaded: set[str]) -> None:
    own = {name for name in loaded if name.split(".")[0] == "dont"}
    assert len(own) <= MOST_OWN, sorted(own)
    assert not {name for name in own if name.startswith(("dont.importers", "dont.net"))}
