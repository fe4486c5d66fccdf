"""Whatever is typed, at any moment: carried out or refused in one sentence; a refusal changes nothing."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot import packs
from bot.engine import codec
from bot.engine.dice import ScriptedDice, SeededDice
from bot.engine.errors import Refused
from bot.engine.match import Match
from bot.games.warcry.notation.notation import VERBS as DECLARED
from bot.games.warcry.state import Options
from bot.i18n.speech import Speech
from tests.support.rules import rule
from tests.support.scene import NAMES, starter
from tests.support.suites import LETTERS, in_part_slow

RAW: dict[str, Any] = {
    "ana": {
        "units": ["A1 GA-U02 with NE-A12", "A2 GA-U10 reserve", "A3 GA-U03"],
        "action_hand": ["NE-C01", "NE-C01", "NE-C28", "NE-C21", "NE-C24"],
        "army_hand": ["GA-U01", "NE-A05"],
        "action_deck": ["12 NE-C02"],
        "army_deck": ["9 GA-U01"],
    },
    "ben": {
        "units": ["B1 HD-U07", "B2 HD-U03 reserve"],
        "action_hand": ["NE-C29", "NE-C30"],
        "army_hand": ["HD-U01"],
        "action_deck": ["12 NE-C02"],
        "army_deck": ["9 HD-U01"],
    },
}
MOMENTS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "muster": ({"phase": "muster"}, []),
    "commands": ({}, []),
    "tactics": ({}, ["ana: attack A1 -> B1", "ben: no_block"]),
    "block": ({}, ["ana: attack A1 -> B1"]),
    "clean_up": ({"phase": "clean_up", "previous_loser": "ben"}, []),
    "retreat_tests": ({"phase": "retreat_tests", "retreating": "ana", "previous_loser": "ana"}, []),
    "finished": ({}, ["ana: concede"]),
}
VERBS = sorted({*DECLARED, "order", "arm", "disarm", "block", "no_block", "react", "no_reaction", "choose", "concede"})
WORDS = [
    *VERBS,
    *(
        "A1",
        "a2",
        "B1",
        "B9",
        "C1",
        "A0",
        "NE-C01",
        "ne-c28",
        "GA-U01",
        "NE-A05",
        "Twist",
        "of",
        "Fate",
        "->",
        ",",
        "=",
    ),
    *("by=A1", "unit=", "line=battle", "choices=A1,B1", "choices=", "mode=1", "ability=1", "against", "any", "roll<=3"),
    *(
        "never",
        "always",
        "ask",
        "auto_pass",
        "combat",
        "reaction",
        "tactics",
        "follow_up",
        "with",
        "first=A",
        "yes",
        "test",
    ),
    *(
        '"Steel Resolve"',
        '"',
        "+",
        "A1+A2",
        "99999999999",
        "-1",
        "½",
        "٣",
        "ﬁ",
        "İ",
        "\u202e",
        "\x00",
        "\ud800",
        "💀",
        "ß",
    ),
]
LINES = st.one_of(
    st.text(LETTERS, max_size=60),
    st.lists(st.sampled_from(WORDS), max_size=8).map(" ".join),
    st.tuples(st.sampled_from(VERBS), st.text(LETTERS, max_size=30)).map(" ".join),
)
SPEECH = [Speech(language, starter(), NAMES, (packs.builtin("warcry"),)) for language in ("en", "pl", "cs")]


@cache
def opened(moment: str) -> bytes:
    """A position at some moment, to begin from anew for each line."""
    fields, _ = MOMENTS[moment]
    return codec.encode(starter().position({**RAW, **fields}, Options(), NAMES))


TOLD: set[str] = set()
"""Refusals that have been told in every language."""

FRESH: dict[str, Match[Any]] = {}
"""Games at each moment that no line has changed yet."""


def match_at(moment: str) -> Match[Any]:
    """A game at some moment."""
    if moment not in FRESH:
        FRESH[moment] = begun(moment)
    return FRESH[moment]


def begun(moment: str) -> Match[Any]:
    """A new game at some moment."""
    game = starter()
    dice = ScriptedDice(None, None, SeededDice(b"nonsense"))
    match: Match[Any] = Match(game, Options(), 2, dice, game.state_decoder.decode(opened(moment)))
    for line in MOMENTS[moment][1]:
        who, _, text = line.partition(": ")
        match.say(NAMES.index(who), text)
    return match


def said(match: Match[Any], seat: int, line: str) -> Refused | None:
    """What a line comes to; a refusal leaves everything as it was."""
    before = (match.position, match.asks, dict(match.orders), len(match.lines), len(match.events))
    try:
        match.say(seat, line)
    except Refused as refusal:
        assert (match.position, match.asks, dict(match.orders), len(match.lines), len(match.events)) == before
        return refusal
    for moment in [moment for moment, known in FRESH.items() if known is match]:
        del FRESH[moment]
    return None


@rule("WC-P12")
@pytest.mark.parametrize("moment", in_part_slow(MOMENTS, quick=("tactics",)))
@settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(seat=st.integers(0, 1), line=LINES)
def test_any_line_is_carried_out_or_refused_in_one_sentence(moment: str, seat: int, line: str) -> None:
    match = match_at(moment)
    refusal = said(match, seat, line)
    if refusal is None:
        assert starter().check(match.state) == []
        return
    spoken = SPEECH[:1] if refusal.key in TOLD else SPEECH
    TOLD.add(refusal.key)
    for speech in spoken:
        sentence = speech.refusal(refusal)
        assert 0 < len(sentence) < 1200
        assert sentence.encode()


@rule("WC-P12")
@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_alone_and_with_too_much_is_carried_out_or_refused(verb: str) -> None:
    for moment in MOMENTS:
        for line in (
            verb,
            verb.upper(),
            f"{verb} A1 A2 A3 A4",
            f"{verb} x=1 x=2",
            f"{verb} ,",
            f"{verb} =",
            f"{verb} ->",
        ):
            match = match_at(moment)
            refusal = said(match, 0, line)
            assert refusal is None or refusal.key
            if refusal is None:
                assert starter().check(match.state) == []


@rule("WC-P12")
@pytest.mark.parametrize(
    ("line", "given_"), [("attack A1\x00 -> B1", "U+0000"), ("play_command NE-C21 choices=\ud800", "U+D800")]
)
def test_characters_that_nobody_can_see_are_named(line: str, given_: str) -> None:
    refusal = said(match_at("commands"), 0, line)
    assert refusal is not None
    assert (refusal.key, refusal.facts) == ("bad_character", {"given": given_})
    refusal = said(match_at("commands"), 0, f"order {line}")
    assert refusal is not None and refusal.key == "bad_character"
