"""What a player alone sees: the own knights with figures, arms and objects, and the own sealed orders on the map."""

from __future__ import annotations

from bot.games.albion.view import PawnItems, PawnOrder, PawnView, SeatView, View
from bot.i18n.wording import TableWords
from renderers.albion import marks
from renderers.albion.art import sign
from renderers.albion.board import pawn_line
from renderers.albion.duel import figures_of
from renderers.albion.ground import map_ground
from renderers.albion.palette import COLORS
from renderers.albion.panels import group_badge
from renderers.albion.pawns import coat, transport_mark
from renderers.albion.plan import GAP, Frame, beside, main_map
from renderers.albion.table import on_map
from renderers.albion.tokens import sign_box, sign_of
from renderers.albion.words import (
    content_of,
    hexes_of,
    known_name,
    name_of,
    pawns_on_map,
    phase_line,
    round_line,
    states_of,
    t,
    turn_line,
)
from renderers.kit import theme
from renderers.kit.broad import BROAD, HEIGHT, LEAST, broad_page, broad_title
from renderers.kit.marks import chip, chip_width
from renderers.kit.ops import Box, Op, Scene, Text
from renderers.kit.panels import sheet
from renderers.kit.pictures import Picture, picture_of
from renderers.kit.text import cut, fitted, wrap
from renderers.kit.wording import ALT_LIMIT, joined, shortened

NAME = "albion-hand"
TYPE = 18.0
CHIP = 26.0
THING = 38.0  # from one thing carried to the next
LOW = 300.0  # cards up to that height have their figures beside the arms
FIGURES = ("strength", "power", "damage", "modified", "protection")
MOST = 4  # knights beside the map; of more the map is narrower


def own_seat(view: View) -> SeatView | None:
    """The viewer's own seat."""
    return None if view.viewer is None else view.seats[view.viewer]


def own_pawns(view: View) -> list[PawnView]:
    """The viewer's own pawns that are not eliminated."""
    return [one for one in view.pawns if one.seat == view.viewer and one.status == "active"]


# -- in words ------------------------------------------------------------------------------------------------------


def hand_text(view: View, words: TableWords) -> str:
    """The own knights and orders in words; empty where there is nothing."""
    seat = own_seat(view)
    if seat is None or not seat.groups:
        return ""
    lines = [pawn_line(view, one, words) for one in own_pawns(view)] or armed_lines(view, seat, words)
    lines += [f"- {said}" for one in own_pawns(view) if (said := spells_line(one, words))]
    return "\n".join([*lines, *order_lines(view, seat, words), *known_lines(view, words)])


def armed_lines(view: View, seat: SeatView, words: TableWords) -> list[str]:
    """At set-up: what each knight has been given, ready-made where nothing was said (AL-3.11)."""
    made = []
    for knight, (strength, power, kinds, said) in allotted(seat, words).items():
        facts: dict[str, str | int] = {"name": name_of(words, knight), "strength": strength, "power": power}
        facts["tokens"] = joined([name_of(words, kind) for kind in kinds], words)
        made.append(t(words, "armed" if said else "ready_made", **facts))
    return made


Given = tuple[int, int, tuple[str, ...], bool]
"""Strength, Power, kinds of tokens, and whether the player has said it."""


def allotted(seat: SeatView, words: TableWords) -> dict[str, Given]:
    """What each knight of the own groups starts with as things stand."""
    content, made = content_of(words), dict[str, Given]()
    for group in seat.groups:
        for one in content.groups[group].knight:
            given = seat.allotments.get(one.id)
            if given is None:
                shield = ("shield",) if one.default_shield else ()
                kinds = (*one.default_weapons, *one.default_armour, *shield)
                made[one.id] = (one.default_strength, one.default_power, kinds, False)
            else:
                power = given.power or content.limits.strength_plus_power - given.strength
                kinds = (*given.weapons, *given.armour, *(("shield",) if given.shield else ()))
                made[one.id] = (given.strength, power, kinds, True)
    return made


def spells_line(one: PawnView, words: TableWords) -> str:
    """The spells within his start Power, with their versions."""
    found: dict[str, list[str]] = {}
    for spell, version in () if one.figures is None else one.figures.spells:
        found.setdefault(spell, []).append(t(words, "version", version))
    said = joined(
        [t(words, "spell", name=name_of(words, name), versions="".join(v)) for name, v in found.items()], words
    )
    return t(words, "spells", pawn=one.code, spells=said) if said else ""


def order_lines(view: View, seat: SeatView, words: TableWords) -> list[str]:
    """The own sealed orders: marches, items, declarations."""
    made = [_march(one, words) for one in seat.moves or ()]
    made += [_items(one, words) for one in (*(seat.items or ()), *(seat.looks or ()))]
    for attack in seat.attacks or ():
        if attack.targets:
            made.append(t(words, "attacks", pawn=attack.pawn, targets=joined(attack.targets, words)))
        made += [t(words, "joins", pawn=attack.pawn)] if attack.join else []
    said = [one for one in made if one]
    return [t(words, "sealed_orders", orders=joined(said, words))] if said else []


def _march(one: PawnOrder, words: TableWords) -> str:
    if not one.path:
        return t(words, "stays", pawn=one.pawn)
    said = t(words, "marches", pawn=one.pawn, path="-".join(one.path))
    return t(words, "with", what=said, more=t(words, "abandons")) if one.abandon else said


def _items(one: PawnItems, words: TableWords) -> str:
    more = [t(words, "leaves", tokens=joined([_thing(kind, words) for kind in one.leave], words))] if one.leave else []
    more += [t(words, "takes", tokens=joined([_thing(kind, words) for kind in one.take], words))] if one.take else []
    return t(words, "with", what=one.pawn, more=joined(more, words)) if more else ""


def _thing(kind: str, words: TableWords) -> str:
    word = kind.partition(".")[0]
    if word in ("all", "object", "objects", "better"):
        return t(words, "thing", word)
    return name_of(words, kind)


def known_lines(view: View, words: TableWords) -> list[str]:
    """Face-down tokens that the viewer knows, and what his knights have just taken unseen."""
    made = [
        t(words, "known", hex=label, tokens=joined([name_of(words, kind) for kind in kinds], words))
        for label, kinds in view.knowledge.items()
    ]
    return made + [
        t(words, "fresh", pawn=code, tokens=joined([name_of(words, kind) for kind in kinds], words))
        for code, kinds in view.fresh.items()
        if kinds
    ]


# -- as a picture --------------------------------------------------------------------------------------------------


def hand_scene(view: View, words: TableWords) -> Scene:
    """The display list: the map with the own orders on it, beside it a card for each knight."""
    seat, pawns = own_seat(view), own_pawns(view)
    shown = _frame(view, words, 600.0 if len(pawns) > MOST else 728.0)
    behind: list[Op] = [*broad_page(), map_ground(shown, words)]
    front: list[Op] = broad_title(
        t(words, "own"), round_line(view, words), phase_line(view, words), *_whose(view, words)
    )
    ways = marks.orders(ahead(view), view, shown, words)
    front += on_map(view, shown, words, ways)
    if seat is None:
        return Scene(BROAD, HEIGHT, tuple(behind), tuple(front))
    left, top, right, bottom = beside(shown)
    lines = [*order_lines(view, seat, words), *known_lines(view, words)]
    told = [row for line in lines for row in wrap(line, TYPE, "text", right - left - 8, 3)][:6]
    low = bottom - (len(told) * 24 + 10 if told else 0)
    for i, row in enumerate(told):
        front.append(Text(left + 4, low + 28 + i * 24, row, TYPE, "text", theme.INK))
    if pawns:
        for one, box in zip(pawns, cells(len(pawns), (left, top, right, low)), strict=True):
            behind.append(sheet(box))
            front += _card(view, one, box, words)
    else:
        armed = allotted(seat, words)
        for (knight, given), box in zip(armed.items(), cells(len(armed), (left, top, right, low)), strict=True):
            behind.append(sheet(box))
            front += _armed(seat.seat, knight, given, box, words)
    return Scene(BROAD, HEIGHT, tuple(behind), tuple(front))


def _whose(view: View, words: TableWords) -> tuple[str, int | None]:
    said = turn_line(view, words)[0]
    return (words.seat_name(view.viewer), view.viewer) if view.viewer is not None else (said, None)


def ahead(view: View) -> tuple[PawnOrder, ...]:
    """The own orders that are still to be carried out; in the order of seats they are so at once (AL-6.10)."""
    seat = own_seat(view)
    return () if seat is None or view.options.seat_order else seat.moves or ()


def _frame(view: View, words: TableWords, wide: float) -> Frame:
    """The part of the map where the own knights stand and are to go; else all of it."""
    hexes, seat = hexes_of(words), own_seat(view)
    labels = [one.hex for one in pawns_on_map(view, view.viewer)] if seat is not None else []
    labels += [label for order in ahead(view) for label in order.path]
    seen = [hexes[label] for label in dict.fromkeys(labels) if label in hexes]
    return main_map(seen, hexes.values(), wide)


def cells(count: int, box: Box) -> list[Box]:
    """Where the cards lie: two abreast."""
    left, top, right, bottom = box
    rows = max(1, -(-count // 2))
    wide, tall = (right - left - GAP) / 2, min(404.0, (bottom - top - GAP * (rows - 1)) / rows)
    return [
        (x, y, x + wide, y + tall)
        for i in range(count)
        for x, y in ((left + i % 2 * (wide + GAP), top + i // 2 * (tall + GAP)),)
    ]


def _card(view: View, one: PawnView, box: Box, words: TableWords) -> list[Op]:
    """A knight: arms, code, name, figures, what holds, what he carries, his spells."""
    left, top, right, bottom = box
    figures = one.figures
    if figures is None:
        return []
    tall = bottom - top > LOW
    size = 124.0 if tall else 92.0
    made: list[Op] = [coat(one.seat, figures.knight, left + 12, top + 12, size)]
    made.append(transport_mark(one.transport, left + size - 14, top + size - 18, 36))
    x, room, wide = left + size + 32, right - left - size - 42, right - left - 24
    code = chip_width(one.code, CHIP)
    made.append(chip(one.code, x, top + 12, CHIP))
    (name,), letters = fitted(known_name(one, words), "display", room - code - 8, 28, LEAST)
    made.append(Text(x + code + 8, top + 38, name, letters, "display", theme.INK))
    numbers = (*figures_of(view, one), figures.armour)
    made += _values(numbers, left + 12, top + size + 24, wide, 27) if tall else _values(numbers, x, top + 50, room, 22)
    said = joined([one.hex, *states_of(view, one, words)] if one.hex else states_of(view, one, words), words)
    low = top + (64 if tall else 94)
    for i, line in enumerate(wrap(said, TYPE, "text", room, 3 if tall else 1)):
        made.append(Text(x, low + i * 22, line, TYPE, "text", theme.INK_SOFT))
    kinds = [token.kind for token in figures.tokens]
    y = top + size + (68 if tall else 20)
    spells = spells_line(one, words)
    end, carried_ops = _carried(kinds, (left + 12, y, right - 12, bottom - (80 if tall and spells else 0)), words)
    most = int((bottom - end - 6) // 22)
    made += carried_ops
    for i, line in enumerate(wrap(spells, TYPE, "italic", wide, most) if most > 0 and spells else ()):
        made.append(Text(left + 12, end + 20 + i * 22, line, TYPE, "italic", theme.INK))
    return made


def _values(numbers: tuple[int, ...], x: float, y: float, room: float, size: float) -> list[Op]:
    step, made = room / len(numbers), list[Op]()
    for i, (kind, number) in enumerate(zip(FIGURES, numbers, strict=False)):
        made.append(sign(kind, x + i * step, y, size))
        made.append(Text(x + i * step + size + 3, y + size * 0.92, str(number), size * 0.94, "figure", theme.INK))
    return made


def _carried(kinds: list[str], box: Box, words: TableWords) -> tuple[float, list[Op]]:
    """What he carries, in one column or, where that is too low, two abreast; and where it ends."""
    left, top, right, bottom = box
    across = 1 if len(kinds) * THING <= bottom - top else 2
    room, made = (right - left) / across, list[Op]()
    for i, kind in enumerate(kinds):
        x, y = left + i % across * room, top + i // across * THING
        made.append(sign_box(sign_of(kind, content_of(words)), theme.PARCHMENT_LIGHT, x, y, THING - 4))
        (line,), letters = fitted(name_of(words, kind), "text", room - 50, 21, LEAST)
        made.append(Text(x + THING + 4, y + 24, line, letters, "text", theme.INK))
    return top + -(-len(kinds) // across) * THING, made


def _armed(seat: int, knight: str, given: Given, box: Box, words: TableWords) -> list[Op]:
    """A knight who is being equipped."""
    left, top, right, bottom = box
    strength, power, kinds, said = given
    made: list[Op] = [coat(seat, knight, left + 12, top + 12, 112)]
    x, room = left + 142, right - left - 152
    group = content_of(words).group_of[knight]
    made.append(group_badge(group, x, top + 12, 32, words))
    (name,), letters = fitted(name_of(words, knight), "display", room - 40, 28, LEAST)
    made.append(Text(x + 40, top + 38, name, letters, "display", theme.INK))
    made += _values((strength, power), x, top + 56, room * 0.7, 30)
    word = cut(t(words, "chosen" if said else "from_pack"), TYPE, "italic", room)
    made.append(Text(x, top + 112, word, TYPE, "italic", theme.INK_SOFT))
    return made + _carried(list(kinds), (left + 12, top + 142, right - 12, bottom), words)[1]


def hand_picture(view: View, words: TableWords, *, limit: int | None = None) -> Picture | None:
    """The own sheet as a file of at most ``limit`` bytes."""
    alt = shortened(hand_text(view, words), ALT_LIMIT, words.t("picture-rest"))
    return picture_of(hand_scene(view, words), NAME, alt, COLORS, limit=limit)
