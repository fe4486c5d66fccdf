"""Everything that a seat may say now, worded for its holder from what the seat may know. For rules threads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.engine.game import Offer
from bot.engine.notation.words import folded as folded
from bot.engine.requests import Ask, Facts, Free
from bot.faces import face_of
from bot.i18n.choices import (
    action_description,
    action_label,
    fitting_label,
    kind_label,
    kind_of,
    opening_description,
    opening_label,
    option_description,
    option_label,
    piece,
)
from bot.i18n.speech import Speech
from bot.messages.ranks import ACT
from bot.service.core.ask_buttons import answer_names, key_of, order_label
from bot.service.core.loaded_game import UNASKED, LoadedGame
from bot.service.core.previews import Plan

MOST_CHOICES = 500
"""Of the lines listed; what is beyond may be typed."""


class Choice(Struct, frozen=True):
    """One line that may be said. ``key`` names it in buttons: a digest, so that no press means another line."""

    key: str
    kind: str
    line: str
    label: str
    opens: bool = False  # only the beginning of a line: there is more to choose
    within: str = ""  # key of the choice in whose list it stands
    description: str = ""  # what it does, beside the label, in a list
    about: str = ""  # public id of the piece that it is by
    rank: str = ACT


class Menu(Struct, frozen=True):
    """What is put to a seat now. ``ask`` None: it is the seat's turn, or it may act without being waited for.

    ``typed_kind``: more may be said than is listed.
    """

    seat: int
    decision: int
    due: int | None
    prompt: str
    choices: tuple[Choice, ...]
    kinds: dict[str, str]
    ask: Ask | None
    typed: str = ""
    picked: tuple[str, ...] = ()
    staged: tuple[str, ...] = ()
    previews: tuple[str, ...] = ()  # what each staged line would do, as far as that is known
    plan: Plan | None = None  # the last staged action that can be shown, for a drawing of it
    warning: str = ""  # why what is staged is asked for once more
    opened: str = ""  # key of the choice that was opened: the choices are what may be made of it
    pieces: dict[str, str] = {}  # what choices are about, with its name
    default_piece: str = ""  # the piece that a panel opens with
    about: str = ""  # the piece whose choices stand first, with all that may be made of its beginnings
    shown: tuple[Facts, ...] = ()  # what a picture tells of that piece

    @property
    def unasked(self) -> bool:
        """True if nobody waits for the seat."""
        return self.decision >= UNASKED

    @property
    def free(self) -> Free | None:
        """The typed domain of an answer of which nothing can be listed."""
        return None if self.ask is None or self.ask.options else self.ask.free

    @property
    def several(self) -> bool:
        """True if an answer may take more or fewer than one of the choices."""
        return self.ask is not None and takes_several(self.ask)

    @property
    def complete(self) -> bool:
        """True if what is picked is an answer already."""
        return self.ask is not None and self.ask.low <= len(self.picked) <= self.ask.high

    def of_kind(self, kind: str) -> tuple[Choice, ...]:
        """The choices of one kind."""
        return tuple([choice for choice in self.choices if choice.kind == kind])


def takes_several(ask: Ask) -> bool:
    """True if an answer is something else than exactly one option."""
    return ask.free is None and (ask.low, ask.high) != (1, 1)


def menu_of(live: LoadedGame, seat: int, language: str) -> Menu | None:
    """What a seat is asked or may do; None if it may say nothing."""
    number, decision = live.number_of(seat), live.decision_of(seat)
    if live.match is None or number is None or (decision is not None and seat not in live.waiting()):
        return None
    ask = live.match.ask_for(seat)
    speech = live.speech(language)
    view = live.match.view(seat)
    if ask is not None:
        prompt = speech.bare_question(ask)
    elif decision is not None:
        prompt = speech.turn(speech.seat(seat), view)
    else:
        prompt = speech.text("service-unasked", waiting=live.named())
    said = (
        options(live, seat, ask, language)
        if ask
        else chain(offers(live, seat, language), ordered(live, seat, language))
    )
    listed = tuple(unlike(list(said)))
    kinds = {choice.kind: kind_label(speech, choice.kind) for choice in listed}
    due = None if decision is None else decision.due
    plain = live.plain_speech(language)
    pieces = {choice.about: piece(plain, view, choice.about) for choice in listed if choice.about}
    default_piece = live.rules.default_piece(live.table.state, seat) if pieces else ""
    return Menu(
        *(seat, number, due, prompt, listed, kinds, ask, typed_kind(live, seat, ask)),
        pieces=pieces,
        default_piece=default_piece if default_piece in pieces else "",
    )


def options(live: LoadedGame, seat: int, ask: Ask, language: str) -> Iterator[Choice]:
    """The answers to a question."""
    speech, view, face = live.plain_speech(language), live.table.view(seat), face_of(live.game.key)
    for option in ask.options:
        line = live.rules.format((option.id,), live.table.state, ask) if ask.low <= 1 else option.text
        label = option_label(speech, view, ask, option)
        told = option_description(speech, view, ask, option, label)
        rank = face.rank_of(*answer_names(option))
        yield Choice(key_of(option.id), ask.key, line, label, description=told, rank=rank)


def offers(live: LoadedGame, seat: int, language: str) -> Iterator[Choice]:
    """The actions that a seat may declare."""
    speech, match = live.plain_speech(language), live.table
    view = match.view(seat)
    for count, offer in enumerate(live.rules.legal(match.state, seat)):
        if count == MOST_CHOICES:
            return
        if offer.action is not None:
            yield whole(live, speech, view, offer)
        elif "line" in offer.facts:
            yield opening(speech, offer)


def opening(speech: Speech, offer: Offer) -> Choice:
    """A template: the beginning of lines."""
    line = str(offer.facts["line"])
    label, description = opening_label(speech, offer), opening_description(speech, offer)
    return Choice(key_of(line), offer.kind, line, label, opens=True, description=description, about=by(offer))


def ordered(live: LoadedGame, seat: int, language: str) -> Iterator[Choice]:
    """The orders that a seat may give in place of declaring something."""
    speech, match = live.plain_speech(language), live.table
    orders = match.orders.get(seat, live.rules.no_orders())
    for one in live.rules.instead(orders, match.view(seat)):
        rank = face_of(live.game.key).rank_of(one.kind)
        yield Choice(key_of(one.line), one.kind, one.line, order_label(speech, one), rank=rank)


def whole(live: LoadedGame, speech: Speech, view: Any, offer: Offer) -> Choice:
    """An action that may be said as it is, in the game's own short line for it where it has one."""
    line = str(offer.facts.get("line") or live.rules.format(offer.action, live.table.state, None))
    label = action_label(speech, view, offer.action, line, offer.facts)
    description = action_description(speech, view, offer.action, label, offer.facts)
    kind, doing = kind_of(offer.action), str(offer.facts.get("doing", ""))
    rank = face_of(live.game.key).rank_of(doing, kind)
    return Choice(key_of(line), kind, line, label, description=description, about=by(offer), rank=rank)


def by(offer: Offer) -> str:
    """The piece that an offer is by; empty where it is by none."""
    return str(offer.facts.get("about", ""))


def opened_menu(live: LoadedGame, menu: Menu, key: str, language: str) -> Menu | None:
    """The menu of what may be made of one of its choices; None if there is no such choice any more."""
    speech, state = live.plain_speech(language), live.table.state
    view = live.table.view(menu.seat)
    for offer in live.rules.legal(state, menu.seat):
        if offer.action is None and key_of(str(offer.facts.get("line", ""))) == key:
            made = [whole(live, speech, view, one) for one in live.rules.details(state, menu.seat, offer)]
            listed = tuple([replace(one, within=key) for one in unlike(made)])
            kinds = dict.fromkeys([one.kind for one in listed], opening_label(speech, offer))
            shown = live.rules.chosen(state, menu.seat, by(offer))
            return replace(menu, choices=listed, kinds=kinds, opened=key, shown=shown)
    return None


def menu_about(live: LoadedGame, menu: Menu, about: str, language: str) -> Menu:
    """The menu with all that one piece may do, the best first; as it was where it may do nothing."""
    speech, state = live.plain_speech(language), live.table.state
    view = live.table.view(menu.seat)

    offered = live.rules.choices(state, menu.seat, about)
    made = [whole(live, speech, view, one) if one.action is not None else opening(speech, one) for one in offered]
    own = tuple(unlike([replace(one, about=about) for one in made]))
    if not own:
        return menu
    others = tuple([choice for choice in menu.choices if choice.about != about])
    kinds = {choice.kind: kind_label(speech, choice.kind) for choice in own} | menu.kinds
    shown = live.rules.chosen(state, menu.seat, about)
    return replace(menu, choices=(*own, *others), kinds=kinds, about=about, shown=shown)


def typed_kind(live: LoadedGame, seat: int, ask: Ask | None) -> str:
    """The kind of action of which only examples are listed, so that a person needs a form for others."""
    if ask is not None:
        return ""
    for offer in live.rules.legal(live.table.state, seat):
        if isinstance(offer.action, live.rules.open_actions):
            return offer.kind
    return ""


def unlike(choices: Sequence[Choice]) -> Iterator[Choice]:
    """Each line once, with labels that differ: where two would read the same, their lines stand beside."""
    once = {choice.key: choice for choice in choices}.values()
    counts = Counter(choice.label for choice in once)
    for choice in once:
        same = counts[choice.label] > 1
        yield replace(choice, label=fitting_label(f"{choice.label} [{choice.line}]")) if same else choice
