"""What a verb needs from its surroundings, opened on first use."""

from __future__ import annotations

import os

from dont.core.clock import system_clock
from dont.core.errors import Refusal, SubstrateError
from dont.core.ids import is_author

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from contextlib import AbstractContextManager
    from typing import BinaryIO

    from dont.core.clock import Clock
    from dont.core.ids import RandomBytes
    from dont.engine.rules import RuleSet
    from dont.evidence.audit import Auditor
    from dont.ledger.paths import Project
    from dont.ledger.reader import Reader
    from dont.ledger.store import Store
    from dont.ledger.vocab import Vocabulary
    from dont.ledger.writer import Writer, WriterBlock
    from dont.verbs.ruleset import ShippedRules


_LARGEST_TEXT = 64 * 1024 * 1024  # characters of a file that a caller names; a device has no end


def _here() -> str:
    """Give the current folder; where it was deleted under us, the path it had."""
    try:
        return os.getcwd()
    except OSError:
        told = os.environ.get("PWD", "")
        return told if os.path.isabs(told) else "/"


class Context:
    """One call's surroundings.

    Args:
        cwd: the folder the caller stands in.
        environ: environment variables; nothing else reads them.
        stdin: gives the bytes of standard input when asked.
        stream: gives standard input as a binary file; what `stdin` gives when None.
        clock: microseconds since the epoch.
        random: source of random bytes for ids.
    """

    def __init__(
        self,
        *,
        cwd: str | None = None,
        environ: Mapping[str, str] | None = None,
        stdin: Callable[[], bytes] = bytes,
        stream: Callable[[], BinaryIO] | None = None,
        clock: Clock = system_clock,
        random: RandomBytes = os.urandom,
    ) -> None:
        self.cwd = cwd if cwd is not None else _here()
        self.environ = os.environ if environ is None else environ
        self.stdin = stdin
        self._stream = stream
        self.clock = clock
        self.random = random
        self.given_author: str | None = None
        self.dry_run = False
        self.direct = False
        self.terminal = False
        self.machine = False  # MCP or a hook calls
        self.command = ""  # the words of the verb that runs
        # What is counted, how many so far, how many in all; a terminal shows it.
        self.progress: Callable[[str, int, int | None], None] = lambda _what, _done, _total: None
        self.call_author: str | None = None
        self._open: Writer | None = None
        # The latest transaction, and how many lines the ones before it wrote.
        self._block: WriterBlock | None = None
        self._lines = 0
        self._project: Project | None = None
        self._store: Store | None = None
        self._rules: RuleSet | None = None
        self.shipped_rules: ShippedRules | None = None
        self._vocabulary: Vocabulary | None = None
        self._auditor: Auditor | None = None

    @property
    def project(self) -> Project:
        """The project, found from `cwd` and `DONT_DIR`."""
        if self._project is None:
            from dont.ledger.paths import find_project

            self._project = find_project(self.cwd, self.environ)
        return self._project

    def has_project(self) -> bool:
        """Tell whether there is a project here."""
        try:
            return bool(self.project)
        except SubstrateError as error:
            if error.code == "config-missing":
                return False
            raise

    @property
    def store(self) -> Store:
        """The ledger."""
        if self._store is None:
            from dont.ledger.store import Store

            self._store = Store(self.project, clock=self.clock, random=self.random)
            self._store.resolves = self.resolves
        return self._store

    def resolves(self, curie: str) -> bool:
        """Tell whether an imported vocabulary knows a CURIE by now."""
        row = self.vocabulary.resolve(curie)
        return row is not None and row["match"] != "repaired"

    @property
    def config(self) -> Mapping[str, Mapping[str, object]]:
        """The checked configuration, sections with their defaults filled in."""
        return self.store.config

    @property
    def mode(self) -> str:
        """`permissive` or `strict`."""
        return str(self.config["project"]["mode"])

    @property
    def rules(self) -> RuleSet:
        """The rules in force: the shipped ones and the project's own."""
        if self._rules is None:
            from dont.verbs.ruleset import load

            self._rules = load(self)
        return self._rules

    @property
    def vocabulary(self) -> Vocabulary:
        """The imported terms."""
        if self._vocabulary is None:
            from dont.ledger.vocab import Vocabulary

            self._vocabulary = Vocabulary(self.project.cache_dir)
        return self._vocabulary

    @property
    def auditor(self) -> Auditor:
        """The reader of repository evidence; each file is read once."""
        if self._auditor is None:
            from dont.evidence.audit import Auditor

            self._auditor = Auditor(self.project.root)
        return self._auditor

    @property
    def author(self) -> str:
        """Who acts: `--author`, `DONT_AUTHOR`, `human:$USER`, `human:unknown`.

        Raises:
            Refusal: `schema-mismatch` for a name that is no author.
        """
        named = self.call_author or self.given_author or self.environ.get("DONT_AUTHOR")
        if not named:
            named = f"human:{self.environ.get('USER') or 'unknown'}"
        if not is_author(named):
            problem = f"`{named}` is no author: write `human:`, `llm:`, `tool:` or `ci:` and a name"
            raise Refusal("schema-mismatch", data={"problem": problem})
        return named

    @property
    def harness(self) -> bool:
        """Whether helpers are spawned by a harness rather than called from here."""
        if self.direct:
            return False
        told = self.environ.get("DONT_HARNESS", "").strip().lower()
        return told in ("1", "true", "yes", "on") or self.machine or not self.terminal

    def read(self, as_of: object = None) -> Reader:
        """Read the ledger as it is, or as it was after a `tx` or at a time."""
        if as_of is None:
            return self.store.read()
        from dont.verbs.times import tx_of

        return self.store.as_of(tx_of(str(as_of)))

    def writer(self, command: str) -> AbstractContextManager[Writer]:
        """Open the one transaction of a writing verb, or join the one a plan has open.

        Raises:
            Refusal: `schema-mismatch` where the open one is another author's; a line has one.
        """
        return self._recording(command) if self._open is None else self._joined(self._open)

    def _joined(self, writer: Writer) -> AbstractContextManager[Writer]:
        from contextlib import nullcontext

        author = self.author
        if author != writer.author:
            problem = f"one transaction has one author, here `{writer.author}`; got `{author}`"
            raise Refusal("schema-mismatch", data={"problem": problem})
        return nullcontext(writer)

    @property
    def open_block(self) -> Writer | None:
        """The transaction that a caller has open around this call."""
        return self._open

    def _recording(self, command: str) -> WriterBlock:
        from dont.verbs.recording import Recording

        self._lines = self.lines_written
        self._block = Recording(self, command)
        return self._block

    @property
    def lines_written(self) -> int:
        """Count the lines this context brought into the log, whatever happened afterwards."""
        writer = None if self._block is None else self._block.writer
        return self._lines + (writer is not None and writer.wrote)

    def transaction(self, command: str) -> AbstractContextManager[Writer]:
        """Open one transaction that every verb inside the block joins; in another, join that."""
        if self._open is not None:
            return self._joined(self._open)
        from contextlib import contextmanager

        @contextmanager
        def joined() -> Iterator[Writer]:
            with self._recording(command) as writer:
                self._open = writer
                try:
                    yield writer
                finally:
                    self._open = None

        return joined()

    def path(self, text: str) -> str:
        """Make a path absolute, from the folder the caller stands in."""
        return os.path.join(self.cwd, text)

    def stdin_stream(self) -> BinaryIO:
        """Give standard input as a binary file, so that no input has to fit into memory."""
        if self._stream is not None:
            return self._stream()
        from io import BytesIO

        return BytesIO(self.stdin())

    def stdin_text(self) -> str:
        """Read standard input as UTF-8."""
        return self.stdin().decode("utf-8", "replace")

    def read_text(self, file: str) -> str:
        """Read a file, or standard input for `-`.

        Raises:
            Refusal: `unreadable-file`.
        """
        if file == "-":
            return self.stdin_text()
        try:
            with open(self.path(file), encoding="utf-8") as opened:
                text = opened.read(_LARGEST_TEXT + 1)
        except (OSError, ValueError) as error:
            problem = getattr(error, "strerror", None) or "it is not UTF-8"
            raise Refusal(
                "unreadable-file", data={"path": file, "problem": problem}, cause=error
            ) from error
        if len(text) > _LARGEST_TEXT:
            raise Refusal(
                "unreadable-file",
                data={"path": file, "problem": f"it is longer than {_LARGEST_TEXT} characters"},
            )
        return text

    def following(self) -> Context:
        """Give the surroundings of the next call of a caller that lives on.

        The ledger and the vocabulary stay open; files, rules and everything about one call are new.
        """
        call = Context(
            cwd=self.cwd,
            environ=self.environ,
            stdin=self.stdin,
            clock=self.clock,
            random=self.random,
        )
        call.given_author, call.terminal, call.machine = (
            self.given_author,
            self.terminal,
            self.machine,
        )
        if self.has_project():
            call._project, call._store = self.project, self.store
            call._vocabulary = self.vocabulary
        if self.shipped_rules is None:
            from dont.verbs.ruleset import ShippedRules

            self.shipped_rules = ShippedRules()
        call.shipped_rules = self.shipped_rules
        # A block that the caller has open is one transaction for all calls inside it.
        call._open = self._open
        return call

    def close(self) -> None:
        """Let go of the ledger and the vocabulary."""
        for held in (self._store, self._vocabulary):
            if held is not None:
                held.close()
        self._store = self._vocabulary = None
