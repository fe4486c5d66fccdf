"""Operations that move characters, or let them be moved."""

from __future__ import annotations

from bot.engine.requests import Option
from bot.games.talisman import turn
from bot.games.talisman.content.ops import CommandSpell, ControlMove, GrantMove, MoveOp, OpenPortal
from bot.games.talisman.course import ending, moving, portal
from bot.games.talisman.course.ways import region_spaces
from bot.games.talisman.effects import wishes
from bot.games.talisman.effects.running import EffectRun, operation
from bot.games.talisman.effects.sparing import dice_left
from bot.games.talisman.state import Grant

MOST_CARRIED = 20
"""So often a turn may be carried on to a next encounter: spaces that send to each other would do so without end."""


@operation(MoveOp)
async def move(d: EffectRun, op: MoveOp) -> bool:
    """Imposed moves: the turn ends there, or the space is encountered as usual (TA-11:26)."""
    p, seat = d.p, d.seat
    to = await _destination(d, op.to)
    if not to:
        return True
    if op.encounter and seat == p.active and p.state.turn.carried < MOST_CARRIED:
        p.state.turn.carried += 1
        await moving.arrive(p, seat, to, "doorway" if op.replaces_roll else "carried")
        return False
    hero = d.hero
    await moving.put_on(p, seat, to, "carried")
    if seat == p.active and p.state.seats[seat].hero is hero:
        turn.turn_over(p)
    return False


async def _destination(d: EffectRun, to: str) -> str:
    if to == "start":
        return d.p.character(d.seat).start
    if to != "choice_region":
        return to
    options = [Option(space, f"choose {space}", {"card": space}) for space in region_spaces(d.p, d.seat)]
    return await wishes.pick_one(d.p, d.seat, "choose_space", options, "TA-D61", card=d.source.card) if options else ""


@operation(GrantMove)
async def grant_move(d: EffectRun, op: GrantMove) -> None:
    """An offer for the next turn (TA-11:27); a toad can make no use of it (TA-19:1)."""
    if not d.hero.toad:
        d.hero.grant = Grant(op.to, d.hero.space, d.p.state.turn.number)
        d.p.say("move_granted", seat=d.seat, card=d.source.card, goal=op.to, space=op.to)


@operation(ControlMove)
async def control_move(d: EffectRun, op: ControlMove) -> None:
    """The caster chooses among the destinations of a move that has been rolled; of another one nothing happens."""
    now = d.p.state.turn
    seat = d.whom(op.who if d.source.target >= 0 else "self")
    if seat == now.seat and now.die:
        now.steered = d.source.caster
        d.p.say("move_steered", seat=d.source.caster, other=now.seat, card=d.source.card)


@operation(OpenPortal)
async def open_portal(d: EffectRun, op: OpenPortal) -> None:
    """An attempt at the portal (TA-11:22, 11:23)."""
    await portal.open_portal(d.p, d.seat, dice_left(d.p, d.seat, d.source.card, op.dice))


@operation(CommandSpell)
async def command_spell(d: EffectRun, op: CommandSpell) -> None:
    """The Command spell of whoever is alone on the Crown (TA-9:8), in the turn of its arrival too (TA-R60)."""
    arrived = d.p.state.turn.began != d.p.hero(d.seat).space
    if arrived and d.p.state.options.command_on_arrival is False:
        return
    await ending.command_spell(d.p, d.seat)
