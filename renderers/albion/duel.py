"""A fight: two great shields with names, figures and arms, between them the last strike and defence with dice.

Of a fight of several each knight has a smaller field.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.albion.view import Mark, PawnView, View
from bot.i18n.wording import TableWords
from renderers.albion.art import sign
from renderers.albion.pawns import coat, transport_mark
from renderers.albion.plan import BODY
from renderers.albion.tokens import sign_box, sign_of
from renderers.albion.words import (
    content_of,
    defence_line,
    known_name,
    modified,
    name_of,
    pawns_by_code,
    result_line,
    states_of,
    t,
)
from renderers.kit import shapes, theme
from renderers.kit.broad import BROAD, FAR, FAR_ID, LEAST
from renderers.kit.dice import die
from renderers.kit.heraldry import bearer, seat_token
from renderers.kit.marks import arrow_head, chip, chip_width
from renderers.kit.ops import Box, Color, Line, Op, Ops, Polygon, Shadow, Sprite, Text
from renderers.kit.panels import EDGE
from renderers.kit.text import cut, fitted, width, wrap
from renderers.kit.wording import joined

LOWER = 262.0  # height of what stands below a fight
BOX: Box = (EDGE, BODY, BROAD - EDGE, BODY + 548)
WIDE, HIGH = BOX[2] - BOX[0], BOX[3] - BOX[1]
MIDDLE = 400.0  # width of the field between two shields
HALF = (WIDE - MIDDLE) / 2
HEAD = 64.0
COAT = 236.0
DIE = 56.0
ROW = 42.0  # from one weapon to the next
GOOD, BAD = theme.GREEN, theme.RED
FIGURES = ("strength", "power", "damage", "modified")


def fight_sheet(fighters: Sequence[PawnView]) -> list[Op]:
    """What lies behind a fight: each half in the colour of its seat; of several knights one sheet."""
    tints = tuple(bearer(one.seat) for one in fighters[:2]) if len(fighters) == 2 else ()
    key = ("albduel", tuple(one.seat % 8 for one in fighters[:2]) if tints else ())

    def draw() -> Ops:
        made: list[Op] = [Polygon(shapes.box(0, 0, WIDE, HIGH), theme.PARCHMENT_LIGHT)]
        for i, who in enumerate(tints):
            x = i * (WIDE - HALF)
            made.append(Polygon(shapes.box(x, 0, HALF, HIGH), theme.mix(who.pale, theme.PARCHMENT_LIGHT, 0.45)))
            made.append(Polygon(shapes.box(x, 0, HALF, HEAD), who.deep))
            edge = HALF if i == 0 else WIDE - HALF
            made.append(Line(((edge, 0), (edge, HIGH)), theme.INK, 2))
        if not tints:
            edge = WIDE - MIDDLE
            made.append(Line(((edge, 0), (edge, HIGH)), theme.INK, 2))
        return (*made, Line(shapes.closed(shapes.round_box(1.2, 1.2, WIDE - 2.4, HIGH - 2.4, 8)), theme.INK, 2.6))

    outline = shapes.round_box(0, 0, WIDE, HIGH, 9)
    return [Shadow(BOX, 9, 8, 130, 3), Sprite(BOX[0], BOX[1], WIDE, HIGH, key, draw, outline)]


def fight_field(view: View, fighters: Sequence[PawnView], words: TableWords) -> list[Op]:
    """Both knights, or all of them, and how the last blow went."""
    made: list[Op] = []
    if len(fighters) == 2:
        for i, one in enumerate(fighters):
            made += _knight(view, one, words, BOX[0] + i * (WIDE - HALF), i == 1)
        return made + _blow(view, words, BOX[0] + HALF)
    return made + _several(view, fighters, words) + _blow(view, words, BOX[2] - MIDDLE)


# -- one of two ----------------------------------------------------------------------------------------------------


def _knight(view: View, one: PawnView, words: TableWords, left: float, mirrored: bool) -> list[Op]:
    figures = one.figures
    if figures is None:
        return []
    top = BOX[1]
    wide = chip_width(one.code, FAR_ID)
    name = cut(known_name(one, words), FAR + 6, "display", HALF - wide - 86)
    made: list[Op] = [
        seat_token(one.seat, left + 34, top + HEAD / 2, 18),
        Text(left + 66, top + 46, name, FAR + 6, "display", theme.WHITE, far=True),
        chip(one.code, left + HALF - wide - 12, top + 13, FAR_ID, far=True),
    ]
    outer, inner = (left + HALF - COAT - 20, left + 22) if mirrored else (left + 20, left + COAT + 44)
    made.append(coat(one.seat, figures.knight, outer, top + HEAD + 18, COAT))
    made.append(transport_mark(one.transport, outer + COAT - 62, top + HEAD + COAT - 44, 66))
    made += _figures(view, one, words, inner, top + HEAD + 14, HALF - COAT - 62)
    low = top + HEAD + COAT + 40
    if view.fight is not None and view.fight.turn == one.code:
        made += _ribbon(t(words, "initiative"), outer + COAT / 2, low, COAT + 20)
    lines = [
        *wrap(joined(states_of(view, one, words), words), 19, "text", COAT + 8, 4),
        t(words, "armour", armour=figures.armour, load=figures.load),
    ]
    for i, line in enumerate(lines):
        made.append(Text(outer, low + 74 + i * 24, cut(line, 19, "text", COAT + 8), 19, "text", theme.INK))
    return made + _arms(view, one, words, inner, top + HEAD + 210, HALF - COAT - 62)


def _figures(view: View, one: PawnView, words: TableWords, x: float, y: float, room: float) -> list[Op]:
    """S, P, D and M, two by two."""
    made: list[Op] = []
    for i, (kind, number) in enumerate(zip(FIGURES, figures_of(view, one), strict=True)):
        cx, cy = x + i % 2 * room / 2, y + i // 2 * 94
        made += [sign(kind, cx, cy + 6, 46), Text(cx + 54, cy + 48, str(number), 52, "figure", theme.INK, far=True)]
        label = cut(t(words, "value", kind), LEAST, "text", room / 2 - 8)
        made.append(Text(cx, cy + 74, label, LEAST, "text", theme.INK_SOFT))
    return made


def figures_of(view: View, one: PawnView) -> tuple[int, int, int, int]:
    """S, P, D and M of somebody known."""
    figures = one.figures
    return (0, 0, 0, 0) if figures is None else (figures.strength, figures.power, figures.damage, modified(view, one))


def _arms(view: View, one: PawnView, words: TableWords, x: float, y: float, room: float) -> list[Op]:
    """What he carries, the weapon in use first and framed."""
    kinds = [] if one.figures is None else [token.kind for token in one.figures.tokens]
    used = "" if view.fight is None else view.fight.in_use.get(one.code, "")
    kinds.sort(key=lambda kind: kind != used)
    most = int((BOX[3] - y - 6) // ROW)
    made: list[Op] = []
    for i, kind in enumerate(kinds[:most]):
        in_use = kind == used
        ground = theme.GOLD_LIGHT if in_use else theme.PARCHMENT_LIGHT
        made.append(sign_box(sign_of(kind, content_of(words)), ground, x, y + i * ROW, 38))
        face = "bold" if in_use else "text"
        (line,), size = fitted(name_of(words, kind), face, room - 48, 25, LEAST)
        made.append(Text(x + 48, y + i * ROW + 27, line, size, face, theme.INK))
    if not kinds:
        made.append(Text(x, y + 27, t(words, "unarmed"), 22, "italic", theme.INK_SOFT))
    return made


def _ribbon(said: str, middle: float, y: float, wide: float) -> list[Op]:
    (line,), size = fitted(said, "display", wide - 30, FAR, LEAST + 8)

    def draw() -> Ops:
        outline = shapes.notched_box(0, 0, wide, 48, 8)
        rim = shapes.closed(shapes.notched_box(3, 3, wide - 6, 42, 7))
        return (Polygon(outline, theme.GOLD_DARK), Line(rim, theme.GOLD_LIGHT, 1.6))

    back = Sprite(middle - wide / 2, y, wide, 48, ("albribbon", wide), draw)
    return [back, Text(middle, y + 24 + size * 0.34, line, size, "display", theme.WHITE, "ms")]


# -- several -------------------------------------------------------------------------------------------------------


def _several(view: View, fighters: Sequence[PawnView], words: TableWords) -> list[Op]:
    """Each knight in a field of his own, in the order of their turns."""
    order = view.fight.order if view.fight is not None else ()
    members = sorted(fighters, key=lambda one: order.index(one.code) if one.code in order else len(order))
    across = 2 if len(members) <= 6 else 3
    rows = max(2, -(-len(members) // across))
    wide, tall = (WIDE - MIDDLE - 12) / across, (HIGH - 12) / rows
    made: list[Op] = []
    for i, one in enumerate(members):
        made += _member(view, one, words, (BOX[0] + 6 + i % across * wide, BOX[1] + 6 + i // across * tall, wide, tall))
    return made


def _member(view: View, one: PawnView, words: TableWords, cell: Box) -> list[Op]:
    """A knight of several: arms, code, name, figures, weapon in use. Whose turn it is stands on gold."""
    x, y, wide, tall = cell
    if one.figures is None:
        return []
    acts = view.fight is not None and view.fight.turn == one.code
    who = bearer(one.seat)
    ground = theme.mix(theme.GOLD_LIGHT, theme.WHITE, 0.4) if acts else theme.mix(who.pale, theme.PARCHMENT_LIGHT, 0.45)
    size = min(tall - 24, 128.0, wide * 0.3)
    made: list[Op] = [
        _cell(ground, who.deep, x, y, wide, tall),
        coat(one.seat, one.figures.knight, x + 14, y + 12, size),
    ]
    made.append(transport_mark(one.transport, x + size - 14, y + size - 16, 34))
    left, room = x + size + 30, wide - size - 44
    code = chip_width(one.code, FAR_ID)
    made.append(chip(one.code, left, y + 12, FAR_ID, far=True))
    (name,), letters = fitted(known_name(one, words), "display", room - code - 10, FAR, LEAST + 4)
    made.append(Text(left + code + 10, y + 44, name, letters, "display", theme.INK))
    step = room / 4
    for i, (kind, number) in enumerate(zip(FIGURES, figures_of(view, one), strict=True)):
        made.append(sign(kind, left + i * step, y + 60, 28))
        made.append(Text(left + i * step + 32, y + 86, str(number), 30, "figure", theme.INK))
    used = "" if view.fight is None else view.fight.in_use.get(one.code, "")
    lines = [name_of(words, used) if used else t(words, "no_weapon"), *states_of(view, one, words)]
    for i, line in enumerate(lines[: max(1, int((tall - 100) // 22))]):
        face = "bold" if i == 0 else "text"
        made.append(Text(left, y + 114 + i * 22, cut(line, 19, face, room), 19, face, theme.INK))
    return made


def _cell(ground: Color, rim: Color, x: float, y: float, wide: float, tall: float) -> Sprite:
    def draw() -> Ops:
        outline = shapes.round_box(4, 4, wide - 8, tall - 8, 9)
        return (Polygon(outline, ground), Line(shapes.closed(outline), rim, 2.4))

    return Sprite(x, y, wide, tall, ("albmember", ground, rim, wide, tall), draw)


# -- the last blow -------------------------------------------------------------------------------------------------


def _blow(view: View, words: TableWords, left: float) -> list[Op]:
    """Between the shields: who struck whom, the dice of both against what they needed, how it ended."""
    mark, middle, top = view.last, left + MIDDLE / 2, BOX[1]
    if mark is None or mark.kind not in ("strike", "spell") or not (mark.dice or mark.defence):
        return _crossed(view, words, middle)
    made = _direction(view, mark, middle, top + 34)
    title = t(words, "strike") if mark.kind == "strike" else name_of(words, mark.defence)
    made += _roll(title, mark.dice, mark.need, False, left, top + 78)
    said = defence_line(mark, words)
    if said:
        made += _roll(said, mark.defence_dice, mark.defence_need, mark.defence == "dodge", left, top + 268)
    result = result_line(mark, words)
    return made + (_ribbon_far(result, middle, BOX[3] - 72) if result else [])


def _direction(view: View, mark: Mark, middle: float, y: float) -> list[Op]:
    """Who acts against whom, by code."""
    pawns = pawns_by_code(view)
    if mark.pawn not in pawns or mark.target not in pawns:
        return []
    made: list[Op] = []
    for code, x in ((mark.pawn, middle - 70), (mark.target, middle + 70)):
        made.append(chip(code, x - chip_width(code, FAR_ID) / 2, y - 19, FAR_ID, far=True))
    return [*made, arrow_head(middle, y, 0, bearer(pawns[mark.pawn].seat).color, 17)]


def _roll(said: str, dice: tuple[int, ...], need: int, at_least: bool, left: float, y: float) -> list[Op]:
    """A heading, the dice, and their sum against what was needed."""
    total, middle = sum(dice), left + MIDDLE / 2
    made: list[Op] = [
        Text(middle, y + 32, cut(said, FAR, "display", MIDDLE - 30), FAR, "display", theme.INK, "ms", far=True)
    ]
    if not dice:
        return made
    good = total >= need if at_least else total <= need
    told = f"{total} {('≥' if good else '<') if at_least else ('≤' if good else '>')} {need}"
    long = len(dice) * (DIE + 6) - 6
    room = width(told, FAR + 8, "figure")
    x = middle - (long + 22 + room) / 2
    made += [die(value, x + i * (DIE + 6), y + 50, DIE) for i, value in enumerate(dice)]
    made.append(Text(x + long + 22, y + 94, told, FAR + 8, "figure", GOOD if good else BAD, far=True))
    return made


def _ribbon_far(said: str, middle: float, y: float) -> list[Op]:
    wide = MIDDLE - 24

    def draw() -> Ops:
        outline = shapes.notched_box(0, 0, wide, 58, 8)
        return (
            Polygon(outline, theme.INK),
            Line(shapes.closed(shapes.notched_box(3, 3, wide - 6, 52, 7)), theme.GOLD, 1.6),
        )

    line = cut(said, FAR, "display", wide - 30)
    back = Sprite(middle - wide / 2, y, wide, 58, ("albresult", wide), draw)
    return [back, Text(middle, y + 42, line, FAR, "display", theme.GOLD_LIGHT, "ms", far=True)]


def _crossed(view: View, words: TableWords, middle: float) -> list[Op]:
    """Nothing was rolled yet: crossed swords."""
    y = BOX[1] + 150
    made: list[Op] = [
        sign_box("sword", theme.PARCHMENT_LIGHT, middle - 90, y, 180),
        Text(middle, y - 40, t(words, "fight"), FAR + 8, "display", theme.INK, "ms", far=True),
    ]
    said = result_line(view.last, words) if view.last is not None else ""
    return made + (_ribbon_far(said, middle, BOX[3] - 72) if said else [])
