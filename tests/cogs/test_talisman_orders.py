"""Standing orders of Talisman from forms: a whole turn, what is done without asking, a spell for when it is needed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.cogs.test_taps import placed
from tests.e2e.playing import known_dice, seated, thread_of
from tests.support.player import Answer, Player, field_names
from tests.support.rules import rule
from tests.support.tavern import Tavern, tavern

ANA = {"character": "sorcerer", "space": "woods_2", "spells": ["mending"], "gold": 3}
BEN = {"character": "druid", "space": "city"}

Play = Callable[[Tavern, Player, Player], Awaitable[None]]


def at_table(folder: Path, play: Play, **position: Any) -> None:
    """It is ana's turn; she holds a spell."""

    async def run() -> None:
        async with tavern(folder) as built:
            ana, ben = map(built.player, ("ana", "ben"))
            await seated(built, ana, ben, "talisman")
            for player in (ana, ben):
                player.channel = thread_of(built)
            known = {"turn": "ana", "number": 7, "phase": "rolled", "die": 1, "ana": ANA, "ben": BEN}
            await placed(built, known | position)
            await play(built, ana, ben)

    with known_dice(b"a"):
        asyncio.run(run())


async def form(player: Player, label: str) -> Answer:
    """A form, from the list of orders."""
    return await player.press(label, message=(await player.slash("/orders list")).message)


@rule("TA-D65")
def test_a_turn_is_played_from_a_form(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        later = await ben.submit(
            await form(ben, "A whole turn…"), goal="tavern, ccw", fight="60%", take="best", more=""
        )
        assert "Your next turn is played by this line. [order turn prefer=tavern,ccw fight=60% take=best]" in later.text
        opened = await form(ana, "A whole turn…")
        assert field_names(opened.modal) == ["goal", "meet", "fight", "take", "more"]
        told = await ana.submit(opened, goal="cw", meet="never", fight="ask", take="all", more="")
        assert "ana now owns: Sword" in told.text and "ben moves" in told.text

    at_table(tmp_path, play, cards={"fields_3": ["sword"]})


def test_a_line_that_is_refused_stays_in_its_form(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        told = await ana.submit(await form(ana, "A whole turn…"), goal="nowhere at all", take="all")
        assert "noted" not in told.text
        again = await ana.press("Open the form again…")
        assert "nowhere at all" in str(again.modal)

    at_table(tmp_path, play)


@rule("TA-D18", "TA-D21", "TA-D22", "TA-D23", "TA-D63")
def test_what_is_done_without_asking_is_one_form(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        wishes = {"evade": "always", "pay": "gold", "spoils": "life", "heal": "reserve=1", "trophies": "auto"}
        told = await ben.submit(await form(ben, "Without asking…"), **wishes)
        for name, word in wishes.items():
            assert f"[order {name} {word}]" in told.text
        told = await ben.submit(await form(ben, "Without asking…"), **wishes | {"evade": "ask", "pay": "life"})
        assert "order evade" not in told.text and "[order pay life]" in told.text

    at_table(tmp_path, play)


@rule("TA-D10", "TA-D15", "TA-H12")
def test_a_spell_is_ordered_for_when_it_is_needed_and_only_its_player_can_see_it(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        before = ben.wire()
        told = await ana.submit(await form(ana, "A reaction…"), card="mending", when="last_life", by="", spell="")
        assert "[order cast mending when last_life]" in told.text
        await built.quiet()
        assert ben.wire() == before
        assert "You have no spell" in (await form(ben, "A reaction…")).text

    at_table(tmp_path, play)


@rule("TA-D4", "TA-D5", "TA-25:8")
def test_the_lobby_tells_how_long_a_game_lasts_and_what_windows_cost(tmp_path: Path) -> None:
    async def run() -> None:
        async with tavern(tmp_path) as built:
            ana = built.player("ana")
            await ana.slash("/game new", game="talisman", players=6, options="preset=post reaction_mode=windows")
            await built.quiet()
            card = (await ana.slash("/game info", game=1)).text
            assert "30 rounds at most. A round of 6 players takes 12 days" in card
            assert "pauses for reactions at fights and spells only" in card and "each may take up to 12 hours" in card
            await ana.slash("/game new", game="talisman")
            await built.quiet()
            usual = (await ana.slash("/game info", game=2)).text
            assert "`preset=post` ends after 30" in usual and "each may take up to" not in usual

    asyncio.run(run())
