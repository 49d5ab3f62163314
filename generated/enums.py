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
"""The closed vocabularies of the model."""

# whether a plan landed, decided by whether a write landed
APPLY_OUTCOME: tuple[str, ...] = ('applied', 'failed', 'refused', 'rebased')

# the status of one atom of a claim
ATOM_STATUS: tuple[str, ...] = ('unverified', 'doubted', 'verified')

# what the file says today about the captured lines
AUDIT_STATUS: tuple[str, ...] = (
    'current',
    'moved',
    'reformatted',
    'drifted',
    'missing',
    'unreadable',
    'not-measured',
)

# how the gate answers
CHECK_FORMAT: tuple[str, ...] = ('human', 'json', 'sarif', 'github', 'junit')

# outcome of one health check
CHECK_STATUS: tuple[str, ...] = ('pass', 'warn', 'fail')

# where a code comes from
CODE_ORIGIN: tuple[str, ...] = (
    'rule',
    'verb',
    'substrate',
    'usage',
    'internal',
    'finding',
    'reserved',
)

# how help groups the verbs
COMMAND_GROUP: tuple[str, ...] = (
    'project',
    'record',
    'challenge',
    'lifecycle',
    'spawn',
    'look',
    'gate',
    'rules',
    'errors',
    'vocabulary',
    'learn',
    'agents',
)

# what the failing command was run for
COMMAND_PURPOSE: tuple[str, ...] = (
    'build',
    'test',
    'doctor',
    'debug',
    'general',
    'static_analysis',
    'provider',
)

# what reading computes about an entity and never stores
DERIVED_ASSESSMENT: tuple[str, ...] = (
    'stale',
    'compromised-support',
    'dangling-dependency',
    'unresolved-term',
)

# what running a command may touch
EFFECT: tuple[str, ...] = ('read', 'write', 'network')

# what an entity is
ENTITY_KIND: tuple[str, ...] = ('claim', 'term')

# who has to act on a failure; the rows of the kinds table say more
ERROR_KIND: tuple[str, ...] = (
    'user_error',
    'project_error',
    'env_error',
    'dependency_error',
    'permission_error',
    'tool_error',
    'command_error',
    'build_error',
    'test_error',
    'static_analysis_error',
    'debug_error',
    'provider_error',
    'model_capability_error',
    'context_error',
    'agent_error',
    'scheduler_error',
    'workspace_error',
    'merge_error',
    'architecture_error',
    'policy_error',
    'system_error',
    'unknown_error',
)

# how much a failure stops; says nothing about retrying
ERROR_SEVERITY: tuple[str, ...] = ('info', 'warning', 'error', 'fatal')

# what happened
EVENT_KIND: tuple[str, ...] = (
    'project-initialised',
    'mode-changed',
    'concluded',
    'defined',
    'trusted',
    'dismissed',
    'hypothesized',
    'assessed',
    'locked',
    'ignored',
    'reopened',
    'evidence-checked',
    'spawn-requested',
    'spawn-resolved',
    'spawn-expired',
)

# what happens to terms of other vocabularies
FOREIGN_TERMS: tuple[str, ...] = ('keep', 'skip')

# how a graph is written
GRAPH_FORMAT: tuple[str, ...] = ('mermaid', 'dot', 'svg', 'html')

# which hit of one matcher counts
HIT_ORDER: tuple[str, ...] = ('first', 'last', 'all')

# the sources that can be imported
IMPORTER: tuple[str, ...] = (
    'obo',
    'ols',
    'wikidata',
    'openalex',
    'bioregistry',
    'jsonld',
    'ttl',
    'linkml',
)

# what decided the kind
KIND_SOURCE: tuple[str, ...] = ('class', 'purpose', 'matcher')

# where the location of a hit is looked for
LOOK_WHERE: tuple[str, ...] = ('same', 'after', 'before', 'before_far')

# what the kind rests on
MATCH_CONFIDENCE: tuple[str, ...] = ('matched', 'default')

# in which set of MCP tools a verb is offered
MCP_OFFER: tuple[str, ...] = ('core', 'all', 'none')

# what became of one operation of a plan
OP_STATUS: tuple[str, ...] = ('applied', 'failed', 'not_run')

# Every operator. Null is a value: `blank` is true of it, `exists` false, every other test false. `on` names the field types an operator accepts, `operand` what stands after the colon.
OPERATOR: tuple[str, ...] = (
    'all',
    'any',
    'not',
    'is',
    'is_not',
    'in',
    'not_in',
    'at_least',
    'at_most',
    'matches',
    'contains',
    'starts_with',
    'any_of_phrases',
    'blank',
    'exists',
    'hedge_only',
    'declares_variables',
    'indefinite_phrase',
    'sentence_verb',
    'evidence_uri',
    'some',
    'every',
    'none',
    'count',
    'distinct',
    'unique',
    'empty',
)

# what a parameter holds
PARAMETER_TYPE: tuple[str, ...] = ('integer', 'number', 'text', 'boolean', 'texts')

# the status an entity has in the log
PERSISTED_STATUS: tuple[str, ...] = (
    'unverified',
    'doubted',
    'verified',
    'locked',
    'ignored',
)

# what a failed command was for
PURPOSE: tuple[str, ...] = (
    'build',
    'test',
    'doctor',
    'debug',
    'general',
    'static_analysis',
    'provider',
)

# 
QUOTE_SIDE: tuple[str, ...] = ('both', 'source')

# 
QUOTE_STEP: tuple[str, ...] = ('replace', 'nfkc', 'gap')

# where a quote was found
QUOTE_VERDICT: tuple[str, ...] = (
    'here',
    'elsewhere',
    'source-incomplete',
    'nowhere',
    'not-measured',
)

# what an outside agent is asked to do
REQUEST_KIND: tuple[str, ...] = ('assume', 'overlook', 'guess')

# what may be tried again
RETRYABILITY: tuple[str, ...] = (
    'retryable',
    'retryable_after_change',
    'not_retryable',
    'unknown',
)

# what a rule does when it does not hold
RULE_KIND: tuple[str, ...] = ('gate', 'flag', 'validator')

# how seriously a rule is taken
RULE_SEVERITY: tuple[str, ...] = ('off', 'warn', 'strict')

# shells with completions
SHELL: tuple[str, ...] = ('bash', 'zsh', 'fish', 'powershell', 'elvish', 'ids')

# 
SOURCE_STEP: tuple[str, ...] = ('key', 'again')

# 
SOURCE_SUBJECT: tuple[str, ...] = ('path', 'address', 'id')

# what a task reports
TASK_OUTCOME: tuple[str, ...] = ('failed', 'blocked', 'cancelled')

# which verbs MCP offers
TOOL_SET: tuple[str, ...] = ('core', 'all')
