"""When close combat is allowed (section 13), also of formations (section 17) and at the end of a move by Charge."""

from __future__ import annotations

from typing import Any

from bot.engine.play import Fault, fault
from bot.games.mage_knight.actions import Close, Ranged
from bot.games.mage_knight.attack.capture import capture_fault
from bot.games.mage_knight.attack.declaring import attack_fault, count_fault
from bot.games.mage_knight.attack.healing import patient_fault
from bot.games.mage_knight.attack.modes import swept, targets_named
from bot.games.mage_knight.editions.modes import Mode
from bot.games.mage_knight.field.bans import forbidden_fault
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.state import Figure


def close_fault(field: Field, seat: int, action: Close, in_move: bool = False) -> Fault | None:
    """Why a close combat attack is not allowed now. ``in_move``: after the move of a charge."""
    return attack_fault(field, seat, action, in_move, _targets)


def _targets(field: Field, seat: int, action: Close | Ranged, mode: Mode) -> Fault | None:
    figure = field.figure(action.figure)
    found = None if mode.heals else forbidden_fault(field, figure, "close_attack")
    found = found or count_fault(action, mode, 1)
    if found is None and isinstance(action, Close):
        if action.heal not in ("damage", "die"):
            found = fault("no_such_healing", "MKU-SA.healing.4", given=action.heal)
        elif action.heal == "die" and not mode.heals:
            found = fault(
                "mode_not_in_effect", "MKU-SA.healing.4", figure=figure.id, ability=field.edition.heals["close"].id
            )
        elif targets_named(action):
            found = _target_fault(field, figure, field.figure(action.target), action, mode)
        else:
            found = _sweep_fault(field, figure, action, mode)
    return found


def _sweep_fault(field: Field, figure: Figure, action: Close, mode: Mode) -> Fault | None:
    if action.capture:
        return fault("mode_cannot_capture", mode.clause, ability=mode.id)
    return None if swept(field, figure) else fault("nobody_in_front", mode.clause, figure=figure.id)


def _target_fault(field: Field, figure: Figure, target: Figure, action: Close, mode: Mode) -> Fault | None:
    if target.status != "field":
        return fault("not_on_the_field", "MKU-11.13", figure=target.id)
    if target.captor:
        return fault("target_captive", "MKU-14.9", target=target.id)
    if mode.heals:
        wrong = patient_fault(field, figure, target)
    elif not field.foes(figure, target):
        wrong = fault("target_friendly", "MKU-11.10", target=target.id)
    else:
        wrong = None
    for one in (figure, *map(field.figure, action.members)):
        wrong = wrong or _reach_fault(field, one, target)
    return wrong or (capture_fault(field, figure, target, mode) if action.capture else None)


def _reach_fault(field: Field, figure: Figure, target: Figure) -> Fault | None:
    """The front arc must touch the target's base (MKU-13.1); nobody touches one on another level (MK2-16.8)."""
    if field.front(figure, target):
        return None
    if figure.soaring is not target.soaring:
        facts: dict[str, Any] = {"figure": figure.id, "target": target.id, "soaring": target.soaring}
        return fault("touch_other_level", "MK2-16.12", **facts)
    if field.touching(figure, target):
        return fault("target_not_in_front", "MKU-13.1", figure=figure.id, target=target.id)
    if field.gap_touch(figure, target):
        return fault("target_across_cliff", "MKU-13.7", figure=figure.id, target=target.id)
    return fault("target_not_in_contact", "MKU-13.1", figure=figure.id, target=target.id)
