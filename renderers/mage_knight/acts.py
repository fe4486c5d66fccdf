"""The acts since the reader's own, oldest first: where everybody stood then, and how each is drawn and numbered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil

from msgspec import Struct

from bot.games.mage_knight.view import FigureView, Mark, View
from renderers.kit import theme
from renderers.kit.heraldry import bearer
from renderers.kit.icons import small_icon
from renderers.kit.labels import Label
from renderers.kit.marks import HIT, MISS, dotted_way, fire_ray
from renderers.kit.ops import Color, Disc, Group, Op, Sprite, Text
from renderers.mage_knight import marks as marking
from renderers.mage_knight.plan import FINE, Frame

Place = tuple[int, int]
NUMBER = 30.0  # a numbered disc
LIGHT = 0.45  # how much paler an act is than the last one


class Act(Struct, frozen=True):
    """An act as it looked when it was done."""

    number: int
    ways: tuple[tuple[FigureView, tuple[Place, ...]], ...]
    blows: tuple[tuple[Place, Place, bool], ...]  # from, to, and whether it was hit
    at: Place | None  # of who acted, while he was on the field

    @property
    def middle(self) -> Place | None:
        """Where its number stands: on its first way or line, else beside who acted."""
        if self.ways:
            path = self.ways[0][1]
            a, b = path[(len(path) - 1) // 2], path[(len(path) + 1) // 2]
        elif self.blows:
            a, b, _ = self.blows[0]
        else:
            return self.at
        return (a[0] + b[0]) // 2, (a[1] + b[1]) // 2


def acts_told(view: View, marks: Sequence[Mark]) -> list[Act]:
    """The acts before the last one, with the places of that time: what moved later is followed back along its ways.

    Who is gone has kept the place where he fell.
    """
    found = {one.id: one for one in view.figures}
    places: dict[str, Place] = {one.id: (one.x, one.y) for one in view.figures if one.status != "waiting"}
    made: list[Act] = []
    for number in range(len(marks), 0, -1):
        mark = marks[number - 1]
        ways = _ways(mark, found, places)
        at = places.get(mark.figure)
        if number < len(marks):
            made.append(Act(number, ways, _blows(mark, places), at))
        for figure, path in ways:
            places[figure.id] = path[0]
    return made[::-1]


def _ways(
    mark: Mark, found: Mapping[str, FigureView], places: Mapping[str, Place]
) -> tuple[tuple[FigureView, tuple[Place, ...]], ...]:
    """Who went along each path: whoever stood at its end when the act was over."""
    made = []
    for path in mark.paths:
        there = (name for name in (mark.figure, *mark.members, *mark.targets) if places.get(name) == path[-1])
        name = next(there, "") if len(path) > 1 else ""
        if name:
            made.append((found[name], path))
    return tuple(made)


def _blows(mark: Mark, places: Mapping[str, Place]) -> tuple[tuple[Place, Place, bool], ...]:
    if mark.kind not in ("ranged", "close"):
        return ()
    names = [name for name in dict.fromkeys((mark.figure, *mark.members)) if name in places]
    return tuple((places[a], places[b], b in mark.hits) for a in names for b in mark.targets if b in places and a != b)


def act_ways(acts: Sequence[Act], shown: Frame) -> list[Op]:
    """The ways of earlier acts, paler and thinner than those of the last one."""
    made: list[Op] = []
    for act in acts:
        for figure, path in act.ways:
            color = theme.mix(bearer(figure.owner).deep, theme.PARCHMENT, LIGHT)
            points = [shown.at(p) for p in path]
            made += dotted_way(points, color, figure.radius * shown.zoom, shown.pen * 0.8)
    return made


def act_blows(acts: Sequence[Act], shown: Frame) -> list[Op]:
    """The lines of fire and blows of earlier acts."""
    made: list[Op] = []
    reach = marking.BASE * shown.zoom
    for act in acts:
        for a, b, hit in act.blows:
            color = theme.mix(HIT if hit else MISS, theme.PARCHMENT, LIGHT)
            made += fire_ray(shown.at(a), shown.at(b), reach, reach, color, hit, shown.pen * 0.7)
    return made


def act_numbers(acts: Sequence[Act], shown: Frame) -> list[tuple[Label, int]]:
    """What the numbers of the acts need: each stands on its way or line, or beside who acted."""
    made = []
    for act in acts:
        if act.middle is None:
            continue
        x, y = shown.at(act.middle)
        reach = 0.0 if act.ways or act.blows else marking.BASE * shown.zoom
        if shown.shows(x, y):
            made.append((Label(round(x, 1), round(y, 1), reach, NUMBER, NUMBER), act.number))
    return made


def number_disc(number: int, x: float, y: float, last: bool = False, size: float = NUMBER) -> Group:
    """A number on a disc; that of the last act is dark."""
    half = size / 2
    ground: Color = theme.INK if last else theme.PARCHMENT_LIGHT
    ink: Color = theme.PARCHMENT_LIGHT if last else theme.INK
    letters = round(size * 0.66)

    def draw() -> tuple[Op, ...]:
        discs = (Disc(half, half, half - 0.5, theme.PARCHMENT_LIGHT), Disc(half, half, half - 2, theme.INK))
        back = Sprite(0, 0, size, size, ("actdisc", size, last), lambda: (*discs, Disc(half, half, half - 3.5, ground)))
        return (back, Text(half, half + letters * 0.34, str(number), max(letters, FINE), "bold", ink, "ms"))

    return Group(round(x), round(y), size, size, ("act", number, last, size), draw)


def fallen(view: View, marks: Sequence[Mark], shown: Frame) -> list[tuple[FigureView, Sprite]]:
    """Who has fallen of those of whom these acts speak, each with a sign where."""
    named = {name for mark in marks for name in (*mark.targets, *(who for who, _ in mark.hurt))}
    made: list[tuple[FigureView, Sprite]] = []
    for one in view.figures:
        if one.id in named and one.status == "eliminated":
            x, y = shown.at((one.x, one.y))
            size = float(ceil(max(26.0, 1.7 * one.radius * shown.zoom)))
            if shown.shows(x, y):
                made.append((one, small_icon("lost", round(x - size / 2), round(y - size / 2), size, theme.RED)))
    return made
