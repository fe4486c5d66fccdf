"""Ready-made tables: what their set-up declares for the seats is carried out, recorded and checked as if they had."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.dice import SeededDice
from bot.engine.errors import BadData, Refused
from bot.engine.history import AUTOMATIC
from bot.engine.match import Match
from bot.engine.pending_action import PLAYER, READY
from bot.engine.playout import play
from bot.engine.ready import refusal
from bot.records.form import Action, parse_record_line
from bot.records.record import cut_record, write_record
from bot.records.replay import verify
from tests.records.games import NAMES, TIME, play_on
from tests.records.pocket import Name, Options, Pocket, State
from tests.records.test_record import reforged


class Prepared(Pocket):
    """A pocket game whose seats have bet before anybody is asked."""

    def ready_made(self, state: State) -> tuple[int, Any] | None:
        seat = next((seat for seat in (0, 1) if not state.bets[seat]), None)
        return None if seat is None else (seat, Name(3 + seat))


GAME = Prepared()


def begun() -> Match[Any]:
    return Match(GAME, Options(), 2, SeededDice(b"seed", b"salt"))


def test_the_set_up_is_done_in_the_first_step_in_lines_of_the_seats() -> None:
    match = begun()
    assert match.state.bets == [3, 4] and match.state.dealt and match.to_act == {0}
    assert [(line.seat, line.source) for line in match.lines[1:]] == [(0, READY), (1, READY), (None, AUTOMATIC)]
    assert not any(line.declared for line in match.lines)


def test_it_is_nobodys_to_take_back() -> None:
    match = begun()
    with pytest.raises(Refused, match="nothing_to_undo"):
        match.undo_plan()
    match.say(0, "pass")
    match.carry_out(match.undo_plan(), 0)
    assert match.state.bets == [3, 4] and match.lines[-1].back_to == 3


def test_after_an_undo_into_the_set_up_it_is_done_again() -> None:
    match = begun()
    match.back_to(1)
    assert match.state.bets == [3, 4] and [line.source for line in match.lines[-2:]] == [READY, AUTOMATIC]


def test_its_lines_are_no_decisions() -> None:
    assert play(GAME, Options(), 2, b"x", most=1).decisions == 1


# -- records ---------------------------------------------------------------------------------------------------------


def test_a_record_tells_its_lines_and_verifies() -> None:
    text = write_record(play_on(begun()), NAMES, TIME)
    first = parse_record_line(text.splitlines()[1], 2)
    assert isinstance(first, Action) and (first.seat, first.source, first.text) == (0, READY, "name 3")
    assert verify(text, GAME).executed


def test_a_cut_record_says_that_a_line_was_ready_made() -> None:
    texts = cut_record(begun(), NAMES, TIME, NAMES[0]).splitlines()
    assert [getattr(parse_record_line(text, 2), "source", "") for text in texts[1:3]] == [READY, READY]


@pytest.mark.parametrize("forged", [{"text": "name 5"}, {"seat": 1, "text": "name 4"}, {"source": PLAYER}])
def test_a_set_up_that_is_not_the_ready_made_one_is_found(forged: dict[str, Any]) -> None:
    text = write_record(play_on(begun()), NAMES, TIME)
    with pytest.raises(BadData, match="record_other_action"):
        verify(reforged(text, 2, **forged), GAME)


def test_what_a_player_said_is_found_where_it_pretends_to_be_ready_made() -> None:
    text = write_record(play_on(begun()), NAMES, TIME)
    with pytest.raises(BadData, match="record_other_action"):
        verify(reforged(text, 5, source=READY), GAME)


# -- who cannot have it ----------------------------------------------------------------------------------------------


class Agreed(Options, frozen=True):
    setup: str = "quick"
    legacy: Any = None


@pytest.mark.parametrize(
    ("seats", "there", "key"), [(3, True, "ready_seats"), (2, False, "ready_missing"), (2, True, "ready_campaign")]
)
def test_a_table_that_cannot_be_ready_made_is_told_why(seats: int, there: bool, key: str) -> None:
    found = refusal(Agreed(), seats, (2, 2), there, "X-1")
    assert found is not None and (found.key, found.facts["option"]) == (key, "setup")
    assert refusal(Agreed(setup="own"), seats, (2, 2), there, "X-1") is None
