"""Positions of random games on a field that was turned, pushed or seen in a mirror: everything stays as it was."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, islice
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from bot.engine import codec
from bot.engine.dice import SeededDice
from bot.engine.errors import Refused
from bot.engine.game import Offer
from bot.engine.pending_action import PLAYER
from bot.engine.playout import picker, steps
from bot.engine.requests import Answer, Ask
from bot.engine.step import Position, declare
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.attack.odds import needed
from bot.games.mage_knight.content.content import Template
from bot.games.mage_knight.field import sight
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.move_allowance import budget
from bot.games.mage_knight.field.paths import to_contact
from bot.games.mage_knight.field.things import lies_at
from bot.games.mage_knight.game import MageKnight
from bot.games.mage_knight.legal.legal import legal
from bot.games.mage_knight.state import Edge, Figure, Options, Point, State
from bot.games.mage_knight.turn.control import verdict
from bot.geometry.plane import FULL, dist2
from tests.support.battle import starter
from tests.support.rules import rule
from tests.support.watching import mostly_best

EAST, NORTH = 3_777, 4_111
"""How far a field is pushed; there is as much room behind it."""

GAMES, FEW, APART, BEGUN = 8, 3, 8, 3
"""Random games, those of the quick suite, the steps between two positions, and the round in which fighting begins."""

SIDE, TABLES = 24_000, ((2, 200), (3, 200), (2, 300), (4, 100))
"""Small fields on which they soon meet: seats and build totals."""


class Turning(Struct, frozen=True):
    """Another way to look at a field. ``point`` also gets its width and height."""

    point: Callable[[int, int, int, int], Point]
    facing: Callable[[int], int] = lambda facing: facing
    edges: dict[Edge, Edge] = {}
    size: Callable[[int, int], Point] = lambda width, height: (width, height)
    mirrored: bool = False


TURNINGS = {
    "quarter": Turning(
        lambda x, y, w, h: (h - y, x),
        lambda facing: facing + FULL // 4,
        {"south": "east", "east": "north", "north": "west", "west": "south"},
        lambda w, h: (h, w),
    ),
    "half": Turning(
        lambda x, y, w, h: (w - x, h - y),
        lambda facing: facing + FULL // 2,
        {"south": "north", "north": "south", "east": "west", "west": "east"},
    ),
    "back": Turning(
        lambda x, y, w, h: (y, w - x),
        lambda facing: facing - FULL // 4,
        {"south": "west", "west": "north", "north": "east", "east": "south"},
        lambda w, h: (h, w),
    ),
    "mirror": Turning(
        lambda x, y, w, h: (w - x, y),
        lambda facing: FULL // 2 - facing,
        {"east": "west", "west": "east"},
        mirrored=True,
    ),
    "pushed": Turning(lambda x, y, w, h: (x + EAST, y + NORTH), size=lambda w, h: (w + 2 * EAST, h + 2 * NORTH)),
}


def turned(*quick: str) -> list[Any]:
    """Ways to turn a field, each with a number of games: the quick ones with few, all with all of them."""
    slow = [pytest.param(name, GAMES, marks=pytest.mark.slow) for name in TURNINGS]
    return [*[pytest.param(name, FEW) for name in quick], *slow]


# -- turning -----------------------------------------------------------------------------------------------------------


@cache
def game(mirrored: bool) -> MageKnight:
    """The game with its terrain as it is, or seen in a mirror."""
    content = starter()
    if not mirrored:
        return MageKnight(content)
    templates = {key: _in_mirror(template) for key, template in content.templates.items()}
    return MageKnight(replace(content, templates=templates))


def _in_mirror(template: Template) -> Template:
    points = tuple((-x, y) for x, y in reversed(template.polygon))
    return replace(template, polygon=points, access=tuple(((-a[0], a[1]), (-b[0], b[1])) for a, b in template.access))


def turned_state(state: State, turning: Turning) -> State:
    """The same position, seen so."""
    options = state.options
    size = options.width, options.height
    width, height = turning.size(*size)
    made = replace(state, options=replace(options, width=width, height=height), figures=[], pieces=[], players=[])
    made.players = [replace(player, edge=turning.edges.get(player.edge, player.edge)) for player in state.players]
    for piece in state.pieces:
        x, y = turning.point(piece.x, piece.y, *size)
        spun = FULL // 2 - piece.rotation + FULL // 2 if turning.mirrored else turning.facing(piece.rotation)
        made.pieces.append(replace(piece, x=x, y=y, rotation=spun % FULL))
    for figure in state.figures:
        x, y = turning.point(figure.x, figure.y, *size)
        made.figures.append(replace(figure, x=x, y=y, facing=turning.facing(figure.facing) % FULL))
    for table in ("objectives", "items"):
        setattr(made, table, [_lying(one, turning, size) for one in getattr(state, table)])
    return made


def _lying(one: Any, turning: Turning, size: Point) -> Any:
    """An objective or a loose item in its place; an item that is borne has none."""
    x, y = (one.x, one.y) if getattr(one, "bearer", "") else turning.point(one.x, one.y, *size)
    return replace(one, x=x, y=y)


def turned_action(said: Any, turning: Turning, size: Point) -> Any:
    """The same action, seen so: every place and every facing in it."""
    if isinstance(said, tuple):
        return tuple(turned_action(part, turning, size) for part in said)
    if not isinstance(said, Struct):
        return said
    new = {name: turned_action(getattr(said, name), turning, size) for name in said.__struct_fields__}
    if isinstance(said, act.Step):
        new["path"] = tuple(turning.point(x, y, *size) for x, y in said.path)
    if isinstance(said, act.Placement):
        new["x"], new["y"] = turning.point(said.x, said.y, *size)
    if isinstance(said, act.Ranged) and said.point is not None:
        new["point"] = turning.point(*said.point, *size)
    if "facing" in new:
        new["facing"] = turning.facing(new["facing"]) % FULL
    return type(said)(**new)


# -- positions and questions -------------------------------------------------------------------------------------------


EDITIONS: dict[str, dict[str, Any]] = {"mku": {}, "mk2": {"rules": "mk2", "items": True, "domains": True}}
"""Both editions are turned, the second with all that it may have."""


@cache
def positions(number: int, edition: str) -> tuple[bytes, ...]:
    """Positions of a random game in which somebody is to act."""
    seats, total = TABLES[number % len(TABLES)]
    options = Options(build_total=total, width=SIDE, height=SIDE, limit="rounds", rounds=12, **EDITIONS[edition])
    fighting = (
        step.position.snapshot
        for step in steps(game(False), options, seats, b"turned %d" % number, choose=mostly_best)
        if step.state.phase == "play" and step.state.pending is None and step.state.round >= BEGUN
    )
    return tuple(islice(fighting, 0, None, APART))


def decoded(snapshot: bytes) -> State:
    """A fresh state."""
    return game(False).state_decoder.decode(snapshot)


def pairs(number: int, edition: str, turning: Turning) -> Iterator[tuple[Field, Field]]:
    """Each position of a game as it is, and turned."""
    for snapshot in positions(number, edition):
        yield (
            game(False).field(decoded(snapshot)),
            game(turning.mirrored).field(turned_state(decoded(snapshot), turning)),
        )


def answers(field: Field) -> list[Any]:
    """What the rules say of each figure and each pair of them."""
    found: list[Any] = []
    there = field.there()
    for one in there:
        found.append((one.id, budget(field, one), field.elevated(one), [other.id for other in field.contacts(one)]))
        found.append([target.id for target in sight.legal_targets(field, one.owner, one)])
        found.append([ground.id for ground in field.pieces if field.inside(ground, one)])
        found.append([thing.id for thing in field.state.items if lies_at(field, one, thing) and not thing.bearer])
    found += [verdict(field, objective) for objective in field.state.objectives]
    for one, other in combinations(there, 2):
        line = sight.line(field, one, other)
        found.append((line.clear, line.blocked_by, line.hindered, line.height, dist2(field.dot(one), field.dot(other))))
        found.append([(field.front(*pair), field.rear(*pair)) for pair in ((one, other), (other, one))])
    return found


def offers(field: Field) -> list[Any]:
    """What may be declared, and what each attack needs."""
    seat = field.state.active
    found: list[Any] = []
    for offer in legal(field, seat):
        attack = isinstance(offer.action, act.Close | act.Ranged)
        found.append((offer, needed(field, seat, offer.action) if attack else ()))
    return found


def as_seen(offer: Offer, field: Field, turning: Turning) -> Offer:
    """An offer as it is on a field that was turned: a bombardment names a point."""
    size = field.state.options.width, field.state.options.height
    return replace(offer, action=turned_action(offer.action, turning, size))


@rule("MKU-6.1", "MKU-6.4", "MKU-6.23")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("turning", "games"), turned("quarter"))
def test_contacts_lines_budgets_offers_and_odds_are_the_same(turning: str, games: int, edition: str) -> None:
    attacks = 0
    for number in range(games):
        for field, other in pairs(number, edition, TURNINGS[turning]):
            assert game(False).check(field.state) == game(TURNINGS[turning].mirrored).check(other.state) == []
            assert answers(other) == answers(field)
            found = offers(field)
            assert offers(other) == [(as_seen(offer, field, TURNINGS[turning]), odds) for offer, odds in found]
            attacks += sum(1 for _, odds in found if odds)
    assert attacks > 5 * games, "positions of this test must hold attacks"


# -- ways --------------------------------------------------------------------------------------------------------------

NEAR = 30
"""So many thousandths of an inch two ways may differ: places in contact are tried in steps of an angle, and rounded."""


def enemies(field: Field, figure: Figure) -> list[Figure]:
    """The two nearest enemies."""
    foes = [other for other in field.there() if field.foes(figure, other)]
    return sorted(foes, key=lambda foe: (dist2(field.dot(figure), field.dot(foe)), foe.id))[:2]


@rule("MKU-6.19", "MKU-6.11")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("turning", "games"), turned("mirror"))
def test_ways_into_contact_are_as_long(turning: str, games: int, edition: str) -> None:
    ways = 0
    for number in range(0, games, 2):
        for field, other in pairs(number, edition, TURNINGS[turning]):
            for figure in field.own(field.state.active)[:3]:
                for foe in enemies(field, figure):
                    one = to_contact(field, figure, foe)
                    two = to_contact(other, other.figure(figure.id), other.figure(foe.id))
                    assert (one is None) == (two is None), (figure.id, foe.id)
                    if one is not None and two is not None:
                        assert abs(one.length - two.length) <= NEAR, (figure.id, foe.id)
                        ways += len(one.points) > 2
    assert ways > games, "positions of this test must hold ways with bends"


# -- what comes of an action -------------------------------------------------------------------------------------------


ROUNDED = 2
"""By so much places and facings that were computed may differ."""


def by_default(state: Any, ask: Ask) -> tuple[Answer, str]:
    """Every question gets its default."""
    return ask.default, PLAYER


def outcome(bound: MageKnight, state: State, action: Any) -> State | Refused:
    """What comes of an action with the dice of this test."""
    try:
        step = declare(bound, Position(codec.encode(state)), state.active, action, SeededDice(b"turned"), by_default)
    except Refused as refusal:
        return refusal
    return step.state


def drawn(field: Field, seed: bytes, count: int = 9) -> Iterator[Any]:
    """Actions at random, and some of them carried on for half an inch, which may not be allowed."""
    pick, seat = picker(seed), field.state.active
    choice = [offer for offer in legal(field, seat) if offer.kind != "end_turn"]
    for _ in range(count if choice else 0):
        offer = choice[pick(len(choice))]
        action = offer.action or game(False).fill(field.state, seat, offer, pick)
        if action is None:
            continue
        yield action
        if isinstance(action, act.Move) and action.step.path:
            (x, y), path = action.step.path[-1], action.step.path
            yield replace(action, step=replace(action.step, path=(*path, (x + 200 * pick(5) - 400, y + 500))))


def same(one: State, other: State, turning: Turning) -> bool:
    """True if two states are the same position, rounding apart: where terrain stops a move, where a spin looks."""
    wanted = turned_state(one, turning)
    for figure, found in zip(wanted.figures, other.figures, strict=True):
        turn = (figure.facing - found.facing + FULL // 2) % FULL - FULL // 2
        if max(abs(turn), abs(figure.x - found.x), abs(figure.y - found.y)) > ROUNDED:
            return False
        found.x, found.y, found.facing = figure.x, figure.y, figure.facing
    wanted.mark = other.mark = None
    return wanted == other


@rule("MKU-6.1", "MKU-6.23")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("turning", "games"), turned(*TURNINGS))
def test_what_comes_of_an_action_is_the_same(turning: str, games: int, edition: str) -> None:
    way = TURNINGS[turning]
    done = refused = 0
    for number in range(games):
        for place, (field, other) in enumerate(pairs(number, edition, way)):
            size = field.state.options.width, field.state.options.height
            for action in drawn(field, b"actions %d %d" % (number, place)):
                seen = turned_action(action, way, size)
                one = outcome(game(False), field.state, action)
                two = outcome(game(way.mirrored), other.state, seen)
                if isinstance(one, Refused) and one.key == "path_off_field" and turning == "pushed":
                    continue  # there is room now
                if isinstance(one, Refused) or isinstance(two, Refused):
                    assert isinstance(one, Refused) and isinstance(two, Refused), action
                    assert (one.key, one.clause) == (two.key, two.clause), action
                    refused += 1
                elif not (one.phase == "over" and turning == "pushed"):  # the starting areas stay at the edges
                    assert same(one, two, way), action
                    done += 1
    assert done > 30 * games and refused > 2 * games
