"""The game master: who has the rights (table of negatives), and that everything he does is public and undoable."""

from __future__ import annotations

import json

import pytest

from bot.engine.errors import Refused
from bot.engine.history import EDIT
from bot.engine.requests import Facts
from bot.faces import face_of
from bot.i18n.wording import TableWords
from bot.service.core.access import Actor
from bot.service.core.table_view import marks_since
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.table import gm, seating, table_queries
from bot.service.table.gm import Ruling, gm_rights
from bot.storage import people
from bot.storage.models import CLOSED, RUNNING, Guild
from tests.support.house import GUILD, USERS, House, in_house
from tests.support.rules import rule

ROLE, OTHER_ROLE = 70, 71
MASTER = Actor(USERS["gm"], "Gerda", GUILD, frozenset({ROLE}))


async def ruled(built: House, game: int, ruling: Ruling, who: Actor = MASTER, reason: str = "a slip") -> Reply:
    await built.service.database.write(lambda session: people.set_guild(session, GUILD, gm_role=ROLE))
    reply = await gm.rule_on(built.service.core, game, who, reason, ruling)
    await built.settled()
    return reply


async def refused(built: House, game: int, ruling: Ruling, **more: object) -> str:
    with pytest.raises(Refused) as error:
        await ruled(built, game, ruling, **more)  # type: ignore[arg-type]
    return error.value.key


def nothing(work: GameTransaction) -> tuple[str, Facts]:
    return "gm-looked", {}


# roles, manages the server, the role stored for the server, server of the command, user, rights
RIGHTS = {
    "nobody in particular": (frozenset(), False, ROLE, GUILD, "cyd", False),
    "the role": (frozenset({ROLE}), False, ROLE, GUILD, "gm", True),
    "the manager": (frozenset(), True, None, GUILD, "gm", True),
    "another role": (frozenset({OTHER_ROLE}), False, ROLE, GUILD, "cyd", False),
    "no role is stored": (frozenset({ROLE}), False, None, GUILD, "cyd", False),
    "everybody's role": (frozenset({GUILD}), False, GUILD, GUILD, "cyd", False),
    "the role of another server": (frozenset({ROLE}), False, ROLE, 501, "gm", False),
    "the manager of another server": (frozenset(), True, None, 501, "gm", False),
    "a direct message": (frozenset(), True, None, 0, "gm", False),
    "a player with the role": (frozenset({ROLE}), False, ROLE, GUILD, "ana", False),
    "a player who manages": (frozenset(), True, None, GUILD, "ben", False),
    "the host who does not play": (frozenset(), False, ROLE, GUILD, "dan", False),
}


@pytest.mark.parametrize("case", RIGHTS)
def test_F21_who_is_a_game_master(case: str) -> None:
    roles, manages, stored, guild, name, rights = RIGHTS[case]

    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        live = await built.service.core.live(game)
        row = Guild(id=guild, gm_role=stored)
        assert gm_rights(roles, manages, row, live, USERS[name]) is rights
        who = Actor(USERS[name], name, guild, roles, manages)
        await built.service.database.write(lambda session: people.set_guild(session, guild, gm_role=stored))
        if rights:
            await gm.rule_on(built.service.core, game, who, "because", nothing)
        else:
            with pytest.raises(Refused) as error:
                await gm.rule_on(built.service.core, game, who, "because", nothing)
            assert error.value.key in ("gm_no_rights", "gm_plays")

    in_house(play)


@pytest.mark.parametrize(
    "ruling",
    [
        gm.acts(0, "deck alliance_starter"), gm.forces_default(0), gm.edits("replace /turns 3"), gm.goes_back(0),
        gm.undo_ruled, gm.halts(), gm.changes_terms(600, "wait"), gm.offers_seat(0, None),
        gm.vacates(0), gm.vetoes(1), gm.closing_ruled, gm.reopening_ruled, gm.repair_ruled, gm.state_read,
    ],
)  # fmt: skip
def test_every_tool_is_closed_to_players_and_changes_nothing(ruling: Ruling) -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        player = Actor(USERS["ana"], "ana", GUILD, frozenset({ROLE}), True)
        version = (await built.service.core.live(game)).game.version
        assert await refused(built, game, ruling, who=player) == "gm_plays"
        assert (await built.service.core.live(game)).game.version == version

    in_house(play)


def test_a_ruling_needs_a_reason_and_the_reason_is_told_harmless() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        assert await refused(built, game, gm.halts(), reason=" \n ") == "gm_no_reason"
        await ruled(built, game, gm.halts(), reason="@everyone **see**")
        told = built.poster.texts[-1]
        assert "Gerda" in told
        assert "\\@everyone \\*\\*see\\*\\*" in told
        assert (await built.service.core.live(game)).game.paused_at is not None
        await ruled(built, game, gm.halts())
        assert (await built.service.core.live(game)).game.paused_at is None

    in_house(play)


def test_acting_for_a_seat_tells_who_did_it_and_keeps_what_is_secret() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        await ruled(built, game, gm.acts(0, "deck alliance_starter"))
        live = await built.service.core.live(game)
        line = live.table.lines[-1]
        assert (line.seat, line.source) == (0, "gm")
        assert set(live.waiting()) == {1}
        assert "alliance" not in built.poster.texts[-1].casefold()
        assert "acts for ana" in built.poster.texts[-1]
        assert await refused(built, game, gm.acts(1, "order tactics auto_pass")) == "gm_no_orders"
        assert await refused(built, game, gm.acts(5, "pass")) == "seat_unknown"
        await ruled(built, game, gm.acts(None, "adjudicate loser=B"))
        outcome = (await built.service.core.live(game)).table.outcome
        assert outcome is not None
        assert outcome.winners == (0,)

    in_house(play)


def test_the_default_is_forced_only_where_somebody_is_waited_for() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        assert await refused(built, game, gm.forces_default(0)) == "gm_no_default"
        await built.say(game, "ana", "deck alliance_starter")
        await built.say(game, "ben", "deck hordes_starter")
        seat = next(iter((await built.service.core.live(game)).waiting()))
        assert await refused(built, game, gm.forces_default(1 - seat)) == "gm_not_waited"
        await ruled(built, game, gm.forces_default(seat))
        flights = [line.flight for line in (await built.service.core.live(game)).table.lines if line.flight]
        sources = [line.source for line in (await built.service.core.live(game)).table.lines]
        answers = [getattr(entry, "source", "") for flight in flights for entry in flight.served]
        assert "gm" in [*sources, *answers]
        assert (await built.service.core.live(game)).seats[seat].misses == 0

    in_house(play)


def test_F52_an_edit_is_checked_recorded_public_as_far_as_all_may_see_and_undoable() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        assert await refused(built, game, gm.edits("add /players/9/wins 1")) == "patch_no_place"
        assert await refused(built, game, gm.edits("add /players/0/wins 99")) == "check_wins"
        before = (await built.service.core.live(game)).table.position.snapshot
        await ruled(built, game, gm.edits("add /players/0/wins 1"))
        live = await built.service.core.live(game)
        assert live.table.state.players[0].wins == 1
        edits = [line for line in live.table.lines if line.kind == EDIT]
        assert len(edits) == 1
        assert "wins 1" in built.poster.shown.text
        await ruled(built, game, gm.undo_ruled)
        assert (await built.service.core.live(game)).table.position.snapshot == before

    in_house(play)


def test_a_hidden_edit_is_announced_without_what_it_changed() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        live = await built.service.core.live(game)
        deck = gm.raw_state(live)["players"][0]["army_deck"]
        swapped = [deck[1], deck[0], *deck[2:]]
        patch = json.dumps([{"op": "replace", "path": "/players/0/army_deck", "value": swapped}])
        await ruled(built, game, gm.edits(patch))
        told = built.poster.shown.text
        assert "nothing that everybody can see" in told
        assert deck[0] not in told
        assert "army_deck" not in told

    in_house(play)


EDITS = {
    "talisman": ("replace /seats/0/hero/gold 4", "Changed by a game master: replace /players/0/hero/gold 4"),
    "albion": ("add /seats/0/treasury 4", "Changed by a game master: replace /seats/0/treasury 4"),
    "warcry": ("add /players/0/wins 1", "Changed by a game master: replace /players/0/wins 1"),
    "mage_knight": ("add /players/0/score 25", "Changed by a game master: replace /players/0/score 25"),
}


@pytest.mark.slow
@pytest.mark.parametrize("key", EDITS)
def test_the_table_tells_an_edit_as_what_happened_last(key: str) -> None:
    """In words, in the picture, and among the acts since one's own; what nobody may see it does not name."""

    async def play(built: House) -> None:
        patch, told = EDITS[key]
        game = await built.open_game("ana", "ben", key=key)
        await ruled(built, game, gm.edits(patch))
        live = await built.service.core.live(game)
        view, words = live.table.view(None), TableWords(live.plain_speech("en"))
        board, picture = face_of(key).text_board, face_of(key).table_picture
        assert board is not None and picture is not None
        assert told in board(view, words)
        assert live.rules.act_mark(view).places == (told.partition(": ")[2],)
        assert marks_since(live, (0,), None) == (live.rules.act_mark(view),)
        assert picture(view, words, marks_since(live, (0,), None)).alt
        unseen = json.dumps([{"op": "replace", "path": "", "value": gm.raw_state(live)}])
        await ruled(built, game, gm.edits(unseen))
        live = await built.service.core.live(game)
        assert "something that not everybody sees" in board(live.table.view(None), words)

    in_house(play)


def test_reading_the_whole_position_is_public() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await built.service.database.write(lambda session: people.set_guild(session, GUILD, gm_role=ROLE))
        text = await gm.whole_state(built.service.core, game, MASTER, "a dispute")
        await built.settled()
        assert json.loads(text)["players"][0]["army_deck"]
        assert "hidden parts included" in built.poster.texts[-1]
        with pytest.raises(Refused):
            await gm.whole_state(built.service.core, game, Actor(USERS["cyd"], "cyd", GUILD), "curious")

    in_house(play)


def test_going_back_to_a_line_and_forward_again() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        await built.say(game, "ana", "deck alliance_starter")
        number = len((await built.service.core.live(game)).table.lines) - 1
        await ruled(built, game, gm.goes_back(0))
        assert set((await built.service.core.live(game)).waiting()) == {0, 1}
        await ruled(built, game, gm.goes_back(number))
        assert set((await built.service.core.live(game)).waiting()) == {1}
        assert await refused(built, game, gm.goes_back(99)) == "no_such_line"

    in_house(play)


def test_new_terms_start_open_decisions_anew() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        assert await refused(built, game, gm.changes_terms(1, None)) == "gm_limit"
        assert await refused(built, game, gm.changes_terms(None, "never")) == "gm_policy"
        await ruled(built, game, gm.changes_terms(3600, "wait"))
        live = await built.service.core.live(game)
        assert (live.game.limit, live.game.policy) == (3600, "wait")
        assert {entry.due for entry in live.decisions.values()} == {built.clock.now() + 3600}
        await ruled(built, game, gm.changes_terms(0, None))
        assert {entry.due for entry in (await built.service.core.live(game)).decisions.values()} == {None}

    in_house(play)


def test_seats_are_offered_taken_away_and_votes_closed() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        await ruled(built, game, gm.vacates(1))
        live = await built.service.core.live(game)
        assert live.seats[1].user_id is None
        (number,) = live.votes
        assert await refused(built, game, gm.vacates(1)) == "gm_seat_empty"
        await ruled(built, game, gm.vetoes(number))
        assert not (await built.service.core.live(game)).votes
        assert await refused(built, game, gm.vetoes(number)) == "vote_closed"
        await ruled(built, game, gm.offers_seat(1, USERS["cyd"]))
        live = await built.service.core.live(game)
        assert [vote.subject for vote in live.votes.values()] == [f"1 {USERS['cyd']}"]

    in_house(play)


def test_a_game_is_closed_reopened_and_repaired() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        assert await refused(built, game, gm.reopening_ruled) == "gm_not_closed"
        await ruled(built, game, gm.closing_ruled)
        assert (await built.service.core.live(game)).game.status == CLOSED
        await ruled(built, game, gm.reopening_ruled)
        live = await built.service.core.live(game)
        assert (live.game.status, live.game.ended_at) == (RUNNING, None)
        assert set(live.waiting()) == {0, 1}
        assert await refused(built, game, gm.repair_ruled) == "gm_no_fault"
        live = await built.service.core.live(game)
        live.game.fault = "abc123"
        assert await refused(built, game, gm.halts()) == "game_out_of_service"
        live = await built.service.core.live(game)
        live.game.fault = "abc123"
        await ruled(built, game, gm.repair_ruled)
        assert (await built.service.core.live(game)).game.fault == ""

    in_house(play)


@rule("TA-26:5")
def test_rulings_stand_in_the_record_with_name_and_reason() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await ruled(built, game, gm.halts(), reason="holidays")
        await seating.concede(built.service.core, game, USERS["ana"])
        record = (await table_queries.export_record(built.service.core, game, USERS["ana"])).data
        assert b"Gerda" in record
        assert b"holidays" in record

    in_house(play)
