"""Looking at games: the table then and now, the log, the record, one's own games, practice copies, another channel."""

from __future__ import annotations

import json

import pytest

from bot.engine import codec
from bot.engine.errors import Refused
from bot.games import registry
from bot.i18n.speech import Speech
from bot.records.record import check_names
from bot.records.replay import verify
from bot.service.core.acting import Speaker
from bot.service.core.ports import Outgoing
from bot.service.people import people
from bot.service.table import forks, gm, table_queries
from bot.service.table.panel_state import panel_state
from bot.service.table.table_queries import Move, record_names
from tests.service.test_gm import ruled
from tests.support.house import HOME, USERS, House, in_house


def refused(error: pytest.ExceptionInfo[Refused]) -> str:
    return error.value.key


async def over(built: House) -> int:
    """A game that ben has conceded."""
    game = await built.warcry()
    await built.say(game, "ben", "concede")
    return game


def test_the_table_is_seen_as_the_person_knew_it_then() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await built.say(game, "ben", "choose_muster_order first=A")
        core = built.service.core
        now = await table_queries.sight_of(core, game, USERS["ana"], "en")
        assert (now.seat, now.number) == (0, now.last)
        assert now.view.players[0].army_cards and now.view.players[1].army_cards is None
        then = await table_queries.sight_of(core, game, USERS["ana"], "en", at=0)
        assert then.view.phase == "setup" and then.number == 0
        public = await table_queries.public_sight(core, game, USERS["ana"])
        assert public.view.players[0].army_cards is None
        stranger = await table_queries.sight_of(core, game, USERS["cyd"], "en")
        assert stranger.seat is None and stranger.view.players[0].army_cards is None
        for given in (-1, 999):
            with pytest.raises(Refused) as error:
                await table_queries.sight_of(core, game, USERS["ana"], "en", at=given)
            assert refused(error) == "no_line_to_show"
        with pytest.raises(Refused) as error:
            await table_queries.sight_of(core, game, USERS["ana"], "en", seat=1)
        assert refused(error) == "not_your_seat"

    in_house(play)


def test_a_table_without_spectators_shows_nothing_to_strangers_before_the_end() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(spectators=False)
        with pytest.raises(Refused) as error:
            await table_queries.log_text(built.service.core, game, USERS["cyd"], "en")
        assert refused(error) == "no_spectators"
        assert await table_queries.log_text(built.service.core, game, USERS["ben"], "en")

    in_house(play)


@pytest.mark.slow
def test_the_log_holds_times_and_only_what_its_reader_may_know() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await built.say(game, "ben", "choose_muster_order first=A")
        ana, ben, all_ = [
            await table_queries.log_text(built.service.core, game, USERS[name], "en") for name in ("ana", "ben", "cyd")
        ]
        assert "You draw" in ana and "You draw" in ben and "You draw" not in all_
        assert ana != ben
        assert "2026-09-21" in all_.splitlines()[1]

    in_house(play)


def test_the_log_tells_a_referees_act_as_his_with_its_reason_and_the_readers_time() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        await built.say(game, "ana", "deck alliance_starter")
        await ruled(built, game, gm.acts(1, "deck hordes_starter"), reason="ben is on the train")
        await ruled(built, game, gm.undo_ruled, reason="he is back")
        await people.choose_settings(built.service.core, USERS["ana"], zone="Europe/Warsaw")
        log = (await table_queries.log_text(built.service.core, game, USERS["ana"], "en")).splitlines()
        acted = next(n for n, line in enumerate(log) if "ben is on the train" in line)
        assert log[acted].startswith("— 2026-") and " CEST " in log[acted] and "Game master Gerda" in log[acted]
        assert "(undone) (game master) ben has chosen both decks." in log[acted + 1]
        assert any(line.startswith("#") and "(game master) Back to line" in line for line in log)
        assert any("he is back" in line for line in log)
        ana = next(line for line in log if "ana has chosen" in line)
        assert "(game master)" not in ana and "(undone)" not in ana
        assert " UTC " in (await table_queries.log_text(built.service.core, game, USERS["ben"], "en")).splitlines()[1]

    in_house(play)


def test_the_log_tells_what_the_clock_did() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(limit=500)
        built.clock.advance(501)
        await built.service.clocks.tick()
        log = await table_queries.log_text(built.service.core, game, USERS["ana"], "en")
        assert "(time ran out)" in log

    in_house(play)


def test_numbers_of_games_and_lines_have_no_separators() -> None:
    for language in ("en", "pl", "cs"):
        assert "12345" in Speech(language).text("table-log-back", number=12345)
        assert "1234" in Speech(language).text("lobby-card-title", name="x", game="y", number=1234)


@pytest.mark.slow
def test_a_record_is_cut_while_the_game_runs_and_whole_afterwards() -> None:
    async def play(built: House) -> None:
        game = await over(built)
        full = await table_queries.export_record(built.service.core, game, USERS["cyd"])
        assert full.full
        assert verify(full.data.decode(), registry.game("warcry")).executed
        other = await built.warcry()
        live = await built.service.core.live(other)
        for name in ("ana", "cyd"):
            cut = await table_queries.export_record(built.service.core, other, USERS[name])
            assert not cut.full
            assert live.game.seed.hex() not in cut.data.decode()
        heads = [
            json.loads(
                (await table_queries.export_record(built.service.core, other, USERS[name])).data.splitlines()[0]
            )["reader"]
            for name in ("ana", "ben", "cyd")
        ]
        assert heads == ["ana", "ben", "public"]

    in_house(play)


def test_a_record_takes_any_names_of_seats() -> None:
    async def play(built: House) -> None:
        game = await built.warcry("ana", "ana")
        live = await built.service.core.live(game)
        for names in (("ana", "ana"), ("gm", "public"), ("a:b\n", ""), ("x" * 60, "x" * 60)):
            for seat, name in zip(live.seats, names, strict=True):
                seat.name = name
            made = record_names(live)
            check_names(made, 2)
            assert len(set(made)) == 2

    in_house(play)


@pytest.mark.slow
def test_one_sees_all_that_waits_for_one_the_oldest_deadline_first() -> None:
    async def play(built: House) -> None:
        late = await built.warcry(decks=False, limit=5000)
        early = await built.warcry(decks=False, limit=500)
        idle = await built.warcry("ben", "cyd", decks=False)
        page = await table_queries.games_page(built.service.core, USERS["ana"])
        assert [place.game for place in page.waiting] == [early, late]
        assert page.waiting[0].due is not None and page.waiting[0].channel == HOME
        await built.say(early, "ana", "deck alliance_starter", seat=0)
        page = await table_queries.games_page(built.service.core, USERS["ana"])
        assert [place.game for place in page.waiting] == [late]
        assert [place.game for place in page.others] == [early]
        assert idle not in [place.game for place in (*page.waiting, *page.others)]
        assert (await table_queries.games_page(built.service.core, USERS["gm"])).waiting == []

    in_house(play)


def test_the_table_is_posted_again_for_all() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await built.settled()
        count = len(built.poster.messages)
        await table_queries.post_table(built.service.core, game, USERS["cyd"], interaction=1)
        await table_queries.post_sight(
            built.service.core, game, USERS["ana"], Outgoing("then", file="t.png", data=b"x"), interaction=2
        )
        await built.settled()
        again, ask, then = built.poster.messages[count - 1 :]
        assert again.picture is not None and ask.out.rows and not ask.out.mentions
        assert then.out.file == "t.png" and not then.out.rows

    in_house(play)


def test_a_copy_of_a_running_game_is_refused_while_cards_are_hidden() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        last = len((await built.service.core.live(game)).table.lines) - 1
        for name in ("ana", "cyd"):
            with pytest.raises(Refused) as error:
                await forks.fork_game(built.service.core, game, USERS[name], at=None, interaction=1)
            assert (refused(error), error.value.facts) == ("fork_hidden", {"number": last})

    in_house(play)


@pytest.mark.slow
def test_a_copy_goes_on_from_its_line_with_other_dice() -> None:
    async def play(built: House) -> None:
        game = await over(built)
        last = len((await built.service.core.live(game)).table.lines) - 1
        with pytest.raises(Refused) as error:
            await forks.fork_game(built.service.core, game, USERS["cyd"], at=last, interaction=1)
        assert refused(error) == "fork_ended"
        reply = await forks.fork_game(built.service.core, game, USERS["cyd"], at=last - 1, interaction=2)
        again = await forks.fork_game(built.service.core, game, USERS["cyd"], at=last - 1, interaction=2)
        assert reply == again
        copy = await built.service.core.live(int(str(reply.facts["copy"])))
        original = await built.service.core.live(game)
        assert copy.game.practice_of == game and copy.game.seed != original.game.seed
        assert copy.seats_of(USERS["cyd"]) == [0, 1]
        before = codec.decode(original.table.lines[last - 1].position.snapshot, original.rules.state_type)
        assert copy.table.view(0) == original.rules.view(before, 0)
        shown = await panel_state(built.service.core, Speaker(copy.id, USERS["cyd"], "en"))
        assert shown.menu is not None
        await built.settled()
        assert any("practice copy" in text for text in built.poster.texts)
        assert built.poster.threads

    in_house(play)


@pytest.mark.slow
def test_a_game_moves_to_another_channel_by_its_host_or_when_its_own_is_gone() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await built.settled()
        core = built.service.core
        for name in ("ben", "cyd"):
            with pytest.raises(Refused) as error:
                await table_queries.rebind_game(core, game, USERS[name], Move(601, 601), referee=False, interaction=1)
            assert refused(error) == "rebind_not_yours"
        await table_queries.rebind_game(core, game, USERS["ana"], Move(601, 601), referee=False, interaction=2)
        await built.settled()
        assert built.poster.messages[-1].channel == 601 and built.poster.messages[-1].out.rows
        with pytest.raises(Refused) as error:
            await table_queries.rebind_game(core, game, USERS["ana"], Move(601, 601), referee=False, interaction=3)
        assert refused(error) == "rebind_same"
        await table_queries.rebind_game(core, game, USERS["gm"], Move(603, 600), referee=True, interaction=5)
        moved = (await built.service.core.live(game)).game
        assert (moved.channel_id, moved.home) == (603, 600)
        (await built.service.core.live(game)).game.muted = "gone"
        await table_queries.rebind_game(core, game, USERS["ben"], Move(602, 602), referee=False, interaction=4)
        assert (await built.service.core.live(game)).game.muted == ""

    in_house(play)
