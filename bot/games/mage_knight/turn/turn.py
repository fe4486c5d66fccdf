"""The flow of play: whose turn it is, how a turn starts and ends, rounds, and the end of the game (section 4)."""

from __future__ import annotations

from bot.engine.game import Courtesy
from bot.games.mage_knight.actions import EndTurn, Pass, Turn
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.figures import cancelling, tokens
from bot.games.mage_knight.movement import open_spins
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.setup import ready_made, setup
from bot.games.mage_knight.setup.beginning import first_roll, last_round
from bot.games.mage_knight.state import ASK_LIMIT, TIME_LIMIT, Mark, State
from bot.games.mage_knight.turn import closing, ending, items, leaving, start, withdrawal
from bot.games.mage_knight.turn.control import check_objectives
from bot.games.mage_knight.turn.falling import fall, fallen, strays

__all__ = ["COURTESY", "due", "end_turn", "idle", "pass_action", "proceed", "to_act"]

# MKU-P9 to MKU-P11: undo by consent, and only before dice were rolled or another player reacted.
COURTESY = Courtesy(
    limits=(TIME_LIMIT, ASK_LIMIT),
    limit=86_400,
    least_limit=300,
    most_limit=604_800,
    reminder_at_percent=50,
    misses_to_warn=2,
    misses_to_forfeit=3,
    forfeit_needs_claim=True,
    undo_before_barrier="consent",
    undo_after_barrier="never",
    clause="MKU-P11",
)


def to_act(state: State) -> frozenset[int]:
    """The seats that may declare an action now (MKU-P1)."""
    if state.phase in ("army", "pool"):
        handed_in = [player.army_in if state.phase == "army" else player.pool_in for player in state.players]
        return frozenset(seat for seat, done in enumerate(handed_in) if not done)
    if state.phase == "over" or state.active < 0:
        return frozenset()
    return open_spins.askers(state) if state.spins else frozenset({state.active})


# -- what happens by itself ------------------------------------------------------------------------------------------


def due(field: Field) -> bool:
    """True if something happens by itself now."""
    state = field.state
    if state.phase == "army":
        return ready_made.undrawn(state)
    if state.phase in ("objectives", "terrain"):
        return state.first < 0
    if state.phase == "play" and leaving.leaves_now(state):
        return True
    if state.phase != "play" or state.pending is not None:
        return False
    if state.spins:  # the turn does not end before they are answered (MK2-P15)
        return open_spins.any_void(field) or bool(fallen(field) or strays(field))
    if not state.started or ending.over(field) != "" or idle(field):
        return True
    return bool(fallen(field) or strays(field))


async def proceed(p: Play) -> None:
    """The next thing that happens by itself."""
    state = p.state
    if not due(p.field):
        p.t.refuse("nothing_due", "MKU-P1")
    if state.phase == "army":
        await ready_made.draw(p)
    elif state.phase == "objectives":
        setup.lay_first(p)
        await first_roll(p)
    elif state.phase == "terrain":
        await first_roll(p)
        setup.end_if_over(p)  # an empty pool, or no room for any piece (MKU-3.10, 3.16)
    elif leaving.leaves_now(state):
        await leaving.leave(p)
    elif state.spins and open_spins.settle_void(p):
        return
    elif not state.started:
        await _start(p)
    elif _fall(p):
        return
    elif reason := ending.over(p.field):  # after a whole action, never in the middle of one (MKU-22.23)
        closing.end(p, reason)
    else:
        _finish(p)


def _fall(p: Play) -> bool:
    """Players without a capable warrior are out (MK2-29.1); not if that is everybody: then the game ends (MK2-R32)."""
    if not (fallen(p.field) or strays(p.field)) or ending.over(p.field) == "nobody":
        return False
    fall(p)
    return True


def idle(field: Field) -> bool:
    """True if the turn ends by itself: nothing is left to do but to pass (MKU-4.12, 4.14)."""
    seat = field.state.active
    own = field.own(seat)
    if field.state.left > 0 and any(tokens.may_act(field, seat, figure, "move") is None for figure in own):
        return False
    for figure, powers in [(figure, field.powers(figure)) for figure in own]:
        if Turn in powers.uses or (powers.quick and tokens.may_act(field, seat, figure, "move") is None):
            return False
    return not items.free_taking(field, seat)


async def _start(p: Play) -> None:
    """A turn starts. Before all effects: an ordered withdrawal (MKU-P15), and what is cancelled anew (MKU-P2)."""
    state = p.state
    if state.round == 0:
        state.round, state.active = 1, state.first
    seat = state.active
    state.started = True
    state.actions = state.left = start.actions_of(p, seat)
    p.say("turn", seat=seat, round=state.round, actions=state.actions)
    if await withdrawal.leaves(p, seat):
        withdrawal.remove(p, seat)
        return
    _set_phase(p, 0)
    for figure in p.state.figures:
        figure.moved = False  # MK2-12.9, 34.7: in this turn, whoever plays it
        if figure.owner == seat:
            figure.gained = 0
    await cancelling.renew(p)
    await start.begin_turn(p, seat)
    _set_phase(p, 1)


def _set_phase(p: Play, number: int) -> None:
    """The first, second or third phase of the turn, where turns have any (MK2-6.5)."""
    if p.edition.turn_phases:
        p.state.turn_phase = p.edition.turn_phases[number]


def _finish(p: Play) -> None:
    """A turn ends: objectives, tokens, cancellations, the end of the game, the next player (MKU-4.13, MK2-6.21)."""
    state = p.state
    _set_phase(p, 2)
    if not state.players[state.active].withdrawn:  # MK2-29.7
        check_objectives(p)
    _clear(p, state.active)
    _fall(p)
    following, wraps = _next(p.field)
    if reason := ending.over(p.field) or _limit(state, wraps):
        closing.end(p, reason)
        return
    state.round += wraps
    state.active, state.started = following, False
    state.actions = state.left = 0


def _clear(p: Play, seat: int) -> None:
    """Tokens of figures without an action go, also those of captives and the dead (MKU-5.8, MKU-R62, MKU-R68)."""
    cleared = [f for f in p.state.figures if f.owner == seat and f.tokens and not (f.acted or f.gained)]
    p.say("turn_over", seat=seat, members=tuple(figure.id for figure in cleared if figure.status == "field"))
    for figure in cleared:
        figure.tokens = 0
    for figure in p.state.figures:
        figure.acted = figure.lifted = figure.chanted = figure.took = False
        figure.cancelled = ()  # MKU-5.17: whoever plays the turn
    for player in p.state.players:
        player.disputed = False


def _limit(state: State, wraps: bool) -> str:
    """Why the agreed limit ends the game after this turn (MKU-22.3, MKU-R46)."""
    if state.time_up:
        return "time"
    return "rounds" if wraps and state.round == last_round(state.options) else ""


def _next(field: Field) -> tuple[int, bool]:
    """The next player clockwise who is still in play, and whether a new round begins with him (MKU-4.1, 4.2)."""
    state = field.state
    first = state.order.index(state.first)
    seats = state.order[first:] + state.order[:first]
    now = seats.index(state.active)
    for step in range(1, len(seats)):
        place = now + step
        if ending.in_play(field, seats[place % len(seats)]):
            return seats[place % len(seats)], place >= len(seats)
    return state.active, True


# -- what the active player says ---------------------------------------------------------------------------------------


async def pass_action(p: Play, seat: int, action: Pass) -> None:
    """Use up one action without effect and without a token (MKU-4.10)."""
    _demand_turn(p, seat)
    p.demand(tokens.action_left(p.state))
    p.state.left -= 1
    p.state.mark = Mark("pass", seat)
    p.say("passed", seat=seat, left=p.state.left)


async def end_turn(p: Play, seat: int, action: EndTurn) -> None:
    """End the turn; the actions that are left are lost (MKU-4.8)."""
    _demand_turn(p, seat)
    p.say("ends_turn", seat=seat, left=p.state.left)
    p.state.left = 0
    _finish(p)


def _demand_turn(p: Play, seat: int) -> None:
    if p.state.phase != "play" or seat != p.state.active:
        p.refuse("not_your_turn", "MKU-P1", seat=p.state.active)
    if p.state.pending is not None:
        p.refuse("paths_owed", "MKU-15.22")
