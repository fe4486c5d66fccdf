"""The title card of a game of Powers of Albion."""

from __future__ import annotations

from functools import partial

from bot.games.albion.view import SeatView, View
from bot.i18n.wording import TableWords
from bot.wording.albion.opening import castle_names
from renderers.albion.lands import castle
from renderers.albion.words import content_of, t
from renderers.kit.ops import Ops
from renderers.kit.pictures import Picture
from renderers.titles.card import Leader, Title, title_of


def title_picture(view: View, words: TableWords, *, limit: int | None = None) -> Picture | None:
    """The card before anything has been done, as a file of at most ``limit`` bytes."""
    return title_of(title(view, words), words, limit)


def title(view: View, words: TableWords) -> Title:
    """What it says: the castles, of those who have any."""
    names = castle_names(words.speech, view)
    leaders = [
        Leader(one.seat, words.seat_name(one.seat), names.get(one.seat, ""), *_emblem(one, words)) for one in view.seats
    ]
    return Title("albion", t(words, "title"), words.t("albion-title-goal"), tuple(leaders))


def _emblem(seat: SeatView, words: TableWords) -> tuple[partial[Ops] | None, str]:
    """The castle of a player's first group."""
    if not seat.groups:
        return None, ""
    color = content_of(words).groups[seat.groups[0]].colour
    return partial(castle, color), f"castle {color}"
