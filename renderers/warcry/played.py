"""The tactics that were played in a combat, as a list below the sum of their side, with their number."""

from __future__ import annotations

from functools import partial

from bot.games.warcry.view import PlayedView
from bot.i18n.wording import TableWords
from renderers.kit import shapes, text, theme
from renderers.kit.heraldry import bearer
from renderers.kit.icons import icon_about
from renderers.kit.ops import Color, Group, Op, Ops, Polygon, Polyline, Shadow, Sprite, Text
from renderers.kit.sheets import NEAR
from renderers.warcry import frames
from renderers.warcry.clash import Clash

TALL, STEP = 38.0, 43.0  # of a strip, and from one to the next
SIGN = 44.0  # what the sign of the card takes of a strip
LEAST = 20.0
SPREAD = 4.0


def played_list(fight: Clash, seat: int, x: float, y: float, wide: float, tall: float, words: TableWords) -> list[Op]:
    """The cards that one side has played, the newest rimmed with gold; of a combat that is over the one for the roll.

    Where they do not fit the latest are shown, with the number of the others.
    """
    if seat in fight.rolled:
        turned = fight.rolled[seat]
        return [_strip(words.card_name(turned), str(words.card(turned).die), "die", seat, x, y, wide, False)]
    cards = [card for card in fight.cards if card.seat == seat]
    fit = int((tall + STEP - TALL) // STEP)
    shown, more = (cards, 0) if len(cards) <= fit else (cards[len(cards) - fit + 1 :], len(cards) - fit + 1)
    made: list[Op] = []
    if more:
        said = words.t("picture-more", count=more)
        made.append(Text(x + wide / 2, y + TALL / 2 + NEAR * 0.34, said, NEAR, "italic", theme.INK, "ms"))
        y += STEP
    for card in shown:
        made.append(_played(card, words, x, y, wide, card is fight.cards[-1]))
        y += STEP
    return made


def _played(card: PlayedView, words: TableWords, x: float, y: float, wide: float, newest: bool) -> Group:
    kind = words.card(card.card).type or "combat_tactic"
    return _strip(words.card_name(card.card), "", kind, card.seat, x, y, wide, newest, card.cancelled)


def _strip(
    name: str, number: str, icon: str, seat: int, x: float, y: float, wide: float, newest: bool, gone: bool = False
) -> Group:
    key = ("played", name, number, icon, seat, wide, newest, gone)
    draw = partial(_strip_ops, name, number, icon, seat, wide, newest, gone)
    return Group(round(x - SPREAD), round(y - SPREAD), wide + 2 * SPREAD, TALL + 2 * SPREAD + 4, key, draw)


def _strip_ops(name: str, number: str, icon: str, seat: int, wide: float, newest: bool, gone: bool) -> Ops:
    face = ("playedface", seat, icon, wide, newest)
    draw = partial(_face, seat, icon, wide, newest)
    outline = shapes.round_box(0, 0, wide, TALL, 5)
    (line,), size = text.fitted(name, "strong", wide - SIGN - 10, NEAR, LEAST, 1)
    ink: Color = theme.INK_SOFT if gone else theme.INK
    middle = SPREAD + TALL / 2
    made: list[Op] = [
        Shadow((SPREAD, SPREAD, SPREAD + wide, SPREAD + TALL), 5, 3, 100, 2),
        Sprite(SPREAD, SPREAD, wide, TALL, face, draw, outline),
        Text(SPREAD + SIGN + 2, middle + size * 0.34, line, size, "strong", ink),
    ]
    if number:
        deep = bearer(seat).deep
        made.append(Text(SPREAD + 20, middle + 8.5, number, 24, "bold", deep, "ms"))
    if gone:
        strike = Polyline(((SIGN - 4, TALL - 8), (wide - 6, 8)), theme.RED, 3.4)
        made.append(Sprite(SPREAD, SPREAD, wide, TALL, ("cancelled", wide), lambda: (strike,)))
    return tuple(made)


def _face(seat: int, icon: str, wide: float, newest: bool) -> Ops:
    rim = theme.GOLD if newest else theme.INK_SOFT
    return (
        Polygon(shapes.round_box(0, 0, wide, TALL, 5), rim),
        Polygon(shapes.round_box(2.4, 2.4, wide - 4.8, TALL - 4.8, 4), theme.PARCHMENT_LIGHT),
        *frames.seat_banner(seat, 2.4, 2.4, 35, TALL - 4.8),
        *icon_about(icon, 20, TALL / 2, 28, theme.WHITE, bearer(seat).deep),
    )
