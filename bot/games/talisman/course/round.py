"""Turns follow each other: how one begins and ends, and whose is next (TA-10, TA-23)."""

from __future__ import annotations

from bot.games.talisman import toads, zones
from bot.games.talisman.content.mods import SpellRefill
from bot.games.talisman.course import ending, quests, ways
from bot.games.talisman.effects.running import Source, run_effects
from bot.games.talisman.magic.windows import Trigger, open_window
from bot.games.talisman.play import Play
from bot.games.talisman.state import Turn, last_round
from bot.games.talisman.turn import owned_effects, turn_over

ABSENT_AFTER = 3
"""Own turns in a row played by default after which a player counts as absent (TA-26:2)."""


async def start_turn(p: Play) -> None:
    """Step 1 (TA-10:3): missed turns, ``turn_start`` effects, spells counted, window ``other_turn_start``."""
    turn, seat = p.state.turn, p.active
    if not turn.extra:
        _count_world(p, seat)
    if _misses(p, seat):
        turn.missed = True
        turn_over(p)
        return
    hero = p.hero(seat)
    turn.began = hero.space
    p.say("turn_begins", seat=seat, round=p.state.round, extra=turn.extra)
    await _turn_start_effects(p, seat)
    if turn.over:
        return
    if p.state.phase != "turn_start":  # it has been moved to another encounter (TA-11:26)
        hero.cast_limit = len(hero.spells)
        return
    hero.cast_limit = len(hero.spells)  # TA-9:12
    await open_window(p, Trigger("other_turn_start", seat))
    if p.state.turn.over:
        turn.missed = True  # TA-23:2: the present one
    else:
        p.state.phase = "before_move"


def _misses(p: Play, seat: int) -> bool:
    """True if the turn is skipped: by a player who is away, or as one to miss (TA-23:1, 26:2)."""
    hero, entry = p.hero(seat), p.state.seats[seat]
    if entry.absent:
        entry.skipped += 1
        p.say("turn_of_absent", seat=seat, skipped=entry.skipped)
    elif hero.to_miss:
        hero.to_miss -= 1
        p.say("turn_missed", seat=seat, left=hero.to_miss)
    else:
        return False
    return True


async def _turn_start_effects(p: Play, seat: int) -> None:
    """What the character's cards and abilities do at the start of its turn."""
    for effect, card, piece in list(owned_effects(p, seat, "turn_start")):
        if piece is None or p.owned(piece.id) is not None:
            await run_effects(p, (effect,), Source(seat, card, "" if piece is None else piece.id))
        if p.state.turn.over:
            return
    refills = [mod.n for mod in p.mods(seat, SpellRefill) if mod.when == "turn_start"]
    lacking = min(max(refills, default=0) - len(p.hero(seat).spells), p.spell_room(seat))
    if lacking > 0:
        await zones.gain_spells(p, seat, lacking)


async def end_turn(p: Play) -> None:
    """Step 8: rewards, what lapses, toads and world effects counted, flags reset; an extra turn or the next seat."""
    turn, seat = p.state.turn, p.active
    await quests.reward(p)
    if p.alive(seat) and not turn.missed:
        ways.lapse(p, seat)
    if p.alive(seat) and not turn.fell and p.hero(seat).toad:
        await toads.count_toad(p, seat)
        await quests.reward(p)  # TA-20:6: for who is itself again
    quests.return_talismans(p)
    _end_world(p, seat)
    _count_defaults(p, seat)
    p.state.seats[seat].another = False
    _reset_flags(p)
    _pass_on(p)


def _count_defaults(p: Play, seat: int) -> None:
    """After three own turns in a row played by default the player is absent (TA-26:2)."""
    turn, entry = p.state.turn, p.state.seats[seat]
    if turn.by_hand:
        entry.defaults = 0
    elif turn.by_default:
        entry.defaults += 1
        if entry.defaults == ABSENT_AFTER:
            entry.absent = True
            p.say("absent", seat=seat)
            rest_where_all_are_absent(p)


def rest_where_all_are_absent(p: Play) -> None:
    """The game rests until one of them acts; that is told once (TA-26:2)."""
    if p.all_absent():
        p.say("table_rests")


def _reset_flags(p: Play) -> None:
    """What holds for one turn of any player (TA-7:2, 9:12, 13:16)."""
    for entry in p.state.seats:
        entry.wary = 0
        if entry.hero is not None:
            entry.hero.aligned = False
            entry.hero.used = []
            entry.hero.casts = 0
    for spot in p.state.spaces.values():
        for piece in spot.cards:
            piece.dropped = False


# -- whose turn is next ----------------------------------------------------------------------------------------------


def _pass_on(p: Play) -> None:
    """An extra turn right after the present one, whose ever it is (TA-23:4), or the next seat clockwise (TA-10:2)."""
    turn = p.state.turn
    regular = turn.follows if turn.extra and turn.follows >= 0 else turn.seat
    p.state.phase = "turn_start"
    for seat in p.clockwise():
        if p.hero(seat).extra_turns:
            p.hero(seat).extra_turns -= 1
            p.state.turn = Turn(turn.number + 1, seat, extra=True, follows=-1 if seat == regular else regular)
            return
    following = _next_seat(p, regular)
    p.state.turn = Turn(turn.number + 1, following)
    if following == _leader(p):
        p.state.round += 1
        limit = last_round(p.state.options, len(p.state.seats))
        if limit and p.state.round > limit:
            ending.end_by_points(p)


def _next_seat(p: Play, seat: int) -> int:
    """The next seat with a character; where a turn of one that has left would have come, its effects are counted."""
    count = len(p.state.seats)
    for step in range(1, count + 1):
        following = (seat + step) % count
        if p.alive(following):
            return following
        _count_world(p, following)
        _end_world(p, following)
    return seat


def _leader(p: Play) -> int:
    """The seat that comes first in the seat order among those still in the game (TA-10:6)."""
    return p.clockwise(p.state.first)[0]


# -- world effects (TA-23:5) -----------------------------------------------------------------------------------------


def _count_world(p: Play, seat: int) -> None:
    """A following turn of the seat that started an effect has come; extra turns do not count."""
    for effect in p.state.world:
        if effect.seat == seat:
            effect.rounds_left -= 1


def _end_world(p: Play, seat: int) -> None:
    """At the end of the last of those turns the effect is over."""
    over = [effect for effect in p.state.world if effect.seat == seat and effect.rounds_left <= 0]
    for effect in over:
        p.state.world.remove(effect)
        p.say("world_effect_over", card=effect.card)
