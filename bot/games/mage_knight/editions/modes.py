"""What an attack mode is (MKU-SA.0.8): a row of an edition's table, with all in which one way to attack differs."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Combat = Literal["close", "ranged"]

VALUE, ONE, DIE, NONE = "value", "one", "die", "none"
"""What a hit deals: the damage value, one click, the result of a die, nothing."""

NOBODY = -1


class Mode(Struct, frozen=True):
    """One way to attack. The ability of the same name must be in effect; the normal mode needs none."""

    id: str
    combat: Combat
    clause: str
    deals: str = VALUE
    most: int = 1  # targets that may be named; 0: as many as the figure has arrows; NOBODY: none
    hits: Literal["named", "in_front", "around", "beside", "area"] = (
        "named"  # who is attacked; beside: its neighbours too
    )
    heals: bool = False
    standing: str = ""  # by which clause it is never at the end of a move; empty: it may be
    formation: bool = False  # the primary attacker of a formation may use it (MKU-SA.0.9)
    captures: bool = False
    no_capture: str = "MKU-14.1"  # by which clause nobody is captured so
    magic: bool = False  # magic immune figures cannot be chosen
    unhindered: bool = False  # nothing blocks its line of fire, and terrain adds nothing
    plain: bool = False  # whoever is attacked counts as having no abilities
    cause: str = ""  # what its damage is called, if otherwise than that of others
    freezes_from: int = 0  # the lowest roll of a die that gives whoever is hit a token; 0: none does
