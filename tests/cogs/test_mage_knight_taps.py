"""How many taps an act of Mage Knight costs from its public ask on; a button is one, a list two."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.service.core import press_kinds
from tests.cogs.test_mage_knight import KEY, deploy, has, pictured, version, waited
from tests.e2e.playing import known_dice, seated, thread_of
from tests.support.player import Answer, Json, Player, buttons, pictures, selects
from tests.support.rules import rule
from tests.support.tavern import Tavern, tavern

SMALL = "limit=none width=24000 height=24000"


class Tapping:
    """One person's taps since his turn began."""

    def __init__(self, player: Player) -> None:
        self.player, self.taps = player, 0
        self.shown: Json = player.newest(lambda one: bool(has(one, f"{press_kinds.OPEN_PANEL}|")))

    async def press(self, label: str) -> Answer:
        """Press the first button whose label begins so; a whole custom id is a label too."""
        name = next((known for known in buttons(self.shown) if known.startswith(label)), label)
        return self.after(await self.player.press(name, self.shown), 1)

    async def choose(self, key: str, value: str) -> Answer:
        """Choose from the menu whose id begins so."""
        menu = next(known for known in selects(self.shown) if known.startswith(key))
        return self.after(await self.player.choose(menu, value, message=self.shown), 2)

    def after(self, answer: Answer, taps: int) -> Answer:
        """What is shown next."""
        self.taps += taps
        self.shown = answer.message
        return answer

    async def open(self) -> Answer:
        """The private panel, by the button of the public ask."""
        return await self.press(has(self.shown, f"{press_kinds.OPEN_PANEL}|"))


def met(folder: Path, approach: str, play: Callable[[Tavern, Tapping], Awaitable[None]], total: int = 100) -> None:
    """A small field on which both first figures have gone towards each other; then it is ana's turn."""

    async def run() -> None:
        async with tavern(folder) as built:
            ana, ben = map(built.player, ("ana", "ben"))
            await seated(built, ana, ben, KEY, options=f"build_total={total} {SMALL}")
            for player in (ana, ben):
                player.channel = thread_of(built)
            await deploy(built, ana, ben)
            for turn in range(9 if approach else 0):
                one = await waited(built, ana, ben)
                if turn == 8 and one is ana:
                    break
                own, foe = ("A1", "B1") if one is ana else ("B1", "A1")
                if turn < 6:  # then their tokens are taken off
                    await one.slash("/do", line=f"order spin=auto; {approach.format(own=own, foe=foe)}", sure=True)
                if await waited(built, ana, ben) is one:
                    await one.slash("/do", line="end_turn", sure=True)
            await built.quiet()
            await play(built, Tapping(await waited(built, ana, ben)))

    with known_dice(b"taps"):
        asyncio.run(run())


@rule("MKU-P5", "MKU-P6")
@pytest.mark.parametrize("label", [pytest.param("To contact with", marks=pytest.mark.slow), "Towards"])
def test_a_move_costs_three_taps(label: str, tmp_path: Path) -> None:
    async def play(built: Tavern, tapping: Tapping) -> None:
        before = await version(built)
        panel = await tapping.open()
        assert pictured(panel) and "can move" in pictures(panel.message)[0]["description"]
        assert pictured(await tapping.press(label)) and await version(built) == before
        await tapping.press("Do it")
        assert await version(built) > before and tapping.taps == 3

    met(tmp_path, "move {own} toward={foe} stop=7" if label == "To contact with" else "", play)


@pytest.mark.slow
@rule("MKU-P5", "MKU-13.1", "MKU-12.10")
@pytest.mark.parametrize(
    ("label", "approach"),
    [("Strike", "move {own} toward={foe}"), ("Shoot", "move {own} toward={foe} stop=9 face={foe}")],
)
def test_an_attack_costs_three_taps_and_tells_its_chance(label: str, approach: str, tmp_path: Path) -> None:
    async def play(built: Tavern, tapping: Tapping) -> None:
        before = await version(built)
        panel = await tapping.open()
        assert "Chance against" in pictures(panel.message)[0]["description"]
        assert pictured(await tapping.press(label)) and await version(built) == before
        await tapping.press("Do it")
        assert await version(built) > before and tapping.taps == 3

    met(tmp_path, approach, play)


@rule("MKU-4.3")
def test_the_end_of_a_turn_is_asked_for_once_more_while_actions_are_left(tmp_path: Path) -> None:
    async def play(built: Tavern, tapping: Tapping) -> None:
        before = await version(built)
        await tapping.open()
        asked = await tapping.press("End the turn")
        assert "with actions left" in asked.text and await version(built) == before
        await tapping.press("Do it")
        assert await version(built) > before

    met(tmp_path, "", play)
