"""What a knight carries, and may receive, as he stands on the map (AL-4); the limits themselves are of the pack."""

from __future__ import annotations

from bot.engine.play import No
from bot.games.albion.board import Board
from bot.games.albion.content.arming import attributes_fault as attributes_fault
from bot.games.albion.content.arming import fault as fault
from bot.games.albion.content.arming import floor_fault, too_weak
from bot.games.albion.content.arming import kinds as kinds
from bot.games.albion.content.arming import kit_fault as kit_fault
from bot.games.albion.content.arming import ready_allotment as ready_allotment
from bot.games.albion.play import Play
from bot.games.albion.state import Allotment, Knight


def carrying_fault(b: Board, knight: Knight, received: bool) -> No | None:
    """The limits on what he carries now (AL-4.3 to AL-4.11, AL-7.10).

    ``received``: a token in this phase; then S - E must reach the floor, too (AL-4.14, AL-4.17).
    """
    kit = [b.gear(one) for one in knight.tokens]
    no = kit_fault(b.content, kit, mounted=b.mounted(knight))
    if no is not None:
        return no[0], no[1], {"knight": knight.id, **no[2]}
    return floor_fault(b.content, knight.id, kit, knight.strength) if received else None


def too_weak_for(b: Board, knight: Knight, kind: str) -> No | None:
    """Why his S does not suffice to receive that (AL-4.12)."""
    return too_weak(knight.id, knight.strength, b.content.gear[kind])


def equip(p: Play, knight: Knight, allotment: Allotment) -> None:
    """Give him attributes and tokens from the unlimited supply (AL-4.15). What bounds his Power the caller says."""
    knight.strength, knight.power = allotment.strength, allotment.power
    knight.tokens += [p.issue(kind) for kind in kinds(p.content, allotment)]
