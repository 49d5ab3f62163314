"""The output for a tiny model, byte by byte.

Rewrite the expectation with `python tests/generator/test_golden.py` and read the difference.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
if __name__ == "__main__":
    sys.path.insert(0, str(HERE.parents[1]))

from tools.generator import outputs  # noqa: E402 - the path comes first when run as a script
from tools.generator.load import load  # noqa: E402 - the same
from tools.generator.normalise import normalise  # noqa: E402 - the same

GOLDEN = HERE / "golden"
EXPECTED = GOLDEN / "expected"


def produced() -> dict[str, str]:
    return outputs.produce(normalise(load(GOLDEN)), "")


def test_every_file_has_the_expected_bytes() -> None:
    wanted = produced()
    present = {p.relative_to(EXPECTED).as_posix() for p in EXPECTED.rglob("*") if p.is_file()}
    assert present == set(wanted)
    for path, text in wanted.items():
        assert (EXPECTED / path).read_bytes() == text.encode("utf-8"), path


def test_two_runs_give_the_same_bytes() -> None:
    assert produced() == produced()


@pytest.mark.parametrize("option", ["--strict"])
def test_the_expected_files_pass_a_strict_type_check(tmp_path: Path, option: str) -> None:
    package = tmp_path / "dont"
    (package / "generated").parent.mkdir()
    (package / "__init__.py").write_text("", encoding="utf-8")
    for path, text in produced().items():
        if path.endswith(".py"):
            target = package / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "mypy",
            option,
            "--warn-unreachable",
            "--cache-dir",
            str(tmp_path / "c"),
            ".",
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


if __name__ == "__main__":
    import shutil

    shutil.rmtree(EXPECTED, ignore_errors=True)
    for name, body in produced().items():
        out = EXPECTED / name
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_bytes(body.encode("utf-8"))
