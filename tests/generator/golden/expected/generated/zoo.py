# Do not edit: written by `tools/generate`.
# Source: model/zoo.yaml
# sha256: d4958810d110c424cc677c7c4f0b792f40b89aeaea7362ac6a009d7c043e3a61
"""A zoo."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field as _field
from typing import Self, TypeAlias

from dont.generated import reading


@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    """Something with a name.

    Attributes:
        name: its name
    """

    name: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            name=reading.need(data, 'name', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['name'] = self.name
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Meal:
    """How often something is eaten.

    Attributes:
        diet: what; one of plants, other-animals
        count: how often; at least 0
    """

    diet: str
    count: int

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            diet=reading.need(data, 'diet', reading.as_text),
            count=reading.need(data, 'count', reading.as_whole),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['diet'] = self.diet
        out['count'] = self.count
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Keeper:
    """Who looks after animals.

    Attributes:
        name: its name
        id: short name
        class_: a name that Python keeps for itself
        is_there: a name with a hyphen
        boss: who is above
    """

    name: str
    id: str
    class_: str | None = None
    is_there: bool | None = None
    boss: Keeper | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            name=reading.need(data, 'name', reading.as_text),
            id=reading.need(data, 'id', reading.as_text),
            class_=reading.maybe(data, 'class', reading.as_text),
            is_there=reading.maybe(data, 'is-there', reading.as_truth),
            boss=reading.maybe(data, 'boss', reading.record(Keeper.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['name'] = self.name
        out['id'] = self.id
        if self.class_ is not None:
            out['class'] = self.class_
        out['is-there'] = self.is_there
        if self.boss is not None:
            out['boss'] = self.boss.to_json()
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Bird:
    """An animal with wings.

    Attributes:
        animal_kind: what it is
        tag: what is on its ear
        weight: kilograms; at least 0
        keepers: by short name; Keeper by key
        meals: meals a day; number by key
        notes: anything; list
        wingspan: metres, "wing to wing"; at least 0
    """

    animal_kind: str = 'bird'
    tag: str
    weight: float | None = None
    keepers: Mapping[str, Keeper]
    meals: Mapping[str, int] = _field(default_factory=dict)
    notes: tuple[object, ...] = ()
    wingspan: float

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            animal_kind=reading.need(data, 'animal_kind', reading.as_text),
            tag=reading.need(data, 'tag', reading.as_text),
            weight=reading.maybe(data, 'weight', reading.as_number),
            keepers=reading.keyed(data, 'keepers', 'id', reading.record(Keeper.from_json)),
            meals=reading.values(data, 'meals', reading.as_whole),
            notes=reading.many(data, 'notes', reading.as_any),
            wingspan=reading.need(data, 'wingspan', reading.as_number),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['animal_kind'] = self.animal_kind
        out['tag'] = self.tag
        out['weight'] = self.weight
        out['keepers'] = {k: reading.without(v.to_json(), 'id') for k, v in self.keepers.items()}
        if self.meals:
            out['meals'] = dict(self.meals)
        if self.notes:
            out['notes'] = list(self.notes)
        out['wingspan'] = self.wingspan
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Fish:
    """An animal with fins.

    Attributes:
        animal_kind: what it is
        tag: what is on its ear
        weight: kilograms; at least 0
        keepers: by short name; Keeper by key
        meals: meals a day; number by key
        notes: anything; list
        eggs: eggs per year; list; at least 1 of them
    """

    animal_kind: str = 'fish'
    tag: str
    weight: float | None = None
    keepers: Mapping[str, Keeper]
    meals: Mapping[str, int] = _field(default_factory=dict)
    notes: tuple[object, ...] = ()
    eggs: tuple[int, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            animal_kind=reading.need(data, 'animal_kind', reading.as_text),
            tag=reading.need(data, 'tag', reading.as_text),
            weight=reading.maybe(data, 'weight', reading.as_number),
            keepers=reading.keyed(data, 'keepers', 'id', reading.record(Keeper.from_json)),
            meals=reading.values(data, 'meals', reading.as_whole),
            notes=reading.many(data, 'notes', reading.as_any),
            eggs=reading.many(data, 'eggs', reading.as_whole),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['animal_kind'] = self.animal_kind
        out['tag'] = self.tag
        out['weight'] = self.weight
        out['keepers'] = {k: reading.without(v.to_json(), 'id') for k, v in self.keepers.items()}
        if self.meals:
            out['meals'] = dict(self.meals)
        if self.notes:
            out['notes'] = list(self.notes)
        out['eggs'] = list(self.eggs)
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Zoo:
    """A zoo.

    Attributes:
        town: where
        country: where
        animals: all of them; list of Animal
    """

    town: str | None = None
    country: str | None = None
    animals: tuple[Animal, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            town=reading.maybe(data, 'town', reading.as_text),
            country=reading.maybe(data, 'country', reading.as_text),
            animals=reading.many(data, 'animals', reading.record(animal_from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.town is not None:
            out['town'] = self.town
        if self.country is not None:
            out['country'] = self.country
        out['animals'] = [v.to_json() for v in self.animals]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Parcel:
    """Something that is delivered.

    Attributes:
        parcel_kind: what is inside
        data: the thing itself
    """

    parcel_kind: str
    data: object

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            parcel_kind=reading.need(data, 'parcel_kind', reading.as_text),
            data=reading.need(data, 'data', reading.as_any),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['parcel_kind'] = self.parcel_kind
        out['data'] = self.data
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Hay:
    """Dry grass.

    Attributes:
        bales: how many
    """

    bales: int

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            bales=reading.need(data, 'bales', reading.as_whole),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['bales'] = self.bales
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeciesRow:
    """One species.

    Attributes:
        species: its name
        diet: what it lives on; list; one of plants, other-animals
        legs: number of legs
        sound: what it says
    """

    species: str
    diet: tuple[str, ...] = ()
    legs: int = 4
    sound: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            species=reading.need(data, 'species', reading.as_text),
            diet=reading.many(data, 'diet', reading.as_text),
            legs=reading.given(data, 'legs', reading.as_whole, 4),
            sound=reading.maybe(data, 'sound', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['species'] = self.species
        if self.diet:
            out['diet'] = list(self.diet)
        out['legs'] = self.legs
        out['sound'] = self.sound
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeciesTable:
    """The species.

    Attributes:
        rows: the rows; list of SpeciesRow
    """

    rows: tuple[SpeciesRow, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            rows=reading.many(data, 'rows', reading.record(SpeciesRow.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['rows'] = [v.to_json() for v in self.rows]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class UnknownAnimal:
    """Animal whose `animal_kind` this version does not know, kept as it came.

    Attributes:
        animal_kind: the discriminator
        data: the whole record
    """

    animal_kind: str
    data: Mapping[str, object]

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        return dict(self.data)


Animal: TypeAlias = Bird | Fish | UnknownAnimal


def animal_from_json(data: Mapping[str, object]) -> Animal:
    """Read a record by its `animal_kind`; an unknown one is kept."""
    kind = reading.need(data, "animal_kind", reading.as_text)
    if kind == "bird":
        return Bird.from_json(data)
    if kind == "fish":
        return Fish.from_json(data)
    return UnknownAnimal(animal_kind=kind, data=data)
