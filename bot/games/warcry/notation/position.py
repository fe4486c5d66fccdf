"""Positions written by hand (WC-P15): all fields of chapter 2, each with a natural default, every fault named.

A unit is written ``A1 GA-U02 reserve committed victory+1 paid=4 entered=7 with NE-A05, A3 NE-A06 paid=2``; decks are
lists with the top card first, hands and discard piles lists with the oldest card first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from bot.engine.errors import BadData
from bot.engine.handwritten import Entries, SeatNames, broken_rule, numbered, strict_table
from bot.games.warcry.cards.deck import ARMY_FAMILIES, NEUTRAL
from bot.games.warcry.check import check
from bot.games.warcry.notation.position_phases import CombatTable, Wins, read_combat, settle_phase
from bot.games.warcry.notation.position_pieces import PieceReader
from bot.games.warcry.notation.words import Lexicon
from bot.games.warcry.state import LETTERS, SUPPLY, Options, Phase, Player, State

MOST_IN_PILE = 500
_ACTIONS = ("action",)
_PILES = {
    "army_deck": ARMY_FAMILIES,
    "army_hand": ARMY_FAMILIES,
    "army_discard": ARMY_FAMILIES,
    "action_deck": _ACTIONS,
    "action_hand": _ACTIONS,
    "action_discard": _ACTIONS,
}
_LISTS = {"army_list": ARMY_FAMILIES, "action_list": _ACTIONS}
_LINES = {"units": "", "battle_line": "battle", "reserve_line": "reserve", "battlefield": "field"}
_COUNTS = ("battle_no", "phase", "pass_count", "commands", "ties")
_SEATS = ("active_player", "chooser", "muster_first", "first_command", "previous_loser", "retreating", "tie_roll")
_PIECES = ("tie_attacker", "follower")

Copies = Annotated[int, Meta(ge=0, le=500)]


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
    units: Entries = []
    battle_line: Entries = []
    reserve_line: Entries = []
    battlefield: Entries = []


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


def read_position(lexicon: Lexicon, raw: Mapping[str, Any], options: Options, names: Sequence[str]) -> State:
    """The state that a hand-written position describes. Raises BadData naming the place and the fault."""
    return _PositionReader(lexicon, options, SeatNames(tuple(names), LETTERS)).state_of(raw)


class _PositionReader:
    """Reads one position."""

    def __init__(self, lexicon: Lexicon, options: Options, seats: SeatNames) -> None:
        self.lexicon = lexicon
        self.seats = seats
        self.state = State(options=options)
        self.pieces = PieceReader(lexicon, self.state)

    def state_of(self, raw: Mapping[str, Any]) -> State:
        """The whole position."""
        rest, players = self.seats.tables(raw)
        table = strict_table(PositionTable, rest, also=self.seats.names)
        self._course(table)
        for seat, player in players.items():
            self._player(seat, player.path, strict_table(PlayerTable, player.value, player.path))
        self.pieces.number()
        if table.combat is not None:
            read_combat(self.lexicon, self.state, table.combat, self.seats)
        settle_phase(self.state, rest)
        for fault in check(self.lexicon.content, self.state):
            raise broken_rule(fault, self.pieces.places)
        return self.state

    def _course(self, table: PositionTable) -> None:
        """How far the game has come. The supply follows from the battle, so it may be written but not chosen."""
        supply = SUPPLY[table.battle_no - 1]
        if table.supply_limit not in (None, supply):
            raise BadData("position_supply", place="supply_limit", battle=table.battle_no, supply=supply)
        if table.open_questions:  # never part of a position: the action that asks is declared afresh
            raise BadData("position_open_questions", place="open_questions")
        for name in _COUNTS:
            setattr(self.state, name, getattr(table, name))
        for name in _SEATS:
            if getattr(table, name):
                setattr(self.state, name.removesuffix("_player"), self.seats.seat(name, getattr(table, name)))
        for name in _PIECES:
            setattr(self.state, name, self.pieces.piece_id(name, getattr(table, name)))

    # -- the players -----------------------------------------------------------------------------------------------

    def _player(self, seat: int, path: str, table: PlayerTable) -> None:
        player = self.state.players[seat]
        most = SUPPLY[self.state.battle_no - 1]
        if not 0 <= table.spent_gold <= most:
            found = str(table.spent_gold)
            raise BadData("position_out_of_range", place=f"{path}.spent_gold", found=found, least=0, most=most)
        player.wins, player.spent, player.passed_muster = table.wins, table.spent_gold, table.passed_muster
        player.roll_feed, player.deck = table.roll_feed, table.deck.strip()
        for key, families in _PILES.items():
            setattr(player, key, self._pile(f"{path}.{key}", getattr(table, key), families))
        for key, line in _LINES.items():
            self.pieces.units(seat, numbered(f"{path}.{key}", getattr(table, key)), line)
        self.pieces.strategies(seat, numbered(f"{path}.strategies", table.strategies))
        for key, families in _LISTS.items():
            counts = getattr(table, key).items()
            listed = {self.pieces.card(f"{path}.{key}", name, families): count for name, count in counts}
            setattr(player, key, listed)
        sides = {card: self.lexicon.content.cards[card].side for card in _cards(player)}
        player.side = table.side or next((side for side in sides.values() if side != NEUTRAL), "")
        self._one_side(player, path, sides)

    def _one_side(self, player: Player, path: str, sides: Mapping[str, str]) -> None:
        """No card may be of the other side (WC-1.4)."""
        for card, side in sides.items():
            if side not in (NEUTRAL, player.side):
                raise BadData("position_two_sides", place=path, seat=self.state.players.index(player), card=card)

    def _pile(self, path: str, entries: Sequence[str], families: Sequence[str]) -> list[str]:
        pile: list[str] = []
        for entry in numbered(path, entries):
            pile += self.pieces.copies(entry, families)
            if len(pile) > MOST_IN_PILE:
                raise BadData("position_too_many", place=path, most=MOST_IN_PILE)
        return pile


def _cards(player: Player) -> Iterator[str]:
    """All cards that are a player's own, wherever they lie."""
    for pile in _PILES:
        yield from getattr(player, pile)
    for unit in player.units:
        yield from (unit.card, *(attachment.card for attachment in unit.attachments))
    yield from (strategy.card for strategy in player.strategies)
    yield from (*player.army_list, *player.action_list)
