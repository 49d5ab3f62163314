"""House habits as checks: what is raised and suppressed, how messages read."""

import ast
import builtins
import re
from pathlib import Path

import pytest

from dont.generated.tables.codes import ROWS

ROOT = Path(__file__).parents[2]
SOURCES = sorted(
    path
    for path in (ROOT / "dont").rglob("*.py")
    if "generated" not in path.relative_to(ROOT).parts
)
OTHERS = sorted(
    path
    for folder in ("tests", "tools")
    for path in (ROOT / folder).rglob("*.py")
    if "golden" not in path.parts  # what the generator wrote
)
SUPPRESSION = re.compile(r"#\s*(noqa|type:\s*ignore)(.*)")
# Where a foreign exception is the contract of the place, and why.
FOREIGN = {
    "dont/__init__.py": "a module's `__getattr__` answers with AttributeError",
    "dont/ledger/jsons.py": "the JSON reader makes a flaw of its hooks' ValueError",
}
HARNESS = re.compile(r"(Error|Refusal|Failure|Terminated|Destination|Address)$")


def name_of(node: ast.expr) -> str:
    """Give the last name of what is raised."""
    if isinstance(node, ast.Call):
        return name_of(node.func)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_nothing_but_our_own_errors_is_raised(path: Path) -> None:
    if str(path.relative_to(ROOT)) in FOREIGN:
        return
    tree = ast.parse(path.read_text(encoding="utf-8"))
    caught = {
        name_of(kind)
        for node in ast.walk(tree)
        if isinstance(node, ast.ExceptHandler) and node.type is not None
        for kind in (node.type.elts if isinstance(node.type, ast.Tuple) else [node.type])
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Raise) or node.exc is None:
            continue
        raised = name_of(node.exc)
        found = getattr(builtins, raised, None)
        foreign = isinstance(found, type) and issubclass(found, Exception)
        # A built-in exception may be raised only for a handler in the same module, or by protocol.
        allowed = raised in caught or raised in ("KeyError", "NotImplementedError", "OSError")
        assert not foreign or allowed, f"line {node.lineno} raises {raised}"


@pytest.mark.parametrize("path", [*SOURCES, *OTHERS], ids=lambda path: str(path.relative_to(ROOT)))
def test_every_suppression_names_its_code_and_its_reason(path: Path) -> None:
    if path.name == "run.py" and path.parent.name == "conformance":
        return
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        found = SUPPRESSION.search(line)
        if found is None or "re.compile" in line or line.lstrip().startswith(('"', "'")):
            continue
        said = found[2]
        assert re.match(r":\s*[A-Z]+\d+|\[", said), f"line {number} names no code"
        assert len(re.sub(r"^[:\s\[\]A-Za-z0-9,\-]*?(?=\s[-—#]|$)", "", said).strip()) > 3, (
            f"line {number} gives no reason"
        )


@pytest.mark.parametrize("code", ROWS)
def test_messages_have_the_house_style(code: str) -> None:
    message = ROWS[code]["message"]
    assert "\n" not in message
    assert not message.endswith(".")
    assert not message[:1].isupper()
    assert not re.search(r"\b(NoneType|dict|str|int|list|Exception)\b", message)


def test_outcomes_are_built_in_one_place() -> None:
    builders = {
        str(path.relative_to(ROOT))
        for path in (ROOT / "dont" / "engine").glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and name_of(node) == "Outcome"
    }
    assert len(builders) == 1, builders


def test_a_rule_is_a_folder_with_its_cases() -> None:
    for folder in (ROOT / "rules").glob("*/*"):
        assert sorted(path.name for path in folder.iterdir()) == ["cases.yaml", "rule.yaml"]
