"""Lines: every action is a line there and back, names in three languages, and what cannot be read (AL-D5 to AL-D22)."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.engine.errors import BadNotation, Refused
from bot.engine.requests import Ask, Free, Option
from bot.games.albion import actions as act
from bot.games.albion.notation.notation import VERBS
from bot.games.albion.state import Allotment, Attack, PawnItems, PawnOrder
from tests.support.joust import Joust, scene
from tests.support.rules import rule

LINES: dict[str, act.Action] = {
    "group 2": act.TakeGroup((2,)),
    "group 2,4": act.TakeGroup((2, 4)),
    "arm lancelot S=16 sword plate shield": act.Arm("lancelot", Allotment(16, 0, ("sword",), ("plate",), True)),
    "arm kay S=14 P=10 axe estoc leather mail": act.Arm(
        "kay", Allotment(14, 10, ("axe", "estoc"), ("leather", "mail"))
    ),
    "pawns lancelot,galahad,lavain,ector": act.Pawns(("lancelot", "galahad", "lavain", "ector")),
    "ready_made": act.ReadyMade(),
    "ready": act.Ready(),
    "orders 1.1: C14-D14-E14 / 1.2: stay / 1.3: E14-F14 abandon then leave axe, take boat": act.SealOrders(
        (PawnOrder("1.1", ("C14", "D14", "E14")), PawnOrder("1.2"), PawnOrder("1.3", ("E14", "F14"), True)),
        (PawnItems("1.3", ("axe",), ("boat",)),),
    ),
    "orders 1.1: stay abandon": act.SealOrders((PawnOrder("1.1", (), True),)),
    "orders 1.1: stay then leave nothing": act.SealOrders((PawnOrder("1.1"),), (PawnItems("1.1"),)),
    "orders 1.1: C17 / items none": act.SealOrders((PawnOrder("1.1", ("C17",)),), ()),
    "orders none": act.SealOrders(),
    "orders none / items none": act.SealOrders((), ()),
    "march 1.1: C14-D14": act.SealOrders((PawnOrder("1.1", ("C14", "D14")),), part=True),
    "march 1.1: stay then take boat / 1.2: C18": act.SealOrders(
        (PawnOrder("1.1"), PawnOrder("1.2", ("C18",))), (PawnItems("1.1", (), ("boat",)),), part=True
    ),
    "attack 1.1: 2.1 join": act.Declare((Attack("1.1", ("2.1",), True),), part=True),
    "done": act.EndMoves(),
    "items none": act.SealItems(),
    "items 1.3: leave axe, take boat, object.2 / 1.2: take all": act.SealItems(
        (PawnItems("1.3", ("axe",), ("boat", "object.2")), PawnItems("1.2", (), ("all",)))
    ),
    "items 1.1: leave all, take better, objects, object": act.SealItems(
        (PawnItems("1.1", ("all",), ("better", "objects", "object")),)
    ),
    "offer 1.3 2.1 give=sword,object get=axe with=horn_of_bran": act.Propose(
        "1.3", "2.1", ("sword", "object"), ("axe",), ("horn_of_bran",)
    ),
    "offer 1.3 2.1 get=axe": act.Propose("1.3", "2.1", (), ("axe",)),
    "accept 12": act.AnswerProposal(12, True),
    "accept 12 with=horn_of_bran": act.AnswerProposal(12, True, ("horn_of_bran",)),
    "refuse 12": act.AnswerProposal(12, False),
    "keep": act.Look(),
    "keep 1.3: leave axe / 1.1: leave horn_of_bran": act.Look(
        (PawnItems("1.3", ("axe",)), PawnItems("1.1", ("horn_of_bran",)))
    ),
    "return 1.2 S=10 P=6 estoc leather": act.Return("1.2", Allotment(10, 6, ("estoc",), ("leather",))),
    "declare 1.1: 2.1,2.2 join / 1.2: join / 1.3: nothing": act.Declare(
        (Attack("1.1", ("2.1", "2.2"), True), Attack("1.2", (), True), Attack("1.3"))
    ),
    "declare none": act.Declare(),
    "strike": act.Strike(),
    "strike 2.1": act.Strike("2.1"),
    "cast thunderbolt plus": act.Cast("thunderbolt", "plus"),
    "cast healing minus 2.1": act.Cast("healing", "minus", "2.1"),
    "change axe": act.Change("axe"),
    "pick sword": act.PickUp("sword"),
    "pick shield carry": act.PickUp("shield", False),
    "flee": act.Flee(),
    "pass": act.Pass(),
    "capitulate 4": act.Capitulate(4),
    "capitulate 0 2.1": act.Capitulate(0, "2.1"),
    "parry": act.Defend("parry"),
    "dodge": act.Defend("dodge"),
    "none": act.Defend("none"),
    "defend disarm minus": act.Defend("spell", "disarm", "minus"),
    "deal accept": act.AnswerDeal("accept"),
    "deal refuse": act.AnswerDeal("refuse"),
    "deal 6": act.AnswerDeal("counter", 6),
    "terms 4": act.Terms(4),
    "terms none": act.Terms(),
    "ransom pay": act.Pay(True),
    "ransom decline": act.Pay(False),
    "concede": act.Concede(),
    "back": act.Back(),
    "time_out": act.TimeOut(),
}
OF_THE_TABLE: dict[str, act.Action] = {"proceed": act.Proceed(), "remove B": act.Remove(1)}


def table() -> Joust:
    return scene(
        ana="1.1 gawain @C18 horse | 1.2 kay @D18 | 1.3 bedivere @E18 returning base=6,6 | 1.4 yvain status=eliminated",
        ben="2.1 lancelot @C17 revealed | 2.2 ector @D17 horse",
    )


@rule("AL-D5", "AL-D6", "AL-D7", "AL-D8", "AL-D9", "AL-D10", "AL-D14", "AL-D15", "AL-D17", "AL-D18", "AL-D19")
@rule("AL-D20", "AL-D21")
@pytest.mark.parametrize("line", LINES)
def test_every_action_is_a_line_there_and_back(line: str) -> None:
    s = table()
    assert s.game.parse(line, s.state, 0, None) == LINES[line]
    assert s.game.format(LINES[line], s.state, None) == line
    assert s.game.parse(line.upper().replace("S=", "s="), s.state, 0, None) == LINES[line]


@pytest.mark.parametrize("line", OF_THE_TABLE)
def test_so_is_what_the_table_says_and_nobody_else_says_it(line: str) -> None:
    s = table()
    assert s.game.parse(line, s.state, None, None) == OF_THE_TABLE[line]
    assert s.game.format(OF_THE_TABLE[line], s.state, None) == line
    s.refused("ana", line, "only_the_table")


def test_there_is_a_line_for_every_kind_of_action() -> None:
    said = {type(one) for one in (*LINES.values(), *OF_THE_TABLE.values())}
    assert said == set(get_args(act.Action))
    assert {line.split()[0] for line in (*LINES, *OF_THE_TABLE)} == set(VERBS)


@rule("AL-D5", "AL-6.8")
def test_a_pawn_of_the_only_group_is_its_number_and_the_order_of_the_line_stays() -> None:
    s = table()
    found = s.game.parse("orders 3: stay / 1: C17 - C16 then take axe, leave sword / 2: D18-D17", s.state, 0, None)
    assert isinstance(found, act.SealOrders)
    assert [(one.pawn, one.path) for one in found.moves] == [("1.3", ()), ("1.1", ("C17", "C16")), ("1.2", ("D17",))]
    assert found.items == (PawnItems("1.1", ("sword",), ("axe",)),)


@rule("AL-D5", "AL-24.3")
def test_with_two_groups_pawns_are_called_by_group_and_number() -> None:
    s = scene(ana="1.1 gawain | 2.1 lancelot", ben="3.1 tristan")
    found = s.game.parse("orders 2.1: B13 / 1.1: stay", s.state, 0, None)
    assert isinstance(found, act.SealOrders) and [one.pawn for one in found.moves] == ["2.1", "1.1"]
    s.refused("ana", "orders 1: C18", "pawn_of_which_group", "AL-D5", given="1", groups=(1, 2))


@pytest.mark.parametrize(
    ("line", "same"),
    [
        ("arm Gawen S=16 Miecz, Kroužková košile", "arm gawain S=16 sword mail"),
        ('arm "ector de maris" S=15 two-handed sword mail shirt', "arm ector S=15 two_handed_sword mail"),
        ("arm ector s=15 dwureczny miecz plate", "arm ector S=15 two_handed_sword plate"),
        ("items 1: take obouruční meč, horn of bran", "items 1.1: take two_handed_sword, horn_of_bran"),
        ("orders gawain: Camelot", "orders 1.1: C19"),
        ("orders 1: c18-kamelot", "orders 1.1: C19"),
        ("declare gawain: lancelot join", "declare 1.1: 2.1 join"),
        ("cast Piorun Plus", "cast thunderbolt plus"),
        ("cast vysati moci minus 2.1", "cast drain_power minus 2.1"),
        ("offer 1 2.1 give=knight's mace, an get=", ""),
    ],
)
def test_names_in_three_languages(line: str, same: str) -> None:
    s = table()
    if not same:
        s.refused("ana", line, "unknown_name", field="give", given="an")
        return
    assert s.game.format(s.game.parse(line, s.state, 0, None), s.state, None) == same


@rule("AL-H8")
def test_a_knight_names_his_pawn_only_to_who_may_know_it() -> None:
    s = table()
    s.refused("ana", "declare 1: ector", "unknown_pawn", "AL-D15", given="ector")
    s.refused("ana", "declare 1: palamedes", "unknown_pawn", "AL-D15", given="palamedes")
    found = s.game.parse("declare ector: gawain", s.state, 1, None) if s.knight("1.1").revealed else None
    assert found is None
    assert s.game.parse("declare ector: 1.1", s.state, 1, None) == act.Declare((Attack("2.2", ("1.1",)),))


WRONG: dict[str, tuple[str, str, dict[str, object]]] = {
    "": ("line_empty", "AL-D5", {}),
    "marsh 1: C18": ("unknown_verb", "AL-D5", {"near": "march"}),
    "march none": ("pawn_first", "AL-D5", {"given": "none"}),
    "order5 1: C18": ("unknown_verb", "AL-D5", {"near": "orders"}),
    "yes": ("not_asked", "AL-D5", {}),
    "orders": ("missing_field", "AL-D5", {"field": "pawn"}),
    "orders C18": ("pawn_first", "AL-D5", {"given": "C18"}),
    "orders 1: P4": ("unknown_name", "AL-6.2", {"field": "hex", "given": "P4"}),
    "orders 1: C18-C20": ("unknown_name", "AL-6.2", {"given": "C20"}),
    "orders 1: N2-O2": ("unknown_name", "AL-6.2", {"given": "O2"}),
    "orders 5: C18": ("unknown_pawn", "AL-D5", {"given": "5", "known": ("1.1", "1.2", "1.3", "1.4", "2.1", "2.2")}),
    "orders 3.1: C18": ("unknown_pawn", "AL-D5", {"given": "3.1"}),
    "orders 1: C18 then": ("missing_field", "AL-D5", {"field": "take"}),
    "orders 1: C18 then boat": ("take_or_leave", "AL-D5", {"given": "boat"}),
    "orders 1: C18 then take bote": ("unknown_name", "AL-D5", {"field": "take", "near": "boat"}),
    "orders 1: C18 / items all": ("items_none_last", "AL-D5", {}),
    "orders 1: C18 speed=2": ("unknown_key", "AL-D5", {"name": "speed"}),
    "items 1: leave better": ("unknown_name", "AL-D8", {"field": "leave", "given": "better"}),
    "arm lancelot sword": ("missing_field", "AL-3.9", {"field": "S"}),
    "arm lanselot S=16": ("unknown_name", "AL-3.9", {"field": "knight", "near": "lancelot"}),
    "arm lancelot S=16 swort": ("unknown_name", "AL-3.9", {"field": "equipment", "near": "sword"}),
    "arm lancelot S=x sword": ("bad_number", "AL-3.9", {"field": "s", "given": "x"}),
    "arm lancelot S=16 shield shield": ("named_twice", "AL-4.8", {"given": "shield"}),
    "group two": ("bad_number", "AL-3.2", {"field": "group", "given": "two"}),
    "group": ("missing_field", "AL-3.2", {"field": "group"}),
    "pawns": ("missing_field", "AL-3.10", {"field": "knight"}),
    "accept": ("missing_field", "AL-D9", {"field": "number"}),
    "cast lightning plus": ("unknown_name", "AL-D17", {"field": "spell"}),
    "cast thunderbolt double": ("bad_value", "AL-D17", {"field": "version", "allowed": ("plus", "minus")}),
    "cast thunderbolt": ("missing_field", "AL-D17", {"field": "version"}),
    "strike 3.1": ("unknown_pawn", "AL-D17", {"given": "3.1"}),
    "capitulate many": ("bad_number", "AL-16.9", {"field": "price"}),
    "flee now": ("too_many_words", "AL-18.1", {"given": "now"}),
    "ransom later": ("bad_value", "AL-D20", {"field": "ransom"}),
    'arm "lancelot': ("quote_open", "AL-D5", {}),
}


@rule("AL-D5")
@pytest.mark.parametrize("line", WRONG)
def test_what_cannot_be_read_is_refused_with_field_and_fact(line: str) -> None:
    key, clause, facts = WRONG[line]
    s = table()
    s.refused("ana", line, key, **facts)
    with pytest.raises(Refused) as refusal:
        s.match.say(0, line)
    assert s.game.with_clause(refusal.value).clause == clause


# -- answers -----------------------------------------------------------------------------------------------------------


@rule("AL-D11", "AL-D13", "AL-D16", "AL-D22")
@pytest.mark.parametrize(
    ("options", "line", "answer"),
    [
        (("sword", "knights_mace"), "Knight's mace", ("knights_mace",)),
        (("sword", "knights_mace"), "choose koncerz", ()),
        (("sword", "estoc"), "choose koncerz", ("estoc",)),
        (("sword", "knights_mace"), 'use "Knight\'s mace"', ("knights_mace",)),
        (("sword", "knights_mace"), "cast knights mace", ("knights_mace",)),
        (("C14", "K3"), "c14", ("C14",)),
        (("C14", "K3"), "mount monsalvat", ("K3",)),
        (("yes", "no"), "No", ("no",)),
        (("yes", "no"), "perhaps", ()),
    ],
)
def test_answers_name_what_they_are_about(options: tuple[str, ...], line: str, answer: tuple[str, ...]) -> None:
    s = table()
    ask = Ask(0, "weapon", tuple([Option(one, one) for one in options]), (options[0],), clause="AL-9.7")
    if not answer:
        with pytest.raises(BadNotation) as refusal:
            s.game.parse(line, s.state, 0, ask)
        assert (refusal.value.key, refusal.value.clause) == ("no_such_option", "AL-9.7")
        return
    assert s.game.parse(line, s.state, 0, ask) == answer
    assert s.game.parse(s.game.format(answer, s.state, ask), s.state, 0, ask) == answer


def test_a_number_answers_a_free_question_and_who_concedes_answers_nothing() -> None:
    s = table()
    ask = Ask(0, "price", free=Free("number", 0, 9), default=("4",))
    assert s.game.parse("7", s.state, 0, ask) == ("7",)
    assert s.game.parse("concede", s.state, 0, ask) == act.Concede()
