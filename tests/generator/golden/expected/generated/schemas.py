# Do not edit: written by `tools/generate`.
# Source: model/dont.yaml
# sha256: 04c44edf555ccb7584e70dada45cdea7efc016a89132a283364fa9bdc5991d42
# Source: model/zoo.yaml
# sha256: 1fb653055b3b9ee97fd5cde6c29b048d20aacd7372bf2e9603d421dcecfba608
"""Names that `dont schema` lists: record, file in `generated/schema`, one line."""

SCHEMAS: dict[str, dict[str, str]] = {
    'zoo': {'record': 'Zoo', 'file': 'zoo.json', 'summary': 'a zoo'},
}
