"""Rough estimates for a greedy computer player. Only their order counts.

It grows in the Outer and Middle Regions, finds a Talisman, and goes inward once it is strong enough (TA-0:15).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import groupby, product
from typing import Any

from bot.games.talisman import actions as act
from bot.games.talisman.board import Board
from bot.games.talisman.content.cards import Space
from bot.games.talisman.content.ops import RollTable
from bot.games.talisman.course import movement, quests
from bot.games.talisman.fights.odds import against_character, against_creature
from bot.games.talisman.legal.value import (
    draw_value,
    effects_value,
    fight_value,
    group_value,
    life_value,
    missing,
    ops_value,
    talisman_value,
    thing_value,
)
from bot.games.talisman.state import Piece, Side

EVEN = 10_000
"""What it is worth to go on without gain or loss. What is due is worth something whatever comes of it, so that a game
goes on; what may be done at any time and is of no use is worth nothing."""

AT_WILL = (act.Cast, act.Use, act.Trophies)
"""What is done for a reason only."""

READY = 160
"""Who has a Talisman and finds a way through the Inner Region at the first try so often in 1000 goes inward."""
BRIDGE = 400
"""Who beats the Sentinel so often in 1000 tries to."""

STEP, BEHIND = 60, 1500
"""What a space nearer to a goal is worth, and a region nearer."""

SPARED = 2
"""So many points of trophies are better lost than kept for another day."""


def greedy_score(b: Board, seat: int, action: act.Action) -> int:
    """How promising an action looks."""
    estimate = _ESTIMATES.get(type(action))
    if estimate is None:
        return 0
    value = EVEN + estimate(b, seat, action)
    return value if isinstance(action, AT_WILL) else max(1, value)


def way_found(b: Board, seat: int, path: Sequence[str]) -> int:
    """In how many of 1000 tries the first space of a way inward lets it on (TA-14:6 b, c)."""
    rolls = [op for effect in b.content.board.spaces[path[1]].triggered("land") for op in effect.do]
    found = [passed(op.dice, b.total(seat, op.minus)) for op in rolls if isinstance(op, RollTable) and op.minus]
    return min(found, default=1000)


@cache
def passed(dice: int, most: int) -> int:
    """How often in 1000 rolls dice show at most a number."""
    rolls = list(product(range(1, 7), repeat=dice))
    return 1000 * len([one for one in rolls if sum(one) <= most]) // len(rolls)


def ready_for_crown(b: Board, seat: int) -> bool:
    """True if it goes for the Crown: with a Talisman, and strong enough, or because another one is there already."""
    chances = [way_found(b, seat, path) for path in b.content.board.inner_paths.values()]
    return b.talismans(seat) > 0 and (b.state.crown_reached or max(chances) >= READY)


# -- movement --------------------------------------------------------------------------------------------------------


def _move(b: Board, seat: int, action: act.Move) -> int:
    if action.way == "inward":
        paths = [path for path in b.content.board.inner_paths.values() if action.to in path]
        return 1000 + max([way_found(b, seat, path) for path in paths])
    if action.way == "outward":
        return -1000 if b.talismans(seat) else 1500
    if action.way == "portal":
        return 5000 if ready_for_crown(b, seat) else -5000
    if action.way == "bridge" and b.region(seat) == "outer":
        return _sentinel(b, seat)
    return _there(b, seat, action.to)


def _there(b: Board, seat: int, to: str) -> int:
    """What a space offers, and how near it is to the goal, over the bridge if that lies beyond it."""
    board, goal = b.content.board, _goal(b, seat)
    region = board.spaces[to].region
    if not goal:
        return place_value(b, seat, to)
    behind = board.spaces[goal].region != region
    near = board.spaces[board.bridge.outer if behind else goal].index - board.spaces[to].index
    size = len(board.ring[region])
    return place_value(b, seat, to) - STEP * min(near % size, -near % size) - BEHIND * behind


def _goal(b: Board, seat: int) -> str:
    """The portal for who is ready; the Warlock for who has no Talisman and no quest that it cannot settle there."""
    board = b.content.board
    if b.region(seat) == "inner":
        return ""
    if b.region(seat) == "outer" and _beats_sentinel(b, seat) < BRIDGE:
        return ""
    if ready_for_crown(b, seat):
        return board.portal.middle
    cave = quests.cave(b)
    return cave if effects_value(b, seat, board.spaces[cave].triggered("land")) > 0 else ""


def _beats_sentinel(b: Board, seat: int) -> int:
    found = against_creature(b, seat, "battle", Side(), b.content.board.bridge.guard_strength)
    return found.permille(found.win)


def _sentinel(b: Board, seat: int) -> int:
    """Worth the fight for who has a goal beyond the bridge, or is the stronger one."""
    odds = fight_value(b, seat, "battle", b.content.board.bridge.guard_strength)
    return odds + (BEHIND if _goal(b, seat) else 0)


def place_value(b: Board, seat: int, space: str) -> int:
    """What a space offers: its cards, those to be drawn, its gold, its persons or instructions."""
    found, lying = b.content.board.spaces[space], b.spot(space)
    drawn = draw_value(b, seat) * max(0, found.draw - len(lying.cards)) if found.draw else 0
    return drawn + 150 * lying.gold + _cards(b, seat, lying.cards) + _own(b, seat, found)


def _own(b: Board, seat: int, space: Space) -> int:
    persons = [ops_value(b, seat, b.content.persons[name].do) for name in space.persons]
    return max(0, 0, *persons) + effects_value(b, seat, space.triggered("land"))


def _cards(b: Board, seat: int, pieces: Sequence[Piece]) -> int:
    """Enemies of a number as one, then the rest."""

    def by(one: Piece) -> int:
        return b.card(one).number

    total = 0
    for _, group in groupby(sorted(pieces, key=by), key=by):
        cards = list(group)
        if b.card(cards[0]).type == "enemy":
            total += group_value(b, seat, cards)
        else:
            total += sum([_card(b, seat, one) for one in cards])
    return total


def _card(b: Board, seat: int, piece: Piece) -> int:
    card = b.card(piece)
    if card.type in ("object", "magic_object", "follower"):
        return thing_value(b, seat, card)
    return effects_value(b, seat, card.triggered("encounter"))


def _stay(b: Board, seat: int, action: act.StayInside) -> int:
    """To try again what is not done yet."""
    return 800 if b.talismans(seat) and not b.hero(seat).inner_done else -500


def _way(b: Board, seat: int, action: act.UseRaft | act.UseGrant | act.UsePath) -> int:
    """A place that is known beforehand is worth more than one of a roll."""
    return _there(b, seat, action.to)


def _points(b: Board, seat: int, action: act.Reroll | act.AddPoints) -> int:
    """Only where every destination is bad."""
    ends = [place_value(b, seat, end.to) for end in movement.destinations(b, seat)]
    return 0 if max(ends, default=0) < 0 else -200


# -- encounters ------------------------------------------------------------------------------------------------------


def _explore(b: Board, seat: int, action: act.Explore) -> int:
    if not action.instructions:
        return 100
    return place_value(b, seat, b.hero(seat).space)


def _meet(b: Board, seat: int, action: act.Meet) -> int:
    """To steal is always worth it; to fight, for a Talisman or a quest only, by the odds: nothing else helps it on."""
    if action.how == "steal":
        return 600
    found = against_character(b, seat, action.seat, action.how)
    quest = b.hero(seat).quest
    wanted = b.talismans(action.seat) > 0 or (quest is not None and quest.task == "take_life")
    prize = talisman_value(b, seat) * wanted
    return (prize * found.win - life_value(b, seat) * found.lose) // found.of


def _take(b: Board, seat: int, action: act.Take) -> int:
    lying = {one.id: one for one in b.spot(b.hero(seat).space).cards}
    return sum([thing_value(b, seat, b.card(lying[name])) for name in action.pieces]) + action.gold


def _visit(b: Board, seat: int, action: act.Visit) -> int:
    return ops_value(b, seat, b.content.persons[action.person].do) if action.person else 0


# -- at any time -----------------------------------------------------------------------------------------------------


def _trophies(b: Board, seat: int, action: act.Trophies) -> int:
    """What loses nothing first; a point or two are better lost than waited for."""
    points = sum([b.trophy_value(one) for one in b.hero(seat).trophies if one.id in action.pieces])
    lost = points % b.state.options.short_trophies
    return 9000 - lost if lost <= SPARED else -EVEN


def _cast(b: Board, seat: int, action: act.Cast) -> int:
    """At another, or on itself when it is hurt; never a harmful one on itself."""
    aim = b.content.spells[action.spell].target
    own = action.target == str(seat)
    if aim is None:
        return 50
    return 2000 * (missing(b, seat) > 1) - 1000 if own else 20


def _use(b: Board, seat: int, action: act.Use) -> int:
    """Only what is known to help."""
    found = b.owned(action.piece)
    value = 0 if found is None else effects_value(b, seat, b.card(found[1]).triggered("use"))
    return value if value > 0 else -EVEN


_ESTIMATES: dict[type, Callable[[Board, int, Any], int]] = {
    act.ChooseCharacter: lambda b, seat, action: 0 if b.state.phase == "characters" else -EVEN,
    act.HeadStart: lambda b, seat, action: int(action.stat == "strength"),
    act.Roll: lambda b, seat, action: 200,
    act.Reroll: _points,
    act.AddPoints: _points,
    act.Rest: lambda b, seat, action: 600 * (missing(b, seat) > 0),
    act.Move: _move,
    act.UseRaft: _way,
    act.UseGrant: _way,
    act.UsePath: _way,
    act.StayInside: _stay,
    act.Meet: _meet,
    act.Explore: _explore,
    act.Next: lambda b, seat, action: 0,
    act.Take: _take,
    act.Visit: _visit,
    act.EndTurn: lambda b, seat, action: 0,
    act.Cast: _cast,
    act.Use: _use,
    act.Trophies: _trophies,
}
"""Of what is not here nothing is done."""
