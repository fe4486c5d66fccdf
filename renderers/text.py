"""Type: the two faces, measuring, ellipsis and line breaks."""

from __future__ import annotations

from functools import lru_cache

from font_source_sans_pro import font_files_ttf as SANS  # type: ignore[import-untyped]
from font_source_serif_pro import font_files_ttf as SERIF  # type: ignore[import-untyped]
from PIL import ImageFont

ELLIPSIS = "…"

FACES = {
    "display": SERIF["SourceSerifProBold"],
    "figure": SERIF["SourceSerifProBlack"],
    "text": SANS["SourceSansPro"],
    "strong": SANS["SourceSansProSemibold"],
    "bold": SANS["SourceSansProBold"],
    "italic": SANS["SourceSansProIt"],
}


@lru_cache(maxsize=64)
def font(face: str, size: float) -> ImageFont.FreeTypeFont:
    """A face at a size in pixels."""
    return ImageFont.truetype(FACES[face], size)


@lru_cache(maxsize=8192)
def width(text: str, size: float, face: str) -> float:
    """How wide a line is at scale 1."""
    return font(face, size).getlength(text)


def cut(text: str, size: float, face: str, room: float) -> str:
    """The text, shortened with an ellipsis where it does not fit."""
    if width(text, size, face) <= room:
        return text
    for end in range(len(text) - 1, 0, -1):
        short = text[:end].rstrip(" ,.;:-–") + ELLIPSIS
        if width(short, size, face) <= room:
            return short
    return ELLIPSIS


@lru_cache(maxsize=2048)
def wrap(text: str, size: float, face: str, room: float, lines: int = 99) -> tuple[str, ...]:
    """The text in at most ``lines`` lines. Each is as long as fits; what is left over ends in an ellipsis."""
    words = text.split()
    made: list[str] = []
    while words and len(made) < lines:
        if len(made) == lines - 1:
            made.append(cut(" ".join(words), size, face, room))
            break
        count = 1
        while count < len(words) and width(" ".join(words[: count + 1]), size, face) <= room:
            count += 1
        made.append(cut(" ".join(words[:count]), size, face, room))
        words = words[count:]
    return tuple(made)
