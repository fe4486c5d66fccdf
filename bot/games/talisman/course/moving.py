"""A character is put on a space, by whatever way (TA-11:19, 11:26, TA-R9)."""

from __future__ import annotations

from bot.games.talisman import zones
from bot.games.talisman.content.cards import Space
from bot.games.talisman.content.mods import Cursed
from bot.games.talisman.content.ops import MayGoOn
from bot.games.talisman.course import ending
from bot.games.talisman.effects.gains import land_gain
from bot.games.talisman.play import Play
from bot.games.talisman.turn import turn_over


async def put_on(p: Play, seat: int, space: str, way: str) -> None:
    """Put a character on another space: what it forgets, what crossing the river lifts, the limits that hold there.

    Nothing is encountered. ``way`` is a word of ``Turn.way``, or ``carried`` for a move that a card imposes.
    """
    hero, spaces = p.hero(seat), p.content.board.spaces
    left, entered = spaces[hero.space], spaces[space]
    if left is entered:
        return
    hero.space = space
    hero.werewolf = hero.pitfiends = 0  # TA-R32
    hero.inner_done = done_on_arrival(entered)
    p.say("moved", seat=seat, card=space, way=way)
    if (left.region == "outer") != (entered.region == "outer"):
        lift_curses(p, seat, "cross_river")  # TA-11:19, C12
    await zones.settle_limits(p, seat)  # TA-R9
    if left.id == p.content.board.crown:
        ending.crown_left(p)
    if space == p.content.board.crown and ending.crown_entered(p, seat):
        await put_on(p, seat, p.content.board.portal.inner, "carried")  # TA-25:7 c
        turn_over(p)


def done_on_arrival(space: Space) -> bool:
    """True if a space counts as carried out as soon as it is reached: all it says is that one may go on (TA-14:6)."""
    done = [op for effect in space.triggered("land") for op in effect.do]
    return bool(done) and all(isinstance(op, MayGoOn) for op in done)


def lift_curses(p: Play, seat: int, lifter: str) -> None:
    """Discard the cursed cards of a character that this lifts (TA-6:5)."""
    for piece in (*p.hero(seat).objects, *p.hero(seat).followers):
        if any(isinstance(mod, Cursed) and mod.lifted_by == lifter for mod in p.card(piece).mods):
            zones.discard(p, piece)


async def arrive(p: Play, seat: int, space: str, way: str, trail: tuple[str, ...] = ()) -> None:
    """The move of the active character ends on a space: step 6 follows there, unless its turn is over."""
    turn = p.state.turn
    turn.way, turn.trail = way, list(trail) or [space]
    p.mark("move", seat, trail=(turn.began, *turn.trail), die=turn.die)
    await put_on(p, seat, space, way)
    await land_gain(p, seat)
    if not turn.over:
        stand(p)


def stand(p: Play) -> None:
    """Step 6 begins where the active character stands."""
    p.state.phase = "arrived"
