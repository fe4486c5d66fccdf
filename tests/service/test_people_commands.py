"""/me and /away as a person of the parlour uses them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.storage import people
from tests.support.tavern import tavern


@pytest.mark.slow
def test_a_person_sees_and_changes_what_is_chosen(tmp_path: Path) -> None:
    async def play() -> None:
        async with tavern(tmp_path) as t:
            ana = t.player("ana")
            shown = (await ana.slash("me")).text
            assert "as your Discord" in shown and "UTC" in shown and "every 24 hours" in shown
            assert await ana.complete("me", "zone", zone="warsaw") == ["Europe/Warsaw"]
            chosen = await ana.slash("me", language="pl", zone="Europe/Warsaw", pace=0, quiet="22-7", direct=True)
            assert "polski" in chosen.text and "22:00–07:00" in chosen.text and "włączone" in chosen.text
            assert "tylko to wspólne" in chosen.text
            assert "„x” to nie jest" in (await ana.slash("me", quiet="x")).text
            assert (await ana.slash("me")).text == chosen.text

    asyncio.run(play())


def test_F20_a_person_is_away_comes_back_and_hears_once_of_a_refused_direct_message(tmp_path: Path) -> None:
    async def play() -> None:
        async with tavern(tmp_path) as t:
            ben = t.player("ben")
            assert "no absence set" in (await ben.slash("away")).text
            told = {"from": "2100-12-24", "to": "2101-01-02"}
            said = "Away from 2100-12-24 to 2101-01-02\nDays of absence left: 32 of 42 in 365 days"
            assert (await ben.slash("away", **told)).text.startswith(said)
            assert (await ben.slash("away")).text.startswith(said)
            assert "not both" in (await ben.slash("away", off=True, to="1.1.2101")).text
            assert "no absence set" in (await ben.slash("away", off=True)).text
            assert "over already" in (await ben.slash("away", to="1.1.2020")).text
            user = int(ben.id)
            await t.service.database.write(lambda session: people.set_user(session, user, direct_refused=True))
            heard = [(await ben.slash("away")).text for _ in range(2)]
            assert ["could not be delivered" in text for text in heard] == [True, False]

    asyncio.run(play())
