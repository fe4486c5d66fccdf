"""House options as players type them: read by type, refused with option, fact and clause, completed while typing."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.games import registry
from bot.games.warcry.state import Options
from bot.service.house_options import PACES, options_of, pace_of, read_options, suggestions

RULES = registry.game("warcry")


@pytest.mark.parametrize(
    ("text", "pace", "options", "limit"),
    [
        ("", "", Options(), 86_400),
        ("open_decklists=true", "", Options(open_decklists=True), 86_400),
        ("Open_Decklists=ANO, ranged_defender_rolls=nie", "", Options(False, "armed", True), 86_400),
        ("reaction_mode=pause", "live", Options(reaction_mode="pause", time_limit=900), 900),
        ("time_limit=12h", "", Options(time_limit=43_200), 43_200),
        ("time_limit=7d", "live", Options(time_limit=604_800), 604_800),
        ("", "weekly", Options(time_limit=604_800), 604_800),
    ],
)
def test_options_and_pace_are_read(text: str, pace: str, options: Options, limit: int) -> None:
    assert read_options(RULES, text, pace) == (options, limit)


@pytest.mark.rule("WC-P7")
@pytest.mark.parametrize(
    ("text", "key", "clause", "facts"),
    [
        ("open=true", "lobby_option_unknown", "", {"given": "open"}),
        ("open_decklists", "lobby_option_no_value", "WC-H3", {"option": "open_decklists"}),
        ("open_decklists=", "lobby_option_no_value", "WC-H3", {"option": "open_decklists"}),
        ("open_decklists=maybe", "lobby_option_value", "WC-H3", {"given": "maybe", "allowed": ("true", "false")}),
        ("reaction_mode=never", "lobby_option_value", "WC-P4", {"allowed": ("armed", "pause")}),
        ("reaction_mode=true", "lobby_option_value", "WC-P4", {"given": "true"}),
        ("time_limit=299", "lobby_option_range", "WC-P7", {"low": 300, "high": 604_800}),
        ("time_limit=8d", "lobby_option_range", "WC-P7", {"given": "8d"}),
        ("time_limit=-5", "lobby_option_range", "WC-P7", {}),
        ("time_limit=１２h", "lobby_option_range", "WC-P7", {}),
        ("time_limit=1e9", "lobby_option_range", "WC-P7", {}),
        ("time_limit=1h time_limit=1h", "lobby_option_twice", "WC-P7", {"option": "time_limit"}),
    ],
)
def test_a_wrong_option_is_refused_with_its_clause(text: str, key: str, clause: str, facts: dict[str, Any]) -> None:
    with pytest.raises(Refused) as error:
        read_options(RULES, text)
    assert (error.value.key, error.value.clause) == (key, clause)
    assert facts.items() <= error.value.facts.items()


def test_every_option_names_an_existing_clause() -> None:
    from bot.packs import data_file

    rules = data_file("rules/warcry.md").decode()
    assert all(f"**{option.clause}" in rules for option in options_of(RULES))


def test_suggestions_go_on_from_what_is_typed_and_can_be_read_back() -> None:
    assert suggestions(RULES, "open") == ["open_decklists=true", "open_decklists=false"]
    assert suggestions(RULES, "open_decklists=true reac") == [
        "open_decklists=true reaction_mode=armed",
        "open_decklists=true reaction_mode=pause",
    ]
    assert not [text for text in suggestions(RULES, "open_decklists=true ") if text.count("open_decklists") > 1]
    assert len(suggestions(RULES, "")) == 2 + 2 + 2 + len(PACES)
    for text in suggestions(RULES, ""):
        read_options(RULES, text)


def test_a_suggestion_is_never_too_long_to_be_sent() -> None:
    typed = "open_decklists=false ranged_defender_rolls=false reaction_mode=armed "
    assert suggestions(RULES, typed)
    assert all(len(text) <= 100 for text in suggestions(RULES, typed))
    assert suggestions(RULES, "x" * 95) == []


def test_a_time_limit_belongs_to_a_pace() -> None:
    assert [pace_of(limit) for limit in (900, 21_600, 86_400, 604_800, 43_200)] == [*PACES, "own"]
