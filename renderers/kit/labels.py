"""Labels that keep apart: each near its place, none on another, a thread to its place where it had to go far."""

from __future__ import annotations

from functools import lru_cache
from math import cos, hypot, pi, sin

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from renderers.kit.ops import Box


class Label(Struct, frozen=True):
    """Something that has to be written near a place: its size and how far from the middle its place reaches."""

    x: float
    y: float
    reach: float
    width: float
    height: float


class Spot(Struct, frozen=True):
    """Where a label came to lie. ``far``: it needs a line to its place."""

    x: float
    y: float
    far: bool


Boxes = tuple[Box, ...]
STEPS = (0.0, 9.0, 20.0, 36.0, 58.0, 88.0, 130.0, 180.0)
TURNS = 20
UP_FIRST = -90


def _ways() -> list[tuple[float, float, float, float]]:
    """Steps away from a place: direction, gap, price. Above is best, then the sides."""
    made = []
    for gap in STEPS:
        for turn in range(TURNS):
            angle = UP_FIRST + 360 * turn / TURNS
            lean = abs((angle + 90 + 180) % 360 - 180) / 180
            made.append((cos(angle * pi / 180), sin(angle * pi / 180), gap, gap * 1.0 + 6 * lean))
    return made


WAYS: NDArray[np.float64] = np.array(_ways())


def _candidates(label: Label) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Boxes round the place of a label and the price of each."""
    dx, dy, gap, price = WAYS.T
    half_x, half_y = label.width / 2, label.height / 2
    with np.errstate(divide="ignore"):
        away = np.minimum(half_x / np.maximum(np.abs(dx), 1e-9), half_y / np.maximum(np.abs(dy), 1e-9))
    far = label.reach + gap + np.minimum(away, hypot(half_x, half_y)) + 1
    x, y = label.x + dx * far, label.y + dy * far
    return np.stack([x - half_x, y - half_y, x + half_x, y + half_y], axis=1).round(), price


def _covered(boxes: NDArray[np.float64], others: NDArray[np.float64]) -> NDArray[np.float64]:
    """How much of each box the others cover."""
    if not len(others):
        return np.zeros(len(boxes))
    wide = np.minimum(boxes[:, None, 2], others[None, :, 2]) - np.maximum(boxes[:, None, 0], others[None, :, 0])
    tall = np.minimum(boxes[:, None, 3], others[None, :, 3]) - np.maximum(boxes[:, None, 1], others[None, :, 1])
    found: NDArray[np.float64] = (np.clip(wide, 0, None) * np.clip(tall, 0, None)).sum(axis=1)
    return found


@lru_cache(maxsize=64)
def label_spots(labels: tuple[Label, ...], solid: Boxes, light: Boxes, inside: Box) -> tuple[Spot, ...]:
    """A spot for every label: never on another, on nothing ``solid`` if it can be, on little that is ``light``.

    Those with the least room are placed first, and each once more when all have a place.
    """
    hard = np.array(solid, dtype=np.float64).reshape(-1, 4)
    soft = np.array(light, dtype=np.float64).reshape(-1, 4)
    room = []
    for label in labels:
        boxes, price = _candidates(label)
        out = (
            (boxes[:, 0] < inside[0])
            | (boxes[:, 1] < inside[1])
            | (boxes[:, 2] > inside[2])
            | (boxes[:, 3] > inside[3])
        )
        price = price + _crowding(label, boxes, hard) + _covered(boxes, soft) * 0.12 + out * 1e5
        room.append((boxes, price))
    order = sorted(range(len(labels)), key=lambda i: (-float(np.sort(room[i][1])[:6].mean()), i))
    taken: dict[int, Box] = {}
    threads: dict[int, NDArray[np.float64]] = {}
    for _ in range(2):
        for i in order:
            taken.pop(i, None)
            threads.pop(i, None)
            boxes, price = room[i]
            others = np.array(list(taken.values()), dtype=np.float64).reshape(-1, 4)
            wires = np.concatenate([np.zeros((0, 4)), *threads.values()])
            price = price + _covered(boxes, others + GROWN) * 50 + _covered(boxes, wires) * 2
            tried = np.argsort(price, kind="stable")[:TRIED]
            ways = _wires(labels[i], boxes[tried]).reshape(-1, 4)
            crossed = _covered(ways, np.concatenate([others, wires])) * 2
            best = int(tried[np.argmin(price[tried] + crossed.reshape(len(tried), -1).sum(axis=1))])
            x0, y0, x1, y1 = (float(v) for v in boxes[best])
            taken[i], threads[i] = (x0, y0, x1, y1), _wires(labels[i], boxes[best : best + 1])[0]
    return tuple(Spot(taken[i][0], taken[i][1], _is_far(labels, i, taken[i])) for i in range(len(labels)))


GROWN = np.array([-2.0, -2.0, 2.0, 2.0])
ALONG = np.array([0.2, 0.5, 0.8])
TRIED = 40  # the cheapest places, whose lines are looked at


def _wires(label: Label, boxes: NDArray[np.float64]) -> NDArray[np.float64]:
    """Small boxes along the line from a place to the middle of each box: what a line there would lie on."""
    middle = (boxes[:, :2] + boxes[:, 2:]) / 2
    place = np.array([label.x, label.y])
    away = middle - place
    long = np.maximum(np.hypot(away[:, 0], away[:, 1]), 1e-9)[:, None]
    start = place + away * np.minimum(label.reach / long, 1)
    half = np.array([label.width, label.height]) / 2
    clear = np.minimum((half / np.maximum(np.abs(away), 1e-9)).min(axis=1)[:, None], 1)
    end = middle - away * clear
    spots = start[:, None, :] + (end - start)[:, None, :] * ALONG[None, :, None]
    found: NDArray[np.float64] = np.concatenate([spots - 2, spots + 2], axis=2)
    return found


def _crowding(label: Label, boxes: NDArray[np.float64], hard: NDArray[np.float64]) -> NDArray[np.float64]:
    """The price of lying on something solid, and of lying so near to another base that it might be its label."""
    if not len(hard):
        return np.zeros(len(boxes))
    across, down = (hard[:, 0] + hard[:, 2]) / 2 - label.x, (hard[:, 1] + hard[:, 3]) / 2 - label.y
    others = hard[np.hypot(across, down) > 1.5]
    if not len(others):
        return _covered(boxes, hard) * 1.2
    over = _covered(_wires(label, boxes).reshape(-1, 4), others).reshape(len(boxes), -1).sum(axis=1)
    near = _covered(boxes, others + np.array([-5.0, -5.0, 5.0, 5.0]))
    made: NDArray[np.float64] = _covered(boxes, hard) * 1.2 + near * 0.15 + over * 0.4
    return made


def _is_far(labels: tuple[Label, ...], i: int, box: Box) -> bool:
    """True if a label lies off its place, or as near to that of another."""
    own = _gap(labels[i], box)
    if own > 7:
        return True
    return own > 2 and any(_gap(other, box) < own + 2 for j, other in enumerate(labels) if j != i and other.reach)


def _gap(label: Label, box: Box) -> float:
    x, y = min(max(label.x, box[0]), box[2]), min(max(label.y, box[1]), box[3])
    return hypot(x - label.x, y - label.y) - label.reach
