"""What a seat or a spectator may know of a game (chapter 27), with present values, for pictures, texts and menus."""

from __future__ import annotations

from msgspec import Struct

from bot.engine.feed import EDITED as EDITED
from bot.games.mage_knight.content.content import Bought, ShowsAbilities
from bot.games.mage_knight.measure import capped
from bot.games.mage_knight.state import Mark as Mark
from bot.games.mage_knight.state import Options, Point, Sum, TurnPhase


class FigureView(ShowsAbilities, Struct, frozen=True):
    """A figure. The number of its click is not shown, nor any other click (MKU-H3, MKU-H7)."""

    id: str
    type: str
    name: str  # English; pictures use the catalogue's name of ``type``
    code: str
    rank: str
    faction: str
    points: int
    owner: int
    x: int
    y: int
    facing: int
    arc: int
    radius: int
    mounted: bool
    rear: Point | None  # centre of the rear circle of a double base
    speed: int
    attack: int
    defense: int
    damage: int
    range: int
    targets: int
    abilities: tuple[str, ...]  # visible marks, in the order speed, attack, defense, damage; empty texts left in
    cancelled: tuple[str, ...]
    tokens: int
    acted: bool
    captor: str
    captive: str
    elevated: bool
    status: str
    hurt: int = 0  # clicks taken in the last action
    clicks: tuple[int, int] | None = None  # click from 1 and how many there are; only with ``open_dials``
    # What the second edition adds
    soaring: bool = False  # its base is the flight base then, no double one (MK2-16.2)
    speed_type: str = ""  # foot, mounted, swimmer, flyer
    ability_tokens: tuple[str, ...] = ()  # cover, incantation
    attack_type: str = ""  # melee, ranged, magic
    attack_bonus: int = 0
    ranged_damage: int | None = None
    subfaction: str = ""
    innate: tuple[str, ...] = ()  # proficiencies, magic immunity, the ability of its subfaction
    item_slots: tuple[str, ...] = ()
    nexus: str = ""  # one more ability, beside ``nexus_value``
    nexus_value: str = ""
    kind: str = "line"  # what it is drawn as (``figure_kind``)


class PieceView(Struct, frozen=True):
    """A piece of terrain on the field."""

    id: str
    template: str
    kind: str
    elevated: bool
    abrupt: bool
    polygon: tuple[Point, ...]
    access: tuple[tuple[Point, Point], ...]


class ObjectiveView(Struct, frozen=True):
    """An objective, and what a check would make of it now (MK2-7.2)."""

    id: str
    x: int
    y: int
    radius: int
    status: str  # neutral, controlled, contested
    controller: int
    next_status: str
    next_controller: int

    @property
    def changes(self) -> bool:
        """True if it would be another's if the turn ended now."""
        return (self.status, self.controller) != (self.next_status, self.next_controller)


class ThingView(Struct, frozen=True):
    """An item in play (MK2-28): borne, or loose at a place."""

    id: str
    kind: str
    bearer: str
    x: int
    y: int
    radius: int
    uses_left: int  # -1: no limit


class PlayerView(Struct, frozen=True):
    """A player. ``army`` and ``pool`` are None while they are secret to the viewer (MKU-H4)."""

    seat: int
    team: int
    edge: str
    area: tuple[Point, ...]  # the starting area, four corners; empty before edges are known
    army: tuple[str, ...] | None
    army_in: bool
    pool: tuple[str, ...] | None
    pool_in: bool
    points: int
    score: int
    withdrawn: bool
    items: tuple[Bought, ...] = ()  # with the types of their bearers (MK2-3.12)
    domain: str = ""
    ready_army: str = ""  # that dice have chosen for him (MKU-P14)


class PendingView(Struct, frozen=True):
    """Paths that somebody owes."""

    kind: str
    seat: int
    members: tuple[str, ...]
    stuck: tuple[str, ...]
    pace: int


class View(Struct, frozen=True):
    """A game as one viewer may see it. ``viewer`` None: a spectator."""

    viewer: int | None
    options: Options
    width: int
    height: int
    phase: str
    round: int
    last_round: int  # 0: no limit of rounds
    order: tuple[int, ...]
    first: int
    active: int
    actions: int
    left: int
    to_act: tuple[int, ...]
    players: tuple[PlayerView, ...]
    figures: tuple[FigureView, ...]
    pieces: tuple[PieceView, ...]
    pool: tuple[str, ...]
    pending: PendingView | None
    mark: Mark | None
    winners: tuple[int, ...]
    ending: str
    totals: tuple[int, ...]
    optional: tuple[str, ...] = ()  # abilities that whoever has them may cancel (MKU-SA.0.3)
    turn_phase: TurnPhase = ""  # of the present turn, in editions that have any (MK2-6.5)
    objectives: tuple[ObjectiveView, ...] = ()
    things: tuple[ThingView, ...] = ()
    domains: tuple[str, ...] = ()  # in the order in which they came into play (MK2-27.8)
    cap: int = 0  # how far modifiers together may move a value (MK2-9.11); 0: as far as they go

    @property
    def named(self) -> dict[str, str]:
        """Figures by public id, with their types: what has a name."""
        return {figure.id: figure.type for figure in self.figures}

    def needed(self, one: Sum) -> int:
        """What an attack had to reach on one figure: its defense with all that raises it (MKU-11.2, MK2-9.11)."""
        return max(0, one.defense + capped(self.cap, sum(number for _, number in one.cover)))

    def held(self, seat: int) -> int:
        """How many objectives a player controls."""
        return sum(one.controller == seat for one in self.objectives)
