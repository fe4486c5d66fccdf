"""Declarations, and the fights they make (AL-11)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.albion import actions as act
from bot.games.albion import sealing
from bot.games.albion.board import BEATEN, Board
from bot.games.albion.play import Play
from bot.games.albion.state import Attack, Fight, Knight


def in_reach(b: Board, knight: Knight) -> list[Knight]:
    """The enemy pawns with whom he could begin a fight: neighbours, both on land (AL-11.1, AL-11.2).

    Those of who has withdrawn fight no more, though they stand there until the phase is over (AL-25.2).
    """
    if not b.on_land(knight):
        return []
    around = b.content.around_on_land[knight.hex]
    near = [one for one in b.on_map() if one.seat != knight.seat and one.hex in around]
    able = [one for one in near if b.seat(one.seat).status == "in"]
    return sorted(able, key=lambda one: (around.index(one.hex), one.group, one.pawn))


def with_enemies(b: Board) -> list[int]:
    """The seats with a knight next to an enemy pawn on land."""
    able = [one for one in b.on_map() if b.on_land(one) and b.seat(one.seat).status == "in"]
    holders = {one.hex: one.seat for one in able}  # who shares his castle shares it with his own (AL-6.9)
    met = {one.seat for one in able for there in b.around(one.hex) if holders.get(there, one.seat) != one.seat}
    return sorted(met)


def to_declare(b: Board) -> list[int]:
    """Of these, who has not declared."""
    return sealing.missing(b, with_enemies(b))


def may_attack(b: Board, knight: Knight) -> bool:
    """True if he is not worn out (AL-12.9)."""
    return b.modified(knight) > BEATEN


async def declare(p: Play, seat: int, action: act.Declare) -> None:
    """Note the declaration of a seat; it may be given anew until all are in (AL-11.4)."""
    if seat not in with_enemies(p):
        p.refuse("nobody_to_attack", "AL-11.1")
    knights = sealing.own(p, seat, [one.pawn for one in action.attacks])
    for knight, attack in zip(knights, action.attacks, strict=True):
        _check(p, knight, attack)
    if action.part:
        sealing.gather(p, seat, action.attacks, with_enemies(p), [one.code for one in able(p, seat)])
    else:
        sealing.seal(p, seat, action.attacks, with_enemies(p))


def able(b: Board, seat: int) -> list[Knight]:
    """The knights of a seat that may attack somebody."""
    return [one for one in b.of_seat(seat) if in_reach(b, one) and may_attack(b, one)]


async def done(p: Play, seat: int, action: act.EndMoves) -> None:
    """Nobody else attacks: what was said of some is handed in."""
    await declare(p, seat, act.Declare(p.seat(seat).attacks or ()))


def _check(p: Play, knight: Knight, attack: Attack) -> None:
    reach = [one.code for one in in_reach(p, knight)]
    for target in attack.targets:
        if target not in reach:
            p.refuse("not_in_reach", "AL-11.1", pawn=attack.pawn, target=target)
    if (attack.targets or attack.join) and not may_attack(p, knight):
        p.refuse("worn_out_to_attack", "AL-12.9", pawn=attack.pawn, strength=p.modified(knight), least=BEATEN + 1)


async def reveal(p: Play) -> None:
    """All have declared: edges, joining, connected sets, their order (AL-11.5 to AL-11.8)."""
    said = [(p.knight(one.pawn), one) for seat in p.state.seats for one in seat.attacks or () if p.pawn(one.pawn)]
    reach = {knight.code: {foe.code for foe in in_reach(p, knight)} for knight, _ in said}
    edges = [(knight.code, target) for knight, one in said for target in one.targets if target in reach[knight.code]]
    for pawn, target in edges:
        p.say("fight_declared", pawn=pawn, target=target)
    joining = [knight for knight, one in said if one.join and may_attack(p, knight)]
    edges += _joined(p, joining, edges)
    fights = [_fight(p, members, edges) for members in _connected(edges)]
    p.state.fights = sorted(fights, key=lambda fight: _place(p, fight))
    for seat in p.state.seats:
        seat.attacks, seat.gathering = None, False
    if not fights and with_enemies(p):
        p.say("no_fight")
    p.state.phase = "fights"


def _joined(p: Play, joining: list[Knight], edges: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Again and again: who joins gets an edge to a neighbouring enemy where his own side fights (AL-11.5)."""
    added: list[tuple[str, str]] = []
    going_on = True
    while going_on:
        going_on = False
        for fight in _connected([*edges, *added]):
            for knight in joining:
                if not any(p.knight(one).seat == knight.seat and one != knight.code for one in fight):
                    continue
                for foe in in_reach(p, knight):
                    pair = (knight.code, foe.code)
                    if foe.code in fight and not {pair, pair[::-1]} & {*edges, *added}:
                        added.append(pair)
                        p.say("fight_joined", pawn=knight.code, target=foe.code)
                        going_on = True
    return added


def _connected(edges: Iterable[tuple[str, str]]) -> list[set[str]]:
    """The sets of pawns that hang together by edges (AL-11.6)."""
    sets: list[set[str]] = []
    for edge in edges:
        touched = [one for one in sets if one & {*edge}]
        sets = [one for one in sets if not one & {*edge}]
        sets.append({*edge}.union(*touched))
    return sets


def _fight(p: Play, members: set[str], edges: list[tuple[str, str]]) -> Fight:
    ordered = sorted(sorted(members), key=lambda code: (p.knight(code).group, p.knight(code).pawn))
    own = [edge for edge in edges if edge[0] in members]
    return Fight(ordered, own, melee=len(members) > 2)


def _place(p: Play, fight: Fight) -> tuple[int, int, int, int]:
    """The northernmost, then westernmost hex; equal: the lower group and pawn there first (AL-11.8)."""

    def place(code: str) -> tuple[int, int, int, int]:
        knight = p.knight(code)
        there = p.hex(knight.hex)
        return there.row, there.col, knight.group, knight.pawn

    return min(map(place, fight.members))
