"""The entries of a pack, and all of them together as the rules read them (digest, chapter 3)."""

from __future__ import annotations

import hashlib
from functools import cached_property
from typing import Annotated, Literal

from msgspec import Meta, Struct

from bot.engine.strict import Id
from bot.games.albion.content.effects import Damage, FateEffect, ItemEffect, PowerTest, SpellEffect, StrengthTest
from bot.hexgrid import grid, ways

LABEL = r"^[A-Z][1-9][0-9]?$"
COLOUR = r"^#[0-9a-f]{6}$"
Label = Annotated[str, Meta(pattern=LABEL)]
Small = Annotated[int, Meta(ge=0, le=24)]
Attribute = Annotated[int, Meta(ge=0, le=24)]

WeaponClass = Literal["pole", "two_handed", "one_handed", "sidearm"]
Transport = Literal["foot", "horse", "boat"]
Terrain = Literal["land", "lake"]
Site = Literal["castle", "castle_of_mages", "mount_monsalvat", "harbour", "nemeton"]
Feature = Literal["barren", "field", "forest", "hill", "meadow", "moor", "orchard", "ruin", "water"]
Version = Literal["plus", "minus"]
Use = Literal["attack", "defence"]
MOUNTS: tuple[Transport, ...] = ("horse", "boat")


class Allotment(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """Attributes and arming of a knight (AL-4). ``power`` 0 at set-up: what is left of the sum."""

    strength: int
    power: int
    weapons: tuple[str, ...] = ()
    armour: tuple[str, ...] = ()
    shield: bool = False


class Named(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, dict=True, kw_only=True):
    """What has a name in three languages."""

    name_en: str
    name_pl: str
    name_cs: str


class NamedEntry(Named, frozen=True, kw_only=True):
    """What is called by an id of its own."""

    id: Id


class Ready(NamedEntry, frozen=True, kw_only=True):
    """A knight with his ready-made allocation (AL-T4)."""

    default_strength: Attribute
    default_power: Attribute
    default_weapons: tuple[str, ...]
    default_armour: tuple[str, ...]
    default_shield: bool


class Group(Named, frozen=True, kw_only=True):
    """Four knights with a common castle."""

    id: Annotated[int, Meta(ge=1, le=4)]
    castle: Id
    start_hex: Label
    colour: Annotated[str, Meta(pattern=COLOUR)]
    knight: tuple[Ready, ...]


class Gear(Struct, frozen=True, kw_only=True):
    """What a token is to the rules, whatever list it stands in: its class and figures; ``cls`` empty: no gear (AL-2).

    ``kind``: ``weapon``, ``armour``, ``shield``, ``object`` (neither), ``horse`` or ``boat``. An object
    or artefact that counts as a weapon or shield has that kind; ``secret``: it lies face down (AL-8.4, AL-21.1).
    """

    id: str
    kind: Literal["weapon", "armour", "shield", "object", "horse", "boat"]
    cls: WeaponClass | Literal[""] = ""
    efficacy: int = 0
    strength_modifier: int = 0
    damage_dice: int = 0
    min_strength: int = 0
    mounted_only: bool = False
    unhorses_on_hit: int = 2
    destructible: bool = True
    secret: bool = False
    artefact: bool = False
    effect: ItemEffect | None = None


class SpellVersion(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One version of a spell."""

    min_power: Small
    power_cost: Small
    effect: SpellEffect


class Spell(NamedEntry, frozen=True, kw_only=True):
    """One of the eight spells (AL-T5)."""

    use: tuple[Use, ...]
    version: dict[Version, SpellVersion]
    on_failure_power_loss: Small | Literal["same"]
    once_per_fight: bool = False


class FateCard(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One entry of a land's list."""

    roll: Annotated[int, Meta(ge=1, le=60)]
    id: Id
    title: str
    title_pl: str
    title_cs: str
    effect: FateEffect

    @property
    def tests(self) -> str:
        """What it puts to the test: ``strength``, ``power``, or nothing."""
        if isinstance(self.effect, StrengthTest):
            return "strength"
        return "power" if isinstance(self.effect, PowerTest) else ""


class Hex(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One hex of the map (AL-T9). ``feature`` is decoration."""

    id: Label
    col: int
    row: int
    q: int
    r: int
    terrain: Terrain
    region: Id
    feature: Feature
    site: Site | None = None
    name: str = ""
    name_pl: str = ""
    name_cs: str = ""


class Limits(Struct, frozen=True, kw_only=True):
    """The values at the head of the files."""

    strength_plus_power: int
    minimum_attribute: int
    treasury: int
    two_player_pairs: tuple[tuple[int, int], ...]
    ready_groups: tuple[int, ...]  # of a ready-made table: the first two for two players, and so on
    max_weapons: int
    max_by_class: dict[str, int]  # weapon class = how many (AL-4.4 to AL-4.7)
    max_shields: int
    min_armours_when_arming: int
    min_modified_strength_when_arming: int
    armour_combinations: tuple[frozenset[str], ...]
    cast_dice: int
    backlash_gap: int
    fate_dice: int
    move: dict[Transport, int]
    horses: int  # tokens (AL-7.11)
    boats: int


class Content(Struct, frozen=True, dict=True, kw_only=True):
    """All packs together as the rules read them."""

    groups: dict[int, Group]
    gear: dict[str, Gear]  # by id: weapons, armours, the shield, items, horse and boat
    names: dict[str, tuple[str, str, str]]  # of gear, knights, spells, regions and sites (by hex), in en, pl, cs
    spells: dict[str, Spell]
    fate: dict[str, dict[int, FateCard]]  # region, roll
    hexes: dict[str, Hex]  # in the order of the file
    boats_start: tuple[str, ...]
    artefact_hexes: tuple[str, ...]  # the Castle of the Mages, Mount Monsalvat
    limits: Limits
    digest: str

    @cached_property
    def knights(self) -> dict[str, Ready]:
        """All knights by id."""
        return {one.id: one for group in self.groups.values() for one in group.knight}

    @cached_property
    def group_of(self) -> dict[str, int]:
        """The group of each knight."""
        return {one.id: group.id for group in self.groups.values() for one in group.knight}

    @cached_property
    def around(self) -> dict[str, tuple[str, ...]]:
        """The neighbours of each hex on the map, E NE NW W SW SE (AL-T9)."""
        near = {id_: grid.neighbours(one) for id_, one in self.axial.items()}
        labels = {id_: [grid.label(one) for one in several] for id_, several in near.items()}
        return {id_: tuple([one for one in several if one in self.hexes]) for id_, several in labels.items()}

    @cached_property
    def pawns(self) -> dict[str, tuple[int, int]]:
        """Group and number of each pawn, by its code."""
        return {
            f"{id_}.{number}": (id_, number)
            for id_, one in self.groups.items()
            for number, _ in enumerate(one.knight, 1)
        }

    @cached_property
    def axial(self) -> dict[str, grid.Axial]:
        """Where each hex is, for distances."""
        return {id_: grid.Axial(one.q, one.r) for id_, one in self.hexes.items()}

    @cached_property
    def dangers(self) -> dict[str, str]:
        """Of each hex the dangerous land in which it lies, or nothing (AL-6.4)."""
        return {id_: one.region if one.region in self.fate else "" for id_, one in self.hexes.items()}

    @cached_property
    def overland(self) -> dict[str, dict[str, int]]:
        """For each land hex the fewest steps over land from every other one from which a way leads there."""
        land = self.around_on_land
        return {id_: ways.reach(id_, land.__getitem__, len(land)) for id_ in land}

    @cached_property
    def around_on_land(self) -> dict[str, tuple[str, ...]]:
        """Of each land hex the neighbours that are land."""
        land = {id_: one for id_, one in self.hexes.items() if one.terrain == "land"}
        return {id_: tuple([one for one in self.around[id_] if one in land]) for id_ in land}

    @cached_property
    def around_on_water(self) -> dict[str, tuple[str, ...]]:
        """Of each hex of the lake and each harbour the neighbours to which a boat goes from there (AL-7.5)."""
        lake = {id_ for id_, one in self.hexes.items() if one.terrain == "lake"}
        water = [id_ for id_, one in self.hexes.items() if id_ in lake or one.site == "harbour"]
        near = {id_: [one for one in self.around[id_] if one in water] for id_ in water}
        return {id_: tuple([one for one in several if id_ in lake or one in lake]) for id_, several in near.items()}

    @cached_property
    def around_by(self) -> dict[Transport, dict[str, tuple[str, ...]]]:
        """Where a step from each hex may lead, pawns ignored, by transport (AL-6.3, AL-7.5)."""
        return {"foot": self.around_on_land, "horse": self.around_on_land, "boat": self.around_on_water}

    @cached_property
    def bolts(self) -> tuple[tuple[int, int], ...]:
        """The spells that wound: minimum Power and dice of each version."""
        versions = [version for spell in self.spells.values() for version in spell.version.values()]
        return tuple([(one.min_power, one.effect.dice) for one in versions if isinstance(one.effect, Damage)])

    @cached_property
    def look(self) -> str:
        """A hash of what only pictures read, which the digest leaves out: names, colours and features."""
        seen = (self.names, [one.colour for one in self.groups.values()], [one.feature for one in self.hexes.values()])
        return hashlib.sha256(repr(seen).encode()).hexdigest()

    @cached_property
    def nemetons(self) -> tuple[str, ...]:
        """The Nemetons in the order of the map."""
        return self.sites("nemeton")

    @cached_property
    def objects(self) -> tuple[str, ...]:
        """The magical objects that are no artefacts, in the order of the pack."""
        return tuple([one.id for one in self.gear.values() if one.secret and not one.artefact])

    @cached_property
    def artefacts(self) -> tuple[str, ...]:
        """The artefacts, in the order of the pack."""
        return tuple([one.id for one in self.gear.values() if one.artefact])

    def sites(self, kind: Site) -> tuple[str, ...]:
        """The hexes with a site of that kind, in the order of the map."""
        return tuple([one.id for one in self.hexes.values() if one.site == kind])
