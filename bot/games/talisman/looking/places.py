"""Where a movement roll leads, and what waits on a space: text, characters, cards, gold, the draw."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.engine.errors import Refused
from bot.engine.requests import Facts
from bot.games.talisman.board import Board
from bot.games.talisman.content.roads import ROLLS
from bot.games.talisman.course import movement, ways
from bot.games.talisman.legal.offers import some, text_of
from bot.games.talisman.notation.line import QuestLine
from bot.games.talisman.play import piece_facts
from bot.games.talisman.state import Piece

MOST_ROWS = 13
"""Spaces or cards that have a line of their own; of others the name is told."""

ON_RING = ("cw", "ccw")

Way = tuple[str, str, tuple[str, ...]]
"""Space, road, and the rolls that lead there."""


def own_seat(line: QuestLine) -> int:
    """The seat that asks, with its character in play."""
    if line.seat is None:
        raise Refused("only_a_seat", "TA-10:2")
    if not line.board.alive(line.seat):
        raise Refused("no_character_yet", "TA-4:3")
    return line.seat


def spaces_meant(line: QuestLine) -> tuple[str, ...]:
    """The spaces that the words left may mean; of those that share a name all."""
    text = line.rest("space")
    found = line.lexicon.found("space", text)
    return found or (line.lexicon.one("space", "space", text),)


def where(line: QuestLine) -> Iterator[Facts]:
    """What the spaces offer to which the roll leads, or each roll would; or those that are named."""
    b = line.board
    if line.words:
        named: list[Way] = [(space, "ring", ()) for space in spaces_meant(line)]
        line.end()
        yield from _listed(b, named)
        return
    line.end()
    seat = own_seat(line)
    rolled = b.state.phase == "rolled" and b.active == seat and movement.destinations(b, seat) != []
    die = b.state.turn.die + b.state.turn.added if rolled else 0
    yield {"row": "head", "die": die, "rolled": some(die), "space": b.hero(seat).space}
    yield from _listed(b, list(reached(b, seat, rolled)))


def reached(b: Board, seat: int, rolled: bool) -> Iterator[Way]:
    """Space, road, and the rolls with which it is reached; no roll is named where one lies there or none is made."""
    found: dict[tuple[str, str], list[str]] = {}
    if rolled:
        ends = [(0, end) for end in movement.destinations(b, seat)]
    else:
        slow = movement.moves_slowly(b, seat)
        free = slow or b.region(seat) == "inner"
        ends = [(roll, end) for roll in ((0,) if free else ROLLS) for end in _ends(b, seat, roll, slow)]
    for roll, end in ends:
        rolls = found.setdefault((end.to, "ring" if end.way in ON_RING else end.way), [])
        if roll and str(roll) not in rolls:
            rolls.append(str(roll))
    if b.state.phase == "before_move" and b.active == seat:
        for road, spaces in (("raft", ways.raft_spaces), ("grant", ways.grant_spaces), ("path", ways.path_spaces)):
            found |= {(space, road): [] for space in spaces(b, seat)}
    for (space, road), rolls in found.items():
        yield space, road, tuple(rolls)


def _ends(b: Board, seat: int, roll: int, slow: bool) -> list[movement.Destination]:
    """Where its move would lead with a roll, if it began now."""
    turn = replace(b.state.turn, seat=seat, die=roll, added=0, slow=slow, steered=-1)
    return movement.destinations(Board(b.content, replace(b.state, turn=turn)), seat)


def _listed(b: Board, named: list[Way]) -> Iterator[Facts]:
    for space, road, rolls in named[:MOST_ROWS]:
        yield {"row": "place", "rolls": rolls, "rolled": some(rolls), "way": road, **waiting_on(b, space)}
    if len(named) > MOST_ROWS:
        yield {"row": "more", "cards": tuple(dict.fromkeys(space for space, _, _ in named[MOST_ROWS:]))}


def waiting_on(b: Board, space: str) -> Facts:
    """What waits on a space for whoever comes there."""
    met = tuple([b.hero(seat).character for seat in b.clockwise() if b.hero(seat).space == space])
    lying, gold = b.spot(space).cards, b.spot(space).gold
    draw = draws(b, space)
    facts: Facts = {"space": space, "characters": met, "cards": tuple([one.card for one in lying]), "gold": gold}
    known: Facts = {"met": some(met), "lying": some(lying), "coins": some(gold), "draw": draw, "drawn": some(draw)}
    return {**facts, **known, **text_of(b.content.board.spaces[space])}


def draws(b: Board, space: str) -> int:
    """How many Adventure cards would be drawn there: what lies there counts (TA-13:1)."""
    return max(0, b.content.board.spaces[space].draw - len([one for one in b.spot(space).cards if not one.dropped]))


# -- one space -------------------------------------------------------------------------------------------------------


def space(line: QuestLine) -> Iterator[Facts]:
    """A space with its text, who stands there, and each card that lies there with its own."""
    b, found = line.board, line.named("space", "space")
    line.end()
    place = b.content.board.spaces[found]
    yield {"row": "head", "region": place.region, "persons": some(place.persons), **waiting_on(b, found)}
    for seat in b.clockwise():
        hero = b.hero(seat)
        if hero.space == found:
            values: Facts = {"strength": b.total(seat, "strength"), "craft": b.total(seat, "craft")}
            yield {"row": "standing", "character": hero.character, "other": seat, "lives": hero.lives, **values}
    yield from things(b, b.spot(found).cards)


def things(b: Board, pieces: list[Piece]) -> Iterator[Facts]:
    """Each card with its text; the names alone of those for which there is no room."""
    for piece in pieces[: MOST_ROWS - 4]:
        card = b.card(piece)
        stat = "strength" if card.strength is not None else "craft" if card.craft is not None else "none"
        facts: Facts = {"stat": stat, "value": card.value, "gold": piece.gold, "coins": some(piece.gold)}
        left: Facts = {"left": piece.counters, "counted": card.counters.kind if card.counters is not None else "none"}
        yield {"row": "thing", **piece_facts("unit", piece), **facts, **left, **text_of(card)}
    if len(pieces) > MOST_ROWS - 4:
        yield {"row": "more", "cards": tuple([one.card for one in pieces[MOST_ROWS - 4 :]])}
