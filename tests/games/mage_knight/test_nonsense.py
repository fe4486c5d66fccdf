"""Whatever is typed, at any moment: carried out or refused with field, fact and clause; a refusal changes nothing."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.engine import codec
from bot.engine.dice import SeededDice
from bot.engine.errors import BadNotation, Refused
from bot.engine.match import Match
from bot.games.mage_knight.game import MageKnight
from bot.games.mage_knight.notation.notation import VERBS
from bot.games.mage_knight.state import Options
from tests.support.battle import battle, starter
from tests.support.rules import rule
from tests.support.suites import LETTERS, in_part_slow

GAME = MageKnight(starter())
WRONG_NUMBERS = (
    "NaN",
    "nan",
    "inf",
    "-inf",
    "1e308",
    "1e3",
    "36O",
    "l2",
    "0x10",
    "12_5",
    "1.2345",
    "1.",
    ".5",
    "+3",
    "--3",
    "٣",
    "½",
    "12½",
    "99999999999",
    "1 2",
    "12'",
    '12"',
)
"""None of these is a number of inches."""


@cache
def state_of_play() -> object:
    """A position in which most lines could mean something."""
    return battle(
        "A1 tidewarder2 10,10 | A2 lampbow2 12,10 | A3 tidewarder2 13.1,10",
        "B1 dawnpike2 10,15 | B2 dawnpike2 12,15",
        terrain="T1 birch_wood 25,25",
    ).state


def refusal(line: str) -> Refused:
    """How a line is refused."""
    with pytest.raises(Refused) as caught:
        GAME.parse(line, state_of_play(), 0, None)  # type: ignore[arg-type]
    return caught.value


@rule("MKU-P5", "MKU-P6", "MKU-5.12")
@pytest.mark.parametrize("verb", [*VERBS, "", "mvoe", "quick"])
def test_whatever_is_wrong_with_a_line_its_clause_is_named(verb: str) -> None:
    rests = ("", "xyzzy", "A1", "A1 xyzzy", "A1 to=", "A1 x=1", '"A1', "= =", "A1 A1 A1", "Z9", "A1 -> ->", "\u200b")
    for rest in rests:
        try:
            GAME.parse(f"{verb} {rest}", state_of_play(), 0, None)  # type: ignore[arg-type]
        except Refused as caught:
            assert caught.clause, (verb, rest, caught.key)
    for query in ("look", "look A1 x=1", "measure A1", "reach A1 xyzzy", "figure", "figure x=1"):
        with pytest.raises(Refused) as error:
            GAME.tell(state_of_play(), 0, query)  # type: ignore[arg-type]
        assert error.value.clause, query


@rule("MKU-6.1", "MKU-6.21")
@pytest.mark.parametrize("number", [number for number in WRONG_NUMBERS if '"' not in number and " " not in number])
@pytest.mark.parametrize(
    "form", ["move A1 to={},10", "move A1 path=10,12/10,{}", "deploy A1={},1.5", "place birch_wood at={},20"]
)
def test_wrong_forms_of_numbers_are_refused(form: str, number: str) -> None:
    found = refusal(form.format(number))
    assert isinstance(found, BadNotation)
    assert (found.key, found.clause) == ("bad_length", "MKU-6.1")
    assert found.facts["given"] == number


@rule("MKU-6.1")
@pytest.mark.parametrize(
    ("line", "count"),
    [("move A1 to=12,5,8,3", 4), ("move A1 to=12", 1), ("move A1 path=1,2/3", 1), ("place birch_wood at=20,5,20", 3)],
)
def test_a_decimal_comma_makes_too_many_numbers(line: str, count: int) -> None:
    found = refusal(line)
    assert (found.key, found.clause, found.facts["count"]) == ("bad_point", "MKU-6.1", count)


@rule("MKU-7.11")
@pytest.mark.parametrize(
    ("line", "x", "y"),
    [
        ("move A1 to=-0.01,10", "-0.01", "10"),
        ("move A1 to=39.38,10", "39.38", "10"),
        ("move A1 to=10,40", "10", "40"),
        ("move A1 to=10,999999999", "10", "999999999"),
        ("deploy A1=10,-1", "10", "-1"),
    ],
)
def test_places_off_the_field_are_refused_with_its_size(line: str, x: str, y: str) -> None:
    found = refusal(line)
    assert (found.key, found.clause) == ("point_off_field", "MKU-7.11")
    assert (found.facts["x"], found.facts["y"], found.facts["width"]) == (x, y, "39.37")


@rule("MKU-7.11")
def test_the_border_itself_is_on_the_field_as_far_as_words_go() -> None:
    assert GAME.parse("move A1 path=0,39.37 face=0", state_of_play(), 0, None)  # type: ignore[arg-type]


@rule("MKU-6.1")
@pytest.mark.parametrize("text", ["360", "-1", "400", "NNNE", "12.345", "NaN", "1e1", "north", "90,5"])
def test_wrong_facings_are_refused(text: str) -> None:
    found = refusal(f"move A1 turn face={text}")
    assert (found.key, found.clause, found.facts["given"]) == ("bad_facing", "MKU-6.1", text)


@rule("MKU-6.1")
@pytest.mark.parametrize(
    ("line", "field"), [("place birch_wood at=9,9 turn=400", "turn"), ("formation A1,A2 by=400,3", "by")]
)
def test_where_no_figure_can_be_looked_at_none_is_offered(line: str, field: str) -> None:
    found = refusal(line)
    assert (found.key, found.clause, found.facts["field"], found.facts["given"]) == (
        "bad_angle",
        "MKU-6.1",
        field,
        "400",
    )


@rule("MKU-6.1")
def test_the_last_facing_below_a_full_turn_is_good() -> None:
    assert GAME.parse("move A1 turn face=359.99", state_of_play(), 0, None).step.facing == 35_999  # type: ignore[arg-type, union-attr]


BROKEN = {
    "": "line_empty",
    "   ": "line_empty",
    "jump A1": "unknown_verb",
    "quick": "unknown_verb",
    "quick pass": "unknown_verb",
    "move": "missing_field",
    "move A0 to=1,1": "bad_figure",
    "move Z1 to=1,1": "bad_figure",
    "move A1 to=": "missing_field",
    "move A1 =5": "missing_field",
    "move = A1": "sign_without_key",
    "move A1 to=1,1 to=2,2": "key_twice",
    "move A1 to=12,10 touch=B1": "one_of_these",
    "move A1 to=12,10 turn": "one_of_these",
    "move A1 turn": "missing_field",
    "move A1 fly=B1": "unknown_key",
    "move A1 at once": "too_many_words",
    "move A1 touch=A1": "itself",
    "move A1 touch=B1 side=B2": "bad_value",
    "move A1 toward=B1 stop=-1": "bad_length",
    "charge A1 to=10,12": "missing_field",
    "ranged A2": "missing_field",
    "ranged A2 ->": "missing_field",
    "ranged A2 -> B1,B1": "named_twice",
    "ranged A2 -> B1 shockwave": "too_many_words",
    "ranged A2 -> B1 magic_blast magic_freeze": "one_of_these",
    "close A1 -> B1,B2": "one_target",
    "close A1 -> B1 die": "too_many_words",
    "close A1": "missing_field",
    "heal A1": "one_target",
    "cancel A1 levitation": "unknown_ability",
    "cancel A1": "missing_field",
    "nimble A1": "missing_field",
    "necromancy A1 at=1,1": "missing_field",
    "formation": "missing_field",
    "formation A1,A1,A2 to=1,1": "named_twice",
    "army": "missing_field",
    "army dragon": "unknown_type",
    "army 0x tidewarder2": "bad_number",
    "army 1000x tidewarder2": "bad_number",
    "army Tidewall Warder": "which_type",
    "army ready=nobody": "unknown_army",
    "pool": "missing_field",
    "pool lava": "unknown_template",
    "place birch_wood": "missing_field",
    "place at=1,1": "unknown_template",
    "deploy": "missing_field",
    "deploy circle": "bad_value",
    "deploy auto mirrored": "too_many_words",
    "deploy A1=12,1.5,B2": "bad_angle",
    "deploy B1=12,1.5": "not_your_figure",
    'move A1 to="1,1': "quote_open",
    "move A1 \x00": "bad_character",
    "pass " + "x" * 4000: "line_too_long",
}


@pytest.mark.parametrize(("line", "key"), BROKEN.items(), ids=[line[:40] or "empty" for line in BROKEN])
def test_broken_lines_are_refused_for_what_is_wrong(line: str, key: str) -> None:
    assert refusal(line).key == key


@pytest.mark.parametrize(
    ("line", "near"),
    [
        ("mvoe A1", "move"),
        ("army tidewardr2", "tidewarder2"),
        ("pool birch_wod", "birch_wood"),
        ("cancel A1 flght", "flight"),
    ],
)
def test_near_misses_are_told(line: str, near: str) -> None:
    assert refusal(line).facts["near"] == near


# -- anything at any moment ------------------------------------------------------------------------------------------

WORDS = [
    *VERBS,
    *("A1", "a2", "A3", "B1", "b2", "B9", "C1", "A0", "->", ",", "=", "|", "/", "A1,A2,A3"),
    *(
        "to=12,12",
        "to=",
        "path=10,12/11,12",
        "touch=B1",
        "toward=B2",
        "stop=3",
        "face=N",
        "face=B1",
        "face=361",
        "side=rear",
    ),
    *(
        "capture",
        "sweep",
        "die",
        "magic_blast",
        "with=A2",
        "cancel=flight",
        "double",
        "exact",
        "turn",
        "stay",
        "mirrored",
    ),
    *(
        "line",
        "block",
        "wedge",
        "auto",
        "random",
        "none",
        "2x",
        "tidewarder2",
        "birch_wood",
        "at=20,20",
        "turn=45",
        "ready=guild_watch",
    ),
    *(
        "raise=A9",
        "lift=A2",
        "lead=A1",
        "captive=1,1",
        "spin=hold",
        "dodge=ask",
        "order",
        "clear",
        '"quoted words"',
        "NaN",
        "1e308",
        "36O",
    ),
]


@rule("MKU-H2")
@pytest.mark.parametrize("phase", in_part_slow(["army", "play"], quick=("play",)))
@settings(max_examples=120, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    words=st.lists(st.one_of(st.sampled_from(WORDS), st.text(LETTERS, max_size=8)), max_size=7), seat=st.integers(0, 1)
)
def test_any_line_is_done_or_refused_and_a_refusal_changes_nothing(phase: str, words: list[str], seat: int) -> None:
    options = Options(limit="none")
    state = None if phase == "army" else state_of_play()
    fresh = codec.decoder(GAME.state_type).decode(codec.encode(state)) if state is not None else None
    match = Match(GAME, options, 2, SeededDice(b"nonsense"), fresh)
    before = match.position
    try:
        match.say(seat, " ".join(words))
    except Refused as refused:
        assert refused.key
        assert match.position == before


def test_every_tool_refuses_nonsense_too() -> None:
    for query in (
        "look",
        "look B9",
        "look A1 from=1e3,2",
        "measure A1",
        "measure A1 36O,2",
        "reach A1 double",
        "figure",
        "figure A1 A2",
    ):
        with pytest.raises(Refused):
            GAME.tell(state_of_play(), None, query)  # type: ignore[arg-type]
    assert GAME.tell(state_of_play(), None, "dance A1") is None  # type: ignore[arg-type]
    assert GAME.tell(state_of_play(), None, "") is None  # type: ignore[arg-type]
