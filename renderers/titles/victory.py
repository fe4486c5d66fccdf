"""The picture at the end of a game: its art in the colour of the winner, the piece that won it, and three facts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct

from bot.i18n.wording import TableWords
from bot.messages.ending import Ending
from renderers.kit import shapes, theme
from renderers.kit.film import Closing
from renderers.kit.heraldry import bearer, seat_token
from renderers.kit.ops import Color, Disc, Op, Ops, Points, Polygon, Scene, Sprite, Text
from renderers.kit.pictures import Picture, picture_of
from renderers.kit.sheets import CLEAR, GREAT, NEAR
from renderers.kit.text import fitted, width
from renderers.kit.wording import ALT_LIMIT, joined, shortened
from renderers.titles.art import art_sprites
from renderers.titles.card import EDGE, HIGH, WIDE, laid
from renderers.titles.palette import COLORS

ART, TALL = 560.0, 420.0
FOOT, RIBBON = 504.0, 52.0
HEAD = 96.0
HALO, APART = 236.0, 520.0
GAP, LEAD = 14.0, 1.13


Row = tuple[str, float, str, Color, float]
"""A line with size, face, colour, and how far it is to the next."""


class Piece(Struct, frozen=True):
    """A piece that stands for its seat: its name, and how it is drawn on the middle of its foot, so high."""

    seat: int
    name: str
    draw: Callable[[float, float, float], Sequence[Op]]


def victory_of(
    game: str, ending: Ending, pieces: Sequence[Piece], words: TableWords, limit: int | None
) -> Picture | None:
    """The picture as a file of at most ``limit`` bytes; None where none is small enough."""
    scene = victory_scene(game, ending, pieces)
    return picture_of(scene, "victory", victory_alt(ending, pieces, words), COLORS, limit=limit)


def closing_of(game: str, ending: Ending, pieces: Sequence[Piece]) -> Closing:
    """The same as the end of a film."""
    return Closing(partial(victory_scene, game, ending, pieces), COLORS, ending.head)


def victory_alt(ending: Ending, pieces: Sequence[Piece], words: TableWords) -> str:
    """The same in words."""
    named = [piece.name for piece in shown_pieces(ending, pieces)]
    others = [words.t("victory-others", names=joined([name for _, name in ending.others], words))]
    lines = [ending.head, ending.by, *named, *ending.facts, *(others if ending.others else [])]
    return shortened("\n".join(filter(None, lines)), ALT_LIMIT)


def victory_scene(game: str, ending: Ending, pieces: Sequence[Piece]) -> Scene:
    """The display list. Pieces stand before the art of a game that was played; of a draw, side by side."""
    shown = shown_pieces(ending, pieces)
    places = [WIDE / 2 + (i - (len(shown) - 1) / 2) * APART for i in range(len(shown))]
    seat = ending.winners[0] if len(ending.winners) == 1 and ending.played else None
    ground = [*art_sprites(game, 0, 0, WIDE, ART, seat), *_told(ending)]
    before: list[Op] = []
    for piece, x in zip(shown, places, strict=True):
        ground.append(_light(piece.seat, x))
        before += [*piece.draw(x, FOOT, TALL), *(_ribbon(piece.name, x) if piece.name else [])]
    return laid(tuple(ground), tuple(before))


def shown_pieces(ending: Ending, pieces: Sequence[Piece]) -> Sequence[Piece]:
    """Those that there is room for; none where nothing was played."""
    return pieces[:2] if ending.played else ()


def _light(seat: int, x: float) -> Sprite:
    """What a piece stands in, in the colours of its seat."""
    who, top = bearer(seat), FOOT - TALL / 2 - HALO + 6

    def draw() -> Ops:
        rings = ((HALO, who.color), (HALO - 8, theme.WHITE), (HALO - 14, who.pale))
        return tuple([Disc(HALO, HALO, radius, color) for radius, color in rings])

    outline = shapes.ellipse(HALO, HALO, HALO, HALO, 90)
    return Sprite(x - HALO, top, 2 * HALO, 2 * HALO, ("victory light", seat % 8), draw, outline)


def _ribbon(name: str, x: float) -> list[Op]:
    (said,), size = fitted(name, "display", WIDE / 3, CLEAR, NEAR, 1, 2)
    wide = round(width(said, size, "display") + 84)
    key = ("victory ribbon", wide)

    def draw() -> Ops:
        return (Polygon(_banner(0, wide, RIBBON), theme.GOLD), Polygon(_banner(5, wide, RIBBON), theme.LEATHER))

    strip = Sprite(round(x - wide / 2), ART - RIBBON - 2, wide, RIBBON, key, draw)
    return [strip, Text(x, ART - 15, said, size, "display", theme.GOLD_LIGHT, "ms", far=size >= CLEAR)]


def _banner(rim: float, wide: float, tall: float) -> Points:
    """A ribbon with two tails."""
    low, cut = tall - rim, 20.0
    return (
        *((rim * 2, rim), (wide - rim * 2, rim), (wide - rim - cut, tall / 2), (wide - rim * 2, low)),
        *((rim * 2, low), (rim + cut, tall / 2)),
    )


def _told(ending: Ending) -> list[Op]:
    """Who, by what, the facts, and who else sat there, in the middle of the lower part."""
    seat = ending.winners[0] if len(ending.winners) == 1 else None
    ground = theme.LEATHER if seat is None else bearer(seat).deep
    pale = theme.GOLD_LIGHT if seat is None else bearer(seat).pale
    box = shapes.box(0, 0, WIDE, HIGH - ART)

    def draw() -> Ops:
        return (Polygon(box, ground), Polygon(shapes.box(0, 0, WIDE, 10), pale))

    made: list[Op] = [Sprite(0, ART, WIDE, HIGH - ART, ("victory ground", ground, pale), draw, box)]
    rows = _rows(ending, pale)
    tall = sum(step for _, _, _, _, step in rows) + (56 if ending.others else 0)
    y = ART + 10 + max(0.0, (HIGH - ART - 10 - tall) / 2)
    made += _signs(ending, rows[0], y)
    for said, size, face, color, step in rows:
        made.append(Text(WIDE / 2, y + size * 0.92, said, size, face, color, "ms", far=True))
        y += step
    return [*made, *(_others(ending, y + 42) if ending.others else [])]


def _signs(ending: Ending, head: Row, y: float) -> list[Op]:
    """The signs of the winners before the line that names them."""
    said, size, face, _, _ = head
    radius = size * 0.28
    left = WIDE / 2 - width(said, size, face) / 2 - 30
    return [
        seat_token(seat, round(left - radius - i * radius * 2.6), round(y + size * 0.6), radius)
        for i, seat in enumerate(reversed(ending.winners[:2]))
    ]


def _rows(ending: Ending, pale: Color) -> list[Row]:
    """All lines but the last."""
    made: list[Row] = []
    parts = (
        *((ending.head, HEAD, 56.0, "display", theme.WHITE, 1),),
        *((ending.by, GREAT, CLEAR, "display", pale, 1),),
        *((fact, CLEAR, CLEAR, "text", theme.WHITE, 2 if i == 0 else 1) for i, fact in enumerate(ending.facts)),
    )
    for said, largest, least, face, color, most in parts:
        if said:
            lines, size = fitted(said, face, WIDE - 2 * EDGE, largest, least, most, 2)
            made += [(line, size, face, color, size * LEAD) for line in lines]
            if face == "display":
                made[-1] = (*made[-1][:4], size * LEAD + GAP)
    return made


def _others(ending: Ending, y: float) -> list[Op]:
    """The other seats with their signs, side by side."""
    sizes = [CLEAR, 34.0, NEAR]
    names = [name for _, name in ending.others]
    size = next((one for one in sizes if _across(names, one) <= WIDE - 2 * EDGE), NEAR)
    x = (WIDE - _across(names, size)) / 2
    made: list[Op] = []
    for seat, name in ending.others:
        made.append(seat_token(seat, round(x + 20), round(y - size * 0.32), 17))
        made.append(Text(x + 50, y, name, size, "strong", theme.PARCHMENT, far=size >= CLEAR))
        x += width(name, size, "strong") + 90
    return made


def _across(names: Sequence[str], size: float) -> float:
    return sum(width(name, size, "strong") + 90 for name in names) - 40
