"""The whole state of a game of Talisman. A tree of plain records: no object references, links by id.

Cards in decks and hands are known by the id of their card alone; what lies or is owned face up is a ``Piece`` with an
id of its own. So nothing that a player sees can be traced back to the order of a deck.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType, field
from msgspec.structs import force_setattr

from bot.engine.legacy import Legacy
from bot.engine.ready import is_quick
from bot.games.talisman.actions import Meet
from bot.games.talisman.content.mods import AnyMod
from bot.games.talisman.content.terms import Alignment, FightKind, Window

Phase = Literal[
    "characters",  # everybody chooses a character (TA-25:1)
    "head_start",  # everybody chooses his point (TA-25:5)
    "set_up",
    "turn_start",  # step 1 of TA-10:3
    "before_move",  # step 2: rolling, or what takes its place
    "rolled",  # steps 4 and 5
    "arrived",  # step 6: a character or the space
    "meeting",  # step 7: the character chosen
    "encounter",  # step 7: the space
    "turn_end",  # step 8
    "finished",
]

Task = Literal["take_life", "kill_enemy", "give_follower", "give_magic_object", "give_gold"]
Ending = Literal["crown", "abyss", "throne"]
"""What the last space may turn out to be (TA-25:7)."""

Stage = Literal["before", "draw", "cards", "take", "places", "space", "persons", "end"]
"""The stages of an encounter (TA-13)."""

WINDOWS: tuple[Window, ...] = ("own_fight", "when_attacked", "on_spell")
ALL_WINDOWS: tuple[Window, ...] = (*WINDOWS, "other_turn_start", "on_move_roll", "on_life_loss")


_PRESET: Any = None
"""Stands for the value of the preset where nobody has named another one."""

PRESETS: dict[str, dict[str, Any]] = {
    "none": {"short_trophies": 7, "strong_command": False, "sudden_death": False, "rounds_limit": 0},
    "post": {"short_trophies": 5, "strong_command": True, "sudden_death": False, "rounds_limit": 30},
    "short": {"short_trophies": 5, "strong_command": False, "sudden_death": True, "rounds_limit": UNSET},
}
"""What a preset fills in: ``post`` makes a game by post a matter of weeks, ``short`` one of an hour (TA-25:2 to 25:4,

25:8). Rounds that are unset follow from the number of players (``last_round``).
"""
FEW, LONGER, SHORTER = 3, 15, 10
"""So many players have so many rounds in a short game, more players fewer."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """House options of a table, as agreed in the lobby (TA-25, TA-26). A value named beside a preset replaces its."""

    preset: Literal["none", "post", "short"] = _PRESET  # none, at a ready-made table short
    choose_characters: bool = False
    short_trophies: int = _PRESET  # 7, 6 or 5 points for 1 Strength
    sudden_death: bool = _PRESET
    strong_command: bool = _PRESET
    head_start: bool = False
    last_character: bool = False
    alternative_ending: bool = False
    rounds_limit: int | UnsetType = _PRESET  # 0: none
    reaction_mode: Literal["orders", "windows"] = "orders"
    windows: Literal["own_fight,when_attacked,on_spell", "all"] = "own_fight,when_attacked,on_spell"
    turn_hours: int = 172_800  # in seconds
    reaction_hours: int = 43_200  # in seconds
    # Named later, and left out of a stored game that never did: see ``Talisman.later_options``.
    evade_sentinel: bool | UnsetType = UNSET  # TA-R1
    limited_casting: bool | UnsetType = UNSET  # TA-R57
    command_on_arrival: bool | UnsetType = UNSET  # TA-R60
    setup: Literal["own", "quick"] | UnsetType = UNSET  # quick: characters by lot, another one once, a short game
    legacy: Legacy = UNSET  # what the seats bring from earlier games of a campaign

    def __post_init__(self) -> None:
        if self.preset is _PRESET:
            force_setattr(self, "preset", "short" if is_quick(self) else "none")
        for name, value in PRESETS.get(self.preset, {}).items():
            if getattr(self, name) is _PRESET:
                force_setattr(self, name, value)


def last_round(options: Options, players: int) -> int:
    """After how many rounds the game is over (TA-25:8); 0: after none."""
    if isinstance(options.rounds_limit, UnsetType):
        return LONGER if players <= FEW else SHORTER
    return options.rounds_limit


class Piece(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A card that lies face up on a space, is owned, or is a trophy."""

    id: str
    card: str
    gold: int = 0  # gold that lies on the card
    counters: int = 0  # counters left on a Place
    value: int = 0  # of a trophy, servant or charmed creature: the value with which it counts (TA-15:11)
    lay_before: bool = False  # face up on the space before the present movement ended (TA-R19)
    dropped: bool = False  # by the active character in this turn (TA-13:16)
    role: Literal["", "charmed", "servant"] = ""  # of a creature that follows a character
    gives: AnyMod | None = None  # what a charmed creature gives


class Spot(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """What lies on a space."""

    cards: list[Piece] = []
    gold: int = 0


class Grant(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A granted move (TA-11:27): where to, where and in which turn it was granted."""

    to: str
    at: str
    turn: int


class Quest(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """The Warlock's task (TA-20:4); ``done``: fulfilled, the reward follows at the end of a turn (TA-20:6)."""

    task: Task
    n: int = 1
    done: bool = False


class Hero(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A character in play. ``strength`` and ``craft`` are its own values, its counters (TA-1:1)."""

    character: str
    space: str
    alignment: Alignment
    strength: int
    craft: int
    lives: int
    gold: int = 0
    objects: list[Piece] = []  # Objects of both kinds and rafts, in the order owned
    followers: list[Piece] = []  # cursed Events, charmed creatures and servants too
    trophies: list[Piece] = []
    spells: list[str] = []  # secret (TA-H1), in the order gained
    to_miss: int = 0
    extra_turns: int = 0
    toad: int = 0  # own turns left as a toad
    toad_new: bool = False  # became one in the turn that runs: it is not counted (TA-19:7)
    toad_cast: int = 0  # the spell that has done it and lasts (``Lasting.number``)
    toad_strength: int = 1
    toad_craft: int = 1
    enslaved: bool = False
    enslaved_cast: int = 0  # as ``toad_cast``
    inner_done: bool = False  # may go inward (TA-14:13)
    werewolf: int = 0  # the strength that it meets again (TA-14:6 g)
    pitfiends: int = 0  # those that still wait (TA-14:6 f)
    path: str = ""  # the inner way it has taken
    quest: Quest | None = None
    grant: Grant | None = None
    aligned: bool = False  # has changed alignment in the turn that runs (TA-7:2)
    used: list[str] = []  # what may be used once a turn and was
    raft_since: int = 0  # the turn in which its raft was built or gained (TA-11:16)
    cast_limit: int = 0  # spells held when its own turn began (TA-9:12)
    casts: int = 0  # in the turn that runs


class Seat(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A player. ``hero`` is None before the deal, between two characters, and once out."""

    status: Literal["in", "between", "out"] = "in"
    hero: Hero | None = None
    passing: bool = False  # has publicly said that no window is to be opened for him (TA-H10)
    defaults: int = 0  # own turns in a row that were played by default (TA-26:2)
    absent: bool = False
    skipped: int = 0  # turns skipped since he is absent
    ask_roll: bool = False  # has said ``roll=ask`` (TA-D7)
    wary: int = 0  # in its turn it is asked before a forced fight with a smaller chance, in hundredths (TA-D65)
    attacked: int = 0  # how often a character has attacked it or stolen from it
    spells_cast: int = 0  # in the whole game
    another: bool = False  # may have another character dealt before its first move, at a ready-made table


class Encounter(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """The encounter of a space while it runs (TA-13). What is met is named by the ids of pieces."""

    space: str = ""
    stage: Stage = "before"
    there: list[str] = []  # what lies there once the draw is done; what comes later is not met now (TA-13:19)
    late_gold: int = 0  # of the gold of the space: what was left there since the encounter began (TA-4:7)
    drawn: list[str] = []
    met: list[str] = []  # encountered, evaded, or not to be met in this encounter
    stays: list[str] = []  # whatever ``after`` says: op ``stay``, or an optional effect that was declined (TA-13:17)
    instructions: bool = True  # of the space; False: a retreat that ignores them (TA-14:14)
    took: bool = False  # took a card (``loot_bonus``)


class Turn(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """The turn that runs."""

    number: int = 0
    seat: int = 0
    extra: bool = False  # an extra turn of the seat (TA-23:4)
    follows: int = -1  # the seat in whose turn it was given, where that is another one: the order goes on from there
    missed: bool = False
    began: str = ""  # the space on which the move began
    die: int = 0  # the movement die; 0: not rolled
    added: int = 0  # points added to it (TA-11:30)
    freed: bool = False  # it has set an enslaved character free, and counts as rolled (TA-23:6)
    settled: bool = False  # nothing changes the number rolled any more; spells on it have been cast (TA-11:30)
    slow: bool = False  # moves one space without a roll (toad, TA-11:28)
    steered: int = -1  # the seat that chooses the destination (op ``control_move``)
    way: str = ""  # how it moved: roll, bridge, portal, raft, grant, path, doorway, inner, stay ...
    trail: list[str] = []  # the spaces passed, for the picture
    carried: int = 0  # how often a card or space has moved its character on to another encounter
    retreated: bool = False  # arrived by retreat in the Inner Region (TA-14:14)
    meeting: Meet | None = None
    encounter: Encounter | None = None
    event: bool = False  # an Event costs its seat this turn once it has been carried out for everybody (TA-23:1)
    fell: bool = False  # its character died in it, or left
    over: bool = False  # nothing more of steps 1 to 7 happens (TA-10:5)
    by_default: bool = False  # at least one decision of this turn was taken by default
    by_hand: bool = False  # at least one was not


class WorldEffect(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """What holds for everybody for some rounds (TA-23:5)."""

    name: str
    card: str
    mods: tuple[AnyMod, ...]
    seat: int
    rounds_left: int
    cast: int = 0  # the spell that has begun it and lasts (``Lasting.number``)
    spared: list[int] = []  # the seats for whose characters it has been ended (op ``end_effect``)


class Side(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """One side of a fight: a character (``seat``), Enemy cards (``pieces``) or a creature without a card."""

    seat: int = -1
    pieces: list[str] = []
    name: tuple[str, str, str] = ("", "", "")  # of the creatures, in en, pl, cs
    kinds: tuple[str, ...] = ()  # of the creatures
    printed: int = 0  # the value of a creature without a card
    base: int = 0  # the value before the die, as it is reckoned when the dice fall
    parts: tuple[tuple[str, int], ...] = ()  # what it is made of: source and amount
    weapons: list[str] = []  # the pieces used
    extra: list[tuple[str, int]] = []  # added by spells, abilities and servants: source and amount
    no_die: bool = False  # by a spell
    no_spoils: bool = False
    dice: tuple[int, ...] = ()
    total: int = 0


class Fight(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """The fight that runs, and how it went (TA-16:2). The creature is the attacker (TA-15:14)."""

    kind: FightKind
    attacker: Side
    defender: Side
    step: Literal["announced", "evading", "spells", "rolled", "spoils", "done"] = "announced"
    result: Literal["", "attacker", "defender", "stand_off", "evaded", "broken"] = ""
    inner: bool = False  # a creature of the Inner Region (TA-14:4, 14:5)
    lay_before: bool = False  # every card lay there before (TA-15:14)
    no_spells: bool = False


class Stacked(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A spell cast and not yet settled (TA-9:13).

    While it is settled it still lies on top, so a spell at which that one is aimed lies below it: ``stack[-2]``.
    """

    spell: str
    caster: int
    window: Window
    target: int = -1  # the character aimed at
    piece: str = ""  # the card aimed at
    cancelled: bool = False
    lasting: int = 0  # the number under which its effect goes on (``Lasting``); 0: it does not


class Lasting(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A spell that lies on the table until its effect is over (TA-9:6, 9:13)."""

    number: int
    spell: str


class Mark(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """What the last act showed, for pictures: its kind, who did it, where it led, the cards concerned, the fight."""

    kind: str
    seat: int
    trail: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    die: int = 0
    target: int = -1
    fight: Fight | None = None
    places: tuple[str, ...] = ()  # of a game master's edit


class State(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """The game. Everything that matters later is here; a turn in progress is data, not code."""

    options: Options = Options()
    phase: Phase = "set_up"
    round: int = 0
    seats: list[Seat] = field(default_factory=list)
    turn: Turn = field(default_factory=Turn)
    spaces: dict[str, Spot] = {}  # only those on which something lies
    adventure: list[str] = []  # top first
    adventure_discard: list[str] = []  # oldest first
    spell_deck: list[str] = []
    spell_discard: list[str] = []
    unused: list[str] = []  # character cards, sorted
    stock: dict[str, int] = {}  # purchase cards and Talismans
    world: list[WorldEffect] = []
    first: int = 0  # the seat that began
    crown_reached: bool = False
    ending: Ending = "crown"  # secret until revealed (TA-H13)
    revealed: bool = False
    lord_lives: int = 4  # of the Lord of the Abyss (TA-25:7 b)
    issued: int = 0  # running number of pieces
    fight: Fight | None = None
    stack: list[Stacked] = []
    lasting: list[Lasting] = []
    fallen: list[int] = []  # the seats whose characters died at the present moment (TA-24:5)
    winners: list[int] = []
    reason: str = ""
    last: Mark | None = None
