"""The biggest field that MKU-2.2 allows, two hundred figures of eight armies on 96 x 96 inches, against thirty."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from functools import cache, partial
from random import Random

from bot.games.mage_knight.editions.unlimited import UNLIMITED
from bot.games.mage_knight.field.field import Field, Spot
from bot.games.mage_knight.field.paths import room
from bot.games.mage_knight.game import MageKnight
from bot.games.mage_knight.setup.setup import piece_fault
from bot.games.mage_knight.state import EDGES, LETTERS, Figure, Options, Piece, Player, State
from bot.geometry.plane import FULL
from bot.i18n.speech import Speech
from bot.i18n.wording import TableWords
from renderers.mage_knight.table import table_picture
from tests.bench.timing import Bar, GameTransaction, Timed, compared
from tests.support.battle import starter

USUAL, BIGGEST = (30, 2, 39_370), (200, 8, 96_000)
"""Figures, players, and the side of the field."""

PIECES, SPACE = 4, 1_105
QUESTIONS = 8
Big = tuple[int, int, int]


@cache
def crowded(big: Big, knot: bool) -> Field:
    """Armies among terrain: in groups all over the field, or all in one knot of bases that nearly touch."""
    count, seats, side = big
    chance, content = Random(7), starter()
    players = [Player(edge=EDGES[seat % 4], deployed=True) for seat in range(seats)]
    options = Options(build_total=2_000, limit="none", width=side, height=side, teams="none")
    state = State(options, players, phase="play", order=tuple(range(seats)), round=1, started=True, actions=20, left=20)
    field = Field(content, state, UNLIMITED)
    for number, template in enumerate(("wooded_hill", "broken_keep", "river_arm", "boulder_chain")[:PIECES], 1):
        lay(field, f"T{number}", template, chance)
    kinds = sorted(content.figures.values(), key=lambda kind: kind.key)
    while len(state.figures) < count:
        there = state.figures
        seat, number = divmod(len(there), -(-count // seats))
        x, y = chance.randrange(4_000, side - 4_000), chance.randrange(4_000, side - 4_000)
        if there and (knot or len(there) % 4):
            beside = there[chance.randrange(len(there))]
            x, y = beside.x + chance.choice((-SPACE, 0, SPACE)), beside.y + chance.choice((-SPACE, SPACE))
        key = kinds[len(there) % len(kinds)].key
        made = Figure(f"{LETTERS[seat]}{number + 1}", key, seat, x, y, chance.randrange(FULL), status="field")
        if room(field, made, Spot(x, y, made.facing)):
            there.append(made)
    for seat, player in enumerate(players):
        player.army = tuple(one.type for one in state.figures if one.owner == seat)
    return MageKnight(content).field(state)


def lay(field: Field, name: str, template: str, chance: Random) -> None:
    """Put a piece of terrain where it may lie."""
    field.state.pool = [template]
    side = field.state.options.width
    while True:
        x, y, turn = (
            chance.randrange(5_000, side - 5_000),
            chance.randrange(5_000, side - 5_000),
            chance.randrange(FULL),
        )
        if piece_fault(field, template, x, y, turn) is None:
            field.state.pieces.append(Piece(name, template, x, y, turn))
            field.state.pool = []
            return


def pictured(big: Big) -> GameTransaction:
    """The table as a picture file."""
    field = crowded(big, knot=False)
    game = MageKnight(field.content)
    names = tuple(f"player {letter}" for letter in LETTERS[: big[1]])
    view, words = game.view(field.state, None), TableWords(Speech("en", game, names))

    def work() -> int:
        table_picture(view, words)
        return 1

    return work


def pictures() -> Iterator[Bar]:
    """With warm caches."""
    timed = compared(pictured(BIGGEST), pictured(USUAL), rounds=9)
    yield Bar("picture, 200 figures on 96 x 96 inches", "picture, 30 figures", timed, 6)


def asked(field: Field) -> Iterator[Callable[[], object]]:
    """How far figures of all armies can move, each asked of a game that has looked at nothing yet."""
    step = len(field.state.figures) // QUESTIONS
    for one in field.state.figures[: step * QUESTIONS : step]:
        yield partial(MageKnight(field.content).tell, field.state, 0, f"reach {one.id}")


def reach() -> Iterator[Bar]:
    """In groups on the field, and where all stand in one knot."""
    for how, knot in (("groups", False), ("one knot", True)):
        spent: tuple[list[float], list[float]] = ([], [])
        for pair in zip(asked(crowded(BIGGEST, knot)), asked(crowded(USUAL, knot)), strict=True):
            for found, question in zip(spent, pair, strict=True):
                begun = time.perf_counter()
                question()
                found.append(time.perf_counter() - begun)
        ours, theirs = map(statistics.mean, spent)
        yield Bar(f"reach, 200 figures in {how}", f"reach, 30 figures in {how}", Timed(ours, theirs, ours / theirs), 10)


BARS = (pictures, reach)
