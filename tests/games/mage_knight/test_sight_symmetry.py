"""Lines, contact and targets in drawn positions: the same from both sides, and however the field is turned."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace

from bot.games.mage_knight.content.content import Content, Template
from bot.games.mage_knight.editions.unlimited import UNLIMITED
from bot.games.mage_knight.field import sight
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.state import Figure, Options, Piece, Player, State
from bot.geometry.plane import dist2
from tests.support.battle import own, square
from tests.support.rules import rule

SIDE = 30_000
KINDS = [
    own("bow", range=12, arc=180),
    own("pike", range=9),
    own("rider", mounted=True, range=14, arc=270),
    own("sneak", range=8, marks="stealth - - -"),
]
BENT = ((-3_000, -1_000), (3_000, -1_000), (3_000, 2_000), (2_000, 2_000), (2_000, 0), (-3_000, 0))
TEMPLATES = [
    square("hindering", 5.0, name="glade"),
    Template("bent", "bent", "hindering", BENT),
    square("blocking", 2.0, name="rock"),
    square("clear", 5.0, name="hill", elevated=True),
    square("hindering", 5.0, name="scrub", elevated=True),
    square("clear", 4.0, name="roof", elevated=True, abrupt=True, access=(((-500, -2_000), (500, -2_000)),)),
    Template("wall", "wall", "low_wall", ((-3_000, -250), (3_000, -250), (3_000, 250), (-3_000, 250))),
]
Move = Callable[[int, int], tuple[int, int]]


@cache
def position(seed: int) -> Field:
    """Four pieces, one in each quarter, and twenty figures of two sides that stand close together."""
    chance = Random(seed)
    pieces = [
        Piece(f"T{n}", chance.choice(TEMPLATES).id, x * 1000, y * 1000, chance.randrange(0, 36_000, 500))
        for n, (x, y) in enumerate(((10, 10), (20, 10), (10, 20), (20, 20)), 1)
    ]
    state = State(Options(width=SIDE, height=SIDE), [Player(edge="south"), Player(edge="north")], pieces=pieces)
    field = Field(_content(TEMPLATES), state, UNLIMITED)
    while len(state.figures) < 20:
        _add(field, chance)
    return field


def _content(templates: list[Template]) -> Content:
    return Content({kind.key: kind for kind in KINDS}, {template.id: template for template in templates}, {})


def _add(field: Field, chance: Random) -> None:
    """One more figure, often in contact with another."""
    seat, number = divmod(len(field.state.figures), 10)
    made = Figure(f"{'AB'[seat]}{number + 1}", chance.choice(KINDS).key, seat, status="field")
    made.x, made.y, made.facing = (
        chance.randrange(6_000, 24_000),
        chance.randrange(6_000, 24_000),
        chance.randrange(36_000),
    )
    if field.state.figures and chance.random() < 0.5:
        other = chance.choice(field.state.figures)
        made.x, made.y = other.x + chance.choice((1_105, -1_105, 0)), other.y + chance.choice((1_110, -1_110, 0))
    if field.place_fault(made, field_spot(made)) is None:
        field.state.figures.append(made)


def field_spot(figure: Figure) -> sight.Spot:
    """Where a figure stands."""
    return sight.Spot(figure.x, figure.y, figure.facing)


def moved(field: Field, to: Move, facing: Callable[[int], int], rotation: Callable[[int], int], flip: bool) -> Field:
    """The same position on a field that was turned, pushed or seen in a mirror."""
    templates = [_mirrored(template) if flip else template for template in TEMPLATES]
    state = replace(field.state, figures=[], pieces=[])
    for piece in field.state.pieces:
        x, y = to(piece.x, piece.y)
        state.pieces.append(replace(piece, x=x, y=y, rotation=rotation(piece.rotation) % 36_000))
    for figure in field.state.figures:
        x, y = to(figure.x, figure.y)
        state.figures.append(replace(figure, x=x, y=y, facing=facing(figure.facing) % 36_000))
    return Field(_content(templates), state, UNLIMITED)


def _mirrored(template: Template) -> Template:
    points = tuple((-x, y) for x, y in reversed(template.polygon))
    return replace(template, polygon=points, access=tuple(((-a[0], a[1]), (-b[0], b[1])) for a, b in template.access))


def answers(field: Field) -> list[object]:
    """Everything that the rules may ask about each pair of figures."""
    found: list[object] = []
    for one in field.there():
        found.append((one.id, field.elevated(one), field.plateau(one), [other.id for other in field.contacts(one)]))
        found.append([target.id for target in sight.legal_targets(field, one.owner, one)])
        for other in field.there():
            if one is not other:
                line = sight.line(field, one, other)
                found.append((line.clear, line.blocked_by, line.hindered, line.height))
                found.append(dist2(field.dot(one), field.dot(other)))
                found.append((field.front(one, other), field.rear(one, other), sight.in_arc(field, one, other)))
    return found


@rule("MKU-12.5", "MKU-20.7", "MKU-20.8", "MKU-20.11", "MKU-6.16", "MKU-6.17")
@pytest.mark.parametrize("seed", range(10))
def test_lines_are_as_clear_from_the_other_side(seed: int) -> None:
    field = position(seed)
    for one, other in combinations(field.there(), 2):
        there = sight.line(field, one, other, plain=True)
        back = sight.line(field, other, one, plain=True)
        assert there.clear is back.clear
        assert not (there.height and back.height)
        assert (there.height or back.height) is (field.elevated(one) is not field.elevated(other))


@rule("MKU-5.1", "MKU-6.5", "MKU-21.7", "MKU-21.14")
@pytest.mark.parametrize("seed", range(10))
def test_contact_is_mutual(seed: int) -> None:
    field = position(seed)
    touching = 0
    for one, other in combinations(field.there(), 2):
        pairs = field.pairs(one, other)
        assert sorted((j, i) for i, j in pairs) == sorted(field.pairs(other, one))
        assert field.foes(one, other) is field.foes(other, one)
        assert not field.rear(one, other) or field.front(one, other)
        touching += bool(pairs)
    assert touching >= 2, "a position of this test must hold contacts"


@pytest.mark.parametrize("seed", range(5))
def test_turning_pushing_and_mirroring_the_field_changes_nothing(seed: int) -> None:
    field = position(seed)
    before = answers(field)
    quarter = moved(field, lambda x, y: (SIDE - y, x), lambda f: f + 9_000, lambda r: r + 9_000, False)
    half = moved(field, lambda x, y: (SIDE - x, SIDE - y), lambda f: f + 18_000, lambda r: r + 18_000, False)
    pushed = moved(field, lambda x, y: (x + 3_777, y - 4_111), lambda f: f, lambda r: r, False)
    mirror = moved(field, lambda x, y: (SIDE - x, y), lambda f: 18_000 - f, lambda r: -r, True)
    for name, other in (("quarter", quarter), ("half", half), ("pushed", pushed), ("mirror", mirror)):
        assert answers(other) == before, name
