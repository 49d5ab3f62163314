"""Every command in every document: blocks are run, commands inside sentences are read."""

import importlib.util
import re
import shlex
import sys
from pathlib import Path

import pytest

from dont.core.command_line import read
from dont.core.errors import UsageError
from dont.verbs.guides import guide, topics

ROOT = Path(__file__).parents[2]
_SPEC = importlib.util.spec_from_file_location(
    "run_blocks", Path(__file__).parent / "run_blocks.py"
)
assert _SPEC
assert _SPEC.loader
run_blocks = importlib.util.module_from_spec(_SPEC)
sys.modules["run_blocks"] = run_blocks
_SPEC.loader.exec_module(run_blocks)

DOCUMENTS = sorted(
    path
    for pattern in (
        "*.md",
        "docs/*.md",
        "docs/howto/*.md",
        "dont/verbs/guides/*.md",
        "skills/**/*.md",
        "plugin/**/*.md",
    )
    for path in ROOT.glob(pattern)
)
NAMES = [str(path.relative_to(ROOT)) for path in DOCUMENTS]
WITH_BLOCKS = [name for name in NAMES if "```console" in (ROOT / name).read_text(encoding="utf-8")]
INLINE = re.compile(r"(?<!`)`(dont(?: [^`]*)?)`(?!`)")
# Words in capitals and in angle brackets stand for what a reader fills in.
FILL = {
    "A-B": "1-2",
    "N": "0",
    "IDX": "0",
    "HOST": "claude",
    "EVENT": "stop",
    "ID": "claim:01HX05A9K8VP",
}


@pytest.mark.parametrize("name", WITH_BLOCKS)
def test_the_blocks_of_a_document_run(name: str, tmp_path: Path, environ: dict[str, str]) -> None:
    assert run_blocks.run(ROOT / name, tmp_path, environ)


@pytest.mark.parametrize("name", NAMES)
def test_commands_inside_sentences_are_commands(name: str) -> None:
    for found in INLINE.findall((ROOT / name).read_text(encoding="utf-8")):
        words = shlex.split(found.replace("\n", " "))[1:]
        if not words or words == ["..."] or "..." in words:
            continue
        filled = [FILL.get(word, word) for word in words]
        problem = ""
        try:
            read(filled)
        except UsageError as error:
            problem = str(error)
        # A sentence may name a verb alone; it may not name what does not exist.
        assert not problem or "needs" in problem, f"{name}: `{found}`: {problem}"


def test_every_guide_has_a_text_of_its_own() -> None:
    titles = {guide(name).splitlines()[0] for name in topics()}
    assert len(titles) == len(topics())
    assert all(title.startswith("# ") for title in titles)
    with pytest.raises(UsageError):
        guide("../../../etc/passwd")


def test_there_are_documents_with_blocks() -> None:
    assert {f"dont/verbs/guides/{name}.md" for name in topics()} <= set(WITH_BLOCKS)
