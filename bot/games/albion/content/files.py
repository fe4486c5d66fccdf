"""The six files of a pack as they are written (data/albion/README.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from bot.engine.strict import Id
from bot.games.albion.content.effects import ItemEffect
from bot.games.albion.content.figures import FateCard, Group, Hex, Label, Named, NamedEntry, Small, Spell, WeaponClass

Schema = Annotated[int, Meta(ge=1, le=1)]
Count = Annotated[int, Meta(ge=0, le=9)]
Size = Annotated[int, Meta(ge=1, le=26)]
Tokens = Annotated[int, Meta(ge=0, le=99)]
Allowance = Annotated[int, Meta(ge=1, le=12)]
Efficacy = Annotated[int, Meta(ge=1, le=20)]
Modifier = Annotated[int, Meta(ge=0, le=6)]
WeaponDice = Annotated[int, Meta(ge=1, le=6)]
MinStrength = Annotated[int, Meta(ge=0, le=16)]
Hits = Annotated[int, Meta(ge=1, le=2)]


class File(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every file begins with."""

    schema: Schema


class Weapon(NamedEntry, frozen=True, kw_only=True):
    """A weapon (AL-T1)."""

    class_: WeaponClass = field(name="class")
    efficacy: Efficacy
    strength_modifier: Modifier
    damage_dice: WeaponDice
    min_strength: MinStrength
    mounted_only: bool
    unhorses_on_hit: Hits


class Armour(NamedEntry, frozen=True, kw_only=True):
    """An armour or the shield (AL-T2)."""

    efficacy: Efficacy
    strength_modifier: Modifier
    min_strength: MinStrength


class Item(NamedEntry, frozen=True, kw_only=True):
    """An artefact or a magical object (AL-T6), with the fields of what it counts as."""

    kind: Literal["magic", "artefact"]
    weapon: bool
    strength_modifier: Modifier
    destructible: bool
    counts_as: Literal["shield"] | None = None
    class_: WeaponClass | None = field(default=None, name="class")
    efficacy: Efficacy | None = None
    damage_dice: WeaponDice | None = None
    min_strength: MinStrength | None = None
    mounted_only: bool | None = None
    unhorses_on_hit: Hits | None = None
    effect: ItemEffect | None = None


class Foot(Named, frozen=True, kw_only=True):
    """Moving on foot."""

    move: Allowance


class Horse(Foot, frozen=True, kw_only=True):
    """Moving on horseback."""

    tokens: Tokens
    terrain: Literal["land"]


class Boat(Foot, frozen=True, kw_only=True):
    """Moving by boat."""

    tokens: Tokens
    terrain: Literal["lake"]
    capacity: Schema  # AL-7.4: one pawn


class Transports(Struct, frozen=True, forbid_unknown_fields=True):
    """How pawns move (AL-6.1)."""

    horse: Horse
    boat: Boat
    foot: Foot


class Land(Named, frozen=True, kw_only=True):
    """The list of a dangerous land (AL-T7, AL-T8)."""

    results: tuple[FateCard, ...]


class Sites(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands where."""

    castles: dict[str, Label]
    castle_of_mages: Label
    mount_monsalvat: Label
    harbours: tuple[Label, ...]
    boats_start: tuple[Label, ...]
    nemetons: tuple[Label, ...]


class MapBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """All hexes."""

    hex: tuple[Hex, ...]


class KnightsFile(File, frozen=True, kw_only=True):
    """``knights.toml``."""

    strength_plus_power: Annotated[int, Meta(ge=2, le=48)]
    minimum_attribute: Annotated[int, Meta(ge=1, le=24)]
    treasury: Tokens
    two_player_pairs: tuple[tuple[int, ...], ...]
    ready_groups: tuple[int, ...] = ()
    group: tuple[Group, ...]


class EquipmentFile(File, frozen=True, kw_only=True):
    """``equipment.toml``."""

    max_weapons: Count
    max_pole: Count
    max_two_handed: Count
    max_sidearm: Count
    max_one_handed: Count
    max_shields: Count
    min_armours_when_arming: Annotated[int, Meta(ge=0, le=2)]
    min_modified_strength_when_arming: Small
    armour_combinations: tuple[tuple[str, ...], ...]
    weapon: tuple[Weapon, ...]
    armour: tuple[Armour, ...]
    shield: tuple[Armour, ...]
    transport: Transports


class SpellsFile(File, frozen=True, kw_only=True):
    """``spells.toml``."""

    cast_dice: WeaponDice
    backlash_gap: Small
    spell: tuple[Spell, ...]


class ItemsFile(File, frozen=True, kw_only=True):
    """``items.toml``."""

    item: tuple[Item, ...]


class FateFile(File, frozen=True, kw_only=True):
    """``fate.toml``."""

    dice: WeaponDice
    land: dict[Id, Land]


class MapFile(File, frozen=True, kw_only=True):
    """``map.toml``."""

    orientation: Literal["pointy"]
    rows: Annotated[int, Meta(ge=1, le=99)]
    width_even_row: Size
    width_odd_row: Size
    direction_order: tuple[str, ...]
    fate_regions: tuple[str, ...]
    regions: dict[Id, Named]
    sites: Sites
    board: MapBoard


class Files(Struct, frozen=True):
    """All six."""

    knights: KnightsFile
    equipment: EquipmentFile
    spells: SpellsFile
    items: ItemsFile
    fate: FateFile
    map: MapFile
