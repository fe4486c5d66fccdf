"""A single elimination shows its bracket: as a picture, in the words for it, and as text."""

from __future__ import annotations

from typing import Any

import pytest

from bot.i18n.speech import Speech
from bot.league.sheet import BracketSheet, Duel
from bot.service.core.access import Actor
from bot.service.events import deciding, entering, reading, running
from bot.service.events.transaction import act_on
from tests.service.events.holding import actor, begun, do, drawn, matches, opened, played, ticked
from tests.support.house import GUILD, HOME, House, in_house

Listed = Any


async def bracket(built: House, event: int, language: str = "en", by: str = "ana") -> BracketSheet:
    """The bracket as somebody's picture shows it."""
    found = await reading.sheet(built.service.core, event, actor(by), Speech(language))
    assert isinstance(found, BracketSheet)
    return found


async def text(built: House, event: int, language: str = "en") -> str:
    """The standings as text."""
    return await reading.event_text(built.service.core, event, actor("ana"), "standings", Speech(language)) or ""


def fates(duel: Duel) -> list[tuple[str, str]]:
    """Names and what became of them."""
    return [(side.name, side.fate) for side in (duel.one, duel.other)]


def test_a_bracket_goes_from_round_to_round(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 4), (2, 3)), drawn((1, 2))])
        event = await begun(built, name="Cup", format="knockout", number=0, language="en")
        seeds = {
            side.seed: side.name
            for duel in (await bracket(built, event)).columns[0].duels
            for side in (duel.one, duel.other)
        }
        assert sorted(seeds) == ["1", "2", "3", "4"]
        sheet = await bracket(built, event)
        assert [column.head for column in sheet.columns] == ["Semi-finals", "Final"]
        assert sheet.winner == sheet.note == "" and sheet.below.endswith("in round 1 (0 of 2 results)")

    in_house(play)


async def cup(built: House, *names: str) -> int:
    """An elimination that pairs itself."""
    return await begun(built, *names, name="Cup", format="knockout", number=0, language="en")


@pytest.mark.slow
def test_games_are_open_then_won_and_the_winner_of_all_is_told() -> None:
    async def play(built: House) -> None:
        event = await cup(built)
        first, second = await matches(built, event, 1)
        sheet = await bracket(built, event)
        assert all(duel.played for duel in sheet.columns[0].duels) and not sheet.columns[1].duels[0].played
        assert fates(sheet.columns[1].duels[0]) == [("", "open"), ("", "open")]
        assert sheet.alt.startswith("Bracket of “Cup” in round 1 (0 of 2 results). Semi-finals: ")
        assert sheet.alt.count("being played") == 2 and "not known yet" not in sheet.alt
        await played(built, first)
        winner = (await built.service.core.live(first.bout.game_id or 0)).seats[0].name
        sheet = await bracket(built, event)
        assert sorted(fate for duel in sheet.columns[0].duels for _, fate in fates(duel)) == [
            "lost",
            "open",
            "open",
            "won",
        ]
        assert (winner, "open") in fates(sheet.columns[1].duels[0]) and "not known yet" in sheet.alt
        assert "**Final**" in await text(built, event) and f"{winner} goes on" in sheet.alt
        await played(built, second)
        await ticked(built)
        (final,) = await matches(built, event, 2)
        await played(built, final)
        await ticked(built)
        champion = (await built.service.core.live(final.bout.game_id or 0)).seats[0].name
        sheet = await bracket(built, event)
        assert sheet.winner == f"Winner: {champion}" and f"{champion} wins" in sheet.alt
        told = await text(built, event)
        assert told.index("**Final**") < told.index("**Semi-finals**") and f"won by {champion}" in told
        (posted,) = [entry.out for entry in built.poster.messages if "is over. The final standings" in entry.out.text]
        assert posted.alt == sheet.alt and posted.data == b"PNG Cup"

    in_house(play)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_byes_forfeits_and_who_has_left_are_said_in_a_word(language: str) -> None:
    async def play(built: House) -> None:
        event = await cup(built, "ana", "ben", "cyd")
        speech = Speech(language)
        bye, forfeit, gone = (speech.text(f"event-bracket-{key}") for key in ("bye", "forfeit", "gone"))
        sheet = await bracket(built, event, language)
        sides = [side for duel in sheet.columns[0].duels for side in (duel.one, duel.other)]
        assert [(side.name, side.told) for side in sides if side.fate == "nobody"] == [("", bye)]
        (open_,) = [one for one in await matches(built, event, 1) if len(one.seats) == 2]
        await do(built, event, "gm", entering.drops(open_.seats[0].entry, "ill"))
        sheet = await bracket(built, event, language)
        told = [side.told for duel in sheet.columns[0].duels for side in (duel.one, duel.other) if side.fate == "lost"]
        assert told == [forfeit] and bye in await text(built, event, language) and bye in sheet.alt
        await ticked(built)
        (final,) = await matches(built, event, 2)
        await do(built, event, "gm", deciding.rules_result(final.bout.id or 0, str(final.seats[0].entry), "agreed"))
        await ticked(built)
        sheet = await bracket(built, event, language)
        assert sheet.winner and gone not in sheet.alt

    in_house(play)


@pytest.mark.slow
def test_who_leaves_after_he_has_won_stands_there_as_gone() -> None:
    async def play(built: House) -> None:
        event = await cup(built)
        first, second = await matches(built, event, 1)
        await played(built, first)
        await do(built, event, "gm", entering.drops(first.seats[0].entry, "ill"))
        sheet = await bracket(built, event)
        assert [side.fate for side in (sheet.columns[1].duels[0].one, sheet.columns[1].duels[0].other)].count(
            "gone"
        ) == 1
        assert "withdrew" in sheet.alt and "withdrew" in await text(built, event)
        await played(built, second)
        await ticked(built)
        assert (await bracket(built, event)).winner.startswith("Winner: ")

    in_house(play)


@pytest.mark.slow
def test_a_result_under_review_has_no_winner_yet() -> None:
    async def play(built: House) -> None:
        event = await cup(built, "ana", "ben")
        (final,) = await matches(built, event, 1)
        await played(built, final)
        loser = (await built.service.core.live(final.bout.game_id or 0)).seats[1].name
        await do(built, event, loser, deciding.disputes(None, "a misclick"))
        sheet = await bracket(built, event)
        assert sheet.columns[0].duels[0].doubted and sheet.winner == ""
        assert "under review" in await text(built, event)

    in_house(play)


@pytest.mark.slow
def test_of_a_large_bracket_the_part_of_the_reader_is_drawn_and_all_of_it_is_text() -> None:
    async def play(built: House) -> None:
        event = await opened(built, name="Cup", players=128, number=0, format="knockout", language="en")
        people = {f"a player of some length {number:03}": 5_000 + number for number in range(39)}
        for name, number in people.items():
            await act_on(
                built.service.core, event, Actor(number, name, GUILD, channel=HOME), entering.joins, interaction=number
            )
        await do(built, event, "ana", entering.joins)
        await running.start_event(built.service.core, event, actor("gm"), interaction=1)
        await built.settled()
        sheet = await bracket(built, event)
        assert [len(column.duels) for column in sheet.columns] == [16, 8, 4, 2, 1]
        drawn_ = [side.name for duel in sheet.columns[0].duels for side in (duel.one, duel.other) if side.name]
        assert "ana" in drawn_ and len(drawn_) < 40
        assert sheet.note.startswith("Part ") and sheet.note.endswith("/event standings") and sheet.note in sheet.alt
        assert 800 < len(sheet.alt) <= 1024 and " more." in sheet.alt
        told = await text(built, event)
        assert all(f"{name} (" in told for name in (*people, "ana"))

    in_house(play)
