"""The bridge from the Outer to the Middle Region, and the Sentinel on it (TA-11:10 to 11:14, 11:31, 11:32)."""

from __future__ import annotations

from bot.engine.requests import Option
from bot.games.talisman.course import portal
from bot.games.talisman.course.moving import arrive, put_on
from bot.games.talisman.course.roads import Destination, number_rolled, onward
from bot.games.talisman.effects.running import Source, run_effects
from bot.games.talisman.play import Play
from bot.games.talisman.turn import turn_over


async def cross(p: Play, seat: int, road: Destination) -> None:
    """Stop at the Sentinel and fight it; beaten or evaded it lets the character go on with the rest of its roll."""
    turn, ends = p.state.turn, p.content.board.bridge
    turn.way, turn.trail = "bridge", list(road.trail)
    left = number_rolled(p) - len(road.trail)
    await put_on(p, seat, ends.outer, "bridge")
    guard = p.content.board.spaces[ends.outer].triggered("cross_bridge_inward")
    lets_pass = await run_effects(p, guard, Source(seat, card=ends.outer))
    if turn.over:
        return
    if not lets_pass:
        turn_over(p)  # TA-11:12, 11:32
        return
    chosen = await _choose(p, seat, onward(p.content.board, ends.middle, left - 1, (ends.middle,)))
    if chosen.way == "portal":
        await portal.attempt(p, seat, road.trail + chosen.trail)
    else:
        await arrive(p, seat, chosen.to, "bridge", road.trail + chosen.trail)


async def _choose(p: Play, seat: int, roads: list[Destination]) -> Destination:
    """Which way to go on beyond the bridge is chosen after the fight (TA-11:31)."""
    options = [Option(one.way, one.way, {"card": one.to}) for one in roads]
    (way,) = await p.ask(seat, "beyond_bridge", options, (roads[0].way,), clause="TA-11:31")
    return next(one for one in roads if one.way == way)
