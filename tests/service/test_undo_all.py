"""A table that has agreed on ``undo=all``: every seat's consent takes back what was rolled or shown, too."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import codec
from bot.engine.errors import Refused
from bot.engine.history import RENEWED, HistoryLine
from bot.engine.pending_action import Rolled, Shuffled
from bot.games import registry
from bot.i18n.speech import Speech
from bot.records.record import cut_record
from bot.records.replay import verify
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.transaction import Reply
from bot.service.lobby import lobby
from bot.service.lobby.lobby import Opening
from bot.service.lobby.seats import Person
from bot.service.table import seating, table_queries, undoing, votes
from bot.service.table.undoing import ANSWER
from bot.storage import game_queries
from tests.service.test_measured_game import active, deployed
from tests.service.test_undo import PAUSING, ask, at, refusal
from tests.support.house import GUILD, HOME, USERS, House, in_house
from tests.support.rules import rule

ANA, BEN = USERS["ana"], USERS["ben"]


async def live_of(built: House, game: int) -> LoadedGame:
    """The game as it stands."""
    return await built.service.core.live(game)


async def notes(built: House, game: int) -> list[str]:
    """What the record tells beside the actions."""
    rows = await built.service.database.read(lambda session: game_queries.remarks_of(session, game))
    return [row.text for row in rows if row.kind == "note"]


@rule("WC-P10")
def test_what_was_shown_is_taken_back_once_every_seat_has_agreed_and_not_before() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(undo="all")
        before = await live_of(built, game)
        lines, drawn = len(before.table.lines), before.table.position.next_draw
        reply, _ = await undoing.preview_undo(built.service.core, game, ANA)
        assert reply.facts["need"] == "all"
        assert await ask(built, game, "ana") == "vote_opened"
        await built.settled()
        assert Speech("en").text("votes-undo-shown") in built.poster.texts[-1]
        assert len((await live_of(built, game)).table.lines) == lines
        await votes.cast_vote(built.service.core, game, BEN, True)
        after = await live_of(built, game)
        assert after.table.lines[lines].kind == "undo" and set(after.waiting()) == {1}
        assert after.table.position.next_draw >= drawn > 0
        (note,) = await notes(built, game)
        assert note.startswith("Undone with the consent of all although")
        await built.say(game, "ben", "deck hordes_starter")
        assert (await live_of(built, game)).table.position.next_draw > drawn

    in_house(play)


@rule("WC-P10")
def test_cards_that_were_seen_come_differently_and_the_next_undo_goes_further_back() -> None:
    async def play(built: House) -> None:
        game = await built.warcry("ana", "ana", undo="all")
        for _ in range(4):
            live = await live_of(built, game)
            seat, text, _ = at(live, 1)
            await built.say(game, "ana", text, seat=seat)
        before = list((await live_of(built, game)).table.lines)
        decks = deck_lists(await live_of(built, game))
        assert await ask(built, game, "ana") == "undone"
        live = await live_of(built, game)
        undone, renewed = live.table.lines[len(before) :][:2]
        assert (undone.kind, renewed.source) == ("undo", RENEWED)
        assert [event.key for event in renewed.events] == ["shuffled_anew"]
        then = codec.decode(before[undone.back_to].position.snapshot, live.rules.state_type)
        assert [sorted(deck) for deck in deck_lists(live)] == [sorted(deck) for deck in decks_of(then)]
        assert deck_lists(live) != decks_of(then) and decks
        assert live.table.undo_line().number < before[-1].number
        assert await ask(built, game, "ana") == "undone"
        assert (await live_of(built, game)).table.lines[-2].back_to < undone.back_to

    in_house(play)


def decks_of(state: Any) -> list[list[str]]:
    """All decks."""
    return [list(deck) for player in state.players for deck in (player.action_deck, player.army_deck)]


def deck_lists(live: LoadedGame) -> list[list[str]]:
    """All decks as they lie now."""
    return decks_of(live.table.state)


@rule("WC-P10", "MKU-P11")
@pytest.mark.parametrize("key", ["warcry", "mage_knight"])
def test_one_who_declines_keeps_everything_as_it_is(key: str) -> None:
    async def play(built: House) -> None:
        if key == "warcry":
            game = await built.warcry(undo="all")
        else:
            game = await deployed(built)
            await built.service.core.change(game, lambda work: work.set(undo="all") or Reply("done"))
            _, name = await active(built, game)
            await built.say(game, name, "end_turn")
        before = len((await live_of(built, game)).table.lines)
        await ask(built, game, "ana")
        await votes.cast_vote(built.service.core, game, BEN, False)
        assert len((await live_of(built, game)).table.lines) == before

    in_house(play)


def draws(lines: list[HistoryLine]) -> set[int]:
    """The numbers of all dice and shuffles of some lines."""
    flights = [line.flight for line in lines if line.flight is not None]
    return {entry.number for flight in flights for entry in flight.served if isinstance(entry, Rolled | Shuffled)}


@rule("MKU-P11")
def test_dice_of_a_measured_game_are_drawn_anew() -> None:
    async def play(built: House) -> None:
        game = await built.open_game("ana", "ana", key="mage_knight", undo="all")
        for seat in (0, 1):
            await built.say(game, "ana", "army random", seat=seat)
        first = list((await live_of(built, game)).table.lines)
        old = draws(first)
        assert await ask(built, game, "ana") == "undone"
        await built.say(game, "ana", "army random", seat=1)
        new = draws((await live_of(built, game)).table.lines[len(first) :])
        assert new and not new & old

    in_house(play)


@pytest.mark.slow
def test_what_came_from_a_deck_in_the_middle_of_an_action_is_taken_back_with_all_of_it() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(options=PAUSING, undo="all")
        need = ""
        for turn in range(400):
            seat, text, asked = await built.service.core.look(game, lambda live, n=turn: at(live, n))
            name = ("ana", "ben")[seat]
            await built.say(game, name, text)
            if asked and (await live_of(built, game)).table.pause is not None:
                reply, _ = await undoing.preview_undo(built.service.core, game, USERS[name], ANSWER)
                if (need := str(reply.facts["need"])) != "consent":
                    break
        assert need == "gm"
        whole, _ = await undoing.preview_undo(built.service.core, game, ANA)
        assert whole.facts["need"] == "all"
        error = await refusal(ask(built, game, name, ANSWER))
        assert (error.key, error.clause) == ("undo_behind_barrier", "WC-P10")
        assert await ask(built, game, "ana") == "vote_opened"
        await votes.cast_vote(built.service.core, game, BEN, True)
        assert (await live_of(built, game)).table.position.flight is None

    in_house(play)


def test_who_has_left_is_not_waited_for_and_what_a_referee_changed_stays() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(undo="all")
        await seating.leave_game(built.service.core, game, BEN)
        assert await ask(built, game, "ana") == "vote_passed"
        await built.service.core.change(game, lambda work: work.live.edit(work.live.table.state) or Reply("done"))
        error = await refusal(ask(built, game, "ana"))
        assert (error.key, error.facts["barrier"]) == ("undo_behind_barrier", "edit")

    in_house(play)


@rule("MKU-P11")
def test_who_takes_a_seat_while_it_is_voted_on_is_asked_too() -> None:
    async def play(built: House) -> None:
        game = await built.open_game("ana", "ben", "cyd", key="mage_knight", undo="all")
        await built.say(game, "ana", "army random")
        await seating.leave_game(built.service.core, game, USERS["cyd"])
        (offered,) = (await live_of(built, game)).votes
        assert await ask(built, game, "ana") == "vote_opened"
        (first,) = set((await live_of(built, game)).votes) - {offered}
        await seating.take_seat(built.service.core, game, Person(USERS["dan"], "dan"), offered)
        assert not (await live_of(built, game)).votes
        with pytest.raises(Refused, match="vote_closed"):
            await votes.cast_vote(built.service.core, game, BEN, True, number=first)
        assert await ask(built, game, "ana") == "vote_opened"
        assert (await votes.cast_vote(built.service.core, game, BEN, True)).key == "vote_cast"
        assert (await votes.cast_vote(built.service.core, game, USERS["dan"], True)).key == "vote_passed"

    in_house(play)


def test_nobody_waits_for_the_vote_of_a_seat_that_was_left() -> None:
    async def play(built: House) -> None:
        game = await built.open_game("ana", "ben", "cyd", key="mage_knight", undo="all")
        await built.say(game, "ana", "army random")
        assert await ask(built, game, "ana") == "vote_opened"
        await seating.leave_game(built.service.core, game, BEN)
        assert [vote.kind for vote in (await live_of(built, game)).votes.values()] == ["offer"]
        assert await ask(built, game, "ana") == "vote_opened"
        (number,) = [key for key, vote in (await live_of(built, game)).votes.items() if vote.kind == "undo"]
        assert (await votes.cast_vote(built.service.core, game, USERS["cyd"], True, number=number)).key == "vote_passed"

    in_house(play)


@rule("MKU-H4", "MKU-P11")
def test_nobody_learns_from_such_an_undo_whether_a_hidden_army_was_drawn() -> None:
    told = []

    async def play(built: House) -> None:
        for line in ("army random", "army ready=guild_watch"):
            game = await built.open_game("ana", "ben", key="mage_knight", undo="all", channel_id=9000 + len(told))
            await built.say(game, "ana", line)
            with pytest.raises(Refused) as error:
                await undoing.preview_undo(built.service.core, game, BEN)
            assert error.value.key == "undo_not_yours"
            assert await ask(built, game, "ana") == "vote_opened"
            await votes.cast_vote(built.service.core, game, BEN, True)
            await built.settled()
            live = await live_of(built, game)
            posts = [post.out.text for post in built.poster.messages if post.channel == live.game.channel_id]
            posts = [text.replace(f"(#{game})", "(#)") for text in posts]
            record = cut_record(live.table, ("ana", "ben"), "2026-01-01T00:00:00Z", "ben")
            shapes = [line.split('"sum"')[0].split('"prev"')[0] for line in record.splitlines()[1:]]
            told.append((posts, shapes, await notes(built, game)))

    in_house(play)
    assert told[0] == told[1]


@pytest.mark.slow
def test_the_record_of_such_a_game_is_verified() -> None:
    async def play(built: House) -> None:
        game = await built.warcry("ana", "ana", undo="all")
        for seat, deck in ((1, "hordes_starter"), (0, "")):
            assert await ask(built, game, "ana") == "undone"
            if deck:
                await built.say(game, "ana", f"deck {deck}", seat=seat)
        await seating.concede(built.service.core, game, ANA, 0)
        record = await table_queries.export_record(built.service.core, game, ANA)
        assert record.full and b"by the only player" in record.data
        found = verify(record.data.decode(), registry.game("warcry"))
        assert found.executed and found.dice_from_seed

    in_house(play)


@pytest.mark.parametrize("key", registry.keys())
def test_it_is_agreed_in_the_lobby_and_shown_on_the_card(key: str) -> None:
    async def play(built: House) -> None:
        opening = Opening(key=key, guild=GUILD, channel=HOME, host=Person(ANA, "ana"), undo="all")
        reply = await lobby.open_lobby(built.service.core, opening, interaction=1)
        number = int(str(reply.facts["game"]))
        assert Speech("en").text("lobby-card-undo-all") in await lobby.lobby_info(built.service.core, number, "en")
        plain = Opening(key=key, guild=GUILD, channel=HOME, host=Person(ANA, "ana"))
        other = int(str((await lobby.open_lobby(built.service.core, plain, interaction=2)).facts["game"]))
        assert Speech("en").text("lobby-card-undo-all") not in await lobby.lobby_info(built.service.core, other, "en")
        with pytest.raises(Refused, match="lobby_choice"):
            await lobby.open_lobby(built.service.core, replace(plain, undo="me"), interaction=3)

    in_house(play)
