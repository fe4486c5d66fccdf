"""Standing orders: what they answer, how they are given and listed (MKU-P2 to MKU-P4, MKU-P15)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.engine.requests import Ask, Option
from bot.games.mage_knight.orders import order_list, order_notation
from bot.games.mage_knight.orders.orders import Orders, apply_orders
from bot.games.mage_knight.view import View
from bot.i18n.names import message_id
from tests.support.battle import Battle, battle, own
from tests.support.catalogs import catalog
from tests.support.rules import rule

FOOT = own("foot")
BIRD = own("bird", marks="flight - dodge -")


def scene(**more: object) -> Battle:
    """Ben's B1 may dodge and fly."""
    return battle("A1 foot 10,10 | A2 foot 20,20", "B1 bird 10,13 | B2 foot 30,30", figures=[FOOT, BIRD], **more)  # type: ignore[arg-type]


def view(s: Battle, seat: int = 1) -> View:
    """What a seat sees."""
    seen: View = s.game.view(s.state, seat)
    return seen


def given(s: Battle, *lines: str, seat: int = 1) -> Orders:
    """Orders after some lines."""
    orders = Orders()
    for line in lines:
        orders = order_notation.order_after(orders, line, view(s, seat))
    return orders


SPIN = Ask(
    1, "free_spin", (Option("auto", ""), Option("hold", ""), Option("f9000", "")), ("auto",), facts={"figure": "B1"}
)
DODGE = Ask(1, "dodge", (Option("yes", ""), Option("no", "")), ("yes",), facts={"target": "B1", "attacker": "A1"})
DEFEND = Ask(1, "defend", (Option("own", ""), Option("B2", "")), ("B2",), facts={"target": "B1", "attacker": "A1"})
DEFENSES = Ask(1, "cancel_defense", (Option("B1:dodge", ""),), (), 0, 1, facts={"attacker": "A1"})


@rule("MKU-P2", "MKU-P3", "MKU-P4")
@pytest.mark.parametrize("ask", [SPIN, DODGE, DEFEND, DEFENSES], ids=lambda ask: ask.key)
def test_without_an_order_every_question_takes_its_automatic_answer(ask: Ask) -> None:
    assert apply_orders(Orders(), view(scene()), ask) == ask.default


ANSWERS = [
    ("order spin=hold", SPIN, ("hold",)),
    ("order spin=ask", SPIN, None),
    ("order B1 spin=hold", SPIN, ("hold",)),
    ("order B2 spin=hold", SPIN, ("auto",)),
    ("order spin=ask; order B1 spin=auto", SPIN, ("auto",)),
    ("order dodge=off", DODGE, ("no",)),
    ("order dodge=ask", DODGE, None),
    ("order B1 dodge=off", DODGE, ("no",)),
    ("order B2 dodge=off", DODGE, ("yes",)),
    ("order defend=never", DEFEND, ("own",)),
    ("order defend=ask", DEFEND, None),
    ("order B1 defend=B2", DEFEND, ("B2",)),
    ("order defend=never; order B1 defend=best", DEFEND, ("B2",)),
    ("order defense_cancel=ask", DEFENSES, None),
    ("order defense_cancel=ask; order defense_cancel=auto", DEFENSES, ()),
    ("order spin=ask; order clear", SPIN, ("auto",)),
]


@rule("MKU-P2", "MKU-P3", "MKU-P4")
@pytest.mark.parametrize(("lines", "ask", "answer"), ANSWERS, ids=[f"{lines} {ask.key}" for lines, ask, _ in ANSWERS])
def test_orders_answer_questions(lines: str, ask: Ask, answer: tuple[str, ...] | None) -> None:
    s = scene()
    assert apply_orders(given(s, *lines.split("; ")), view(s), ask) == answer


@rule("MKU-P2")
def test_a_named_defender_that_is_not_offered_leaves_the_default() -> None:
    s = scene()
    alone = Ask(1, "defend", (Option("own", ""), Option("B3", "")), ("B3",), facts={"target": "B1"})
    assert apply_orders(given(s, "order B1 defend=B2"), view(s), alone) == ("B3",)


@rule("MKU-P2")
def test_orders_do_nothing_of_their_own_accord_in_a_turn_under_way() -> None:
    s = scene(active="ben")
    assert apply_orders(given(s, "order B1 cancel=flight,dodge"), view(s), None) is None


@rule("MKU-P2")
@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (("order spin=ask",), []),  # the list says it
        (("order spin=ask", "order spin=auto"), [("spin", {"who": "all", "mode": "auto"})]),
        (("order dodge=on",), [("dodge", {"who": "all", "mode": "on"})]),
        (("order b1 dodge=on",), []),
        (("order defense_cancel=auto",), [("defense_cancel_auto", {})]),
        (("order B1 cancel=flight,dodge",), [("cancel_next", {"who": "B1", "abilities": ("flight", "dodge")})]),
        (("order B1 cancel=flight", "order B1 cancel=none"), [("cancel_none", {"who": "B1"})]),
        (("order withdraw",), []),
    ],
)
def test_the_answer_says_what_holds_where_the_list_of_orders_does_not(lines: tuple[str, ...], told: list[Any]) -> None:
    s = scene()
    found = s.game.acknowledged(given(s, *lines), lines[-1])
    facts = [{name: fact for name, fact in one.facts.items() if name not in ("line", "lines")} for one in found]
    assert list(zip([one.key for one in found], facts, strict=True)) == told
    assert all("`cancel B1 flight`" in one.facts["lines"] for one in found if one.key == "cancel_next")  # type: ignore[operator]


LEAVING = Ask(1, "leaving", (Option("stay", "stay"), Option("leave", "leave")), ("stay",), non_blocking=True)
RENEWAL = Ask(1, "renewal", (Option("B1:flight", ""), Option("B1:dodge", "")), (), 0, 2, non_blocking=True)


@rule("MKU-P15")
def test_who_leaves_at_his_next_turn_decides_nothing_more() -> None:
    s = scene()
    for ask, line in (
        (SPIN, "spin=ask"),
        (DODGE, "dodge=off"),
        (DEFEND, "defend=ask"),
        (DEFENSES, "defense_cancel=ask"),
    ):
        assert apply_orders(given(s, f"order {line}", "order withdraw"), view(s), ask) == ask.default
        assert apply_orders(given(s, f"order {line}", "order withdraw", "order stay"), view(s), ask) != ask.default


@rule("MKU-P15")
def test_an_ordered_withdrawal_is_used_up_by_its_question_alone() -> None:
    s = scene()
    leaving = given(s, "order withdraw", "order spin=hold")
    assert apply_orders(leaving, view(s), LEAVING) == ("leave",)
    assert apply_orders(given(s, "order spin=hold"), view(s), LEAVING) is None
    assert s.game.orders_after(leaving, LEAVING, ("leave",)) == given(s, "order spin=hold")
    assert s.game.orders_after(leaving, SPIN, ("auto",)) == leaving


@rule("MKU-P15", "MKU-H6")
def test_another_person_on_the_seat_finds_no_order() -> None:
    s = scene()
    assert s.game.taken_over(given(s, "order withdraw", "order B1 cancel=flight")) == Orders()


@rule("MKU-P2", "MKU-P15")
@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        ("order B1 cancel=flight", ("B1:flight",)),
        ("order B1 cancel=dodge,flight", ("B1:flight", "B1:dodge")),
        ("order B2 cancel=flight", ()),
        ("order B1 cancel=flight; order B1 cancel=none", ()),
        ("order B1 cancel=flight; order withdraw", ("B1:flight",)),  # an end of it would tell
    ],
)
def test_the_lists_of_abilities_answer_at_the_start_of_a_turn(lines: str, answer: tuple[str, ...]) -> None:
    s = scene()
    assert apply_orders(given(s, *lines.split("; ")), view(s), RENEWAL) == answer


@rule("MKU-P15", "MKU-22.17")
@pytest.mark.parametrize(
    ("active", "key"), [("ben", "withdraw_at_once"), ("ana", "")], ids=["in his own turn", "out of turn"]
)
def test_a_withdrawal_is_ordered_out_of_turn(active: str, key: str) -> None:
    s = scene(active=active)
    if not key:
        assert given(s, "order withdraw").leave
        return
    with pytest.raises(Refused) as refused:
        given(s, "order withdraw")
    assert (refused.value.key, refused.value.clause) == (key, "MKU-22.17")


@rule("MKU-P15", "MKU-4.14")
def test_only_who_is_in_the_game_orders_to_leave_it() -> None:
    out = battle("A1 foot 10,10", "B1 foot 30,30 eliminated", "C1 foot 10,30", figures=[FOOT])
    out.refused("ben", "order withdraw", "out_of_the_game", "MKU-4.14", seat=1)
    early = battle("A1 foot 10,10", "B1 foot 30,30", figures=[FOOT], fields={"phase": "deploy"})
    early.refused("ben", "order withdraw", "not_in_play", "MKU-22.17")


REFUSED = {
    "order": "missing_value",
    "order B1": "missing_value",
    "order spin": "missing_value",
    "order B1 cancel": "missing_value",
    "order spin=": "missing_value",
    "order dance=": "missing_field",
    "order =hold": "sign_without_key",
    "order spin=left": "bad_value",
    "order B1 spin=B2": "bad_value",
    "order defend=B2": "bad_value",
    "order A1 spin=hold": "not_your_figure",
    "order B9 spin=hold": "no_such_figure",
    "order B1 defend=A1": "not_your_figure",
    "order B1 defend=B9": "no_such_figure",
    "order cancel=flight": "missing_field",
    "order B1 cancel=levitation": "unknown_ability",
    "order B1 cancel=toughness": "not_optional",
    "order B1 defense_cancel=ask": "too_many_words",
    "order spin=hold spin=ask": "key_twice",
    "order dance=yes": "unknown_order",
    "order please spin=hold": "unknown_order",
    "order withdraw spin=hold": "too_many_words",
    "order B1 withdraw": "unknown_order",
    "order withdraw stay": "too_many_words",
    'order spin="hold': "quote_open",
}


@rule("MKU-P2")
@pytest.mark.parametrize(("line", "key"), REFUSED.items(), ids=list(REFUSED))
def test_wrong_orders_are_refused(line: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        given(scene(), line)
    assert refused.value.key == key


@rule("MKU-P2")
def test_an_order_without_its_value_is_told_what_may_stand_there() -> None:
    allowed = {
        "order": ("spin", "defend", "dodge", "cancel", "defense_cancel", "withdraw", "stay", "clear"),
        "order B1": ("spin", "defend", "dodge", "cancel", "defense_cancel"),
        "order spin": ("auto", "hold", "ask"),
        "order B1 dodge=": ("on", "off", "ask"),
    }
    for line, words in allowed.items():
        with pytest.raises(Refused) as refused:
            given(scene(), line)
        assert refused.value.facts["allowed"] == words
    with pytest.raises(Refused) as refused:
        given(scene(), "order B1 cancel")
    assert {"flight", "dodge", "none"} <= set(refused.value.facts["allowed"])  # type: ignore[arg-type]
    assert "toughness" not in refused.value.facts["allowed"]  # type: ignore[operator]


@rule("MKU-P2", "MKU-H6")
def test_the_list_gives_the_orders_back_line_by_line() -> None:
    s = scene()
    orders = given(
        s,
        "order spin=ask defend=never dodge=off defense_cancel=ask",
        "order B1 spin=hold dodge=on defend=B2",
        "order b1 cancel=flight,dodge",
        "ORDER B2 spin=auto",
        "ORDER Withdraw",
    )
    listed = order_list.orders_told(orders)
    assert given(s, *[str(entry.facts["line"]) for entry in listed]) == orders
    assert all(catalog().has(message_id("mage-knight-order", entry.key)) for entry in listed)
    assert order_list.orders_told(Orders()) == ()


@rule("MKU-P3", "MKU-H6")
def test_in_play_orders_hold_and_ask_are_heeded() -> None:
    s = battle("A1 foot 10,10", "B1 foot 10,13 face=90 | B2 foot 30,30", figures=[FOOT])
    s.say("ben", "order spin=hold")
    s.say("ana", "move A1 touch=B1")
    assert s.place("B1")[2] == 9000
    waiting = battle("A1 foot 10,10", "B1 foot 10,13 face=90 | B2 foot 30,30", figures=[FOOT])
    waiting.say("ben", "order spin=ask")
    waiting.say("ana", "move A1 touch=B1").asks("ben", "free_spin")
    waiting.say("ben", "spin auto")
    assert waiting.place("B1")[2] == 27_000
