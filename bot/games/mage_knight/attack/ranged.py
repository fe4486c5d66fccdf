"""When ranged combat is allowed (section 12), also of formations (section 16) and at the end of a move by Bound."""

from __future__ import annotations

from bot.engine.play import Fault, fault
from bot.games.mage_knight.actions import Close, Ranged
from bot.games.mage_knight.attack.bombardment import point_fault
from bot.games.mage_knight.attack.declaring import attack_fault, count_fault
from bot.games.mage_knight.attack.modes import attacked, targets_named
from bot.games.mage_knight.editions.modes import NOBODY, Mode
from bot.games.mage_knight.field.bans import forbidden_fault
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.sight import shoot_fault, shooter_fault
from bot.games.mage_knight.state import Figure


def ranged_fault(field: Field, seat: int, action: Ranged, in_move: bool = False) -> Fault | None:
    """Why a ranged combat attack is not allowed now. ``in_move``: after the move of a bound."""
    return attack_fault(field, seat, action, in_move, _targets)


def _targets(field: Field, seat: int, action: Close | Ranged, mode: Mode) -> Fault | None:
    figure = field.figure(action.figure)
    banned = None if mode.heals else forbidden_fault(field, figure, "ranged_attack")
    found = banned or shooter_fault(field, figure) or count_fault(action, mode, mode.most or field.kind(figure).targets)
    if found is not None:
        return found
    if mode.hits == "area":
        point = action.point if isinstance(action, Ranged) else None
        found = point_fault(field, figure, point, attacked(field, figure, mode, (), point))
        return found or forbidden_fault(field, figure, "ranged_attack", point)
    if mode.most == NOBODY:
        reached = attacked(field, figure, mode, ())
        return None if reached else fault("nobody_in_reach", "MKU-SA.shockwave.10", figure=figure.id)
    many = len(targets_named(action)) > 1
    for target in map(field.figure, targets_named(action)):
        if target.status != "field":
            return fault("not_on_the_field", "MKU-11.13", figure=target.id)
        found = shoot_fault(field, seat, figure, target, mode.id, many=many) or ban_fault(field, figure, target, mode)
        for member in map(field.figure, action.members):  # MKU-16.4, SA.magic_blast.6
            found = found or shooter_fault(field, member)
            found = found or shoot_fault(field, seat, member, target, leader=figure.id)
            found = found or ban_fault(field, member, target, mode)
        if found is not None:
            return found
    return None


def ban_fault(field: Field, figure: Figure, target: Figure, mode: Mode) -> Fault | None:
    """By what a shot at a target is forbidden, for any distance or for that one (MK2-3.10)."""
    return None if mode.heals else forbidden_fault(field, figure, "ranged_attack", (target.x, target.y))
