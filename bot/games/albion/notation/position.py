"""Positions written by hand, for scenarios: knights on the map, what lies there; every fault named with its place.

    phase = "movement"    round = 3    lead = "ben"    removed = ["axe"]
    lying = { D14 = ["axe", "shield"], K3 = ["holy_grail"] }    face_up = ["K3"]
    ana = { treasury = 12, knows = ["E3"], pawns.1 = { knight = "gawain", hex = "C18", tokens = ["sword"] } }

Hexes, knights and tokens stand by id or by a name in any language. A pawn is its number, with two groups ``"2.1"``.
What is left out is as at the beginning: knights as ready-made, mounted on their castles; artefacts on their sites,
objects on the Nemetons, boats in the harbours as far as nothing else says where they are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from bot.engine.errors import BadData, BadNotation
from bot.engine.handwritten import Entries, SeatNames, Small, Written, broken_rule, numbered, strict_table
from bot.games.albion import arming
from bot.games.albion.board import Board
from bot.games.albion.check import check
from bot.games.albion.content.figures import Transport
from bot.games.albion.notation.words import LETTERS, Lexicon
from bot.games.albion.state import Knight, Seat, State, Status, Token

Count = Annotated[int, Meta(ge=0, le=999)]
FIGURES = ("strength", "start_power", "power_limit", "power")
PLAIN = ("damage", "revealed", "status", "skip_next_move", "allowance", "read_card", "fought", "returns", "returning")
"""Fields of a knight that stand as they are."""


class PositionTable(Struct, forbid_unknown_fields=True):
    """The game, but for its players."""

    phase: Literal["movement", "items", "declare", "round_end"] = "movement"
    round: Count = 1
    lead: str = ""
    lying: dict[str, Entries] = {}
    face_up: Entries = []
    removed: Entries = []


class PawnTable(Struct, forbid_unknown_fields=True):
    """A knight and all that he has."""

    knight: str
    hex: str = ""
    transport: Transport = "horse"
    tokens: Entries | None = None
    strength: Count | None = None
    start_power: Count | None = None
    power_limit: Count | None = None
    power: Count | None = None
    damage: Count = 0
    revealed: bool = False
    status: Status = "active"
    left_castle: bool | None = None
    skip_next_move: bool = False
    allowance: Small = 0
    read_card: bool = False
    fought: bool = False
    returns: Small = 0
    returning: bool = False


class SeatTable(Struct, forbid_unknown_fields=True):
    """A player, his pawns, and the hexes on which he knows what lies face down. Without pawns he is out."""

    pawns: dict[str, dict[str, Any]] = {}
    treasury: Count | None = None
    knows: Entries = []


def read_position(lexicon: Lexicon, blank: State, raw: Mapping[str, Any], names: Sequence[str]) -> State:
    """A state from its hand-written form. Raises BadData naming the place."""
    return _Reader(lexicon, blank, SeatNames(tuple(names), LETTERS[: len(names)])).state_of(raw)


class _Reader:
    """Reads one position."""

    def __init__(self, lexicon: Lexicon, blank: State, seats: SeatNames) -> None:
        self.lexicon = lexicon
        self.content = lexicon.content
        self.state = blank
        self.board = Board(lexicon.content, blank)
        self.seats = seats
        self.places: dict[str, str] = {}

    def state_of(self, raw: Mapping[str, Any]) -> State:
        """The whole position."""
        rest, written = self.seats.tables(raw)
        table = strict_table(PositionTable, rest, also=self.seats.names)
        state, count = self.state, len(self.state.seats)
        lead = self.seats.seat("lead", table.lead) if table.lead else 0
        state.phase, state.round = table.phase, max(1, table.round)
        place = (state.round - 1) % count
        state.seating = [(lead - place + number) % count for number in range(count)]
        knows: list[tuple[int, str, Sequence[str]]] = []
        for seat, one in sorted(written.items()):
            said = strict_table(SeatTable, one.value, one.path)
            self._seat(seat, one.path, said)
            knows.append((seat, one.path, said.knows))
        state.knights = {one: state.knights[one] for one in self.content.knights if one in state.knights}
        self._lying(table)
        for seat, path, hexes in knows:
            for label in self._ids("hex", f"{path}.knows", hexes):
                for token in self.board.lies(label):
                    token.known = tuple(sorted({*token.known, seat})) if token.face_down else token.known
        for fault in check(self.content, state):
            raise broken_rule(fault, self.places)
        return state

    # -- players -------------------------------------------------------------------------------------------------------

    def _seat(self, number: int, path: str, table: SeatTable) -> None:
        seat: Seat = self.state.seats[number]
        seat.ready = True
        seat.treasury = seat.treasury if table.treasury is None else table.treasury
        for name, raw in table.pawns.items():
            place = f"{path}.pawns.{name}"
            self._pawn(number, name, place, strict_table(PawnTable, raw, place))
        seat.groups = tuple(sorted({one.group for one in self.state.knights.values() if one.seat == number}))
        if not any(one.status == "active" for one in self.state.knights.values() if one.seat == number):
            seat.status = "out"

    def _pawn(self, seat: int, name: str, path: str, table: PawnTable) -> None:
        id_ = self._id("knight", Written(f"{path}.knight", table.knight))
        group, castle = self.content.group_of[id_], self.board.content.groups[self.content.group_of[id_]].start_hex
        pawn = next((number for number in range(1, 5) if name in (str(number), f"{group}.{number}")), 0)
        twice = id_ in self.state.knights or f"{group}.{pawn}" in self.places
        if not pawn or twice:
            raise BadData("position_bad_pawn", place=path, found=name, knight=id_)
        ready = arming.ready_allotment(self.content, id_)
        start = ready.power if table.start_power is None else table.start_power
        usual = {"strength": ready.strength, "start_power": start, "power_limit": start, "power": start}
        given: dict[str, Any] = {
            one: usual[one] if getattr(table, one) is None else getattr(table, one) for one in FIGURES
        }
        hex_ = self._id("hex", Written(f"{path}.hex", table.hex)) if table.hex else castle
        left = hex_ != castle if table.left_castle is None else table.left_castle
        knight = Knight(id_, group, pawn, seat, **given, hex=hex_, left_castle=left)
        for field in PLAIN:
            setattr(knight, field, getattr(table, field))
        self.places[knight.code] = path
        self.state.knights[id_] = knight
        if table.status == "active":
            self._equip(knight, path, table, arming.kinds(self.content, ready))
        if table.returning:
            knight.base = (knight.strength, knight.power)

    def _equip(self, knight: Knight, path: str, table: PawnTable, usual: Sequence[str]) -> None:
        kinds = usual if table.tokens is None else self._ids("token", f"{path}.tokens", table.tokens)
        for kind in kinds:
            known = (knight.seat,) if self.content.gear[kind].secret else ()
            knight.tokens.append(self._token(kind, known=known))
        knight.transport = table.transport
        if table.transport != "foot":
            knight.mount = self._token(table.transport)
            self.state.horses -= table.transport == "horse"

    # -- the map -------------------------------------------------------------------------------------------------------

    def _lying(self, table: PositionTable) -> None:
        up = self._ids("hex", "face_up", table.face_up)
        for name, entries in table.lying.items():
            label = self._id("hex", Written(f"lying.{name}", name))
            self.places.setdefault(label, f"lying.{name}")
            for kind in self._ids("token", f"lying.{name}", entries):
                self._lay(label, kind, face_down=label not in up)
                self.state.horses -= kind == "horse"
        for kind in self._ids("token", "removed", table.removed):
            self.state.removed.append(self._token(kind))
            self.state.horses -= kind == "horse"
        self._rest()

    def _rest(self) -> None:
        """What nothing has named is where it is at the beginning."""
        content, state = self.content, self.state
        piles = [*state.lying.values(), state.removed, *[knight.tokens for knight in state.knights.values()]]
        named = [one.kind for pile in piles for one in pile]
        mounts = [one.mount.kind for one in state.knights.values() if one.mount is not None]
        places = [*zip(content.artefact_hexes, content.artefacts, strict=True)]
        places += zip(content.nemetons, content.objects, strict=True)
        for label, kind in places:
            if kind not in named:
                self._lay(label, kind)
        boats = len(content.boats_start) - [*named, *mounts].count("boat")
        for label in content.boats_start[: max(0, boats)]:
            self._lay(label, "boat")

    def _lay(self, label: str, kind: str, *, face_down: bool = True) -> None:
        token = self._token(kind)
        token.face_down = face_down and self.content.gear[kind].secret
        self.state.lying.setdefault(label, []).append(token)

    def _token(self, kind: str, *, known: tuple[int, ...] = ()) -> Token:
        self.state.issued += 1
        return Token(f"t{self.state.issued}", kind, known=known)

    # -- words ---------------------------------------------------------------------------------------------------------

    def _ids(self, kind: str, path: str, names: Sequence[str]) -> list[str]:
        return [self._id(kind, one) for one in numbered(path, names)]

    def _id(self, kind: str, place: Written) -> str:
        try:
            return self.lexicon.one(kind, kind, place.value)
        except BadNotation as refusal:
            near = str(refusal.facts.get("near", ""))
            raise BadData("position_bad_word", place=place.path, found=place.text, near=near) from refusal
