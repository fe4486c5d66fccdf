"""Captives: who may take whom, and taking (section 14). Setting free is ``damage.free``."""

from __future__ import annotations

from bot.engine.play import Fault, fault
from bot.games.mage_knight.attack.landing import land_together
from bot.games.mage_knight.editions.modes import Mode
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.figures.tokens import uncover
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import Figure


def capture_fault(field: Field, captor: Figure, target: Figure, mode: Mode) -> Fault | None:
    """Why a capture attempt cannot be declared (MKU-14.8, 14.9, 14.15, 14.19); that the captor may fight is known."""
    if not mode.captures:
        return fault("mode_cannot_capture", mode.no_capture, ability=mode.id)
    for one in reversed(field.powers(captor).abilities):
        if one.captures_nobody:
            return fault("cannot_capture", "MKU-14.19", figure=captor.id, ability=one.id)
    if target.captive:
        return fault("captor_not_captured", "MKU-14.15", target=target.id)
    for one in reversed(field.powers(target).abilities):
        if one.uncapturable:
            return fault("cannot_be_captured", "MKU-14.19", target=target.id, ability=one.id)
    return None


def take(p: Play, captor: Figure, target: Figure) -> None:
    """A capture attempt has succeeded: no damage (MKU-14.3)."""
    captor.captive = target.id
    target.captor = captor.id
    uncover(p, target)
    p.say("captured", seat=captor.owner, figure=captor.id, target=target.id)
    if captor.soaring:
        land_together(p, captor, target)
