"""What could be reached at most is counted from what is left of the answers."""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tools.scoring.ceiling import ceiling, codes, endpoint, request, status
from tools.scoring.labelled import Labelled
from tools.scoring.main import blank, ceilings

HOST = "POST https://generativelanguage.googleapis.com/v1beta/models"


def _answer(name: str, class_name: str, command: str = "", code: str = "bad") -> Labelled:
    header: dict[str, object] = {
        "id": name,
        "purpose": "provider",
        "http_status": 400,
        "command": command,
        "expected_class": class_name,
    }
    return Labelled(header, json.dumps({"error": {"code": code, "message": f"about {name}"}}))


def test_files_that_look_the_same_count_for_their_commonest_label() -> None:
    files = [_answer("a", "auth"), _answer("b", "auth"), _answer("c", "billing")]
    assert ceiling(files, status) == 2


def test_the_request_line_tells_more_than_the_status() -> None:
    files = [
        _answer("a", "auth", f"{HOST}/box:generateContent"),
        _answer("b", "billing", f"{HOST}/lid:generateContent"),
        _answer("c", "model_not_found", f"{HOST}/lid:countTokens"),
    ]
    assert [ceiling(files, left) for left in (status, endpoint, request)] == [1, 2, 3]


def test_codes_stay_where_the_wording_is_blanked() -> None:
    files = [blank(_answer("a", "auth", code="key")), blank(_answer("b", "billing", code="money"))]
    assert ceiling(files, codes) == 2
    assert "about" not in files[0].text


def test_equal_codes_cannot_be_told_apart_by_their_wording() -> None:
    files = [_answer("a", "auth"), _answer("b", "billing")]
    assert {name: part for name, part, _ in ceilings(files)} == {
        "ceiling, status alone": 1,
        "ceiling, status and endpoint": 1,
        "ceiling, status and request line": 1,
        "ceiling, endpoint and codes": 1,
    }
