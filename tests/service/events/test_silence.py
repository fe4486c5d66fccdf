"""An event that cannot speak stands still, and whoever runs it is told (bot.service.events.silence)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.i18n.speech import Speech
from bot.service.core.ports import PostFailed
from bot.service.events import deciding, opening, reading
from bot.service.events.silence import AGAIN, HOUR
from bot.storage import silences
from bot.storage.event_models import DONE, OPEN
from tests.service.events.holding import DAY, actor, begun, do, drawn, matches, opened, row, ticked
from tests.support.house import GUILD, HOME, USERS, House, in_house

Listed = Any
WHYS = ("send_messages", "create_public_threads", "gone", "threadless")


async def closed(built: House, why: str = "send_messages", channel: int = HOME) -> None:
    """A right is taken away, or the channel is gone: the chat service tells of it."""
    built.poster.bars[channel] = why
    await built.service.voices.look_at_all(GUILD)
    await built.settled()


async def reopened(built: House, channel: int = HOME) -> None:
    """It is given back."""
    del built.poster.bars[channel]
    await built.service.voices.look_at_all(GUILD)
    await built.settled()


@pytest.mark.slow
@pytest.mark.parametrize("why", WHYS)
def test_no_round_is_closed_and_none_is_paired_while_an_event_cannot_speak(listed: Listed, why: str) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4)), drawn((1, 3), (2, 4))])
        event = await begun(built)
        due = (await row(built, event)).round_due or 0
        await ticked(built, DAY)
        await closed(built, why)
        posted = len(built.poster.messages)
        for _ in range(9):
            await ticked(built, DAY)
        assert [match.bout.state for match in await matches(built, event)] == [OPEN, OPEN]
        assert (await row(built, event)).round == 1 and len(built.poster.messages) == posted
        await reopened(built)
        assert (await row(built, event)).round_due == due + 9 * DAY
        assert {match.bout.due for match in await matches(built, event)} == {due + 9 * DAY}
        assert "every deadline comes 216 hours later" in built.poster.texts[-2] + built.poster.texts[-1]
        await ticked(built, 3 * DAY - 60)
        assert (await row(built, event)).round == 1
        await ticked(built, 120)
        assert (await row(built, event)).round == 2
        assert [match.bout.state for match in await matches(built, event, 1)] == [DONE, DONE]
        told = await reading.event_text(built.service.core, event, actor("ana"), "history", Speech("en"))
        assert told is not None and "stood still" in told

    in_house(play)


@pytest.mark.slow
def test_whoever_runs_it_is_told_directly_and_at_his_next_command_once(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built)
        await do(built, event, "gm", deciding.deputises(USERS["dan"], remove=False))
        await closed(built)
        users = [user for user, _ in built.poster.direct_messages]
        assert sorted(users) == sorted([USERS["gm"], USERS["dan"]])
        assert "Send Messages" in built.poster.direct_messages[0][1].text
        await closed(built)  # known already
        assert len(built.poster.direct_messages) == 2
        voices = built.service.voices
        assert await voices.heard(USERS["ana"], "en") == []
        (told,) = await voices.heard(USERS["gm"], "pl")
        assert "zegary stoją" in told and await voices.heard(USERS["gm"], "pl") == []
        page = await reading.panel_of(built.service.core, event, actor("gm"), Speech("en"))
        assert "Its clocks stand still" in page.text
        await voices.start(built.poster)  # another run of the program: only he who was not told is
        assert await voices.heard(USERS["gm"], "en") == [] and len(await voices.heard(USERS["dan"], "cs")) == 1
        await reopened(built)
        assert await built.service.database.read(silences.unheard) == []

    in_house(play)


def test_closed_direct_messages_leave_the_next_command(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built)
        built.poster.failures = [PostFailed("forbidden")]
        await closed(built)
        assert built.poster.direct_messages == []
        assert len(await built.service.voices.heard(USERS["gm"], "en")) == 1 and event

    in_house(play)


@pytest.mark.slow
def test_what_nobody_has_told_is_seen_before_anything_is_done(listed: Listed) -> None:
    """The right was taken away while nothing told of it: before a round is closed it is looked at."""

    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4)), drawn((1, 3), (2, 4))])
        event = await begun(built)
        built.poster.bars[HOME] = "view_channel"
        await ticked(built, 5 * DAY)
        assert (await row(built, event)).round == 1
        assert {match.bout.state for match in await matches(built, event)} == {OPEN}
        assert len(built.poster.direct_messages) == 1

    in_house(play)


@pytest.mark.slow
def test_it_is_found_out_within_an_hour_and_within_minutes_that_it_is_over(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built)
        built.poster.bars[HOME] = "gone"
        await ticked(built, HOUR + 1)
        assert built.poster.direct_messages
        del built.poster.bars[HOME]
        await ticked(built, AGAIN + 1)
        assert await built.service.database.read(lambda session: silences.silence_of(session, event)) is None

    in_house(play)


@pytest.mark.slow
def test_another_channel_lets_it_go_on(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built)
        await closed(built, "gone")
        await do(built, event, "gm", opening.moves(700, 700))
        assert await built.service.voices.silence(event) is None
        await built.settled()
        assert any(message.channel == 700 for message in built.poster.messages)

    in_house(play)


@pytest.mark.slow
@pytest.mark.parametrize("why", ["full", "threadless"])
def test_an_event_whose_games_get_no_threads_stands_still_until_they_do(listed: Listed, why: str) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await opened(built)
        from bot.service.events import entering, running

        for name in ("ana", "ben", "cyd", "dan"):
            await do(built, event, name, entering.joins)
        inner = built.poster.open_thread

        async def refused(channel: int, name: str, tag: str = "", *, tried: bool = False) -> int:
            raise PostFailed(why)

        built.poster.open_thread = refused  # type: ignore[method-assign]
        await running.start_event(built.service.core, event, actor("gm"), interaction=77)
        await built.settled()
        await ticked(built, 1)
        silence = await built.service.voices.silence(event)
        assert silence is not None and silence.why == why
        assert [user for user, _ in built.poster.direct_messages] == [USERS["gm"]]
        await ticked(built, 6 * DAY)
        assert {match.bout.state for match in await matches(built, event)} == {OPEN}
        built.poster.open_thread = inner  # type: ignore[method-assign]
        await ticked(built, HOUR + 1)
        await ticked(built, AGAIN + 1)
        assert await built.service.voices.silence(event) is None
        assert len(built.poster.threads) == 2

    in_house(play)


@pytest.mark.slow
def test_a_time_in_which_nobody_could_answer_is_not_counted_twice(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built)
        due = (await row(built, event)).round_due or 0
        await closed(built)
        built.clock.advance(DAY)
        await built.service.clocks.extend(DAY)  # the program was down for a day
        built.clock.advance(DAY)
        await reopened(built)
        assert (await row(built, event)).round_due == due + 2 * DAY

    in_house(play)
