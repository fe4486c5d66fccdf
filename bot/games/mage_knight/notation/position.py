"""Positions written by hand: figures by id, code and place, terrain, players; every fault named with its place.

    phase = "play"    active = "ana"    round = 3    left = 1
    terrain = ["T1 birch_wood 20,20 turn=45"]
    ana = { edge = "south", score = 20, figures = ["A1 tidewarder2 10,10 face=90 click=2 tokens=1"] }

What is left out has a natural default: the seats' usual edges, the actions of the build total, the first seat's turn.
The contacts at the start of the turn are those of the position.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import combinations
from typing import Annotated, Any, Literal, TypeVar, get_args

from msgspec import Meta, Struct

from bot.engine.errors import BadData, BadNotation, Refused
from bot.engine.handwritten import Entries, SeatNames, Written, bad_value, broken_rule, numbered, strict_table
from bot.engine.notation.line import Words, whole_number
from bot.engine.notation.words import excerpt, nearest_name
from bot.games.mage_knight.check import check
from bot.games.mage_knight.content.content import Content, FigureType
from bot.games.mage_knight.editions.edition import Edition
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.figures.tokens import ABILITY_TOKENS
from bot.games.mage_knight.notation.mustering import INWARD, kind_named, named_in, template_named
from bot.games.mage_knight.notation.words import FIGURE, GRAMMAR, Ruler, angle
from bot.games.mage_knight.setup.beginning import opening
from bot.games.mage_knight.state import (
    EDGES,
    LETTERS,
    Edge,
    Figure,
    Objective,
    Options,
    Phase,
    Piece,
    Player,
    State,
    Status,
    Thing,
    by_id,
    team,
)
from bot.games.mage_knight.turn.start import touched

T = TypeVar("T")
STATUSES: tuple[str, ...] = get_args(Status)
MOST = 10_000
_PIECE = re.compile(r"T[1-9][0-9]?")
_OBJECTIVE = re.compile(r"O[1-9]")
_ITEM = re.compile(r"I[1-9][0-9]?")
_FLAGS = ("acted", "lifted", "left", "soaring")
Count = Annotated[int, Meta(ge=0, le=MOST)]
Actions = Annotated[int, Meta(ge=0, le=100)]


class PositionTable(Struct, forbid_unknown_fields=True):
    """The game, but for its players."""

    phase: Phase = "play"
    round: Count | None = None
    active: str = ""
    first: str = ""
    actions: Actions | None = None
    left: Actions | None = None
    pool: Entries = []
    time_up: bool = False
    terrain: Entries = []
    objectives: Entries = []
    domains: Entries = []
    items: Entries = []


class PlayerTable(Struct, forbid_unknown_fields=True):
    """What belongs to a player."""

    edge: Literal["south", "west", "north", "east"] | None = None
    score: Count = 0
    figures: Entries = []
    army: Entries | None = None
    pool: Entries | None = None
    withdrawn: bool = False
    disputed: bool = False
    deployed: bool | None = None


def read_position(
    content: Content, edition: Edition, raw: Mapping[str, Any], options: Options, names: Sequence[str]
) -> State:
    """The state that a hand-written position describes. Raises BadData naming the place and the fault."""
    return _PositionReader(content, edition, options, tuple(names)).state_of(raw)


class _PositionReader:
    """Reads one position."""

    def __init__(self, content: Content, edition: Edition, options: Options, names: tuple[str, ...]) -> None:
        self.content = content
        self.edition = edition
        self.seats = SeatNames(names, LETTERS[: len(names)])
        self.ruler = Ruler(options.width, options.height, exact=True)
        self.state = opening(options, [Player() for _ in names])
        self.sides = [team(options, len(names), seat) for seat in range(len(names))]
        self.places = {"items": "items", "domains": "domains"}  # also of figures and pieces, by their ids

    def state_of(self, raw: Mapping[str, Any]) -> State:
        """The whole position."""
        state = self.state
        rest, written = self.seats.tables(raw)
        table = strict_table(PositionTable, rest, also=self.seats.names)
        players = {seat: strict_table(PlayerTable, one.value, one.path) for seat, one in written.items()}
        self._turn(table)
        self._edges({seat: one.path for seat, one in written.items()}, players)
        state.time_up = table.time_up
        state.pool = [self._template(entry) for entry in numbered("pool", table.pool)]
        state.objectives += [self._objective(entry) for entry in numbered("objectives", table.objectives)]
        state.domains = tuple([self._domain(entry) for entry in numbered("domains", table.domains)])
        state.items += [self._item(entry) for entry in numbered("items", table.items)]
        state.pieces += [self._piece(entry) for entry in numbered("terrain", table.terrain)]
        for seat, player in players.items():
            self._player(seat, written[seat].path, player)
        state.figures.sort(key=by_id)
        self._settle()
        return state

    def _turn(self, table: PositionTable) -> None:
        """Whose turn it is, its actions and those left of them (MKU-4.3)."""
        state, playing = self.state, table.phase in ("play", "over")
        state.phase = table.phase
        state.started = playing
        state.round = int(playing) if table.round is None else table.round
        state.first = self.seats.seat("first", table.first) if table.first else 0
        state.active = self.seats.seat("active", table.active) if table.active else 0 if playing else -1
        usual = max(1, state.options.build_total // self.edition.points_an_action)
        actions = max(usual, table.left or 0) if table.actions is None else table.actions
        left = min(usual, actions) if table.left is None else table.left
        if left > actions:
            raise BadData("position_out_of_range", place="left", found=str(left), least=0, most=actions)
        if playing:
            state.actions, state.left = actions, left
            state.turn_phase = self.edition.turn_phases[1] if self.edition.turn_phases else ""

    def _edges(self, paths: Mapping[int, str], tables: Mapping[int, PlayerTable]) -> None:
        """No side of the field is given twice but to a team (MKU-3.2, MKU-R70); two players have opposite ones."""
        players = self.state.players
        edges: dict[int, Edge] = {seat: table.edge for seat, table in tables.items() if table.edge is not None}
        for seat, edge in edges.items():
            players[seat].edge = edge
        if len(players) == 2 and len(edges) == 1 and players[0].edge == players[1].edge:
            (seat,) = edges
            across = EDGES.index(players[seat].edge) + 2
            players[1 - seat].edge = EDGES[across % len(EDGES)]
        for one, other in combinations(range(len(players)), 2):
            if self.sides[one] != self.sides[other] and players[one].edge == players[other].edge:
                place = f"{paths.get(max(one, other)) or paths.get(one, '')}.edge"
                raise BadData("position_edge_twice", place=place, seat=other, found=players[one].edge)

    def _settle(self) -> None:
        """What follows from the rest, and whether it all fits together."""
        state = self.state
        state.order = tuple(sorted(range(len(state.players)), key=lambda seat: EDGES.index(state.players[seat].edge)))
        for figure in state.figures:
            captor = next((one for one in state.figures if one.id == figure.captor), None)
            if figure.captor and captor is None:
                raise bad_value(self.places[figure.id], figure.captor, [one.id for one in state.figures])
            if captor is not None:
                captor.captive = figure.id
        for player in state.players:
            if player.army and not player.points:
                player.points = sum(self.content.figures[key].points for key in player.army)
        field = Field(self.content, state, self.edition)
        for fault in check(field):
            raise broken_rule(fault, self.places)
        for figure in field.there() if state.phase == "play" else ():
            figure.contacts = touched(field, figure)  # MKU-4.11

    # -- seats -----------------------------------------------------------------------------------------------------

    def _player(self, seat: int, path: str, table: PlayerTable) -> None:
        """The army is the figures unless it is written; what is there has been submitted."""
        player, phase = self.state.players[seat], self.state.phase
        player.score, player.withdrawn, player.disputed = table.score, table.withdrawn, table.disputed
        figures = [self._figure(seat, entry) for entry in numbered(f"{path}.figures", table.figures)]
        there = next((figure for figure in figures if figure.status == "field"), None)
        if player.withdrawn and there is not None:  # MKU-22.19
            raise BadData("position_withdrawn_there", place=path, seat=seat, figure=there.id)
        self.state.figures += figures
        army = numbered(f"{path}.army", table.army or ())
        player.army = tuple([self._kind(entry, entry.value).key for entry in army])
        if table.army is None:
            player.army = tuple([figure.type for figure in figures])
        player.pool = tuple([self._template(entry) for entry in numbered(f"{path}.pool", table.pool or ())])
        player.army_in = bool(player.army) or phase != "army"
        player.pool_in = table.pool is not None or phase not in ("army", "pool")
        player.deployed = phase in ("play", "over") if table.deployed is None else table.deployed

    def _kind(self, place: Written, text: str) -> FigureType:
        return self._told(place, lambda: kind_named(self.content, text))

    def _template(self, place: Written, text: str | None = None) -> str:
        return self._told(place, lambda: template_named(self.content, place.value if text is None else text).id)

    def _told(self, place: Written, read: Callable[[], T]) -> T:
        """What a reader of the notation makes of a text; its refusal becomes a fault of this place."""
        try:
            return read()
        except (BadNotation, Refused) as refusal:
            given, near = refusal.facts.get("given"), refusal.facts.get("near")
            if isinstance(given, str) and isinstance(near, str):
                raise BadData("position_bad_word", place=place.path, found=given, near=near) from refusal
            raise BadData("position_bad_text", place=place.path, found=place.text) from refusal

    # -- figures and terrain ---------------------------------------------------------------------------------------

    def _figure(self, seat: int, place: Written) -> Figure:
        """``A1 code 10,12 face=90 click=2 tokens=1 captor=B1 cancelled=flight acted eliminated``."""
        words, keyed = _parts(place)
        if len(words) < 2 or not FIGURE.fullmatch(words[0].upper()) or words[0].upper()[0] != LETTERS[seat]:
            raise BadData("position_bad_id", place=place.path, found=excerpt(words[0] if words else ""))
        kind = self._kind(place, words[1])
        figure = Figure(words[0].upper(), kind.key, seat, facing=INWARD.get(self.state.players[seat].edge, 0))
        placed = len(words) > 2 and words[2].casefold() not in (*_FLAGS, *STATUSES)
        flags = [word.casefold() for word in words[3 if placed else 2 :]]
        figure.status = "field"
        self.places[figure.id] = place.path
        for flag in flags:
            if flag in STATUSES:
                figure.status = flag  # type: ignore[assignment]
            elif flag in _FLAGS:
                setattr(figure, flag, True)
            else:
                allowed = (*_FLAGS, *STATUSES)
                raise bad_value(place.path, flag, allowed)
        if figure.status == "eliminated":  # MKU-11.13, MKU-22.9
            figure.left, figure.click = True, len(kind.clicks)
        if placed:
            figure.x, figure.y = self._told(place, lambda: self.ruler.point("at", words[2]))
        elif figure.status == "field":
            raise BadData("position_missing_key", place=place.path, name="x,y")
        self._keys(figure, place, keyed)
        return figure

    def _keys(self, figure: Figure, place: Written, keyed: Mapping[str, str]) -> None:
        for key, text in keyed.items():
            if key == "hurt_by":
                figure.hurt_by = self._foe(figure, place, text)
            elif key not in _FIGURE_KEYS:
                near = nearest_name(key, (*_FIGURE_KEYS, "hurt_by"))
                raise BadData("position_unknown_key", place=place.path, found=excerpt(key), near=near)
            else:
                name, read = _FIGURE_KEYS[key]
                setattr(figure, name, self._told(place, partial(read, text)))
        for word in figure.ability_tokens:  # MK2-11.9
            if word not in ABILITY_TOKENS:
                raise bad_value(place.path, word, ABILITY_TOKENS)
        for word in figure.cancelled:  # MKU-5.17
            if word not in self.edition.optional:
                raise bad_value(place.path, word, self.edition.optional)

    def _foe(self, figure: Figure, place: Written, text: str) -> int:
        """The seat of the opponent who last damaged a figure (MKU-22.15)."""
        foes = [seat for seat, side in enumerate(self.sides) if side != self.sides[figure.owner]]
        letters = {name: seat for seat in foes for name in (LETTERS[seat], self.seats.names[seat])}
        foe = letters.get(text, letters.get(text.upper()))
        if foe is None:
            raise bad_value(place.path, text, letters)
        return foe

    def _piece(self, place: Written) -> Piece:
        """``T1 birch_wood 20,20 turn=45``."""
        words, keyed = _parts(place)
        if len(words) != 3 or set(keyed) - {"turn"} or not _PIECE.fullmatch(words[0].upper()):
            raise BadData("position_bad_text", place=place.path, found=place.text)
        x, y = self._told(place, lambda: self.ruler.point("at", words[2]))
        rotation = self._told(place, lambda: angle("turn", keyed.get("turn", "0")))
        self.places[words[0].upper()] = place.path
        return Piece(words[0].upper(), self._template(place, words[1]), x, y, rotation)

    def _objective(self, place: Written) -> Objective:
        """``O1 20,20``, with the seat that controls it, or ``contested``."""
        words, keyed = _parts(place)
        if len(words) not in (2, 3) or keyed or not _OBJECTIVE.fullmatch(words[0].upper()):
            raise BadData("position_bad_text", place=place.path, found=place.text)
        x, y = self._told(place, lambda: self.ruler.point("at", words[1]))
        made = Objective(words[0].upper(), x, y)
        self.places[made.id] = place.path
        if words[2:] == ["contested"]:
            made.status = "contested"
        elif words[2:]:
            made.status, made.controller = "controlled", self.seats.seat(place.path, words[2])
        return made

    def _domain(self, place: Written) -> str:
        """A domain in play, in the order of coming into play (MK2-27.8)."""
        return self._told(place, lambda: named_in(self.content.domains, place.text, "unknown_domain", "MK2-27.2"))

    def _item(self, place: Written) -> Thing:
        """``I1 whetted_blade on A1``, or ``I1 whetted_blade at 12,8``; ``uses=0``: what is left of its uses."""
        words, keyed = _parts(place)
        if len(words) != 4 or set(keyed) - {"uses"} or not _ITEM.fullmatch(words[0].upper()):
            raise BadData("position_bad_text", place=place.path, found=place.text)
        name = self._told(place, lambda: named_in(self.content.items, words[1], "unknown_item", "MK2-3.12"))
        made = Thing(words[0].upper(), name)
        made.uses_left = self.content.items[name].uses or -1
        if "uses" in keyed:
            made.uses_left = self._told(place, lambda: whole_number("uses", keyed["uses"], 0, max(0, made.uses_left)))
        self.places[made.id] = place.path
        if words[2].casefold() == "on":
            made.bearer = words[3].upper()
        elif words[2].casefold() == "at":
            made.x, made.y = self._told(place, lambda: self.ruler.point("at", words[3]))
        else:
            raise bad_value(place.path, words[2], ("on", "at"))
        return made


def _parts(place: Written) -> tuple[list[str], dict[str, str]]:
    """Bare words, and ``key=value`` pairs."""
    try:
        line = Words("", GRAMMAR.tokens(place.value))
    except BadNotation as refusal:
        raise BadData("position_bad_text", place=place.path, found=place.text) from refusal
    return [word.text for word in line.words], {key: said.values[0] for key, said in line.keyed.items()}


_FIGURE_KEYS: dict[str, tuple[str, Callable[[str], Any]]] = {
    "face": ("facing", lambda text: angle("face", text)),
    "click": ("click", lambda text: whole_number("click", text, 0, 12)),
    "tokens": ("tokens", lambda text: whole_number("tokens", text, 0, 2)),
    "captor": ("captor", str.upper),
    "with": ("ability_tokens", lambda text: tuple(text.casefold().split(","))),
    "cancelled": ("cancelled", lambda text: tuple(text.casefold().split(","))),
}
"""The keys of a figure: which field each tells, and how it is read."""
