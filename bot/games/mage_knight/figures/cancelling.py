"""Cancelling optional abilities until the end of the turn (MKU-5.15 to 5.19), in turn and out of it (MKU-P13)."""

from __future__ import annotations

from functools import lru_cache

from bot.engine.play import Fault, fault
from bot.engine.requests import Ask, Option
from bot.games.mage_knight.actions import Cancel
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.play import Play


def cancel_fault(field: Field, seat: int, name: str, ability: str) -> Fault | None:
    """Why a seat cannot cancel an ability of a figure; None if it can."""
    figure = field.find(name)
    if figure is None:
        return fault("no_such_figure", "MKU-5.16", figure=name)
    if figure.owner != seat:
        return fault("not_your_figure", "MKU-5.16", figure=name)
    if figure.status != "field":
        return fault("not_on_the_field", "MKU-5.16", figure=name)
    known = field.edition.abilities.get(ability)
    if known is None or ability not in field.marks(figure):
        return fault("ability_not_shown", "MKU-5.13", figure=name, ability=ability)
    if not known.optional:
        return fault("not_optional", "MKU-SA.0.3", figure=name, ability=ability)
    if ability in figure.cancelled:
        return fault("already_cancelled", "MKU-5.17", figure=name, ability=ability)
    return None


def put_out(p: Play, name: str, ability: str) -> None:
    """Cancel an ability of a figure until the end of the turn in progress (MKU-5.17); the faults are tested before."""
    figure = p.figure(name)
    figure.cancelled = (*figure.cancelled, ability)
    p.say("ability_cancelled", seat=figure.owner, figure=name, ability=ability)


async def cancel(p: Play, seat: int, action: Cancel) -> None:
    """Cancel at any time, but not while paths are owed after a roll (MKU-R11); the engine keeps it out of attacks."""
    if p.state.phase != "play":
        p.refuse("not_in_play", "MKU-5.16")
    if p.state.pending is not None:
        p.refuse("decision_open", "MKU-P13", seat=p.state.pending.seat)
    p.demand(cancel_fault(p.field, seat, action.figure, action.ability))
    put_out(p, action.figure, action.ability)


async def renew(p: Play) -> None:
    """At the start of every turn each player's standing orders cancel again what they name (MKU-P2, MKU-5.17).

    Who has anything to cancel is asked, and never waited for; so nothing but what is cancelled tells of an order.
    """
    asks = _renewals(p.field)
    for answer in await p.t.ask_all(asks) if asks else ():
        for name in answer:
            put_out(p, *split(name))


def split(name: str) -> tuple[str, str]:
    """The figure and the ability that an option names: ``A1:flight``."""
    figure, _, ability = name.partition(":")
    return figure, ability


@lru_cache(maxsize=1024)
def _option(figure: str, ability: str) -> Option:
    """What may be chosen; the same few are offered at the start of every turn."""
    name = f"{figure}:{ability}"
    return Option(name, f"cancel {name}")


def _renewals(field: Field) -> list[Ask]:
    """One question a seat: the optional abilities that its figures show and have not cancelled."""
    offered: dict[int, list[Option]] = {}
    for figure in field.there():
        for ability in field.optional(figure):
            offered.setdefault(figure.owner, []).append(_option(figure.id, ability))
    return [
        Ask(
            seat,
            "renewal",
            tuple(options),
            low=0,
            high=len(options),
            secret=True,
            non_blocking=True,
            clause="MKU-5.17",
            rare=True,
        )
        for seat, options in sorted(offered.items())
    ]
