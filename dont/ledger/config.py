"""Read `.dont/config.toml`: every key typed and checked, with its place in the file.

The table below is all there is to know about a key: what it must be and what it is without being
set. Unknown keys are collected for `doctor`; they change nothing.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from dont.core.errors import SubstrateError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from dont.ledger.paths import Project

    Config = dict[str, Any]

_LARGEST_FILE = 1 << 20
# A name of so many parts is none; reading one costs the square of its length.
_MOST_DOTS = 1000
_LARGEST_NUMBER = 1e12

# dotted key -> (what it must be, default); `*` stands for any name
KEYS: dict[str, tuple[str, Any]] = {
    "project.name": ("text", None),
    "project.mode": ("permissive|strict", "permissive"),
    "output.default_format": ("human|json", "human"),
    "rules.strict": ("list of text", []),
    "rules.warn": ("list of text", []),
    "rules.off": ("list of text", []),
    "rules.*": ("table", None),
    "trust.hedges.patterns": ("list of text", []),
    "define.shape.check_indefinite": ("true or false", True),
    "define.shape.check_punctuated": ("true or false", True),
    "define.shape.check_compound": ("true or false", True),
    "define.shape.check_sentence": ("true or false", True),
    "define.shape.compound_markers": ("list of text", []),
    "harness.managed_docs": ("list of text", ["AGENTS.md", "CLAUDE.md"]),
    "harness.spawn_timeout_hours": ("positive number", 24),
    "llm.base_url": ("text", None),
    "llm.model": ("text", None),
    "llm.key_env": ("text", None),
    "storage.busy_timeout_ms": ("whole number", 30_000),
    "verify_evidence.concurrency": ("positive whole number", 4),
    "verify_evidence.per_host_rate": ("positive number", 2),
    "verify_evidence.per_host_burst": ("positive whole number", 4),
    "verify_evidence.retry_limit": ("whole number", 2),
    "verify_evidence.default_timeout_s": ("positive number", 20),
    "import.allow_hosts": ("list of text", []),
    "import.*": ("table", None),
    "check.min_status": ("unverified|doubted|verified|locked", "verified"),
    "check.paths": ("list of text", []),
    "prefixes.*": ("text", None),
}


def _number(value: Any, *, least: float, whole: bool) -> bool:
    kinds = int if whole else (int, float)
    fits = isinstance(value, kinds) and not isinstance(value, bool)
    return fits and least <= value <= _LARGEST_NUMBER and (whole or value > 0)


_TESTS: dict[str, Callable[[Any], bool]] = {
    "text": lambda value: isinstance(value, str) and bool(value.strip()),
    "list of text": lambda value: (
        isinstance(value, list) and all(isinstance(one, str) for one in value)
    ),
    "table": lambda value: isinstance(value, dict),
    "true or false": lambda value: isinstance(value, bool),
    "whole number": lambda value: _number(value, least=0, whole=True),
    "positive whole number": lambda value: _number(value, least=1, whole=True),
    "positive number": lambda value: _number(value, least=0, whole=False),
}


def load(project: Project) -> Config:
    """Read and check the configuration.

    Args:
        project: where.

    Returns:
        Sections with every key of the table, plus `unknown`: `[{key, line}]`.

    Raises:
        SubstrateError: `config-invalid` with `problem`, `path`, `line` and `key`.
    """
    name = os.path.relpath(project.config_path, project.root)
    return parse(_read(project, name), name, os.path.basename(project.root))


def parse(text: str, file: str, project_name: str) -> Config:
    """Check the text of a configuration.

    Args:
        text: TOML.
        file: name of the file, for messages.
        project_name: name of the project where the file gives none.

    Raises:
        SubstrateError: `config-invalid`.
    """
    import tomllib

    for number, line_text in enumerate(text.splitlines(), 1):
        if line_text.count(".") > _MOST_DOTS:
            raise _invalid(f"{file}:{number}: more than {_MOST_DOTS} dots", file, number, None)
    try:
        given = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        line = _line_of_error(str(error), text)
        problem = f"{file}:{line}: not TOML: {_first_words(str(error))}"
        raise _invalid(problem, file, line, None) from error
    config = defaults(project_name)
    lines = Lines(text)
    unknown = []
    for key, wanted, value in _leaves(given):
        if wanted is None:
            unknown.append({"key": ".".join(key), "line": lines.of(key)})
            continue
        if not _fits(wanted, value):
            dotted, line = ".".join(key), lines.of(key)
            problem = f"{file}:{line}: `{dotted}` must be {_say(wanted)}"
            raise _invalid(problem, file, line, dotted)
        _put(config, key, value)
    _one_severity(config, lines, file)
    config["unknown"] = unknown
    return config


def defaults(project_name: str) -> Config:
    """Give the configuration of an empty file."""
    config: Config = {}
    for dotted, (_, default) in KEYS.items():
        *sections, last = dotted.split(".")
        place = config
        for section in sections:
            place = place.setdefault(section, {})
        if last != "*":
            place[last] = list(default) if isinstance(default, list) else default
    config["project"]["name"] = project_name
    config["unknown"] = []
    return config


def _read(project: Project, name: str) -> str:
    from dont.ledger.files import read_file

    try:
        data = read_file(project.config_path)
    except FileNotFoundError as error:
        raise SubstrateError(
            "config-missing", cause=error, data={"problem": f"there is no `{name}`"}
        ) from error
    except OSError as error:
        problem = f"{name}: {(error.strerror or 'cannot be read').lower()}"
        raise _invalid(problem, name, 0, None) from error
    if len(data) > _LARGEST_FILE:
        raise _invalid(f"{name}: larger than 1 MB", name, 0, None)
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise _invalid(f"{name}:{line}: not UTF-8", name, line, None) from error


def _leaves(
    table: dict[str, Any], above: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], str | None, Any]]:
    """Give each key with what it must be, None for a key that nobody knows."""
    for name, value in table.items():
        key = (*above, name)
        wanted = _wanted(key)
        if wanted is None and _is_section(key):
            if isinstance(value, dict):
                yield from _leaves(value, key)
            else:
                yield key, "table", value
        else:
            yield key, wanted, value


def _is_section(key: tuple[str, ...]) -> bool:
    return any(known.startswith(".".join(key) + ".") for known in KEYS)


def _wanted(key: tuple[str, ...]) -> str | None:
    found = KEYS.get(".".join(key)) or KEYS.get(".".join((*key[:-1], "*")))
    return found[0] if found else None


def _fits(wanted: str, value: Any) -> bool:
    test = _TESTS.get(wanted)
    return test(value) if test else isinstance(value, str) and value in wanted.split("|")


def _say(wanted: str) -> str:
    if "|" in wanted:
        return "one of " + ", ".join(f"`{one}`" for one in wanted.split("|"))
    return {"text": "text that is not blank", "true or false": wanted}.get(wanted, f"a {wanted}")


def _put(config: Config, key: tuple[str, ...], value: Any) -> None:
    place = config
    for section in key[:-1]:
        place = place.setdefault(section, {})
    place[key[-1]] = value


def _one_severity(config: Config, lines: Lines, file: str) -> None:
    seen: dict[str, str] = {}
    for severity in ("strict", "warn", "off"):
        for rule in config["rules"][severity]:
            if seen.setdefault(rule, severity) != severity:
                line = lines.of(("rules", severity))
                first = seen[rule]
                problem = (
                    f"{file}:{line}: `rules.{severity}` names `{rule}` and so does `rules.{first}`"
                )
                raise _invalid(problem, file, line, f"rules.{severity}")


class Lines:
    """Where keys stand in a text; it is read once, when the first key is asked for.

    Args:
        text: TOML.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self._keys: dict[tuple[str, ...], int] = {}
        self._sections: dict[tuple[str, ...], int] = {}

    def of(self, key: tuple[str, ...]) -> int:
        """Find the line of a key, 1-based; of its section where the key itself is not to be seen.

        Args:
            key: the parts of the key.
        """
        if not self._sections:
            self._read()
        starts = [key[:length] for length in range(len(key) + 1)]
        found = [self._keys[start] for start in starts if start in self._keys]
        if found:
            return min(found)
        return max(self._sections.get(start, 1) for start in starts)

    def _read(self) -> None:
        section: tuple[str, ...] = ()
        self._sections[section] = 1
        for number, line in enumerate(self.text.splitlines(), 1):
            bare = line.strip()
            if bare.startswith("["):
                section = _names(bare.strip("[] \t"))
                self._sections[section] = number
            else:
                self._keys.setdefault((*section, *_names(bare.partition("=")[0])), number)


def _names(dotted: str) -> tuple[str, ...]:
    return tuple(part.strip().strip("\"'") for part in dotted.split("."))


def _line_of_error(message: str, text: str) -> int:
    import re

    found = re.search(r"at line (\d+)", message)
    return int(found[1]) if found else max(1, text.count("\n"))


def _first_words(message: str) -> str:
    words = message.partition(" (at ")[0]
    return words[:1].lower() + words[1:]


def _invalid(problem: str, file: str, line: int, key: str | None) -> SubstrateError:
    data = {"problem": problem, "path": file, "line": line, "key": key}
    return SubstrateError("config-invalid", data=data)
