"""The Portal of Power: the way into the Inner Region (TA-11:20 to 11:25)."""

from __future__ import annotations

from bot.engine.requests import Option
from bot.games.talisman import life
from bot.games.talisman.content.terms import Stat
from bot.games.talisman.course.moving import put_on
from bot.games.talisman.effects.running import Source, run_effects
from bot.games.talisman.play import Play
from bot.games.talisman.turn import turn_over

STATS: tuple[Stat, Stat] = ("strength", "craft")


async def attempt(p: Play, seat: int, trail: tuple[str, ...]) -> None:
    """Stop on the portal and try to open it; the rest of the roll is lost, and the turn ends (TA-11:21, R48)."""
    turn, at = p.state.turn, p.content.board.portal.middle
    turn.way, turn.trail = "portal", list(trail)
    p.mark("move", seat, trail=(turn.began, *trail), die=turn.die)
    await put_on(p, seat, at, "portal")
    await run_effects(p, p.content.board.spaces[at].triggered("try_portal"), Source(seat, card=at))
    if not turn.over:
        turn_over(p)


async def open_portal(p: Play, seat: int, dice: int) -> None:
    """Strength or Craft against the dice: in, or a point lost; the turn ends either way (TA-11:22, 11:23)."""
    stat = await _choose_stat(p, seat)
    total, rolled = p.total(seat, stat), await p.die("portal", seat, dice)
    opened = rolled <= total
    p.say("portal_tried", seat=seat, stat=stat, total=total, rolled=rolled, opened=opened)
    if opened:
        await put_on(p, seat, p.content.board.portal.inner, "portal")
    else:
        life.lose_value(p, seat, stat, 1)
    turn_over(p)


async def _choose_stat(p: Play, seat: int) -> Stat:
    """The higher total by default (TA-D56)."""
    totals = {stat: p.total(seat, stat) for stat in STATS}
    best = max(STATS, key=lambda stat: totals[stat])
    options = [Option(stat, stat, {"total": totals[stat]}) for stat in STATS]
    (chosen,) = await p.ask(seat, "portal_stat", options, (best,), clause="TA-11:22")
    return next(stat for stat in STATS if stat == chosen)
