"""How many taps an action costs from the public message, counted as people make them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from bot.service.core.acting import Speaker
from bot.service.core.menu import Menu
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.table.panel_state import panel_state
from tests.cogs import test_mage_knight, test_table
from tests.support.player import Answer, Player, buttons
from tests.support.sources import ROOT
from tests.support.taps import Hand, chosen
from tests.support.tavern import Tavern


async def placed(built: Tavern, position: dict[str, Any], game: int = 1) -> None:
    """Put a position in place of the one that stands, and post it."""

    def put(work: GameTransaction) -> Reply:
        live = work.live
        live.edit(live.rules.position(position, live.options, live.names))
        return Reply("done")

    await built.service.core.change(game, put)
    await built.quiet()


async def opened(hand: Hand) -> Answer:
    """The panel, from the public message."""
    public = hand.player.newest(lambda one: any(key.startswith("d|") for key in buttons(one).values()))
    return await hand.press(next(key for key in buttons(public).values() if key.startswith("d|")), public)


async def menu(built: Tavern, player: Player) -> Menu | None:
    """What lies before a person."""
    return (await panel_state(built.service.core, Speaker(1, int(player.id), "en"))).menu


def line_up(own: int, foes: int) -> dict[str, Any]:
    """So many units face each other."""
    return {
        "active_player": "ana",
        "ana": {"battle_line": [f"A{n} GA-U02" for n in range(1, own + 1)], "action_deck": ["6 NE-C02"]},
        "ben": {"battle_line": [f"B{n} HD-U14" for n in range(1, foes + 1)], "action_deck": ["6 NE-C02"]},
    }


@pytest.mark.parametrize(("own", "foes", "taps"), [(1, 2, 2), (3, 2, 3), (5, 6, 5)])
def test_an_attack_of_warcry(own: int, foes: int, taps: int, tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        await test_table.begun(built, ana, ben)
        await placed(built, line_up(own, foes))
        hand, shown = Hand(ana), await menu(built, ana)
        assert shown is not None
        attack = [choice for choice in shown.choices if choice.kind == "attack"][-1]
        done = await hand.take(attack, (await opened(hand)).message)
        assert hand.taps == taps and "Done." not in done.text

    test_table.at_table(tmp_path, play)


def test_a_tactic_of_warcry_in_a_panel_that_follows(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        await test_table.begun(built, ana, ben)
        position = line_up(1, 1)
        position["ana"] |= {"action_hand": ["NE-C02", "NE-C16"]}
        await placed(built, position)
        panels = {ana: await ana.slash("/do"), ben: await ben.slash("/do")}
        await Hand(ana).take(chosen(await menu(built, ana), "attack"), panels[ana].message)
        while (await built.service.core.live(1)).table.state.phase != "tactics":
            await ben.slash("/do", line="no_block")
        if 0 not in (await built.service.core.live(1)).waiting():
            await Hand(ben).take(chosen(await menu(built, ben), "tactic_pass"), panels[ben].message)
        await built.quiet()
        hand = Hand(ana)
        await hand.take(chosen(await menu(built, ana), "play_tactic"), panels[ana].message)
        assert 1 <= hand.taps <= 2

    test_table.at_table(tmp_path, play)


def scenario(name: str) -> dict[str, Any]:
    """The position of a Mage Knight scenario."""
    text = (ROOT / "data" / "mage_knight" / "scenarios" / name).read_text(encoding="utf-8")
    found: dict[str, Any] = tomllib.loads(text)["position"]
    return found


@pytest.mark.parametrize(
    ("name", "start"),
    [("03-shooting.toml", "ranged "), ("05-close-combat-from-behind.toml", "close "), ("03-shooting.toml", "move ")],
)
def test_what_the_foremost_figure_of_mage_knight_does(name: str, start: str, tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        await placed(built, scenario(name))
        hand = Hand(ana)
        panel = await opened(hand)
        staged = await hand.take(chosen(await menu(built, ana), start), panel.message)
        before = await test_mage_knight.version(built)
        await hand.confirm(staged.message)
        assert await test_mage_knight.version(built) > before and hand.taps == 3

    test_mage_knight.at_table(tmp_path, play, deployed=False, total=300)


def test_the_end_of_a_turn_of_mage_knight_is_asked_once_more_while_there_are_actions_left(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        await placed(built, scenario("03-shooting.toml"))
        panel, hand = await ana.slash("/do"), Hand(ana)
        asked = await hand.take(chosen(await menu(built, ana), "end_turn"), panel.message)
        assert "with actions left" in asked.text
        await hand.confirm(asked.message)
        assert hand.taps == 2 and 1 in (await built.service.core.live(1)).waiting()

    test_mage_knight.at_table(tmp_path, play, deployed=False, total=300)


def test_the_public_button_that_ends_a_turn_asks_once_more_too_and_is_nobody_else_s(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        await placed(built, scenario("03-shooting.toml"))
        public = ana.newest(lambda one: any(key.startswith("s|") for key in buttons(one).values()))
        likely = buttons(public)["End the turn"]
        foreign = await ben.press(likely, public)
        assert "with actions left" not in foreign.text and not foreign.message["attachments"]
        hand = Hand(ana)
        asked = await hand.press(likely, public)
        assert "with actions left" in asked.text
        await hand.confirm(asked.message)
        assert hand.taps == 2 and 1 in (await built.service.core.live(1)).waiting()

    test_mage_knight.at_table(tmp_path, play, deployed=False, total=300)
