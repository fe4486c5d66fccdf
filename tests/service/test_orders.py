"""Standing orders through the service: private, listed, taken back one by one."""

from __future__ import annotations

import pytest

from bot.engine.errors import Refused
from tests.service.test_choices import MARCH, placed
from tests.support.house import USERS, House, in_house


def test_orders_are_given_listed_and_taken_back() -> None:
    async def play(built: House) -> None:
        game = await placed(built, MARCH)
        orders = built.service.orders
        await orders.give(game, USERS["ana"], "block never")
        await orders.give(game, USERS["ana"], "order follow_up never")
        lines = [line for line, _ in await orders.listed(game, USERS["ana"], "en")]
        assert lines == ["order block never", "order follow_up never"]
        assert "You do not block" in (await orders.listed(game, USERS["ana"], "en"))[0][1]
        assert await orders.listed(game, USERS["ben"], "en") == []
        reply = await orders.cancel(game, USERS["ana"], 1)
        assert reply.key == "order_cancelled"
        assert [line for line, _ in await orders.listed(game, USERS["ana"], "en")] == ["order follow_up never"]
        with pytest.raises(Refused) as error:
            await orders.cancel(game, USERS["ana"], 2)
        assert (error.value.key, error.value.facts) == ("no_such_order", {"given": 2, "count": 1})

    in_house(play)


def test_orders_survive_and_nobody_is_told_of_them() -> None:
    async def play(built: House) -> None:
        game = await placed(built, MARCH)
        await built.settled()
        count = len(built.poster.messages)
        await built.service.orders.give(game, USERS["ben"], "block never")
        await built.service.orders.cancel(game, USERS["ben"], 1)
        await built.service.orders.give(game, USERS["ben"], "block never")
        await built.settled()
        assert len(built.poster.messages) == count
        built.service.core.forget(game)
        assert len(await built.service.orders.listed(game, USERS["ben"], "pl")) == 1
        with pytest.raises(Refused) as error:
            await built.service.orders.listed(game, USERS["cyd"], "en")
        assert error.value.key == "not_your_game"

    in_house(play)


def test_an_order_of_something_gone_is_lost_with_the_one_taken_back() -> None:
    async def play(built: House) -> None:
        game = await placed(built, MARCH)
        orders = built.service.orders
        await orders.give(game, USERS["ana"], "follow_up never")
        await orders.give(game, USERS["ana"], "block A4 against any")
        live = await built.service.core.live(game)
        raw = {**MARCH, "ana": {**MARCH["ana"], "reserve_line": ["A2 GA-U03"]}}
        live.table.edit(live.rules.position(raw, live.options, live.names))
        numbers = [line for line, _ in await orders.listed(game, USERS["ana"], "en")]
        which = numbers.index("order follow_up never") + 1
        reply = await orders.cancel(game, USERS["ana"], which)
        lost = [line for line in numbers if line.startswith("order block")]
        assert (reply.key, reply.facts) == (("order_cancelled_more", {"lost": 1}) if lost else ("order_cancelled", {}))

    in_house(play)
