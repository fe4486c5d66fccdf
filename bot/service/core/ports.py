"""What the service needs of the world outside: a chat service that posts, a painter, a clock."""

from __future__ import annotations

import time
from typing import Any, Protocol

from msgspec import Struct

from bot.i18n.speech import Speech
from bot.league.sheet import AnySheet
from bot.messages.ending import Ending
from bot.messages.message import Message

STORY, ASK, PICTURE, NOTE, CARD, THREAD = "story", "ask", "picture", "note", "card", "thread"
VOTE, REMINDER, TROUBLE, END = "vote", "reminder", "trouble", "end"
EVENT, ARCHIVE, RULING, OPEN_TABLES = "event", "archive", "ruling", "tables"
"""Kinds of posts: what happened at a table, which may go on with the newest such message; who is asked what, with the
buttons; the picture of the newest story; a plain note; a lobby card; that the game's thread is to be opened. A proposal
with its buttons; a reminder with its button; that a game cannot speak in its channel; the card at the end of a
game. What an event shows, as it stands when it is posted; that a thread is to be closed; a question about the rules;
the open tables of a server."""


BANNER = "-banner.png"
"""What the name of the file over a lobby card ends with; before it stands the title of the game."""

FOLLOWS = "follows"
"""The subject of a lobby card that only tells how its game stands: nobody misses it where it is gone."""


class Outgoing(Message, frozen=True, omit_defaults=True):
    """A public message, complete and in the channel's language. Nothing in it may depend on what is hidden."""

    mentions: tuple[int, ...] = ()
    file: str = ""
    data: bytes = b""
    alt: str = ""  # what the file tells those who cannot see it
    subject: str = ""  # what its buttons are about: a vote, or decisions with blanks between
    tag: str = ""  # under which a thread is opened in a forum


class Picture(Struct, frozen=True):
    """A drawn table."""

    data: bytes
    name: str
    alt: str


class Seen(Struct, frozen=True):
    """How a message of the bot's stands in its channel: the number that it shows (0: none), and what lies below it."""

    number: int
    below: tuple[int, ...] = ()


class PostFailed(Exception):
    """A message could not be posted. ``reason``: gone, forbidden, too_large, refused, unreachable, unauthorised;
    closed, a thread that may not be opened again; full, there are too many open threads for one more; threadless, a
    channel of a kind that has none; old, a message of which the chat service takes no more edits for now.

    ``missing`` names the permission, where one is known to be missing; ``retry_after`` is what the chat service asked
    for.
    """

    def __init__(self, reason: str, missing: str = "", retry_after: float = 0.0) -> None:
        super().__init__(reason, missing)
        self.reason = reason
        self.missing = missing
        self.retry_after = retry_after


class Poster(Protocol):
    """The chat service as the outbox sees it. Every method may raise PostFailed."""

    async def send(self, channel: int, number: int, out: Outgoing, nonce: str | None) -> int:
        """Post a message that shows its number; the message's id. The same nonce never posts twice (for minutes)."""

    async def find(self, channel: int, number: int) -> int | None:
        """The message among the bot's latest in the channel that shows the number. Needs the right to read history."""

    async def strip(self, channel: int, message: int) -> None:
        """Take the buttons of a plain message away; text and picture stay."""

    async def look(self, channel: int, message: int) -> Seen | None:
        """How one of the bot's messages stands; None where it is gone, or where the bot may not read history."""

    def below(self, channel: int, message: int) -> tuple[int, ...] | None:
        """What lies below a message, as far as it was heard of without asking; None where that is not known."""

    async def rewrite(self, channel: int, message: int, number: int, out: Outgoing) -> None:
        """Give a message another text, another number and other buttons, in the form that it has: ``out`` tells which.

        A picture with data takes the place of its files. They stay otherwise; a layout shows again the one it names.
        """

    async def delete(self, channel: int, message: int) -> None:
        """Take a message away."""

    async def open_thread(self, channel: int, name: str, tag: str = "", *, tried: bool = False) -> int:
        """Open a public thread; its id. In a forum it is a post with that tag, where the tag is to be had.

        ``tried``: one of that name may be there already, for an earlier try may have opened it.
        """

    async def reopen(self, channel: int) -> None:
        """Bring an archived thread back."""

    async def archive(self, channel: int) -> None:
        """Close a thread; whoever writes into it opens it again."""

    async def direct(self, user: int, out: Outgoing) -> None:
        """A direct message."""

    async def barred(self, channel: int, home: int) -> str:
        """Why nothing can be posted in a channel, or no thread opened in its home (0: none is wanted): a permission, or
        what PostFailed says; empty: nothing is known to be in the way. Never raises."""

    async def owner(self, guild: int) -> int | None:
        """Whose server that is, if it is known. Never raises."""


class Painter(Protocol):
    """Draws tables, beside the event loop."""

    async def table(self, game: str, view: Any, speech: Speech, acts: tuple[Any, ...] = ()) -> Picture | None:
        """The table as a viewer may see it, with the acts to be numbered; None where no picture is small enough."""

    async def title(self, game: str, view: Any, speech: Speech) -> Picture | None:
        """What stands for a table before anything has been done; the table where its game has nothing for it."""

    async def victory(self, game: str, view: Any, speech: Speech, ending: Ending) -> Picture | None:
        """How a game ended; the table where its game has nothing for it."""

    async def banner(self, game: str) -> Picture | None:
        """What stands over the lobby of a game, by its title: always the same file. None where there is none."""

    async def standings(self, sheet: AnySheet, speech: Speech) -> Picture | None:
        """The standings of an event; None where no picture is small enough."""

    def board(self, game: str, view: Any, speech: Speech) -> str:
        """The table as text, whatever becomes of pictures. Called in a rules thread."""


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> int:
        """Seconds UTC."""

    def monotonic(self) -> float:
        """Seconds that really passed, from any beginning: nobody can set this one."""


class SystemClock:
    """The machine's own clock."""

    def now(self) -> int:
        """Seconds UTC."""
        return int(time.time())

    def monotonic(self) -> float:
        """Seconds since some moment; no correction of the machine's clock changes it."""
        return time.monotonic()
