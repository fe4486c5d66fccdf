"""What is drawn of an event: its standings as a table, or as a bracket."""

from __future__ import annotations

from bot.i18n.wording import TableWords
from bot.league.sheet import AnySheet, BracketSheet
from renderers.kit.pictures import Picture
from renderers.league.bracket import bracket_picture
from renderers.league.standings import standings_picture


def event_picture(sheet: AnySheet, words: TableWords, *, limit: int | None = None) -> Picture | None:
    """The picture of a sheet; None where none is small enough."""
    if isinstance(sheet, BracketSheet):
        return bracket_picture(sheet, words, limit=limit)
    return standings_picture(sheet, words, limit=limit)
