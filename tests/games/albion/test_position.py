"""Positions written by hand: what they say, what follows from it, and where a fault lies."""

from __future__ import annotations

import tomllib

import pytest

from bot.engine.dice import ScriptedDice
from bot.engine.errors import BadData
from bot.engine.match import Match
from bot.games.albion.check import check
from bot.games.albion.state import Options, State
from bot.i18n.catalog import LANGUAGES
from bot.i18n.speech import Speech
from tests.support.joust import starter

WRITTEN = """
phase = "items"
lead = "ben"
round = 4
removed = ["axe", "horse"]
face_up = ["D14"]

[lying]
d14 = ["excalibur", "tarcza"]
"Mount Monsalvat" = ["holy_grail"]

[ana]
treasury = 3
knows = ["K3"]
pawns.1 = { knight = "Gawen", hex = "E10", transport = "boat", tokens = ["sword", "Bleeding Lance"], damage = 2 }
pawns.2 = { knight = "kay", strength = 9, start_power = 12, revealed = true }
pawns.3 = { knight = "bedivere", status = "eliminated" }

[B]
pawns."2.1" = { knight = "lancelot", transport = "foot", left_castle = true }
pawns."3.4" = { knight = "tristan", returning = true, strength = 6, power = 6, tokens = [] }
"""


def read(text: str, names: tuple[str, ...] = ("ana", "ben")) -> State:
    return starter().position(tomllib.loads(text), Options(), names)


def lies(state: State, label: str) -> list[tuple[str, bool, tuple[int, ...]]]:
    return [(one.kind, one.face_down, one.known) for one in state.lying.get(label, [])]


def test_a_position_says_where_everything_is() -> None:
    state = read(WRITTEN)
    assert (state.phase, state.round, [one.treasury for one in state.seats]) == ("items", 4, [3, 16])
    assert starter().board(state).lead_order() == [1, 0]
    assert [one.groups for one in state.seats] == [(1,), (2, 3)]
    gawain, kay = state.knights["gawain"], state.knights["kay"]
    assert (gawain.code, gawain.hex, gawain.transport, gawain.damage, gawain.left_castle) == (
        "1.1",
        "E10",
        "boat",
        2,
        True,
    )
    assert [one.kind for one in gawain.tokens] == ["sword", "bleeding_lance"] and gawain.tokens[1].known == (0,)
    assert (kay.strength, kay.start_power, kay.power_limit, kay.power, kay.revealed) == (9, 12, 12, 12, True)
    assert (kay.hex, kay.transport, [one.kind for one in kay.tokens]) == ("C19", "horse", ["sword", "mail", "shield"])
    assert (state.knights["bedivere"].status, state.knights["bedivere"].tokens) == ("eliminated", [])
    assert state.knights["tristan"].base == (6, 6) and state.knights["lancelot"].transport == "foot"


def test_what_is_not_said_is_as_at_the_beginning() -> None:
    state = read(WRITTEN)
    assert lies(state, "D14") == [("excalibur", False, ()), ("shield", False, ())]
    assert lies(state, "K3") == [("holy_grail", True, (0,))] and not lies(state, "E3")
    nemetons = [one for label in starter().content.nemetons for one, _, _ in lies(state, label)]
    assert nemetons == [one for one in starter().content.objects if one != "excalibur"]
    boats = [label for label in starter().content.boats_start if lies(state, label)]
    assert len(boats) == 5 and state.horses == 20 - 3  # kay's, tristan's, the one removed
    assert check(starter().content, state) == [] and set(read("").knights) == set()


def test_a_game_begins_from_it() -> None:
    match = Match(starter(), Options(), 2, ScriptedDice([], []), read(WRITTEN.replace('"items"', '"movement"')))
    match.say(0, "orders 1: F10")
    match.say(1, "orders none")
    assert match.state.knights["gawain"].hex == "F10"


WRONG = {
    "phase = 'moving'": ("position_bad_value", {"place": "phase"}),
    "rounds = 2": ("position_unknown_key", {"found": "rounds", "near": "round"}),
    "lying = { Q4 = ['axe'] }": ("position_bad_word", {"place": "lying.Q4", "found": "Q4"}),
    "lying = { D14 = ['axes'] }": ("position_bad_word", {"place": "lying.D14[1]", "near": "axe"}),
    "lying = { D14 = 'axe' }": ("position_wrong_type", {"place": "lying.D14"}),
    "ana = { pawns.1 = { knight = 'gawaine' } }": ("position_bad_word", {"place": "ana.pawns.1.knight"}),
    "ana = { pawns.1 = { knight = 'gawain', hexagon = 'C18' } }": (
        "position_unknown_key",
        {"place": "ana.pawns.1", "found": "hexagon", "near": "hex"},
    ),
    "ana = { pawns.5 = { knight = 'gawain' } }": ("position_bad_pawn", {"place": "ana.pawns.5", "found": "5"}),
    "ana = { pawns.'2.1' = { knight = 'gawain' } }": ("position_bad_pawn", {"place": "ana.pawns.2.1"}),
    "ana = { pawns.1 = { knight = 'gawain' }, pawns.2 = { knight = 'gawain' } }": (
        "position_bad_pawn",
        {"place": "ana.pawns.2"},
    ),
    "ana = { pawns.1 = { knight = 'gawain' } }\nben = { pawns.2 = { knight = 'gawain' } }": (
        "position_bad_pawn",
        {"place": "ben.pawns.2"},
    ),
    "ana = { pawns.1 = { knight = 'gawain', hex = 'G8' } }": ("transport_on_hex", {"place": "ana.pawns.1"}),
    "ana = { pawns.1 = { knight = 'gawain', tokens = ['sword', 'excalibur'] } }": (
        "carries_too_much",
        {"place": "ana.pawns.1", "clause": "AL-4.7"},
    ),
    "ana = { treasury = -1 }": ("position_out_of_range", {"place": "ana.treasury"}),
    "ana = { knows = ['K33'] }": ("position_bad_word", {"place": "ana.knows[1]"}),
    "lying = { D14 = ['holy_grail', 'holy_grail'] }": ("token_count", {"token": "holy_grail"}),
    "lead = 'eva'": ("position_bad_value", {"place": "lead"}),
}


@pytest.mark.parametrize("text", WRONG)
def test_every_fault_has_its_place(text: str) -> None:
    key, facts = WRONG[text]
    with pytest.raises(BadData) as refused:
        read(text)
    assert refused.value.key == key and facts.items() <= refused.value.facts.items(), refused.value.facts
    for language in LANGUAGES:
        assert "{" not in Speech(language).fault(refused.value)
