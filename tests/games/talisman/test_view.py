"""What each viewer may know (chapter 7), and what is told of it."""

from __future__ import annotations

from typing import Any

from bot.engine.playout import picker
from bot.games.talisman.view import View
from tests.support.hidden import vary_hidden
from tests.support.quest import Quest, scene
from tests.support.rules import rule
from tests.support.staging import NAMES

REST: dict[str, Any] = {"phase": "rolled", "turn_fields": {"die": 3, "settled": True}}
"""A moment between two steps."""


def view(s: Quest, who: str = "") -> View:
    """What a player (nobody: a spectator) may know now."""
    found: View = s.game.view(s.state, NAMES.index(who) if who else None)
    return found


@rule("TA-H1", "TA-9:2")
def test_only_their_owner_sees_the_spells_in_a_hand() -> None:
    s = scene(ana="sorcerer spells=mending,banish", ben="druid spells=unseen", **REST)
    assert view(s, "ana").players[0].spells == ("mending", "banish")
    assert view(s, "ana").players[1].spells is None
    assert view(s, "ben").players[0].spells is None
    assert view(s).players[0].spells is None


@rule("TA-H1")
def test_a_seeress_sees_the_spells_of_characters_on_her_space_and_of_no_others() -> None:
    s = scene(
        ana="seeress @fields_1 spells=mending",
        ben="druid @fields_1 spells=unseen",
        cyr="sorcerer @fields_2 spells=banish",
        **REST,
    )
    assert [player.spells for player in view(s, "ana").players] == [("mending",), ("unseen",), None]
    assert view(s, "ben").players[0].spells is None


@rule("TA-H1", "TA-8:4")
def test_a_seeress_who_is_a_toad_sees_nothing_of_others() -> None:
    s = scene(ana="seeress @fields_1 toad=3", ben="druid @fields_1 spells=unseen", **REST)
    assert view(s, "ana").players[1].spells is None


@rule("TA-H2")
def test_the_number_of_spells_is_public() -> None:
    s = scene(ana="sorcerer spells=mending,banish", ben="druid", **REST)
    assert [view(s, who).players[0].hero.spell_count for who in ("ana", "ben", "")] == [2, 2, 2]  # type: ignore[union-attr]


@rule("TA-H3")
def test_of_the_decks_only_the_numbers_are_told() -> None:
    s = scene(ana="warrior", ben="druid", deck="dragon", spells="banish", **REST)
    seen = view(s, "ana")
    assert (seen.adventure, seen.spell_deck) == (139, 30)
    assert "dragon" not in str(seen) and "banish" not in str(seen)


@rule("TA-H13", "TA-25:7")
def test_the_secret_ending_is_seen_when_it_is_revealed() -> None:
    def ending(**fields: object) -> str:
        options = {"alternative_ending": True}
        made = scene(ana="warrior", ben="druid", **REST, options=options, fields=fields)
        return view(made, "ana").ending

    assert ending(ending="abyss") == ""
    assert ending(ending="abyss", revealed=True) == "abyss"
    assert view(scene(ana="warrior", ben="druid", **REST)).ending == "crown"


@rule("TA-H14", "TA-0:13", "TA-0:14", "TA-15:8")
def test_everything_else_lies_open_to_a_spectator() -> None:
    s = scene(
        ana="warrior @fields_1 strength=6 gold=3 lives=2 to_miss=1 "
        "objects=sword,mule followers=unicorn trophies=dragon",
        ben="druid",
        cards={"woods_1": "goblin"},
        gold={"woods_1": 2},
        discard="ogre",
        spell_discard="mending",
        **REST,
    )
    seen = view(s)
    hero = seen.players[0].hero
    assert hero is not None
    assert (hero.character, hero.space, hero.alignment) == ("warrior", "fields_1", "neutral")
    assert (hero.strength, hero.start_strength, hero.total_strength) == (6, 4, 7)
    assert (hero.lives, hero.quota, hero.gold, hero.to_miss) == (2, 4, 3, 1)
    assert [piece.card for piece in (*hero.objects, *hero.followers)] == ["sword", "mule", "unicorn"]
    assert ([piece.card for piece in hero.trophies], hero.trophy_points) == (["dragon"], 7)
    assert [piece.card for piece in seen.spaces["woods_1"]] == ["goblin"] and seen.gold == {"woods_1": 2}
    assert (seen.adventure_discard, seen.spell_discard) == (("ogre",), ("mending",))
    assert seen.stock["sword"] == 3 and seen.stock["talisman"] == 4
    assert seen.named == {"c1": "sword", "c2": "mule", "c3": "unicorn", "c4": "dragon", "c5": "goblin"}


@rule("TA-H3", "TA-H5", "TA-H8", "TA-H13")
def test_what_is_hidden_can_be_otherwise_without_anybody_seeing_it() -> None:
    s = scene(
        ana="sorcerer spells=mending,banish",
        ben="druid spells=unseen",
        **REST,
        options={"alternative_ending": True},
    )
    for seat in (0, 1, None):
        other = vary_hidden(s.game, s.state, seat, picker(b"%d" % (seat or 0)))
        assert other.adventure != s.state.adventure and sorted(other.adventure) == sorted(s.state.adventure)
        assert s.game.view(other, seat) == s.game.view(s.state, seat)
        assert s.game.hides(s.state, seat)


@rule("TA-H8")
def test_when_the_game_is_over_everything_may_be_seen() -> None:
    s = scene(ana="sorcerer spells=mending", ben="druid", phase="finished", options={"alternative_ending": True})
    assert view(s).players[0].spells == ("mending",) and view(s).ending == "crown"
    assert not s.game.hides(s.state, None)
