"""What the story of a game of Talisman begins with: the characters, and how it is won."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.talisman.view import Options, View
from bot.i18n.speech import Speech

TELLS = frozenset({"new_character", "rolled_first", "first_player", "turn_begins", "spells_gained"})
"""What the first lines of the story, the picture and the first question say."""


def character_names(speech: Speech, view: View) -> Mapping[int, str]:
    """The character of each player who has one."""
    return {
        player.seat: speech.cards.name(speech.language, player.hero.character)
        for player in view.players
        if player.hero is not None
    }


def quest_opening(speech: Speech, view: View) -> str:
    """How a game is won, and whether characters are chosen first."""
    options, choosing = view.options, view.options.choose_characters and not view.round
    return speech.text("talisman-opening", rounds=view.last_round, way=way_to_win(options), choosing=choosing)


def way_to_win(options: Options) -> str:
    """What the Crown of Command means in this game."""
    return "ending" if options.alternative_ending else "sudden" if options.sudden_death else "crown"
