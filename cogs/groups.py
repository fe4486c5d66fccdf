"""The commands: the groups that several modules share, and the way to add a command with all its texts.

    @command("game new", ACT)
    async def new(interaction: Interaction, game: str, solo: bool = False) -> None:
        await answer(interaction, ...)

Name, description and options are described by the catalogues: ``command-game-new``, ``option-game-new-game``,
``option-game-new-solo``. A translated name is optional: ``command-name-game-new``. What reads alike for several
commands is said once, with the first words left out: ``command-rule``, ``option-rule-clause``, ``option-game``.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, TypeAlias, TypeVar

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.i18n.catalog import FALLBACK
from bot.i18n.names import message_id
from bot.i18n.speech import catalog

COST = "cost"
"""Where a command carries what it costs."""

Command: TypeAlias = "app_commands.Command[Any, Any, Any]"
F = TypeVar("F", bound="Callable[..., Coroutine[Any, Any, Any]]")


def localized(message: str, **facts: str | int) -> locale_str:
    """A text of the catalogues in the tree of commands; the translator knows it by its message."""
    return locale_str(catalog().text(FALLBACK, message, facts), message=message, facts=facts)


def description_id(kind: str, path: str, option: str = "") -> str:
    """The message that describes a command or an option of one: its own, else the one that it shares."""
    words = path.split(" ")
    tails = [message_id(kind, *words[left:], *filter(None, [option])) for left in range(len(words) + 1)]
    return next(filter(catalog().has, tails), tails[0])


def localized_name(name: str, message: str) -> locale_str:
    """The name of a command or option; translated only where the catalogues have the message."""
    return locale_str(name, message=message)


def _group(name: str, parent: app_commands.Group | None = None, *, anywhere: bool = False) -> app_commands.Group:
    path = f"{parent.name}-{name}" if parent is not None else name
    return app_commands.Group(
        name=localized_name(name, f"command-name-{path}"),
        description=localized(f"command-{path}"),
        parent=parent,
        allowed_contexts=contexts_for(name, anywhere) if parent is None else None,
        allowed_installs=install_contexts(name) if parent is None else None,
    )


ON_SERVERS = app_commands.AppInstallationType(guild=True)
"""The bot is invited by servers: a person alone cannot add what posts, for it could not post where it is not."""

GROUPS: dict[str, app_commands.Group] = {}
"""The groups that have commands, by name; made when a module adds the first command."""

SINGLE: dict[str, Command] = {}
"""The commands that are in no group."""

ANYWHERE = frozenset({"dice", "help", "learn", "me", "away", "privacy", "rules"})
"""Commands that also work in direct messages; all others need a server."""

PORTABLE = frozenset({"dice", "rules"})
"""Commands that a person may add for himself alone and use wherever he is, also where the bot is not."""

SERVER_MANAGERS = frozenset({"setup", "pack"})
"""Commands that are shown only to those who may manage the server, unless it decides otherwise."""


def group(name: str) -> app_commands.Group:
    """The group of that name: ``game``, or ``gm edit`` for a group inside a group."""
    known = GROUPS.get(name)
    if known is None:
        outer, _, inner = name.rpartition(" ")
        made = _group(inner, group(outer)) if outer else _group(name, anywhere=name in ANYWHERE)
        if name in SERVER_MANAGERS:
            made.default_permissions = managers()
        GROUPS[name] = known = made
    return known


def contexts_for(name: str, anywhere: bool) -> app_commands.AppCommandContext:
    """Where a command is offered: on servers, some in the bot's own direct channel too, few between other people."""
    return app_commands.AppCommandContext(guild=True, dm_channel=anywhere, private_channel=name in PORTABLE)


def install_contexts(name: str) -> app_commands.AppInstallationType:
    """Who may add a command: a server with the bot, and of a few a person for himself."""
    return app_commands.AppInstallationType(guild=True, user=True) if name in PORTABLE else ON_SERVERS


def managers() -> Any:
    """The permission to manage the server."""
    from discord import Permissions

    return Permissions(manage_guild=True)


PLAIN: dict[discord.AppCommandOptionType, type | tuple[type, ...]] = {
    discord.AppCommandOptionType.string: str,
    discord.AppCommandOptionType.integer: int,
    discord.AppCommandOptionType.boolean: bool,
    discord.AppCommandOptionType.number: (int, float),
}
"""What comes for an option of a type; for those of others things, which are no plain values."""


class Typed(app_commands.Command[Any, Any, Any]):
    """A command that refuses values of another type than its options have: an old client remembers other options."""

    async def _do_call(self, interaction: Any, params: dict[str, Any]) -> Any:
        for option in self.parameters:
            value = getattr(interaction.namespace, option.display_name, None)
            if value is not None and not fits(value, option.type):
                raise app_commands.TransformerError(value, option.type, app_commands.Transformer())
        return await super()._do_call(interaction, params)


def fits(value: object, kind: discord.AppCommandOptionType) -> bool:
    """True if a value is of the type of an option; truth is no number."""
    if kind not in PLAIN:
        return not isinstance(value, str | int | float)
    return isinstance(value, PLAIN[kind]) and isinstance(value, bool) == (PLAIN[kind] is bool)


def command(path: str, cost: str) -> Callable[[F], F]:
    """Make a function the handler of a command: ``do``, ``game new``, ``gm edit state``; with what it costs (F54).

    Its parameters after the interaction are the options (annotate with what discord.py understands: ``str``,
    ``int``, ``app_commands.Range[int, 1, 6]``, ``discord.Attachment``, ``discord.User``). Returns the function itself;
    ``suggestions`` adds autocompletion.
    """
    slug = path.replace(" ", "-")
    outer, _, name = path.rpartition(" ")

    def add(function: F) -> F:
        options = list(inspect.signature(function).parameters)[1:]
        explained = app_commands.describe(
            **{option: localized(description_id("option", path, option)) for option in options}
        )
        callback: Any = explained(function)
        text = localized(description_id("command", path))
        made: Command = Typed(
            name=localized_name(name, f"command-name-{slug}"), description=text, callback=callback, extras={COST: cost}
        )
        if outer:
            group(outer).add_command(made)
        else:
            made.allowed_contexts, made.allowed_installs = contexts_for(name, name in ANYWHERE), install_contexts(name)
            made.default_permissions = managers() if name in SERVER_MANAGERS else None
            SINGLE[name] = made
        COMMANDS[path] = made
        return function

    return add


COMMANDS: dict[str, Command] = {}
"""Every command by its path."""


MENUS: dict[str, app_commands.ContextMenu] = {}
"""Every command of a message (a long press, a right click), by its slug."""


def message_menu(slug: str, cost: str) -> Callable[[F], F]:
    """Make a function ``(interaction, message)`` a command of messages: ``menu-name-<slug>`` in each language."""

    def add(function: F) -> F:
        callback: Any = function
        made = app_commands.ContextMenu(
            name=localized(f"menu-name-{slug}"),
            callback=callback,
            allowed_contexts=contexts_for(slug, anywhere=False),
            allowed_installs=ON_SERVERS,
            extras={COST: cost},
        )
        MENUS[slug] = made
        return function

    return add


def suggestions(path: str, option: str) -> Callable[[F], F]:
    """Make a function ``(interaction, typed) -> list of Choice`` the autocompletion of an option of a command."""

    def add(function: F) -> F:
        COMMANDS[path].autocomplete(option)(function)
        return function

    return add


def typed_commands() -> Iterator[app_commands.Group | Command]:
    """What stands at the top of what can be typed: groups that have commands, and single commands."""
    yield from (made for made in GROUPS.values() if made.parent is None and made.commands)
    yield from SINGLE.values()


def top_level() -> Iterator[app_commands.Group | Command | app_commands.ContextMenu]:
    """What belongs into the tree: commands that are typed, and those of messages."""
    yield from typed_commands()
    yield from MENUS.values()
