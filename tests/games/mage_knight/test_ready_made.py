"""Ready-made games (setup=quick, MKU-P14): what dice choose is handed in line by line, as players might have done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot import packs
from bot.engine.dice import ScriptedDice, SeededDice
from bot.engine.errors import Refused
from bot.engine.legacy import Kept
from bot.engine.match import Match
from bot.engine.pending_action import READY
from bot.games import registry
from bot.games.mage_knight.content.catalog import load
from bot.games.mage_knight.content.content import Content, Lying
from bot.games.mage_knight.game import MageKnight
from bot.games.mage_knight.setup.ready_made import pairings, sound_fields
from bot.games.mage_knight.state import Options
from bot.records.record import write_record
from bot.records.replay import verify
from tests.support.figures import WOOD, found, pack
from tests.support.rules import rule

GAME: Any = registry.game("mage_knight")
RULES = ("mku", "mk2")
TIME = "2026-05-01T18:30:00Z"


def quick(rules: Any, **named: Any) -> Options:
    return Options(rules=rules, setup="quick", **named)


def lots(rules: str) -> Iterator[tuple[int, int]]:
    """Every pairing on some field, every field with some pairing."""
    options = quick(rules)
    pairs, lands = (len(every(*GAME.rules(options), options)) for every in (pairings, sound_fields))
    assert pairs >= 6 and lands == 6
    for number in range(max(pairs, lands)):
        yield 1 + number % pairs, 1 + number % lands


def begun(rules: str, pair: int = 1, land: int = 1, first: tuple[int, ...] = (6, 5, 1, 2)) -> Match[Any]:
    """A game whose lots and opening roll are known."""
    return Match(GAME, quick(rules), 2, ScriptedDice([pair, land, *first], rest=SeededDice(b"x")))


def said(match: Match[Any]) -> list[tuple[int, str]]:
    """What the set-up has declared, in notation."""
    told = []
    for before, line in zip(match.lines, match.lines[1:], strict=False):
        if line.source == READY and line.flight is not None and line.seat is not None:
            state = GAME.state_decoder.decode(before.position.snapshot)
            told.append((line.seat, GAME.format(GAME.action_decoder.decode(line.flight.action), state, None)))
    return told


# -- what comes of it ------------------------------------------------------------------------------------------------


@rule("MKU-P14")
@pytest.mark.parametrize("rules", RULES)
def test_the_first_that_anybody_is_asked_is_the_first_turn(rules: str) -> None:
    match = Match(GAME, quick(rules), 2, SeededDice(b"any", b"salt"))
    state = match.state
    assert (state.phase, state.round, state.left) == ("play", 1, 2) and match.to_act == {state.first}
    assert not any(line.declared for line in match.lines)
    assert [event.key for event in match.events][:3] == ["ready_army", "ready_army", "ready_field"]
    assert state.lot.armies[0] != state.lot.armies[1]


@pytest.mark.parametrize("rules", RULES)
def test_every_lot_stands_on_its_field_by_the_rules(rules: str) -> None:
    for pair, land in lots(rules):
        state = begun(rules, pair, land).state
        assert state.phase == "play" and GAME.check(state) == []
        assert {figure.status for figure in state.figures} == {"field"}
        assert len(state.pieces) == (4 if rules == "mku" else 2)
        for one, other in zip(state.pieces[::2], state.pieces[1::2], strict=True):
            assert (one.template, one.x + other.x, one.y + other.y) == (other.template, 36_000, 24_000)
        for seat in (0, 1):
            assert ranked(state, seat)


def ranked(state: Any, seat: int) -> bool:
    """Whether the shooters on foot stand behind those who are to hold the line."""
    field = GAME.field(state)
    kinds = [(figure, field.kind(figure)) for figure in state.figures if figure.owner == seat]
    foot = [(abs(12_000 - figure.y), bool(kind.range)) for figure, kind in kinds if not kind.mounted]
    riders = [abs(12_000 - figure.y) for figure, kind in kinds if kind.mounted]
    front = riders + [away for away, shoots in foot if not shoots]
    return not front or max(front) < min([away for away, shoots in foot if shoots], default=12_000)


@pytest.mark.parametrize("rolled", range(2, 13))
def test_an_objective_lies_at_the_right_hand_of_its_player_as_far_as_was_rolled(rolled: int) -> None:
    other = 7 if rolled != 7 else 8
    first = [(die, rolled_ - die) for rolled_ in (rolled, other) for die in [max(1, rolled_ - 6)]]
    state = begun("mk2", first=(*first[0], *first[1])).state
    places = {one.placed_by: (one.x, one.y) for one in state.objectives}
    assert places == {-1: (18_000, 12_000), 0: (22_000, 3_000 + rolled * 1_000), 1: (14_000, 21_000 - other * 1_000)}
    assert len(state.pieces) == 2


@rule("MKU-P14")
@pytest.mark.parametrize("rules", RULES)
def test_players_who_type_the_same_lines_come_to_the_same_place(rules: Any) -> None:
    ready = begun(rules)
    size = {"build_total": 200, "width": 36_000, "height": 24_000, "limit": "rounds", "rounds": 10}
    typed = Match(GAME, Options(rules=rules, **size), 2, ScriptedDice([6, 5, 1, 2], rest=SeededDice(b"x")))
    for seat, line in said(ready):
        typed.say(seat, line)
    state = ready.state
    assert replace(state, options=typed.options, lot=None) == typed.state


@pytest.mark.parametrize("rules", RULES)
def test_a_ready_made_game_verifies(rules: str) -> None:
    match = Match(GAME, quick(rules), 2, SeededDice(b"seed", b"salt"))
    match.say(match.state.first, "end")
    match.say(1 - match.state.first, "withdraw")
    text = write_record(match, ("ana", "ben"), TIME)
    assert text.count('"source":"ready"') == len(said(match)) > 8 and verify(text, GAME).executed


# -- options ---------------------------------------------------------------------------------------------------------


def test_it_fills_in_field_points_and_rounds() -> None:
    for rules in RULES:
        told = GAME.option_facts(quick(rules))
        assert (told["width"], told["height"], told["build_total"]) == ("36", "24", 200)
        assert (told["limit"], told["rounds"], told["setup"]) == ("rounds", 10, "quick")
        assert GAME.option_facts(Options(rules=rules))["setup"] == "own"  # type: ignore[arg-type]
    assert GAME.option_facts(quick("mku", rounds=6))["rounds"] == 6
    assert GAME.refuses(quick("mku", rounds=6, open_dials=True), 2) is None


@rule("MKU-P14")
@pytest.mark.parametrize(
    ("named", "seats", "key"),
    [
        ({"width": 40_000}, 2, "ready_settled"),
        ({"build_total": 300}, 2, "ready_settled"),
        ({"preset": "standard"}, 2, "ready_settled"),
        ({"neighbours": True}, 2, "ready_settled"),
        ({}, 3, "ready_seats"),
        ({"legacy": ((Kept("resting", "starter:1"),), ())}, 2, "ready_campaign"),
    ],
)
def test_a_table_that_cannot_be_ready_made_is_refused(named: dict[str, Any], seats: int, key: str) -> None:
    found = GAME.refuses(quick("mku", **named), seats)
    assert found is not None and (found.key, found.clause) == (key, "MKU-P14")
    with pytest.raises(Refused, match=key):
        GAME.blank(quick("mku", **named), seats)


def test_a_pack_without_ready_lists_is_told_and_plays_otherwise() -> None:
    bare = without_ready()
    refused = bare.refuses(quick("mku"), 2)
    assert refused is not None and refused.key == "ready_missing"
    assert bare.refuses(Options(), 2) is None


def without_ready() -> Any:
    files = {name: data for name, data in packs.builtin("mage_knight").items() if name != "ready.toml"}
    return registry.game("mage_knight", [files])


def test_ready_lists_count_for_ready_made_games_only() -> None:
    bare = without_ready()
    for rules in RULES:
        own = Options(rules=rules)  # type: ignore[arg-type]
        assert GAME.digest_of(own) == bare.digest_of(own) != GAME.digest_of(quick(rules))
        assert GAME.digest_of(quick(rules)) != bare.digest_of(quick(rules))


def changed(**ready: Any) -> Any:
    """The game of the starter pack with other ready lists."""
    content: Content = GAME.content
    return MageKnight(replace(content, ready=replace(content.ready, **ready)))


def test_a_field_whose_pieces_may_not_lie_so_is_not_drawn() -> None:
    lands = dict(GAME.content.ready.fields)
    name = next(key for key, one in lands.items() if "mku" in one.rules)
    lands[name] = replace(lands[name], pieces=(Lying("birch_wood", 18_000, 12_000, 0),))  # on its own mirror image
    game, options = changed(fields=lands), quick("mku")
    assert name in sound_fields(*GAME.rules(options), options) and name not in sound_fields(
        *game.rules(options), options
    )


def test_an_army_that_may_not_be_handed_in_is_not_drawn() -> None:
    armies = dict(GAME.content.ready.armies)
    pair = pairings(*GAME.rules(quick("mku")), quick("mku"))[0]
    armies[pair[0]] = replace(armies[pair[0]], figures=armies[pair[0]].figures * 9)
    game = changed(armies=armies)
    assert all(pair[0] not in one for one in pairings(*game.rules(quick("mku")), quick("mku")))


# -- ready.toml ------------------------------------------------------------------------------------------------------


TWO = """
[[army]]
id = "one"
name = "One"
build_total = 200
points = 20
rules = ["mku"]
figures = [{ code = "pike", number = 1, count = 1 }]

[[army]]
id = "two"
name = "Two"
build_total = 200
points = 40
rules = ["mku"]
figures = [{ code = "pike", number = 1, count = 2 }]
"""
PIECE = '{ terrain = "wood", at = [6, 12.5], rotation = 90 }'


def lists(armies: str = '["one", "two"]', pieces: str = f"[{PIECE}]", more: str = "") -> dict[str, bytes]:
    """A pack whose ready.toml has two armies, a pairing and a field."""
    field = f'[[field]]\nid = "mead"\nname = "Mead"\nname_pl = "Łąka"\nrules = ["mku"]\npieces = {pieces}\n'
    text = f'{TWO}\n[[pairing]]\narmies = {armies}\nrules = ["mku"]\n\n{field}{more}'
    return {**pack(terrain=WOOD), "ready.toml": text.encode()}


def test_what_ready_toml_says() -> None:
    ready = load([lists()]).ready
    assert [(key, army.points) for key, army in ready.armies.items()] == [("one", 20), ("two", 40)]
    assert [one.armies for one in ready.pairings] == [("one", "two")]
    assert ready.fields["mead"].pieces == (Lying("wood", 6_000, 12_500, 9_000),)
    assert load([lists()]).armies == {}


@pytest.mark.parametrize(
    ("given", "key", "column"),
    [
        ({"armies": '["one", "one"]'}, "pairing", "#1.armies"),
        ({"armies": '["one"]'}, "pairing", "#1.armies"),
        ({"armies": '["one", "tow"]'}, "unknown", "#1.armies"),
        ({"pieces": "[]"}, "pieces", "mead.pieces"),
        ({"pieces": f"[{PIECE}, {PIECE}, {PIECE}]"}, "pieces", "mead.pieces"),
        ({"pieces": '["wood"]'}, "pieces", "mead.pieces"),
        ({"pieces": '[{ terrain = "wodo", at = [6, 12] }]'}, "unknown", "mead.pieces"),
        ({"pieces": '[{ terrain = "wood", at = [6] }]'}, "pieces", "mead.pieces"),
        ({"pieces": '[{ terrain = "wood", at = [6, 12], rotation = 360 }]'}, "pieces", "mead.pieces"),
        ({"pieces": '[{ terrain = "wood", at = [6, 12], rotation = 1.5 }]'}, "pieces", "mead.pieces"),
    ],
)
def test_what_is_wrong_in_it_is_told_by_its_place(given: dict[str, str], key: str, column: str) -> None:
    faults = found(lists(**given))
    assert [(one, file, place) for one, file, _, place in faults] == [
        (f"mage-knight-pack-ready-{key}", "ready.toml", column)
    ]


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ("[[fields]]\n", "pack-word-unknown"),
        (
            '[[field]]\nid = "mead"\nname = "M"\nrules = ["mku"]\npieces = [{ terrain = "wood", at = [1, 1] }]\n',
            "twice",
        ),
        ('[[pairing]]\narmies = ["one", "two"]\nrules = ["mku"]\nodds = 1\n', "pack-word-unknown"),
        ('[[pairing]]\narmies = ["one", "two"]\n', "mage-knight-pack-key-missing"),
    ],
)
def test_other_words_and_doubles_are_faults(more: str, key: str) -> None:
    assert [one for one, *_ in found(lists(more=more))] == [key if "-" in key else f"mage-knight-pack-{key}"]


def test_an_army_is_of_one_file_only() -> None:
    files = lists() | {"armies.toml": TWO.encode()}
    assert [one for one, *_ in found(files)] == ["mage-knight-pack-twice"] * 2
