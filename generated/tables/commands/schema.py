# Do not edit: written by `tools/generate`.
# Source: model/tables/commands.yaml
# sha256: 45371141db3537c65f9ad692bb5b37d5d4c2d3c72be8e9dda3815cfe2394fbd1
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""Schema."""

ROW = {
    'verb': 'schema',
    'aliases': [],
    'phrase': "don't parse by guesswork",
    'summary': 'the JSON Schema of a payload or input',
    'group': 'learn',
    'input_class': 'SchemaInput',
    'payload_kinds': ['schema_doc', 'empty'],
    'effect': 'read',
    'needs_project': False,
    'entity_kinds': [],
    'creates': None,
    'stdin_ids': False,
    'own_output': False,
    'mcp': 'none',
    'option_groups': [],
    'args': [
        {
            'name': 'NAME',
            'field': 'name',
            'required': False,
            'many': False,
            'doc': 'which schema; all names when absent',
        },
    ],
    'options': [],
    'examples': [{'argv': ['dont', 'schema', 'claim'], 'says': 'the shape of a claim'}],
    'fields': {
        'author': {
            'type': 'string',
            'doc': 'who says so',
            'pattern': '^(human|llm|tool|ci):.*\\S.*$',
        },
        'name': {'type': 'string', 'doc': 'which; all names when absent'},
    },
}
