"""Every finding can be brought about, and running its first remedy gets the caller further."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dont.generated.tables.codes import ROWS

Call = Callable[..., tuple[int, dict[str, Any]]]
CODES = [name for name, row in ROWS.items() if row["origin"] == "finding" and row.get("provoke")]
FILL = {
    "<uri>": "https://filler.example.net/page",
    "<text>": "a text that nobody recorded before",
    "<reason>": "section 3 of the page contradicts it",
    "<curie>": "proj:Filler",
    "<label>": "a filler thing",
    "<doc>": "a filler thing, described",
    "<path>": "README.md",
    "<name>": "filler",
}


def provoke(scratch: Path, call: Call, code: str) -> None:
    """Run the steps of a row up to its last one, which judges."""
    kept: dict[str, str] = {}
    for step in ROWS[code]["provoke"]:
        files = step.get("files")
        for name, text in files.items() if isinstance(files, dict) else ():
            (scratch / name).parent.mkdir(parents=True, exist_ok=True)
            (scratch / name).write_text(str(text), encoding="utf-8")
        for name in step.get("delete") or ():
            (scratch / name).unlink()
        words = [word.format_map(kept) for word in step["run"]]
        status, found = call(*words)
        assert status in (0, 1), found
        if step.get("as"):
            kept[str(step["as"])] = str(found["data"]["id"])


@pytest.mark.parametrize("code", CODES)
def test_the_first_remedy_of_a_finding_makes_progress(scratch: Path, call: Call, code: str) -> None:
    provoke(scratch, call, code)
    judging = ROWS[code]["provoke"][-1]["run"]
    before = call(*judging)[1]["data"]["findings"]
    (found,) = [one for one in before if one["code"] == code][:1]
    remedy = found["remediation"][0]
    status, answer = call(*[FILL.get(word, word) for word in remedy["argv"][1:]])
    assert status == 0, answer
    if remedy["effect"] != "read":
        after = call(*judging)[1]["data"]["findings"]
        assert (code, found["entity_id"]) not in [(one["code"], one["entity_id"]) for one in after]


@pytest.mark.parametrize("code", CODES)
def test_every_remedy_of_a_finding_can_be_run(scratch: Path, call: Call, code: str) -> None:
    provoke(scratch, call, code)
    for found in call(*ROWS[code]["provoke"][-1]["run"])[1]["data"]["findings"]:
        for remedy in found["remediation"]:
            words = [FILL.get(word, word) for word in remedy["argv"][1:]]
            assert call(*words)[0] != 2, remedy
