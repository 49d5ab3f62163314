"""The files that other tools read: the pre-commit manifest and the page on pipelines."""

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

from dont.core.command_line import read

Run = Callable[..., subprocess.CompletedProcess[str]]
ROOT = Path(__file__).parents[2]
MANIFEST = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
PAGE = (ROOT / "docs" / "ci.md").read_text(encoding="utf-8")
COMMANDS = sorted(set(re.findall(r"\bdont check[^`\n>;]*", PAGE)))
STAGES = {"pre-commit", "pre-push", "commit-msg"}


@pytest.mark.parametrize("hook", MANIFEST, ids=lambda hook: hook["id"])
def test_every_hook_runs_a_command_that_exists(hook: dict[str, object]) -> None:
    assert set(hook["stages"]) <= STAGES  # type: ignore[call-overload]  # a list in the file
    assert hook["language"] == "python"
    words = str(hook["entry"]).split()
    assert words[0] == "dont"
    line = read(words[1:])
    assert line.row is not None
    assert line.row["verb"] == "check"
    # A hook that gets file names would be split into several runs, each with a part of the scope.
    assert hook["stages"] == ["commit-msg"] or hook["pass_filenames"] is False


def test_the_page_names_every_hook() -> None:
    assert {f"- id: {hook['id']}" for hook in MANIFEST} <= {
        line.split("#")[0].strip() for line in PAGE.splitlines()
    }


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_of_the_page_can_be_run(dont: Run, command: str) -> None:
    words = [word.replace("PATH…", "README.md") for word in command.split()[1:]]
    done = dont(*words)
    assert done.returncode in (0, 1), (command, done.stderr)


def test_the_formats_of_the_page_come_out_even_where_json_is_the_default(
    scratch: Path, dont: Run
) -> None:
    path = scratch / ".dont" / "config.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text + '\n[output]\ndefault_format = "json"\n', encoding="utf-8")
    assert dont("check").stdout.startswith('{"ok":true')
    assert dont("check", "--format", "junit").stdout.startswith("<?xml")
    assert dont("check", "--format", "sarif").stdout.startswith('{\n "$schema"')
    assert dont("check", "--format", "github").stdout.splitlines()[-1].endswith("::")
    assert dont("check", "--format", "junit", "--json").stdout.startswith('{"ok":true')
    assert dont("check", "--format", "human").stdout.startswith("warning: scope-empty")


def test_a_project_below_the_top_of_its_repository_is_named_from_the_top(
    scratch: Path, dont: Run
) -> None:
    below = scratch / "sub"
    below.mkdir()
    assert dont("init", cwd=below).returncode == 0
    assert dont("conclude", "nobody has shown this", cwd=below).returncode == 0
    shown = json.loads(dont("check", "--format", "sarif", cwd=below).stdout)
    place = shown["runs"][0]["results"][0]["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"].startswith("sub/.dont/ledger/")
    annotated = dont("check", "--format", "github", cwd=below).stdout
    assert annotated.startswith("::error file=sub/.dont/ledger/")
    assert (scratch / place["artifactLocation"]["uri"]).is_file()
