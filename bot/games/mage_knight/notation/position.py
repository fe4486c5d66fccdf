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
from itertools import combinations
from typing import Any, get_args

from bot.engine.errors import BadData, BadNotation, Refused
from bot.engine.handwritten import Place, bad_value
from bot.engine.notation.line import Line, whole_number
from bot.engine.notation.words import excerpt
from bot.engine.sheets import nearest
from bot.games.mage_knight.check import check
from bot.games.mage_knight.content.content import Content
from bot.games.mage_knight.editions.edition import Edition
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.notation.mustering import INWARD, kind_named, template_named
from bot.games.mage_knight.notation.words import FIGURE, GRAMMAR, Ruler, angle
from bot.games.mage_knight.setup.beginning import opening
from bot.games.mage_knight.state import (
    EDGES,
    LETTERS,
    Figure,
    Options,
    Phase,
    Piece,
    Player,
    State,
    Status,
    by_id,
    team,
)
from bot.games.mage_knight.turn.start import touched

PHASES: tuple[str, ...] = get_args(Phase)
STATUSES: tuple[str, ...] = get_args(Status)
MOST = 10_000
_PLAYER_KEYS = ("edge", "score", "figures", "army", "pool", "withdrawn", "disputed", "deployed")
_PIECE = re.compile(r"T[1-9][0-9]?")
_FLAGS = ("acted", "lifted", "left")


def read_position(
    content: Content, edition: Edition, raw: Mapping[str, Any], options: Options, names: Sequence[str]
) -> State:
    """The state that a hand-written position describes. Raises BadData naming the place and the fault."""
    return _Reader(content, edition, options, names).read(Place("", dict(raw)))


class _Reader:
    """Reads one position."""

    def __init__(self, content: Content, edition: Edition, options: Options, names: Sequence[str]) -> None:
        self.content = content
        self.edition = edition
        self.names = tuple(names)
        self.ruler = Ruler(options.width, options.height, exact=True)
        self.state = opening(options, [Player() for _ in names])
        self.state.phase = "play"

    def read(self, top: Place) -> State:
        state = self.state
        seats = [self._seat_key(top, seat) for seat in range(len(self.names))]
        top.only((*_STATE_KEYS, "terrain", *[key for key in seats if key]), place_of_names=self.names)
        state.first = state.active = 0
        state.round = 1
        state.started = state.phase == "play"
        state.actions = state.left = max(1, state.options.build_total // self.edition.points_an_action)
        for key, read in _STATE_KEYS.items():
            if key in top:
                read(self, top.at(key))
        self._turn(top)
        self._edges(top, seats)
        for place in top.at("terrain").items() if "terrain" in top else ():
            state.pieces.append(self._piece(place))
        for seat, key in enumerate(seats):
            if key:
                self._player(seat, top.at(key))
        state.figures.sort(key=by_id)
        self._settle(top)
        return state

    def _edges(self, top: Place, seats: Sequence[str]) -> None:
        """No side of the field is given twice but to a team (MKU-3.2, MKU-R70); two players have opposite ones."""
        players, options = self.state.players, self.state.options
        written: list[int] = []
        for seat, key in enumerate(seats):
            if key and "edge" in top.at(key):
                players[seat].edge = top.at(key).at("edge").one_of(EDGES)  # type: ignore[assignment]
                written.append(seat)
        if len(players) == 2 and len(written) == 1 and players[0].edge == players[1].edge:
            across = EDGES.index(players[written[0]].edge) + 2
            players[1 - written[0]].edge = EDGES[across % len(EDGES)]
        sides = [team(options, len(players), seat) for seat in range(len(players))]
        for one, other in combinations(range(len(players)), 2):
            if sides[one] != sides[other] and players[one].edge == players[other].edge:
                place = f"{seats[max(one, other)] or seats[one]}.edge"
                raise BadData("position_edge_twice", place=place, seat=other, found=players[one].edge)

    def _turn(self, top: Place) -> None:
        """The actions of the turn and those left of them (MKU-4.3)."""
        state = self.state
        if "left" not in top:
            state.left = min(state.left, state.actions)
        elif "actions" not in top:
            state.actions = max(state.left, state.actions)
        elif state.left > state.actions:
            found = state.left
            raise BadData("position_out_of_range", place="left", found=str(found), least=0, most=state.actions)

    def _settle(self, top: Place) -> None:
        """What follows from the rest, and whether it all fits together."""
        state = self.state
        state.order = tuple(sorted(range(len(state.players)), key=lambda seat: EDGES.index(state.players[seat].edge)))
        if state.phase not in ("play", "over"):
            state.started = False
            state.actions = state.left = state.round = 0 if "round" not in top else state.round
            state.active = -1 if "active" not in top else state.active
        for figure in state.figures:
            captor = next((one for one in state.figures if one.id == figure.captor), None)
            if figure.captor and captor is None:
                raise bad_value(figure.id, figure.captor, tuple([one.id for one in state.figures]))
            if captor is not None:
                captor.captive = figure.id
        for player in state.players:
            if player.army and not player.points:
                player.points = sum(self.content.figures[key].points for key in player.army)
        field = Field(self.content, state, self.edition)
        for fault in check(field):
            raise BadData(fault.key, **fault.facts)
        for figure in field.there() if state.phase == "play" else ():
            figure.contacts = touched(field, figure)  # MKU-4.11

    # -- seats -----------------------------------------------------------------------------------------------------

    def _seat_key(self, top: Place, seat: int) -> str:
        """How the position names a seat: by its player's name or by its letter."""
        used = [key for key in dict.fromkeys((self.names[seat], LETTERS[seat])) if key in top]
        if len(used) > 1:
            raise BadData("position_seat_twice", place=used[1], other=used[0])
        return used[0] if used else ""

    def seat(self, place: Place) -> int:
        """A seat, by name or letter."""
        text = place.text()
        for seat, name in enumerate(self.names):
            if text in (name, LETTERS[seat]):
                return seat
        allowed = (*self.names, *LETTERS[: len(self.names)])
        raise bad_value(place.path, text, allowed)

    def _player(self, seat: int, place: Place) -> None:
        place.only(_PLAYER_KEYS)
        player = self.state.players[seat]
        if "score" in place:
            player.score = place.at("score").number(0, MOST)
        for key in ("withdrawn", "disputed", "deployed"):
            if key in place:
                setattr(player, key, place.at(key).truth())
        figures = [self._figure(seat, entry) for entry in place.at("figures").items()] if "figures" in place else []
        there = next((figure for figure in figures if figure.status == "field"), None)
        if player.withdrawn and there is not None:  # MKU-22.19
            raise BadData("position_withdrawn_there", place=place.path, seat=seat, figure=there.id)
        self.state.figures += figures
        self._lists(player, place, figures)

    def _lists(self, player: Player, place: Place, figures: Sequence[Figure]) -> None:
        """The army is the figures unless it is written; what is there has been submitted."""
        phase = self.state.phase
        if "army" in place:
            player.army = tuple([self._named(entry, "army") for entry in place.at("army").items()])
        elif figures:
            player.army = tuple([figure.type for figure in figures])
        if "pool" in place:
            player.pool = tuple([self._named(entry, "pool") for entry in place.at("pool").items()])
        player.army_in = bool(player.army) or phase not in ("army",)
        player.pool_in = "pool" in place or phase not in ("army", "pool")
        if "deployed" not in place:
            player.deployed = phase in ("play", "over")

    def _named(self, place: Place, what: str) -> str:
        text = place.text()
        read = (lambda: kind_named(self.content, text).key) if what == "army" else (lambda: self._template(text))
        return str(self._told(place, read))

    def _template(self, text: str) -> str:
        return template_named(self.content, text).id

    def _told(self, place: Place, read: Callable[[], Any]) -> Any:
        """What a reader of the notation makes of a text; its refusal becomes a fault of this place."""
        try:
            return read()
        except (BadNotation, Refused) as refusal:
            given, near = refusal.facts.get("given"), refusal.facts.get("near")
            if isinstance(given, str) and isinstance(near, str):
                raise BadData("position_bad_word", place=place.path, found=given, near=near) from refusal
            raise BadData("position_bad_text", place=place.path, found=excerpt(place.text())) from refusal

    # -- figures and terrain ---------------------------------------------------------------------------------------

    def _figure(self, seat: int, place: Place) -> Figure:
        """``A1 code 10,12 face=90 click=2 tokens=1 captor=B1 cancelled=flight acted eliminated``."""
        words, keyed = _parts(place)
        if len(words) < 2 or not FIGURE.fullmatch(words[0].upper()) or words[0].upper()[0] != LETTERS[seat]:
            raise BadData("position_bad_id", place=place.path, found=excerpt(words[0] if words else ""))
        kind = self._told(place, lambda: kind_named(self.content, words[1]))
        figure = Figure(words[0].upper(), kind.key, seat, facing=INWARD.get(self.state.players[seat].edge, 0))
        placed = len(words) > 2 and words[2].casefold() not in (*_FLAGS, *STATUSES)
        flags = [word.casefold() for word in words[3 if placed else 2 :]]
        figure.status = "field"
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

    def _keys(self, figure: Figure, place: Place, keyed: Mapping[str, str]) -> None:
        for key, text in keyed.items():
            if key == "hurt_by":
                figure.hurt_by = self._foe(figure, place, text)
                continue
            read = _FIGURE_KEYS.get(key)
            if read is None:
                near = nearest(excerpt(key), (*_FIGURE_KEYS, "hurt_by"))
                raise BadData("position_unknown_key", place=place.path, found=excerpt(key), near=near)
            self._told(place, _bound(read, figure, text))
        for word in figure.cancelled:  # MKU-5.17
            if word not in self.edition.optional:
                raise bad_value(place.path, word, self.edition.optional)

    def _foe(self, figure: Figure, place: Place, text: str) -> int:
        """The seat of the opponent who last damaged a figure (MKU-22.15)."""
        seats, options = len(self.names), self.state.options
        sides = [team(options, seats, seat) for seat in range(seats)]
        foes = [seat for seat in range(seats) if sides[seat] != sides[figure.owner]]
        letters = {name: seat for seat in foes for name in (LETTERS[seat], self.names[seat])}
        found = letters.get(text, letters.get(text.upper()))
        if found is None:
            raise bad_value(place.path, text, tuple(letters))
        return found

    def _piece(self, place: Place) -> Piece:
        """``T1 birch_wood 20,20 turn=45``."""
        words, keyed = _parts(place)
        if len(words) != 3 or set(keyed) - {"turn"} or not _PIECE.fullmatch(words[0].upper()):
            raise BadData("position_bad_text", place=place.path, found=place.shown())
        template = self._told(place, lambda: template_named(self.content, words[1]))
        x, y = self._told(place, lambda: self.ruler.point("at", words[2]))
        rotation = self._told(place, lambda: angle("turn", keyed.get("turn", "0")))
        return Piece(words[0].upper(), template.id, x, y, rotation)


def _bound(read: Callable[[Figure, str], None], figure: Figure, text: str) -> Callable[[], None]:
    return lambda: read(figure, text)


def _parts(place: Place) -> tuple[list[str], dict[str, str]]:
    """Bare words, and ``key=value`` pairs."""
    try:
        line = Line("", GRAMMAR.tokens(place.text()))
    except BadNotation as refusal:
        raise BadData("position_bad_text", place=place.path, found=place.shown()) from refusal
    return [word.text for word in line.words], {key: said.values[0] for key, said in line.keyed.items()}


def _set(name: str, read: Callable[[str], Any]) -> Callable[[Figure, str], None]:
    return lambda figure, text: setattr(figure, name, read(text))


_FIGURE_KEYS: dict[str, Callable[[Figure, str], None]] = {
    "face": _set("facing", lambda text: angle("face", text)),
    "click": _set("click", lambda text: whole_number("click", text, 0, 12)),
    "tokens": _set("tokens", lambda text: whole_number("tokens", text, 0, 2)),
    "captor": _set("captor", lambda text: text.upper()),
    "cancelled": _set("cancelled", lambda text: tuple(text.casefold().split(","))),
}


def _number(name: str, least: int, most: int) -> Callable[[_Reader, Place], None]:
    return lambda reader, place: setattr(reader.state, name, place.number(least, most))


def _seat(name: str) -> Callable[[_Reader, Place], None]:
    return lambda reader, place: setattr(reader.state, name, reader.seat(place))


def _phase(reader: _Reader, place: Place) -> None:
    reader.state.phase = place.one_of(PHASES)  # type: ignore[assignment]


def _pool(reader: _Reader, place: Place) -> None:
    reader.state.pool = [reader._named(entry, "pool") for entry in place.items()]


def _time_up(reader: _Reader, place: Place) -> None:
    reader.state.time_up = place.truth()


_STATE_KEYS: dict[str, Callable[[_Reader, Place], None]] = {
    "phase": _phase,
    "round": _number("round", 0, MOST),
    "active": _seat("active"),
    "first": _seat("first"),
    "actions": _number("actions", 0, 100),
    "left": _number("left", 0, 100),
    "pool": _pool,
    "time_up": _time_up,
}
