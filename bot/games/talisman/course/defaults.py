"""What is done for a seat whose time runs out on its turn (chapter 8, "Defaults"). Questions carry their own."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.talisman import actions as act
from bot.games.talisman.board import Board
from bot.games.talisman.course import encounter, meeting, movement


def default_action(b: Board, seat: int) -> act.Action | None:
    """The action that is carried out by default where the game stands; None: it waits for nothing of this seat."""
    found = _DEFAULTS.get(b.state.phase)
    return None if found is None else found(b, seat)


def _head_start(b: Board, seat: int) -> act.Action:
    hero = b.hero(seat)
    return act.HeadStart("craft" if hero.craft < hero.strength else "strength")  # TA-D53


def moving(b: Board, seat: int) -> act.Action:
    """Resting where a life is missing (TA-D40); inside, staying (TA-D57); else clockwise (TA-D24)."""
    if movement.may_stay(b, seat):
        return act.StayInside()
    if movement.may_rest(b, seat) and b.hero(seat).lives < b.quota(seat):
        return act.Rest()
    first = movement.destinations(b, seat)[0]
    return act.Move(first.to, first.way)


def _meet(b: Board, seat: int) -> act.Action:
    """The space; on the Crown with others the one with the fewest lives, then in seat order (TA-D25, D26, D50)."""
    if meeting.may_explore(b, seat):
        return act.Explore(instructions=not b.state.turn.retreated)
    attacks = [one for one in meeting.may_meet(b, seat) if one.how == "battle"]
    return min(attacks, key=lambda one: (b.hero(one.seat).lives, one.seat))


_DEFAULTS: dict[str, Callable[[Board, int], act.Action]] = {
    "characters": lambda b, seat: act.ChooseCharacter("any"),  # TA-D54
    "head_start": _head_start,
    "before_move": lambda b, seat: act.Roll(),  # TA-D24
    "rolled": moving,
    "arrived": _meet,
    "encounter": lambda b, seat: encounter.default_step(b),  # TA-D28, D31, D37
    "turn_end": lambda b, seat: act.EndTurn(),
}
