"""What the story of a battle of WarCry begins with: the sides, and how it is won."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.warcry.view import View
from bot.i18n.names import code_word
from bot.i18n.speech import Speech


def shown_sides(speech: Speech, view: View) -> Mapping[int, str]:
    """The side of each player who has shown it (WC-1.2)."""
    return {
        player.seat: code_word(speech.catalog, speech.language, speech.key, "side", player.side)
        for player in view.players
        if player.side
    }


def battle_opening(speech: Speech, view: View) -> str:
    """How a game is won, and whether decks are chosen first."""
    return speech.text("warcry-opening", secret=view.phase == "setup", seat=view.active)
