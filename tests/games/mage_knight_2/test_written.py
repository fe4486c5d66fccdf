"""What a position of the second edition that was written by hand may not hold."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import BadData
from bot.games.mage_knight.state import Options, State
from bot.i18n.names import message_id
from tests.support.battle import battle, own
from tests.support.catalogs import catalog
from tests.support.rules import rule

FIGURES = (
    own("man", attack_type="melee", speed_type="foot"),
    own("hawk", attack_type="melee", speed_type="flyer"),
    own("lone", attack_type="melee", speed_type="foot", rank="unique", item_slots=("hand",)),
    own("last", clicks=1, attack_type="melee", speed_type="foot"),
)
GAME = battle("A1 man 5,5", "B1 man 30,30", figures=FIGURES).game
LAID = ["O1 20,20", "O2 10,20", "O3 30,20"]


def read(ana: list[str], ben: tuple[str, ...] = (), options: dict[str, Any] | None = None, **raw: Any) -> State:
    """A position in which ben has a man besides."""
    full = {"objectives": LAID, "ana": {"figures": ana}, "ben": {"figures": ["B9 man 35,35", *ben]}, **raw}
    return GAME.position(full, Options(**{"rules": "mk2", "build_total": 200, **(options or {})}), ("ana", "ben"))


def fault(*given: Any, **more: Any) -> tuple[str, dict[str, Any]]:
    """What is wrong with it."""
    with pytest.raises(BadData) as caught:
        read(*given, **more)
    assert catalog().has(message_id("fault", caught.value.key))
    return caught.value.key, dict(caught.value.facts)


@rule("MK2-16.1", "MK2-16.18")
def test_only_flyers_soar_and_neither_captors_nor_captives() -> None:
    assert read(["A1 hawk 10,10 soaring"]).figures[0].soaring
    for ana, ben, who in (
        (["A1 man 10,10 soaring"], (), "A1"),
        (["A1 hawk 10,10 soaring"], ("B1 man 11.1,10 captor=A1",), "A1"),
        (["A1 hawk 10,10"], ("B1 hawk 11.1,10 captor=A1 soaring",), "B1"),
    ):
        key, facts = fault(ana, ben)
        assert key in ("soars_wrongly", "captive_unlinked") and facts["figure"] in (who, "A1")
    assert fault(["A1 man 10,10 soaring"]) == ("soars_wrongly", {"place": "ana.figures[1]", "figure": "A1"})


@rule("MK2-16.1")
def test_in_the_first_edition_nobody_soars() -> None:
    raw = {"ana": {"figures": ["A1 hawk 10,10 soaring"]}, "ben": {"figures": ["B9 man 35,35"]}}
    with pytest.raises(BadData) as caught:
        GAME.position(raw, Options(build_total=200), ("ana", "ben"))
    assert caught.value.key == "soars_wrongly"


@rule("MK2-16.6", "MK2-7.10")
@pytest.mark.parametrize(("place", "allowed"), [("20,20", False), ("21.32,20", False), ("21.321,20", True)])
def test_no_flight_base_touches_an_objective(place: str, allowed: bool) -> None:
    """0.75 and 0.55, and a gap of 0.02 is contact."""
    if allowed:
        assert read([f"A1 hawk {place} soaring"]).figures[0].soaring
    else:
        facts = {"place": "ana.figures[1]", "figure": "A1", "thing": "O1"}
        assert fault([f"A1 hawk {place} soaring"]) == ("soars_at_objective", facts)
    assert not read([f"A1 hawk {place}"]).figures[0].soaring, "on the ground it may stand there"


@rule("MK2-11.9")
def test_a_figure_has_each_ability_token_once() -> None:
    assert read(["A1 man 10,10 with=cover,incantation"]).figures[0].ability_tokens == ("cover", "incantation")
    facts = {"place": "ana.figures[1]", "figure": "A1"}
    assert fault(["A1 man 10,10 with=cover,cover"]) == ("ability_token_twice", facts)


@rule("MKU-2.6", "MK2-3.6")
def test_an_army_holds_a_unique_figure_once() -> None:
    read(["A1 lone 10,10"], ("B1 lone 20,10",))  # one in each army
    facts = {"place": "ana.figures[1]", "figure": "A1", "target": "A2"}
    assert fault(["A1 lone 10,10", "A2 lone 20,10"]) == ("unique_twice", facts)
    assert fault(["A1 lone 10,10", "A2 lone eliminated"]) == ("unique_twice", facts)
    raw = {"ana": {"army": ["lone", "lone"]}, "ben": {"figures": []}, "phase": "deploy"}
    with pytest.raises(BadData) as caught:
        GAME.position(raw, Options(build_total=200), ("ana", "ben"))
    assert (caught.value.key, caught.value.facts) == ("army_unique_twice", {"seat": 0})


@rule("MK2-31.6")
def test_domains_and_items_are_there_where_the_table_plays_with_them() -> None:
    item, domain = {"items": ["I1 whetted_blade at 12,12"]}, {"domains": ["harvest_fog"]}
    for option, given in (("items", item), ("domains", domain)):
        facts = {"place": option, "option": option}
        assert fault(["A1 man 10,10"], **given) == ("option_not_played", facts)
        assert fault(["A1 man 10,10"], options={option: False}, **given) == ("option_not_played", facts)
        read(["A1 man 10,10"], options={option: True}, **given)
