"""Type: the two faces, measuring, setting, ellipsis and line breaks."""

from __future__ import annotations

from functools import lru_cache

from font_source_sans_pro import font_files_ttf as SANS  # type: ignore[import-untyped]
from font_source_serif_pro import font_files_ttf as SERIF  # type: ignore[import-untyped]
from PIL import Image, ImageDraw, ImageFont

from renderers.kit.kerning import kern

ELLIPSIS = "…"

FACES = {
    "display": SERIF["SourceSerifProBold"],
    "figure": SERIF["SourceSerifProBlack"],
    "text": SANS["SourceSansPro"],
    "strong": SANS["SourceSansProSemibold"],
    "bold": SANS["SourceSansProBold"],
    "italic": SANS["SourceSansProIt"],
}


SERIFS = frozenset(["display", "figure"])
EM = 1000  # size at which advances are measured: whole numbers there, whatever the hinting


@lru_cache(maxsize=64)
def font(face: str, size: float) -> ImageFont.FreeTypeFont:
    """A face at a size in pixels. Never shaped by a library that another machine may lack."""
    return ImageFont.truetype(FACES[face], size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=1024)
def _advance(letter: str, face: str) -> float:
    return font(face, EM).getlength(letter) / EM


@lru_cache(maxsize=8192)
def places(text: str, face: str) -> tuple[float, ...]:
    """Where each letter begins and, last, where the line ends, at size 1."""
    at, made, before = 0.0, [], ""
    for letter in text:
        at += kern(before, letter, face in SERIFS) if before else 0.0
        made.append(at)
        at += _advance(letter, face)
        before = letter
    return (*made, at)


def width(text: str, size: float, face: str) -> float:
    """How wide a line is at scale 1."""
    return places(text, face)[-1] * size


def line(text: str, size: float, face: str) -> tuple[Image.Image, int, int]:
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
