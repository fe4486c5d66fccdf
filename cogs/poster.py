"""Posts for the outbox through discord.py, and says in the outbox's words why something could not be posted."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any, Final, TypeVar

import aiohttp
import discord

from bot.service.core.ports import Outgoing, PostFailed, Seen
from cogs.heard import Heard
from cogs.numbering import number_of, with_number
from cogs.rendering import uploads
from cogs.texts import MOST_TEXT, clipped, clipped_name

T = TypeVar("T")

LOOKED_THROUGH = 50
"""How many of the latest messages are searched for one that may have been posted already."""

LOOKED_BELOW = 10
"""How many messages below one of ours are looked at: more than those that ask something are others'."""

TOO_LARGE, UNKNOWN_MESSAGE = 40005, 10008
GONE = frozenset({10003, 10004, UNKNOWN_MESSAGE})
CLOSED = frozenset({50083, 160005})
"""A thread that is archived, or locked."""

WRONG_CHANNEL = 50024
TOO_OLD = 30046
"""A message older than an hour takes no more edits for now."""

OLD = timedelta(hours=1)
PATIENCE = 10.0
"""Seconds after which the edit of an old message is given up."""

NO_MESSAGES = frozenset({50008, WRONG_CHANNEL, 40058})
"""Nothing can be written into a channel of this kind."""

FULL = frozenset({160006, 160007})
"""As many threads are open as a server may have."""

NO_DIRECT = frozenset({50007, 10013, 50278})
WEEK: Final = 10080
MOST_NAME = 100

SEND = ("view_channel", "send_messages")
SEND_IN_THREAD = ("view_channel", "send_messages_in_threads")
FILES = ("attach_files",)
LOOK = ("view_channel", "read_message_history")
THREADS = ("view_channel", "create_public_threads", "send_messages_in_threads")


class DiscordPoster:
    """The poster of the service's ports. Channels are known by id alone, so an empty cache is no hindrance."""

    def __init__(self, client: discord.Client) -> None:
        self.client = client
        self.heard = Heard()

    async def send(self, channel: int, number: int, out: Outgoing, nonce: str | None) -> int:
        """Post a message that shows its number. With a nonce Discord itself refuses a double, for minutes."""

        async def post(nonce: str | None) -> int:
            more: dict[str, Any] = {} if nonce is None else {"nonce": nonce}
            sending = with_number(out, number).to_send()
            sent = await self._place(channel).send(allowed_mentions=pinged(out.mentions), **sending, **more)
            self.heard.sent(channel, sent.id)
            return sent.id

        with self._failing(channel, (*self._writing(channel), *(FILES if out.file else ()))):
            try:
                return await self._opened(channel, lambda: post(nonce))
            except discord.NotFound as error:
                if nonce is None or error.code != UNKNOWN_MESSAGE:
                    raise
                return await post(None)  # an earlier try has posted it, and it was deleted since (F17)

    async def find(self, channel: int, number: int) -> int | None:
        """The bot's own message with that number, among the latest."""
        with self._failing(channel, LOOK):
            async for message in self._place(channel).history(limit=LOOKED_THROUGH):
                if message.author.id == self._me and number_of(message) == number:
                    return message.id
        return None

    async def look(self, channel: int, message: int) -> Seen | None:
        """How one of the bot's messages stands, in one request; its text may be read without any intent."""
        with self._failing(channel, LOOK):
            before, most = discord.Object(message - 1), 1 + LOOKED_BELOW
            try:
                entries = [entry async for entry in self._place(channel).history(limit=most, after=before)]
            except discord.Forbidden:
                return None
        if not entries or entries[0].id != message:
            return None
        return Seen(number_of(entries[0]), tuple([entry.id for entry in entries[1:]]))

    def below(self, channel: int, message: int) -> tuple[int, ...] | None:
        """What the gateway has shown below a message."""
        return self.heard.below(channel, message)

    async def strip(self, channel: int, message: int) -> None:
        """Take the buttons away."""
        await self._edit(channel, lambda: self._message(channel, message).edit(view=None), SEND[:1])

    async def rewrite(self, channel: int, message: int, number: int, out: Outgoing) -> None:
        """Other text and buttons, and new files if there are any. Nobody is mentioned: an edit never calls anybody."""

        async def edit() -> None:
            sending = with_number(out, number)
            told, new = sending.to_edit(), [file for file in sending.files if file.data]
            del told["attachments"]  # they stay
            if new:
                told["attachments"] = uploads(new)
            # What is too old for an edit the library would try again and again, and hold up the channel.
            async with asyncio.timeout(PATIENCE if is_old(message) else None):
                await self._message(channel, message).edit(**told, allowed_mentions=discord.AllowedMentions.none())

        try:
            await self._edit(channel, edit, (*SEND[:1], *(FILES if out.data else ())))
        except PostFailed as failed:
            if failed.reason == "unreachable" and is_old(message):
                raise PostFailed("old") from failed
            raise

    async def delete(self, channel: int, message: int) -> None:
        """Take a message of the bot's own away."""
        await self._edit(channel, lambda: self._message(channel, message).delete(), SEND[:1])

    async def open_thread(self, channel: int, name: str, tag: str = "", *, tried: bool = False) -> int:
        """Open a thread of the kind that the channel has for all, or a post where it is a forum."""
        with self._failing(channel, THREADS):
            place: Any = self.client.get_channel(channel) or await self.client.fetch_channel(channel)
            title = clipped_name(name, MOST_NAME)
            if not isinstance(place, discord.TextChannel | discord.ForumChannel):
                raise PostFailed("threadless")
            known = await self._opened_before(place, title) if tried else None
            if known is not None:
                return known  # the answer to an earlier try was lost: the name holds the game's number
            if isinstance(place, discord.ForumChannel):
                tags = await forum_tags(place, tag)
                post = await place.create_thread(
                    name=title, content=title, auto_archive_duration=WEEK, applied_tags=tags
                )
                return int(post.thread.id)
            kind = discord.ChannelType.news_thread if place.is_news() else discord.ChannelType.public_thread
            try:
                made = await place.create_thread(name=title, type=kind, auto_archive_duration=WEEK)
            except discord.HTTPException as error:
                if error.code == WRONG_CHANNEL:
                    raise PostFailed("threadless") from error
                raise
        return int(made.id)

    async def _opened_before(self, place: discord.TextChannel | discord.ForumChannel, title: str) -> int | None:
        """A thread of the bot's with that name. Asked for: before the gateway is there none is known."""
        there = await place.guild.active_threads()
        mine = (thread for thread in there if (thread.parent_id, thread.owner_id) == (place.id, self._me))
        return next((thread.id for thread in mine if thread.name == title), None)

    async def reopen(self, channel: int) -> None:
        """Bring an archived thread back. A lock stays: only who manages threads gets past it, and may write then."""
        with self._failing(channel, ()):
            try:
                await self.client.http.edit_channel(channel, archived=False)
            except discord.HTTPException as error:
                if error.status in (400, 403) and error.code not in FULL:
                    raise PostFailed("closed") from error
                raise

    async def archive(self, channel: int) -> None:
        """Close a thread; a lock would keep people out."""
        with self._failing(channel, ()):
            await self.client.http.edit_channel(channel, archived=True)

    async def is_gone(self, channel: int) -> bool:
        """True if a channel was deleted. Never raises: what cannot be found out is not so."""
        try:
            with self._failing(channel, ()):
                await self.client.http.get_channel(channel)
        except PostFailed as failed:
            return failed.reason == "gone"
        return False

    async def barred(self, channel: int, home: int) -> str:
        """Why nothing can be posted in a channel, or no thread opened in its home, as far as it is known here."""
        for place, needs in ((channel, (*self._writing(channel), *LOOK)), (home, THREADS)):
            known = self.client.get_channel(place)
            if known is None and place and await self.is_gone(place):
                return "gone"
            if missing := self._missing(place, needs):
                return missing
        parent = self.client.get_channel(home)
        able = parent is None or isinstance(parent, discord.TextChannel | discord.ForumChannel)
        return "" if able else "threadless"

    async def direct(self, user: int, out: Outgoing) -> None:
        """A direct message; whoever does not take any is not written to."""
        with self._failing(0, ()):
            place = await self.client.create_dm(discord.Object(user))
            await place.send(clipped(out.text, MOST_TEXT))

    async def owner(self, guild: int) -> int | None:
        """Whose server that is, if it is known."""
        found = self.client.get_guild(guild)
        return None if found is None else found.owner_id

    @property
    def _me(self) -> int:
        return self.client.user.id if self.client.user is not None else 0

    def _place(self, channel: int) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(channel)

    def _message(self, channel: int, message: int) -> discord.PartialMessage:
        return self._place(channel).get_partial_message(message)

    async def _edit(self, channel: int, edit: Callable[[], Awaitable[Any]], needs: tuple[str, ...]) -> None:
        with self._failing(channel, needs):
            await self._opened(channel, edit)

    async def _opened(self, channel: int, act: Callable[[], Awaitable[T]]) -> T:
        """Post or edit; in a closed thread after bringing it back, where that is allowed (F16)."""
        try:
            return await act()
        except discord.HTTPException as error:
            if error.code not in CLOSED:
                raise
        await self.reopen(channel)
        return await act()

    def _writing(self, channel: int) -> tuple[str, ...]:
        return SEND_IN_THREAD if isinstance(self.client.get_channel(channel), discord.Thread) else SEND

    @contextmanager
    def _failing(self, channel: int, needs: tuple[str, ...]) -> Iterator[None]:
        """Say what went wrong in the words of the outbox."""
        try:
            yield
        except (discord.HTTPException, discord.RateLimited) as error:
            raise failure(error, self._missing(channel, needs)) from error
        except (TimeoutError, aiohttp.ClientError, OSError) as error:
            raise PostFailed("unreachable") from error
        except RuntimeError as error:
            if not self.client.is_closed():
                raise
            raise PostFailed("unreachable") from error  # the program is ending: it is posted at the next start

    def _missing(self, channel: int, needs: tuple[str, ...]) -> str:
        """The first permission of those needed that the bot is known not to have there; empty: none is known."""
        place = self.client.get_channel(channel)
        if not isinstance(place, discord.abc.GuildChannel | discord.Thread) or place.guild.me is None:
            return ""
        try:
            held = place.permissions_for(place.guild.me)
        except discord.ClientException:  # the parent of a thread is not known
            return ""
        return next((name for name in needs if not getattr(held, name)), "")


def failure(error: discord.HTTPException | discord.RateLimited, missing: str) -> PostFailed:
    """What an error of Discord's means for the outbox."""
    if isinstance(error, discord.RateLimited):
        return PostFailed("unreachable", retry_after=error.retry_after)
    if error.status == 401:
        return PostFailed("unauthorised")
    if error.code in GONE:
        return PostFailed("gone")
    if error.code in NO_DIRECT:
        return PostFailed("forbidden")
    if error.code == TOO_OLD:
        return PostFailed("old")
    if error.status == 413 or error.code == TOO_LARGE:
        return PostFailed("too_large")
    if error.status == 429 or error.status >= 500:
        return PostFailed("unreachable")
    if error.code in CLOSED:
        return PostFailed("closed")
    if error.code in FULL:
        return PostFailed("full")
    if error.status == 403 or error.code in NO_MESSAGES:
        return PostFailed("forbidden", missing)
    return PostFailed("refused", f"{error.status}/{error.code}")


def is_old(message: int) -> bool:
    """True if a message takes few edits any more."""
    return discord.utils.utcnow() - discord.utils.snowflake_time(message) > OLD


def pinged(users: tuple[int, ...]) -> discord.AllowedMentions:
    """Mentions that call: these people and nobody else, whatever stands in the text (F33)."""
    allowed = [discord.Object(user) for user in users[:100]]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=allowed or False)


MOST_TAGS = 20


async def forum_tags(forum: discord.ForumChannel, name: str) -> list[discord.ForumTag]:
    """The tag of that name, made where there is none; nothing where it may not be made, or there are too many."""
    if not name:
        return []
    known = [tag for tag in forum.available_tags if tag.name == name]
    if known or len(forum.available_tags) >= MOST_TAGS:
        return known
    try:
        return [await forum.create_tag(name=clipped(name, 20))]
    except discord.Forbidden:
        return []
