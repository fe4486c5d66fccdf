"""Deadlines: the default when time is up, misses in a row, and what stops a clock."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.pending_action import TIMEOUT
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.people import people
from bot.storage.models import RUNNING
from tests.support.house import USERS, House, in_house
from tests.support.rules import rule
from tests.support.waiting import DAY, act, asked, decisions, due, forget, look, wait


async def misses(h: House, game: int) -> list[int]:
    return [seat.misses for seat in (await h.service.core.live(game)).seats]


async def head(h: House, game: int) -> int:
    return (await h.service.core.live(game)).game.head


async def set_game(h: House, game: int, **fields: Any) -> None:
    def change(work: GameTransaction) -> Reply:
        work.set(**fields)
        return Reply("done")

    await h.service.core.change(game, change)


@rule("WC-P7")
@pytest.mark.parametrize(
    ("limit", "given"),
    [(0, None), (1, 300), (299, 300), (300, 300), (86_400, DAY), (604_800, 604_800), (9**9, 604_800)],
)
def test_the_limit_of_a_decision_lies_between_five_minutes_and_seven_days(limit: int, given: int | None) -> None:
    async def play(h: House) -> None:
        game = await h.warcry(limit=limit)
        assert await due(h, game) == (None if given is None else h.clock.now() + given)

    in_house(play)


@rule("WC-P7", "WC-P8")
def test_the_default_is_done_when_the_time_is_up_and_not_a_second_before() -> None:
    async def play(h: House) -> None:
        game = await h.warcry()
        before = await head(h, game)
        await wait(h, DAY - 1)
        assert await head(h, game) == before
        await wait(h, 1)
        line = await h.service.core.look(game, lambda live: live.table.lines[before + 1])
        assert line.source == TIMEOUT
        assert any("Time is up" in text for text in h.poster.texts)

    in_house(play)


@rule("WC-P9")
def test_the_third_miss_in_a_row_warns_and_the_fourth_lets_the_others_claim() -> None:
    async def play(h: House) -> None:
        game = await h.warcry()
        late = await asked(h, game)
        seat = ("ana", "ben").index(late)
        heard: dict[int, str] = {}
        for _ in range(40):
            if (await misses(h, game))[seat] >= 4:
                break
            if await asked(h, game) != late:
                await act(h, game)
                continue
            forget(h)
            await wait(h, DAY)
            heard[(await misses(h, game))[seat]] = "\n".join(h.poster.texts)
        assert sorted(heard) == [1, 2, 3, 4]
        assert ["last warning" in heard[count] for count in (1, 2, 3, 4)] == [False, False, True, False]
        assert ["/game claim" in heard[count] for count in (1, 2, 3, 4)] == [False, False, False, True]
        assert (await h.service.core.live(game)).game.status == RUNNING  # never lost without a claim

    in_house(play)


@rule("WC-P9")
def test_who_acts_in_time_has_missed_nothing_in_a_row_but_a_game_master_acting_for_him_forgives_nothing() -> None:
    async def play(h: House) -> None:
        game = await h.warcry()
        late = await asked(h, game)
        seat = ("ana", "ben").index(late)
        await wait(h, DAY)
        assert (await misses(h, game))[seat] == 1
        while await asked(h, game) != late:
            await act(h, game)

        def by_gm(work: GameTransaction) -> Reply:
            work.live.acted.add(seat)
            return Reply("done")

        await h.service.core.change(game, by_gm, by=USERS["gm"])
        assert (await misses(h, game))[seat] == 1
        await act(h, game)
        assert (await misses(h, game))[seat] == 0

    in_house(play)


@rule("WC-P9")
def test_a_choice_without_default_is_never_made_for_anybody_but_counts_as_missed() -> None:
    async def play(h: House) -> None:
        game = await h.warcry(decks=False)
        await h.say(game, "ana", "deck alliance_starter")
        for count in (1, 2, 3, 4):
            await wait(h, DAY)
            assert await misses(h, game) == [0, count]
            assert await due(h, game) == h.clock.now() + DAY
        assert "/game claim" in "\n".join(h.poster.texts)
        forget(h)
        await wait(h, DAY)
        assert not [text for text in h.poster.texts if "Time is up" in text]  # said often enough

    in_house(play)


@pytest.mark.slow
def test_a_paused_game_has_no_deadline_and_goes_on_with_the_time_left() -> None:
    async def play(h: House) -> None:
        game = await h.warcry()
        h.clock.advance(1000)
        await set_game(h, game, paused_at=h.clock.now())
        assert await due(h, game) is None
        before = await head(h, game)
        await wait(h, 5 * DAY)
        assert await head(h, game) == before
        await h.service.core.forget_all()  # as after a restart
        await set_game(h, game, paused_at=None)
        assert await due(h, game) == h.clock.now() + DAY - 1000

    in_house(play)


@rule("WC-P7", "WC-P21")
def test_the_absence_of_one_player_stops_the_clocks_of_both() -> None:
    async def play(h: House) -> None:
        game = await h.warcry()
        waits_for = await asked(h, game)
        away = "ben" if waits_for == "ana" else "ana"
        h.clock.advance(600)
        await people.go_away(h.service.clocks, USERS[away], "", "2026-09-30")
        assert await due(h, game) is None
        await h.settled()
        assert f"{away} is away until" in h.poster.texts[-1]
        h.clock.advance(3600)
        await people.come_back(h.service.clocks, USERS[away])
        assert await due(h, game) == h.clock.now() + DAY - 600
        await h.settled()
        assert f"{away} is no longer away" in h.poster.texts[-1]

    in_house(play)


@rule("WC-P7")
def test_what_is_asked_during_an_absence_gets_its_whole_time_when_it_ends_by_itself() -> None:
    async def play(h: House) -> None:
        game = await h.warcry()
        away = "ben" if await asked(h, game) == "ana" else "ana"
        await people.go_away(h.service.clocks, USERS[away], "2026-09-21", "2026-09-22")
        while await asked(h, game) != away:
            await act(h, game)
        await h.settled()
        assert any("nobody has to hurry" in text for text in h.poster.texts)
        span = h.service.clocks.away[USERS[away]]
        await wait(h, span[1] - 1 - h.clock.now())
        assert await due(h, game) is None
        await wait(h, 1)
        assert await due(h, game) == span[1] + DAY
        assert h.service.clocks.away_until(USERS[away]) is None

    in_house(play)


@pytest.mark.slow
def test_an_absence_of_later_begins_by_itself() -> None:
    async def play(h: House) -> None:
        game = await h.warcry(limit=7 * DAY)
        await people.go_away(h.service.clocks, USERS["ana"], "2026-09-23", "2026-09-24")
        begin, end = h.service.clocks.away[USERS["ana"]]
        assert end - begin == 2 * DAY
        await wait(h, begin - 1 - h.clock.now())
        assert await due(h, game) is not None
        await wait(h, 1)
        assert await due(h, game) is None

    in_house(play)


@pytest.mark.slow
def test_a_game_that_cannot_speak_stands_still_until_it_can() -> None:
    async def play(h: House) -> None:
        game = await h.warcry()
        await look(h)
        h.clock.advance(100)
        (await h.service.core.live(game)).game.muted = "send_messages"
        await set_game(h, game, muted="send_messages")
        before = await head(h, game)
        await wait(h, 10 * DAY)
        assert (await head(h, game), await due(h, game)) == (before, None)
        await set_game(h, game, muted="")
        await look(h)
        assert await due(h, game) == h.clock.now() + DAY - 100

    in_house(play)


def test_who_plays_alone_is_never_hurried() -> None:
    async def play(h: House) -> None:
        game = await h.open_game("ana", "ana", shared=True)
        assert [entry.due for entry in await decisions(h, game)] == [None, None]

    in_house(play)


@pytest.mark.slow
def test_where_the_game_waits_nothing_is_done_for_anybody() -> None:
    async def play(h: House) -> None:
        game = await h.warcry(policy="wait")
        before = await head(h, game)
        await wait(h, 30 * DAY)
        assert (await head(h, game), await misses(h, game)) == (before, [0, 0])

    in_house(play)


@pytest.mark.slow
def test_a_game_that_fails_holds_up_no_other_and_is_tried_again_later(caplog: pytest.LogCaptureFixture) -> None:
    async def play(h: House) -> None:
        broken, sound = await h.warcry(), await h.warcry()
        live = await h.service.core.live(broken)
        live.rules = None  # type: ignore[assignment]
        lines = await head(h, sound)
        h.clock.advance(DAY)
        await look(h)
        assert await head(h, sound) > lines
        assert "its clock" in caplog.text
        stuck = await head(h, broken)
        await wait(h, 599)
        assert await head(h, broken) == stuck
        await wait(h, 1)
        assert await head(h, broken) > stuck

    in_house(play)
