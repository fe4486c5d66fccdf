"""A round: pairings with their lobbies in one transaction, results from finished games, the next round in time."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.i18n.speech import Speech
from bot.service.core.ports import PostFailed
from bot.service.events import deciding, entering, reading, running
from bot.service.events.settling import Count, by_count
from bot.service.lobby import lobby
from bot.service.lobby.seats import Person
from bot.service.posting import unreachable
from bot.storage.event_models import BYE, COUNTED, DONE, DRAWN, FORFEIT, OPEN, OVER, PLAYED, RULED, UNPLAYED, WAITS
from bot.storage.models import CLOSED, LOBBY
from tests.service.events.holding import (
    DAY,
    PRESSES,
    actor,
    begun,
    do,
    drawn,
    joined,
    matches,
    opened,
    played,
    refused,
    row,
    ticked,
)
from tests.support.house import HOME, USERS, House, in_house
from tests.support.rules import rule

Listed = Any


async def ready(built: House, game: int, name: str) -> None:
    """Press Ready."""
    who = Person(USERS[name], name)
    await lobby.at_lobby(built.service.core, game, who, lobby.ACTS["ready"], interaction=next(PRESSES))
    await built.settled()


@pytest.mark.slow
def test_each_pairing_opens_a_lobby_in_which_only_ready_is_left(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((2, 1), (3, 4))])
        event = await begun(built, language="en")
        first, second = await matches(built, event)
        live = await built.service.core.live(first.bout.game_id or 0)
        assert [seat.user_id for seat in live.seats] == [USERS["ben"], USERS["ana"]]
        assert live.game.status == LOBBY and live.game.channel_id in built.poster.threads
        card = built.poster.message(live.game.card or 0)
        assert card.channel == live.game.channel_id and [button.id for button in card.out.rows[0]] == [
            f"l|{live.id}|0|ready",
            f"l|{live.id}|0|details",
        ]
        with pytest.raises(Refused) as error:
            who = Person(USERS["ana"], "ana")
            await lobby.at_lobby(built.service.core, live.id, who, lobby.ACTS["leave"], interaction=next(PRESSES))
        assert error.value.key == "lobby_of_event"
        calls = {message.channel: message.out.mentions for message in built.poster.messages if message.out.mentions}
        assert calls[live.game.channel_id] == (USERS["ben"], USERS["ana"]) and HOME not in calls
        other = (await built.service.core.live(second.bout.game_id or 0)).game.channel_id
        told = next(text for text in built.poster.texts if "round 1, until" in text)
        assert f"<#{live.game.channel_id}>" in told and f"<#{other}>" in told

    in_house(play)


@pytest.mark.slow
def test_the_game_begins_when_both_are_ready_and_its_end_is_the_result(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4)), drawn((1, 3), (2, 4))])
        event = await begun(built)
        first, second = await matches(built, event)
        await played(built, first)
        done = (await matches(built, event))[0]
        assert (done.bout.state, done.bout.how) == (DONE, PLAYED)
        assert [seat.place for seat in done.seats] == [1, 2]
        await ticked(built)
        assert (await row(built, event)).round == 1
        await played(built, second, concedes=0)
        await ticked(built)
        assert (await row(built, event)).round == 2 and len(await matches(built, event, 2)) == 2

    in_house(play)


@pytest.mark.slow
def test_after_the_last_round_the_event_is_over_and_says_how(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3,))])
        event = await begun(built, "ana", "ben", "cyd", language="en", number=1)
        first, bye = await matches(built, event)
        assert (bye.bout.state, bye.bout.how, bye.bout.game_id) == (DONE, BYE, None)
        await played(built, first)
        await ticked(built)
        assert (await row(built, event)).state == OVER
        final = next(text for text in built.poster.texts if "is over. The final standings" in text)
        assert final.splitlines()[1].startswith(r"1\. ana")

    in_house(play)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("unfinished", "state", "how", "places"),
    [
        ("count", DONE, COUNTED, [1, 1]),
        ("draw", DONE, DRAWN, [1, 1]),
        ("organiser", WAITS, "", [None, None]),
    ],
)
def test_the_next_round_never_waits(listed: Listed, unfinished: str, state: str, how: str, places: list[Any]) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4)), drawn((1, 3), (2, 4))])
        event = await begun(built, unfinished=unfinished)
        first, second = await matches(built, event)
        for name in ("ana", "ben"):
            await ready(built, first.bout.game_id or 0, name)
        await ready(built, second.bout.game_id or 0, "dan")
        await ticked(built, 4 * DAY)
        assert (await row(built, event)).round == 2
        first, second, *_ = await matches(built, event)
        assert (first.bout.state, first.bout.how, [seat.place for seat in first.seats]) == (state, how, places)
        assert (second.bout.how, [seat.place for seat in second.seats]) == (FORFEIT, [2, 1])
        live = await built.service.core.live(first.bout.game_id or 0)
        assert (live.game.status == CLOSED) == (state == DONE)

    in_house(play)


@pytest.mark.slow
def test_where_nobody_came_nothing_was_played(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3,))])
        event = await begun(built, "ana", "ben", "cyd", number=1)
        await ticked(built, 4 * DAY)
        first = (await matches(built, event))[0]
        assert (first.bout.how, [seat.place for seat in first.seats]) == (UNPLAYED, [None, None])
        assert (await built.service.core.live(first.bout.game_id or 0)).game.status == CLOSED

    in_house(play)


@pytest.mark.slow
def test_a_result_by_decision_has_a_reason_and_is_never_ones_own(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built, by="ana")
        first, second = await matches(built, event)
        own = deciding.rules_result(first.bout.id or 0, "1", "I was first")
        assert await refused(built, event, "ana", own) == "event_own_pairing"
        assert await refused(built, event, "ben", own) == "event_not_organiser"
        other = second.bout.id or 0
        assert await refused(built, event, "ana", deciding.rules_result(other, "3", " ")) == "gm_no_reason"
        assert await refused(built, event, "ana", deciding.rules_result(other, "1", "why not")) == "event_no_winner"
        assert await refused(built, event, "ana", deciding.rules_result(999, "1", "why not")) == "event_no_pairing"
        await do(built, event, "ana", deciding.rules_result(other, "4", "agreed on the phone"))
        done = (await matches(built, event))[1]
        assert (done.bout.how, done.bout.reason, [seat.place for seat in done.seats]) == (
            RULED,
            "agreed on the phone",
            [2, 1],
        )
        await do(built, event, "ana", deciding.deputises(USERS["gm"], remove=False))
        await do(built, event, "gm", own)
        assert (await matches(built, event))[0].bout.state == DONE

    in_house(play)


@pytest.mark.slow
def test_who_drops_out_leaves_the_open_pairing_to_the_other(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built)
        await do(built, event, "ben", entering.leaves)
        first = (await matches(built, event))[0]
        assert (first.bout.how, [seat.place for seat in first.seats]) == (FORFEIT, [1, 2])

    in_house(play)


@pytest.mark.slow
def test_a_late_joiner_is_paired_from_the_next_round_on(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3,)), drawn((1, 3), (2, 4))])
        event = await begun(built, "ana", "ben", "cyd")
        reply = await do(built, event, "dan", entering.joins)
        assert (reply.key, reply.facts["round"]) == ("event_joined_late", 2)
        closed = await opened(built, format="round_robin", number=0)
        await joined(built, closed, "ana", "ben", "cyd")
        assert (await row(built, closed)).round == 0

    in_house(play)


@pytest.mark.slow
def test_who_takes_a_place_over_sits_in_the_open_game(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built)
        first, second = await matches(built, event)
        for name in ("ana", "ben"):
            await ready(built, first.bout.game_id or 0, name)
        await do(built, event, "gm", entering.replaces(2, USERS["gm"], "gm"))
        await ticked(built)
        live = await built.service.core.live(first.bout.game_id or 0)
        assert [seat.user_id for seat in live.seats] == [USERS["ana"], USERS["gm"]]
        assert (await matches(built, event))[1].bout.state == OPEN and second.bout.game_id

    in_house(play)


@pytest.mark.slow
def test_a_pairing_whose_end_is_taken_back_is_played_on(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built)
        (first, _) = await matches(built, event)
        await played(built, first)

        def back(work: Any) -> Any:
            from bot.service.core.transaction import Reply

            work.live.back_to(0, None)
            return Reply("done")

        await built.service.core.change(first.bout.game_id or 0, back)
        again = (await matches(built, event))[0]
        assert (again.bout.state, [seat.place for seat in again.seats]) == (OPEN, [None, None])

    in_house(play)


@pytest.mark.slow
def test_a_thread_is_closed_a_day_after_its_game(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built)
        (first, _) = await matches(built, event)
        await played(built, first)
        thread = (await built.service.core.live(first.bout.game_id or 0)).game.channel_id
        await ticked(built, DAY - 60)
        assert not built.poster.archived
        await ticked(built, 120)
        assert built.poster.archived == [thread]

    in_house(play)


@pytest.mark.slow
def test_an_event_whose_channel_is_gone_goes_on(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4)), drawn((1, 3), (2, 4))])
        event = await begun(built)
        await unreachable.channel_lost(built.service.hosts, HOME)
        for match in await matches(built, event):
            await played(built, match)
        await ticked(built)
        assert (await row(built, event)).round == 2

    in_house(play)


@pytest.mark.slow
def test_tables_of_three_play_one_game_and_places_are_scored() -> None:
    async def play(built: House) -> None:
        event = await opened(built, key="talisman", table=3, number=1, language="en")
        await joined(built, event, "ana", "ben", "cyd")
        await running.start_event(built.service.core, event, actor("gm"), interaction=next(PRESSES))
        await built.settled()
        (match,) = await matches(built, event)
        assert sorted(seat.entry for seat in match.seats) == [1, 2, 3]
        await do(built, event, "gm", deciding.rules_result(match.bout.id or 0, "2", "agreed"))
        await ticked(built)
        assert (await row(built, event)).state == OVER
        told = await reading.event_text(built.service.core, event, actor("ana"), "standings", Speech("en"))
        assert told is not None and told.splitlines()[1].startswith(r"1\. ben – points 2, 1 game")

    in_house(play)


@pytest.mark.slow
def test_a_game_that_gets_no_thread_is_tried_again_and_its_event_goes_on(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3,))])
        event = await opened(built)
        await joined(built, event, "ana", "ben", "cyd")
        built.poster.failures = []
        refuse = built.poster.open_thread

        async def full(channel: int, name: str, tag: str = "", *, tried: bool = False) -> int:
            raise PostFailed("full")

        built.poster.open_thread = full  # type: ignore[method-assign]
        await running.start_event(built.service.core, event, actor("gm"), interaction=next(PRESSES))
        await built.settled()
        game = (await matches(built, event))[0].bout.game_id or 0
        assert (await built.service.core.live(game)).game.channel_id == HOME
        built.poster.open_thread = refuse  # type: ignore[method-assign]
        await ticked(built, 3600)
        live = await built.service.core.live(game)
        assert live.game.channel_id in built.poster.threads and live.game.status == LOBBY

    in_house(play)


@rule("MK2-30.3", "MK2-30.6")
@pytest.mark.parametrize(
    ("counts", "places"),
    [
        ([(2, 0), (1, 900)], [1, 2]),
        ([(1, 300), (1, 301)], [2, 1]),
        ([(1, 300), (1, 300)], [1, 1]),
        ([(5,), (7,), (5,)], [2, 1, 2]),
    ],
)
def test_what_breaks_a_tie_in_the_game_breaks_it_at_the_deadline(counts: list[Count], places: list[int]) -> None:
    assert by_count(counts) == places
