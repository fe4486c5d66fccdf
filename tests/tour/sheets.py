"""Contact sheets: all steps of a way side by side, each with its name above it."""

from __future__ import annotations

import html
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct
from PIL import Image, ImageDraw, ImageFont

from renderers.kit.text import FACES

CAPTION, GAP, INK, PAPER = 40, 12, "#202020", "#b8b8b8"
WIDEST = 3200


class Sheet(Struct, frozen=True):
    """The steps of one way at one size: names, and the files of what was seen."""

    title: str
    steps: tuple[tuple[str, Path], ...]
    faults: tuple[str, ...] = ()


def write_sheet(sheet: Sheet, path: Path, scale: float) -> None:
    """Lay the steps in rows, in the order in which they were seen."""
    images = [(name, _scaled(file, scale)) for name, file in sheet.steps]
    width, height = images[0][1].size
    many = max(1, WIDEST // (width + GAP))
    rows = -(-len(images) // many)
    laid = Image.new("RGB", (min(many, len(images)) * (width + GAP), rows * (height + CAPTION + GAP)), PAPER)
    draw, font = ImageDraw.Draw(laid), ImageFont.truetype(FACES["text"], 24)
    for place, (name, image) in enumerate(images):
        x, y = place % many * (width + GAP), place // many * (height + CAPTION + GAP)
        draw.text((x + 8, y + 8), f"{place + 1}. {name}", INK, font)
        laid.paste(image, (x, y + CAPTION))
    laid.save(path)


def _scaled(file: Path, scale: float) -> Image.Image:
    with Image.open(file) as image:
        size = (round(image.width * scale), round(image.height * scale))
        return image.convert("RGB").resize(size, Image.Resampling.LANCZOS)


def write_index(path: Path, sheets: Sequence[tuple[Sheet, str]]) -> None:
    """One page that shows all sheets, and what was found in each."""
    parts = [
        "<!doctype html><meta charset=utf-8><title>The first ten minutes</title><style>img{max-width:100%}</style>"
    ]
    for sheet, name in sheets:
        found = "".join(f"<li>{html.escape(fault)}" for fault in sheet.faults)
        parts.append(
            f"<h2>{html.escape(sheet.title)}</h2><ul>{found}</ul><a href={name}><img src={name} loading=lazy></a>"
        )
    path.write_text("\n".join(parts), encoding="utf-8")
