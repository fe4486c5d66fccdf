"""Who may attack whom next: duels and pairs (AL-12, AL-19.3 to AL-19.10)."""

from __future__ import annotations

from bot.games.albion.board import Board
from bot.games.albion.play import Play
from bot.games.albion.state import Fight, Knight

MOST_PASSES = 20  # of a fight of several, complete (AL-19.18)
PASSES_THAT_END = 2  # of a duel, in a row (AL-12.5)


def pair(one: str, other: str) -> str:
    """The key of two enemies."""
    return " ".join(sorted((one, other)))


def turn_of(fight: Fight) -> str:
    """The pawn whose turn it is; empty while weapons are being chosen, before there is an order."""
    if not fight.melee:
        return fight.initiative
    return fight.order[fight.place] if fight.place < len(fight.order) else ""


def gives(p: Play, fight: Fight, holder: str, other: str) -> None:
    """The initiative between two knights goes to ``holder``. When it changes offers may be made anew (AL-16.11)."""
    key = pair(holder, other)
    before = fight.pairs.get(key, "") if fight.melee else fight.initiative
    if fight.melee:
        fight.pairs[key] = holder
    else:
        fight.initiative = holder
    if before != holder:
        fight.offered = []
        p.say("initiative_set", pawn=holder, foe=other, several=fight.melee)


def may_attack(b: Board, fight: Fight, attacker: Knight) -> list[Knight]:
    """The enemies whom he may attack now (AL-12.4, AL-19.1, AL-19.5)."""
    near = [one for one in b.enemies(fight, attacker) if b.adjacent(one, attacker)]
    if not fight.melee:
        return near
    return [one for one in near if fight.pairs.get(pair(one.code, attacker.code), attacker.code) == attacker.code]


def end_turn(p: Play, fight: Fight, pawn: str, *, passed: bool = False) -> None:
    """An action of AL-12.4 is done: it is counted, the next has his turn, and the fight may be over by it."""
    if fight.over:
        return
    if fight.melee:
        _next_in_order(p, fight, passed)
        return
    fight.turns += 1
    fight.passes = fight.passes + 1 if passed else 0
    if fight.passes >= PASSES_THAT_END:
        _over(p, fight, "given_up")
    elif 0 < p.state.options.exhaustion <= fight.turns:
        _over(p, fight, "exhausted")


def _next_in_order(p: Play, fight: Fight, passed: bool) -> None:
    fight.idle &= passed
    fight.place += 1
    while not fight.over and (fight.place >= len(fight.order) or fight.order[fight.place] not in fight.members):
        fight.place += 1
        if fight.place >= len(fight.order):
            _next_pass(p, fight)


def _next_pass(p: Play, fight: Fight) -> None:
    """A complete pass through the order is done (AL-19.4, AL-19.16, AL-19.18)."""
    fight.rounds += 1
    if fight.idle:
        _over(p, fight, "given_up")
    elif p.state.options.exhaustion and fight.rounds >= MOST_PASSES:
        _over(p, fight, "exhausted")
    fight.place, fight.idle = 0, True


def go_on(p: Play, fight: Fight) -> None:
    """The knight whose turn it was is gone: the next one's turn (AL-19.4), in a duel there is nobody to go on."""
    if fight.melee:
        _next_in_order(p, fight, passed=True)
    else:
        _over(p, fight, "")


def left(p: Play, fight: Fight, pawn: str) -> None:
    """A knight is out of the fight. It is over where no two enemies in it are neighbours (AL-16.13, AL-19.16)."""
    fight.members.remove(pawn)
    fight.in_use.pop(pawn, None)
    blow = fight.blow
    if blow is not None and pawn in (blow.attacker, blow.target):
        fight.blow, fight.idle = None, False
    if fight.deal is not None and pawn in (fight.deal.pawn, fight.deal.target):
        fight.deal = None
    fight.bound = [pair_ for pair_ in fight.bound if pawn not in pair_]
    ended_by_distance(p, fight)
    if blow is not None and pawn == blow.target:  # his strike was the attacker's one attack (AL-19.4)
        end_turn(p, fight, blow.attacker)


def ended_by_distance(p: Play, fight: Fight) -> None:
    """Over where no two enemies in it are neighbours any more."""
    knights = [p.knight(code) for code in fight.members]
    if not any(one.seat != other.seat and p.adjacent(one, other) for one in knights for other in knights):
        _over(p, fight, "")


def _over(p: Play, fight: Fight, how: str) -> None:
    fight.step = "over"
    if how:
        p.say("fight_without_result", members=tuple(fight.members), how=how)
