"""Carrying out shapes with Pillow, at whatever size."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageDraw

from bot.lru import Recent
from renderers.kit.ops import Color, Disc, Op, Points, Polygon, Polyline, Ring, Texture
from renderers.kit.shapes import box_of
from renderers.kit.sprites import image_bytes


def draw_shape(draw: ImageDraw.ImageDraw, op: Op, zoom: float, x: float = 0, y: float = 0) -> None:
    """Draw one shape, moved by x and y (in units), at ``zoom`` pixels a unit."""
    if isinstance(op, Polygon):
        draw.polygon(_placed(op.points, zoom, x, y), fill=op.fill)
    elif isinstance(op, Disc):
        draw.ellipse(_around(op.x + x, op.y + y, op.radius, zoom), fill=op.fill)
    elif isinstance(op, Ring):
        band = max(1, round(op.width * zoom))
        draw.arc(_around(op.x + x, op.y + y, op.radius + op.width / 2, zoom), op.start, op.end, op.color, band)
    elif isinstance(op, Polyline):
        _line(draw, op, zoom, x, y)
    else:
        raise TypeError(f"{type(op).__name__} is not a shape")


def _line(draw: ImageDraw.ImageDraw, op: Polyline, zoom: float, x: float, y: float) -> None:
    points = _placed(op.points, zoom, x, y)
    thick = op.width * zoom
    draw.line(points, fill=op.color, width=max(1, round(thick)), joint="curve")
    if thick >= 3:
        for px, py in (points[0], points[-1]):
            draw.ellipse((px - thick / 2, py - thick / 2, px + thick / 2, py + thick / 2), fill=op.color)


def _placed(points: Points, zoom: float, x: float, y: float) -> list[tuple[float, float]]:
    return [((px + x) * zoom, (py + y) * zoom) for px, py in points]


def _around(x: float, y: float, radius: float, zoom: float) -> tuple[float, float, float, float]:
    return ((x - radius) * zoom, (y - radius) * zoom, (x + radius) * zoom, (y + radius) * zoom)


def shape_bounds(op: Op) -> tuple[float, float, float, float]:
    """The box that a shape lies in."""
    if isinstance(op, (Disc, Ring)):
        reach = op.radius + (op.width if isinstance(op, Ring) else 0)
        return (op.x - reach, op.y - reach, op.x + reach, op.y + reach)
    if isinstance(op, (Polygon, Polyline, Texture)):
        reach = op.width if isinstance(op, Polyline) else 0
        left, top, right, bottom = box_of(op.points)
        return (left - reach, top - reach, right + reach, bottom + reach)
    raise TypeError(f"{type(op).__name__} is not a shape")


TONES = 4
MOST_CLOTH = 12_000_000

Cloth = tuple[int, int, float, int, Color, Color]
_cloths: Recent[Cloth, Image.Image] = Recent(MOST_CLOTH, image_bytes)


def mottling(width: int, height: int, grain: float, seed: int, dark: Color, light: Color) -> Image.Image:
    """A low-frequency mottling in few tones, so that it stays calm and packs well: an image with a palette of them."""
    cloth = (width, height, grain, seed, dark, light)
    return _cloths.get_or_make(cloth, lambda: _mottled(*cloth))


def _mottled(width: int, height: int, grain: float, seed: int, dark: Color, light: Color) -> Image.Image:
    source = np.random.default_rng(seed)
    total: Image.Image | None = None
    for octave, weight in ((1.0, 0.65), (2.0, 0.35)):
        across = max(2, round(width * octave / grain) + 1)
        down = max(2, round(height * octave / grain) + 1)
        seeds = Image.fromarray(source.random((down, across), dtype=np.float32))
        layer = seeds.resize((width, height), Image.Resampling.BICUBIC).point(lambda v, w=weight: v * w + 0)
        total = layer if total is None else Image.fromarray(np.asarray(total) + np.asarray(layer))
    field = np.clip((np.asarray(total) - 0.2) / 0.6, 0, 1)
    made = Image.fromarray(np.round(field * (TONES - 1)).astype(np.uint8), "L")
    steps = np.arange(TONES, dtype=np.float32) / (TONES - 1)
    low, high = np.array(dark[:3], dtype=np.float32), np.array(light[:3], dtype=np.float32)
    made.putpalette((low + (high - low) * steps[..., None]).round().astype(np.uint8).tobytes())
    return made
