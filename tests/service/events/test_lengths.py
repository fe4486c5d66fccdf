"""A round lasts as long as games of its kind do, and the card tells how likely they are over in time."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.games import registry
from bot.i18n.speech import Speech
from bot.league.event_length import Length, chance, usual_days
from bot.league.terms import GROUPS, SWISS
from bot.service.core.house_options import PACES
from bot.service.core.measured import length_of
from bot.service.events import league, lengths, reading
from tests.service.events.holding import actor, opened, row
from tests.support.house import House, in_house


def length(key: str, seats: int, **options: Any) -> Length:
    rules = registry.game(key)
    found = length_of(rules, rules.options_type(**options), seats)
    assert found is not None
    return found


@pytest.mark.parametrize("key", registry.keys())
def test_every_game_has_been_measured_for_every_number_of_seats(key: str) -> None:
    low, high = registry.seats(key)
    for seats in range(max(low, 2), high + 1):
        waits = length(key, seats).waits
        assert len(waits) == 11 and list(waits) == sorted(waits) and waits[0] > 0


def test_editions_presets_and_seats_have_lengths_of_their_own() -> None:
    assert length("talisman", 4, preset="post").waits[-1] < length("talisman", 4).waits[5]
    assert length("mage_knight", 2, rules="mk2") != length("mage_knight", 2) == length("mage_knight", 2, rules="mku")
    assert length("mage_knight", 2, preset="standard") != length("mage_knight", 2)
    assert length("mage_knight", 8) == length("mage_knight", 4)  # the nearest that was measured
    assert length("talisman", 2) != length("talisman", 6)


LONG = Length(tuple(range(20, 130, 10)))


def test_a_round_has_as_many_days_as_nearly_all_games_need_and_a_week_at_least() -> None:
    day = 86_400
    assert lengths.usual_days(LONG, day, SWISS, 60) == usual_days(LONG, day, 60) > 30
    assert lengths.usual_days(LONG, 900, SWISS, 60) == 7 and lengths.usual_days(LONG, 900, GROUPS, 60) == 28
    assert lengths.usual_days(LONG, 7 * day, SWISS, 60) == 60
    assert lengths.usual_days(None, day, SWISS, 60) == 7 == lengths.usual_days(LONG, 0, SWISS, 60)
    assert lengths.chance_of(LONG, 20, day) == chance(LONG, 20, day) == 40
    assert lengths.chance_of(None, 20, day) is None is lengths.chance_of(LONG, 20, 0)


@pytest.mark.parametrize(("percent", "short"), [(0, True), (79, True), (80, False), (100, False)])
@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_the_card_warns_below_eighty_per_cent(percent: int, short: bool, language: str) -> None:
    (told,) = lengths.chance_lines(percent, Speech(language))
    assert re.search(rf" {percent}\s?%", told) and told.startswith("⚠") == short
    assert lengths.chance_lines(None, Speech(language)) == []


def test_an_event_that_names_no_days_gets_those_that_were_measured() -> None:
    async def play(built: House) -> None:
        quick = await opened(built, days=0, pace="several")
        event = await row(built, quick)
        days = usual_days(length("warcry", 2), event.limit, 60)
        assert event.pace == max(days, 7) and (league.agreed(event).chance or 0) >= 90
        card = built.poster.messages[-1].out.text
        assert f"A round takes {event.pace} days" in card and f"{league.agreed(event).chance}% of such games" in card

    in_house(play)


@pytest.mark.slow
def test_too_short_a_round_is_told_on_the_card_in_the_rules_and_to_whoever_opens_it() -> None:
    async def play(built: House) -> None:
        event = await opened(built, days=1, pace="weekly")
        assert league.agreed(await row(built, event)).chance == 0
        card = built.poster.messages[-1].out.text
        assert "⚠ Only about 0% of such games" in card
        told = await reading.event_text(built.service.core, event, actor("ana"), "rules", Speech("pl"))
        assert "⚠ W tym czasie kończy się tylko około 0% takich gier" in (told or "")

    in_house(play)


def test_the_reply_to_whoever_opens_it_warns_too() -> None:
    speech = Speech("en")
    facts = {"name": "Winter", "event": "1", "channel": "#a", **lengths.whole_facts(0, 0, 8)}
    assert "Only about 62%" in speech.text("reply-event-opened", **facts, **lengths.chance_facts(62))
    for chance_ in (None, 80):
        told = speech.text("reply-event-opened", **facts, **lengths.chance_facts(chance_))
        assert told == "Event 1, “Winter”, is open for players in #a."
    told = speech.text("reply-event-opened", **{**facts, **lengths.whole_facts(7, 98, 8)}, **lengths.chance_facts(90))
    assert told.endswith("in #a. With 8 players it takes 7 rounds, at most 98 days in all.")


@pytest.mark.slow
def test_where_nobody_names_a_pace_a_round_is_one_that_people_finish() -> None:
    """With a day for every decision a round of WarCry would last 56 days, and 392 with eight players."""

    async def play(built: House) -> None:
        event = await row(built, await opened(built, format="round_robin", number=0, players=8, days=0))
        assert (event.limit, event.pace) == (PACES["several"], 14) and league.span_of(event, 8) == (7, 98)
        shown = await reading.event_text(built.service.core, event.id or 0, actor("ana"), "rules", Speech("en"))
        assert shown is not None and "With 8 players it takes 7 rounds, at most 98 days in all." in shown
        slow = await row(built, await opened(built, format="round_robin", number=0, players=8, days=0, pace="daily"))
        assert slow.limit == PACES["daily"] and slow.pace > 50
        own = await row(built, await opened(built, options="time_limit=2d"))
        assert own.limit == 2 * 86_400

    in_house(play)


def test_a_number_of_days_out_of_bounds_is_refused() -> None:
    async def play(built: House) -> None:
        with pytest.raises(Refused) as error:
            await opened(built, days=61)
        assert error.value.key == "event_number"

    in_house(play)
