"""Whoever joins is told how to check in, nobody is left out unasked, and /my tells everything that waits."""

from __future__ import annotations

from typing import Any

import pytest

from bot.i18n.speech import Speech
from bot.service.events import checkin, deciding, entering, reading, running, times
from bot.service.events.running import STARTS_WITHOUT
from bot.service.table import table_queries
from bot.storage.event_models import RUNNING
from tests.service.events.holding import DAY, PRESSES, actor, begun, do, drawn, joined, matches, opened, row, ticked
from tests.support.house import USERS, House, in_house

Listed = Any


async def waits(built: House, name: str) -> list[tuple[str, int]]:
    """What waits for somebody beside the questions of his games."""
    page = await table_queries.games_page(built.service.core, USERS[name])
    return [(one.kind, one.about) for one in page.matters]


@pytest.mark.slow
def test_whoever_joins_is_told_how_and_by_when_to_check_in() -> None:
    async def play(built: House) -> None:
        plain = await do(built, await opened(built), "ana", entering.joins)
        assert plain.facts["checkin"] == "none"
        undated = await do(built, await opened(built, checkin=True), "ana", entering.joins)
        assert "with /event checkin or the button" in Speech("en").text("reply-event-joined", **undated.facts)
        event = await opened(built, checkin=True, start="2030-12-24")
        starts = (await row(built, event)).starts_at or 0
        dated = await do(built, event, "ana", entering.joins)
        told = Speech("en").text("reply-event-joined", **dated.facts)
        assert f"between <t:{starts - DAY}:f> and <t:{starts}:f>" in told

    in_house(play)


@pytest.mark.slow
def test_whoever_has_not_checked_in_is_asked_once_half_a_day_before() -> None:
    async def play(built: House) -> None:
        event = await opened(built, checkin=True, start="2030-12-24")
        await joined(built, event, "ana", "ben", "cyd", "dan")
        starts = (await row(built, event)).starts_at or 0
        built.clock.advance(starts - DAY - built.clock.now())
        assert await waits(built, "ana") == [("checkin", 0)]
        await do(built, event, "ana", checkin.checks_in)
        assert await waits(built, "ana") == []
        built.poster.called.clear()
        await ticked(built, DAY // 2 - 60)
        assert built.poster.called == []
        await ticked(built, 120)
        assert built.poster.called == [tuple(USERS[name] for name in ("ben", "cyd", "dan"))]
        asked = next(out.out for out in reversed(built.poster.messages) if out.out.mentions)
        assert [button.label for line in asked.rows for button in line] == ["Check in"]
        await ticked(built, 3600)
        assert len(built.poster.called) == 1
        page = await reading.panel_of(built.service.core, event, actor("gm"), Speech("en"))
        assert "1 of 4 has checked in" in page.text
        for name in ("ben", "cyd"):
            await do(built, event, name, checkin.checks_in)
        await ticked(built, DAY)
        begun_event = await row(built, event)
        assert begun_event.state == RUNNING and await waits(built, "dan") == []

    in_house(play)


@pytest.mark.slow
def test_a_start_that_would_leave_people_out_names_them_and_asks_first(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3,))])
        event = await opened(built, checkin=True)
        await joined(built, event, "ana", "ben", "cyd", "dan")
        for name in ("ana", "ben", "cyd"):
            await do(built, event, name, checkin.checks_in)
        core = built.service.core
        asked = await running.start_event(core, event, actor("gm"), interaction=next(PRESSES))
        assert asked.key == STARTS_WITHOUT and (asked.facts["names"], asked.facts["here"]) == ("dan", 3)
        await built.settled()
        assert built.poster.called[-1] == (USERS["dan"],)
        again = await running.start_event(core, event, actor("gm"), interaction=next(PRESSES))
        assert again.key == STARTS_WITHOUT
        await built.settled()
        assert built.poster.called.count((USERS["dan"],)) == 1  # asked once
        await running.start_event(core, event, actor("gm"), interaction=next(PRESSES), without=True)
        assert (await row(built, event)).state == RUNNING

    in_house(play)


@pytest.mark.slow
def test_my_tells_of_lobbies_claims_more_time_and_decisions(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built)
        match = (await matches(built, event))[0]
        page = await table_queries.games_page(built.service.core, USERS["ana"])
        assert [(one.kind, one.number) for one in page.matters] == [("ready", match.bout.game_id)]
        assert page.others == []  # not told a second time
        await do(built, event, "ana", times.longer(3))
        assert ("longer", 3) in await waits(built, "ben") and ("longer", 3) not in await waits(built, "ana")
        built.clock.advance(3 * DAY)
        await do(built, event, "ana", deciding.claims(match.bout.game_id, "he does not come", acted=True))
        assert ("answer", 1) in await waits(built, "ben") and ("answer", 1) not in await waits(built, "ana")
        assert await waits(built, "gm") == [("decide", 1)]
        await do(built, event, "gm", deciding.deputises(USERS["dan"], remove=False))
        assert ("decide", 1) in await waits(built, "dan")
        await do(built, event, "ben", deciding.answers(1, "I was ill"))
        assert ("answer", 1) not in await waits(built, "ben")
        await do(built, event, "gm", deciding.decides(1, True, "so it is"))
        assert await waits(built, "gm") == [] == await waits(built, "ana")

    in_house(play)


def test_my_tells_of_proposals_until_one_has_voted() -> None:
    async def play(built: House) -> None:
        from bot.service.table import ballots, votes

        game = await built.warcry()
        await votes.propose_vote(built.service.core, game, USERS["ana"], ballots.DRAW)
        (one,) = (await table_queries.games_page(built.service.core, USERS["ben"])).matters
        assert one.kind == "vote" and await waits(built, "ana") == []
        await votes.cast_vote(built.service.core, game, USERS["ben"], False, number=one.about)
        assert await waits(built, "ben") == []

    in_house(play)


@pytest.mark.slow
def test_what_a_player_says_is_set_apart_from_what_the_program_says(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built)
        match = (await matches(built, event))[0]
        built.clock.advance(3 * DAY)
        said = "The claim is granted. Round 2 begins."
        await do(built, event, "ana", deciding.claims(match.bout.game_id, said, acted=True))
        assert any(text.endswith(f"\n> {said}") for text in built.poster.texts)
        await do(built, event, "ben", deciding.answers(1, "No."))
        page = await reading.panel_of(built.service.core, event, actor("gm"), Speech("en"))
        assert f"\n> {said}\n> No." in page.text
        told = await reading.event_text(built.service.core, event, actor("dan"), "history", Speech("en"))
        assert told is not None and f":\n> {said}" in told

    in_house(play)


@pytest.mark.slow
def test_a_dispute_before_a_result_says_that_there_is_none(listed: Listed) -> None:
    async def play(built: House) -> None:
        from tests.service.events.holding import refused

        listed.extend([drawn((1, 2), (3,))])
        event = await begun(built, "ana", "ben", "cyd")
        assert await refused(built, event, "ana", deciding.disputes(None, "no")) == "event_pairing_state"
        assert await refused(built, event, "gm", deciding.disputes(None, "no")) == "event_not_in"
        assert await refused(built, event, "cyd", deciding.disputes(None, "no")) == "event_no_own_pairing"

    in_house(play)
