"""The title card of a game of WarCry."""

from __future__ import annotations

from functools import partial

from bot.games.warcry.view import View
from bot.i18n.wording import TableWords
from bot.wording.warcry.opening import shown_sides
from renderers.kit.pictures import Picture
from renderers.titles.art import figure
from renderers.titles.card import Leader, Title, title_of

FIGHTERS = {"grand_alliance": "kite", "hordes": "round"}
"""Who stands for a side."""


def title_picture(view: View, words: TableWords, *, limit: int | None = None) -> Picture | None:
    """The card before anything has been done, as a file of at most ``limit`` bytes."""
    return title_of(title(view, words), words, limit)


def title(view: View, words: TableWords) -> Title:
    """What it says: the sides, once they are shown."""
    names = shown_sides(words.speech, view)
    leaders = [
        Leader(
            one.seat,
            words.seat_name(one.seat),
            names.get(one.seat, ""),
            partial(figure, FIGHTERS[one.side]) if one.side in FIGHTERS else None,
            one.side,
        )
        for one in view.players
    ]
    return Title("warcry", words.t("picture-title"), words.t("warcry-title-goal"), tuple(leaders))
