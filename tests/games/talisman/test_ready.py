"""A ready-made table: characters by lot, another one once, and a short game (TA-25:9)."""

from __future__ import annotations

from typing import Any

import pytest

from bot import packs
from bot.engine import codec
from bot.engine.dice import ScriptedDice, SeededDice
from bot.engine.errors import Refused
from bot.engine.match import Match
from bot.games import registry
from bot.games.talisman.state import Options, State, last_round
from bot.i18n.speech import Speech
from bot.records.record import write_record
from bot.records.replay import verify
from tests.support.quest import Quest, scene, starter
from tests.support.rules import rule

QUICK = Options(setup="quick")
DECKS = ("as_is", "as_is")
NAMES, TIME = ("ana", "ben"), "2026-05-01T18:30:00Z"
ANOTHER = "character any"


def dealt(*dice: int, deal: tuple[str, ...] = ("cleric", "thief"), then: tuple[str, ...] = ()) -> Quest:
    """A ready-made table of two; ``deal``: the characters drawn, ``then`` those drawn later. Ana begins."""
    game = starter()
    shuffles = [*DECKS, *[[name] for name in (*deal, *then)]]
    return Quest(game, QUICK, 2, ScriptedDice([6, 1, *dice], shuffles), game.blank(QUICK, 2))


@rule("TA-0:5", "TA-25:9")
def test_the_first_question_is_where_to() -> None:
    match = Match(starter(), QUICK, 3, SeededDice(b"ready", b"salt"))
    assert all(seat.hero is not None for seat in match.state.seats)
    assert match.state.phase in ("rolled", "before_move") and match.to_act == {match.state.first}
    assert match.state.round == 1 and not any(line.declared for line in match.lines)


@rule("TA-25:9")
def test_only_ready_characters_are_dealt_but_all_after_a_death() -> None:
    unready = {one.id for one in starter().content.characters.values() if not one.ready}
    assert unready
    for number in range(20):
        match = Match(starter(), QUICK, 6, SeededDice(b"%d" % number, b"salt"))
        assert not unready & {seat.hero.character for seat in match.state.seats if seat.hero is not None}
        assert unready <= {*match.state.unused}


# -- another character -----------------------------------------------------------------------------------------------


@rule("TA-25:9", "TA-9:12")
def test_another_character_is_dealt_once_before_the_first_move() -> None:
    s = dealt(then=("seeress",))
    first = s.hero("ana")
    spells, discarded = [*first.spells], [*s.state.spell_discard]
    assert spells and ANOTHER in s.offers("ana") and ANOTHER not in s.offers("ben")
    s.say("ana", ANOTHER).says("another_character", seat=0, card="cleric").says("new_character", seat=0, card="seeress")
    hero = s.hero("ana")
    assert (hero.character, hero.space, s.state.turn.began) == ("seeress", hero.space, hero.space)
    assert s.state.spell_discard == [*discarded, *spells] and hero.cast_limit == len(hero.spells)
    assert "cleric" in s.state.unused and "seeress" not in s.state.unused
    assert not s.game.check(s.state) and ANOTHER not in s.offers("ana")
    s.refused("ana", ANOTHER, "no_other_character", "TA-25:9")


@rule("TA-25:9")
def test_after_the_first_turn_it_is_too_late() -> None:
    match = Match(registry.game("talisman"), QUICK, 2, SeededDice(b"ready", b"salt"))
    for seat in (match.state.first, 1 - match.state.first):
        assert match.view(seat).choices.another
        number = match.state.turn.number
        while match.state.turn.number == number:
            match.time_out(min(match.to_act))
    assert not match.view(None).choices.another and not any(seat.another for seat in match.state.seats)


@rule("TA-25:9")
def test_a_character_can_be_named_at_no_ready_made_table() -> None:
    dealt().refused("ana", "character thief", "no_other_character", "TA-25:9")


@rule("TA-25:9")
@pytest.mark.parametrize(
    "changed",
    [{"lives": 3}, {"gold": 0}, {"space": "city"}, {"toad": 3}, {"to_miss": 1}, {"spells": []}, {"strength": 3}],
)
def test_what_something_has_happened_to_stays(changed: dict[str, Any]) -> None:
    s = dealt()
    state: Any = codec.decode(codec.encode(s.state), State)
    assert s.game.view(state, 0).choices.another
    for name, value in changed.items():
        setattr(state.seats[0].hero, name, value)
    assert not s.game.view(state, 0).choices.another


@rule("TA-25:9")
def test_own_tables_deal_no_other() -> None:
    s = scene(ana="warrior @tavern", ben="thief @city", dice=[3])
    assert ANOTHER not in s.offers("ana")
    s.refused("ana", ANOTHER, "no_other_character", "TA-25:9")


def test_everybody_sees_that_another_one_may_be_dealt() -> None:
    s = dealt()
    views = [s.game.view(s.state, seat) for seat in (0, 1, None)]
    assert all(view.choices.another for view in views)
    assert ANOTHER in s.game.public_buttons(views[2], 0)
    s = scene(ana="warrior @tavern", ben="thief", dice=[3])
    assert ANOTHER not in s.game.public_buttons(s.game.view(s.state, None), 0)


# -- the short game --------------------------------------------------------------------------------------------------


@rule("TA-25:2", "TA-25:3", "TA-25:8")
def test_it_is_a_short_game_unless_another_is_named() -> None:
    assert (QUICK.preset, QUICK.short_trophies, QUICK.sudden_death, QUICK.strong_command) == ("short", 5, True, False)
    assert [last_round(QUICK, players) for players in (2, 3, 4, 6)] == [15, 15, 10, 10]
    named = Options(setup="quick", rounds_limit=12, preset="post", sudden_death=True)
    assert (last_round(named, 2), named.preset, named.short_trophies, named.sudden_death) == (12, "post", 5, True)
    assert Options(setup="own") == Options(setup="own", preset="none", sudden_death=False, rounds_limit=0)


@rule("TA-25:8")
def test_it_ends_after_its_rounds_by_points() -> None:
    s = scene(
        ana="warrior @tavern",
        ben="thief @city",
        turn="ben",
        phase="turn_end",
        options={"preset": "short"},
        fields={"round": 15},
    )
    assert s.game.view(s.state, None).last_round == 15
    assert (s.state.phase, s.state.winners, s.state.reason) == ("finished", [0], "rounds")


@pytest.mark.parametrize("preset", ["short", "post"])
def test_its_options_are_stored_and_read_again(preset: str) -> None:
    for options in (QUICK, Options(preset=preset)):
        assert codec.decode(codec.encode(options), Options) == options
        assert registry.game("talisman").refuses(options, 4) is None
    assert b"\xa5setup" not in codec.encode(Options())


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_how_many_rounds_it_has_is_told_for_few_players_and_for_many(language: str) -> None:
    speech = Speech(language, starter())
    facts = starter().option_facts(QUICK)
    told = speech.text("talisman-option-rounds-limit", **facts)
    assert "15" in told and "10" in told and "-1" not in told
    named = starter().option_facts(Options(setup="quick", rounds_limit=7))
    assert "7" in speech.text("talisman-option-rounds-limit", **named)


# -- records and packs -----------------------------------------------------------------------------------------------


def test_a_record_of_it_verifies() -> None:
    match = Match(registry.game("talisman"), QUICK, 2, SeededDice(b"ready", b"salt"))
    match.say(min(match.to_act), ANOTHER)
    match.say(min(match.to_act), "concede")
    text = write_record(match, NAMES, TIME)
    assert verify(text, match.game).executed and f'"text":"{ANOTHER}"' in text


def test_who_may_be_dealt_counts_for_the_content_of_ready_made_tables_alone() -> None:
    pack = packs.builtin("talisman")
    other = {**pack, "characters.toml": pack["characters.toml"].replace(b"ready = false\n", b"", 1)}
    game, changed = registry.game("talisman"), registry.game("talisman", [other])
    assert changed.digest_of(Options()) == game.digest_of(Options()) == game.content_digest
    assert changed.digest_of(QUICK) != game.digest_of(QUICK)


def test_more_players_than_characters_that_may_be_dealt_have_no_ready_made_table() -> None:
    pack = packs.builtin("talisman")
    text = pack["characters.toml"].replace(b"ready = false\n", b"")
    few = {**pack, "characters.toml": text.replace(b"\nalignment", b"\nready = false\nalignment", 11)}
    game = registry.game("talisman", [few])
    assert game.refuses(QUICK, 3) is None
    refusal = game.refuses(QUICK, 4)
    assert refusal is not None and (refusal.key, refusal.clause) == ("ready_seats", "TA-25:9")
    none = {**pack, "characters.toml": text.replace(b"\nalignment", b"\nready = false\nalignment")}
    with pytest.raises(Refused, match="ready_missing"):
        registry.game("talisman", [none]).blank(QUICK, 2)
