"""Tables as the generator will give them, for as long as it has not run in this tree."""

import importlib.util
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
import yaml

ROOT = Path(__file__).parents[2]


def _have(name: str) -> bool:
    try:
        return importlib.util.find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def _table(name: str) -> None:
    module = f"dont.generated.tables.{name}"
    if _have(module):
        return
    text = (ROOT / "model" / "tables" / f"{name}.yaml").read_text(encoding="utf-8")
    shim = ModuleType(module)
    shim.__dict__["ROWS"] = {row["name"]: row for row in yaml.safe_load(text)["rows"]}
    sys.modules.setdefault("dont.generated", ModuleType("dont.generated"))
    sys.modules.setdefault("dont.generated.tables", ModuleType("dont.generated.tables"))
    sys.modules[module] = shim


def _suffixes() -> None:
    if _have("dont.generated.suffixes"):
        return
    import publicsuffixlist

    listed = Path(publicsuffixlist.__file__).parent / "public_suffix_list.dat"
    exact, wildcard, exception = set(), set(), set()
    for line in listed.read_text(encoding="utf-8").splitlines():
        rule = line.strip()
        if not rule or rule.startswith("//"):
            continue
        if rule.startswith("!"):
            exception.add(rule[1:])
        elif rule.startswith("*."):
            wildcard.add(rule[2:])
        else:
            exact.add(rule)
    shim = ModuleType("dont.generated.suffixes")
    shim.__dict__.update(
        EXACT=frozenset(exact), WILDCARD=frozenset(wildcard), EXCEPTION=frozenset(exception)
    )
    sys.modules.setdefault("dont.generated", ModuleType("dont.generated"))
    sys.modules["dont.generated.suffixes"] = shim


for _name in ("sources", "quotes"):
    if (ROOT / "model" / "tables" / f"{_name}.yaml").exists():
        _table(_name)
_suffixes()


@pytest.fixture
def git(tmp_path: Path) -> Callable[..., str]:
    """Run git in the project folder of the test, with an identity and nothing from outside."""
    environ = {
        "PATH": os.environ["PATH"], "HOME": str(tmp_path), "LC_ALL": "C",
        "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null",
        "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@example.org",
        "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@example.org",
    }  # fmt: skip

    def run(*arguments: str, cwd: Path | None = None) -> str:
        done = subprocess.run(
            ["git", *arguments],
            cwd=cwd or tmp_path / "project",
            env=environ,
            check=True,
            capture_output=True,
            encoding="utf-8",
        )
        return done.stdout

    return run
