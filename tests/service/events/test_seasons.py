"""The next season of groups: the best of each group have gone up, the last down, whoever is new comes last."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.i18n.speech import Speech
from bot.service.events import deciding, reading, running
from bot.storage.event_models import OPEN
from tests.service.events.holding import PRESSES, actor, begun, do, joined, matches, opened, row, seen, ticked
from tests.support.house import USERS, House, in_house

EIGHT = ("ana", "ben", "cyd", "dan", "eva", "fil", "gus", "han")


@pytest.fixture(autouse=True)
def more_people(monkeypatch: pytest.MonkeyPatch) -> None:
    for place, name in enumerate((*EIGHT, "ivo")):
        monkeypatch.setitem(USERS, name, 100 + place)


async def groups(built: House, event: int) -> list[set[str]]:
    """Who plays in which group."""
    entries = await seen(built, event, lambda affair: affair.entries)
    found: dict[int, set[str]] = {}
    for match in await matches(built, event):
        found.setdefault(match.bout.division, set()).update(entries[seat.entry].name for seat in match.seats)
    return [found[division] for division in sorted(found)]


async def won_by_the_first(built: House, event: int) -> None:
    """Every game goes to whose name comes first in the alphabet."""
    entries = await seen(built, event, lambda affair: affair.entries)
    for match in [match for match in await matches(built, event) if match.bout.state == OPEN]:
        best = min(match.seats, key=lambda seat: entries[seat.entry].name)
        await do(built, event, "gm", deciding.rules_result(match.bout.id or 0, str(best.entry), "so it was"))
    await ticked(built)
    assert (await row(built, event)).state == "over"


@pytest.mark.slow
def test_the_best_go_up_the_last_go_down_and_newcomers_come_last() -> None:
    async def play(built: House) -> None:
        first = await begun(built, *EIGHT, format="groups", number=4)
        upper, lower = await groups(built, first)
        await won_by_the_first(built, first)
        second = await opened(built, format="groups", number=4, after=first, name="Spring")
        leaver = sorted(lower)[-1]
        await joined(built, second, "ivo", *[name for name in reversed(EIGHT) if name != leaver])
        told = await reading.event_text(built.service.core, second, actor("ana"), "rules", Speech("en"))
        assert told is not None and "It is the season after “Winter” (event 1)" in told
        await running.start_event(built.service.core, second, actor("gm"), interaction=next(PRESSES))
        await ticked(built)
        down, up = sorted(upper)[-1], sorted(lower)[0]
        assert await groups(built, second) == [upper - {down} | {up}, lower - {up, leaver} | {down, "ivo"}]

    in_house(play)


@pytest.mark.slow
@pytest.mark.parametrize(
    "wrong", [{"after": 9}, {"after": 1}, {"after": 2, "format": "swiss"}, {"after": 2, "key": "albion"}]
)
def test_a_season_follows_groups_of_the_same_game_that_are_over(wrong: dict[str, Any]) -> None:
    async def play(built: House) -> None:
        await opened(built, format="groups", number=4)
        over = await begun(built, *EIGHT[:4], format="groups", number=4)
        await won_by_the_first(built, over)
        with pytest.raises(Refused, match="event_no_season"):
            await opened(built, **{"format": "groups", "number": 4, **wrong})

    in_house(play)
