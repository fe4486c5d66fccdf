"""The marks of dials: every word that a pack may write beside a value, its window, colour and shape.

What a mark means is for an edition to say.
"""

from __future__ import annotations

from msgspec import Struct


class DialMark(Struct, frozen=True):
    """The mark of one special ability (MKU-SA.0.1, 0.2)."""

    id: str
    slot: str
    colour: str
    shape: str


def _window(slot: str, squares: str, circles: str) -> list[DialMark]:
    """The marks of one window in the order of the colours of the table."""
    forms = [(colour, "square") for colour in ("green", "red", "blue", "orange", "yellow", "black", "grey")]
    forms += [(colour, "circle") for colour in ("red", "blue", "black")]
    names = (squares + " " + circles).split()
    return [
        DialMark(name, slot, colour, shape) for name, (colour, shape) in zip(names, forms, strict=True) if name != "-"
    ]


DIAL_MARKS: dict[str, DialMark] = {
    mark.id: mark
    for mark in [
        *_window("speed", "charge quickness magic_levitation flight aquatic stealth bound", "force_march nimble ram"),
        *_window(
            "attack",
            "healing weapon_master magic_blast flame_lightning shockwave vampirism magic_healing",
            "venom sneak_attack sweep",
        ),
        *_window(
            "defense",
            "battle_armor pole_arm magic_immunity toughness defend regeneration invulnerability",
            "dodge magic_retaliation limited_invisibility",
        ),
        *_window(
            "damage",
            "- berserk magic_enhancement battle_fury demoralized necromancy command",
            "pierce magic_freeze magic_confusion",
        ),
    ]
}

REREAD = {"magic_immunity": "magic_resistance"}
"""One mark on the dial, with a name of its own in the second edition (MK2-33.8)."""

LATER_MARKS = {
    "magic_resistance": DialMark("magic_resistance", "defense", "blue", "square"),
    "cover": DialMark("cover", "defense", "", ""),
    "incantation": DialMark("incantation", "attack", "", ""),
}
"""Words that came with the second edition; two of them have counters and no mark that is known (MK2-33.50)."""

MARKS = {**DIAL_MARKS, **LATER_MARKS}
