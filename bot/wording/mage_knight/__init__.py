"""What Mage Knight words in its own way: points of the compass are read in the language of whoever types them."""

from __future__ import annotations

import re

from bot.i18n.catalog import FALLBACK
from bot.i18n.compass import wind_read, winds
from bot.i18n.speech import Speech
from bot.i18n.wording import Wording
from bot.wording.mage_knight.opening import armies_opening, army_names

_POINT = re.compile(
    r"""(\b(?:face|turn|side|by)=    # face=S, by=SV,8
        |\d,-?[\d.]+,                # A1=12,1.5,S
        |^\s*(?:spin|face|turn)\s+   # an answer: spin S
        )([a-z]{1,3})(?![\w.=-])""",
    re.IGNORECASE | re.VERBOSE,
)


def _typed(speech: Speech, line: str) -> str:
    """A line with degrees for points of the compass, unless the notation calls them as its writer: Czech S is N."""
    if winds(speech.catalog, speech.language) == winds(speech.catalog, FALLBACK):
        return line

    def read(found: re.Match[str]) -> str:
        return found[1] + (wind_read(speech.catalog, speech.language, found[2]) or found[2])

    return _POINT.sub(read, line)


WORDING = Wording(typed=_typed, sides=army_names, opening=armies_opening)
