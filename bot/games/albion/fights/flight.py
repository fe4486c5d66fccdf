"""Flight from a fight (AL-18, AL-19.12 to AL-19.14)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from bot.engine.requests import Option
from bot.games.albion import wounds
from bot.games.albion.board import Board
from bot.games.albion.content.effects import FleeRollBonus
from bot.games.albion.fights import initiative
from bot.games.albion.play import Play
from bot.games.albion.state import Fight, Knight
from bot.hexgrid import ways

FROM_FOOT, EQUAL_FOOT, EQUAL_MOUNTED = 3, 3, 4  # AL-18.2, AL-18.3: steps of the flight
PURSUIT = {True: 3, False: 2}  # by whether the enemy rides
TEST_DICE = 3


def may_flee(b: Board, fight: Fight, knight: Knight) -> bool:
    """True if he may try (AL-18.1, AL-18.5, AL-19.12, AL-19.13)."""
    foes = b.enemies(fight, knight)
    held = fight.melee and any(fight.pairs.get(initiative.pair(foe.code, knight.code)) == foe.code for foe in foes)
    return bool(foes) and not held and (b.mounted(knight) or not any(b.mounted(foe) for foe in foes))


def needs_test(b: Board, fight: Fight, knight: Knight) -> bool:
    """True if the flight needs a roll: not from enemies all on foot by a rider (AL-18.2, AL-19.14)."""
    return not b.mounted(knight) or any(b.mounted(foe) for foe in b.enemies(fight, knight))


def test_strength(b: Board, fight: Fight, knight: Knight) -> int:
    """The S against which he tests: the highest among the enemies of his own kind (AL-18.3, AL-19.14)."""
    riding = b.mounted(knight)
    return max(foe.strength for foe in b.enemies(fight, knight) if b.mounted(foe) == riding)


def hexes(b: Board, fight: Fight, knight: Knight) -> list[str]:
    """The legal end hexes at this moment, the default first (AL-18.2 to AL-18.8)."""
    foes = [one for one in b.on_map() if one.seat != knight.seat]
    return sorted(_safe(b, fight, knight), key=lambda end: _preference(b, knight, foes, end))


def possible(b: Board, fight: Fight, knight: Knight) -> bool:
    """True if there is one (AL-18.13)."""
    return any(True for _ in _safe(b, fight, knight))


def _safe(b: Board, fight: Fight, knight: Knight) -> Iterator[str]:
    taken = {one.hex for one in b.on_map()}
    chases = [(foe, _chase(b, foe, knight)) for foe in b.enemies(fight, knight)]
    for end in dict.fromkeys([walk[-1] for walk in _walks(b, fight, knight)]):
        if end not in taken and not any(_within_reach(b, knight, end, foe, chase) for foe, chase in chases):
            yield end


def _walks(b: Board, fight: Fight, knight: Knight) -> list[tuple[str, ...]]:
    """The ways of exactly the length that his flight has; a border ends one (AL-18.6)."""
    steps = (EQUAL_MOUNTED if needs_test(b, fight, knight) else FROM_FOOT) if b.mounted(knight) else EQUAL_FOOT
    return ways.walks(knight.hex, _steps(b, knight.seat), steps, b.border)


def _crosses(b: Board, fight: Fight, knight: Knight, end: str) -> bool:
    """True if no way leads to that hex but over a border, at its last step (AL-18.10)."""
    return all(b.border(*walk[-2:]) for walk in _walks(b, fight, knight) if walk[-1] == end)


def _preference(b: Board, knight: Knight, foes: list[Knight], end: str) -> tuple[int, int, tuple[int, int]]:
    """The largest distance to the nearest enemy pawn, then nearest to his castle, then lowest label (AL-18.8)."""
    away = min([b.distance(end, foe.hex) for foe in foes])
    return -away, b.distance(end, b.castle(knight)), b.by_label(end)


def _steps(b: Board, seat: int, gone: Knight | None = None, taken: str = "") -> Callable[[str], Iterable[str]]:
    """Land hexes free of pawns of other players; who is ``gone`` does not count, ``taken`` is held by an enemy."""
    held = {one.hex for one in b.on_map() if one.seat != seat and one is not gone} | {taken}
    near = b.content.around_on_land
    return lambda here: [one for one in near[here] if one not in held]


def _within_reach(b: Board, fleer: Knight, end: str, foe: Knight, chase: dict[str, int]) -> bool:
    """True if the enemy could in one move stand next to that hex; his present hex counts (AL-18.7).

    ``chase`` leaves out that the fleer stands in his way. He does not on the way to the nearest hex next to him.
    """
    others = {one.hex for one in b.on_map() if one is not foe and one is not fleer}
    beside = sorted([(chase[one], one in others) for one in b.around(end) if one in chase])
    if not beside or all(held for _, held in beside):
        return False
    if not beside[0][1]:
        return True
    exact = _chase(b, foe, fleer, end)
    return any(one in exact and one not in others for one in b.around(end))


def _chase(b: Board, foe: Knight, fleer: Knight, taken: str = "") -> dict[str, int]:
    """How far each hex is that he enters in one move, with border stops, the fleer gone from his old hex (AL-18.7)."""
    steps = _steps(b, foe.seat, fleer, taken)
    found, free, edge = {foe.hex: 0}, {foe.hex}, [foe.hex]
    for cost in range(1, PURSUIT[b.mounted(foe)] + 1):
        further: list[str] = []
        for here in edge:
            for there in steps(here):
                found.setdefault(there, cost)
                if there not in free and not b.border(here, there):
                    free.add(there)
                    further.append(there)
        edge = further
    return found


async def flee(p: Play, fight: Fight, knight: Knight) -> None:
    """The attempt: a test where one is needed, then a hex of those that are legal (AL-18.2 to AL-18.4, AL-18.9)."""
    escaped = not needs_test(p, fight, knight) or await _test(p, fight, knight)
    ends = hexes(p, fight, knight) if escaped else []
    if not ends:
        if escaped:
            p.say("nowhere_to_flee", pawn=knight.code)
        _lost(p, fight, knight)
        return
    offered = [Option(one, one, {"hex": one}) for one in ends]
    asked = p.asking(knight.seat, "flee_to", offered, (ends[0],), clause="AL-18.8", pawn=knight.code)
    (end,) = await p.t.put(asked)
    _run(p, fight, knight, end)


async def _test(p: Play, fight: Fight, knight: Knight) -> bool:
    await p.t.reveal("flight")  # what an unseen object does shows from here on (AL-21.8)
    need = test_strength(p, fight, knight)
    dice = await p.roll(TEST_DICE, "flee", seat=knight.seat)
    bonus = 0
    for token, effect in p.effects(knight, FleeRollBonus):
        bonus += effect.amount
        wounds.applied(p, knight, token.id)
    passed = sum(dice) + bonus >= need
    p.say(
        "flee_tested",
        pawn=knight.code,
        dice=dice,
        bonus=bonus,
        helped=bonus > 0,
        total=sum(dice) + bonus,
        need=need,
        passed=passed,
    )
    return passed


def _lost(p: Play, fight: Fight, knight: Knight) -> None:
    """The attack is lost; the initiative goes to whom he is next to (AL-18.4, AL-12.7, AL-19.15).

    Of several he may keep it, as a house agrees; in a duel he has made his attack (AL-13.8).
    """
    keeps = fight.melee and p.state.options.failed_flight == "attack_only"
    for foe in p.enemies(fight, knight):
        if p.adjacent(foe, knight) and not keeps:
            initiative.gives(p, fight, foe.code, knight.code)
    initiative.end_turn(p, fight, knight.code)


def _run(p: Play, fight: Fight, knight: Knight, end: str) -> None:
    """He gets away; his boat stays in the harbour; a border means a card (AL-18.9 to AL-18.11)."""
    start, crosses = knight.hex, p.content.dangers[end] != "" and _crosses(p, fight, knight, end)
    if knight.transport == "boat":
        boat = p.on_foot(knight)
        if boat is not None:
            p.lay(start, boat)
    knight.hex, knight.left_castle = end, True
    if crosses and not knight.read_card:
        knight.entered = p.hex(end).region
    p.say("fled", pawn=knight.code, hex=end)
    p.mark("fled", pawn=knight.code, trails=((knight.code, start, end),))
    pawn = knight.code
    if fight.melee:
        initiative.end_turn(p, fight, pawn)
    initiative.left(p, fight, pawn)
