"""Votes, taking back, seats and the game master, as people at the parlour use them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.storage.models import Vote, table
from tests.cogs.test_table import at_table, begun
from tests.support.catalogs import catalog
from tests.support.player import Player, buttons
from tests.support.tavern import Tavern


def test_a_draw_is_offered_declined_offered_again_and_agreed(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        assert "put to the table" in (await ana.slash("/game draw")).text
        await built.quiet()
        assert said("engine-refused-not-your-game") in (await cyril.press("I agree")).text
        old = ben.with_button("I decline")
        assert "Declined" in (await ben.press("I decline")).text
        await built.quiet()
        assert not buttons(ana.parlour.world.messages[old["id"]])
        await ana.slash("/game draw")
        assert "Agreed" in (await ben.slash("/vote agree")).text
        await built.quiet()
        assert "ends in a draw" in cyril.text()
        assert "The game is over" in (await ana.slash("/do", line="deck alliance_starter")).text

    at_table(tmp_path, play)


def test_what_would_be_undone_is_shown_first_and_a_stale_button_undoes_nothing(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        await ana.slash("/do", line="deck alliance_starter")
        shown = await ana.slash("/game undo")
        assert "All players must agree" in shown.text
        assert "ana has chosen both decks" in shown.text
        stale = await ben.slash("/game undo")
        await ana.press("Ask the others", message=shown.message)
        await built.quiet()
        await ben.press("I agree")
        await built.quiet()
        assert "~~" in cyril.text()
        assert "look again" in (await ben.press("Ask the others", message=stale.message)).text
        first = await begun(built, ana, ben)
        refused = await first.slash("/game undo")
        assert "Only a game master" in refused.text
        forged = await ben.forge("u|1|9|action.x", ben.latest())
        assert forged.kind == "failed" or "undone" not in forged.text

    at_table(tmp_path, play)


def test_a_concession_is_confirmed_first(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        asked = await ben.slash("/game concede")
        assert (await built.service.core.live(1)).table.outcome is None
        await ben.press("Give up", message=asked.message)
        await built.quiet()
        assert (await built.service.core.live(1)).table.outcome is not None

    at_table(tmp_path, play)


@pytest.mark.parametrize("game", ["albion", "mage_knight", "talisman", "warcry"])
def test_who_types_that_he_gives_up_is_asked_first_in_every_game(tmp_path: Path, game: str) -> None:
    """Also among other lines, of which none is said then; Mage Knight knows the word, too (MKU-22.17)."""

    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        core = built.service.core
        before = (await core.live(1)).table.position
        for line in (" Concede", "concede; pass"):
            asked = await ben.slash("/do", line=line)
            assert "Do you really want to give the game up for ben?" in asked.text
            assert ("figures leave the field" in asked.text) is (game == "mage_knight")
        live = await core.live(1)
        assert (live.table.position, live.table.outcome) == (before, None)
        await ben.press("Give up", message=asked.message)
        await built.quiet()
        over = (await core.live(1)).table.outcome
        assert (over is None) is (game == "mage_knight"), "before the battle nobody withdraws there"

    at_table(tmp_path, play, game)


def test_a_seat_goes_to_somebody_else_who_sees_the_hand_while_the_old_holder_does_not(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        await begun(built, ana, ben)
        await ben.slash("/game leave")
        await built.quiet()
        taken = await cyril.press("Take the seat")
        assert said("reply-seat-taken", seat="cyril") in taken.text
        await built.quiet()
        assert "cyril takes the seat of ben" in ana.text()
        assert "You hold no seat" in (await ben.slash("/hand")).text
        assert said("engine-refused-not-your-game") not in (await cyril.slash("/hand")).text
        forged = await ben.forge(f"v|1|{await last_vote(built)}|take", ana.latest())
        assert forged.kind == "failed" or "no longer open" in forged.text

    at_table(tmp_path, play)


def said(message: str, **facts: str) -> str:
    """What Cyril reads, whose program speaks Czech."""
    return catalog().text("cs", message, facts)


async def last_vote(built: Tavern) -> int:
    """The number of the vote opened last."""
    rows = await built.service.database.read(lambda session: session.execute(table(Vote).select()).all())
    return int(max(row.number for row in rows))


def test_players_have_no_tools_of_the_game_master_and_a_manager_who_does_not_play_has(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        assert said("engine-refused-gm-no-rights") in (await cyril.slash("/gm close", reason="bored")).text
        manager = built.player("gm", ana.channel)
        told = await manager.slash("/gm pause", reason="tea")
        assert "told in the channel" in told.text
        await built.quiet()
        assert "Reason: tea" in ben.text()
        assert (await built.service.core.live(1)).game.paused_at is not None
        seats = await manager.complete("/gm vacate", "seat", seat="be", reason="x")
        assert seats == ["2. ben"]

    at_table(tmp_path, play)


def test_nobody_waits_for_the_word_of_somebody_who_has_left_the_server(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        assert "put to the table" in (await ana.slash("/game replace", seat=2)).text
        await ben.press("I decline")
        built.parlour.managing.leave(ben.id)
        assert "Agreed" in (await ana.slash("/game replace", seat=2)).text
        await built.quiet()
        assert "The seat of ben is free" in cyril.text()

    at_table(tmp_path, play)
