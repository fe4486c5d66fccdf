"""The title card of a game of WarCry, and the picture of its end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.games.warcry.cards.cards import Card
from bot.games.warcry.view import PlayerView, View
from bot.i18n.wording import TableWords
from bot.messages.ending import Ending
from bot.wording.warcry.opening import shown_sides
from renderers.kit.art import scaled
from renderers.kit.ops import Op, Sprite
from renderers.kit.pictures import Picture
from renderers.titles.art import figure
from renderers.titles.card import Leader, Title, title_of
from renderers.titles.victory import Piece, victory_of
from renderers.warcry.portraits import unit_portrait

FIGHTERS = {"grand_alliance": "kite", "hordes": "round"}
"""Who stands for a side."""
SMALLER = 0.84
"""A square before a round light."""


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


def victory_picture(view: View, words: TableWords, ending: Ending, *, limit: int | None = None) -> Picture | None:
    """How it ended, as a file of at most ``limit`` bytes."""
    return victory_of("warcry", ending, champions(view, words, ending), words, limit)


def champions(view: View, words: TableWords, ending: Ending) -> list[Piece]:
    """Of each winner, or of both in a draw, the strongest unit left; who fights for its side where there is none."""
    return [_piece(view.players[seat], words) for seat in ending.winners or range(len(view.players))]


def _piece(player: PlayerView, words: TableWords) -> Piece:
    best = max(player.units, key=lambda unit: (unit.ready, unit.strength), default=None)
    if best is None:
        return Piece(player.seat, "", partial(_fighter, FIGHTERS.get(player.side, "kite")))
    return Piece(player.seat, words.card_name(best.card), partial(_portrait, words.card(best.card), player.seat))


def _portrait(facts: Card, seat: int, x: float, foot: float, tall: float) -> Sequence[Op]:
    size = round(tall * SMALLER)
    return [unit_portrait(facts, seat, round(x - size / 2), round(foot - (tall + size) / 2), size)]


def _fighter(name: str, x: float, foot: float, tall: float) -> Sequence[Op]:
    key, draw = ("victory fighter", name, tall), partial(scaled, figure(name), 0, 0, tall)
    return [Sprite(round(x - tall / 2), round(foot - tall), tall, tall, key, draw)]
