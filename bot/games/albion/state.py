"""The whole state of a game of Powers of Albion. A tree of plain records: no object references, links by id.

A pawn is named everywhere by its public code ``2.3`` (group, number): which knight it is stays in ``Knight``. What lies
or is carried is a ``Token`` in exactly one list. The ids of tokens never leave the rules: players name kinds, and
face-down tokens by their place in the pile, so that nobody can follow one (AL-H12).
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType, field
from msgspec.structs import force_setattr

from bot.engine.ready import is_quick
from bot.games.albion.content.figures import Allotment as Allotment
from bot.games.albion.content.figures import Transport

Phase = Literal[
    "set_up",  # groups, attributes, arming, pawn numbers (AL-3)
    "movement",  # phase 1: sealed orders, or in seat order
    "items",  # phase 2: leaving, exchange, taking
    "look",  # phase 2, step 4 of AL-8.9; shown as ``items`` (AL-8.11)
    "fate",  # phase 3
    "declare",  # phase 4: secret declarations
    "fights",  # phase 4: one fight after another
    "round_end",  # recovery, victory (AL-5.7)
    "finished",
]
Step = Literal["start", "turns", "over"]
Status = Literal["active", "eliminated"]

HOURS = 3600
ROUNDS, QUICK_ROUNDS = 40, 24
"""After how many rounds a game ends where no other number is named; a ready-made one (AL-23.5)."""
_ROUNDS: Any = None
"""Stands for these where nobody has named a number."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """House options of a table, as agreed in the lobby."""

    groups: Literal["auto", "choose", "random"] = "auto"  # auto: random for three players, else choose (AL-3.2)
    groups_each: Literal[1, 2] = 1  # 2: for two players only (AL-24.2)
    seat_order: bool = False  # AL-6.10
    exhaustion: int = 40  # AL-12.8; 0: none
    round_limit: int = _ROUNDS  # AL-23.5; 0: none
    setup_hours: int = 48 * HOURS  # in seconds, as the others (AL-25.5)
    orders_hours: int = 24 * HOURS
    items_hours: int = 24 * HOURS
    declare_hours: int = 24 * HOURS
    prompt_hours: int = 12 * HOURS
    # Named later, and left out of a stored game that never did: see ``Albion.later_options``.
    recovery: bool | UnsetType = UNSET  # AL-R30
    failed_flight: Literal["initiative", "attack_only"] | UnsetType = UNSET  # AL-19.15
    setup: Literal["own", "quick"] | UnsetType = UNSET  # quick: castles by lot, ready-made knights (AL-D6, AL-D34)

    def __post_init__(self) -> None:
        if self.round_limit is _ROUNDS:
            force_setattr(self, "round_limit", QUICK_ROUNDS if is_quick(self) else ROUNDS)


class Token(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """One token. ``kind`` is the id of its gear."""

    id: str
    kind: str
    face_down: bool = False
    known: tuple[int, ...] = ()  # seats that know what a secret one is: they held it, or had a vision (AL-H12)
    public: bool = False  # carried, and everybody has seen what it is (AL-21.3)


class Knight(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A knight. Until pawn numbers are given ``pawn`` is 0."""

    id: str
    group: int
    pawn: int = 0
    seat: int = 0
    strength: int = 0
    start_power: int = 0
    power_limit: int = 0
    power: int = 0
    damage: int = 0
    tokens: list[Token] = []  # all but the transport, in the order received
    transport: Transport = "foot"
    mount: Token | None = None  # the horse or boat
    hex: str = ""
    revealed: bool = False
    status: Status = "active"
    left_castle: bool = False  # AL-6.9
    skip_next_move: bool = False
    allowance: int = 0  # in the next movement phase; 0: as its transport says
    entered: str = ""  # the dangerous land whose border it crossed this round, until its card is read
    read_card: bool = False  # this round (AL-9.2)
    carrier: bool = False  # took a face-down token where the artefacts lay, and has not lost all since (AL-D24)
    fought: bool = False  # this round (AL-22.1)
    returns: int = 0  # how often it has returned to play
    returning: bool = False  # its owner may still choose attributes and equipment (AL-10.11)
    homeward: bool = False  # ransomed in this phase: placed at its end (AL-10.8)
    base: tuple[int, int] = (0, 0)  # S and P with which it returns, before points are spent (AL-10.5, AL-16.10)

    @property
    def code(self) -> str:
        """The public name of its pawn."""
        return f"{self.group}.{self.pawn}"

    @property
    def choosing(self) -> bool:
        """True if it has returned, and what it returns with is still open: not before it is placed (AL-10.11)."""
        return self.returning and not self.homeward and self.status == "active"


class PawnOrder(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """The movement order of one pawn: its path (empty: stay); whether it abandons its transport at the end."""

    pawn: str
    path: tuple[str, ...] = ()
    abandon: bool = False


class PawnItems(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """What a pawn leaves and takes in phase 2.

    Words are kinds (``axe``, ``boat``) and ``all``: all but the transport. For taking also ``object``, the first
    face-down token there that its player does not know, ``object.2`` for the second of these; ``objects``: every
    artefact and magical object (AL-D8); ``better``: weapons better than its own (AL-D2).
    """

    pawn: str
    leave: tuple[str, ...] = ()
    take: tuple[str, ...] = ()


class Proposal(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """An exchange offered to a neighbour (AL-8.6). ``give`` and ``get`` name kinds, or ``object``: unnamed."""

    number: int
    giver: str
    taker: str
    give: tuple[str, ...] = ()
    get: tuple[str, ...] = ()
    given: tuple[str, ...] = ()  # by the giver's owner: the objects meant by each ``object`` in ``give``
    answer: Literal["", "accept", "refuse"] = ""
    picked: tuple[str, ...] = ()  # by the taker's owner: which objects he gives for ``object`` in ``get``


class Attack(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """The declaration of one pawn (AL-11.4)."""

    pawn: str
    targets: tuple[str, ...] = ()
    join: bool = False


class Seat(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A player. None in a sealed field: not yet said in this phase."""

    status: Literal["in", "out"] = "in"
    groups: tuple[int, ...] = ()
    treasury: int = 0
    ready: bool = False  # AL-3.11
    allotments: dict[str, Allotment] = {}  # by knight, chosen at set-up
    numbers: dict[str, tuple[str, ...]] = {}  # by group: the knights of pawns 1 to 4
    moves: tuple[PawnOrder, ...] | None = None
    items: tuple[PawnItems, ...] | None = None
    looks: tuple[PawnItems, ...] | None = None  # step 4 of AL-8.9
    attacks: tuple[Attack, ...] | None = None
    gathering: bool = False  # said pawn by pawn, or ordered in advance and not all allowed: not handed in yet
    missed: int = 0  # windows in a row (AL-25.6)
    on_orders: bool = False  # nobody waits for it until it acts again


class Blow(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A successful strike that waits for its defence (AL-13.4)."""

    attacker: str
    target: str
    dice: tuple[int, ...] = ()
    need: int = 0


class Deal(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """An offer to capitulate that waits for answers (AL-16.9). ``counter`` -1: no other price was named."""

    pawn: str
    price: int
    target: str  # the pawn of the player to whom it was offered
    counter: int = -1
    agreed: list[int] = []  # seats that have accepted (AL-19.17)


class Ransom(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A knight defeated in the fight, whose ransom is not settled (AL-16.4). ``price`` -1: not named yet."""

    knight: str  # by its own id
    victor: int  # seat
    price: int = -1
    foe: str = ""  # the pawn that beat him (AL-16.6)


class Fight(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A fight: declared, running, or just over.

    While it runs it waits for one of these, the first that there is: terms or payment of a ransom, an answer to an
    offer, a defence, the action of the knight whose turn it is.
    """

    members: list[str]  # codes of pawns still in it
    edges: list[tuple[str, str]] = []  # attacker and target as declared or joined (AL-11.5)
    melee: bool = False  # began with three or more (AL-19.16)
    step: Step = "start"
    order: list[str] = []  # of a melee (AL-19.2)
    place: int = 0  # in the order
    initiative: str = ""  # of a duel: who has it
    pairs: dict[str, str] = {}  # of a melee: "1.2 3.4" (sorted codes) = who has it; missing: not set
    in_use: dict[str, str] = {}  # pawn = the id of its token in use
    hits: dict[str, int] = {}  # while mounted (AL-15.4)
    penalties: dict[str, int] = {}  # T (AL-2.2)
    bound: list[tuple[str, str]] = []  # caster and target (AL-20.20)
    once: list[str] = []  # "pawn spell" for spells cast that may be cast once a fight (AL-20.20)
    blow: Blow | None = None
    deal: Deal | None = None
    ransoms: list[Ransom] = []
    beaten: bool = False  # somebody was defeated or eliminated: no offers any more (AL-16.9)

    @property
    def over(self) -> bool:
        """True if nobody fights in it any more; ransoms may still be open."""
        return self.step == "over"

    thrown: list[str] = []  # unhorsed in this fight (AL-15.7, AL-18.12)
    offered: list[int] = []  # seats that made an offer since the last change of initiative (AL-16.11)
    turns: int = 0  # of a duel (AL-12.8)
    passes: int = 0  # in a row
    rounds: int = 0  # complete passes of a melee
    idle: bool = True  # nobody has done anything in this pass (AL-19.16)


class Mark(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """What the last act showed, for pictures. Public facts only."""

    kind: str
    pawn: str = ""
    target: str = ""
    trails: tuple[tuple[str, ...], ...] = ()  # code, then hexes walked
    blocked: tuple[tuple[str, str], ...] = ()  # code, and the hex that stopped it
    dice: tuple[int, ...] = ()
    need: int = 0
    defence: str = ""
    defence_dice: tuple[int, ...] = ()
    defence_need: int = 0
    damage: int = -1  # -1: no wound was rolled
    result: str = ""
    places: tuple[str, ...] = ()  # of a game master's edit


class State(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """The game. Everything that matters later is here; a fight in progress is data, not code."""

    options: Options = Options()
    phase: Phase = "set_up"
    round: int = 0
    seats: list[Seat] = field(default_factory=list)
    seating: list[int] = []  # seats in their random order (AL-5.8)
    knights: dict[str, Knight] = {}  # by knight id, in the order of the pack; those in play only
    lying: dict[str, list[Token]] = {}  # what lies on a hex, in the order laid; only hexes with something
    horses: int = 0  # left in the supply
    removed: list[Token] = []  # from the game
    issued: int = 0  # running number of tokens
    mover: int = 0  # in seat order: place in the lead order (AL-6.10)
    proposals: list[Proposal] = []
    fresh: dict[str, list[str]] = {}  # by pawn: ids of face-down tokens taken in this phase, in order (AL-8.9)
    fights: list[Fight] = []  # still to come in this round, in order
    fight: Fight | None = None
    leaving: list[int] = []  # seats that have conceded: their knights leave at the end of the phase (AL-25.2)
    winners: list[int] = []
    reason: str = ""
    last: Mark | None = None
