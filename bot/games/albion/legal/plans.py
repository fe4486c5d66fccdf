"""Whole plans for a seat, by what it knows: a march on the artefacts, what to take on the way, whom to attack."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from bot.games.albion import actions as act
from bot.games.albion import victory
from bot.games.albion.board import Board
from bot.games.albion.fights import declaring
from bot.games.albion.items import goods, second_look, words
from bot.games.albion.legal import chance, promise
from bot.games.albion.rounds import marching
from bot.games.albion.state import Attack, Knight, PawnItems, PawnOrder, Proposal

FAR = 60
"""Steps to where no way leads."""

# What a place is worth, and what each step there and each knight on his way there takes off.
ARTEFACT, SITE, CARRIER, FALLEN, HOLDER, ESCORT, OBJECT, KNOWN, SUSPECT = 140, 100, 110, 70, 60, 50, 30, 15, 0
STEP, TAKEN = 3, 35

EXPOSED = 3
"""So many steps of detour are as good as one enemy less next to an artefact."""

BOLD, EVEN, CAREFUL = 2500, 5000, 6500
"""The chance from which a knight attacks who may carry an artefact, anybody, and with an artefact himself."""


# -- where everybody wants to go -----------------------------------------------------------------------------------


class Goal(Struct, frozen=True):
    """A hex, and what it is worth to be there."""

    hex: str
    worth: int


def bears(b: Board, knight: Knight) -> list[str]:
    """The artefacts that he carries."""
    return [one.kind for one in knight.tokens if b.gear(one).artefact]


def goals(b: Board, seat: int) -> dict[str, str]:
    """The hex to which each pawn of a seat is best sent: artefacts home, others to the best place left for them."""
    knights = b.of_seat(seat)
    castle = home(b, seat)
    found = {one.code: _prey(b, one) or castle for one in knights if bears(b, one)}
    places = list(_places(b, seat, castle))
    sent: dict[str, int] = dict.fromkeys([one.hex for one in places], 0)
    left = [one for one in knights if one.code not in found]
    while left and places:
        options = [(_gain(b, knight, goal, sent), knight, goal) for knight in left for goal in places]
        _, knight, goal = max(options, key=lambda one: one[0])
        found[knight.code] = goal.hex
        sent[goal.hex] += 1
        left.remove(knight)
    return found


def _prey(b: Board, knight: Knight) -> str:
    """Where the last of a seat goes who has one artefact: for the other one, for by knights he would lose (AL-23.5).

    First to where it may lie, then to him who may have it.
    """
    foes = [one for one in b.active() if one.seat != knight.seat and (one.carrier or _holds(b, one))]
    if len(b.of_seat(knight.seat)) > 1 or len(bears(b, knight)) == len(b.content.artefacts):
        return ""
    lying = [one for one in _places(b, knight.seat, home(b, knight.seat)) if one.hex in b.state.lying]
    likely = [(_gain(b, knight, one, {one.hex: 0}), one.hex) for one in lying if one.worth >= FALLEN]
    if likely:
        return max(likely)[1]
    chances = [(promise.promises(b, knight.seat, knight, foe), foe.hex) for foe in foes]
    return max([one for one in chances if one[0] >= BOLD], default=(0, ""))[1]


def _gain(b: Board, knight: Knight, goal: Goal, sent: dict[str, int]) -> int:
    return goal.worth - STEP * steps(b, knight, knight.hex, goal.hex) - TAKEN * sent[goal.hex]


def home(b: Board, seat: int) -> str:
    """The castle to which a seat brings the artefacts: where one is, else the nearest to those who carry them."""
    castles = victory.castles(b, seat)
    bearers = [one for one in b.of_seat(seat) if bears(b, one)]

    def rank(castle: str) -> tuple[bool, int]:
        held = any(b.gear(one).artefact and words.knows(one, seat) for one in b.lies(castle))
        held = held or any(one.hex == castle for one in bearers)
        return not held, sum(steps(b, one, one.hex, castle) for one in bearers)

    return min(castles, key=rank)


def steps(b: Board, knight: Knight, here: str, goal: str) -> int:
    """How far a hex is from his goal: over land, from the lake over the harbour that is best for it."""
    over = b.content.overland[b.ashore(goal)]
    if knight.transport != "boat":
        return over.get(here, FAR)
    return min(b.distance(here, one) + over.get(one, FAR) for one in b.content.sites("harbour"))


def _places(b: Board, seat: int, castle: str) -> Iterator[Goal]:
    """What is worth a way, as far as the seat knows: artefacts and what may be one, those who may carry one."""
    kinds = {kind for one in b.of_seat(seat) for kind in bears(b, one)}
    for label, pile in b.state.lying.items():
        known = [one for one in pile if b.gear(one).secret and words.knows(one, seat)]
        kinds |= {one.kind for one in known if b.gear(one).artefact}
        if any(b.gear(one).artefact for one in known):
            yield Goal(label, HOLDER if label == castle else ARTEFACT)
        elif known:
            yield Goal(label, KNOWN)
    if kinds and any(one.seat != seat for one in b.standing(castle)):
        yield Goal(castle, CARRIER)  # nothing can be brought home while an enemy stands there (AL-23.1)
    missing = len(kinds) < len(b.content.artefacts)
    for label in b.state.lying:
        if words.unseen(b, seat, label):
            yield Goal(label, _unseen(b, label) if missing else KNOWN)
    for knight in b.active():
        if knight.seat != seat and missing:
            yield Goal(knight.hex, CARRIER if knight.carrier else HOLDER if _holds(b, knight) else SUSPECT)
            yield from [Goal(b.castle(knight), CARRIER)] if knight.carrier else []
        elif knight.seat == seat and knight.hex != castle and bears(b, knight):
            yield Goal(knight.hex, ESCORT)


def _unseen(b: Board, label: str) -> int:
    if label in b.content.artefact_hexes:
        return SITE
    return OBJECT if label in b.content.nemetons else FALLEN


def _holds(b: Board, knight: Knight) -> bool:
    """True if he keeps to his castle, to which he has come back: perhaps with an artefact."""
    return knight.left_castle and knight.hex == b.castle(knight)


# -- phase 1 -------------------------------------------------------------------------------------------------------


def march(b: Board, seat: int) -> act.SealOrders:
    """Each pawn that may still be moved on its way, the foremost first; none ends where another of the seat stands."""
    wanted = goals(b, seat)
    done = {one.pawn for one in b.seat(seat).moves or ()} if b.state.options.seat_order else set()
    knights = [one for one in b.of_seat(seat) if one.code not in done]
    knights.sort(key=lambda one: steps(b, one, one.hex, wanted.get(one.code, one.hex)))
    shut = {one.hex for one in b.active() if one.seat != seat}
    held = {one.code: one.hex for one in b.of_seat(seat)}
    orders = []
    for knight in knights:
        others = {label for code, label in held.items() if code != knight.code}
        free = [path for path in marching.ways(b, knight, shut) if path[-1] not in others]
        goal = wanted.get(knight.code, knight.hex)
        path = min([(), *free], key=lambda path: (left(b, knight, goal, path), len(path)))
        held[knight.code] = path[-1] if path else knight.hex
        orders.append(PawnOrder(knight.code, path, _lands(b, knight, goal, held[knight.code])))
    return act.SealOrders(tuple(orders))


def left(b: Board, knight: Knight, goal: str, path: tuple[str, ...]) -> int:
    """How far he would still have to go; who carries an artefact keeps clear of enemies whom he would not attack."""
    end = path[-1] if path else knight.hex
    far = steps(b, knight, end, goal)
    if not far or not bears(b, knight) or goal not in victory.castles(b, knight.seat):
        return far
    near = [one for one in b.active() if one.seat != knight.seat and one.hex in b.around(end)]
    return far + EXPOSED * len([one for one in near if urge(b, knight.seat, knight, one) <= 0])


def _lands(b: Board, knight: Knight, goal: str, end: str) -> bool:
    """True if he leaves his boat there: in the harbour from which the rest of the way leads over land."""
    over = b.content.overland[b.ashore(goal)]
    return knight.transport == "boat" and over.get(end, FAR) <= steps(b, knight, end, goal)


# -- phase 2 -------------------------------------------------------------------------------------------------------


def take(b: Board, seat: int) -> act.SealItems:
    """Objects and artefacts, a horse for who walks, a weapon for who has none."""
    horses = {label: [one.kind for one in pile].count("horse") for label, pile in b.state.lying.items()}
    said = []
    for knight in b.of_seat(seat):
        if b.on_land(knight) and knight.hex in b.state.lying:
            rides = knight.transport != "horse" and horses[knight.hex] > 0
            horses[knight.hex] -= rides
            said.append(_wish(b, knight, rides))
    wanted = tuple([one for one in said if one.leave or one.take])
    if chance.possible(b, seat, wanted):
        return act.SealItems(wanted)
    plain = [PawnItems(one.pawn, (), (words.OBJECTS,)) for one in wanted if words.OBJECTS in one.take]
    return act.SealItems(tuple(plain) if chance.possible(b, seat, tuple(plain)) else ())


def _wish(b: Board, knight: Knight, rides: bool) -> PawnItems:
    here = b.lies(knight.hex)
    known = [b.gear(one) for one in here if words.knows(one, knight.seat)]
    weapons = any(one.kind == "weapon" for one in known) and not b.of_kind(knight, "weapon")
    boat = ["boat"] if rides and knight.transport == "boat" else []
    leave = [*boat, *_in_the_way(b, knight, [one.id for one in known if one.artefact])]
    take_ = [
        *(["horse"] if rides else []),
        *([words.OBJECTS] if any(b.gear(one).secret for one in here) else []),
        *([words.BETTER] if weapons else []),
    ]
    return PawnItems(knight.code, tuple(leave), tuple(take_))


def _in_the_way(b: Board, knight: Knight, kinds: list[str]) -> list[str]:
    """What he must leave to carry these: weapons of their class (AL-4.4)."""
    classes = {b.content.gear[kind].cls for kind in kinds} - {""}
    return [one.kind for one in knight.tokens if b.gear(one).cls in classes and not b.gear(one).artefact]


def keep(b: Board, seat: int) -> act.Look | None:
    """All that was taken unseen; of what an artefact leaves no room for, the rest."""
    for leaves in (False, True):
        said = tuple(_room(b, seat)) if leaves else ()
        if not any(True for _ in second_look.faults(b, seat, said)):
            return act.Look(said)
    return None


def _room(b: Board, seat: int) -> Iterator[PawnItems]:
    got = goods.after(b).got
    for knight in b.of_seat(seat):
        new = [one.token for one in got if one.pawn == knight.code and knight.code in b.state.fresh]
        leave = _in_the_way(b, knight, [one.kind for one in new if b.gear(one).artefact])
        if leave:
            yield PawnItems(knight.code, tuple(leave))


def hand_over(b: Board, seat: int) -> act.Propose | None:
    """An artefact to the own knight who stands in the castle: only one can stand there (AL-6.5, AL-23.1)."""
    castle = home(b, seat)
    keeper = next((one for one in b.standing(castle) if one.seat == seat), None)
    if keeper is None:
        return None
    for knight in b.of_seat(seat):
        kinds = tuple(bears(b, knight))
        deal = Proposal(0, knight.code, keeper.code, kinds, answer="accept")
        told = any(one.giver == knight.code and one.answer == "accept" for one in b.state.proposals)
        if kinds and not told and b.adjacent(knight, keeper) and chance.possible(b, seat, take(b, seat).items, deal):
            return act.Propose(knight.code, keeper.code, kinds)
    return None


# -- phase 4 -------------------------------------------------------------------------------------------------------


def attacks(b: Board, seat: int) -> act.Declare:
    """Each attacks the one who may carry an artefact, else the weakest, if the duel promises enough."""
    said = []
    for knight in b.of_seat(seat):
        if not declaring.may_attack(b, knight):
            continue
        near = [(urge(b, seat, knight, foe), foe.code) for foe in declaring.in_reach(b, knight)]
        best = max(near, default=(0, ""))
        if best[0] > 0:
            said.append(Attack(knight.code, (best[1],), not bears(b, knight)))
    return act.Declare(tuple(said))


def urge(b: Board, seat: int, knight: Knight, foe: Knight) -> int:
    """How much rather he attacks than not: what the duel promises above what he wants to be sure of."""
    chance_ = promise.promises(b, seat, knight, foe)
    if bears(b, knight):
        at_home = foe.hex in victory.castles(b, seat)
        return chance_ - (BOLD if foe.hex == _prey(b, knight) else EVEN if at_home else CAREFUL)
    return chance_ - (BOLD if foe.carrier or _holds(b, foe) else EVEN)
