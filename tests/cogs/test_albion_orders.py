"""Forms of Albion: the orders of a round, attributes and arms, the standing orders of a knight; presses that gather."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.i18n.catalog import LANGUAGES
from cogs.panel.panel import MORE
from tests.cogs.test_albion_tools import POSITION, Play, at_table
from tests.cogs.test_taps import opened
from tests.e2e.playing import known_dice, seated, thread_of
from tests.support.player import Answer, Player, buttons, entries, field_names, selects, text_of
from tests.support.rules import rule
from tests.support.taps import Hand
from tests.support.tavern import Tavern, tavern

TWO = {
    "ana": {"pawns": {**POSITION["ana"]["pawns"], "3.1": {"knight": "tristan", "hex": "G16"}}},
    "ben": {"pawns": {"2.1": {"knight": "lancelot", "hex": "D18"}, "4.1": {"knight": "bors"}}},
}
"""Ana leads groups 1 and 3, ben 2 and 4."""


async def orders_of(built: Tavern, seat: int = 0) -> dict[str, tuple[str, ...]] | None:
    """The paths that a seat has ordered, by its pawns in their order."""
    moves = (await built.service.core.live(1)).table.state.seats[seat].moves
    return None if moves is None else {one.pawn: one.path for one in moves}


async def form(player: Player, label: str) -> Answer:
    """A form, from the panel or from what stands behind More…"""
    panel = await player.slash("/do")
    if label not in buttons(panel.message):
        more = next(key for key in buttons(panel.message).values() if key.endswith(f"|{MORE}"))
        panel = await player.press(more, message=panel.message)
    return await player.press(label, message=panel.message)


def values(opened_: Answer) -> dict[str, Any]:
    """What stands in a form."""
    found = {}
    for part in opened_.modal["components"]:
        inner = part.get("component", part)
        chosen = [one["value"] for one in inner.get("options", []) if one.get("default")]
        found[inner["custom_id"]] = chosen[0] if chosen else inner.get("value", "")
    return found


# -- the orders of a round ---------------------------------------------------------------------------------------------


@rule("AL-D5", "AL-D2", "AL-6.8", "AL-D7")
def test_a_whole_round_is_one_form_that_holds_what_is_ordered(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        first = await form(ana, "Orders as text…")
        assert field_names(first.modal) == ["1.1", "1.2", "1.3", "1.4", "sequence"]
        assert values(first) == {**dict.fromkeys(["1.1", "1.2", "1.3", "1.4"], "stay"), "sequence": "1 2 3 4"}
        given = {"1.1": "C17-C16", "1.2": "stay then take all", "1.3": "", "1.4": "D19", "sequence": "4 1"}
        await ana.submit(first, **given)
        assert await orders_of(built) == {"1.4": ("D19",), "1.1": ("C17", "C16"), "1.2": (), "1.3": ()}
        again = await form(ana, "Orders as text…")
        assert values(again)["1.1"] == "C17-C16" and values(again)["1.2"] == "stay then take all"
        assert values(again)["sequence"] == "4 1 2 3"
        await ana.submit(again, **{**values(again), "1.1": "stay"})
        assert (await orders_of(built) or {})["1.1"] == ()
        assert (await built.service.core.live(1)).waiting().keys() == {1}

    at_table(tmp_path, play)


@rule("AL-6.2", "AL-D5")
def test_orders_that_are_refused_stay_in_their_form(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        told = await ana.submit(await form(ana, "Orders as text…"), **{"1.1": "C17-A1", "1.2": "G17"})
        assert text_of(told.messages[-1]) == "A1 is not next to C17. [AL-6.2]" and await orders_of(built) is None
        again = await ana.press("Open the form again…")
        assert values(again)["1.1"] == "C17-A1" and values(again)["1.2"] == "G17"
        told = await ana.submit(again, **{"1.1": "C17", "1.2": "G17", "sequence": "1 9"})
        assert "no pawn 9" in told.text and await orders_of(built) is None

    at_table(tmp_path, play)


@rule("AL-24.3", "AL-D5")
def test_with_two_groups_each_has_a_form_and_the_other_keeps_its_orders(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        one = await form(ana, "Orders as text…")
        assert "1.4" in field_names(one.modal) and "3.1" not in field_names(one.modal)
        await ana.submit(one, **{**values(one), "1.1": "C17"})
        state = (await built.service.core.live(1)).table.state
        assert state.seats[0].gathering and 0 in (await built.service.core.live(1)).waiting()
        other = await form(ana, "Orders as text…")
        assert field_names(other.modal) == ["3.1"]
        await ana.submit(other, **{"3.1": "G15"})
        assert await orders_of(built) == {"1.1": ("C17",), "1.2": (), "1.3": (), "1.4": (), "3.1": ("G15",)}
        assert (await built.service.core.live(1)).waiting().keys() == {1}

    at_table(tmp_path, play, new={"players": 2, "options": "groups_each=2"}, **TWO)


@rule("AL-D7", "AL-6.12")
def test_a_press_changes_the_part_of_its_pawn_alone(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        hand = Hand(ana)
        panel = await opened(hand)
        assert "1.1 Gawain" in panel.text and "Stay" in buttons(panel.message)
        panel = await hand.press("Stay", panel.message)
        assert await orders_of(built) == {"1.1": ()} and "1.2 Kay" in panel.text
        way = next(label for label in buttons(panel.message) if label.startswith("To "))
        panel = await hand.press(way, panel.message)
        moves = await orders_of(built)
        assert moves and list(moves) == ["1.1", "1.2"] and moves["1.1"] == () and moves["1.2"]
        assert 0 in (await built.service.core.live(1)).waiting()
        await hand.press("The others stay", panel.message)
        assert (await built.service.core.live(1)).waiting().keys() == {1} and hand.taps == 4

    at_table(tmp_path, play)


# -- attributes and arms -----------------------------------------------------------------------------------------------


def at_set_up(folder: Path, play: Play) -> None:
    """Two players who have taken no group yet."""

    async def run() -> None:
        async with tavern(folder) as built:
            ana, ben = map(built.player, ("ana", "ben"))
            await seated(built, ana, ben, "albion")
            for player in (ana, ben):
                player.channel = thread_of(built)
            await play(built, ana, ben)

    with known_dice(b"a"):
        asyncio.run(run())


@rule("AL-4.1", "AL-3.9", "AL-D6")
def test_a_knight_is_armed_by_a_form_that_begins_ready_made(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        await ana.slash("/do", line="group 1")
        first = await form(ana, "Attributes and arms…")
        assert "Gawain" in str(first.modal["title"])
        assert values(first) == {"strength": "16", "weapons": "Sword", "armour": "Mail shirt", "shield": "no"}
        told = await ana.submit(first, strength="15", weapons="axe, Knight's mace", armour="mail", shield="yes")
        arms = (await built.service.core.live(1)).table.state.seats[0].allotments["gawain"]
        assert (arms.strength, arms.weapons, arms.armour, arms.shield) == (15, ("axe", "knights_mace"), ("mail",), True)
        second = await ana.press("Attributes and arms…", told.message)
        assert "Kay" in str(second.modal["title"])
        wrong = await ana.submit(second, strength="20", weapons="sword", armour="mail", shield="no")
        assert "[AL-4.1]" in wrong.text and "8 to 16" in wrong.text
        assert values(await ana.press("Open the form again…"))["strength"] == "20"
        heavy = {"strength": "16", "weapons": "sword, axe, heavy lance, estoc", "armour": "mail", "shield": "no"}
        assert "[AL-4.3]" in (await ana.submit(await form(ana, "Attributes and arms…"), **heavy)).text
        assert len((await built.service.core.live(1)).table.state.seats[0].allotments) == 1

    at_set_up(tmp_path, play)


@rule("AL-D6", "AL-3.11")
def test_the_ready_made_knights_are_one_press_in_the_panel(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        for player, group in ((ana, "Take Camelot"), (ben, "Take Tintagel")):
            hand = Hand(player)
            panel = await opened(hand)
            assert "Take the ready-made knights" in buttons(panel.message)
            if group in buttons(panel.message):
                panel = await hand.press(group, panel.message)
            else:
                (menu,) = [name for name in selects(panel.message) if name.startswith("c|")]
                (castle,) = [value for value, label in entries(panel.message).items() if label == group]
                panel = await hand.choose(menu, castle, message=panel.message)
            await hand.press("Take the ready-made knights", panel.message)
            await built.quiet()
            assert hand.taps <= 4
        assert (await built.service.core.live(1)).table.state.phase == "movement"

    at_set_up(tmp_path, play)


# -- standing orders of a knight ---------------------------------------------------------------------------------------

GIVEN = {
    "knight_attacks": {"attack": "2, carriers", "join": "yes", "weapon": "sword", "auto": "yes"},
    "knight_duels": {
        "defence": "dodge", "fight": "thunderbolt minus from=40", "flee_below": "6", "stop_after": "20",
    },
    "knight_ransoms": {"offer_below": "7 price=2", "ransom_price": "5", "accept_offer_from": "4"},
}  # fmt: skip
WRITTEN = (
    *("attack 2,carriers", "join yes", "auto yes", "weapon sword", "defence dodge", "fight thunderbolt minus from=40"),
    *("flee_below 6", "offer_below 7 price=2", "ransom_price 5", "accept_offer_from 4", "stop_after 20"),
)


async def lines_of(built: Tavern) -> list[str]:
    """The orders of the first seat as lines."""
    live = await built.service.core.live(1)
    return [str(one.facts["line"]) for one in live.rules.orders_told(live.table.orders[0])]


async def menu_of(player: Player, option: str, pawn: str) -> Answer:
    """A form for a pawn, from the list of orders."""
    listed = await player.slash("/orders list")
    menu = next(name for name in selects(listed.message) if f"|{option}:" in name)
    return await player.choose(menu, pawn, message=listed.message)


@rule("AL-D23", "AL-D24", "AL-D25", "AL-D26", "AL-D27", "AL-D28", "AL-D29", "AL-D30", "AL-D31", "AL-D32", "AL-D33")
def test_the_standing_orders_of_a_knight_are_forms_that_hold_what_is_ordered(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        before = ben.wire()
        for option, wishes in GIVEN.items():
            told = await ana.submit(await menu_of(ana, option, "1.2"), **wishes)
        assert await lines_of(built) == [f"order {line} for=1.2" for line in WRITTEN]
        assert len([line for line in told.text.splitlines() if "1.2: " in line]) == len(WRITTEN)
        for option, wishes in GIVEN.items():
            known = values(await menu_of(ana, option, "1.2"))
            assert {name: text.replace(",", ", ") for name, text in known.items()} == wishes
            assert set(values(await menu_of(ana, option, "1.1")).values()) <= {"ask", "no"}
        nothing = dict.fromkeys(GIVEN["knight_duels"], "ask")
        await ana.submit(await menu_of(ana, "knight_duels", "1.2"), **nothing)
        left = await lines_of(built)
        assert "order flee_below 6 for=1.2" not in left and "order ransom_price 5 for=1.2" in left
        await built.quiet()
        assert ben.wire() == before

    at_table(tmp_path, play)


@rule("AL-D23", "AL-20.3")
def test_a_wrong_standing_order_changes_none_and_stays_in_its_form(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        wishes = {**GIVEN["knight_duels"], "fight": "binding minus"}
        told = await ana.submit(await menu_of(ana, "knight_duels", "all"), **wishes)
        said = text_of(told.messages[-1])
        assert said == "There is no such version of Binding: with negative initiative. [AL-20.3]"
        assert values(await ana.press("Open the form again…"))["fight"] == "binding minus"
        assert "no standing orders" in (await ana.slash("/orders list")).text

    at_table(tmp_path, play)


@rule("AL-D5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_speak_the_language_of_the_person(language: str, tmp_path: Path) -> None:
    called = {"en": "Orders as text…", "pl": "Rozkazy tekstem…", "cs": "Rozkazy textem…"}

    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        await ana.slash("/me", language=language)
        title = str((await form(ana, called[language])).modal["title"])
        assert title.endswith(("Camelot", "Kamelot"))

    at_table(tmp_path, play)
