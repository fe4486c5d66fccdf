"""How the bot answers: one way for commands, presses and forms, in private and in the person's own language.

A command::

    @command("board", PICTURE)
    async def board(interaction: Interaction, game: int | None = None) -> None:
        async def show(call: Call) -> Shown:
            number = await call.game(game)
            return Shown(await ...)
        await answer(interaction, show)

The interaction is acknowledged first, then the handler runs. It returns what is shown, or raises Refused; whatever
it raises becomes one private sentence. Public messages never go through an interaction: they go through the outbox.
"""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord
from discord import app_commands
from msgspec import Struct

from bot.engine.errors import BadData, Refused
from bot.engine.requests import Fact
from bot.i18n.catalog import FALLBACK
from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from bot.service.broken import StorageFault
from bot.service.budget import ACT, PUBLIC
from bot.service.finding import Asker, game_meant
from bot.service.ports import Picture
from bot.service.replies import Reply
from bot.service.service import Service
from cogs import errors, forms, groups, items, rights
from cogs.forms import Form, Upload
from cogs.items import Press, Row
from cogs.sending import acknowledged, on_private, show, show_at_once
from cogs.typed import Typed

Interaction: TypeAlias = "discord.Interaction[Any]"

MOST_UPLOAD = 512 * 1024

LOCALES = {discord.Locale.polish: "pl", discord.Locale.czech: "cs"}


class Attached(Struct, frozen=True):
    """A file that goes with an answer."""

    name: str
    data: bytes


class Shown(Struct, frozen=True, omit_defaults=True):
    """What a person is shown, in private. ``fresh``: beside the private panel he pressed, not in its place.

    ``then`` is shown below it as a message of its own: the next panel, where the eye is.
    """

    text: str
    rows: tuple[Row, ...] = ()
    picture: Picture | None = None
    file: Attached | None = None
    fresh: bool = False
    then: Shown | None = None


class Call:
    """One interaction, as handlers see it."""

    def __init__(self, interaction: Interaction, language: str) -> None:
        self.interaction = interaction
        self.service: Service = interaction.client.service
        self.core = self.service.core
        self.typed: Typed = interaction.client.typed
        self.id: int = interaction.id
        """Hand it to the service as ``interaction``: delivered twice, it is carried out once."""

        self.user: int = interaction.user.id
        self.name: str = interaction.user.display_name
        self.guild: int = interaction.guild_id or 0
        self.channel: int = interaction.channel_id or 0
        self.language = language
        self.speech = Speech(language)
        """Speaks about no game; see ``speech_of``."""

        self.game_id = 0
        self.again: tuple[Row, ...] = ()
        """What a refusal offers to press: the form that was refused, with what was typed into it."""

        self.unheard = False  # a direct message could not be delivered, and the person has not been told yet (F20)

    @property
    def manages(self) -> bool:
        """Whether the person may manage the server (or owns it)."""
        return bool(self.interaction.permissions.manage_guild)

    @property
    def roles(self) -> frozenset[int]:
        """The person's roles on this server."""
        user = self.interaction.user
        return frozenset(role.id for role in user.roles) if isinstance(user, discord.Member) else frozenset()

    def spend(self, cost: str) -> None:
        """Take what is costly about an act out of the budgets. Raises Refused with the time to wait (F54)."""
        wait = 0.0 if cost == ACT else self.service.budgets.take(cost, self.user, self.guild)
        if wait > 0:
            raise Refused("too_costly", seconds=math.ceil(wait))

    @property
    def asker(self) -> Asker:
        """The person as one who means a game."""
        return Asker(self.user, self.guild, self.channel, lambda there: rights.reads(self.interaction, there))

    async def game(self, number: int | None = None, kind: str = "", *, posting: bool = False) -> int:
        """The game that is meant: the named one, else the one of this channel. Raises Refused if it is none of a kind.

        ``posting``: to show something to all who read its channel, out of that channel's budget (F54).
        """
        self.game_id = await game_meant(self.service.core, number, self.asker, kind, posting=posting)
        if posting:
            channel = (await self.service.core.live(self.game_id)).game.channel_id
            wait = self.service.budgets.take_in(PUBLIC, channel)
            if wait > 0:
                raise Refused("too_public", seconds=math.ceil(wait))
        return self.game_id

    async def played_instead(self, kind: str, number: int | None = None) -> str:
        """What the game that is meant is called, if it is one of another kind; else nothing."""
        try:
            await self.game(number, kind)
        except Refused as refusal:
            return str(refusal.facts.get("plays", ""))
        return ""

    async def asides(self) -> list[str]:
        """What the person is told beside any answer: of a refused direct message, of games that cannot speak."""
        told = []
        if self.unheard and await self.service.people.refused_direct(self.user):
            told.append(self.text("clocks-me-direct-refused"))
        unheard = await self.service.hosts.heard(self.user, self.language)
        if self.game_id and self.game_id not in unheard:
            told += await self.service.hosts.silent(self.game_id, self.language)
        return [*told, *unheard.values()]

    async def speech_of(self, game: int) -> Speech:
        """Speaks about a game in the person's language."""
        return (await self.service.core.live(game)).speech(self.language)

    def text(self, message: str, **facts: Fact) -> str:
        """A message of the catalogues in the person's language."""
        return self.speech.text(message, **facts)

    async def told(self, reply: Reply, game: int | None = None) -> str:
        """The words of a reply: its own sentence, then what happened."""
        number = self.game_id if game is None else game
        speech = await self.speech_of(number) if number else self.speech
        return worded(reply, speech)

    async def read(self, upload: Upload | discord.Attachment, most: int = MOST_UPLOAD) -> bytes:
        """The content of a file that was given. Raises Refused where it is too large."""
        if upload.size > most:
            raise Refused("file_too_large", size=upload.size // 1024, most=most // 1024)
        data: bytes = await self.interaction.client.http.get_from_cdn(upload.url)
        return data


Handler: TypeAlias = Callable[[Call], Awaitable[Shown]]
Opener: TypeAlias = Callable[[Call], Awaitable["Form | Shown"]]


def worded(reply: Reply, speech: Speech) -> str:
    """A reply in words: message ``reply-<key>``, then a line for each event."""
    own = speech.text(message_id("reply", reply.key), **reply.facts)
    return "\n".join([own, *map(speech.event, reply.events)])


Today: TypeAlias = Callable[[Call, int], Awaitable[tuple[Row, ...]]]
_today: list[Today] = []


def todays_buttons(make: Today) -> Today:
    """Register what builds the buttons that a person may press now in a game; shown after a stale press."""
    _today[:] = [make]
    return make


def locale_of(interaction: Interaction) -> str:
    """The language of the person's program, as far as it is one of ours."""
    return LOCALES.get(interaction.locale, FALLBACK)


async def called(interaction: Interaction) -> Call:
    """The call of an interaction, in the language its person has chosen."""
    try:
        settings = await interaction.client.service.people.get(interaction.user.id)
        chosen, unheard = settings.language, settings.direct_refused
    except Exception as error:  # the database may be gone: the person is told so in the language of his program
        errors.log.warning("no settings of a person: %s", type(error).__name__)
        chosen, unheard = "", False
    call = Call(interaction, chosen or locale_of(interaction))
    call.unheard = unheard
    return call


async def too_fast(interaction: Interaction) -> bool:
    """Take an act of a person; who acts too fast is told so before anything is looked up, even his language (F8)."""
    wait: float = interaction.client.service.budgets.take(ACT, interaction.user.id, 0)
    if wait > 0:
        call = Call(interaction, locale_of(interaction))
        await at_once(call, Shown(errors.worded(Refused("too_fast", seconds=math.ceil(wait)), call.speech)))
    return wait > 0


async def at_once(call: Call, found: Form | Shown) -> None:
    """Answer what was not acknowledged."""
    try:
        if isinstance(found, Form):
            await call.interaction.response.send_modal(forms.modal_of(found))
        else:
            await show_at_once(call, found)
    except discord.HTTPException as error:
        # Delivered twice, the form is open already (F3).
        if not errors.too_late(error) and error.code != errors.ANSWERED_ALREADY:
            errors.noted(error)


# -- commands --------------------------------------------------------------------------------------------------------


async def answer(interaction: Interaction, handler: Handler) -> None:
    """Answer a command: acknowledge, run the handler, show what it returns, or why not."""
    if not await too_fast(interaction) and await acknowledged(interaction, update=False):
        call = await called(interaction)
        await show(call, await guarded(call, handler))


async def open_form(interaction: Interaction, opener: Opener) -> None:
    """Answer a command or press with a form. The opener works from memory: nothing is acknowledged before."""
    if not await too_fast(interaction):
        call = await called(interaction)
        await at_once(call, await guarded(call, opener))


class Act(Struct, frozen=True):
    """What is asked for: what the breaker knows it by, and what it costs, as its command, press or form declares."""

    path: str
    cost: str


def act_of(interaction: Interaction) -> Act:
    """The act that an interaction asks for; a press or form that nobody here knows costs what any act does."""
    if isinstance(interaction.command, app_commands.Command):
        return Act(interaction.command.qualified_name, interaction.command.extras[groups.COST])
    data: Any = interaction.data or {}
    name = str(data.get("custom_id", ""))
    press = items.read_id(name)
    found: items.Answering | forms.Taking | None = None
    if press is not None and interaction.type is discord.InteractionType.modal_submit:
        found = forms.takers.get(forms.form_key(press.kind, press.option))
    elif press is not None:
        found = items.answerers.get(press.kind)
    return Act(name[:2], ACT if found is None else found.cost)


# -- presses and forms -----------------------------------------------------------------------------------------------


async def pressed(interaction: Interaction) -> None:
    """A press on any button, or a choice in any menu, known or not. Never raises."""
    data: Any = interaction.data or {}
    press = items.read_id(str(data.get("custom_id", "")), tuple(map(str, data.get("values") or ())))
    found = None if press is None else items.answerers.get(press.kind)
    if press is None or found is None:
        await received(interaction, stray)
    elif found.opens:
        await open_form(interaction, lambda call: _pressed(call, press, found))
    else:
        await received(interaction, lambda call: _pressed(call, press, found))


async def _pressed(call: Call, press: Press, found: items.Answering) -> Any:
    if press.game:
        await call.game(press.game)
    return await found.handler(call, press)


async def stray(call: Call) -> Shown:
    """A press or a form that nobody here has made, or that an older program has."""
    raise Refused("button_unknown")


async def submitted(interaction: Interaction) -> None:
    """A form that was sent off. Never raises."""
    data: Any = interaction.data or {}
    filled = forms.read_form(data)
    found = None if filled is None else forms.takers.get(filled.key)
    if filled is None or found is None:
        await received(interaction, stray)
        return

    async def take(call: Call) -> Shown:
        if filled.game:
            await call.game(filled.game)
        shown: Shown = await found.taker(call, filled)
        return shown

    await received(interaction, take)


async def received(interaction: Interaction, handler: Handler) -> None:
    """Acknowledge a press or form by where it was made, run its handler, show what it returns."""
    if await too_fast(interaction) or not await acknowledged(interaction, update=on_private(interaction)):
        return
    call = await called(interaction)
    try:
        shown = await _run(call, handler)
    except Exception as error:
        shown = await _explained(call, error)
    await show(call, shown)


async def _explained(call: Call, error: Exception) -> Shown:
    """Why a press did nothing. A panel in use stays; a stale one gives way to what may be pressed now."""
    text = await _sentence(call, error)
    if not isinstance(error, Refused) or error.key not in errors.STALE:
        return Shown(text, call.again, fresh=True)
    try:
        rows = await _today[0](call, call.game_id) if _today and call.game_id else ()
    except Exception as fault:
        errors.noted(fault)
        rows = ()
    return Shown(text, rows)


# -- the parts of an answer ------------------------------------------------------------------------------------------


async def guarded(call: Call, handler: Callable[[Call], Awaitable[Any]]) -> Any:
    """Run a handler; whatever it raises becomes one sentence."""
    try:
        return await _run(call, handler)
    except Exception as error:
        return Shown(await _sentence(call, error))


async def _run(call: Call, handler: Callable[[Call], Awaitable[Any]]) -> Any:
    client, act = call.interaction.client, act_of(call.interaction)
    call.spend(act.cost)
    client.breaker.check(call.channel, act.path)
    try:
        found = await handler(call)
    except (Refused, BadData, StorageFault):
        raise
    except Exception:
        client.breaker.failed(call.channel, act.path)
        raise
    client.breaker.worked(call.channel, act.path)
    return found


async def _sentence(call: Call, error: Exception) -> str:
    speech = call.speech
    if isinstance(error, Refused) and call.game_id:
        try:
            speech = await call.speech_of(call.game_id)
        except Exception:
            errors.log.debug("no names of game %d", call.game_id)
    return errors.worded(error, speech)
