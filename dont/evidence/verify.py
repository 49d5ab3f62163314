"""Look references up: alive or gone, drifted or not, and is the quote there?

Work goes on in threads; results come out one by one, so that whoever is interrupted keeps what was
done. Nothing here changes a status.
"""

from __future__ import annotations

import queue
import threading
from typing import TYPE_CHECKING, NamedTuple

from dont.core.errors import HarnessError
from dont.core.evidence_uri import parse
from dont.evidence.audit import Auditor
from dont.evidence.landing import Landing, landing
from dont.evidence.outcomes import BY_AUDIT, add_wait, facts_of, outcome
from dont.evidence.pages import file_text, page_text
from dont.evidence.quotes import Text, judge
from dont.evidence.source_cache import SourceCache

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Mapping, Sequence

    from dont.core.types import Record
    from dont.net.client import Answer, Client
    from dont.net.policy import Policy


class Found(NamedTuple):
    """What looking one reference up gave.

    Attributes:
        facts: the fields of a reference check, without the quote's verdict.
        page: the text, for quotes.
        cached: whether the text is an old copy.
    """

    facts: Record
    page: Text
    cached: bool = False


class Verifier:
    """Look up the references of one project.

    Args:
        root: absolute path of the project root.
        policy: bounds of the network; None stays offline.
        cache_dir: the project's cache folder, for texts; None keeps nothing.
        client: a client to use instead of one's own.
    """

    def __init__(
        self,
        root: str,
        policy: Policy | None,
        cache_dir: str | None = None,
        client: Client | None = None,
    ) -> None:
        self._auditor = Auditor(root)
        self._policy = policy
        self._client = client
        self._own = client is None
        self._cache = SourceCache(cache_dir)

    def verify(
        self, entries: Sequence[Mapping[str, object]], timeout_s: float | None = None
    ) -> Generator[tuple[int, Record]]:
        """Look up every entry and judge its quote.

        Args:
            entries: evidence entries of one entity.
            timeout_s: seconds for each reference; the policy's where left out.

        Yields:
            The entry's place and `{source_uri, outcome, quote_verdict, audit, found_in?,
            http_status?, final_uri?, retry_after_s?, fingerprint?, detail?}`, each as soon as it is
            known. A quote that its own source lacks waits for the others.
        """
        found: dict[int, Found] = {}
        waiting: list[int] = []
        for place, one in self._look_up(entries, timeout_s):
            found[place] = one
            quote = entries[place].get("quote")
            verdict = judge(quote, one.page).verdict if isinstance(quote, str) else None
            if verdict in (None, "here"):
                yield place, _check(one, verdict)
            else:
                waiting.append(place)
        texts = [found[place].page for place in sorted(found)]
        for place in waiting:
            one = found[place]
            verdict, found_in = judge(str(entries[place]["quote"]), one.page, texts)
            if verdict in ("nowhere", "source-incomplete") and one.cached:
                verdict = "not-measured"  # an old copy can show a quote, not refute it
            check = _check(one, verdict)
            if found_in is not None:
                check["found_in"] = found_in
            yield place, check

    def close(self) -> None:
        """Stop what is still waiting for the network."""
        if self._client is not None and self._own:
            self._client.close()
            self._client = None

    def _look_up(
        self, entries: Sequence[Mapping[str, object]], timeout_s: float | None
    ) -> Iterator[tuple[int, Found]]:
        pages: dict[str, list[int]] = {}
        where: dict[str, Landing] = {}
        for place, entry in enumerate(entries):
            page = None if _is_file(entry) else landing(str(entry["source_uri"]))
            if page is None:
                yield place, self._local(entry)
            else:
                pages.setdefault(page.url, []).append(place)
                where[page.url] = page
        if not pages:
            return
        for url, one in self._fetched(where, timeout_s):
            for place in pages[url]:
                uri = str(entries[place]["source_uri"])
                yield (
                    place,
                    one._replace(
                        facts={**one.facts, "source_uri": uri}, page=one.page._replace(name=uri)
                    ),
                )

    def _fetched(
        self, where: Mapping[str, Landing], timeout_s: float | None
    ) -> Iterator[tuple[str, Found]]:
        client, problem = self._connected()
        if client is None:
            for url in where:
                yield url, self._unreached(url, problem)
            return
        todo: queue.SimpleQueue[Landing] = queue.SimpleQueue()
        done: queue.SimpleQueue[tuple[str, Found]] = queue.SimpleQueue()
        for page in where.values():
            todo.put(page)

        def work() -> None:
            while True:
                try:
                    page = todo.get_nowait()
                except queue.Empty:
                    return
                done.put((page.url, self._fetch(client, page, timeout_s)))

        size = min(client.policy.concurrency, len(where))
        # Daemons: an interrupted command must not wait for a silent host.
        for _ in range(size):
            threading.Thread(target=work, daemon=True, name="verify").start()
        for _ in where:
            yield done.get()

    def _connected(self) -> tuple[Client | None, str]:
        if self._policy is None and self._client is None:
            return None, "offline"
        if self._client is None and self._policy is not None:
            from dont.net.client import Client

            try:
                self._client = Client(self._policy)
            except HarnessError as error:
                if error.code != "missing-extra":
                    raise
                return None, "looking up pages needs dont-ledger[verify]"
        return self._client, ""

    def _fetch(self, client: Client, page: Landing, timeout_s: float | None) -> Found:
        from dont.net.failures import NetFailure

        try:
            answer = client.get(page.url, timeout_s=timeout_s, cut=True)
        except NetFailure as failure:
            found = self._unreached(page.url, failure.problem)
            found.facts["outcome"] = failure.outcome
            return found
        except Exception as error:  # noqa: BLE001 - one reference must not end the others
            return self._unreached(
                page.url, f"an error of this tool: {type(error).__name__}: {error}"
            )
        return self._answered(page, answer)

    def _answered(self, page: Landing, answer: Answer) -> Found:
        from dont.evidence.digest import exact

        facts = facts_of(page.url, outcome(page, answer))
        facts["http_status"] = answer.status
        if answer.url != page.url:
            facts["final_uri"] = answer.url
        if not answer.ok:
            facts["detail"] = f"the server answered {answer.status}"
            add_wait(facts, answer)
            return self._with_copy(page.url, facts)
        text = page_text(
            answer.body, answer.headers.get("content-type", ""), complete=answer.complete
        )
        complete = text.complete and page.whole
        if text.detail:
            facts["detail"] = text.detail
        if text.text is not None:
            facts["fingerprint"] = f"blake2b:{exact(text.text.encode('utf-8', 'replace'))}"
            self._cache.put(page.url, text.text, complete=complete)
        return Found(facts, Text(page.url, text.text, complete))

    def _unreached(self, url: str, problem: str) -> Found:
        return self._with_copy(url, {**facts_of(url, "not-measured"), "detail": problem})

    def _with_copy(self, url: str, facts: Record) -> Found:
        """Fall back on the text that was read another time."""
        copy = self._cache.get(url)
        if copy is None:
            return Found(facts, Text(url, None))
        return Found(facts, Text(url, copy.text, copy.complete), cached=True)

    def _local(self, entry: Mapping[str, object]) -> Found:
        uri = str(entry["source_uri"])
        if not _is_file(entry):
            malformed = parse(uri).form in ("malformed", "path")
            facts = facts_of(uri, "malformed" if malformed else "not-measured")
            if not malformed:
                facts["detail"] = "it names something that has no page to look up"
            return Found(facts, Text(uri, None))
        audit = self._auditor.audit(entry)
        facts = facts_of(uri, BY_AUDIT.get(str(audit["status"]), "not-measured"))
        facts["audit"] = audit
        path = str(audit.get("path") or entry.get("path") or parse(uri).parts.get("path"))
        data = self._auditor.look(path).data
        if data is None:
            return Found(facts, Text(uri, None))
        page = file_text(path, data)
        return Found(facts, Text(uri, page.text, page.complete))


def _check(found: Found, verdict: str | None) -> Record:
    return {**found.facts, "quote_verdict": verdict}


def _is_file(entry: Mapping[str, object]) -> bool:
    return bool(entry.get("path")) or parse(str(entry["source_uri"])).form == "repo"
