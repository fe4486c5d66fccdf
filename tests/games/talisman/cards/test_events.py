"""What the Events of the pack do, as their texts promise it."""

from __future__ import annotations

import pytest

from bot.games.talisman.content.mods import Slow
from tests.games.talisman.cards.meeting import arrives, turn_of, values
from tests.support.rules import card, rule

WHO = {"good": "wood_elf", "neutral": "warrior", "evil": "assassin"}


@card("blessed_dream", "dark_visitor")
@rule("TA-P1")
@pytest.mark.parametrize("event, gains, loses", [("blessed_dream", "good", "evil"), ("dark_visitor", "evil", "good")])
@pytest.mark.parametrize("alignment", ["good", "neutral", "evil"])
def test_a_dream_gives_a_life_to_one_alignment_and_takes_one_from_the_other(
    event: str, gains: str, loses: str, alignment: str
) -> None:
    s = arrives(f"{WHO[alignment]} @fields_1", deck=event)
    assert s.hero("ana").lives == {gains: 5, loses: 3}.get(alignment, 4)
    assert s.state.adventure_discard == [event]


@card("velvet_tempter")
def test_the_tempter_teaches_the_evil_and_corrupts_the_others() -> None:
    s = arrives("assassin @fields_1", deck="velvet_tempter")
    assert (s.hero("ana").alignment, s.hero("ana").craft) == ("evil", 4)
    for who in ("warrior", "wood_elf"):
        s = arrives(f"{who} @fields_1", deck="velvet_tempter")
        assert s.hero("ana").alignment == "evil"
        assert s.hero("ana").craft == s.board.character(0).craft


@card("wandering_saint")
def test_the_saint_strengthens_the_good_and_converts_the_others() -> None:
    s = arrives("wood_elf @fields_1", deck="wandering_saint")
    assert (s.hero("ana").alignment, s.hero("ana").strength) == ("good", 4)
    for who in ("warrior", "assassin"):
        s = arrives(f"{who} @fields_1", deck="wandering_saint")
        assert s.hero("ana").alignment == "good"
        assert s.hero("ana").strength == s.board.character(0).strength


@card("velvet_tempter")
@rule("TA-7:2")
def test_an_alignment_that_has_changed_in_this_turn_stays() -> None:
    s = arrives("warrior @ruins", deck="velvet_tempter, wandering_saint").say("ana", "next c1")
    assert s.hero("ana").alignment == "evil"


@card("great_storm")
@rule("TA-23:1", "TA-R56", "TA-13:12", "TA-13:15")
def test_a_storm_takes_this_turn_from_the_active_character_and_the_next_from_the_others_of_the_region() -> None:
    s = arrives("warrior @ruins", ben="troll @temple", cyr="bard @crags", deck="great_storm, old_sage")
    assert [s.hero(who).to_miss for who in ("ana", "ben", "cyr")] == [0, 0, 1]
    assert s.lies("ruins") == ["old_sage"], "what has not been encountered stays"
    assert s.hero("ana").craft == 3
    assert turn_of(s) == "ben"
    assert s.state.adventure_discard == ["great_storm"]


@card("long_frost")
@rule("TA-23:5")
def test_frost_slows_everybody_for_two_rounds() -> None:
    s = arrives("warrior @fields_1", deck="long_frost")
    assert [(one.name, one.seat, one.rounds_left) for one in s.state.world] == [("frost", 0, 2)]
    assert s.board.mods(0, Slow) and s.board.mods(1, Slow)


@card("plague_wind")
@rule("TA-R25", "TA-13:15")
def test_the_plague_takes_a_life_from_everybody_in_the_region_though_the_first_dies_of_it() -> None:
    s = arrives(
        "warrior @fields_1 lives=1", ben="troll @crags", cyr="bard @temple", dan="delver @tavern", deck="plague_wind"
    )
    assert s.asks("ana", "new_character")
    s.say("ana", "no")
    assert s.seat("ana").hero is None
    assert [s.hero(who).lives for who in ("ben", "cyr", "dan")] == [3, 4, 3]


@card("tremor")
def test_a_tremor_rolls_for_each_card_of_the_region_by_the_ring() -> None:
    s = arrives(
        "warrior @fields_1",
        deck="tremor",
        cards={"tavern": "old_sage, goblin", "village": "unicorn", "oasis": "magic_belt", "city": "market, sword"},
        dice=[1, 2, 3, 2],
    )
    assert s.lies("village") == []
    assert s.lies("city") == ["sword"], "no die is rolled for a purchase card"
    assert s.lies("tavern") == ["old_sage"]
    assert s.lies("oasis") == ["magic_belt"]
    assert s.told("rolled_for_cards") == [{"card": "tremor", "dice": (1, 2, 3, 2)}]


@card("burning_mountain")
def test_the_burning_mountain_drives_all_strangers_of_the_region_away() -> None:
    s = arrives(
        "warrior @fields_1",
        deck="burning_mountain",
        cards={"tavern": "old_sage, goblin", "village": "pedlar", "oasis": "grey_pilgrim"},
    )
    assert (s.lies("tavern"), s.lies("village"), s.lies("oasis")) == (["goblin"], [], ["grey_pilgrim"])


@card("imp_of_doors")
@rule("TA-11:26")
@pytest.mark.parametrize(
    "die, space", list(enumerate(["crags", "forest", "tavern", "ruins", "hidden_valley", "cursed_glade"], 1))
)
def test_the_imp_opens_a_door_for_each_number(die: int, space: str) -> None:
    s = arrives("warrior @fields_1", deck="imp_of_doors, old_sage", dice=[die])
    assert s.hero("ana").space == space
    assert turn_of(s) == "ben" and s.lies(space) == [], "the turn ends there, and nothing is encountered"


@card("night_of_lanterns")
@pytest.mark.parametrize("die", [1, 2, 4, 5, 6])
def test_in_the_night_of_lanterns_the_evil_may_call_the_spirits(die: int) -> None:
    s = arrives(
        "warrior @fields_1", ben="assassin @temple lives=2", deck="night_of_lanterns", spells="mending", dice=[die]
    )
    s.asks("ben", "choose_option", "1", "2").say("ben", "choose 1")
    hero = s.hero("ben")
    assert hero.to_miss == 0, "a turn of his own was missed already" if die == 1 else ""
    assert hero.lives == (3 if die in (2, 3, 4) else 2)
    assert hero.spells == (["mending"] if die >= 5 else [])
    assert turn_of(s) == ("ana" if die == 1 else "ben")


@card("night_of_lanterns")
@rule("TA-D29", "TA-23:1")
def test_whoever_stays_away_calls_no_spirits_and_who_calls_them_as_the_active_character_loses_this_turn() -> None:
    s = arrives("warrior @fields_1", ben="assassin @temple", deck="night_of_lanterns")
    s.asks("ben", "choose_option", clause="TA-D29").times_out("ben")
    assert s.told("option_chosen")[0]["label"] == "do nothing"
    s = arrives("assassin @fields_1", ben="revenant @temple", deck="night_of_lanterns", dice=[1])
    s.asks("ana", "choose_option").say("ana", "choose 1")
    assert (turn_of(s), s.hero("ana").to_miss) == ("ana", 0), "the turn ends when the Event is over for everybody"
    s.asks("ben", "choose_option").say("ben", "choose 2")
    assert (turn_of(s), s.hero("ana").to_miss) == ("ben", 0)


@card("day_of_bells")
@pytest.mark.parametrize("die", [1, 2, 4, 5, 6])
def test_on_the_day_of_bells_the_good_may_give_thanks(die: int) -> None:
    s = arrives(
        "wood_elf @fields_1 lives=2 gold=2", ben="assassin @temple", deck="day_of_bells", spells="mending", dice=[die]
    )
    s.asks("ana", "choose_option", "1", "2").say("ana", "choose 1")
    hero = s.hero("ana")
    assert (hero.gold, hero.lives) == (1 if die == 1 else 2, 3 if die in (2, 3, 4) else 2)
    assert hero.spells == (["mending"] if die >= 5 else [])


@card("book_of_whispers")
@pytest.mark.parametrize("who, spells", [("sorcerer", 2), ("warrior", 1), ("troll", 0)])
def test_the_book_fills_the_limit_of_spells(who: str, spells: int) -> None:
    s = arrives(f"{who} @fields_1", deck="book_of_whispers")
    assert len(s.hero("ana").spells) == spells == s.board.spell_limit(0)


@card("mage_gale")
def test_the_gale_blows_all_spells_away() -> None:
    s = arrives("warrior @fields_1", ben="druid @temple spells=mending,unseen", deck="mage_gale")
    assert s.hero("ben").spells == []
    assert sorted(s.state.spell_discard) == ["mending", "unseen"]


@card("press_patrol")
@rule("TA-11:26")
def test_the_patrol_brings_the_character_to_its_start() -> None:
    s = arrives("warrior @runes_1", deck="press_patrol")
    assert (s.hero("ana").space, turn_of(s)) == ("tavern", "ben")


@card("crown_tax")
@pytest.mark.parametrize("die, paying", list(enumerate(["good", "evil", "neutral", "rich", "outer", "middle"], 1)))
def test_the_tax_hits_whom_the_die_names_and_costs_a_life_where_there_is_no_gold(die: int, paying: str) -> None:
    heroes = {"ana": "wood_elf @fields_1 gold=2", "ben": "assassin @crags gold=0", "cyr": "troll @temple gold=1"}
    groups = {"good": "ana", "evil": "ben", "neutral": "cyr", "rich": "ana cyr", "outer": "ana ben", "middle": "cyr"}
    s = arrives(heroes["ana"], ben=heroes["ben"], cyr=heroes["cyr"], deck="crown_tax", dice=[die])
    hit = groups[paying].split()
    for who, gold in (("ana", 2), ("ben", 0), ("cyr", 1)):
        pays = who in hit
        assert s.hero(who).gold == max(0, gold - pays)
        assert s.hero(who).lives == (3 if pays and not gold else 4)


@card("raiders")
@rule("TA-C14")
def test_raiders_carry_gold_and_objects_to_the_oasis_but_no_followers() -> None:
    s = arrives("warrior @fields_1 gold=3 objects=sword,magic_belt,talisman,raft followers=unicorn", deck="raiders")
    assert s.has("ana") == ["unicorn"], "the raft has lapsed, as it was not used"
    assert s.hero("ana").gold == 0
    assert s.lies("oasis") == ["sword", "magic_belt", "talisman"]
    assert s.board.spot("oasis").gold == 3


@card("raiders")
@rule("TA-C14")
def test_the_loot_counts_for_the_draw_at_the_oasis_and_waits_for_a_later_encounter() -> None:
    s = arrives("warrior @oasis objects=sword", deck="raiders, old_sage")
    assert (s.lies("oasis"), s.has("ana"), s.hero("ana").craft) == (["sword"], [], 4)
    s = arrives("wood_elf @oasis", cards={"oasis": "sword, helmet"})
    assert s.told("cards_drawn") == []
    s.say("ana", "take none")
    assert s.lies("oasis") == ["sword", "helmet"]


@card("pall_of_dusk")
@rule("TA-23:1")
def test_dusk_costs_the_good_and_the_neutral_a_turn() -> None:
    s = arrives("assassin @ruins", ben="wood_elf @temple", cyr="troll @crags", deck="pall_of_dusk, old_sage")
    assert s.hero("ana").craft == 4, "the turn of the evil character goes on"
    assert (turn_of(s), s.hero("ben").to_miss, s.hero("cyr").to_miss) == ("ana", 0, 0), "both have missed it"
    s = arrives("warrior @ruins", ben="assassin @temple", deck="pall_of_dusk, old_sage")
    assert (turn_of(s), s.hero("ana").to_miss, s.lies("ruins")) == ("ben", 0, ["old_sage"])


@card("wandering_star")
@rule("TA-C20")
def test_under_the_star_spirits_have_twice_their_craft_for_one_round() -> None:
    s = arrives("warrior @fields_1", deck="wandering_star")
    assert [(one.name, one.rounds_left) for one in s.state.world] == [("spirit_tide", 1)]
    world = {"world": s.state.world}
    for own, lives in ((5, 4), (4, 4), (3, 3)):  # 3 + own against 2 x 2 + 2 + 1
        s = arrives("warrior @runes_1", cards={"runes_1": "shadow"}, fields=world, dice=[1, own])
        assert (s.hero("ana").lives, s.lies("runes_1")) == (lives, [] if own == 5 else ["shadow"])


@card("hags_company")
@rule("TA-C27", "TA-6:5")
def test_the_hag_drives_followers_away_and_lets_none_come() -> None:
    s = arrives("warrior @fields_1 followers=unicorn,squire", deck="hags_company")
    assert s.has("ana") == ["hags_company"]
    assert sorted(s.state.adventure_discard) == ["squire", "unicorn"]
    s = arrives("warrior @fields_1 followers=hags_company", deck="house_imp")
    assert (s.has("ana"), s.state.adventure_discard) == (["hags_company"], ["house_imp"])
    s = arrives("warrior @fields_1 followers=house_imp", deck="hags_company")
    assert s.has("ana") == ["house_imp", "hags_company"]


@card("house_imp")
@rule("TA-C12")
def test_the_imp_slows_its_owner_until_it_crosses_the_river() -> None:
    s = arrives("warrior @fields_1", deck="house_imp")
    assert s.has("ana") == ["house_imp"] and s.board.mods(0, Slow)
    s = arrives("warrior @fields_1 followers=house_imp", deck="imp_of_doors", dice=[5])
    assert s.has("ana") == [] and not s.board.mods(0, Slow)
    s = arrives("warrior @fields_1 followers=house_imp", deck="imp_of_doors", dice=[4])
    assert s.has("ana") == ["house_imp"]


@card("wandering_fair")
@rule("TA-21:10", "TA-D38")
def test_the_fair_buys_objects_and_sells_from_its_list() -> None:
    s = arrives("warrior @fields_1 gold=3 objects=sword,magic_belt", deck="wandering_fair")
    s.asks("ana", "sell", "c1").say("ana", "choose c1")
    s.asks("ana", "buy").say("ana", "choose armour")
    assert s.has("ana") == ["magic_belt", "armour"]
    assert values(s)[3] == 0
    s = arrives("warrior @fields_1 gold=3", deck="wandering_fair").asks("ana", "buy").times_out("ana")
    assert s.has("ana") == [] and values(s)[3] == 3


@card("feast_day")
@rule("TA-4:6")
def test_the_feast_heals_everybody_in_the_region_up_to_the_quota() -> None:
    s = arrives("warrior @fields_1 lives=2", ben="troll @crags lives=4", cyr="bard @temple lives=1", deck="feast_day")
    assert [s.hero(who).lives for who in ("ana", "ben", "cyr")] == [3, 4, 1]
