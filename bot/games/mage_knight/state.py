"""The whole state of a Mage Knight game: a tree of plain records of whole numbers, links by public id.

Lengths are thousandths of an inch, facings hundredths of a degree (MKU-6.1): 0 is east, counter-clockwise.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Literal, get_args

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import force_setattr

from bot.engine.legacy import Legacy
from bot.engine.ready import is_quick
from bot.games.mage_knight.content.content import Bought

Phase = Literal["army", "pool", "objectives", "terrain", "deploy", "play", "over"]
TurnPhase = Literal["", "command", "action", "end"]
Status = Literal["waiting", "field", "eliminated", "withdrawn"]
Edge = Literal["", "south", "west", "north", "east"]

EDGES: tuple[Edge, ...] = ("south", "west", "north", "east")
"""Clockwise (MKU-3.22)."""

LETTERS = "ABCDEFGH"
Point = tuple[int, int]

_PRESET: Any = None
"""Stands for the value of the preset where nobody has named another one."""

STANDARD_ROUNDS = 20

FIRST = "mku"
"""The edition of tables that name none."""

TIME_LIMITS = {"mku": 86_400, "mk2": 259_200}
"""Seconds for a turn where nobody has named another time."""


class Preset(Struct, frozen=True):
    """What a preset fills in (MKU-23.1 to 23.5)."""

    build_total: int = 100
    width: int = 39_370
    height: int = 39_370
    rounds: bool = False  # whether the game ends after ``Options.rounds`` where no limit is named
    full_pool: bool = False
    elevated: bool = True
    known: bool = False  # by a name of its own: whoever changes something of it is told so
    last_round: int = 0  # after which the game ends where no number of rounds is named; 0: as is usual


PRESETS: Mapping[str, Preset] = {
    "free": Preset(),
    "standard": Preset(build_total=200, rounds=True, full_pool=True, elevated=False, known=True),
}

READY_MADE = Preset(build_total=200, width=36_000, height=24_000, rounds=True, last_round=10)
"""What a ready-made game fills in (MKU-P14): few figures near each other, and two actions a turn."""


Split = Literal[
    "aab",
    "aba",
    "abb",
    "aaab",
    "aaba",
    "aabb",
    "aabc",
    "abaa",
    "abab",
    "abac",
    "abba",
    "abbb",
    "abbc",
    "abca",
    "abcb",
    "abcc",
]
"""Who is with whom among three or four players: a letter a seat, the same for those of a team (MK2-1.5)."""

SPLITS: tuple[str, ...] = get_args(Split)

TIME_LIMIT, ASK_LIMIT = "time_limit", "ask_limit"
"""The options that hold the kinds of limits: for a turn (MKU-P9, MK2-P8), and for what a standing order leaves to its
seat (MK2-P6)."""

ASK_HOURS = 12 * 3_600


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """House options of a table, as agreed in the lobby. A value named beside a preset replaces that one (MKU-23.7)."""

    build_total: int = _PRESET  # MKU-2.1
    preset: Literal["free", "standard"] = "free"  # MKU-23.7
    width: int = _PRESET  # MKU-3.1, in thousandths of an inch
    height: int = _PRESET
    teams: Literal["none", "pairs", "alternate", "halves", Split] = "none"  # MKU-2.9
    neighbours: bool = False  # MKU-R3: two players on neighbouring sides
    limit: Literal["preset", "none", "rounds", "until"] = "preset"  # MKU-R46
    rounds: int = STANDARD_ROUNDS
    until: int = 0  # seconds since 1970
    actions_from: Literal["build_total", "army_value"] = "build_total"  # MKU-R9
    formation_magic_blast: bool = True  # MKU-R54
    levitate_foes: bool = False  # MKU-R56
    enhancement_stacks: bool = True  # MKU-R61
    quickness_moves_only: bool = False  # MKU-R71
    shockwave_ignores_bases: bool = False  # MKU-R72
    full_pool: bool | UnsetType = UNSET  # MKU-23.4: everybody puts in as many pieces as he may
    elevated: bool | UnsetType = UNSET  # MKU-23.5: whether the pool may hold elevated terrain
    open_dials: bool = False  # MKU-H3
    missed_turns: int = 3  # MKU-P10
    time_limit: int = _PRESET  # in seconds, as usual in the edition (MKU-P9, MK2-P8)
    # What came later is left out of a stored game that never named it: its state reads as it was written.
    rules: Literal["mku", "mk2"] | UnsetType = UNSET  # the edition, for life (MK2-X3)
    control_needs_capable: bool | UnsetType = UNSET  # MK2-R6
    tie_break: Literal["points", "none"] | UnsetType = UNSET  # MK2-R44
    capture_defense: int | UnsetType = UNSET  # MK2-R39, as all that follow
    formation_least: int | UnsetType = UNSET
    formation_most: int | UnsetType = UNSET
    formation_bonus: int | UnsetType = UNSET
    items: bool | UnsetType = UNSET  # whether armies may hold items (MK2-31.6)
    domains: bool | UnsetType = UNSET  # and bring a domain each
    gang_up: int | UnsetType = UNSET  # MK2-R39, as all that follow
    surge: Literal["half", "full"] | UnsetType = UNSET
    bombardment_radius: int | UnsetType = UNSET
    bombardment_min: int | UnsetType = UNSET
    bombardment: bool | UnsetType = UNSET
    soaring_defense: int | UnsetType = UNSET
    item_cost: int | UnsetType = UNSET
    ask_limit: int | UnsetType = UNSET  # MK2-P6
    catalogue_locked: bool | UnsetType = UNSET  # MK2-H4
    any_total: bool | UnsetType = UNSET  # MK2-3.1: whether the build total need be no multiple of 100
    setup: Literal["own", "quick"] | UnsetType = UNSET  # MKU-P14: what each player brings, or ready-made
    legacy: Legacy = UNSET  # what the seats bring from earlier games of a campaign

    def __post_init__(self) -> None:
        for name in ("build_total", "width", "height"):
            if getattr(self, name) is _PRESET:
                force_setattr(self, name, getattr(self.fills, name))
        if self.time_limit is _PRESET:
            force_setattr(self, "time_limit", TIME_LIMITS[self.edition])

    @property
    def edition(self) -> str:
        """The key of the edition."""
        return FIRST if self.rules is UNSET else str(self.rules)

    @property
    def fills(self) -> Preset:
        """What the preset fills in."""
        return READY_MADE if is_quick(self) else PRESETS.get(self.preset, Preset())

    @property
    def pool_full(self) -> bool:
        """True if nobody may put fewer pieces into the pool than he could."""
        return self.fills.full_pool if self.full_pool is UNSET else bool(self.full_pool)

    @property
    def pool_elevated(self) -> bool:
        """True if the pool may hold elevated terrain."""
        return self.fills.elevated if self.elevated is UNSET else bool(self.elevated)


class Figure(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A figure of somebody's army, on the field or off it."""

    id: str
    type: str  # "set:number"
    owner: int
    x: int = 0
    y: int = 0
    facing: int = 0
    click: int = 0  # 0 is the starting position
    tokens: int = 0
    acted: bool = False  # was given a non-pass action in the current turn (MKU-4.6)
    lifted: bool = False  # Magic Levitation: no action in the rest of the turn
    captor: str = ""
    captive: str = ""
    cancelled: tuple[str, ...] = ()  # optional abilities cancelled until the end of the turn (MKU-5.17)
    hurt_by: int = -1  # the opposing player who last damaged it (MKU-22.15)
    contacts: tuple[str, ...] = ()  # ids touched at the start of the turn (MKU-4.11)
    left: bool = False  # it has left the field once (MKU-22.9)
    gained: int = 0  # action tokens got in the present or last turn of its owner (MK2-6.17)
    soaring: bool = False  # above the ground, on its flight base (MK2-16)
    moved: bool = False  # it has moved in this turn, whoever plays it (MK2-12.9)
    ability_tokens: tuple[str, ...] = ()  # cover, incantation (MK2-11.9)
    chanted: bool = False  # more ranged damage until the end of the turn (MK2-33.51)
    took: bool = False  # has taken an item in this turn without an action (MK2-28.14, R39)
    status: Status = "waiting"


class Piece(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A piece of terrain on the field."""

    id: str  # T1 to T4
    template: str
    x: int = 0
    y: int = 0
    rotation: int = 0


class Objective(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A place to be controlled (MK2-7.1)."""

    id: str  # O1, in the centre, to O5
    x: int
    y: int
    placed_by: int = -1
    status: Literal["neutral", "controlled", "contested"] = "neutral"
    controller: int = -1


class Thing(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """An item in play (MK2-3.8): with its bearer, or loose at a place."""

    id: str  # I1, I2, ... in the order of the armies
    kind: str  # item of the pack
    bearer: str = ""  # figure; empty: loose
    x: int = 0  # of a loose one
    y: int = 0
    uses_left: int = -1  # -1: no limit


class Outfit(Struct, omit_defaults=True, forbid_unknown_fields=True, frozen=True, gc=False):
    """What an army has beside its figures (MK2-3.8, 3.10)."""

    items: tuple[Bought, ...] = ()
    domain: str = ""


class Player(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """What a player has."""

    army: tuple[str, ...] = ()  # types in the order of the list; empty until submitted
    army_in: bool = False
    pool: tuple[str, ...] = ()
    pool_in: bool = False
    pool_drawn: bool = False  # at random (MKU-P14), secret like the pieces
    points: int = 0
    edge: Edge = ""
    score: int = 0  # points for eliminations (MKU-22.13)
    deployed: bool = False
    withdrawn: bool = False
    named: bool = False  # has named the side himself (MKU-P14)
    disputed: bool = False  # called a dispute in this turn (MKU-R52)
    rolled: int = 0  # the opening roll: inches from the inner edge to the own objective (MK2-4.13)
    eliminated: bool = False  # had no capable warrior left (MK2-29.1)
    # The fifteenth field, and the last: the header of a map of more is written otherwise, and states keep their bytes.
    outfit: Outfit | None = None  # secret with the army (MK2-3.12)

    @property
    def items(self) -> tuple[Bought, ...]:
        """The items of the army."""
        return self.outfit.items if self.outfit else ()

    @property
    def domain(self) -> str:
        """The domain that it brings."""
        return self.outfit.domain if self.outfit else ""


class Pending(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """Paths that a player still owes: of a formation after its break away rolls, of a confused figure."""

    kind: Literal["formation", "confusion", "attack"]  # attack: at the end of a move
    seat: int
    members: tuple[str, ...]  # in the order of movement; the confused figure alone
    stuck: tuple[str, ...] = ()  # failed to break away: may only turn (a mounted one not even that)
    broken: tuple[tuple[str, str], ...] = ()  # (member, foe) contacts that were left by a successful roll
    pace: int = 0  # the common speed in inches, before halving
    source: str = ""  # the figure that caused it (the attacker of a Magic Confusion), or the verb of the move
    added: int = 0  # what the modifiers of the slowest member come to (MK2-R43)
    double: bool = False  # in double time


class OpenSpin(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A free spin that its owner wants to be asked about; others go on far from it meanwhile (MK2-P15)."""

    figure: str
    arrivals: tuple[str, ...]


class Sum(Struct, omit_defaults=True, forbid_unknown_fields=True, frozen=True, gc=False):
    """What an attack had to reach on one figure (MKU-11.2), and what was added on either side, by its source."""

    figure: str
    defense: int  # value on the dial, or one lent by Defend
    cover: tuple[tuple[str, int], ...] = ()
    bonus: tuple[tuple[str, int], ...] = ()


class Mark(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """The last action, for the picture and the text board. All of it is public (MKU-H1, MKU-P12)."""

    kind: str  # move, ranged, close, spin, place, deploy, regenerate, necromancy, levitate, pass, ...
    seat: int = -1
    figure: str = ""
    members: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    paths: tuple[tuple[Point, ...], ...] = ()
    hits: tuple[str, ...] = ()
    hurt: tuple[tuple[str, int], ...] = ()  # figure and clicks
    dice: tuple[int, ...] = ()
    total: int = 0
    against: tuple[Sum, ...] = ()
    blast: tuple[int, int, int] | None = None  # point and radius of a bombardment (MK2-21.4)
    places: tuple[str, ...] = ()  # of a game master's edit


class Lot(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What dice have chosen for a ready-made game."""

    armies: tuple[str, str]  # ready army of each seat
    field: str


class State(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A game."""

    options: Options
    players: list[Player]
    figures: list[Figure] = []  # in the order of their ids: A2 before A10 before B1
    pieces: list[Piece] = []
    pool: list[str] = []  # templates that can still be placed
    phase: Phase = "army"
    order: tuple[int, ...] = ()  # seats clockwise, as their edges lie (MKU-3.22)
    first: int = -1
    active: int = -1
    round: int = 0
    started: bool = False  # the effects at the start of the present turn are done (MKU-4.11)
    actions: int = 0  # a turn's actions (MKU-4.4)
    left: int = 0  # actions left in this turn
    pending: Pending | None = None
    mark: Mark | None = None
    questions: int = 0  # disputes so far
    time_up: bool = False
    winners: tuple[int, ...] = ()
    ending: str = ""
    totals: tuple[int, ...] = ()  # victory points at the end, by seat
    # Of the second edition; an older state reads as it was written.
    turn_phase: TurnPhase = ""  # of the present turn (MK2-6.5)
    objectives: list[Objective] = []  # in the order of placing
    items: list[Thing] = []  # in the order of their ids, from the moment that the armies are shown
    domains: tuple[str, ...] = ()  # in the order of coming into play (MK2-27.3)
    spins: list[OpenSpin] = []  # in the order in which they came up
    lot: Lot | None = None  # of a ready-made game, from its first moment on
    leaving: tuple[int, ...] = ()  # declared withdrawn in the middle of an action, which is completed first (MK2-29.7)


def by_id(figure: Figure) -> tuple[tuple[str, int], ...]:
    """The key of the order of figures."""
    return tuple((text, int(number or 0)) for text, number in re.findall(r"(\D*)(\d*)", figure.id))


def team(options: Options, seats: int, seat: int) -> int:
    """Which side a seat belongs to (MKU-2.9)."""
    if options.teams == "pairs":
        return seat // 2
    if options.teams == "alternate":
        return seat % 2
    if options.teams == "halves":
        return int(seat >= (seats + 1) // 2)
    return seat if options.teams == "none" else "abc".index(options.teams[seat])
