"""How many presses the phases of Albion cost, from the public ask or from the panel that follows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cogs.test_albion_orders import at_set_up
from tests.cogs.test_albion_tools import POSITION, at_table
from tests.cogs.test_taps import opened
from tests.support.player import Answer, Player, buttons, entries, selects, text_of
from tests.support.rules import rule
from tests.support.taps import Hand
from tests.support.tavern import Tavern

LONGEST = 80
"""Characters of a button."""


async def panel_of(player: Player) -> tuple[Hand, Answer]:
    """The panel, opened by a press on the public ask."""
    hand = Hand(player)
    return hand, await opened(hand)


async def state_of(built: Tavern) -> Any:
    """The state of the table."""
    await built.quiet()
    return (await built.service.core.live(1)).table.state


@rule("AL-D1", "AL-D2", "AL-D7")
def test_a_round_of_orders_by_plan_is_two_presses_and_all_stay_as_well(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        for player, label in ((ana, "All march on the artefacts"), (ben, "All stay")):
            hand, panel = await panel_of(player)
            await hand.press(label, panel.message)
            assert hand.taps == 2
        assert (await state_of(built)).phase == "items"

    at_table(tmp_path, play)


@rule("AL-D8", "AL-8.2")
def test_nothing_is_taken_by_two_presses_and_one_thing_by_three(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        hand, panel = await panel_of(ana)
        await hand.press("Leave and take nothing", panel.message)
        assert hand.taps == 2 and (await state_of(built)).seats[0].items == ()
        hand, panel = await panel_of(ana)
        panel = await hand.press("Leave and take", panel.message)
        await hand.press("1.1 Gawain takes: Axe", panel.message)
        (said,) = (await state_of(built)).seats[0].items
        assert (said.pawn, said.take) == ("1.1", ("axe",)) and hand.taps == 3

    at_table(tmp_path, play, phase="items", lying={"C18": ["axe"], "F17": ["horse"]})


@rule("AL-D15", "AL-D17", "AL-D18", "AL-H3")
def test_an_attack_is_declared_and_fought_by_a_press_each_with_its_chance(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        hand, panel = await panel_of(ana)
        assert "Attack 2.1 Lancelot" in buttons(panel.message)
        panel = await hand.press("Attack 2.1 Lancelot", panel.message)
        assert hand.taps == 2
        other, panel = await panel_of(ben)
        await other.press("Attack nobody", panel.message)
        state = await state_of(built)
        assert state.phase == "fights" and other.taps == 2
        for _ in range(12):
            live = await built.service.core.live(1)
            if live.table.state.phase != "fights":
                break
            (seat,) = live.waiting()
            player = (ana, ben)[seat]
            ask = player.newest(lambda one: "▸" in text_of(one) and not one["flags"] & 64)
            shown = {label: key for label, key in buttons(ask).items() if key.startswith(("s|", "a|"))}
            assert shown and len(max(shown, key=len)) <= LONGEST, text_of(ask)
            if any(label.startswith("Strike") for label in shown):
                assert any("%" in label for label in shown)
            if any(label.startswith(("Parry", "Dodge")) for label in shown):
                assert {"Take the blow"} <= shown.keys()
            await player.press(next(iter(shown)), ask)
            await built.quiet()

    pawns = {"ana": {"1.1": POSITION["ana"]["pawns"]["1.1"]}, "ben": {"2.1": POSITION["ben"]["pawns"]["2.1"]}}
    at_table(tmp_path, play, phase="declare", **{name: {"pawns": own} for name, own in pawns.items()})


@rule("AL-3.2", "AL-D6")
@pytest.mark.parametrize("language", ["en", *[pytest.param(one, marks=pytest.mark.slow) for one in ("pl", "cs")]])
def test_every_label_of_the_panels_reads_whole_in_three_languages(language: str, tmp_path: Path) -> None:
    async def set_up(built: Tavern, ana: Player, ben: Player) -> None:
        await ana.slash("/me", language=language)
        await ana.slash("/do", line="group 1")
        await readable(ana)

    async def movement(built: Tavern, ana: Player, ben: Player) -> None:
        await ana.slash("/me", language=language)
        await readable(ana)

    at_set_up(tmp_path / "first", set_up)
    at_table(tmp_path / "second", movement)
    at_table(tmp_path / "third", movement, phase="items", lying={"C18": ["axe"]})
    at_table(tmp_path / "fourth", movement, phase="declare")


async def readable(player: Player) -> None:
    """No label of the panel is a message's id, a line of notation or cut off."""
    panel = await player.slash("/do")
    labels = [*buttons(panel.message), *entries(panel.message).values()]
    assert len(labels) > 4 and selects(panel.message) is not None
    for label in labels:
        assert "-do-" not in label and "…" not in label.removesuffix("…") and "{" not in label, label
        assert not label.startswith(("march ", "orders ", "attack ", "items ", "arm ")), label
