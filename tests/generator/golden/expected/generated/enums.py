# Do not edit: written by `tools/generate`.
# Source: model/dont.yaml
# sha256: 04c44edf555ccb7584e70dada45cdea7efc016a89132a283364fa9bdc5991d42
# Source: model/zoo.yaml
# sha256: d4958810d110c424cc677c7c4f0b792f40b89aeaea7362ac6a009d7c043e3a61
"""The closed vocabularies of the model."""

# what it lives on
DIET: tuple[str, ...] = ('plants', 'other-animals')
