"""House options as forms offer them: by name and value, only those of an edition, with what precedents bind."""

from __future__ import annotations

import pytest

from bot.engine.errors import Refused
from bot.games import registry
from bot.i18n.catalog import LANGUAGES
from bot.i18n.speech import Speech
from bot.service.core.bindings import Bound, Laws
from bot.service.core.house_options import options_of, read_options
from bot.service.lobby.offered_options import MOST_IN_GROUP, OTHERS, Choosing, Offered, hindrance, typed_options

MOST_LABEL = 100
EDITIONS = [*[(key, "") for key in registry.MODULES], ("mage_knight", "rules=mk2")]


def choosing(key: str, text: str = "", **more: object) -> Choosing:
    """What may be chosen at a new table."""
    rules = registry.game(key)
    return Choosing(rules, text, places=max(rules.seats[0], 2), **more)  # type: ignore[arg-type]


def all_of(wanted: Choosing, language: str = "en") -> dict[str, Offered]:
    """Every option that is offered, with its values."""
    speech = Speech(language, wanted.rules)
    groups = [group.name for group in wanted.groups(speech)]
    assert not [name for name in groups if name.startswith(OTHERS)], "an option that stands in no group of its game"
    assert all(len(group.options) <= MOST_IN_GROUP for group in wanted.groups(speech))
    asked = [next(one for one in wanted.groups(speech, name) if one.name == name) for name in groups]
    return {option.name: option for group in asked for option in group.options}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "text"), EDITIONS)
def test_every_option_of_an_edition_is_offered_in_words_and_reads_back(key: str, text: str, language: str) -> None:
    wanted = choosing(key, text)
    offered = all_of(wanted, language)
    left_out = set(wanted.rules.options_left_out(wanted.options()))
    assert set(offered) == {option.name for option in options_of(wanted.rules)} - left_out
    for option in offered.values():
        told = [value.told for value in option.values]
        parts = [part for one in told for part in (one.split(": ", 1) if len(one) > MOST_LABEL else [one])]
        assert all(0 < len(part) <= MOST_LABEL and "<t:" not in part for part in parts), option.name
        assert len(set(told)) == len(told) and bool(told) != bool(option.about), option.name
        assert not option.values or option.typed in [value.typed for value in option.values], option.name
        assert wanted.chosen(option.name, option.typed).text == text, option.name


def test_a_value_that_is_chosen_is_named_and_one_that_is_as_usual_is_not() -> None:
    wanted = choosing("warcry").chosen("open_decklists", "true").chosen("time_limit", "12h")
    assert wanted.text == "open_decklists=true time_limit=12h" and all_of(wanted)["open_decklists"].named
    assert wanted.chosen("open_decklists", "false").text == "time_limit=12h"
    assert wanted.chosen("time_limit", "").text == "open_decklists=true"
    with pytest.raises(Refused, match="lobby_option"):
        wanted.chosen("time_limit", "long")


def test_what_a_preset_fills_in_is_the_usual_value_beside_it() -> None:
    wanted = choosing("mage_knight").chosen("preset", "standard")
    assert all_of(wanted)["build_total"].typed == "200"
    assert wanted.chosen("build_total", "200").text == "preset=standard"
    assert wanted.chosen("build_total", "300").text == "preset=standard build_total=300"


def test_why_no_table_could_play_so_is_told() -> None:
    wanted = choosing("mage_knight").chosen("limit", "until")
    assert hindrance(wanted, Speech("en", wanted.rules)) and not hindrance(choosing("mage_knight"), Speech("en"))


@pytest.mark.parametrize("strict", [False, True])
def test_what_a_precedent_binds_holds_and_is_locked_where_the_server_is_strict(strict: bool) -> None:
    laws = Laws((Bound(14, "open_decklists", "true"),), strict)
    wanted = choosing("warcry", laws=laws)
    option = all_of(wanted)["open_decklists"]
    assert (option.typed, option.bound, option.locked) == ("true", "S-14", strict)
    if strict:
        with pytest.raises(Refused, match="ruling_binds"):
            wanted.chosen("open_decklists", "false")
    else:
        departs = wanted.chosen("open_decklists", "false")
        assert departs.text == "open_decklists=false" and departs.chosen("open_decklists", "true").text == ""


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("warcry", "open_decklists=true time_limit=172800s"),
        ("talisman", "preset=post turn_hours=6h windows=all"),
        ("albion", "groups=random groups_each=2 prompt_hours=300s"),
        ("mage_knight", "rules=mk2 preset=standard surge=full items=true"),
        ("mage_knight", "limit=until until=2099-12-24"),
    ],
)
def test_the_options_of_a_table_are_written_as_they_are_typed(key: str, text: str) -> None:
    rules = registry.game(key)
    options, limit = read_options(rules, text)
    assert read_options(rules, typed_options(rules, options, Laws())) == (options, limit)


def test_what_departs_from_a_precedent_is_written_though_it_is_the_games_own() -> None:
    rules = registry.game("warcry")
    bound = Laws((Bound(14, "open_decklists", "true"),))
    assert typed_options(rules, read_options(rules, "")[0], bound) == "open_decklists=false"
