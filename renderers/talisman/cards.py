"""Cards of every kind as pictures: a frame by type, a motif, name, values, and the text where there is room."""

from __future__ import annotations

from functools import partial

from msgspec import Struct

from bot.games.talisman.content.cards import Card, Character, Space
from bot.i18n.wording import TableWords
from renderers.kit import shapes, text, theme
from renderers.kit.art import scaled
from renderers.kit.marks import chip, chip_width
from renderers.kit.ops import Color, Group, Op, Ops, Polygon, Polyline, Scene, Shadow, Sprite, Text
from renderers.kit.panels import page
from renderers.kit.pictures import Picture, picture_of
from renderers.kit.text import fitted, wrap
from renderers.talisman.art import drawings, motif, vignette
from renderers.talisman.palette import COLORS
from renderers.talisman.portraits import bust
from renderers.talisman.signs import value_sign
from renderers.talisman.words import alignment, content_of, entry_of, name_of, t, text_of

NAME = "talisman-card"
SPREAD = 8.0
LEADING = 1.2
BROADER = 1.3  # room for the art that is broader than high by more than this has it in its middle

FRAMES: dict[str, Color] = {
    "event": (104, 82, 140),
    "enemy": (146, 52, 44),
    "stranger": (44, 94, 128),
    "object": (140, 102, 52),
    "magic_object": (24, 106, 108),
    "follower": (74, 108, 58),
    "place": (110, 88, 66),
    "spell": (92, 58, 112),
    "character": (62, 58, 66),
    "space": (92, 74, 46),
}


class Face(Struct, frozen=True):
    """What is printed on a card."""

    kind: str
    name: str
    line: str
    text: str
    motif: str
    strength: int | None = None
    craft: int | None = None
    lives: int | None = None


def motif_of(card: Card) -> str:
    """What stands on a card: by its first tag with a motif, its kind, its type."""
    return next((word for word in (*card.tags, card.kind or "", card.type) if word in drawings("motifs")), "object")


def face_of(words: TableWords, name: str) -> Face:
    """The face of a card, spell, character or space by its id."""
    entry, called = entry_of(words, name), name_of(words, name)
    if entry is None:
        return Face("object", called, "", "", "object")
    said = text_of(words, entry)
    if isinstance(entry, Card):
        line = t(words, "type", entry.type)
        line = t(words, "kinds", type=line, kind=t(words, "kind", entry.kind)) if entry.kind else line
        return Face(entry.type, called, line, said, motif_of(entry), entry.strength, entry.craft)
    if isinstance(entry, Character):
        start = name_of(words, entry.start)
        line = t(words, "kinds", type=alignment(words, entry.alignment), kind=start)
        return Face("character", called, line, said, entry.id, entry.strength, entry.craft, entry.lives)
    if isinstance(entry, Space):
        return Face("space", called, t(words, "type_space"), said, entry.kind)
    spell = name in content_of(words).spells
    return Face(
        "spell" if spell else "stranger",
        called,
        t(words, "type", "spell" if spell else "stranger"),
        said,
        "spell" if spell else "stranger",
    )


def motif_ops(kind: str, name: str, size: float) -> Ops:
    """The art of a card, in a square."""
    if kind == "character":
        ground = Polygon(shapes.box(0, 0, 100, 100), theme.PARCHMENT_DARK)
        return scaled([ground, *bust(name)], 0, 0, size)
    return scaled(vignette(name, "") if kind == "space" else motif(name), 0, 0, size)


def card_group(
    face: Face, x: float, y: float, wide: float, tall: float, size: float, mark: str = "", seen: float = 0
) -> Group:
    """The card at x, y. ``size``: its smallest type; ``mark``: its id, in type as large as ``seen``."""
    key = ("talcard", face, wide, tall, size, mark, seen)
    return Group(
        x - SPREAD,
        y - SPREAD,
        wide + 2 * SPREAD,
        tall + 2 * SPREAD + 4,
        key,
        partial(_card_ops, face, wide, tall, size, mark, seen),
    )


def _card_ops(face: Face, wide: float, tall: float, size: float, mark: str, seen: float) -> Ops:
    edge = round(max(5.0, wide * 0.035))
    inner = wide - 2 * edge
    name, big = fitted(face.name, "display", inner - 10, size * 1.5, size, 2, 0.5)
    head = round(len(name) * big * 1.08 + big * 0.4)
    body, small = _body(face, inner - 14, tall - head - 2 * edge - size * 1.7, size)
    foot = round(len(body) * small * LEADING + (small * 0.8 if body else 0))
    line = round(size * 1.5)
    art = tall - 2 * edge - head - line - foot
    values = [
        (kind, n)
        for kind, n in (("strength", face.strength), ("craft", face.craft), ("lives", face.lives))
        if n is not None
    ]
    key = ("talface", face.kind, face.motif, wide, tall, head, line, foot)
    draw = partial(_frame_ops, face.kind, face.motif, wide, tall, (head, art, line))
    at = SPREAD
    made: list[Op] = [
        Shadow((at, at, at + wide, at + tall), 9, 7, 130, 3),
        Sprite(at, at, wide, tall, key, draw, shapes.round_box(0, 0, wide, tall, 9)),
    ]
    for i, said in enumerate(name):
        made.append(Text(at + wide / 2, at + edge + big * (1.0 + i * 1.08), said, big, "display", theme.INK, "ms"))
    low = at + edge + head + art
    shown = text.cut(face.line, size, "italic", inner - 10)
    made.append(Text(at + wide / 2, low + size * 1.08, shown, size, "italic", theme.WHITE, "ms"))
    for i, said in enumerate(body):
        made.append(Text(at + edge + 8, low + line + small * (1.15 + i * LEADING), said, small, "text", theme.INK))
    sign = float(round(max(size / 0.6, min(size * 2.3, wide * 0.3))))
    for i, (kind, n) in enumerate(values):
        made.append(value_sign(kind, str(n), at + edge + 3 + i * (sign + 2), low - sign - 2, sign))
    if mark:
        room = chip_width(mark, seen or size)
        made.append(chip(mark, at + wide - edge - room - 2, at + edge + head + 3, seen or size, far=bool(seen)))
    return tuple(made)


def _body(face: Face, room: float, tall: float, size: float) -> tuple[tuple[str, ...], float]:
    """The text in the largest type in which it takes at most some more than half of the card; none on a small one."""
    if room < size * 13:
        return (), size
    type_ = size * 1.5
    while True:
        lines = wrap(face.text, type_, "text", room)
        if len(lines) * type_ * LEADING <= tall * 0.52 or type_ <= size:
            most = max(1, int(tall * 0.7 / (type_ * LEADING)))
            return (lines if len(lines) <= most else wrap(face.text, type_, "text", room, most)), type_
        type_ = max(size, type_ - 0.5)


def _frame_ops(kind: str, figure: str, wide: float, tall: float, parts: tuple[float, float, float]) -> Ops:
    """Frame, art and the bands for name, type and text."""
    head, art, line = parts
    color, edge = FRAMES.get(kind, FRAMES["object"]), round(max(5.0, wide * 0.035))
    inner = wide - 2 * edge
    size = art if inner > art * BROADER else max(inner, art)
    left, top = edge + (inner - size) / 2, edge + head - (size - art) * 0.3
    return (
        Polygon(shapes.box(0, 0, wide, tall), theme.mix(color, theme.PARCHMENT_DARK, 0.62)),
        *scaled(motif_ops(kind, figure, size), left, top, 100),
        *_beside(color, wide, left, top, size),
        Polygon(shapes.box(0, 0, edge, tall), color),
        Polygon(shapes.box(wide - edge, 0, edge, tall), color),
        Polygon(shapes.box(0, edge + head + art, wide, tall), color),
        Polygon(shapes.box(0, 0, wide, edge + head), color),
        Polygon(shapes.box(edge, edge, inner, head), theme.PARCHMENT_LIGHT),
        Polyline(((edge, edge + head), (wide - edge, edge + head)), theme.INK, 1.4),
        Polygon(
            shapes.box(edge, edge + head + art + line, inner, max(0, tall - 2 * edge - head - art - line)),
            theme.PARCHMENT_LIGHT,
        ),
        Polyline(((edge, edge + head + art), (wide - edge, edge + head + art)), theme.INK, 1.4),
        Polyline(shapes.closed(shapes.round_box(1, 1, wide - 2, tall - 2, 8)), theme.INK, 2),
        Polyline(
            shapes.closed(shapes.round_box(edge * 0.5, edge * 0.5, wide - edge, tall - edge, 6)),
            theme.mix(color, theme.WHITE, 0.45),
            1,
        ),
    )


def _beside(color: Color, wide: float, left: float, top: float, size: float) -> Ops:
    """What frames art that is narrower than its card."""
    ground = theme.mix(color, theme.PARCHMENT_DARK, 0.62)
    made: list[Op] = []
    for x, end in ((0.0, left), (left + size, wide)):
        made += [
            Polygon(shapes.box(x, top, max(0, end - x), size), ground),
            Polyline(((x or end, top), (x or end, top + size)), theme.INK, 1.4),
        ]
    return tuple(made)


CARD = (640.0, 800.0)
MARGIN = 34.0


def card_scene(words: TableWords, name: str) -> Scene:
    """A card by itself."""
    wide, tall = CARD
    front = card_group(face_of(words, name), MARGIN, MARGIN, wide - 2 * MARGIN, tall - 2 * MARGIN, 22)
    return Scene(wide, tall, tuple(page(tall, wide)), (front,))


def card_text(words: TableWords, name: str) -> str:
    """The same in words."""
    face = face_of(words, name)
    values = [
        t(words, "value", kind, n=n)
        for kind, n in (("strength", face.strength), ("craft", face.craft))
        if n is not None
    ]
    values += [t(words, "value_lives", n=face.lives)] if face.lives is not None else []
    return "\n".join([face.name, " · ".join([part for part in (face.line, *values) if part]), face.text]).strip()


def card_picture(words: TableWords, name: str, *, limit: int | None = None) -> Picture | None:
    """The same as a file."""
    return picture_of(card_scene(words, name), NAME, card_text(words, name)[:1024], COLORS, limit=limit)
