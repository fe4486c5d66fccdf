"""How many presses a turn of Talisman costs from its public ask on, and how many messages of it stay."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.cogs.test_taps import placed
from tests.e2e.playing import known_dice, seated, thread_of
from tests.e2e.test_taps import stories
from tests.support.player import Player, buttons, text_of
from tests.support.rules import rule
from tests.support.tavern import Tavern, tavern

KEY = "talisman"
BEN = {"character": "druid", "space": "city"}
VILLAGERS = ["Visit: Blacksmith", "Visit: Healer", "Visit: Mystic", "Visit nobody"]


class Presses:
    """One person's presses on public messages only."""

    def __init__(self, built: Tavern, player: Player) -> None:
        self.built, self.player, self.count = built, player, 0

    def offered(self) -> list[str]:
        """What the newest ask puts up, but for what is always there."""
        return [label for label, key in buttons(self.ask()).items() if key.startswith(("s|", "o|"))]

    def ask(self) -> Any:
        """The newest ask that can be answered by a press."""
        return self.player.newest(lambda one: "▸" in text_of(one) and not one["flags"] & 64)

    async def press(self, start: str) -> None:
        """The button of the newest ask whose label begins so."""
        label = next(known for known in buttons(self.ask()) if known.startswith(start))
        self.count += 1
        await self.player.press(label, self.ask())
        await self.built.quiet()


def turn(
    folder: Path, position: dict[str, Any], play: Callable[[Presses], Awaitable[None]], presses: int, dice: bytes = b"a"
) -> None:
    """Ana's turn from a position on, by presses on public asks alone; then ben's, and one message more stays."""

    async def run() -> None:
        async with tavern(folder) as built:
            ana, ben = map(built.player, ("ana", "ben"))
            game = await seated(built, ana, ben, KEY)
            for player in (ana, ben):
                player.channel = thread_of(built)
            ana_at = {"character": "warrior", "space": "woods_2", **position.pop("ana", {})}
            await placed(built, {"turn": "ana", "number": 7, "phase": "rolled", "ana": ana_at, "ben": BEN, **position})
            before = len([one for one in ana.seen() if not one["flags"] & 64])
            hand = Presses(built, ana)
            await play(hand)
            live = await built.service.core.live(game)
            assert hand.count == presses and set(live.waiting()) == {1}
            told = await stories(built, game)
            public = [text_of(one) for one in ana.seen() if not one["flags"] & 64]
            assert told["turn"][0] == 1 and len(public) == before + 1, public
            assert sum("▸" in one for one in public) == 1

    with known_dice(dice):
        asyncio.run(run())


@rule("TA-D64")
def test_a_plain_turn_is_one_press_and_one_message(tmp_path: Path) -> None:
    async def play(hand: Presses) -> None:
        assert hand.offered()[0].startswith("Fields 3")
        await hand.press("Fields 3")

    turn(tmp_path, {"die": 1, "deck": ["burning_mountain"]}, play, 1)


def test_a_fight_is_no_press_more(tmp_path: Path) -> None:
    async def play(hand: Presses) -> None:
        await hand.press("Fields 3 – Goblin")

    turn(tmp_path, {"die": 1, "cards": {"fields_3": ["goblin"]}}, play, 1)


@rule("TA-13:7")
def test_taking_what_lies_there_is_one_press_more(tmp_path: Path) -> None:
    async def play(hand: Presses) -> None:
        await hand.press("Fields 3")
        assert hand.offered() == ["Take all", "Take Sword", "Take Helmet", "Take nothing"]
        await hand.press("Take all")

    turn(tmp_path, {"die": 1, "cards": {"fields_3": ["sword", "helmet"]}}, play, 2)


@rule("TA-13:20", "TA-21:10")
def test_a_visit_with_a_purchase_is_two_presses_more(tmp_path: Path) -> None:
    async def play(hand: Presses) -> None:
        await hand.press("Village")
        assert hand.offered() == VILLAGERS
        await hand.press("Visit: Blacksmith")
        assert hand.offered() == ["Helmet (2 gold)", "Sword (2 gold)", "Axe (2 gold)", "Nothing"]
        await hand.press("Sword")
        live = await hand.built.service.core.live(1)
        hero = live.table.state.seats[0].hero
        assert hero.gold == 0 and [one.card for one in hero.objects] == ["sword"]

    turn(tmp_path, {"die": 1, "ana": {"space": "fields_1", "gold": 2}}, play, 3)


@rule("TA-21:10")
def test_two_purchases_are_a_press_each(tmp_path: Path) -> None:
    async def play(hand: Presses) -> None:
        await hand.press("Village")
        await hand.press("Visit: Blacksmith")
        wares = ["Helmet (2 gold)", "Sword (2 gold)", "Axe (2 gold)", "Shield (3 gold)", "Armour (4 gold)"]
        assert hand.offered() == [*wares, "Nothing"]
        await hand.press("Sword")
        assert "Sword, and what else? You have 2 gold left." in text_of(hand.ask())
        assert hand.offered() == [*wares[:3], "Nothing"]
        await hand.press("Helmet")
        hero = (await hand.built.service.core.live(1)).table.state.seats[0].hero
        assert hero.gold == 0 and [one.card for one in hero.objects] == ["sword", "helmet"]

    turn(tmp_path, {"die": 1, "ana": {"space": "fields_1", "gold": 4}}, play, 4)


def test_whoever_looks_and_buys_nothing_says_so_by_a_button(tmp_path: Path) -> None:
    async def play(hand: Presses) -> None:
        for label in ("Village", "Visit: Blacksmith", "Nothing"):
            await hand.press(label)
        live = await hand.built.service.core.live(1)
        assert live.table.state.seats[0].hero.gold == 2

    turn(tmp_path, {"die": 1, "ana": {"space": "fields_1", "gold": 2}}, play, 3)


@rule("TA-D7", "TA-10:3")
def test_who_holds_a_spell_rolls_and_ends_the_turn_by_a_press_each(tmp_path: Path) -> None:
    async def play(hand: Presses) -> None:
        await hand.press("Roll")
        assert " is rolled" in text_of(hand.ask())
        await hand.press(hand.offered()[1])
        await hand.press("End the turn")

    ana = {"character": "sorcerer", "spells": ["mending"], "space": "woods_2"}
    turn(tmp_path, {"phase": "before_move", "deck": ["burning_mountain"], "ana": ana}, play, 3)


@rule("TA-D65")
def test_a_whole_turn_is_one_line(tmp_path: Path) -> None:
    async def play(hand: Presses) -> None:
        told = await hand.player.slash("/do", line="turn cw take=all fight=auto")
        assert "noted" in told.text and "ana now owns: Sword" in told.text
        await hand.built.quiet()

    turn(tmp_path, {"die": 1, "cards": {"fields_3": ["goblin", "sword"]}}, play, 0)
