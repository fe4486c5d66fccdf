"""The header and the act strip of a Talisman table: how far the game is, who is to act, what happened, what may."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.talisman.view import Mark, View
from bot.i18n.wording import TableWords
from renderers.kit import theme
from renderers.kit.headline import Header, act_strip, header_ops, portrait_box
from renderers.kit.heraldry import seat_token
from renderers.kit.icons import small_icon
from renderers.kit.ops import Op
from renderers.kit.pieces import Line, Roll, Word, words_line
from renderers.kit.sheets import Sheet
from renderers.kit.text import ELLIPSIS
from renderers.kit.wording import joined, numbered
from renderers.talisman.panels import effects
from renderers.talisman.tokens import hero_portrait
from renderers.talisman.words import last_line, name_of, phase_line, piece_line, round_line, t, turn_line

EMBLEM = "game_talisman"
SIGNS = 3  # seats to act whose signs stand beside the words
EARLIER = 3  # acts before the last one that are told
APART = " · "
MEETING = ("arrived", "encounter")  # steps in which what lies on the space counts
LONG = 12  # letters of a name that stand where all of it does not


def table_header(view: View, sheet: Sheet, words: TableWords) -> list[Op]:
    """The round with the step of the turn, and who is to act or has won."""
    said, seat = turn_line(view, words)
    seats = view.winners if view.phase == "finished" else (seat,) if seat is not None else view.to_act
    barest = words.seat_name(seat) if seat is not None else ""
    progress = round_line(view, words)
    full = f"{progress}{APART}{phase_line(view, words)}"
    return header_ops(sheet, Header(EMBLEM, (full, progress), (), (said, barest), seats if len(seats) <= SIGNS else ()))


def table_strip(view: View, sheet: Sheet, words: TableWords, acts: Sequence[Mark]) -> list[Op]:
    """The last act with whoever did it; below, what the question is about."""
    said = last_line(view, words) or t(words, "nothing_yet")
    forms = dict.fromkeys((said, _short_names(said, view, words)))
    first = [words_line(form, "display") for form in forms]
    return [*_portrait(view, sheet), *act_strip(sheet, first, _second(view, words, acts))]


def _short_names(said: str, view: View, words: TableWords) -> str:
    """A sentence in which long names of players are cut: what was done counts for more."""
    for player in view.players:
        name = words.seat_name(player.seat)
        said = said.replace(name, name if len(name) <= LONG else name[: LONG - 1] + ELLIPSIS)
    return said


def _portrait(view: View, sheet: Sheet) -> list[Op]:
    """Whoever did it: the character, else the sign of the player, else the emblem of the game."""
    left, top, size, _ = portrait_box(sheet)
    seat = view.last.seat if view.last is not None else -1
    if not 0 <= seat < len(view.players):
        return [small_icon(EMBLEM, left, top, size, theme.INK_SOFT)]
    hero = view.players[seat].hero
    if hero is None:
        return [seat_token(seat, left + size / 2, top + size / 2, size * 0.4)]
    return [hero_portrait(seat, hero.character, bool(hero.toad), left, top, size)]


def _second(view: View, words: TableWords, acts: Sequence[Mark]) -> list[Line]:
    """Spells that wait, spaces to choose, what lies where the character stands, else what holds or happened before."""
    waiting = effects(view, words)
    if any(not one.cancelled for one in view.stack):
        return _told(waiting[-1:])
    if view.turn.destinations:
        return _ways(view, words)
    if view.fight is None and view.phase in MEETING and (met := _met(view, words)):
        return met
    earlier = numbered([last_line(view, words, one) for one in acts[:-1]], words)[-EARLIER:]
    return _told(earlier) or _told(waiting)


def _told(lines: Sequence[str]) -> list[Line]:
    """Lines one behind the other, else the last of them."""
    return [words_line(said, "text") for said in dict.fromkeys((APART.join(lines), lines[-1]))] if lines else []


def _ways(view: View, words: TableWords) -> list[Line]:
    """The roll and where it leads."""
    names = list(dict.fromkeys(name_of(words, one.to) for one in view.turn.destinations))
    die = (Roll(view.turn.die),) if view.turn.die in range(1, 7) else ()
    forms = (t(words, "board_may", spaces=joined(names, words)), joined(names, words))
    return [(*die, Word(said)) for said in forms]


def _met(view: View, words: TableWords) -> list[Line]:
    """The cards and the gold that lie where the character stands."""
    hero = view.players[view.turn.seat].hero
    pieces = view.spaces.get(hero.space, ()) if hero is not None else ()
    gold = view.gold.get(hero.space, 0) if hero is not None else 0
    if not pieces and not gold:
        return []
    coins = [t(words, "gold", count=gold)] if gold else []
    forms = (
        [piece_line(one, words) for one in pieces],
        [f"{one.id} {name_of(words, one.card)}" for one in pieces],
        [one.id for one in pieces],
    )
    return [words_line(joined([*told, *coins], words)) for told in forms]
