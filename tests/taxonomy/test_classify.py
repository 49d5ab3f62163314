"""What `classify` says, field by field."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dont.core.errors import Refusal
from dont.core.types import Record
from dont.taxonomy import classify, signature
from dont.taxonomy.tables import table

LD = (
    "/usr/bin/ld: /var/tmp/ccAb12.o: in function `main':\n"
    "/home/ann/proj/src/main.cpp:12: undefined reference to `parse(int)'\n"
    "collect2: error: ld returned 1 exit status\nmake: *** [Makefile:9: app] Error 1\n"
)


def _error(found: Record) -> Record:
    error = found["error"]
    assert isinstance(error, dict)
    return error


def _signature(text: str, root: str = "/home/ann/proj") -> str:
    return signature(text, purpose="build", exit_code=2, root=root)


def test_a_linker_error() -> None:
    found = classify(LD, purpose="build", exit_code=2, root="/home/ann/proj")
    assert (found["class"], found["location"]) == ("undefined_reference", "src/main.cpp")
    assert (found["outcome"], found["confidence"]) == ("failed", "matched")
    evidence = found["evidence"]
    assert isinstance(evidence, dict)
    assert (evidence["line"], evidence["matcher"]) == (2, "ld.undefined_reference")
    assert "parse(int)" in str(evidence["text"])
    error = _error(found)
    assert (error["kind"], error["retryability"]) == ("build_error", "retryable_after_change")
    assert error["route"] == table("kinds")["build_error"]["route"]
    assert str(error["error_id"]).startswith("error:")
    assert "collect2" in str(error["detail"])


@pytest.mark.parametrize(
    "text",
    [
        LD.replace(":12:", ":4711:"),
        LD.replace("ccAb12", "ccZz99"),
        "\n".join(f"\x1b[31m{line}\x1b[0m" for line in LD.split("\n")),
        "\n".join(f"2024-05-01T10:00:00.1234567Z {line}" for line in LD.split("\n")),
        LD.replace("\n", "\r\n"),
        LD.split("make:", maxsplit=1)[0],
        "some noise\n" * 300 + LD,
        LD + "more noise\n" * 300,
        LD.split("\n", 1)[1],
    ],
    ids=["line", "temp", "colour", "stamps", "crlf", "tail", "before", "after", "head"],
)
def test_the_signature_stays(text: str) -> None:
    assert _signature(text) == _signature(LD)


def test_the_signature_does_not_know_where_the_project_is() -> None:
    elsewhere = LD.replace("/home/ann/proj", "/srv/ci/7/proj")
    assert _signature(elsewhere, "/srv/ci/7/proj") == _signature(LD)


@pytest.mark.parametrize("change", [("parse(int)", "emit(int)"), ("main.cpp", "other.cpp")])
def test_another_failure_has_another_signature(change: tuple[str, str]) -> None:
    assert _signature(LD.replace(*change)) != _signature(LD)


def test_a_consequence_never_wins() -> None:
    later = "make: *** [Makefile:9: app] Error 1\n##[error]Process completed with exit code 2.\n"
    found = classify(later + LD + later, purpose="build")
    assert found["class"] == "undefined_reference"


@pytest.mark.parametrize("purpose", list(table("purposes")))
def test_without_evidence_the_purpose_decides(purpose: str) -> None:
    found = classify("zorp\n", purpose=purpose, exit_code=9)
    assert _error(found)["kind"] == table("purposes")[purpose]["kind"]
    assert (found["confidence"], found["class"]) == ("default", "unclassified")


@pytest.mark.parametrize(
    ("code", "class_name", "kind"),
    [
        (127, "command_not_found", "env_error"),
        (137, "process_killed", "system_error"),
        (-9, "process_killed", "system_error"),
        (139, "segfault", "system_error"),
        (130, "cancelled", "user_error"),
    ],
)
def test_an_exit_code_alone(code: int, class_name: str, kind: str) -> None:
    found = classify("", purpose="general", exit_code=code)
    assert (found["class"], _error(found)["kind"]) == (class_name, kind)
    assert found["confidence"] == "default"


def test_cancelled_is_the_outcome_of_a_cancelled_command() -> None:
    assert classify("", purpose="general", exit_code=130)["outcome"] == "cancelled"


def test_an_unknown_purpose_is_refused() -> None:
    with pytest.raises(Refusal) as caught:
        classify("x", purpose="zorp")
    assert caught.value.code == "schema-mismatch"


def test_every_class_gets_an_allowed_kind() -> None:
    kinds = table("kinds")
    for row in table("classes").values():
        allowed = row["kinds"]
        assert isinstance(allowed, list)
        assert allowed
        assert set(allowed) <= set(kinds)


@pytest.mark.parametrize(
    "secret",
    [
        "ghp_abcdefghijklmnopqrstuvwxyz0123456789",
        "sk-ant-abcdefghijklmnopqrstuv",
        "AKIAABCDEFGHIJKLMNOP",
        "https://ann:hunter22@example.org/x",
        "Authorization: Bearer abcdefghijklmnop",
        "xoxb-123456789012-abcdefgh",
        "api_key=abcdef0123456789",
    ],
)
def test_secrets_never_leave(secret: str) -> None:
    line = f"fatal: Authentication failed for {secret} here\n"
    found = classify(line * 2, purpose="general", exit_code=1)
    hidden = (
        secret.rsplit(maxsplit=1)[-1]
        .rsplit("=", maxsplit=1)[-1]
        .rsplit("//", maxsplit=1)[-1]
        .split("@", maxsplit=1)[0]
    )
    assert hidden not in str(found)
    other = line.replace(hidden, hidden[::-1])
    assert signature(line, exit_code=1) == signature(other, exit_code=1)


@given(st.text(max_size=400))
def test_any_text_gets_an_answer(text: str) -> None:
    found = classify(text, purpose="general", exit_code=1)
    kind, surface, class_name, *_, digest = str(_error(found)["semantic_signature"]).split(":")
    assert kind in table("kinds")
    assert class_name == found["class"]
    assert surface
    assert len(digest) == 8


def test_people_get_five_lines() -> None:
    from dont.taxonomy.told import five_lines

    found = classify(LD, purpose="build", exit_code=2, root="/home/ann/proj")
    lines = five_lines(found, "build")
    assert [line.split(":")[0] for line in lines] == ["failed", "why", "try", "decide", "detail"]
    assert "src/main.cpp" in lines[0]
    assert str(_error(found)["semantic_signature"]) in lines[4]
