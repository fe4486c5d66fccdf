"""Movement: the roll, what changes it, and the choice of the destination (TA-11, TA-23:6)."""

from __future__ import annotations

from bot.engine.play import No
from bot.engine.requests import Option
from bot.games.talisman import actions as act
from bot.games.talisman import life
from bot.games.talisman.board import Board
from bot.games.talisman.content import mods
from bot.games.talisman.course import bridge, portal, ways
from bot.games.talisman.course.ending import lord_waits
from bot.games.talisman.course.moving import arrive, put_on, stand
from bot.games.talisman.course.roads import Destination as Destination
from bot.games.talisman.course.roads import destinations as destinations
from bot.games.talisman.course.roads import neighbours, turned_back
from bot.games.talisman.magic.windows import Trigger, open_window
from bot.games.talisman.play import Play
from bot.games.talisman.turn import may_use, turn_over

FREE_FROM = 4
"""The least number that frees an enslaved character (TA-23:6)."""


# -- step 3: the roll ------------------------------------------------------------------------------------------------


def moves_slowly(b: Board, seat: int) -> bool:
    """True if it moves one space instead of rolling (TA-11:28, 19:3)."""
    return bool(b.hero(seat).toad) or bool(b.mods(seat, mods.Slow))


def rolls_at_once(b: Board) -> bool:
    """True if the movement roll is made with the turn notice (TA-D7)."""
    seat, entry = b.active, b.state.seats[b.active]
    hero = b.hero(seat)
    if b.region(seat) == "inner" or hero.toad:
        return True  # nothing is rolled, and nothing else is possible that is not possible afterwards
    if entry.ask_roll and (hero.enslaved or not moves_slowly(b, seat)):
        return False
    uses = may_use(b, seat, "start_of_turn", "own_turn", "any_time")
    return not hero.spells and not uses and not ways.any_way(b, seat)


async def roll(p: Play, seat: int, action: act.Roll) -> None:
    """Step 3."""
    turn, hero = p.state.turn, p.hero(seat)
    p.state.phase = "rolled"
    enslaved, inside = hero.enslaved, p.region(seat) == "inner"
    slow = moves_slowly(p, seat)
    if enslaved or not (slow or inside):
        turn.die = await p.die("move", seat)
        p.say("rolled_move", seat=seat, die=turn.die)
    if enslaved and not _freed(p, seat):
        return
    if inside:
        turn.die = 0  # it has set free, and moves nobody there (TA-11:3)
        _begin_inside(p, seat)
        return
    turn.slow = slow
    if enslaved or not number_may_change(p, seat):
        await _settle_number(p)


def _begin_inside(p: Play, seat: int) -> None:
    """No die is rolled; on the Crown nobody moves (TA-11:3, 11:7), a toad there does nothing (TA-14:12)."""
    hero = p.hero(seat)
    if hero.space == p.content.board.crown and not lord_waits(p):
        p.state.turn.way = "stay"
        if hero.toad:
            turn_over(p)
        else:
            stand(p)


def _freed(p: Play, seat: int) -> bool:
    """TA-23:6."""
    hero = p.hero(seat)
    hero.enslaved = p.state.turn.die < FREE_FROM
    hero.enslaved_cast *= hero.enslaved
    p.say("still_enslaved" if hero.enslaved else "freed", seat=seat)
    p.state.turn.freed = not hero.enslaved
    if hero.enslaved:
        turn_over(p)
    return not hero.enslaved


# -- step 4: what changes the number ---------------------------------------------------------------------------------


def rerolls(b: Board, seat: int) -> list[str]:
    """The sources by which the movement die may be rolled again: first of all (TA-11:30)."""
    turn, used = b.state.turn, b.hero(seat).used
    if not turn.die or turn.settled or turn.slow or turn.added:
        return []
    found = [held.source for held in b.held(seat, mods.RerollMove)]
    return [source for source in found if f"reroll_move {source}" not in used]


def bonus(b: Board, seat: int) -> int:
    """How many points may be added now; two sources do not add up (TA-11:30)."""
    turn = b.state.turn
    if not turn.die or turn.settled or turn.slow or turn.added:
        return 0
    return max([mod.n for mod in b.mods(seat, mods.MoveBonus)], default=0)


def number_may_change(b: Board, seat: int) -> bool:
    """True if its player may still change the number rolled."""
    return bool(rerolls(b, seat)) or bonus(b, seat) > 0


def _demand_free_die(p: Play) -> None:
    """Refuse to change the die that has set an enslaved character free (TA-23:6)."""
    if p.state.turn.freed:
        p.refuse("die_counts_as_rolled", "TA-23:6", die=p.state.turn.die)


async def reroll(p: Play, seat: int, action: act.Reroll) -> None:
    """Mod ``reroll_move``: the second result stands."""
    _demand_free_die(p)
    sources = rerolls(p, seat)
    if not sources or action.source not in ("", *sources):
        p.refuse("no_reroll", "TA-11:30")
    source = action.source or sources[0]
    p.hero(seat).used.append(f"reroll_move {source}")
    p.state.turn.die = await p.die("move", seat)
    p.say("rerolled_move", seat=seat, card=source, die=p.state.turn.die)
    if not number_may_change(p, seat):
        await _settle_number(p)


async def add_points(p: Play, seat: int, action: act.AddPoints) -> None:
    """Mod ``move_bonus``."""
    _demand_free_die(p)
    if action.points < 1 or action.points != bonus(p, seat):
        p.refuse("no_such_bonus", "TA-11:30", points=action.points)
    turn = p.state.turn
    turn.added = action.points
    p.say("added_points", seat=seat, points=action.points, number=turn.die + turn.added)
    await _settle_number(p)


async def _settle_number(p: Play) -> None:
    """The number stands; spells follow that steer the move, before the destination is chosen (TA-11:30)."""
    turn = p.state.turn
    if not turn.settled:
        turn.settled = True
        if turn.die and not turn.slow:
            await open_window(p, Trigger("on_move_roll", turn.seat))


# -- step 5: where to ------------------------------------------------------------------------------------------------


def may_rest(b: Board, seat: int) -> int:
    """How many lives it may heal by resting instead of moving (mod ``rest_on_move``); 0: it may not."""
    turn = b.state.turn
    fitting = [mod.heal for mod in b.mods(seat, mods.RestOnMove) if turn.die in mod.on and not turn.slow]
    return max(fitting, default=0)


async def rest(p: Play, seat: int, action: act.Rest) -> None:
    """Stay, heal and encounter the space."""
    if not may_rest(p, seat):
        p.refuse("cannot_rest", "TA-11:29")
    await _settle_number(p)
    if not p.state.turn.over:
        _rest(p, seat)


def _rest(p: Play, seat: int) -> None:
    p.state.turn.way = "rest"
    p.say("rests", seat=seat)
    life.heal(p, seat, may_rest(p, seat))
    stand(p)


def moves_at_once(b: Board) -> bool:
    """True if the move goes on without its player: steered by another, or nothing to choose (TA-D64)."""
    if b.alive(b.state.turn.steered) or b.region(b.active) != "inner":  # a ring leads two ways
        return b.alive(b.state.turn.steered)
    return len(destinations(b, b.active)) == 1 and not may_stay(b, b.active) and _retreats_at_once(b, b.active)


def _retreats_at_once(b: Board, seat: int) -> bool:
    """True if who must turn back could do nothing before: cast, use, or get a Talisman from somebody (TA-D8)."""
    idle = not b.hero(seat).spells and not b.others_here(seat) and not may_use(b, seat, "own_turn", "any_time")
    return bool(b.hero(seat).toad) or idle


async def move_on(p: Play) -> None:
    """The move that its player does not choose."""
    seat, steered = p.active, p.state.turn.steered
    roads = destinations(p, seat)
    if not p.alive(steered):
        await _go(p, seat, roads[0])
        return
    if may_rest(p, seat) and await p.yes(seat, "rest_first", default=False, clause="TA-11:29"):
        _rest(p, seat)
        return
    options = [Option(one.way, one.way, {"card": one.to}) for one in roads]
    (way,) = await p.ask(steered, "steers_move", options, (roads[0].way,), clause="TA-11:30", other=seat)
    await _go(p, seat, next(one for one in roads if one.way == way))


async def move(p: Play, seat: int, action: act.Move) -> None:
    """Step 5: one of the destinations; the bridge fight and the attempt at the portal with it."""
    roads = [one for one in destinations(p, seat) if (one.to, one.way) == (action.to, action.way)]
    if not roads:
        p.demand(_why_not_inside(p, seat, action) or _why_not(action))
    await _settle_number(p)
    if not p.state.turn.over and not p.alive(p.state.turn.steered):
        await _go(p, seat, roads[0])


def _why_not(action: act.Move) -> No:
    """Why the number rolled leads not there."""
    return (
        ("no_such_destination", "TA-11:1", {"card": action.to})
        if action.to
        else ("no_such_way", "TA-11:1", {"way": action.way})
    )


def _why_not_inside(b: Board, seat: int, action: act.Move) -> No | None:
    """What of the Inner Region forbids to go inward (TA-11:4, 11:6, 14:8, 19:10)."""
    hero, board = b.hero(seat), b.content.board
    inward = neighbours(board, hero.space)[0] if b.region(seat) == "inner" else []
    if not inward or not (action.to in inward or (action.way == "inward" and not action.to)):
        return None
    if hero.toad:
        return "toad_retreats", "TA-19:10", {}
    if not hero.inner_done:
        return "instructions_first", "TA-11:4", {"card": hero.space}
    to = action.to or inward[0]
    return "talisman_needed", "TA-14:8" if to == board.crown else "TA-11:6", {"card": to}


async def _go(p: Play, seat: int, road: Destination) -> None:
    if road.way == "portal":
        await portal.attempt(p, seat, road.trail)
    elif road.way == "bridge" and p.region(seat) == "outer":
        await bridge.cross(p, seat, road)
    elif road.way == "outward":
        await _retreat(p, seat, road)
    else:
        await arrive(p, seat, road.to, road.way, road.trail)


async def _retreat(p: Play, seat: int, road: Destination) -> None:
    """One space towards the portal; through it the turn ends there (TA-11:5, 11:25, 14:14)."""
    turn = p.state.turn
    if p.content.board.spaces[road.to].region == "inner":
        await arrive(p, seat, road.to, road.way, road.trail)
        turn.retreated = not p.hero(seat).inner_done
        return
    turn.way, turn.trail = road.way, list(road.trail)
    p.mark("move", seat, trail=(turn.began, road.to))
    await put_on(p, seat, road.to, road.way)
    turn_over(p)


def may_stay(b: Board, seat: int) -> bool:
    """True if it may stay where it is in the Inner Region (TA-14:13); a toad may not (TA-19:10)."""
    return b.region(seat) == "inner" and not b.hero(seat).toad and not turned_back(b, seat)


async def stay_inside(p: Play, seat: int, action: act.StayInside) -> None:
    """Staying in the Inner Region (TA-14:13)."""
    if turned_back(p, seat):
        p.refuse("must_turn_back", "TA-14:13")
    if not may_stay(p, seat):
        p.refuse("cannot_stay", "TA-19:10" if p.hero(seat).toad else "TA-11:29")
    p.state.turn.way = "stay"
    p.say("stays", seat=seat, card=p.hero(seat).space)
    stand(p)
