"""What players of Albion get wrong, typed or forged: one private sentence with fact and clause; nothing changes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot import packs
from bot.games.albion.content.catalog import PACK_FILES
from bot.service.core.ask_buttons import key_of
from tests.cogs.test_albion_orders import at_set_up
from tests.cogs.test_albion_tools import POSITION, at_table, is_private
from tests.cogs.test_packs import add, in_tavern
from tests.cogs.test_talisman_bad_input import version
from tests.cogs.test_taps import opened, placed
from tests.support.player import Player, asks, buttons, text_of
from tests.support.rules import rule
from tests.support.taps import Hand
from tests.support.tavern import Tavern

MOVEMENT = {
    "orders 2.1: D17": "The pawn 2.1 Lancelot is not yours. [AL-D5]",
    "orders 2.2: B16": "The pawn 2.2 Joyous Gard is not yours. [AL-D5]",
    "orders 7: C17": None,
    "orders 1: Z99": "hex: there is no “Z99”. [AL-6.2]",
    "orders 1: C17-C15": "C15 is not next to C17. [AL-6.2]",
    "orders 1: C17 / 1: B17": "The pawn 1.1 Gawain is named twice. [AL-D5]",
    "march 2.1: D17": "The pawn 2.1 Lancelot is not yours. [AL-D5]",
    "orders 1: stay abandon then fly": "Say “take” or “leave” before “fly”. [AL-D5]",
    "declare 1: 2.1": "Not now: orders for the movement are being given. [AL-5.1]",
    "strike 2.1": "Not now: orders for the movement are being given. [AL-5.1]",
    "order weapon broomstick": "weapon: there is no “broomstick”. [AL-D23]",
    "order join maybe": "join: “maybe” is not allowed; possible: yes and no. [AL-D23]",
}
"""What is typed in the first phase, and what is said to it; None: any one sentence with a clause."""

ARMS = {
    "arm lancelot S=16 sword mail": "[AL-3.9]",
    "arm gawain S=17 P=8 sword mail": "[AL-4.1]",
    "arm gawain S=16 P=9 sword mail": "[AL-4.1]",
    "arm gawain S=7 sword leather": "[AL-4.1]",
    "arm gawain S=16 sword, axe, estoc, light lance mail": "[AL-4.3]",
    "arm gawain S=16 light lance, heavy lance mail": "[AL-4.4]",
    "arm gawain S=16 axe, two-handed sword mail": "[AL-4.5]",
    "arm gawain S=16 sword mail plate": "[AL-4.9]",
    "arm gawain S=16 shield mail": "[AL-4.8]",
    "arm gawain S=12 two-handed sword mail": "[AL-4.12]",
    "arm gawain S=16 sword": "[AL-4.13]",
    "pawns gawain, kay, bedivere": "[AL-3.10]",
    "group 9": "[AL-3.2]",
}


async def refused(built: Tavern, player: Player, other: Player, line: str) -> str:
    """What is said to a line that is refused: in private; nothing is changed, and nobody else is sent anything."""
    before, seen = await version(built), other.wire()
    told = await player.slash("/do", line=line, sure=True)
    await built.quiet()
    assert is_private(told) and len(told.text.splitlines()) == 1, (line, told.text)
    assert (await version(built), other.wire()) == (before, seen), line
    return told.text.replace("\\", "")


@rule("AL-D5", "AL-6.2", "AL-5.1", "AL-D23")
def test_each_wrong_order_is_one_private_sentence_with_its_clause(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        for line, sentence in MOVEMENT.items():
            said = await refused(built, ana, ben, line)
            assert said == sentence if sentence else said.endswith("]"), (line, said)
            assert "Galahad" not in said

    at_table(tmp_path, play)


@rule("AL-3.9", "AL-4.1", "AL-4.3", "AL-4.4", "AL-4.5", "AL-4.8", "AL-4.9", "AL-4.12", "AL-4.13", "AL-3.10", "AL-3.2")
def test_arms_over_the_limits_and_sums_that_are_not_24_are_refused(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        await ana.slash("/do", line="group 1")
        await built.quiet()
        for line, clause in ARMS.items():
            said = await refused(built, ana, ben, line)
            assert said.endswith(clause), (line, said)

    at_set_up(tmp_path, play)


@rule("AL-H17", "AL-D7")
def test_orders_may_be_given_twice_the_last_hold_and_late_ones_are_refused(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        await ana.slash("/do", line="orders 1: C17")
        await built.quiet()
        seen = ben.wire()
        await ana.slash("/do", line="orders 1: B18")
        await built.quiet()
        assert ben.wire() == seen, "that orders were changed nobody sees"
        await ben.slash("/do", line="orders none")
        await built.quiet()
        state = (await built.service.core.live(1)).table.state
        assert {one.code: one.hex for one in state.knights.values()}["1.1"] == "B18" and state.phase == "items"
        assert (
            await refused(built, ana, ben, "orders 1: C17")
            == "Not now: it is the phase of items and exchange. [AL-5.1]"
        )

    at_table(tmp_path, play)


@rule("AL-H17", "AL-D15")
def test_a_forged_press_neither_moves_nor_reveals(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        panel = await opened(Hand(ana))
        true = next(key for key in buttons(panel.message).values() if key.startswith("c|"))
        before = await version(built)
        for line in ("march 2.1: D17", "march 1.1: A1", "declare none", "no such line"):
            told = await ana.forge("|".join([*true.split("|")[:3], key_of(line)]), panel.message)
            assert told.text and await version(built) == before, line
        public = ben.newest(lambda one: asks(one) and not one["flags"] & 64)
        told = await ben.forge(true, public)
        assert await version(built) == before and "Kay" not in told.text
        state = (await built.service.core.live(1)).table.state
        assert all(seat.moves is None for seat in state.seats)

    at_table(tmp_path, play)


@rule("AL-H5", "AL-H17")
def test_who_has_given_orders_nobody_sees_before_all_have(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        said: list[Any] = []
        for player, other in ((ana, ben), (ben, ana)):
            await placed(built, POSITION)
            await player.slash("/do", line="orders 1: stay")
            await built.quiet()
            public = [text_of(one) for one in other.seen() if not one["flags"] & 64]
            said.append(public[-1])
            panel = await other.slash("/do")
            assert "1 of 2 have given theirs" in panel.text
        assert said[0] == said[1], "the same, whoever has spoken"

    at_table(tmp_path, play)


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("equipment.toml", b"efficacy = 14", b"efficacy = 99", ("99",)),
        ("equipment.toml", b'id = "estoc"', b'id = "estoc', ("equipment.toml",)),
        ("knights.toml", b'"two_handed_sword"', b'"two_handed_swort"', ("two_handed_swort", "two_handed_sword")),
        ("map.toml", b'"E3"', b'"Q3"', ("Q3",)),
    ],
)
def test_a_broken_pack_is_refused_with_file_fact_and_what_was_probably_meant(
    file: str, old: bytes, new: bytes, told: tuple[str, ...], tmp_path: Path
) -> None:
    async def play(built: Tavern, gm: Player, ana: Player) -> None:
        files = {name: packs.builtin("albion")[name] for name in PACK_FILES}
        assert old in files[file]
        files[file] = files[file].replace(old, new, 1)
        shown = await add(built, gm, "Broken", files)
        said = shown.text.replace("\\", "")
        assert file in said and all(part in said for part in told), said
        assert is_private(shown) and "no packs" in (await gm.slash("/pack list")).text

    in_tavern(tmp_path, play)
