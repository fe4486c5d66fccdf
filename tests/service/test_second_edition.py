"""Mage Knight 2.0 by post: undo, withdrawals, the agreed end (MK2-P1, P10, P14)."""

from __future__ import annotations

import pytest

from bot.engine import codec
from bot.engine.errors import Refused
from bot.games.mage_knight.state import Options
from bot.service import orders, undoing, votes
from bot.service.ballots import END
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
        reply, _ = await undoing.preview_undo(built.service.core, other, ANA)
        assert reply.facts["need"] == "never"

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
