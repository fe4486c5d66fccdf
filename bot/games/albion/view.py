"""What one viewer may know of a game of Powers of Albion (chapter 7). Renderers, commands and pages see only this."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from bot.engine.feed import EDITED as EDITED
from bot.games.albion.actions import InFight
from bot.games.albion.content.figures import Transport
from bot.games.albion.state import Allotment as Allotment
from bot.games.albion.state import Attack, Blow, Deal, Options, Proposal
from bot.games.albion.state import Mark as Mark
from bot.games.albion.state import PawnItems as PawnItems
from bot.games.albion.state import PawnOrder as PawnOrder


class TokenView(Struct, frozen=True):
    """A token that lies or is carried; ``kind`` empty: face down, and the viewer does not know it (AL-H12)."""

    kind: str
    face_down: bool = False


class Figures(Struct, frozen=True):
    """What is hidden until the first fight, as far as the viewer may know it (AL-H9, AL-H10)."""

    knight: str
    strength: int
    power: int
    start_power: int
    power_limit: int
    damage: int
    modified: int  # M with H and T 0
    armour: int  # A
    load: int  # E
    tokens: tuple[TokenView, ...]  # of others only what is public
    spells: tuple[tuple[str, str], ...]  # spell and version within his start Power


class PawnView(Struct, frozen=True):
    """A pawn on the map, or that was (AL-H7)."""

    code: str
    group: int
    number: int
    seat: int
    hex: str
    transport: Transport
    status: str
    revealed: bool
    figures: Figures | None  # None: the viewer does not know who it is
    skip_next_move: bool
    allowance: int
    carrier: bool  # took a face-down token where the artefacts lay (AL-D24)
    returning: bool  # for its owner: attributes and equipment may still be chosen


class SeatView(Struct, frozen=True):
    """A player. The sealed fields are those of the viewer alone."""

    seat: int
    status: str
    groups: tuple[int, ...]
    treasury: int
    ready: bool
    on_orders: bool
    allotments: dict[str, Allotment]
    numbers: dict[str, tuple[str, ...]]
    moves: tuple[PawnOrder, ...] | None = None
    items: tuple[PawnItems, ...] | None = None
    looks: tuple[PawnItems, ...] | None = None
    attacks: tuple[Attack, ...] | None = None
    gathering: bool = False
    proposals: tuple[Proposal, ...] = ()


class Choice(Struct, frozen=True):
    """Something that may be done in the fight now, with its chance in ten-thousandths; -1: no chance is in it."""

    action: InFight
    chance: int = -1


class FightView(Struct, frozen=True):
    """The fight that runs: all of it is public (AL-11.9), but weapons in use before they are revealed together."""

    members: tuple[str, ...]
    melee: bool
    step: str
    order: tuple[str, ...]
    turn: str  # whose turn it is
    asked: str  # the pawn about which it waits
    modified: int  # M of that pawn, as for defeat
    pairs: dict[str, str]
    in_use: dict[str, str]  # pawn = kind
    hits: dict[str, int]
    penalties: dict[str, int]
    bound: tuple[tuple[str, str], ...]
    turns: int
    passes: int
    rounds: int
    blow: Blow | None  # a strike that waits for its defence
    deal: Deal | None  # an offer to capitulate
    ransoms: tuple[tuple[str, int, int], ...]  # pawn, seat of the victor, price (-1: not named)
    victor: str  # the pawn that beat the first of these


class View(Struct, frozen=True, dict=True):
    """The table."""

    viewer: int | None
    options: Options
    phase: str  # ``look`` is shown as ``items`` (AL-8.11)
    round: int
    seats: tuple[SeatView, ...]
    seating: tuple[int, ...]
    lead: int  # the lead seat; -1 before the first round
    pawns: tuple[PawnView, ...]
    lying: dict[str, tuple[TokenView, ...]]
    horses: int
    said: int  # how many have said theirs in a sealed phase (AL-H5)
    wanted: int  # of how many
    to_act: tuple[int, ...]  # in a sealed phase all that are asked
    fight: FightView | None
    choices: tuple[Choice, ...]  # of the viewer, where the fight waits for him
    fights: tuple[tuple[str, ...], ...]  # still to come: the members of each
    knowledge: dict[str, tuple[str, ...]]  # by hex: kinds of face-down tokens there that the viewer knows
    fresh: dict[str, tuple[str, ...]]  # by own pawn: what it has just taken unseen, in step 4 of AL-8.9
    winners: tuple[int, ...]
    reason: str
    last: Mark | None

    @cached_property
    def own(self) -> SeatView | None:
        """The viewer's own seat."""
        return None if self.viewer is None else self.seats[self.viewer]

    @cached_property
    def own_pawns(self) -> list[PawnView]:
        """The viewer's pawns on the map."""
        return [one for one in self.pawns if one.seat == self.viewer and one.hex]

    @cached_property
    def named(self) -> dict[str, str]:
        """The knights, as far as the viewer knows them, else the groups of pawns by their codes."""
        return {one.code: str(one.group) if one.figures is None else one.figures.knight for one in self.pawns}
