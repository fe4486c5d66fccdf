"""Positions written by hand: characters, cards on spaces, decks; every fault named with its place.

    phase = "before_move"    turn = "ana"    round = 3
    cards = { woods_1 = ["goblin", "bag of gold"] }    gold = { woods_1 = 2 }    deck = ["great_storm"]
    ana = { character = "druid", space = "forest", lives = 3, objects = ["sword"], spells = ["mending"] }

Cards, spaces and characters stand by id or by a name in any language. What is left out is as at the beginning; every
card that is not named lies in its deck or in the stock. Pieces get the ids c1, c2 .. as they are written: seats first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct

from bot.engine.errors import BadData, BadNotation
from bot.engine.handwritten import Entries, SeatNames, Small, Written, broken_rule, numbered, strict_table
from bot.games.talisman.check import check
from bot.games.talisman.content.cards import Content
from bot.games.talisman.content.terms import Alignment
from bot.games.talisman.notation.words import LETTERS, Lexicon
from bot.games.talisman.state import Encounter, Ending, Hero, Phase, Piece, Quest, Seat, Spot, State, Task, Turn

Count = Annotated[int, Meta(ge=0, le=999)]
NUMBERS = ("strength", "craft", "lives", "gold")
PLAIN = ("to_miss", "extra_turns", "toad", "enslaved", "inner_done", "aligned", "werewolf", "pitfiends", "path")
"""Fields of a character that stand as they are."""


class PositionTable(Struct, forbid_unknown_fields=True):
    """The game, but for its players."""

    phase: Phase = "before_move"
    round: Count = 1
    turn: str = ""
    number: Count = 1
    die: Annotated[int, Meta(ge=0, le=6)] = 0
    cards: dict[str, Entries] = {}
    gold: dict[str, Count] = {}
    deck: Entries = []
    discard: Entries = []
    spells: Entries = []
    spell_discard: Entries = []
    unused: Entries = []
    crown_reached: bool = False
    ending: Ending = "crown"
    revealed: bool = False


class HeroTable(Struct, forbid_unknown_fields=True):
    """A player and his character; without one he is out."""

    character: str = ""
    space: str = ""
    alignment: Alignment | None = None
    strength: Count | None = None
    craft: Count | None = None
    lives: Count | None = None
    gold: Count | None = None
    objects: Entries = []
    followers: Entries = []
    trophies: Entries = []
    spells: Entries = []
    to_miss: Small = 0
    extra_turns: Small = 0
    toad: Small = 0
    enslaved: bool = False
    inner_done: bool = False
    aligned: bool = False
    werewolf: Small = 0
    pitfiends: Small = 0
    path: str = ""
    quest: Task | None = None
    quest_n: Small = 1
    passing: bool = False
    absent: bool = False


def read_position(lexicon: Lexicon, start: State, raw: Mapping[str, Any], names: Sequence[str]) -> State:
    """The state that a hand-written position describes; ``start`` is the game before anything happened."""
    return _Reader(lexicon, start, SeatNames(tuple(names), LETTERS[: len(names)])).state_of(raw)


class _Reader:
    """Reads one position."""

    def __init__(self, lexicon: Lexicon, start: State, seats: SeatNames) -> None:
        self.lexicon = lexicon
        self.content: Content = lexicon.content
        self.state = start
        self.seats = seats
        self.places: dict[str, str] = {}

    def state_of(self, raw: Mapping[str, Any]) -> State:
        """The whole position."""
        rest, written = self.seats.tables(raw)
        table = strict_table(PositionTable, rest, also=self.seats.names)
        for seat, one in sorted(written.items()):
            self._seat(self.state.seats[seat], one.path, strict_table(HeroTable, one.value, one.path))
        self._lying(table)
        self._decks(table)
        self._turn(table)
        for fault in check(self.content, self.state):
            raise broken_rule(fault, self.places)
        return self.state

    # -- parts -----------------------------------------------------------------------------------------------------

    def _turn(self, table: PositionTable) -> None:
        state = self.state
        state.phase, state.round = table.phase, table.round
        state.crown_reached, state.ending, state.revealed = table.crown_reached, table.ending, table.revealed
        seat = self.seats.seat("turn", table.turn) if table.turn else 0
        hero = state.seats[seat].hero
        began = "" if hero is None else hero.space
        state.turn = Turn(table.number, seat, began=began, die=table.die, settled=table.die > 0)
        if table.phase == "encounter":
            state.turn.encounter = Encounter(began)

    def _lying(self, table: PositionTable) -> None:
        for name, cards in table.cards.items():
            spot = self._spot("cards", name)
            spot.cards += [self._piece(entry) for entry in numbered(f"cards.{name}", cards)]
        for name, gold in table.gold.items():
            self._spot("gold", name).gold = gold

    def _spot(self, key: str, name: str) -> Spot:
        return self.state.spaces.setdefault(self._id("space", Written(f"{key}.{name}", name)), Spot())

    def _decks(self, table: PositionTable) -> None:
        """What is named lies on top, in that order."""
        state = self.state
        state.adventure_discard = self._named("card", "discard", table.discard, state.adventure)
        state.spell_discard = self._named("spell", "spell_discard", table.spell_discard, state.spell_deck)
        for kind, key, names, zone in (
            ("card", "deck", table.deck, state.adventure),
            ("spell", "spells", table.spells, state.spell_deck),
            ("character", "unused", table.unused, state.unused),
        ):
            zone[:0] = self._named(kind, key, names, zone)

    def _seat(self, seat: Seat, path: str, table: HeroTable) -> None:
        seat.passing, seat.absent = table.passing, table.absent
        if not table.character:
            seat.status = "out"
            return
        (name,) = self._taken("character", [Written(f"{path}.character", table.character)], self.state.unused)
        card = self.content.characters[name]
        space = self._id("space", Written(f"{path}.space", table.space)) if table.space else card.start
        values = {key: getattr(card, key) if getattr(table, key) is None else getattr(table, key) for key in NUMBERS}
        more = {key: getattr(table, key) for key in PLAIN}
        quest = None if table.quest is None else Quest(table.quest, table.quest_n)
        hero = Hero(name, space, table.alignment or card.alignment, **values, **more, quest=quest)
        for zone in ("objects", "followers", "trophies"):
            setattr(hero, zone, [self._piece(one) for one in numbered(f"{path}.{zone}", getattr(table, zone))])
        hero.spells = self._named("spell", f"{path}.spells", table.spells, self.state.spell_deck)
        hero.cast_limit = len(hero.spells)
        seat.hero = hero

    # -- cards -----------------------------------------------------------------------------------------------------

    def _piece(self, place: Written) -> Piece:
        """A card that lies face up: it comes from its deck or from the stock."""
        state, card = self.state, self._id("card", place)
        if self.content.cards[card].source == "adventure":
            self._taken("card", [place], state.adventure)
        elif state.stock[card]:
            state.stock[card] -= 1
        else:
            raise self._none_left(place, card)
        state.issued += 1
        counters = self.content.cards[card].counters
        self.places[f"c{state.issued}"] = place.path
        return Piece(f"c{state.issued}", card, counters=counters.n if counters else 0)

    def _named(self, kind: str, path: str, names: Sequence[str], zone: list[str]) -> list[str]:
        return self._taken(kind, numbered(path, names), zone)

    def _taken(self, kind: str, places: Sequence[Written], zone: list[str]) -> list[str]:
        """Cards taken out of where they lie."""
        found = []
        for place in places:
            name = self._id(kind, place)
            if name not in zone:
                raise self._none_left(place, name)
            zone.remove(name)
            found.append(name)
        return found

    def _none_left(self, place: Written, card: str) -> BadData:
        return BadData("position_none_left", place=place.path, card=card)

    def _id(self, kind: str, place: Written) -> str:
        try:
            return self.lexicon.one(kind, kind, place.value)
        except BadNotation as refusal:
            near = str(refusal.facts.get("near", refusal.facts.get("options", ("",))[0]))  # type: ignore[index]
            raise BadData("position_bad_word", place=place.path, found=place.text, near=near) from refusal
