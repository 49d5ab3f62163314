"""The index of decision records names each of them, with the status of its folder."""

from pathlib import Path

FOLDER = Path(__file__).parents[2] / "docs" / "rfc"


def test_the_index_names_every_record() -> None:
    index = (FOLDER / "README.md").read_text(encoding="utf-8")
    for path in FOLDER.glob("*/*.md"):
        status = path.parent.name
        assert f"]({status}/{path.name}) | {status} |" in index
        text = path.read_text(encoding="utf-8").lower()
        assert f"status: {status}" in text
        for heading in ("## context", "## decision", "## drawbacks", "## alternatives"):
            assert heading in text, (path.name, heading)
