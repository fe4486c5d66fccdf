"""What is stored about a person is given out, and erased so that running games go on (F67)."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import inspect, select, text

from bot.service.lobby import learning, lobby
from bot.service.lobby.lobby import Opening
from bot.service.lobby.seats import Person
from bot.service.people import people
from bot.service.table import seating
from bot.storage import outbox
from bot.storage import people as rows_of_people
from bot.storage.models import CLOSED, LOBBY, RUNNING, Remark, table
from tests.support.house import GUILD, HOME, USERS, House, in_house

ANA, BEN = USERS["ana"], USERS["ben"]
NAMELESS = {"interaction", "outbox"}
"""Tables that hold for some days what was answered and posted."""


async def everything(built: House) -> str:
    """All rows of all tables as text, but for what is forgotten by itself."""

    def read(session: Any) -> str:
        told = []
        for name in inspect(session.connection()).get_table_names():
            if name not in NAMELESS:
                for row in session.execute(text(f'SELECT * FROM "{name}"')).mappings():
                    told.append(repr([value for column, value in row.items() if column != "row_seal"]))
        return "\n".join(told)

    return await built.service.database.read(read)


def test_the_export_holds_what_is_ones_own() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await people.choose_settings(built.service.core, ANA, language="pl")
        await built.say(game, "ana", "order block never", seat=0)
        await built.service.database.write(
            lambda session: rows_of_people.save_deck(session, ANA, "warcry", "mine", "1 GA-U01")
        )
        found = json.loads(await people.export_person(built.service.core, ANA))
        assert found["id"] == ANA and found["settings"]["language"] == "pl"
        assert found["decks"][0]["name"] == "mine" and found["seats"][0]["game_id"] == game
        assert found["orders"]
        assert str(BEN) not in json.dumps(found) and "ben" not in json.dumps(found)

    in_house(play)


def test_F67_a_running_game_goes_on_without_the_name() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        title = "Duel of ana and ben, not bananas"
        await built.service.database.write(lambda session: outbox.set_game(session, game, name=title))
        await built.service.core.forget_all()
        await built.say(game, "ana", "order block never", seat=0)
        lines = len((await built.service.core.live(game)).table.lines)
        assert await people.unfinished_games(built.service.core, ANA) == [game]
        assert await people.erase_person(built.service.clocks, ANA) == 1
        live = await built.service.core.live(game)
        assert live.game.status == RUNNING and len(live.table.lines) == lines
        assert (live.seats[0].user_id, live.seats[0].name) == (None, "Former player 1")
        assert live.seats[0].absent_since is not None and live.seats[1].name == "ben"
        assert live.game.name == "Duel of – and ben, not bananas"
        assert live.table.orders[0] == live.rules.no_orders()
        await built.settled()
        assert any("Former player 1" in text for text in built.poster.texts)

    in_house(play)


def test_F67_nothing_of_the_person_is_left() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await people.choose_settings(built.service.core, ANA, zone="Europe/Warsaw")
        await seating.leave_game(built.service.core, game, ANA, interaction=77)
        await people.erase_person(built.service.clocks, ANA)
        rest = await everything(built)
        assert str(ANA) not in [word.strip("(),'") for word in rest.split()]
        remarks = await built.service.database.read(
            lambda session: list(session.execute(select(table(Remark).c.text)).scalars())
        )
        assert remarks and not any("ana" in remark for remark in remarks)
        assert (await built.service.core.live(game)).names[0] == "Former player 1"
        assert json.loads(await people.export_person(built.service.core, ANA))["settings"] is None

    in_house(play)


def test_a_game_of_one_alone_is_closed_and_a_lobby_is_left() -> None:
    async def play(built: House) -> None:
        opening = Opening(key="warcry", guild=GUILD, channel=HOME, host=Person(ANA, "ana"), language="en")
        await learning.begin_lesson(built.service.core, opening, again=False, interaction=1)
        await lobby.open_lobby(built.service.core, opening, interaction=2)
        await lobby.open_lobby(
            built.service.core, Opening(**{**as_dict(opening), "host": Person(BEN, "ben")}), interaction=3
        )
        await lobby.at_lobby(built.service.core, 3, Person(ANA, "ana"), lobby.ACTS["join"], interaction=4)
        assert await people.unfinished_games(built.service.core, ANA) == [1, 2, 3]
        assert await people.erase_person(built.service.clocks, ANA) == 3
        states = [(await built.service.core.live(game)).game for game in (1, 2, 3)]
        assert [game.status for game in states] == [CLOSED, CLOSED, LOBBY]
        assert all("ana" not in game.name for game in states)
        assert [seat.user_id for seat in (await built.service.core.live(3)).seats] == [BEN, None]
        assert await people.unfinished_games(built.service.core, ANA) == []
        assert await people.erase_person(built.service.clocks, ANA) == 0

    in_house(play)


def as_dict(opening: Opening) -> dict[str, Any]:
    """The fields of an opening."""
    return {name: getattr(opening, name) for name in opening.__struct_fields__}


def test_a_finished_game_keeps_no_name() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await built.say(game, "ana", "concede", seat=0)
        await people.erase_person(built.service.clocks, ANA)
        live = await built.service.core.live(game)
        assert live.names == ("Former player 1", "ben") and live.seats[0].user_id is None

    in_house(play)


def test_who_was_away_is_not_remembered_as_away() -> None:
    async def play(built: House) -> None:
        await built.warcry()
        built.service.clocks.away[ANA] = (built.clock.now(), built.clock.now() + 86_400)
        await people.erase_person(built.service.clocks, ANA)
        assert ANA not in built.service.clocks.away

    in_house(play)
