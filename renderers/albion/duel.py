"""A fight: two great shields with names, figures and arms, between them the last strike and defence with dice.

Of a fight of several each knight has a smaller field.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.albion.view import Mark, PawnView, View
from bot.i18n.wording import TableWords
from renderers.albion.art import drawing, sign
from renderers.albion.pawns import coat, transport_mark
from renderers.albion.tokens import sign_box, sign_of
from renderers.albion.words import (
    content_of,
    defence_line,
    known_name,
    modified,
    name_of,
    over_whom,
    pawns_by_code,
    result_line,
    states_of,
    t,
    weapon_in_use,
)
from renderers.kit import shapes, theme
from renderers.kit.art import scaled
from renderers.kit.broad import LEAST
from renderers.kit.dice import die
from renderers.kit.heraldry import bearer, marks, seat_token
from renderers.kit.marks import arrow_head, chip, chip_width, outcome_sign
from renderers.kit.ops import Box, Color, Op, Ops, Polygon, Polyline, Shadow, Sprite, Text
from renderers.kit.sheets import BROAD_SHEET, CLEAR, GREAT, NEAR
from renderers.kit.text import cut, fitted, wrap
from renderers.kit.wording import joined

SHEET = BROAD_SHEET
FOOT = 64.0  # height of the notes below a fight
BOX: Box = (8.0, SHEET.strip + 8, SHEET.width - 8, SHEET.height - FOOT)
WIDE, HIGH = BOX[2] - BOX[0], BOX[3] - BOX[1]
MIDDLE = 420.0  # width of the field between two shields
HALF = (WIDE - MIDDLE) / 2
HEAD = 72.0
STATE = 24.0  # type of what else holds for a knight
COAT, CREST = 240.0, 54.0  # the great shield, and the room for the helmet above it
HELD = 1.22  # size of the weapon behind it, in shields
DIE, SUM = 120.0, 72.0  # a die, and the type of the sum against what was needed
ROLL = 260.0  # from one roll to the next
ROW = 46.0  # from one weapon to the next
GOOD, BAD = theme.GREEN, theme.RED
HURT = ("hit", "unhorsed")
FIGURES = ("strength", "power", "damage", "modified")


def fight_sheet(fighters: Sequence[PawnView]) -> list[Op]:
    """What lies behind a fight: each half in the colour and with the pattern of its seat; of several one sheet."""
    seats = tuple(one.seat % 8 for one in fighters[:2]) if len(fighters) == 2 else ()

    def draw() -> Ops:
        made: list[Op] = [Polygon(shapes.box(0, 0, WIDE, HIGH), theme.PARCHMENT_LIGHT)]
        for i, seat in enumerate(seats):
            made += _half(seat, i * (WIDE - HALF))
        if seats:  # over what of the patterns reaches beyond its half
            made.append(Polygon(shapes.box(HALF, 0, MIDDLE, HIGH), theme.PARCHMENT_LIGHT))
            made += [Polyline(((edge, 0), (edge, HIGH)), theme.INK, 2) for edge in (HALF, WIDE - HALF)]
        if not seats:
            edge = WIDE - MIDDLE
            made.append(Polyline(((edge, 0), (edge, HIGH)), theme.INK, 2))
        return (*made, Polyline(shapes.closed(shapes.round_box(1.2, 1.2, WIDE - 2.4, HIGH - 2.4, 8)), theme.INK, 2.6))

    outline = shapes.round_box(0, 0, WIDE, HIGH, 9)
    return [Shadow(BOX, 9, 8, 130, 3), Sprite(BOX[0], BOX[1], WIDE, HIGH, ("albduel", seats), draw, outline)]


def _half(seat: int, x: float) -> list[Op]:
    """The cloth behind a knight: the pattern of his seat, woven large and pale, under a strip for his name."""
    who = bearer(seat)
    ground = theme.mix(who.pale, theme.PARCHMENT_LIGHT, 0.35)
    made: list[Op] = [Polygon(shapes.box(x, 0, HALF, HIGH), ground)]
    for i in range(5):
        for j in range(6):
            made += marks(
                who.pattern, x + 66 + i * 100 + j % 2 * 50 - 25, 130 + j * 118, 44, theme.mix(ground, who.color, 0.09)
            )
    made.append(Polygon(shapes.box(x, 0, HALF, HEAD), who.deep))
    return [*made, Polyline(((x, HEAD), (x + HALF, HEAD)), theme.GOLD_LIGHT, 3)]


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
    top, wide = BOX[1], chip_width(one.code, CLEAR)
    (name,), size = fitted(known_name(one, words), "display", HALF - wide - 86, GREAT, CLEAR)
    made: list[Op] = [
        seat_token(one.seat, left + 34, top + HEAD / 2, 18),
        Text(left + 66, top + HEAD / 2 + size * 0.34, name, size, "display", theme.WHITE, far=True),
        chip(one.code, left + HALF - wide - 12, top + 10, CLEAR, far=True),
    ]
    outer, inner = (left + HALF - COAT - 22, left + 20) if mirrored else (left + 22, left + COAT + 46)
    made += _achievement(view, one, words, outer, top + HEAD + 12, mirrored)
    made += _figures(view, one, words, inner, top + HEAD + 18, HALF - COAT - 66)
    low, room = top + HEAD + CREST + COAT + 24, HALF - 44
    if view.fight is not None and view.fight.turn == one.code:
        made += _ribbon(t(words, "initiative"), left + HALF / 2, low, HALF - 60)
    lines = [
        *wrap(joined(states_of(view, one, words), words), STATE, "text", room, 2),
        t(words, "armour", armour=figures.armour, load=figures.load),
    ]
    first = BOX[3] - 14 - (len(lines) - 1) * STATE * 1.2
    for i, line in enumerate(lines):
        made.append(Text(left + 22, first + i * STATE * 1.2, cut(line, STATE, "text", room), STATE, "text", theme.INK))
    return made + _arms(view, one, words, (left + 22, low + 62, left + HALF - 22, first - STATE))


def _achievement(view: View, one: PawnView, words: TableWords, x: float, y: float, mirrored: bool) -> list[Op]:
    """The great shield with its wounds under a helmet, the weapon in use behind it, and what he rides."""
    figures, weapon = one.figures, weapon_in_use(view, one.code)
    assert figures is not None
    held = [_behind(sign_of(weapon, content_of(words)), x, y + CREST, mirrored)] if weapon else []
    helm = CREST * 1.6
    return [
        *held,
        sign("knights", x + (COAT - helm) / 2, y - 4, round(helm)),
        coat(one.seat, figures.knight, x, y + CREST, COAT, figures.damage),
        transport_mark(one.transport, x + (-12 if mirrored else COAT - 54), y + CREST + COAT - 62, 66),
    ]


def _behind(name: str, x: float, y: float, mirrored: bool) -> Sprite:
    """A weapon as if held behind a shield, its point to the opponent."""
    size = round(COAT * HELD)
    off = (size - COAT) / 2
    key = ("albheld", name, mirrored, size)
    return Sprite(
        round(x - off), round(y - off), size, size, key, lambda: scaled(drawing("signs", name), 0, 0, size, mirrored)
    )


def _figures(view: View, one: PawnView, words: TableWords, x: float, y: float, room: float) -> list[Op]:
    """S, P, D and M, below each other."""
    made: list[Op] = []
    for i, (kind, number) in enumerate(zip(FIGURES, figures_of(view, one), strict=True)):
        top = y + i * 76
        number_op = Text(x + 50, top + 42, str(number), GREAT, "figure", theme.INK, far=True)
        label = cut(t(words, "value", kind), LEAST, "text", room + 8)
        made += [sign(kind, x, top + 4, 42), number_op, Text(x, top + 64, label, LEAST, "text", theme.INK_SOFT)]
    return made


def figures_of(view: View, one: PawnView) -> tuple[int, int, int, int]:
    """S, P, D and M of somebody known."""
    figures = one.figures
    return (0, 0, 0, 0) if figures is None else (figures.strength, figures.power, figures.damage, modified(view, one))


def _arms(view: View, one: PawnView, words: TableWords, box: Box) -> list[Op]:
    """What he carries, the weapon in use first and framed."""
    x, y, right, bottom = box
    room = right - x
    kinds = [] if one.figures is None else [token.kind for token in one.figures.tokens]
    used = weapon_in_use(view, one.code)
    kinds.sort(key=lambda kind: kind != used)
    most = int((bottom - y) // ROW)
    shown = kinds if len(kinds) <= most else kinds[: most - 1]
    made: list[Op] = []
    for i, kind in enumerate(shown):
        in_use = kind == used
        ground = theme.GOLD_LIGHT if in_use else theme.PARCHMENT_LIGHT
        made.append(sign_box(sign_of(kind, content_of(words)), ground, x, y + i * ROW, 42))
        face = "bold" if in_use else "text"
        (line,), size = fitted(name_of(words, kind), face, room - 54, NEAR, LEAST)
        made.append(Text(x + 54, y + i * ROW + 31, line, size, face, theme.INK))
    if len(shown) < len(kinds):
        rest = words.t("picture-and-more", count=len(kinds) - len(shown))
        made.append(Text(x, y + len(shown) * ROW + 31, rest, STATE, "italic", theme.INK_SOFT))
    if not kinds:
        made.append(Text(x, y + 31, t(words, "unarmed"), NEAR, "italic", theme.INK_SOFT))
    return made


def _ribbon(said: str, middle: float, y: float, wide: float) -> list[Op]:
    (line,), size = fitted(said, "display", wide - 30, CLEAR, LEAST + 8)

    def draw() -> Ops:
        outline = shapes.notched_box(0, 0, wide, 48, 8)
        rim = shapes.closed(shapes.notched_box(3, 3, wide - 6, 42, 7))
        return (Polygon(outline, theme.GOLD_DARK), Polyline(rim, theme.GOLD_LIGHT, 1.6))

    back = Sprite(middle - wide / 2, y, wide, 48, ("albribbon", wide), draw)
    return [back, Text(middle, y + 24 + size * 0.34, line, size, "display", theme.WHITE, "ms", far=size >= CLEAR)]


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
        broad = wide * across if i == len(members) - 1 and i % across == 0 else wide  # alone in the last row
        made += _member(
            view, one, words, (BOX[0] + 6 + i % across * wide, BOX[1] + 6 + i // across * tall, broad, tall)
        )
    return made


def _member(view: View, one: PawnView, words: TableWords, cell: Box) -> list[Op]:
    """A knight of several: arms, code, name, figures, weapon in use. Whose turn it is stands on gold."""
    x, y, wide, tall = cell
    if one.figures is None:
        return []
    acts = view.fight is not None and view.fight.turn == one.code
    who = bearer(one.seat)
    ground = theme.mix(theme.GOLD_LIGHT, theme.WHITE, 0.4) if acts else theme.mix(who.pale, theme.PARCHMENT_LIGHT, 0.45)
    size = min(tall - 24, 150.0, wide * 0.3)
    made: list[Op] = [
        _cell(ground, who.deep, x, y, wide, tall),
        coat(one.seat, one.figures.knight, x + 14, y + 12, size, one.figures.damage),
    ]
    made.append(transport_mark(one.transport, x + size - 14, y + size - 16, 34))
    left, room = x + size + 30, wide - size - 44
    code = chip_width(one.code, CLEAR) + 10
    made.append(chip(one.code, left, y + 12, CLEAR, far=True))
    (name,), letters = fitted(known_name(one, words), "display", room - code, 36, LEAST + 4)
    made.append(Text(left + code, y + 50, name, letters, "display", theme.INK))
    for i, (kind, number) in enumerate(zip(FIGURES, figures_of(view, one), strict=True)):
        cx, cy = left + i % 2 * min(room / 2, 110), y + 68 + i // 2 * 42
        made += [sign(kind, cx, cy, 34), Text(cx + 40, cy + 30, str(number), 36, "figure", theme.INK)]
    used = weapon_in_use(view, one.code)
    over = over_whom(view, one.code, words, short=True)
    lines = [name_of(words, used) if used else t(words, "no_weapon"), *([over] if over else [])]
    lines += states_of(view, one, words)
    for i, line in enumerate(lines[: max(1, int((tall - 160) // 26))]):
        face = "bold" if i == 0 else "text"
        made.append(Text(left, y + 176 + i * 26, cut(line, 22, face, room), 22, face, theme.INK))
    return made


def _cell(ground: Color, rim: Color, x: float, y: float, wide: float, tall: float) -> Sprite:
    def draw() -> Ops:
        outline = shapes.round_box(4, 4, wide - 8, tall - 8, 9)
        return (Polygon(outline, ground), Polyline(shapes.closed(outline), rim, 2.4))

    return Sprite(x, y, wide, tall, ("albmember", ground, rim, wide, tall), draw)


# -- the last blow -------------------------------------------------------------------------------------------------


def _blow(view: View, words: TableWords, left: float) -> list[Op]:
    """Between the shields: who struck whom, the dice of both against what they needed, how it ended."""
    mark, middle, top = view.last, left + MIDDLE / 2, BOX[1]
    if mark is None or mark.kind not in ("strike", "spell") or not (mark.dice or mark.defence):
        return _crossed(view, words, middle)
    made = _direction(view, mark, middle, top + 38)
    title = t(words, "strike") if mark.kind == "strike" else name_of(words, mark.defence)
    made += _roll(title, mark.dice, mark.need, False, left, top + 74)
    said = defence_line(mark, words)
    if said:
        made += _roll(said, mark.defence_dice, mark.defence_need, mark.defence == "dodge", left, top + 74 + ROLL)
    result = result_line(mark, words)
    return made + (_outcome(result, mark.damage > 0 or mark.result in HURT, middle) if result else [])


def _direction(view: View, mark: Mark, middle: float, y: float) -> list[Op]:
    """Who acts against whom, by code."""
    pawns = pawns_by_code(view)
    if mark.pawn not in pawns or mark.target not in pawns:
        return []
    made: list[Op] = []
    for code, x in ((mark.pawn, middle - 96), (mark.target, middle + 96)):
        made.append(chip(code, x - chip_width(code, CLEAR) / 2, y - 25, CLEAR, far=True))
    return [*made, arrow_head(middle, y, 0, bearer(pawns[mark.pawn].seat).color, 17)]


def _roll(said: str, dice: tuple[int, ...], need: int, at_least: bool, left: float, y: float) -> list[Op]:
    """A heading, the dice, and their sum against what was needed."""
    total, middle = sum(dice), left + MIDDLE / 2
    made: list[Op] = [
        Text(middle, y + 38, cut(said, CLEAR, "display", MIDDLE - 30), CLEAR, "display", theme.INK, "ms", far=True)
    ]
    if not dice:
        return made
    good = total >= need if at_least else total <= need
    told = f"{total} {('≥' if good else '<') if at_least else ('≤' if good else '>')} {need}"
    size = min(DIE, (MIDDLE - 24) / len(dice) - 8)
    x = middle - (len(dice) * (size + 8) - 8) / 2
    made += [die(value, round(x + i * (size + 8)), y + 52, round(size)) for i, value in enumerate(dice)]
    low = y + 52 + size + SUM * 0.86
    made.append(Text(middle, low, told, SUM, "figure", GOOD if good else BAD, "ms", far=True))
    return made


def _outcome(said: str, hurt: bool, middle: float) -> list[Op]:
    """How it ended, large; where somebody was hurt on red between two bursts."""
    wide, tall = MIDDLE - 20, 84.0
    y = BOX[3] - tall - 14
    fill = theme.RED if hurt else theme.INK

    def draw() -> Ops:
        outline = shapes.notched_box(0, 0, wide, tall, 11)
        rim = shapes.closed(shapes.notched_box(4, 4, wide - 8, tall - 8, 10))
        return (
            Polygon(outline, theme.INK),
            Polygon(shapes.notched_box(2, 2, wide - 4, tall - 4, 10), fill),
            Polyline(rim, theme.GOLD_LIGHT, 2),
        )

    bursts = [outcome_sign("hit", middle + side * (wide / 2 - 44), y + tall / 2, 52.0) for side in (-1, 1)]
    (line,), size = fitted(said, "display", wide - (180 if hurt else 40), 56, CLEAR)
    back = Sprite(middle - wide / 2, y, wide, tall, ("albresult", wide, hurt), draw)
    word = Text(middle, y + tall / 2 + size * 0.33, line, size, "display", theme.WHITE, "ms", far=True)
    return [back, *(bursts if hurt else ()), word]


def _crossed(view: View, words: TableWords, middle: float) -> list[Op]:
    """Nothing was rolled yet: crossed swords."""
    y, size = BOX[1] + 210, 300.0

    def draw() -> Ops:
        sword = drawing("signs", "sword")
        return (*scaled(sword, 0, 0, size), *scaled(sword, 0, 0, size, True))

    made: list[Op] = [
        Sprite(middle - size / 2, y, size, size, ("albcrossed", size), draw),
        Text(middle, y - 54, t(words, "fight"), 56, "display", theme.INK, "ms", far=True),
    ]
    said = result_line(view.last, words) if view.last is not None else ""
    return made + (_outcome(said, False, middle) if said else [])
