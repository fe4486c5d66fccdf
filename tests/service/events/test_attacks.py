"""What somebody might try at an event: each attempt is one clear sentence in three languages, and changes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.errors import Refused
from bot.i18n.catalog import LANGUAGES
from bot.i18n.speech import Speech
from bot.service.core.ports import PostFailed
from bot.service.events import accounts, cards, checkin, deciding, entering, opening, reading, running, times
from bot.service.events.opening import Opening
from bot.service.events.transaction import Act, act_on
from bot.storage import events
from bot.storage.event_models import CANCELLED, DONE, FORFEIT, OVER, REVIEW, RULED, WAITS
from bot.storage.events import Match
from cogs.event_acts import judging
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
    row,
    seen,
    ticked,
)
from tests.service.events.test_campaigns import undone
from tests.service.events.test_rounds import ready
from tests.support.house import GUILD, HOME, USERS, House, in_house

Listed = Any


async def all_of(built: House, event: int) -> Any:
    """Whatever an act could change of an event: rows as they are stored."""

    def read(affair: Any) -> Any:
        found = events.matches_of(affair.session, event)
        bouts = [(match.bout.model_dump(), [seat.model_dump() for seat in match.seats]) for match in found]
        known = [entry.model_dump() for entry in affair.entries.values()]
        return affair.event.model_dump(), bouts, known, affair.deputies, len(events.acts_of(affair.session, event))

    return await seen(built, event, read)


async def over(built: House, listed: Listed) -> int:
    """An event of one round that was played to its end."""
    listed.extend([drawn((1, 2), (3, 4))])
    event = await begun(built, number=1)
    for match in await matches(built, event):
        await played(built, match)
    await ticked(built)
    return event


async def fails(built: House, event: int, act: Awaitable[Any]) -> str:
    """An attempt is refused in one sentence of each language, and nothing has changed; the key of the refusal."""
    before = await all_of(built, event)
    with pytest.raises(Refused) as error:
        await act
    told = {Speech(language).refusal(error.value) for language in LANGUAGES}
    assert len(told) == 3 and all(one.endswith((".", "…")) or ":" in one for one in told)
    assert not [one for one in told if "{" in one or "engine-refused" in one]
    assert await all_of(built, event) == before
    return error.value.key


def tried(built: House, event: int, name: str, act: Act) -> Awaitable[Any]:
    """Somebody tries."""
    return act_on(built.service.core, event, actor(name), act, interaction=next(PRESSES))


async def of_entry(built: House, event: int, name: str) -> int:
    """The number of somebody."""
    entries = await seen(built, event, lambda affair: affair.entries)
    return next(number for number, entry in entries.items() if entry.user_id == USERS[name])


def seats(match: Match) -> list[int]:
    """Who plays in a pairing."""
    return [seat.entry for seat in match.seats]


async def got_ready(built: House, match: Match, *names: str) -> None:
    """Some of a pairing press Ready."""
    for name in names:
        await ready(built, match.bout.game_id or 0, name)


# -- joining and leaving ----------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_nobody_joins_a_swiss_in_its_last_round_and_the_card_offers_it_no_more(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4)), drawn((1, 3), (2, 4))])
        event = await begun(built, number=2)
        join = f"ev|0|{event}|{cards.JOIN}"
        shown = await seen(built, event, cards.card_buttons)
        assert join in [button.id for button in shown[0]]
        for match in await matches(built, event):
            await played(built, match)
        await ticked(built)
        assert (await row(built, event)).round == 2
        assert await fails(built, event, tried(built, event, "gm", entering.joins)) == "event_last_round"
        shown = await seen(built, event, cards.card_buttons)
        assert join not in [button.id for button in shown[0]]

    in_house(play)


@pytest.mark.slow
def test_nobody_joins_rolling_pairings_after_their_last_day() -> None:
    async def play(built: House) -> None:
        event = await begun(built, format="rolling", number=0, until="2030-12-24", days=60)
        last = await seen(built, event, lambda affair: cards.league.ends_of(affair.event))
        built.clock.time = last - 1
        await do(built, event, "gm", entering.joins)
        await do(built, event, "gm", entering.leaves)
        built.clock.time = last
        assert await fails(built, event, tried(built, event, "gm", entering.joins)) == "event_last_round"

    in_house(play)


@pytest.mark.slow
def test_leaving_and_coming_back_shortens_no_event_and_keeps_the_results() -> None:
    async def play(built: House) -> None:
        event = await begun(built, "ana", "ben", "cyd", "dan", "gm", number=0)  # five: three rounds
        for name in ("ana", "ben"):
            await do(built, event, name, entering.leaves)
            reply = await do(built, event, name, entering.joins)
            assert (reply.key, reply.facts["round"]) == ("event_returned", 2)
        for _ in range(6):
            await ticked(built, 4 * DAY)
        over = await row(built, event)
        assert (over.state, over.round) == (OVER, 3)

    in_house(play)


@pytest.mark.slow
def test_a_number_is_never_given_twice_so_nobody_inherits_what_is_told_of_another() -> None:
    async def play(built: House) -> None:
        event = await opened(built, campaign=True)
        await joined(built, event, "ana", "ben")
        await do(built, event, "ben", entering.leaves)
        await joined(built, event, "cyd")
        assert await of_entry(built, event, "cyd") == 3
        told = await reading.event_text(built.service.core, event, actor("ana"), "history", Speech("en"))
        assert told is not None and told.count("cyd takes part.") == 1
        wealth = accounts.enters(3, "treasury", 9, "", "early")
        assert await fails(built, event, tried(built, event, "gm", wealth)) == "event_state"

    in_house(play)


@pytest.mark.parametrize("twice", [entering.joins, entering.leaves])
def test_of_two_presses_at_once_one_counts(twice: Act) -> None:
    async def play(built: House) -> None:
        event = await opened(built)
        if twice is entering.leaves:
            await joined(built, event, "ana")
        done = await asyncio.gather(
            tried(built, event, "ana", twice), tried(built, event, "ana", twice), return_exceptions=True
        )
        (refusal,) = [one for one in done if isinstance(one, Refused)]
        assert refusal.key == ("event_in_already" if twice is entering.joins else "event_not_in")
        assert len(await seen(built, event, lambda affair: affair.entries)) == (twice is entering.joins)

    in_house(play)


@pytest.mark.slow
def test_of_two_who_start_an_event_at_once_one_does() -> None:
    async def play(built: House) -> None:
        event = await opened(built)
        await joined(built, event, "ana", "ben", "cyd", "dan")
        starts = [
            running.start_event(built.service.core, event, actor("gm"), interaction=next(PRESSES)) for _ in range(2)
        ]
        done = await asyncio.gather(*starts, return_exceptions=True)
        assert [one.key for one in done if isinstance(one, Refused)] == ["event_state"]
        await built.settled()
        assert len(await matches(built, event)) == 2 and (await row(built, event)).round == 1

    in_house(play)


# -- what is agreed ---------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_rolling_pairings_that_were_to_be_over_do_not_begin() -> None:
    async def play(built: House) -> None:
        event = await opened(built, format="rolling", number=0, until="2030-12-24")
        await joined(built, event, "ana", "ben")
        built.clock.time = await seen(built, event, lambda affair: cards.league.ends_of(affair.event))
        start = running.start_event(built.service.core, event, actor("gm"), interaction=next(PRESSES))
        assert await fails(built, event, start) == "event_until_past"

    in_house(play)


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ({"breaks": "height"}, "league_breaks"),
        ({"breaks": "wins wins"}, "league_breaks"),
        ({"points": "many"}, "event_points"),
        ({"until": "soon"}, "date_wrong"),
        ({"format": "knockout", "number": 3}, "event_no_number"),
    ],
)
def test_a_part_that_is_wrong_by_itself_is_refused_before_the_whole_is_agreed(said: dict[str, Any], key: str) -> None:
    async def play(built: House) -> None:
        wanted = replace(Opening("", "warcry", "swiss", 0, 0), **said)
        with pytest.raises(Refused) as error:
            await reading.demand_agreeable(built.service.core, wanted, 1)
        assert error.value.key == key

    in_house(play)


def test_what_is_right_by_itself_passes_and_an_unknown_pack_is_named() -> None:
    async def play(built: House) -> None:
        core = built.service.core
        wanted = Opening("", "warcry", "rolling", 0, 0, until="24.12.2030", points="3/1/0", breaks="wins, games")
        await reading.demand_agreeable(core, wanted, 1)
        for known in ("", "Starter"):
            await reading.demand_pack(core, GUILD, "warcry", known)
        with pytest.raises(Refused, match="no_such_pack"):
            await reading.demand_pack(core, GUILD, "warcry", "nowhere")

    in_house(play)


# -- deciding ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_an_organiser_who_plays_takes_out_or_replaces_nobody_against_whom_he_plays(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4)), drawn((1, 3), (2, 4))])
        event = await begun(built, "gm", "ben", "cyd", "dan", days=20)
        for act in (entering.drops(2, "he is ahead"), entering.replaces(2, USERS["ana"], "ana")):
            assert await fails(built, event, tried(built, event, "gm", act)) == "event_own_pairing"
        await do(built, event, "gm", entering.drops(3, "he asked for it"))  # another pairing
        await do(built, event, "gm", deciding.deputises(USERS["cyd"], remove=False))
        await do(built, event, "cyd", entering.drops(2, "a deputy may"))
        assert (await matches(built, event))[0].bout.how == FORFEIT

    in_house(play)


@pytest.mark.slow
def test_where_everybody_plays_everybody_not_even_after_the_game() -> None:
    async def play(built: House) -> None:
        event = await begun(built, "gm", "ben", "cyd", "dan", format="round_robin", number=0)
        own = await of_entry(built, event, "gm")
        mine = next(match for match in await matches(built, event) if own in seats(match))
        await played(built, mine, concedes=seats(mine).index(own))
        winner = next(number for number in seats(mine) if number != own)  # without him the loss would not count
        for act in (entering.drops(winner, "x"), entering.replaces(winner, USERS["ana"], "ana")):
            assert await fails(built, event, tried(built, event, "gm", act)) == "event_own_pairing"

    in_house(play)


@pytest.mark.slow
def test_a_bye_is_not_decided_and_no_pairing_of_another_event_is(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3,))])
        event = await begun(built, "ana", "ben", "cyd")
        other = await opened(built, name="Other")
        bye = (await matches(built, event))[1].bout.id or 0
        for winner in ("3", "draw", "none"):
            act = deciding.rules_result(bye, winner, "x")
            assert await fails(built, event, tried(built, event, "gm", act)) == "event_bye"
        foreign = deciding.rules_result((await matches(built, event))[0].bout.id or 0, "1", "x")
        assert await fails(built, other, tried(built, other, "gm", foreign)) == "event_state"
        for winner in ("3", "-1", "٣", "ana", ""):
            forged = deciding.rules_result((await matches(built, event))[0].bout.id or 0, winner, "x")
            assert await fails(built, event, tried(built, event, "gm", forged)) == "event_no_winner"

    in_house(play)


@pytest.mark.slow
def test_in_a_bracket_a_result_from_which_the_next_round_follows_stands() -> None:
    async def play(built: House) -> None:
        event = await begun(built, format="knockout", number=0, days=20)
        first, second = await matches(built, event)
        await played(built, first)
        await played(built, second)
        await ticked(built)
        assert (await row(built, event)).round == 2
        loser = next(seat.entry for seat in (await matches(built, event))[0].seats if seat.place == 2)
        entries = await seen(built, event, lambda affair: affair.entries)
        ruled = deciding.rules_result(first.bout.id or 0, str(loser), "x")
        assert await fails(built, event, tried(built, event, "gm", ruled)) == "event_gone_on"
        disputed = deciding.disputes(first.bout.game_id, "x")
        assert await fails(built, event, tried(built, event, entries[loser].name, disputed)) == "event_gone_on"
        before = await all_of(built, event)
        await undone(built, first)  # a game master may take the end of the game back, but not what followed from it
        await ticked(built)
        assert (await all_of(built, event))[1:3] == before[1:3]

    in_house(play)


@pytest.mark.slow
def test_a_bracket_waits_for_a_result_in_dispute_as_long_as_its_round_has_time() -> None:
    async def play(built: House) -> None:
        event = await begun(built, format="knockout", number=0, days=20)
        first, second = await matches(built, event)
        entries = await seen(built, event, lambda affair: affair.entries)
        await played(built, first)
        await do(built, event, entries[seats(first)[1]].name, deciding.disputes(first.bout.game_id, "a misclick"))
        await played(built, second)
        await ticked(built)
        assert (await row(built, event)).round == 1
        rules = await reading.event_text(built.service.core, event, actor("ana"), "rules", Speech("en"))
        assert rules is not None and "A result can be disputed until the next round is paired" in rules
        await do(built, event, "gm", deciding.decides(1, True, "it was one"))
        await do(built, event, "gm", deciding.rules_result(first.bout.id or 0, str(seats(first)[1]), "he had won"))
        await ticked(built)
        (final,) = await matches(built, event, 2)
        assert seats(first)[1] in seats(final) and (await matches(built, event))[0].bout.how == RULED

    in_house(play)


@pytest.mark.slow
def test_a_dispute_that_nobody_decided_in_time_can_only_be_refused() -> None:
    async def play(built: House) -> None:
        event = await begun(built, format="knockout", number=0, days=2)
        first, second = await matches(built, event)
        entries = await seen(built, event, lambda affair: affair.entries)
        for match in (first, second):
            await played(built, match)
            if match is first:
                await do(built, event, entries[seats(first)[1]].name, deciding.disputes(first.bout.game_id, "x"))
        await ticked(built, 3 * DAY)
        assert (await row(built, event)).round == 2 and (await matches(built, event))[0].bout.state == REVIEW
        granted = deciding.decides(1, True, "too late")
        assert await fails(built, event, tried(built, event, "gm", granted)) == "event_gone_on"
        await do(built, event, "gm", deciding.decides(1, False, "it stands"))
        assert (await matches(built, event))[0].bout.state == DONE

    in_house(play)


@pytest.mark.slow
def test_a_button_of_the_organisers_page_decides_only_what_still_waits(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4)), drawn((1, 3), (2, 4))])
        event = await begun(built, days=2, unfinished="organiser")
        first = (await matches(built, event))[0]
        await got_ready(built, first, "ana", "ben")
        await ticked(built, 3 * DAY)
        assert (await matches(built, event))[0].bout.state == WAITS
        said = ["bout", str(first.bout.id), "1"]
        await do(built, event, "gm", judging(said, "he was ahead"))
        stale = judging([*said[:2], "2"], "he was behind")
        assert await fails(built, event, tried(built, event, "gm", stale)) == "event_pairing_state"
        for forged in (["bout", "x", "1"], ["bout", "1"], ["plea", "1", "maybe"], []):
            with pytest.raises(Refused, match="button_unknown"):
                judging(forged, "x")

    in_house(play)


@pytest.mark.slow
def test_two_who_decide_at_once_by_their_pages_do_not_overrule_each_other(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built, days=2, unfinished="organiser", number=1)
        first = (await matches(built, event))[0]
        await got_ready(built, first, "ana", "ben")
        await ticked(built, 3 * DAY)
        await do(built, event, "gm", deciding.deputises(USERS["cyd"], remove=False))
        both = [
            tried(built, event, name, judging(["bout", str(first.bout.id), won], "x"))
            for name, won in (("gm", "1"), ("cyd", "2"))
        ]
        done = await asyncio.gather(*both, return_exceptions=True)
        (refusal,) = [one for one in done if isinstance(one, Refused)]
        assert refusal.key in ("event_pairing_state", "event_state")  # with its only open matter the event is over

    in_house(play)


@pytest.mark.slow
def test_nothing_is_decided_or_answered_in_an_event_that_was_given_up(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built, days=4, campaign=True)
        first, second = await matches(built, event)
        await got_ready(built, first, "ana")
        built.clock.advance(2 * DAY)
        await do(built, event, "ana", deciding.claims(first.bout.game_id, "no word", acted=True))
        await do(built, event, "gm", opening.cancels("no time"))
        for name, act in (
            ("gm", deciding.decides(1, True, "x")),
            ("ben", deciding.answers(1, "I am here")),
            ("ana", deciding.claims(first.bout.game_id, "x", acted=True)),
            ("ana", deciding.disputes(first.bout.game_id, "x")),
            ("ana", times.longer(1)),
            ("ana", entering.joins),
            ("ana", entering.leaves),
            ("gm", deciding.rules_result(first.bout.id or 0, "1", "x")),
            ("gm", entering.drops(2, "x")),
            ("gm", entering.replaces(2, USERS["gm"], "gm")),
            ("gm", accounts.enters(2, "points", 1, "", "x")),
            ("gm", opening.moves(HOME, HOME)),
            ("gm", opening.cancels("again")),
        ):
            assert await fails(built, event, tried(built, event, name, act)) == "event_state"
        before = await all_of(built, event)
        await played(built, second)  # its games go on as games of their own
        await ticked(built, 5 * DAY)
        assert (await all_of(built, event))[1:] == before[1:] and before[0]["state"] == CANCELLED
        assert not [one for one in built.poster.messages if "the time for this game" in one.out.text]

    in_house(play)


@pytest.mark.slow
def test_the_end_of_a_game_that_is_taken_back_after_its_event_changes_nothing_there(listed: Listed) -> None:
    async def play(built: House) -> None:
        event = await over(built, listed)
        before = await all_of(built, event)
        assert before[0]["state"] == OVER
        await undone(built, (await matches(built, event))[0])
        await ticked(built)
        assert (await all_of(built, event))[1:] == before[1:]

    in_house(play)


@pytest.mark.slow
def test_who_came_to_a_table_is_not_lost_by_the_claim_of_another() -> None:
    async def play(built: House) -> None:
        event = await begun(
            built, "ana", "ben", "cyd", key="talisman", format="swiss", number=1, table=3, days=6, unfinished="draw"
        )
        (match,) = await matches(built, event)
        names = {number: entry.name for number, entry in (await seen(built, event, lambda a: a.entries)).items()}
        late = await of_entry(built, event, "cyd")
        await got_ready(built, match, "ana", "ben")
        built.clock.advance(3 * DAY)
        await do(built, event, "ana", deciding.claims(match.bout.game_id, "cyd does not come", acted=True))
        await ticked(built, 2 * DAY + 60)
        again = (await matches(built, event))[0]
        assert again.bout.how == FORFEIT
        assert {names[seat.entry]: seat.place for seat in again.seats} == {"ana": 1, "ben": 1, names[late]: 3}

    in_house(play)


@pytest.mark.slow
def test_nobody_votes_for_who_decides_anyway() -> None:
    async def play(built: House) -> None:
        event = await begun(built, "ana", "ben", "cyd", "gm", silence=2, days=20)
        built.clock.advance(3 * DAY)
        vote = deciding.votes_for(USERS["gm"])
        assert await fails(built, event, tried(built, event, "ana", vote)) == "event_deputy_already"

    in_house(play)


@pytest.mark.slow
def test_claims_are_neither_forged_nor_repeated_nor_answered_by_others(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built, days=4)
        first, second = await matches(built, event)
        await got_ready(built, first, "ana")
        early = deciding.claims(first.bout.game_id, "x", acted=True)
        assert await fails(built, event, tried(built, event, "ana", early)) == "event_claim_early"
        built.clock.advance(2 * DAY)
        for name, act, key in (
            ("ana", deciding.claims(second.bout.game_id, "x", acted=True), "event_foreign_game"),
            ("ana", deciding.claims(10**12, "x", acted=True), "event_foreign_game"),
            ("ben", deciding.claims(first.bout.game_id, "x", acted=False), "event_claim_idle"),
            ("gm", deciding.claims(first.bout.game_id, "x", acted=True), "event_not_in"),
            ("ana", deciding.disputes(first.bout.game_id, "x"), "event_pairing_state"),
            ("ana", deciding.answers(1, "x"), "event_no_plea"),
            ("gm", deciding.decides(1, True, "x"), "event_no_plea"),
        ):
            assert await fails(built, event, tried(built, event, name, act)) == key
        await do(built, event, "ana", deciding.claims(first.bout.game_id, "no word", acted=True))
        for name, act, key in (
            ("ana", deciding.claims(first.bout.game_id, "again", acted=True), "event_plea_twice"),
            ("ana", deciding.answers(1, "I say so"), "event_plea_not_yours"),
            ("cyd", deciding.answers(1, "x"), "event_plea_not_yours"),
            ("ben", deciding.answers(1, "  "), "event_answer_empty"),
            ("ben", deciding.decides(1, False, "x"), "event_not_organiser"),
            ("gm", deciding.decides(1, True, " "), "gm_no_reason"),
        ):
            assert await fails(built, event, tried(built, event, name, act)) == key

    in_house(play)


@pytest.mark.slow
def test_a_stale_button_of_the_card_is_one_sentence_after_the_end(listed: Listed) -> None:
    async def play(built: House) -> None:
        event = await over(built, listed)
        assert (await row(built, event)).state == OVER
        for act in (entering.joins, entering.leaves, checkin.checks_in):
            assert await fails(built, event, tried(built, event, "ana", act)) == "event_state"
        start = running.start_event(built.service.core, event, actor("gm"), interaction=next(PRESSES))
        assert await fails(built, event, start) == "event_state"

    in_house(play)


# -- the world around it ----------------------------------------------------------------------------------------------


def _where_there_is_a_channel(call: Callable[..., Awaitable[Any]], gone: set[int]) -> Callable[..., Awaitable[Any]]:
    """What a chat does, which fails in channels that are gone."""

    async def done(channel: int, *rest: Any, **more: Any) -> Any:
        if channel in gone:
            raise PostFailed("gone")
        return await call(channel, *rest, **more)

    return done


@pytest.mark.slow
def test_an_event_goes_on_where_its_channel_is_gone_and_speaks_again_where_it_is_moved_to(
    listed: Listed, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4)), drawn((1, 3), (2, 4))])
        event = await begun(built)
        poster, gone = built.poster, {HOME}
        for name in ("send", "open_thread", "rewrite", "look", "find"):
            monkeypatch.setattr(poster, name, _where_there_is_a_channel(getattr(poster, name), gone))
        for match in await matches(built, event):
            await tried(
                built, event, "gm", deciding.rules_result(match.bout.id or 0, str(seats(match)[0]), "it was so")
            )
        for _ in range(6):
            await built.service.clocks.tick()
        assert (await row(built, event)).round == 2 and len(await matches(built, event, 2)) == 2
        built.clock.advance(cards.PATIENCE)
        await tried(built, event, "gm", opening.moves(HOME + 1, HOME + 1))
        await built.service.outbox.caught_up(HOME + 1)
        shown = [message for message in poster.messages if message.channel == HOME + 1]
        assert any("Winter" in message.out.text and message.out.rows for message in shown)

    in_house(play)


@pytest.mark.slow
def test_whoever_has_left_the_server_loses_in_time_and_holds_nobody_up(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4)), drawn((1, 3), (2, 4))])
        event = await begun(built, days=2)
        first, second = await matches(built, event)
        await got_ready(built, first, "ana")  # ben never comes
        await played(built, second)
        await ticked(built, 2 * DAY + 60)
        again = (await matches(built, event))[0]
        assert (again.bout.how, [seat.place for seat in again.seats]) == (FORFEIT, [1, 2])
        assert (await row(built, event)).round == 2

    in_house(play)
