"""The page's API: what people may do and see, over HTTP and live events."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.parlour import Parlour
from bot.parlour.server import hosts_of
from tests.parlour.theatre import OFFERS
from tests.parlour.toybot import PNG, running
from tests.support.player import Player

Json = dict[str, Any]


class Page:
    """One person's browser."""

    def __init__(self, web: aiohttp.ClientSession, parlour: Parlour, name: str) -> None:
        self.web = web
        self.parlour = parlour
        self.user = Player(parlour, name).id
        self.channel = next(key for key, one in parlour.world.channels.items() if one.get("name") == "tavern")

    async def get(self, path: str, **query: str) -> Json:
        """Read something."""
        async with self.web.get(f"/page/api/{path}", params={"user": self.user, **query}) as got:
            found: Json = await got.json()
            return found

    async def post(self, path: str, **body: object) -> Json:
        """Do something."""
        async with self.web.post(f"/page/api/{path}", json={"user": self.user, **body}) as got:
            found: Json = await got.json()
            assert (got.status == 400) == ("error" in found)
            return found

    @asynccontextmanager
    async def live(self, last: str = "") -> Any:
        """The events as they come."""
        headers = {"Last-Event-ID": last} if last else {}
        async with self.web.get("/page/api/events", params={"user": self.user}, headers=headers) as stream:
            await stream.content.readuntil(b"\n\n")
            yield LoadedGame(stream)


class LoadedGame:
    """A stream of events."""

    def __init__(self, stream: aiohttp.ClientResponse) -> None:
        self.stream = stream
        self.last = ""

    async def next(self, kind: str) -> Json:
        """The next event of a kind."""
        async with asyncio.timeout(5):
            while True:
                block = (await self.stream.content.readuntil(b"\n\n")).decode()
                fields = dict(line.split(": ", 1) for line in block.rstrip().split("\n"))
                self.last = fields["id"]
                event: Json = json.loads(fields["data"])
                if event["type"] == kind:
                    return event


Scene = Callable[[Parlour, Page, Page], Awaitable[None]]


def browse(scene: Scene, faults: bool = False) -> None:
    """A scene with a toy bot and the browsers of ana and ben."""

    async def run() -> None:
        async with Parlour(faults=faults) as parlour, running(parlour), aiohttp.ClientSession(parlour.page_url) as web:
            await scene(parlour, Page(web, parlour, "ana"), Page(web, parlour, "ben"))

    asyncio.run(run())


def test_the_start_tells_everything() -> None:
    async def scene(parlour: Parlour, ana: Page, ben: Page) -> None:
        start = await ana.get("start")
        assert start["guild"]["name"] == "Seneschal's Parlour"
        assert [person["name"] for person in start["people"]] == ["ana", "ben", "cyril", "dana", "gm"]
        assert [person["locale"] for person in start["people"]] == ["en", "en", "cs", "pl", "en"]
        assert [channel["name"] for channel in start["channels"]] == ["tavern", "tables"]
        assert [command["name"] for command in start["commands"]] == ["game", "gm"]
        assert start["languages"] == ["en", "pl", "cs"]

    browse(scene)


def test_a_command_is_answered_over_the_events() -> None:
    async def scene(parlour: Parlour, ana: Page, ben: Page) -> None:
        async with ana.live() as mine, ben.live() as other:
            sent = await ana.post("slash", channel=ana.channel, name="game hello", options={"name": "hi", "times": "2"})
            assert sent["ok"]
            assert (await mine.next("message"))["message"]["content"] == "hi hi"
            assert (await other.next("message"))["message"]["content"] == "hi hi"
        found = await ben.get("messages", channel=ben.channel)
        assert [message["content"] for message in found["messages"]] == ["hi hi"]

    browse(scene)


def test_private_answers_and_forms_come_to_one_person() -> None:
    async def scene(parlour: Parlour, ana: Page, ben: Page) -> None:
        async with ana.live() as mine, ben.live() as other:
            await ana.post("slash", channel=ana.channel, name="game secret")
            thinking = await mine.next("message")
            assert thinking["message"]["private"] and thinking["message"]["flags"] & 128
            told = (await mine.next("edit"))["message"]
            assert told["content"] == "the secret is 42"
            async with ana.web.get(told["attachments"][0]["url"]) as got:
                assert await got.read() == PNG
                assert "sandbox" in got.headers["Content-Security-Policy"]
            assert (await ben.post("dismiss", message=told["id"]))["error"] == "unknown_message"
            assert await ana.post("dismiss", message=told["id"]) == {"ok": True}
            assert (await mine.next("delete"))["message"] == told["id"]
            await ana.post("slash", channel=ana.channel, name="game roster")
            form = (await mine.next("modal"))["modal"]
            await ben.post("say", channel=ben.channel, text="the first thing that ben sees")
            assert (await other.next("message"))["message"]["content"] == "the first thing that ben sees"
            assert (await ben.post("modal", modal=form["id"], values={"name": "x"}))["error"] == "unknown_modal"
            assert (await ana.post("modal", modal=form["id"], values={"name": "Band"}))["ok"]
            while (await mine.next("message"))["message"]["content"] != "Band: nothing":
                pass

    browse(scene)


def test_presses_uploads_and_suggestions() -> None:
    async def scene(parlour: Parlour, ana: Page, ben: Page) -> None:
        async with ana.live() as mine:
            await ana.post("slash", channel=ana.channel, name="game board", options={"v2": True})
            board = (await mine.next("message"))["message"]
            assert (await ben.post("component", message=board["id"], custom_id="hit|1"))["ok"]
            assert "hits 2" in json.dumps(await mine.next("edit"))
            assert (await ben.post("component", message=board["id"], custom_id="hit|1"))["error"] == "unknown_component"
            data = aiohttp.FormData()
            data.add_field("file", b"a note", filename="note.txt")
            async with ana.web.post("/page/api/upload", data=data) as got:
                upload = await got.json()
            assert (upload["filename"], upload["size"]) == ("note.txt", 6)
            files = {"note": upload["id"]}
            await ana.post("slash", channel=ana.channel, name="game hello", options={"name": "hi"}, files=files)
            assert (await mine.next("message"))["message"]["content"] == "hi a note"
        asked = {"channel": ana.channel, "name": "game hello", "options": {"name": "bo"}, "focused": "name"}
        assert (await ana.post("complete", **asked))["choices"] == [{"name": "bob", "value": "bob"}]

    browse(scene)


def test_a_missing_answer_is_told() -> None:
    async def scene(parlour: Parlour, ana: Page, ben: Page) -> None:
        async with ana.live() as mine:
            sent = asyncio.create_task(ana.post("slash", channel=ana.channel, name="game silent"))
            while not parlour.desk.open_ones:
                await asyncio.sleep(0.01)
            parlour.clock.advance(4)
            failed = await mine.next("failed")
            assert (failed["error"], failed["source"]) == ("no_answer", {"command": "game silent"})
            assert not (await sent)["ok"]

    browse(scene)


def test_a_lost_event_stream_goes_on_where_it_was() -> None:
    async def scene(parlour: Parlour, ana: Page, ben: Page) -> None:
        async with ana.live() as mine:
            await ana.post("say", channel=ana.channel, text="one")
            await mine.next("message")
        await ana.post("say", channel=ana.channel, text="two")
        async with ana.live(mine.last) as again:
            assert (await again.next("message"))["message"]["content"] == "two"

    browse(scene)


def test_people_come_and_change_their_language() -> None:
    async def scene(parlour: Parlour, ana: Page, ben: Page) -> None:
        async with ana.live() as mine:
            eve = await ana.post("people", name=" Eve ", locale="cs")
            assert (eve["name"], eve["locale"]) == ("Eve", "cs")
            assert (await mine.next("people"))["people"][-1] == eve
        assert (await ana.post("people", name="Eve", locale="cs"))["error"] == "name_taken"
        assert (await ana.post("people", name="", locale="cs"))["error"] == "bad_request"
        assert (await ana.post("locale", locale="de"))["error"] == "bad_request"
        assert await ana.post("locale", locale="pl") == {"ok": True}
        assert parlour.world.locale(ana.user) == "pl"
        assert parlour.world.locale(ben.user) == "en-US"

    browse(scene)


@pytest.mark.parametrize(
    ("path", "body", "error"),
    [
        ("slash", {"name": "game hello"}, "bad_request"),
        ("slash", {"name": "game hello", "channel": "1"}, "unknown_channel"),
        ("slash", {"name": "nothing", "channel": "tavern"}, "unknown_command"),
        ("component", {"message": "1", "custom_id": "x"}, "unknown_message"),
        ("say", {"channel": "tavern", "text": "x" * 2001}, "refused"),
        ("say", {"channel": "tavern", "text": ""}, "refused"),
        ("say", {"channel": "tavern", "text": "x", "user": "1"}, "unknown_user"),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_reason(path: str, body: Json, error: str) -> None:
    async def scene(parlour: Parlour, ana: Page, ben: Page) -> None:
        refused = await ana.post(path, **body)
        assert refused["error"] == error
        assert refused["text"]

    browse(scene)


def test_a_thread_appears_for_those_who_may_see_it() -> None:
    async def scene(parlour: Parlour, ana: Page, ben: Page) -> None:
        async with ana.live() as mine:
            await ana.post("slash", channel=ana.channel, name="game table", options={"name": "Battle"})
            thread = (await mine.next("channel"))["channel"]
            assert (thread["name"], thread["type"], thread["parent_id"]) == ("Battle", 11, ana.channel)
            parlour.managing.permit(ana.channel, ana.user, deny=["view_channel"])
            assert (await mine.next("channel_delete"))["channel"] == ana.channel
        seen = [channel["name"] for channel in (await ana.get("start"))["channels"]]
        assert seen == ["tables"]
        assert (await ana.get("messages", channel=thread["id"]))["error"] == "hidden_channel"

    browse(scene)


def test_the_port_that_nobody_names_may_be_the_parlours() -> None:
    assert set(hosts_of("80")) == {"127.0.0.1:80", "localhost:80", "127.0.0.1", "localhost"}
    assert set(hosts_of("8080")) == {"127.0.0.1:8080", "localhost:8080"}


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Host": "localhost:{port}"}, 200),
        ({"Origin": "http://localhost:{port}"}, 200),
        ({"Host": "evil.example"}, 403),
        ({"Host": "127.0.0.1:1"}, 403),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "https://127.0.0.1:{port}"}, 403),
        ({"Origin": "null"}, 403),
    ],
)
def test_other_sites_are_kept_out(headers: dict[str, str], status: int) -> None:
    async def run() -> None:
        async with Parlour() as parlour, aiohttp.ClientSession(parlour.page_url) as web:
            sent = {key: value.format(port=parlour.port) for key, value in headers.items()}
            for path in ("/", "/page/api/start"):
                async with web.get(path, headers=sent) as got:
                    assert got.status == status, path
            if status == 403:
                with pytest.raises(aiohttp.WSServerHandshakeError):
                    await web.ws_connect("/gw", headers=sent)

    asyncio.run(run())


def test_the_pages_own_files_and_nothing_else() -> None:
    async def run() -> None:
        async with Parlour() as parlour, aiohttp.ClientSession(parlour.page_url) as web:
            async with web.get("/") as got:
                assert got.content_type == "text/html"
                policy = got.headers["Content-Security-Policy"]
            assert policy.startswith("default-src 'self'; img-src 'self' data: blob:")
            assert "unsafe" not in policy
            for path in ("/page/../server.py", "/page/%2e%2e%2fserver.py", "/page/nothing.js", "/page/files/1/a", "/x"):
                async with web.get(path) as got:
                    assert got.status == 404, path

    asyncio.run(run())


def test_what_the_first_screen_offers_is_told_with_its_pictures() -> None:
    async def run() -> None:
        async with Parlour(offers=OFFERS) as parlour, aiohttp.ClientSession(parlour.page_url) as web:
            async with web.get("/page/api/start") as got:
                assert [game["key"] for game in (await got.json())["games"]] == ["warcry", "other"]
            async with web.get("/page/games/warcry") as got:
                assert (got.status, got.content_type, await got.read()) == (200, "image/png", PNG)
            for key in ("chess", "..%2fserver.py"):
                async with web.get(f"/page/games/{key}") as got:
                    assert got.status == 404, key

    asyncio.run(run())


def test_faults_can_be_ordered_only_where_a_test_wants_it() -> None:
    async def order(parlour: Parlour, ana: Page, ben: Page) -> int:
        wish = {"do": "fail", "method": "POST", "pattern": "/x", "status": 502}
        async with ana.web.post("/page/faults", json=wish) as got:
            return got.status

    async def refused(parlour: Parlour, ana: Page, ben: Page) -> None:
        assert await order(parlour, ana, ben) in (404, 405)

    async def taken(parlour: Parlour, ana: Page, ben: Page) -> None:
        assert await order(parlour, ana, ben) == 200
        assert [(fault.pattern, fault.status) for fault in parlour.faults.waiting] == [("/x", 502)]

    browse(refused)
    browse(taken, faults=True)
