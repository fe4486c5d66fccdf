"""Positions written by hand (WC-P15): all fields of chapter 2, each with a natural default, every fault named.

A unit is written ``A1 GA-U02 reserve committed victory+1 with NE-A05,NE-A06`` or as a table; decks are lists with the
top card first, hands and discard piles lists with the oldest card first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, get_args

from bot.engine.errors import BadData
from bot.engine.handwritten import Place, bad_value
from bot.games.warcry.cards.deck import NEUTRAL, SIDES
from bot.games.warcry.check import check
from bot.games.warcry.notation.position_combat import read_combat
from bot.games.warcry.notation.position_phases import settle
from bot.games.warcry.notation.position_pieces import PieceReader
from bot.games.warcry.notation.words import Lexicon
from bot.games.warcry.state import LETTERS, SUPPLY, Options, Phase, Player, State

PHASES: tuple[str, ...] = get_args(Phase)
MOST_IN_PILE = 500
MOST_BATTLE_COMMANDS = 200

_ARMY = ("unit", "attachment")
_PILES = {
    "army_deck": _ARMY,
    "army_hand": _ARMY,
    "army_discard": _ARMY,
    "action_deck": ("action",),
    "action_hand": ("action",),
    "action_discard": ("action",),
}
_LINES = {"units": "", "battle_line": "battle", "reserve_line": "reserve", "battlefield": "field"}
_PLAYER_KEYS = (
    "side",
    "deck",
    "wins",
    "spent_gold",
    "passed_muster",
    "roll_feed",
    "strategies",
    "army_list",
    "action_list",
    *_PILES,
    *_LINES,
)


def read_position(lexicon: Lexicon, raw: Mapping[str, Any], options: Options, names: Sequence[str]) -> State:
    """The state that a hand-written position describes. Raises BadData naming the place and the fault."""
    return _Reader(lexicon, options, names).read(Place("", raw))


class _Reader:
    """Reads one position."""

    def __init__(self, lexicon: Lexicon, options: Options, names: Sequence[str]) -> None:
        self.lexicon = lexicon
        self.names = tuple(names)
        self.state = State(options=options, phase="commands", battle_no=1)
        self.pieces = PieceReader(lexicon, self.state, names)

    def read(self, top: Place) -> State:
        state = self.state
        seats = [self._seat_key(top, seat) for seat in (0, 1)]
        top.only((*_STATE_KEYS, "combat", *(key for key in seats if key)), place_of_names=self.names)
        for key, read in _STATE_KEYS.items():
            if key in top:
                read(self, top.at(key))
        for seat, key in enumerate(seats):
            if key:
                self._player(seat, top.at(key))
        self.pieces.number()
        if "combat" in top:
            read_combat(self.lexicon, state, top.at("combat"), self.seat)
        settle(state, tuple(top.names()))
        for fault in check(self.lexicon.content, state):
            raise BadData(fault.key, **fault.facts)
        return state

    def _seat_key(self, top: Place, seat: int) -> str:
        """How the position names a seat: by its player's name or by its letter."""
        known = (self.names[seat], LETTERS[seat]) if seat < len(self.names) else (LETTERS[seat],)
        used = [key for key in dict.fromkeys(known) if key in top]
        if len(used) > 1:
            raise BadData("position_seat_twice", place=used[1], other=used[0])
        return used[0] if used else ""

    def seat(self, place: Place) -> int:
        """A seat, by name or letter."""
        text = place.text()
        for seat in (0, 1):
            if text in (*self.names[seat : seat + 1], LETTERS[seat]):
                return seat
        raise bad_value(place.path, text, (*self.names, *LETTERS))

    # -- the game --------------------------------------------------------------------------------------------------

    def phase(self, place: Place) -> None:
        """The phase."""
        self.state.phase = place.one_of(PHASES)  # type: ignore[assignment]

    def supply(self, place: Place) -> None:
        """The supply follows from the battle, so it may be written but not chosen."""
        battle = self.state.battle_no
        if place.number() != SUPPLY[battle - 1]:
            raise BadData("position_supply", place=place.path, battle=battle, supply=SUPPLY[battle - 1])

    def questions(self, place: Place) -> None:
        """Questions are never part of a position: the action that asks is declared afresh."""
        if place.items():
            raise BadData("position_open_questions", place=place.path)

    # -- the players -----------------------------------------------------------------------------------------------

    def _player(self, seat: int, place: Place) -> None:
        place.only(_PLAYER_KEYS)
        player = self.state.players[seat]
        for key, families in _PILES.items():
            if key in place:
                setattr(player, key, self._pile(place.at(key), families))
        for key, line in _LINES.items():
            if key in place:
                self.pieces.units(seat, place.at(key), line)
        if "strategies" in place:
            self.pieces.strategies(seat, place.at("strategies"))
        self._counters(player, place)

    def _counters(self, player: Player, place: Place) -> None:
        if "wins" in place:
            player.wins = place.at("wins").number(0, 2)
        if "spent_gold" in place:
            player.spent = place.at("spent_gold").number(0, SUPPLY[self.state.battle_no - 1])
        if "passed_muster" in place:
            player.passed_muster = place.at("passed_muster").truth()
        if "roll_feed" in place:
            player.roll_feed = [entry.number(1, 6) for entry in place.at("roll_feed").items()]
        for key in ("army_list", "action_list"):
            if key in place:
                setattr(player, key, self._counts(place.at(key), _PILES[key.replace("list", "deck")]))
        if "deck" in place:
            player.deck = place.at("deck").text()
        player.side = place.at("side").one_of(SIDES) if "side" in place else ""
        sides = {card: self.lexicon.content.cards[card].side for card in _cards(player)}
        player.side = player.side or next((side for side in sides.values() if side != NEUTRAL), "")
        self._one_side(player, place, sides)

    def _one_side(self, player: Player, place: Place, sides: Mapping[str, str]) -> None:
        """No card may be of the other side (WC-1.4)."""
        for card, side in sides.items():
            if side not in (NEUTRAL, player.side):
                raise BadData("position_two_sides", place=place.path, seat=self.state.players.index(player), card=card)

    def _pile(self, place: Place, families: Sequence[str]) -> list[str]:
        found: list[str] = []
        for entry in place.items():
            found.extend(self.pieces.copies(entry, families))
            if len(found) > MOST_IN_PILE:
                raise BadData("position_too_many", place=place.path, most=MOST_IN_PILE)
        return found

    def _counts(self, place: Place, families: Sequence[str]) -> dict[str, int]:
        counts: dict[str, int] = {}
        for key in place.names():
            counts[self.pieces.card(place.path, key, families)] = place.at(key).number(0, MOST_IN_PILE)
        return counts


def _cards(player: Player) -> Iterator[str]:
    """All cards that are a player's own, wherever they lie."""
    for pile in _PILES:
        yield from getattr(player, pile)
    for unit in player.units:
        yield from (unit.card, *(attachment.card for attachment in unit.attachments))
    yield from (strategy.card for strategy in player.strategies)
    yield from (*player.army_list, *player.action_list)


def _number(name: str, least: int, most: int) -> Callable[[_Reader, Place], None]:
    def read(reader: _Reader, place: Place) -> None:
        setattr(reader.state, name, place.number(least, most))

    return read


def _seat(name: str) -> Callable[[_Reader, Place], None]:
    def read(reader: _Reader, place: Place) -> None:
        setattr(reader.state, name, reader.seat(place))

    return read


def _piece(name: str) -> Callable[[_Reader, Place], None]:
    def read(reader: _Reader, place: Place) -> None:
        setattr(reader.state, name, reader.pieces.piece_id(place))

    return read


# In this order: the supply depends on the battle.
_STATE_KEYS: dict[str, Callable[[_Reader, Place], None]] = {
    "battle_no": _number("battle_no", 1, 3),
    "supply_limit": _Reader.supply,
    "phase": _Reader.phase,
    "active_player": _seat("active"),
    "pass_count": _number("pass_count", 0, 2),
    "commands": _number("commands", 0, MOST_BATTLE_COMMANDS),
    "ties": _number("ties", 0, 20),
    "chooser": _seat("chooser"),
    "muster_first": _seat("muster_first"),
    "first_command": _seat("first_command"),
    "previous_loser": _seat("previous_loser"),
    "retreating": _seat("retreating"),
    "tie_roll": _seat("tie_roll"),
    "tie_attacker": _piece("tie_attacker"),
    "follower": _piece("follower"),
    "open_questions": _Reader.questions,
}
