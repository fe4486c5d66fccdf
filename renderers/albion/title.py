"""The title card of a game of Powers of Albion, and the picture of its end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.games.albion.view import SeatView, View
from bot.i18n.wording import TableWords
from bot.messages.ending import Ending
from bot.wording.albion.opening import castle_names
from renderers.albion.lands import castle
from renderers.albion.pawns import coat
from renderers.albion.tokens import token_sign
from renderers.albion.words import content_of, name_of, t
from renderers.kit.art import scaled
from renderers.kit.ops import Op, Ops, Sprite
from renderers.kit.pictures import Picture
from renderers.titles.card import Leader, Title, title_of
from renderers.titles.victory import Piece, victory_of


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


ARTEFACTS = ("holy_grail", "bleeding_lance")
WON_BY_THEM = "artefacts"


def victory_picture(view: View, words: TableWords, ending: Ending, *, limit: int | None = None) -> Picture | None:
    """How it ended, as a file of at most ``limit`` bytes."""
    return victory_of("albion", ending, champions(view, words, ending), words, limit)


def champions(view: View, words: TableWords, ending: Ending) -> list[Piece]:
    """Of each winner, or of all in a draw, the strongest knight left whom all know; artefacts that won it beside."""
    return [_piece(view, seat, words) for seat in ending.winners or range(len(view.seats))]


def _piece(view: View, seat: int, words: TableWords) -> Piece:
    known = [
        (one.figures.strength, one.figures.knight)
        for one in view.pawns
        if one.seat == seat and one.status == "active" and one.figures is not None
    ]
    signs = ARTEFACTS if view.reason == WON_BY_THEM else ()
    if known:
        _, knight = max(known)
        return Piece(seat, name_of(words, knight), partial(_shield, seat, knight, signs))
    emblem, look = _emblem(view.seats[seat], words)
    return Piece(seat, "", partial(_castle, emblem, look, signs)) if emblem else Piece(seat, "", _nothing)


def _shield(seat: int, knight: str, signs: Sequence[str], x: float, foot: float, tall: float) -> Sequence[Op]:
    return [coat(seat, knight, round(x - tall / 2), round(foot - tall), round(tall)), *_beside(signs, x, foot, tall)]


def _castle(emblem: partial[Ops], look: str, signs: Sequence[str], x: float, foot: float, tall: float) -> Sequence[Op]:
    draw = partial(_drawn, emblem, tall)
    made = Sprite(round(x - tall / 2), round(foot - tall), tall, tall, ("victory castle", look, tall), draw)
    return [made, *_beside(signs, x, foot, tall)]


def _drawn(emblem: partial[Ops], tall: float) -> Ops:
    return scaled(emblem(), 0, 0, tall)


def _beside(signs: Sequence[str], x: float, foot: float, tall: float) -> list[Op]:
    """The artefacts left and right of whoever has brought them home."""
    size = round(tall * 0.4)
    places = (x - tall * 0.62 - size, x + tall * 0.62)
    return [
        token_sign(name, False, round(left), round(foot - tall * 0.7), size)
        for name, left in zip(signs, places, strict=False)
    ]


def _nothing(x: float, foot: float, tall: float) -> Sequence[Op]:
    return []
