"""Pleas, disputes, deputies, and the vote of those who take part while nobody decides."""

from __future__ import annotations

from typing import Any

import pytest

from bot.service.events import deciding, entering, reading, times
from bot.storage.event_models import DONE, FORFEIT, GRANTED, OPEN, PLAYED, REFUSED, REVIEW, WAITS, EventClaim
from tests.service.events.holding import (
    DAY,
    actor,
    begun,
    do,
    drawn,
    joined,
    matches,
    opened,
    played,
    refused,
    seen,
    ticked,
)
from tests.service.events.test_rounds import ready
from tests.support.house import USERS, House, in_house

Listed = Any


async def plea(built: House, event: int, number: int = 1) -> EventClaim:
    """A plea as it stands."""
    found: EventClaim = await seen(built, event, lambda affair: affair.session.get(EventClaim, number))
    return found


async def claimed(built: House, event: int, name: str = "ana", game: int | None = None) -> Any:
    """Claim as the command does it."""
    about = game or await times.own_game(built.service.core, event, USERS[name])
    done = await times.has_acted(built.service.core, about, USERS[name])
    return deciding.claims(game, "no word for two days", acted=done)


@pytest.mark.slow
def test_who_does_not_answer_and_does_not_come_loses_by_the_rule(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built, days=8, language="en")
        (first, _) = await matches(built, event)
        assert await refused(built, event, "ana", await claimed(built, event)) == "event_claim_early"
        built.clock.advance(4 * DAY)
        assert await refused(built, event, "ana", await claimed(built, event)) == "event_claim_idle"
        await ready(built, first.bout.game_id or 0, "ana")
        await do(built, event, "ana", await claimed(built, event))
        asked = next(one.out for one in built.poster.messages[::-1] if one.out.mentions)
        assert asked.mentions == (USERS["ben"],) and asked.rows[0][0].id == f"ea|0|{event}|1"
        assert await refused(built, event, "ana", await claimed(built, event)) == "event_plea_twice"
        await ticked(built, 2 * DAY)
        done = (await matches(built, event))[0]
        assert (done.bout.how, [seat.place for seat in done.seats]) == (FORFEIT, [1, 2])
        assert (await plea(built, event)).state == GRANTED

    in_house(play)


@pytest.mark.slow
def test_who_plays_on_answers_by_that(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built, days=8)
        (first, _) = await matches(built, event)
        built.clock.advance(4 * DAY)
        await ready(built, first.bout.game_id or 0, "ana")
        await do(built, event, "ana", await claimed(built, event))
        built.clock.advance(60)
        await ready(built, first.bout.game_id or 0, "ben")
        await ticked(built, 2 * DAY)
        assert (await matches(built, event))[0].bout.state == OPEN
        assert (await plea(built, event)).state == REFUSED

    in_house(play)


@pytest.mark.slow
def test_an_answered_claim_waits_for_the_organiser(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built, days=20, language="en")
        (first, _) = await matches(built, event)
        built.clock.advance(10 * DAY)
        await ready(built, first.bout.game_id or 0, "ana")
        await do(built, event, "ana", await claimed(built, event))
        assert await refused(built, event, "cyd", deciding.answers(1, "me too")) == "event_plea_not_yours"
        assert await refused(built, event, "ana", deciding.answers(1, "me too")) == "event_plea_not_yours"
        assert await refused(built, event, "ben", deciding.answers(1, " ")) == "event_answer_empty"
        assert await refused(built, event, "ben", deciding.answers(7, "ill")) == "event_no_plea"
        await do(built, event, "ben", deciding.answers(1, "I was ill"))
        await ticked(built, 3 * DAY)
        assert (await matches(built, event))[0].bout.state == OPEN
        told = (await reading.panel_of(built.service.core, event, actor("gm"), await speech(built, event))).text
        assert told is not None and "I was ill" in told and "claim:1" in told
        await do(built, event, "gm", deciding.decides(1, False, "he was ill"))
        assert (await plea(built, event)).state == REFUSED and (await matches(built, event))[0].bout.state == OPEN

    in_house(play)


async def speech(built: House, event: int) -> Any:
    """Speaks the event's language."""
    return await seen(built, event, lambda affair: affair.speech)


@pytest.mark.slow
def test_foreign_games_are_neither_claimed_nor_disputed(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built)
        other = await built.warcry("ana", "ben")
        _, second = await matches(built, event)
        for game in (other, second.bout.game_id or 0):
            assert await refused(built, event, "ana", deciding.claims(game, "x", acted=True)) == "event_foreign_game"
            assert await refused(built, event, "ana", deciding.disputes(game, "x")) == "event_foreign_game"
        assert await refused(built, event, "gm", deciding.disputes(None, "x")) == "event_not_in"
        assert await refused(built, event, "ana", deciding.disputes(None, "x")) == "event_pairing_state"

    in_house(play)


@pytest.mark.slow
def test_a_disputed_result_is_under_review_until_it_is_decided(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built, days=20, language="en")
        (first, _) = await matches(built, event)
        await played(built, first)
        await do(built, event, "ben", deciding.disputes(None, "a misclick"))
        assert (await matches(built, event))[0].bout.state == REVIEW
        told = await reading.event_text(
            built.service.core, event, actor("ana"), "standings", await speech(built, event)
        )
        assert told is not None and "1 result is under review" in told
        await do(built, event, "gm", deciding.decides(1, False, "no misclick"))
        again = (await matches(built, event))[0]
        assert (again.bout.state, again.bout.how, [seat.place for seat in again.seats]) == (DONE, PLAYED, [1, 2])
        await do(built, event, "ben", deciding.disputes(None, "once more"))
        await do(built, event, "gm", deciding.decides(2, True, "it was one"))
        assert (await matches(built, event))[0].bout.state == WAITS
        late = deciding.disputes(first.bout.game_id, "too late")
        assert await refused(built, event, "ana", late) == "event_pairing_state"

    in_house(play)


@pytest.mark.slow
def test_whoever_leaves_keeps_the_result_that_is_under_review_and_loses_what_is_open(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4)), drawn((1, 3), (2, 4))])
        event = await begun(built, days=20)
        first, second = await matches(built, event)
        await played(built, first)
        await played(built, second)
        await ticked(built)
        await do(built, event, "ben", deciding.disputes(first.bout.game_id, "a misclick"))
        await do(built, event, "ana", entering.leaves)
        assert (await matches(built, event))[0].bout.state == REVIEW
        assert (await matches(built, event, 2))[0].bout.how == FORFEIT
        await do(built, event, "gm", deciding.decides(1, False, "no misclick"))
        again = (await matches(built, event))[0]
        assert (again.bout.how, [seat.place for seat in again.seats]) == (PLAYED, [1, 2])

    in_house(play)


@pytest.mark.slow
def test_a_result_is_disputed_for_seven_days(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built, days=20)
        (first, _) = await matches(built, event)
        await played(built, first)
        built.clock.advance(7 * DAY + 1)
        assert await refused(built, event, "ben", deciding.disputes(None, "a misclick")) == "event_dispute_late"

    in_house(play)


def test_only_the_organiser_names_deputies_and_takes_that_back() -> None:
    async def play(built: House) -> None:
        event = await opened(built)
        name, back = (deciding.deputises(USERS["ben"], remove=remove) for remove in (False, True))
        assert await refused(built, event, "ana", name) == "event_only_organiser"
        assert await refused(built, event, "gm", back) == "event_no_deputy"
        await do(built, event, "gm", name)
        assert await refused(built, event, "gm", name) == "event_deputy_already"
        assert (
            await refused(built, event, "ben", deciding.deputises(USERS["ana"], remove=False)) == "event_only_organiser"
        )
        await do(built, event, "gm", back)

    in_house(play)


@pytest.mark.slow
def test_after_days_of_silence_those_who_take_part_vote_for_a_deputy() -> None:
    async def play(built: House) -> None:
        event = await opened(built, silence=3)
        await joined(built, event, "ana", "ben", "cyd", "dan")
        vote = deciding.votes_for(USERS["ben"])
        built.clock.advance(3 * DAY - 1)
        assert await refused(built, event, "ana", vote) == "event_not_silent"
        built.clock.advance(1)
        assert await refused(built, event, "gm", vote) == "event_not_in"
        assert await refused(built, event, "ana", deciding.votes_for(USERS["gm"])) == "event_vote_outsider"
        for name, key in (
            ("ana", "event_voted"),
            ("ana", "event_voted"),
            ("cyd", "event_voted"),
            ("dan", "event_deputy"),
        ):
            assert (await do(built, event, name, vote)).key == key
        assert await seen(built, event, lambda affair: affair.deputies) == [USERS["ben"]]

    in_house(play)


@pytest.mark.slow
def test_a_word_of_the_organiser_ends_the_vote() -> None:
    async def play(built: House) -> None:
        event = await opened(built, silence=3)
        await joined(built, event, "ana", "ben", "cyd")
        built.clock.advance(3 * DAY)
        await do(built, event, "ana", deciding.votes_for(USERS["ben"]))
        await do(built, event, "gm", deciding.deputises(USERS["dan"], remove=False))
        assert await refused(built, event, "cyd", deciding.votes_for(USERS["ben"])) == "event_not_silent"

    in_house(play)
