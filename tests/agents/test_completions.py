"""Completion scripts, tried in the shells themselves."""

import json
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from dont.generated.tables.commands import ROWS
from dont.verbs.completions import ids
from dont.verbs.context import Context
from dont.verbs.shells.tables import tables

Run = Callable[..., subprocess.CompletedProcess[str]]
SHELLS = ("bash", "zsh", "fish", "powershell", "elvish")
# A line up to the cursor, and what has to be among the answers or missing from them.
LINES = [
    ("dont co", {"conclude", "completions"}, {"trust"}),
    ("dont ", {"init", "rules", "hook"}, {"list "}),
    ("dont rules ", {"list", "show", "coverage"}, {"init"}),
    ("dont rules sh", {"show"}, {"list"}),
    ("dont rules show lo", {"lockable"}, {"ungrounded"}),
    ("dont explain dupl", {"duplicate-claim"}, {"lockable"}),
    ("dont hook ", {"install", "claude", "codex"}, {"stop"}),
    ("dont hook install cu", {"cursor"}, {"claude"}),
    ("dont conclude 'some words' --at", {"--atom"}, {"--author"}),
    ("dont list --status ver", {"verified"}, {"doubted"}),
    ("dont check --format ", {"sarif", "github"}, {"bash"}),
    ("dont completions ", {"bash", "elvish"}, {"sarif"}),
    ("dont dismiss x:y --file REA", {"README.md"}, {"verified"}),
    ("dont check --staged REA", {"README.md"}, {"other"}),
    ("dont conclude some ", set(), {"README.md", "init"}),
]


def need(shell: str) -> str:
    found = shutil.which(shell)
    if found is None:
        pytest.skip(f"the shell {shell} is not installed")
    return found


def in_bash(line: str, cwd: Path, environ: dict[str, str]) -> list[str]:
    program = """
      eval "$(dont completions bash)"
      COMP_WORDBREAKS=$' \\t\\n"\\'><=;|&(:'
      COMP_LINE=$1 COMP_POINT=${#1}
      _dont
      printf '%s\\n' "${COMPREPLY[@]}"
    """
    done = subprocess.run(
        [need("bash"), "--norc", "-c", program, "bash", line],
        cwd=cwd,
        env=environ,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
        timeout=60,
    )
    assert not done.stderr
    return done.stdout.split()


def in_fish(line: str, cwd: Path, environ: dict[str, str]) -> list[str]:
    program = "dont completions fish | source; complete -C $argv[1]"
    done = subprocess.run(
        [need("fish"), "--no-config", "-c", program, line],
        cwd=cwd,
        env=environ,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
        timeout=60,
    )
    assert not done.stderr
    return [row.split("\t")[0] for row in done.stdout.splitlines()]


def in_zsh(line: str, cwd: Path, environ: dict[str, str]) -> list[str]:
    """Run the function with `compadd` and `_files` replaced by printers: zle needs a terminal."""
    program = r"""
      compdef() { : }
      compadd() {
        local -a found
        if [[ $1 == -l ]]; then found=("${ids[@]}"); else shift; found=("$@"); fi
        print -rl -- ${(M)found:#${PREFIX}*}
      }
      _files() { print -rl -- ${PREFIX}*(N) }
      eval "$(dont completions zsh)"
      words=("${(z)1}")
      [[ $1 == *' ' ]] && words+=('')
      CURRENT=$#words PREFIX=${words[CURRENT]}
      _dont
      true
    """
    done = subprocess.run(
        [need("zsh"), "-f", "-c", program, "zsh", line],
        cwd=cwd,
        env=environ,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
        timeout=60,
    )
    assert not done.stderr
    return done.stdout.split()


COMPLETE = {"bash": in_bash, "fish": in_fish, "zsh": in_zsh}


@pytest.mark.parametrize("shell", COMPLETE)
def test_a_shell_completes(shell: str, scratch: Path, environ: dict[str, str]) -> None:
    for line, there, absent in LINES:
        found = set(COMPLETE[shell](line, scratch, environ))
        assert there <= found, (line, found)
        assert not absent & found, (line, found)


@pytest.mark.parametrize("shell", COMPLETE)
def test_ids_come_from_the_ledger(
    shell: str, scratch: Path, environ: dict[str, str], dont: Run
) -> None:
    made = json.loads(dont("conclude", "the first; $(touch pwned) `x`", "--json").stdout)
    claim = made["data"]["id"]
    for typed in ("", "claim:", claim[:12], claim[:12].lower()):
        found = COMPLETE[shell](f"dont show {typed}", scratch, environ)
        if shell == "bash" and ":" in typed:
            assert claim.partition(":")[2] in found, typed
        elif typed != claim[:12].lower() or shell == "bash":
            assert claim in found, typed
    assert not (scratch / "pwned").exists()


def test_bash_gives_what_stands_behind_the_colon(
    scratch: Path, environ: dict[str, str], dont: Run
) -> None:
    dont("define", "proj:Tensor", "--doc", "A multilinear map.", "--label", "a tensor", "--json")
    assert in_bash("dont show proj:T", scratch, environ) == ["Tensor"]
    assert "proj:Tensor" in in_bash("dont define proj:X --kind-of pro", scratch, environ)


def context(root: Path, environ: dict[str, str]) -> Context:
    return Context(cwd=str(root), environ=environ)


def test_no_projection_no_project_or_garbage_give_nothing(
    scratch: Path, environ: dict[str, str], dont: Run, tmp_path: Path
) -> None:
    dont("conclude", "one", "--json")
    dont("list", "--json")
    assert ids(context(scratch, environ), "claim:")
    database = scratch / ".dont/cache/ledger.db"
    for file in (scratch / ".dont/cache").glob("ledger.db*"):
        file.unlink()
    assert ids(context(scratch, environ), "claim:") == []
    assert not database.exists()  # nothing was rebuilt
    database.write_bytes(b"garbage" * 1000)
    assert ids(context(scratch, environ), "claim:") == []
    assert ids(context(tmp_path, environ), "") == []
    shown = dont("completions", "ids", "claim:", cwd=tmp_path)
    assert (shown.returncode, shown.stdout) == (0, "")


def test_a_slow_look_gives_nothing(scratch: Path, environ: dict[str, str], dont: Run) -> None:
    plan = [{"verb": "conclude", "statement": f"statement {n}"} for n in range(600)]
    assert dont("apply", "-", "--json", stdin=json.dumps(plan)).returncode == 0
    assert ids(context(scratch, environ), "claim:")
    late = iter(range(0, 10**12, 10**9))
    slow = Context(cwd=str(scratch), environ=environ, clock=lambda: next(late))
    assert ids(slow, "claim:") == []


def test_an_unknown_shell_is_a_usage_error(dont: Run) -> None:
    done = dont("completions", "tcl", "--json")
    assert done.returncode == 2
    assert json.loads(done.stdout)["data"]["code"] == "usage"


@pytest.mark.parametrize("shell", SHELLS)
def test_every_verb_and_option_of_the_table_is_in_every_script(shell: str, dont: Run) -> None:
    script = dont("completions", shell).stdout
    for verb, row in ROWS.items():
        for word in verb.split():
            assert word in script
        for option in row["options"]:
            flag = option["flag"]
            assert (f"-l {flag[2:]}" if shell == "fish" else flag) in script, (verb, flag)
    if shell == "fish":
        assert "complete -c dont" in script


@pytest.mark.parametrize(("shell", "command"), [("powershell", "pwsh"), ("elvish", "elvish")])
def test_scripts_of_rarer_shells_parse(
    shell: str, command: str, environ: dict[str, str], dont: Run, tmp_path: Path
) -> None:
    file = tmp_path / "script"
    file.write_text(dont("completions", shell).stdout, encoding="utf-8")
    check = {
        "pwsh": [
            "-NoProfile",
            "-Command",
            f"$null = [scriptblock]::Create((Get-Content -Raw {file}))",
        ],
        "elvish": ["-compileonly", str(file)],
    }[command]
    subprocess.run(
        [need(command), *check], env=environ, check=True, capture_output=True, timeout=120
    )


def test_quotes_of_no_script_can_break() -> None:
    found = tables()
    for table in found:
        for key, value in table.items():
            assert not {"'", "\\", "\n", "`", "$"} & set(key + value), key


def test_options_that_take_a_value_are_told_apart() -> None:
    values = tables().values
    assert values["dismiss/--evidence"] == values["dismiss/-e"] == "file"
    assert "dismiss/--refutes" not in values
    assert values["list/--status"].split()[0] == "unverified"
    assert "/--author" in values
    assert os.sep not in values["/--author"]
