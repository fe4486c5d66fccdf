"""Captives: who may take whom, and taking (section 14). Setting free is ``damage.free``."""

from __future__ import annotations

from bot.games.mage_knight.attack.modes import Mode
from bot.games.mage_knight.faults import Fault, fault
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import Figure

NO_CAPTORS = ("berserk", "battle_fury", "invulnerability")
NO_CAPTIVES = (*NO_CAPTORS, "command")


def capture_fault(field: Field, captor: Figure, target: Figure, mode: Mode) -> Fault | None:
    """Why a capture attempt cannot be declared (MKU-14.8, 14.9, 14.15, 14.19); that the captor may fight is known."""
    if not mode.captures:
        return fault("mode_cannot_capture", _clause(mode.id), ability=mode.id)
    for ability in NO_CAPTORS:
        if field.has(captor, ability):
            return fault("cannot_capture", "MKU-14.19", figure=captor.id, ability=ability)
    if target.captive:
        return fault("captor_not_captured", "MKU-14.15", target=target.id)
    for ability in NO_CAPTIVES:
        if field.has(target, ability):
            return fault("cannot_be_captured", "MKU-14.19", target=target.id, ability=ability)
    return None


def _clause(mode: str) -> str:
    return {"sweep": "MKU-SA.sweep.1", "weapon_master": "MKU-SA.weapon_master.3"}.get(mode, "MKU-14.1")


def take(p: Play, captor: Figure, target: Figure) -> None:
    """A capture attempt has succeeded: no damage (MKU-14.3)."""
    captor.captive = target.id
    target.captor = captor.id
    p.say("captured", seat=captor.owner, figure=captor.id, target=target.id)
