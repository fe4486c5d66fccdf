"""A field that keeps what it has looked at says the same as one that looks every time."""

from __future__ import annotations

from itertools import permutations

import pytest
from msgspec.structs import replace

from bot.games.mage_knight.field import sight
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.still import Still
from bot.games.mage_knight.state import Figure
from tests.games.mage_knight.test_sight_symmetry import position
from tests.support.battle import battle, own
from tests.support.rules import rule


def names(figures: list[Figure]) -> list[str]:
    """Their ids."""
    return [figure.id for figure in figures]


@rule("MKU-5.1", "MKU-12.5", "MKU-21.7", "MKU-21.14")
@pytest.mark.parametrize("seed", range(10))
def test_contacts_and_lines_are_the_same(seed: int) -> None:
    field = position(seed)
    still = Still(field.content, field.state, field.edition)
    assert names(still.there()) == names(field.there()) and still.discs() == field.discs()
    for one, other in permutations(field.there(), 2):
        assert names(still.contacts(one)) == names(field.contacts(one))
        assert (other.id in names(field.contacts(one))) is field.touching(one, other)
        assert sight.line(still, one, other) == sight.line(field, one, other)
        beside = field.with_(one, other.x + 1_110, other.y, one.facing)
        assert names(still.contacts(beside)) == names(field.contacts(beside))


@rule("MKU-6.12")
@pytest.mark.parametrize("seed", range(10))
def test_barriers_in_a_box_are_those_that_a_path_in_it_could_cross(seed: int) -> None:
    field = position(seed)
    found = field.barriers()
    assert found and len(set(found)) == len(found)
    for (x, y), (u, v) in found:
        middle = (x + u) // 2, (y + v) // 2
        assert ((x, y), (u, v)) in field.barriers(box=(*middle, *middle))
    assert len(field.barriers(box=(0, 0, 5_000, 5_000))) < len(found)


def test_what_was_handed_out_is_the_askers() -> None:
    field = battle("A1 foot 10,10 | A2 foot 11.1,10", "B1 foot 20,20", figures=(own("foot"),)).field
    still = Still(field.content, field.state, field.edition)
    figure = still.figure("A1")
    still.there().clear()
    still.contacts(figure).clear()
    assert names(still.there()) == ["A1", "A2", "B1"] and names(still.contacts(figure)) == ["A2"]


def test_somebody_of_the_same_id_elsewhere_is_looked_at_anew() -> None:
    field = battle("A1 foot 10,10 | A2 foot 11.1,10", "B1 foot 20,20", figures=(own("foot"),)).field
    still = Still(field.content, field.state, field.edition)
    assert names(still.contacts(still.figure("A1"))) == ["A2"]
    assert names(still.contacts(still.with_(still.figure("A1"), 20_000, 21_100, 0))) == ["B1"]
    moved = replace(field.state, figures=[still.with_(one, one.x, one.y + 5_000, 0) for one in field.state.figures])
    assert names(Field(field.content, moved, field.edition).contacts(still.figure("A1"))) == []
