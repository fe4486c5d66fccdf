"""Standing orders through the service: private, listed, taken back one by one."""

from __future__ import annotations

import pytest

from bot.engine.errors import Refused
from bot.service.table import orders
from tests.service.test_saying import MARCH, placed
from tests.support.house import USERS, House, in_house


def test_orders_are_given_listed_and_taken_back() -> None:
    async def play(built: House) -> None:
        game = await placed(built, MARCH)
        core = built.service.core
        await orders.give_order(core, game, USERS["ana"], "block never")
        await orders.give_order(core, game, USERS["ana"], "order follow_up never")
        lines = [line for line, _ in await orders.list_orders(core, game, USERS["ana"], "en")]
        assert lines == ["order block never", "order follow_up never"]
        assert "You do not block" in (await orders.list_orders(core, game, USERS["ana"], "en"))[0][1]
        assert await orders.list_orders(core, game, USERS["ben"], "en") == []
        reply = await orders.cancel_order(core, game, USERS["ana"], 1)
        assert reply.key == "order_cancelled"
        assert [line for line, _ in await orders.list_orders(core, game, USERS["ana"], "en")] == [
            "order follow_up never"
        ]
        with pytest.raises(Refused) as error:
            await orders.cancel_order(core, game, USERS["ana"], 2)
        assert (error.value.key, error.value.facts) == ("no_such_order", {"given": 2, "count": 1})

    in_house(play)


def test_orders_survive_and_nobody_is_told_of_them() -> None:
    async def play(built: House) -> None:
        game = await placed(built, MARCH)
        await built.settled()
        count = len(built.poster.messages)
        await orders.give_order(built.service.core, game, USERS["ben"], "block never")
        await orders.cancel_order(built.service.core, game, USERS["ben"], 1)
        await orders.give_order(built.service.core, game, USERS["ben"], "block never")
        await built.settled()
        assert len(built.poster.messages) == count
        built.service.core.forget(game)
        assert len(await orders.list_orders(built.service.core, game, USERS["ben"], "pl")) == 1
        with pytest.raises(Refused) as error:
            await orders.list_orders(built.service.core, game, USERS["cyd"], "en")
        assert error.value.key == "not_your_game"

    in_house(play)


def test_an_order_of_something_gone_is_lost_with_the_one_taken_back() -> None:
    async def play(built: House) -> None:
        game = await placed(built, MARCH)
        core = built.service.core
        await orders.give_order(core, game, USERS["ana"], "follow_up never")
        await orders.give_order(core, game, USERS["ana"], "block A4 against any")
        live = await built.service.core.live(game)
        raw = {**MARCH, "ana": {**MARCH["ana"], "reserve_line": ["A2 GA-U03"]}}
        live.table.edit(live.rules.position(raw, live.options, live.names))
        numbers = [line for line, _ in await orders.list_orders(core, game, USERS["ana"], "en")]
        which = numbers.index("order follow_up never") + 1
        reply = await orders.cancel_order(core, game, USERS["ana"], which)
        lost = [line for line in numbers if line.startswith("order block")]
        assert (reply.key, reply.facts) == (("order_cancelled_more", {"lost": 1}) if lost else ("order_cancelled", {}))

    in_house(play)


@pytest.mark.parametrize(
    ("line", "what"),
    [("block ask", "block"), ("order follow_up ask", "follow_up"), ("follow_up_defender ask", "follow_up_defender")],
)
@pytest.mark.rule("WC-P6")
def test_the_answer_says_that_one_is_asked(line: str, what: str) -> None:
    async def play(built: House) -> None:
        game = await placed(built, MARCH)
        reply = await orders.give_order(built.service.core, game, USERS["ana"], line)
        assert [(event.key, event.facts) for event in reply.events] == [("order_ask", {"what": what})]
        live = await built.service.core.live(game)
        for language in ("en", "pl", "cs"):
            assert "WC-P6" in live.speech(language).event(reply.events[0])
        assert (await orders.give_order(built.service.core, game, USERS["ana"], "block never")).events == ()

    in_house(play)


@pytest.mark.rule("MKU-P2")
def test_the_answer_to_an_order_to_cancel_says_when_it_begins_and_the_line_for_now() -> None:
    async def play(built: House) -> None:
        game = await built.open_game("ana", "ben", key="mage_knight", rules=2)
        live = await built.service.core.live(game)
        raw = {"ana": {"figures": ["A1 tidewarder2 10,10"]}, "ben": {"figures": ["B1 tidewarder2 30,30"]}}
        live.table.edit(live.rules.position(raw, live.options, live.names))
        reply = await orders.give_order(built.service.core, game, USERS["ana"], "order A1 cancel=flight")
        told = live.speech("en").event(reply.events[0])
        assert "from the start of the next turn" in told and "`cancel A1 flight`" in told

    in_house(play)
