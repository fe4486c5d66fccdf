"""What an act costs: one look at the game or one change of it, and its rule runs once."""

from __future__ import annotations

from collections.abc import Awaitable
from pathlib import Path
from typing import Any

from bot.games.mage_knight.game import MageKnight
from bot.games.warcry.game import WarCry
from bot.service.core.transaction import GameTransaction, Reply
from tests.cogs import test_mage_knight, test_table
from tests.cogs.test_mage_knight import has, waited
from tests.support.counting import counted
from tests.support.player import Answer, Json, Player, buttons
from tests.support.tavern import Tavern


async def cost(
    built: Tavern, rules: type[Any], act: Awaitable[Answer], reads: int = 1
) -> tuple[dict[str, int], Answer]:
    """What an act costs, and its answer; without the look for each other panel that follows the game.

    ``reads``: at most so many; who asks, and whether he sits at the game that a press names, may be known already.
    """
    await built.quiet()
    built.service.core.changed = lambda game, version, by: None
    built.service.core.forget(1)  # a game that has grown by some lines is read again: not in the middle of this
    await built.service.core.live(1)
    with counted(rules) as counts:
        answer = await act
        await built.quiet()
    assert counts.pop("read", 0) <= reads
    return {name: count for name, count in sorted(counts.items()) if count}, answer


LIKELY = 1
"""A line that the next person is likely to say is read, too: his button has it in words."""


def answering(message: Json) -> str:
    """A public button that is an answer by itself; empty where there is none."""
    return next((key for key in buttons(message).values() if key.startswith("o|")), "")


FIGHT = {
    "active_player": "ana",
    "ana": {"battle_line": ["A1 GA-U02"], "action_deck": ["6 NE-C02"]},
    "ben": {"battle_line": ["B1 HD-U14", "B2 HD-U16"], "action_deck": ["6 NE-C02"]},
}
"""Whoever is attacked is asked at once whether somebody else blocks."""


def fight(work: GameTransaction) -> Reply:
    """Put that position in place of the one that stands."""
    live = work.live
    live.edit(live.rules.position(FIGHT, live.options, live.names))
    return Reply("done")


def test_a_game_that_shows_nothing_first_parses_and_runs_once(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        said = {"apply": 1, "change": 1, "look": 1, "parse": 1, "write": 1}
        one = await test_table.begun(built, ana, ben)
        letter = "A" if one is ana else "B"
        line = f"choose_muster_order first={letter}"
        spent, done = await cost(built, WarCry, one.slash("/do", line=line))
        assert spent == said
        assert "Done." not in done.text and "WC-" not in done.text
        spent, refused = await cost(built, WarCry, one.slash("/do", line="muster_unit ZZ"), reads=3)
        # Read besides: whether this very command was carried out before, and what the server has ruled on the clause.
        assert spent == {"change": 1, "parse": 1} and "WC-" in refused.text
        spent, panel = await cost(built, WarCry, one.slash("/do"))
        assert spent == {"look": 1}
        await built.service.core.change(1, fight)
        await ana.slash("/do", line="attack A1 -> B1")
        await built.quiet()
        asked = ben.newest(lambda message: bool(answering(message)))
        spent, _ = await cost(built, WarCry, ben.press(answering(asked), asked))
        assert spent == said | {"parse": 1 + LIKELY}

    test_table.at_table(tmp_path, play)


def test_what_is_shown_first_is_looked_at_once_and_then_said(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        one = await waited(built, ana, ben)
        own, foe = ("A1", "B1") if one is ana else ("B1", "A1")
        shown = {"apply": 1, "change": 1, "parse": 1, "preview": 1, "write": 1}
        said = {"apply": 1, "change": 1, "look": 1, "parse": 1 + LIKELY, "write": 1}
        spent, staged = await cost(built, MageKnight, one.slash("/do", line=f"move {own} toward={foe}"))
        assert spent == shown
        spent, _ = await cost(built, MageKnight, one.press(has(staged.message, "y|"), staged.message))
        assert spent == said
        one = await waited(built, ana, ben)
        spent, _ = await cost(built, MageKnight, one.slash("/do", line="end_turn", sure=True))
        assert spent == said
        one = await waited(built, ana, ben)
        spent, panel = await cost(built, MageKnight, one.slash("/do"))
        assert spent == {"look": 1}
        spent, staged = await cost(built, MageKnight, one.press(has(panel.message, "c|"), panel.message))
        assert spent == shown
        spent, _ = await cost(built, MageKnight, one.press(has(staged.message, "y|"), staged.message))
        assert spent == said

    test_mage_knight.at_table(tmp_path, play)
