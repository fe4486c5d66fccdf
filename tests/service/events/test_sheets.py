"""The standings for a picture follow from the same rows as the text, and show each round as it was for each entrant."""

from __future__ import annotations

from typing import Any

import pytest

from bot.i18n.speech import Speech
from bot.league.sheet import Mark
from bot.service.events import deciding, reading
from tests.service.events.holding import actor, begun, do, drawn, matches, opened, played, ticked
from tests.support.house import House, in_house

Listed = Any


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_each_round_is_a_mark(language: str, listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4)), drawn((1, 3), (2, 4)), drawn((1, 4), (2,), (3,))])
        event = await begun(built, name="Cup")
        speech, core = Speech(language), built.service.core
        first, second = await matches(built, event)
        await played(built, first)
        await do(built, event, "gm", deciding.rules_result(second.bout.id or 0, "draw", "agreed"))
        await ticked(built)
        third, fourth = await matches(built, event, 2)
        await do(built, event, "gm", deciding.rules_result(third.bout.id or 0, "none", "nobody came"))
        await played(built, fourth)
        await ticked(built)
        sheet = await reading.sheet(core, event, actor("ana"), speech)
        assert sheet is not None
        marks = {row.name: tuple([mark.kind for mark in row.marks]) for row in sheet.rows}
        letters = {mark.kind: mark.letter for row in sheet.rows for mark in row.marks}
        assert [letters[kind] for kind in ("won", "drawn", "lost", "bye")] == speech.text(
            "event-picture-letters"
        ).split()
        assert marks == {
            "ana": ("won", "open"),
            "ben": ("lost", "won", "bye"),
            "cyd": ("drawn", "bye"),
            "dan": ("drawn", "lost", "open"),
        }
        told = await reading.asked(core, event, actor("ana"), "standings", speech)
        assert told is not None and all(f"{row.rank}. {row.name}" in told for row in sheet.rows)
        assert all(f"{row.rank}. {row.name} ({row.points})" in sheet.alt for row in sheet.rows) and "Cup" in sheet.alt
        await do(built, event, "ben", deciding.disputes(None, "a misclick"))
        again = await reading.sheet(core, event, actor("ana"), speech)
        assert again is not None and Mark("open", "?") in [mark for row in again.rows for mark in row.marks]
        assert sheet.below.startswith("WarCry") and sheet.more == ""

    in_house(play)


def test_there_is_no_picture_before_the_first_round() -> None:
    async def play(built: House) -> None:
        event = await opened(built)
        assert await reading.sheet(built.service.core, event, actor("ana"), Speech("en")) is None

    in_house(play)
