"""Chooses the colours that pictures are reduced to, from the gallery's own pictures."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PIL import Image

EXACT = 40  # flat colours that are kept as they are
NEAR = 5.0  # two flat colours closer than this are one
HOUSE = 96  # colours of a picture: more cost bytes, and no eye sees them
BOARD = 80  # of a printed board, whose paints are few
MAP = 94  # of a map of hexes, whose paints are fewer
POSTER = 220  # of title art, of seven colours each, in its own colours and in those of eight seats
FIELD = 200  # of a battlefield, where eight owners meet a dozen grounds


def chosen_colors(images: list[Image.Image], count: int) -> bytes:
    """So many colours as RGB bytes: the commonest ones exactly, then whatever takes away most of the error left."""
    pixels = np.concatenate([np.asarray(image.convert("RGB")).reshape(-1, 3) for image in images])
    colors, weight = np.unique(pixels, axis=0, return_counts=True)
    order = np.argsort(-weight, kind="stable")
    points, mass = colors[order].astype(np.float32), weight[order].astype(np.float32)
    made = _commonest(points)
    error = np.min([_distance(points, one) for one in made], axis=0)
    while len(made) < count:
        best = points[int(np.argmax(np.sqrt(mass) * error))]
        made.append(best)
        error = np.minimum(error, _distance(points, best))
    return np.array(sorted(tuple(int(v) for v in one) for one in made), dtype=np.uint8).tobytes()


def _commonest(points: NDArray[np.float32]) -> list[NDArray[np.float32]]:
    made: list[NDArray[np.float32]] = []
    for one in points:
        if all(float(np.abs(one - other).max()) > NEAR for other in made):
            made.append(one)
        if len(made) == EXACT:
            break
    return made


def _distance(points: NDArray[np.float32], one: NDArray[np.float32]) -> NDArray[np.float32]:
    """Squared distance of every colour from one, as an eye weighs the channels."""
    weights = np.array([0.9, 1.4, 0.7], dtype=np.float32)
    found: NDArray[np.float32] = (((points - one) * weights) ** 2).sum(axis=1)
    return found


def palette_source(colors: bytes) -> str:
    """The module that holds the colours."""
    digits = colors.hex()
    lines = "\n".join(f'    "{digits[i : i + 108]}"' for i in range(0, len(digits), 108))
    head = '"""The colours that pictures are reduced to. Written by ``python -m tests.gallery --palette``."""'
    return f"{head}\n\nCOLORS = bytes.fromhex(\n{lines}\n)\n"
