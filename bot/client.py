"""The bot on Discord: least rights, every press answered, no error swallowed."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import sys
import time
from collections.abc import Iterable, Iterator
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import discord
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

import cogs
from bot.config import Settings
from bot.i18n.catalog import FALLBACK, LANGUAGES
from bot.i18n.speech import catalog
from bot.service.people import servers
from bot.service.posting import unreachable
from bot.service.service import Service
from bot.startup_checks import CannotStart
from bot.storage.facts import fact, set_fact
from bot.watchdog import Watchdog
from cogs import errors, groups, pressing, sending, setup
from cogs.call import LOCALES, Call, Interaction, Shown, called
from cogs.drafts import Drafts
from cogs.drawing import TablePainter
from cogs.items import ID, Part
from cogs.keystrokes import Keystrokes
from cogs.panel.following import Following
from cogs.poster import DiscordPoster
from cogs.typed import Typed

LOOPBACK = ("127.0.0.1", "localhost", "::1")
READY_SECONDS = 0.2
"""Silence after the last server's data that counts as being ready."""

UNREACHABLE = (OSError, aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound, discord.ConnectionClosed)
"""How the library tells that it has no connection."""

NONSENSE = (TypeError, KeyError, ValueError, AttributeError)
"""How the library fails at an answer that is not Discord's, such as the page of a network that wants a login."""

FIRST_ANSWER = 30
"""Seconds within which whoever takes the first connection has to answer."""

LONGEST_SILENCE = 300
"""Seconds without a connection after which the bot does not count as healthy."""

LATELY = 7 * 86_400
"""Seconds for which a server counts as new: for so long, at most, the bot may have been away when it was invited."""

COMMANDS = "commands"
"""The fact that keeps the hash of the commands that Discord knows."""

log = logging.getLogger("seneschal.discord")


def use_loopback(api_url: str, gateway_url: str) -> None:
    """Talk to a stand-in on this machine instead of Discord. Raises ValueError for any other address."""
    for url, scheme in ((api_url, "http"), (gateway_url, "ws")):
        parts = urlsplit(url)
        if parts.scheme != scheme or parts.hostname not in LOOPBACK:
            raise ValueError(f"{url} is no {scheme} address of this machine")
    Route.BASE = api_url
    url_type = type(DiscordWebSocket.DEFAULT_GATEWAY)
    DiscordWebSocket.DEFAULT_GATEWAY = url_type(gateway_url)


class CatalogTranslator(app_commands.Translator):
    """Names and descriptions of commands, from the catalogues."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in that language; None where there is none of its own."""
        message = string.extras.get("message")
        language = str(locale.value)
        if message is None or language == FALLBACK or language not in LANGUAGES:
            return None
        if message not in catalog().ids(language):
            return None
        text = catalog().text(language, message, string.extras.get("facts"))
        return text if text != string.message else None


class Tree(app_commands.CommandTree["Seneschal"]):
    """The commands; what fails before a handler runs is told as well."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """One private sentence for the person, the trace for the operator."""
        if interaction.type is not discord.InteractionType.application_command:
            errors.noted(error)
            return
        call = await called(interaction)
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            log.warning("a command that this program does not know: %s", type(error).__name__)
            text = call.text("discord-command-unknown")
        elif isinstance(error, app_commands.TransformerError):
            text = call.text("discord-option-wrong", given=str(error.value)[:60])
        elif isinstance(error, app_commands.CheckFailure):
            text = call.text("discord-not-allowed")
        else:
            text = call.text("discord-fault", code=errors.noted(error))
        await self._tell(call, text)

    async def _tell(self, call: Call, text: str) -> None:
        if call.interaction.response.is_done():
            await sending.show_answer(call, Shown(text))
        elif await sending.acknowledged(call.interaction, update=False):
            await sending.show_answer(call, Shown(text))


class Seneschal(discord.Client):
    """The game master."""

    def __init__(self, service: Service, settings: Settings | None = None) -> None:
        # It never speaks: that it could not would be the first thing that a newcomer reads.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True),  # that there are messages, not what they say
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=READY_SECONDS,
            max_messages=None,
        )
        self.service = service
        self.settings = settings
        self.tree = Tree(self)
        self.painter = TablePainter(service.children)
        self.poster = DiscordPoster(self)
        self.watchdog = Watchdog()
        self.breaker = errors.Breaker()
        self.typed = Typed()
        self.drafts = Drafts()
        self.keystrokes = Keystrokes()
        self.following = Following()
        service.core.changed = self.following.changed
        self.answering = asyncio.Event()
        self.troubles: dict[str, str] = {}
        """What the operator should know, by area; shown by ``/diagnose``. The values are codes of the log."""

        self._silent_since: float | None = None
        self._welcome = False  # whether Discord has told who the bot is
        self._reached = False
        self._patience: asyncio.Timeout | None = None

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Connect, and stay connected. Raises CannotStart where Discord refuses the token (F14) or cannot be reached,
        or something else answers: once it was reached, the library tries again for as long as it takes."""
        try:
            await super().start(token, reconnect=reconnect)
        except discord.LoginFailure:
            raise CannotStart("token-refused") from None
        except (*UNREACHABLE, *NONSENSE) as error:
            if self._reached or (self._welcome and isinstance(error, NONSENSE)):
                raise
            raise CannotStart("chat-unreachable", place=urlsplit(Route.BASE).netloc) from None

    async def login(self, token: str) -> None:
        """Make oneself known. Raises TimeoutError where nobody says a word, which counts as not reached."""
        async with asyncio.timeout(FIRST_ANSWER) as self._patience:
            await super().login(token)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """The gateway has been reached."""
        self._reached = True
        await super().before_identify_hook(shard_id, initial=initial)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Pass an event on. The library tells of a connection that it never had too, and tries for ever."""
        if self.is_closed():
            return  # what the library still had in store for a connection that was left
        error = sys.exc_info()[1]
        if event == "disconnect" and not self._reached and isinstance(error, UNREACHABLE):
            raise error
        super().dispatch(event, *args, **kwargs)

    async def setup_hook(self) -> None:
        """Once, before the gateway is connected."""
        self._welcome = True
        if self._patience is not None:
            self._patience.reschedule(None)  # what follows takes as long as it takes
        cogs.load()
        self.add_dynamic_items(Part)
        for found in groups.top_level():
            self.tree.add_command(found)
        await self.tree.set_translator(CatalogTranslator())
        await self.sync()
        self.watchdog.start()
        self.service.outbox.unauthorised = self._unauthorised
        await self.service.start(self.poster, self.painter)

    def invitation(self) -> str:
        """The link by which whoever manages a server invites the bot, with the permissions that it needs."""
        needed = discord.Permissions(**dict.fromkeys(setup.LEAST, True))
        scopes = ("bot", "applications.commands")
        return discord.utils.oauth_url(str(self.application_id), permissions=needed, scopes=scopes)

    async def sync(self) -> None:
        """Tell Discord the commands, if they differ from those it knows. A refusal stops nothing (F61)."""
        try:
            known = self._hash()
            last = await self.service.database.read(lambda session: fact(session, COMMANDS))
            if last == known and await self._registered():
                return
            await self.tree.sync()
            await self.service.database.write(lambda session: set_fact(session, COMMANDS, known))
        except Exception as error:
            self.troubles["commands"] = errors.noted(error)

    def _hash(self) -> str:
        """Of everything that the commands are made from: nothing is translated for it, which would take a while."""
        plain = [entry.to_dict(self.tree) for entry in self.tree.get_commands()]
        text = json.dumps([self.application_id, plain, catalog().hash], sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(text.encode()).hexdigest()

    async def _registered(self) -> bool:
        """True if Discord has commands of these names: another program may have been here with the same token."""
        names = {entry.name for entry in await self.tree.fetch_commands()}
        return names == {str(entry.name) for entry in self.tree.get_commands()}

    async def close(self) -> None:
        """Leave Discord."""
        self.watchdog.stop()
        await self.following.close()
        await super().close()

    def healthy(self) -> bool:
        """True if the bot answers, or has lost its connection only just now."""
        if not self.answering.is_set() or self.is_closed():
            return False
        return self._silent_since is None or time.monotonic() - self._silent_since < LONGEST_SILENCE

    def _unauthorised(self) -> None:
        """Discord does not know the token any more: the program ends."""
        log.critical("Discord refuses the token")
        asyncio.get_running_loop().create_task(self.close())

    # -- events ------------------------------------------------------------------------------------------------------

    async def on_ready(self) -> None:
        """Connected anew. Nothing is announced: no state of any game lives in the connection (F5)."""
        await self.service.clocks.back("gateway")
        if self.answering.is_set():
            self.service.outbox.retry()
            await self.service.voices.look_at_all()
        self._silent_since = None
        self.answering.set()
        for guild in self.guilds:
            if invited_lately(guild, self.service.core.clock.now()):  # perhaps while nobody was here to hear of it
                await self._joined(guild)

    async def on_resumed(self) -> None:
        """Connected again."""
        await self.service.clocks.back("gateway")
        self._silent_since = None
        self.service.outbox.retry()

    async def on_disconnect(self) -> None:
        """The connection is lost; the library tries again by itself."""
        self.poster.heard.interrupted()
        self.service.clocks.lost("gateway")
        if self._silent_since is None:
            self._silent_since = time.monotonic()

    async def on_message(self, message: discord.Message) -> None:
        """Somebody has written something, which nobody here reads: a story that it lies below goes on further down."""
        self.poster.heard.came(message.channel.id, message.id)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """A message is gone."""
        await self._went(payload.channel_id, payload.message_id)

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        """Several are."""
        for message in payload.message_ids:
            await self._went(payload.channel_id, message)

    async def _went(self, channel: int, message: int) -> None:
        self.poster.heard.went(channel, message)
        await self.service.outbox.posts.lists.went(channel, message)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Forms, and presses that no part answers: buttons of another make, or not on their message (F9)."""
        if interaction.channel_id and interaction.type is not discord.InteractionType.autocomplete:
            self.service.outbox.wake(interaction.channel_id)  # where somebody can act, the bot may be able to speak
        if interaction.type is discord.InteractionType.modal_submit:
            await pressing.submitted(interaction)
        elif interaction.type is discord.InteractionType.component and not answered_by_part(interaction):
            await pressing.pressed(interaction)

    async def pressed(self, interaction: Interaction) -> None:
        """A press on a part."""
        await pressing.pressed(interaction)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited."""
        await self._joined(guild)
        self.service.outbox.retry()

    async def _joined(self, guild: discord.Guild) -> None:
        language = LOCALES.get(guild.preferred_locale, FALLBACK)
        await servers.server_joined(self.service.core, guild.id, place_to_greet(guild), language)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Removed; the bot never leaves a server by itself."""
        await servers.server_left(self.service.core, guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, and the threads in it with it."""
        for thread in getattr(channel, "threads", ()):
            await unreachable.channel_lost(self.service.hosts, thread.id)
        await unreachable.channel_lost(self.service.hosts, channel.id)
        for number in await unreachable.opened_from(self.service.core, channel.id):
            if await self.poster.is_gone(number):  # a thread that slept: the library has forgotten it
                await unreachable.channel_lost(self.service.hosts, number)
        await self.service.voices.look_at_all(channel.guild.id)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """A channel is another one: what may be done there may be, too."""
        await self.service.voices.look_at_all(after.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """A role may do more, or less."""
        await self.service.voices.look_at_all(after.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """The bot has other roles; of nobody else it is told."""
        if after == after.guild.me:
            await self.service.voices.look_at_all(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread was closed, opened, or called otherwise."""
        data: Any = payload.data
        parent = self.get_channel(payload.parent_id)
        held = parent.permissions_for(parent.guild.me) if isinstance(parent, discord.abc.GuildChannel) else None
        if data.get("thread_metadata", {}).get("locked") and not (held is not None and held.manage_threads):
            await unreachable.thread_locked(self.service.core, payload.thread_id)
        else:
            self.service.outbox.wake(payload.thread_id, changed=True)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone."""
        await unreachable.channel_lost(self.service.hosts, payload.thread_id)
        await self.service.voices.look_at_all(payload.guild_id)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """An event handler has failed."""
        error = sys.exc_info()[1]
        if error is not None:
            log.error("in %s: fault %s", event_method, errors.noted(error))


def invited_lately(guild: discord.Guild, now: int) -> bool:
    """True if the bot has come to a server in the last days."""
    since = None if guild.me is None else guild.me.joined_at
    return since is not None and since.timestamp() > now - LATELY


def place_to_greet(guild: discord.Guild) -> int | None:
    """The channel in which a server tells who has come, if the bot may write there."""
    channel = guild.system_channel
    rights = None if channel is None else channel.permissions_for(guild.me)
    able = channel is not None and rights is not None and rights.view_channel and rights.send_messages
    return channel.id if able and channel is not None else None


def answered_by_part(interaction: Interaction) -> bool:
    """True if the library will find the dynamic item of a press: its id is ours, and its message shows it."""
    data: Any = interaction.data or {}
    name, kind = str(data.get("custom_id", "")), data.get("component_type")
    if interaction.message is None or ID.fullmatch(name) is None:
        return False
    shown = parts_of(interaction.message.components)
    return any(getattr(part, "custom_id", None) == name and part.type.value == kind for part in shown)


def parts_of(components: Iterable[Any]) -> Iterator[Any]:
    """All parts of a message at every depth: in rows and containers, and beside the lines of sections."""
    for part in components:
        yield part
        yield from parts_of(getattr(part, "children", ()))
        yield from parts_of(filter(None, [getattr(part, "accessory", None)]))
