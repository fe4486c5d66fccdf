"""Double time: twice the unmodified speed, without the abilities of speed, at the price of a click (MK2-15)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from bot.engine.play import Fault, fault
from bot.games.mage_knight.editions.edition import Edition
from bot.games.mage_knight.field.bans import forbidden_fault
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.passage import imagined
from bot.games.mage_knight.figures.damage import hurt
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import Figure

T = TypeVar("T")


def has_double_time(edition: Edition) -> bool:
    """True if anybody can move so in an edition (MK2-9.6)."""
    return any(one.double_time or one.no_double_time for one in edition.bases.values())


def double_time_fault(field: Field, figure: Figure) -> Fault | None:
    """Why a figure cannot be given a move in double time now (MK2-15.1, 15.2, 15.10, 33.13, 33.14)."""
    powers = field.powers(figure)
    if not powers.double_time:
        return fault("no_double_time", "MK2-15.1", figure=figure.id)
    for one in powers.abilities:
        if one.no_double_time:
            return fault("ability_keeps_pace", one.clause, figure=figure.id, ability=one.id)
    if (banned := forbidden_fault(field, figure, "double_time")) is not None:
        return banned
    for foe in field.opponents(figure):
        return fault("double_time_in_contact", "MK2-15.2", figure=figure.id, enemy=foe.id)
    return None


def without_speed(field: Field, names: Sequence[str]) -> Field:
    """The field as it is for those figures as long as they are in double time (MK2-15.5, 15.14)."""
    return imagined(field, [rushing(field, field.figure(one)) for one in names])


def rushing(field: Field, figure: Figure) -> Figure:
    """The figure as its dial stands, without what has no effect in double time."""
    return replace(figure, cancelled=_rested(field, figure))


def _rested(field: Field, figure: Figure) -> tuple[str, ...]:
    """What is without effect then: abilities beside the speed, the nexus too, and of its subfaction (MK2-R24)."""
    click = field.click(figure)
    idle = [click.abilities[0], click.nexus if click.nexus_value == "speed" else ""]
    idle += [one.id for one in field.powers(figure).abilities if one.rests]
    return (*figure.cancelled, *[name for name in idle if name and name not in figure.cancelled])


async def marched(p: Play, names: Sequence[str], going: Callable[[], Awaitable[T]]) -> T:
    """Carry out a move of such figures, from its first step to what it costs at its end (MK2-12.13, 15.4, 15.11)."""
    before = {name: p.figure(name).cancelled for name in names}
    for name in names:
        p.figure(name).cancelled = _rested(p.field, p.figure(name))
    gone = await going()
    for name in names:
        figure = p.figure(name)
        figure.cancelled = before[name]
        tired = p.field.powers(figure).tires
        if tired is not None and figure.status == "field":
            p.say("tired", figure=name)
            hurt(p, figure, tired.clicks, figure.owner, tired.cause)
    return gone
