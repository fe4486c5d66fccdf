"""The words of a pack: what players may call hexes, pawns, knights, tokens, spells, in any of three languages."""

from __future__ import annotations

from bot.games.albion.content.figures import Content


class Lexicon:
    """Reads names into ids, with suggestions for misspelt ones."""

    def __init__(self, content: Content) -> None:
        self.content = content
