"""The cards on the battlefield of a WarCry table: tactics played, and cards turned for a roll (WC-H1)."""

from __future__ import annotations

from bot.games.warcry.view import PlayedView
from bot.i18n.wording import TableWords
from renderers.kit import shapes, text, theme
from renderers.kit.heraldry import bearer
from renderers.kit.icons import icon_about
from renderers.kit.ops import Color, Group, Line, Op, Ops, Polygon, Shadow, Sprite, Text
from renderers.kit.panels import EDGE
from renderers.kit.theme import LEAD, SMALL, WIDTH
from renderers.warcry import frames
from renderers.warcry.clash import Clash
from renderers.warcry.plan import INSET, PAD, Plan

MEDALS = 367.0  # where the sums begin
SIGN = 41.0  # what the sign of the card takes of a strip
TALL = {1: 33.0, 2: 60.0, 3: 86.0}  # height of a strip by the lines of its name


def played_strips(fight: Clash, seat: int, right: bool, taken: float, plan: Plan, words: TableWords) -> list[Op]:
    """The cards that one side has played, as strips beside its fighter; the newest is rimmed with gold.

    Of a combat that is over: the card that was turned for the roll. ``taken``: how wide the fighter is.
    """
    start = EDGE + INSET + taken + 6
    wide = MEDALS - start
    x = WIDTH - start - wide if right else start
    if seat in fight.rolled:
        strip = _rolled_strip(
            fight.rolled[seat], seat, words, wide, x, plan.field_top + (plan.field_height - TALL[3]) / 2
        )
        return [strip]
    cards = [card for card in fight.cards if card.seat == seat]
    if not cards:
        return []
    room = plan.field_height - 2 * PAD - 4
    lines = _lines(cards, wide, room, words)
    tall = TALL[lines]
    fit = int(room // (tall + 3))
    shown, more = (cards, 0) if len(cards) <= fit else (cards[-(fit - 1) :], len(cards) - fit + 1)
    y = plan.field_top + (plan.field_height - (len(shown) + (more > 0)) * (tall + 3)) / 2
    made: list[Op] = []
    if more:
        made.append(Text(x + wide / 2, y + 24, words.t("picture-more", count=more), SMALL, "italic", theme.INK, "ms"))
        y += tall + 3
    for card in shown:
        made.append(_played_strip(card, words, wide, x, round(y), tall, card is fight.cards[-1]))
        y += tall + 3
    return made


def _lines(cards: list[PlayedView], wide: float, room: float, words: TableWords) -> int:
    """In how many lines the names are written: in as many as they need, if all the strips fit."""
    needed = max(len(text.wrap(words.card_name(card.card), SMALL, "text", wide - SIGN)) for card in cards)
    return next((lines for lines in (3, 2) if lines <= max(needed, 2) and len(cards) * (TALL[lines] + 3) <= room), 1)


def _rolled_strip(card: str, seat: int, words: TableWords, wide: float, x: float, y: float) -> Group:
    """The card turned for a roll, with the die number printed on it."""
    name, facts, tall = words.card_name(card), words.card(card), TALL[3]
    key = ("rolled", seat, name, facts.die, wide)
    return Group(x - 4, round(y) - 4, wide + 8, tall + 12, key, lambda: _rolled_ops(name, seat, facts.die, wide))


def _rolled_ops(name: str, seat: int, die: int, wide: float) -> Ops:
    return (
        *_strip_ops(seat, "die", name, theme.INK, wide, TALL[3], False, 3),
        Text(4 + 17.5, 4 + TALL[3] / 2 + 8, str(die), SMALL, "bold", bearer(seat).deep, "ms"),
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
    shown = text.wrap(name, SMALL, "text", wide - SIGN, lines)
    first = 4 + tall / 2 + 9 - (len(shown) - 1) * (LEAD - 1) / 2
    texts = [Text(41, first + i * (LEAD - 1), line, SMALL, "text", ink) for i, line in enumerate(shown)]
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
    return (Line(((38, tall - 8), (wide - 6, 8)), theme.RED, 3.4),)
