"""A whole turn as one line (TA-D65): where to, what is met, fought, taken and visited, and when it stops."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bot.games.talisman import actions as act
from bot.games.talisman.content.cards import Content
from bot.games.talisman.view import DestinationView, PlayerView, View

WAYS = ("cw", "ccw", "bridge", "portal", "inward", "outward")
STAY = "stay"
REGIONS = ("outer", "middle", "inner")
CARDS = ("event", "enemy", "stranger", "object", "magic_object", "follower", "place")
STOPS = ("attacked", "life_lost", "spell_cast", *CARDS)
"""What ends a turn order: its seat is attacked by a character, has lost a life, somebody else has cast a spell, or a
card of such a type has been drawn."""
AUTO, ASK = 0, -1


class Seen(Struct, frozen=True):
    """What stops may look at, as it was when the order was last looked at."""

    lives: int
    attacked: int
    spells: int


class TurnPlan(Struct, frozen=True):
    """What a seat wants of one turn. What it does not foresee is asked."""

    prefer: tuple[str, ...] = ()  # ways, spaces, kinds of spaces, regions
    meet: str = "never"  # never, weaker, always, or a seat by its number
    fight: int = ASK  # AUTO, ASK, or the least chance in hundredths
    evade: Literal["ask", "always", "never", "if_stronger"] = "ask"
    take: Literal["ask", "all", "none", "best"] = "ask"
    visit: str = ""  # a person, ``nobody``; empty: asked
    buy: tuple[str, ...] = ()
    stop: tuple[str, ...] = ()
    turn: int = 0  # the number of the turn for which it is; 0: the next own one after ``after``
    after: int = 0
    seen: Seen | None = None


# -- whether it holds -----------------------------------------------------------------------------------------------


def me(view: View) -> PlayerView | None:
    """The viewer's own seat."""
    return None if view.viewer is None else view.players[view.viewer]


def seen_now(view: View) -> Seen | None:
    """What there is to be seen now; None without a character."""
    mine = me(view)
    if mine is None or mine.hero is None:
        return None
    others = sum([player.spells_cast for player in view.players if player is not mine])
    return Seen(mine.hero.lives, mine.attacked, others)


def begun(plan: TurnPlan, view: View) -> bool:
    """True if the turn that runs is the one for which it was given; a missed one is not."""
    if view.turn.seat != view.viewer or view.turn.missed:
        return False
    return view.turn.number == plan.turn if plan.turn else view.turn.number > plan.after


def stopped(plan: TurnPlan, view: View) -> bool:
    """True if one of its stops has come."""
    now, before = seen_now(view), plan.seen
    if now is None or before is None:
        return now is None
    changed = {
        "attacked": now.attacked > before.attacked,
        "life_lost": now.lives < before.lives,
        "spell_cast": now.spells > before.spells,
    }
    return any(changed.get(stop, False) for stop in plan.stop) or (begun(plan, view) and _drawn(plan, view))


def _drawn(plan: TurnPlan, view: View) -> bool:
    running = view.turn.encounter
    here = [one for spot in view.spaces.values() for one in spot]
    drawn = [] if running is None else [one.type for one in here if one.id in running.drawn]
    return any(kind in plan.stop for kind in drawn)


def lasting(plan: TurnPlan, view: View) -> TurnPlan | None:
    """The plan after an action; None: it is used up, or has ended at a stop."""
    if stopped(plan, view) or (plan.turn and plan.turn != view.turn.number):
        return None
    turn = view.turn.number if begun(plan, view) else plan.turn
    return replace(plan, turn=turn, seen=seen_now(view))


# -- what it does ---------------------------------------------------------------------------------------------------


def next_action(plan: TurnPlan, view: View, content: Content) -> act.Action | None:
    """What is declared now where the game rests; None: its player is asked."""
    mine = me(view)
    if not begun(plan, view) or stopped(plan, view) or mine is None:
        return None
    if mine.wary != max(plan.fight, AUTO):
        return act.Wary(max(plan.fight, AUTO))  # a fight that is forced on it asks first
    if view.phase == "before_move":
        return act.Roll()
    if view.phase == "rolled":
        return _move(plan, view, content)
    if view.phase == "arrived":
        return _meet(plan, view)
    if view.phase == "encounter":
        return _encounter(plan, view)
    return act.EndTurn() if view.phase == "turn_end" else None


def _move(plan: TurnPlan, view: View, content: Content) -> act.Action | None:
    """The first destination that is preferred."""
    for wish in plan.prefer:
        if wish == STAY and view.choices.stay:
            return act.StayInside()
        for end in view.turn.destinations:
            if _meant(wish, end, content):
                return act.Move(end.to, end.way)  # type: ignore[arg-type]
    return None


def _meant(wish: str, end: DestinationView, content: Content) -> bool:
    space = content.board.spaces[end.to]
    return wish in (end.way, space.id, space.kind, space.region)


def _meet(plan: TurnPlan, view: View) -> act.Action | None:
    """A character as ordered, else the space; None on the Crown, where there is no space to be chosen."""
    victim = next(_victims(plan, view), None)
    if victim is not None:
        return act.Meet(victim, "battle")
    return act.Explore() if view.choices.explore else None


def _victims(plan: TurnPlan, view: View) -> Iterator[int]:
    """Whom to attack, the weakest first."""
    mine = me(view)
    strength = 0 if mine is None or mine.hero is None else mine.hero.total_strength
    there = [seat for seat, how in view.choices.meet if how == "battle"]
    for seat in sorted(there, key=lambda seat: (_strength(view, seat), seat)):
        wanted = plan.meet in ("always", str(seat))
        if wanted or (plan.meet == "weaker" and _strength(view, seat) < strength):
            yield seat


def _strength(view: View, seat: int) -> int:
    hero = view.players[seat].hero
    return 0 if hero is None else hero.total_strength


def _encounter(plan: TurnPlan, view: View) -> act.Action | None:
    choices = view.choices
    if choices.next:
        return act.Next(choices.next[0])  # TA-D28
    if choices.persons:
        return act.Visit("" if plan.visit == "nobody" else plan.visit) if plan.visit else None
    if plan.take == "ask":
        return None
    if plan.take == "none":
        return act.Take()
    return act.Take(choices.take if plan.take == "all" else choices.fitting, choices.gold)


# -- what it answers ------------------------------------------------------------------------------------------------


def bought(plan: TurnPlan, wares: Sequence[str], basket: Sequence[str]) -> tuple[str, ...]:
    """The next of the cards wished for that can be had and is not in the basket; none where that is all."""
    for wish in dict.fromkeys(plan.buy):
        if wish in wares and plan.buy.count(wish) > list(basket).count(wish):
            return (wish,)
    return ()
