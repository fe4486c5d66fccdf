"""The measurements of whole games: what is read off a game, and the tables made of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from typing import Any, TypeVar, cast

import pytest

from tests.plausibility import __main__ as command
from tests.plausibility import albion, by_seats, common, ready, talisman
from tests.plausibility.albion import Course, Duel, Side, Table

T = TypeVar("T")


class Here:
    """Plays in this process."""

    def map(self, play: Callable[[int], T], numbers: Iterable[int], chunksize: int = 1) -> Iterator[T]:
        """In order."""
        return map(play, numbers)


def test_shares_are_told_with_their_error_and_figures_stand_between_the_markers() -> None:
    assert common.percent(50, 100) == "50 ± 5 %" and common.percent(0, 100) == "0 ± 1 %" and common.percent(0, 0) == "–"
    begin, end = common.markers(common.WHOLE_GAMES)
    before = f"a\n{begin}\nold\n{end}\nb\n"
    assert common.written(before, "new") == before.replace("old", "new")


@pytest.mark.parametrize("game", [albion, talisman])
def test_a_readme_has_a_place_for_the_figures(game: Any) -> None:
    text = game.README.read_text(encoding="utf-8")
    assert [text.count(marker) for marker in common.markers(common.WHOLE_GAMES)] == [1, 1]


def test_a_game_of_albion_is_read_off_its_events() -> None:
    played = albion.course(Table(2), 1)
    assert played == albion.course(Table(2), 1)
    assert played.told["fights"] >= len(played.duels) > 0 and played.reason in ("artefacts", "last", "rounds")
    assert {len(groups) for groups in played.groups} == {1} and set(played.winners) <= set(played.groups)
    for duel in played.duels:
        assert 0 <= duel.turns <= 40 and duel.end and len(duel.sides) == 2
        beaten = duel.end in ("killed", "beaten", "given up")
        assert sorted([side.won for side in duel.sides]) == ([0, 1] if beaten else [-1, -1])


def test_the_tables_of_albion_count_games_castles_duels_and_arms() -> None:
    won = Duel(5, "killed", (Side("sword", "mail", 1), Side("", "leather + shield", 0)))
    draw = Duel(40, "exhausted", (Side("sword", "mail"), Side("axe", "mail")))
    games = [
        Course(10, "artefacts", ((1,), (2,), (3,), (4,)), ((1,),), (won, draw), {"fights": 2}),
        Course(40, "rounds", ((1,), (2,), (3,), (4,)), ((1,), (2,)), (), {}),
    ]
    lines = albion.told({albion.FOUR: games}).splitlines()
    assert "| 4 greedy | 2 | 25 | 18 | 32 | 50 ± 35 % | 0 ± 31 % | 50 ± 35 % | 0 ± 31 % |" in lines
    assert "| 4 greedy | 1.0 | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 |" in lines
    assert "| Camelot | 4 greedy | 2 | 75 ± 34 % |" in lines and "| Joyous Gard | 4 greedy | 2 | 25 ± 34 % |" in lines
    assert "| sword | 1 | 100 ± 47 % |" in lines and "| leather + shield | 1 | 0 ± 47 % |" in lines
    assert any(line.startswith("| 4 greedy | 2 | 22 |") for line in lines)


def test_one_game_in_five_is_of_each_other_kind_of_table(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Table, int]] = []

    def course(table: Table, number: int) -> Course:
        asked.append((table, number))
        return Course(number, "last", (), (), (Duel(number, "fled", ()),), {})

    monkeypatch.setattr(albion, "course", course)
    albion.measured(cast(Executor, Here()), 10)
    assert [asked.count((albion.FOUR, number)) for number in (0, 9, 10)] == [1, 1, 0]
    assert len(asked) == 10 + 2 * (len(albion.TABLES) - 1)


# -- ready-made tables -----------------------------------------------------------------------------------------------

EVEN = {"warcry": (2,), "albion": (2,)}
"""The numbers of seats at whose tables either side is to win 45 to 55 games of 100."""
MOST = {"albion": 40, "talisman": 40, "warcry": 100}
"""So much a seat is to decide at most, in half of the games. WarCry is a best of three battles, each of some 30."""


@pytest.mark.parametrize("key", by_seats.PLANS)
def test_a_readme_has_a_place_for_the_figures_of_ready_made_tables(key: str) -> None:
    text = ready.readme(key).read_text(encoding="utf-8")
    assert [text.count(mark) for mark in common.markers(common.READY_MADE)] == [1, 1]


@pytest.mark.parametrize("key", by_seats.PLANS)
def test_a_ready_made_table_is_played_from_its_first_choice_to_its_end(key: str) -> None:
    seats = by_seats.PLANS[key].seats[0]
    played = by_seats.course(key, seats, 1)
    assert played == by_seats.course(key, seats, 1)
    assert len({*played.sides}) == len(played.sides) == len(played.decisions) == seats and all(played.sides)
    assert 0 < played.first <= ready.SOON and played.reason in by_seats.PLANS[key].ends
    assert {*played.winners} <= {*range(seats)} and min(played.decisions) > 5


def test_the_tables_of_ready_made_games_count_decisions_blows_ends_and_sides() -> None:
    games = [
        by_seats.Course(("Red", "Blue"), (0,), (10, 20), 1, "battles"),
        by_seats.Course(("Blue", "Red"), (0, 1), (30, 40), 3, "battles"),
    ]
    lines = by_seats.told("warcry", {2: games}).splitlines()
    assert "| 2 | 2 | 25 | 18 | 32 | 50 ± 35 % | 100 ± 31 % |" in lines
    assert "| Red | 2 | 2 | 75 ± 34 % | 50 % |" in lines and "| Blue | 2 | 2 | 25 ± 34 % | 50 % |" in lines


@pytest.mark.soak
@pytest.mark.parametrize("key", by_seats.PLANS)
def test_ready_made_tables_are_even_lively_and_short(key: str) -> None:
    played = by_seats.played(cast(Executor, Here()), key, ready.GAMES)
    for seats, courses in played.items():
        assert 5 * by_seats.soon(courses) >= 4 * len(courses) and by_seats.decided(courses)[1] <= MOST[key]
        for among, won in by_seats.shares(courses).values() if seats in EVEN.get(key, ()) else ():
            assert 45 * among <= 100 * won <= 55 * among


@pytest.mark.parametrize(
    "words", [[], ["chess"], ["albion", "7"], ["talisman", "--games"], ["ready"], ["ready", "chess"], ["warcry"]]
)
def test_other_words_are_told_how_it_is_called(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(words) == 2 and "python -m tests.plausibility" in capsys.readouterr().out
