# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Every verb."""

from __future__ import annotations

from dont.generated.lazy import Rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from dont.generated.shapes import CommandRow

    ROWS: dict[str, CommandRow]
else:
    ROWS = Rows(__name__, {
        'init': 'init',
        'conclude': 'conclude',
        'define': 'define',
        'trust': 'trust',
        'dismiss': 'dismiss',
        'ground': 'ground',
        'restate': 'restate',
        'hypothesize': 'hypothesize',
        'assess': 'assess',
        'lock': 'lock',
        'ignore': 'ignore',
        'reopen': 'reopen',
        'verify-evidence': 'verify_evidence',
        'assume': 'assume',
        'overlook': 'overlook',
        'guess': 'guess',
        'spawns': 'spawns',
        'show': 'show',
        'why': 'why',
        'trace': 'trace',
        'list': 'list',
        'vocab': 'vocab',
        'prime': 'prime',
        'suggest-term': 'suggest_term',
        'disturb': 'disturb',
        'check': 'check',
        'repeat': 'repeat',
        'rules list': 'rules_list',
        'rules show': 'rules_show',
        'rules test': 'rules_test',
        'rules lint': 'rules_lint',
        'rules add': 'rules_add',
        'rules coverage': 'rules_coverage',
        'explain': 'explain',
        'errors list': 'errors_list',
        'errors show': 'errors_show',
        'errors classify': 'errors_classify',
        'errors signature': 'errors_signature',
        'apply': 'apply',
        'import': 'import_',
        'graph': 'graph',
        'report': 'report',
        'doctor': 'doctor',
        'schema': 'schema',
        'examples': 'examples',
        'help': 'help',
        'completions': 'completions',
        'sync-docs': 'sync_docs',
        'hook install': 'hook_install',
        'hook remove': 'hook_remove',
        'hook status': 'hook_status',
        'hook': 'hook',
        'mcp': 'mcp',
    })
