"""The title card of a game of Mage Knight, of either edition."""

from __future__ import annotations

from functools import partial

from bot.games.mage_knight.view import PlayerView, View
from bot.i18n.wording import TableWords
from bot.wording.mage_knight.opening import army_names
from renderers.kit.ops import Ops
from renderers.kit.pictures import Picture
from renderers.mage_knight.bases import base_ops
from renderers.mage_knight.words import game_title
from renderers.titles.card import Leader, Title, title_of

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
    return Title("mk2" if second else "mage_knight", game_title(view, words), goal, tuple(leaders))


def _emblem(view: View, player: PlayerView) -> tuple[partial[Ops] | None, str]:
    """The base of the figure of an army that is worth most; nothing where it is secret."""
    army = [one for one in view.figures if one.owner == player.seat]
    if not army:
        return None, ""
    best = max(army, key=lambda one: (one.points, one.kind))
    base = partial(base_ops, player.seat, best.faction, best.kind, 50, BASE)
    return base, f"base {best.faction} {best.kind}"
