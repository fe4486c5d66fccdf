"""One interaction as handlers see it, and what is shown in answer to it."""

from __future__ import annotations

import math
from typing import Any, TypeAlias

import discord
from msgspec import Struct

from bot.engine.errors import Refused
from bot.engine.requests import Fact
from bot.i18n.catalog import FALLBACK
from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from bot.messages.message import Message, Row
from bot.service.core.access import Actor, Standing
from bot.service.core.acting import Speaker
from bot.service.core.core import Core
from bot.service.core.finding import Asker, Candidates, game_meant, introduced
from bot.service.core.ports import Picture
from bot.service.core.rate_limits import PUBLIC
from bot.service.core.transaction import Reply
from bot.service.people import people, servers
from bot.service.service import Service
from cogs import errors, rights
from cogs.drafts import Drafts
from cogs.items import read_id
from cogs.typed import Typed

Interaction: TypeAlias = "discord.Interaction[Any]"

MOST_UPLOAD = 512 * 1024

LOCALES = {discord.Locale.polish: "pl", discord.Locale.czech: "cs"}


class Upload(Struct, frozen=True):
    """A file that somebody gave. Read it with ``call.read(upload)``."""

    name: str
    size: int
    url: str


class Attached(Struct, frozen=True):
    """A file that goes with an answer."""

    name: str
    data: bytes


class Put(Struct, frozen=True):
    """What a panel puts before a person: the decision, or whom the game waits for; and when that was so."""

    game: int
    version: int
    what: str


class Shown(Message, frozen=True, omit_defaults=True):
    """What a person is shown, in private. ``fresh``: beside the private panel he pressed, not in its place.

    ``put``: it is a panel, which follows its game. ``why``: clauses that it names can be opened by a button.
    """

    picture: Picture | None = None
    file: Attached | None = None
    fresh: bool = False
    put: Put | None = None
    why: bool = True


def seat_index(seat: int | None) -> int | None:
    """A seat as the house counts it; people count from 1."""
    return None if seat is None else seat - 1


class Call:
    """One interaction, as handlers see it."""

    def __init__(
        self, interaction: Interaction, language: str, known: Candidates | None = None, *, unheard: bool = False
    ) -> None:
        self.interaction = interaction
        self.service: Service = interaction.client.service
        self.core: Core = self.service.core
        self.typed: Typed = interaction.client.typed
        self.drafts: Drafts = interaction.client.drafts
        self.id: int = interaction.id
        """Hand it to the service as ``interaction``: delivered twice, it is carried out once."""

        self.user: int = interaction.user.id
        self.name: str = interaction.user.display_name
        self.guild: int = server_of(interaction)
        self.channel: int = interaction.channel_id or 0
        self.language = language
        self.speech = Speech(language)
        """Speaks about no game; see ``speech_of``."""

        self.game_id = 0
        self.again: tuple[Row, ...] = ()
        """What a refusal offers to press: the form that was refused, with what was typed into it."""

        self.steps: tuple[Row, ...] = ()
        """What is pressed below an answer that tells besides how to begin."""

        self._known = known
        self.unheard = unheard  # a direct message could not be delivered, and the person has not been told yet (F20)

    @property
    def manages(self) -> bool:
        """True if the person may manage the server (or owns it)."""
        return bool(self.interaction.permissions.manage_guild)

    @property
    def roles(self) -> frozenset[int]:
        """The person's roles on this server."""
        user = self.interaction.user
        return frozenset(role.id for role in user.roles) if isinstance(user, discord.Member) else frozenset()

    def speaker(self, game: int, *, seat: int | None = None, decision: int | None = None) -> Speaker:
        """The person as one who says something at a table."""
        return Speaker(game, self.user, self.language, seat, decision, self.id)

    def asker(self) -> Asker:
        """The person as one who means a game."""
        known, self._known = self._known, None  # whoever asks again is told how things stand then
        return Asker(self.user, self.guild, self.channel, self.sees, known)

    def sees(self, there: Standing) -> bool:
        """True if the person may read the channel in which something stands."""
        return rights.reads(self.interaction, there)

    async def game(self, number: int | None = None, kind: str = "", *, posting: bool = False) -> int:
        """The game that is meant: the named one, else the one of this channel. Raises Refused if it is none of a kind.

        ``posting``: to show something to all who read its channel, out of that channel's budget (F54).
        """
        self.game_id = await game_meant(self.core, number, self.asker(), kind, posting=posting)
        if posting:
            channel = (await self.core.live(self.game_id)).game.channel_id
            wait = self.service.budgets.take_in(PUBLIC, channel)
            if wait > 0:
                raise Refused("too_public", seconds=math.ceil(wait))
        return self.game_id

    async def game_played(self, number: int | None = None) -> str:
        """The key of the game that is meant; empty where none is, or several are."""
        try:
            return str((await self.core.live(await self.game(number))).game.key)
        except Refused:
            return ""

    async def played_instead(self, kind: str, number: int | None = None) -> str:
        """What the game that is meant is called, if it is one of another kind; else nothing."""
        try:
            await self.game(number, kind)
        except Refused as refusal:
            return str(refusal.facts.get("plays", ""))
        return ""

    def actor(self) -> Actor:
        """The person as somebody of this server who does something, with the roles that he has here."""
        return Actor(self.user, self.name, self.guild, self.roles, self.manages, self.channel, self.sees)

    async def asides(self) -> list[str]:
        """What the person is told beside any answer: of a refused direct message, of games that cannot speak."""
        told = []
        if self.unheard and await people.refused_direct(self.core, self.user):
            told.append(self.text("clocks-me-direct-refused"))
        unheard = await self.service.hosts.heard(self.user, self.language)
        if self.game_id and self.game_id not in unheard:
            told += await self.service.hosts.silent(self.game_id, self.language)
        if self.guild and self.manages and await servers.takes_greeting(self.core, self.guild):
            told.append(self.text("setup-hello"))
            self.steps = (servers.first_steps(self.speech),)
        return [*told, *unheard.values(), *await self.service.voices.heard(self.user, self.language)]

    def option(self, name: str) -> Any:
        """What is typed so far into an option of the command."""
        return getattr(self.interaction.namespace, name, None)

    async def speech_of(self, game: int) -> Speech:
        """Speaks about a game in the person's language."""
        return (await self.core.live(game)).speech(self.language)

    def text(self, message: str, **facts: Fact) -> str:
        """A message of the catalogues in the person's language."""
        return self.speech.text(message, **facts)

    async def told(self, reply: Reply, game: int | None = None) -> str:
        """The words of a reply: its own sentence, then what happened."""
        number = self.game_id if game is None else game
        speech = await self.speech_of(number) if number else self.speech
        return worded(reply, speech)

    async def told_posted(self, reply: Reply, game: int) -> str:
        """The words of a reply to who has posted something for all; that it waits, where the game cannot speak."""
        place = (await self.core.live(game)).game.channel_id
        await self.service.outbox.caught_up(place)
        waits = (await self.core.live(game)).game.muted
        return await self.told(Reply("posting_waits") if waits else reply, game)

    async def read(self, upload: Upload | discord.Attachment, most: int = MOST_UPLOAD) -> bytes:
        """The content of a file that was given. Raises Refused where it is too large."""
        if upload.size > most:
            raise Refused("file_too_large", size=upload.size // 1024, most=most // 1024)
        data: bytes = await self.interaction.client.http.get_from_cdn(upload.url)
        return data


def server_of(interaction: Interaction) -> int:
    """The server on which somebody asks; 0 in a direct message, and where only he has the bot and the server has not.

    Of a server that has not invited the bot nothing is read.
    """
    number = interaction.guild_id or 0
    return number if number and interaction.client.get_guild(number) is not None else 0


def locale_of(interaction: Interaction) -> str:
    """The language of the person's program, as far as it is one of ours."""
    return LOCALES.get(interaction.locale, FALLBACK)


async def called(interaction: Interaction) -> Call:
    """The call of an interaction, in the language its person has chosen."""
    try:
        who, core = interaction.user.id, interaction.client.service.core
        place = (interaction.channel_id or 0, server_of(interaction))
        settings, known = await introduced(core, game_named(interaction), who, *place)
        chosen, unheard = settings.language, settings.direct_refused
    except Exception as error:  # the database may be gone: the person is told so in the language of his program
        errors.log.warning("no settings of a person: %s", type(error).__name__)
        chosen, unheard, known = "", False, None
    return Call(interaction, chosen or locale_of(interaction), known, unheard=unheard)


def game_named(interaction: Interaction) -> int | None:
    """The number of the game that a press, form or command is about; None: that of its channel."""
    data: Any = interaction.data or {}
    press = read_id(str(data.get("custom_id", "")))
    given = getattr(interaction.namespace, "game", None) if press is None else press.game or None
    return given if isinstance(given, int) else None


def worded(reply: Reply, speech: Speech) -> str:
    """A reply in words: message ``reply-<key>``, then a line for each event."""
    own = speech.text(message_id("reply", reply.key), **reply.facts)
    return "\n".join([own, *map(speech.event, reply.events)])
