"""The life of a combat: start, result, removal of the loser, end (WC-7.1, WC-7.31, WC-8, WC-9.12 to WC-9.22)."""

from __future__ import annotations

from bot.games.warcry import zones
from bot.games.warcry.board import piece_facts
from bot.games.warcry.effects.ops_control import run_delayed
from bot.games.warcry.effects.sight import would_be_destroyed
from bot.games.warcry.play import Play, Trigger
from bot.games.warcry.rolls import combat_roll
from bot.games.warcry.state import BATTLE, FIELD, LETTERS, RESERVE, Combat, Unit, other, seat_of


def wounded_before_start(p: Play, combat: Combat) -> bool:
    """True if the attacker has gone or is committed, or the target has gone, before anything was drawn (WC-6.15)."""
    attacker = p.unit(combat.attacker)
    return attacker is None or attacker.committed or p.unit(combat.target) is None


def call_off(p: Play, combat: Combat) -> None:
    """The attack or shot ends where it is; the command is used up (WC-6.15, WC-9.23)."""
    attacker = p.unit(combat.attacker)
    if attacker is not None and attacker.line == FIELD:
        attacker.line = BATTLE if attacker.origin == BATTLE else RESERVE
    p.say("attack_called_off", seat=combat.seat, **piece_facts("unit", attacker))
    p.state.combat = None
    zones.line_up(p)
    p.state.phase = "command_end"


async def start_combat(p: Play) -> None:
    """Both draw, Terror takes effect, the attacker acts first (WC-7.1 to WC-7.3)."""
    combat = the_combat(p)
    defender = p.need_unit(combat.defender)
    if combat.kind == "melee":
        defender.line = FIELD
    for seat in (combat.seat, other(combat.seat)):
        await zones.draw_action(p, seat, 1)
    combat.begun = True
    combat.next = combat.seat
    p.say(
        "combat_started",
        seat=combat.seat,
        kind=combat.kind,
        follow_up=combat.follow_up,
        **piece_facts("attacker", p.unit(combat.attacker)),
        **piece_facts("defender", defender),
    )
    p.state.phase = "tactics"


def the_combat(p: Play) -> Combat:
    """The current combat, which there must be."""
    combat = p.combat
    if combat is None:
        p.refuse("no_combat", "WC-7.1")
    return combat


# -- resolution -----------------------------------------------------------------------------------------------------


async def resolve(p: Play) -> None:
    """The result of the combat, once both have passed (WC-8.1 to WC-8.13, WC-9.12 to WC-9.22)."""
    combat = the_combat(p)
    for seat in (combat.seat, other(combat.seat)):
        unit = p.fighter(seat)
        if unit is not None:
            combat.ready[unit.id] = not unit.committed  # WC-8.1
    for seat in (combat.seat, other(combat.seat)):
        if not combat.ended:
            await run_delayed(p, "at_end_of_tactics", seat)
    if combat.ended or not _both_there(p):
        abort(p, combat)
        return
    await _roll(p, combat)
    if combat.ended or not _both_there(p):
        abort(p, combat)
        return
    await _decide(p, combat)


def _both_there(p: Play) -> bool:
    return p.fighter(0) is not None and p.fighter(1) is not None


def abort(p: Play, combat: Combat) -> None:
    """No rolls, no winner, no rout check (WC-7.31, WC-7.32)."""
    p.say("combat_result", seat=combat.seat, result="aborted")
    _note_result(p, "aborted")
    if combat.kind == "melee":
        for seat in (0, 1):
            unit = p.fighter(seat)
            if unit is not None and unit.line == FIELD:
                zones.return_to_line(p, unit, committed=True)
        finish(p)
        return
    shooter = p.unit(combat.attacker)
    clear_table(p)
    if shooter is not None:
        _commit_by_rule(p, shooter)
    finish(p)


async def _roll(p: Play, combat: Combat) -> None:
    """The attacker rolls first; reactions come right after each roll (WC-8.3). WC-R1 may spare the target of a shot."""
    for seat in (combat.seat, other(combat.seat)):
        unit = p.fighter(seat)
        silent = combat.kind == "ranged" and seat != combat.seat and not p.state.options.ranged_defender_rolls
        # A reaction to the first roll may have put an end to the combat: then nobody rolls any more (WC-7.31).
        if unit is not None and not silent and not combat.ended and _both_there(p):
            combat.rolls[LETTERS[seat]] = await combat_roll(p, unit)
            if p.state.last is not None:
                p.state.last.rolls[LETTERS[seat]] = combat.rolls[LETTERS[seat]]


async def _decide(p: Play, combat: Combat) -> None:
    totals = {seat: _total(p, combat, seat) for seat in (0, 1)}
    first, second = combat.seat, other(combat.seat)
    if p.state.last is not None:
        p.state.last.totals = {LETTERS[seat]: total for seat, total in totals.items()}
        # Who fought in the end: a blocker, or a unit that took another's place.
        p.state.last.unit, p.state.last.target = combat.attacker, combat.defender
    combat.winner = _winner(p, combat, totals)
    result = "slaughter" if combat.winner is None else "won"
    p.say(
        "combat_result",
        seat=first,
        result=result,
        kind=combat.kind,
        total=totals[first],
        other_total=totals[second],
        winner=-1 if combat.winner is None else combat.winner,
        **piece_facts("attacker", p.unit(combat.attacker)),
        **piece_facts("defender", p.unit(combat.defender)),
    )
    _note_result(p, result if combat.winner is None else ("hit" if combat.winner == first else "missed"))
    if combat.winner is None:
        await _slaughter(p, combat)
        return
    await _reactions_to_result(p, combat.winner)
    if combat.ended:
        abort(p, combat)
    elif combat.kind == "ranged":
        await _after_shot(p, combat)
    else:
        await _after_melee(p, combat)


def _total(p: Play, combat: Combat, seat: int) -> int:
    unit = p.fighter(seat)
    return combat.rolls.get(LETTERS[seat], 0) + (p.fights_with(unit) if unit is not None else 0)


def _winner(p: Play, combat: Combat, totals: dict[int, int]) -> int | None:
    """The higher total (WC-8.5); a tied shot succeeds (WC-9.13); a tied melee is won only by ``win_slaughter``."""
    first, second = combat.seat, other(combat.seat)
    if totals[first] != totals[second]:
        return first if totals[first] > totals[second] else second
    if combat.kind == "ranged":
        return first
    fighters = (combat.attacker, combat.defender)
    last = next((piece for piece in reversed(combat.win_slaughter) if piece in fighters), None)
    return None if last is None else seat_of(last)


def _note_result(p: Play, result: str) -> None:
    if p.state.last is not None:
        p.state.last.result = result


async def _slaughter(p: Play, combat: Combat) -> None:
    """Equal totals: both are discarded, ready or not (WC-8.6, WC-8.24)."""
    units = [unit for unit in (p.unit(combat.attacker), p.unit(combat.defender)) if unit is not None]
    await zones.destroy(p, units, "slaughter")
    finish(p)


async def _reactions_to_result(p: Play, winner: int) -> None:
    """Reactions to winning and losing, before the loser is removed; then ``if_won`` and ``if_lost`` (WC-8.7)."""
    loser = other(winner)
    await p.react(
        Trigger("combat_won", winner, p.fighter_id(winner)), Trigger("combat_lost", loser, p.fighter_id(loser))
    )
    combat = the_combat(p)
    for seat in (combat.seat, other(combat.seat)):
        if not combat.ended:
            await run_delayed(p, "if_won" if seat == winner else "if_lost", seat)


async def _after_melee(p: Play, combat: Combat) -> None:
    winner = combat.winner if combat.winner is not None else combat.seat
    loser = p.fighter(other(winner))
    if loser is not None:
        combat.routed = await _rout_check(p, combat, winner, loser)
        if combat.routed:
            await p.react(Trigger("routed", other(winner), loser.id))
        if combat.ended:
            abort(p, combat)
            return
        await _remove_loser(p, loser)
    if may_follow_up(p, combat):
        p.state.phase = "follow_up_choice"
        return
    finish(p)


async def _rout_check(p: Play, combat: Combat, winner: int, loser: Unit) -> bool:
    """The winning player rolls against the loser's leadership (WC-8.10 to WC-8.12); not in a follow-up (WC-8.19)."""
    facts = piece_facts("unit", loser)
    if p.flag(loser, "unroutable"):
        return False
    if p.fighter_id(winner) in combat.auto_rout:
        p.say("routed", seat=other(winner), automatic=True, **facts)
        return True
    if combat.follow_up:
        return False
    number = await zones.roll(p, winner, "rout", loser)
    leadership = p.leadership(loser)
    routed = number is not None and number >= leadership
    key = "routed" if routed else "not_routed"
    p.say(key, seat=other(winner), automatic=False, number=number or 0, leadership=leadership, **facts)
    return routed


async def _remove_loser(p: Play, loser: Unit) -> None:
    """Discarded if the winner was ready when both had passed; else it returns committed (WC-8.8, WC-C55)."""
    if p.unit(loser.id) is None:
        return
    if would_be_destroyed(p, loser):
        await zones.destroy(p, [loser], "combat")
        return
    zones.return_to_line(p, loser, committed=True)
    p.tell_unit("returned", loser, seat=seat_of(loser.id))
    zones.line_up(p)


def may_follow_up(p: Play, combat: Combat) -> bool:
    """True if the winning player is asked for a follow-up attack (WC-8.14 to WC-8.17, WC-8.26)."""
    if not combat.routed or combat.winner is None or combat.winner in combat.no_follow_up:
        return False
    if combat.winner != combat.seat and p.state.options.follow_up_in_defence is False:  # WC-R11
        return False
    winner = p.fighter(combat.winner)
    return winner is not None and not winner.committed and bool(p.units(other(combat.winner)))


async def _after_shot(p: Play, combat: Combat) -> None:
    """Success commits a ready target and discards a committed one (WC-9.14, WC-9.15); then the shooter is committed."""
    target = p.unit(combat.defender)
    loser = p.fighter(other(combat.winner)) if combat.winner is not None else None
    if loser is not None and would_be_destroyed(p, loser):
        await zones.destroy(p, [loser], "shot")
    elif target is not None and combat.winner == combat.seat and combat.ready.get(target.id, True):
        _commit_by_rule(p, target)
    shooter = p.unit(combat.attacker)
    stays = shooter is not None and not shooter.committed and p.flag(shooter, "stays_ready_after_shot")
    clear_table(p)
    if shooter is not None and p.unit(shooter.id) is not None and not stays:
        _commit_by_rule(p, shooter)  # WC-9.17
    finish(p)


def _commit_by_rule(p: Play, unit: Unit) -> None:
    """Committed by the rules, not by an effect: no trigger."""
    if not unit.committed:
        unit.committed = True
        p.tell_unit("committed", unit, seat=seat_of(unit.id))


# -- the end --------------------------------------------------------------------------------------------------------


def clear_table(p: Play) -> None:
    """The played cards are discarded, the attacker's first, and the effects of the combat end (WC-8.23)."""
    combat = p.combat
    if combat is None:
        return
    for seat in (combat.seat, other(combat.seat)):
        p.side(seat).action_discard.extend(played.card for played in combat.cards if played.seat == seat)
    p.state.combat = None


def finish(p: Play) -> None:
    """The fight is over: the winner goes home committed (WC-8.20), and the command is at its end."""
    combat = p.combat
    clear_table(p)
    if combat is not None and combat.kind == "melee":
        for piece in (combat.attacker, combat.defender):
            unit = p.unit(piece)
            if unit is not None and unit.line == FIELD:
                zones.return_to_line(p, unit, committed=unit.id not in combat.stay_ready or unit.committed)
    zones.line_up(p)
    p.state.phase = "command_end"
