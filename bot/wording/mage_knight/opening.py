"""What the story of a battle of Mage Knight begins with: the armies, and how it is won."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.mage_knight.view import View
from bot.i18n.speech import Speech


def army_names(speech: Speech, view: View) -> Mapping[int, str]:
    """The army of each player, where dice have chosen it and it so has a name."""
    return {
        player.seat: speech.cards.name(speech.language, player.ready_army)
        for player in view.players
        if player.ready_army
    }


def armies_opening(speech: Speech, view: View) -> str:
    """How a game is won, and whether armies are chosen first."""
    secret = view.phase == "army"
    if view.options.rules != "mk2":
        return speech.text("mage-knight-opening", rounds=view.last_round, secret=secret)
    objectives = len(view.objectives) or 1 + len(view.players)  # one in the centre and one of each player (MK2-4.10)
    return speech.text("mage-knight-opening-second", rounds=view.last_round, secret=secret, objectives=objectives)
