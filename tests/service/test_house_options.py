"""House options as players type them: read by type, refused with option, fact and clause, completed while typing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.engine.errors import Refused
from bot.games import registry
from bot.games.warcry.state import Options
from bot.service.core.house_options import PACES, option_suggestions, options_of, pace_of, read_options, span_written

RULES = registry.game("warcry")
MEASURED = registry.game("mage_knight")


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
        ("open=true", "lobby_option_unknown", "", {"given": "open", "near": "no_suggestion"}),
        ("open_deklists=true", "lobby_option_unknown", "", {"given": "open_deklists", "near": "open_decklists"}),
        ("build_total=200", "lobby_option_unknown", "", {"given": "build_total"}),
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


@pytest.mark.rule("MKU-2.1", "MKU-2.2", "MKU-R46")
@pytest.mark.parametrize(
    ("text", "key", "clause", "option"),
    [
        ("build_total=0", "lobby_option_step", "MKU-2.1", "build_total"),
        ("build_total=2100", "lobby_option_step", "MKU-2.2", "build_total"),
        ("build_total=-100", "lobby_option_step", "MKU-2.1", "build_total"),
        ("build_total=nan", "lobby_option_step", "MKU-2.1", "build_total"),
        (f"build_total={10**30}", "lobby_option_step", "MKU-2.1", "build_total"),
        ("width=23999", "lobby_option_number", "MKU-3.1", "width"),
        ("until=soon", "lobby_option_moment", "MKU-R46", "until"),
        ("until=14d", "lobby_option_moment", "MKU-R46", "until"),
        ("until=2030-02-30", "lobby_option_moment", "MKU-R46", "until"),
        ("until=9999-12-31", "lobby_option_moment", "MKU-R46", "until"),
    ],
)
def test_a_number_that_no_table_may_have_is_refused_with_its_clause(
    text: str, key: str, clause: str, option: str
) -> None:
    with pytest.raises(Refused) as error:
        read_options(MEASURED, text)
    assert (error.value.key, error.value.clause, error.value.facts["option"]) == (key, clause, option)
    assert error.value.facts["given"] == text.partition("=")[2]


@pytest.mark.rule("MKU-R46")
@pytest.mark.parametrize(
    ("written", "until"),
    [
        ("2030-12-24", 1_924_300_800),
        ("2030-12-24T18:00", 1_924_365_600),
        ("2030-12-24t18:00+02:00", 1_924_358_400),
        ("1924300800", 1_924_300_800),
    ],
)
def test_the_time_of_the_end_is_written_as_a_day_or_a_minute(written: str, until: int) -> None:
    options, _ = read_options(MEASURED, f"limit=until until={written}")
    assert (options.limit, options.until) == ("until", until)


@pytest.mark.rule("TA-R57")
def test_new_tables_store_what_is_usual_now_and_older_ones_keep_what_was() -> None:
    quest = registry.game("talisman")
    assert read_options(quest, "")[0].limited_casting is False
    assert read_options(quest, "limited_casting=true")[0].limited_casting is True
    (option,) = [one for one in options_of(quest) if one.name == "limited_casting"]
    assert option.default is False
    older = quest.options_type()
    assert older.limited_casting is msgspec.UNSET
    assert quest.option_facts(older)["limited_casting"] is True


@pytest.mark.rule("MKU-23.7")
def test_a_preset_fills_in_what_is_not_named() -> None:
    assert read_options(MEASURED, "preset=standard")[0].build_total == 200
    assert read_options(MEASURED, "build_total=100 preset=standard")[0].build_total == 100


def test_what_is_suggested_of_a_game_of_figures_can_be_read_back() -> None:
    assert "build_total=100" in option_suggestions(MEASURED, "build")
    for text in (
        *option_suggestions(MEASURED, ""),
        *option_suggestions(MEASURED, "width"),
        *option_suggestions(MEASURED, "time"),
    ):
        read_options(MEASURED, text)


def test_every_option_names_an_existing_clause() -> None:
    from bot.packs import data_file

    rules = data_file("rules/warcry.md").decode()
    assert all(f"**{option.clause}" in rules for option in options_of(RULES))


def test_suggestions_go_on_from_what_is_typed_and_can_be_read_back() -> None:
    assert option_suggestions(RULES, "open") == ["open_decklists=true", "open_decklists=false"]
    assert option_suggestions(RULES, "open_decklists=true reac") == [
        "open_decklists=true reaction_mode=armed",
        "open_decklists=true reaction_mode=pause",
    ]
    assert not [text for text in option_suggestions(RULES, "open_decklists=true ") if text.count("open_decklists") > 1]
    assert len(option_suggestions(RULES, "")) == sum(len(option.examples()) for option in options_of(RULES))
    for text in option_suggestions(RULES, ""):
        read_options(RULES, text)


HOURS = [("talisman", "turn_hours", "TA-26:1", "7d"), ("talisman", "reaction_hours", "TA-26:1", "7d")] + [
    ("albion", f"{phase}_hours", "AL-25.5", "7d") for phase in ("setup", "orders", "items", "declare", "prompt")
]


@pytest.mark.rule("TA-26:1", "AL-25.5")
@pytest.mark.parametrize(("key", "option", "clause", "most"), HOURS)
def test_a_number_of_an_option_of_hours_is_hours(key: str, option: str, clause: str, most: str) -> None:
    rules = registry.game(key)
    first = rules.courtesy.limits[0]
    for text, seconds in (("48", 172_800), ("1", 3600), ("30m", 1800), ("300s", 300), ("2d", 172_800), (most, 604_800)):
        options, limit = read_options(rules, f"{option}={text}")
        assert getattr(options, option) == seconds
        assert option != first or limit == seconds
    for wrong in ("169", "0", "4m", "soon"):
        with pytest.raises(Refused) as error:
            read_options(rules, f"{option}={wrong}")
        told = error.value
        assert (told.key, told.clause) == ("lobby_option_hours", clause)
        assert told.facts == {"option": option, "given": wrong, "low": "5m", "high": "168h"}


def test_lengths_of_time_are_suggested_with_their_unit() -> None:
    assert option_suggestions(registry.game("talisman"), "turn") == [
        f"turn_hours={span}" for span in ("15m", "6h", "24h", "48h", "168h")
    ]
    assert "reaction_hours=12h" in option_suggestions(registry.game("talisman"), "reaction")
    assert "orders_hours=24h" in option_suggestions(registry.game("albion"), "orders")
    assert "time_limit=6h" in option_suggestions(RULES, "time")
    assert [span_written(seconds) for seconds in (43_200, 5400, 90)] == ["12h", "90m", "90s"]


@pytest.mark.rule("TA-26:1")
def test_where_no_person_writes_the_numbers_of_hours_are_seconds() -> None:
    """Scenarios, records and the database: they are read by the type of the options."""
    rules = registry.game("talisman")
    assert rules.options_of({"turn_hours": 172_800}, rules.rules_version).turn_hours == 172_800
    refused = rules.refuses(msgspec.convert({"turn_hours": 48}, rules.options_type), 2)
    assert refused is not None
    assert (refused.key, refused.facts["low"], refused.facts["high"]) == ("lobby_option_range", 300, 604_800)


def test_a_suggestion_is_never_too_long_to_be_sent() -> None:
    typed = "open_decklists=false ranged_defender_rolls=false reaction_mode=armed "
    assert option_suggestions(RULES, typed)
    assert all(len(text) <= 100 for text in option_suggestions(RULES, typed))
    assert option_suggestions(RULES, "x" * 95) == []


def test_a_time_limit_belongs_to_a_pace() -> None:
    assert [pace_of(limit) for limit in (900, 21_600, 86_400, 604_800, 43_200)] == [*PACES, "own"]
