"""Campaigns: what finished games enter in the ledger, what players bring into new ones, what is decided about it."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.engine.legacy import Kept, Lived, in_campaign
from bot.games import registry
from bot.games.talisman.campaign import may_be_heirloom
from bot.i18n.speech import Speech
from bot.league.ledger import GAMES, LedgerLine, account
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.events import accounts, campaigns, deciding, reading
from bot.service.events.accounts import counters, enters
from bot.service.events.campaigns import Aftermath
from bot.service.events.transaction import NOBODY, EventTransaction, act_on
from bot.service.lobby import lobby
from bot.service.lobby.seats import Person
from bot.service.people import people
from bot.service.table import rematch
from bot.storage import ledgers
from bot.storage.events import Match
from tests.service.events.holding import (
    DAY,
    PRESSES,
    actor,
    begun,
    do,
    drawn,
    matches,
    opened,
    played,
    refused,
    seen,
    ticked,
)
from tests.support.house import USERS, House, in_house

pytestmark = pytest.mark.usefixtures("played_out")

Listed = Any
LANGUAGES = ("en", "pl", "cs")


async def ledger(built: House, event: int) -> list[LedgerLine]:
    """Its lines."""
    found: list[LedgerLine] = await seen(built, event, campaigns.ledger)
    return found


async def shown(built: House, event: int, name: str, read: Any, language: str = "en") -> str:
    """What somebody is shown of it."""
    return await accounts.read_campaign(built.service.core, event, actor(name), language, read)


def has(entries: list[LedgerLine], entrant: int) -> dict[tuple[str, str], int]:
    """What a player has, without the cards of decks."""
    found = {(one.kind, one.subject): one.count for one in account(entries, entrant)}
    return {key: count for key, count in found.items() if key[0] not in ("card", "side")}


async def options_of(built: House, match: Match) -> Any:
    """The options of the game of a pairing."""
    return (await built.service.core.live(match.bout.game_id or 0)).options


async def sides_chosen(built: House, match: Match) -> None:
    """The game of a pairing is begun, decks are chosen, and the second gives up."""
    core, game = built.service.core, match.bout.game_id or 0
    await begins(built, match)
    for seat in (await core.live(game)).seats:
        name = next(name for name, user in USERS.items() if user == seat.user_id)
        deck = ("alliance_starter", "hordes_starter")[seat.seat]
        await built.say(game, name, f"deck {deck}", seat=seat.seat)
    await gives_up(built, match)


async def gives_up(built: House, match: Match) -> None:
    """The second of a pairing concedes, which counts as played to the end here: see ``played_out``."""
    game = match.bout.game_id or 0
    loser = (await built.service.core.live(game)).seats[1]
    await built.say(game, next(name for name, user in USERS.items() if user == loser.user_id), "concede", seat=1)
    await built.settled()


@pytest.mark.slow
def test_a_finished_game_enters_what_it_was_worth_and_names_its_line(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4)), drawn((1, 3), (2, 4))])
        event = await begun(built, campaign=True)
        first, second = await matches(built, event)
        await sides_chosen(built, first)
        entries = await ledger(built, event)
        game = first.bout.game_id
        live = await built.service.core.live(game or 0)
        assert {entry.game for entry in entries} == {game} and {entry.entrant for entry in entries} == {1, 2}
        assert {entry.line for entry in entries} == {len(live.table.lines) - 1}
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert has(entries, 1) == {(GAMES, ""): 1, ("experience", ""): 1, ("renown", ""): 2, ("changes", ""): 4}
        assert has(entries, 2) == {(GAMES, ""): 1, ("experience", ""): 1, ("changes", ""): 4}
        await played(built, second)
        await ticked(built)
        third = (await matches(built, event, 2))[0]
        legacy = (await options_of(built, third)).legacy
        ana = {(one.kind, one.subject): one.count for one in legacy[0]}
        assert ana[("side", "grand_alliance")] == 1 and ana[("changes", "")] == 4
        decks = live.bound.rules.content.decks["alliance_starter"]
        assert {kept for kept in legacy[0] if kept.kind == "card"} == {
            Kept("card", card, count) for card, count in [*decks.army, *decks.action]
        }

    in_house(play)


@pytest.mark.slow
def test_an_event_that_is_no_campaign_has_no_ledger_and_hands_nothing_on(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4)), drawn((1, 3), (2, 4))])
        event = await begun(built)
        for match in await matches(built, event):
            await played(built, match)
        await ticked(built)
        assert await ledger(built, event) == []
        assert not hasattr((await options_of(built, (await matches(built, event, 2))[0])).legacy, "__len__")
        assert await refused(built, event, "gm", enters(1, "story", 1, "a door", "x")) == "event_no_campaign"
        assert await refused(built, event, "gm", counters(1, "x")) == "event_no_campaign"
        assert await refused(built, event, "ana", accounts.chooses("x")) == "event_no_campaign"
        told = await reading.event_text(built.service.core, event, actor("ana"), "rules", Speech("en"))
        assert told is not None and "carries over" not in told

    in_house(play)


@pytest.mark.slow
def test_only_games_played_to_their_end_count_and_an_end_that_is_undone_takes_its_lines_back(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built, campaign=True, days=2)
        first, second = await matches(built, event)
        await do(built, event, "gm", deciding.rules_result(second.bout.id or 0, "3", "agreed"))
        assert await ledger(built, event) == []
        await played(built, first)
        once = await ledger(built, event)
        await undone(built, first)
        entries = await ledger(built, event)
        assert len(entries) == 2 * len(once) and has(entries, 1) == has(entries, 2) == {}
        assert [entry.undoes for entry in entries[len(once) :]] == [entry.number for entry in once]
        await gives_up(built, first)
        assert has(await ledger(built, event), 1) == has(once, 1)

    in_house(play)


async def undone(built: House, match: Match) -> None:
    """The end of a game is taken back."""

    def back(work: GameTransaction) -> Reply:
        work.live.back_to(len(work.live.table.lines) - 2, None)
        return Reply("done")

    await built.service.core.change(match.bout.game_id or 0, back)


@pytest.mark.slow
def test_the_organiser_enters_and_counters_with_reasons_and_never_for_himself(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built, "ana", "ben", "cyd", "gm", campaign=True)
        await do(built, event, "gm", enters(2, "territory", 1, "the *ford*", "he held it"))
        await do(built, event, "gm", enters(2, "treasury", -5, "", "a toll"))
        assert has(await ledger(built, event), 2) == {("territory", "the *ford*"): 1, ("treasury", ""): -5}
        assert await refused(built, event, "gm", enters(4, "points", 1, "", "x")) == "campaign_own_ledger"
        assert await refused(built, event, "ana", enters(2, "points", 1, "", "x")) == "event_not_organiser"
        assert await refused(built, event, "gm", enters(9, "points", 1, "", "x")) == "event_no_entry"
        assert await refused(built, event, "gm", enters(2, "points", 0, "", "x")) == "campaign_amount"
        assert await refused(built, event, "gm", enters(2, "points", 100, "", "x")) == "campaign_amount"
        assert await refused(built, event, "gm", enters(2, "crown", 1, "", "x")) == "lobby_choice"
        assert await refused(built, event, "gm", enters(2, "points", 1, "", " ")) == "gm_no_reason"
        assert await refused(built, event, "gm", counters(7, "x")) == "campaign_no_line"
        await do(built, event, "gm", counters(2, "no toll"))
        assert await refused(built, event, "gm", counters(2, "x")) == "campaign_no_line"  # it does not count any more
        entries = await ledger(built, event)
        assert len(entries) == 3 and has(entries, 2) == {("territory", "the *ford*"): 1}
        await do(built, event, "gm", deciding.deputises(USERS["ana"], remove=False))
        await do(built, event, "ana", enters(4, "points", 3, "", "well done"))
        told = await shown(built, event, "ben", lambda affair, speech: accounts.lines_text(affair, speech, 2))
        assert r"3\. ben – Treasury: undoes line 2 · decided. Reason: no toll" in told
        assert r"1\. ben – Territories, the \*ford\*: +1 · decided. Reason: he held it" in told
        built.clock.advance(DAY)
        await ticked(built)
        assert any("The ledger of ben was changed by decision. Reason: he held it" in one for one in texts(built))

    in_house(play)


def texts(built: House) -> list[str]:
    """All that was posted."""
    return [post.out.text for post in built.poster.messages]


# -- heirlooms --------------------------------------------------------------------------------------------------------


def carried(*things: str) -> Aftermath:
    """What a quest leaves whose first player carries some Objects to its end."""
    gains = registry.game("talisman").gains
    facts = (Lived("played"), *[Lived("carried", thing) for thing in things])
    return Aftermath((facts, (Lived("played"),)), gains, 7)


async def quest_over(built: House, event: int, match: Match, left: Aftermath) -> None:
    """The quest of a pairing is over and has left that."""

    def act(affair: EventTransaction) -> Reply:
        match.bout.game_id = match.bout.game_id or 1
        campaigns.enter_game(affair, match, left)
        return Reply("done")

    await act_on(built.service.core, event, NOBODY, act)


@pytest.mark.slow
def test_one_heirloom_is_kept_by_choice_and_the_open_lobby_knows_it(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2)), drawn((1, 2))])
        event = await begun(
            built, "ana", "ben", key="talisman", format="double_round_robin", number=0, table=2, campaign=True
        )
        (first,) = await matches(built, event)
        things = [card.id for card in registry.game("talisman").content.cards.values() if may_be_heirloom(card)][:2]
        assert await refused(built, event, "ana", accounts.chooses(things[1])) == "campaign_no_choice"
        await quest_over(built, event, first, carried(*things))
        assert has(await ledger(built, event), 1)[("heirloom", things[0])] == 1  # the first, where nobody chooses
        offered = await reading.heirlooms(built.service.core, event, actor("ana"), "pl", "")
        assert [thing for _, thing in offered] == things
        assert await reading.heirlooms(built.service.core, event, actor("ben"), "pl", "") == []
        await do(built, event, "gm", deciding.rules_result(first.bout.id or 0, "1", "agreed"))
        await ticked(built)
        second = (await matches(built, event, 2))[0]
        assert (await options_of(built, second)).legacy == ((Kept("heirloom", things[0]),), ())
        assert await refused(built, event, "ana", accounts.chooses("crown")) == "campaign_not_offered"
        assert await refused(built, event, "ben", accounts.chooses(things[1])) == "campaign_no_choice"
        await do(built, event, "ana", accounts.chooses(things[1]))
        await ticked(built)
        assert (await options_of(built, second)).legacy == ((Kept("heirloom", things[1]),), ())
        assert await refused(built, event, "gm", enters(2, "heirloom", 1, "Excalibur", "x")) == "campaign_thing"
        await do(built, event, "gm", enters(2, "heirloom", 1, things[0], "found it"))
        await ticked(built)
        assert (await options_of(built, second)).legacy[1] == (Kept("heirloom", things[0]),)
        await begins(built, second)
        await do(built, event, "ana", accounts.chooses(things[0]))
        await ticked(built)
        assert (await options_of(built, second)).legacy[0] == (Kept("heirloom", things[1]),)  # it has begun

    in_house(play)


async def begins(built: House, match: Match) -> None:
    """All of a pairing get ready."""
    core, game = built.service.core, match.bout.game_id or 0
    for seat in (await core.live(game)).seats:
        who = Person(seat.user_id or 0, seat.name)
        await lobby.at_lobby(core, game, who, lobby.ACTS["ready"], interaction=next(PRESSES))


@pytest.mark.slow
def test_who_plays_once_more_brings_nothing(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2)), drawn((1, 2))])
        event = await begun(built, "ana", "ben", format="double_round_robin", number=0, campaign=True)
        await sides_chosen(built, (await matches(built, event))[0])
        await ticked(built)
        second = (await matches(built, event, 2))[0]
        await played(built, second)
        ana = Person(USERS["ana"], "ana")
        core = built.service.core
        reply = await rematch.rematch(core, second.bout.game_id or 0, ana, "same", interaction=next(PRESSES))
        options = (await core.live(int(str(reply.facts["game"])))).options
        assert not in_campaign(options) and in_campaign(await options_of(built, second))

    in_house(play)


# -- what is read -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", registry.keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_an_event_print_the_table_of_its_packs(key: str, language: str, listed: Listed) -> None:
    async def play(built: House) -> None:
        event = await opened(built, key=key, campaign=True)
        speech = Speech(language)
        told = await reading.event_text(built.service.core, event, actor("ana"), "rules", speech)
        assert told is not None and len(told) < 2000
        lines = told.partition(speech.text("campaign-table"))[2].splitlines()[1:]
        assert len(lines) == len(registry.game(key).gains) > 3
        assert speech.text("event-card-campaign") in told

    in_house(play)


@pytest.mark.slow
def test_an_account_is_read_as_a_whole_thing_by_thing_and_line_by_line(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await opened(built, campaign=True, language="en")
        assert await shown(built, event, "ana", accounts.accounts_text) == "It has not begun yet."
        event = await begun(built, campaign=True)
        await sides_chosen(built, (await matches(built, event))[0])
        whole = await shown(built, event, "dan", accounts.accounts_text)
        assert "ana – Experience: 1 · Games: 1 · Renown: 2\nben – Experience: 1 · Games: 1\ncyd – –" in whole
        own = await shown(built, event, "dan", lambda affair, speech: accounts.accounts_text(affair, speech, 1))
        assert "Side: Grand Alliance" in own and "Cards that may be changed: 4" in own and len(own) < 2000
        none = await shown(built, event, "dan", lambda affair, speech: accounts.accounts_text(affair, speech, 3))
        assert none.endswith("Nothing yet.")
        with pytest.raises(Refused, match="event_no_entry"):
            await shown(built, event, "dan", lambda affair, speech: accounts.accounts_text(affair, speech, 9))
        for language in LANGUAGES:
            lines = await shown(built, event, "dan", accounts.lines_text, language)
            assert len(lines.splitlines()) == 1 + 5 + 4 and len(lines) < 2000

    in_house(play)


@pytest.mark.slow
def test_the_file_of_a_ledger_holds_all_that_accounts_follow_from(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built, campaign=True)
        for match in await matches(built, event):
            await sides_chosen(built, match)
        await do(built, event, "gm", enters(1, "story", 2, "=cmd", "he @everyone dared"))
        await do(built, event, "gm", counters(1, "no"))
        data = (await reading.ledger_file(built.service.core, event, actor("ana"))).decode()
        rows = list(csv.DictReader(io.StringIO(data)))
        numbers = ("number", "entrant", "amount", "most", "game", "line", "undoes")
        again = [
            LedgerLine(**{k: int(r[k]) for k in numbers}, **{k: r[k] for k in ("kind", "subject", "holds")})
            for r in rows
        ]
        entries = await ledger(built, event)
        assert [row["subject"] for row in rows if row["kind"] == "story"] == ["'=cmd"]
        for entrant in (2, 3, 4):
            assert account(again, entrant) == account(entries, entrant)

    in_house(play)


@pytest.mark.slow
def test_a_person_has_his_lines_given_out_and_is_erased_from_them(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built, campaign=True)
        await do(built, event, "gm", enters(2, "story", 1, "friend of ben", "ben was brave"))
        found = json.loads(await people.export_person(built.service.core, USERS["ben"]))["events"]
        assert [(line["kind"], line["subject"]) for line in found["ledger"]] == [("story", "friend of ben")]
        await people.erase_person(built.service.clocks, USERS["ben"])
        (row,) = await seen(built, event, lambda affair: ledgers.ledger_of(affair.session, event))
        assert (row.subject, row.reason, row.by) == ("friend of –", "– was brave", USERS["gm"])
        await people.erase_person(built.service.clocks, USERS["gm"])
        (row,) = await seen(built, event, lambda affair: ledgers.ledger_of(affair.session, event))
        assert row.by is None

    in_house(play)
