"""A scratch project to import into, and what a web server on this machine answers."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from dont.importers import Place, run
from dont.importers.result import ImportReport
from dont.ledger.vocab import Vocabulary
from dont.ledger.vocab_shelf import Shelf


@dataclass
class Scratch:
    """One project of one test."""

    root: Path
    config: dict[str, Any] = field(default_factory=dict)
    told: list[tuple[str, int, int | None]] = field(default_factory=list)
    now: int = 1_800_000_000_000_000

    @property
    def dont(self) -> Path:
        return self.root / ".dont"

    def place(self, **changes: Any) -> Place:
        values: dict[str, Any] = {
            "base": str(self.root),
            "root": str(self.root),
            "shelf": Shelf(str(self.dont), str(self.dont / "cache")),
            "config": self.config,
            "clock": self.tick,
            "progress": lambda *told: self.told.append(told),
        }
        return Place(**{**values, **changes})

    def tick(self) -> int:
        self.now += 1_000_000
        return self.now

    def load(self, source: str, target: object = "", **options: Any) -> ImportReport:
        return run(source, {"target": str(target), **options}, self.place())

    def write(self, name: str, text: str | bytes) -> Path:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return path

    def vocabulary(self) -> Vocabulary:
        return Vocabulary(str(self.dont / "cache"))

    def term(self, curie: str) -> dict[str, Any]:
        with self.vocabulary() as vocabulary:
            row = vocabulary.resolve(curie)
        assert row is not None, curie
        return row

    def rows(self, kind: str | None = None) -> list[dict[str, Any]]:
        with self.vocabulary() as vocabulary:
            assert vocabulary.db is not None
            curies = vocabulary.db.execute(
                "SELECT curie FROM term WHERE kind = ? OR ? IS NULL ORDER BY id", (kind, kind)
            ).fetchall()
            found = [vocabulary.resolve(curie) for (curie,) in curies]
        return [row for row in found if row is not None]

    def written(self) -> dict[str, bytes]:
        """Give every file below the project directory with its content."""
        files = (path for path in self.dont.rglob("*") if path.is_file())
        return {str(path.relative_to(self.dont)): path.read_bytes() for path in files}


Reply = tuple[int, str, bytes]


@dataclass
class Served:
    """A web server with the answers a test gives it."""

    url: str
    answers: dict[str, Reply] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)

    def json(self, path: str, body: str | bytes, status: int = 200) -> None:
        content = body.encode() if isinstance(body, str) else body
        self.answers[path] = (status, "application/json", content)
