# Do not edit: written by `tools/generate`.
# Source: model/common.yaml
# sha256: 088c285e47c9ec3ddb03a1bc13e053eed6ff47bc6205c9167b8c2e6f4bbd21ca
# Source: model/dont.yaml
# sha256: bddf7c5c26a2e752d8e8b2743ff1d5d439461dbb7316b9a7340825d8aec1ddc4
# Source: model/entities.yaml
# sha256: 6a40ec6976a05a9eee3b70431252ba7bc7c73747820965cfcb81911207677561
# Source: model/envelope.yaml
# sha256: c9a095050179d317ecb4a640df95d92293d36af1cf911bff46db083a95edd667
# Source: model/error.yaml
# sha256: c8569968e562d5335f0556397297a1f19305488694aca9f45522777d3e72b10f
# Source: model/events.yaml
# sha256: e8c5d5b28503e66c5500647496d2df7768931562d301ea9503eaf9aa646f1c6d
# Source: model/evidence.yaml
# sha256: db256c0246bd07d96194cbef7f06e3a374f43eb6dc8337d7c397ab8ff3d17cab
# Source: model/evidence_tables.yaml
# sha256: ef6f31ac90e4fdc48151c19c54656594b0d3ae0bae91511b4700000a9bdfa1db
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
# Source: model/payloads.yaml
# sha256: 7df360bda55e17eeaca23c6f570efa7a21d79de525c328b81feed33eb44d695b
# Source: model/rows.yaml
# sha256: 4c8c9fe9ea850357378afe4b8b0b2c9a1f23c4e769b046a47692bfb153e42e84
# Source: model/rule.yaml
# sha256: 73141ae36e1161345a8d1fcd95614317369b6c785605e4bb554f2af6ae29a319
"""Names that `dont schema` lists: record, file in `generated/schema`, one line."""

SCHEMAS: dict[str, dict[str, str]] = {
    'apply': {'record': 'ApplyReport', 'file': 'apply.json', 'summary': 'what became of a plan'},
    'apply-input': {'record': 'ApplyInput', 'file': 'apply-input.json', 'summary': 'run a plan'},
    'assess-input': {'record': 'AssessInput', 'file': 'assess-input.json', 'summary': 'assess a rival explanation'},
    'assume-input': {'record': 'AssumeInput', 'file': 'assume-input.json', 'summary': 'ask for an independent verifier'},
    'cases-file': {'record': 'RuleCase', 'file': 'cases-file.json', 'summary': 'one entry of `cases.yaml`'},
    'check': {'record': 'CheckReport', 'file': 'check.json', 'summary': 'what the gate says'},
    'check-input': {'record': 'CheckInput', 'file': 'check-input.json', 'summary': 'run the gate'},
    'claim': {'record': 'ClaimView', 'file': 'claim.json', 'summary': 'a claim'},
    'claims': {'record': 'ClaimsList', 'file': 'claims.json', 'summary': 'claims, newest first'},
    'classified': {'record': 'Classified', 'file': 'classified.json', 'summary': 'a failure of another tool, classified'},
    'classify-input': {'record': 'ClassifyInput', 'file': 'classify-input.json', 'summary': 'say what a failure means'},
    'completions-input': {'record': 'CompletionsInput', 'file': 'completions-input.json', 'summary': 'completions'},
    'conclude-input': {'record': 'ConcludeInput', 'file': 'conclude-input.json', 'summary': 'record a claim'},
    'define-input': {'record': 'DefineInput', 'file': 'define-input.json', 'summary': 'coin or redefine a term'},
    'dismiss-input': {'record': 'DismissInput', 'file': 'dismiss-input.json', 'summary': 'verify an entity'},
    'disturb': {'record': 'Disturb', 'file': 'disturb.json', 'summary': 'which claims rest on lines'},
    'disturb-input': {'record': 'DisturbInput', 'file': 'disturb-input.json', 'summary': 'who rests on these lines'},
    'doctor': {'record': 'DoctorReport', 'file': 'doctor.json', 'summary': 'the health of a project'},
    'doctor-input': {'record': 'DoctorInput', 'file': 'doctor-input.json', 'summary': 'check the health'},
    'empty': {'record': 'Empty', 'file': 'empty.json', 'summary': 'nothing to show; the hints say what to do'},
    'envelope': {'record': 'Envelope', 'file': 'envelope.json', 'summary': 'one answer'},
    'error': {'record': 'ErrorResult', 'file': 'error.json', 'summary': 'why a verb did not do what was asked, and what to do next'},
    'error_codes': {'record': 'ErrorCodes', 'file': 'error_codes.json', 'summary': 'the codes'},
    'errors-list-input': {'record': 'ErrorsListInput', 'file': 'errors-list-input.json', 'summary': 'list codes'},
    'errors-show-input': {'record': 'ErrorsShowInput', 'file': 'errors-show-input.json', 'summary': 'show a code'},
    'event': {'record': 'EventView', 'file': 'event.json', 'summary': 'one event'},
    'events': {'record': 'EventList', 'file': 'events.json', 'summary': 'events, oldest first'},
    'examples': {'record': 'ExamplesList', 'file': 'examples.json', 'summary': 'worked sessions'},
    'examples-input': {'record': 'ExamplesInput', 'file': 'examples-input.json', 'summary': 'worked sessions'},
    'explain': {'record': 'Explain', 'file': 'explain.json', 'summary': 'the page of a rule or a code'},
    'explain-input': {'record': 'ExplainInput', 'file': 'explain-input.json', 'summary': 'the page of a rule or code'},
    'graph': {'record': 'GraphDoc', 'file': 'graph.json', 'summary': 'a picture of the ledger'},
    'graph-input': {'record': 'GraphInput', 'file': 'graph-input.json', 'summary': 'draw dependencies'},
    'ground-input': {'record': 'GroundInput', 'file': 'ground-input.json', 'summary': 'record and verify a claim in one step'},
    'guess-input': {'record': 'GuessInput', 'file': 'guess-input.json', 'summary': 'ask for diverse answers'},
    'help': {'record': 'HelpDoc', 'file': 'help.json', 'summary': 'help'},
    'help-input': {'record': 'HelpInput', 'file': 'help-input.json', 'summary': 'help'},
    'hook-host-input': {'record': 'HookHostInput', 'file': 'hook-host-input.json', 'summary': 'hooks of a host'},
    'hook-input': {'record': 'HookInput', 'file': 'hook-input.json', 'summary': 'answer a hook'},
    'hook-status-input': {'record': 'HookStatusInput', 'file': 'hook-status-input.json', 'summary': 'which hooks are installed'},
    'hooks': {'record': 'HooksReport', 'file': 'hooks.json', 'summary': 'hooks of agent hosts'},
    'hypothesize-input': {'record': 'HypothesizeInput', 'file': 'hypothesize-input.json', 'summary': 'add a rival explanation'},
    'ignore-input': {'record': 'IgnoreInput', 'file': 'ignore-input.json', 'summary': 'set an entity aside'},
    'import': {'record': 'ImportReport', 'file': 'import.json', 'summary': 'what an import did'},
    'import-input': {'record': 'ImportInput', 'file': 'import-input.json', 'summary': 'import a vocabulary; which further fields count depends on the source'},
    'init': {'record': 'InitReport', 'file': 'init.json', 'summary': 'what init made; the hints say which gates can be switched on'},
    'init-input': {'record': 'InitInput', 'file': 'init-input.json', 'summary': 'make a ledger'},
    'list-input': {'record': 'ListInput', 'file': 'list-input.json', 'summary': 'list claims'},
    'lock-input': {'record': 'LockInput', 'file': 'lock-input.json', 'summary': 'make a claim final'},
    'log-line': {'record': 'LogLine', 'file': 'log-line.json', 'summary': 'one transaction; all of it counts or none'},
    'managed_docs': {'record': 'ManagedDocs', 'file': 'managed_docs.json', 'summary': 'managed documents'},
    'mcp-input': {'record': 'McpInput', 'file': 'mcp-input.json', 'summary': 'serve MCP'},
    'overlook-input': {'record': 'OverlookInput', 'file': 'overlook-input.json', 'summary': 'ask for an adversary'},
    'plan': {'record': 'PlanOperation', 'file': 'plan.json', 'summary': 'one operation of a plan: the verb and the fields of its input beside it; `$0` stands for the id that operation 0 made'},
    'prime': {'record': 'PrimeView', 'file': 'prime.json', 'summary': 'what to know before working in a project, most important first'},
    'prime-input': {'record': 'PrimeInput', 'file': 'prime-input.json', 'summary': 'orientation for a session'},
    'reopen-input': {'record': 'ReopenInput', 'file': 'reopen-input.json', 'summary': 'bring an entity back'},
    'repeat': {'record': 'Repeat', 'file': 'repeat.json', 'summary': 'failures that recur'},
    'repeat-input': {'record': 'RepeatInput', 'file': 'repeat-input.json', 'summary': 'failures that recur'},
    'report-input': {'record': 'ReportInput', 'file': 'report-input.json', 'summary': 'a page with every claim'},
    'restate-input': {'record': 'RestateInput', 'file': 'restate-input.json', 'summary': 'correct a claim'},
    'rule': {'record': 'RuleInfo', 'file': 'rule.json', 'summary': 'one rule as data'},
    'rule-file': {'record': 'RuleFile', 'file': 'rule-file.json', 'summary': 'one rule; `rules/<kind>/<name>/rule.yaml` or `.dont/rules/<name>/rule.yaml`'},
    'rule-name-input': {'record': 'RuleNameInput', 'file': 'rule-name-input.json', 'summary': 'name a rule'},
    'rule_result': {'record': 'RuleResult', 'file': 'rule_result.json', 'summary': 'results of cases, checks or coverage'},
    'rules': {'record': 'RuleList', 'file': 'rules.json', 'summary': 'rules in force'},
    'rules-add-input': {'record': 'RulesAddInput', 'file': 'rules-add-input.json', 'summary': 'take a rule into the project'},
    'rules-coverage-input': {'record': 'RulesCoverageInput', 'file': 'rules-coverage-input.json', 'summary': 'which rules decide nothing'},
    'rules-lint-input': {'record': 'RulesLintInput', 'file': 'rules-lint-input.json', 'summary': 'check rule files'},
    'rules-list-input': {'record': 'RulesListInput', 'file': 'rules-list-input.json', 'summary': 'list rules'},
    'rules-test-input': {'record': 'RulesTestInput', 'file': 'rules-test-input.json', 'summary': 'run cases'},
    'schema-input': {'record': 'SchemaInput', 'file': 'schema-input.json', 'summary': 'a JSON Schema'},
    'schema_doc': {'record': 'SchemaDoc', 'file': 'schema_doc.json', 'summary': 'a JSON Schema'},
    'show-input': {'record': 'ShowInput', 'file': 'show-input.json', 'summary': 'show an entity or an event'},
    'spawn_request': {'record': 'SpawnRequest', 'file': 'spawn_request.json', 'summary': 'what an outside agent is asked to do'},
    'spawn_requests': {'record': 'SpawnRequestList', 'file': 'spawn_requests.json', 'summary': 'spawn requests'},
    'spawns-input': {'record': 'SpawnsInput', 'file': 'spawns-input.json', 'summary': 'list spawn requests'},
    'suggest-term-input': {'record': 'SuggestTermInput', 'file': 'suggest-term-input.json', 'summary': 'look for a term'},
    'sync-docs-input': {'record': 'SyncDocsInput', 'file': 'sync-docs-input.json', 'summary': 'refresh managed documents'},
    'term': {'record': 'TermView', 'file': 'term.json', 'summary': 'a term; its changes are in its history'},
    'term_list': {'record': 'TermList', 'file': 'term_list.json', 'summary': 'terms'},
    'trace': {'record': 'TraceView', 'file': 'trace.json', 'summary': 'what stands in the way of an entity'},
    'trace-input': {'record': 'TraceInput', 'file': 'trace-input.json', 'summary': 'show what blocks an entity'},
    'trust-input': {'record': 'TrustInput', 'file': 'trust-input.json', 'summary': 'doubt an entity'},
    'verified': {'record': 'Verified', 'file': 'verified.json', 'summary': 'what checking references found'},
    'verify-evidence-input': {'record': 'VerifyEvidenceInput', 'file': 'verify-evidence-input.json', 'summary': 'check the references of an entity'},
    'version': {'record': 'VersionInfo', 'file': 'version.json', 'summary': 'versions'},
    'vocab-input': {'record': 'VocabInput', 'file': 'vocab-input.json', 'summary': 'list terms'},
    'why': {'record': 'WhyView', 'file': 'why.json', 'summary': 'an entity with its events and what is unmet'},
    'why-input': {'record': 'WhyInput', 'file': 'why-input.json', 'summary': 'show what an entity rests on'},
}
