"""Scenes for the Talisman rule tests: a position in a few words, play in notation, and what must have happened.

    s = scene(ana="warrior @tavern gold=3 objects=sword,mule spells=mending", ben="druid @forest", dice=[4])
    s.say("ana", "roll").says("rolled_move", die=4)

``goblin:3`` has 3 gold on it, ``market:2`` as many counters, ``lion:charmed`` follows by an ability;
``grant=temple:tavern`` was granted in the tavern.
A bare ``ask_roll``, ``passing`` or ``absent`` says that of the seat.

Every card that is not named lies in its deck or in the stock, sorted, so that the counts of the pack always hold; named
cards of a deck lie on top. Pieces get the ids c1, c2 .. in the order in which they are written: seats first (objects,
followers, trophies), then spaces. ``quest=give_gold:3`` is one of the Warlock's. Strict as every stage: a question that
the test has not looked at, and a die or shuffle not used, fail it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Self

from bot import packs
from bot.engine.dice import ScriptedDice
from bot.games.talisman.board import Board
from bot.games.talisman.content.catalog import load
from bot.games.talisman.game import Talisman
from bot.games.talisman.state import Grant, Hero, Options, Piece, Seat, Spot, State, Turn
from bot.games.talisman.state import Quest as Task
from tests.support.staging import NAMES, Stage

ZONES = ("objects", "followers", "trophies")
OF_SEAT = ("ask_roll", "passing", "absent")


@cache
def starter() -> Talisman:
    """The game with the starter pack."""
    return Talisman(load([packs.builtin("talisman")]))


class Quest(Stage):
    """A game of Talisman being played by a test."""

    game: Talisman

    @property
    def state(self) -> State:
        """The present state."""
        found: State = self.match.state
        return found

    @property
    def board(self) -> Board:
        """Present values."""
        return self.game.board(self.state)

    def seat(self, who: str) -> Seat:
        """A player."""
        return self.state.seats[NAMES.index(who)]

    def hero(self, who: str) -> Hero:
        """A player's character, which must be in play."""
        hero = self.seat(who).hero
        assert hero is not None, f"{who} has no character"
        return hero

    def deals(self, who: str, key: str, *lines: str) -> Self:
        """A question that is put again after every answer is answered line by line."""
        for line in lines:
            self.asks(who, key).say(who, line)
        return self

    def has(self, who: str) -> list[str]:
        """The cards of a player's Objects and Followers, in the order owned."""
        hero = self.hero(who)
        return [one.card for one in (*hero.objects, *hero.followers)]

    def lies(self, space: str) -> list[str]:
        """The cards that lie on a space."""
        return [one.card for one in self.board.spot(space).cards]


def scene(
    *,
    game: Talisman | None = None,
    phase: str = "before_move",
    turn: str = "ana",
    cards: Mapping[str, str] | None = None,
    gold: Mapping[str, int] | None = None,
    deck: str = "",
    spells: str = "",
    discard: str = "",
    spell_discard: str = "",
    unused: str = "",
    options: Mapping[str, Any] | None = None,
    dice: Sequence[int] = (),
    shuffles: Sequence[Any] = (),
    turn_fields: Mapping[str, Any] | None = None,
    fields: Mapping[str, Any] | None = None,
    seat_fields: Mapping[str, Mapping[str, Any]] | None = None,
    **heroes: str,
) -> Quest:
    """A position. ``ana="warrior @tavern lives=3 objects=sword,mule"``: any field of a ``Hero`` may be set.

    ``cards`` lie on spaces (``{"woods_1": "goblin, bag_of_gold"}``), ``gold`` as well; ``deck`` and ``spells`` are the
    tops of the decks, ``discard`` and ``spell_discard`` the discard piles, ``unused`` the characters to be drawn next.
    A seat whose player has left is ``out``.
    ``seat_fields`` sets what the words of a seat cannot say (``{"ana": {"grant": Grant("temple", "tavern", 0)}}``).
    """
    made = game or starter()
    state = made.blank(Options(**dict(options or {})), max(2, len(heroes)))
    for who, text in heroes.items():
        state.seats[NAMES.index(who)] = _seat(made, state, text)
    for space, names in (cards or {}).items():
        state.spaces[space] = Spot([_piece(made, state, name) for name in _names(names)])
    for space, amount in (gold or {}).items():
        state.spaces.setdefault(space, Spot()).gold = amount
    state.adventure = _on_top(state.adventure, _names(deck))
    state.spell_deck = _on_top(state.spell_deck, _names(spells))
    state.adventure_discard = _taken(state.adventure, _names(discard))
    state.spell_discard = _taken(state.spell_deck, _names(spell_discard))
    state.unused = _on_top(state.unused, _names(unused))
    seat = NAMES.index(turn)
    hero = state.seats[seat].hero
    began = "" if hero is None else hero.space
    state.phase, state.round = phase, 1  # type: ignore[assignment]
    state.turn = Turn(1, seat, began=began)
    holders = [(state.turn, turn_fields), (state, fields)]
    for who, given in (seat_fields or {}).items():
        entry = state.seats[NAMES.index(who)]
        mine = {name for name in given if hasattr(entry, name)}
        holders.append((entry, {name: given[name] for name in mine}))
        holders.append((entry.hero, {name: given[name] for name in given if name not in mine}))
    for holder, given in holders:
        for name, value in (given or {}).items():
            assert hasattr(holder, name), f"no field {name}"
            setattr(holder, name, value)
    return Quest(made, state.options, len(state.seats), ScriptedDice(list(dice), list(shuffles)), state)


def _seat(game: Talisman, state: State, text: str) -> Seat:
    if text == "out":
        return Seat(status="out")
    words = text.split()
    hero = _hero(game, state, " ".join([word for word in words if word not in OF_SEAT]))
    return Seat(hero=hero, **{word: True for word in OF_SEAT if word in words})


def _names(text: str) -> list[str]:
    return [part.strip() for part in text.replace(",", " ").split()]


def _taken(zone: list[str], names: Sequence[str]) -> list[str]:
    for name in names:
        zone.remove(name)
    return list(names)


def _on_top(zone: list[str], names: Sequence[str]) -> list[str]:
    return [*_taken(zone, names), *zone]


def _piece(game: Talisman, state: State, text: str) -> Piece:
    name, _, number = text.partition(":")
    card = game.content.cards[name]
    if card.source == "adventure":
        state.adventure.remove(name)
    else:
        state.stock[name] -= 1
    state.issued += 1
    if number in ("charmed", "servant"):
        return Piece(f"c{state.issued}", name, role=number)
    if card.counters is not None:
        return Piece(f"c{state.issued}", name, counters=int(number or card.counters.n))
    return Piece(f"c{state.issued}", name, gold=int(number or 0))


def _hero(game: Talisman, state: State, text: str) -> Hero:
    name, *words = text.split()
    card = game.content.characters[name]
    state.unused.remove(name)
    hero = Hero(name, card.start, card.alignment, card.strength, card.craft, card.lives, card.gold)
    for word in words:
        key, _, value = word.partition("=")
        if word.startswith("@"):
            hero.space = word[1:]
        elif key in ZONES:
            setattr(hero, key, [_piece(game, state, one) for one in _names(value)])
        elif key == "spells":
            hero.spells = _taken(state.spell_deck, _names(value))
            hero.cast_limit = len(hero.spells)  # as if held since the turn began (TA-9:12)
        elif key == "grant":
            hero.grant = Grant(*value.split(":"), turn=0)
        elif key == "quest":
            task, _, count = value.partition(":")
            hero.quest = Task(task, int(count or 1))  # type: ignore[arg-type]
        else:
            known = getattr(hero, key)
            setattr(hero, key, value == "yes" if isinstance(known, bool) else type(known)(value))
    if hero.toad and "gold=" not in text:
        hero.gold = 0  # TA-19:1
    return hero
