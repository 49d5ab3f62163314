# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Overlook."""

ROW = {
    'verb': 'overlook',
    'aliases': [],
    'phrase': "don't overlook what speaks against it",
    'summary': 'ask for an adversary of a claim',
    'group': 'spawn',
    'input_class': 'OverlookInput',
    'payload_kinds': ['spawn_request'],
    'effect': 'write',
    'needs_project': True,
    'entity_kinds': ['claim', 'term'],
    'creates': None,
    'stdin_ids': False,
    'own_output': False,
    'mcp': 'all',
    'option_groups': [],
    'args': [
        {
            'name': 'ID',
            'field': 'entity_id',
            'required': True,
            'many': False,
            'doc': 'what to attack',
        },
    ],
    'options': [
        {
            'flag': '--model-hint',
            'field': 'model_hint',
            'value': 'H',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'which sort of model should do it',
        },
        {
            'flag': '--max-tool-calls',
            'field': 'max_tool_calls',
            'value': 'N',
            'required': False,
            'many': False,
            'starts': False,
            'doc': 'how many tool calls it may make',
        },
    ],
    'examples': [{'argv': ['dont', 'overlook', '{claim}'], 'says': 'ask for an adversary'}],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'entity_id': {
            'type': 'string',
            'required': True,
            'doc': 'an id, its unique beginning, or the CURIE of a term',
            'pattern': '^[^:\\s]+:\\S+$',
        },
        'model_hint': {'type': 'string', 'doc': 'which sort of model should do it'},
        'max_tool_calls': {
            'type': 'integer',
            'doc': 'how many tool calls it may make',
            'minimum': 0,
        },
    },
}
