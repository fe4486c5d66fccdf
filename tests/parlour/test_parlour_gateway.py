"""The gateway frame by frame, as a client that is not discord.py sees it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
from discord.gateway import KeepAliveHandler

from bot.parlour import Parlour, gateway

Json = dict[str, Any]
Scene = Callable[[Parlour, aiohttp.ClientWebSocketResponse, aiohttp.ClientSession], Awaitable[None]]


def connected(scene: Scene) -> None:
    """A scene with one socket that has been greeted."""

    async def run() -> None:
        async with Parlour() as parlour, aiohttp.ClientSession() as web, web.ws_connect(parlour.gateway_url) as socket:
            hello = await socket.receive_json()
            assert hello == {"op": 10, "d": {"heartbeat_interval": 41250}}
            await scene(parlour, socket, web)

    asyncio.run(run())


async def identify(socket: aiohttp.ClientWebSocketResponse, intents: int = 1) -> Json:
    """Identify; READY."""
    await socket.send_json({"op": 2, "d": {"token": "parlour", "intents": intents}})
    ready: Json = await socket.receive_json()
    created = await socket.receive_json()
    assert (ready["t"], ready["s"], created["t"], created["s"]) == ("READY", 1, "GUILD_CREATE", 2)
    return ready


def test_a_heartbeat_is_acknowledged_once_its_sender_knows_that_it_is_sent() -> None:
    async def scene(parlour: Parlour, socket: aiohttp.ClientWebSocketResponse, web: aiohttp.ClientSession) -> None:
        await identify(socket)
        for _ in range(3):
            await socket.send_json({"op": 1, "d": 2})
        parlour.managing.permit(next(iter(parlour.world.channels)), "1")
        assert [(await socket.receive_json())["op"] for _ in range(4)] == [0, 11, 11, 11]

    connected(scene)


class Beating:
    """A connection as the library's keeper of heartbeats sees it."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.loop = asyncio.get_running_loop()
        self.thread_id = threading.get_ident()
        self.sequence = 2
        self.HEARTBEAT = 1
        self._max_heartbeat_timeout = 60.0

    async def send_heartbeat(self, data: Json) -> None:
        """Send it; where the machine is busy, the keeper's thread learns it only after the answer could be here."""
        await self.socket.send_json(data)
        await asyncio.sleep(gateway.WAY / 5)


def test_the_library_counts_no_acknowledgement_to_an_earlier_heartbeat() -> None:
    async def scene(parlour: Parlour, socket: aiohttp.ClientWebSocketResponse, web: aiohttp.ClientSession) -> None:
        interval = 10 * gateway.WAY
        keeper = KeepAliveHandler(ws=Beating(socket), interval=interval)  # type: ignore[arg-type]
        keeper.start()
        for _ in range(2):
            assert (await socket.receive_json())["op"] == 11
            keeper.ack()
            assert keeper.latency < interval
        keeper.stop()

    connected(scene)


def closes(frame: str, code: int) -> None:
    """Such a frame ends the connection with that code."""

    async def scene(parlour: Parlour, socket: aiohttp.ClientWebSocketResponse, web: aiohttp.ClientSession) -> None:
        await socket.send_str(frame)
        message = await socket.receive()
        assert (message.type, message.data) == (aiohttp.WSMsgType.CLOSE, code)

    connected(scene)


def test_what_ends_a_connection() -> None:
    closes("no json", 4002)
    closes("{}", 4002)
    closes('{"op": 3, "d": {}}', 4003)
    closes('{"op": 2, "d": {"token": "wrong", "intents": 1}}', 4004)
    closes('{"op": 2, "d": {"token": "parlour", "intents": 2}}', 4014)


def test_the_guild_is_told_whole() -> None:
    async def scene(parlour: Parlour, socket: aiohttp.ClientWebSocketResponse, web: aiohttp.ClientSession) -> None:
        await socket.send_json({"op": 2, "d": {"token": "parlour", "intents": 1}})
        assert (await socket.receive_json())["d"]["resume_gateway_url"] == parlour.gateway_url
        guild = (await socket.receive_json())["d"]
        assert [channel["name"] for channel in guild["channels"]] == ["tavern", "tables"]
        assert [role["name"] for role in guild["roles"]] == ["@everyone", "Game masters", "Seneschal"]
        assert guild["member_count"] == len(guild["members"]) == 6

    connected(scene)


def test_resuming_repeats_what_was_missed_and_nothing_else() -> None:
    async def scene(parlour: Parlour, socket: aiohttp.ClientWebSocketResponse, web: aiohttp.ClientSession) -> None:
        ready = await identify(socket)
        tavern = next(iter(parlour.world.channels))
        parlour.managing.permit(tavern, "1", deny=["send_messages"])
        assert (await socket.receive_json())["t"] == "CHANNEL_UPDATE"
        await socket.close(code=4000)
        parlour.managing.permit(tavern, "1")
        resume = {"token": "parlour", "session_id": ready["d"]["session_id"], "seq": 3}
        async with web.ws_connect(parlour.gateway_url) as again:
            await again.receive_json()
            await again.send_json({"op": 6, "d": resume})
            missed, done = await again.receive_json(), await again.receive_json()
            assert [(one["t"], one["s"]) for one in (missed, done)] == [("CHANNEL_UPDATE", 4), ("RESUMED", 5)]
            assert done["d"] == {}

    connected(scene)


def test_a_session_that_is_unknown_or_too_old_is_invalid() -> None:
    async def scene(parlour: Parlour, socket: aiohttp.ClientWebSocketResponse, web: aiohttp.ClientSession) -> None:
        ready = await identify(socket)
        await socket.close(code=4000)
        session = ready["d"]["session_id"]
        for _ in range(gateway.KEPT + 1):
            parlour.gateway.dispatch("CHANNEL_UPDATE", {})
        wrong = [("x", "parlour", 2), (session, "parlour", 1), (session, "parlour", 10**6), (session, "no", 2)]
        for key, token, number in wrong:
            async with web.ws_connect(parlour.gateway_url) as again:
                await again.receive_json()
                await again.send_json({"op": 6, "d": {"token": token, "session_id": key, "seq": number}})
                assert await again.receive_json() == {"op": 9, "d": False}

    connected(scene)


def test_who_leaves_properly_is_forgotten_and_the_lost_after_a_while() -> None:
    async def scene(parlour: Parlour, socket: aiohttp.ClientWebSocketResponse, web: aiohttp.ClientSession) -> None:
        await identify(socket)
        await socket.close(code=1000)
        assert parlour.gateway.sessions == {}
        async with web.ws_connect(parlour.gateway_url) as second:
            await second.receive_json()
            await identify(second)
        parlour.clock.advance(gateway.KEPT_SECONDS + 1)
        async with web.ws_connect(parlour.gateway_url) as third:
            await third.receive_json()
            await identify(third)
            assert len(parlour.gateway.sessions) == 1

    connected(scene)


def test_members_are_listed_for_those_who_may_ask() -> None:
    async def run() -> None:
        async with (
            Parlour(privileged_intents=2) as parlour,
            aiohttp.ClientSession() as web,
            web.ws_connect(parlour.gateway_url) as socket,
        ):
            await socket.receive_json()
            await identify(socket, 3)
            ana = next(iter(parlour.world.people))
            await socket.send_json({"op": 8, "d": {"guild_id": "1", "user_ids": [ana], "limit": 0, "nonce": "n"}})
            chunk = (await socket.receive_json())["d"]
            assert ([member["user"]["username"] for member in chunk["members"]], chunk["nonce"]) == (["ana"], "n")
            parlour.managing.leave(ana)
            assert (await socket.receive_json())["t"] == "GUILD_MEMBER_REMOVE"

    asyncio.run(run())
