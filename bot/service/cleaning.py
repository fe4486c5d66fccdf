"""User text made harmless: one line, no invisible signs, nothing that the chat would take for markup or a mention."""

from __future__ import annotations

import re
import unicodedata

_MARKUP = re.compile(r"([\\*_~`|>#\[\]()<@:-])")
_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
MOST_ACCENTS = 2


def cleaned(text: str, most: int = 32) -> str:
    """One line in composed form without control signs, direction marks and piles of accents, at most ``most`` long."""
    kept: list[str] = []
    accents = 0
    for sign in unicodedata.normalize("NFC", text):
        if unicodedata.category(sign) in _HIDDEN:
            kept.append(" " if sign in "\n\r\t" else "")
            continue
        accents = accents + 1 if unicodedata.combining(sign) else 0
        if accents <= MOST_ACCENTS:
            kept.append(sign)
    return " ".join("".join(kept).split())[:most].strip()


def escaped(text: str) -> str:
    """Text that the chat shows as it is written: no markup, no mention, no link."""
    return _MARKUP.sub(r"\\\1", text.replace("://", ":\u200b//"))
