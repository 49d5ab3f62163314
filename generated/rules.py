# Do not edit: written by `tools/generate`.
# Source: rules/flag/correlated-error/rule.yaml
# sha256: 0549f4b66332ead5daf9636afcd556c3044302012d0413edea1570e41d479119
# Source: rules/gate/dangling-definition/rule.yaml
# sha256: aa8e0f37d6525bf378030f70bfcf45594b3749c663d896a81a0096ab20b86e37
# Source: rules/gate/lockable/rule.yaml
# sha256: 57765fed32babce3dd0f5b6e2626e6a58144a6d20a72047412e62d257099c4ca
# Source: rules/flag/rule-claim-structure/rule.yaml
# sha256: 9afcf3f943bfd5712bdaab115402c3c93e18efe72c938ad90de6e53b61a3003c
# Source: rules/gate/stale-cascade/rule.yaml
# sha256: 3666ac34d8219d64ec43828301cdec19d5159efd2bab1beb3f9dc3b09092a8f4
# Source: rules/flag/term-nonfunctional-label/rule.yaml
# sha256: f7ea6da1abcd844a47e3a8bbdd6b5c5a015066f0d8fcb92a39c1ba9b3e436e79
# Source: rules/flag/ungrounded/rule.yaml
# sha256: 33ce0f4bb44b0bcb2fb2122b5e7c05c513162bbf1deadc287c35ce16a05620c6
# Source: rules/gate/unresolved-terms/rule.yaml
# sha256: f4d2d99d9c2dfcfe84c5e8bc246bddd55c66ec4f574d22d60257ded6dd2936b9
"""The shipped rules: literals, and functions compiled from their conditions."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any


RULES: dict[str, dict[str, Any]] = {'correlated-error': {'enabled': None,
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
                                            'minimum': 0,
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
 'rule-claim-structure': {'enabled': None,
                          'code': None,
                          'order': None,
                          'params': {'tag_term': {'type': 'text',
                                                  'required': True,
                                                  'doc': 'CURIE of the term that marks such a '
                                                         'claim'}},
                          'when': {'any': [{'depends_on': {'some': {'curie': {'is': '$tag_term'}}}},
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
 'term-nonfunctional-label': {'enabled': None,
                              'code': 'term-nonfunctional-label',
                              'order': None,
                              'params': {'patterns': {'type': 'texts',
                                                      'default': ['thing',
                                                                  'stuff',
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
                                              'description': 'coin the term it points to'}]}]}}


def functions(kit: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """Bind the compiled rules to the functions they call."""
    any_of_phrases = kit['any_of_phrases']
    out: dict[str, dict[str, Any]] = {}

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

    def rule_lockable_1_0(v: Mapping[str, Any], p: Mapping[str, Any], r: Any) -> bool | None:
        return (True in [(r0['assessed'] is False) for r0 in v['hypotheses']])

    def rule_lockable_1_0_names(v: Mapping[str, Any], p: Mapping[str, Any], r: Any) -> dict[str, Any]:
        return {'h': next((r0 for r0 in v['hypotheses'] if ((r0['assessed'] is False)) is True), None)}

    def rule_lockable_2(v: Mapping[str, Any], p: Mapping[str, Any], r: Any) -> dict[str, Any]:
        return {'sources': len({r0['source'] for r0 in v['evidence'] if (r0['supports'] is True) and r0['source'] is not None})}

    def rule_lockable_3_0(v: Mapping[str, Any], p: Mapping[str, Any], r: Any) -> bool | None:
        return (r['name'] == 'stale')

    def rule_lockable_3_1(v: Mapping[str, Any], p: Mapping[str, Any], r: Any) -> bool | None:
        return (r['name'] == 'compromised-support')

    def rule_lockable_3_2(v: Mapping[str, Any], p: Mapping[str, Any], r: Any) -> bool | None:
        return (r['name'] == 'unresolved-term')

    out['lockable'] = {
        "run": rule_lockable,
        "names": {1: rule_lockable_1, 2: rule_lockable_2},
        "whens": {(1, 0): rule_lockable_1_0, (3, 0): rule_lockable_3_0, (3, 1): rule_lockable_3_1, (3, 2): rule_lockable_3_2},
        "fix_names": {(1, 0): rule_lockable_1_0_names},
        "facts": {-1: [], 0: [], 1: [], 2: [], 3: []},
    }

    def rule_rule_claim_structure(v: Mapping[str, Any], p: Mapping[str, Any]) -> list[tuple[int, bool | None, Any]] | None:
        if not ((True in [(r0['curie'] == p['tag_term']) for r0 in v['depends_on']]) or (True in [(r0['curie'] == p['tag_term']) for r0 in v['refs']])):
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

    return out
