"""The whole state of a WarCry game. A tree of plain records: no object references, links by public id (WC-P20).

A tree has no cycles, so its records need not be watched by the garbage collector (``gc=False``), which saves a tenth.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from bot.engine.legacy import Legacy

Line = Literal["battle", "reserve", "field"]
BATTLE: Line = "battle"
RESERVE: Line = "reserve"
FIELD: Line = "field"

Phase = Literal[
    "setup",
    "muster_order",
    "muster",
    "battle_setup",
    "commands",
    "attack_declared",
    "block",
    "combat_start",
    "tactics",
    "resolution",
    "follow_up_choice",
    "follow_up_defender",
    "command_end",
    "battle_count",
    "tie_break",
    "retreat_tests",
    "clean_up",
    "finished",
]

FOUGHT = frozenset(
    ("commands", "attack_declared", "block", "combat_start", "tactics", "resolution", "follow_up_choice")
    + ("follow_up_defender", "command_end")
)
"""The phases of a battle between the mustering and the count."""

SUPPLY = (20, 25, 30)  # WC-3.3
LETTERS = "AB"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """House options of a table, as agreed in the lobby."""

    ranged_defender_rolls: bool = True  # WC-R1
    reaction_mode: Literal["armed", "pause"] = "armed"  # WC-P4
    open_decklists: bool = False  # WC-H3
    time_limit: int = 86_400  # WC-P7, in seconds
    # Named later, and left out of a stored game that never did: see ``WarCry.later_options``.
    terror_in_ranged: bool | UnsetType = UNSET  # WC-R13
    follow_up_in_defence: bool | UnsetType = UNSET  # WC-R11
    follow_up_from_reserve: bool | UnsetType = UNSET  # WC-R10
    committed_may_move: bool | UnsetType = UNSET  # WC-R6
    setup: Literal["own", "quick"] | UnsetType = UNSET  # quick: sides by lot, ready decks and armies (WC-P22)
    legacy: Legacy = UNSET  # what the seats bring from earlier games of a campaign


class Attachment(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """An attachment in play, fastened to the unit that lists it."""

    id: str
    card: str
    entered: int = 0
    paid: int = 0


class Unit(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A unit in play."""

    id: str
    card: str
    line: Line = BATTLE
    committed: bool = False
    attachments: list[Attachment] = []
    tokens: dict[str, int] = {}
    entered: int = 0
    paid: int = 0
    origin: str = ""  # the line it stood in when it became part of the current command (WC-C46)


class Strategy(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A strategy card in play until the battle ends (WC-5.7)."""

    id: str
    card: str
    entered: int = 0


class Player(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """One player's zones and counters. Decks are listed top first; discard piles oldest first."""

    side: str = ""
    deck: str = ""
    army_list: dict[str, int] = {}
    action_list: dict[str, int] = {}
    army_deck: list[str] = []
    army_hand: list[str] = []
    army_discard: list[str] = []
    action_deck: list[str] = []
    action_hand: list[str] = []
    action_discard: list[str] = []
    units: list[Unit] = []
    strategies: list[Strategy] = []
    wins: int = 0
    spent: int = 0
    passed_muster: bool = False
    issued: int = 0  # running number of public ids (WC-P20)
    roll_feed: list[int] = []  # scripted die numbers of the next rolls (WC-P15)


class Mod(Struct, array_like=True, frozen=True, gc=False):
    """One effect on a value: which unit, which field, how much, from which card."""

    unit: str
    field: str
    amount: int
    source: str


class PlayedCard(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A tactic card lying on the battlefield for the current combat (WC-7.17)."""

    seat: int
    card: str
    unit: str = ""
    cancelled: bool = False


class Binding(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """What the words of an ability mean while it is carried out (WC-C51)."""

    seat: int
    card: str
    piece: str = ""  # public id of the card in play that carries the ability; empty for a card from the hand
    ability: int = 1
    me: str = ""
    that: str = ""
    target: str = ""
    chosen: str = ""
    trigger: str = ""
    last_die: int = 0
    in_hand: bool = False  # a card only considered: it still lies in the hand and does not count there (WC-C50)


class Delayed(Struct, frozen=True, forbid_unknown_fields=True):
    """Operations that wait for the end of tactics, for victory or for defeat (WC-C30). ``ops`` is canonical text."""

    when: str  # at_end_of_tactics, if_won, if_lost
    binding: Binding
    ops: str
    entered: int


class ResumeOps(Struct, frozen=True, tag="ops", forbid_unknown_fields=True):
    """Operations left of an ability that made a unit attack at once; carried out after that attack (WC-C55)."""

    binding: Binding
    ops: str
    named: tuple[tuple[int, int, tuple[str, ...]], ...] = ()  # what was named when it was played (WC-C48)


class ResumeWindow(Struct, frozen=True, tag="window", forbid_unknown_fields=True):
    """A window for reactions that an attack has interrupted; it goes on after that attack."""

    trigger: str
    seat: int
    next: int
    declined: int
    used: tuple[str, ...]
    entered: int = 0  # running number of the last card in play when the trigger happened (WC-7.34)


class ResumeTurn(Struct, frozen=True, tag="turn", forbid_unknown_fields=True):
    """Commands begin after the attacks that reactions to the set-up of the battle made (WC-4.9)."""

    seat: int


Resume = ResumeOps | ResumeWindow | ResumeTurn


class Combat(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """The current fight of two units, from its declaration to its end (WC-C46)."""

    seat: int  # of the attacker
    attacker: str
    defender: str
    target: str
    kind: Literal["melee", "ranged"] = "melee"
    follow_up: bool = False
    tie_break: bool = False
    blocked: bool = False
    no_block: bool = False
    ranged: int = 0
    ranged_kind: str = ""
    next: int = 0
    passes: int = 0
    acted: list[bool] = field(default_factory=lambda: [False, False])
    latest: str = ""  # what was done last in the exchange, for the picture: card, pass, or the piece used
    spent: dict[str, int] = {}
    used: list[str] = []
    mods: list[Mod] = []
    set_strength: dict[str, int] = {}
    cards: list[PlayedCard] = []
    ready: dict[str, bool] = {}  # noted when both have passed (WC-8.1)
    rolls: dict[str, int] = {}  # by seat letter, as every map of the state has text keys
    forbidden: list[tuple[int, str]] = []
    auto_rout: list[str] = []
    win_slaughter: list[str] = []
    stay_ready: list[str] = []
    saved: list[str] = []
    destroy_loser: list[str] = []
    no_follow_up: list[int] = []
    delayed: list[Delayed] = []
    fear: dict[str, int] = {}  # Terror of a unit that has left the combat goes on to its end (WC-10.5)
    begun: bool = False  # cards drawn, Terror at work (WC-7.2)
    ended: bool = False
    winner: int | None = None
    routed: bool = False


class Mark(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """The last action, for the picture: what was done by which piece to which."""

    kind: str
    seat: int
    unit: str = ""
    target: str = ""
    card: str = ""
    rolls: dict[str, int] = {}  # by seat letter
    rolled_cards: dict[str, str] = {}
    totals: dict[str, int] = {}
    result: str = ""
    places: tuple[str, ...] = ()  # of a game master's edit


class State(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """The game. Everything that matters later is here; a turn in progress is data, not code."""

    options: Options = Options()
    phase: Phase = "setup"
    battle_no: int = 0
    players: list[Player] = field(default_factory=lambda: [Player(), Player()])
    active: int = 0
    pass_count: int = 0
    commands: int = 0  # carried out in this battle (WC-5.16)
    entered: int = 0
    pieces: dict[str, str] = {}  # public id -> card id of everything that ever entered play
    combat: Combat | None = None
    battle_mods: list[Mod] = []
    used_battle: list[str] = []
    used_game: list[str] = []
    resume: list[Resume] = []
    chooser: int = 0  # who decides the order of mustering, or picks the follow-up defender
    follower: str = ""  # the unit that makes the follow-up attack (WC-8.16)
    final: bool = False  # the fight going on, follow-ups included, is a final combat (WC-11.8)
    muster_first: int = 0
    first_command: int = 0
    previous_loser: int = -1
    ties: int = 0  # final combats fought in this battle (WC-11.23)
    tie_roll: int = -1  # who rolled higher last time (WC-11.23)
    tie_attacker: str = ""
    retreating: int = -1
    saved: list[str] = []  # units of the retreating army that have passed their test (WC-11.17)
    kept: list[dict[str, str] | None] = field(default_factory=lambda: [None, None])
    winner: int = -1
    ending: str = ""
    last: Mark | None = None
    lots: tuple[str, ...] = ()  # of a ready-made table: the ready deck of each seat


def seat_of(piece: str) -> int:
    """Whose card a public id names (WC-P20)."""
    return LETTERS.index(piece[0])


def other(seat: int) -> int:
    """The opponent."""
    return 1 - seat


def supply(state: State) -> int:
    """The gold allowed in this battle (WC-3.3)."""
    return SUPPLY[max(state.battle_no, 1) - 1]


def find_unit(state: State, piece: str) -> Unit | None:
    """The unit with a public id, if it is in play."""
    if piece:
        for unit in state.players[seat_of(piece)].units:
            if unit.id == piece:
                return unit
    return None


def note_origin(unit: Unit) -> None:
    """Remember where a unit stood when it became part of the command; so it stays until that is over (WC-C46)."""
    if not unit.origin and unit.line != FIELD:
        unit.origin = unit.line


def in_line(player: Player, line: str) -> list[Unit]:
    """A player's units in one line."""
    return [unit for unit in player.units if unit.line == line]
