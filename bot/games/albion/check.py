"""Invariants of a state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.engine.game import Fault
from bot.games.albion import arming
from bot.games.albion.board import Board
from bot.games.albion.content.figures import Content
from bot.games.albion.state import Knight, State, Token


def check(content: Content, state: State) -> list[Fault]:
    """What is wrong: tokens and artefacts each in one place, S and P within limits, Treasuries, pawns on one hex.

    Of things that are not known only that: nothing else can be asked of them.
    """
    b = Board(content, state)
    unknown = list(_unknown(b))
    return unknown or [*_tokens(b), *_knights(b), *_hexes(b), *_game(b)]


def _unknown(b: Board) -> Iterator[Fault]:
    knights = b.state.knights
    named: list[tuple[Iterable[str], Iterable[str]]] = [
        (knights, b.content.knights),
        ([one.kind for one in _all(b)], b.content.gear),
        ([*b.state.lying, *[one.hex for one in b.active()]], b.content.hexes),
    ]
    for names, known in named:
        for name in sorted(set(names) - set(known)):
            yield Fault("not_in_the_pack", {"given": name})


def _all(b: Board) -> list[Token]:
    state = b.state
    carried = [token for one in state.knights.values() for token in (*one.tokens, *([one.mount] if one.mount else []))]
    return carried + [one for pile in state.lying.values() for one in pile] + state.removed


# -- tokens --------------------------------------------------------------------------------------------------------


def _tokens(b: Board) -> Iterator[Fault]:
    """Each token is in one place; of what there is so many in the pack none is lost or added (AL-R9, AL-21.5)."""
    for id_, count in sorted(Counter([one.id for one in _all(b)]).items()):
        if count > 1:
            yield Fault("token_twice", {"given": id_})
    if b.state.phase == "set_up":
        return
    found = Counter([one.kind for one in _all(b)])
    limits = b.content.limits
    wanted = {one.id: 1 for one in b.content.gear.values() if one.secret}
    wanted |= {"horse": limits.horses - b.state.horses, "boat": len(b.content.boats_start)}
    for kind, count in wanted.items():
        if found[kind] != count:
            yield Fault("token_count", {"token": kind, "count": found[kind], "needed": count})
    for token in b.state.removed:
        if not b.gear(token).destructible:
            yield Fault("destroyed", {"token": token.kind})  # AL-14.4
    for label, pile in b.state.lying.items():
        if not pile or b.hex(label).terrain != "land":
            yield Fault("lies_nowhere", {"hex": label})  # AL-8.8


# -- knights -------------------------------------------------------------------------------------------------------


def _knights(b: Board) -> Iterator[Fault]:
    for knight in b.state.knights.values():
        figures = (knight.strength, knight.power, knight.damage, knight.power_limit, knight.start_power)
        if min(figures) < 0:  # AL-2.7, AL-20.18
            yield Fault("below_zero", {"pawn": knight.code})
        if knight.status == "eliminated" and (knight.tokens or knight.mount):
            yield Fault("carries_out_of_the_game", {"pawn": knight.code})  # AL-16.8
    for knight in b.active():
        if (knight.mount.kind if knight.mount else "foot") != knight.transport:
            yield Fault("transport_without_token", {"pawn": knight.code})
        no = arming.carrying_fault(b, knight, received=False)
        if no is not None:
            yield Fault("carries_too_much", {"pawn": knight.code, "clause": no[1]})


# -- the map -------------------------------------------------------------------------------------------------------


def _hexes(b: Board) -> Iterator[Fault]:
    for knight in b.active():
        if not _may_stand(b, knight):
            yield Fault("transport_on_hex", {"pawn": knight.code, "hex": knight.hex})  # AL-6.3, AL-7.5
        together = b.standing(knight.hex)
        if len(together) > 1 and (knight.left_castle or knight.hex != b.castle(knight)):
            yield Fault("hex_shared", {"pawn": knight.code, "hex": knight.hex})  # AL-6.9


def _may_stand(b: Board, knight: Knight) -> bool:
    return b.on_water(knight.hex) if knight.transport == "boat" else b.on_land(knight)


def _game(b: Board) -> Iterator[Fault]:
    state = b.state
    for seat, entry in enumerate(state.seats):
        if entry.treasury < 0:
            yield Fault("treasury_below_zero", {"seat": seat})  # AL-9.8
        if entry.status == "out" and seat not in state.leaving and any(b.of_seat(seat)):
            yield Fault("knights_of_nobody", {"seat": seat})  # AL-23.4
    if state.phase == "finished" and not state.reason:
        yield Fault("ended_without_reason", {})
    fighting = [] if state.fight is None else state.fight.members
    for code in fighting:
        if b.pawn(code) is None:
            yield Fault("fights_off_the_map", {"pawn": code})
