"""User text made harmless: one line, no invisible signs, nothing that the chat would take for markup or a mention."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

_MARKUP = re.compile(r"([\\*_~`|>#\[\]()<@:-])")
_DOMAIN = re.compile(r"(?<=[\w-])\.(?=\w{2,}/)")
_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_BLANK_LETTERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Signs that count as letters or symbols and show nothing: a name of them alone would be invisible."""

_SKIN = range(0x1F3FB, 0x1F400)
_FLAG = range(0x1F1E6, 0x1F200)
MOST_ACCENTS = 2


def cleaned(text: str, most: int = 32) -> str:
    """One line in composed form without control signs, direction marks and piles of accents.

    At most ``most`` signs as a reader counts them: a letter with its accents is one.
    """
    kept: list[str] = []
    accents = 0
    for sign in unicodedata.normalize("NFC", text):
        if sign in _BLANK_LETTERS or unicodedata.category(sign) in _HIDDEN:
            kept.append(" " if sign in "\n\r\t\u2028\u2029" or sign in _BLANK_LETTERS else "")
            continue
        accents = accents + 1 if _is_mark(sign) else 0
        if accents <= MOST_ACCENTS:
            kept.append(sign)
    return "".join(list(clusters(" ".join("".join(kept).split())))[:most]).strip()


def clusters(text: str) -> Iterator[str]:
    """The signs of a cleaned text as a reader counts them."""
    held = ""
    for sign in text:
        if held and (_is_mark(sign) or ord(sign) in _SKIN or _completes_flag(held, sign)):
            held += sign
            continue
        if held:
            yield held
        held = sign
    if held:
        yield held


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign) in ("Mn", "Me", "Mc")


def _completes_flag(held: str, sign: str) -> bool:
    return len(held) == 1 and ord(held) in _FLAG and ord(sign) in _FLAG


def escaped(text: str) -> str:
    """Text that the chat shows as it is written: no markup, no mention, no link, no invitation (F33 to F35)."""
    unlinked = _DOMAIN.sub(".\u200b", text.replace("://", ":\u200b//"))
    return _MARKUP.sub(r"\\\1", unlinked)


def quoted(text: str) -> list[str]:
    """What a person has said, set apart from what the bot says: a line of its own, or none where nothing was said."""
    return [f"> {escaped(text)}"] if text else []
