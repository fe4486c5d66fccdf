"""Rough estimates for a greedy computer player. Only their order counts.

It grows in the Outer and Middle Regions, finds a Talisman, and goes inward once it is strong enough (TA-0:15).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.talisman import actions as act
from bot.games.talisman.board import Board
from bot.games.talisman.content.cards import Space
from bot.games.talisman.course import movement
from bot.games.talisman.legal.value import effects_value, fight_value, missing, ops_value
from bot.games.talisman.state import Piece

EVEN = 10_000
"""What it is worth to go on without gain or loss. What is due is worth something whatever comes of it, so that a game
goes on; what may be done at any time and is of no use is worth nothing."""

AT_WILL = (act.Cast, act.Use, act.Trophies)
"""What is done for a reason only."""

STRONG = 14
"""So much Strength and Craft together is enough to go inward."""

STEP, BEHIND = 200, 2000
"""What a space nearer to the Inner Region is worth to who is ready, and a region nearer."""

CLEARLY = 2
"""So much more makes another one clearly weaker."""

DRAWN = 400
"""What a card not yet drawn is worth, but for the Enemy that every third one is."""
COMMON = 5
"""The Strength of such an Enemy."""


def worth(b: Board, seat: int, action: act.Action) -> int:
    """How promising an action looks."""
    estimate = _ESTIMATES.get(type(action))
    if estimate is None:
        return 0
    value = EVEN + estimate(b, seat, action)
    return value if isinstance(action, AT_WILL) else max(1, value)


def power(b: Board, seat: int) -> int:
    """Strength and Craft together."""
    return b.total(seat, "strength") + b.total(seat, "craft")


def ready(b: Board, seat: int) -> bool:
    """Whether it may hope to come through the Inner Region."""
    return b.talismans(seat) > 0 and power(b, seat) >= STRONG


# -- movement --------------------------------------------------------------------------------------------------------


def _move(b: Board, seat: int, action: act.Move) -> int:
    if action.way == "inward":
        return 1000
    if action.way == "outward":
        return 500 if not ready(b, seat) else -1000
    crossing = _CROSSINGS.get(action.way)
    there = place_value(b, seat, action.to) + _nearer(b, seat, action.to)
    return there + (crossing(b, seat) if crossing is not None else 0)


def _nearer(b: Board, seat: int, to: str) -> int:
    """Who is ready makes for the bridge, and from there for the portal."""
    board = b.content.board
    region = board.spaces[to].region
    if not ready(b, seat) or region == "inner":
        return 0
    goal = board.bridge.outer if region == "outer" else board.portal.middle
    ahead, size = board.spaces[goal].index - board.spaces[to].index, len(board.ring[region])
    return -STEP * min(ahead % size, -ahead % size) - (BEHIND if region == "outer" else 0)


def _bridge(b: Board, seat: int) -> int:
    """Inward by the Sentinel where he can be beaten; outward for nothing."""
    if b.region(seat) != "outer":
        return -300
    odds = fight_value(b, seat, "battle", b.content.board.bridge.guard_strength)
    return odds + (1500 if power(b, seat) >= STRONG - 3 else 0)


def _portal(b: Board, seat: int) -> int:
    return 5000 if ready(b, seat) else -5000


_CROSSINGS: dict[str, Callable[[Board, int], int]] = {"bridge": _bridge, "portal": _portal}


def place_value(b: Board, seat: int, space: str) -> int:
    """What a space offers: its cards, those to be drawn, its gold, its persons or instructions."""
    found, lying = b.content.board.spaces[space], b.spot(space)
    each = DRAWN + fight_value(b, seat, "battle", COMMON) // 3
    drawn = each * max(0, found.draw - len(lying.cards))
    return drawn + 100 * lying.gold + sum([_card(b, seat, one) for one in lying.cards]) + _own(b, seat, found)


def _own(b: Board, seat: int, space: Space) -> int:
    persons = [ops_value(b, seat, b.content.persons[name].do) for name in space.persons]
    return max(0, 0, *persons) + effects_value(b, seat, space.triggered("land"))


def _card(b: Board, seat: int, piece: Piece) -> int:
    card = b.card(piece)
    if card.type == "enemy":
        kind = "battle" if card.strength is not None else "psychic"
        prize = 100 * card.value if kind == "battle" else 0
        return prize + 2 * fight_value(b, seat, kind, card.value)  # type: ignore[arg-type]
    if card.type in ("object", "magic_object", "follower"):
        return 400 if b.may_own(seat, card) else 0
    return effects_value(b, seat, card.triggered("encounter"))


def _stay(b: Board, seat: int, action: act.StayInside) -> int:
    """To try again what is not done yet."""
    return 800 if ready(b, seat) and not b.hero(seat).inner_done else -500


def _way(b: Board, seat: int, action: act.UseRaft | act.UseGrant | act.UsePath) -> int:
    """A place that is known beforehand is worth more than one of a roll."""
    return place_value(b, seat, action.to)


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
    """To steal is always worth it; to fight, where the other is clearly weaker: what it takes helps it on."""
    if action.how == "steal":
        return 600
    stat = "strength" if action.how == "battle" else "craft"
    edge = b.total(seat, stat) - b.total(action.seat, stat)  # type: ignore[arg-type]
    return 150 * (edge - CLEARLY)


def _take(b: Board, seat: int, action: act.Take) -> int:
    return 100 * len(action.pieces) + action.gold


def _visit(b: Board, seat: int, action: act.Visit) -> int:
    return ops_value(b, seat, b.content.persons[action.person].do) if action.person else 0


# -- at any time -----------------------------------------------------------------------------------------------------


def _trophies(b: Board, seat: int, action: act.Trophies) -> int:
    """First what loses nothing."""
    points = sum([b.trophy_value(one) for one in b.hero(seat).trophies if one.id in action.pieces])
    return 9000 if points % b.state.options.short_trophies == 0 else 0


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
    act.ChooseCharacter: lambda b, seat, action: 0,
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
