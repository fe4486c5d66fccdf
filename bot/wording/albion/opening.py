"""What the story of a game of Powers of Albion begins with: the castles, and how it is won."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.albion.view import View
from bot.i18n.lists import joined_words
from bot.i18n.speech import Speech


def castle_names(speech: Speech, view: View) -> Mapping[int, str]:
    """The castles of each player who has any."""
    found = {}
    for entry in view.seats:
        castles = [speech.cards.name(speech.language, str(group)) for group in entry.groups]
        if castles:
            found[entry.seat] = joined_words(speech.catalog, speech.language, castles)
    return found


def grail_opening(speech: Speech, view: View) -> str:
    """How a game is won, and whether knights are equipped first."""
    return speech.text("albion-opening", arming=view.phase == "set_up", rounds=view.options.round_limit)
