"""Set-up: characters, decks, stock, who begins, options (TA-0, TA-25:1, 25:5, 25:7)."""

from __future__ import annotations

from typing import Any

import pytest

from bot import packs
from bot.engine.dice import ScriptedDice
from bot.engine.errors import Refused
from bot.games.talisman import actions as act
from bot.games.talisman.content.catalog import PACK_FILES, load
from bot.games.talisman.game import Talisman
from bot.games.talisman.state import Options
from tests.support.quest import Quest, scene, starter
from tests.support.rules import rule
from tests.support.staging import NAMES

DECKS = ("as_is", "as_is")


def table(seats: int, *dice: int, deal: tuple[Any, ...] = (), **options: Any) -> Quest:
    """A new game; ``deal``: the characters drawn, by name, as shuffles that name the card on top."""
    game = starter()
    chosen = Options(**options)
    shuffles = [*DECKS, *[[name] for name in deal]]
    return Quest(game, chosen, seats, ScriptedDice(list(dice), shuffles), game.blank(chosen, seats))


@rule("TA-0:1")
@pytest.mark.parametrize(("seats", "fits"), [(1, False), (2, True), (6, True), (7, False)])
def test_two_to_six_play(seats: int, fits: bool) -> None:
    if fits:
        assert len(starter().blank(Options(), seats).seats) == seats
        return
    with pytest.raises(Refused) as refusal:
        starter().blank(Options(), seats)
    assert refusal.value.clause == "TA-0:1"


def few(characters: int) -> dict[str, bytes]:
    """The files of the starter pack with so many of its characters."""
    files = {file: packs.builtin("talisman")[file] for file in PACK_FILES}
    entries = files["characters.toml"].split(b"[[character]]")
    return {**files, "characters.toml": b"[[character]]".join(entries[: 1 + characters])}


@rule("TA-0:5")
@pytest.mark.parametrize(("characters", "fits"), [(2, False), (3, True)])
@pytest.mark.parametrize("choose", [False, True])
def test_a_pack_has_a_character_for_everybody_or_is_not_played(characters: int, fits: bool, choose: bool) -> None:
    game = Talisman(load([few(characters)]))
    refusal = game.refuses(Options(choose_characters=choose), 3)
    if fits:
        assert refusal is None and len(game.blank(Options(choose_characters=choose), 3).unused) == 3
        return
    assert refusal is not None
    assert (refusal.key, refusal.clause, refusal.facts) == ("too_few_characters", "TA-0:5", {"given": 3, "there": 2})
    with pytest.raises(Refused, match="too_few_characters"):
        game.blank(Options(), 3)


@rule("TA-0:1", "TA-0:5", "TA-0:6", "TA-0:7", "TA-0:9", "TA-0:12")
def test_everybody_is_dealt_a_character_set_up_as_its_card_says() -> None:
    s = table(2, 6, 1, deal=("sorcerer", "thief"))
    ana, ben = s.hero("ana"), s.hero("ben")
    assert (ana.character, ana.space, ana.strength, ana.craft, ana.lives, ana.gold) == (
        "sorcerer",
        "graveyard",
        2,
        5,
        4,
        1,
    )
    assert (len(ana.spells), ana.alignment) == (2, "evil")
    assert (ben.character, ben.space, ben.strength, ben.craft, ben.spells) == ("thief", "city", 3, 3, [])
    assert len(s.state.unused) == 12


@rule("TA-0:8", "TA-0:10")
def test_decks_are_shuffled_and_the_stock_lies_open() -> None:
    s = table(2, 6, 1, deal=("sorcerer", "troll"))
    assert len(s.state.adventure) == 139
    assert len(s.state.spell_deck) == 28
    assert s.state.stock == dict.fromkeys(("sword", "axe", "helmet", "shield", "armour", "mule", "raft", "talisman"), 4)
    assert s.game.view(s.state, None).stock == s.state.stock
    labels = [
        entry.label for line in s.match.lines if line.flight for entry in line.flight.served if hasattr(entry, "order")
    ]
    assert labels[:2] == ["adventure", "spells"]


@rule("TA-0:11")
def test_the_highest_die_begins_and_ties_roll_again() -> None:
    s = table(3, 4, 6, 6, 2, 5, deal=("sorcerer", "thief", "seeress"))
    assert [(one["seat"], one["die"]) for one in s.told("rolled_first")] == [(0, 4), (1, 6), (2, 6), (1, 2), (2, 5)]
    s.says("first_player", seat=2)
    assert (s.state.first, s.state.turn.seat, s.state.round) == (2, 2, 1)


@rule("TA-0:13", "TA-0:14", "TA-9:2")
def test_everything_but_the_spells_of_others_is_public() -> None:
    s = table(2, 6, 1, deal=("sorcerer", "thief"))
    seen = s.game.view(s.state, 1).players[0]
    assert seen.spells is None and seen.hero is not None
    hero = seen.hero
    assert (hero.spell_count, hero.strength, hero.craft, hero.lives, hero.gold) == (2, 2, 5, 4, 1)
    assert (hero.character, hero.alignment, hero.space, hero.objects) == ("sorcerer", "evil", "graveyard", ())


@rule("TA-0:5", "TA-25:1", "TA-D54")
def test_everybody_may_choose_and_no_character_twice() -> None:
    s = table(3, 6, 1, 1, choose_characters=True, deal=("thief",))
    assert s.to_act == ["ana", "ben", "cyr"]
    s.say("ben", "character sorcerer").refused("ana", "character sorcerer", "character_not_free", "TA-0:5")
    assert s.to_act == ["ana", "cyr"]
    s.say("ana", "character seeress").times_out("cyr")
    assert [s.hero(who).character for who in ("ana", "ben", "cyr")] == ["seeress", "sorcerer", "thief"]
    assert s.state.phase == "before_move"


@rule("TA-25:5", "TA-D53")
def test_a_head_start_is_a_point_of_ones_own_choice_and_raises_no_minimum() -> None:
    s = table(3, 6, 1, 1, head_start=True, deal=("sorcerer", "thief", "monk"))
    assert (s.state.phase, s.to_act) == ("head_start", ["ana", "ben", "cyr"])
    s.say("ana", "head_start craft").says("head_start", seat=0, stat="craft")
    s.refused("ana", "head_start craft", "not_your_turn")
    s.times_out("ben").says("head_start", stat="strength").times_out("cyr").says("head_start", stat="strength")
    assert (s.hero("ana").craft, s.hero("ben").strength, s.hero("cyr").strength) == (6, 4, 3)
    assert s.board.start_value(0, "craft") == 5
    assert (s.state.phase, s.state.turn.seat, s.hero("ana").used) == ("before_move", 0, [])


@rule("TA-25:7", "TA-H13")
def test_another_ending_is_drawn_in_secret() -> None:
    game = starter()
    options = Options(alternative_ending=True)
    dice = ScriptedDice([6, 1], [*DECKS, ["abyss"], ["sorcerer"], ["thief"]])
    s = Quest(game, options, 2, dice, game.blank(options, 2))
    assert s.state.ending == "abyss"
    for seat in (None, 0, 1):
        assert game.view(s.state, seat).ending == ""
    assert "ending_revealed" not in s.sequence()


@rule("TA-25:2", "TA-25:4", "TA-25:8")
def test_a_preset_fills_in_and_yields_to_what_is_named() -> None:
    post = Options(preset="post")
    assert (post.short_trophies, post.strong_command, post.rounds_limit) == (5, True, 30)
    mine = Options(preset="post", rounds_limit=12)
    assert (mine.short_trophies, mine.rounds_limit) == (5, 12)
    usual = Options()
    assert (usual.short_trophies, usual.strong_command, usual.rounds_limit) == (7, False, 0)


@rule("TA-26:1")
def test_the_limits_are_two_days_for_a_turn_and_half_a_day_for_a_reaction() -> None:
    options = Options()
    assert (options.turn_hours, options.reaction_hours) == (48 * 3600, 12 * 3600)
    assert starter().courtesy.limits == ("turn_hours", "reaction_hours")


@rule("TA-24:6")
def test_who_leaves_before_the_first_turn_is_left_out() -> None:
    s = table(3, 1, 5, 3, choose_characters=True)
    s.act("ana", act.Concede()).say("ben", "character sorcerer").say("cyr", "character thief")
    assert (s.seat("ana").status, s.state.turn.seat) == ("out", NAMES.index("cyr"))


@rule("TA-H5", "TA-4:3b", "TA-R31")
def test_nobody_knows_the_next_character_until_it_is_drawn() -> None:
    s = scene(
        ana="warrior @tavern lives=1",
        ben="druid @forest spells=mending",
        deck="plague_wind",
        dice=[1],
        shuffles=[["monk"]],
    )
    s.say("ana", "move cw").asks("ana", "new_character")
    assert s.state.unused == sorted(s.state.unused)
    s.say("ana", "yes").says("new_character", seat=0, card="monk")
    labels = [getattr(entry, "label", "") for line in s.match.lines if line.flight for entry in line.flight.served]
    assert labels.count("character") == 2
    assert (s.hero("ana").space, s.state.turn.seat) == ("village", 1)
