"""What a game that was given up pays into the ledger of a campaign: nothing, unless its table says otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.campaign import Gain
from bot.engine.legacy import Lived
from bot.games import registry
from bot.i18n.speech import Speech
from bot.league.ledger import GAMES, entries_of
from bot.league.terms import Terms
from bot.service.events import campaigns, league, tables
from bot.service.events.digest import result_words
from bot.service.events.sheets import standings_sheet
from bot.service.table import seating
from tests.service.events.holding import begun, drawn, matches, played, seen
from tests.support.house import USERS, House, in_house

Listed = Any
STANDINGS = league.standings


@pytest.mark.slow
def test_a_conceded_game_enters_nothing(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built, campaign=True)
        await played(built, (await matches(built, event))[0])
        (match, *_) = await matches(built, event)
        assert match.bout.how == "played" and [seat.count for seat in match.seats] == [0, 0]
        assert await seen(built, event, campaigns.ledger) == []
        told = await seen(built, event, lambda affair: result_words(affair, match, Speech("en")))
        assert "(" not in told and "won by" in told  # what nobody had counted yet does not tell who won

    in_house(play)


@pytest.mark.slow
@pytest.mark.parametrize("key", ["warcry", "talisman", "albion"])
def test_a_game_that_ends_with_a_concession_was_given_up(key: str) -> None:
    async def play(built: House) -> None:
        game = await built.open_game("ana", "ben", key=key)
        core = built.service.core
        assert not await core.look(game, campaigns.given_up)
        await seating.concede(core, game, USERS["ben"])
        assert await core.look(game, lambda live: live.match.outcome is not None and campaigns.given_up(live))

    in_house(play)


@pytest.mark.parametrize("key", registry.keys())
def test_every_game_says_by_what_it_tells_that_somebody_gives_up(key: str) -> None:
    from bot.i18n.names import message_id
    from bot.i18n.speech import catalog

    known = registry.game(key).leaving_events
    assert known and all(catalog().has(message_id(key, "event", one)) for one in known)


@pytest.mark.parametrize(("share", "renown"), [(0, 0), (49, 1), (50, 2), (100, 4)])
def test_a_table_may_give_conceded_games_a_share(share: int, renown: int) -> None:
    gains = (Gain("won", "renown", amount=2, conceded=share), Gain("played", "experience"))
    told = (Lived("played"), Lived("won", count=2))
    made = {entry.kind: entry.amount for entry in entries_of(gains, told, 1, 11, 90, conceded=True)}
    assert made == ({GAMES: 1, "renown": renown} if share else {})
    whole = {entry.kind: entry.amount for entry in entries_of(gains, told, 1, 11, 90)}
    assert whole == {GAMES: 1, "renown": 4, "experience": 1}


@pytest.mark.parametrize(("form", "bye"), [("round_robin", 0), ("double_round_robin", 0), ("groups", 0), ("swiss", 2)])
def test_the_free_round_of_a_round_robin_is_worth_nothing(form: str, bye: int) -> None:
    read: Terms = league.read_terms(form, 0, 2, "", "")
    assert read.bye == bye
    assert league.read_terms(form, 0, 2, "3/1/0", "").bye == (6 if bye else 0)
    assert league.read_terms(form, 0, 2, "3/1/0/1", "").bye == 2  # where it is named, that holds


@pytest.mark.slow
def test_whoever_is_level_in_everything_has_the_same_rank_in_text_and_picture(listed: Listed) -> None:
    """The chat makes a list of lines that begin with a number and a point, and counts them itself: 1, 2, 3, 4."""

    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built, format="round_robin", number=0)
        sheet = await seen(built, event, lambda affair: standings_sheet(affair, Speech("en")))
        assert [one.rank for one in sheet.rows] == [1, 1, 1, 1]
        for language in ("en", "pl", "cs"):
            text = await seen(built, event, lambda affair, by=language: tables.standings_text(affair, Speech(by)))
            assert [line[:4] for line in text.splitlines()[1:5]] == ["1\\. "] * 4

    in_house(play)


@pytest.fixture(autouse=True)
def level(monkeypatch: pytest.MonkeyPatch, listed: Listed) -> None:
    """Nobody is ahead of anybody: the table as it is, where pairings are listed."""
    monkeypatch.setattr(league, "standings", STANDINGS)
