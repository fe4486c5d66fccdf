"""Giving up a battle to save units (WC-11.14 to WC-11.21)."""

from __future__ import annotations

from bot.engine.play import No
from bot.games.warcry.actions import Retreat, RetreatUnit
from bot.games.warcry.board import Board, piece_facts
from bot.games.warcry.course import cleanup
from bot.games.warcry.course.turn import no_own_unit, out_of_turn, own_unit, wrong_phase, wrong_seat
from bot.games.warcry.play import Play, Trigger
from bot.games.warcry.state import Unit, other
from bot.games.warcry.zones import remove_unit, roll


async def retreat(p: Play, seat: int, action: Retreat) -> None:
    """The battle is lost at once (WC-11.14); if that was not the game, units may be saved one by one."""
    p.demand(out_of_turn(p, seat, "commands", "WC-5.2"))
    state = p.state
    state.commands += 1
    p.mark("retreat", seat)
    p.say("retreated", seat=seat)
    if cleanup.win_battle(p, other(seat), "retreat"):
        return  # WC-11.20
    state.phase, state.retreating, state.saved = "retreat_tests", seat, []
    await p.react(Trigger("retreated", seat))


def undecided(b: Board) -> list[Unit]:
    """Units of the retreating army that are neither saved nor gone."""
    return [unit for unit in b.units(b.state.retreating) if unit.id not in b.state.saved]


def can_retreat_unit(b: Board, seat: int, piece: str) -> No | None:
    """Why nothing may be decided about this unit now, if so (WC-11.15)."""
    refusal = (
        wrong_phase(b, "retreat_tests")
        or wrong_seat(b, seat, b.state.retreating, "WC-11.18")
        or no_own_unit(b, seat, piece, "WC-11.15")
    )
    unit = own_unit(b, seat, piece)
    if refusal is None and unit is not None and piece in b.state.saved:
        return "already_saved", "WC-11.17", dict(piece_facts("unit", unit))
    return refusal


async def retreat_unit(p: Play, seat: int, action: RetreatUnit) -> None:
    """Test one unit, or discard it; the owner goes on knowing the result (WC-11.15)."""
    p.demand(can_retreat_unit(p, seat, action.unit))
    unit = p.need_unit(action.unit)
    p.mark("retreat_unit", seat, unit.id)
    if action.test and await _passes(p, seat, unit):
        p.state.saved.append(unit.id)
        p.tell_unit("saved", unit, seat=seat)
    else:
        # WC-2.41: a retreat is no destruction to which anything reacts.
        p.tell_unit("destroyed", unit, seat=seat, cause="retreat", attachments=tuple(a.card for a in unit.attachments))
        remove_unit(p, unit)


async def _passes(p: Play, seat: int, unit: Unit) -> bool:
    """Against printed leadership, without modifiers and reactions (WC-11.16); no card to roll: failed (WC-11.21)."""
    number = await roll(p, seat, "leadership_test", unit)
    return number is not None and number <= p.card(unit.card).leadership


async def proceed(p: Play) -> None:
    """Nothing is left to decide: both clean up (WC-11.18)."""
    await cleanup.begin(p)
