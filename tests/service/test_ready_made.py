"""Ready-made tables in the living service: set up when they begin, read back from what is stored, recorded."""

from __future__ import annotations

import pytest

from bot.engine import codec
from bot.engine.errors import Refused
from bot.engine.pending_action import READY
from bot.games import registry
from bot.games.mage_knight.state import Options
from bot.records.replay import verify
from bot.service.table import table_queries, undoing
from tests.service.test_measured_game import active
from tests.support.house import USERS, House, in_house
from tests.support.rules import rule

ANA = USERS["ana"]


@rule("MKU-P14")
def test_a_ready_made_game_begins_with_the_first_turn_and_is_recorded_line_by_line() -> None:
    async def play(built: House) -> None:
        chosen = codec.encode(Options(setup="quick"))
        game = await built.open_game("ana", "ben", key="mage_knight", options=chosen)
        live = await built.service.core.live(game)
        assert (live.table.state.phase, live.table.state.round) == ("play", 1)
        built.service.core.forget(game)
        live = await built.service.core.live(game)
        ready = [line for line in live.table.lines if line.source == READY]
        assert {line.seat for line in ready} == {0, 1} and len(ready) > 8
        _, first = await active(built, game)
        with pytest.raises(Refused, match="nothing_to_undo"):
            await undoing.preview_undo(built.service.core, game, USERS[first])
        await built.say(game, first, "end")
        await built.say(game, "ben" if first == "ana" else "ana", "withdraw")
        record = await table_queries.export_record(built.service.core, game, ANA)
        text = record.data.decode()
        assert record.full and text.count('"source":"ready"') == len(ready)
        assert verify(text, registry.game("mage_knight")).executed

    in_house(play)
