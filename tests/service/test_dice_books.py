"""Honest dice, and how they fell."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.dice import commitment
from bot.engine.errors import BadData, Refused
from bot.service.dice import summed
from tests.support.house import SEED, USERS, House, in_house


def test_dice_are_verified_after_the_end_only() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        with pytest.raises(Refused) as error:
            await built.service.dice.verify(game, USERS["ana"])
        assert (error.value.key, error.value.facts) == ("dice_sealed", {"commitment": (commitment(SEED),)})
        await built.say(game, "ben", "concede")
        reply = await built.service.dice.verify(game, USERS["cyd"])
        assert reply.facts["commitment"] == (commitment(SEED),) and reply.facts["seed"] == (SEED.hex(),)
        assert reply.facts["shuffles"] == 4

    in_house(play)


def test_dice_of_another_seed_are_noticed() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await built.say(game, "ben", "concede")
        live = await built.service.core.live(game)
        live.match.dice.seed = bytes(32)  # type: ignore[union-attr]
        with pytest.raises(BadData) as error:
            await built.service.dice.verify(game, USERS["ana"])
        assert error.value.key == "record_dice_not_from_seed"

    in_house(play)


def test_the_dice_of_each_seat_are_counted_with_the_range_of_fair_ones() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        rows = await built.service.dice.stats(game, USERS["cyd"])
        live = await built.service.core.live(game)
        told = [event for line in live.table.lines for event in line.events if event.key == "rolled"]
        assert told
        for row in rows:
            numbers = [event.facts["number"] for event in told if event.facts["seat"] == row.seat]
            assert row.count == len(numbers) and row.mean * row.count == pytest.approx(sum(map(int, map(str, numbers))))

    in_house(play)


def test_the_range_shrinks_with_the_number_of_dice() -> None:
    few, many = summed(0, Counter({1: 2, 6: 2})), summed(0, Counter({3: 500, 4: 500}))
    assert (few.mean, many.mean) == (3.5, 3.5)
    assert few.low < many.low < 3.5 < many.high < few.high
    assert many.high == pytest.approx(3.5 + 1.96 * (35 / 12 / 1000) ** 0.5)
    assert summed(1, Counter()).count == 0
