"""Battlefields to show: views put together by hand from the figures and the terrain of the starter pack."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

import msgspec

from bot.games.mage_knight.content.content import Content, FigureType
from bot.games.mage_knight.content.kinds import figure_kind
from bot.games.mage_knight.state import Mark, Options, Point, Sum
from bot.games.mage_knight.view import FigureView, PieceView, PlayerView, View
from renderers.mage_knight.marks import FireLine, Ghost, Overlay, Reach, Way

AREAS = {
    "south": ((8_000, 0), (31_370, 0), (31_370, 3_000), (8_000, 3_000)),
    "north": ((8_000, 36_370), (31_370, 36_370), (31_370, 39_370), (8_000, 39_370)),
    "west": ((0, 8_000), (3_000, 8_000), (3_000, 31_370), (0, 31_370)),
    "east": ((36_370, 8_000), (39_370, 8_000), (39_370, 31_370), (36_370, 31_370)),
}


def printed(content: Content, code: str) -> FigureType:
    """A type by its code."""
    found = content.by_code(code)
    if found is None:
        raise KeyError(code)
    return found


def figure(content: Content, written: str, **changed: Any) -> FigureView:
    """A figure written as ``A1 tidewarder2 10.5,12 90`` with its click from 0 at the end, if it is not on the first."""
    number, code, place, facing, *rest = written.split()
    kind = printed(content, code)
    x, y = (round(float(v) * 1000) for v in place.split(","))
    click = kind.clicks[int(rest[0]) if rest else 0]
    turn = float(facing) * pi / 180
    rear = (round(x - 2 * kind.radius * cos(turn)), round(y - 2 * kind.radius * sin(turn))) if kind.mounted else None
    values: dict[str, Any] = {
        "abilities": click.abilities,
        "cancelled": (),
        "tokens": 0,
        "acted": False,
        "captor": "",
        "captive": "",
        "elevated": False,
        "status": "field",
        **changed,
    }
    return FigureView(
        id=number,
        type=kind.key,
        name=kind.name,
        code=kind.code,
        rank=kind.rank,
        faction=kind.faction,
        points=kind.points,
        owner="ABCDEFGH".index(number[0]),
        x=x,
        y=y,
        facing=round(float(facing) * 100) % 36_000,
        arc=kind.arc,
        radius=kind.radius,
        mounted=kind.mounted,
        rear=rear,
        speed=click.speed,
        attack=click.attack,
        defense=click.defense,
        damage=click.damage,
        range=kind.range,
        targets=kind.targets,
        kind=figure_kind(kind),
        **values,
    )


def piece(content: Content, number: str, template: str, x: float, y: float, rotation: float = 0) -> PieceView:
    """A piece of terrain at a place, in inches and degrees."""
    kind = content.templates[template]
    c, s = cos(rotation * pi / 180), sin(rotation * pi / 180)

    def at(p: Point) -> Point:
        return round(x * 1000 + p[0] * c - p[1] * s), round(y * 1000 + p[0] * s + p[1] * c)

    return PieceView(
        number,
        template,
        kind.kind,
        kind.elevated,
        kind.abrupt,
        tuple(at(p) for p in kind.polygon),
        tuple((at(a), at(b)) for a, b in kind.access),
    )


def players(
    figures: tuple[FigureView, ...], seats: int, scores: tuple[int, ...] = (0, 0, 0, 0)
) -> tuple[PlayerView, ...]:
    """The players of a battle."""
    edges = ("south", "north") if seats == 2 else ("south", "west", "north", "east")
    return tuple(
        PlayerView(
            seat=seat,
            team=seat,
            edge=edges[seat],
            area=AREAS[edges[seat]],
            army=tuple(one.type for one in figures if one.owner == seat),
            army_in=True,
            pool=(),
            pool_in=True,
            points=sum(one.points for one in figures if one.owner == seat),
            score=scores[seat],
            withdrawn=False,
        )
        for seat in range(seats)
    )


def view(figures: list[FigureView], pieces: list[PieceView], seats: int = 2, **changed: Any) -> View:
    """A battle as the public sees it."""
    there = tuple(figures)
    values: dict[str, Any] = {
        "viewer": None,
        "options": Options(build_total=changed.pop("total", 200)),
        "width": 39_370,
        "height": 39_370,
        "phase": "play",
        "round": 4,
        "last_round": 20,
        "order": tuple(range(seats)),
        "first": 0,
        "active": 0,
        "actions": 2,
        "left": 1,
        "to_act": (0,),
        "pool": (),
        "pending": None,
        "mark": None,
        "winners": (),
        "ending": "",
        "totals": (),
        **changed,
    }
    scores = values.pop("scores", (0,) * seats)
    return View(players=players(there, seats, scores), figures=there, pieces=tuple(pieces), **values)


def shot(content: Content) -> View:
    """Two armies of 200 points: a shot at two targets, of which one is hit."""
    a = [
        figure(content, "A1 lampbow3 14.2,11.5 71", tokens=1, acted=True),
        figure(content, "A2 tidewarder3 17.4,14.6 80"),
        figure(content, "A3 tidewarder2 18.6,14.5 95"),
        figure(content, "A4 arcscribe2 12.0,9.6 60"),
        figure(content, "A5 belldiver2 23.6,17.3 120", captive="B4"),
        figure(content, "A6 coghulk2 16.1,9.0 90", tokens=2),
        figure(content, "A7 crabdragoon2 26.8,13.4 110"),
        figure(content, "A8 lampbow1 0,0 0", status="eliminated"),
    ]
    b = [
        figure(content, "B1 gutripper2 17.2,20.4 260 1", hurt=2),
        figure(content, "B2 gutripper3 18.5,21.0 255"),
        figure(content, "B3 rattlesling2 13.4,24.6 280"),
        figure(content, "B4 hidestitcher2 24.35,18.1 0 2", captor="A5"),
        figure(content, "B5 drumwitch2 21.0,26.0 270", tokens=1),
        figure(content, "B6 gorrud 25.0,23.9 240 1"),
        figure(content, "B7 rattlesling1 9.2,20.3 300", elevated=True),
    ]
    pieces = [
        piece(content, "T1", "grass_hill", 8.6, 19.4, 20),
        piece(content, "T2", "old_forest", 29.6, 20.2, 75),
        piece(content, "T3", "mill_pond", 20.9, 10.2, 40),
        piece(content, "T4", "low_wall_corner", 16.2, 28.4, 180),
    ]
    against = (Sum("B1", 14), Sum("B3", 14, (("hindering", 1),)))
    mark = Mark("ranged", 0, "A1", (), ("B1", "B3"), (), ("B1",), (("B1", 2),), (3, 2), 14, against)
    return view(a + b, pieces, mark=mark, scores=(0, 22), to_act=(0,))


def turn(content: Content) -> tuple[View, tuple[Mark, ...]]:
    """A whole turn of the other side as its reader finds it: two moves, a blow that felled, a shot that missed."""
    last = shot(content)
    fallen = msgspec.structs.replace(last.figures[7], x=19_700, y=17_600)
    acts = (
        Mark("move", 1, "B6", (), (), (((30_000, 28_000), (27_400, 25_600), (25_000, 23_900)),)),
        Mark("close", 1, "B2", (), ("A8",), (), ("A8",), (("A8", 2),), (4, 5), 18, (Sum("A8", 15),)),
        Mark("move", 1, "B2", (), (), (((19_000, 18_500), (18_500, 21_000)),)),
        Mark("ranged", 1, "B3", (), ("A2",), (), (), (), (3, 4), 14, (Sum("A2", 15, (("hindering", 1),)),)),
    )
    figures = tuple(fallen if one.id == "A8" else msgspec.structs.replace(one, hurt=0) for one in last.figures)
    return msgspec.structs.replace(last, figures=figures, mark=acts[-1], active=1), acts


def march(content: Content) -> View:
    """A formation of four has moved, past rock and over a plateau's foot."""
    a = [
        figure(content, "A1 dawnpike2 15.0,18.0 90", tokens=1, acted=True),
        figure(content, "A2 dawnpike3 16.1,18.0 90", tokens=1, acted=True),
        figure(content, "A3 dawnpike2 17.2,18.0 90", tokens=1, acted=True),
        figure(content, "A4 candlesister2 16.1,16.85 90", tokens=1, acted=True),
        figure(content, "A5 silverfletch3 20.9,14.0 85"),
        figure(content, "A6 vowtemplar2 24.0,16.4 70"),
    ]
    b = [
        figure(content, "B1 millzombie2 15.5,25.0 270"),
        figure(content, "B2 millzombie2 16.8,25.3 270"),
        figure(content, "B3 duskcutter2 22.4,25.4 250"),
        figure(content, "B4 mothdrinker2 26.3,22.8 225", elevated=True),
        figure(content, "B5 ashcenser2 20.0,28.0 265"),
    ]
    pieces = [
        piece(content, "T1", "cliff_plateau", 27.0, 24.0, 12),
        piece(content, "T2", "bald_tor", 9.6, 21.5, 10),
        piece(content, "T3", "graveyard", 14.5, 31.0, 20),
        piece(content, "T4", "stream_bend", 25.0, 9.2, 15),
    ]
    starts = ((15.0, 10.0), (16.1, 10.0), (17.2, 10.0), (16.1, 8.85))
    ends = ((15.0, 18.0), (16.1, 18.0), (17.2, 18.0), (16.1, 16.85))
    paths = tuple(
        ((round(s[0] * 1000), round(s[1] * 1000)), (round(e[0] * 1000), round(e[1] * 1000)))
        for s, e in zip(starts, ends, strict=True)
    )
    mark = Mark("move", 0, "A1", ("A1", "A2", "A3", "A4"), (), paths)
    return view(a + b, pieces, mark=mark, round=2, total=200, to_act=(1,), active=1, left=2)


def knot(content: Content, seats: int = 4, each: int = 15) -> View:
    """The fullest: sixty figures of four players, many of them in a knot of touching bases."""
    kinds = (
        ("tidewarder2", "lampbow2", "coghulk1", "arcscribe1", "crabdragoon1"),
        ("gutripper2", "rattlesling2", "drumwitch1", "hidestitcher1", "gutripper3"),
        ("dawnpike2", "silverfletch2", "candlesister1", "vowtemplar1", "whitehoof2"),
        ("millzombie2", "duskcutter1", "mothdrinker1", "ashcenser1", "millzombie1"),
    )
    made: list[FigureView] = []
    spots = _packed(19.7, 20.4, 10) + _packed(11.0, 27.5, 10) + _packed(28.3, 12.0, 10)
    for number in range(seats * each):
        seat, index = number % seats, number // seats
        letter, code = "ABCDEFGH"[seat], kinds[seat % 4][index % 5]
        if number < len(spots) and not printed(content, code).mounted:
            x, y = spots[number]
        else:
            x = 4.0 + 31.0 * ((number * 0.618034) % 1)
            y = 4.0 + 31.0 * ((number * 0.754877) % 1)
            x, y = _apart(x, y, made)
        one = figure(content, f"{letter}{index + 1} {code} {x:.2f},{y:.2f} {number * 47 % 360}", tokens=number % 3)
        made.append(one)
    pieces = [
        piece(content, "T1", "wooded_hill", 30.0, 27.5, 30),
        piece(content, "T2", "broken_keep", 8.0, 11.0, 0),
        piece(content, "T3", "river_arm", 22.0, 32.0, 8),
        piece(content, "T4", "scree_slope", 20.0, 7.2, -12),
    ]
    mark = Mark("close", 0, "A3", ("A1",), ("B1",), (), ("B1",), (("B1", 3),), (6, 6), 20)
    mark.against = (Sum("B1", 15, (), (("formation", 1),)),)
    playing: dict[str, Any] = {"round": 9, "actions": 5, "left": 3, "to_act": (2,), "active": 2, "mark": mark}
    return view(made, pieces, seats, total=500, scores=(31, 0, 64, 18), **playing)


def _packed(x: float, y: float, count: int) -> list[tuple[float, float]]:
    """Touching bases in a honeycomb."""
    made = []
    for row in range(4):
        for column in range(4):
            made.append((x + (column - 1.5 + 0.5 * (row % 2)) * 1.101, y + (row - 1.5) * 0.955))
    middle = (x, y)
    made.sort(key=lambda p: (round((p[0] - middle[0]) ** 2 + (p[1] - middle[1]) ** 2, 6), p))
    return made[:count]


def _apart(x: float, y: float, others: list[FigureView]) -> tuple[float, float]:
    """The place, or the next one to the east, where no base stands."""
    while any((x - o.x / 1000) ** 2 + (y - o.y / 1000) ** 2 < 3.4**2 / 1.6 for o in others):
        x += 0.7
        if x > 36:
            x, y = 3.0, y + 1.3
        if y > 36:
            y = 3.0
    return x, y


def crowd(content: Content) -> View:
    """Thirty figures of two armies."""
    return msgspec.structs.replace(knot(content, 2, 15), to_act=(0,))


def deploying(content: Content) -> View:
    """The first army stands, the second is being deployed; all kinds of ground lie ready."""
    a = [
        figure(content, f"A{i + 1} {code} {13 + 2.4 * i:.1f},{1.8 - 0.9 * (i % 2):.1f} 90")
        for i, code in enumerate(("dawnpike2", "dawnpike3", "silverfletch2", "candlesister2", "vowtemplar1"))
    ]
    b = [
        figure(content, f"B{i + 1} {code} 0,0 270", status="waiting")
        for i, code in enumerate(("millzombie2", "duskcutter2", "mothdrinker1", "ashcenser2"))
    ]
    pieces = [
        piece(content, "T1", "burnt_farm", 10.0, 20.0, 15),
        piece(content, "T2", "ford_pond", 28.0, 13.0, 0),
        piece(content, "T3", "plank_barricade", 21.0, 26.0, -8),
        piece(content, "T4", "bramble_patch", 31.0, 27.0, 10),
    ]
    mark = Mark("deploy", 0)
    return view(a + b, pieces, phase="deploy", round=0, total=150, mark=mark, to_act=(1,), active=-1)


def preview() -> Overlay:
    """What a preview lays over ``shot``: a way, lines of fire with what is needed, a range, legal targets."""
    return Overlay(
        ways=(Way("A6", ((16_100, 9_000), (14_900, 13_000), (15_600, 17_000))),),
        ghosts=(Ghost("A6", 15_600, 17_000, 6_000),),
        sights=(
            FireLine((17_400, 14_600), (17_200, 20_400), True, "7+"),
            FireLine((17_400, 14_600), (21_000, 26_000), False),
        ),
        rings=(Reach(12_000, 9_600, 8_000, 6_000, 90, 0),),
        targets=("B1", "B2"),
    )


def story(content: Content) -> list[View]:
    """``march`` step by step, for a replay."""
    last = march(content)
    made = []
    for step in range(8):
        back = 8_000 - step * 8_000 // 7
        figures = tuple(
            msgspec.structs.replace(one, y=one.y - back) if one.id in ("A1", "A2", "A3", "A4") else one
            for one in last.figures
        )
        made.append(msgspec.structs.replace(last, figures=figures, mark=last.mark if step == 7 else None))
    return made


def over(content: Content) -> View:
    """The end: all points are counted."""
    return msgspec.structs.replace(
        shot(content), phase="over", winners=(0,), ending="last", totals=(148, 22), to_act=(), mark=None
    )
