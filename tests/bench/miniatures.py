"""What the rules of Mage Knight cost: random play, lines of fire, targets, the shortest path on a crowded field."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import count, product
from math import sqrt
from random import Random
from typing import Any

from bot.engine import codec
from bot.engine.answers import answers_by_chance
from bot.engine.dice import SeededDice
from bot.engine.playout import any_offer, decisions, picker
from bot.engine.step import Position, declare, settle_deferred
from bot.games.mage_knight.content.content import Content, FigureType
from bot.games.mage_knight.editions.edition import Edition
from bot.games.mage_knight.editions.second import SECOND
from bot.games.mage_knight.editions.table import as_read
from bot.games.mage_knight.editions.unlimited import UNLIMITED
from bot.games.mage_knight.field import sight
from bot.games.mage_knight.field.field import Field, Spot
from bot.games.mage_knight.field.paths import obstacles, room, route
from bot.games.mage_knight.game import MageKnight
from bot.games.mage_knight.setup.setup import piece_fault
from bot.games.mage_knight.state import Figure, Objective, Options, Piece, Player, Point, State
from bot.geometry.plane import FULL
from tests.bench.engine import CHESS, chess_work
from tests.bench.timing import Bar, GameTransaction, Limit, compared
from tests.support.battle import own, starter

ACTIONS = 40
FIELDS, JOURNEYS = 10, 40
"""Random play goes back to the position after so many, before the field is empty."""

FLAT = ("birch_wood", "bramble_patch", "old_forest", "scree_slope", "rock_spire", "boulder_chain", "broken_keep")
MIXED = ("birch_wood", "bramble_patch", "boulder_chain", "grass_hill", "wooded_hill", "ford_pond", "mill_pond")
WALLED = (*MIXED, "low_wall_long")
ARMED: dict[str, Any] = {"speed_type": "foot", "attack_type": "ranged", "ranged_damage": 2}
"""What the second edition prints beside."""

ARCHERS = (
    own("archer", range=10, **ARMED),
    own("lancer", range=8, mounted=True, **ARMED),
    own("scout", range=10, marks="stealth - - -", **ARMED),
)
MARKSMEN = own("marksman", range=30, arc=270, **ARMED), own("outrider", range=30, arc=270, mounted=True, **ARMED)
EDITIONS = {"": UNLIMITED, "2.0, ": SECOND}
"""Both editions, as bars name them."""


OBJECTIVES = {"O1": (19_500, 19_500), "O2": (9_500, 25_000), "O3": (29_500, 14_000)}


# -- scenes ------------------------------------------------------------------------------------------------------------


def scene(
    kinds: Sequence[FigureType], figures: int, templates: Sequence[str], chance: Random, edition: Edition = UNLIMITED
) -> Field:
    """Two armies that have met on a field with eight pieces of terrain, every third figure beside another."""
    base = starter()
    content = Content({**base.figures, **{kind.key: kind for kind in kinds}}, base.templates, base.armies)
    state = State(
        Options(build_total=300, limit="none", **({"rules": "mk2"} if edition is SECOND else {})),
        [Player(edge="south", deployed=True), Player(edge="north", deployed=True)],
        phase="play",
        order=(0, 1),
        first=0,
        active=0,
        round=1,
        started=True,
        actions=3,
        left=3,
        pool=list(templates),
    )
    field = Field(content, state, UNLIMITED)  # the second edition has no room for eight pieces (MK2-4.18)
    while len(state.pieces) < 8:
        template = templates[len(state.pieces) % len(templates)]
        x, y, turn = chance.randrange(5_000, 34_000), chance.randrange(5_000, 34_000), chance.randrange(FULL)
        if piece_fault(field, template, x, y, turn) is None:
            state.pieces.append(Piece(f"T{len(state.pieces) + 1}", template, x, y, turn))
    state.pool = []
    while len(state.figures) < figures:
        _add(field, kinds[len(state.figures) % len(kinds)], figures, chance)
    for player in (0, 1):
        state.players[player].army = tuple(one.type for one in state.figures if one.owner == player)
    if edition is SECOND:
        state.turn_phase, state.objectives = "action", [Objective(name, *place) for name, place in OBJECTIVES.items()]
    return MageKnight(content).field(state)


def _add(field: Field, kind: FigureType, figures: int, chance: Random) -> None:
    """One more figure where there is room for it, looking towards the other army."""
    others = field.state.figures
    seat, number = divmod(len(others), figures // 2)
    x, y = chance.randrange(4_000, 35_000), chance.randrange(4_000, 35_000)
    if others and len(others) % 3 == 0:
        beside = others[chance.randrange(len(others))]
        x, y = beside.x + chance.choice((-1_105, 0, 1_105)), beside.y + chance.choice((-1_105, 1_105))
    facing = (9_000 if seat == 0 else 27_000) + chance.randrange(-6_000, 6_000)
    made = Figure(f"{'AB'[seat]}{number + 1}", kind.key, seat, x, y, facing, status="field")
    if room(field, made, Spot(x, y, facing)):
        others.append(made)


# -- random play -------------------------------------------------------------------------------------------------------


def battle_work(game: MageKnight, fields: Sequence[Field]) -> GameTransaction:
    """Actions at random in the middle of battles: an offer drawn, filled in and applied, questions answered."""
    starts = [Position(codec.encode(field.state)) for field in fields]
    numbers = count()

    def work() -> int:
        number = next(numbers)
        pick, dice = picker(b"battle %d" % number), SeededDice(b"battle %d" % number)
        answerer = answers_by_chance(pick)
        state = game.state_decoder.decode(starts[number % len(starts)].snapshot)
        step = settle_deferred(game, starts[number % len(starts)], state, dice, answerer)
        made = 0
        while made < ACTIONS and game.outcome(step.state) is None:
            (seat,) = game.to_act(step.state)
            step = declare(game, step.position, seat, any_offer(game, step.state, seat, pick), dice, answerer)
            made += sum(decisions(done.flight) for done in step.finished)
        return made

    return work


def random_battle() -> Iterator[Bar]:
    """Twenty figures of the starter pack, eight pieces of terrain; in 2.0 objectives, too."""
    for name, edition in EDITIONS.items():
        chance = Random(1)
        known = as_read(starter(), edition).figures if edition is SECOND else starter().figures
        kinds = chance.sample(sorted(known.values(), key=lambda kind: kind.key), 20)
        fields = [scene(kinds, 20, WALLED, chance, edition) for _ in range(5)]
        work = battle_work(MageKnight(fields[0].content), fields)
        told = f"mage_knight, {name}20 figures, 8 terrain pieces"
        yield Bar(told, CHESS, compared(work, chess_work()), 0.10, faster=True)


# -- lines of fire -----------------------------------------------------------------------------------------------------

Flat = tuple[float, float, float, float, list[Point], str]
"""The box of a piece, its corners, its id."""


class ClosedForm:
    """Lines of fire on flat ground in floating point, straight from the formulas: discs, and polygons by their boxes.

    Everything is prepared once; the firer stands in the open.
    """

    def __init__(self, field: Field) -> None:
        self.discs = [(x, y, (r - 1) ** 2, one.id) for one in field.there() for x, y, r in field.circles(one)]
        solid = [ground.kind == "blocking" for ground in field.pieces]
        flat: list[Flat] = [(*ground.polygon.box, list(ground.polygon.points), ground.id) for ground in field.pieces]
        self.solid = [piece for piece, blocks in zip(flat, solid, strict=True) if blocks]
        self.soft = [piece for piece, blocks in zip(flat, solid, strict=True) if not blocks]

    def line(self, firer: str, target: str, a: Point, b: Point) -> tuple[str, bool]:
        """What is first in the way, and whether the target has cover."""
        (ax, ay), (bx, by) = a, b
        dx, dy = bx - ax, by - ay
        square = dx * dx + dy * dy
        found = []
        for x, y, reach, name in self.discs:
            ex, ey = x - ax, y - ay
            side = dx * ey - dy * ex
            if side * side < reach * square and name != firer and name != target:
                along = (ex * dx + ey * dy) / square
                if along < 0:
                    near = ex * ex + ey * ey < reach
                elif along > 1:
                    near = (x - bx) ** 2 + (y - by) ** 2 < reach
                else:
                    near = True
                if near:
                    found.append((along, name))
        west_end, east_end = (ax, bx) if ax < bx else (bx, ax)
        south_end, north_end = (ay, by) if ay < by else (by, ay)
        for west, south, east, north, corners, name in self.solid:
            if east_end > west and west_end < east and north_end > south and south_end < north:
                inside, first = _inside(corners, ax, ay, dx, dy)
                if inside * sqrt(square) > 1:
                    found.append((first, name))
        if found:
            return min(found)[1], False
        for west, south, east, north, corners, _ in self.soft:
            if east_end > west and west_end < east and north_end > south and south_end < north:
                if _inside(corners, ax, ay, dx, dy)[0] * sqrt(square) > 1:
                    return "", True
        return "", False


def _inside(corners: list[Point], ax: int, ay: int, dx: int, dy: int) -> tuple[float, float]:
    """The share of a line inside a polygon, and where it first enters."""
    cuts = []
    px, py = corners[-1]
    before = dx * (py - ay) - dy * (px - ax)
    for qx, qy in corners:
        side = dx * (qy - ay) - dy * (qx - ax)
        if (before > 0) != (side > 0):
            part = before / (before - side)
            x, y = px + part * (qx - px), py + part * (qy - py)
            cuts.append(min(1.0, max(0.0, (x - ax) / dx if abs(dx) > abs(dy) else (y - ay) / dy)))
        px, py, before = qx, qy, side
    cuts.sort()
    return sum(high - low for low, high in zip(cuts[::2], cuts[1::2], strict=True)), cuts[0] if cuts else 2.0


def in_the_open(field: Field, figure: Figure) -> bool:
    """True if a base lies in no piece of terrain."""
    return not any(field.inside(ground, figure) for ground in field.pieces)


def lines() -> Iterator[Bar]:
    """One line among forty bases and eight pieces: the same answer from the rules and from plain formulas."""
    for name, edition in EDITIONS.items():
        yield _lines(name, scene(ARCHERS[:2], 40, FLAT, Random(2), edition))


def _lines(name: str, field: Field) -> Bar:
    chance, there = Random(2), field.there()
    firers = [one for one in there if in_the_open(field, one)]
    pairs = [(chance.choice(firers), chance.choice(there)) for _ in range(400)]
    pairs = [(firer, target) for firer, target in pairs if firer is not target]
    closed = ClosedForm(field)

    def formulas(firer: Figure, target: Figure) -> tuple[str, bool]:
        return closed.line(firer.id, target.id, (firer.x, firer.y), (target.x, target.y))

    for firer, target in pairs:
        told = sight.line(field, firer, target)
        if (told.blocked_by, told.hindered) != formulas(firer, target):
            raise AssertionError(f"line {firer.id} {target.id}: {told}, {formulas(firer, target)}")

    def ours() -> int:
        for firer, target in pairs:
            sight.line(field, firer, target)
        return len(pairs)

    def theirs() -> int:
        for firer, target in pairs:
            formulas(firer, target)
        return len(pairs)

    told = f"one line of fire, {name}40 bases, 8 pieces"
    return Bar(told, "closed form, floating point", compared(ours, theirs), 1.2)


def targets() -> Iterator[Limit]:
    """All legal targets of twenty shooters among forty figures: usual ones, and the farthest and widest there are."""
    usual, widest = ("range 10, 90 degrees", ARCHERS), ("range 30, 270 degrees", MARKSMEN)
    for (key, edition), (name, kinds) in product(EDITIONS.items(), (usual, widest)):
        field = scene(kinds, 40, WALLED, Random(3), edition)
        shooters = field.own(0)

        def work(field: Field = field, shooters: Sequence[Figure] = shooters) -> None:
            for shooter in shooters:
                sight.legal_targets(field, 0, shooter)

        yield Limit(
            f"all legal targets of 20 shooters, {key}{name}", 1e3 * statistics.median(timed(work, 15)), 25, "ms"
        )


def timed(work: Callable[[], object], times: int) -> list[float]:
    """Seconds of each of some runs."""
    found = []
    for _ in range(times):
        begun = time.perf_counter()
        work()
        found.append(time.perf_counter() - begun)
    return found


# -- paths -------------------------------------------------------------------------------------------------------------


def journeys(field: Field, number: int, chance: Random) -> Iterator[tuple[Figure, Point]]:
    """Figures and places far and near at which they have room."""
    while number:
        figure = chance.choice(field.there())
        goal = chance.randrange(1_000, 38_000), chance.randrange(1_000, 38_000)
        if room(field, figure, Spot(*goal, figure.facing)):
            number -= 1
            yield figure, goal


def shortest_path() -> Iterator[Limit]:
    """From a figure to any place where it has room, among forty bases. The best of three counts: the machine pauses."""
    for name, edition in EDITIONS.items():
        chance, spent = Random(4), []
        for _ in range(FIELDS):
            field = scene(ARCHERS, 40, WALLED, chance, edition)
            for figure, goal in journeys(field, JOURNEYS, chance):

                def work(field: Field = field, figure: Figure = figure, goal: Point = goal) -> None:
                    route(obstacles(field, figure), field.dot(figure), (goal,))

                spent.append(min(timed(work, 3)))
        told = f"shortest path among 40 bases, {name}p99 of {FIELDS * JOURNEYS}"
        yield Limit(told, 1e3 * sorted(spent)[int(len(spent) * 0.99)], 20, "ms")


BARS = (random_battle, lines, targets, shortest_path)
