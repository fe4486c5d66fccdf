"""Thousands of lines that no rule knows leave nothing behind: whatever remembers what people type is bounded."""

from __future__ import annotations

import gc
import random
import tracemalloc

import pytest

from bot.engine.errors import Refused
from bot.i18n.catalog import LANGUAGES
from bot.i18n.speech import Speech
from tests.support.house import House, in_house

FILLED, LINES = 6_000, 3_000
"""Lines after which all that is bounded is full, and lines after those."""

ROOM = 300
"""Bytes a line that chance may make of it; a line that is kept takes far more, with what is answered to it."""

WORDS = (
    "play",
    "ga-u01",
    "A",
    "B2",
    "deck",
    "to",
    "1-2",
    "żółw",
    "§",
    "x" * 50,
    '"',
    "{ $who }",
    "*",
    "@everyone",
    "\u202e",
)


def hostile(chance: random.Random, number: int) -> str:
    """A line that is like no other."""
    words = [chance.choice(WORDS) for _ in range(chance.randrange(1, 12))]
    unknown = f"w{number}{''.join(chance.choices('abcdefgh0123456789é', k=12))}"
    return " ".join([*words[: chance.randrange(2)], unknown, *words])


async def typed(built: House, game: int, lines: range) -> int:
    """Type such lines at a table; how many bytes are held then that were taken since it was asked for."""
    chance, live = random.Random(lines.start), await built.service.core.live(game)
    speeches = [Speech(language, live.rules) for language in LANGUAGES]
    for number in lines:
        line = hostile(chance, number)
        with pytest.raises(Refused) as refused:
            await built.say(game, "ana", line)
        for speech in speeches:
            assert speech.refusal(refused.value)
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


@pytest.mark.slow
def test_lines_that_no_rule_knows_leave_nothing_behind() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        tracemalloc.start()
        try:
            before = await typed(built, game, range(FILLED))
            after = await typed(built, game, range(FILLED, FILLED + LINES))
        finally:
            tracemalloc.stop()
        assert after - before < ROOM * LINES, f"{(after - before) / LINES:.0f} bytes a line"

    in_house(play)
