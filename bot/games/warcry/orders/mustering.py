"""Mustering by preference (WC-P22): the first card of a list that can be mustered, until something named happens.

Like every order it reads the seat's view, nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from bot.games.warcry.actions import MusterAttachment, MusterPass, MusterUnit
from bot.games.warcry.orders.passing import in_play
from bot.games.warcry.view import View

OTHER, ANY, PASS = "other", "any", "pass"
"""Stops that name no card: a card drawn that the list does not name, whatever the enemy musters, that he passes."""

COMING = ("setup", "muster_order", "muster")
"""The phases of a battle in which its mustering is not over."""


class Wish(Struct, frozen=True):
    """One copy of a card. ``place``: the line of a unit; for an attachment the id or the card of its unit, or empty."""

    card: str
    place: str = ""


class Seen(Struct, frozen=True):
    """What lay before the seat when its list was last looked at."""

    hand: tuple[str, ...]
    own: tuple[str, ...]
    foe: tuple[str, ...]
    foe_passed: bool


class Plan(Struct, frozen=True):
    """A list of wishes for one battle. Without ``passes`` its player is asked where nothing on it can be mustered.

    A plan that has ``stopped`` does nothing more; what is left of it can be ordered again.
    """

    battle: int
    wishes: tuple[Wish, ...]
    passes: bool = False
    drawn: tuple[str, ...] = ()
    foe: tuple[str, ...] = ()
    seen: Seen | None = None  # None: the hand is not dealt yet
    stopped: bool = False


def battle_of(view: View) -> int:
    """The battle for which a list given now is: this one, or the next where its mustering is over."""
    return view.battle_no if view.phase in COMING[1:] else view.battle_no + 1


def seen_now(view: View) -> Seen | None:
    """What lies before the viewer now."""
    if view.phase != "muster" or view.viewer is None:
        return None
    own, foe = view.players[view.viewer], view.players[1 - view.viewer]
    return Seen(own.army_cards or (), tuple(in_play(own)), tuple(in_play(foe)), foe.passed_muster)


def next_muster(plan: Plan, view: View) -> MusterUnit | MusterAttachment | MusterPass | None:
    """What the list has its seat do on its turn: the first wish that can be fulfilled."""
    if plan.stopped or plan.battle != view.battle_no or view.phase != "muster" or view.active != view.viewer:
        return None
    for wish in plan.wishes:
        for card, unit in view.musters:
            if card == wish.card and not unit:
                return MusterUnit(card, wish.place)
            if card == wish.card and wish.place in ("", unit, view.named[unit]):
                return MusterAttachment(card, unit)
    return MusterPass() if plan.passes else None


def after(plan: Plan, view: View) -> Plan | None:
    """What is left of a list after what has happened; nothing once it is done, or its mustering is over."""
    if view.battle_no > plan.battle or (view.battle_no == plan.battle and view.phase not in COMING):
        return None
    now = seen_now(view)
    if now is None:
        return plan
    then = plan.seen or Seen((), now.own, now.foe, now.foe_passed)
    left = list(plan.wishes)
    for piece in now.own:
        done = next((wish for wish in left if wish.card == view.named[piece]), None)
        if piece not in then.own and done is not None:
            left.remove(done)
    if not left and not plan.passes:
        return None
    named = set(plan.drawn) - ({OTHER} if plan.seen is None else set())  # the first hand has other cards anyway
    stops = any(stop in named for stop in _drawn(plan, then, now)) or any(
        stop in plan.foe for stop in _of_the_foe(then, now, view)
    )
    return replace(plan, wishes=tuple(left), seen=now, stopped=plan.stopped or stops)


def _drawn(plan: Plan, then: Seen, now: Seen) -> Iterator[str]:
    """The cards that have come into the hand; each that the list does not name stands for others too."""
    listed = {wish.card for wish in plan.wishes}
    for card in Counter(now.hand) - Counter(then.hand):
        yield card
        if card not in listed:
            yield OTHER


def _of_the_foe(then: Seen, now: Seen, view: View) -> Iterator[str]:
    """What the enemy has mustered, and whether he has passed."""
    for piece in now.foe:
        if piece not in then.foe:
            yield from (view.named[piece], ANY)
    if now.foe_passed and not then.foe_passed:
        yield PASS
