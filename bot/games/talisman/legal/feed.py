"""What a channel may show of a seat's choices, and which of them a press does not do at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.engine.requests import Facts
from bot.games.talisman import actions as act
from bot.games.talisman.board import Board
from bot.games.talisman.content.cards import Content
from bot.games.talisman.course import ways
from bot.games.talisman.legal.offers import some
from bot.games.talisman.view import View

ANOTHER = "character any"
MOST = 8
"""Buttons under a public ask."""


def prompt_facts(view: View) -> Facts:
    """What calls a seat to its next step: the number rolled, where it stands, what of its encounter is open."""
    turn, hero = view.turn, view.players[view.turn.seat].hero if view.round else None
    running = turn.encounter
    return {
        "die": turn.die,
        "rolled": some(turn.die),
        "space": "" if hero is None else hero.space,
        "stage": "" if running is None else running.stage,
        "round": view.round,
    }


def public_buttons(content: Content, view: View, seat: int) -> tuple[str, ...]:
    """Lines that a seat may well say now, whatever it holds: each follows from what lies open."""
    find = _LIKELY.get(view.phase)
    if find is None or seat not in view.to_act or view.players[seat].hero is None:
        return ()
    return tuple(find(content, view, seat))[:MOST]


def _before(content: Content, view: View, seat: int) -> Iterator[str]:
    yield "roll"
    if view.choices.another:
        yield ANOTHER


def _moves(content: Content, view: View, seat: int) -> Iterator[str]:
    for end in view.turn.destinations:
        yield f"move {end.to} {end.way}"
    if view.choices.stay:
        yield "stay"
    if view.choices.another:
        yield ANOTHER


def _arrived(content: Content, view: View, seat: int) -> Iterator[str]:
    """To explore, and whom to attack (TA-12:1, TA-14:9); what may be stolen stands in the private list."""
    if view.choices.explore:
        yield "explore"
    for other, how in view.choices.meet:
        hero = view.players[other].hero
        if hero is not None and how in ("battle", "psychic"):
            yield f"meet {hero.character} {how}"


def _encounter(content: Content, view: View, seat: int) -> Iterator[str]:
    """The next card, what to take, whom to visit: by the stage of the encounter."""
    choices, running = view.choices, view.turn.encounter
    if running is not None and running.stage == "take":
        yield "take all"
        if len(choices.take) > 1:
            yield from [f"take {piece}" for piece in choices.take]
        yield "take none"
    elif choices.persons:
        yield from [*[f"visit {person}" for person in choices.persons], "visit nobody"]
    else:
        yield from [f"next {piece}" for piece in choices.next]


_LIKELY: dict[str, Callable[[Content, View, int], Iterator[str]]] = {
    "before_move": _before,
    "rolled": _moves,
    "arrived": _arrived,
    "encounter": _encounter,
    "turn_end": lambda content, view, seat: iter(("end",)),
}


TIPS = {1: "ways", 2: "trophies", 3: "bridge"}
"""By round."""


def tip(view: View, seat: int) -> str:
    """When the number is rolled in the first three rounds."""
    return TIPS.get(view.round, "") if view.phase == "rolled" else ""


def needs_confirmation(b: Board, seat: int, action: act.Action) -> str:
    """A roll with which a raft or a granted move lapses (TA-11:18, 11:27), and points of trophies that are lost."""
    match action:
        case act.Roll() if ways.raft_spaces(b, seat):
            return "raft_lapses"
        case act.Roll() if ways.grant_spaces(b, seat):
            return "grant_lapses"
        case act.Trophies() if _points(b, seat, action) % b.state.options.short_trophies:
            return "points_lost"
    return ""


def _points(b: Board, seat: int, action: act.Trophies) -> int:
    return sum([b.trophy_value(one) for one in b.hero(seat).trophies if one.id in action.pieces])


def score(b: Board, seat: int) -> int:
    """What counts when the rounds agreed are over (TA-25:8): own values, lives and Talismans."""
    if not b.alive(seat):
        return 0
    hero = b.hero(seat)
    return hero.strength + hero.craft + hero.lives + b.talismans(seat)
