"""The organiser's page: what waits for him, with the buttons that decide it; what they stand for."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.i18n.speech import Speech
from bot.service.core.ports import Outgoing
from bot.service.events import deciding, panel, reading
from bot.service.events.league import Drawn
from bot.service.lobby import lobby
from bot.service.lobby.seats import Person
from bot.storage.event_models import DONE, WAITS
from cogs import event_acts
from tests.service.events.holding import DAY, PRESSES, actor, begun, do, drawn, joined, matches, opened, played, ticked
from tests.support.house import House, in_house

Listed = list[list[Drawn]]


async def page(built: House, event: int, name: str = "gm", language: str = "en") -> Outgoing:
    return await reading.panel_of(built.service.core, event, actor(name), Speech(language))


def options(shown: Outgoing) -> list[list[str]]:
    return [[button.id.split("|")[3] for button in row] for row in shown.rows]


async def begins(built: House, event: int, of_round: int) -> None:
    """All are ready in all games of a round; nobody plays on."""
    core = built.service.core
    for match in await matches(built, event, of_round):
        for seat in (await core.live(match.bout.game_id or 0)).seats:
            who = Person(seat.user_id or 0, seat.name)
            await lobby.at_lobby(core, match.bout.game_id or 0, who, lobby.ACTS["ready"], interaction=next(PRESSES))
    await built.settled()


@pytest.mark.slow
def test_while_players_gather_the_page_begins_the_event() -> None:
    async def play(built: House) -> None:
        event = await opened(built)
        await joined(built, event, "ana", "ben")
        shown = await page(built, event)
        assert options(shown) == [["start", "history"]] and "2 players have joined" in shown.text
        with pytest.raises(Refused) as error:
            await page(built, event, "ana")
        assert error.value.key == "event_not_organiser"

    in_house(play)


@pytest.mark.slow
def test_a_plea_is_granted_or_refused_by_a_button(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built)
        first, _ = await matches(built, event)
        await played(built, first)
        await do(built, event, "ben", deciding.disputes(first.bout.game_id, "not so"))
        shown = await page(built, event)
        assert options(shown)[1:] == [["plea:1:yes", "plea:1:no"]]
        assert [button.label for button in shown.rows[1]] == ["Grant 1 (ben)", "Refuse 1"]
        await do(built, event, "gm", event_acts.judging(["plea", "1", "no"], "it is so"))
        assert (await matches(built, event))[0].bout.state == DONE and len((await page(built, event)).rows) == 1

    in_house(play)


@pytest.mark.slow
@pytest.mark.parametrize(("place", "places"), [(0, [1, 2]), (1, [2, 1]), (2, [1, 1]), (3, [None, None])])
def test_a_pairing_that_waits_is_decided_by_a_button(listed: Listed, place: int, places: list[Any]) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built, unfinished="organiser", language="en")
        await begins(built, event, 1)
        await ticked(built, 5 * DAY)
        assert {match.bout.state for match in await matches(built, event)} == {WAITS}
        shown = await page(built, event)
        first, second = shown.rows[1:]
        labels = ["1.1: ana wins", "1.1: ben wins", "1.1: drawn", "1.1: not played"]
        assert [button.label for button in first] == labels and len(second) == 4
        chosen = first[place].id.split("|")[3].split(":")
        await do(built, event, "gm", event_acts.judging(chosen, "agreed"))
        assert [seat.place for seat in (await matches(built, event))[0].seats] == places
        assert len((await page(built, event)).rows) == 2

    in_house(play)


@pytest.mark.slow
def test_as_many_matters_have_buttons_as_a_message_has_rows(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4)), drawn((1, 3), (2, 4)), drawn((1, 4), (2, 3))])
        event = await begun(built, unfinished="organiser")
        for number in range(1, 4):
            await begins(built, event, number)
            await ticked(built, 5 * DAY)
        for language in ("en", "pl", "cs"):
            shown = await page(built, event, language=language)
            assert len(shown.rows) == 1 + panel.MOST_MATTERS and max(map(len, shown.rows)) <= 5
            assert all(len(button.label) <= 80 and len(button.id) <= 100 for row in shown.rows for button in row)

    in_house(play)


@pytest.mark.parametrize("said", [[], ["plea", "1"], ["plea", "x", "yes"], ["plea", "1", "maybe"], ["game", "1", "2"]])
def test_what_no_button_says_is_refused(said: list[str]) -> None:
    with pytest.raises(Refused) as error:
        event_acts.judging(said, "because")
    assert error.value.key == "button_unknown"
