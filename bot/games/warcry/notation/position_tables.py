"""The tables of a position written by hand (WC-P15): chapter 2 as strict structs, each field with a natural default."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from bot.engine.handwritten import Entries, Small
from bot.games.warcry.state import Phase

Wins = Annotated[int, Meta(ge=0, le=2)]
Points = Annotated[int, Meta(ge=-99, le=99)]
Copies = Annotated[int, Meta(ge=0, le=500)]
Entered = Annotated[int, Meta(ge=1, le=100_000)]
LineName = Literal["battle", "reserve", "field", "battle_line", "reserve_line", "battlefield"]


class TokenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The fields that WC-C45 lets a token change."""

    leadership: Points | None = None
    strength: Points | None = None
    victory: Points | None = None


class AttachmentTable(Struct, forbid_unknown_fields=True):
    """An attachment of a unit."""

    card_id: str
    id: str = ""
    entered: Entered | None = None
    paid: Small | None = None


class UnitTable(AttachmentTable, forbid_unknown_fields=True):
    """A unit in play."""

    owner: str = ""
    line: LineName | None = None
    ready: bool | None = None
    attachments: Annotated[list[str | AttachmentTable], Meta(max_length=1_000)] = []
    tokens: TokenTable = TokenTable()
    origin_line: Literal["", "battle", "reserve"] = ""


UnitEntries = Annotated[list[str | UnitTable], Meta(max_length=1_000)]


class PlayerTable(Struct, forbid_unknown_fields=True):
    """The zones and counters of a player."""

    side: Literal["grand_alliance", "hordes"] | None = None
    deck: str = ""
    wins: Wins = 0
    spent_gold: int = 0
    passed_muster: bool = False
    roll_feed: list[Annotated[int, Meta(ge=1, le=6)]] = []
    strategies: Entries = []
    army_list: dict[str, Copies] = {}
    action_list: dict[str, Copies] = {}
    army_deck: Entries = []
    army_hand: Entries = []
    army_discard: Entries = []
    action_deck: Entries = []
    action_hand: Entries = []
    action_discard: Entries = []
    units: UnitEntries = []
    battle_line: UnitEntries = []
    reserve_line: UnitEntries = []
    battlefield: UnitEntries = []


class ModTable(Struct, forbid_unknown_fields=True):
    """A change of a value for this combat."""

    unit: str
    field: Literal["strength", "tp", "leadership", "ranged", "terror", "victory", "scout"]
    amount: Points
    source: str = ""


class CombatTable(Struct, forbid_unknown_fields=True):
    """The combat record."""

    attacker: str
    defender: str
    kind: Literal["melee", "ranged"] = "melee"
    is_follow_up: bool = False
    is_tie_break: bool = False
    original_target: str = ""
    blocked: bool = False
    next_to_act: str = ""
    consecutive_passes: Wins = 0
    first_action_done: dict[str, bool] = {}
    tactic_points_spent: dict[str, Small] = {}
    abilities_used: Entries = []
    modifiers: list[ModTable] = []
    cards_on_battlefield: Entries = []
    ready_at_end_of_tactics: dict[str, bool] = {}
    rolls: dict[str, Points] = {}
    ranged: Points | None = None
    ranged_kind: Literal["normal", "short", "long"] | None = None
    begun: bool | None = None
    winner: str = ""
    routed: bool = False


class PositionTable(Struct, forbid_unknown_fields=True):
    """The game, but for its players."""

    battle_no: Annotated[int, Meta(ge=1, le=3)] = 1
    supply_limit: int | None = None
    phase: Phase = "commands"
    active_player: str = ""
    pass_count: Wins = 0
    commands: Annotated[int, Meta(ge=0, le=200)] = 0
    ties: Annotated[int, Meta(ge=0, le=20)] = 0
    chooser: str = ""
    muster_first: str = ""
    first_command: str = ""
    previous_loser: str = ""
    retreating: str = ""
    tie_roll: str = ""
    tie_attacker: str = ""
    follower: str = ""
    open_questions: list[Any] = []
    combat: CombatTable | None = None
