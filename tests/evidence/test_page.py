"""docs/evidence.md is true: its tables are run here, its commands with those of all documents."""

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from dont.core.errors import Refusal
from dont.core.sources import source_key
from dont.evidence.audit import Auditor
from dont.evidence.entries import entry
from dont.evidence.locate import capture
from dont.evidence.quotes import Text, judge

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "evidence.md").read_text(encoding="utf-8")
Git = Callable[..., str]


def table(first_heading: str) -> list[list[str]]:
    """Give the rows of the table whose header begins with a column."""
    lines = PAGE.split(f"| {first_heading} |", 1)[1].splitlines()[2:]
    rows = []
    for line in lines:
        if not line.startswith("|"):
            break
        rows.append([cell.strip().strip("`") for cell in line.strip("|").split("|")])
    return rows


# The files that the page's first commands write.
WRITTEN = re.compile(r"cat > (\S+) <<'EOF'\n((?:>.*\n)*?)> EOF\n")
FILES = [
    (name, re.sub(r"^> ?", "", text, flags=re.MULTILINE)) for name, text in WRITTEN.findall(PAGE)
]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    home = tmp_path / "project"
    for name, text in FILES:
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_text(text, encoding="utf-8")
    return home


def resolves(curie: str) -> bool:
    return curie.startswith("dont:")


@pytest.mark.parametrize(("given", "kind", "kept", "key"), table("you write | kind"))
def test_what_you_can_write(root: Path, given: str, kind: str, kept: str, key: str) -> None:
    made = entry(str(root), {"uri": given}, resolves)
    assert (made["kind"], made["source_uri"], source_key(str(made["source_uri"]))) == (
        kind,
        kept,
        key,
    )


@pytest.mark.parametrize(("given", "code"), table("you write | refused with"))
def test_what_is_refused(root: Path, given: str, code: str) -> None:
    spec = {"file": given} if given.startswith("-") else {"uri": given}
    with pytest.raises(Refusal) as caught:
        entry(str(root), spec, resolves)
    assert caught.value.code == code


@pytest.mark.parametrize(("command", "status", "span", "path"), table("what happened"))
def test_when_files_change(
    root: Path, git: Git, command: str, status: str, span: str, path: str
) -> None:
    git("init", "-q")
    git("config", "user.name", "a")
    git("config", "user.email", "a@example.org")
    git("add", ".")
    git("commit", "-qm", "first")
    kept = capture(str(root), "src/store.py", anchor="save")
    assert (kept["line_start"], kept["line_end"]) == (8, 10)
    subprocess.run(["sh", "-c", command], cwd=root, check=True)
    audit = Auditor(str(root)).audit(kept)
    lines = f"{audit['line_start']}-{audit['line_end']}" if "line_start" in audit else ""
    assert (audit["status"], lines, audit.get("path", "")) == (status, span, path)


@pytest.mark.parametrize(("text", "quote", "verdict"), table("the source says"))
def test_quotes(text: str, quote: str, verdict: str) -> None:
    assert judge(quote, Text("own", text)).verdict == verdict


def test_the_verdicts_are_those_of_the_model() -> None:
    schema = json.loads(
        (ROOT / "generated" / "schema" / "verified.json").read_text(encoding="utf-8")
    )
    text = json.dumps(schema)
    for row in table("verdict | meaning"):
        assert f'"{row[0]}"' in text


def test_the_defaults_are_those_of_the_configuration() -> None:
    from dont.ledger import config

    source = Path(config.__file__).read_text(encoding="utf-8")
    for name, _, default in table("setting in `[verify_evidence]`"):
        assert re.search(rf'"verify_evidence\.{name}": \("[a-z ]+", {default}\)', source), name
