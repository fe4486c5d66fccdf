"""One person holds all seats: everything may be taken back, nothing is a vote, and the game counts nowhere."""

from __future__ import annotations

import pytest

from bot.engine.errors import Refused
from bot.games import registry
from bot.i18n.speech import Speech
from bot.service.core.finding import Asker
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.transaction import Reply
from bot.service.lobby.seats import Person
from bot.service.table import dice, seating, undoing, votes
from bot.service.table.ballots import DRAW, END, PAUSE, RESUME
from bot.service.table.undoing import ANSWER
from bot.storage.models import CLOSED
from tests.service.test_undo import PAUSING, ask, at, refusal
from tests.service.test_undo_all import draws, live_of, notes
from tests.support.house import GUILD, HOME, USERS, House, in_house

ANA, BEN = USERS["ana"], USERS["ben"]


@pytest.mark.parametrize("key", registry.keys())
def test_everything_is_taken_back_to_the_beginning(key: str) -> None:
    async def play(built: House) -> None:
        game = await built.open_game("ana", "ana", key=key)
        for turn in range(12):
            seat, text, _ = await built.service.core.look(game, lambda live, n=turn: at(live, n))
            await built.say(game, "ana", text, seat=seat)
        drawn = await built.service.core.look(game, lambda live: draws(list(live.table.lines)))
        needs = set()
        while await built.service.core.look(game, may_go_back):
            reply, _ = await undoing.preview_undo(built.service.core, game, ANA)
            needs.add(reply.facts["need"])
            assert await ask(built, game, "ana") == "undone"
        assert "alone" in needs and needs <= {"alone", "free"}
        live = await live_of(built, game)
        assert live.table.position.next_draw > max(drawn) and not live.votes

    in_house(play)


def may_go_back(live: LoadedGame) -> bool:
    """True if anything that somebody declared still stands."""
    try:
        live.table.undo_plan(live.undo_policy)
    except Refused:
        return False
    return True


def test_the_record_tells_what_was_taken_back_behind_a_barrier() -> None:
    async def play(built: House) -> None:
        game = await built.warcry("ana", "ana")
        assert await ask(built, game, "ana") == "undone"
        (note,) = await notes(built, game)
        assert note.startswith("Undone by the only player although")
        await built.settled()
        assert not [text for text in built.poster.texts if "is decided" in text or "vote" in text.lower()]

    in_house(play)


def test_what_a_game_master_changed_is_taken_back_too() -> None:
    async def play(built: House) -> None:
        game = await built.warcry("ana", "ana")
        await built.service.core.change(game, lambda work: work.live.edit(work.live.table.state) or Reply("done"))
        assert await ask(built, game, "ana") == "undone"

    in_house(play)


def test_an_answer_that_cannot_be_taken_back_goes_with_its_action() -> None:
    async def play(built: House) -> None:
        game = await built.warcry("ana", "ana", options=PAUSING)
        what = ""
        for turn in range(400):
            seat, text, asked = await built.service.core.look(game, lambda live, n=turn: at(live, n))
            await built.say(game, "ana", text, seat=seat)
            if asked and (await live_of(built, game)).table.pause is not None:
                reply, _ = await undoing.preview_undo(built.service.core, game, ANA, ANSWER)
                if (what := str(reply.facts["what"])) == "action":
                    break
        assert what == "action"
        assert await ask(built, game, "ana", ANSWER) == "undone"
        assert (await live_of(built, game)).table.position.flight is None

    in_house(play)


def test_a_second_person_brings_the_rule_of_the_table() -> None:
    async def play(built: House) -> None:
        game = await built.warcry("ana", "ana")
        assert (await seating.propose_replacement(built.service.core, game, ANA, 1)).key == "done"
        (offered,) = (await live_of(built, game)).votes
        await seating.take_seat(built.service.core, game, Person(BEN, "ben"), offered)
        error = await refusal(undoing.preview_undo(built.service.core, game, ANA, referee=False))
        assert (error.key, error.facts["need"]) == ("undo_behind_barrier", "gm")
        assert (await votes.propose_pause(built.service.core, game, ANA)).key == "vote_opened"

    in_house(play)


def test_an_empty_seat_is_nobodys() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await seating.leave_game(built.service.core, game, BEN)
        assert (await refusal(undoing.preview_undo(built.service.core, game, ANA, referee=False))).facts["need"] == "gm"

    in_house(play)


@pytest.mark.parametrize("kind", [PAUSE, DRAW, END])
def test_nothing_is_a_vote(kind: str) -> None:
    async def play(built: House) -> None:
        game = await built.warcry("ana", "ana")
        core = built.service.core
        if kind == PAUSE:
            assert (await votes.propose_pause(core, game, ANA)).key == "done"
            assert (await live_of(built, game)).game.paused_at is not None
            assert (await votes.propose_vote(core, game, ANA, RESUME)).key == "done"
            assert (await live_of(built, game)).game.paused_at is None
        else:
            assert (await votes.propose_vote(core, game, ANA, kind)).key == "done"
            assert (await live_of(built, game)).game.status == CLOSED
        await built.settled()
        assert not [text for text in built.poster.texts if text.startswith("Vote ")]

    in_house(play)


def test_a_vote_that_passes_when_it_is_put_is_not_told_as_decided() -> None:
    async def play(built: House) -> None:
        game = await built.open_game("ana", "ana", "ben", key="mage_knight")
        assert (await votes.propose_pause(built.service.core, game, ANA)).key == "vote_passed"
        await built.settled()
        assert Speech("en").text("votes-paused") in "\n".join(built.poster.texts)
        assert not [text for text in built.poster.texts if text.startswith("Vote ")]

    in_house(play)


def test_such_a_game_is_not_counted() -> None:
    async def play(built: House) -> None:
        alone = await built.warcry("ana", "ana", channel_id=9_001)
        await votes.propose_vote(built.service.core, alone, ANA, END)
        game = await built.warcry()
        told = await dice.aborted_games(built.service.core, game, Asker(ANA, GUILD, HOME, lambda _: True))
        assert [(one.seat, one.begun, one.games) for one in told] == [(0, 1, ()), (1, 1, ())]

    in_house(play)
