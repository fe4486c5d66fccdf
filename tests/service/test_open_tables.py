"""Open tables and who looks for a game: one message in the channel for games, kept up to date, the same for all."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.errors import Refused
from bot.service.core.house_options import PACES
from bot.service.core.ports import PostFailed
from bot.service.lobby import lobby, lobby_options, wishes
from bot.service.lobby.lobby import Opening
from bot.service.lobby.offered_options import PLAYABLE, READY_MADE
from bot.service.lobby.open_tables import MOST_TABLES, MOST_WISHES, listed
from bot.service.lobby.seats import Person
from bot.service.lobby.wishes import LASTS, Wanted
from bot.service.people import people, servers
from bot.service.upkeep.integrity import check_database
from bot.storage import open_tables as rows_of
from bot.storage.models import CLOSED, LOBBY, RUNNING, Timer
from tests.support.house import GUILD, HOME, USERS, House, Posted, in_house

ELSEWHERE = 601
PRESSES = iter(range(5_000, 10_000))


async def chosen(built: House, **changes: Any) -> None:
    """The server chooses; by default its channel for games."""
    await servers.change_server(built.service.core, GUILD, changes or {"home": HOME}, interaction=next(PRESSES))
    await built.settled()


def lists(built: House) -> list[Posted]:
    """The messages that list open tables."""
    return [one for one in built.poster.messages if one.out.text.startswith("**Open tables**")]


def told(built: House) -> str:
    """What the only one of them says."""
    (found,) = lists(built)
    return found.out.text


def opening(name: str, **more: Any) -> Opening:
    """A table that somebody wants."""
    usual: dict[str, Any] = {"key": "warcry", "guild": GUILD, "channel": HOME, "host": Person(USERS[name], name)}
    return Opening(**{**usual, "pace": "daily", **more})


async def opened(built: House, name: str = "ana", **more: Any) -> int:
    """Open a table; its number."""
    reply = await lobby.open_lobby(built.service.core, opening(name, **more), interaction=next(PRESSES))
    await built.settled()
    return int(str(reply.facts["game"]))


async def act(built: House, game: int, name: str, what: str) -> None:
    """Do something at a lobby."""
    await lobby.at_lobby(
        built.service.core, game, Person(USERS[name], name), lobby.ACTS[what], interaction=next(PRESSES)
    )
    await built.settled()


def wanted(name: str, title: str = "warcry", pace: str = "daily", **more: Any) -> Wanted:
    """What somebody wants to play."""
    return Wanted(
        **{"guild": GUILD, "channel": HOME, "spoken": "en", **more},
        who=Person(USERS[name], name),
        title=title,
        pace=pace,
    )


async def want(built: House, name: str, *terms: str, press: int = 0, **more: Any) -> Any:
    """Say it."""
    found = wanted(name, *terms, **more)
    reply = await wishes.want_to_play(built.service.core, found, interaction=press or next(PRESSES))
    await built.settled()
    return reply


async def wishing(built: House) -> list[tuple[int, str, str]]:
    """Who looks for what."""
    found = await built.service.database.read(lambda one: rows_of.wishes_in(one, GUILD, built.clock.now()))
    return [(wish.user_id, wish.title, wish.pace) for wish in found]


# -- the message ------------------------------------------------------------------------------------------------------


def test_it_comes_with_the_channel_for_games_and_is_a_layout_that_mentions_nobody() -> None:
    async def play(built: House) -> None:
        await opened(built)
        assert not lists(built), "the server has no channel for games"
        await chosen(built)
        (found,) = lists(built)
        assert found.channel == HOME and found.sent.layout and not found.out.mentions and "<@" not in found.out.text
        assert "**WarCry** · table 1 · ana\nA day a turn · one free seat" in found.out.text
        assert [button.label for row in found.out.rows for button in row] == ["Join", "I want to play", "Open a table"]

    in_house(play)


def test_nothing_stands_where_it_is_not_wanted_and_it_goes_when_it_is_not_wanted_any_more() -> None:
    async def play(built: House) -> None:
        await chosen(built, home=HOME, open_tables="hidden")
        await opened(built)
        assert not lists(built)
        await chosen(built, open_tables="shown")
        assert "table 1" in told(built)
        await chosen(built, quorum=4)
        await chosen(built, home=ELSEWHERE)
        (found,) = lists(built)
        assert found.channel == ELSEWHERE and "Nobody is looking" in found.out.text, "what is open was opened at HOME"
        await chosen(built, home=None)
        assert not lists(built)
        await opened(built, "ben")
        assert not lists(built)
        await chosen(built)
        assert "table 1" in told(built) and "table 2" in told(built)

    in_house(play)


def test_it_follows_who_sits_down_leaves_begins_and_what_closes() -> None:
    async def play(built: House) -> None:
        await chosen(built)
        assert "Nobody is looking for players" in told(built)
        three = await opened(built, key="talisman", players=3, options=READY_MADE)
        first = lists(built)[0].id
        assert "ana\nA day a turn · ready-made · 2 free seats" in told(built)
        await act(built, three, "ben", "join")
        assert "ana and ben\nA day a turn · ready-made · one free seat" in told(built)
        await act(built, three, "ben", "leave")
        assert "2 free seats" in told(built)
        for name in ("ben", "cyd"):
            await act(built, three, name, "join")
        assert (await built.service.core.live(three)).game.status == RUNNING and "Nobody" in told(built)
        other = await opened(built, "dan")
        await act(built, other, "dan", "leave")
        assert (await built.service.core.live(other)).game.status == CLOSED and "Nobody" in told(built)
        assert [one.id for one in lists(built)] == [first], "it is the same message all the time"

    in_house(play)


def test_options_and_language_chosen_anew_are_told() -> None:
    async def play(built: House) -> None:
        await chosen(built)
        game = await opened(built, options="", pace="daily")
        choosing = await lobby_options.choosing_at(built.service.core, game, USERS["ana"])
        anew, host = replace(choosing, text=READY_MADE), Person(USERS["ana"], "ana")
        await lobby_options.choose_options(
            built.service.core, game, host, anew, choosing.text, interaction=next(PRESSES)
        )
        await built.settled()
        assert "ready-made" in told(built)
        await chosen(built, language="pl")
        (found,) = [one for one in built.poster.messages if "**Otwarte stoły**" in one.out.text]
        assert "wszystko gotowe · jedno wolne miejsce" in found.out.text

    in_house(play)


def test_a_message_that_is_gone_is_posted_anew_and_one_that_takes_no_edits_gives_way() -> None:
    async def play(built: House) -> None:
        await chosen(built)
        (first,) = lists(built)
        built.poster.messages.remove(first)
        await opened(built)
        (second,) = lists(built)
        assert second.id != first.id and "table 1" in second.out.text
        rewrite = built.poster.rewrite

        async def old(channel: int, message: int, number: int, out: Any) -> None:
            if message == second.id:
                raise PostFailed("old")
            await rewrite(channel, message, number, out)

        built.poster.rewrite = old  # type: ignore[method-assign]
        await opened(built, "ben")
        (third,) = lists(built)
        assert third.id != second.id and "table 2" in third.out.text

    in_house(play)


def test_edits_that_wait_are_one() -> None:
    async def play(built: House) -> None:
        await chosen(built)
        built.poster.failures = [PostFailed("unreachable", retry_after=5)]
        before = len(built.poster.rewritten)
        for name in ("ana", "ben", "cyd"):
            await lobby.open_lobby(built.service.core, opening(name), interaction=next(PRESSES))
        built.clock.advance(10)
        built.service.outbox.retry()
        await built.settled()
        assert len(built.poster.rewritten) - before <= 2 and "table 3" in told(built)

    in_house(play)


def test_six_tables_have_a_button_and_the_others_are_counted() -> None:
    async def play(built: House) -> None:
        await chosen(built)
        for count in range(1, MOST_TABLES + 3):
            await opened(built, "ana" if count % 2 else "ben")
            joins = sum(button.label == "Join" for row in lists(built)[0].out.rows for button in row)
            assert joins == min(count, MOST_TABLES)
            assert ("more table" in told(built)) == (count > MOST_TABLES)
        assert "2 more tables: their cards" in told(built)

    in_house(play)


# -- what nobody else may know ----------------------------------------------------------------------------------------


def test_only_what_was_opened_in_that_channel_with_a_seat_for_anybody_is_listed() -> None:
    async def play(built: House) -> None:
        await chosen(built)
        alone = told(built)
        await opened(built, channel=ELSEWHERE)
        assert told(built) == alone, "its card stands in another channel"
        friends = await opened(built, invited=(USERS["ben"],), players=2)
        assert told(built) == alone, "its only free seat is somebody's"
        await act(built, friends, "ben", "join")
        await act(built, friends, "ben", "leave")
        assert f"table {friends}" in told(built), "whom it was kept for has been there and left"
        await opened(built, "cyd", solo=True)
        await opened(built, "dan", guild=GUILD + 1)
        assert told(built).count("· table") == 1

    in_house(play)


def test_the_bytes_are_the_same_in_two_worlds_that_differ_in_what_readers_may_not_know() -> None:
    async def world(built: House, hidden: bool) -> Any:
        await chosen(built)
        await opened(built, "dan")
        await want(built, "gm", "talisman", "weekly")
        if hidden:
            await opened(built, channel=ELSEWHERE)
            await opened(built, "ben", invited=(USERS["cyd"],), players=2)
            await act(built, 2, "cyd", "join")
            await want(built, "cyd", "talisman", "weekly", guild=GUILD + 1, channel=ELSEWHERE)
        found = await listed(built.service.core, HOME)
        assert found is not None
        return found.out

    seen: list[Any] = []
    for hidden in (False, True):

        async def play(built: House, hidden: bool = hidden) -> None:
            if hidden:
                there = {"home": ELSEWHERE}
                await servers.change_server(built.service.core, GUILD + 1, there, interaction=next(PRESSES))
            seen.append(await world(built, hidden))

        in_house(play)
    assert seen[0] == seen[1]


# -- wishes -----------------------------------------------------------------------------------------------------------


def test_who_looks_for_a_game_stands_there_until_he_takes_it_back() -> None:
    async def play(built: House) -> None:
        await chosen(built)
        reply = await want(built, "ana")
        assert reply.key == "wish_kept" and f"<t:{built.clock.now() + LASTS}:D>" in str(reply.facts["until"])
        assert "**Looking for a game**\nana: WarCry, a day a turn" in told(built)
        await want(built, "ben", "talisman", "live")
        assert "ana: WarCry, a day a turn\nben: Talisman, now" in told(built)
        core, press = built.service.core, next(PRESSES)
        for _ in range(2):
            found = await wishes.withdraw_wish(core, GUILD, USERS["ana"], interaction=press)
            assert found is not None and found.key == "wish_withdrawn"
        await built.settled()
        assert "ana" not in told(built) and "ben: Talisman" in told(built)
        assert await wishes.withdraw_wish(core, GUILD, USERS["ana"], interaction=next(PRESSES)) is None

    in_house(play)


def test_a_form_that_comes_twice_is_one_wish_and_an_older_press_takes_nothing_back() -> None:
    async def play(built: House) -> None:
        await chosen(built)
        before, press = next(PRESSES), next(PRESSES)
        first = await want(built, "ana", press=press)
        assert await want(built, "ana", press=press) == first
        assert await wishes.withdraw_wish(built.service.core, GUILD, USERS["ana"], interaction=before) is None
        assert await wishing(built) == [(USERS["ana"], "warcry", "daily")]
        await want(built, "ana", "talisman")
        assert await wishing(built) == [(USERS["ana"], "talisman", "daily")], "one wish each"

    in_house(play)


@pytest.mark.parametrize("title", PLAYABLE)
@pytest.mark.parametrize("pace", PACES)
def test_two_who_want_the_same_sit_down_and_begin(title: str, pace: str) -> None:
    if pace != "daily" and title != "warcry":
        return

    async def play(built: House) -> None:
        await chosen(built)
        await want(built, "ana", title, pace)
        press = next(PRESSES)
        reply = await want(built, "ben", title, pace, press=press)
        live = await built.service.core.live(int(str(reply.facts["game"])))
        assert live.game.status == RUNNING and live.rules.title_of(live.options) == title
        assert live.game.limit == PACES[pace] and live.options.setup == "quick"
        assert [seat.user_id for seat in live.seats] == [USERS["ben"], USERS["ana"]]
        assert str(press) in live.game.salt.decode().split() and len(live.game.salt.decode().split()) == 2
        assert await wishing(built) == [] and "Nobody is looking" in told(built)
        again = await want(built, "ben", title, pace, press=press)
        assert again == reply and await wishing(built) == [], "delivered twice it is one table"

    in_house(play)


def test_whoever_wants_another_game_or_pace_is_nobodys_partner_and_of_two_the_first_is() -> None:
    async def play(built: House) -> None:
        await chosen(built)
        await want(built, "ana", "warcry", "daily")
        await want(built, "ben", "warcry", "weekly")
        await want(built, "cyd", "talisman", "daily")
        assert len(await wishing(built)) == 3
        await want(built, "dan", "mage_knight_2", "daily")
        reply = await want(built, "gm", "warcry", "weekly")
        live = await built.service.core.live(int(str(reply.facts["game"])))
        assert [seat.user_id for seat in live.seats] == [USERS["gm"], USERS["ben"]]
        assert [user for user, *_ in await wishing(built)] == [USERS[name] for name in ("ana", "cyd", "dan")]

    in_house(play)


def test_two_who_say_it_at_once_find_each_other() -> None:
    async def play(built: House) -> None:
        await chosen(built)
        replies = await asyncio.gather(
            *[
                wishes.want_to_play(built.service.core, wanted(name), interaction=next(PRESSES))
                for name in ("ana", "ben", "cyd")
            ]
        )
        await built.settled()
        assert sorted(reply.key for reply in replies) == ["lobby_opened", "wish_kept", "wish_kept"]
        assert len(await wishing(built)) == 1 and (await built.service.core.live(1)).game.status == RUNNING

    in_house(play)


def test_a_table_whose_opening_was_cut_off_begins_a_minute_later(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(built: House) -> None:
        await chosen(built)
        await want(built, "ana")

        class Cut(Exception):
            """The program is killed."""

        def cut(work: Any) -> Any:
            raise Cut

        with monkeypatch.context() as patched:
            patched.setattr(wishes, "begin_full", cut)
            with pytest.raises(Cut):
                await want(built, "ben")
        assert (await built.service.core.live(1)).game.status == LOBBY
        built.clock.advance(wishes.SOON)
        await built.service.clocks.tick()
        await built.settled()
        assert (await built.service.core.live(1)).game.status == RUNNING

    in_house(play)


def test_whoever_sits_down_to_that_game_looks_for_it_no_longer() -> None:
    async def play(built: House) -> None:
        await chosen(built)
        await want(built, "ana", "talisman", "weekly")
        await want(built, "ben", "warcry", "weekly")
        await opened(built, "ana", channel=ELSEWHERE)
        assert len(await wishing(built)) == 2, "WarCry is another game"
        await act(built, 1, "ben", "join")
        assert await wishing(built) == [(USERS["ana"], "talisman", "weekly")] and "ben" not in told(built)
        await opened(built, "ana", key="talisman", channel=ELSEWHERE)
        assert await wishing(built) == [] and "ana" not in told(built)

    in_house(play)


def test_a_wish_ends_after_two_weeks_to_the_second() -> None:
    async def play(built: House) -> None:
        await chosen(built)
        await want(built, "ana")
        built.clock.advance(LASTS - 1)
        await built.service.clocks.tick()
        await built.settled()
        assert "ana: WarCry" in told(built)
        built.clock.advance(1)
        assert await wishing(built) == [], "nobody meets somebody whose wish is over"
        await built.service.clocks.tick()
        await built.settled()
        assert "ana" not in told(built)
        await want(built, "ana")
        await wishes.wish_over(
            built.service.core, Timer(due=0, kind=rows_of.TIMER, user_id=USERS["ana"], subject=str(GUILD))
        )
        assert len(await wishing(built)) == 1, "one that was said anew stands on"

    in_house(play)


def test_many_wishes_are_counted() -> None:
    async def play(built: House) -> None:
        await chosen(built)
        paces = [(title, pace) for title in PLAYABLE for pace in PACES]
        for user, (title, pace) in enumerate(paces[: MOST_WISHES + 2], 100):
            found = replace(wanted("ana", title, pace), who=Person(user, f"*p{user}*"))
            await wishes.want_to_play(built.service.core, found, interaction=next(PRESSES))
        await built.settled()
        assert r"\*p100\*: Talisman, now" in told(built) and "and 2 more" in told(built)
        assert len(told(built)) < 1000

    in_house(play)


@pytest.mark.parametrize("where", [{"channel": ELSEWHERE}, {"guild": GUILD + 1}, {"guild": 0}])
def test_nobody_looks_for_a_game_where_nobody_reads_it(where: dict[str, int]) -> None:
    async def play(built: House) -> None:
        await chosen(built)
        with pytest.raises(Refused) as refused:
            await want(built, "ana", **where)
        assert refused.value.key == "wish_unlisted"
        await want(built, "ana")
        await chosen(built, open_tables="hidden")
        with pytest.raises(Refused) as refused:
            await want(built, "ben")
        assert refused.value.key == "wish_unlisted" and len(await wishing(built)) == 1
        assert await wishes.withdraw_wish(built.service.core, GUILD, USERS["ana"], interaction=next(PRESSES))

    in_house(play)


@pytest.mark.parametrize("terms", [("chess", "daily"), ("warcry", "yearly")])
def test_a_form_with_what_there_is_not_is_refused(terms: tuple[str, str]) -> None:
    async def play(built: House) -> None:
        await chosen(built)
        with pytest.raises(Refused) as refused:
            await want(built, "ana", *terms)
        assert refused.value.key == "lobby_choice" and await wishing(built) == []

    in_house(play)


# -- a person's data --------------------------------------------------------------------------------------------------


def test_F67_a_wish_is_given_out_and_erased_and_the_list_names_nobody_any_more() -> None:
    async def play(built: House) -> None:
        await chosen(built)
        await want(built, "ana")
        (given,) = json.loads(await people.export_person(built.service.core, USERS["ana"]))["wishes"]
        assert (given["title"], given["pace"], given["guild_id"], given["name"]) == ("warcry", "daily", GUILD, "ana")
        checked = await built.service.database.read(check_database(built.folder))
        assert checked.found == ()
        await people.erase_person(built.service.clocks, USERS["ana"])
        await built.settled()
        assert await wishing(built) == [] and "ana" not in told(built)
        assert json.loads(await people.export_person(built.service.core, USERS["ana"]))["wishes"] == []

    in_house(play)
