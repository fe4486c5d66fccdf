"""What domains and items do to a figure that somebody looks at (MK2-3.10, MK2-E5)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.requests import Facts
from bot.games.mage_knight.field import values
from bot.games.mage_knight.field.effects import Working, concerned, in_play
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.things import borne_by
from bot.games.mage_knight.state import Figure

NONE = "none"
AT_REST: tuple[values.Value, ...] = ("speed", "attack", "defense", "damage", "ranged_damage", "range")


def changes(field: Field, figure: Figure) -> Iterator[Facts]:
    """What it bears, each thing that works on it with its condition, and the values that are others for it now."""
    if borne := borne_by(field, figure):
        yield {"row": "bears", "figure": figure.id, "items": tuple([thing.id for thing in borne])}
    for one in in_play(field):
        if concerned(field, one, figure):
            yield _told(figure, one)
    if figure.chanted:
        yield {"row": "chanted", "figure": figure.id}
    for value in AT_REST if not values.unchanging(field) else ():
        number, printed = _now(field, figure, value), values.printed(field, figure, value)
        if number != printed:
            yield {"row": "now", "figure": figure.id, "value": value, "number": number, "printed": printed}


def _now(field: Field, figure: Figure, value: values.Value) -> int:
    if value == "range":
        return values.reach(field, figure)
    added = values.modifiers(field, figure, value)
    return values.reckoned(field.edition, values.unmodified(field, figure, value), added)


def _told(figure: Figure, one: Working) -> Facts:
    """An effect: what changes a value with its number and condition; of any other that it works."""
    effect, when = one.effect, one.effect.when
    told: Facts = {"figure": figure.id, "card": one.source, "type": effect.type}
    if effect.type not in ("modifier", "replacement"):
        return {"row": "works", **told}
    told |= {"value": effect.value, "to": str(effect.to), "amount": effect.amount}
    told |= {"attack": when.attack or NONE, "attack_type": when.attack_type or NONE, "targets": when.targets or NONE}
    told |= {"capture": when.capture, "until": str(when.round_to or NONE), "against": effect.who == "attacker"}
    told |= {"keywords": when.speed_type if told["against"] and when.speed_type else NONE}
    return {"row": "changed", **told}
