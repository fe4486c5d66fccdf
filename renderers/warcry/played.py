"""The cards on the battlefield of a WarCry table: tactics played, and cards turned for a roll (WC-H1)."""

from __future__ import annotations

from bot.games.warcry.view import PlayedView
from bot.i18n.wording import TableWords
from renderers.kit import shapes, text, theme
from renderers.kit.heraldry import bearer
from renderers.kit.icons import icon_about
from renderers.kit.ops import Color, Group, Op, Ops, Polygon, Polyline, Shadow, Sprite, Text
from renderers.warcry import frames
from renderers.warcry.clash import Clash

SIZE, STEP = 20, 22  # type, and from line to line
SIGN = 42.0  # what the sign of the card takes of a strip
TALL = {1: 34.0, 2: 54.0, 3: 76.0}  # height of a strip by the lines of its name
APART = 5.0


def strips_height(fight: Clash, seat: int, wide: float, room: float, words: TableWords) -> float:
    """How much of a height the cards of one side take."""
    if seat in fight.rolled:
        return TALL[3]
    count = sum(card.seat == seat for card in fight.cards)
    if not count:
        return 0.0
    tall = TALL[_lines(fight, seat, wide, room, words)] + APART
    return min(count, int(room // tall)) * tall


def played_strips(fight: Clash, seat: int, x: float, y: float, wide: float, room: float, words: TableWords) -> list[Op]:
    """The cards that one side has played, as strips below its sum; the newest is rimmed with gold.

    Of a combat that is over: the card that was turned for the roll.
    """
    if seat in fight.rolled:
        return [_rolled_strip(fight.rolled[seat], seat, words, wide, x, y)]
    cards = [card for card in fight.cards if card.seat == seat]
    if not cards:
        return []
    tall = TALL[_lines(fight, seat, wide, room, words)]
    fit = int(room // (tall + APART))
    shown, more = (cards, 0) if len(cards) <= fit else (cards[-(fit - 1) :], len(cards) - fit + 1)
    made: list[Op] = []
    if more:
        said = words.t("picture-more", count=more)
        made.append(Text(x + wide / 2, y + 24, said, SIZE, "italic", theme.INK, "ms"))
        y += tall + APART
    for card in shown:
        made.append(_played_strip(card, words, wide, x, round(y), tall, card is fight.cards[-1]))
        y += tall + APART
    return made


def _lines(fight: Clash, seat: int, wide: float, room: float, words: TableWords) -> int:
    """In how many lines the names are written: in as many as they need, if all the strips fit."""
    names = [words.card_name(card.card) for card in fight.cards if card.seat == seat]
    needed = max(len(text.wrap(name, SIZE, "text", wide - SIGN)) for name in names)
    return next((lines for lines in (3, 2) if lines <= needed and len(names) * (TALL[lines] + APART) <= room), 1)


def _rolled_strip(card: str, seat: int, words: TableWords, wide: float, x: float, y: float) -> Group:
    """The card turned for a roll, with the die number printed on it."""
    name, facts, tall = words.card_name(card), words.card(card), TALL[3]
    key = ("rolled", seat, name, facts.die, wide)
    return Group(x - 4, round(y) - 4, wide + 8, tall + 12, key, lambda: _rolled_ops(name, seat, facts.die, wide))


def _rolled_ops(name: str, seat: int, die: int, wide: float) -> Ops:
    return (
        *_strip_ops(seat, "die", name, theme.INK, wide, TALL[3], False, 3),
        Text(4 + 17.5, 4 + TALL[3] / 2 + 8, str(die), SIZE, "bold", bearer(seat).deep, "ms"),
    )


def _played_strip(
    card: PlayedView, words: TableWords, wide: float, x: float, y: float, tall: float, newest: bool
) -> Group:
    name, facts = words.card_name(card.card), words.card(card.card)
    key = ("played", card.seat, name, facts.type, card.cancelled, wide, tall, newest)
    return Group(
        x - 4, y - 4, wide + 8, tall + 12, key, lambda: _played_ops(card, name, facts.type, wide, tall, newest)
    )


def _played_ops(card: PlayedView, name: str, kind: str, wide: float, tall: float, newest: bool) -> Ops:
    lines = next(count for count, height in TALL.items() if height == tall)
    ink = theme.INK_SOFT if card.cancelled else theme.INK
    made = list(_strip_ops(card.seat, kind, name, ink, wide, tall, newest, lines))
    if card.cancelled:
        made.append(Sprite(4, 4, wide, tall, ("cancelled", wide, tall), lambda: _cancelled(wide, tall)))
    return tuple(made)


def _strip_ops(seat: int, icon: str, name: str, ink: Color, wide: float, tall: float, newest: bool, lines: int) -> Ops:
    face = Sprite(
        4,
        4,
        wide,
        tall,
        ("played", seat, icon, wide, tall, newest),
        lambda: _played_face(seat, icon, wide, tall, newest),
        shapes.round_box(0, 0, wide, tall, 5),
    )
    shown = text.wrap(name, SIZE, "text", wide - SIGN - 4, lines)
    first = 4 + tall / 2 + 7 - (len(shown) - 1) * STEP / 2
    texts = [Text(42, first + i * STEP, line, SIZE, "text", ink) for i, line in enumerate(shown)]
    return (Shadow((4, 4, 4 + wide, 4 + tall), 5, 3, 100, 2), face, *texts)


def _played_face(seat: int, kind: str, wide: float, tall: float, newest: bool) -> Ops:
    rim = theme.GOLD if newest else theme.INK_SOFT
    return (
        Polygon(shapes.round_box(0, 0, wide, tall, 5), rim),
        Polygon(shapes.round_box(2, 2, wide - 4, tall - 4, 4), theme.PARCHMENT_LIGHT),
        *frames.seat_banner(seat, 2, 2, 31, tall - 4),
        *icon_about(kind or "combat_tactic", 17.5, tall / 2, 23, theme.WHITE, bearer(seat).deep),
    )


def _cancelled(wide: float, tall: float) -> Ops:
    return (Polyline(((38, tall - 8), (wide - 6, 8)), theme.RED, 3.4),)
