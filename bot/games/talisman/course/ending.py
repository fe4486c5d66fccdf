"""The Crown of Command, the Command spell, and the end of the game (TA-9:8, TA-14:9, TA-24, TA-25)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.requests import Option
from bot.games.talisman import life
from bot.games.talisman.board import Board
from bot.games.talisman.fights.fighting import fight_creature
from bot.games.talisman.play import Play
from bot.games.talisman.state import Side

WORKS_FROM, STRONG_FROM = 4, 3
"""The least number with which the Command spell works (TA-9:8, 25:4)."""
LORD = ("The Lord of the Abyss", "Władca Otchłani", "Pán propasti")
LORD_CRAFT, LORD_LIVES = 12, 4
REGIONS = ("outer", "middle", "inner")


# -- the Crown of Command --------------------------------------------------------------------------------------------


def crown_entered(p: Play, seat: int) -> bool:
    """A character has come to the Crown of Command (TA-14:11, 25:3, 25:7). True: the throne is empty."""
    state = p.state
    if state.options.alternative_ending and not state.revealed:
        state.revealed = True
        p.say("ending_revealed", seat=seat, ending=state.ending)
    if state.ending == "throne":
        state.ending = "crown"  # from then on (TA-25:7 c)
        return True
    if state.ending == "crown":
        if not state.crown_reached:
            state.crown_reached = True
            p.say("crown_reached", seat=seat)
        if state.options.sudden_death:
            _finish(p, [seat], "sudden_death")
    return False


def crown_left(p: Play) -> None:
    """Whoever leaves the Crown gives the Lord of the Abyss his lives back (TA-25:7 b)."""
    p.state.lord_lives = LORD_LIVES


def lord_waits(b: Board) -> bool:
    """True if the Lord of the Abyss sits where the Crown should be (TA-25:7 b)."""
    return b.state.revealed and b.state.ending == "abyss"


async def command_spell(p: Play, seat: int) -> None:
    """Cast on the Crown: victim, die, life or concession (TA-9:8); nobody is left where all have just died."""
    if p.clockwise() == [seat]:
        return
    victim = await _choose_victim(p, seat)
    die = await p.die("command_spell", seat)
    works = die >= (STRONG_FROM if p.state.options.strong_command else WORKS_FROM)
    p.say("command_spell", seat=seat, other=victim, die=die, works=works)
    if not works:
        return
    if await _gives_up(p, seat, victim):
        life.leave(p, victim, "admitted")
        return
    # Nothing stops it: it is no spell card, and no window opens (TA-R35).
    hero = p.hero(victim)
    hero.lives -= 1
    p.say("lost_to_command", seat=victim, left=hero.lives)
    if not hero.lives:
        await life.die(p, victim)


async def _choose_victim(p: Play, seat: int) -> int:
    """Any other character, wherever it is (TA-R34); by default the one with the fewest lives (TA-D58)."""
    others = [one for one in range(len(p.state.seats)) if one != seat and p.alive(one)]
    options = [Option(str(one), f"victim {one + 1}", {"seat": one}) for one in others]
    weakest = min(others, key=lambda one: p.hero(one).lives)
    (victim,) = await p.ask(seat, "command_victim", options, (str(weakest),), clause="TA-9:8")
    return int(victim)


async def _gives_up(p: Play, seat: int, victim: int) -> bool:
    options = (Option("life", "life"), Option("concede", "concede"))
    answer = await p.ask(victim, "life_or_defeat", options, ("life",), clause="TA-9:8", rare=True, by=seat)
    return answer == ("concede",)


async def fight_lord(p: Play, seat: int) -> None:
    """A Spirit of Craft 12: each win takes one of its lives, who takes the last wins the game (TA-25:7 b)."""
    foe = Side(name=LORD, kinds=("spirit",))
    if await fight_creature(p, seat, "psychic", foe, LORD_CRAFT, inner=True) != "won":
        return
    p.state.lord_lives -= 1
    p.say("lord_wounded", seat=seat, left=p.state.lord_lives)
    if not p.state.lord_lives:
        _finish(p, [seat], "abyss")


# -- the end ---------------------------------------------------------------------------------------------------------


def look_for_end(p: Play) -> None:
    """Is the game over? Looked at when an action is done, after effects are settled for everybody (TA-24:7)."""
    state = p.state
    left = [seat for seat, entry in enumerate(state.seats) if entry.status != "out"]
    if state.reason:
        pass
    elif len(left) == 1:
        _finish(p, left, "last")  # TA-24:1, 24:4
    elif not left:
        _finish(p, sorted(state.fallen), "fell_together")  # TA-24:5
    state.fallen = []
    if state.reason:
        state.phase = "finished"


def end_by_points(p: Play) -> None:
    """The round agreed is over: points, then the region further inward, then gold, then shared (TA-25:8)."""
    ranks = {seat: _rank(p, seat) for seat in p.clockwise()}
    best = max(ranks.values())
    _finish(p, [seat for seat in sorted(ranks) if ranks[seat] == best], "rounds")


def _rank(p: Play, seat: int) -> tuple[int, int, int]:
    hero = p.hero(seat)
    points = hero.strength + hero.craft + hero.lives + p.talismans(seat)
    p.say("points", seat=seat, points=points)
    return points, REGIONS.index(p.region(seat)), hero.gold


def _finish(p: Play, winners: Sequence[int], reason: str) -> None:
    """The game has been decided; it ends with the action that runs (``look_for_end``)."""
    p.state.winners, p.state.reason = list(winners), reason
    p.say("game_over", winner=tuple(winners), reason=reason)
    p.state.turn.over = True
