# Do not edit: written by `tools/generate`.
# Source: model/tables/animals/birds.yaml
# sha256: 09bca02ed314f6f53db067a04ffd5417ae8c4fb8eebf2018f6f66f17dfee7526
# Source: model/tables/animals/mammals.yaml
# sha256: eb907b93b31bf2f489cd184c414340e9fcfd18e95643a5e1ee7a8fd4d54e1ec5
# Source: model/zoo.yaml
# sha256: d4958810d110c424cc677c7c4f0b792f40b89aeaea7362ac6a009d7c043e3a61
"""The species."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from dont.generated.shapes import SpeciesRow

ROWS: dict[str, SpeciesRow] = {
    'crane': {'species': 'crane', 'diet': ['plants', 'other-animals'], 'legs': 2, 'sound': None},
    'ibex': {'species': 'ibex', 'diet': ['plants'], 'legs': 4, 'sound': None},
    'on': {'species': 'on', 'diet': [], 'legs': 4, 'sound': 'no'},
}
