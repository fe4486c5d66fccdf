"""Whole events with the real pairings: each format from the first round to the table, and ratings that follow."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine.errors import Refused
from bot.i18n.speech import Speech
from bot.service.core.access import Actor
from bot.service.events import entering, honours, reading, running
from bot.service.events.transaction import act_on
from bot.service.lobby import lobby
from bot.service.lobby.seats import Person
from bot.storage.event_models import OPEN, OVER
from tests.service.events.holding import (
    DAY,
    PRESSES,
    actor,
    begun,
    do,
    joined,
    matches,
    opened,
    played,
    row,
    seen,
    ticked,
)
from tests.support.house import GUILD, HOME, USERS, House, in_house


async def to_the_end(built: House, event: int, most: int = 12) -> None:
    """Play every pairing that is open, until the event is over: the entrant of the lower number wins."""
    for _ in range(most):
        if (await row(built, event)).state == OVER:
            return
        for match in await matches(built, event):
            if match.bout.state == OPEN:
                loser = max(match.seats, key=lambda seat: seat.entry)
                await played(built, match, concedes=loser.seat)
        await ticked(built)
    raise AssertionError("the event has no end")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("format_", "rounds", "games"), [("round_robin", 3, 6), ("swiss", 2, 4), ("groups", 1, 6), ("knockout", 2, 3)]
)
def test_an_event_of_each_format_is_played_to_its_end(format_: str, rounds: int, games: int) -> None:
    async def play(built: House) -> None:
        event = await begun(built, format=format_, number=2 if format_ == "swiss" else 0, language="en")
        await to_the_end(built, event)
        known = await matches(built, event)
        assert (await row(built, event)).round == rounds and len(known) == games
        pairs = [frozenset(seat.entry for seat in match.seats) for match in known]
        assert len(set(pairs)) == len(pairs)
        told = await reading.event_text(built.service.core, event, actor("ana"), "standings", Speech("en"))
        assert told is not None and r"1\. ana" in told

    in_house(play)


@pytest.mark.slow
def test_with_an_odd_number_somebody_has_a_bye_in_each_round() -> None:
    async def play(built: House) -> None:
        event = await begun(built, "ana", "ben", "cyd")
        await to_the_end(built, event)
        byes = [match.seats[0].entry for match in await matches(built, event) if len(match.seats) == 1]
        assert len(byes) == len(set(byes)) == 2

    in_house(play)


@pytest.mark.slow
def test_rolling_pairings_go_on_until_their_last_day() -> None:
    async def play(built: House) -> None:
        event = await begun(built, format="rolling", number=0, until="2030-12-24")
        first = await matches(built, event)
        assert len(first) == 2
        await played(built, first[0])
        await ticked(built)
        assert len(await matches(built, event)) == 2  # the two who are free have met
        await played(built, first[1])
        await ticked(built)
        assert len(await matches(built, event)) == 4
        ends = await seen(built, event, lambda affair: 1_924_300_800 + 40 * DAY)
        await ticked(built, ends - built.clock.now())
        await ticked(built, 10 * DAY)
        assert (await row(built, event)).state == OVER

    in_house(play)


@pytest.mark.slow
def test_who_drops_out_is_paired_no_more_and_a_late_joiner_is() -> None:
    async def play(built: House) -> None:
        event = await begun(built, "ana", "ben", "cyd")
        await do(built, event, "dan", entering.joins)
        await do(built, event, "cyd", entering.leaves)
        await to_the_end(built, event)
        second = {seat.entry for match in await matches(built, event, 2) for seat in match.seats}
        assert second == {1, 2, 4}

    in_house(play)


def test_the_rules_of_an_event_name_the_handbook() -> None:
    async def play(built: House) -> None:
        event = await opened(built, points="3/1/0/1", breaks="wins, buchholz")
        told = await reading.event_text(built.service.core, event, actor("ana"), "rules", Speech("en")) or ""
        assert "win 3, draw 1, loss 0, bye 1" in told and "FIDE Handbook" in told
        assert told.index("wins") < told.index("Buchholz")
        await joined(built, event, "ana")

    in_house(play)


@pytest.mark.slow
def test_results_are_given_out_as_a_table() -> None:
    async def play(built: House) -> None:
        event = await begun(built)
        await to_the_end(built, event)
        data, name = await reading.results(built.service.core, event, actor("ana"))
        lines = data.decode().splitlines()
        assert name == f"event-{event}-pairings.csv"
        assert lines[0].startswith("round,number,division,entrant,name") and len(lines) == 1 + 2 * 4
        assert all(line.split(",")[9] == "played" for line in lines[1:])

    in_house(play)


@pytest.mark.slow
def test_the_standings_are_given_out_as_a_table_and_as_data() -> None:
    async def play(built: House) -> None:
        core, event = built.service.core, await opened(built, breaks="wins direct", format="round_robin", number=0)
        await joined(built, event, "ana", "ben")
        formula = Actor(USERS["cyd"], "=cmd", GUILD, channel=HOME)
        await act_on(core, event, formula, entering.joins, interaction=next(PRESSES))
        await running.start_event(core, event, actor("gm"), interaction=next(PRESSES))
        await to_the_end(built, event)
        data, _ = await reading.results(core, event, actor("ana"), "standings")
        head, first, *rest = data.decode().splitlines()
        assert head == "rank,division,entrant,name,points,played,won,drawn,lost,wins,direct"
        assert first == "1,0,1,ana,2,2,2,0,0,2,0"  # the free round is worth nothing
        assert len(rest) == 2 and any(",'=cmd," in line for line in rest)
        data, name = await reading.results(core, event, actor("ana"), "all")
        whole = msgspec.json.decode(data)
        assert name.endswith(".json") and [one["entrant"] for one in whole["standings"]] == [1, 2, 3]
        played = [one["places"] for one in whole["pairings"] if len(one["seats"]) == 2]
        assert len(played) == 3 and all(sorted(places) == [1, 2] for places in played)
        with pytest.raises(Refused) as error:
            await reading.results(core, event, actor("ana"), "everything")
        assert error.value.key == "lobby_choice"

    in_house(play)


@pytest.mark.slow
def test_a_game_that_a_game_master_has_changed_is_not_rated() -> None:
    async def play(built: House) -> None:
        from bot.service.table import gm

        event = await begun(built, "ana", "ben", format="double_round_robin", number=0)
        (match,) = [one for one in await matches(built, event) if one.bout.state == OPEN]
        for name in ("ana", "ben"):
            who = Person(USERS[name], name)
            ready = lobby.ACTS["ready"]
            await lobby.at_lobby(built.service.core, match.bout.game_id or 0, who, ready, interaction=next(PRESSES))
        master = Actor(USERS["gm"], "gm", GUILD, manages=True)
        edit = gm.edits("add /players/0/wins 1")
        await gm.rule_on(built.service.core, match.bout.game_id or 0, master, "because", edit)
        loser = (await built.service.core.live(match.bout.game_id or 0)).seats[1].name
        await built.say(match.bout.game_id or 0, loser, "concede", seat=1)
        await to_the_end(built, event)
        games = await built.service.database.read(lambda session: honours.rated_games(session, GUILD, "warcry"))
        assert len(await matches(built, event)) == 2 and len(games) == 1

    in_house(play)


COVERS = {
    "en": "the pairings, standings and files of an event name everybody who plays in it",
    "pl": "pary, tabele i pliki wydarzenia wymieniają każdego, kto w nim gra",
    "cs": "dvojice, tabulky a soubory soutěže jmenují každého, kdo v ní hraje",
}


async def honour(built: House) -> str:
    """The table of honour of the server."""
    return await honours.honour_text(built.service.core, actor("ana"), "warcry", Speech("en"))


@pytest.mark.slow
def test_ratings_are_shown_after_five_games_and_follow_from_results_alone() -> None:
    async def play(built: House) -> None:
        first = await begun(built, "ana", "ben", format="double_round_robin", number=0)
        await to_the_end(built, first)
        assert "Nobody has played 5 rated games yet" in await honour(built)
        second = await begun(built, "ana", "ben", "cyd", format="double_round_robin", number=0)
        await to_the_end(built, second)
        told = await honour(built)
        names = [line for line in told.splitlines() if "±" in line]
        assert names[0].startswith(f"1\\. <@{USERS['ana']}>") and len(names) == 2 and told == await honour(built)
        assert f"<@{USERS['ana']}>: 2" in told
        reply = await honours.stand_unnamed(built.service.core, GUILD, USERS["ana"], True)
        for language, said in COVERS.items():  # what it covers is said in a sentence, and holds
            assert said in Speech(language).text(f"reply-{reply.key.replace('_', '-')}")
        standings = await reading.event_text(built.service.core, second, actor("ben"), "standings", Speech("en"))
        assert standings is not None and " ana " in standings
        hidden = await honour(built)
        assert f"<@{USERS['ana']}>" not in hidden and r"1\. somebody without a name" in hidden
        outside = replace(actor("dan"), channel=1, sees=lambda there: False)
        unseen = await honours.honour_text(built.service.core, outside, "warcry", Speech("en"))
        assert "Nobody has played 5 rated games yet" in unseen and r"1\. " not in unseen
        unrated: Any = await begun(built, "ana", "ben", format="double_round_robin", number=0, rated=False)
        await to_the_end(built, unrated)
        assert [line for line in (await honour(built)).splitlines() if "±" in line] == [
            line for line in hidden.splitlines() if "±" in line
        ]

    in_house(play)
