"""Objects, Followers, spells: who may own them, how many, where they go (TA-2:8, TA-5, TA-6, TA-9:5, TA-13:13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.games.talisman import life, zones
from bot.games.talisman.play import Play
from bot.games.talisman.state import Piece
from tests.support.deeds import ANA, BEN, happens, rehearsal
from tests.support.quest import Quest
from tests.support.rules import rule


def acquires(s: Quest, *names: str, seat: int = ANA) -> Quest:
    """Somebody takes pieces that lie or are owned somewhere."""

    async def deed(p: Play) -> None:
        await zones.acquire(p, seat, [found_piece(p, name) for name in names])

    return happens(s, deed)


def found_piece(p: Play, name: str) -> Piece:
    entry = p.lying(name) or p.owned(name)
    assert entry is not None
    return entry[1]


def owned(s: Quest, who: str) -> list[str]:
    return [one.id for one in (*s.hero(who).objects, *s.hero(who).followers)]


# -- what may be owned ----------------------------------------------------------------------------------------------

MAY: dict[tuple[str, str], bool] = {
    ("assassin", "holy_lance"): False,
    ("assassin", "thirsting_blade"): True,
    ("delver", "holy_lance"): True,
    ("delver", "thirsting_blade"): True,
    ("bard", "thirsting_blade"): False,
    ("cleric", "sword"): False,
    ("cleric", "holy_lance"): False,
    ("cleric", "axe"): False,
    ("cleric", "helmet"): True,
    ("monk", "armour"): False,
    ("monk", "sword"): False,
    ("monk", "magic_belt"): True,
    ("delver", "unicorn"): True,
}


@rule("TA-5:2", "TA-R54", "TA-R61", "TA-C22")
@pytest.mark.parametrize(("who", "card"), MAY)
def test_what_a_character_may_not_own_stays_where_it_was(who: str, card: str) -> None:
    s = acquires(rehearsal(ana=f"{who} @fields_1", cards={"fields_1": card}), "c1")
    if MAY[who, card]:
        s.says("acquired", seat=ANA, cards=(card,))
        assert (s.has("ana"), s.lies("fields_1")) == ([card], [])
    else:
        s.silent("acquired")
        assert (s.has("ana"), s.lies("fields_1")) == ([], [card])


@rule("TA-C27")
def test_with_hags_company_no_other_follower_is_gained() -> None:
    s = rehearsal(ana="delver @fields_1 followers=house_imp", cards={"fields_1": "hags_company, unicorn"})
    acquires(s, "c2", "c3")
    assert (s.has("ana"), s.lies("fields_1")) == (["house_imp", "hags_company"], ["unicorn"])
    other = rehearsal(ana="delver @fields_1 followers=hags_company", cards={"fields_1": "house_imp"})
    acquires(other, "c2").silent("acquired")
    assert (other.has("ana"), other.lies("fields_1")) == (["hags_company"], ["house_imp"])


def charmed(p: Play) -> None:
    """The creature c2 follows ana."""
    lion = found_piece(p, "c2")
    zones.lift(p, lion)
    lion.role = "charmed"
    p.hero(ANA).followers.append(lion)


@rule("TA-R55")
def test_creatures_that_follow_by_an_ability_leave_as_followers_do() -> None:
    s = rehearsal(ana="bard @fields_1 followers=guide", cards={"castle": "hill_lion", "fields_1": "hags_company"})

    happens(s, charmed)
    assert [one.card for one in s.board.of_class(ANA, "follower")] == ["guide", "hill_lion"]
    acquires(s, "c3").says("discarded", unit="c2")
    assert s.has("ana") == ["hags_company"]
    assert sorted(s.state.adventure_discard) == ["guide", "hill_lion"]


@rule("TA-R55")
def test_creatures_that_follow_by_an_ability_follow_nobody_else_and_are_not_left() -> None:
    for deed in (lambda p: zones.acquire(p, BEN, [found_piece(p, "c2")]), lambda p: zones.leave_all(p, ANA)):
        s = rehearsal(ana="bard @fields_1 followers=guide", ben="warrior", cards={"castle": "hill_lion"})
        happens(happens(s, charmed), deed).says("discarded", unit="c2")
        assert s.state.adventure_discard == ["hill_lion"] and not s.has("ben")
        assert "hill_lion" not in s.lies("fields_1")


# -- the limit of Objects -------------------------------------------------------------------------------------------


@rule("TA-5:3", "TA-R2")
@pytest.mark.parametrize("card", ["sword", "magic_belt", "talisman"])
def test_four_objects_may_be_owned(card: str) -> None:
    s = rehearsal(ana="delver @fields_1 objects=axe,helmet,shield", cards={"fields_1": f"{card}, armour"})
    acquires(s, "c4").says("acquired", cards=(card,)).silent("left_behind")
    acquires(s, "c5").asks("ana", "drop_surplus", "c1", "c2", "c3", "c4", "c5", clause="TA-5:5")


@rule("TA-5:3", "TA-R3", "TA-R4", "TA-R5", "TA-R6")
def test_with_a_mule_there_is_no_limit_and_everything_works() -> None:
    things = "mule,mule,axe,helmet,shield,armour,magic_belt,ring_of_sparks,found_sword,wand"
    s = rehearsal(ana=f"delver @fields_1 objects={things}", cards={"fields_1": "talisman"})
    acquires(s, "c11").silent("left_behind")
    assert len(s.has("ana")) == 11 and s.board.object_limit(ANA) is None
    assert s.board.total(ANA, "strength") == 4
    assert s.board.spell_limit(ANA) == 3


@rule("TA-5:5", "TA-5:6", "TA-R29", "TA-R3")
def test_who_loses_the_mule_keeps_four_objects_and_drops_the_rest_at_once() -> None:
    s = rehearsal(
        ana="thief @village",
        ben="sorcerer @village objects=mule,sword,axe,helmet,shield,armour,magic_belt,talisman",
    )
    acquires(s, "c1").asks("ben", "drop_surplus", "c2", "c3", "c4", "c5", "c6", "c7", "c8")
    assert (s.ask("ben").low, s.ask("ben").high) == (3, 3)
    s.say("ben", "choose c2,c3,c4").says("left_behind", seat=BEN, card="village", cards=("sword", "axe", "helmet"))
    assert (s.has("ana"), s.has("ben")) == (["mule"], ["shield", "armour", "magic_belt", "talisman"])
    assert s.lies("village") == ["sword", "axe", "helmet"]


@rule("TA-D32", "TA-D46")
def test_by_default_the_newest_go_and_a_talisman_last() -> None:
    s = rehearsal(ana="delver @fields_1 objects=axe,sword,helmet,shield,armour,talisman")
    happens(s, lambda p: zones.settle_limits(p, ANA)).asks("ana", "drop_surplus")
    s.times_out("ana").says("left_behind", cards=("shield", "armour"))
    assert s.has("ana") == ["axe", "sword", "helmet", "talisman"]

    async def chosen(p: Play) -> list[Piece]:
        return await zones.choose_pieces(p, ANA, "drop_surplus", p.hero(ANA).objects, 4, clause="TA-D46")

    happens(s, chosen)


@rule("TA-5:6", "TA-R66")
def test_the_mule_counts_on_the_cursed_glade() -> None:
    s = rehearsal(ana="delver @cursed_glade objects=mule,axe,helmet,shield,armour,sword")
    happens(s, lambda p: zones.settle_limits(p, ANA)).silent("left_behind")
    assert s.board.object_limit(ANA) is None


@rule("TA-5:8", "TA-C25", "TA-C13")
def test_things_that_are_not_kept_are_resolved_before_the_limit_is_checked() -> None:
    s = rehearsal(ana="delver @fields_1 objects=axe,helmet,shield", cards={"fields_1": "sealed_reliquary, bag_of_gold"})
    acquires(s, "c4", "c5").asks("ana", "gain_order", "c4", "c5", clause="TA-13:18")
    s.say("ana", "choose c5,c4").silent("left_behind").says("gained", what="gold", total=2)
    assert s.has("ana") == ["axe", "helmet", "shield", "talisman"]
    assert s.state.adventure_discard == ["bag_of_gold", "sealed_reliquary"]
    assert (s.board.talismans(ANA), s.state.stock["talisman"]) == (1, 3)


@rule("TA-C13")
def test_a_reliquary_that_cannot_be_exchanged_is_a_magic_object_and_no_talisman() -> None:
    s = rehearsal(ana="delver @fields_1", cards={"fields_1": "sealed_reliquary"})
    happens(s, lambda p: p.state.stock.update(talisman=0))
    acquires(s, "c1")
    assert s.has("ana") == ["sealed_reliquary"] and s.board.talismans(ANA) == 0
    assert [one.id for one in s.board.of_class(ANA, "magic_object")] == ["c1"]
    assert s.board.of_class(ANA, "talisman") == []
    happens(s, lambda p: p.state.stock.update(talisman=4))


@rule("TA-5:1", "TA-6:1", "TA-6:2")
def test_things_lie_open_and_followers_are_not_limited() -> None:
    friends = "unicorn,owl_familiar,guide,squire,princess,prince,wood_sprite"
    s = rehearsal(ana=f"delver @fields_1 followers={friends}", cards={"fields_1": "barefoot_friar"})
    acquires(s, "c8").silent("left_behind")
    hero = s.game.view(s.state, BEN).players[ANA].hero
    assert hero is not None and len(hero.followers) == 8


# -- dropped and discarded ------------------------------------------------------------------------------------------


@rule("TA-5:4", "TA-5:7", "TA-6:4")
def test_things_may_be_dropped_between_steps_in_anybodys_turn() -> None:
    s = rehearsal(ana="delver @fields_1 objects=sword", ben="warrior @castle objects=axe followers=unicorn")
    s.say("ben", "drop c2,c3")
    assert (s.has("ben"), s.lies("castle")) == ([], ["axe", "unicorn"])
    s.say("ana", "drop c1")
    assert (s.has("ana"), s.lies("fields_1")) == ([], ["sword"])


@rule("TA-5:7", "TA-R62")
def test_nothing_is_dropped_while_something_is_being_settled() -> None:
    s = rehearsal(ana="delver objects=axe,sword,helmet,shield,armour", ben="warrior objects=axe")
    happens(s, lambda p: zones.settle_limits(p, ANA)).asks("ana", "drop_surplus")
    s.refused("ben", "drop c6", "action_in_flight")
    s.asks("ana", "drop_surplus")


@rule("TA-6:4", "TA-6:5")
def test_a_cursed_card_is_never_left() -> None:
    s = rehearsal(ana="delver @fields_1 followers=house_imp,guide")
    s.refused("ana", "drop c1", "never_dropped", "TA-6:5")
    assert [one.card for one in s.board.of_class(ANA, "follower")] == ["guide"]
    happens(s, lambda p: zones.leave_behind(p, ANA, p.hero(ANA).followers[:]))
    assert (s.lies("fields_1"), s.state.adventure_discard) == (["guide"], ["house_imp"])


@rule("TA-6:3")
@pytest.mark.parametrize(("card", "zone"), [("unicorn", "followers"), ("found_sword", "objects")])
def test_discarded_adventure_cards_go_to_the_discard_pile(card: str, zone: str) -> None:
    s = rehearsal(ana=f"delver {zone}={card}")
    happens(s, lambda p: zones.discard(p, found_piece(p, "c1"))).says("discarded", unit="c1", unit_card=card)
    assert (s.has("ana"), s.state.adventure_discard) == ([], [card])


@rule("TA-6:3", "TA-21:8")
@pytest.mark.parametrize("card", ["sword", "talisman", "raft"])
def test_purchase_cards_and_talismans_go_back_to_the_stock(card: str) -> None:
    s = rehearsal(ana=f"delver objects={card}")
    assert s.state.stock[card] == 3
    happens(s, lambda p: zones.discard(p, found_piece(p, "c1")))
    assert (s.has("ana"), s.state.stock[card], s.state.adventure_discard) == ([], 4, [])


def test_gold_on_a_card_stays_on_its_space() -> None:
    s = rehearsal(ana="delver @fields_1", cards={"fields_1": "highwayman"})

    def laden(p: Play) -> None:
        found_piece(p, "c1").gold = 3
        zones.discard(p, found_piece(p, "c1"))

    happens(s, laden)
    assert (s.board.spot("fields_1").gold, s.lies("fields_1")) == (3, [])


def test_classes_of_possessions_hold_no_rafts_and_no_cursed_cards() -> None:
    s = rehearsal(ana="delver objects=sword,talisman,raft,wand followers=guide,house_imp")
    found = {name: [one.card for one in s.board.of_class(ANA, name)] for name in ("object", "magic_object", "follower")}
    assert found == {"object": ["sword"], "magic_object": ["talisman", "wand"], "follower": ["guide"]}
    assert [one.card for one in s.board.of_class(ANA, "any_object")] == ["sword", "talisman", "wand"]
    assert [one.card for one in s.board.of_class(ANA, "talisman")] == ["talisman"]
    assert len(s.board.counted_objects(ANA)) == 3


# -- spells ---------------------------------------------------------------------------------------------------------

GLADE = "sorcerer objects=solomons_crown spells=mending,banish,unmake"


@rule("TA-2:8", "TA-D33")
def test_the_example_of_the_book_for_spells() -> None:
    s = rehearsal(ana=f"{GLADE} @village")
    assert s.board.spell_limit(ANA) == 3

    async def walks(p: Play) -> None:
        p.hero(ANA).space = "cursed_glade"
        await zones.settle_limits(p, ANA)

    happens(s, walks).asks("ana", "discard_spell", "mending", "banish", "unmake", clause="TA-2:8")
    assert s.ask("ana").default == ("unmake",) and s.ask("ana").secret
    s.say("ana", "choose banish").says("spell_discarded", seat=ANA, card="banish")
    assert (s.hero("ana").spells, s.state.spell_discard) == (["mending", "unmake"], ["banish"])
    happens(s, lambda p: setattr(p.hero(ANA), "space", "village"))
    assert (s.board.spell_limit(ANA), s.board.spell_room(ANA)) == (3, 1)


@rule("TA-2:8", "TA-D33")
def test_by_default_the_newest_spell_goes_and_without_a_limit_all_do() -> None:
    s = rehearsal(ana="troll spells=mending,banish craft=3")
    happens(s, lambda p: zones.settle_limits(p, ANA)).asks("ana", "discard_spell")
    s.times_out("ana").says("spell_discarded", card="banish")
    happens(s, lambda p: setattr(p.hero(ANA), "craft", 2)).says("spell_discarded", card="mending")
    assert s.hero("ana").spells == []


@rule("TA-9:5", "TA-9:9", "TA-R11")
@pytest.mark.parametrize(("held", "asked"), [("", 1), ("mending", 2), ("mending,banish", 3)])
def test_spells_gained_at_once_are_drawn_together_then_the_surplus_goes(held: str, asked: int) -> None:
    s = rehearsal(ana=f"druid spells={held}", ben="warrior", spells="unmake, far_sight, unseen")
    happens(s, lambda p: zones.gain_spells(p, ANA, 3)).says("spells_gained", seat=ANA, count=3)
    assert [event.to for event in s.events if event.key == "spells_seen"] == [(ANA,)]
    gone = [*filter(None, held.split(",")), "unmake"]
    for spell in gone:
        s.asks("ana", "discard_spell", clause="TA-2:8").say("ana", f"choose {spell}").says(
            "spell_discarded", card=spell
        )
    assert len(gone) == asked
    assert s.hero("ana").spells == ["far_sight", "unseen"]


@rule("TA-9:9", "TA-9:3", "TA-D33", "TA-H9")
def test_by_default_the_spell_just_drawn_is_the_one_to_go_and_only_its_owner_sees_which_are_there() -> None:
    s = rehearsal(ana="druid spells=mending,banish", ben="warrior", spells="unmake")
    happens(s, lambda p: zones.gain_spells(p, ANA, 1)).asks("ana", "discard_spell", "mending", "banish", "unmake")
    assert s.ask("ana").secret and s.ask("ana").default == ("unmake",)
    s.times_out("ana").says("spell_discarded", card="unmake")
    assert s.hero("ana").spells == ["mending", "banish"]


@rule("TA-9:9", "TA-2:6")
def test_with_a_limit_of_0_nothing_is_drawn() -> None:
    s = rehearsal(ana="troll", ben="warrior", spells="unmake")
    happens(s, lambda p: zones.gain_spells(p, ANA, 1)).says("spells_gained", seat=ANA, count=0)
    assert s.state.spell_deck[0] == "unmake"


@rule("TA-9:5")
def test_used_spells_are_shuffled_when_the_deck_is_empty_and_without_any_none_is_gained() -> None:
    s = rehearsal(ana="druid", ben="warrior", spell_discard="mending, banish", shuffles=[[2, 1]])
    rest = list[str]()

    async def empty(p: Play) -> None:
        rest.extend(p.state.spell_deck)
        p.state.spell_deck = []
        await zones.gain_spells(p, ANA, 1)
        await zones.gain_spells(p, ANA, 1)

    happens(s, empty).says("deck_shuffled", deck="spells")
    assert (s.hero("ana").spells, s.state.spell_deck, s.state.spell_discard) == (["banish", "mending"], [], [])
    happens(s, lambda p: p.hero(ANA).spells.pop() and None)
    happens(s, lambda p: zones.gain_spells(p, ANA, 1)).says("spells_gained", count=0)
    happens(s, lambda p: p.state.spell_deck.extend(["mending", *rest]))


# -- the Adventure deck ---------------------------------------------------------------------------------------------


@rule("TA-13:13", "TA-13:20")
def test_the_discard_pile_is_shuffled_when_the_deck_is_empty_and_all_there_are_are_drawn() -> None:
    s = rehearsal(ana="delver @fields_1", deck="goblin", discard="ogre, unicorn", shuffles=[[2, 1]])
    rest = list[str]()

    async def drawn(p: Play) -> Sequence[Any]:
        rest.extend(p.state.adventure[1:])
        p.state.adventure = p.state.adventure[:1]
        await p.t.reveal("adventure")
        return await zones.draw_adventure(p, "fields_1", 4)

    happens(s, drawn).says("cards_drawn", seat=ANA, cards=("goblin", "unicorn", "ogre"))
    assert s.lies("fields_1") == ["goblin", "unicorn", "ogre"]
    assert (s.state.adventure, s.state.adventure_discard) == ([], [])
    happens(s, lambda p: p.state.adventure.extend(rest))


@rule("TA-20:2")
def test_without_talismans_in_the_stock_none_is_gained() -> None:
    s = rehearsal(ana="delver objects=talisman,talisman,talisman")
    happens(s, lambda p: life.gain(p, ANA, "talisman", 2)).says("no_talisman", seat=ANA)
    assert (s.board.talismans(ANA), s.state.stock["talisman"]) == (4, 0)
