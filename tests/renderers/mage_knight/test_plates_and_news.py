"""What a base hides of an objective stands on its plate; what came of an act with many targets fits its card."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.mage_knight.attack.reckoning import MORE_SOURCES, SCREENS, SOURCES
from bot.games.mage_knight.state import Sum
from bot.games.mage_knight.view import Mark, ObjectiveView, View
from bot.i18n.catalog import LANGUAGES
from renderers.kit.ops import Group, Sprite, Text
from renderers.mage_knight.news import news_card
from renderers.mage_knight.objectives import plate, plate_size
from renderers.mage_knight.plan import channel_frame, whole_field
from renderers.mage_knight.words import modifiers_line, sum_line
from tests.gallery import conquests
from tests.renderers.fields import pack, words
from tests.support.rules import rule


def conquest() -> View:
    """Three objectives in as many states."""
    return conquests.conquest(pack())


def signs(one: ObjectiveView, view: View) -> int:
    """How many signs stand on a plate beside its ground and the arrow."""
    made = plate(one, channel_frame(whole_field(view)), 100.0, 100.0)
    assert isinstance(made, Group)
    drawn = [op for op in made.make() if isinstance(op, Sprite) and isinstance(op.key, tuple)]
    return len([op for op in drawn if op.key[0] not in ("plateback", "becomes")])


@rule("MK2-7.1", "MK2-7.12", "MK2-P11")
@pytest.mark.parametrize(
    ("status", "controller", "shown"), [("neutral", -1, 0), ("controlled", 1, 1), ("contested", -1, 1)]
)
def test_a_plate_tells_what_the_objective_is_also_where_a_base_covers_it(
    status: str, controller: int, shown: int
) -> None:
    view = conquest()
    frame = channel_frame(whole_field(view))
    one = ObjectiveView("O1", 20_000, 20_000, 750, status, controller, status, controller)
    assert signs(one, view) == shown
    bare = ObjectiveView("O1", 20_000, 20_000, 750, "neutral", -1, "neutral", -1)
    assert (plate_size(one, frame)[0] > plate_size(bare, frame)[0]) is bool(shown)


@rule("MK2-21.4", "MK2-P11")
def test_the_card_of_a_bombardment_is_not_cut_off() -> None:
    view = conquest()
    names = tuple(one.id for one in view.figures if one.status == "field")[:4]
    assert len(names) == 4
    hurt = tuple((name, 1) for name in names)
    against = tuple(Sum(name, 14 + place) for place, name in enumerate(names))
    facts = {"hits": names, "hurt": hurt, "against": against}
    mark = Mark("ranged", 0, names[0], targets=names, dice=(5, 5), total=18, **facts)  # type: ignore[arg-type]
    told = [op.text for op in news_card(replace(view, mark=mark), words(), 0) if isinstance(op, Text)]
    assert all("…" not in line for line in told)


@rule("MK2-P12", "MK2-9.11")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "B1: 15 +1 Oxhide Coat, +2 cover token · attack +1 gang up, −1 High Wind, −3 Magic Resistance"),
        ("pl", "B1: 15 +1 Kaftan z wołowej skóry, +2 żeton osłony · atak +1 przewaga, −1 Wichura, −3 Opór magiczny"),
        ("cs", "B1: 15 +1 Kabátec z volské kůže, +2 žeton krytí · útok +1 přesila, −1 Vichřice, −3 Magická odolnost"),
    ],
)
def test_all_that_modifies_an_attack_of_this_edition_has_its_name_and_sign(language: str, told: str) -> None:
    bonus = (("gang_up", 1), ("high_wind", -1), ("resistance", -3))
    against = (Sum("B1", 15, (("oxhide_coat", 1), ("cover_token", 2)), bonus),)
    view = replace(conquest(), mark=Mark("close", 0, "A1", targets=("B1",), dice=(3, 4), total=12, against=against))
    assert modifiers_line(view, words(language)) == told


@rule("MK2-9.11", "MK2-9.14")
@pytest.mark.parametrize(("coat", "needed"), [(1, 18), (2, 18)])
def test_what_had_to_be_reached_is_told_within_the_rule_of_three(coat: int, needed: int) -> None:
    """A cover token and a coat: 3 is kept as it is, of 4 3 are left."""
    against = (Sum("B1", 15, (("oxhide_coat", coat), ("cover_token", 2))),)
    view = replace(
        conquest(), cap=3, mark=Mark("close", 0, "A1", targets=("B1",), dice=(3, 4), total=18, against=against)
    )
    assert view.needed(against[0]) == needed and str(needed) in sum_line(view, words())


@rule("MK2-P12")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_source_of_a_modifier_is_told_by_its_key(language: str) -> None:
    things = *pack().subfactions, *pack().items, *pack().domains
    sources = [*SOURCES, *MORE_SOURCES, *SCREENS, *things]
    for name in sources:
        mark = Mark("close", 0, "A1", targets=("B1",), against=(Sum("B1", 15, ((name, 1),)),))
        told = modifiers_line(replace(conquest(), mark=mark), words(language))
        assert "picture-mk" not in told and "_" not in told, name
