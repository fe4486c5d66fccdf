"""The gateway: sessions of the bot, numbered dispatches, and their replay after a lost connection."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections import deque
from collections.abc import Callable

from aiohttp import WSMsgType, web

from bot.parlour import rights
from bot.parlour.wire import DM, THREADS, Json, encoded
from bot.parlour.world import World

HEARTBEAT_MS = 41250
WAY = 0.1
"""How long an acknowledgement is under way, in seconds. Discord is never nearer: a bot's library notes when it sent a
heartbeat only once it is sent, and would count an answer that is quicker to the one before, 41 seconds earlier."""
KEPT = 2000  # dispatches a session may catch up on
KEPT_SECONDS = 300
GUILDS, MEMBERS, MESSAGES, DIRECT, CONTENT = 1 << 0, 1 << 1, 1 << 9, 1 << 12, 1 << 15
PRIVILEGED = MEMBERS | 1 << 8 | CONTENT
DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, MEMBERS_WANTED, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 8, 9, 10, 11
UNREADABLE, NOT_IDENTIFIED, BAD_TOKEN, NOT_ALLOWED = 4002, 4003, 4004, 4014


class Session:
    """One identified bot connection, which outlives its socket."""

    def __init__(self, intents: int) -> None:
        self.key = secrets.token_hex(16)
        self.intents = intents
        self.number = 0
        self.kept: deque[tuple[int, str]] = deque(maxlen=KEPT)
        self.outbox: asyncio.Queue[str] | None = None
        self.left = 0.0

    def dispatch(self, name: str, data: Json) -> None:
        """Send an event, or keep it until the bot resumes."""
        self.number += 1
        text = encoded({"op": DISPATCH, "t": name, "s": self.number, "d": data})
        self.kept.append((self.number, text))
        if self.outbox is not None:
            self.outbox.put_nowait(text)

    def after(self, number: int) -> list[str] | None:
        """The dispatches after that one, None where they are no longer known."""
        if number > self.number or (number < self.number and (not self.kept or self.kept[0][0] > number + 1)):
            return None
        return [text for one, text in self.kept if one > number]


class Socket:
    """One socket, with what is still to be sent over it."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.socket = socket
        self.request = request
        self.outbox: asyncio.Queue[str] = asyncio.Queue()
        self.session: Session | None = None

    def say(self, op: int, data: object) -> None:
        """Send a frame that is no dispatch."""
        self.outbox.put_nowait(encoded({"op": op, "d": data}))


class Gateway:
    """All sessions. Two processes with one token both hear everything, as with Discord."""

    def __init__(self, world: World, token: str, privileged: int = 0) -> None:
        self.world = world
        self.token = token
        self.privileged = privileged
        self.address = ""
        self.sessions: dict[str, Session] = {}
        self.lines: list[Socket] = []
        self.outgoing: Callable[[str], str] = str
        self.twice = 0

    @property
    def online(self) -> bool:
        """True if a bot is connected and identified."""
        return any(line.session for line in self.lines)

    # Dispatching

    def dispatch(self, name: str, data: Json, channel: Json | None = None) -> None:
        """Send an event to every session whose intents and rights ask for it."""
        for session in self.sessions.values():
            seen = self._filtered(session, name, data, channel)
            if seen is not None:
                session.dispatch(name, seen)
                if name == "INTERACTION_CREATE" and self.twice:
                    session.dispatch(name, seen)
        if name == "INTERACTION_CREATE" and self.twice:
            self.twice -= 1

    def _filtered(self, session: Session, name: str, data: Json, channel: Json | None) -> Json | None:
        direct = channel is not None and channel["type"] == DM
        wanted = GUILDS
        if name == "INTERACTION_CREATE":
            return data
        if name.startswith("MESSAGE_"):
            wanted = DIRECT if direct else MESSAGES
        elif name.startswith("GUILD_MEMBER_"):
            wanted = MEMBERS
        if not session.intents & wanted or not (direct or self.world.guild["bot_here"] or name == "GUILD_DELETE"):
            return None
        bot = self.world.bot["id"]
        if (
            channel is not None
            and name.startswith("MESSAGE_")
            and not rights.may(self.world, bot, channel, "view_channel")
        ):
            return None
        hidden = "content" in data and not direct and not session.intents & CONTENT and data["author"]["id"] != bot
        if hidden and all(user["id"] != bot for user in data["mentions"]):
            return {**data, "content": "", "embeds": [], "attachments": [], "components": []}
        return data

    def guild_create(self) -> Json:
        """The whole guild, as a bot is told of it."""
        world = self.world
        channels = list(world.channels.values())
        people = [key for key, person in world.people.items() if person["here"]]
        return {
            "id": world.guild["id"],
            "name": world.guild["name"],
            "owner_id": world.guild["owner_id"],
            "preferred_locale": world.guild["preferred_locale"],
            "system_channel_id": world.guild.get("system_channel_id"),
            "member_count": len(people) + 1,
            "unavailable": False,
            "roles": list(world.roles.values()),
            "channels": [one for one in channels if one["type"] not in (DM, *THREADS)],
            "threads": [one for one in channels if one["type"] in THREADS and not one["thread_metadata"]["archived"]],
            "members": [world.member(world.bot["id"]), *map(world.member, people)],
        }

    # Connections

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """One connection of a bot, from HELLO to its end."""
        line = Socket(web.WebSocketResponse(max_msg_size=1 << 20), request)
        await line.socket.prepare(request)
        self.lines.append(line)
        sender = asyncio.create_task(self._send(line))
        line.say(HELLO, {"heartbeat_interval": HEARTBEAT_MS})
        try:
            async for message in line.socket:
                if message.type is not WSMsgType.TEXT or not await self._receive(line, message.data):
                    break
        finally:
            self._gone(line)
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, ConnectionError):
                await sender
        return line.socket

    async def _send(self, line: Socket) -> None:
        while not line.socket.closed:
            await line.socket.send_str(self.outgoing(await line.outbox.get()))

    def _gone(self, line: Socket) -> None:
        self.lines.remove(line)
        session = line.session
        if session is not None and session.outbox is line.outbox:
            session.outbox = None
            session.left = self.world.clock.now()
            if line.socket.close_code in (1000, 1001):  # a bot that leaves of its own will does not resume
                self.sessions.pop(session.key, None)

    async def _receive(self, line: Socket, text: str) -> bool:
        try:
            frame = json.loads(text)
            op, data = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            await line.socket.close(code=UNREADABLE, message=b"Error while decoding payload.")
            return False
        if op == HEARTBEAT:
            asyncio.get_running_loop().call_later(WAY, line.say, ACK, None)
        elif op == IDENTIFY:
            return await self._identify(line, data)
        elif op == RESUME:
            self._resume(line, data)
        elif line.session is None:
            await line.socket.close(code=NOT_IDENTIFIED, message=b"Not authenticated.")
            return False
        elif op == MEMBERS_WANTED:
            self._members(line.session, data)
        return True

    async def _identify(self, line: Socket, data: Json) -> bool:
        if data.get("token") != self.token:
            await line.socket.close(code=BAD_TOKEN, message=b"Authentication failed.")
            return False
        intents = data.get("intents", 0)
        if intents & PRIVILEGED & ~self.privileged:
            await line.socket.close(code=NOT_ALLOWED, message=b"Disallowed intent(s).")
            return False
        self._prune()
        line.session = session = Session(intents)
        self.sessions[session.key] = session
        session.outbox = line.outbox
        here = self.world.guild["bot_here"]
        guilds = [{"id": self.world.guild["id"], "unavailable": True}] if here else []
        bot = self.world.bot["id"]
        ready: Json = {"v": 10, "user": self.world.user(bot), "guilds": guilds, "session_id": session.key}
        ready |= {"resume_gateway_url": self.address, "application": {"id": bot, "flags": 0}}
        session.dispatch("READY", ready)
        if here:
            session.dispatch("GUILD_CREATE", self.guild_create())
        return True

    def _prune(self) -> None:
        """Forget the sessions that nobody came back to."""
        early = self.world.clock.now() - KEPT_SECONDS
        self.sessions = {key: one for key, one in self.sessions.items() if one.outbox is not None or one.left > early}

    def _resume(self, line: Socket, data: Json) -> None:
        session = self.sessions.get(data.get("session_id", ""))
        missed = session.after(data.get("seq") or 0) if session and data.get("token") == self.token else None
        if session is None or missed is None:
            line.say(INVALID, False)
            return
        line.session = session
        for text in missed:
            line.outbox.put_nowait(text)
        session.outbox = line.outbox
        session.dispatch("RESUMED", {})

    def _members(self, session: Session, data: Json) -> None:
        if session.intents & MEMBERS:
            wanted = data.get("user_ids")
            keys = [key for key in self.world.people if wanted is None or key in map(str, wanted)]
            chunk: Json = {"guild_id": self.world.guild["id"], "members": [self.world.member(key) for key in keys]}
            chunk |= {"chunk_index": 0, "chunk_count": 1, "nonce": data.get("nonce")}
            session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    # What tests and shutting down do to connections

    def drop_connection(self) -> None:
        """Cut every socket without a word."""
        for line in self.lines:
            if line.request.transport is not None:
                line.request.transport.abort()

    def ask_to_reconnect(self) -> None:
        """Ask every bot to reconnect and resume (op 7)."""
        for line in self.lines:
            line.say(RECONNECT, None)

    def invalidate_session(self) -> None:
        """Forget every session: bots have to identify again (op 9)."""
        for line in self.lines:
            line.say(INVALID, False)
            line.session = None
        self.sessions.clear()

    async def close(self) -> None:
        """Close every socket."""
        for line in list(self.lines):
            await line.socket.close(code=1001)
