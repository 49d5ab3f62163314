"""`dont` on the command line: read, run, write, exit."""

from __future__ import annotations

import os
import signal
import sys

from dont.core.command_line import read, wants_json
from dont.core.errors import HarnessError, UsageError
from dont.verbs.context import Context
from dont.verbs.dispatch import Outcome, failed, run, succeeded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from dont.core.command_line import Line
    from dont.core.types import Record

_WORST = (4, 3, 2, 1, 0)


class Terminated(BaseException):
    """SIGTERM arrived."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command line.

    Args:
        argv: the words after `dont`; those of the process when None.

    Returns:
        The exit status of PRODUCT 4.
    """
    _open_closed_streams()
    words = [_utf8(word) for word in (sys.argv[1:] if argv is None else argv)]
    signal.signal(signal.SIGTERM, _terminate)
    ctx = Context(stdin=sys.stdin.buffer.read, stream=lambda: sys.stdin.buffer)
    ctx.terminal = sys.stdout.isatty()
    try:
        status = _hook(words, ctx) if words[:1] == ["hook"] else _guarded(words, ctx)
        sys.stdout.flush()
    except BrokenPipeError:
        # Nobody reads on: that is the reader's choice, not a failure.
        _silence()
        return 0
    except OSError as error:
        # Every verb answers its own failures, so this is the answer that found no room.
        _silence()
        sys.stderr.write(f"dont: the answer cannot be written: {(error.strerror or '').lower()}\n")
        return 3
    finally:
        ctx.close()
    return status


def _open_closed_streams() -> None:
    """Put the null device where the caller closed a standard stream.

    Otherwise the next file that is opened takes its number, and output would end up in it.
    """
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            null = os.open(os.devnull, os.O_RDWR)
            if null != number:
                os.dup2(null, number)
                os.close(null)
            stream = open(number, "w" if number else "r", encoding="utf-8", closefd=False)  # noqa: SIM115 - it lives as long as the process
            setattr(sys, name, stream)


def _silence() -> None:
    """Send what is still buffered nowhere, so that Python does not complain at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _hook(words: list[str], ctx: Context) -> int:
    """Answer an agent host before any option is read; `hook install` and its like are verbs."""
    from dont.faces.hooks.entry import is_for_hosts, main

    return main(words[1:], ctx) if is_for_hosts(words) else _guarded(words, ctx)


def _utf8(word: str) -> str:
    """Read an argument as UTF-8 whatever the locale says; other bytes stay lone surrogates."""
    if word.isascii():
        return word
    return os.fsencode(word).decode("utf-8", "surrogateescape")


def _terminate(*_arrived: object) -> None:
    raise Terminated


def _guarded(words: list[str], ctx: Context) -> int:
    """Run, and answer Ctrl-C and SIGTERM with an envelope too."""
    try:
        return _run(words, ctx)
    except (KeyboardInterrupt, Terminated) as error:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        code = "interrupted" if isinstance(error, KeyboardInterrupt) else "terminated"
        outcome = failed(HarnessError(code, cause=error), ctx.command, ctx, ctx.clock())
        return _write(outcome, ctx, json=wants_json(words), plain=False)


def _run(words: list[str], ctx: Context) -> int:
    json = wants_json(words)
    begun = ctx.clock()
    try:
        line = read(words)
        line, special = _instead(line)
    except UsageError as error:
        verb = str(error.data.get("verb") or "")
        json = json or _configured_json(ctx)
        return _write(failed(error, verb, ctx, begun), ctx, json=json, plain=False)
    _universal(line.universal, ctx)
    assert line.row is not None  # noqa: S101 - a bare line has become help
    if line.row.get("own_output") and not special:
        return _own_output(line, ctx, json=json)
    plain = bool(line.universal.get("plain"))
    json = json or _json_format(line, ctx)
    if line.given.get("entity_id") == "-" and line.row.get("stdin_ids"):
        return _each_id(line, ctx, json=json, plain=plain)
    if special == "version":
        return _write(_version(line, ctx), ctx, json=json, plain=plain)
    outcome = _with_progress(line, ctx)
    if line.universal.get("debug") and outcome.answer is None:
        _debug(outcome)
    return _write(outcome, ctx, json=json, plain=plain)


def _instead(line: Line) -> tuple[Line, str]:
    """Turn `--help`, `--version` and a bare `dont` into what they mean."""
    from dont.generated.tables.commands import ROWS

    if line.universal.get("version"):
        line.row = ROWS["help"]
        return line, "version"
    if line.row is None or line.universal.get("help"):
        topic = line.row["verb"].split() if line.row is not None else []
        line.row, line.given = ROWS["help"], {"topic": topic} if topic else {}
        return line, "help"
    _no_dash(line)
    return line, ""


def _no_dash(line: Line) -> None:
    """Refuse `-` as the text of a new claim or term: only ids are read from standard input."""
    row = line.row
    if row is not None and row["verb"] in ("conclude", "define", "ground"):
        first = (row.get("args") or [])[0]["field"]
        if line.given.get(first) == "-":
            problem = f"`dont {row['verb']}` does not read standard input"
            raise UsageError("usage", data={"problem": problem, "verb": row["verb"]})


def _universal(given: Record, ctx: Context) -> None:
    ctx.dry_run = bool(given.get("dry_run"))
    ctx.direct = bool(given.get("direct"))
    author = given.get("author")
    ctx.given_author = None if author is None else str(author)


def _version(line: Line, ctx: Context) -> Outcome:
    from dont.verbs.answer import Answer
    from dont.verbs.dispatch import ENVELOPE_VERSION
    from dont.version import __version__

    answer = Answer("version", {"cli_version": __version__, "envelope_version": ENVELOPE_VERSION})
    assert line.row is not None  # noqa: S101 - set by the caller
    return succeeded(answer, line.row, ctx, ctx.clock())


def _own_output(line: Line, ctx: Context, *, json: bool) -> int:
    """Hand over to a face that speaks its own protocol."""
    assert line.row is not None  # noqa: S101 - checked by the caller
    if line.row["verb"] == "mcp":
        outcome = run(line.row, line.given, ctx)  # the input, and whether the extra is installed
        if outcome.answer is None:
            return _write(outcome, ctx, json=json, plain=False)
        from dont.faces.mcp.server import serve

        return serve(ctx, line.given)
    from dont.faces.hooks.entry import main

    return main([str(line.given["host"]), str(line.given["event"])], ctx)


def _json_format(line: Line, ctx: Context) -> bool:
    """Tell whether `--format` asks for the envelope; without it the project decides."""
    form = line.given.get("format")
    return _configured_json(ctx) if form is None else form == "json"


def _with_progress(line: Line, ctx: Context) -> Outcome:
    """Run a verb; one that uses the network says how far it is."""
    assert line.row is not None  # noqa: S101 - checked by the caller
    if line.row["effect"] != "network":
        return run(line.row, line.given, ctx)
    from dont.faces.cli.progress import Progress

    ctx.progress = shown = Progress()
    try:
        return run(line.row, line.given, ctx)
    finally:
        shown.end()


def _configured_json(ctx: Context) -> bool:
    """Tell whether the project asks for JSON where no terminal reads."""
    if ctx.terminal:
        return False
    try:
        return ctx.has_project() and ctx.config["output"]["default_format"] == "json"
    except HarnessError:
        return False  # the verb itself will say what is wrong with the configuration


def _each_id(line: Line, ctx: Context, *, json: bool, plain: bool) -> int:
    """Run the verb for each id on standard input; each line is its own transaction."""
    statuses = {0}
    assert line.row is not None  # noqa: S101 - checked by the caller
    for text in ctx.stdin_text().split("\n"):
        one = text.strip()
        if one:
            outcome = run(line.row, {**line.given, "entity_id": one}, ctx)
            statuses.add(_write(outcome, ctx, json=json, plain=plain))
    return next(status for status in (*_WORST, *statuses) if status in statuses)


def _write(outcome: Outcome, ctx: Context, *, json: bool, plain: bool) -> int:
    """Write one envelope, as JSON or for people."""
    if json:
        from dont.faces.cli.envelope import line

        sys.stdout.buffer.write(line(outcome.envelope))
        sys.stdout.buffer.flush()
    else:
        from dont.faces.cli.human import write

        write(outcome, ctx.environ, plain=plain)
    return outcome.exit


def _debug(outcome: Outcome) -> None:
    """Print the developer's detail of a failure on standard error."""
    from dont.faces.cli.envelope import line

    sys.stderr.write(line(outcome.envelope).decode("utf-8", "replace"))
