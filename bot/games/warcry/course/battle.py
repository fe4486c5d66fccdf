"""The battle phase: set-up, first command, moving, passing, and the count of commands (WC-4, WC-5)."""

from __future__ import annotations

from bot.engine.play import No
from bot.games.warcry.actions import Move, Pass
from bot.games.warcry.board import Board, piece_facts
from bot.games.warcry.course.muster import correct
from bot.games.warcry.course.turn import no_own_unit, out_of_turn, own_unit
from bot.games.warcry.play import Play, Trigger
from bot.games.warcry.state import BATTLE, RESERVE, in_line, other
from bot.games.warcry.zones import discard_hand_army, draw_action, line_up, move, roll_off

HAND = 5  # WC-4.1
MOST_COMMANDS = 200  # WC-5.16
WARN_FROM = 180


# Set-up --------------------------------------------------------------------------------------------------------


async def set_up(p: Play) -> None:
    """From the last muster pass to the first command (WC-3.16, WC-4.1 to WC-4.9)."""
    state = p.state
    await _close_muster(p)
    if not any(player.units for player in state.players):
        # WC-3.17: straight to WC-11.10; who mustered first reveals first.
        state.first_command, state.phase = state.muster_first, "battle_count"
        return
    for seat in (state.muster_first, other(state.muster_first)):
        await draw_action(p, seat, HAND)
    first = await _first_commander(p)
    state.first_command = state.active = first
    p.say("first_command", seat=first)
    state.phase = "commands"
    await p.react(Trigger("setup_done", -1))  # WC-4.9


async def _close_muster(p: Play) -> None:
    state = p.state
    state.active = state.muster_first
    for seat in (0, 1):
        correct(p, seat)  # WC-3.12: repeated before the battle phase
    line_up(p)
    await p.t.reveal("muster_hands")
    for seat in (state.muster_first, other(state.muster_first)):
        discard_hand_army(p, seat)
    await p.react(Trigger("muster_done", -1))


def initiative(b: Board, seat: int) -> int:
    """Tactic points of the reserve line and Scout values of the battle line (WC-4.2 to WC-4.4)."""
    player = b.side(seat)
    points = sum(b.tactic_points(unit) for unit in in_line(player, RESERVE))
    return points + sum(b.scout(unit) for unit in in_line(player, BATTLE))


async def _first_commander(p: Play) -> int:
    sums = [initiative(p, seat) for seat in (0, 1)]
    for seat in (0, 1):
        p.say("initiative", seat=seat, sum=sums[seat])
    if sums[0] != sums[1]:
        return 0 if sums[0] > sums[1] else 1
    return await roll_off(p, "initiative", p.state.muster_first)


# Commands ------------------------------------------------------------------------------------------------------


def can_move(b: Board, seat: int, piece: str) -> No | None:
    """Why the seat may not move this unit now, if so (WC-5.8). A committed unit may move (WC-5.9, WC-R6)."""
    refusal = out_of_turn(b, seat, "commands", "WC-5.2") or no_own_unit(b, seat, piece, "WC-5.8")
    unit = own_unit(b, seat, piece)
    if refusal is None and unit is not None and unit.line != RESERVE:
        return "not_in_reserve", "WC-5.8", dict(piece_facts("unit", unit))
    if refusal is None and unit is not None and unit.committed and b.state.options.committed_may_move is False:
        return "committed_stays", "WC-R6", dict(piece_facts("unit", unit))
    return refusal


async def move_unit(p: Play, seat: int, action: Move) -> None:
    """Move a unit from the reserve line to the battle line (WC-5.8)."""
    p.demand(can_move(p, seat, action.unit))
    unit = p.need_unit(action.unit)
    p.mark("move", seat, unit.id)
    move(p, unit, BATTLE)
    end_command(p)


async def pass_command(p: Play, seat: int, action: Pass) -> None:
    """Do nothing; the second pass in a row ends the battle (WC-5.10)."""
    p.demand(out_of_turn(p, seat, "commands", "WC-5.2"))
    p.state.pass_count += 1
    p.mark("pass", seat)
    p.say("passed", seat=seat, what="command")
    p.state.phase = "command_end"


def end_command(p: Play) -> None:
    """A command other than a pass has been carried out (WC-5.11); what follows happens by itself."""
    p.state.pass_count = 0
    p.state.phase = "command_end"


def next_command(p: Play) -> None:
    """Count the command just carried out; go on to the opponent, or to the end of the battle (WC-5.2, WC-5.16)."""
    state = p.state
    state.commands += 1
    if state.pass_count >= 2:
        state.phase = "battle_count"
        return
    if state.commands >= MOST_COMMANDS:
        p.say("command_cap_reached", count=state.commands)
        state.phase = "battle_count"
        return
    if state.commands >= WARN_FROM:
        p.say("command_cap_near", count=state.commands, left=MOST_COMMANDS - state.commands)
    state.active, state.phase = other(state.active), "commands"
