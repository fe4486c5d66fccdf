"""The grounds of the lines of a WarCry table, and the column of each player beside them."""

from __future__ import annotations

from functools import partial
from math import pi

from bot.games.warcry.view import PlayerView, View
from bot.i18n.wording import TableWords
from renderers.kit import shapes, text, theme
from renderers.kit.heraldry import bearer, seat_token
from renderers.kit.icons import small_icon
from renderers.kit.ops import Box, Op, Ops, Points, Polygon, Polyline, Sprite, Text, reshaped
from renderers.kit.panels import bordered, panel
from renderers.kit.sheets import CLEAR, GREAT, NEAR
from renderers.kit.wording import plain_number
from renderers.warcry import frames
from renderers.warcry.plan import LABEL, LEFT, SHEET, Band

PILE = 46.0
SMALL_PILE = 30.0
COUNT_ROW = 30.0
LEAST = 16.0
NAMED = 21.0  # a name in two lines


def battle_line(view: View, words: TableWords) -> str:
    """Which battle it is, with how much supply."""
    if not view.battle_no:
        return words.t("picture-before")
    return words.t("picture-battle", number=view.battle_no, supply=view.supply)


def turn_line(view: View, words: TableWords) -> tuple[str, int | None]:
    """Who is to act, or who has won; with the seat if it is one."""
    if view.winner is not None:
        return words.t("picture-winner", name=words.seat_name(view.winner)), view.winner
    if len(view.to_act) == 1:
        return words.t("picture-turn", name=words.seat_name(view.to_act[0])), view.to_act[0]
    return words.t("picture-turn-both") if view.to_act else words.t("picture-turn-none"), None


def done_seats(view: View) -> list[int]:
    """Who has passed or decided where both act at their leisure: that they have, not what (WC-12.10)."""
    if view.phase == "muster":
        return [player.seat for player in view.players if player.passed_muster]
    return [seat for seat, is_in in enumerate(view.clean_up_in) if is_in] if view.phase == "clean_up" else []


def band_ground(band: Band) -> list[Op]:
    """The ground of a line in its owner's colour, stronger under the battle line."""
    owner = bearer(band.seat)
    ground = theme.mix(theme.PARCHMENT, owner.color, 0.3 if band.line == "battle" else 0.17)
    wide = SHEET.width
    return [
        Polygon(shapes.box(0, band.top, wide, band.height), ground),
        *bordered(0, band.top, wide, band.height, theme.mix(ground, owner.deep, 0.5), 1),
    ]


def band_label(band: Band, words: TableWords) -> list[Op]:
    """The name of a line upwards at its left end; nothing where it is empty."""
    if not band.places:
        return []
    forms = (words.t(f"picture-{band.line}-line"), words.t(f"picture-{band.line}-short"))
    said, size = _fitting(forms, "strong", band.height - 8, LABEL - 6)
    middle, ink = LEFT + LABEL / 2 + size * 0.3, bearer(band.seat).deep
    return [Text(middle - 2, band.top + band.height / 2, said, size, "strong", ink, "ms", True)]


def _fitting(forms: tuple[str, ...], face: str, room: float, size: float) -> tuple[str, float]:
    """The first of the forms that fits, the last one smaller or cut."""
    for said in forms:
        if text.width(said, size, face) <= room:
            return said, size
    (line,), size = text.fitted(forms[-1], face, room, size, LEAST, 1)
    return line, size


def player_column(player: PlayerView, view: View, box: Box, words: TableWords) -> list[Op]:
    """Sign, name and strength of the army; gold; the six piles. A golden rim: it is his turn."""
    x, y, wide, tall = box
    acts = player.seat in view.to_act
    spare = max(0.0, min(14.0, (tall - 224) / 8))
    made: list[Op] = [Sprite(x, y, wide, tall, ("player", acts, wide, tall), partial(_panel, acts, wide, tall))]
    y += 2 + spare
    made += _name(player, view, x, y, wide, words)
    y += 38 + spare
    made.append(seat_token(player.seat, x + 31, y + 26, 18))
    strength = plain_number(player.sum)
    made.append(small_icon("army", x + 60, y + 9, 34, theme.INK))
    made.append(Text(x + wide - 14, y + 26 + GREAT * 0.34, strength, GREAT, "figure", theme.INK, "rs", far=True))
    y += 52 + spare
    gold = f"{player.gold_left}/{view.supply}"
    made.append(small_icon("gold", x + 16, y + 2, 28, theme.GOLD_DARK, theme.GOLD_LIGHT))
    made.append(Text(x + 52, y + 26, gold, NEAR, "bold", theme.INK))
    y += 32 + spare
    return made + _piles(player, x, y, wide, COUNT_ROW + spare)


def _name(player: PlayerView, view: View, x: float, y: float, wide: float, words: TableWords) -> list[Op]:
    """The name, a long one in two lines; where both act at their leisure, a sign that the player is done."""
    done = player.seat in done_seats(view)
    room = wide - 16 - (34 if done else 0)
    name, at = words.seat_name(player.seat), x + 8 + room / 2
    lines, size = text.fitted(name, "display", room, CLEAR, NEAR, 1, 2)
    if lines != (name,):
        lines, size = text.fitted(name, "display", room, NAMED, LEAST, 2)
    first = y + 20 + size * 0.34 - (len(lines) - 1) * size / 2
    made: list[Op] = [
        Text(at, first + i * size, line, size, "display", theme.INK, "ms", far=size >= CLEAR)
        for i, line in enumerate(lines)
    ]
    return made + ([done_sign(x + wide - 26, y + 20)] if done else [])


def done_sign(x: float, y: float) -> Sprite:
    """A tick on green: whoever it stands beside has decided, or is safe."""
    return ticked(x, y, 32)


def ticked(x: float, y: float, size: float) -> Sprite:
    """A tick on a green disc round a point."""

    def draw() -> Ops:
        tick = shapes.moved(((25, 52), (43, 70), (76, 32)), 0, 0, size / 100)
        return (
            Polygon(shapes.ellipse(size / 2, size / 2, size / 2, size / 2), theme.INK),
            Polygon(shapes.ellipse(size / 2, size / 2, size / 2 - 2, size / 2 - 2), theme.GREEN),
            Polyline(tick, theme.WHITE, size * 0.13),
        )

    return Sprite(round(x - size / 2), round(y - size / 2), size, size, ("ticked", size), draw)


def _piles(player: PlayerView, x: float, y: float, wide: float, step: float) -> list[Op]:
    """Hand, deck and discard pile: of army cards on the left, of action cards on the right."""
    counts = (
        ("gold", (player.army_hand, player.army_deck, len(player.army_discard))),
        ("silver", (player.action_hand, player.action_deck, len(player.action_discard))),
    )
    made: list[Op] = []
    for i, (metal, told) in enumerate(counts):
        left = x + 12 + i * (wide - 16) / 2
        for row, (form, count) in enumerate(zip(("hand", "deck", "discard"), told, strict=True)):
            top = round(y + row * step)
            made.append(card_pile(form, metal, left, top, SMALL_PILE))
            made.append(Text(left + SMALL_PILE + 2, top + 25, str(count), NEAR, "bold", theme.INK))
    return made


def _panel(acts: bool, wide: float, tall: float) -> Ops:
    if not acts:
        return tuple(panel(2, 2, wide - 4, tall - 4, theme.PARCHMENT_LIGHT, theme.INK_FAINT))
    rim = panel(1, 1, wide - 2, tall - 2, theme.GOLD, theme.GOLD_DARK, 1)
    return (*rim, *panel(6, 6, wide - 12, tall - 12, theme.PARCHMENT_LIGHT, theme.GOLD_DARK, 1))


def card_pile(form: str, metal: str, x: float, y: float, size: float = PILE) -> Sprite:
    """A hand, a deck or a discard pile of army cards (gold) or action cards (silver)."""
    return Sprite(x, y, size, size, ("pile", form, metal, size), lambda: _pile(form, metal, size / PILE))


def _pile(form: str, metal: str, scale: float) -> Ops:
    wide, tall = 25.0, 35.0
    if form == "deck":
        cards = [((7.0 + 2.5 * i, 6.5 - 2.5 * i), 0.0) for i in range(3)]
    elif form == "hand":
        cards = [((4.0, 6.5), -16.0), ((16.0, 6.5), 16.0), ((10.0, 3.5), 0.0)]
    else:
        cards = [((7.0, 4.0), -8.0), ((10.0, 4.0), 14.0)]
    made: list[Op] = []
    for i, (corner, angle) in enumerate(cards):
        face = form == "discard" and i == len(cards) - 1
        drawn = _face_up(metal, wide, tall) if face else frames.card_back(metal, wide, tall)
        made += [_leaning(op, corner, angle, wide, tall, scale) for op in drawn]
    return tuple(made)


def _face_up(metal: str, wide: float, tall: float) -> Ops:
    ink = theme.GOLD if metal == "gold" else theme.SILVER_DARK
    made: list[Op] = [
        Polygon(shapes.round_box(0, 0, wide, tall, 4), theme.INK),
        Polygon(shapes.round_box(1.2, 1.2, wide - 2.4, tall - 2.4, 3), theme.WHITE),
        Polygon(shapes.box(4.5, 5, wide - 9, 11), ink),
    ]
    made += [Polyline(((5, y), (wide - 5, y)), theme.INK_FAINT, 1.6) for y in (20.0, 24.5, 29.0)]
    return tuple(made)


def _leaning(op: Op, corner: tuple[float, float], angle: float, wide: float, tall: float, scale: float) -> Op:
    """The shape of a card moved to its corner and turned about its middle, the whole then scaled."""

    def place(points: Points) -> Points:
        x, y = wide / 2, tall / 2
        preferred_answer = shapes.turned(shapes.moved(points, -x, -y), angle * pi / 180, corner[0] + x, corner[1] + y)
        return shapes.moved(preferred_answer, 0, 0, scale)

    return reshaped(op, place, scale)
