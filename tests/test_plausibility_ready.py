"""The measurement of ready-made games, and that what packs offer has passed it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

import pytest

from bot.engine.step import begin
from bot.games import registry
from tests.plausibility import common, ready
from tests.plausibility.ready import KINDS, Course, Kind, Lot

T = TypeVar("T")
ALL = [pytest.param(kind, id=f"{kind.key} {kind.told}") for kinds in KINDS.values() for kind in kinds]


class Here:
    """Plays in this process."""

    def map(self, play: Callable[[Any], T], numbers: Iterable[Any], chunksize: int = 1) -> Iterator[T]:
        """In order."""
        return map(play, numbers)


def lots(kind: Kind) -> list[Lot]:
    """Everything that may be chosen."""
    return kind.lots(registry.game(kind.key), kind.agreed)


@pytest.mark.parametrize("kind", ALL)
def test_a_game_is_played_by_its_lot_and_alike_at_any_time(kind: Kind) -> None:
    lot = lots(kind)[-1]
    played = ready.course(kind, lot, 3)
    assert played == ready.course(kind, lot, 3)
    assert played.lot == lot and min(played.decisions) > 3 and set(played.winners) <= {0, 1}


@pytest.mark.parametrize("kind", ALL)
def test_a_few_known_games_come_to_blows_soon_and_are_short(kind: Kind) -> None:
    courses = ready.played(Here(), kind, 2)  # type: ignore[arg-type]
    assert len(courses) == 2 * len({frozenset(lot.sides) for lot in lots(kind)})
    soon = [one for one in courses if 0 < one.blow <= ready.SOON]
    assert len(soon) >= len(courses) * 0.6
    assert max(count for one in courses for count in one.decisions) <= 2 * ready.MOST_DECISIONS


def course(winners: tuple[int, ...], *, changed: bool = False, blow: int = 2, count: int = 20) -> Course:
    sides = ("b", "a") if changed else ("a", "b")
    return Course(Lot(sides, "mead", {}), winners, blow, (count, count))


def test_what_is_even_soon_and_short_passes() -> None:
    even = [course((0,)), course((0,), changed=True)]
    assert ready.passes(even, 1) and not ready.passes(even, 1.2)
    assert [one.score("a") for one in even] == [1, 0] and course(()).score("a") == course((0, 1)).score("b") == 0.5
    assert not ready.passes([course((0,), blow=blow) for blow in (0, 2, 2, 3)], 2)
    assert not ready.passes([course((0,), count=41)] * 2, 1)


def test_the_dice_choose_what_they_are_told() -> None:
    kind = KINDS["mage_knight"][0]
    for lot in (lots(kind)[0], lots(kind)[-1]):
        state = begin(registry.game(kind.key), kind.agreed, 2, ready.Chosen(b"x", lot.rolls)).state
        assert (state.lot.armies, state.lot.field) == (lot.sides, lot.land)


@pytest.mark.parametrize("key", KINDS)
def test_the_readme_tells_of_every_pairing_and_field_and_none_fails(key: str) -> None:
    begin, end = common.markers(common.READY_MADE)
    text = ready.readme(key).read_text(encoding="utf-8")
    figures = text.partition(begin)[2].partition(end)[0]
    assert text.count(begin) == text.count(end) == 1 and "fails" not in figures
    for kind in KINDS[key]:
        part = figures.partition(f"**{kind.told}**")[2].partition("\n**")[0]
        rows = [line.split(" | ")[0].removeprefix("| ") for line in part.splitlines() if line.startswith("| ")]
        assert set(rows) - {"Pairing", "Field"} == ready.titles(key, lots(kind))


@pytest.mark.soak
@pytest.mark.parametrize("kind", ALL)
def test_every_pairing_is_even(kind: Kind) -> None:
    courses = ready.played(Here(), kind, ready.GAMES)  # type: ignore[arg-type]
    assert "fails" not in ready.told(kind.key, kind, courses)
