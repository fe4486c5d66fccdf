"""Breaking away from opponents before a move, and shaking them off (section 8)."""

from __future__ import annotations

from msgspec import Struct

from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.figures.damage import hurt, reduced
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import Figure


class Break(Struct, frozen=True):
    """What came of a roll. ``foes`` were in contact, ``shaken`` of them outside the front arc (MKU-8.7)."""

    figure: str
    free: bool
    foes: tuple[str, ...]
    shaken: tuple[str, ...] = ()


def needed(field: Field, figure: Figure) -> int:
    """The lowest roll that breaks away (MKU-8.2, 8.5, 8.12)."""
    sure = field.rides(figure) or field.powers(figure).escapes
    return field.edition.sure_break_away_from if sure else field.edition.break_away_from


def must_break(field: Field, figure: Figure, moves: bool) -> bool:
    """True if a move action begins with a roll (MKU-8.1)."""
    return bool(held_by(field, figure, moves))


def held_by(field: Field, figure: Figure, moves: bool) -> list[Figure]:
    """The opponents from which a move action must break away; a normal figure that only turns from none (MKU-8.11)."""
    return field.opponents(figure) if moves or field.rides(figure) else []


async def roll_free(p: Play, figure: Figure, seat: int) -> Break:
    """One roll against all opponents in contact (MKU-8.2)."""
    foes = p.field.opponents(figure)
    shaken = shaken_by(p.field, figure)
    (die,) = await p.t.roll(1, label="break_away", seat=seat)
    low = needed(p.field, figure)
    free = die >= low
    p.say("broke_away" if free else "held_fast", figure=figure.id, die=die, needed=low)
    names = tuple([foe.id for foe in foes])
    return Break(figure.id, free, names, tuple([foe.id for foe in shaken]) if free else ())


def shaken_by(field: Field, figure: Figure) -> list[Figure]:
    """Whom a figure hurts by breaking away: who is outside its front arc (MKU-8.7)."""
    if not field.rides(figure) or field.powers(figure).shakes_nobody:  # MKU-SA.ram.1
        return []
    return [foe for foe in field.opponents(figure) if not field.front(figure, foe)]


def shake_off(p: Play, broken: Break) -> None:
    """Damage before the move to whoever was not in front of a mounted figure (MKU-8.7, 8.8)."""
    figure = p.figure(broken.figure)
    for foe in map(p.figure, broken.shaken):
        hurt(p, foe, reduced(p.field, foe, 1, "shake_off"), figure.owner, "shake_off")


async def break_away(p: Play, figure: Figure, seat: int | None = None) -> bool:
    """Roll, and shake off after success. ``seat``: who rolls, if not the figure's owner."""
    broken = await roll_free(p, figure, figure.owner if seat is None else seat)
    shake_off(p, broken)
    return broken.free
