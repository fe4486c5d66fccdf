"""Directions in words: an arrow for all, and the letters that each language has for the points of the compass.

Directions are degrees, counted from the east against the clock, as the records have them.
"""

from __future__ import annotations

from bot.i18n.catalog import Catalog

FULL = 360.0
AS_TEXT = "\ufe0e"
"""Behind a slanted arrow, that no chat makes a picture of it."""

ARROWS = ("→", "↗" + AS_TEXT, "↑", "↖" + AS_TEXT, "←", "↙" + AS_TEXT, "↓", "↘" + AS_TEXT)


def arrow(degrees: str) -> str:
    """The arrow next to a direction."""
    return ARROWS[_nearest(degrees, len(ARROWS))]


def wind(catalog: Catalog, language: str, degrees: str) -> str:
    """The letters of the point of the compass next to a direction, of eight."""
    found = winds(catalog, language)[::2]
    return found[_nearest(degrees, len(found))]


def winds(catalog: Catalog, language: str) -> list[str]:
    """The sixteen points of the compass by their letters, from the east against the clock."""
    return catalog.text(language, "compass-points").split()


def wind_read(catalog: Catalog, language: str, letters: str) -> str:
    """What letters typed in a language mean, in degrees; empty where they are no point of its compass."""
    known = winds(catalog, language)
    return f"{known.index(letters.upper()) * FULL / len(known):g}" if letters.upper() in known else ""


def _nearest(degrees: str, count: int) -> int:
    return round(float(degrees) * count / FULL) % count
