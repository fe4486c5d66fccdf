"""Private panels follow their game: who plays live needs no new press to be asked again, and sees nothing else."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from discord import Interaction

from bot.parlour.server import Parlour
from bot.service.core.transaction import GameTransaction, Reply
from cogs.panel import panel as panels
from tests.cogs import test_mage_knight
from tests.cogs.test_table import at_table, begun
from tests.support.player import Answer, Player, buttons, pictures, selects
from tests.support.rules import rule
from tests.support.tavern import Tavern

POSITION = {
    "active_player": "ana",
    "ana": {"battle_line": ["A1 GA-U02", "A2 GA-U03"], "action_hand": ["NE-C22"], "action_deck": ["6 NE-C02"]},
    "ben": {"battle_line": ["B1 HD-U14", "B2 HD-U16"], "action_hand": ["NE-C16"], "action_deck": ["6 NE-C02"]},
}
"""Whoever is attacked is asked at once whether somebody else blocks."""


async def fight(built: Tavern, ana: Player, ben: Player) -> None:
    """Put that position in place of the one that stands."""
    await begun(built, ana, ben)

    def put(work: GameTransaction) -> Reply:
        live = work.live
        live.edit(live.rules.position(POSITION, live.options, live.names))
        return Reply("done")

    await built.service.core.change(1, put)
    await built.quiet()


def edits(parlour: Parlour) -> int:
    """How often private messages were changed."""
    return len([one for one in parlour.log if one.method == "PATCH" and "/webhooks/" in one.path])


async def watching(built: Tavern, player: Player) -> Answer:
    """A panel that waits for somebody else."""
    answer = await player.slash("/do")
    assert "next. You can close this" in answer.text
    await built.quiet()
    return answer


def test_who_is_asked_again_sees_it_in_the_panel_that_he_has_with_what_happened_since(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        await fight(built, ana, ben)
        panel = await watching(built, ben)
        count = len([one for one in ben.seen() if one["flags"] & 64])
        mine = await ana.slash("/do")
        attack = next(key for label, key in buttons(mine.message).items() if "A1" in label and "B1" in label)
        done = await ana.press(attack, mine.message)
        await built.quiet()
        assert "Since your last move" in panel.text and "A1" in panel.text and pictures(panel.message)
        assert [key for key in buttons(panel.message).values() if key.startswith("c|")]
        assert len([one for one in ben.seen() if one["flags"] & 64]) == count
        assert "ben is next" in done.text
        block = next(key for key in buttons(panel.message).values() if key.startswith("c|"))
        await ben.press(block, panel.message)
        await built.quiet()
        asked = (await built.service.core.live(1)).waiting()
        for seat, shown in enumerate((done, panel)):
            pressable = [key for key in buttons(shown.message).values() if key.startswith("c|")]
            assert bool(pressable) == (seat in asked)

    at_table(tmp_path, play)


def test_what_changes_nothing_for_a_person_changes_nothing_that_he_sees(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        await fight(built, ana, ben)
        await watching(built, ben)
        mine = await ana.slash("/do")
        before = edits(built.parlour)
        await ana.slash("/orders set", line="block never", game=1)
        await ben.slash("/orders set", line="block never", game=1)
        await built.quiet()
        assert edits(built.parlour) == before + 2, "the two answers only"
        assert [key for key in buttons(mine.message).values() if key.startswith("c|")]

    at_table(tmp_path, play)


def test_only_the_newest_panel_follows_and_none_of_who_holds_no_seat(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        await fight(built, ana, ben)
        old, new = await watching(built, ben), await watching(built, ben)
        await ana.slash("/do", line="attack A1 -> B1")
        await built.quiet()
        assert "is next" in old.text and "is next" not in new.text
        shown = new.text

        def gone(work: GameTransaction) -> Reply:
            work.change_seat(1, user_id=None)
            return Reply("done")

        await built.service.core.change(1, gone)
        await ana.slash("/do", line="concede", sure=True)
        await built.quiet()
        assert new.text == shown

    at_table(tmp_path, play)


def test_a_panel_that_cannot_be_changed_any_more_is_left_alone_without_a_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        await fight(built, ana, ben)
        panel = await watching(built, ben)
        built.parlour.acting.dismiss("ben", panel.message["id"])
        await ana.slash("/do", line="attack A1 -> B1")
        await built.quiet()
        other = await ana.slash("/do")
        shown = other.text
        monkeypatch.setattr(Interaction, "is_expired", lambda self: True)
        await ben.slash("/do", line="no_block")
        await built.quiet()
        assert other.text == shown

    with caplog.at_level(logging.WARNING, "seneschal"):
        at_table(tmp_path, play)
    assert not caplog.records


def test_a_panel_begins_with_the_last_of_much_that_has_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(panels, "MOST_TOLD", 1)

    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        await fight(built, ana, ben)
        await ana.slash("/do", line="move A2")
        await ben.slash("/do", line="pass")
        await ana.slash("/do", line="attack A1 -> B1")
        told = (await ben.slash("/do")).text
        assert told.count("•") == 1 and "before; see `/game log` for everything" in told

    at_table(tmp_path, play)


def test_what_somebody_may_do_unasked_stays_before_him_while_the_game_goes_on(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        one = await test_mage_knight.waited(built, ana, ben)
        other, own = (ben, "A1") if one is ana else (ana, "B1")
        panel = await other.slash("/do")
        assert [key for key in selects(panel.message) if key.startswith("c|")], panel.text
        shown = panel.text
        await one.slash("/do", line=f"move {own} turn face=S", sure=True)
        await built.quiet()
        assert panel.text == shown

    test_mage_knight.at_table(tmp_path, play, total=200)


@rule("WC-11.14")
def test_giving_a_battle_up_stands_behind_the_rest_and_is_asked_for_once_more(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        await fight(built, ana, ben)
        panel = await ana.slash("/do")
        assert not any("Retreat" in label for label in buttons(panel.message))
        more = await ana.press("More…", panel.message)
        first = await ana.press("Retreat: give up this battle", more.message)
        assert "your opponent wins it at once" in first.text
        back = await ana.press("Back", first.message)
        assert "give a command" in back.text
        before = (await built.service.core.live(1)).game.version
        again = await ana.press("More…", back.message)
        await ana.press("Do it", (await ana.press("Retreat: give up this battle", again.message)).message)
        live = await built.service.core.live(1)
        assert live.game.version > before and live.table.state.phase != "commands"

    at_table(tmp_path, play)
