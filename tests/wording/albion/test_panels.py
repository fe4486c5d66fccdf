"""What a player of Powers of Albion reads of his own means, of the tools, on buttons; which lines forms begin with."""

from __future__ import annotations

import pytest

from bot.engine.requests import Ask, Option
from bot.games.albion import actions as act
from bot.games.albion.looking import lines
from bot.games.albion.orders.orders import Orders
from bot.games.albion.state import Allotment
from bot.i18n.catalog import LANGUAGES
from bot.i18n.choices import action_label, option_label
from bot.service.core.table_view import report_sentences
from bot.wording.albion import panels
from tests.support.joust import Joust, scene, speech, table
from tests.support.rules import rule

ANA, BEN = 0, 1


def two() -> Joust:
    return scene(
        "movement",
        ana="1.1 gawain @C18 horse sword mail damage=2 | 1.2 kay @C17",
        ben="2.1 lancelot @D10 sword plate revealed",
        treasury={"ana": 7},
    )


def status(s: Joust, seat: int | None, language: str = "en") -> str:
    return panels.status(s.game.view(s.state, seat), speech(language))


@rule("AL-H8", "AL-H16")
def test_the_status_tells_the_treasury_and_the_own_knights_by_name() -> None:
    s = two()
    s.state.phase = "items"
    told = status(s, ANA).splitlines()
    assert told[0] == "Camelot; Treasury 7."
    assert told[1] == "1.1 Gawain: C18, on horseback, modified Strength 11, Power 8, wounds 2; Sword and Mail shirt"
    assert told[2].startswith("1.2 Kay: C17, on foot") and len(told) == 3
    orders = status(two(), ANA).splitlines()
    assert orders[1:] == ["1.1 Gawain: C18, on horseback, wounds 2", "1.2 Kay: C17, on foot"], "the rest is in his hand"
    assert status(two(), None) == ""
    assert "Gawain" not in status(two(), BEN)


@rule("AL-3.9", "AL-3.10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_at_set_up_the_status_tells_what_was_chosen(language: str) -> None:
    s = table(2).say("ana", "group 1")
    s.say("ana", "arm gawain S=15 axe mail").say("ana", "pawns kay,gawain,yvain,bedivere")
    assert len(status(s, ANA, language).splitlines()) == 3
    name = speech(language).cards.name(language, "gawain")
    assert name in status(s, ANA, language) and status(s, ANA, language).count("15") == 1
    assert name not in status(s, BEN, language)


@rule("AL-D5", "AL-6.8")
def test_the_form_of_a_round_begins_with_what_was_said_in_its_order() -> None:
    s = two()
    assert lines.orders_given(s.game.view(s.state, ANA)) == {"1.1": "stay", "1.2": "stay"}
    s.say("ana", "orders 2: C16 then take all")
    given = lines.orders_given(s.game.view(s.state, ANA))
    assert list(given.items()) == [("1.2", "C16 then take all"), ("1.1", "stay")]
    assert lines.orders_given(s.game.view(s.state, None)) == {}


@rule("AL-D5", "AL-H17")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_status_tells_ones_own_orders_and_whether_they_are_handed_in(language: str) -> None:
    s = two().say("ana", "march 2: C16")
    some = status(s, ANA, language)
    s.say("ana", "march 1: stay")
    assert "`1.2: C16`" in some and "`1.2: C16 / 1.1: stay`" in status(s, ANA, language)
    assert some.splitlines()[-1].split("`")[0] != status(s, ANA, language).splitlines()[-1].split("`")[0]
    assert "C16" not in status(s, BEN, language)


@rule("AL-24.3")
def test_with_two_groups_pawns_are_named_by_group_and_number() -> None:
    s = scene("movement", ana="1.1 gawain @C18 | 2.1 lancelot @C17", ben="3.1 tristan @D10")
    assert list(lines.orders_given(s.game.view(s.state, ANA))) == ["1.1", "2.1"]


@rule("AL-4.1", "AL-T4")
def test_the_form_of_a_knight_begins_ready_made_or_as_chosen() -> None:
    s = table(2).say("ana", "group 1")
    content = s.game.content
    ready = Allotment(14, 0, ("sword",), ("mail",), shield=True)
    assert lines.arms_of(s.game.view(s.state, ANA), content, "kay") == ready
    s.say("ana", "arm kay S=12 axe leather")
    assert lines.arms_of(s.game.view(s.state, ANA), content, "kay") == Allotment(12, 0, ("axe",), ("leather",))


@rule("AL-D23")
def test_every_order_that_is_suggested_can_be_given() -> None:
    s = two()
    view = s.game.view(s.state, ANA)
    suggested = [line for line in panels.order_lines(view, speech("en")) if line != "order clear"]
    assert "order weapon sword for=1.1" in suggested and "order attack 2" in suggested
    for line in suggested:
        assert s.game.order(Orders(), line, view) is not None
    assert panels.order_lines(s.game.view(s.state, None), speech("en")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_of_the_tools_has_its_sentence(language: str) -> None:
    s = scene(
        "declare",
        ana="1.1 yvain @C10 S=10 P=15 horse estoc leather merlins_staff revealed damage=1 | 1.2 kay @D9",
        ben="2.1 lancelot @D10 S=14 P=12 horse two_handed_sword mail revealed | 2.2 ector @C11 horse",
        lying={"C10": "axe", "E10": "boat"},
    )
    keys = set()
    queries = ["reach 1", "odds 1 2.1", "odds 2.1 1.1", "knight 1", "knight 2.2", "map", "map C10", "map C19", "map F9"]
    for query in queries:
        report = s.game.tell(s.state, ANA, query)
        assert report is not None
        told = list(report_sentences(speech(language), report.key, report.rows))
        assert len(told) == len(report.rows), query
        assert all(text.strip() and not {"{", "$"} & set(text) for text in told)
        keys |= {f"{report.key} {row['row']}" for row in report.rows}
    assert {"reach barred", "odds no_parry", "odds wound", "odds spell_attack", "map hex", "map lying"} <= keys


def test_a_tool_reads_like_a_game_master() -> None:
    s = scene("declare", ana="1.1 gawain @C10 sword mail revealed", ben="2.1 lancelot @D10 sword plate shield revealed")
    report = s.game.tell(s.state, ANA, "odds 1 2.1")
    assert report is not None
    assert list(report_sentences(speech("en"), report.key, report.rows)) == [
        "**1.1 Gawain**: modified Strength **13** (Strength 16 − 3 load)",
        "**2.1 Lancelot**: modified Strength **11** (Strength 16 − 5 load)",
        "Strike with Sword: 13 or less on 3 dice, **84%**",
        "Parry with Sword: 11 or less, **63%**",
        "Dodge: 16 or more, **5%**",
        "A hit: 3 dice − 10 for armour, 1.5 wounds on average. "
        "Against the better defence it comes with 31%: 0.5 wounds a strike.",
    ]


@rule("AL-D17", "AL-D18")
def test_choices_of_a_fight_stand_with_their_chances() -> None:
    s = scene("declare", ana="1.1 gawain @C10 sword mail", ben="2.1 lancelot @D10 S=15 P=9 sword mail", dice=[1, 2, 3])
    s.say("ana", "declare 1: 2.1").say("ben", "declare none")

    def labels(seat: int) -> dict[str, str]:
        offers = [one for one in s.game.legal(s.state, seat) if not isinstance(one.action, act.Capitulate)]
        view = s.game.view(s.state, seat)
        return {
            s.game.format(one.action, s.state, None): action_label(speech("en"), view, one.action, "", one.facts)
            for one in offers
        }

    assert labels(ANA) == {"strike 2.1": "Strike 2.1 Lancelot · 84%", "pass": "Pass"} | {
        line: text for line, text in labels(ANA).items() if line.startswith(("cast", "flee"))
    }
    s.say("ana", "strike")
    own = labels(BEN)
    assert (own["parry"], own["dodge"], own["none"]) == ("Parry · 74%", "Dodge · 16%", "Take the blow")


@rule("AL-D11", "AL-D16")
@pytest.mark.parametrize(("language", "name"), [("en", "Sword"), ("pl", "Miecz"), ("cs", "Meč")])
def test_answers_name_tokens_and_what_they_do(language: str, name: str) -> None:
    sword = Option("sword", "sword", {"card": "sword"})
    fallen = Option("sword", "sword", {"option": "sword", "does": "token", "card": "sword"})
    pay = Option("pay", "pay", {"option": "pay", "does": "treasury", "amount": -2})
    assert option_label(speech(language), None, Ask(0, "weapon"), sword) == name
    assert option_label(speech(language), None, Ask(0, "fate"), fallen) == name
    assert "2" in option_label(speech(language), None, Ask(0, "fate"), pay)
