"""Mage Knight at a table of the service: agreed ends, a time limit, absence, disputes, questions that cost nothing."""

from __future__ import annotations

import pytest

from bot.engine import codec
from bot.engine.errors import Refused
from bot.engine.game import Game
from bot.games.mage_knight.game import MageKnight
from bot.games.mage_knight.state import Options
from bot.service.core import table_view
from bot.service.lobby import lobby_timers
from bot.service.lobby.lobby import TIME_OVER
from bot.service.table import forks, orders, seating, undoing, votes
from bot.service.table.ballots import END
from bot.storage import timers
from bot.storage.models import OVER, RUNNING
from tests.support.house import USERS, House, in_house
from tests.support.rules import rule

ANA, BEN = USERS["ana"], USERS["ben"]
ARMIES = (("ana", "army ready=guild_watch"), ("ben", "army ready=dawn_patrol"))


async def deployed(built: House, **options: object) -> int:
    """A game in which both armies stand, without terrain."""
    chosen = codec.encode(Options(**options))  # type: ignore[arg-type]
    game = await built.open_game("ana", "ben", key="mage_knight", options=chosen)
    for name, line in ARMIES:
        await built.say(game, name, line)
    for name in ("ana", "ben"):
        await built.say(game, name, "pool none")
    for _ in ARMIES:
        live = await built.service.core.live(game)
        (seat,) = live.waiting()
        await built.say(game, live.seats[seat].name, "deploy auto")
    return game


async def active(built: House, game: int) -> tuple[int, str]:
    """Whose turn it is: the seat and the person's name."""
    live = await built.service.core.live(game)
    (seat,) = live.waiting()
    return seat, live.seats[seat].name


@rule("MKU-22.4", "MKU-P8")
def test_an_end_that_all_agree_to_is_counted_by_the_rules() -> None:
    async def play(built: House) -> None:
        game = await deployed(built)
        await votes.propose_vote(built.service.core, game, ANA, END)
        live = await built.service.core.live(game)
        assert (live.game.status, live.table.outcome) == (RUNNING, None)
        await votes.cast_vote(built.service.core, game, BEN, True)
        live = await built.service.core.live(game)
        assert live.game.status == OVER and live.table.outcome is not None
        assert live.table.state.totals == (97, 95)

    in_house(play)


@rule("MKU-22.3", "MKU-R46")
def test_a_time_limit_ends_the_game_after_the_turn_in_progress() -> None:
    async def play(built: House) -> None:
        until = built.clock.now() + 3600
        game = await deployed(built, limit="until", until=until)
        await built.service.database.write(lambda session: timers.set_timer(session, TIME_OVER, until, game_id=game))
        timer = (await built.service.database.read(lambda session: timers.due_timers(session, until, 9)))[0]
        await lobby_timers.agreed_time_over(built.service.core, timer)
        live = await built.service.core.live(game)
        assert live.game.status == RUNNING and live.table.state.time_up
        _, name = await active(built, game)
        await built.say(game, name, "end_turn")
        assert (await built.service.core.live(game)).game.status == OVER

    in_house(play)


@rule("MKU-P10")
@pytest.mark.parametrize(("misses", "claimed"), [(2, False), (3, True)])
def test_who_misses_three_turns_may_be_declared_withdrawn(misses: int, claimed: bool) -> None:
    async def play(built: House) -> None:
        game = await deployed(built)
        seat, _ = await active(built, game)
        by = BEN if seat == 0 else ANA
        live = await built.service.core.live(game)
        live.seats[seat].misses = misses
        if not claimed:
            with pytest.raises(Refused, match="claim_too_early"):
                await seating.claim_game(built.service.core, game, by)
            return
        await seating.claim_game(built.service.core, game, by)
        live = await built.service.core.live(game)
        assert live.game.status == OVER and live.table.state.players[seat].withdrawn

    in_house(play)


@rule("MKU-24.4", "MKU-24.5")
def test_a_dispute_goes_to_the_die_when_all_agree() -> None:
    async def play(built: House) -> None:
        game = await deployed(built)
        seat, name = await active(built, game)
        other = BEN if seat == 0 else ANA
        await votes.propose_dispute(built.service.core, game, USERS[name], "Is the gap wide enough?")
        await built.settled()
        assert any("Is the gap wide enough?" in text for text in built.poster.texts)
        assert (await built.service.core.live(game)).table.state.questions == 0
        await votes.cast_vote(built.service.core, game, other, True)
        assert (await built.service.core.live(game)).table.state.questions == 1
        with pytest.raises(Refused, match="dispute_empty"):
            await votes.propose_dispute(built.service.core, game, ANA, "\u200b ")

    in_house(play)


@rule("MKU-5.12", "MKU-H2")
def test_anybody_may_measure_at_any_time_and_nothing_changes() -> None:
    async def play(built: House) -> None:
        game = await deployed(built)
        version = (await built.service.core.live(game)).game.version
        told = await table_view.ask_rules(built.service.core, game, BEN, "measure A1 B1", "en")
        assert told.lines and "A1" in told.lines[0]
        for query in ("look A1", "reach A1", "figure A1"):
            for language in ("en", "pl", "cs"):
                assert (await table_view.ask_rules(built.service.core, game, ANA, query, language)).lines
        with pytest.raises(Refused, match="no_such_question"):
            await table_view.ask_rules(built.service.core, game, ANA, "guess", "en")
        assert (await built.service.core.live(game)).game.version == version

    in_house(play)


async def turn(built: House) -> tuple[int, str, str]:
    """A game being played, whose turn it is in it, and the other's name."""
    game = await deployed(built)
    _, name = await active(built, game)
    return game, name, "ben" if name == "ana" else "ana"


@rule("MKU-P15", "MKU-H6")
def test_an_ordered_withdrawal_is_kept_in_silence_and_carried_out_at_the_turns_start() -> None:
    async def play(built: House) -> None:
        game, first, other = await turn(built)
        await built.settled()
        before, posted = await built.service.core.live(game), built.poster.texts
        lines = len(before.table.lines)
        with pytest.raises(Refused, match="withdraw_by_order"):
            await built.say(game, other, "withdraw")
        await orders.give_order(built.service.core, game, USERS[other], "withdraw")
        await built.settled()
        built.service.core.forget(game)  # what follows is read from the disk
        live = await built.service.core.live(game)
        assert (len(live.table.lines), built.poster.texts) == (lines, posted)
        assert [line for line, _ in await orders.list_orders(built.service.core, game, USERS[other], "en")] == [
            "order withdraw"
        ]
        await built.say(game, first, "end_turn")
        await built.settled()
        live = await built.service.core.live(game)
        assert live.game.status == OVER and live.table.state.players[live.seats_of(USERS[other])[0]].withdrawn
        assert any(f"{other} withdraws" in text for text in built.poster.texts if text not in posted)
        assert await orders.list_orders(built.service.core, game, USERS[other], "en") == []

    in_house(play)


@rule("MKU-P15")
def test_an_ordered_withdrawal_that_is_taken_back_does_not_take_place() -> None:
    async def play(built: House) -> None:
        game, first, other = await turn(built)
        await orders.give_order(built.service.core, game, USERS[other], "withdraw")
        await orders.cancel_order(built.service.core, game, USERS[other], 1)
        await built.say(game, first, "end_turn")
        assert (await built.service.core.live(game)).game.status == RUNNING
        assert (await active(built, game))[1] == other

    in_house(play)


@rule("MKU-H1", "MKU-H6")
def test_a_battle_that_is_being_played_may_be_copied_without_the_orders_of_its_seats() -> None:
    async def play(built: House) -> None:
        game, first, other = await turn(built)
        await orders.give_order(built.service.core, game, USERS[other], "withdraw")
        with pytest.raises(Refused, match="fork_hidden"):
            await forks.fork_game(built.service.core, game, BEN, at=1, interaction=1)  # ana has handed her army in
        reply = await forks.fork_game(built.service.core, game, USERS[first], at=None, interaction=2)
        copy = await built.service.core.live(int(str(reply.facts["copy"])))
        original = await built.service.core.live(game)
        assert copy.table.view(None) == original.table.view(None) and copy.table.orders == {}
        await built.say(copy.id, first, "end_turn", seat=original.seats_of(USERS[first])[0])
        copy = await built.service.core.live(copy.id)
        assert copy.game.status == RUNNING and len(copy.table.lines) == 3  # the start, his line, the other's turn

    in_house(play)


def test_a_battle_is_shown_again_action_by_action() -> None:
    async def play(built: House) -> None:
        game = await deployed(built)
        sight, views = await table_view.film_frames(built.service.core, game, ANA, "en")
        assert sight.view.viewer is None and len(views) == 6
        assert views[-1].phase == "play" and [one.army for one in views[0].players] == [None, None]

    in_house(play)


@pytest.mark.parametrize(("act", "key"), [("claim", "claim_unknown"), ("dispute", "dispute_unknown")])
def test_what_the_rules_of_a_game_do_not_know_is_refused(act: str, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MageKnight, "forfeit", Game.forfeit)
    monkeypatch.setattr(MageKnight, "dispute", Game.dispute)

    async def play(built: House) -> None:
        game = await deployed(built)
        live = await built.service.core.live(game)
        for seat in live.seats:
            seat.misses = 3
        with pytest.raises(Refused, match=key):
            if act == "claim":
                await seating.claim_game(built.service.core, game, ANA)
            else:
                await votes.propose_dispute(built.service.core, game, ANA, "Who is right?")

    in_house(play)


@rule("MKU-H4", "MKU-P11")
@pytest.mark.parametrize("line", ["army random", "army ready=guild_watch"])
def test_nobody_learns_from_an_undo_whether_a_hidden_army_was_drawn(line: str) -> None:
    async def play(built: House) -> None:
        game = await built.open_game("ana", "ben", key="mage_knight")
        await built.say(game, "ana", line)
        with pytest.raises(Refused) as error:
            await undoing.preview_undo(built.service.core, game, BEN)
        assert (error.value.key, error.value.facts) == ("undo_not_yours", {})
        if "random" in line:
            with pytest.raises(Refused) as error:
                await undoing.preview_undo(built.service.core, game, ANA)
            assert (error.value.key, error.value.facts["need"]) == ("undo_behind_barrier", "never")
        else:
            reply, _ = await undoing.preview_undo(built.service.core, game, ANA)
            assert reply.facts["need"] == "consent"

    in_house(play)


@rule("MKU-22.17", "MKU-P15")
def test_who_gives_up_withdraws_at_once_or_at_the_start_of_the_next_turn() -> None:
    async def play(built: House) -> None:
        for own_turn in (True, False):
            game = await deployed(built)
            seat, _ = await active(built, game)
            leaver = (ANA, BEN)[seat if own_turn else 1 - seat]
            verb = "withdraw" if own_turn else "order"
            assert await seating.would_concede(built.service.core, game, leaver, None) == (
                (ANA, BEN).index(leaver),
                verb,
            )
            await seating.concede(built.service.core, game, leaver)
            live = await built.service.core.live(game)
            assert (live.game.status == OVER) is own_turn
            if not own_turn:
                await built.say(game, live.seats[seat].name, "end_turn")
                live = await built.service.core.live(game)
            assert live.game.status == OVER and live.table.outcome is not None
            assert live.table.outcome.winners == (1 - (ANA, BEN).index(leaver),)

    in_house(play)
