"""Type: the two faces, measuring, setting, ellipsis and line breaks."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

import uharfbuzz as harfbuzz  # type: ignore[import-untyped]
from PIL import Image, ImageDraw, ImageFont

ELLIPSIS = "…"

FONTS = Path(__file__).resolve().parent.parent / "fonts"

FACES = {
    "display": str(FONTS / "SourceSerifPro-Bold.ttf"),
    "figure": str(FONTS / "SourceSerifPro-Black.ttf"),
    "text": str(FONTS / "SourceSansPro-Regular.ttf"),
    "strong": str(FONTS / "SourceSansPro-Semibold.ttf"),
    "bold": str(FONTS / "SourceSansPro-Bold.ttf"),
    "italic": str(FONTS / "SourceSansPro-It.ttf"),
}

EM = 1000  # units of the fonts' own measures, whatever the size and the hinting
NO_OTHER = dict.fromkeys(("calt", "ccmp", "clig", "liga", "locl", "mark", "mkmk", "rlig"), False)


@lru_cache(maxsize=64)
def font(face: str, size: float) -> ImageFont.FreeTypeFont:
    """A face at a size in pixels. It draws letter by letter, for what shapes lines may be missing on a machine."""
    return ImageFont.truetype(FACES[face], size, layout_engine=ImageFont.Layout.BASIC)


@cache
def _measures(face: str) -> harfbuzz.Font:
    return harfbuzz.Font(harfbuzz.Face(harfbuzz.Blob.from_file_path(FACES[face])))


@lru_cache(maxsize=8192)
def places(text: str, face: str) -> tuple[float, ...]:
    """Where each letter begins and, last, where the line ends, at size 1: by the font's own advances and its kerning.

    Letters stay what they are; one that melts into the letter before it, as an accent by itself may, begins at its end.
    """
    if not text:
        return (0.0,)
    line = harfbuzz.Buffer()
    line.add_codepoints([ord(letter) for letter in text])
    line.direction, line.script, line.language = "ltr", "Latn", "en"
    line.cluster_level = harfbuzz.BufferClusterLevel.CHARACTERS
    line.flags = harfbuzz.BufferFlags.PRESERVE_DEFAULT_IGNORABLES
    harfbuzz.shape(_measures(face), line, {"kern": True, **NO_OTHER})
    at, begins = 0, {}
    for glyph, step in zip(line.glyph_infos, line.glyph_positions, strict=True):
        begins[glyph.cluster] = at
        at += step.x_advance
    made = [at]
    for i in reversed(range(len(text))):
        made.append(begins.get(i, made[-1]))
    return tuple(place / EM for place in reversed(made))


def width(text: str, size: float, face: str) -> float:
    """How wide a line is at scale 1."""
    return places(text, face)[-1] * size


def line_mask(text: str, size: float, face: str) -> tuple[Image.Image, int, int]:
    """A line as a mask, with the place in it where the line begins: its left end and its baseline."""
    face_font, at = font(face, size), places(text, face)
    ascent, descent = face_font.getmetrics()
    pad = round(size / 4) + 1
    mask = Image.new("L", (round(at[-1] * size) + 2 * pad, ascent + descent + 2))
    draw = ImageDraw.Draw(mask)
    for letter, x in zip(text, at, strict=False):
        draw.text((pad + round(x * size), ascent + 1), letter, fill=255, font=face_font, anchor="ls")
    left, top, right, bottom = mask.getbbox() or (0, 0, 1, 1)
    return mask.crop((left, top, right, bottom)), pad - left, ascent + 1 - top


def cut(text: str, size: float, face: str, room: float) -> str:
    """The text, shortened with an ellipsis where it does not fit."""
    if width(text, size, face) <= room:
        return text
    for end in range(len(text) - 1, 0, -1):
        short = text[:end].rstrip(" ,.;:-–") + ELLIPSIS
        if width(short, size, face) <= room:
            return short
    return ELLIPSIS


@lru_cache(maxsize=8192)
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


@lru_cache(maxsize=8192)
def fitted(
    text: str, face: str, room: float, largest: float, least: float, lines: int = 1, step: float = 1
) -> tuple[tuple[str, ...], float]:
    """The text in the largest type in which it stands whole in so many lines; in the least with an ellipsis."""
    size = largest
    while True:
        made = wrap(text, size, face, room, lines)
        if size <= least or not any(line.endswith(ELLIPSIS) for line in made):
            return made, size
        size = max(least, size - step)
