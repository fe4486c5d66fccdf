"""The invariants of a state: each is found where it is broken, none in a sound game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engine import codec
from bot.games.albion.board import Board
from bot.games.albion.state import Fight, Knight, State, Token
from tests.support.joust import scene, starter


def position() -> State:
    """Something of everything."""
    s = scene(
        "movement",
        ana="1.1 gawain @C17 horse sword | 1.2 kay left_castle=no | 1.3 bedivere left_castle=no | 1.4 yvain @G11 boat",
        ben="2.1 lancelot @B14 horse revealed scabbard | 2.2 ector status=eliminated",
        lying={"C15": "axe"},
    )
    return codec.decode(codec.encode(s.state), State)


def of(code: str, **fields: object) -> Callable[[State], None]:
    """Other fields of a knight."""

    def change(state: State) -> None:
        found: Knight = next(one for one in state.knights.values() if one.code == code)
        for name, value in fields.items():
            setattr(found, name, value)

    return change


def put(**fields: object) -> Callable[[State], None]:
    """Other fields of the state."""

    def change(state: State) -> None:
        for name, value in fields.items():
            setattr(state, name, value)

    return change


BREAKAGES: dict[str, tuple[Callable[[State], object], str]] = {
    "an unknown kind": (lambda state: state.lying["C15"].append(Token("x", "club")), "not_in_the_pack"),
    "an unknown hex": (of("1.1", hex="Z9"), "not_in_the_pack"),
    "a token in two places": (
        lambda state: state.lying["C15"].append(state.knights["gawain"].tokens[0]),
        "token_twice",
    ),
    "an artefact is gone": (lambda state: state.lying.pop("E3"), "token_count"),
    "an object is there twice": (lambda state: state.lying["C15"].append(Token("x", "scabbard")), "token_count"),
    "a horse too many": (put(horses=17), "token_count"),
    "an artefact destroyed": (lambda state: state.removed.append(state.lying["E3"].pop()), "destroyed"),
    "a token on the lake": (lambda state: state.lying.update({"G11": [Token("x", "axe")]}), "lies_nowhere"),
    "an empty pile": (lambda state: state.lying.update({"C16": []}), "lies_nowhere"),
    "less than no Power": (of("1.1", power=-1), "below_zero"),
    "who is out carries": (of("2.2", tokens=[Token("x", "axe")]), "carries_out_of_the_game"),
    "a rider without a horse": (of("1.2", transport="horse"), "transport_without_token"),
    "two swords": (of("1.2", tokens=[Token("x", "sword"), Token("y", "sword")]), "carries_too_much"),
    "a rider on the lake": (of("1.1", hex="G12"), "transport_on_hex"),
    "a boat on land": (of("1.4", hex="C16"), "transport_on_hex"),
    "two on a hex": (of("1.2", hex="C17"), "hex_shared"),
    "one came back to a castle": (of("1.2", left_castle=True), "hex_shared"),
    "a Treasury below 0": (lambda state: setattr(state.seats[0], "treasury", -1), "treasury_below_zero"),
    "knights of who is out": (lambda state: setattr(state.seats[0], "status", "out"), "knights_of_nobody"),
    "an end without a reason": (put(phase="finished"), "ended_without_reason"),
    "who is out fights": (put(fight=Fight(["2.2", "1.1"])), "fights_off_the_map"),
}


@pytest.mark.parametrize("breakage", BREAKAGES)
def test_every_breakage_is_found(breakage: str) -> None:
    change, key = BREAKAGES[breakage]
    state = position()
    assert starter().check(state) == []
    change(state)
    assert key in [one.key for one in starter().check(state)]


def test_who_has_withdrawn_may_have_knights_until_the_end_of_the_phase() -> None:
    state = position()
    state.seats[0].status = "out"
    state.leaving = [0]
    assert starter().check(state) == [] and Board(starter().content, state).of_seat(0)
