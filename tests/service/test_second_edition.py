"""Mage Knight 2.0 by post: undo, withdrawals, the agreed end (MK2-P1, P10, P14)."""

from __future__ import annotations

import pytest

from bot.engine import codec
from bot.engine.dice import ScriptedDice
from bot.engine.errors import Refused
from bot.games import registry
from bot.games.mage_knight.state import Options
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.table import lookup, orders, seating, undoing, votes
from bot.service.table.ballots import END
from bot.storage.models import OVER, RUNNING
from tests.support.house import USERS, House, in_house
from tests.support.rules import rule

ANA, BEN = USERS["ana"], USERS["ben"]


async def deployed(built: House) -> int:
    """Both armies stand, the objectives lie."""
    chosen = codec.encode(Options(rules="mk2"))
    game = await built.open_game("ana", "ben", key="mage_knight", options=chosen)
    await built.say(game, "ana", "army ready=guild_watch")
    await built.say(game, "ben", "army ready=dawn_patrol")
    for name in ("ana", "ben"):
        await built.say(game, name, "pool none")
    live = await built.service.core.live(game)
    while live.table.state.phase in ("objectives", "deploy"):
        name, phase = await active(built, game), live.table.state.phase
        await built.say(game, name, "objective auto" if phase == "objectives" else "deploy auto")
        live = await built.service.core.live(game)
    return game


async def active(built: House, game: int) -> str:
    """Whose turn it is."""
    live = await built.service.core.live(game)
    (seat,) = live.waiting()
    return live.seats[seat].name


@rule("MK2-P10")
def test_a_move_is_taken_back_with_the_consent_of_the_other_and_dice_never() -> None:
    async def play(built: House) -> None:
        game = await deployed(built)
        name = await active(built, game)
        figure = "A1" if name == "ana" else "B1"
        await built.say(game, name, f"move {figure} face=45")
        reply, _ = await undoing.preview_undo(built.service.core, game, USERS[name])
        assert reply.facts["need"] == "consent"
        other = await built.open_game(
            "ana", "ben", key="mage_knight", options=codec.encode(Options(rules="mk2")), channel_id=9_001
        )
        await built.say(other, "ana", "army random")
        with pytest.raises(Refused, match="undo_behind_barrier"):
            await undoing.preview_undo(built.service.core, other, ANA)

    in_house(play)


@rule("MK2-P14")
def test_an_agreed_end_is_decided_by_the_rules() -> None:
    async def play(built: House) -> None:
        game = await deployed(built)
        await votes.propose_vote(built.service.core, game, ANA, END)
        live = await built.service.core.live(game)
        assert live.game.status == RUNNING
        await votes.cast_vote(built.service.core, game, BEN, True)
        live = await built.service.core.live(game)
        assert live.game.status == OVER and live.table.outcome is not None

    in_house(play)


@rule("MK2-P14", "MK2-29.6")
def test_a_withdrawal_out_of_turn_is_an_order() -> None:
    async def play(built: House) -> None:
        game = await deployed(built)
        name = await active(built, game)
        waiting = "ben" if name == "ana" else "ana"
        with pytest.raises(Refused) as error:
            await built.say(game, waiting, "withdraw")
        assert error.value.key == "withdraw_by_order"
        await orders.give_order(built.service.core, game, USERS[waiting], "order withdraw")
        await built.say(game, name, "end_turn")
        live = await built.service.core.live(game)
        assert live.table.outcome is not None

    in_house(play)


@rule("MK2-P1", "MK2-P5")
def test_a_whole_turn_passes_without_a_question_to_anybody() -> None:
    async def play(built: House) -> None:
        game = await deployed(built)
        name = await active(built, game)
        figure = "A1" if name == "ana" else "B1"
        await built.say(game, name, f"move {figure} face=45")
        live = await built.service.core.live(game)
        assert not live.table.asks and await active(built, game) != name

    in_house(play)


@rule("MK2-P18")
def test_an_end_is_proposed_once_in_each_own_turn() -> None:
    async def play(built: House) -> None:
        game = await deployed(built)
        name = await active(built, game)
        waiting = "ben" if name == "ana" else "ana"
        core = built.service.core
        with pytest.raises(Refused) as early:
            await votes.propose_vote(core, game, USERS[waiting], END)
        assert (early.value.key, early.value.clause) == ("end_proposed_out_of_turn", "MK2-P18")
        await votes.propose_vote(core, game, USERS[name], END)
        await votes.cast_vote(core, game, USERS[waiting], False)
        with pytest.raises(Refused) as again:
            await votes.propose_vote(core, game, USERS[name], END)
        assert again.value.key == "vote_end_again"
        await built.say(game, name, "end_turn")
        await votes.propose_vote(core, game, USERS[waiting], END)
        reply = await votes.propose_vote(core, game, USERS[name], END)  # who proposes what is proposed agrees
        assert reply.key == "vote_passed"

    in_house(play)


@rule("MK2-P18")
def test_silence_is_no_consent_to_an_end() -> None:
    async def play(built: House) -> None:
        game = await deployed(built)
        name = await active(built, game)
        await votes.propose_vote(built.service.core, game, USERS[name], END)
        live = await built.service.core.live(game)
        (vote,) = live.votes.values()
        built.clock.advance(vote.due - built.clock.now() + 1)
        await built.service.clocks.tick()
        live = await built.service.core.live(game)
        assert not live.votes and live.game.status == RUNNING

    in_house(play)


@rule("MK2-P6")
@pytest.mark.parametrize(
    ("options", "seconds"),
    [
        ({}, 12 * 3600),
        ({"time_limit": 6 * 3600}, 6 * 3600),
        ({"ask_limit": 3600}, 3600),
        ({"ask_limit": 7 * 86_400, "time_limit": 86_400}, 86_400),
    ],
)
def test_questions_that_orders_leave_open_have_twelve_hours_and_never_more_than_a_turn(
    options: dict[str, int], seconds: int
) -> None:
    async def play(built: House) -> None:
        chosen = Options(rules="mk2", **options)
        game = await built.open_game(
            "ana", "ben", key="mage_knight", options=codec.encode(chosen), limit=chosen.time_limit
        )
        live = await built.service.core.live(game)
        assert live.limit_of("ask_limit") == seconds

    in_house(play)


@rule("MK2-H4")
def test_a_locked_catalogue_shows_no_dials_to_whoever_plays_or_stands_at_the_table() -> None:
    async def play(built: House) -> None:
        core = built.service.core
        open_one = await built.open_game(
            "ana", "cyd", key="mage_knight", options=codec.encode(Options(rules="mk2")), channel_id=9_001
        )
        await lookup.demand_open_catalogue(core, "mage_knight", ANA, open_one)
        chosen = codec.encode(Options(rules="mk2", catalogue_locked=True))
        locked = await built.open_game("ana", "ben", key="mage_knight", options=chosen)
        for user, game in ((ANA, None), (ANA, locked), (ANA, open_one), (USERS["cyd"], locked)):
            with pytest.raises(Refused) as error:
                await lookup.demand_open_catalogue(core, "mage_knight", user, game)
            assert error.value.key == "catalogue_locked" and error.value.facts["game"] == str(locked)
        for user, key in ((USERS["cyd"], "mage_knight"), (ANA, "warcry")):
            await lookup.demand_open_catalogue(core, key, user, None)

    in_house(play)


async def dodging(built: House) -> int:
    """Three are at war: ana's A1 has hit the Gustling of ben, who is asked whether it dodges."""
    chosen = Options(rules="mk2", build_total=200)
    game = await built.open_game("ana", "ben", "cyd", key="mage_knight", options=codec.encode(chosen))
    armies = {
        "ana": ["A1 gorrud 10,10 face=0", "A2 mudrunt1 3,3"],
        "ben": ["B1 gustling1 11.425,10 face=180", "B2 mudrunt1 30,3"],
        "cyd": ["C1 mudrunt1 30,30"],
    }
    raw = {"active": "ana", **{name: {"figures": figures} for name, figures in armies.items()}}
    state = registry.game("mage_knight").position(raw, chosen, tuple(armies))

    def laid(work: GameTransaction) -> Reply:
        work.live.edit(state)
        work.live.table.dice = ScriptedDice([6, 5, 4])
        return Reply("done")

    await built.service.core.change(game, laid)
    await built.say(game, "ben", "order dodge=ask")
    await built.say(game, "ana", "close A1 -> B1")
    return game


async def claimed(built: House, game: int, by: str, loser: int) -> LoadedGame:
    """Somebody declares withdrawn who has missed three turns."""
    (await built.service.core.live(game)).seats[loser].misses = 3
    await seating.claim_game(built.service.core, game, USERS[by])
    await built.settled()
    built.service.core.forget(game)  # as after a restart
    return await built.service.core.live(game)


@rule("MK2-29.7", "MKU-P10")
def test_who_is_declared_withdrawn_while_another_is_asked_leaves_after_the_action_and_all_are_told() -> None:
    async def play(built: House) -> None:
        game = await dodging(built)
        live = await claimed(built, game, "ana", 2)
        assert [ask.seat for ask in live.table.asks] == [1] and not live.table.state.players[2].withdrawn
        assert any("leaves as soon as the action in progress is complete" in text for text in built.poster.texts)
        await built.say(game, "ben", "dodge no")
        live = await built.service.core.live(game)
        assert live.table.state.players[2].withdrawn and not live.table.asks

    in_house(play)


@rule("MK2-29.7", "MKU-P10")
def test_who_is_declared_withdrawn_while_he_is_asked_is_not_asked_any_more() -> None:
    async def play(built: House) -> None:
        game = await dodging(built)
        live = await claimed(built, game, "cyd", 1)
        assert live.table.state.players[1].withdrawn and not live.table.asks and live.waiting() == {0: None}
        assert not any("leaves as soon as" in text for text in built.poster.texts)

    in_house(play)
