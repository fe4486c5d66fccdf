"""Seats of a running game: giving up, claiming, leaving, and handing over with all that belongs to a seat."""

from __future__ import annotations

import pytest

from bot.engine.errors import Refused
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.lobby.seats import Person
from bot.service.table import seating, table_queries, votes
from bot.storage import drafts, people
from bot.storage.models import OVER, Guest, Vote
from tests.support.house import USERS, House, in_house
from tests.support.rules import rule

CYD = Person(USERS["cyd"], "cyd")


async def refusal(call: object) -> Refused:
    with pytest.raises(Refused) as error:
        await call  # type: ignore[misc]
    return error.value


async def offered(built: House, game: int) -> Vote:
    live = await built.service.core.live(game)
    return next(vote for vote in live.votes.values() if vote.kind == "offer")


async def missed(built: House, game: int, seat: int, count: int) -> None:
    def operation(work: GameTransaction) -> Reply:
        work.change_seat(seat, misses=count)
        return Reply("done")

    await built.service.core.change(game, operation)


def test_WC_12_11_a_concession_ends_the_game_at_once_even_when_it_is_paused() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        for name in ("ana", "ben"):
            await votes.propose_pause(built.service.core, game, USERS[name])
        await seating.concede(built.service.core, game, USERS["ben"])
        live = await built.service.core.live(game)
        outcome = live.table.outcome
        assert outcome is not None
        assert (live.game.status, outcome.winners, outcome.reason) == (OVER, (0,), "conceded")
        assert (await refusal(seating.concede(built.service.core, game, USERS["ana"]))).key == "game_over"

    in_house(play)


def test_whoever_holds_both_seats_says_which_one_concedes() -> None:
    async def play(built: House) -> None:
        game = await built.warcry("ana", "ana", decks=False)
        assert (await refusal(seating.concede(built.service.core, game, USERS["ana"]))).key == "which_seat"
        await seating.concede(built.service.core, game, USERS["ana"], 1)
        assert (await built.service.core.live(game)).table.outcome is not None

    in_house(play)


@pytest.mark.parametrize(("misses", "claimed"), [(3, False), (4, True), (9, True)])
def test_WC_P9_the_game_is_claimed_after_four_misses_and_not_before(misses: int, claimed: bool) -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await missed(built, game, 1, misses)
        if not claimed:
            assert (await refusal(seating.claim_game(built.service.core, game, USERS["ana"]))).key == "claim_too_early"
            return
        assert (await refusal(seating.claim_game(built.service.core, game, USERS["cyd"]))).key == "not_your_game"
        assert (await refusal(seating.claim_game(built.service.core, game, USERS["ben"]))).key == "claim_too_early"
        assert (await seating.claim_game(built.service.core, game, USERS["ana"])).facts == {"seat": 1}
        outcome = (await built.service.core.live(game)).table.outcome
        assert outcome is not None
        assert (outcome.winners, outcome.reason) == ((0,), "adjudicated")

    in_house(play)


@rule("TA-26:3")
def test_WC_P21_a_seat_is_handed_over_with_its_hand_and_the_old_holder_is_out_at_once() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        live = await built.service.core.live(game)
        hand = live.table.view(1)
        seat = sorted(live.waiting())[0]
        old = live.decision_of(seat)
        holder = "ana" if seat == 0 else "ben"
        other = "ben" if seat == 0 else "ana"
        await built.service.database.write(lambda session: drafts.keep_draft(session, game, seat, 1, "pass"))
        await seating.propose_replacement(built.service.core, game, USERS[holder], seat, CYD.id)
        await votes.cast_vote(built.service.core, game, USERS[other], True)
        await built.settled()
        vote = await offered(built, game)
        asked = built.poster.messages[-1]
        assert asked.out.mentions == (CYD.id,)
        assert asked.out.rows[0][0].id == f"v|{game}|{vote.number}|take"
        wrong = seating.take_seat(built.service.core, game, Person(USERS["dan"], "dan"), vote.number)
        assert (await refusal(wrong)).key == "offer_to_another"

        reply = await seating.take_seat(built.service.core, game, CYD, vote.number)
        assert (reply.key, reply.seat) == ("seat_taken", seat)
        assert reply.events
        assert all(event.to is None or seat in event.to for event in reply.events)
        live = await built.service.core.live(game)
        assert live.seats_of(USERS[holder]) == []
        assert live.names[seat] == "cyd"
        assert live.table.view(1) == hand
        new = live.decision_of(seat)
        assert old is not None
        assert new is not None
        assert new.number > old.number
        assert await built.service.database.read(lambda session: drafts.drafts_of(session, game)) == []
        assert (await refusal(built.say(game, holder, "pass"))).key == "not_your_game"
        again = await refusal(seating.take_seat(built.service.core, game, Person(USERS["dan"], "dan"), vote.number))
        assert again.key == "vote_closed"
        await built.settled()
        assert USERS["cyd"] in built.poster.messages[-1].out.mentions
        assert asked.stripped

    in_house(play)


def test_an_active_player_cannot_be_replaced_behind_the_back() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await seating.propose_replacement(built.service.core, game, USERS["ana"], 1)
        live = await built.service.core.live(game)
        (vote,) = live.votes.values()
        assert (vote.kind, vote.electorate) == ("replace", "0 1")
        assert (await votes.cast_vote(built.service.core, game, USERS["ben"], False)).key == "vote_declined"
        assert live.seats_of(USERS["ben"]) == [1]

    in_house(play)


def test_of_a_player_who_keeps_silent_the_seat_is_offered_without_asking() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await missed(built, game, 1, 3)
        assert (await seating.propose_replacement(built.service.core, game, USERS["ana"], 1)).key == "vote_passed"
        vote = await offered(built, game)
        assert (
            await refusal(seating.take_seat(built.service.core, game, Person(11, "ana"), vote.number))
        ).key == "lobby_seated"
        await seating.take_seat(built.service.core, game, CYD, vote.number)
        live = await built.service.core.live(game)
        assert (live.seats[1].user_id, live.seats[1].misses) == (CYD.id, 0)

    in_house(play)


def test_who_was_kept_out_takes_no_seat() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        (await built.service.core.live(game)).guests.append(Guest(game_id=game, user_id=CYD.id, kind="barred"))
        error = await refusal(seating.propose_replacement(built.service.core, game, USERS["ana"], 0, CYD.id))
        assert error.key == "lobby_barred"
        assert (
            await refusal(seating.propose_replacement(built.service.core, game, USERS["ana"], 7))
        ).key == "seat_unknown"

    in_house(play)


def test_F18_who_leaves_a_running_game_loses_the_seat_and_it_is_offered() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await seating.leave_game(built.service.core, game, USERS["ben"])
        live = await built.service.core.live(game)
        assert (live.seats[1].user_id, live.seats[1].absent_since) == (None, built.clock.now())
        assert live.game.paused_at is None
        assert (await refusal(built.say(game, "ben", "pass"))).key == "not_your_game"
        vote = await offered(built, game)
        await seating.take_seat(built.service.core, game, Person(USERS["ben"], "ben"), vote.number)
        live = await built.service.core.live(game)
        assert (live.seats[1].user_id, live.seats[1].absent_since) == (USERS["ben"], None)

    in_house(play)


def test_after_an_absence_those_who_are_there_decide() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        for name in ("ana", "ben"):
            await votes.propose_pause(built.service.core, game, USERS[name])
        await seating.leave_game(built.service.core, game, USERS["ben"])
        assert (await votes.propose_vote(built.service.core, game, USERS["ana"], "resume")).key == "vote_passed"
        assert (await built.service.core.live(game)).game.paused_at is None

    in_house(play)


def test_F66_when_the_last_one_leaves_the_game_is_paused_and_can_be_taken_up_again() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        for name in ("ana", "ben"):
            await seating.leave_game(built.service.core, game, USERS[name])
        live = await built.service.core.live(game)
        assert live.game.paused_at is not None
        await built.settled()
        for vote in list(live.votes.values()):
            if vote.subject.startswith("0"):
                await seating.take_seat(built.service.core, game, CYD, vote.number)
        assert (await votes.propose_vote(built.service.core, game, CYD.id, "resume")).key == "vote_passed"

    in_house(play)


def test_the_host_who_leaves_hands_the_game_on() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await seating.leave_game(built.service.core, game, USERS["ana"])
        assert (await built.service.core.live(game)).game.host_id == USERS["ben"]

    in_house(play)


def test_F67_the_seat_of_somebody_who_was_erased_can_be_taken_and_says_no_name() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await built.service.database.write(lambda session: people.erase_user(session, USERS["ben"]))
        built.service.core.forget(game)
        assert (await seating.propose_replacement(built.service.core, game, USERS["ana"], 1)).key == "vote_passed"
        await seating.take_seat(built.service.core, game, CYD, (await offered(built, game)).number)
        await built.settled()
        assert "ben" not in built.poster.texts[-1]
        assert (await built.service.core.live(game)).names == ("ana", "cyd")

    in_house(play)


def test_a_hand_over_stands_in_the_record() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await seating.leave_game(built.service.core, game, USERS["ben"])
        await seating.take_seat(built.service.core, game, CYD, (await offered(built, game)).number)
        await seating.concede(built.service.core, game, USERS["ana"])
        record = await table_queries.export_record(built.service.core, game, USERS["ana"])
        assert record.full
        assert b"ben is replaced by cyd" in record.data

    in_house(play)


def test_who_has_left_the_server_does_not_keep_the_others_from_going_on() -> None:
    async def play(built: House) -> None:
        game = await built.open_game("ana", "ben", "cyd", key="talisman")
        core, gone = built.service.core, {USERS["ben"]}
        assert (await seating.propose_replacement(core, game, USERS["ana"], 1, gone=gone)).key == "vote_opened"
        (vote,) = (await core.live(game)).votes.values()
        assert vote.electorate == "0 2"
        assert (await votes.cast_vote(core, game, USERS["cyd"], True)).key == "vote_passed"
        assert (await offered(built, game)).subject == "1 0"
        other = await built.open_game("ana", "ben", channel_id=9_001)
        assert (await seating.propose_replacement(core, other, USERS["ana"], 1, gone=gone)).key == "vote_passed"

    in_house(play)
