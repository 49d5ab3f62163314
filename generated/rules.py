# Do not edit: written by `tools/generate`.
# Source: rules/validator/atoms-incomplete/rule.yaml
# sha256: 5a7b529fa5df7be3cb473bbcf54e943fc2d8c27fdb3de44c5074019bb6461b7e
# Source: rules/flag/correlated-error/rule.yaml
# sha256: c8fa6ceb668269420109eb307c76685eb17091864e73e01e0a421a75297c9601
# Source: rules/gate/dangling-definition/rule.yaml
# sha256: 7ab89d3bfecbf11b0ead7e885e25f6f029352ecd0a83df03231f58cb2fc9c682
# Source: rules/gate/lockable/rule.yaml
# sha256: 8d9c600d7549281a1454fe1b80bc45b5eabc3f536d994db4cdc1c0cbb8c82682
# Source: rules/validator/no-evidence/rule.yaml
# sha256: e0cd6b40959a38e47f8996a8ba989e74961185ccf8c9a32e7aa7b17c4bced8ee
# Source: rules/validator/reason-not-hedge/rule.yaml
# sha256: 22c88c270100ad075a75b2857a2e80fab2ffa31c4c901a746e06261eadfbab91
# Source: rules/validator/reason-required/rule.yaml
# sha256: f0f37bb3619c38aed90799b74d9994c83f9e7be1d2ab5be60a8248870c3dda37
# Source: rules/flag/rule-claim-structure/rule.yaml
# sha256: e74a9745f63f22401add9ceb782ca8924e80ddf9ae5a4d23a3e937c27fd69c53
# Source: rules/gate/stale-cascade/rule.yaml
# sha256: f4036f6e265250f105f6f6bfd94141825923fd0d4674dd299c646bbca7f9451f
# Source: rules/validator/term-compound-undeclared/rule.yaml
# sha256: 2cf7e98d170df6c77657ef672c0c6fe4478cf9df651263751db30ff75777fea1
# Source: rules/validator/term-doc-shape-indefinite/rule.yaml
# sha256: 72e852a0a450f0dacc37ad96dc8d812bcce0d5506933c41e401882476a01db17
# Source: rules/validator/term-doc-shape-punctuated/rule.yaml
# sha256: f3947649df7999807bd904c013cc5dd8fa31a1ea9aef28d8f1329539d482fc16
# Source: rules/validator/term-doc-shape-sentence/rule.yaml
# sha256: aad1709f8a5a5fc6ad4454c6ffff395e7b73938b0b2819c5ec463019e3f017c0
# Source: rules/validator/term-label-empty/rule.yaml
# sha256: f078c063dbd8e3ba199703f8f3b7780016431d4e0b0cd36561f319b585297371
# Source: rules/validator/term-label-sentence/rule.yaml
# sha256: 809530ff8bdeee97056d9b4361ab4703fad19ae35f36b81955847b8419528083
# Source: rules/flag/term-nonfunctional-label/rule.yaml
# sha256: 6b6222a78f749f7ac92b308b2cecabd1504851724f6728f2c702764e71946985
# Source: rules/validator/term-shape-indefinite/rule.yaml
# sha256: 08c9a84b827143fec78ee581043316c9f107442f52d975c68d4fd46701e8c98a
# Source: rules/validator/term-shape-punctuated/rule.yaml
# sha256: 0c09d274ef8f90f7ffab444d566dc2e31c49c4136bec70b4e2be330f5a3c6a5d
# Source: rules/flag/ungrounded/rule.yaml
# sha256: 5505463dfff41a7b9ddbbe2d2186ac8ed192b03ec445ee17451a2e4254a15954
# Source: rules/gate/unresolved-terms/rule.yaml
# sha256: 15b753b77db987ee369066cc7ce35de4990c9ed9a47cd0bd45b563f2d0bda9dc
# Source: rules/validator/wrong-entity-kind/rule.yaml
# sha256: 42aa08237dfa55a3c1ad2d584de30de4cba72141b301c4d8c60be3c72129dc99
"""The shipped rules: literals, and functions compiled from their conditions."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any


RULES: dict[str, dict[str, Any]] = {'atoms-incomplete': {'enabled': None,
                      'code': 'atoms-incomplete',
                      'order': 30,
                      'params': {},
                      'when': None,
                      'name': 'atoms-incomplete',
                      'rule_kind': 'validator',
                      'applies_to': ['claim'],
                      'verbs': ['dismiss'],
                      'severity': {'permissive': 'strict',
                                   'strict': 'strict',
                                   'overridable': False},
                      'summary': 'a claim with parts is verified part by part',
                      'why': 'Evidence for the whole is easily evidence for one part. Each part is '
                             'named when it is verified; the\n'
                             'last one verifies the claim.\n',
                      'clauses': [{'id': 'atoms',
                                   'code': None,
                                   'each': None,
                                   'require': {'any': [{'input.atom_idx': {'empty': False}},
                                                       {'atoms': {'every': {'status': {'is': 'verified'}}}}]},
                                   'unmet': 'a part of the claim is open and none was named',
                                   'fixes': [{'when': {'atoms': {'some': {'status': {'is_not': 'verified'},
                                                                          'as': 'open'}}},
                                              'argv': None,
                                              'again': {'add': {'atom_idx': '{open.idx}'}},
                                              'description': 'verify the part `{open.text}` with '
                                                             'this evidence'},
                                             {'when': None,
                                              'argv': ['dont', 'why', '{id}'],
                                              'again': None,
                                              'description': 'see which parts are open'}]}]},
 'correlated-error': {'enabled': None,
                      'code': None,
                      'order': None,
                      'params': {},
                      'when': None,
                      'name': 'correlated-error',
                      'rule_kind': 'flag',
                      'applies_to': ['claim', 'term'],
                      'verbs': ['dismiss', 'ground'],
                      'severity': {'permissive': 'warn', 'strict': 'warn', 'overridable': True},
                      'summary': 'several references are more than one source',
                      'why': 'Two pages of one site, or one paper at two addresses, are wrong '
                             'together. Counted as two they make a\n'
                             'claim look better supported than it is.\n',
                      'clauses': [{'id': 'independent',
                                   'code': None,
                                   'each': None,
                                   'require': {'any': [{'evidence': {'count': {'where': {'supports': {'is': True}},
                                                                               'at_most': 1,
                                                                               'as': 'references'}}},
                                                       {'evidence': {'distinct': {'of': 'source',
                                                                                  'where': {'supports': {'is': True}},
                                                                                  'at_least': 2,
                                                                                  'as': 'sources'}}}]},
                                   'unmet': 'all {references} supporting references are one source',
                                   'fixes': [{'when': None,
                                              'argv': None,
                                              'again': {'add': {'evidence': '<uri>'}},
                                              'description': 'add a reference to another source'},
                                             {'when': None,
                                              'argv': ['dont',
                                                       'dismiss',
                                                       '{id}',
                                                       '--evidence',
                                                       '<uri>'],
                                              'again': None,
                                              'description': 'add a reference to another '
                                                             'source'}]}]},
 'dangling-definition': {'enabled': None,
                         'code': None,
                         'order': None,
                         'params': {},
                         'when': {'status': {'not_in': ['locked', 'ignored']}},
                         'name': 'dangling-definition',
                         'rule_kind': 'gate',
                         'applies_to': ['term'],
                         'verbs': ['define'],
                         'severity': {'permissive': 'strict',
                                      'strict': 'strict',
                                      'overridable': False},
                         'summary': 'a definition leans only on terms that exist',
                         'why': 'A term defined by way of an undefined one defines nothing. Coin '
                                'or import the broader and related\n'
                                'terms first.\n',
                         'clauses': [{'id': 'kind-of',
                                      'code': None,
                                      'each': 'kind_of',
                                      'require': {'resolved': {'is': True}},
                                      'unmet': 'the broader term {curie} does not resolve',
                                      'fixes': [{'when': None,
                                                 'argv': ['dont',
                                                          'define',
                                                          '{curie}',
                                                          '--doc',
                                                          '<doc>'],
                                                 'again': None,
                                                 'description': 'coin the broader term first'},
                                                {'when': None,
                                                 'argv': ['dont', 'suggest-term', '{curie}'],
                                                 'again': None,
                                                 'description': 'look for a term that exists'}]},
                                     {'id': 'related-to',
                                      'code': None,
                                      'each': 'related_to',
                                      'require': {'resolved': {'is': True}},
                                      'unmet': 'the related term {curie} does not resolve',
                                      'fixes': [{'when': None,
                                                 'argv': ['dont',
                                                          'define',
                                                          '{curie}',
                                                          '--doc',
                                                          '<doc>'],
                                                 'again': None,
                                                 'description': 'coin the related term first'}]},
                                     {'id': 'attributes',
                                      'code': None,
                                      'each': 'attributes',
                                      'require': {'resolved': {'is': True}},
                                      'unmet': '{curie}, the {name} of the term, does not resolve',
                                      'fixes': [{'when': None,
                                                 'argv': ['dont',
                                                          'define',
                                                          '{curie}',
                                                          '--doc',
                                                          '<doc>'],
                                                 'again': None,
                                                 'description': 'coin the term it points to '
                                                                'first'}]}]},
 'lockable': {'enabled': None,
              'code': None,
              'order': None,
              'params': {'min_hypotheses': {'type': 'integer',
                                            'default': 3,
                                            'minimum': 1,
                                            'doc': 'assessed rival explanations required'},
                         'min_sources': {'type': 'integer',
                                         'default': 2,
                                         'minimum': 1,
                                         'doc': 'independent supporting sources required'}},
              'when': {'status': {'not_in': ['locked', 'ignored']}},
              'name': 'lockable',
              'rule_kind': 'gate',
              'applies_to': ['claim'],
              'verbs': ['lock'],
              'severity': {'permissive': 'strict', 'strict': 'strict', 'overridable': False},
              'summary': 'a claim may be locked only after it was really challenged',
              'why': 'Locking is final, so it asks for more than evidence: rival explanations that '
                     'somebody weighed,\n'
                     'sources that do not repeat each other, and nothing doubtful underneath. A '
                     'claim that only ever met\n'
                     'agreement is not locked.\n',
              'clauses': [{'id': 'verified',
                           'code': 'claim-not-verified',
                           'each': None,
                           'require': {'status': {'is': 'verified'}},
                           'unmet': 'status must be verified; is {status}',
                           'fixes': [{'when': None,
                                      'argv': ['dont', 'dismiss', '{id}', '--evidence', '<uri>'],
                                      'again': None,
                                      'description': 'verify it with evidence'}]},
                          {'id': 'hypotheses',
                           'code': None,
                           'each': None,
                           'require': {'hypotheses': {'count': {'where': {'assessed': {'is': True}},
                                                                'at_least': '$min_hypotheses',
                                                                'as': 'assessed'}}},
                           'unmet': 'needs >={min_hypotheses} hypotheses; has {assessed}',
                           'fixes': [{'when': {'hypotheses': {'some': {'assessed': {'is': False},
                                                                       'as': 'h'}}},
                                      'argv': ['dont',
                                               'assess',
                                               '{id}',
                                               '{h.idx}',
                                               '--refuting',
                                               '<uri>'],
                                      'again': None,
                                      'description': 'assess the rival that nobody has assessed'},
                                     {'when': None,
                                      'argv': ['dont', 'hypothesize', '{id}', '<text>'],
                                      'again': None,
                                      'description': 'record another rival explanation'}]},
                          {'id': 'sources',
                           'code': None,
                           'each': None,
                           'require': {'evidence': {'distinct': {'of': 'source',
                                                                 'where': {'supports': {'is': True}},
                                                                 'at_least': '$min_sources',
                                                                 'as': 'sources'}}},
                           'unmet': 'needs >={min_sources} independent sources; has {sources}',
                           'fixes': [{'when': None,
                                      'argv': ['dont', 'dismiss', '{id}', '--evidence', '<uri>'],
                                      'again': None,
                                      'description': 'add a source that does not depend on the '
                                                     'others'}]},
                          {'id': 'assessments',
                           'code': None,
                           'each': 'derived_assessments',
                           'require': {'name': {'not_in': ['stale',
                                                           'compromised-support',
                                                           'dangling-dependency',
                                                           'unresolved-term']}},
                           'unmet': 'assessments must be clear; has {name}',
                           'fixes': [{'when': {'name': {'is': 'stale'}},
                                      'argv': ['dont',
                                               'dismiss',
                                               '{witness}',
                                               '--evidence',
                                               '<uri>'],
                                      'again': None,
                                      'description': 'verify the doubted entity it rests on'},
                                     {'when': {'name': {'is': 'compromised-support'}},
                                      'argv': ['dont', 'reopen', '{witness}'],
                                      'again': None,
                                      'description': 'take the ignored entity it rests on up '
                                                     'again'},
                                     {'when': {'name': {'is': 'unresolved-term'}},
                                      'argv': ['dont', 'define', '{witness}', '--doc', '<doc>'],
                                      'again': None,
                                      'description': 'coin the term it speaks of'},
                                     {'when': None,
                                      'argv': ['dont', 'trace', '{entity.id}'],
                                      'again': None,
                                      'description': 'see the path'}]}]},
 'no-evidence': {'enabled': None,
                 'code': 'no-evidence',
                 'order': 10,
                 'params': {},
                 'when': None,
                 'name': 'no-evidence',
                 'rule_kind': 'validator',
                 'applies_to': ['claim', 'term'],
                 'verbs': ['dismiss', 'ground'],
                 'severity': {'permissive': 'strict', 'strict': 'strict', 'overridable': False},
                 'summary': 'nothing is verified without a supporting reference',
                 'why': 'Saying that something holds is not showing it. A reference that speaks '
                        'against the statement does not\n'
                        'verify it either.\n',
                 'clauses': [{'id': 'supporting',
                              'code': None,
                              'each': None,
                              'require': {'input.evidence': {'some': {'not': {'supports': {'is': False}}}}},
                              'unmet': 'no supporting evidence was given',
                              'fixes': [{'when': None,
                                         'argv': None,
                                         'again': {'add': {'evidence': '<uri>'}},
                                         'description': 'name a reference that supports it'}]}]},
 'reason-not-hedge': {'enabled': None,
                      'code': 'reason-not-hedge',
                      'order': 20,
                      'params': {'hedges': {'type': 'texts',
                                            'from': 'trust.hedges.patterns',
                                            'default': ['i think',
                                                        'i guess',
                                                        'i suppose',
                                                        'i believe',
                                                        'i feel',
                                                        'i am not sure',
                                                        'i doubt it',
                                                        "i don't know",
                                                        'maybe',
                                                        'perhaps',
                                                        'possibly',
                                                        'probably',
                                                        'presumably',
                                                        'likely',
                                                        'unlikely',
                                                        'not sure',
                                                        'unsure',
                                                        'uncertain',
                                                        'not certain',
                                                        'who knows',
                                                        'hard to say',
                                                        'might be wrong',
                                                        'could be wrong',
                                                        'may be wrong',
                                                        'seems wrong',
                                                        'looks wrong',
                                                        'feels wrong',
                                                        'seems off',
                                                        'might be',
                                                        'could be',
                                                        'just in case',
                                                        'to be safe',
                                                        'kind of',
                                                        'sort of',
                                                        'somewhat'],
                                            'doc': 'words and word groups that say nothing about '
                                                   'the claim'}},
                      'when': None,
                      'name': 'reason-not-hedge',
                      'rule_kind': 'validator',
                      'applies_to': ['claim', 'term'],
                      'verbs': ['trust', 'ignore'],
                      'severity': {'permissive': 'strict',
                                   'strict': 'strict',
                                   'overridable': False},
                      'summary': 'a hedge is no reason',
                      'why': '`maybe` and `not sure` say something about the speaker, nothing '
                             'about the claim. A reason names what\n'
                             'speaks against it: a line, a measurement, a source.\n',
                      'clauses': [{'id': 'not-hedge',
                                   'code': None,
                                   'each': None,
                                   'require': {'input.reason': {'not': {'hedge_only': '$hedges'}}},
                                   'unmet': '`{input.reason}` is a hedge, not a reason',
                                   'fixes': [{'when': None,
                                              'argv': None,
                                              'again': {'set': {'reason': '<reason>'}},
                                              'description': 'name what speaks against it'}]}]},
 'reason-required': {'enabled': None,
                     'code': 'reason-required',
                     'order': 10,
                     'params': {},
                     'when': None,
                     'name': 'reason-required',
                     'rule_kind': 'validator',
                     'applies_to': ['claim', 'term'],
                     'verbs': ['trust', 'ignore'],
                     'severity': {'permissive': 'strict', 'strict': 'strict', 'overridable': False},
                     'summary': 'doubting and setting aside need a reason',
                     'why': 'A doubt without a reason cannot be answered, and a claim set aside '
                            'without one is lost.\n',
                     'clauses': [{'id': 'reason',
                                  'code': None,
                                  'each': None,
                                  'require': {'input.reason': {'blank': False}},
                                  'unmet': 'the reason is missing',
                                  'fixes': [{'when': None,
                                             'argv': None,
                                             'again': {'set': {'reason': '<reason>'}},
                                             'description': 'give the reason'}]}]},
 'rule-claim-structure': {'enabled': None,
                          'code': None,
                          'order': None,
                          'params': {'tag_term': {'type': 'text',
                                                  'required': True,
                                                  'doc': 'CURIE or id of the term that marks such '
                                                         'a claim'}},
                          'when': {'any': [{'depends_on': {'some': {'any': [{'curie': {'is': '$tag_term'}},
                                                                            {'id': {'is': '$tag_term'}}]}}},
                                           {'refs': {'some': {'curie': {'is': '$tag_term'}}}}]},
                          'name': 'rule-claim-structure',
                          'rule_kind': 'flag',
                          'applies_to': ['claim'],
                          'verbs': ['conclude', 'ground', 'restate'],
                          'severity': {'permissive': 'off', 'strict': 'off', 'overridable': True},
                          'summary': 'a claim about a rule says what triggers it and how it is set',
                          'why': 'Claims that carry the tag term describe rules. They are read by '
                                 'machine, which looks for the slot\n'
                                 '`[TRIGGER]` and for one of `[CONFIG]` and `[MODE]`.\n',
                          'clauses': [{'id': 'trigger',
                                       'code': None,
                                       'each': None,
                                       'require': {'statement': {'contains': '[TRIGGER]'}},
                                       'unmet': 'the slot [TRIGGER] is missing',
                                       'fixes': [{'when': None,
                                                  'argv': ['dont',
                                                           'restate',
                                                           '{id}',
                                                           '[TRIGGER] {statement}'],
                                                  'again': None,
                                                  'description': 'restate it with the slot'},
                                                 {'when': None,
                                                  'argv': None,
                                                  'again': {'set': {'statement': '[TRIGGER] '
                                                                                 '{statement}'}},
                                                  'description': 'say it with the slot'}]},
                                      {'id': 'setting',
                                       'code': None,
                                       'each': None,
                                       'require': {'statement': {'any': [{'contains': '[CONFIG]'},
                                                                         {'contains': '[MODE]'}]}},
                                       'unmet': 'one of the slots [CONFIG] and [MODE] is missing',
                                       'fixes': [{'when': None,
                                                  'argv': ['dont',
                                                           'restate',
                                                           '{id}',
                                                           '{statement} [CONFIG]'],
                                                  'again': None,
                                                  'description': 'restate it with the slot'},
                                                 {'when': None,
                                                  'argv': None,
                                                  'again': {'set': {'statement': '{statement} '
                                                                                 '[CONFIG]'}},
                                                  'description': 'say it with the slot'}]}]},
 'stale-cascade': {'enabled': None,
                   'code': None,
                   'order': None,
                   'params': {},
                   'when': {'status': {'not_in': ['locked', 'ignored']}},
                   'name': 'stale-cascade',
                   'rule_kind': 'gate',
                   'applies_to': ['claim'],
                   'verbs': ['lock'],
                   'severity': {'permissive': 'strict', 'strict': 'strict', 'overridable': False},
                   'summary': 'nothing is locked while something it rests on is doubted',
                   'why': 'A doubt reaches everything that was built on the doubted entity, '
                          'however many steps away. Nothing\n'
                          'changes status by itself; the doubt has to be answered before a '
                          'conclusion above it becomes final.\n',
                   'clauses': [{'id': 'not-stale',
                                'code': None,
                                'each': 'derived_assessments',
                                'require': {'name': {'is_not': 'stale'}},
                                'unmet': 'rests on {witness}, which is doubted',
                                'fixes': [{'when': None,
                                           'argv': ['dont',
                                                    'dismiss',
                                                    '{witness}',
                                                    '--evidence',
                                                    '<uri>'],
                                           'again': None,
                                           'description': 'verify the doubted entity'},
                                          {'when': None,
                                           'argv': ['dont', 'trace', '{entity.id}'],
                                           'again': None,
                                           'description': 'see the path'}]}]},
 'term-compound-undeclared': {'enabled': {'default': True, 'from': 'define.shape.check_compound'},
                              'code': 'term-compound-undeclared',
                              'order': 40,
                              'params': {'compound_markers': {'type': 'texts',
                                                              'from': 'define.shape.compound_markers',
                                                              'default': ['a pair',
                                                                          'a triple',
                                                                          'a quadruple',
                                                                          'a sequence',
                                                                          'a tuple',
                                                                          'a set of',
                                                                          'a list of'],
                                                              'doc': 'how labels of compounds '
                                                                     'begin'}},
                              'when': {'input.label': {'exists': True}},
                              'name': 'term-compound-undeclared',
                              'rule_kind': 'validator',
                              'applies_to': ['term'],
                              'verbs': ['define'],
                              'severity': {'permissive': 'strict',
                                           'strict': 'strict',
                                           'overridable': False},
                              'summary': 'a label of a compound names its parts',
                              'why': '`a pair` leaves open what is paired. The parts are named in '
                                     'parentheses, before `where` says more of\n'
                                     'them: `a pair (x, y) where x is an integer`.\n',
                              'clauses': [{'id': 'variables',
                                           'code': None,
                                           'each': None,
                                           'require': {'input.label': {'declares_variables': '$compound_markers'}},
                                           'unmet': '`{input.label}` does not name its parts in '
                                                    'parentheses',
                                           'fixes': [{'when': None,
                                                      'argv': None,
                                                      'again': {'set': {'label': '<label>'}},
                                                      'description': 'name the parts, as in `a '
                                                                     'pair (x, y) where …`'}]}]},
 'term-doc-shape-indefinite': {'enabled': {'default': True,
                                           'from': 'define.shape.check_indefinite'},
                               'code': 'term-doc-shape-indefinite',
                               'order': 21,
                               'params': {},
                               'when': {'input.label': {'exists': False},
                                        'doc_phrase': {'blank': False}},
                               'name': 'term-doc-shape-indefinite',
                               'rule_kind': 'validator',
                               'applies_to': ['term'],
                               'verbs': ['define'],
                               'severity': {'permissive': 'warn',
                                            'strict': 'warn',
                                            'overridable': False},
                               'summary': 'a definition without a label begins with a or an and a '
                                          'noun phrase',
                               'why': 'Without a label the first phrase of the definition stands '
                                      'for the term, so it should read as one.\n',
                               'clauses': [{'id': 'indefinite',
                                            'code': None,
                                            'each': None,
                                            'require': {'doc_phrase': {'indefinite_phrase': True}},
                                            'unmet': '`{doc_phrase}` does not begin with a or an '
                                                     'and a noun phrase',
                                            'fixes': [{'when': None,
                                                       'argv': ['dont',
                                                                'define',
                                                                '{curie}',
                                                                '--doc',
                                                                '{definition}',
                                                                '--label',
                                                                '<label>'],
                                                       'again': None,
                                                       'description': 'give the term a label'}]}]},
 'term-doc-shape-punctuated': {'enabled': {'default': True,
                                           'from': 'define.shape.check_punctuated'},
                               'code': 'term-doc-shape-punctuated',
                               'order': 31,
                               'params': {},
                               'when': {'input.label': {'exists': False},
                                        'doc_phrase': {'blank': False}},
                               'name': 'term-doc-shape-punctuated',
                               'rule_kind': 'validator',
                               'applies_to': ['term'],
                               'verbs': ['define'],
                               'severity': {'permissive': 'warn',
                                            'strict': 'warn',
                                            'overridable': False},
                               'summary': 'the first phrase of a definition without a label ends '
                                          'plainly',
                               'why': 'Without a label the first phrase of the definition stands '
                                      'for the term, so it should read as one.\n',
                               'clauses': [{'id': 'unpunctuated',
                                            'code': None,
                                            'each': None,
                                            'require': {'doc_phrase': {'not': {'matches': '[.?!;:]\\s*$'}}},
                                            'unmet': '`{doc_phrase}` ends with a punctuation mark',
                                            'fixes': [{'when': None,
                                                       'argv': ['dont',
                                                                'define',
                                                                '{curie}',
                                                                '--doc',
                                                                '{definition}',
                                                                '--label',
                                                                '<label>'],
                                                       'again': None,
                                                       'description': 'give the term a label'}]}]},
 'term-doc-shape-sentence': {'enabled': {'default': True, 'from': 'define.shape.check_sentence'},
                             'code': 'term-doc-shape-sentence',
                             'order': 51,
                             'params': {'verbs': {'type': 'texts',
                                                  'default': ['is',
                                                              'are',
                                                              'has',
                                                              'have',
                                                              'does',
                                                              'do',
                                                              'was',
                                                              'were'],
                                                  'doc': 'words that make a sentence'}},
                             'when': {'input.label': {'exists': False},
                                      'doc_phrase': {'blank': False}},
                             'name': 'term-doc-shape-sentence',
                             'rule_kind': 'validator',
                             'applies_to': ['term'],
                             'verbs': ['define'],
                             'severity': {'permissive': 'warn',
                                          'strict': 'warn',
                                          'overridable': False},
                             'summary': 'the first phrase of a definition without a label is no '
                                        'sentence',
                             'why': 'Without a label the first phrase of the definition stands for '
                                    'the term, so it should name, not tell.\n',
                             'clauses': [{'id': 'no-sentence',
                                          'code': None,
                                          'each': None,
                                          'require': {'doc_phrase': {'not': {'sentence_verb': '$verbs'}}},
                                          'unmet': '`{doc_phrase}` reads as a sentence',
                                          'fixes': [{'when': None,
                                                     'argv': ['dont',
                                                              'define',
                                                              '{curie}',
                                                              '--doc',
                                                              '{definition}',
                                                              '--label',
                                                              '<label>'],
                                                     'again': None,
                                                     'description': 'give the term a label'}]}]},
 'term-label-empty': {'enabled': None,
                      'code': 'term-label-empty',
                      'order': 10,
                      'params': {},
                      'when': {'input.label': {'exists': True}},
                      'name': 'term-label-empty',
                      'rule_kind': 'validator',
                      'applies_to': ['term'],
                      'verbs': ['define'],
                      'severity': {'permissive': 'strict',
                                   'strict': 'strict',
                                   'overridable': False},
                      'summary': 'a label that is given says something',
                      'why': 'An empty label hides that there is none. Leave the option out '
                             'instead.\n',
                      'clauses': [{'id': 'label',
                                   'code': None,
                                   'each': None,
                                   'require': {'input.label': {'blank': False}},
                                   'unmet': 'the label is empty',
                                   'fixes': [{'when': None,
                                              'argv': None,
                                              'again': {'set': {'label': '<label>'}},
                                              'description': 'give it a label'}]}]},
 'term-label-sentence': {'enabled': {'default': True, 'from': 'define.shape.check_sentence'},
                         'code': 'term-label-sentence',
                         'order': 50,
                         'params': {'verbs': {'type': 'texts',
                                              'default': ['is',
                                                          'are',
                                                          'has',
                                                          'have',
                                                          'does',
                                                          'do',
                                                          'was',
                                                          'were'],
                                              'doc': 'words that make a sentence'}},
                         'when': {'input.label': {'exists': True}},
                         'name': 'term-label-sentence',
                         'rule_kind': 'validator',
                         'applies_to': ['term'],
                         'verbs': ['define'],
                         'severity': {'permissive': 'strict',
                                      'strict': 'strict',
                                      'overridable': False},
                         'summary': 'a label is no sentence',
                         'why': 'A label names; what is true of the thing belongs into the '
                                'definition. Inside the parentheses, and after\n'
                                'a `where` that follows them, sentences are welcome.\n',
                         'clauses': [{'id': 'no-sentence',
                                      'code': None,
                                      'each': None,
                                      'require': {'input.label': {'not': {'sentence_verb': '$verbs'}}},
                                      'unmet': '`{input.label}` reads as a sentence',
                                      'fixes': [{'when': None,
                                                 'argv': None,
                                                 'again': {'set': {'label': '<label>'}},
                                                 'description': 'name the thing, leave what is '
                                                                'true of it to the definition'}]}]},
 'term-nonfunctional-label': {'enabled': None,
                              'code': 'term-nonfunctional-label',
                              'order': None,
                              'params': {'patterns': {'type': 'texts',
                                                      'default': ['stuff',
                                                                  'helper',
                                                                  'manager',
                                                                  'misc',
                                                                  'miscellaneous',
                                                                  'util',
                                                                  'utility',
                                                                  'various',
                                                                  'et cetera'],
                                                      'doc': 'words and word groups that say '
                                                             'nothing, on word boundaries'}},
                              'when': None,
                              'name': 'term-nonfunctional-label',
                              'rule_kind': 'flag',
                              'applies_to': ['term'],
                              'verbs': ['define'],
                              'severity': {'permissive': 'off',
                                           'strict': 'off',
                                           'overridable': True},
                              'summary': 'a label says what the thing is for',
                              'why': 'Words such as `helper` or `stuff` fit anything, so they tell '
                                     'nobody what a term means. Which words a\n'
                                     'project counts as empty is its own choice.\n',
                              'clauses': [{'id': 'functional',
                                           'code': None,
                                           'each': None,
                                           'require': {'label': {'not': {'any_of_phrases': '$patterns'}}},
                                           'unmet': 'the label `{label}` has a word that fits '
                                                    'anything',
                                           'fixes': [{'when': None,
                                                      'argv': ['dont',
                                                               'define',
                                                               '{curie}',
                                                               '--doc',
                                                               '{definition}',
                                                               '--label',
                                                               '<label>'],
                                                      'again': None,
                                                      'description': 'give it a label that says '
                                                                     'what it is for'}]}]},
 'term-shape-indefinite': {'enabled': {'default': True, 'from': 'define.shape.check_indefinite'},
                           'code': 'term-shape-indefinite',
                           'order': 20,
                           'params': {},
                           'when': {'input.label': {'exists': True}},
                           'name': 'term-shape-indefinite',
                           'rule_kind': 'validator',
                           'applies_to': ['term'],
                           'verbs': ['define'],
                           'severity': {'permissive': 'strict',
                                        'strict': 'strict',
                                        'overridable': False},
                           'summary': 'a label begins with a or an and a noun phrase',
                           'why': 'A label that reads as one thing of a kind (`a Ricci tensor`) '
                                  'can stand in a sentence where the thing\n'
                                  'itself would; a bare name or a heading cannot.\n',
                           'clauses': [{'id': 'indefinite',
                                        'code': None,
                                        'each': None,
                                        'require': {'input.label': {'indefinite_phrase': True}},
                                        'unmet': '`{input.label}` does not begin with a or an and '
                                                 'a noun phrase',
                                        'fixes': [{'when': None,
                                                   'argv': None,
                                                   'again': {'set': {'label': '<label>'}},
                                                   'description': 'begin it with a or an'}]}]},
 'term-shape-punctuated': {'enabled': {'default': True, 'from': 'define.shape.check_punctuated'},
                           'code': 'term-shape-punctuated',
                           'order': 30,
                           'params': {},
                           'when': {'input.label': {'exists': True}},
                           'name': 'term-shape-punctuated',
                           'rule_kind': 'validator',
                           'applies_to': ['term'],
                           'verbs': ['define'],
                           'severity': {'permissive': 'strict',
                                        'strict': 'strict',
                                        'overridable': False},
                           'summary': 'a label does not end like a sentence',
                           'why': 'A label is a noun phrase inside other sentences, so it brings '
                                  'no final mark.\n',
                           'clauses': [{'id': 'unpunctuated',
                                        'code': None,
                                        'each': None,
                                        'require': {'input.label': {'not': {'matches': '[.?!;:]\\s*$'}}},
                                        'unmet': '`{input.label}` ends with a punctuation mark',
                                        'fixes': [{'when': None,
                                                   'argv': None,
                                                   'again': {'set': {'label': '<label>'}},
                                                   'description': 'leave the final mark out'}]}]},
 'ungrounded': {'enabled': None,
                'code': None,
                'order': None,
                'params': {},
                'when': None,
                'name': 'ungrounded',
                'rule_kind': 'flag',
                'applies_to': ['claim'],
                'verbs': ['conclude', 'ground', 'restate'],
                'severity': {'permissive': 'warn', 'strict': 'strict', 'overridable': True},
                'summary': 'a claim speaks of terms that exist',
                'why': 'A reference that resolves to nothing is noticed while the words are fresh. '
                       'In strict mode such a\n'
                       'claim is not recorded at all.\n',
                'clauses': [{'id': 'refs',
                             'code': None,
                             'each': 'refs',
                             'require': {'resolved': {'is': True}},
                             'unmet': '{curie} does not resolve',
                             'fixes': [{'when': None,
                                        'argv': ['dont', 'define', '{curie}', '--doc', '<doc>'],
                                        'again': None,
                                        'description': 'coin the term'},
                                       {'when': None,
                                        'argv': ['dont', 'suggest-term', '{curie}'],
                                        'again': None,
                                        'description': 'look for a term that exists'}]}]},
 'unresolved-terms': {'enabled': None,
                      'code': None,
                      'order': None,
                      'params': {},
                      'when': {'status': {'not_in': ['locked', 'ignored']}},
                      'name': 'unresolved-terms',
                      'rule_kind': 'gate',
                      'applies_to': ['claim', 'term'],
                      'verbs': ['dismiss', 'ground'],
                      'severity': {'permissive': 'strict',
                                   'strict': 'strict',
                                   'overridable': False},
                      'summary': 'nothing is verified while it names a term that nobody defined',
                      'why': 'A statement whose words have no definition cannot be checked: two '
                             'readers may verify two different\n'
                             'things. A CURIE resolves when it was coined here or imported from a '
                             'vocabulary.\n',
                      'clauses': [{'id': 'refs',
                                   'code': None,
                                   'each': 'refs',
                                   'require': {'resolved': {'is': True}},
                                   'unmet': '{curie} does not resolve',
                                   'fixes': [{'when': None,
                                              'argv': ['dont',
                                                       'define',
                                                       '{curie}',
                                                       '--doc',
                                                       '<doc>'],
                                              'again': None,
                                              'description': 'coin the term'},
                                             {'when': None,
                                              'argv': ['dont', 'suggest-term', '{curie}'],
                                              'again': None,
                                              'description': 'look for a term that exists'}]},
                                  {'id': 'kind-of',
                                   'code': None,
                                   'each': 'kind_of',
                                   'require': {'resolved': {'is': True}},
                                   'unmet': 'the broader term {curie} does not resolve',
                                   'fixes': [{'when': None,
                                              'argv': ['dont',
                                                       'define',
                                                       '{curie}',
                                                       '--doc',
                                                       '<doc>'],
                                              'again': None,
                                              'description': 'coin the broader term'}]},
                                  {'id': 'related-to',
                                   'code': None,
                                   'each': 'related_to',
                                   'require': {'resolved': {'is': True}},
                                   'unmet': 'the related term {curie} does not resolve',
                                   'fixes': [{'when': None,
                                              'argv': ['dont',
                                                       'define',
                                                       '{curie}',
                                                       '--doc',
                                                       '<doc>'],
                                              'again': None,
                                              'description': 'coin the related term'}]},
                                  {'id': 'attributes',
                                   'code': None,
                                   'each': 'attributes',
                                   'require': {'resolved': {'is': True}},
                                   'unmet': '{curie}, the {name} of the term, does not resolve',
                                   'fixes': [{'when': None,
                                              'argv': ['dont',
                                                       'define',
                                                       '{curie}',
                                                       '--doc',
                                                       '<doc>'],
                                              'again': None,
                                              'description': 'coin the term it points to'}]}]},
 'wrong-entity-kind': {'enabled': None,
                       'code': 'wrong-entity-kind',
                       'order': 5,
                       'params': {},
                       'when': None,
                       'name': 'wrong-entity-kind',
                       'rule_kind': 'validator',
                       'applies_to': ['claim', 'term'],
                       'verbs': ['lock', 'hypothesize', 'assess', 'restate'],
                       'severity': {'permissive': 'strict',
                                    'strict': 'strict',
                                    'overridable': False},
                       'summary': 'only a claim can be challenged, restated and locked',
                       'why': 'A term has a definition, not a truth value: there is nothing to '
                              'rival, to restate or to lock.\n',
                       'clauses': [{'id': 'claim',
                                    'code': None,
                                    'each': None,
                                    'require': {'entity_kind': {'is': 'claim'}},
                                    'unmet': '{id} is a {entity_kind}, not a claim',
                                    'fixes': [{'when': None,
                                               'argv': ['dont', 'show', '{id}'],
                                               'again': None,
                                               'description': 'see what it is; a term is redefined '
                                                              'with define'},
                                              {'when': None,
                                               'argv': ['dont', 'explain', 'wrong-entity-kind'],
                                               'again': None,
                                               'description': 'see why a term is redefined and '
                                                              'never restated'}]}]}}


def functions(kit: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """Bind the compiled rules to the functions they call."""
    search = kit['search']
    any_of_phrases = kit['any_of_phrases']
    hedge_only = kit['hedge_only']
    declares_variables = kit['declares_variables']
    sentence_verb = kit['sentence_verb']
    indefinite_phrase = kit['indefinite_phrase']
    out: dict[str, dict[str, Any]] = {}

    def rule_atoms_incomplete(v: Mapping[str, Any], p: Mapping[str, Any]) -> list[tuple[int, bool | None, Any]] | None:
        out: list[tuple[int, bool | None, Any]] = []
        if not ((not not (v["input"].get('atom_idx') or ())) or (False not in [(r0['status'] == 'verified') for r0 in v['atoms']])):
            out.append((0, False, None))
        return out

    def rule_atoms_incomplete_0_0(v: Mapping[str, Any], p: Mapping[str, Any], r: Any) -> Any:
        return (True in [(r0['status'] is not None and r0['status'] != 'verified') for r0 in v['atoms']])

    def rule_atoms_incomplete_0_0_names(v: Mapping[str, Any], p: Mapping[str, Any], r: Any) -> dict[str, Any]:
        return {'open': next((r0 for r0 in v['atoms'] if ((r0['status'] is not None and r0['status'] != 'verified')) is True), None)}

    out['atoms-incomplete'] = {
        "run": rule_atoms_incomplete,
        "names": {},
        "whens": {(0, 0): rule_atoms_incomplete_0_0},
        "fix_names": {(0, 0): rule_atoms_incomplete_0_0_names},
        "facts": {-1: [], 0: []},
    }

    def rule_correlated_error(v: Mapping[str, Any], p: Mapping[str, Any]) -> list[tuple[int, bool | None, Any]] | None:
        out: list[tuple[int, bool | None, Any]] = []
        if not ((len([1 for r0 in v['evidence'] if (r0['supports'] is True)]) <= 1) or (2 <= len({r0['source'] for r0 in v['evidence'] if (r0['supports'] is True) and r0['source'] is not None}))):
            out.append((0, False, None))
        return out

    def rule_correlated_error_0(v: Mapping[str, Any], p: Mapping[str, Any], r: Any) -> dict[str, Any]:
        return {'references': len([1 for r0 in v['evidence'] if (r0['supports'] is True)]), 'sources': len({r0['source'] for r0 in v['evidence'] if (r0['supports'] is True) and r0['source'] is not None})}

    out['correlated-error'] = {
        "run": rule_correlated_error,
        "names": {0: rule_correlated_error_0},
        "whens": {},
        "fix_names": {},
        "facts": {-1: [], 0: []},
    }

    def rule_dangling_definition(v: Mapping[str, Any], p: Mapping[str, Any]) -> list[tuple[int, bool | None, Any]] | None:
        if not (v['status'] is not None and v['status'] not in ('locked', 'ignored')):
            return None
        out: list[tuple[int, bool | None, Any]] = []
        for r in v['kind_of']:
            if not (r['resolved'] is True):
                out.append((0, False, r))
        for r in v['related_to']:
            if not (r['resolved'] is True):
                out.append((1, False, r))
        for r in v['attributes']:
            if not (r['resolved'] is True):
                out.append((2, False, r))
        return out

    out['dangling-definition'] = {
        "run": rule_dangling_definition,
        "names": {},
        "whens": {},
        "fix_names": {},
        "facts": {-1: [], 0: [], 1: [], 2: []},
    }

    def rule_lockable(v: Mapping[str, Any], p: Mapping[str, Any]) -> list[tuple[int, bool | None, Any]] | None:
        if not (v['status'] is not None and v['status'] not in ('locked', 'ignored')):
            return None
        out: list[tuple[int, bool | None, Any]] = []
        if not (v['status'] == 'verified'):
            out.append((0, False, None))
        if not (p['min_hypotheses'] <= len([1 for r0 in v['hypotheses'] if (r0['assessed'] is True)])):
            out.append((1, False, None))
        if not (p['min_sources'] <= len({r0['source'] for r0 in v['evidence'] if (r0['supports'] is True) and r0['source'] is not None})):
            out.append((2, False, None))
        for r in v['derived_assessments']:
            if not (r['name'] is not None and r['name'] not in ('stale', 'compromised-support', 'dangling-dependency', 'unresolved-term')):
                out.append((3, False, r))
        return out

    def rule_lockable_1(v: Mapping[str, Any], p: Mapping[str, Any], r: Any) -> dict[str, Any]:
        return {'assessed': len([1 for r0 in v['hypotheses'] if (r0['assessed'] is True)])}

    def rule_lockable_1_0(v: Mapping[str, Any], p: Mapping[str, Any], r: Any) -> Any:
        return (True in [(r0['assessed'] is False) for r0 in v['hypotheses']])

    def rule_lockable_1_0_names(v: Mapping[str, Any], p: Mapping[str, Any], r: Any) -> dict[str, Any]:
        return {'h': next((r0 for r0 in v['hypotheses'] if ((r0['assessed'] is False)) is True), None)}

    def rule_lockable_2(v: Mapping[str, Any], p: Mapping[str, Any], r: Any) -> dict[str, Any]:
        return {'sources': len({r0['source'] for r0 in v['evidence'] if (r0['supports'] is True) and r0['source'] is not None})}

    def rule_lockable_3_0(v: Mapping[str, Any], p: Mapping[str, Any], r: Any) -> Any:
        return (r['name'] == 'stale')

    def rule_lockable_3_1(v: Mapping[str, Any], p: Mapping[str, Any], r: Any) -> Any:
        return (r['name'] == 'compromised-support')

    def rule_lockable_3_2(v: Mapping[str, Any], p: Mapping[str, Any], r: Any) -> Any:
        return (r['name'] == 'unresolved-term')

    out['lockable'] = {
        "run": rule_lockable,
        "names": {1: rule_lockable_1, 2: rule_lockable_2},
        "whens": {(1, 0): rule_lockable_1_0, (3, 0): rule_lockable_3_0, (3, 1): rule_lockable_3_1, (3, 2): rule_lockable_3_2},
        "fix_names": {(1, 0): rule_lockable_1_0_names},
        "facts": {-1: [], 0: [], 1: [], 2: [], 3: []},
    }

    def rule_no_evidence(v: Mapping[str, Any], p: Mapping[str, Any]) -> list[tuple[int, bool | None, Any]] | None:
        out: list[tuple[int, bool | None, Any]] = []
        if not (True in [(not (r0.get('supports') is False)) for r0 in (v["input"].get('evidence') or ())]):
            out.append((0, False, None))
        return out

    out['no-evidence'] = {
        "run": rule_no_evidence,
        "names": {},
        "whens": {},
        "fix_names": {},
        "facts": {-1: [], 0: []},
    }

    def rule_reason_not_hedge(v: Mapping[str, Any], p: Mapping[str, Any]) -> list[tuple[int, bool | None, Any]] | None:
        out: list[tuple[int, bool | None, Any]] = []
        if not (not (v["input"].get('reason') is not None and hedge_only(v["input"].get('reason'), p['hedges']))):
            out.append((0, False, None))
        return out

    out['reason-not-hedge'] = {
        "run": rule_reason_not_hedge,
        "names": {},
        "whens": {},
        "fix_names": {},
        "facts": {-1: [], 0: []},
    }

    def rule_reason_required(v: Mapping[str, Any], p: Mapping[str, Any]) -> list[tuple[int, bool | None, Any]] | None:
        out: list[tuple[int, bool | None, Any]] = []
        if not (not (not v["input"].get('reason') or v["input"].get('reason').isspace())):
            out.append((0, False, None))
        return out

    out['reason-required'] = {
        "run": rule_reason_required,
        "names": {},
        "whens": {},
        "fix_names": {},
        "facts": {-1: [], 0: []},
    }

    def rule_rule_claim_structure(v: Mapping[str, Any], p: Mapping[str, Any]) -> list[tuple[int, bool | None, Any]] | None:
        if not ((True in [((r0['curie'] == p['tag_term']) or (r0['id'] == p['tag_term'])) for r0 in v['depends_on']]) or (True in [(r0['curie'] == p['tag_term']) for r0 in v['refs']])):
            return None
        out: list[tuple[int, bool | None, Any]] = []
        if not (v['statement'] is not None and '[TRIGGER]' in v['statement']):
            out.append((0, False, None))
        if not ((v['statement'] is not None and '[CONFIG]' in v['statement']) or (v['statement'] is not None and '[MODE]' in v['statement'])):
            out.append((1, False, None))
        return out

    out['rule-claim-structure'] = {
        "run": rule_rule_claim_structure,
        "names": {},
        "whens": {},
        "fix_names": {},
        "facts": {-1: [], 0: [], 1: []},
    }

    def rule_stale_cascade(v: Mapping[str, Any], p: Mapping[str, Any]) -> list[tuple[int, bool | None, Any]] | None:
        if not (v['status'] is not None and v['status'] not in ('locked', 'ignored')):
            return None
        out: list[tuple[int, bool | None, Any]] = []
        for r in v['derived_assessments']:
            if not (r['name'] is not None and r['name'] != 'stale'):
                out.append((0, False, r))
        return out

    out['stale-cascade'] = {
        "run": rule_stale_cascade,
        "names": {},
        "whens": {},
        "fix_names": {},
        "facts": {-1: [], 0: []},
    }

    def rule_term_compound_undeclared(v: Mapping[str, Any], p: Mapping[str, Any]) -> list[tuple[int, bool | None, Any]] | None:
        if not (v["input"].get('label') is not None):
            return None
        out: list[tuple[int, bool | None, Any]] = []
        if not (v["input"].get('label') is not None and declares_variables(v["input"].get('label'), p['compound_markers'])):
            out.append((0, False, None))
        return out

    out['term-compound-undeclared'] = {
        "run": rule_term_compound_undeclared,
        "names": {},
        "whens": {},
        "fix_names": {},
        "facts": {-1: [], 0: []},
    }

    def rule_term_doc_shape_indefinite(v: Mapping[str, Any], p: Mapping[str, Any]) -> list[tuple[int, bool | None, Any]] | None:
        if not ((not (v["input"].get('label') is not None)) and (not (not v['doc_phrase'] or v['doc_phrase'].isspace()))):
            return None
        out: list[tuple[int, bool | None, Any]] = []
        if not (v['doc_phrase'] is not None and indefinite_phrase(v['doc_phrase'])):
            out.append((0, False, None))
        return out

    out['term-doc-shape-indefinite'] = {
        "run": rule_term_doc_shape_indefinite,
        "names": {},
        "whens": {},
        "fix_names": {},
        "facts": {-1: [], 0: []},
    }

    def rule_term_doc_shape_punctuated(v: Mapping[str, Any], p: Mapping[str, Any]) -> list[tuple[int, bool | None, Any]] | None:
        if not ((not (v["input"].get('label') is not None)) and (not (not v['doc_phrase'] or v['doc_phrase'].isspace()))):
            return None
        out: list[tuple[int, bool | None, Any]] = []
        if not (not (v['doc_phrase'] is not None and search('[.?!;:]\\s*$', v['doc_phrase']))):
            out.append((0, False, None))
        return out

    out['term-doc-shape-punctuated'] = {
        "run": rule_term_doc_shape_punctuated,
        "names": {},
        "whens": {},
        "fix_names": {},
        "facts": {-1: [], 0: []},
    }

    def rule_term_doc_shape_sentence(v: Mapping[str, Any], p: Mapping[str, Any]) -> list[tuple[int, bool | None, Any]] | None:
        if not ((not (v["input"].get('label') is not None)) and (not (not v['doc_phrase'] or v['doc_phrase'].isspace()))):
            return None
        out: list[tuple[int, bool | None, Any]] = []
        if not (not (v['doc_phrase'] is not None and sentence_verb(v['doc_phrase'], p['verbs']))):
            out.append((0, False, None))
        return out

    out['term-doc-shape-sentence'] = {
        "run": rule_term_doc_shape_sentence,
        "names": {},
        "whens": {},
        "fix_names": {},
        "facts": {-1: [], 0: []},
    }

    def rule_term_label_empty(v: Mapping[str, Any], p: Mapping[str, Any]) -> list[tuple[int, bool | None, Any]] | None:
        if not (v["input"].get('label') is not None):
            return None
        out: list[tuple[int, bool | None, Any]] = []
        if not (not (not v["input"].get('label') or v["input"].get('label').isspace())):
            out.append((0, False, None))
        return out

    out['term-label-empty'] = {
        "run": rule_term_label_empty,
        "names": {},
        "whens": {},
        "fix_names": {},
        "facts": {-1: [], 0: []},
    }

    def rule_term_label_sentence(v: Mapping[str, Any], p: Mapping[str, Any]) -> list[tuple[int, bool | None, Any]] | None:
        if not (v["input"].get('label') is not None):
            return None
        out: list[tuple[int, bool | None, Any]] = []
        if not (not (v["input"].get('label') is not None and sentence_verb(v["input"].get('label'), p['verbs']))):
            out.append((0, False, None))
        return out

    out['term-label-sentence'] = {
        "run": rule_term_label_sentence,
        "names": {},
        "whens": {},
        "fix_names": {},
        "facts": {-1: [], 0: []},
    }

    def rule_term_nonfunctional_label(v: Mapping[str, Any], p: Mapping[str, Any]) -> list[tuple[int, bool | None, Any]] | None:
        out: list[tuple[int, bool | None, Any]] = []
        if not (not (v['label'] is not None and any_of_phrases(v['label'], p['patterns']))):
            out.append((0, False, None))
        return out

    out['term-nonfunctional-label'] = {
        "run": rule_term_nonfunctional_label,
        "names": {},
        "whens": {},
        "fix_names": {},
        "facts": {-1: [], 0: []},
    }

    def rule_term_shape_indefinite(v: Mapping[str, Any], p: Mapping[str, Any]) -> list[tuple[int, bool | None, Any]] | None:
        if not (v["input"].get('label') is not None):
            return None
        out: list[tuple[int, bool | None, Any]] = []
        if not (v["input"].get('label') is not None and indefinite_phrase(v["input"].get('label'))):
            out.append((0, False, None))
        return out

    out['term-shape-indefinite'] = {
        "run": rule_term_shape_indefinite,
        "names": {},
        "whens": {},
        "fix_names": {},
        "facts": {-1: [], 0: []},
    }

    def rule_term_shape_punctuated(v: Mapping[str, Any], p: Mapping[str, Any]) -> list[tuple[int, bool | None, Any]] | None:
        if not (v["input"].get('label') is not None):
            return None
        out: list[tuple[int, bool | None, Any]] = []
        if not (not (v["input"].get('label') is not None and search('[.?!;:]\\s*$', v["input"].get('label')))):
            out.append((0, False, None))
        return out

    out['term-shape-punctuated'] = {
        "run": rule_term_shape_punctuated,
        "names": {},
        "whens": {},
        "fix_names": {},
        "facts": {-1: [], 0: []},
    }

    def rule_ungrounded(v: Mapping[str, Any], p: Mapping[str, Any]) -> list[tuple[int, bool | None, Any]] | None:
        out: list[tuple[int, bool | None, Any]] = []
        for r in v['refs']:
            if not (r['resolved'] is True):
                out.append((0, False, r))
        return out

    out['ungrounded'] = {
        "run": rule_ungrounded,
        "names": {},
        "whens": {},
        "fix_names": {},
        "facts": {-1: [], 0: []},
    }

    def rule_unresolved_terms(v: Mapping[str, Any], p: Mapping[str, Any]) -> list[tuple[int, bool | None, Any]] | None:
        if not (v['status'] is not None and v['status'] not in ('locked', 'ignored')):
            return None
        out: list[tuple[int, bool | None, Any]] = []
        for r in v['refs']:
            if not (r['resolved'] is True):
                out.append((0, False, r))
        for r in v['kind_of']:
            if not (r['resolved'] is True):
                out.append((1, False, r))
        for r in v['related_to']:
            if not (r['resolved'] is True):
                out.append((2, False, r))
        for r in v['attributes']:
            if not (r['resolved'] is True):
                out.append((3, False, r))
        return out

    out['unresolved-terms'] = {
        "run": rule_unresolved_terms,
        "names": {},
        "whens": {},
        "fix_names": {},
        "facts": {-1: [], 0: [], 1: [], 2: [], 3: []},
    }

    def rule_wrong_entity_kind(v: Mapping[str, Any], p: Mapping[str, Any]) -> list[tuple[int, bool | None, Any]] | None:
        out: list[tuple[int, bool | None, Any]] = []
        if not (v['entity_kind'] == 'claim'):
            out.append((0, False, None))
        return out

    out['wrong-entity-kind'] = {
        "run": rule_wrong_entity_kind,
        "names": {},
        "whens": {},
        "fix_names": {},
        "facts": {-1: [], 0: []},
    }

    return out
