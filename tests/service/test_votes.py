"""Votes: who is asked, when one passes, fails, lapses, and what it does then."""

from __future__ import annotations

import pytest

from bot.engine.errors import Refused
from bot.service.table import seating, votes
from bot.service.table.ballots import DRAW, END, PAUSE, RESUME
from bot.storage import votes as rows_of_votes
from bot.storage.models import CLOSED, RUNNING, Vote
from tests.support.house import USERS, House, in_house

DAY = 86_400


async def propose(built: House, game: int, name: str, kind: str) -> str:
    core = built.service.core
    if kind == PAUSE:
        return (await votes.propose_pause(core, game, USERS[name])).key
    return (await votes.propose_vote(core, game, USERS[name], kind)).key


async def cast(built: House, game: int, name: str, aye: bool, number: int | None = None) -> str:
    return (await votes.cast_vote(built.service.core, game, USERS[name], aye, number=number)).key


async def refusal(built: House, call: object) -> str:
    with pytest.raises(Refused) as error:
        await call  # type: ignore[misc]
    return error.value.key


async def open_one(built: House, game: int) -> Vote:
    live = await built.service.core.live(game)
    (vote,) = live.votes.values()
    return vote


def test_a_draw_that_both_agree_to_closes_the_game_and_takes_the_buttons_away() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        assert await propose(built, game, "ana", DRAW) == "vote_opened"
        await built.settled()
        asked = built.poster.messages[-1]
        vote = await open_one(built, game)
        assert [button.id for button in asked.out.rows[0]] == [
            f"v|{game}|{vote.number}|aye",
            f"v|{game}|{vote.number}|nay",
        ]
        assert asked.out.mentions == (USERS["ben"],)
        assert await cast(built, game, "ben", True, vote.number) == "vote_passed"
        await built.settled()
        live = await built.service.core.live(game)
        assert (live.game.status, live.waiting(), live.decisions) == (CLOSED, {}, {})
        assert asked.stripped
        assert not built.poster.messages[-1].out.mentions
        assert await refusal(built, built.say(game, "ana", "pass")) == "game_over"

    in_house(play)


def test_the_game_goes_on_while_a_vote_is_open_and_after_a_restart_it_still_is() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        await propose(built, game, "ana", END)
        await built.say(game, "ben", "deck hordes_starter")
        number = (await open_one(built, game)).number
        built.service.core.forget(game)
        assert (await open_one(built, game)).ayes == "0"
        assert await cast(built, game, "ben", False) == "vote_declined"
        kept = await built.service.database.read(lambda session: rows_of_votes.find_vote(session, game, number))
        assert kept is not None
        assert (kept.outcome, kept.nays) == ("failed", "1")
        assert (await built.service.core.live(game)).game.status == RUNNING

    in_house(play)


def test_somebody_with_all_seats_decides_by_asking() -> None:
    async def play(built: House) -> None:
        game = await built.warcry("ana", "ana")
        assert await propose(built, game, "ana", END) == "done"
        assert (await built.service.core.live(game)).game.status == CLOSED

    in_house(play)


def test_a_pause_stops_the_game_and_only_a_vote_starts_it_again() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        assert (
            await refusal(built, votes.propose_vote(built.service.core, game, USERS["ana"], RESUME))
            == "vote_not_paused"
        )
        await propose(built, game, "ana", PAUSE)
        assert await propose(built, game, "ben", PAUSE) == "vote_passed"  # to propose the same is to agree
        live = await built.service.core.live(game)
        assert live.game.paused_at is not None
        assert [entry.due for entry in live.decisions.values()] == [None, None]
        assert await refusal(built, built.say(game, "ana", "deck alliance_starter")) == "game_paused"
        assert (
            await refusal(built, votes.propose_pause(built.service.core, game, USERS["ana"])) == "vote_paused_already"
        )
        await propose(built, game, "ben", RESUME)
        await cast(built, game, "ana", True)
        await built.say(game, "ana", "deck alliance_starter")

    in_house(play)


def test_F53_the_electorate_is_fixed_when_the_vote_opens_and_an_outsider_has_no_vote() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        assert await refusal(built, votes.propose_vote(built.service.core, game, USERS["cyd"], DRAW)) == "not_your_game"
        await propose(built, game, "ana", DRAW)
        vote = await open_one(built, game)
        assert vote.electorate == "0 1"
        assert await refusal(built, cast(built, game, "cyd", True, vote.number)) == "not_your_game"
        assert await cast(built, game, "ana", True, vote.number) == "vote_cast"  # again: still one seat
        assert (await open_one(built, game)).ayes == "0"

    in_house(play)


def test_whoever_proposed_may_withdraw_and_the_number_is_never_used_again() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await propose(built, game, "ana", DRAW)
        first = (await open_one(built, game)).number
        assert await cast(built, game, "ana", False) == "vote_withdrawn"
        assert await refusal(built, cast(built, game, "ben", True, first)) == "vote_closed"
        assert await refusal(built, cast(built, game, "ben", True)) == "vote_none"
        await propose(built, game, "ben", DRAW)
        live = await built.service.core.live(game)
        second = (await open_one(built, game)).number
        assert second > first
        assert second not in live.decisions

    in_house(play)


def test_of_several_votes_one_must_be_named() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await propose(built, game, "ana", DRAW)
        await propose(built, game, "ana", PAUSE)
        assert await refusal(built, cast(built, game, "ben", True)) == "vote_which"

    in_house(play)


def test_silence_is_no_consent() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(policy="wait")
        await propose(built, game, "ana", DRAW)
        built.clock.advance(DAY + 1)
        await built.service.clocks.tick()
        await built.settled()
        live = await built.service.core.live(game)
        assert (live.votes, live.game.status) == ({}, RUNNING)
        assert "not enough agreed in time" in "\n".join(built.poster.texts)

    in_house(play)


def test_the_deadline_of_a_vote_moves_with_the_others_in_an_outage() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(policy="wait")
        await propose(built, game, "ana", DRAW)
        await built.service.clocks.extend(DAY)
        built.clock.advance(DAY + 1)
        await built.service.clocks.tick()
        assert (await built.service.core.live(game)).votes

    in_house(play)


def test_votes_lapse_when_the_game_ends_otherwise() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await propose(built, game, "ana", DRAW)
        await seating.concede(built.service.core, game, USERS["ben"])
        assert not (await built.service.core.live(game)).votes
        await built.settled()
        assert "has lapsed" in "\n".join(built.poster.texts)

    in_house(play)


def test_a_second_delivery_of_a_press_counts_once() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await propose(built, game, "ana", DRAW)
        number = (await open_one(built, game)).number
        for _ in range(2):
            reply = await votes.cast_vote(built.service.core, game, USERS["ben"], True, number=number, interaction=77)
            assert reply.key == "vote_passed"

    in_house(play)
