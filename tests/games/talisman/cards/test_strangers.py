"""What the Strangers of the pack do, and when they stay."""

from __future__ import annotations

import pytest

from tests.games.talisman.cards.meeting import arrives, turn_of, values
from tests.support.quest import scene
from tests.support.rules import card, rule


@card("hedge_wizard")
@rule("TA-9:9", "TA-13:17")
def test_the_wizard_teaches_a_spell_to_whom_has_room_and_waits_for_others() -> None:
    s = arrives("warrior @fields_1", deck="hedge_wizard")
    assert len(s.hero("ana").spells) == 1 and s.lies("fields_1") == []
    s = arrives("warrior @fields_1 spells=mending", deck="hedge_wizard").say("ana", "next c1")
    assert s.hero("ana").spells == ["mending"] and s.lies("fields_1") == ["hedge_wizard"]
    assert arrives("troll @fields_1", deck="hedge_wizard").lies("fields_1") == ["hedge_wizard"]


@card("wandering_healer")
@rule("TA-4:6", "TA-13:17")
@pytest.mark.parametrize("lives, after, stays", [(1, 4, False), (3, 4, False), (4, 4, True), (5, 5, True)])
def test_the_healer_heals_to_the_quota_whoever_is_below_it(lives: int, after: int, stays: bool) -> None:
    s = arrives(f"warrior @fields_1 lives={lives}", deck="wandering_healer")
    assert s.hero("ana").lives == after
    assert s.lies("fields_1") == (["wandering_healer"] if stays else [])


@card("wayside_witch")
@pytest.mark.parametrize(
    "die, after",
    [(1, (4, 3, 4, 0)), (2, (5, 4, 3, 1)), (3, (4, 4, 4, 1)), (4, (5, 4, 4, 2)), (5, (6, 4, 4, 1)), (6, (5, 5, 4, 1))],
)
def test_the_witch_has_something_for_each_number_and_stays(die: int, after: tuple[int, int, int, int]) -> None:
    s = arrives("warrior @fields_1 strength=5 craft=4", deck="wayside_witch", dice=[die])
    if die == 1:
        assert (s.hero("ana").toad, s.hero("ana").gold, s.board.spot("fields_1").gold) == (3, 0, 1)
    else:
        assert values(s) == after
    assert s.lies("fields_1") == ["wayside_witch"]


@card("old_sage", "master_at_arms")
@pytest.mark.parametrize("stranger, gained", [("old_sage", (4, 4)), ("master_at_arms", (5, 3))])
def test_a_teacher_gives_one_point_and_is_gone(stranger: str, gained: tuple[int, int]) -> None:
    s = arrives("warrior @fields_1", deck=stranger)
    assert values(s)[:2] == gained
    assert (s.lies("fields_1"), s.state.adventure_discard) == ([], [stranger])


@card("pedlar")
@rule("TA-21:5", "TA-21:10", "TA-D38")
def test_the_pedlar_buys_objects_of_both_kinds_sells_from_his_list_and_stays() -> None:
    s = arrives("warrior @fields_1 gold=1 objects=sword,magic_belt", deck="pedlar")
    s.asks("ana", "sell", "c1", "c2").deals("ana", "sell", "sell c1", "sell c2")
    options = {option.facts["card"]: option.facts["price"] for option in s.asks("ana", "buy").ask("ana").options}
    assert options == {"sword": 2, "axe": 2, "helmet": 2, "mule": 2, "shield": 3}, "no armour"
    s.say("ana", "choose shield")
    assert (s.has("ana"), s.hero("ana").gold) == (["shield"], 0)
    assert s.lies("fields_1") == ["pedlar"]


@card("grey_pilgrim")
@rule("TA-D61", "TA-D29", "TA-7:4")
def test_the_pilgrim_changes_the_alignment_of_whom_wishes_it_to_any_other() -> None:
    s = arrives("warrior @fields_1", deck="grey_pilgrim")
    s.asks("ana", "use_effect", clause="TA-D29").say("ana", "yes")
    s.asks("ana", "choose_alignment", "good", "evil", clause="TA-D61").say("ana", "evil")
    assert s.hero("ana").alignment == "evil" and s.lies("fields_1") == []
    s = arrives("warrior @fields_1", deck="grey_pilgrim").asks("ana", "use_effect").times_out("ana")
    assert s.hero("ana").alignment == "neutral" and s.lies("fields_1") == ["grey_pilgrim"]


@card("moon_fairy", "phantom_duke")
@rule("TA-D61")
@pytest.mark.parametrize("stranger, who", [("moon_fairy", "wood_elf"), ("phantom_duke", "assassin")])
@pytest.mark.parametrize("choice", [1, 2, 3, 4])
def test_a_wish_is_granted_to_one_alignment(stranger: str, who: str, choice: int) -> None:
    s = arrives(f"{who} @fields_1", deck=stranger)
    before = values(s)
    s.asks("ana", "choose_option", "1", "2", "3", "4", clause="TA-D61").say("ana", f"choose {choice}")
    if choice == 4:
        options = [option.id for option in s.asks("ana", "choose_space").ask("ana").options]
        assert len(options) == 23 and "fields_1" not in options
        s.say("ana", "choose city")
        assert (s.hero("ana").space, turn_of(s)) == ("city", "ben"), "nothing is encountered there"
    gained = tuple([new - old for new, old in zip(values(s), before, strict=True)])
    assert gained == {1: (1, 0, 0, 0), 2: (0, 1, 0, 0), 3: (0, 0, 1, 0), 4: (0, 0, 0, 0)}[choice]
    assert s.lies("fields_1") == []


@card("moon_fairy", "phantom_duke")
@rule("TA-13:17")
@pytest.mark.parametrize("stranger, others", [("moon_fairy", "warrior assassin"), ("phantom_duke", "warrior wood_elf")])
def test_a_wish_is_not_granted_to_others_and_its_giver_stays(stranger: str, others: str) -> None:
    for who in others.split():
        s = arrives(f"{who} @fields_1", deck=stranger)
        assert s.lies("fields_1") == [stranger]


@card("ferryman")
@rule("TA-C26", "TA-11:27")
def test_the_ferryman_offers_to_cross_the_river_and_stays() -> None:
    s = arrives("warrior @fields_1", deck="ferryman").asks("ana", "use_effect", clause="TA-D29").say("ana", "yes")
    grant = s.hero("ana").grant
    assert grant is not None and (grant.to, grant.at) == ("opposite", "fields_1")
    assert s.lies("fields_1") == ["ferryman"]
    s = arrives("warrior @fields_1", deck="ferryman").asks("ana", "use_effect").times_out("ana")
    assert s.hero("ana").grant is None


@card("ferryman")
@rule("TA-C26", "TA-11:27")
def test_the_ferry_lands_opposite_and_the_offer_lapses_where_its_owner_was_moved_away() -> None:
    ferry = "warrior @fields_1"
    s = arrives(ferry, deck="ferryman", ben="troll @temple to_miss=1").asks("ana", "use_effect").say("ana", "yes")
    assert turn_of(s) == "ana"
    s.say("ana", "granted portal")
    assert s.hero("ana").space == "portal" and s.hero("ana").grant is None
    s = scene(ana="warrior @fields_1 grant=opposite:village ask_roll", ben="troll @temple")
    s.refused("ana", "granted portal", "not_granted")


@card("hermit_of_the_key")
@rule("TA-20:2", "TA-13:17")
def test_the_hermit_gives_a_talisman_as_long_as_there_is_one() -> None:
    s = arrives("warrior @fields_1", deck="hermit_of_the_key")
    assert (s.has("ana"), s.lies("fields_1"), s.state.stock["talisman"]) == (["talisman"], [], 3)
    s = arrives("warrior @fields_1", deck="hermit_of_the_key", cards={"oasis": "talisman talisman talisman talisman"})
    assert (s.has("ana"), s.lies("fields_1")) == ([], ["hermit_of_the_key"])


@card("cutpurse")
@rule("TA-D30", "TA-D46", "TA-13:17")
def test_the_cutpurse_takes_all_gold_or_a_thing_that_its_owner_chooses() -> None:
    s = arrives("warrior @fields_1 gold=3 objects=sword,magic_belt", deck="cutpurse")
    s.asks("ana", "choose_option", "1", "2").say("ana", "choose 2")
    s.asks("ana", "lose_things", "c1", "c2", clause="TA-D46").say("ana", "choose c1")
    assert (s.has("ana"), s.hero("ana").gold, s.state.stock["sword"]) == (["magic_belt"], 3, 4)
    s = arrives("warrior @fields_1 gold=3 objects=sword", deck="cutpurse").asks("ana", "choose_option")
    s.times_out("ana")
    assert (s.has("ana"), s.hero("ana").gold) == (["sword"], 0)


@card("cutpurse")
@rule("TA-13:17")
def test_the_cutpurse_takes_what_there_is_and_goes_hungry_where_there_is_nothing() -> None:
    s = arrives("warrior @fields_1 gold=2", deck="cutpurse")
    assert s.hero("ana").gold == 0, "only one thing can be chosen"
    s = arrives("warrior @fields_1 gold=0", deck="cutpurse")
    assert s.state.adventure_discard == ["cutpurse"], "its instruction has no condition of its own"
