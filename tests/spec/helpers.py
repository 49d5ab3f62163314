"""A scratch project in which every envelope is held against the published shapes."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema

from tests.remedies.robot import Project

Json = dict[str, Any]
EXIT = {
    "usage": 2,
    "internal": 4,
    **dict.fromkeys(
        ("config-missing", "config-invalid", "db-locked", "log-corrupt", "store-unwritable"), 3
    ),
}
KEBAB = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
ALWAYS = [
    "code", "message", "rule_name", "spec_ref", "entity_id", "unmet_clauses", "remediation",
    "error_id", "kind", "severity", "retryability", "route", "user_action", "semantic_signature",
    "throttled", "retry_after_s", "path", "detail", "cause_refs", "cause", "metadata",
]  # fmt: skip
KEYS = [
    "ok", "envelope_version", "cli_version", "envelope_kind", "data", "warnings", "hints", "meta",
]  # fmt: skip
URI = "https://one.example.org/a"
OTHER = "https://two.example.net/b"
WHY = "line 12 of the log contradicts it"


@cache
def schema_of(name: str) -> Any:
    """Ask the command for a published schema, once."""
    done = subprocess.run(
        ["dont", "schema", name, "--json"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
        timeout=60,
    )
    schema = json.loads(done.stdout)["data"]["json_schema"]
    return jsonschema.Draft202012Validator(schema)


def hold_entry(entry: Mapping[str, Any]) -> None:
    """Hold one hint or remedy against what every one of them has to be."""
    assert {"command", "description", "argv", "effect"} <= set(entry)
    assert entry["effect"] in {"read", "write", "network"}
    assert entry["command"] == shlex.join(entry["argv"])
    assert entry["argv"][0] == "dont" or "issue" in entry["description"] + entry["command"]
    assert entry["description"].strip()


def hold(envelope: Json, code: int) -> None:
    """Hold an envelope against what every one of them has to be."""
    assert list(envelope) == [key for key in KEYS if envelope["ok"] or key != "hints"]
    assert envelope["envelope_version"] == "0.2"
    meta = envelope["meta"]
    assert {"duration_ms", "tx", "request_id"} <= set(meta)
    assert set(meta) <= {"duration_ms", "tx", "request_id", "dry_run"}
    assert meta["tx"] is None or 1 <= meta["tx"] <= 2**53 - 1
    for warning in envelope["warnings"]:
        assert {"code", "rule_name", "message"} <= set(warning)
        assert KEBAB.fullmatch(warning["code"])
        if warning.get("suggested_remediation"):
            hold_entry(warning["suggested_remediation"])
    data = envelope["data"]
    if envelope["ok"]:
        for entry in envelope["hints"]:
            hold_entry(entry)
        failing = not data.get("passed", True)
        assert code == (1 if failing else 0) or envelope["envelope_kind"] == "doctor"
    else:
        assert not envelope.get("hints")
        assert envelope["envelope_kind"] == "error"
        assert set(ALWAYS) <= set(data)
        assert code == EXIT.get(data["code"], 1)
        assert data["remediation"]
        assert (data["code"] == "rule-not-met") == bool(data["rule_name"])
        for entry in data["remediation"]:
            hold_entry(entry)
        for clause in data["unmet_clauses"]:
            assert {"clause", "fix", "fix_argv", "clause_id", "observed", "expected"} <= set(clause)
            if clause["fix_argv"]:
                assert clause["fix"] == shlex.join(clause["fix_argv"])
            else:
                json.loads(clause["fix"])
    schema_of("envelope").validate(envelope)
    if data:
        schema_of(envelope["envelope_kind"]).validate(data)


class Book:
    """A project, its commands, and what is expected of them in one line each."""

    def __init__(self, root: Path, environ: Mapping[str, str]) -> None:
        self.root = root
        self.project = Project(root, dict(environ))

    def run(
        self, *words: str, env: Mapping[str, str] | None = None, stdin: str = ""
    ) -> tuple[int, Json]:
        code, envelope = self.project.run(words, env=env, stdin=stdin)
        hold(envelope, code)
        return code, envelope

    def ok(self, *words: str, env: Mapping[str, str] | None = None, stdin: str = "") -> Json:
        """Run a command that succeeds; give its envelope."""
        code, envelope = self.run(*words, env=env, stdin=stdin)
        assert (code, envelope["ok"]) == (0, True), (words, envelope["data"])
        return envelope

    def data(self, *words: str, env: Mapping[str, str] | None = None, stdin: str = "") -> Json:
        """Run a command that succeeds; give its payload."""
        data: Json = self.ok(*words, env=env, stdin=stdin)["data"]
        return data

    def no(
        self, expected: str, *words: str, env: Mapping[str, str] | None = None, stdin: str = ""
    ) -> Json:
        """Run a command that is refused under a code; give the error."""
        code, envelope = self.run(*words, env=env, stdin=stdin)
        data: Json = envelope["data"]
        assert not envelope["ok"], (words, data)
        assert (data["code"], code) == (expected, EXIT.get(expected, 1)), (words, data)
        return data

    def judged(self, *words: str) -> Json:
        """Run a query that finds something wrong; give its payload."""
        code, envelope = self.run(*words)
        data: Json = envelope["data"]
        assert (code, envelope["ok"], data.get("passed", False)) == (1, True, False), data
        return data

    def each(self, *words: str, ids: Sequence[str]) -> tuple[int, list[Json]]:
        """Run a verb that reads ids from standard input."""
        done = subprocess.run(
            ["dont", *words, "--json"], cwd=self.root, env=self.project.environ,
            text=True, encoding="utf-8",
            input="\n".join(ids) + "\n", capture_output=True, check=False, timeout=120,
        )  # fmt: skip
        assert "Traceback" not in done.stderr
        envelopes = [json.loads(line) for line in done.stdout.splitlines()]
        for envelope in envelopes:
            hold(envelope, 0 if envelope["ok"] else EXIT.get(envelope["data"]["code"], 1))
        return done.returncode, envelopes

    def text(self, *words: str, env: Mapping[str, str] | None = None) -> tuple[int, str, str]:
        """Run a command as people do; give its exit status and both streams."""
        done = subprocess.run(
            ["dont", *words], cwd=self.root, env={**self.project.environ, **(env or {})},
            capture_output=True, text=True, encoding="utf-8", check=False, timeout=60,
        )  # fmt: skip
        assert "Traceback" not in done.stderr
        return done.returncode, done.stdout, done.stderr

    def claim(self, statement: str, *more: str) -> str:
        return str(self.data("conclude", statement, *more)["id"])

    def verified(self, statement: str, *more: str) -> str:
        made = self.claim(statement, *more)
        self.ok("dismiss", made, "--evidence", URI, "--evidence", OTHER)
        return made

    def locked(self, statement: str, *more: str) -> str:
        made = self.verified(statement, *more)
        for index in range(3):
            self.ok("hypothesize", made, f"rival {index} of {statement}")
            self.ok("assess", made, str(index), "--refuting", URI)
        assert self.data("lock", made)["status"] == "locked"
        return made

    def term(self, curie: str, *more: str) -> str:
        made = self.data("define", curie, "--doc", f"a thing named {curie}", *more)
        return str(made["id"])

    def status(self, name: str) -> str:
        return str(self.data("show", name)["status"])

    def configure(self, *sections: str) -> None:
        """Put sections behind the `[project]` section of the configuration."""
        head = '[project]\nname = "demo"\nmode = "permissive"\n'
        text = head + "\n".join(sections) + "\n"
        (self.root / ".dont/config.toml").write_text(text, encoding="utf-8")

    def log(self) -> dict[str, bytes]:
        """Read everything of the project that is shared."""
        return {
            str(path.relative_to(self.root)): path.read_bytes()
            for path in sorted(self.root.rglob("*"))
            if path.is_file() and not {".git", "cache"} & set(path.relative_to(self.root).parts)
        }


def codes(envelope: Json) -> list[str]:
    return [warning["code"] for warning in envelope["warnings"]]


def clauses(error: Json) -> list[str]:
    return [clause["clause"] for clause in error["unmet_clauses"]]
