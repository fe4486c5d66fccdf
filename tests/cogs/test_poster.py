"""Posting through the real library at a parlour, and what each failure means to the outbox."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.parlour.wire import stamp
from bot.service.core.ports import Outgoing, PostFailed, Seen
from cogs.poster import failure, forum_tags
from tests.support.edge import Edge, at_edge, button
from tests.support.player import buttons

PNG = bytes.fromhex("89504e470d0a1a0a0000000d4948445200000001000000010806000000")
PICTURE: dict[str, Any] = {"file": "table.png", "data": PNG, "alt": "the table"}


@pytest.mark.slow
def test_a_message_is_sent_found_drawn_rewritten_and_stripped(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        poster, channel = at.client.poster, at.channel
        sent = await poster.send(channel, 7, Outgoing("news", ((button(),),)), "o1")
        known = at.parlour.world.messages
        assert known[str(sent)]["content"] == "news" and list(buttons(known[str(sent)])) == ["Press"]
        assert await poster.find(channel, 7) == sent and await poster.find(channel, 77) is None
        for _ in range(2):
            await poster.rewrite(channel, sent, 7, Outgoing("news", ((button(),),), **PICTURE))
        message = known[str(sent)]
        assert [file["description"] for file in message["attachments"]] == ["the table"] and buttons(message)
        await poster.rewrite(channel, sent, 7, Outgoing("other news", ((button("New"),),)))
        assert list(buttons(known[str(sent)])) == ["New"] and known[str(sent)]["attachments"]
        await poster.strip(channel, sent)
        assert not buttons(known[str(sent)]) and known[str(sent)]["content"].startswith("other news")

    at_edge(tmp_path, play)


@pytest.mark.slow
def test_it_is_seen_what_a_message_shows_and_what_lies_below_it(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        poster, channel = at.client.poster, at.channel
        first, second = [await poster.send(channel, number, Outgoing("news"), None) for number in (7, 8)]
        assert await poster.look(channel, first) == Seen(7, (second,))
        await poster.rewrite(channel, first, 12, Outgoing("news\nmore news"))
        assert await poster.look(channel, first) == Seen(12, (second,)) and await poster.find(channel, 12) == first
        assert len(at.requests("GET", f"/channels/{channel}/messages")) == 3, "one request a look"
        await poster.delete(channel, second)
        assert await poster.look(channel, first) == Seen(12)
        await poster.delete(channel, first)
        assert await poster.look(channel, first) is None
        with pytest.raises(PostFailed) as error:
            await poster.rewrite(channel, first, 12, Outgoing("news"))
        assert error.value.reason == "gone"

    at_edge(tmp_path, play)


def test_an_old_message_that_takes_no_more_edits_is_no_error_and_holds_up_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(at: Edge) -> None:
        monkeypatch.setattr("cogs.poster.PATIENCE", 0.3)
        at.parlour.rates.old_limit = 1
        old = await at.client.poster.send(at.channel, 1, Outgoing("long ago"), None)
        at.parlour.world.messages[str(old)]["timestamp"] = stamp(time.time() - 4000)
        monkeypatch.setattr("cogs.poster.is_old", lambda message: message == old)
        young = await at.client.poster.send(at.channel, 2, Outgoing("just now"), None)
        await at.client.poster.rewrite(at.channel, old, 1, Outgoing("once more"))
        with pytest.raises(PostFailed) as error:
            await at.client.poster.rewrite(at.channel, old, 1, Outgoing("and again"))
        assert error.value.reason == "old"
        assert [one.status for one in at.requests("PATCH", f"/messages/{old}")] == [200, 429]
        await at.client.poster.rewrite(at.channel, young, 3, Outgoing("and again"))
        await at.client.poster.delete(at.channel, old)
        assert str(old) not in at.parlour.world.messages

    at_edge(tmp_path, play)


def test_F2_the_same_nonce_posts_once(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        first = await at.client.poster.send(at.channel, 1, Outgoing("once"), "o5")
        assert await at.client.poster.send(at.channel, 1, Outgoing("once"), "o5") == first
        at.parlour.faults.accept_then_fail("/channels/*/messages", method="POST", status=502)
        await at.client.poster.send(at.channel, 2, Outgoing("twice"), "o6")
        assert sum("twice" in one["content"] for one in at.parlour.world.messages.values()) == 1

    at_edge(tmp_path, play)


def test_F2_a_thread_whose_answer_was_lost_is_not_opened_twice(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        poster = at.client.poster
        first = await poster.open_thread(at.channel, "game #1")
        await at.parlour.acting.settled()
        assert await poster.open_thread(at.channel, "game #1", tried=True) == first
        assert await poster.open_thread(at.channel, "game #2", tried=True) != first
        at.client._connection._guilds.clear()  # as after a start, before the gateway has told of any thread
        assert await poster.open_thread(at.channel, "game #1", tried=True) == first

    at_edge(tmp_path, play)


def test_F16_what_is_in_an_archived_thread_is_edited_after_bringing_it_back(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        poster = at.client.poster
        thread = await poster.open_thread(at.channel, "game #1")
        sent = await poster.send(thread, 1, Outgoing("news", ((button(),),)), None)
        at.parlour.managing.close_thread(str(thread))
        await poster.strip(thread, sent)
        assert not buttons(at.parlour.world.messages[str(sent)])
        at.parlour.managing.close_thread(str(thread))
        await poster.reopen(thread)
        assert not at.parlour.world.channels[str(thread)]["thread_metadata"]["archived"]

    at_edge(tmp_path, play)


def test_F33_only_seat_holders_are_called_by_a_post(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        out = Outgoing("@everyone @here <@&5> <@11> <@12>", mentions=(11,))
        await at.client.poster.send(at.channel, 1, out, None)
        body = at.requests("POST", f"/channels/{at.channel}/messages")[-1].body
        assert body["allowed_mentions"]["users"] in (["11"], [11]) and not body["allowed_mentions"].get("parse")
        await at.client.poster.send(at.channel, 2, Outgoing("@everyone <@12>"), None)
        allowed = at.requests("POST", f"/channels/{at.channel}/messages")[-1].body["allowed_mentions"]
        assert not allowed.get("parse") and not allowed.get("users")

    at_edge(tmp_path, play)


@pytest.mark.slow
def test_what_is_posted_while_the_program_ends_is_not_given_up(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        poster = at.client.poster
        await at.client.close()
        with pytest.raises(PostFailed) as error:
            await poster.send(at.channel, 1, Outgoing("too late"), None)
        assert error.value.reason == "unreachable"

    at_edge(tmp_path, play)


def test_F20_a_direct_message_that_nobody_takes_is_a_refusal(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        ana = int(at.player("ana").id)
        await at.client.poster.direct(ana, Outgoing("your turn"))
        assert any(one["content"] == "your turn" for one in at.parlour.world.messages.values())
        at.parlour.managing.takes_dms(at.player().id, False)
        with pytest.raises(PostFailed) as failed:
            await at.client.poster.direct(ana, Outgoing("your turn"))
        assert failed.value.reason == "forbidden"

    at_edge(tmp_path, play)


@pytest.mark.parametrize(
    ("denied", "missing"),
    [("send_messages", "send_messages"), ("view_channel", "view_channel"), ("attach_files", "attach_files")],
)
def test_F15_the_missing_permission_is_named(tmp_path: Path, denied: str, missing: str) -> None:
    async def play(at: Edge) -> None:
        at.parlour.managing.permit(str(at.channel), at.parlour.world.bot["id"], deny=[denied])
        await at.parlour.acting.settled()
        with pytest.raises(PostFailed) as failed:
            await at.client.poster.send(at.channel, 1, Outgoing("news", file="a.txt", data=b"a"), None)
        assert (failed.value.reason, failed.value.missing) == ("forbidden", missing)

    at_edge(tmp_path, play)


def test_F15_no_permission_is_named_where_none_is_known_to_be_missing(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        at.parlour.faults.fail("POST", f"/channels/{at.channel}/messages", 403, 50013, times=2)
        for channel in (at.channel, at.channel):
            with pytest.raises(PostFailed) as failed:
                await at.client.poster.send(channel, 1, Outgoing("news", file="a.txt", data=b"a"), None)
            assert (failed.value.reason, failed.value.missing) == ("forbidden", "")

    at_edge(tmp_path, play)


def test_F17_what_was_posted_under_a_nonce_and_deleted_since_is_posted_again(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        first = await at.client.poster.send(at.channel, 1, Outgoing("news"), "o5")
        at.parlour.managing.delete_message(str(first))
        again = await at.client.poster.send(at.channel, 1, Outgoing("news"), "o5")
        assert again != first and str(again) in at.parlour.world.messages

    at_edge(tmp_path, play)


@pytest.mark.parametrize("status", [400, 403])
@pytest.mark.parametrize("code", [50083, 160005])
def test_F16_a_closed_thread_is_opened_first_and_told_as_closed_where_that_is_refused(
    tmp_path: Path, status: int, code: int
) -> None:
    async def play(at: Edge) -> None:
        poster = at.client.poster
        thread = await poster.open_thread(at.channel, "game #1")
        at.parlour.managing.close_thread(str(thread))
        at.parlour.faults.fail("POST", f"/channels/{thread}/messages", status, code)
        sent = await poster.send(thread, 1, Outgoing("news", file="a.txt", data=b"abc"), "o1")
        assert at.requests("PATCH", f"/channels/{thread}")[-1].body == {"archived": False}
        assert at.parlour.world.messages[str(sent)]["attachments"][0]["size"] == 3
        for refused in ((status, code), (403, 50013), (400, 160006)):
            at.parlour.faults.fail("POST", f"/channels/{thread}/messages", status, code)
            at.parlour.faults.fail("PATCH", f"/channels/{thread}", *refused)
            with pytest.raises(PostFailed) as failed:
                await poster.send(thread, 2, Outgoing("news"), "o2")
            assert failed.value.reason == ("full" if refused[1] == 160006 else "closed")

    at_edge(tmp_path, play)


def test_F16_a_channel_or_message_that_is_gone_is_told_as_such(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        for attempt in (
            at.client.poster.send(1, 1, Outgoing("news"), None),
            at.client.poster.strip(at.channel, 1),
            at.client.poster.open_thread(1, "x"),
        ):
            with pytest.raises(PostFailed) as failed:
                await attempt
            assert failed.value.reason == "gone"

    at_edge(tmp_path, play)


class Response:
    """Of a failed request."""

    reason = "for a test"

    def __init__(self, status: int) -> None:
        self.status = status


@pytest.mark.parametrize(
    ("status", "code", "reason"),
    [
        (401, 0, "unauthorised"),
        (404, 10003, "gone"),
        (404, 10008, "gone"),
        (403, 50001, "forbidden"),
        (403, 50013, "forbidden"),
        (403, 50007, "forbidden"),
        (413, 40005, "too_large"),
        (429, 0, "unreachable"),
        (500, 0, "unreachable"),
        (503, 0, "unreachable"),
        (400, 50083, "closed"),
        (400, 160005, "closed"),
        (403, 160005, "closed"),
        (400, 160006, "full"),
        (400, 160007, "full"),
        (400, 50035, "refused"),
        (400, 160002, "refused"),
    ],
)
def test_every_error_of_Discord_s_has_a_meaning(status: int, code: int, reason: str) -> None:
    response: Any = Response(status)
    assert failure(discord.HTTPException(response, {"code": code, "message": "x"}), "send_messages").reason == reason


def test_a_long_rate_limit_is_waited_for() -> None:
    assert failure(discord.RateLimited(12.5), "").retry_after == 12.5


class Forum:
    """A forum that knows some tags, and lets more be made or not."""

    def __init__(self, *names: str, refuses: bool = False) -> None:
        self.available_tags: list[Any] = [SimpleNamespace(name=name) for name in names]
        self.refuses = refuses

    async def create_tag(self, *, name: str) -> Any:
        """Make one."""
        if self.refuses:
            raise discord.Forbidden(SimpleNamespace(status=403, reason="no"), "no")  # type: ignore[arg-type]
        return SimpleNamespace(name=name)


@pytest.mark.parametrize(
    ("forum", "wanted", "found"),
    [
        (Forum("Round 1"), "Round 1", ["Round 1"]),
        (Forum("Round 1"), "Round 2", ["Round 2"]),
        (Forum(refuses=True), "Round 2", []),
        (Forum(*map(str, range(20))), "Round 2", []),
        (Forum("Round 1"), "", []),
    ],
)
def test_a_post_in_a_forum_has_the_tag_of_its_round_where_it_is_to_be_had(
    forum: Any, wanted: str, found: list[str]
) -> None:
    assert [tag.name for tag in asyncio.run(forum_tags(forum, wanted))] == found
