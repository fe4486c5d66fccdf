"""Votes on questions: who may vote, what they lead to, and what nobody can do to them (F53)."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.service.core.access import Actor
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.rulings import judging, voting
from tests.service.rulings.test_binding import opened
from tests.support.court import (
    HOUR,
    JUDGES,
    VOTERS,
    asked,
    ballots,
    chosen,
    judge,
    over,
    question,
    refused,
    settled,
    veterans,
    voter,
    votes,
)
from tests.support.house import USERS, House, TestClock, house, in_house

EVERYBODY = ("ana", "ben", "cyd", "dan")


@pytest.mark.slow
def test_what_most_approve_of_becomes_a_precedent_that_names_nobody() -> None:
    async def play(built: House) -> None:
        await veterans(built, *EVERYBODY)
        number = await asked(built, answers="Yes\nNo\nOnly in reserve", key="warcry", clauses="WC-6.7")
        card = built.poster.messages[-1]
        assert [button.id for button in card.out.rows[0]] == [f"rv|0|{number}|{letter}" for letter in "ABC"]
        await votes(built, number, "ana", "AC")
        await votes(built, number, "ben", "C")
        reply = await votes(built, number, "cyd", "B")
        assert reply.facts["letters"] == "B “No”"
        assert "3 votes so far" in card.out.text and "approval" not in card.out.text
        await over(built)
        (row,) = await settled(built)
        assert (row.number, row.ruling, row.clauses, row.votes, row.ayes) == (1, "Only in reserve", "WC-6.7", 3, 2)
        told = built.poster.messages[-1].out.text
        assert "**S-1**" in told and "Only in reserve" in told and "2 of 3" in told
        assert not card.out.rows and "see S-1" in card.out.text
        assert not any(str(USERS[name]) in told for name in EVERYBODY)

    in_house(play)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("cast", "outcome"),
    [
        ({"ana": "A", "ben": "B"}, "quorum"),
        ({"ana": "A", "ben": "B", "cyd": "AB"}, "tie"),
        ({}, "quorum"),
        ({"ana": "A", "ben": "A", "cyd": "AA"}, "quorum"),  # pressed twice: approves of nothing any more
    ],
)
def test_with_a_tie_or_too_few_ballots_the_digest_stands(cast: dict[str, str], outcome: str) -> None:
    async def play(built: House) -> None:
        await veterans(built, *EVERYBODY)
        number = await asked(built)
        for name, letters in cast.items():
            await votes(built, number, name, letters)
        await over(built)
        assert ((await question(built, number)).outcome, await settled(built)) == (outcome, [])
        assert "the rules apply as written" in built.poster.messages[-1].out.text

    in_house(play)


def test_F53_who_may_vote_is_looked_at_when_he_presses() -> None:
    async def play(built: House) -> None:
        await veterans(built, "ana", "ben")
        await veterans(built, "cyd", "cyd")  # nobody but himself at the table
        await veterans(built, "dan", "gm", practice_of=7)  # a copy
        await chosen(built, voter_role=VOTERS, quorum=2)
        number = await asked(built)
        assert await refused(votes(built, number, "ana", "A")) == "ruling_no_role"
        roles = {"roles": frozenset({VOTERS})}
        now = built.clock.now()
        for joined in (now, now + 1, 0):
            assert await refused(votes(built, number, "ana", "A", joined=joined, **roles)) == "ruling_joined_later"
        for name in ("cyd", "dan"):
            assert await refused(votes(built, number, name, "A", **roles)) == "ruling_never_played"
        built.clock.advance(HOUR)
        await veterans(built, "cyd", "dan", ended_at=built.clock.now() - 60)  # finished after the question was put
        assert await refused(votes(built, number, "cyd", "A", **roles)) == "ruling_never_played"
        await votes(built, number, "ana", "A", joined=now - 1, **roles)
        assert [ballot.voter for ballot in await ballots(built, number)] == [USERS["ana"]]

    in_house(play)


def test_F53_at_a_table_seats_vote_as_they_were_taken_when_the_question_was_put() -> None:
    async def play(built: House) -> None:
        game = await built.warcry("ana", "ben", decks=False)
        await chosen(built, ruling="table", quorum=9)
        number = await asked(built, game=game)
        assert (await question(built, number)).quorum == 2, "a table of two can never cast nine ballots"
        assert await refused(votes(built, number, "cyd", "A")) == "ruling_not_at_table"
        await votes(built, number, "ben", "B")

        def taken(work: GameTransaction) -> Reply:
            work.change_seat(1, user_id=USERS["cyd"], name="cyd")
            return Reply("done")

        await built.service.core.change(game, taken)  # ben has left: his seat has voted, and votes anew if cyd presses
        assert await refused(votes(built, number, "ben", "A")) == "ruling_not_at_table"
        assert (await ballots(built, number))[0].letters == "B"
        assert (await votes(built, number, "cyd", "A")).facts["letters"] == "A “Yes”"
        await votes(built, number, "ana", "A")
        assert (await question(built, number)).outcome == "ruled", "all seats have voted: nothing is waited for"
        assert (await settled(built))[0].mode == "table"

    in_house(play)


def test_F53_somebody_with_several_seats_votes_for_them_and_a_second_account_without_a_seat_for_none() -> None:
    async def play(built: House) -> None:
        game = await built.open_game("ana", "ana", "ben", key="talisman")
        await chosen(built, ruling="table")
        number = await asked(built, game=game)
        assert await refused(votes(built, number, "dan", "A")) == "ruling_not_at_table"
        await votes(built, number, "ana", "B")
        assert [ballot.voter for ballot in await ballots(built, number)] == [0, 1]
        assert (await question(built, number)).outcome == "", "the third seat has not voted"
        await votes(built, number, "ben", "B")
        assert (await question(built, number)).outcome == "ruled"

    in_house(play)


def test_F53_nobody_settles_anything_for_a_server_alone_or_in_a_copy_or_before_a_game_begins() -> None:
    async def play(built: House) -> None:
        await chosen(built, ruling="table", quorum=2)
        await veterans(built, "cyd", "dan")
        alone = await built.warcry("ana", "ana", decks=False)
        copy = await built.warcry("ana", "ben", decks=False, practice_of=alone)
        lesson = await built.warcry("ana", "ben", decks=False, practice_of=0)
        begun = await built.warcry("ana", "ben", decks=False)
        modes = {game: (await question(built, await asked(built, game=game))).mode for game in (alone, copy, lesson)}
        assert set(modes.values()) == {"community"}
        assert (await question(built, await asked(built, game=begun))).mode == "table"
        lobby = await opened(built, key="warcry")
        asking_there = await question(built, await asked(built, game=lobby))
        assert (asking_there.mode, asking_there.electorate) == ("community", "")
        assert await refused(votes(built, asking_there.id or 0, "ana", "A")) == "ruling_never_played"

    in_house(play)


@pytest.mark.slow
def test_a_table_that_disagrees_has_time_until_the_end() -> None:
    """The last seat's first press settles nothing yet: it may approve of more, and others may come round."""

    async def play(built: House) -> None:
        game = await built.warcry("ana", "ben", decks=False)
        await chosen(built, ruling="table")
        number = await asked(built, game=game, answers="Yes\nNo\nOnce")
        await votes(built, number, "ana", "A")
        await votes(built, number, "ben", "B")
        assert (await question(built, number)).outcome == "", "all have voted, but not alike"
        await votes(built, number, "ana", "C")
        await votes(built, number, "ben", "C")
        (row,) = await settled(built)
        assert (row.ruling, row.votes, row.ayes) == ("Once", 2, 2)

    in_house(play)


@pytest.mark.slow
def test_the_quorum_and_ties_of_two_and_of_five_at_their_bounds() -> None:
    async def play(built: House) -> None:
        await veterans(built, *EVERYBODY, "gm")
        await chosen(built, quorum=3)
        five = "\n".join(("One", "Two", "Three", "Four", "Five"))
        cast = {
            "quorum": {"ana": "A", "ben": "A"},
            "ruled": {"ana": "A", "ben": "A", "cyd": "B"},
            "ruled ": {"ana": "A", "ben": "A", "cyd": "A", "dan": "B"},
            "tie": {"ana": "AB", "ben": "AB", "cyd": "BA"},
            "tie ": {"ana": "A", "ben": "B", "cyd": "C", "dan": "D", "gm": "E"},
        }
        numbers = {case: await asked(built, answers=five) for case in cast}
        for case, ballots_cast in cast.items():
            for name, letters in ballots_cast.items():
                await votes(built, numbers[case], name, letters)
        await over(built)
        for case, number in numbers.items():
            assert (await question(built, number)).outcome == case.strip()
        assert [(row.votes, row.ayes) for row in await settled(built)] == [(3, 2), (4, 3)]
        assert any("a tie between A, B, C, D and E" in text for text in built.poster.texts)

    in_house(play)


def test_a_press_that_is_delivered_twice_counts_once_and_one_after_the_end_not_at_all() -> None:
    async def play(built: House) -> None:
        await veterans(built, *EVERYBODY)
        number = await asked(built)
        for _ in range(2):
            reply = await voting.approve(built.service.core, number, voter(built, "ana"), "A", interaction=77)
            assert reply.facts["letters"] == "A “Yes”"
        assert [ballot.letters for ballot in await ballots(built, number)] == ["A"]
        built.clock.advance(72 * HOUR)  # the timer has not been looked at yet
        assert await refused(votes(built, number, "ben", "A")) == "ruling_closed"
        await over(built)
        assert await refused(votes(built, number, "ben", "A")) == "ruling_closed"

    in_house(play)


def test_forged_presses_change_nothing() -> None:
    async def play(built: House) -> None:
        await veterans(built, *EVERYBODY)
        number = await asked(built)
        assert await refused(votes(built, number, "ana", "C")) == "button_unknown"
        assert await refused(votes(built, number, "ana", "A", channel=1)) == "button_unknown"
        assert await refused(votes(built, number, "ana", "A", guild=501)) == "ruling_no_question"
        assert await refused(votes(built, number + 1, "ana", "A")) == "ruling_no_question"
        assert await refused(judging.decide(built.service.core, number, judge(manages=True), "A", "x")) == (
            "ruling_vote_decides"
        )
        assert not await ballots(built, number)

    in_house(play)


@pytest.mark.slow
def test_an_open_ballot_names_its_voters_and_calls_nobody() -> None:
    async def play(built: House) -> None:
        await veterans(built, *EVERYBODY)
        await chosen(built, ballot="open")
        number = await asked(built)
        await votes(built, number, "ana", "A")
        card = built.poster.messages[-1]
        assert f"1 approval (<@{USERS['ana']}>)" in card.out.text
        assert not card.out.mentions and not built.poster.called

    in_house(play)


@pytest.mark.slow
def test_a_judge_decides_with_a_reason_and_never_where_he_plays() -> None:
    async def play(built: House) -> None:
        game = await built.warcry("ana", "ben", decks=False)
        await chosen(built, ruling="judge", judge_role=JUDGES)
        number = await asked(built, game=game)
        assert built.poster.messages[-1].out.rows[0][0].id == f"rd|0|{number}|A"
        core = built.service.core
        assert await refused(votes(built, number, "ana", "A")) == "ruling_judge_decides"
        assert await refused(judging.decide(core, number, judge("cyd"), "A", "so")) == "ruling_not_judge"
        assert await refused(judging.decide(core, number, judge("cyd", manages=True), "A", "so")) == "ruling_not_judge"
        assert await refused(judging.decide(core, number, judge("ben", JUDGES), "A", "so")) == "ruling_judge_plays"
        assert await refused(judging.decide(core, number, judge("cyd", JUDGES), "A", " \n")) == "gm_no_reason"
        strange = Actor(USERS["cyd"], "cyd", 501, frozenset({JUDGES}))
        assert await refused(judging.decide(core, number, strange, "A", "so")) == "ruling_no_question"
        assert not await settled(built)
        for _ in range(2):
            await judging.decide(core, number, judge("cyd", JUDGES), "B", "the card says so", interaction=9)
        await built.settled()
        (row,) = await settled(built)
        assert (row.mode, row.role, row.reason, row.ruling) == ("judge", JUDGES, "the card says so", "No")
        assert f"<@&{JUDGES}>" in built.poster.messages[-1].out.text

    in_house(play)


def test_without_a_word_of_a_judge_the_digest_stands() -> None:
    async def play(built: House) -> None:
        await chosen(built, ruling="judge", vote_hours=5)
        number = await asked(built)
        await over(built, 5)
        assert (await question(built, number)).outcome == "lapsed"

    in_house(play)


@pytest.mark.slow
def test_a_question_is_taken_back_by_who_asked_as_long_as_nobody_else_has_voted() -> None:
    async def play(built: House) -> None:
        await veterans(built, *EVERYBODY)
        core = built.service.core
        first, second = await asked(built), await asked(built)
        assert await refused(judging.withdraw(core, first, judge("ben"))) == "ruling_not_yours"
        await judging.withdraw(core, first, judge("ana"))
        await votes(built, second, "ben", "A")
        assert await refused(judging.withdraw(core, second, judge("ana"))) == "ruling_begun"
        await judging.withdraw(core, second, judge("gm", manages=True))
        assert {(await question(built, number)).outcome for number in (first, second)} == {"withdrawn"}
        assert not await settled(built)

    in_house(play)


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["judge", "community"])
def test_a_judge_who_plays_does_not_take_back_what_others_have_asked_about_his_game(mode: str) -> None:
    async def play(built: House) -> None:
        await veterans(built, *EVERYBODY)
        game = await built.warcry("ana", "ben", decks=False)
        await chosen(built, ruling=mode, judge_role=JUDGES)
        core, number, own = (
            built.service.core,
            await asked(built, "cyd", game=game),
            await asked(built, "ben", game=game),
        )
        assert await refused(judging.withdraw(core, number, judge("ben", JUDGES))) == "ruling_judge_plays"
        assert (await question(built, number)).closed_at is None
        await judging.withdraw(core, own, judge("ben", JUDGES))
        await judging.withdraw(core, number, judge("gm", JUDGES))
        assert (await question(built, number)).outcome == "withdrawn"

    in_house(play)


@pytest.mark.slow
def test_an_outage_moves_the_end_and_a_restart_loses_nothing(tmp_path: Path) -> None:
    import asyncio

    clock = TestClock()

    async def first() -> int:
        async with house(tmp_path, clock) as built:
            await veterans(built, *EVERYBODY)
            number = await asked(built)
            for name in ("ana", "ben", "cyd"):
                await votes(built, number, name, "A")
            await built.service.clocks.extend(HOUR)
            return number

    async def second(number: int) -> None:
        async with house(tmp_path, clock) as built:
            clock.advance(72 * HOUR)
            await built.service.clocks.tick()
            assert (await question(built, number)).closed_at is None
            await votes(built, number, "dan", "B")
            clock.advance(2 * HOUR)
            await built.service.clocks.tick()
            await built.settled()
            (row,) = await settled(built)
            assert (row.votes, row.ayes) == (4, 3)

    async def run() -> None:
        await second(await first())

    asyncio.run(run())
