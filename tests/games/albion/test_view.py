"""What each viewer may know (chapter 7): worlds that differ in one hidden fact look the same to who may not know it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.engine import codec
from bot.engine.playout import picker
from bot.games.albion.state import Allotment, Attack, Fight, PawnItems, PawnOrder, Proposal, State, Token
from bot.games.albion.view import View
from tests.support.hidden import vary_hidden
from tests.support.joust import Joust, scene
from tests.support.rules import rule
from tests.support.staging import NAMES


def view(s: Joust, who: str = "") -> View:
    """What a player (nobody: a spectator) may know now."""
    found: View = s.game.view(s.state, NAMES.index(who) if who else None)
    return found


def shown(s: Joust, state: State, seat: int | None) -> Any:
    """All that a viewer gets of a state without anybody doing anything, as bytes would tell it apart."""
    game = s.game
    seen = codec.to_json(codec.readable(game.view(state, seat)))
    waits = game.together(state) or game.to_act(state)
    return (
        seen,
        waits,
        waits | game.may_act(state),
        game.outcome(state),
        game.chapter(state),
        game.automatic(state) is None,
    )


TABLE: dict[str, Any] = {
    "ana": "1.1 gawain @C17 horse sword mail scabbard damage=2 | 1.2 kay @C15 horse axe leather | 1.3 bedivere @E19",
    "ben": "2.1 lancelot @C18 horse sword revealed merlins_staff | 2.2 ector @B14 horse estoc",
    "cyr": "3.1 tristan @M14 horse",
    "lying": {"C17": "pridwen excalibur:ana", "B14": "horse"},
}
Change = Callable[[Joust, State], None]


def knight(code: str, **fields: object) -> Change:
    """Other fields of a knight."""

    def change(s: Joust, state: State) -> None:
        found = next(one for one in state.knights.values() if one.code == code)
        for name, value in fields.items():
            assert getattr(found, name) != value
            setattr(found, name, value)

    return change


def seat(who: str, **fields: object) -> Change:
    """Other fields of a seat."""

    def change(s: Joust, state: State) -> None:
        for name, value in fields.items():
            setattr(state.seats[NAMES.index(who)], name, value)

    return change


def kind(id_from: Callable[[State], Token], other: str) -> Change:
    """A token of another kind."""

    def change(s: Joust, state: State) -> None:
        id_from(state).kind = other

    return change


def swapped(one: str, other: str) -> Change:
    """Two knights of a group stand behind each other's pawns."""

    def change(s: Joust, state: State) -> None:
        first, second = state.knights[one], state.knights[other]
        for name in ("pawn", "hex", "transport", "mount", "left_castle"):
            here, there = getattr(first, name), getattr(second, name)
            setattr(first, name, there)
            setattr(second, name, here)

    return change


def exchanged(**fields: object) -> Change:
    """Another offer of ana to ben."""

    def change(s: Joust, state: State) -> None:
        state.proposals = [Proposal(11, "1.1", "2.1", **fields)]  # type: ignore[arg-type]

    return change


def both(*changes: Change) -> Change:
    """Several of them."""

    def change(s: Joust, state: State) -> None:
        for one in changes:
            one(s, state)

    return change


def carried(code: str, place: int) -> Callable[[State], Token]:
    """A token of a knight."""
    return lambda state: next(one for one in state.knights.values() if one.code == code).tokens[place]


def lying(hex_: str, place: int) -> Callable[[State], Token]:
    """A token on a hex."""
    return lambda state: state.lying[hex_][place]


MOVED = (PawnOrder("1.1", ("C16",)),)
FACTS: dict[str, tuple[str, Change, Change, str, str]] = {
    # clauses: (phase, one world, the other, who sees the difference, who does not)
    "AL-H8": ("movement", swapped("gawain", "gawain"), swapped("gawain", "kay"), "a", "bc-"),
    "AL-H9 strength": ("movement", knight("1.1", damage=1), knight("1.1", strength=9), "a", "bc-"),
    "AL-H9 power": ("movement", knight("1.1", damage=1), knight("1.1", power=3, start_power=14), "a", "bc-"),
    "AL-H9 damage": ("movement", knight("1.1", damage=1), knight("1.1", damage=5), "a", "bc-"),
    "AL-H9 weapons": ("movement", kind(carried("1.1", 0), "axe"), kind(carried("1.1", 0), "estoc"), "a", "bc-"),
    "AL-H9 number of them": ("movement", knight("1.1", damage=1), knight("1.1", tokens=[]), "a", "bc-"),
    "AL-H9 known": ("movement", knight("2.1", damage=1), knight("2.1", damage=2), "abc-", ""),
    "AL-H10 unknown": (
        "movement",
        kind(carried("1.1", 2), "cauldron"),
        kind(carried("1.1", 2), "scabbard"),
        "a",
        "bc-",
    ),
    "AL-H10 known": (
        "movement",
        kind(carried("2.1", 1), "cauldron"),
        kind(carried("2.1", 1), "scabbard"),
        "b",
        "ac-",
    ),
    "AL-H12": ("movement", kind(lying("C17", 1), "excalibur"), kind(lying("C17", 1), "cauldron"), "a", "bc-"),
    "AL-H12 nobody": ("movement", kind(lying("C17", 0), "pridwen"), kind(lying("C17", 0), "cauldron"), "", "abc-"),
    "AL-H13": (
        "movement",
        both(kind(lying("E3", 0), "holy_grail"), kind(lying("K3", 0), "bleeding_lance")),
        both(kind(lying("K3", 0), "holy_grail"), kind(lying("E3", 0), "bleeding_lance")),
        "",
        "abc-",
    ),
    "AL-H14": ("movement", kind(carried("1.1", 2), "holy_grail"), kind(carried("1.1", 2), "scabbard"), "a", "bc-"),
    "AL-H15": ("items", exchanged(give=("sword",)), exchanged(give=("mail",), get=("axe",)), "ab", "c-"),
    "AL-H15 unnamed": (
        "items",
        exchanged(give=("object",), given=("scabbard",)),
        exchanged(give=("object",), given=("cauldron",)),
        "a",
        "bc-",
    ),
    "AL-H16": ("movement", seat("ana", treasury=3), seat("ana", treasury=4), "abc-", ""),
    "AL-H17 movement": ("movement", seat("ana", moves=MOVED), seat("ana", moves=()), "a", "bc-"),
    "AL-H17 items": ("items", seat("ana", items=(PawnItems("1.1", ("axe",)),)), seat("ana", items=()), "a", "bc-"),
    "AL-H17 items given early": ("movement", seat("ana", items=()), seat("ana", items=None), "a", "bc-"),
    "AL-H17 declarations": (
        "declare",
        seat("ana", attacks=(Attack("1.1", ("2.1",)),)),
        seat("ana", attacks=()),
        "a",
        "bc-",
    ),
    "AL-3.11": (
        "set_up",
        seat("ana", allotments={"gawain": Allotment(16, 8)}),
        seat("ana", numbers={"1": ("kay", "gawain", "bedivere", "yvain")}),
        "a",
        "bc-",
    ),
    "AL-H5 who has said it": (
        "movement",
        both(seat("ana", moves=()), seat("ben", moves=None)),
        both(seat("ana", moves=None), seat("ben", moves=())),
        "ab",
        "c-",
    ),
    "AL-H5 the second look": (
        "look",
        both(lambda s, state: state.fresh.update({"1.1": ["t9"]}), seat("ben", items=())),
        both(lambda s, state: state.fresh.update({"2.1": ["t9"]}), seat("ben", items=())),
        "",
        "c-",
    ),
    "AL-10.11 a choice is open": ("movement", knight("1.1", returning=True), knight("1.2", returning=True), "a", "bc-"),
}
SEATS = {"a": 0, "b": 1, "c": 2, "-": None}


@pytest.mark.parametrize("fact", [pytest.param(name, marks=rule(name.split()[0])) for name in FACTS])
def test_who_may_not_know_a_fact_is_shown_the_same_in_both_worlds(fact: str) -> None:
    phase, first, second, seen_by, hidden_from = FACTS[fact]
    s = scene(phase, **TABLE, seat_fields={"cyr": {"ready": False}})
    worlds = []
    for change in (first, second):
        state = codec.decode(codec.encode(s.state), State)
        change(s, state)
        worlds.append(state)
    for who in seen_by:
        assert shown(s, worlds[0], SEATS[who]) != shown(s, worlds[1], SEATS[who]), f"{who} sees no difference"
    for who in hidden_from:
        assert shown(s, worlds[0], SEATS[who]) == shown(s, worlds[1], SEATS[who]), f"{who} sees a difference"


@rule("AL-H8", "AL-H9", "AL-H10", "AL-H12", "AL-H17")
@pytest.mark.parametrize("phase", ["movement", "items", "declare"])
def test_what_is_hidden_can_be_otherwise_without_anybody_seeing_it(phase: str) -> None:
    s = scene(phase, **TABLE, seat_fields={"ana": {"moves": MOVED, "items": (), "attacks": ()}})
    for number in (0, 1, 2, None):
        for turn in range(5):
            other = vary_hidden(s.game, s.state, number, picker(b"%d %d" % (number or 0, turn)))
            assert codec.encode(other) != codec.encode(s.state)
            assert shown(s, other, number) == shown(s, s.state, number)
            assert {one.key for one in s.game.check(other)} <= {"carries_too_much"}
        assert s.game.hides(s.state, number)


@rule("AL-H7")
def test_where_pawns_stand_and_on_what_everybody_sees() -> None:
    pawn = view(scene(**TABLE), "cyr").pawns[0]
    assert (pawn.code, pawn.group, pawn.number, pawn.seat, pawn.hex, pawn.transport) == ("1.1", 1, 1, 0, "C17", "horse")
    assert pawn.figures is None and not pawn.revealed


@rule("AL-H8", "AL-H9", "AL-2.2", "AL-2.6")
def test_a_knight_once_revealed_stays_so_with_his_present_figures() -> None:
    figures = view(scene(**TABLE), "ana").pawns[3].figures
    assert figures is not None and (figures.knight, figures.strength, figures.power) == ("lancelot", 16, 8)
    assert [one.kind for one in figures.tokens] == ["sword"]
    assert (figures.modified, figures.load) == (14, 2)


@rule("AL-H10", "AL-21.3")
def test_an_object_that_had_an_effect_in_sight_of_all_is_public() -> None:
    s = scene(**TABLE)
    s.state.knights["lancelot"].tokens[1].public = True
    figures = view(s).pawns[3].figures
    assert figures is not None and [one.kind for one in figures.tokens] == ["sword", "merlins_staff"]


@rule("AL-H11", "AL-H12")
def test_how_many_tokens_lie_face_down_everybody_sees() -> None:
    s = scene(**TABLE)
    assert [(one.kind, one.face_down) for one in view(s).lying["C17"]] == [("", True), ("", True)]
    assert [(one.kind, one.face_down) for one in view(s, "ana").lying["C17"]] == [("", True), ("excalibur", True)]
    assert view(s, "ana").knowledge == {"C17": ("excalibur",)}


@rule("AL-H3", "AL-H5")
def test_of_a_sealed_phase_all_are_shown_as_asked_and_one_is_always_missing() -> None:
    s = scene("movement", **TABLE).say("ana", "orders none").say("ben", "orders none")
    seen = view(s)
    assert (seen.said, seen.wanted, seen.to_act) == (2, 3, (0, 1, 2))
    s = scene("items", **TABLE).say("ben", "offer 1 1.1 give=sword").say("ana", "items none").say("ben", "items none")
    seen = view(s, "cyr")
    assert (seen.said, seen.wanted, s.to_act) == (1, 2, ["ana"])
    s.say("ana", "refuse 21")


@rule("AL-H6", "AL-H18", "AL-H2")
def test_dice_of_an_unknown_knight_s_card_go_to_his_owner_alone() -> None:
    s = scene("fate", ana="1.1 gawain @A13 horse entered=galehot", ben="2.1 lancelot @B16 horse", dice=[1, 2, 3, 4])
    damage = [event for event in s.match.events if event.key == "damage_applied"]
    assert [event.to for event in damage] == [(0,)]
    told = [event.key for event in s.match.events if event.to is None]
    assert "fate_rolled" in told and "wounded" in told
    assert s.game.private_draws


@rule("AL-H4")
def test_when_the_game_is_over_everything_is_seen() -> None:
    s = scene("finished", **TABLE, fields={"reason": "last"})
    seen = view(s)
    assert all(one.figures is not None for one in seen.pawns)
    assert [one.kind for one in seen.lying["C17"]] == ["pridwen", "excalibur"]
    assert not s.game.hides(s.state, None)


@rule("AL-9.6", "AL-H8")
def test_who_was_eliminated_unknown_stays_unknown() -> None:
    s = scene(ana="1.1 gawain status=eliminated | 1.2 kay @C19", ben="2.1 lancelot @B14")
    pawn = view(s, "ben").pawns[0]
    assert (pawn.status, pawn.figures, pawn.hex) == ("eliminated", None, "")


@rule("AL-H1", "AL-11.9", "AL-11.10")
def test_weapons_in_use_are_hidden_until_all_are_chosen() -> None:
    s = scene(**TABLE)
    sword = s.knight("2.1").tokens[0].id
    s.state.fight = Fight(["1.1", "2.1"], in_use={"2.1": sword})
    fight = view(s, "ana").fight
    assert fight is not None and (fight.in_use, fight.turn) == ({}, "")
    s.state.fight.step, s.state.fight.initiative = "turns", "2.1"
    fight = view(s, "ana").fight
    assert fight is not None and (fight.in_use, fight.turn) == ({"2.1": "sword"}, "2.1")


@rule("AL-8.11")
def test_the_second_look_is_shown_as_phase_2_and_the_found_tokens_to_their_finder() -> None:
    s = scene("items", **{**TABLE, "cyr": "3.1 tristan @N14 horse"}, options={"round_limit": 0})
    s.say("ana", "items 1.1: take object").say("ben", "items none")
    assert view(s, "ben").phase == "items" and view(s, "ana").fresh == {"1.1": ("pridwen",)}
    assert view(s, "ben").fresh == {} and [one.kind for one in view(s, "ben").lying["C17"]] == ["", ""]
    s.say("ana", "keep")
