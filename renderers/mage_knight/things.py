"""Items and domains of the second edition: what lies on the field, and who bears what (MK2-27, 28)."""

from __future__ import annotations

from functools import partial

from bot.games.mage_knight.measure import inches
from bot.games.mage_knight.view import FigureView, ThingView, View
from bot.i18n.wording import TableWords
from renderers.kit import theme
from renderers.kit.labels import Label
from renderers.kit.ops import Disc, Group, Op, Ops, Polygon, Sprite
from renderers.kit.wording import joined
from renderers.mage_knight.objectives import id_plate, id_size
from renderers.mage_knight.plan import Frame
from renderers.mage_knight.words import template_name

LEAST = 9.0
"""The radius under which a pouch could not be told."""


def loose(view: View) -> list[ThingView]:
    """The items that nobody bears."""
    return [one for one in view.things if not one.bearer]


def loose_tokens(view: View, shown: Frame) -> list[Op]:
    """The items on the ground: small pouches."""
    made: list[Op] = []
    for one in loose(view):
        x, y = shown.at((one.x, one.y))
        r = max(one.radius * shown.zoom, LEAST)
        half = float(round(r + 2))
        if shown.shows(x, y, -r):
            key, draw = ("loose", half), partial(pouch_ops, half, r)
            made.append(Sprite(float(round(x - half)), float(round(y - half)), 2 * half, 2 * half, key, draw))
    return made


def pouch_ops(half: float, r: float) -> Ops:
    """A round body, tied at the neck."""
    neck = ((half - r * 0.6, half - r), (half + r * 0.6, half - r), (half, half - r * 0.1))
    body = Disc(half, half + r * 0.15, r * 0.85, theme.INK), Disc(half, half + r * 0.15, r * 0.85 - 1.8, theme.GOLD)
    return (*body, Polygon(neck, theme.INK))


def loose_plates(view: View, shown: Frame) -> list[tuple[Label, ThingView]]:
    """What the ids of loose items need on the part of the field that is shown."""
    made = []
    for one in loose(view):
        (x, y), r = shown.at((one.x, one.y)), max(one.radius * shown.zoom, LEAST)
        if shown.shows(x, y, -r):
            wide, tall, _ = id_size(one.id, shown)
            made.append((Label(round(x, 1), round(y, 1), r, wide, tall), one))
    return made


def loose_plate(one: ThingView, shown: Frame, x: float, y: float) -> Op:
    """The id of a loose item about a point."""
    wide, tall, size = id_size(one.id, shown)
    key = ("loose plate", one.id, size)
    draw = partial(_plate, one.id, wide, tall, size)
    return Group(round(x - wide / 2), round(y - tall / 2), wide, tall, key, draw)


def _plate(name: str, wide: float, tall: float, size: int) -> Ops:
    return tuple(id_plate(name, wide, tall, size))


def thing_words(one: ThingView, words: TableWords) -> str:
    """An item by its number and name, and how often it can still be used."""
    said = f"{one.id} {template_name(one.kind, words)}"
    return words.t("picture-mk-board-uses", item=said, count=one.uses_left) if one.uses_left >= 0 else said


def borne(figure: FigureView, view: View, words: TableWords) -> list[str]:
    """What a figure bears."""
    own = [one for one in view.things if one.bearer == figure.id]
    return [words.t("picture-mk-board-bears", item=thing_words(one, words)) for one in own]


def thing_lines(view: View, words: TableWords) -> list[str]:
    """The domains in play, and each item that lies on the field."""
    made = []
    if view.domains:
        names = joined([template_name(one, words) for one in view.domains], words)
        made.append(words.t("picture-mk-board-domains", domains=names))
    for one in loose(view):
        place = f"({inches(one.x)}, {inches(one.y)})"
        made.append(words.t("picture-mk-board-loose", item=thing_words(one, words), place=place))
    return made
