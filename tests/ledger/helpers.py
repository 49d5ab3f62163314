"""Short words for ledgers, events and what a projection holds."""

from __future__ import annotations

import itertools
import json
import os
import random as randomness
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dont.core.clock import rfc3339
from dont.ledger.jsons import encode
from dont.ledger.layout import ATTRIBUTES, IGNORED
from dont.ledger.lines import Line, write_line
from dont.ledger.paths import Project
from dont.ledger.store import Store

if TYPE_CHECKING:
    from collections.abc import Iterator

ANN = "human:ann"
START = 1_790_000_000_000_000
TABLES = {
    "line": "id, tx, hash, prev, author, at, command",
    "event": "id, line_id, entity_id, tx, n, event_kind, body",
    "entity": "*",
    "atom": "*",
    "hypothesis": "*",
    "evidence": "*",
    "edge": "*",
    "ref": "*",
    "conflict": "*",
    "whole": "*",
    "spawn": "*",
    "spawn_event": "*",
}


def state(sql: Any) -> dict[str, list[Any]]:
    """Everything that must be the same for the same set of lines."""
    out = {}
    for table, columns in TABLES.items():
        rows = sql.execute(f"SELECT {columns} FROM {table}").fetchall()  # noqa: S608 — constants
        out[table] = sorted(rows, key=repr)
    out["whole"] = [row for row in out["whole"] if row[0] != "state" and row[1]]
    return out


class Ticking:
    """A clock that goes on by itself."""

    def __init__(self, now: int = START) -> None:
        self.now = now

    def __call__(self) -> int:
        self.now += 1000
        return self.now


class Ledger:
    """A store in a folder, with one method for each thing that tests do to it."""

    def __init__(self, root: Path, **options: Any) -> None:
        self.root = root
        (root / ".dont").mkdir(parents=True, exist_ok=True)
        config = root / ".dont" / "config.toml"
        if not config.exists():
            config.write_text("", encoding="utf-8")
        attributes = root / ".dont" / ".gitattributes"
        if not attributes.exists():
            attributes.write_text(ATTRIBUTES, encoding="utf-8")
            (root / ".dont" / ".gitignore").write_text(IGNORED, encoding="utf-8")
        self.project = Project(str(root / ".dont"), str(root))
        self.clock = options.pop("clock", None) or Ticking()
        options.setdefault("busy_timeout_ms", 5000)
        self.store = Store(self.project, clock=self.clock, **options)

    def read(self) -> Any:
        return self.store.read()

    def state(self) -> dict[str, list[Any]]:
        return state(self.store.read().sql)

    def emit(self, *events: tuple[str, str, dict[str, Any]], author: str = ANN) -> int:
        with self.store.writer(author, "test") as writer:
            for kind, entity, data in events:
                writer.emit(kind, entity, data)
        return writer.tx

    def conclude(self, statement: str, **data: Any) -> str:
        with self.store.writer(data.pop("author", ANN), "conclude") as writer:
            claim = writer.new_id("claim")
            writer.emit("concluded", claim, concluded(statement, **data))
        return claim

    def define(self, curie: str, **data: Any) -> str:
        with self.store.writer(ANN, "define") as writer:
            term = writer.new_id("term")
            writer.emit("defined", term, defined(curie, **data))
        return term

    def trust(self, entity: str, reason: str = "it is wrong", **data: Any) -> None:
        self.emit(("trusted", entity, {"reason": reason, **data}))

    def dismiss(self, entity: str, *uris: str, **data: Any) -> None:
        self.emit(("dismissed", entity, dismissed(*uris or ["https://a.example.org/1"], **data)))

    def ignore(self, entity: str) -> None:
        self.emit(("ignored", entity, {"reason": "out of scope"}))

    def status(self, entity: str) -> str | None:
        found: str | None = self.read().status(entity)
        return found

    @property
    def segments(self) -> list[Path]:
        return sorted((self.root / ".dont" / "ledger").glob("*/*.jsonl"))

    def lines(self) -> list[bytes]:
        return [
            raw for path in self.segments for raw in path.read_bytes().split(b"\n") if raw.strip()
        ]

    def again(self, **options: Any) -> Ledger:
        """The same folder, opened by another store."""
        return Ledger(self.root, clock=self.clock, **options)

    def fresh_state(self) -> dict[str, list[Any]]:
        """What a copy of the log alone, without any cache, folds to."""
        from dont.ledger.memory import MemoryLog

        log = MemoryLog()
        log.sources = {"all": self.lines()}
        return state(Store(self.project, clock=self.clock, log=log).read().sql)


def concluded(statement: str, **data: Any) -> dict[str, Any]:
    return {
        "statement": statement,
        "atoms": [],
        "refs": [],
        "depends_on": [],
        "confidence": None,
        "session_id": None,
        "origin": None,
        **data,
    }


def defined(curie: str, **data: Any) -> dict[str, Any]:
    return {
        "curie": curie,
        "definition": f"a thing called {curie}",
        "label": None,
        "kind_of": [],
        "related_to": [],
        "attributes": [],
        **data,
    }


def dismissed(*uris: str, **data: Any) -> dict[str, Any]:
    entries = [
        {"source_uri": uri, "kind": "web", "supports": True, "quote": None, "note": None}
        for uri in uris
    ]
    return {"evidence": entries, "atoms": [], "note": None, **data}


_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def ulid_of(number: int) -> str:
    out = ""
    for _ in range(26):
        out = _ALPHABET[number & 31] + out
        number >>= 5
    return out


_numbers = itertools.count(1)


def line(
    tx: int,
    *events: tuple[str, str, dict[str, Any]],
    number: int | None = None,
    prev: str | None = None,
) -> bytes:
    """A line of a log, without its end of line."""
    number = next(_numbers) if number is None else number
    return write_line(
        Line(
            "tx:" + ulid_of(number),
            tx,
            "",
            prev,
            ANN,
            rfc3339(tx),
            "test",
            [
                ("event:" + ulid_of(number * 100 + n), kind, entity, data, encode(data))
                for n, (kind, entity, data) in enumerate(events)
            ],
        )
    )


def git(folder: Path, *words: str, check: bool = True, **env: str) -> str:
    """Run the real git, with a fixed identity and no configuration from outside."""
    done = subprocess.run(
        ["git", *words],
        cwd=folder,
        check=False,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={
            "PATH": os.environ["PATH"],
            "HOME": str(folder),
            "GIT_CONFIG_GLOBAL": "/dev/null",
            "GIT_CONFIG_SYSTEM": "/dev/null",
            "GIT_AUTHOR_NAME": "t",
            "GIT_AUTHOR_EMAIL": "t@example.org",
            "GIT_COMMITTER_NAME": "t",
            "GIT_COMMITTER_EMAIL": "t@example.org",
            "GIT_EDITOR": "true",
            "GIT_MERGE_AUTOEDIT": "no",
            **env,
        },
    )
    if check and done.returncode:
        raise AssertionError(f"git {' '.join(words)}: {done.stdout}{done.stderr}")
    return done.stdout


@contextmanager
def unprivileged() -> Iterator[None]:
    """Be a user whom permissions bind: not the administrator, where tests run as that."""
    user = os.geteuid()
    if not user:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(user)


def waited_for(path: Path) -> None:
    """Wait until somebody stands in line for the lock on a file."""
    inode = f":{path.stat().st_ino} "
    until = time.monotonic() + 20
    while time.monotonic() < until:
        locks = Path("/proc/locks").read_text(encoding="utf-8").splitlines()
        if any(" -> " in one and inode in one for one in locks):
            return
        time.sleep(0.005)
    raise AssertionError(f"nobody waits for {path}")


def seeded(seed: int) -> Any:
    """A source of random bytes that repeats."""
    source = randomness.Random(seed)  # noqa: S311 — bytes to repeat, not a secret
    return source.randbytes


def pretty(value: object) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False, default=str)
