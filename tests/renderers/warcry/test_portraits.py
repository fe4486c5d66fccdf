"""Who a unit is: every card of the pack has a likeness, and every likeness is somebody's."""

from __future__ import annotations

import numpy as np
import pytest

from renderers.kit import shapes
from renderers.kit.canvas import Canvas
from renderers.kit.ops import Polyline, Ring, Scene, Sprite
from renderers.kit.paint import shape_bounds
from renderers.warcry.portraits import BOOK, GROUNDS, Looks, looks_of, portrait_ops, unit_portrait
from tests.renderers.support import content

LIKENESSES = tuple(BOOK.drawings("portraits"))


def small(likeness: str) -> np.ndarray:  # type: ignore[type-arg]
    """A portrait as large as a phone shows it, in grey."""
    looks = Looks("grand_alliance", likeness)
    sprite = Sprite(0, 0, 28, 28, likeness, lambda: portrait_ops(looks, 0, 0, 28, 28), shapes.box(0, 0, 28, 28))
    return np.asarray(Canvas().draw(Scene(28, 28, (), (sprite,))).convert("L"), dtype=float)


def test_every_unit_of_the_pack_has_a_likeness_and_all_are_used() -> None:
    units = [card for card in content().cards.values() if card.family == "unit"]
    worn = {looks_of(card.side, card.speed, card.keywords, bool(card.ranged)).likeness for card in units}
    assert worn <= set(LIKENESSES)
    assert worn == set(LIKENESSES) and len(LIKENESSES) == 25


@pytest.mark.parametrize("side", [*GROUNDS, "of another pack"])
def test_a_unit_with_words_of_another_pack_has_one_too(side: str) -> None:
    for speed in ("infantry", "cavalry", "flyer", "sunken"):
        for words in ((), ("unheard",), ("hero", "unheard"), ("monster",)):
            for shoots in (False, True):
                assert looks_of(side, speed, words, shoots).likeness in LIKENESSES


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("likeness", LIKENESSES)
def test_a_portrait_stays_in_its_box(likeness: str, turned: bool) -> None:
    for wide, high in ((100, 132), (290, 110), (56, 82)):
        for op in portrait_ops(Looks("hordes", likeness), 10, 20, wide, high, turned):
            left, top, right, bottom = shape_bounds(op)
            pen = 0.01 + (
                op.width / 2 if isinstance(op, Polyline | Ring) else 0
            )  # bounds of a line hold its whole width
            assert left >= 10 - pen and top >= 20 - pen and right <= 10 + wide + pen and bottom <= 20 + high + pen, op


def test_no_two_portraits_look_alike_on_a_phone_even_without_colour() -> None:
    drawn = {likeness: small(likeness) for likeness in LIKENESSES}
    for one in LIKENESSES:
        for other in LIKENESSES:
            if one < other:
                assert np.abs(drawn[one] - drawn[other]).mean() > 6, (one, other)


def test_the_rim_of_a_portrait_is_its_players() -> None:
    marshal = content().cards["GA-U06"]
    assert unit_portrait(marshal, 0, 0, 0, 96).make() != unit_portrait(marshal, 1, 0, 0, 96).make()
