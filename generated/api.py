# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
# Source: model/payloads.yaml
# sha256: 7df360bda55e17eeaca23c6f570efa7a21d79de525c328b81feed33eb44d695b
"""The verbs as Python methods; a subclass says how one runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from dont.generated.envelope import ErrorResult
from dont.generated.error import Classified
from dont.generated.evidence import EvidenceSpec
from dont.generated.inputs import AttrSpec
from dont.generated.payloads import ApplyReport, CheckReport, ClaimView, ClaimsList, Disturb, DoctorReport, Empty, ErrorCodes, EventList, EventView, ExamplesList, Explain, GraphDoc, HelpDoc, HooksReport, ImportReport, InitReport, ManagedDocs, PrimeView, Repeat, RuleInfo, RuleList, RuleResult, SchemaDoc, SpawnRequest, SpawnRequestList, TermList, TermView, TraceView, Verified, VersionInfo, WhyView

_BY_KIND: dict[str, Callable[[Mapping[str, object]], object]] = {
    'error': ErrorResult.from_json,
    'classified': Classified.from_json,
    'claim': ClaimView.from_json,
    'term': TermView.from_json,
    'term_list': TermList.from_json,
    'claims': ClaimsList.from_json,
    'event': EventView.from_json,
    'events': EventList.from_json,
    'spawn_request': SpawnRequest.from_json,
    'spawn_requests': SpawnRequestList.from_json,
    'prime': PrimeView.from_json,
    'why': WhyView.from_json,
    'doctor': DoctorReport.from_json,
    'examples': ExamplesList.from_json,
    'schema_doc': SchemaDoc.from_json,
    'trace': TraceView.from_json,
    'check': CheckReport.from_json,
    'rules': RuleList.from_json,
    'rule': RuleInfo.from_json,
    'rule_result': RuleResult.from_json,
    'import': ImportReport.from_json,
    'disturb': Disturb.from_json,
    'verified': Verified.from_json,
    'repeat': Repeat.from_json,
    'error_codes': ErrorCodes.from_json,
    'explain': Explain.from_json,
    'apply': ApplyReport.from_json,
    'help': HelpDoc.from_json,
    'managed_docs': ManagedDocs.from_json,
    'hooks': HooksReport.from_json,
    'graph': GraphDoc.from_json,
    'init': InitReport.from_json,
    'version': VersionInfo.from_json,
    'empty': Empty.from_json,
}


class Verbs:
    """Every verb of the command table; payloads come back as dataclasses."""

    def _run(self, verb: str, given: dict[str, object]) -> tuple[str, Mapping[str, object]]:
        """Run a verb; give `envelope_kind` and payload. Failures are raised."""
        raise NotImplementedError

    def _read(self, verb: str, given: dict[str, object]) -> object:
        kind, data = self._run(verb, given)
        return _BY_KIND[kind](data)

    def init(
        self, *, author: str | None = None, name: str | None = None, strict: bool = False, hooks: Sequence[str] = ()
    ) -> InitReport:
        """Make the ledger of this project.

        Args:
            author: Who says so.
            name: Name of the project.
            strict: Start in strict mode.
            hooks: Agent hosts to hook in.
        """
        found = self._read('init', {'author': author, 'name': name, 'strict': strict, 'hooks': hooks})
        assert isinstance(found, InitReport)
        return found

    def conclude(
        self, statement: str, *, author: str | None = None, atoms: Sequence[str] = (), refs: Sequence[str] = (), confidence: float | None = None, depends_on: Sequence[str] = (), session_id: str | None = None, origin: str | None = None
    ) -> ClaimView:
        """Record a statement as an unverified claim.

        Args:
            author: Who says so.
            statement: The statement.
            atoms: Parts that are verified one by one.
            refs: CURIEs or URIs it speaks of.
            confidence: The author's own estimate.
            depends_on: Claims and terms it rests on.
            session_id: Session it comes from.
            origin: Where it was found.
        """
        found = self._read('conclude', {'author': author, 'statement': statement, 'atoms': atoms, 'refs': refs, 'confidence': confidence, 'depends_on': depends_on, 'session_id': session_id, 'origin': origin})
        assert isinstance(found, ClaimView)
        return found

    def define(
        self, curie: str, *, doc: str, author: str | None = None, label: str | None = None, kind_of: Sequence[str] = (), related_to: Sequence[str] = (), attribute: Sequence[AttrSpec | Mapping[str, object]] = ()
    ) -> TermView:
        """Coin a term, or give a coined one a new definition.

        Args:
            author: Who says so.
            curie: Name of the term.
            doc: The definition.
            label: A noun phrase with its article.
            kind_of: Broader terms.
            related_to: Related terms.
            attribute: Named attributes.
        """
        found = self._read('define', {'author': author, 'curie': curie, 'doc': doc, 'label': label, 'kind_of': kind_of, 'related_to': related_to, 'attribute': attribute})
        assert isinstance(found, TermView)
        return found

    def trust(
        self, entity_id: str, *, author: str | None = None, reason: str | None = None, atom_idx: int | None = None, request: str | None = None
    ) -> ClaimView | TermView:
        """Doubt a claim or a term, with a reason.

        Args:
            author: Who says so.
            entity_id: An id, its unique beginning, or the CURIE of a term.
            reason: What speaks against it.
            atom_idx: Doubt only this atom.
            request: The spawn request it answers.
        """
        found = self._read('trust', {'author': author, 'entity_id': entity_id, 'reason': reason, 'atom_idx': atom_idx, 'request': request})
        assert isinstance(found, (ClaimView, TermView))
        return found

    def dismiss(
        self, entity_id: str, *, author: str | None = None, evidence: Sequence[EvidenceSpec | Mapping[str, object]] = (), atom_idx: Sequence[int] = (), note: str | None = None, request: str | None = None
    ) -> ClaimView | TermView:
        """Verify a claim or a term with evidence.

        Args:
            author: Who says so.
            entity_id: An id, its unique beginning, or the CURIE of a term.
            evidence: The evidence.
            atom_idx: Verify only these atoms.
            note: Remark for readers.
            request: The spawn request it answers.
        """
        found = self._read('dismiss', {'author': author, 'entity_id': entity_id, 'evidence': evidence, 'atom_idx': atom_idx, 'note': note, 'request': request})
        assert isinstance(found, (ClaimView, TermView))
        return found

    def ground(
        self, statement: str, *, author: str | None = None, evidence: Sequence[EvidenceSpec | Mapping[str, object]] = ()
    ) -> ClaimView:
        """Record a claim and verify it in one step; both or neither.

        Args:
            author: Who says so.
            statement: The statement.
            evidence: The evidence.
        """
        found = self._read('ground', {'author': author, 'statement': statement, 'evidence': evidence})
        assert isinstance(found, ClaimView)
        return found

    def restate(
        self, entity_id: str, statement: str, *, author: str | None = None
    ) -> ClaimView:
        """Put a corrected claim in the place of an old one.

        Args:
            author: Who says so.
            entity_id: An id, its unique beginning, or the CURIE of a term.
            statement: The corrected statement.
        """
        found = self._read('restate', {'author': author, 'entity_id': entity_id, 'statement': statement})
        assert isinstance(found, ClaimView)
        return found

    def hypothesize(
        self, entity_id: str, text: str, *, author: str | None = None
    ) -> ClaimView:
        """Record a rival explanation of what a claim says.

        Args:
            author: Who says so.
            entity_id: An id, its unique beginning, or the CURIE of a term.
            text: The explanation.
        """
        found = self._read('hypothesize', {'author': author, 'entity_id': entity_id, 'text': text})
        assert isinstance(found, ClaimView)
        return found

    def assess(
        self, entity_id: str, idx: int, *, author: str | None = None, supporting: Sequence[str] = (), refuting: Sequence[str] = ()
    ) -> ClaimView:
        """Say what supports or refutes a rival explanation.

        Args:
            author: Who says so.
            entity_id: An id, its unique beginning, or the CURIE of a term.
            idx: 0-based index of the explanation.
            supporting: References for it.
            refuting: References against it.
        """
        found = self._read('assess', {'author': author, 'entity_id': entity_id, 'idx': idx, 'supporting': supporting, 'refuting': refuting})
        assert isinstance(found, ClaimView)
        return found

    def lock(
        self, entity_id: str, *, author: str | None = None
    ) -> ClaimView:
        """Close a verified claim that withstood its rivals.

        Args:
            author: Who says so.
            entity_id: An id, its unique beginning, or the CURIE of a term.
        """
        found = self._read('lock', {'author': author, 'entity_id': entity_id})
        assert isinstance(found, ClaimView)
        return found

    def ignore(
        self, entity_id: str, *, author: str | None = None, reason: str | None = None
    ) -> ClaimView | TermView:
        """Take a claim or term out of consideration.

        Args:
            author: Who says so.
            entity_id: An id, its unique beginning, or the CURIE of a term.
            reason: Why it no longer counts.
        """
        found = self._read('ignore', {'author': author, 'entity_id': entity_id, 'reason': reason})
        assert isinstance(found, (ClaimView, TermView))
        return found

    def reopen(
        self, entity_id: str, *, author: str | None = None
    ) -> ClaimView | TermView:
        """Bring an ignored claim or term back as unverified.

        Args:
            author: Who says so.
            entity_id: An id, its unique beginning, or the CURIE of a term.
        """
        found = self._read('reopen', {'author': author, 'entity_id': entity_id})
        assert isinstance(found, (ClaimView, TermView))
        return found

    def verify_evidence(
        self, entity_id: str, *, author: str | None = None, timeout_seconds: float | None = None, offline: bool = False
    ) -> Verified:
        """Check that references are alive, quotes stand and lines have not drifted.

        Args:
            author: Who says so.
            entity_id: An id, its unique beginning, or the CURIE of a term.
            timeout_seconds: Seconds to wait for each reference.
            offline: Files and kept copies only.
        """
        found = self._read('verify-evidence', {'author': author, 'entity_id': entity_id, 'timeout_seconds': timeout_seconds, 'offline': offline})
        assert isinstance(found, Verified)
        return found

    def assume(
        self, entity_id: str, *, author: str | None = None, model_hint: str | None = None, max_tool_calls: int | None = None
    ) -> SpawnRequest:
        """Ask for an independent verifier of a claim.

        Args:
            author: Who says so.
            entity_id: An id, its unique beginning, or the CURIE of a term.
            model_hint: Which sort of model should do it.
            max_tool_calls: How many tool calls it may make.
        """
        found = self._read('assume', {'author': author, 'entity_id': entity_id, 'model_hint': model_hint, 'max_tool_calls': max_tool_calls})
        assert isinstance(found, SpawnRequest)
        return found

    def overlook(
        self, entity_id: str, *, author: str | None = None, model_hint: str | None = None, max_tool_calls: int | None = None
    ) -> SpawnRequest:
        """Ask for an adversary of a claim.

        Args:
            author: Who says so.
            entity_id: An id, its unique beginning, or the CURIE of a term.
            model_hint: Which sort of model should do it.
            max_tool_calls: How many tool calls it may make.
        """
        found = self._read('overlook', {'author': author, 'entity_id': entity_id, 'model_hint': model_hint, 'max_tool_calls': max_tool_calls})
        assert isinstance(found, SpawnRequest)
        return found

    def guess(
        self, question: str, *, author: str | None = None, n: int | None = None, temperature: float | None = None
    ) -> SpawnRequest:
        """Ask for diverse candidate answers to a question.

        Args:
            author: Who says so.
            question: The question.
            n: How many candidates.
            temperature: Sampling temperature.
        """
        found = self._read('guess', {'author': author, 'question': question, 'n': n, 'temperature': temperature})
        assert isinstance(found, SpawnRequest)
        return found

    def spawns(
        self, *, author: str | None = None, pending: bool = False, timed_out: bool = False, all: bool = False
    ) -> SpawnRequestList:
        """List spawn requests.

        Args:
            author: Who says so.
            pending: Only those that wait.
            timed_out: Only those that expired.
            all: Answered ones too.
        """
        found = self._read('spawns', {'author': author, 'pending': pending, 'timed_out': timed_out, 'all': all})
        assert isinstance(found, SpawnRequestList)
        return found

    def show(
        self, entity_id: str, *, author: str | None = None, history: bool = False
    ) -> ClaimView | TermView | EventView:
        """Show one claim, term or event.

        Args:
            author: Who says so.
            entity_id: An id, its unique beginning, or the CURIE of a term.
            history: Its events too.
        """
        found = self._read('show', {'author': author, 'entity_id': entity_id, 'history': history})
        assert isinstance(found, (ClaimView, TermView, EventView))
        return found

    def why(
        self, entity_id: str, *, author: str | None = None
    ) -> WhyView:
        """Show what an entity rests on, its events, and what is still unmet.

        Args:
            author: Who says so.
            entity_id: An id, its unique beginning, or the CURIE of a term.
        """
        found = self._read('why', {'author': author, 'entity_id': entity_id})
        assert isinstance(found, WhyView)
        return found

    def trace(
        self, entity_id: str, *, author: str | None = None
    ) -> TraceView:
        """Follow dependencies to what blocks an entity.

        Args:
            author: Who says so.
            entity_id: An id, its unique beginning, or the CURIE of a term.
        """
        found = self._read('trace', {'author': author, 'entity_id': entity_id})
        assert isinstance(found, TraceView)
        return found

    def list(
        self, *, author: str | None = None, status: str | None = None, derived_assessment: str | None = None, kind: str | None = None, all: bool = False, as_of: str | None = None, limit: int | None = None, by: str | None = None
    ) -> ClaimsList | TermList:
        """List claims, newest first.

        Args:
            author: Who says so.
            status: Only this status.
            derived_assessment: Only with this assessment.
            kind: Only this kind.
            all: Ignored entities too.
            as_of: The state after this `tx` or at this RFC 3339 time.
            limit: At most this many.
            by: Only what this author recorded.
        """
        found = self._read('list', {'author': author, 'status': status, 'derived_assessment': derived_assessment, 'kind': kind, 'all': all, 'as_of': as_of, 'limit': limit, 'by': by})
        assert isinstance(found, (ClaimsList, TermList))
        return found

    def vocab(
        self, *, author: str | None = None, status: str | None = None, derived_assessment: str | None = None, kind: str | None = None, all: bool = False, as_of: str | None = None, limit: int | None = None, by: str | None = None
    ) -> TermList:
        """List coined terms, newest first.

        Args:
            author: Who says so.
            status: Only this status.
            derived_assessment: Only with this assessment.
            kind: Only this kind.
            all: Ignored entities too.
            as_of: The state after this `tx` or at this RFC 3339 time.
            limit: At most this many.
            by: Only what this author recorded.
        """
        found = self._read('vocab', {'author': author, 'status': status, 'derived_assessment': derived_assessment, 'kind': kind, 'all': all, 'as_of': as_of, 'limit': limit, 'by': by})
        assert isinstance(found, TermList)
        return found

    def prime(
        self, *, author: str | None = None, budget: int | None = None
    ) -> PrimeView:
        """What to know before working here, most important first.

        Args:
            author: Who says so.
            budget: At most this many bytes.
        """
        found = self._read('prime', {'author': author, 'budget': budget})
        assert isinstance(found, PrimeView)
        return found

    def suggest_term(
        self, text: str, *, author: str | None = None, online: bool = False
    ) -> TermList | Empty:
        """Find coined and imported terms for some words.

        Args:
            author: Who says so.
            text: The words to look for.
            online: Ask configured sources too.
        """
        found = self._read('suggest-term', {'author': author, 'text': text, 'online': online})
        assert isinstance(found, (TermList, Empty))
        return found

    def disturb(
        self, *, author: str | None = None, path: str | None = None, diff: str | None = None
    ) -> Disturb:
        """Which claims rest on these lines.

        Args:
            author: Who says so.
            path: `PATH` or `PATH:A-B`.
            diff: A git revision; every line changed since then.
        """
        found = self._read('disturb', {'author': author, 'path': path, 'diff': diff})
        assert isinstance(found, Disturb)
        return found

    def check(
        self, *, author: str | None = None, paths: Sequence[str] = (), staged: bool = False, require_scope: bool = False, min_status: str | None = None, format: str | None = None
    ) -> CheckReport:
        """The gate; fails while anything rests on what was not shown.

        Args:
            author: Who says so.
            paths: Judge only what rests on these files.
            staged: Judge what git has staged.
            require_scope: Fail when there is nothing to judge.
            min_status: Least status of a claim.
            format: How to answer.
        """
        found = self._read('check', {'author': author, 'paths': paths, 'staged': staged, 'require_scope': require_scope, 'min_status': min_status, 'format': format})
        assert isinstance(found, CheckReport)
        return found

    def repeat(
        self, *, author: str | None = None, since: str | None = None
    ) -> Repeat:
        """Failures that recur, by signature.

        Args:
            author: Who says so.
            since: Only later than this RFC 3339 time.
        """
        found = self._read('repeat', {'author': author, 'since': since})
        assert isinstance(found, Repeat)
        return found

    def rules_list(
        self, *, author: str | None = None, validators: bool = False
    ) -> RuleList:
        """The rules in force, with severity.

        Args:
            author: Who says so.
            validators: Validators too.
        """
        found = self._read('rules list', {'author': author, 'validators': validators})
        assert isinstance(found, RuleList)
        return found

    def rules_show(
        self, rule: str, *, author: str | None = None
    ) -> RuleInfo:
        """One rule as data.

        Args:
            author: Who says so.
            rule: Name of the rule.
        """
        found = self._read('rules show', {'author': author, 'rule': rule})
        assert isinstance(found, RuleInfo)
        return found

    def rules_test(
        self, *, author: str | None = None, rule: str | None = None, near_miss: bool = False
    ) -> RuleResult:
        """Run the cases that stand beside the rules.

        Args:
            author: Who says so.
            rule: Only this rule.
            near_miss: Say which clause kept a rule from firing.
        """
        found = self._read('rules test', {'author': author, 'rule': rule, 'near_miss': near_miss})
        assert isinstance(found, RuleResult)
        return found

    def rules_lint(
        self, *, author: str | None = None, file: str | None = None
    ) -> RuleResult:
        """Check rule files without adding them.

        Args:
            author: Who says so.
            file: The file; every project rule when absent.
        """
        found = self._read('rules lint', {'author': author, 'file': file})
        assert isinstance(found, RuleResult)
        return found

    def rules_add(
        self, file: str, *, author: str | None = None
    ) -> RuleInfo:
        """Take a rule file and its cases into the project.

        Args:
            author: Who says so.
            file: The rule file.
        """
        found = self._read('rules add', {'author': author, 'file': file})
        assert isinstance(found, RuleInfo)
        return found

    def rules_coverage(
        self, *, author: str | None = None
    ) -> RuleResult:
        """Rules that fire always or never on this ledger.

        Args:
            author: Who says so.
        """
        found = self._read('rules coverage', {'author': author})
        assert isinstance(found, RuleResult)
        return found

    def explain(
        self, name: str, *, author: str | None = None
    ) -> Explain:
        """The page of a rule or an error code.

        Args:
            author: Who says so.
            name: A rule or a code.
        """
        found = self._read('explain', {'author': author, 'name': name})
        assert isinstance(found, Explain)
        return found

    def errors_list(
        self, *, author: str | None = None
    ) -> ErrorCodes:
        """Every code with kind, severity and exit status.

        Args:
            author: Who says so.
        """
        found = self._read('errors list', {'author': author})
        assert isinstance(found, ErrorCodes)
        return found

    def errors_show(
        self, code: str, *, author: str | None = None
    ) -> ErrorCodes:
        """One code as data.

        Args:
            author: Who says so.
            code: The code.
        """
        found = self._read('errors show', {'author': author, 'code': code})
        assert isinstance(found, ErrorCodes)
        return found

    def errors_classify(
        self, *, author: str | None = None, file: str | None = None, text: str | None = None, purpose: str | None = None, command: str | None = None, exit_code: int | None = None, status: int | None = None, root: str | None = None, record: bool = False
    ) -> Classified:
        """Say what a failed command's output means.

        Args:
            author: Who says so.
            file: The output; `-` reads standard input.
            text: The output itself, where there is no file.
            purpose: What the command was for.
            command: The command that failed.
            exit_code: Its exit status.
            status: The HTTP status.
            root: The workspace that locations are relative to.
            record: Count it.
        """
        found = self._read('errors classify', {'author': author, 'file': file, 'text': text, 'purpose': purpose, 'command': command, 'exit_code': exit_code, 'status': status, 'root': root, 'record': record})
        assert isinstance(found, Classified)
        return found

    def errors_signature(
        self, *, author: str | None = None, file: str | None = None, text: str | None = None, purpose: str | None = None, command: str | None = None, exit_code: int | None = None, status: int | None = None, root: str | None = None, record: bool = False
    ) -> Classified:
        """Only the signature of a failure.

        Args:
            author: Who says so.
            file: The output; `-` reads standard input.
            text: The output itself, where there is no file.
            purpose: What the command was for.
            command: The command that failed.
            exit_code: Its exit status.
            status: The HTTP status.
            root: The workspace that locations are relative to.
            record: Count it.
        """
        found = self._read('errors signature', {'author': author, 'file': file, 'text': text, 'purpose': purpose, 'command': command, 'exit_code': exit_code, 'status': status, 'root': root, 'record': record})
        assert isinstance(found, Classified)
        return found

    def apply(
        self, file: str, *, author: str | None = None, ops: Sequence[object] = (), each: bool = False
    ) -> ApplyReport:
        """Many operations with one truthful report.

        Args:
            author: Who says so.
            file: The plan; `-` reads standard input.
            ops: The operations themselves, where there is no file.
            each: A transaction for each operation.
        """
        found = self._read('apply', {'author': author, 'file': file, 'ops': ops, 'each': each})
        assert isinstance(found, ApplyReport)
        return found

    def import_(
        self, source: str, *, author: str | None = None, target: str | None = None, prefix: Sequence[str] = (), lang: str | None = None, encoding: str | None = None, foreign: str | None = None, follow: bool = False, timeout_seconds: float | None = None, entity: Sequence[str] = (), sparql: str | None = None, work: Sequence[str] = (), snapshot: str | None = None, rules: bool = False
    ) -> ImportReport:
        """Load a vocabulary so that its CURIEs resolve offline.

        Args:
            author: Who says so.
            source: The importer.
            target: File, address or prefix to import.
            prefix: `P=URI`, how to abbreviate addresses.
            lang: Preferred language of labels.
            encoding: Encoding of the file.
            foreign: Terms of other vocabularies.
            follow: Load what the source imports.
            timeout_seconds: Seconds to wait for an answer.
            entity: Wikidata: these items.
            sparql: Wikidata: the items this query names.
            work: OpenAlex: these works.
            snapshot: OpenAlex: a file of works.
            rules: LinkML: write project rules too.
        """
        found = self._read('import', {'author': author, 'source': source, 'target': target, 'prefix': prefix, 'lang': lang, 'encoding': encoding, 'foreign': foreign, 'follow': follow, 'timeout_seconds': timeout_seconds, 'entity': entity, 'sparql': sparql, 'work': work, 'snapshot': snapshot, 'rules': rules})
        assert isinstance(found, ImportReport)
        return found

    def graph(
        self, *, author: str | None = None, entity_id: str | None = None, format: str | None = None
    ) -> GraphDoc:
        """Draw what rests on what.

        Args:
            author: Who says so.
            entity_id: Only what is connected with it.
            format: How to write it.
        """
        found = self._read('graph', {'author': author, 'entity_id': entity_id, 'format': format})
        assert isinstance(found, GraphDoc)
        return found

    def report(
        self, *, author: str | None = None, out: str | None = None
    ) -> GraphDoc:
        """A page with every claim and what it rests on.

        Args:
            author: Who says so.
            out: Where to write it.
        """
        found = self._read('report', {'author': author, 'out': out})
        assert isinstance(found, GraphDoc)
        return found

    def doctor(
        self, *, author: str | None = None, strict: bool = False, fix: bool = False
    ) -> DoctorReport:
        """The health of ledger, rules, configuration and hooks.

        Args:
            author: Who says so.
            strict: Warnings fail too.
            fix: Bring back lost lines.
        """
        found = self._read('doctor', {'author': author, 'strict': strict, 'fix': fix})
        assert isinstance(found, DoctorReport)
        return found

    def schema(
        self, *, author: str | None = None, name: str | None = None
    ) -> SchemaDoc | Empty:
        """The JSON Schema of a payload or input.

        Args:
            author: Who says so.
            name: Which; all names when absent.
        """
        found = self._read('schema', {'author': author, 'name': name})
        assert isinstance(found, (SchemaDoc, Empty))
        return found

    def examples(
        self, *, author: str | None = None
    ) -> ExamplesList:
        """Worked sessions with every answer.

        Args:
            author: Who says so.
        """
        found = self._read('examples', {'author': author})
        assert isinstance(found, ExamplesList)
        return found

    def help(
        self, *, author: str | None = None, topic: Sequence[str] = (), tutorial: bool = False, howto: str | None = None, topics: bool = False
    ) -> HelpDoc:
        """Help on a verb, a topic or everything.

        Args:
            author: Who says so.
            topic: A verb or a topic.
            tutorial: A first session.
            howto: One of the guides.
            topics: Names of all guides.
        """
        found = self._read('help', {'author': author, 'topic': topic, 'tutorial': tutorial, 'howto': howto, 'topics': topics})
        assert isinstance(found, HelpDoc)
        return found

    def completions(
        self, shell: str, *, author: str | None = None, word: str | None = None
    ) -> HelpDoc:
        """A completion script for your shell.

        Args:
            author: Who says so.
            shell: Which shell.
            word: Beginning of an id.
        """
        found = self._read('completions', {'author': author, 'shell': shell, 'word': word})
        assert isinstance(found, HelpDoc)
        return found

    def sync_docs(
        self, *, author: str | None = None, files: Sequence[str] = ()
    ) -> ManagedDocs:
        """Refresh the managed block in the agents' documents.

        Args:
            author: Who says so.
            files: Which; the configured ones when absent.
        """
        found = self._read('sync-docs', {'author': author, 'files': files})
        assert isinstance(found, ManagedDocs)
        return found

    def hook_install(
        self, host: str, *, author: str | None = None
    ) -> HooksReport:
        """Write this tool's hooks into an agent host's settings.

        Args:
            author: Who says so.
            host: The host.
        """
        found = self._read('hook install', {'author': author, 'host': host})
        assert isinstance(found, HooksReport)
        return found

    def hook_remove(
        self, host: str, *, author: str | None = None
    ) -> HooksReport:
        """Take this tool's hooks out of an agent host's settings.

        Args:
            author: Who says so.
            host: The host.
        """
        found = self._read('hook remove', {'author': author, 'host': host})
        assert isinstance(found, HooksReport)
        return found

    def hook_status(
        self, *, author: str | None = None
    ) -> HooksReport:
        """Which hooks are installed and unchanged.

        Args:
            author: Who says so.
        """
        found = self._read('hook status', {'author': author})
        assert isinstance(found, HooksReport)
        return found
