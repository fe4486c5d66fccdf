"""Four people hold a Swiss of two rounds by commands, buttons and a form, from the first card to the last standings."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.children.children import Children
from bot.service.events import campaigns
from bot.service.events.transaction import NOBODY, look_at
from bot.storage import events
from bot.storage.event_models import DONE
from bot.storage.events import Match
from tests.e2e.playing import FOUR
from tests.support.drafting import open_event
from tests.support.player import Player, buttons, text_of
from tests.support.tavern import Tavern, tavern

HOME = "tavern"


async def pairings(t: Tavern, number: int) -> list[Match]:
    """The pairings of the only event in one of its rounds."""
    await t.quiet()
    for _ in range(4):
        await t.service.clocks.tick()
    await t.quiet()
    found: list[Match] = await look_at(
        t.service.core, 1, NOBODY, lambda affair: events.matches_of(affair.session, 1, number)
    )
    return found


async def got_ready(t: Tavern, match: Match) -> tuple[Player, Player]:
    """Both of a pairing are called to its thread and get ready there by the card; the two in the order of seats."""
    live = await t.service.core.live(match.bout.game_id or 0)
    people = t.parlour.world.people
    first, second = (t.player(str(people[str(seat.user_id)]["name"])) for seat in live.seats)
    first.channel = second.channel = str(live.game.channel_id)
    card = first.newest(lambda one: live.game.name in text_of(one) and "Ready" in buttons(one))
    for player in (first, second):
        await player.press("Ready", card)
    await t.quiet()
    called = [text_of(message) for message in first.seen()]
    assert any(f"<@{first.id}>" in text and f"<@{second.id}>" in text for text in called), "who plays is called there"
    return first, second


async def holds_out(t: Tavern, match: Match) -> str:
    """Both of a pairing get ready in its thread, and the second one gives the game up; who has won."""
    winner, loser = await got_ready(t, match)
    await loser.slash("/do", line="concede", sure=True)
    await t.quiet()
    return winner.name


@pytest.mark.slow
def test_four_people_hold_a_swiss(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaigns, "given_up", lambda live: False)  # giving up is the quickest end, and pays nothing

    async def play() -> None:
        async with tavern(tmp_path, children=Children()) as t:
            gm = t.player("gm")
            agreed = {"format": "swiss", "number": 2, "campaign": True, "players": 4, "days": 7}
            await open_event(gm, "Winter cup", game="warcry", **agreed)
            await t.quiet()
            card = gm.newest(lambda one: "Winter cup" in text_of(one) and "Join" in buttons(one))
            for name in FOUR:
                await t.player(name).press("Join", card)
            await gm.slash("/event start", event=1)
            won: list[str] = []
            met: set[frozenset[int]] = set()
            for number in (1, 2):
                while not (matches := await pairings(t, number)):  # they are drawn in a child
                    await asyncio.sleep(0.05)
                assert len(matches) == 2
                met |= {frozenset(seat.entry for seat in match.seats) for match in matches}
                for match in matches:
                    won.append(await holds_out(t, match))
            assert all(match.bout.state == DONE for match in await pairings(t, 2)) and len(met) == 4
            champion = next(name for name in won if won.count(name) == 2)
            last = gm.newest(lambda one: "The final standings" in text_of(one))
            assert rf"1\. {champion} – points 2, 2 games" in text_of(last)
            (picture,) = last["attachments"]
            assert picture["filename"].endswith(".png") and f"1. {champion} (2 · " in picture["description"]
            told = await gm.slash("/event standings", event=1)
            assert rf"1\. {champion} – points 2" in told.text
            ledger = await gm.slash("/campaign ledger", event=1)
            assert f"{champion} – Experience: 2 · Games: 2 · Renown: 4" in ledger.text
            game = (await pairings(t, 1))[0].bout.game_id
            lines = await gm.slash("/campaign ledger", event=1, lines=True)
            assert f"game {game}, line" in lines.text

    asyncio.run(play())
