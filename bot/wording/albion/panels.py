"""What a player of Powers of Albion reads in his panel, and the standing orders that he might give."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.requests import Facts
from bot.games.albion.view import PawnView, SeatView, View
from bot.i18n.speech import Speech

GENERAL = (
    "order moves stay", "order moves ask", "order take objects", "order take all", "order take better",
    "order take nothing", "order take ask", "order leave nothing", "order leave ask", "order clear",
)  # fmt: skip
"""What may be ordered whatever one has (AL-D2, AL-D3)."""

OF_KNIGHTS = (
    "auto yes", "auto no", "join yes", "join no", "attack nothing", "attack carriers", "defence best",
    "defence parry", "defence dodge", "fight strike", "flee_below 6", "offer_below 6 price=2", "ransom_price 4",
    "accept_offer_from 4", "stop_after 20",
)  # fmt: skip
"""What may be ordered of all knights or of one (AL-D24 to AL-D34)."""


def status(view: View, speech: Speech) -> str:
    """The Treasury, and each own knight: where he stands; but for orders also what is left of him, what he carries."""
    seat = view.own
    if seat is None:
        return ""
    told = [
        speech.text(
            "table-albion-status", treasury=seat.treasury, cards=tuple(map(str, seat.groups)), leads=bool(seat.groups)
        )
    ]
    return "\n".join(
        [
            *told,
            *[_knight(view, speech, one) for one in view.own_pawns],
            *_armed(view, seat, speech),
            *_ordered(view, seat, speech),
        ]
    )


def _knight(view: View, speech: Speech, one: PawnView) -> str:
    figures = one.figures
    if figures is None:
        return ""
    known: Facts = {
        "pawn": one.code,
        "pawn_card": figures.knight,
        "hex": one.hex,
        "transport": one.transport,
        "damage": figures.damage,
        "hurt": figures.damage > 0,
    }
    if view.phase == "movement":
        return speech.text("table-albion-knight-orders", **known)
    more: Facts = {
        "modified": figures.modified,
        "power": figures.power,
        "tokens": tuple([token.kind for token in figures.tokens]),
        "carries": bool(figures.tokens),
    }
    return speech.text("table-albion-knight", **known, **more)


def _armed(view: View, seat: SeatView, speech: Speech) -> Iterator[str]:
    """At set-up what has been chosen so far."""
    if view.phase == "set_up":
        for knight, one in seat.allotments.items():
            tokens = (*one.weapons, *one.armour, *(["shield"] if one.shield else []))
            figures = {"strength": one.strength, "power": one.power, "carries": bool(tokens)}
            yield speech.text("table-albion-armed", knight=knight, tokens=tokens, **figures)
        for numbered in seat.numbers.values():
            yield speech.text("table-albion-numbered", cards=numbered)


def _ordered(view: View, seat: SeatView, speech: Speech) -> Iterator[str]:
    """In the first phase the orders given so far, and whether they are handed in."""
    if view.phase == "movement" and seat.moves:
        said = " / ".join([f"{one.pawn}: {'-'.join(one.path) or 'stay'}" for one in seat.moves])
        yield speech.text("table-albion-ordered", line=said, left=seat.gathering)


def order_lines(view: View, speech: Speech) -> list[str]:
    """The orders that fit the table as the seat sees it, in notation."""
    if view.viewer is None:
        return []
    foes = sorted({one.group for one in view.pawns if one.seat != view.viewer})
    said = [*OF_KNIGHTS, *[f"attack {group}" for group in foes], *_of_weapons(view, speech)]
    whose = ["", *[f" for={one.code}" for one in view.own_pawns]]
    return [*GENERAL, *[f"order {line}{pawn}" for pawn in whose for line in said]]


def _of_weapons(view: View, speech: Speech) -> list[str]:
    """The weapons and spells of the own knights."""
    gear = speech.game.content.gear
    carried = [one.kind for knight in view.own_pawns if knight.figures for one in knight.figures.tokens]
    weapons = [kind for kind in dict.fromkeys(carried) if gear[kind].kind == "weapon"]
    return [f"weapon {kind}" for kind in weapons]
