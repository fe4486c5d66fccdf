"""A campaign that goes on: the next season begins with the ledger of the one before, unless somebody says no."""

from __future__ import annotations

import asyncio
import csv
import io
from pathlib import Path
from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.engine.legacy import Kept
from bot.games import registry
from bot.games.talisman.campaign import may_be_heirloom
from bot.i18n.speech import Speech
from bot.league.ledger import LedgerLine, account
from bot.service.events import accounts, deciding, entering, opening, reading, running
from bot.service.events.accounts import counters, enters
from bot.service.events.opening import Opening
from bot.service.people import people
from bot.storage.event_models import GATHERING, OPEN
from tests.service.events.holding import (
    PRESSES,
    actor,
    begun,
    do,
    joined,
    matches,
    opened,
    refused,
    row,
    seen,
    ticked,
)
from tests.service.events.test_campaigns import carried, ledger, options_of, quest_over, shown
from tests.support.house import USERS, House, TestClock, house, in_house

pytestmark = pytest.mark.usefixtures("played_out")

LANGUAGES = ("en", "pl", "cs")


async def first_season(built: House, *names: str, **changes: Any) -> int:
    """A campaign of one round that is over; its players have something each."""
    event = await begun(
        built, *(names or ("ana", "ben")), **{"format": "double_round_robin", "number": 0, "campaign": True, **changes}
    )
    await do(built, event, "gm", enters(1, "treasury", 5, "", "a chest"))
    await do(built, event, "gm", enters(1, "territory", 1, "the ford", "held"))
    await do(built, event, "gm", enters(2, "honour", 2, "", "well fought"))
    await over(built, event)
    return event


async def over(built: House, event: int) -> None:
    """All pairings of an event are decided."""
    while (await row(built, event)).state == "running":
        for match in [match for match in await matches(built, event) if match.bout.state == OPEN]:
            await do(
                built, event, "gm", deciding.rules_result(match.bout.id or 0, str(match.seats[0].entry), "so it was")
            )
        await ticked(built)


async def next_season(built: House, after: int, *names: str, **changes: Any) -> int:
    """The season after one, with its first round."""
    usual = {"format": "double_round_robin", "number": 0, "campaign": True, "name": "Spring"}
    return await begun(built, *names, **{**usual, **changes}, after=after)


def of(entries: list[LedgerLine], entrant: int) -> set[tuple[str, str, int]]:
    """What a player has."""
    return {(one.kind, one.subject, one.count) for one in account(entries, entrant)}


@pytest.mark.slow
def test_everybody_begins_with_what_he_had_and_who_was_not_there_starts_empty() -> None:
    async def play(built: House) -> None:
        last = await first_season(built)
        event = await next_season(built, last, "cyd", "ben", "ana")
        entries = await ledger(built, event)
        assert of(entries, 1) == set()
        assert of(entries, 2) == {("honour", "", 2)}
        assert of(entries, 3) == {("treasury", "", 5), ("territory", "the ford", 1)}
        assert {(entry.season, entry.game) for entry in entries} == {(last, 0)}
        assert [entry.number for entry in entries] == [1, 2, 3]
        for language in LANGUAGES:
            told = await shown(built, event, "cyd", accounts.lines_text, language)
            assert told.count("Winter") == 3 and str(last) in told
        told = await reading.event_text(built.service.core, event, actor("ana"), "history", Speech("en"))
        assert told is not None and "The ledger of “Winter” (event 1) goes on: 2 players begin with" in told

    in_house(play)


@pytest.mark.slow
def test_the_ledger_recomputes_from_its_file_and_an_opening_line_is_countered_like_any_other() -> None:
    async def play(built: House) -> None:
        event = await next_season(built, await first_season(built), "ana", "ben")
        (line,) = [entry for entry in await ledger(built, event) if entry.kind == "treasury"]
        await do(built, event, "gm", counters(line.number, "a thief"))
        entries = await ledger(built, event)
        assert of(entries, 1) == {("territory", "the ford", 1)}
        told = await shown(built, event, "ana", accounts.lines_text)
        assert f"undoes line {line.number} · decided. Reason: a thief" in told
        data = (await reading.ledger_file(built.service.core, event, actor("ana"))).decode()
        rows = list(csv.DictReader(io.StringIO(data)))
        numbers = ("number", "entrant", "amount", "most", "game", "line", "undoes", "season")
        again = [
            LedgerLine(**{k: int(r[k]) for k in numbers}, **{k: r[k] for k in ("kind", "subject", "holds")})
            for r in rows
        ]
        assert [account(again, entrant) for entrant in (1, 2)] == [account(entries, entrant) for entrant in (1, 2)]
        assert await refused(built, event, "gm", counters(line.number, "x")) == "campaign_no_line"

    in_house(play)


@pytest.mark.slow
def test_after_a_restart_the_season_begins_with_the_ledger_all_the_same(tmp_path: Path) -> None:
    def later(seconds: int) -> TestClock:
        clock = TestClock()
        clock.time = 1_924_400_000 + seconds
        return clock

    async def before() -> int:
        async with house(tmp_path) as built:
            last = await first_season(built)
            event = await opened(
                built, format="double_round_robin", number=0, campaign=True, after=last, start="2030-12-24"
            )
            await joined(built, event, "ben", "ana")
            return event

    async def after(event: int) -> tuple[list[LedgerLine], str]:
        async with house(tmp_path, later(0)) as built:  # its day has come: the clock begins it
            await ticked(built)
            return await ledger(built, event), (await row(built, event)).state

    entries, state = asyncio.run(after(asyncio.run(before())))
    assert state == "running" and of(entries, 1) == {("honour", "", 2)} and len(of(entries, 2)) == 2

    async def again() -> list[LedgerLine]:
        async with house(tmp_path, later(100)) as built:
            await ticked(built)
            return await ledger(built, 2)

    assert asyncio.run(again()) == entries


@pytest.mark.slow
def test_what_holds_for_the_next_game_is_brought_into_the_first_of_the_next_season_and_may_be_chosen() -> None:
    async def play(built: House) -> None:
        talisman = {"key": "talisman", "table": 2}
        last = await begun(built, "ana", "ben", format="double_round_robin", number=0, campaign=True, **talisman)
        things = [card.id for card in registry.game("talisman").content.cards.values() if may_be_heirloom(card)][:2]
        first = (await matches(built, last))[0]
        await quest_over(built, last, first, carried(*things))
        heir = first.seats[0].entry  # the field is seated by lot
        await over(built, last)
        event = await next_season(built, last, "ana", "ben", **talisman)
        (match,) = await matches(built, event)
        seat = next(seat.seat for seat in match.seats if seat.entry == heir)
        assert (await options_of(built, match)).legacy[seat] == (Kept("heirloom", things[0]),)
        await do(built, event, ("ana", "ben")[heir - 1], accounts.chooses(things[1]))
        await ticked(built)
        assert (await options_of(built, match)).legacy[seat] == (Kept("heirloom", things[1]),)
        # Games have called things by their names in the season before: others are not given in this one either.
        assert await refused(built, event, "gm", enters(2, "heirloom", 1, "Excalibur", "x")) == "campaign_thing"

    in_house(play)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("campaign", "ledger_wanted", "kept", "told"),
    [
        (True, None, True, "It goes on with the ledger of “Winter”"),
        (True, True, True, "It goes on with the ledger of “Winter”"),
        (True, False, False, "Its ledger starts empty: nothing of “Winter” carries over."),
        (False, None, False, "“Winter” was a campaign, this event is not"),
        (False, False, False, "“Winter” was a campaign, this event is not"),
    ],
)
def test_who_opens_a_season_says_whether_the_ledger_goes_on_and_is_told(
    campaign: bool, ledger_wanted: bool | None, kept: bool, told: str
) -> None:
    async def play(built: House) -> None:
        last = await first_season(built, "ana", "ben", "cyd", "dan", format="groups", number=4)
        wanted = Opening(
            "Spring", "warcry", "groups", 5, 5, number=4, days=4, campaign=campaign, after=last, ledger=ledger_wanted
        )
        reply = await opening.open_event(built.service.core, wanted, actor("gm"), interaction=next(PRESSES))
        assert told in Speech("en").text("reply-event-opened", **reply.facts)
        event = int(str(reply.facts["event"]))
        rules = await reading.event_text(built.service.core, event, actor("ana"), "rules", Speech("en"))
        assert rules is not None
        assert ("Its ledger goes on from “Winter” (event 1): everybody starts with" in rules) is kept
        assert ("Its ledger starts empty for everybody" in rules) is (campaign and not kept)
        await joined(built, event, "ana", "ben", "cyd", "dan")
        await running.start_event(built.service.core, event, actor("gm"), interaction=next(PRESSES))
        assert bool(await ledger(built, event)) is kept

    in_house(play)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"ledger": True}, "event_no_ledger"),
        ({"ledger": True, "campaign": True}, "event_no_ledger"),
        ({"ledger": True, "after": 1, "campaign": False}, "event_no_season"),
        ({"after": 1, "campaign": False}, "event_no_season"),
        ({"after": 1, "campaign": True, "key": "albion", "format": "swiss", "number": 2}, "event_no_season"),
        ({"after": 2, "campaign": True}, "event_no_season"),
        ({"after": 9, "campaign": True}, "event_no_season"),
    ],
)
def test_only_a_campaign_of_the_same_game_that_is_over_is_gone_on_with(changes: dict[str, Any], key: str) -> None:
    async def play(built: House) -> None:
        await first_season(built)
        await begun(built, "ana", "ben", format="double_round_robin", number=0, campaign=True)  # event 2 goes on
        with pytest.raises(Refused) as error:
            await opened(built, **{"format": "double_round_robin", "number": 0, **changes})
        assert error.value.key == key

    in_house(play)


@pytest.mark.slow
def test_groups_that_were_no_campaign_have_no_ledger_to_go_on_with() -> None:
    async def play(built: House) -> None:
        last = await begun(built, format="groups", number=4)
        await over(built, last)
        with pytest.raises(Refused, match="event_no_ledger"):
            await opened(built, format="groups", number=4, after=last, campaign=True, ledger=True)
        event = await next_season(built, last, "ana", "ben", "cyd", "dan", format="groups", number=4)
        assert await ledger(built, event) == []

    in_house(play)


@pytest.mark.slow
def test_a_late_joiner_has_his_ledger_too_and_nobody_has_it_twice() -> None:
    async def play(built: House) -> None:
        last = await first_season(built)
        event = await next_season(built, last, "ana", "cyd", "dan", format="swiss", number=2)
        assert of(await ledger(built, event), 1) == {("treasury", "", 5), ("territory", "the ford", 1)}
        await do(built, event, "ben", entering.joins)
        await do(built, event, "eva", entering.joins)
        assert of(await ledger(built, event), 4) == {("honour", "", 2)} and of(await ledger(built, event), 5) == set()
        before = await ledger(built, event)
        for act in (entering.leaves, entering.joins):
            await do(built, event, "ben", act)
            await do(built, event, "ana", act)
        assert await ledger(built, event) == before

    in_house(play)


@pytest.mark.slow
def test_a_campaign_that_is_not_in_groups_seats_its_field_as_the_season_before_has_left_it() -> None:
    async def play(built: House) -> None:
        last = await first_season(built, "ana", "ben", "cyd", "dan", format="round_robin")
        table = await reading.event_text(built.service.core, last, actor("ana"), "standings", Speech("en"))
        order = [line.split()[1] for line in str(table).splitlines()[1:]]
        event = await next_season(built, last, "eva", *reversed(order), format="swiss", number=2)
        entries = await seen(built, event, lambda affair: affair.entries)
        assert [entry.name for entry in sorted(entries.values(), key=lambda entry: entry.seed)] == [*order, "eva"]

    in_house(play)


@pytest.mark.slow
def test_what_is_changed_before_the_season_begins_is_still_handed_on_and_later_not() -> None:
    async def play(built: House) -> None:
        last = await first_season(built)
        event = await opened(built, format="double_round_robin", number=0, campaign=True, after=last)
        await joined(built, event, "ana", "ben")
        await do(built, last, "gm", enters(2, "honour", 1, "", "late news"))
        assert (await row(built, event)).state == GATHERING and await ledger(built, event) == []
        await running.start_event(built.service.core, event, actor("gm"), interaction=next(PRESSES))
        await do(built, last, "gm", enters(2, "honour", 1, "", "too late"))
        assert of(await ledger(built, event), 2) == {("honour", "", 3)}

    in_house(play)


@pytest.mark.slow
def test_a_third_season_has_what_the_second_ended_with() -> None:
    async def play(built: House) -> None:
        second = await next_season(built, await first_season(built), "ana", "ben")
        await do(built, second, "gm", enters(1, "treasury", -2, "", "a toll"))
        await over(built, second)
        third = await next_season(built, second, "ben", "ana")
        entries = await ledger(built, third)
        assert of(entries, 2) == {("treasury", "", 3), ("territory", "the ford", 1)} and {
            e.season for e in entries
        } == {2}

    in_house(play)


@pytest.mark.slow
def test_whoever_was_erased_is_nobody_in_the_next_season() -> None:
    async def play(built: House) -> None:
        last = await first_season(built)
        await people.erase_person(built.service.clocks, USERS["ana"])
        event = await next_season(built, last, "ana", "ben")
        entries = await ledger(built, event)
        assert of(entries, 1) == set() and of(entries, 2) == {("honour", "", 2)}

    in_house(play)


@pytest.fixture(autouse=True)
def more_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(USERS, "eva", 105)
