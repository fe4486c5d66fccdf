"""The standings for a picture follow from the same rows as the text, and show each round as it was for each entrant."""

from __future__ import annotations

from typing import Any

import pytest

from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from bot.league.sheet import Sheet
from bot.league.terms import USUAL_BREAKS
from bot.service.core.access import Actor
from bot.service.core.ports import Outgoing, PostFailed
from bot.service.events import deciding, entering, reading, running
from bot.service.events.transaction import act_on
from bot.storage.events import Match
from tests.service.events.holding import DAY, actor, begun, do, drawn, matches, opened, played, seen, ticked
from tests.support.house import GUILD, HOME, USERS, House, in_house

Listed = Any
LANGUAGES = ("en", "pl", "cs")
SIX = ("ana", "ben", "cyd", "dan", "eva", "fil")


@pytest.fixture(autouse=True)
def more_people(monkeypatch: pytest.MonkeyPatch) -> None:
    for place, name in enumerate((*SIX, "gus", "han")):
        monkeypatch.setitem(USERS, name, 100 + place)


def kinds_of(sheet: Sheet) -> dict[str, tuple[str, ...]]:
    """What each pairing was for everybody; nothing where there was none."""
    return {row.name: tuple([mark.kind if mark else "" for mark in row.marks]) for row in sheet.rows}


async def shown_to(built: House, event: int, name: str, language: str = "en") -> tuple[Sheet, str]:
    """The picture and the text of somebody."""
    core, speech = built.service.core, Speech(language)
    sheet = await reading.sheet(core, event, actor(name), speech)
    told = await reading.event_text(core, event, actor(name), "standings", speech)
    assert isinstance(sheet, Sheet) and told is not None
    return sheet, told


async def won(built: House, event: int, match: Match, winner: int) -> None:
    """A pairing is decided."""
    await do(built, event, "gm", deciding.rules_result(match.bout.id or 0, str(winner), "so it was"))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("breaks", [("wins", "direct", "games"), ("sonneborn_berger", "victory"), ()])
def test_tie_breaks_are_told_in_their_order_in_picture_text_and_words(language: str, breaks: tuple[str, ...]) -> None:
    async def play(built: House) -> None:
        event = await begun(built, number=2, breaks=", ".join(breaks))
        for match in await matches(built, event):
            await won(built, event, match, match.seats[0].entry)
        await ticked(built)
        sheet, told = await shown_to(built, event, "ana", language)
        speech, order = Speech(language), breaks or USUAL_BREAKS["swiss"]
        heads = [speech.text(message_id("event-head", one)) for one in order]
        games = [] if "games" in order else [speech.text("event-head-games")]
        assert list(sheet.heads) == [speech.text("event-picture-points"), *heads, *games]
        ties = [speech.text(message_id("event-tie", one)) for one in order]
        assert f"({' · '.join([speech.text('event-picture-points'), *ties])})" in sheet.alt
        for row in sheet.rows:
            values = row.cells[1 : 1 + len(order)]
            assert f"{row.rank}. {row.name} ({' · '.join([row.cells[0], *values])})" in sheet.alt
            line = next(line for line in told.splitlines() if f" {row.name} " in line)
            assert "(" + " · ".join([f"{tie} {value}" for tie, value in zip(ties, values, strict=True)]) + ")" in line
        assert len({row.cells for row in sheet.rows}) > 1

    in_house(play)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_groups_show_who_met_whom_and_who_goes_up_and_down(language: str) -> None:
    async def play(built: House) -> None:
        event = await begun(built, *SIX, "gus", "han", format="groups", number=4)
        entries = await seen(built, event, lambda affair: affair.entries)
        for match in await matches(built, event):
            await won(built, event, match, min(match.seats, key=lambda seat: entries[seat.entry].name).entry)
        sheet, told = await shown_to(built, event, "ana", language)
        assert sheet.against and sheet.columns == ("1", "2", "3", "4") and len(sheet.rows) == 8
        for division in (1, 2):
            rows = [row for row in sheet.rows if row.division == division]
            found = [[mark.kind if mark else "" for mark in row.marks] for row in rows]
            assert found == [
                ["won" if at > own else "lost" if at < own else "own" for at in range(4)] for own in range(4)
            ]
        zones = {row.zone: row for row in sheet.rows if row.zone}
        assert (zones["down"].division, zones["up"].division) == (1, 2)
        assert [row.rank for row in sheet.rows if row.zone] == [4, 1]
        speech = Speech(language)
        assert sheet.zones == tuple([(zone, speech.text(f"event-zone-{zone}")) for zone in ("up", "down")])
        for zone, row in zones.items():
            word = speech.text(f"event-zone-{zone}")
            assert [line for line in told.splitlines() if line.endswith(f", {word}")][0].startswith(
                f"{row.rank}\\. {row.name}"
            )
            assert f"{row.name} ({' · '.join(row.cells[:5])}), {word}" in sheet.alt
        group = speech.text("event-division", number=2).strip("*")
        assert f"{group}: 1. " in sheet.alt

    in_house(play)


@pytest.mark.slow
def test_nobody_goes_up_or_down_where_there_is_one_group_only() -> None:
    async def play(built: House) -> None:
        event = await begun(built, format="groups", number=4)
        sheet, told = await shown_to(built, event, "ana")
        assert not [row for row in sheet.rows if row.zone] and "goes" not in told

    in_house(play)


@pytest.mark.slow
def test_whoever_has_dropped_out_of_a_group_spares_one_the_way_down() -> None:
    async def play(built: House) -> None:
        event = await begun(built, *SIX, "gus", "han", format="groups", number=4)
        sheet, _ = await shown_to(built, event, "ana")  # groups are told apart before there is any result
        last = next(row for row in sheet.rows if row.zone == "down")
        await do(built, event, last.name, entering.leaves)
        again, _ = await shown_to(built, event, "ana")
        assert [row.zone for row in again.rows if row.zone] == ["up"]

    in_house(play)


@pytest.mark.slow
def test_a_late_joiner_has_no_mark_in_the_rounds_before() -> None:
    async def play(built: House) -> None:
        event = await begun(built, number=2)
        for match in await matches(built, event):
            await won(built, event, match, match.seats[0].entry)
        await do(built, event, "eva", entering.joins)
        await ticked(built, 4 * DAY)
        sheet, _ = await shown_to(built, event, "ana")
        kinds = kinds_of(sheet)
        assert kinds["eva"][0] == "" and kinds["eva"][1] in ("open", "bye") and len(sheet.columns) == 2

    in_house(play)


@pytest.mark.slow
def test_rolling_pairings_have_no_rounds_and_show_the_newest_games() -> None:
    async def play(built: House) -> None:
        event = await begun(built, format="rolling", number=0, until="2030-12-24")
        first = await matches(built, event)
        await won(built, event, first[0], first[0].seats[0].entry)
        sheet, _ = await shown_to(built, event, "ana")
        assert sheet.columns == () and sheet.over == "Last games"
        assert sorted(kinds_of(sheet).values()) == sorted([("won",), ("lost",), ("open",), ("open",)])

    in_house(play)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
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
        assert isinstance(sheet, Sheet) and sheet.columns == ("1", "2", "3")
        marks = kinds_of(sheet)
        letters = {mark.kind: mark.letter for row in sheet.rows for mark in row.marks if mark is not None}
        assert [letters[kind] for kind in ("won", "drawn", "lost", "bye")] == speech.text(
            "event-picture-letters"
        ).split()
        assert marks == {
            "ana": ("won", "unplayed", "open"),
            "ben": ("lost", "won", "bye"),
            "cyd": ("drawn", "unplayed", "bye"),
            "dan": ("drawn", "lost", "open"),
        }
        assert [mark.kind for mark, _ in sheet.legend] == ["bye", "unplayed", "open"]
        words = ("event-bracket-bye", "event-how-unplayed", "event-how-open")
        assert [word for _, word in sheet.legend] == [speech.text(word) for word in words]
        told = await reading.event_text(core, event, actor("ana"), "standings", speech)
        assert told is not None and all(f"{row.rank}\\. {row.name}" in told for row in sheet.rows)
        assert all(f"{row.rank}. {row.name} ({row.cells[0]})" in sheet.alt for row in sheet.rows) and "Cup" in sheet.alt
        await do(built, event, "ben", deciding.disputes(None, "a misclick"))
        await do(built, event, "dan", entering.leaves)
        again = await reading.sheet(core, event, actor("ana"), speech)
        assert isinstance(again, Sheet)
        assert kinds_of(again) == {
            "ana": ("won", "unplayed", "walkover"),
            "ben": ("lost", "review", "bye"),
            "cyd": ("drawn", "unplayed", "bye"),
            "dan": ("drawn", "review", "forfeit"),
        }
        assert sheet.below.startswith("WarCry") and sheet.more == ""

    in_house(play)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_a_round_that_is_played_is_not_that_it_is_over(language: str, listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4)), drawn((1, 3), (2, 4))])
        event = await begun(built, name="Cup")
        core, speech = built.service.core, Speech(language)
        heads = []
        for match in await matches(built, event, 1):
            told = await reading.event_text(core, event, actor("ana"), "standings", speech)
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


@pytest.mark.slow
def test_the_final_standings_are_posted_once_with_their_picture_and_its_words(listed: Listed) -> None:
    async def play(built: House) -> None:
        (final,) = await ended(built, listed)
        assert (final.file, final.data) == ("standings.png", b"PNG Cup")
        assert final.alt.startswith("Standings of “Cup” after round 1 (Points): 1. ana (1)")

    in_house(play)


@pytest.mark.slow
def test_where_nothing_can_be_drawn_the_text_goes_alone(listed: Listed) -> None:
    async def play(built: House) -> None:
        built.painter.fails = True
        (final,) = await ended(built, listed)
        assert final.file == "" and r"1\. ana" in final.text

    in_house(play)


@pytest.mark.slow
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
        assert final.file == "" and r"1\. ana" in final.text

    in_house(play)


@pytest.mark.slow
def test_the_words_of_a_picture_end_with_a_whole_row_and_say_how_many_more_there_are() -> None:
    async def play(built: House) -> None:
        event = await opened(built, name="Cup", players=128, number=1)
        names = [f"a player with a name of some length {number:03}" for number in range(60)]
        people = {name: 5_000 + number for number, name in enumerate(names)}
        for name, number in people.items():
            await act_on(
                built.service.core, event, Actor(number, name, GUILD, channel=HOME), entering.joins, interaction=number
            )
        await running.start_event(built.service.core, event, actor("gm"), interaction=1)
        await built.settled()
        sheet = await reading.sheet(built.service.core, event, actor("ana"), Speech("en"))
        assert sheet is not None and 900 < len(sheet.alt) <= 1024
        told = sheet.alt.count(" (0 · 0 · 0 · 0 · 0)")
        assert sheet.alt.endswith(f" (0 · 0 · 0 · 0 · 0); and {60 - told} more.") and told < 60

    in_house(play)


def test_there_is_no_picture_before_the_first_round() -> None:
    async def play(built: House) -> None:
        event = await opened(built)
        assert await reading.sheet(built.service.core, event, actor("ana"), Speech("en")) is None

    in_house(play)
