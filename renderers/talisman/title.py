"""The title card of a game of Talisman, and the picture of its end."""

from __future__ import annotations

from functools import partial

from bot.games.talisman.view import View
from bot.i18n.wording import TableWords
from bot.messages.ending import Ending
from bot.wording.talisman.opening import character_names, way_to_win
from renderers.kit.ops import Ops
from renderers.kit.pictures import Picture
from renderers.talisman.portraits import bust
from renderers.talisman.tokens import hero_standee
from renderers.talisman.words import name_of, t
from renderers.titles.card import Leader, Title, title_of
from renderers.titles.victory import Piece, victory_of


def title_picture(view: View, words: TableWords, *, limit: int | None = None) -> Picture | None:
    """The card before anything has been done, as a file of at most ``limit`` bytes."""
    return title_of(title(view, words), words, limit)


def title(view: View, words: TableWords) -> Title:
    """What it says: the characters, of those who have one."""
    names = character_names(words.speech, view)
    leaders = [
        Leader(
            one.seat,
            words.seat_name(one.seat),
            names[one.seat],
            partial(portrait, one.hero.character),
            one.hero.character,
        )
        if one.hero is not None
        else Leader(one.seat, words.seat_name(one.seat))
        for one in view.players
    ]
    goal = words.t("talisman-title-goal", way=way_to_win(view.options), rounds=view.last_round)
    return Title("talisman", t(words, "title"), goal, tuple(leaders))


def portrait(character: str) -> Ops:
    """The bust of a character."""
    return tuple(bust(character))


def victory_picture(view: View, words: TableWords, ending: Ending, *, limit: int | None = None) -> Picture | None:
    """How it ended, as a file of at most ``limit`` bytes."""
    return victory_of("talisman", ending, champions(view, words, ending), words, limit)


def champions(view: View, words: TableWords, ending: Ending) -> list[Piece]:
    """The characters of the winners, or of all players of a draw."""
    heroes = [(seat, view.players[seat].hero) for seat in ending.winners or range(len(view.players))]
    return [
        Piece(seat, name_of(words, hero.character), partial(hero_standee, seat, hero.character, hero.toad > 0))
        for seat, hero in heroes
        if hero is not None
    ]
