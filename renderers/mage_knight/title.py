"""The title card of a game of Mage Knight, of either edition, and the picture of its end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.games.mage_knight.view import FigureView, PlayerView, View
from bot.i18n.wording import TableWords
from bot.messages.ending import Ending
from bot.wording.mage_knight.opening import army_names
from renderers.kit.ops import Op, Ops, Sprite
from renderers.kit.pictures import Picture
from renderers.mage_knight.bases import base_ops
from renderers.mage_knight.words import figure_name, game_title
from renderers.titles.card import Leader, Title, title_of
from renderers.titles.victory import Piece, victory_of

BASE = 46.0  # radius of a base on a grid of 100


def title_picture(view: View, words: TableWords, *, limit: int | None = None) -> Picture | None:
    """The card before anything has been done, as a file of at most ``limit`` bytes."""
    return title_of(title(view, words), words, limit)


def title(view: View, words: TableWords) -> Title:
    """What it says: the armies, where dice have chosen them for all to see."""
    names = army_names(words.speech, view)
    leaders = [
        Leader(one.seat, words.seat_name(one.seat), names.get(one.seat, ""), *_emblem(view, one))
        for one in view.players
    ]
    second = view.options.rules == "mk2"
    limited = "yes" if view.last_round else "no"
    message = "mage-knight-title-goal-second" if second else "mage-knight-title-goal"
    goal = words.t(message, limited=limited, round=view.last_round)
    return Title(art_of(view), game_title(view, words), goal, tuple(leaders))


def _emblem(view: View, player: PlayerView) -> tuple[partial[Ops] | None, str]:
    """The base of the figure of an army that is worth most; nothing where it is secret."""
    army = [one for one in view.figures if one.owner == player.seat]
    if not army:
        return None, ""
    best = max(army, key=lambda one: (one.points, one.kind))
    base = partial(base_ops, player.seat, best.faction, best.kind, 50, BASE)
    return base, f"base {best.faction} {best.kind}"


def art_of(view: View) -> str:
    """Whose title art it is."""
    return "mage_knight_2" if view.options.rules == "mk2" else "mage_knight_unlimited"


def victory_picture(view: View, words: TableWords, ending: Ending, *, limit: int | None = None) -> Picture | None:
    """How it ended, as a file of at most ``limit`` bytes."""
    return victory_of(art_of(view), ending, champions(view, words, ending), words, limit)


def champions(view: View, words: TableWords, ending: Ending) -> list[Piece]:
    """Of each winner, or of all in a draw, who holds the middle objective, else the figure with most points."""
    found = [(seat, _champion(view, seat)) for seat in ending.winners or range(len(view.players))]
    return [
        Piece(seat, figure_name(one, words), partial(_base, seat, one.faction, one.kind))
        for seat, one in found
        if one is not None
    ]


def _champion(view: View, seat: int) -> FigureView | None:
    standing = [one for one in view.figures if one.owner == seat and one.status == "field" and not one.captor]
    middle = min(
        view.objectives, key=lambda one: (2 * one.x - view.width) ** 2 + (2 * one.y - view.height) ** 2, default=None
    )
    if middle is not None and middle.controller == seat:
        return min(standing, key=lambda one: (one.x - middle.x) ** 2 + (one.y - middle.y) ** 2, default=None)
    return max(standing, key=lambda one: one.points, default=None)


def _base(seat: int, faction: str, kind: str, x: float, foot: float, tall: float) -> Sequence[Op]:
    half = tall / 2
    draw = partial(base_ops, seat, faction, kind, half, half - 4)
    key = ("victory base", seat % 8, faction, kind, tall)
    return [Sprite(round(x - half), round(foot - tall), tall, tall, key, draw)]
