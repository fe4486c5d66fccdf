"""Tools that cost nothing and change nothing (MKU-5.12, MKU-H2): look, measure, reach, figure. Everybody may use them.

Each row of a report has a fact ``row``, the key of its sentence. A row ``refused`` says why something is not possible:
its ``reason`` is the key of a refusal, the other facts are those of that refusal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bot.engine.errors import BadNotation
from bot.engine.game import Report
from bot.engine.notation.words import plain
from bot.engine.play import Fault
from bot.engine.requests import Facts
from bot.games.mage_knight.actions import Close, Move, Ranged, Step
from bot.games.mage_knight.attack.attack import fight_fault
from bot.games.mage_knight.attack.modes import planned
from bot.games.mage_knight.attack.modifiers import supporters
from bot.games.mage_knight.attack.reckoning import signed
from bot.games.mage_knight.attack.strikes import blows_at_one, in_effect
from bot.games.mage_knight.content.content import FigureType
from bot.games.mage_knight.faults import with_cards
from bot.games.mage_knight.field.bases import shape
from bot.games.mage_knight.field.field import Field, Spot
from bot.games.mage_knight.field.move_allowance import budget, hindered
from bot.games.mage_knight.field.passage import imagined
from bot.games.mage_knight.field.paths import obstacles, to_contact
from bot.games.mage_knight.field.sight import line
from bot.games.mage_knight.field.stops import cut
from bot.games.mage_knight.field.values import total
from bot.games.mage_knight.figures.breaking import held_by
from bot.games.mage_knight.figures.breaking import needed as breaking_roll
from bot.games.mage_knight.legal.default_piece import able
from bot.games.mage_knight.looking.explained import Explained, explained
from bot.games.mage_knight.looking.inspecting import changes
from bot.games.mage_knight.measure import INCH, capped, degrees, inches
from bot.games.mage_knight.movement.double_time import has_double_time
from bot.games.mage_knight.movement.movement import ability_fault, as_going
from bot.games.mage_knight.notation.choosing import refuse
from bot.games.mage_knight.notation.line import FieldLine
from bot.games.mage_knight.notation.words import FIGURE, GRAMMAR, check_line
from bot.games.mage_knight.state import Figure, Point
from bot.geometry.plane import bearing, distance
from bot.geometry.reach import reachable

NONE = "none"


def tell(field: Field, seat: int | None, query: str) -> Report | None:
    """The answer to a question; None if there is no such question."""
    check_line(query)
    found = GRAMMAR.tokens(" ".join(query.split()))
    verb = plain(found[0].text) if found else ""
    if verb not in _READERS:
        return None
    try:
        rows = [with_cards(field.state, row) for row in _READERS[verb](FieldLine(field, None, verb, found[1:]))]
    except BadNotation as refusal:
        refusal.clause = refusal.clause or "MKU-5.12"
        raise
    return Report(verb, tuple(rows))


# -- look ------------------------------------------------------------------------------------------------------------


def _look(asked: FieldLine) -> Iterator[Facts]:
    """Whom a figure can shoot at or strike, from where it stands or from a place, with every modifier."""
    field = asked.field
    figure = asked.figure()
    told, face = asked.take("from"), asked.face()
    asked.end()
    if told is not None or face is not None:
        x, y = asked.ruler.point("place", told) if told is not None else field.dot(figure)
        angle = figure.facing if face is None else _seen(field, face.at, (x, y)) if face.at else face.angle
        field = imagined(field, [field.at(figure, Spot(x, y, angle))])
        figure = field.figure(figure.id)
    yield {"row": "from", "figure": figure.id, "x": inches(figure.x), "y": inches(figure.y)}
    rows: list[Facts] = []
    for other in field.there():
        for row in _against(field, figure, other) if field.foes(figure, other) else ():
            if row not in rows:  # what keeps it from any attack is said once
                rows.append(row)
    yield from rows


def _seen(field: Field, name: str, at: Point) -> int:
    return bearing(at, field.dot(field.figure(name)))


def _against(field: Field, figure: Figure, target: Figure) -> Iterator[Facts]:
    """Every way to attack one figure; where there is none, why."""
    fault: Fault | None = None
    possible = False
    for action in _attacks(field, figure, target):
        why = fight_fault(field, figure.owner, action, in_move=True)
        if why is not None:
            fault = fault or why
            continue
        possible = True
        mode = action.mode or ("close" if isinstance(action, Close) else "ranged")
        for one in explained(field, figure.owner, action):
            if one.odds.target == target.id:
                yield _odds(figure, "capture" if isinstance(action, Close) and action.capture else mode, one)
                yield from around(field, figure, target, action, one)
    if not possible and fault is not None:
        row = "refused" if "target" in fault.facts else "unable"
        yield {"row": row, "reason": fault.key, "clause": fault.clause, **fault.facts}


def _attacks(field: Field, figure: Figure, target: Figure) -> Iterator[Close | Ranged]:
    """The attacks that a figure might try: hand to hand in contact, else from afar."""
    if field.touching(figure, target):
        for mode in blows_at_one(field, figure):
            yield Close(figure.id, target.id, mode.id)
        yield Close(figure.id, target.id, capture=True)
        return
    for mode in in_effect(field, figure, "ranged"):
        if mode.hits == "area":
            yield Ranged(figure.id, (), mode.id, point=(target.x, target.y))
        elif mode.most >= 0 and not mode.heals:
            yield Ranged(figure.id, (target.id,), mode.id)


def _odds(figure: Figure, mode: str, told: Explained) -> Facts:
    one = told.odds
    return {
        "row": "odds",
        "figure": figure.id,
        "target": one.target,
        "mode": mode,
        "needed": one.needed,
        "percent": one.percent,
        "attack": one.attack,
        "defense": one.defense,
        "helper": one.helper or NONE,
        "clicks": one.clicks,
        "dodge": one.dodge,
        **told.sides,
        **told.clauses,
    }


def describe_targets(field: Field, figure: Figure) -> tuple[Facts, ...]:
    """Whom a figure could attack from where it stands, with what chance, and how far it could go instead."""
    rows: list[Facts] = []
    if field.state.left > 0:
        foes = [other for other in field.there() if field.foes(figure, other)]
        rows += [row for foe in foes for row in _against(field, figure, foe) if row["row"] == "odds"]
    allowed = budget(field, figure)
    rows.append({"row": "reach", "figure": figure.id, "allowed": inches(allowed)})
    return (*rows, *_area(field, figure, allowed))


def describe_able(field: Field, seat: int, piece: str) -> tuple[Facts, ...]:
    """The same of a figure that can be given an action; nothing of any other."""
    figure = next((one for one in able(field, seat) if one.id == piece), None)
    return () if figure is None else describe_targets(field, figure)


# -- measure ---------------------------------------------------------------------------------------------------------


def _measure(asked: FieldLine) -> Iterator[Facts]:
    """The distance of two figures or places; between two figures the line of fire too."""
    field = asked.field
    ends = [_end(asked, name) for name in ("start", "end")]
    asked.end()
    (a, one), (b, other) = ends
    yield {
        "row": "distance",
        "figure": one.id if one is not None else f"{inches(a[0])},{inches(a[1])}",
        "target": other.id if other is not None else f"{inches(b[0])},{inches(b[1])}",
        "length": inches(distance(a, b)),
    }
    if one is not None and other is not None and one.id != other.id:
        fire = line(field, one, other)
        yield {
            "row": "line",
            "figure": one.id,
            "target": other.id,
            "blocker": fire.blocked_by or NONE,
            "screen": fire.screen or NONE,
            "height": fire.height,
            "contact": field.touching(one, other),
        }


def _end(asked: FieldLine, name: str) -> tuple[Point, Figure | None]:
    text = asked.word(name)
    if FIGURE.fullmatch(text.upper()):
        figure = asked.standing(asked.known(name, text))
        return asked.field.dot(figure), figure
    return asked.ruler.point(name, text), None


# -- reach -----------------------------------------------------------------------------------------------------------


def _reach(asked: FieldLine) -> Iterator[Facts]:
    """How far a figure can move, whom it can touch, and whom it must break away from."""
    field = asked.field
    figure = asked.figure()
    double = asked.flag("double")
    asked.end()
    if double:
        field = _doubling(field, figure)
    allowed = budget(field, figure, double=double)
    touched = []
    for other in field.there():
        if other.id in (figure.id, figure.captive) or other.soaring != figure.soaring or field.touching(figure, other):
            continue
        bases = 3 * (field.kind(figure).radius + field.kind(other).radius)  # from a dot to the rim behind it
        near = distance(field.dot(figure), field.dot(other)) <= allowed + bases
        found = to_contact(field, figure, other, limit=allowed) if near else None
        if found is not None and found.within(allowed) and not _stopped(field, figure, found.points):
            touched.append(other)
    yield {
        "row": "reach",
        "figure": figure.id,
        "allowed": inches(allowed),
        "halved": hindered(field, figure),
        "friends": tuple([one.id for one in touched if not field.foes(figure, one)]) or NONE,
        "enemies": tuple([one.id for one in touched if field.foes(figure, one)]) or NONE,
    }
    yield from _held(field, figure)
    yield from _area(field, figure, allowed)


def _stopped(field: Field, figure: Figure, points: Sequence[Point]) -> bool:
    """True if terrain ends a way before its end (MKU-19.4, MK2-26.3)."""
    return cut(field, figure, points[1:]).path[-1:] != (*points[1:],)[-1:]


def _doubling(field: Field, figure: Figure) -> Field:
    """The field as it is for who goes twice its speed; refuses where it cannot (MKU-SA.charge.2, MK2-15)."""
    if not (field.powers(figure).doubles or has_double_time(field.edition)):
        raise BadNotation("too_many_words", "MKU-SA.charge.2", verb="reach", given="double")
    said = Move(Step(figure.id, (), figure.facing), double=True)
    found = ability_fault(field, said)
    if found is not None:
        refuse(field, found)
    return as_going(field, said)


def _held(field: Field, figure: Figure) -> Iterator[Facts]:
    """From whom it must break away before it moves, and the lowest roll that does it (MKU-8.1, 8.2)."""
    foes = held_by(field, figure, True)
    if foes:
        names = tuple([foe.id for foe in foes])
        yield {"row": "held", "figure": figure.id, "enemies": names, "needed": breaking_roll(field, figure)}


def _area(field: Field, figure: Figure, allowed: int) -> Iterator[Facts]:
    """The outlines of the area in which its centre dot can come to rest, each with its holes, for the drawing."""
    radius, _ = shape(field.circles(figure))
    others = [one for one in field.there() if one.id not in (figure.id, figure.captive)]
    ends = [(x, y, r + radius) for one in others for x, y, r in field.circles(one)]
    for patch in reachable(field.dot(figure), allowed, obstacles(field, figure), ends):
        numbers = tuple([number for ring in patch for point in ring for number in point])
        yield {"row": "area", "outline": numbers, "rings": tuple([len(ring) for ring in patch])}


# -- figure ----------------------------------------------------------------------------------------------------------


def _figure(asked: FieldLine) -> Iterator[Facts]:
    """Present values and abilities; the whole dial only with open dials or after the end (MKU-H3, H7)."""
    field = asked.field
    figure = asked.known("figure", asked.word("figure"))
    asked.end()
    kind, click = field.kind(figure), field.click(figure)
    yield {
        "row": "printed",
        "figure": figure.id,
        "points": kind.points,
        "rank": kind.rank,
        "faction": kind.faction,
        "arc": kind.arc,
        "range": kind.range,
        "arrows": kind.targets,
        "mounted": kind.mounted,
    }
    if kind.speed_type:
        yield _base(figure, kind)
        yield from _given(field, kind)
    if figure.status == "field":
        yield {
            "row": "values",
            "figure": figure.id,
            **{name: getattr(click, name) for name in ("speed", "attack", "defense", "damage")},
            "tokens": figure.tokens,
            "x": inches(figure.x),
            "y": inches(figure.y),
            "facing": degrees(figure.facing),
            "captive": figure.captive or NONE,
            "captor": figure.captor or NONE,
        }
        for ability in field.marks(figure):
            does = field.edition.described(ability)
            yield {"row": "ability", "ability": ability, "does": does, "cancelled": ability in figure.cancelled}
        for token in figure.ability_tokens:  # MK2-H1
            yield {"row": "token", "figure": figure.id, "use": token}
        yield from changes(field, figure)
    else:
        yield {"row": "gone", "figure": figure.id, "status": figure.status}
    if field.state.options.open_dials or field.state.phase == "over":
        for number, one in enumerate(kind.clicks):
            facts: Facts = {"row": "click", "number": number + 1, "now": number == figure.click}
            facts |= {name: getattr(one, name) for name in ("speed", "attack", "defense", "damage")}
            yield {**facts, "abilities": one.marks or NONE}


def _base(figure: Figure, kind: FigureType) -> Facts:
    """What bases of the second edition say beside that (MK2-2.6, 2.7), and whether the figure is in the air."""
    return {
        "row": "base",
        "figure": figure.id,
        "speed_type": kind.speed_type,
        "attack_type": kind.attack_type,
        "bonus": kind.attack_bonus,
        "ranged_damage": NONE if kind.ranged_damage is None or not kind.range else kind.ranged_damage,
        "soaring": figure.soaring,
    }


def _given(field: Field, kind: FigureType) -> Iterator[Facts]:
    """How large the base is, its slots, its subfaction, and what all that gives on every click (MK2-2.3, 3.9, 34.2)."""
    yield {"row": "size", "radius": inches(kind.radius), "keywords": kind.item_slots or NONE}
    if kind.subfaction:
        yield {"row": "subfaction", "card": kind.subfaction}
    for ability in field.edition.printed_on(kind):
        yield {"row": "ability", "ability": ability, "does": ability, "cancelled": False}


_READERS: dict[str, Callable[[FieldLine], Iterator[Facts]]] = {
    "look": _look,
    "measure": _measure,
    "reach": _reach,
    "figure": _figure,
}


def around(field: Field, figure: Figure, target: Figure, action: Close | Ranged, told: Explained) -> Iterator[Facts]:
    """Rows beside those of the odds against a target."""
    plan = planned(field, figure.owner, action)
    if helping := supporters(field, plan, target, plan.fight(field, target)) if field.edition.gang_up_each else []:
        yield {"row": "supporters", "target": target.id, "friends": tuple([helper.id for helper in helping])}
    if plan.point is not None:
        yield _blast(field, target, plan.point, plan.attacked)
    yield from ({"row": "replaced", **facts} for facts in told.swaps)
    if told.wound is not None:
        yield {"row": "damage", **told.wound}
    for side, found in (("attack", told.odds.bonus), ("defense", told.odds.cover)):
        whole, left = total(found), capped(field.edition.cap, total(found))
        if whole != left:
            yield {"row": "capped", "target": target.id, "side": side, "sum": signed(whole), "left": signed(left)}


def _blast(field: Field, target: Figure, point: tuple[int, int], struck: Sequence[Figure]) -> Facts:
    """All whom a bombardment of the place of a target strikes beside it (MK2-21.5)."""
    others = tuple([one.id for one in struck if one.id != target.id])
    facts: Facts = {"row": "blast", "target": target.id, "figures": others or NONE}
    facts |= {"x": inches(point[0]), "y": inches(point[1]), "radius": inches(field.edition.bombardment_radius * INCH)}
    return facts
