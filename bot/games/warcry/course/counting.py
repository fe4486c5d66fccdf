"""The end of a battle: the count, and final combats when it is equal (WC-11.1 to WC-11.13)."""

from __future__ import annotations

from bot.engine.play import No
from bot.games.warcry.actions import TieBreakUnit
from bot.games.warcry.board import Board
from bot.games.warcry.course import cleanup
from bot.games.warcry.course.follow_up import begin_final_combat
from bot.games.warcry.course.turn import no_own_unit, wrong_phase, wrong_seat
from bot.games.warcry.play import Play, Trigger
from bot.games.warcry.state import FIELD, Unit, other
from bot.games.warcry.zones import put_into_play, reveal_army_until_unit, roll_off

MOST_TIES = 20  # WC-R21


def army_sum(b: Board, seat: int) -> int:
    """Strength and Victory of all units (WC-11.2, WC-11.3)."""
    return sum(b.strength(unit) + b.victory(unit) for unit in b.units(seat))


def leader(b: Board) -> int | None:
    """Who wins by the count of now; None if it is equal or nobody has a unit (WC-11.4, WC-11.5)."""
    standing = [seat for seat in (0, 1) if b.units(seat)]
    if len(standing) == 1:
        return standing[0]
    sums = [army_sum(b, seat) for seat in (0, 1)]
    if sums[0] == sums[1]:
        return None
    return 0 if sums[0] > sums[1] else 1


async def count(p: Play) -> None:
    """Count in public; a winner, or a final combat (WC-11.4, WC-11.7, WC-11.9)."""
    state = p.state
    # The trigger belongs to the end of the commands, not to the counts after final combats (WC-C31).
    if state.ties == 0 and state.commands > 0:
        await p.react(Trigger("counting", -1))
    _show(p)
    winner = leader(p)
    if winner is not None:
        await _won(p, winner, "count")
    elif state.ties >= MOST_TIES:
        await _won(p, state.tie_roll, "last_roll")  # WC-11.23
    elif any(player.units for player in state.players):
        await _choose_fighters(p)
    else:
        await _fight_from_decks(p)


def _show(p: Play) -> None:
    """WC-11.13: every unit with its values, and both sums."""
    for seat in (0, 1):
        for unit in p.units(seat):
            p.tell_unit("unit_counted", unit, seat=seat, strength=p.strength(unit), victory=p.victory(unit))
        p.say("army_counted", seat=seat, sum=army_sum(p, seat), count=len(p.units(seat)))


async def _won(p: Play, winner: int, reason: str) -> None:
    if not cleanup.win_battle(p, winner, reason):
        await cleanup.begin(p)


# Final combats -------------------------------------------------------------------------------------------------


async def _choose_fighters(p: Play) -> None:
    """The higher roll names the attacker, then the other player the defender (WC-11.7)."""
    state = p.state
    state.active = await _tie_roll(p)
    state.phase, state.tie_attacker = "tie_break", ""
    _choose_only_units(p)


async def _tie_roll(p: Play) -> int:
    """Who attacks in the final combat; remembered for WC-11.23."""
    state = p.state
    state.ties += 1
    p.say("final_combat", number=state.ties, most=MOST_TIES)
    state.tie_roll = await roll_off(p, "tie_break", state.first_command)
    return state.tie_roll


def can_tie_break(b: Board, seat: int, piece: str) -> No | None:
    """Why the seat may not choose this unit now, if so (WC-11.7)."""
    return (
        wrong_phase(b, "tie_break")
        or wrong_seat(b, seat, b.state.active, "WC-11.7")
        or no_own_unit(b, seat, piece, "WC-11.7")
    )


async def tie_break_unit(p: Play, seat: int, action: TieBreakUnit) -> None:
    """A unit for the final combat, from any line, ready or committed (WC-11.7)."""
    p.demand(can_tie_break(p, seat, action.unit))
    _choose(p, seat, p.need_unit(action.unit))
    _choose_only_units(p)


def _choose_only_units(p: Play) -> None:
    """WC-P2: a player with one unit is not asked."""
    while p.state.phase == "tie_break" and len(p.units(p.state.active)) == 1:
        _choose(p, p.state.active, p.units(p.state.active)[0])


def _choose(p: Play, seat: int, unit: Unit) -> None:
    state = p.state
    p.mark("tie_break_unit", seat, unit.id)
    p.tell_unit("fighter_chosen", unit, seat=seat, attacking=not state.tie_attacker)
    attacker = p.unit(state.tie_attacker)
    if attacker is None:
        unit.origin, unit.line, unit.committed = unit.line, FIELD, False
        state.tie_attacker, state.active = unit.id, other(seat)
        return
    state.tie_attacker = ""
    begin_final_combat(p, attacker, unit)


async def _fight_from_decks(p: Play) -> None:
    """Nobody has a unit: each reveals one, free and ready, and these two fight (WC-11.10)."""
    state = p.state
    order = (state.first_command, other(state.first_command))
    helpless = [seat for seat in order if not _has_unit_card(p, seat)]
    if helpless:
        await _no_unit_left(p, helpless)
        return
    fighters: dict[int, Unit] = {}
    for seat in order:
        card = await reveal_army_until_unit(p, seat)
        if card is not None:
            # WC-11.10: the unique rule does not hold between the two.
            fighters[seat] = await put_into_play(p, seat, card, FIELD, unique_rule=False)
            p.tell_unit("revealed_fighter", fighters[seat], seat=seat)
    attacker = await _tie_roll(p)
    state.active = attacker
    begin_final_combat(p, fighters[attacker], fighters[other(attacker)])


def _has_unit_card(b: Board, seat: int) -> bool:
    player = b.side(seat)
    return any(b.card(card).family == "unit" for card in (*player.army_deck, *player.army_discard))


async def _no_unit_left(p: Play, helpless: list[int]) -> None:
    """WC-R22: who has no unit anywhere loses the battle; if nobody has one, the roll decides."""
    if len(helpless) == 1:
        await _won(p, other(helpless[0]), "no_unit_card")
    else:
        await _won(p, await roll_off(p, "tie_break", p.state.first_command), "last_roll")
