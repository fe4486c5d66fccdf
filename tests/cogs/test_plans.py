"""Mustering by preference from a form: both sides give their lists, and the mustering runs in one go."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.cogs.test_table import at_table, begun
from tests.support.player import Answer, Player
from tests.support.rules import rule
from tests.support.tavern import Tavern

BUTTON = "Muster by a list…"


def listed(form: Answer) -> str:
    """What stands in the list of a form."""
    parts: list[dict[str, Any]] = [part.get("component", part) for part in form.modal["components"]]
    return next(str(part.get("value") or "") for part in parts if part["custom_id"] == "list")


@rule("WC-P22", "WC-H6")
def test_both_sides_muster_by_lists_in_one_go(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        first = await begun(built, ana, ben)
        other, letter = (ben, "A") if first is ana else (ana, "B")
        await first.slash("/do", line=f"choose_muster_order first={letter}")
        await first.until("muster a card or pass")
        waiting = await other.press(BUTTON, message=(await other.slash("/orders list")).message)
        hand = listed(waiting)
        assert len(hand.splitlines()) == 5 and hand.count("(") == 5  # with the names
        told = await other.submit(waiting, list=hand, then="pass")
        assert "You muster the first of these that is possible" in told.text and "[order muster " in told.text
        wrong = await first.submit(
            await first.press(BUTTON, message=(await first.slash("/do")).message), list="GA-U99", then="ask"
        )
        assert "there is no card" in wrong.text
        again = await first.press("Open the form again…")
        assert listed(again) == "GA-U99"
        live = await built.service.core.live(1)
        (seat,) = live.waiting()
        own = live.table.view(seat).players[seat].army_cards
        await first.submit(again, list="\n".join(own), then="pass")
        await built.quiet()
        live = await built.service.core.live(1)
        assert live.table.state.phase == "commands"
        assert all(player.units for player in live.table.state.players)
        assert "order muster" not in "".join(str(post["content"]) for post in cyril.seen())

    at_table(tmp_path, play)
