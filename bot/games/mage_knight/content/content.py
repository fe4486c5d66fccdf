"""What packs hold, as the rules read it: figures with their dials, terrain, what is beside them, ready armies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import chain

from msgspec import Struct
from msgspec.structs import force_setattr

from bot.games.mage_knight.content.effects import Domain, Item, Subfaction
from bot.geometry.plane import Point

VALUES = ("speed", "attack", "defense", "damage")
RANKS = ("weak", "standard", "tough", "unique")
FACTIONS = (
    "atlantis_guild",
    "elemental_league",
    "draconum",
    "necropolis_sect",
    "shyft",
    "black_powder_rebels",
    "hero",
    "knights_immortal",
    "orc_raiders",
    "solonavi",
)
MAGE_SPAWN = "mage_spawn"

Bought = tuple[str, str]
"""An item, and the type of the figure that bears it: a unique one, so it is in an army once (MK2-28.2)."""


class ShowsAbilities:
    """What shows special abilities beside its values: ``abilities`` in the order of ``VALUES``, and a nexus."""

    __slots__ = ()
    abilities: Sequence[str]
    nexus: str
    nexus_value: str

    @property
    def beside(self) -> tuple[tuple[str, ...], ...]:
        """What stands beside each value: an ability, one more where the nexus points to it (MK2-11.6)."""
        found: list[tuple[str, ...]] = [(own,) if own else () for own in self.abilities]
        if self.nexus and self.nexus not in self.abilities:  # else it counts once (MK2-11.8)
            place = VALUES.index(self.nexus_value)
            found[place] = (*found[place], self.nexus)
        return tuple(found)

    @property
    def marks(self) -> tuple[str, ...]:
        """All abilities that it shows."""
        return tuple(chain.from_iterable(self.beside))


class Click(ShowsAbilities, Struct, frozen=True, gc=False):
    """One position of a dial. ``abilities`` in the order of ``VALUES``; an empty text is no ability."""

    speed: int
    attack: int
    defense: int
    damage: int
    abilities: tuple[str, str, str, str] = ("", "", "", "")
    nexus: str = ""  # one more ability, beside a value of its own (MK2-3.3)
    nexus_value: str = ""


@lru_cache(maxsize=4096)
def _once(abilities: frozenset[str]) -> frozenset[str]:
    """Equal sets as one and the same object, which a dictionary finds without comparing what is in it."""
    return abilities


class FigureType(Struct, frozen=True, cache_hash=True):
    """A figure as it is printed (B.1)."""

    set: str
    number: int
    name: str
    rank: str
    points: int
    faction: str
    arc: int  # degrees
    range: int  # inches
    targets: int
    mounted: bool
    radius: int  # thousandths of an inch
    clicks: tuple[Click, ...]
    code: str = ""
    role: str = ""
    # What the bases of the second edition add (MK2-3.2)
    subfaction: str = ""
    speed_type: str = ""  # foot, mounted, swimmer, flyer; empty: printed before there were any
    attack_type: str = "melee"  # melee, ranged, magic
    attack_bonus: int = 0
    proficiencies: tuple[str, ...] | None = None  # None: those of the attack type (MK2-18.8)
    magic_immune: bool = False
    ranged_damage: int | None = None
    item_slots: tuple[str, ...] = ()
    older: bool = False
    second_radius: int = 0  # thousandths of an inch; 0: by the slots (MK2-3.2)
    keywords: tuple[str, ...] = ()
    allegiance: str = ""  # the ability of its subfaction (MK2-34.2)
    # Made by an edition when it reads the figure (``Edition.reads``)
    rides: bool | None = None  # whether the rules for mounted figures hold for it; None: as its base
    innate: frozenset[str] = frozenset()  # what its base gives it on every click, by rows of the edition's abilities
    shown: tuple[frozenset[str], ...] = ()  # all abilities of each click, and none of the skulls; made here
    marks: tuple[tuple[str, ...], ...] = ()  # those of them that the dial shows; made here
    reach: int = 0  # how far its base reaches from its dot: a double base three radii; made here

    def __post_init__(self) -> None:
        """Nothing is asked more often than what a dial shows."""
        clicks = [self.innate.union((*click.abilities, click.nexus)) - {""} for click in self.clicks]
        force_setattr(self, "shown", (*map(_once, clicks), frozenset()))
        force_setattr(self, "marks", (*[click.marks for click in self.clicks], ()))
        force_setattr(self, "reach", 3 * self.radius if self.mounted else self.radius)
        if self.rides is None:
            force_setattr(self, "rides", self.mounted)

    @property
    def key(self) -> str:
        """Identity: set and collector's number."""
        return f"{self.set}:{self.number}"

    @property
    def unique(self) -> bool:
        """True if an army may hold it once only (MKU-2.6)."""
        return self.rank == "unique"


class Template(Struct, frozen=True, cache_hash=True):
    """A piece of terrain before it is placed (B.2). Points in thousandths of an inch, counter-clockwise."""

    id: str
    name: str
    kind: str  # clear, hindering, concealing, blocking, shallow_water, deep_water, low_wall
    polygon: tuple[Point, ...]
    elevated: bool = False
    abrupt: bool = False
    access: tuple[tuple[Point, Point], ...] = ()
    rules: tuple[str, ...] = ("mku", "mk2")  # the editions that offer it
    constructed: bool = False  # put together of parts (MK2-3.5)


class Army(Struct, frozen=True):
    """A ready army."""

    id: str
    name: str
    build_total: int
    points: int
    figures: tuple[str, ...]  # types, one entry a figure
    factions: tuple[str, ...] = ()
    note: str = ""
    rules: tuple[str, ...] = ("mku", "mk2")
    items: tuple[Bought, ...] = ()
    domain: str = ""


class Pairing(Struct, frozen=True):
    """Two ready armies that are about as strong as each other."""

    armies: tuple[str, str]
    rules: tuple[str, ...] = ("mku", "mk2")


class Lying(Struct, frozen=True):
    """Where a piece lies on a ready field, in thousandths of an inch and hundredths of a degree."""

    template: str
    x: int
    y: int
    rotation: int


class ReadyField(Struct, frozen=True):
    """The terrain of a ready-made game: each piece is laid, and then its mirror image through the middle."""

    id: str
    name: str
    pieces: tuple[Lying, ...]
    rules: tuple[str, ...] = ("mku", "mk2")


class Ready(Struct, frozen=True):
    """Of what the dice of ready-made games choose."""

    armies: Mapping[str, Army] = {}
    pairings: tuple[Pairing, ...] = ()
    fields: Mapping[str, ReadyField] = {}


class Content(Struct, frozen=True):
    """Everything that the packs of a game hold."""

    figures: Mapping[str, FigureType]
    templates: Mapping[str, Template]
    armies: Mapping[str, Army]
    digest: str = ""
    names: Mapping[str, Mapping[str, str]] = {}
    """Language to names of other languages than English: figure type, template or army id to name."""
    domains: Mapping[str, Domain] = {}
    items: Mapping[str, Item] = {}
    subfactions: Mapping[str, Subfaction] = {}
    ready: Ready = Ready()
    elsewhere: frozenset[str] = frozenset()
    """Ids and names, as they are compared, of what an edition leaves out of packs that it shares with another."""
    widest: int = 0
    """How far the largest base reaches from its dot; made here."""

    def __post_init__(self) -> None:
        """Most questions about bases are about those that are near."""
        force_setattr(self, "widest", max([one.reach for one in self.figures.values()], default=0))

    @property
    def cards(self) -> Mapping[str, FigureType]:
        """What has a sheet that people look up."""
        return self.figures

    def by_code(self, code: str) -> FigureType | None:
        """The figure with a code for the chat, in any case."""
        wanted = code.casefold()
        return next((one for one in self.figures.values() if one.code.casefold() == wanted), None)
