"""What every part of the parlour shares."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from aiohttp import web

from bot.parlour import components, rights
from bot.parlour.clock import Clock
from bot.parlour.feed import Feed
from bot.parlour.files import PREFIX, Files
from bot.parlour.gateway import Gateway
from bot.parlour.offers import Offers
from bot.parlour.wire import Json, encoded
from bot.parlour.world import World, channel_shown, person_shown

LOGGED = 5000
NONCE_SECONDS = 120


@dataclass(slots=True)
class Logged:
    """One request that the bot made, and its answer's status."""

    method: str
    path: str
    query: dict[str, str]
    body: Json | list[Json] | None
    files: list[tuple[str, int]]
    authorized: bool
    time: float
    status: int = 0


@dataclass
class House:
    """The guild, its files, its clock, and who is listening."""

    world: World
    files: Files
    clock: Clock
    gateway: Gateway
    offers: Offers = field(default_factory=Offers)
    address: str = ""
    feed: Feed = field(default_factory=Feed)
    log: deque[Logged] = field(default_factory=lambda: deque(maxlen=LOGGED))
    uploads: dict[str, Json] = field(default_factory=dict)
    nonces: dict[tuple[str, str], tuple[str, float]] = field(default_factory=dict)
    in_flight: int = 0

    def absolute(self, text: str) -> str:
        """JSON text for the bot: the addresses of files made whole."""
        return text.replace(f'"{PREFIX}', f'"{self.address}{PREFIX}')

    def relative(self, url: str) -> str:
        """The stored form of an address that the bot gives."""
        return url.removeprefix(self.address) if url.startswith(self.address + PREFIX) else url

    def publish_message(self, kind: str, message: Json) -> None:
        """Show a new or changed message to all who see it."""
        shown = {**message, "private": True} if message["id"] in self.world.private else message
        event = {"type": kind, "channel": message["channel_id"], "message": shown}
        files = tuple(components.file_ids(message))
        self.feed.publish(event, rights.audience(self.world, message), files)

    def publish_channel(self, channel: Json) -> None:
        """Show a new or changed channel to all who see it."""
        self.feed.publish({"type": "channel", "channel": channel_shown(channel)}, rights.viewers(self.world, channel))

    def publish_people(self) -> None:
        """Show who is there."""
        people = [person_shown(self.world, person) for person in self.world.people.values() if person["here"]]
        self.feed.publish({"type": "people", "people": people}, None)

    def change_channel(self, channel: Json, event: str) -> None:
        """Note, tell and show that a channel or thread is new or changed."""
        self.world.touch("channel", channel["id"])
        self.gateway.dispatch(event, channel, channel)
        self.publish_channel(channel)

    def remove_channel(self, key: str) -> None:
        """Delete a channel or thread with its threads."""
        viewers = rights.viewers(self.world, self.world.channels[key])
        for channel in reversed(self.world.remove_channel(key)):
            kind = "THREAD_DELETE" if "thread_metadata" in channel else "CHANNEL_DELETE"
            self.gateway.dispatch(kind, channel)
            self.feed.publish({"type": "channel_delete", "channel": channel["id"]}, viewers)


HOUSE: web.AppKey[House] = web.AppKey("house", House)


def answer(house: House, value: object, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """A JSON answer to the bot. The library compares the content type exactly: no charset."""
    body = house.absolute(encoded(value)).encode()
    return web.Response(body=body, status=status, content_type="application/json", headers=headers)


def nothing() -> web.Response:
    """The answer without a body."""
    return web.Response(status=204)
