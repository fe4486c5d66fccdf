"""What posting costs: few transactions an act, and no more the older its table is."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.support.counting import by_the_outbox
from tests.support.house import House, in_house


def test_a_story_an_ask_and_a_picture_cost_three_transactions_that_write_and_none_that_reads() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await built.settled()
        live = await built.service.core.live(game)
        first = live.names[min(live.waiting())]
        await built.say(game, first, f"choose_muster_order first={'AB'[live.names.index(first)]}")
        await built.settled()
        spent: Counter[str] = Counter()
        for name in ("read", "write"):
            counted(built.service.database, name, spent)
        await built.say(game, first, "muster_pass")
        await built.settled()
        assert +spent == {"write": 3}
        assert built.poster.calls[-5:].count("look") == 1

    in_house(play)


def counted(database: Any, name: str, spent: Counter[str]) -> None:
    """Count how often the outbox asks a database for something."""
    real = getattr(database, name)

    async def call(*given: Any) -> Any:
        spent[name] += by_the_outbox()
        return await real(*given)

    setattr(database, name, call)
