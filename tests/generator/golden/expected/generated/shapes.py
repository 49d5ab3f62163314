# Do not edit: written by `tools/generate`.
# Source: model/dont.yaml
# sha256: 04c44edf555ccb7584e70dada45cdea7efc016a89132a283364fa9bdc5991d42
# Source: model/zoo.yaml
# sha256: d4958810d110c424cc677c7c4f0b792f40b89aeaea7362ac6a009d7c043e3a61
"""The shape of every record as plain JSON data; import it for type checking only."""

from __future__ import annotations

from typing import NotRequired, TypeAlias, TypedDict


class Named(TypedDict):
    """Something with a name."""

    name: str


class Meal(TypedDict):
    """How often something is eaten."""

    diet: str
    count: int


Keeper = TypedDict(
    'Keeper',
    {
        'name': 'str',
        'id': 'str',
        'class': NotRequired['str'],
        'is-there': 'bool | None',
        'boss': NotRequired['Keeper'],
    },
)


KeyedKeeper = TypedDict(
    'KeyedKeeper',
    {
        'name': 'str',
        'class': NotRequired['str'],
        'is-there': 'bool | None',
        'boss': NotRequired['Keeper'],
    },
)


class Animal(TypedDict):
    """An animal."""

    animal_kind: str
    tag: str
    weight: float | None
    keepers: dict[str, KeyedKeeper]
    meals: NotRequired[dict[str, int]]
    notes: NotRequired[list[object]]


class Bird(TypedDict):
    """An animal with wings."""

    animal_kind: str
    tag: str
    weight: float | None
    keepers: dict[str, KeyedKeeper]
    meals: NotRequired[dict[str, int]]
    notes: NotRequired[list[object]]
    wingspan: float


class Fish(TypedDict):
    """An animal with fins."""

    animal_kind: str
    tag: str
    weight: float | None
    keepers: dict[str, KeyedKeeper]
    meals: NotRequired[dict[str, int]]
    notes: NotRequired[list[object]]
    eggs: list[int]


class Zoo(TypedDict):
    """A zoo."""

    town: NotRequired[str]
    country: NotRequired[str]
    animals: list[AnyAnimal]


class Parcel(TypedDict):
    """Something that is delivered."""

    parcel_kind: str
    data: object


class Hay(TypedDict):
    """Dry grass."""

    bales: int


class SpeciesRow(TypedDict):
    """One species."""

    species: str
    diet: NotRequired[list[str]]
    legs: NotRequired[int]
    sound: str | None


class SpeciesTable(TypedDict):
    """The species."""

    rows: list[SpeciesRow]


AnyAnimal: TypeAlias = Bird | Fish
