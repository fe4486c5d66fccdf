"""Follow-up attacks (WC-8.14 to WC-8.19, WC-8.27), final combats (WC-11.7) and the end of a command (WC-5.2)."""

from __future__ import annotations

from bot.engine.play import No
from bot.games.warcry import zones
from bot.games.warcry.actions import FollowUp, FollowUpDefender
from bot.games.warcry.board import Board, piece_facts
from bot.games.warcry.course.battle import next_command
from bot.games.warcry.course.fight import clear_table, finish, the_combat
from bot.games.warcry.course.turn import wrong_phase, wrong_seat
from bot.games.warcry.effects.doing import resume_ability
from bot.games.warcry.effects.reactions import resume_window
from bot.games.warcry.play import Play
from bot.games.warcry.state import BATTLE, FIELD, Combat, ResumeOps, ResumeWindow, Unit, note_origin, other


async def follow_up(p: Play, seat: int, action: FollowUp) -> None:
    """The winner makes the follow-up attack, or declines (WC-8.14)."""
    p.demand(wrong_phase(p, "follow_up_choice") or wrong_seat(p, seat, the_combat(p).winner or 0, "WC-8.14"))
    combat = the_combat(p)
    if not action.yes:
        p.say("follow_up_declined", seat=seat)
        finish(p)
        return
    unit = p.need_unit(p.fighter_id(seat))
    p.say("follow_up", seat=seat, **piece_facts("unit", unit))
    p.state.follower = unit.id
    p.state.final = combat.tie_break
    clear_table(p)
    zones.line_up(p)
    ready = [enemy for enemy in p.units(other(seat)) if not enemy.committed]
    p.state.chooser = other(seat) if ready else seat  # WC-8.16
    p.state.phase = "follow_up_defender"


def follow_up_defenders(b: Board) -> list[Unit]:
    """The units that may meet the follow-up: the loser's ready ones, from any line; without one, all (WC-8.16).

    The other reading of WC-R10: as long as a ready one stands in the battle line, none of the reserve.
    """
    seat = other(follower_seat(b))
    units = b.units(seat)
    ready = [unit for unit in units if not unit.committed]
    if b.state.options.follow_up_from_reserve is False:  # WC-R10
        ready = [unit for unit in ready if unit.line == BATTLE] or ready
    return ready or list(units)


def follower_seat(b: Board) -> int:
    """Whose unit makes the follow-up attack."""
    return 0 if b.state.follower.startswith("A") else 1


def cannot_meet(b: Board, seat: int, piece: str) -> No | None:
    """Why this unit may not be chosen to meet the follow-up, if so."""
    refusal = wrong_phase(b, "follow_up_defender") or wrong_seat(b, seat, b.state.chooser, "WC-8.16")
    if refusal is not None:
        return refusal
    fitting = [unit.id for unit in follow_up_defenders(b)]
    if piece in fitting:
        return None
    return "not_a_follow_up_defender", "WC-8.16", {"unit": piece[:20], "options": tuple(fitting)}


async def follow_up_defender(p: Play, seat: int, action: FollowUpDefender) -> None:
    """The unit that meets the follow-up is chosen; nothing is declared and nothing blocks (WC-8.18, WC-8.27)."""
    p.demand(cannot_meet(p, seat, action.unit))
    begin_follow_up(p, p.need_unit(action.unit))


def begin_follow_up(p: Play, defender: Unit) -> None:
    """Set up the second combat."""
    attacker = p.need_unit(p.state.follower)
    note_origin(defender)
    p.state.combat = Combat(
        follower_seat(p), attacker.id, defender.id, defender.id, follow_up=True, tie_break=p.state.final
    )
    p.mark("follow_up", follower_seat(p), attacker.id, defender.id)
    p.state.phase = "combat_start"


def begin_final_combat(p: Play, attacker: Unit, defender: Unit) -> None:
    """A final combat between two units, both turned ready (WC-11.7, WC-11.8, WC-11.22)."""
    seat = 0 if attacker.id.startswith("A") else 1
    for unit in (attacker, defender):
        note_origin(unit)
        unit.line = FIELD
        unit.committed = False
    p.state.final = True
    p.state.combat = Combat(seat, attacker.id, defender.id, defender.id, tie_break=True)
    p.mark("final_combat", seat, attacker.id, defender.id)
    p.state.phase = "combat_start"


def _forget_origins(p: Play) -> None:
    """The line in which a unit stood counts until the whole command is over (WC-C46)."""
    for unit in p.everybody():
        unit.origin = ""


async def after_command(p: Play) -> None:
    """A command with all its combats is over: what an attack made at once had interrupted, then the next command."""
    p.state.follower = ""
    zones.line_up(p)
    if not p.state.resume:
        _forget_origins(p)
    if p.state.final:
        p.state.final = False
        p.state.phase = "battle_count"
        return
    while p.state.resume:
        left = p.state.resume.pop(0)
        if isinstance(left, ResumeOps):
            if await resume_ability(p, left):
                return
        elif isinstance(left, ResumeWindow):
            _forget_origins(p)
            await resume_window(p, left)
            if p.state.phase == "attack_declared":
                return
        else:
            _forget_origins(p)
            p.state.active = left.seat
            p.state.phase = "commands"
            return
    _forget_origins(p)
    next_command(p)  # the turn passes to the opponent of the active player, whoever won (WC-5.2, WC-8.22)
