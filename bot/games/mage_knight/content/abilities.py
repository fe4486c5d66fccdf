"""The special abilities (MKU-SA): in which window each stands, its mark, and whether its owner may cancel it."""

from __future__ import annotations

from msgspec import Struct


class Ability(Struct, frozen=True):
    """One special ability (MKU-SA.0.1 to 0.3)."""

    id: str
    slot: str
    colour: str
    shape: str
    optional: bool


def _window(slot: str, squares: str, circles: str) -> list[Ability]:
    """The abilities of one window in the order of the colours of the table; a capital letter: not optional."""
    marks = [(colour, "square") for colour in ("green", "red", "blue", "orange", "yellow", "black", "grey")]
    marks += [(colour, "circle") for colour in ("red", "blue", "black")]
    names = (squares + " " + circles).split()
    return [
        Ability(name.lower(), slot, colour, shape, name == name.lower())
        for name, (colour, shape) in zip(names, marks, strict=True)
        if name != "-"
    ]


ABILITIES: dict[str, Ability] = {
    ability.id: ability
    for ability in [
        *_window("speed", "charge quickness magic_levitation flight aquatic stealth bound", "force_march nimble ram"),
        *_window(
            "attack",
            "healing weapon_master magic_blast flame_lightning shockwave VAMPIRISM magic_healing",
            "VENOM sneak_attack sweep",
        ),
        *_window(
            "defense",
            "BATTLE_ARMOR POLE_ARM MAGIC_IMMUNITY TOUGHNESS defend regeneration INVULNERABILITY",
            "dodge MAGIC_RETALIATION limited_invisibility",
        ),
        *_window(
            "damage",
            "- BERSERK magic_enhancement BATTLE_FURY DEMORALIZED necromancy COMMAND",
            "pierce magic_freeze magic_confusion",
        ),
    ]
}

NOT_MOVING = ("magic_levitation", "regeneration", "necromancy")
"""Uses of a move action in which the figure neither moves nor turns (MKU-7.12)."""
