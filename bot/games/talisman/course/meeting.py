"""Step 6: one other character, or the space (TA-12)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.talisman.actions import Explore, Meet
from bot.games.talisman.board import Board
from bot.games.talisman.content.mods import PsychicAttack
from bot.games.talisman.course.ending import lord_waits
from bot.games.talisman.course.moving import done_on_arrival
from bot.games.talisman.course.stages import begin_encounter
from bot.games.talisman.fights.fighting import attack_character, steal
from bot.games.talisman.fights.theft import loot, thefts
from bot.games.talisman.play import Play
from bot.games.talisman.turn import turn_over


def may_meet(b: Board, seat: int) -> list[Meet]:
    """Every way in which the active character may encounter another one here (TA-12:3, 14:7, 14:9)."""
    if not _open_to_meeting(b, seat):
        return []
    return [way for victim in b.others_here(seat) for way in _ways(b, seat, victim)]


def may_explore(b: Board, seat: int) -> bool:
    """True if the space itself may be chosen (not on the Crown with others, TA-14:9)."""
    return b.hero(seat).space != b.content.board.crown or lord_waits(b) or not may_meet(b, seat)


def alone(b: Board) -> bool:
    """Nobody can be met, and there is nothing to decide: the space is encountered at once (TA-12:2, TA-D64)."""
    hero = b.hero(b.active)
    decides = b.state.turn.retreated and not hero.inner_done and not hero.toad  # TA-14:14, 19:10
    return not decides and not may_meet(b, b.active)


def _open_to_meeting(b: Board, seat: int) -> bool:
    """Inside, characters meet only where the instructions let everybody go on (TA-14:7); no toad on the Crown does."""
    space = b.space(seat)
    if space.id == b.content.board.crown:
        return not b.hero(seat).toad  # TA-14:12
    return space.region != "inner" or done_on_arrival(space)


def _ways(b: Board, seat: int, victim: int) -> Iterator[Meet]:
    yield Meet(victim, "battle")
    if b.hero(seat).toad:  # TA-12:11
        return
    if b.mods(seat, PsychicAttack):
        yield Meet(victim, "psychic")
    ways = [(thing, source) for source, mod in thefts(b, seat) for thing in loot(b, seat, victim, mod)]
    for thing, source in dict.fromkeys(ways):  # TA-12:9
        yield Meet(victim, "steal", thing, source)


async def meet(p: Play, seat: int, action: Meet) -> None:
    """Encounter a character (TA-12:3). A phase of its own: if either player leaves now, it is over (TA-24:6)."""
    _demand_way(p, seat, action)
    p.state.turn.meeting = action
    p.state.phase = "meeting"


async def carry_on(p: Play) -> None:
    """The encounter of the character chosen; the turn is over then (TA-12:5, 12:10)."""
    seat, way = p.active, p.state.turn.meeting
    if way is None:
        raise LookupError("nobody is met")
    if way.how == "steal":
        await steal(p, seat, way.seat, way.source, way.take)
    else:
        await attack_character(p, seat, way.seat, way.how)
    if p.state.phase == "meeting":
        turn_over(p)


def _demand_way(p: Play, seat: int, action: Meet) -> None:
    ways = may_meet(p, seat)
    if not any(way.seat == action.seat for way in ways):
        p.refuse("not_met_here", "TA-12:1" if _open_to_meeting(p, seat) else "TA-14:7")
    fitting = [way for way in ways if (way.seat, way.how) == (action.seat, action.how)]
    if not fitting:
        p.refuse("not_met_so", "TA-12:3")
    if not any(action.take in ("", way.take) and action.source in ("", way.source) for way in fitting):
        p.refuse("nothing_to_steal", "TA-12:9")


async def explore(p: Play, seat: int, action: Explore) -> None:
    """Encounter the space; who has retreated may ignore its instructions (TA-11:5, 14:14)."""
    if not may_explore(p, seat):
        p.refuse("must_meet", "TA-14:9")
    if not action.instructions and not p.state.turn.retreated:
        p.refuse("no_retreat", "TA-14:14")
    begin_encounter(p, instructions=action.instructions)
