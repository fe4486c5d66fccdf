"""Positions for the Mage Knight rule tests: figures by code and place in inches, dice in a list.

    s = battle("A1 swordsman 10,10 face=90 | A2 archer 8,8", "B1 swordsman 10,13 face=270", dice=[3, 4])
    s.act("ana", Close("A1", "B1")).says("hit", target="B1")

Codes are those of the starter pack or of figures made with ``own``: ``own("brute", attack=9, damage=3)``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from bot import packs
from bot.engine.dice import ScriptedDice, ShuffleFeed
from bot.games.mage_knight.content.catalog import load
from bot.games.mage_knight.content.content import Click, Content, FigureType, Template
from bot.games.mage_knight.content.effects import Domain, Effect, Item
from bot.games.mage_knight.editions.table import EDITIONS, as_read
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.game import MageKnight
from bot.games.mage_knight.state import EDGES, Figure, Objective, Options, Piece, Player, State, Thing, by_id
from bot.games.mage_knight.turn.start import touched
from bot.geometry.plane import FULL
from tests.support.staging import NAMES, Stage

INCH = 1000
OPPOSITE = {2: ("south", "north"), 3: ("south", "west", "north"), 4: EDGES}


@cache
def starter() -> Content:
    """The starter pack."""
    return load([packs.builtin("mage_knight")])


@cache
def unlimited() -> Content:
    """What the first edition reads of it."""
    return as_read(starter(), EDITIONS["mku"])


def own(
    code: str,
    *,
    clicks: int = 4,
    speed: int = 8,
    attack: int = 8,
    defense: int = 15,
    damage: int = 2,
    marks: str = "",
    dial: Sequence[Click] = (),
    **printed: Any,
) -> FigureType:
    """A figure of the test's own. ``marks``: its four abilities, ``-`` for none: ``"flight - toughness -"``."""
    names = tuple("" if mark == "-" else mark for mark in marks.split()) or ("", "", "", "")
    same = Click(speed, attack, defense, damage, names)  # type: ignore[arg-type]
    base: dict[str, Any] = {
        "set": "own",
        "number": int.from_bytes(code.encode(), "big"),
        "name": code.title(),
        "rank": "standard",
        "points": 20,
        "faction": "orc_raiders",
        "arc": 90,
        "range": 0,
        "targets": 1,
        "mounted": False,
        "radius": 550,
        "clicks": tuple(dial) or (same,) * clicks,
        "code": code,
    }
    return FigureType(**{**base, **printed})


def item(code: str, *effects: Effect, slot: str = "hand", **more: Any) -> Item:
    """An item of the test's own."""
    return Item(code, code.title(), 5, slot, effects, **more)


def square(kind: str, size: float = 4.0, *, name: str = "", **more: Any) -> Template:
    """A square of terrain round its own origin, its side in inches."""
    half = round(size * INCH / 2)
    corners = ((-half, -half), (half, -half), (half, half), (-half, half))
    return Template(name or kind, name or kind, kind, corners, **more)


def battle(
    *sides: str,
    figures: Sequence[FigureType] = (),
    terrain: str = "",
    templates: Sequence[Template] = (),
    active: str = "ana",
    dice: Sequence[int] = (),
    left: int | None = None,
    options: Mapping[str, Any] | None = None,
    fields: Mapping[str, Any] | None = None,
    objectives: str = "",
    items: str = "",
    domains: Sequence[str] = (),
    things: Sequence[Item | Domain] = (),
    **players: Mapping[str, Any],
) -> Battle:
    """A position in the middle of play, at the start of a turn of ``active``.

    Figures of a side are separated by ``|``: ``A1 code 10,12 face=90 click=2 tokens=1 captor=B1 acted``; facing in
    degrees, ``click`` 0 for the starting position. Terrain: ``T1 birch_wood 20,20 turn=45 | ...``. ``fields`` are
    fields of the state; ``ana={"score": 5}`` fields of a player. Objectives: ``O1 20,20 | O2 20,14 ana``, with the name
    of who controls it, or ``contested``. ``with=cover``: tokens of abilities. Items: ``I1 whetted_blade A1``, or loose
    ``I1 whetted_blade 12,8``; ``uses=1`` tells how often it can still be used. ``things``: items and domains of the
    test's own.
    """
    content = _content(tuple(figures), tuple(templates), tuple(things))
    seats = max(2, len(sides))
    played = {name: True for name, there in (("items", items), ("domains", domains)) if there}
    house = Options(**{"limit": "none", **played, **(options or {})})
    state = State(
        options=house,
        players=[_player(seat, seats, players.get(NAMES[seat], {})) for seat in range(seats)],
        pieces=[_piece(text) for text in terrain.split("|") if text.strip()],
        phase="play",
        order=tuple(range(seats)),
        first=0,
        active=NAMES.index(active),
        round=1,
        started=True,
        actions=house.build_total // 100,
        left=house.build_total // 100 if left is None else left,
    )
    for seat, text in enumerate(sides):
        state.figures += sorted((_figure(content, seat, one) for one in text.split("|") if one.strip()), key=by_id)
    for seat, player in enumerate(state.players):
        player.army = tuple(one.type for one in state.figures if one.owner == seat)
        player.points = sum(content.figures[key].points for key in player.army)
        player.army_in = player.pool_in = player.deployed = True
    _link(state)
    state.objectives = [_objective(text) for text in objectives.split("|") if text.strip()]
    state.items = [_item(text) for text in items.split("|") if text.strip()]
    state.domains = tuple(domains)
    game = MageKnight(content)
    if phases := game.rules(house)[1].turn_phases:
        state.turn_phase = phases[1]
    for name, value in (fields or {}).items():
        setattr(state, name, value)
    made = Battle(game, house, seats, list(dice), state)
    return made


def _content(
    figures: tuple[FigureType, ...], templates: tuple[Template, ...], things: tuple[Item | Domain, ...] = ()
) -> Content:
    base = starter()
    return Content(
        {**base.figures, **{one.key: one for one in figures}},
        {**base.templates, **{one.id: one for one in templates}},
        base.armies,
        base.digest,
        base.names,
        {**base.domains, **{one.id: one for one in things if isinstance(one, Domain)}},
        {**base.items, **{one.id: one for one in things if isinstance(one, Item)}},
        base.subfactions,
    )


def _player(seat: int, seats: int, given: Mapping[str, Any]) -> Player:
    edges = OPPOSITE.get(seats, EDGES)
    return Player(**{"edge": edges[seat % len(edges)], **given})


@dataclass
class _Words:
    """The words of one figure or piece."""

    id: str
    kind: str
    x: int
    y: int
    keyed: dict[str, str] = field(default_factory=dict)
    flags: list[str] = field(default_factory=list)


def _words(text: str) -> _Words:
    name, kind, place, *rest = text.split()
    x, y = (round(float(part) * INCH) for part in place.split(","))
    keyed = dict(part.split("=") for part in rest if "=" in part)
    return _Words(name, kind, x, y, keyed, [part for part in rest if "=" not in part])


def _piece(text: str) -> Piece:
    words = _words(text)
    return Piece(words.id, words.kind, words.x, words.y, round(float(words.keyed.get("turn", 0)) * 100))


def _objective(text: str) -> Objective:
    name, place, *control = text.split()
    x, y = (round(float(part) * INCH) for part in place.split(","))
    if not control:
        return Objective(name, x, y)
    if control[0] in NAMES:
        return Objective(name, x, y, status="controlled", controller=NAMES.index(control[0]))
    return Objective(name, x, y, status=control[0])  # type: ignore[arg-type]


def _item(text: str) -> Thing:
    name, kind, where, *more = text.split()
    made = Thing(name, kind, uses_left=int(more[0].removeprefix("uses=")) if more else -1)
    if "," in where:
        made.x, made.y = (round(float(part) * INCH) for part in where.split(","))
    else:
        made.bearer = where
    return made


def _figure(content: Content, seat: int, text: str) -> Figure:
    words = _words(text)
    kind = content.by_code(words.kind) or content.figures.get(words.kind)
    assert kind is not None, f"no figure {words.kind}"
    made = Figure(words.id, kind.key, seat, words.x, words.y, status="field")
    made.facing = round(float(words.keyed.pop("face", 90 if seat == 0 else 270)) * 100) % FULL
    made.ability_tokens = tuple(words.keyed.pop("with", "").replace(",", " ").split())
    for name, value in words.keyed.items():
        setattr(made, name, int(value) if name in ("click", "tokens", "hurt_by", "gained") else value)
    for flag in words.flags:
        setattr(made, flag, True) if flag in ("acted", "lifted", "left", "soaring") else setattr(made, "status", flag)
    return made


def _link(state: State) -> None:
    """Captives name their captor; the captor is told."""
    for figure in state.figures:
        for other in state.figures:
            if figure.captor == other.id:
                other.captive = figure.id


class Battle(Stage):
    """A Mage Knight game being played by a test."""

    game: MageKnight

    def __init__(
        self,
        game: MageKnight,
        options: Options,
        seats: int,
        dice: list[int],
        state: State,
        shuffles: Sequence[ShuffleFeed] = (),
    ) -> None:
        content, edition = game.rules(options)
        there = Field(content, state, edition)
        for figure in there.there():
            if not figure.contacts:
                figure.contacts = touched(there, figure)  # MKU-4.11
        super().__init__(game, options, seats, ScriptedDice(dice, shuffles), state)

    @property
    def state(self) -> State:
        """The present state."""
        found: State = self.match.state
        return found

    @property
    def field(self) -> Field:
        """The present field."""
        return self.game.field(self.state)

    def figure(self, name: str) -> Figure:
        """A figure, wherever it is."""
        return self.field.figure(name)

    def place(self, name: str) -> tuple[int, int, int]:
        """Where a figure stands, and its facing."""
        found = self.figure(name)
        return found.x, found.y, found.facing

    def answers(self, who: str, option: str) -> Battle:
        """A player answers the question that is open for him by the id of an option."""
        self.looked_at.clear()
        self.events = list(self.match.answer(NAMES.index(who), (option,)))
        return self
