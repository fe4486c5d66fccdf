"""The standings for a picture follow from the same rows as the text, and show each round as it was for each entrant."""

from __future__ import annotations

from typing import Any

import pytest

from bot.i18n.speech import Speech
from bot.league.sheet import Mark
from bot.service.events import deciding, entering, reading, running
from bot.service.events.affair import Actor, act_on
from bot.service.ports import Outgoing, PostFailed
from tests.service.events.holding import actor, begun, do, drawn, matches, opened, played, ticked
from tests.support.house import GUILD, House, in_house

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


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_what_is_said_of_a_round_that_is_played_is_not_that_it_is_over(language: str, listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4)), drawn((1, 3), (2, 4))])
        event = await begun(built, name="Cup")
        core, speech = built.service.core, Speech(language)
        heads = []
        for match in await matches(built, event, 1):
            told = await reading.asked(core, event, actor("ana"), "standings", speech)
            sheet = await reading.sheet(core, event, actor("ana"), speech)
            assert told is not None and sheet is not None
            heads.append((told.splitlines()[0], sheet.below.rpartition("· ")[2], sheet.alt))
            await played(built, match)
        during = {"en": "0 of 2 results", "pl": "wyniki: 0 z 2", "cs": "výsledky: 0 z 2"}[language]
        assert all(during in one for one in heads[0])
        assert all(during.replace("0", "1") in one for one in heads[1])
        await ticked(built)
        for match in await matches(built, event, 2):
            await played(built, match)
        sheet = await reading.sheet(core, event, actor("ana"), speech)
        after = {"en": "after round 2", "pl": "po rundzie 2", "cs": "po 2. kole"}[language]
        assert sheet is not None and after in sheet.below and after in sheet.alt

    in_house(play)


async def ended(built: House, listed: Listed) -> list[Outgoing]:
    """What is posted in the end of an event of one round; the last is told first."""
    listed.extend([drawn((1, 2), (3, 4))])
    event = await begun(built, name="Cup", language="en", number=1)
    for match in await matches(built, event):
        await played(built, match)
    await ticked(built)
    return [entry.out for entry in built.poster.messages if "is over. The final standings" in entry.out.text]


def test_the_final_standings_are_posted_once_with_their_picture_and_its_words(listed: Listed) -> None:
    async def play(built: House) -> None:
        (final,) = await ended(built, listed)
        assert (final.file, final.data) == ("standings.png", b"PNG Cup")
        assert final.alt.startswith("Standings of “Cup” after round 1: 1. ana (")

    in_house(play)


def test_where_nothing_can_be_drawn_the_text_goes_alone(listed: Listed) -> None:
    async def play(built: House) -> None:
        built.painter.fails = True
        (final,) = await ended(built, listed)
        assert final.file == "" and "1. ana" in final.text

    in_house(play)


@pytest.mark.parametrize("reason", ["forbidden", "too_large"])
def test_where_no_file_can_be_sent_the_text_goes_alone(
    reason: str, listed: Listed, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(built: House) -> None:
        send = built.poster.send

        async def refusing(channel: int, number: int, out: Outgoing, nonce: str | None) -> int:
            if out.file == "standings.png":
                raise PostFailed(reason, "attach_files")
            return await send(channel, number, out, nonce)

        monkeypatch.setattr(built.poster, "send", refusing)
        (final,) = await ended(built, listed)
        assert final.file == "" and "1. ana" in final.text

    in_house(play)


def test_the_words_of_a_picture_end_with_a_whole_row_and_say_how_many_more_there_are() -> None:
    async def play(built: House) -> None:
        event = await opened(built, name="Cup", players=128, number=1)
        names = [f"a player with a name of some length {number:03}" for number in range(60)]
        people = {name: 5_000 + number for number, name in enumerate(names)}
        for name, number in people.items():
            await act_on(built.service.core, event, Actor(number, name, GUILD), entering.joins, interaction=number)
        await running.start_event(built.service.core, event, actor("gm"), interaction=1)
        await built.settled()
        sheet = await reading.sheet(built.service.core, event, actor("ana"), Speech("en"))
        assert sheet is not None and 900 < len(sheet.alt) <= 1024
        told = sheet.alt.count(" (0)")
        assert sheet.alt.endswith(f" (0); and {60 - told} more.") and told < 60

    in_house(play)


def test_there_is_no_picture_before_the_first_round() -> None:
    async def play(built: House) -> None:
        event = await opened(built)
        assert await reading.sheet(built.service.core, event, actor("ana"), Speech("en")) is None

    in_house(play)
