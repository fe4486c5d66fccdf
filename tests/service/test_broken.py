"""F59, F60: a line that fails costs itself; a game that cannot go on rests, is told of once, and can be mended."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select, update

from bot.engine.errors import BadData, RulesFault, Stuck
from bot.service.core.quarantine import OutOfService
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.table import gm, table_queries, undoing, votes
from bot.service.table.undoing import ACTION
from bot.storage.models import Snapshot, table
from tests.service.test_gm import ruled
from tests.service.test_undo import PAUSING, at
from tests.support.house import USERS, House, in_house

ANA, BEN = USERS["ana"], USERS["ben"]
SNAPSHOT = table(Snapshot)


async def trapped(built: House, game: int, error: Exception) -> None:
    """The next line of a game will fail, whoever says it and whoever does so in his place."""
    live = await built.service.core.live(game)

    def fail(*_: Any) -> None:
        raise error

    live.say = live.time_out = fail  # type: ignore[method-assign,assignment]


async def spoilt(built: House, game: int, error: Exception) -> str:
    """The next line of a game shows that what is stored cannot be played; the code of it."""
    await trapped(built, game, error)
    with pytest.raises(OutOfService) as raised:
        await built.say(game, "ana", "deck alliance_starter")
    assert len(raised.value.code) == 6
    await built.settled()
    return raised.value.code


async def refused_with(built: House, game: int, code: str) -> None:
    with pytest.raises(OutOfService) as error:
        await built.say(game, "ben", "deck hordes_starter")
    assert error.value.code == code


def test_F60_a_line_that_the_rules_cannot_carry_out_costs_itself_alone() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        await trapped(built, game, RulesFault("the hand held GA-U01"))
        with pytest.raises(RulesFault):
            await built.say(game, "ana", "deck alliance_starter")
        await built.say(game, "ben", "deck hordes_starter")
        await built.say(game, "ana", "deck alliance_starter")
        await built.settled()
        assert not [text for text in built.poster.texts if "out of service" in text]

    in_house(play)


def test_F60_a_fault_in_the_middle_of_an_action_stops_the_game() -> None:
    async def play(built: House) -> None:
        game = await built.warcry("ana", "ana", options=PAUSING)
        for turn in range(400):
            seat, text, _ = await built.service.core.look(game, lambda live, n=turn: at(live, n))
            if (await built.service.core.live(game)).game.flight is not None:
                break
            await built.say(game, "ana", text, seat=seat)
        await trapped(built, game, RulesFault("a rule"))
        with pytest.raises(OutOfService):
            await built.say(game, "ana", text, seat=seat)

    in_house(play)


def test_F60_a_fault_of_what_the_clock_does_stops_the_game_for_the_clock_would_do_it_again() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        (due,) = [entry.due for entry in (await built.service.core.live(game)).decisions.values()]
        assert due is not None
        built.clock.advance(due - built.clock.now())
        await trapped(built, game, RulesFault("a rule"))
        await built.service.clocks.tick()
        assert (await built.service.core.live(game)).game.fault
        await built.settled()
        assert len([text for text in built.poster.texts if "out of service" in text]) == 1

    in_house(play)


@pytest.mark.parametrize("error", [BadData("codec-decode", fault="GA-U01"), Stuck("GA-U01 has changed")])
def test_F59_F60_what_cannot_be_played_on_stops_one_game_and_tells_no_secret(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(built: House) -> None:
        poisoned, sound = await built.warcry(decks=False), await built.warcry(decks=False)
        code = await spoilt(built, poisoned, error)
        await built.say(sound, "ana", "deck alliance_starter")
        await refused_with(built, poisoned, code)
        with pytest.raises(OutOfService):
            await votes.propose_pause(built.service.core, poisoned, ANA)
        await built.settled()
        (told,) = [text for text in built.poster.texts if code in text]
        assert "GA-U01" not in told and f"code {code}" in told
        await ruled(built, poisoned, gm.repair_ruled)
        await built.say(poisoned, "ana", "deck alliance_starter")

    in_house(play)
    assert any("fault" in record.message for record in caplog.records)


def test_F59_a_game_that_cannot_be_read_any_more_is_told_of_once_and_waits_for_a_game_master() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        head = (SNAPSHOT.c.game_id == game) & (SNAPSHOT.c.number == 0)

        async def stored(data: bytes) -> bytes:
            def put(session: Any) -> bytes:
                before: bytes = session.execute(select(SNAPSHOT.c.data).where(head)).scalar_one()
                session.execute(update(SNAPSHOT).where(head).values(data=data))
                return before

            before = await built.service.database.write(put)
            built.service.core.forget(game)
            return before

        whole = await stored(b"nonsense")
        for _ in range(2):
            with pytest.raises(OutOfService):
                await built.say(game, "ana", "deck alliance_starter")
        with pytest.raises(OutOfService):
            await ruled(built, game, gm.repair_ruled)
        await built.settled()
        assert len([text for text in built.poster.texts if "out of service" in text]) == 1
        await stored(whole)
        with pytest.raises(OutOfService):
            await built.say(game, "ana", "deck alliance_starter")
        await ruled(built, game, gm.repair_ruled)
        await built.say(game, "ana", "deck alliance_starter")

    in_house(play)


async def taken_back(built: House, game: int) -> None:
    _, mark = await undoing.preview_undo(built.service.core, game, ANA)
    await undoing.ask_to_undo(built.service.core, game, ANA, ACTION, mark)
    await votes.cast_vote(built.service.core, game, BEN, True)


async def gone_back(built: House, game: int) -> None:
    await ruled(built, game, gm.goes_back(0))


async def undone(built: House, game: int) -> None:
    await ruled(built, game, gm.undo_ruled)


@pytest.mark.slow
@pytest.mark.parametrize("rolled_back", [taken_back, gone_back, undone])
def test_going_back_puts_a_game_into_service_again(rolled_back: Any) -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        await built.say(game, "ana", "deck alliance_starter")
        await refused_with(built, game, await spoilt(built, game, Stuck("a rule")))
        await rolled_back(built, game)
        built.service.core.forget(game)
        live = await built.service.core.live(game)
        assert (live.game.fault, set(live.waiting())) == ("", {0, 1})
        await built.say(game, "ana", "deck alliance_starter")

    in_house(play)


@pytest.mark.slow
def test_a_broken_game_can_be_read_changed_and_ended_by_a_game_master() -> None:
    async def play(built: House) -> None:
        first, second = await built.warcry(decks=False), await built.warcry(decks=False)
        await spoilt(built, first, Stuck("a rule"))
        await spoilt(built, second, Stuck("a rule"))
        await ruled(built, first, gm.state_read)
        await ruled(built, first, gm.edits("add /players/0/wins 1"))
        await built.say(first, "ana", "deck alliance_starter")
        await ruled(built, second, gm.closing_ruled)
        assert (await table_queries.export_record(built.service.core, second, ANA)).full

    in_house(play)


@pytest.mark.slow
def test_the_clocks_of_a_broken_game_stand_still() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        await spoilt(built, game, Stuck("a rule"))
        await built.service.clocks.tick()
        assert {entry.due for entry in (await built.service.core.live(game)).decisions.values()} == {None}
        await ruled(built, game, gm.repair_ruled)
        assert None not in {entry.due for entry in (await built.service.core.live(game)).decisions.values()}

    in_house(play)


@pytest.mark.slow
def test_a_fault_after_the_end_is_no_matter_of_the_table() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        await built.say(game, "ana", "concede")

        def fails(work: GameTransaction) -> Reply:
            raise Stuck("a rule")

        with pytest.raises(OutOfService):
            await built.service.core.change(game, fails)
        await built.settled()
        assert not [text for text in built.poster.texts if "out of service" in text]
        assert (await table_queries.export_record(built.service.core, game, ANA)).full

    in_house(play)
