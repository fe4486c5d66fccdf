"""Operations of chapter 9 that no card of the starter pack uses, or not like this: cards of our own play them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.talisman.cards.meeting import arrives, stands, turn_of, values
from tests.games.talisman.words.writing import Entry, card, enemy, event, joined, mod, op, spell, thing, used
from tests.support.quest import Quest
from tests.support.rules import rule

OTHER = {"what": "character", "scope": "board"}
THINGS = "objects=sword,axe,helmet followers=princess"


def draws(*do: Entry, who: str = "warrior", **more: Any) -> Quest:
    """Ana draws an Event that does that."""
    return arrives(f"{who} @fields_1", game=joined(event("own", *do)), deck=more.pop("first", "own"), **more)


def casts(
    who: str, *do: Entry, target: Entry | None = OTHER, at: str = "", ben: str = "monk @temple", **more: Any
) -> Quest:
    """Ana casts a spell of her own turn."""
    own = spell("own", "own_turn", *do, **({"target": target} if target else {}))
    s = stands(f"{who} spells=own cast_limit=1", ben=ben, game=joined(spells=(own,)), **more)
    return s.say("ana", f"cast own target={at}" if at else "cast own")


# -- lives, values, possessions --------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["toad", "spell"])
def test_what_lasts_is_ended_on_the_target(what: str) -> None:
    """A toad made by a spell is freed by both; one that is none stays as it is."""
    toad = "monk @temple toad=2 toad_cast=1"
    assert casts("warrior", op("end_effect", what=what, who="target"), at="monk", ben=toad).hero("ben").toad == 0
    assert casts("warrior", op("end_effect", what=what, who="target"), at="monk").hero("ben").toad == 0


def test_only_what_a_spell_has_done_is_ended_as_such() -> None:
    end = op("end_effect", what="spell", who="target")
    assert casts("warrior", end, at="monk", ben="monk @temple toad=2").hero("ben").toad == 2


@pytest.mark.parametrize(
    ("what", "left"), [("object", ["princess"]), ("any_object", ["princess"]), ("follower", ["sword", "axe", "helmet"])]
)
def test_all_of_a_class_is_lost(what: str, left: list[str]) -> None:
    assert draws(op("lose", what=what, n="all"), who=f"warrior {THINGS}").has("ana") == left


@pytest.mark.parametrize(
    ("what", "after"), [("gold", (4, 3, 4, 0)), ("strength", (4, 3, 4, 7)), ("craft", (6, 3, 4, 7))]
)
def test_all_of_a_number_is_lost_down_to_its_least(what: str, after: tuple[int, int, int, int]) -> None:
    own = "craft=3" if what == "strength" else "strength=6"
    s = draws(op("lose", what=what, n="all"), who=f"warrior gold=7 {own if what != 'gold' else ''}")
    assert values(s) == after


def test_the_active_character_picks_what_others_lose() -> None:
    do = op("each", who="others", do=[op("lose", what="object", pick="actor")])
    s = draws(do, ben=f"assassin @temple {THINGS}")
    assert s.match.asks[0].seat == 0
    s.say("ana", "choose c2")
    assert s.has("ben") == ["sword", "helmet", "princess"]


def test_chance_picks_what_is_lost() -> None:
    s = draws(op("lose", what="object", pick="random", n=2), who=f"warrior {THINGS}", shuffles=[["c3", "c1", "c2"]])
    assert s.match.asks == () and s.has("ana") == ["axe", "princess"]


@pytest.mark.parametrize(("lives", "after"), [(3, 4), (4, 4), (5, 5)])
def test_the_target_is_healed_up_to_its_quota(lives: int, after: int) -> None:
    s = casts("warrior lives=1", op("heal", n=2, who="target"), at="monk", ben=f"monk @temple lives={lives}")
    assert (s.hero("ana").lives, s.hero("ben").lives) == (1, after)


@pytest.mark.parametrize(("gold", "after"), [(0, (5, 0)), (1, (4, 0)), (3, (4, 0))])
def test_payments_within_payments(gold: int, after: tuple[int, int]) -> None:
    """With 3 gold both are paid; with 1 or 2 only the first, and the inner one says what follows then."""
    inner = op("pay", gold=2, do=[], else_=[op("lose", what="gold", n=20)])
    s = draws(op("pay", gold=1, do=[inner], else_=[op("gain", what="life")]), who=f"warrior gold={gold}")
    assert (s.hero("ana").lives, s.hero("ana").gold) == after


# -- who is meant ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "hit"), [("all", (0, 0, 0)), ("others", (1, 0, 0)), ("space", (0, 0, 1)), ("region", (0, 0, 1))]
)
def test_each_means_some_characters(who: str, hit: tuple[int, int, int]) -> None:
    game = joined(spells=(spell("own", "own_turn", op("each", who=who, do=[op("lose", what="gold", n=9)])),))
    s = stands("druid @fields_1 spells=own cast_limit=1", ben="warrior @fields_1", cyr="monk @temple", game=game)
    s.say("ana", "cast own")
    assert tuple([s.hero(name).gold for name in ("ana", "ben", "cyr")]) == hit


def test_each_looks_at_everybody_for_itself() -> None:
    do = op("each", who="others", if_={"min": {"gold": 2}}, do=[op("lose", what="gold")])
    s = draws(do, who="warrior gold=5", ben="monk @temple gold=2", cyr="bard @city gold=1")
    assert [s.hero(name).gold for name in ("ana", "ben", "cyr")] == [5, 1, 1]


def test_the_target_chooses_for_the_caster() -> None:
    options = [{"label": "a", "label_pl": "a", "label_cs": "a", "do": [op("gain", what="gold", n=n)]} for n in (1, 5)]
    s = casts("warrior", op("choose", by="target", options=options), at="monk")
    assert s.match.asks[0].seat == 1
    s.say("ben", "choose 2")
    assert (s.hero("ana").gold, s.hero("ben").gold) == (6, 1)


# -- turns and moves -------------------------------------------------------------------------------------------------


def test_the_own_turn_ends() -> None:
    s = draws(op("end_turn"), op("gain", what="gold"), ben="monk @temple")
    assert turn_of(s) == "ben" and s.hero("ana").gold == 1 and s.hero("ana").to_miss == 0


def test_an_event_gives_an_extra_turn() -> None:
    s = draws(op("extra_turn"))
    assert turn_of(s) == "ana" and s.state.turn.extra


def test_a_card_enslaves() -> None:
    assert draws(op("status", name="enslaved")).hero("ana").enslaved


@pytest.mark.parametrize(("encountered", "drawn"), [(True, ["goblin"]), (False, [])])
def test_a_move_is_encountered_or_ends_the_turn(encountered: bool, drawn: list[str]) -> None:
    to = "fields_2"
    s = draws(
        op("move", to=to, encounter=encountered),
        op("gain", what="gold"),
        first="own goblin",
        dice=[6, 1, 1] if drawn else [],
    )
    assert s.hero("ana").space == to and s.lies(to) == drawn and s.hero("ana").gold == 1


@rule("TA-11:27")
@pytest.mark.parametrize("to", ["temple", "choice_region"])
def test_a_move_is_granted_for_the_next_turn(to: str) -> None:
    s = draws(op("grant_move", to=to))
    grant = s.hero("ana").grant
    assert grant is not None and grant.to == to
    later = stands(
        "warrior @fields_1", game=joined(event("own")), seat_fields={"ana": {"grant": grant}}, turn_fields={"number": 9}
    )
    found = [offer.action.to for offer in later.game.legal(later.state, 0) if type(offer.action).__name__ == "UseGrant"]
    assert ("temple" in found) == (to == "temple") and (len(found) == 23) == (to == "choice_region")


def test_spaces_that_send_to_each_other_do_not_go_on_for_ever() -> None:
    places = [
        card(
            f"gate_{to}",
            "place",
            after="stay",
            effects=[{"on": "encounter", "do": [op("move", to=to, encounter=True)]}],
        )
        for to in ("fields_1", "fields_2")
    ]
    game = joined(*places)
    s = arrives("warrior @fields_1", game=game, cards={"fields_1": "gate_fields_2", "fields_2": "gate_fields_1"})
    assert turn_of(s) == "ben" and s.hero("ana").space in ("fields_1", "fields_2")


def test_a_thing_that_moves_its_owner_at_the_start_replaces_the_roll() -> None:
    own = thing("own", effects=({"on": "turn_start", "do": [op("move", to="fields_2", encounter=True)]},))
    s = stands("warrior @fields_1 objects=own", game=joined(own), phase="turn_start", deck="water_skin")
    s.say("ana", "rollask on") if s.state.phase == "turn_start" else None
    assert s.hero("ana").space == "fields_2" and s.state.phase != "before_move"


# -- cards -----------------------------------------------------------------------------------------------------------


def test_a_spell_comes_back_from_the_discard_pile() -> None:
    s = casts("sorcerer", op("take", what="spell", from_="discard"), target=None, spell_discard="mending banish")
    s.say("ana", "choose banish")
    assert s.hero("ana").spells == ["banish"] and s.state.spell_discard == ["mending", "own"]


@pytest.mark.parametrize(("pick", "asked"), [("owner", 1), ("actor", 0)])
def test_a_thing_is_taken_and_one_of_the_two_picks_it(pick: str, asked: int) -> None:
    s = casts(
        "warrior", op("take", what="object", from_="target", pick=pick), at="assassin", ben=f"assassin @temple {THINGS}"
    )
    assert s.match.asks[0].seat == asked
    s.say(("ana", "ben")[asked], "choose c2")
    assert s.has("ana") == ["axe"] and s.has("ben") == ["sword", "helmet", "princess"]


def test_chance_picks_what_is_taken() -> None:
    s = casts(
        "warrior",
        op("take", what="object", from_="target", pick="random"),
        at="assassin",
        ben=f"assassin @temple {THINGS}",
        shuffles=[["c3", "c1", "c2"]],
    )
    assert s.has("ana") == ["helmet"]


@pytest.mark.parametrize(("to", "space"), [("this_card", "fields_1"), ("temple", "temple")])
def test_things_and_gold_are_put_somewhere(to: str, space: str) -> None:
    s = draws(op("drop", what=["gold", "object", "follower"], to=to), who=f"warrior gold=3 {THINGS}")
    assert s.has("ana") == [] and s.hero("ana").gold == 0
    assert s.board.spot(space).gold == 3 and s.lies(space) == ["sword", "axe", "helmet", "princess"]


@pytest.mark.parametrize(
    ("lying", "on", "dice", "left"), [(True, [], [], ["own_2"]), (False, [], [], []), (False, [5, 6], [4, 5], ["x"])]
)
def test_cards_of_the_region_are_cleared(lying: bool, on: list[int], dice: list[int], left: list[str]) -> None:
    more = {"lying": True} if lying else {}
    clear = op("clear_cards", scope="region", types=["stranger"], **more, **({"on": on} if on else {}))
    cards = (event("own", clear), card("own_2", "stranger", after="stay"))
    s = arrives(
        "warrior @oasis",
        game=joined(*cards),
        deck="own own_2",
        cards={"temple": "pedlar", "fields_1": "wandering_healer"},
        dice=dice,
    )
    assert "pedlar" not in s.lies("temple") if not on else True
    assert s.lies("fields_1") == ["wandering_healer"]  # another region


def test_a_look_at_the_deck_changes_nothing() -> None:
    s = draws(op("peek", deck="adventure", n=2), first="own goblin ogre")
    assert s.match.asks == () and s.state.adventure[:2] == ["goblin", "ogre"]


# -- fights ----------------------------------------------------------------------------------------------------------

NAMES = {"name": "Ghost", "name_pl": "Duch", "name_cs": "Duch", "creature": "spirit"}


@pytest.mark.parametrize(
    ("kind", "dice", "gold"),
    [("battle", [6, 1], 1), ("battle", [1, 6], 2), ("psychic", [1, 6], 2), ("psychic", [6, 1], 1)],
)
def test_a_card_names_a_creature(kind: str, dice: list[int], gold: int) -> None:
    s = draws(op("fight", kind=kind, value=3, **NAMES), op("gain", what="gold"), who="thief", dice=dice)
    assert s.hero("ana").gold == gold and s.hero("ana").lives == (3 if gold == 1 else 4)


def test_the_value_of_a_creature_is_rolled() -> None:
    s = draws(op("fight", kind="psychic", value_dice=2, **NAMES), dice=[6, 6, 1, 1])
    s.says("creature_rolled", number=12).says("fight_lost")


def test_a_fight_within_a_fight_leaves_the_outer_one_as_it_was() -> None:
    inner = {"on": "fight_before", "do": [op("fight", kind="psychic", value=1, **NAMES)]}
    won = arrives("warrior @fields_1", game=joined(enemy("own", inner)), deck="own", dice=[1, 6, 1, 6, 6])
    assert won.hero("ana").lives == 4 and [one.card for one in won.hero("ana").trophies] == ["own"]
    lost = arrives("warrior @fields_1", game=joined(enemy("own", inner)), deck="own", dice=[6, 1])
    assert lost.hero("ana").lives == 3 and lost.lies("fields_1") == ["own"] and turn_of(lost) == "ben"


def test_who_is_moved_away_before_a_fight_does_not_fight() -> None:
    away = {"on": "fight_before", "do": [op("move", to="temple")]}
    s = arrives("warrior @fields_1", game=joined(enemy("own", away)), deck="own")
    assert s.hero("ana").space == "temple" and turn_of(s) == "ben" and s.lies("fields_1") == ["own"]


def test_a_fight_lost_costs_something_else_than_a_life() -> None:
    lost = {
        "on": "fight_lost",
        "instead_of_life": True,
        "if": {"min": {"gold": 2}},
        "do": [op("lose", what="gold", n=2)],
    }
    game = joined(enemy("own", lost, strength=9))
    for gold, lives, left in ((2, 4, 0), (1, 3, 1)):
        s = arrives(f"warrior gold={gold} @fields_1", game=game, deck="own", dice=[6, 1, 1])
        assert (s.hero("ana").lives, s.hero("ana").gold) == (lives, left)


def test_things_in_use_change_fights_and_spells() -> None:
    stronger = thing("own", effects=(used("own_fight", op("fight_mod", side="self", add=3), op("discard_self")),))
    s = arrives("warrior @fields_1 objects=own", game=joined(stronger), deck="ogre", dice=[1, 1, 1])
    s.say("ana", "use c1").says("fight_won")
    assert s.has("ana") == []


def test_a_thing_evades_before_the_dice() -> None:
    own = thing("own", effects=(used("own_fight", op("evade"), op("discard_self")),))
    s = arrives("warrior @fields_1 objects=own", game=joined(own), deck="ogre").say("ana", "use c1")
    assert s.lies("fields_1") == ["ogre"] and s.hero("ana").lives == 4


@pytest.mark.parametrize(("what", "to", "hit"), [("cancel", "", None), ("redirect", "spell_caster", "ana")])
def test_a_thing_answers_a_spell(what: str, to: str, hit: str | None) -> None:
    answer = op("cancel", what="spell") if what == "cancel" else op("redirect", to=to)
    own = thing(
        "own", effects=(used("on_spell", answer, target={"what": "spell", "scope": "stack_top", "not_own": True}),)
    )
    hurt = spell("hurt", "own_turn", op("each", who="target", do=[op("lose", what="life")]), target=OTHER)
    s = stands(
        "warrior spells=hurt cast_limit=1",
        ben="monk @temple objects=own",
        game=joined(own, spells=(hurt,)),
        options={"reaction_mode": "windows"},
    )
    s.say("ana", "cast hurt target=monk").say("ben", "use c1")
    if s.match.asks:
        s.say("ben", "pass")
    assert (s.hero("ana").lives, s.hero("ben").lives) == (3 if hit == "ana" else 4, 4)


# -- triggers --------------------------------------------------------------------------------------------------------


def test_a_loss_by_an_effect_of_losses_does_not_call_it_again() -> None:
    curse = thing("own", effects=({"on": "life_loss", "do": [op("lose", what="life")]},), type="follower")
    s = draws_with(curse, op("lose", what="life"), who="warrior followers=own")
    assert s.hero("ana").lives == 2


def draws_with(entry: Entry, *do: Entry, who: str) -> Quest:
    return arrives(f"{who} @fields_1", game=joined(entry, event("own_event", *do)), deck="own_event")


@pytest.mark.parametrize("window", ["any_time", "own_turn", "start_of_turn"])
def test_two_uses_of_one_thing_are_counted_apart(window: str) -> None:
    gold, lives = op("gain", what="gold"), op("gain", what="life")
    own = thing("own", effects=(used(window, gold, per="turn"), used(window, lives, per="turn", target=OTHER)))
    s = stands("warrior objects=own", game=joined(own)).say("ana", "use c1 target=monk")
    assert values(s)[2:] == (5, 1)
    s.say("ana", "use c1")
    assert values(s)[2:] == (5, 2)
    s.refused("ana", "use c1 target=monk", "not_usable_now")


def test_immunity_holds_against_spells_without_a_target() -> None:
    own = thing("own", mod("immune", to="other_spells"))
    hurt = spell("hurt", "own_turn", op("each", who="all", do=[op("lose", what="life")]))
    s = stands("warrior spells=hurt cast_limit=1", ben="monk @temple objects=own", game=joined(own, spells=(hurt,)))
    s.say("ana", "cast hurt")
    assert (s.hero("ana").lives, s.hero("ben").lives) == (3, 4)


@pytest.mark.parametrize(("to", "lives"), [("other_spells", 5), ("all_spells", 4)])
def test_own_spells_fail_only_where_all_do(to: str, lives: int) -> None:
    own = thing("own", mod("immune", to=to))
    better = spell("better", "own_turn", op("gain", what="life"))
    s = stands("warrior spells=better cast_limit=1 objects=own", game=joined(own, spells=(better,)))
    assert s.say("ana", "cast better").hero("ana").lives == lives
