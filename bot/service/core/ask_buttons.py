"""The buttons of a public ask: what everybody can see that a seat may do, and what each of it does, in a line of text.

Nothing of them depends on what anybody may not know: they are worded from everybody's view, and what they offer a game
names by ``open_acts`` and ``public_buttons``. Whatever is too long for a button stands in the private panel alone.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from itertools import accumulate, chain, islice
from typing import Any, TypeVar

from msgspec import Struct

from bot.engine.feed import Instead
from bot.engine.game import Offer
from bot.engine.match import Match
from bot.engine.requests import Ask, Facts, Option
from bot.faces import face_of
from bot.i18n.choices import (
    MOST_BUTTON,
    action_description,
    action_label,
    kind_of,
    opening_description,
    opening_label,
    option_description,
    option_label,
)
from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from bot.messages import ranks
from bot.messages.message import Button
from bot.service.core import press_kinds
from bot.service.core.press_kinds import button_id
from bot.service.core.sanitize import escaped

T = TypeVar("T")

MOST_BUTTONS = MOST_ROWS = 5
"""Buttons in a row, and rows below a message."""

MOST_LABEL = 34
"""Signs of a button: a longer label would be cut on a phone."""

MOST_ANSWERS = 6
"""Answers of a question that are public buttons: with the looks they are eight."""

MOST_OPEN, MOST_ACTS, MOST_DECLINED = 3, 5, 2
"""Acts that a game names by itself; all acts under an ask; and ways of not acting among them.

With what opens the panel and the looks they are eight.
"""

MOST_TOLD, MOST_EXPLAINED = 4, 170
"""Acts that are explained above their buttons, and signs for all of them: the picture above them stays in sight."""

MOST_DOES = 240
"""Signs of what explains one."""

Row = tuple[Button, ...]


class Act(Struct, frozen=True):
    """Something that a seat may be seen to do, in words for everybody."""

    line: str
    label: str
    rank: str = ranks.ACT
    does: str = ""


class Place(Struct, frozen=True):
    """Which decision of which seat is asked about: by their numbers, and by that of the game."""

    game: int
    decision: int
    seat: int


class Offered(Struct, frozen=True):
    """What an ask offers to be pressed, and lines on what it does."""

    rows: tuple[Row, ...]
    told: tuple[str, ...] = ()


# -- lines in words ----------------------------------------------------------------------------------------------------


def key_of(line: str) -> str:
    """The key of a line in a button."""
    return hashlib.blake2b(line.encode(), digest_size=6).hexdigest()


def order_label(speech: Speech, one: Instead) -> str:
    """An order among other choices in words."""
    return speech.text(message_id(f"{speech.key}-do", one.key))


def public_label(match: Match[Any], speech: Speech, seat: int, line: str, offered: Facts | None = None) -> str:
    """A line of a seat in words that everybody may read. ``offered``: what the game says of it, where that is known."""
    ask, view = match.ask_for(seat), match.view(None)
    if ask is not None:
        option = next((option for option in ask.options if option.text == line), None)
        return line if option is None else option_label(speech, view, ask, option)
    if match.game.is_order(line):
        return next((order_label(speech, one) for one in _instead(match) if one.line == line), line)
    if offered is None:
        return _worded(match, speech, view, line, _offer_of(match, seat, line, _listed(match, seat))).label
    return action_label(speech, view, match.game.parse(line, match.state, seat, None), line, offered)


def _instead(match: Match[Any]) -> tuple[Instead, ...]:
    """The orders that everybody can see may be given in place of an act."""
    return match.game.instead(match.game.no_orders(), match.view(None))


def _listed(match: Match[Any], seat: int) -> tuple[Offer, ...]:
    return tuple(match.game.legal(match.state, seat))


def line_of(match: Match[Any], offer: Offer) -> str:
    """The line that an offer is, or with which its lines begin: the game's own short one where it has one."""
    return str(offer.facts.get("line") or match.game.format(offer.action, match.state, None))


def _offer_of(match: Match[Any], seat: int, line: str, listed: Sequence[Offer]) -> Offer:
    """What a line says, with what the game tells of it where it is listed."""
    action = match.game.parse(line, match.state, seat, None)
    return next((offer for offer in listed if offer.action == action), Offer(kind_of(action), action))


def _worded(match: Match[Any], speech: Speech, view: Any, line: str, offer: Offer) -> Act:
    """An offer in words."""
    rank = face_of(speech.key).rank_of(line, str(offer.facts.get("doing", "")), offer.kind)
    if offer.action is None:
        return Act(line, opening_label(speech, offer), rank, opening_description(speech, offer, MOST_DOES))
    label = action_label(speech, view, offer.action, line, offer.facts)
    if offer.kind in face_of(speech.key).in_picture:
        return Act(line, label, rank)
    return Act(line, label, rank, action_description(speech, view, offer.action, label, offer.facts, MOST_DOES))


# -- what a seat may be seen to do -------------------------------------------------------------------------------------


def likely_lines(match: Match[Any], seat: int) -> tuple[str, ...]:
    """What a seat is likely to say now, for all to see."""
    return (*[line_of(match, offer) for offer in _open_acts(match, seat)], *_known_lines(match, seat))


def _asked_alone(match: Match[Any], seat: int) -> bool:
    """True if a seat alone is waited for, and with no question."""
    return match.to_act == {seat} and match.ask_for(seat) is None


def _open_acts(match: Match[Any], seat: int) -> Iterator[Offer]:
    if _asked_alone(match, seat):
        yield from islice(match.game.open_acts(match.state, seat), MOST_OPEN)


def _known_lines(match: Match[Any], seat: int) -> tuple[str, ...]:
    return match.game.public_buttons(match.view(None), seat) if _asked_alone(match, seat) else ()


def acts(match: Match[Any], speech: Speech, seat: int) -> list[Act]:
    """The same in words, as many as an ask has room for: first what is done, then what is left undone."""
    view, lines = match.view(None), _known_lines(match, seat)
    said = [line for line in lines if not match.game.is_order(line)]
    listed = _listed(match, seat) if said else ()
    offers = [(line_of(match, offer), offer) for offer in _open_acts(match, seat)]
    offers += [(line, _offer_of(match, seat, line, listed)) for line in said]
    orders = [_ordered(match, speech, one) for one in _instead(match) if one.line in lines] if lines else []
    found = [*[_worded(match, speech, view, line, offer) for line, offer in offers], *orders]
    return in_sight([one for one in found if len(one.label) <= MOST_LABEL])


def _ordered(match: Match[Any], speech: Speech, one: Instead) -> Act:
    return Act(one.line, order_label(speech, one), face_of(speech.key).rank_of(one.kind))


def in_sight(found: Sequence[Act]) -> list[Act]:
    """As many as one takes in at a glance, ways of not acting last."""
    declined = [one for one in found if one.rank == ranks.DECLINE][:MOST_DECLINED]
    return [*[one for one in found if one.rank != ranks.DECLINE][: MOST_ACTS - len(declined)], *declined]


# -- the buttons of an ask ---------------------------------------------------------------------------------------------


def offered(match: Match[Any], speech: Speech, place: Place, several: bool, led: bool = False) -> Offered:
    """The answers of a short public question; else what opens the private list, with what everybody sees is possible.

    ``speech`` escapes no name, for buttons show them as they are. ``several``: others are asked by the same message.
    ``led``: somebody is led by a proposal of another kind, beside which only the list is opened.
    """
    ask = match.ask_for(place.seat)
    if ask is not None and not (several or led) and short(ask) and (known := _answers(match, speech, ask)):
        return _answered(speech, place, known)
    label = speech.text("service-button-move" if ask is None else "service-button-decide")
    if several:
        label = speech.text("service-button-of", label=label, name=speech.seats[place.seat])
    opening = Button(button_id(press_kinds.OPEN_PANEL, place.game, place.decision), label[:MOST_BUTTON], ranks.ACT)
    found = [] if led else acts(match, speech, place.seat)
    done = [_said_by(place, one) for one in found if one.rank != ranks.DECLINE]
    declined = [_said_by(place, one) for one in found if one.rank == ranks.DECLINE]
    parted = ([opening, *done], declined) if done else ([opening, *declined],)
    return Offered(tuple(chain.from_iterable(map(in_rows, parted))), _told(speech, found))


def _said_by(place: Place, one: Act) -> Button:
    """The button of an act."""
    return Button(button_id(press_kinds.SAY_LINE, place.game, place.decision, key_of(one.line)), one.label, one.rank)


def _told(speech: Speech, found: Sequence[Act]) -> tuple[str, ...]:
    """What the acts do that tell more than their labels."""
    explained = [one for one in found if one.does and one.rank == ranks.ACT][:MOST_TOLD]
    lines = [speech.text("table-choice-line", choice=escaped(one.label), does=one.does) for one in explained]
    kept = [place for place, signs in enumerate(accumulate(map(len, lines)), 1) if signs <= MOST_EXPLAINED]
    return tuple([f"-# {line}" for line in lines[: max(kept, default=1)]])


def in_rows(found: Sequence[T]) -> tuple[tuple[T, ...], ...]:
    """Buttons in rows, as many as a message takes."""
    starts = range(0, len(found), MOST_BUTTONS)
    return tuple([tuple(found[start : start + MOST_BUTTONS]) for start in starts])[:MOST_ROWS]


def short(ask: Ask) -> bool:
    """True if the answers of a question are few enough for public buttons: one option, or where it may be, none."""
    one = ask.free is None and ask.high == 1 and not ask.secret
    return one and len(ask.options) + (ask.low == 0) <= MOST_ANSWERS


def answer_names(option: Option) -> tuple[str, ...]:
    """What an answer may be called: as its question calls it, its verb, itself."""
    return (str(option.facts.get("does", "")), option.text.partition(" ")[0], option.id)


def _answers(match: Match[Any], speech: Speech, ask: Ask) -> list[Act]:
    """Each option, and none where that is an answer; nothing where one of them is too long for a button."""
    view, face = match.view(None), face_of(speech.key)
    found = []
    for option in ask.options:
        label = option_label(speech, view, ask, option)
        does = option_description(speech, view, ask, option, label, MOST_DOES)
        found.append(Act(option.text, label, face.rank_of(*answer_names(option)), does))
    if ask.low == 0:
        found.append(Act("", speech.text("service-button-none"), ranks.DECLINE))
    return found if all(len(one.label) <= MOST_LABEL for one in found) else []


def _answered(speech: Speech, place: Place, known: Sequence[Act]) -> Offered:
    """A button for each answer; those that leave something undone stand last."""
    made = [
        Button(button_id(press_kinds.ANSWER, place.game, place.decision, number), one.label, one.rank)
        for number, one in enumerate(known)
    ]
    ordered = sorted(made, key=lambda one: one.rank == ranks.DECLINE)
    return Offered(in_rows(ordered), _told(speech, known))
