"""/help: short pages by topic, and every command with what it does. Menus and typed topics lead to the same pages."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.app_commands import Choice
from msgspec.structs import replace

from bot.engine.errors import Refused
from bot.faces import face_of
from bot.i18n.names import message_id
from bot.messages import ranks
from bot.messages.message import MenuEntry, Row
from bot.service.core import press_kinds
from bot.service.core.menu import folded
from bot.service.core.rate_limits import SEARCH
from bot.service.lobby.learning import lessons
from bot.service.lobby.lobby import GAMES
from bot.service.table import lookup
from cogs import drawing, groups, items
from cogs.answering import answer
from cogs.call import Call, Interaction, Shown
from cogs.groups import COMMANDS, command, localized, suggestions
from cogs.items import Press, on_press, press_button
from cogs.keystrokes import suggest

START = "start"
COMMAND = "command."
"""What stands before the name of a command where a topic is one."""

SYMBOLS = "symbols"
"""The page with the symbols of a game; ``symbols.<game>`` names which."""

NEEDED_FIRST = ("learn", "game new", "do", "my", "board", "hand", "game undo", "rules search", "doubt", "me")
"""The commands that people need first: to find a table, to play, to look, to take back, to ask, and to be reminded."""

GENERAL = (START, "commands", SYMBOLS, "orders", "time", "fairness", "gm", "privacy")
OF_GAMES = ("rules", "notation")


def topics() -> tuple[str, ...]:
    """The pages: those about the bot, then those about each game and each edition that is taught by itself."""
    return (*GENERAL, *[f"{title}-{page}" for title in sorted({*GAMES, *lessons()}) for page in OF_GAMES])


def commands() -> list[str]:
    """The names of the commands that are typed, without what stands below them."""
    return sorted(found.name for found in groups.typed_commands())


@command("help", SEARCH)
@app_commands.choices(game=[Choice(name=localized(message_id("game-title", key)), value=key) for key in GAMES])
async def help_shown(interaction: Interaction, topic: app_commands.Range[str, 1, 60] = START, game: str = "") -> None:
    """A page of help."""

    async def shown(call: Call) -> Shown:
        meant = topic_meant(call, topic)
        if meant == SYMBOLS:
            return await symbols(call, game or await call.game_played())
        return page(call, meant)

    await answer(interaction, shown)


@suggestions("help", "topic")
async def topics_suggested(interaction: Interaction, typed: str) -> list[Any]:
    """Pages and commands whose name holds what is typed; then commands that people call by it, or that tell of it."""

    async def find(call: Call) -> list[tuple[str, str]]:
        wanted = folded(typed.removeprefix("/"))
        known = [(title(call, topic), topic) for topic in topics()]
        known += [(f"/{name}", f"/{name}") for name in commands()]
        named = [entry for entry in known if wanted in folded(f"{entry[0]} {entry[1]}")]
        return [*named, *[entry for entry in asked_for(call, wanted) if entry not in named]] if wanted else named

    return await suggest(interaction, find)


def asked_for(call: Call, wanted: str) -> list[tuple[str, str]]:
    """Commands by words that are not their names: first those that people call so, then those that tell of it."""
    told = {path: f"/{path} – {about(call, path)}" for path in sorted(COMMANDS)}
    called = words_of(call)
    by_word = [path for path in told if any(word.startswith(wanted) for word in called.get(path, ()))]
    by_text = [path for path in told if wanted in folded(told[path]) and path not in by_word]
    return [(told[path], f"/{path}") for path in [*by_word, *by_text]]


def words_of(call: Call) -> dict[str, list[str]]:
    """What people call commands, by the paths of these: a command and its words in each line."""
    lines = [line.partition(":") for line in call.text("help-words").splitlines()]
    return {path.strip(): [folded(word) for word in words.split()] for path, _, words in lines}


@on_press(press_kinds.HELP, SEARCH)
async def help_pressed(call: Call, press: Press) -> Shown:
    """Another page; from a panel, the symbols of its game beside it."""
    topic, _, key = (press.values[0] if press.values else press.option).partition(".")
    if topic == SYMBOLS:
        shown = await symbols(call, key or await call.game_played(press.game or None), press.game or None)
        return replace(shown, fresh=bool(press.game))
    return page(call, topic_meant(call, f"{topic}.{key}" if key else topic))


async def edition_played(call: Call, key: str, number: int | None) -> tuple[str, str]:
    """Edition and title of the game that is meant, or played here; no edition where there is none, or has none."""
    try:
        live = await call.core.live(await call.game(number, key))
    except Refused:
        return "", key
    return str(getattr(live.options, "edition", "")), live.rules.title_of(live.options)


async def symbols(call: Call, key: str, number: int | None = None) -> Shown:
    """The symbols of a game as a picture, which says all in words, too; without a game the question which."""
    if not key:
        return page(call, SYMBOLS)
    edition, called = await edition_played(call, key, number)
    part = face_of(key).edition_symbols.get(edition, face_of(key).symbols_picture)
    game = call.text(message_id("game-title", called))
    if part is None:
        return Shown(call.text("help-no-symbols", game=game))
    picture = await drawing.symbols(call.service, part, await lookup.speech_here(call.core, key, call.language, None))
    told = "help-symbols" if picture is not None else "help-symbols-failed"
    return Shown(call.text(told, game=game), picture=picture)


def topic_meant(call: Call, given: str) -> str:
    """The topic that a text names: by its key, its title, or a command with or without its sign."""
    wanted = folded(given)
    for topic in topics():
        if wanted in (topic, folded(title(call, topic))):
            return topic
    name = wanted.removeprefix("/").removeprefix(COMMAND).split(" ")[0]
    called = [path.split(" ")[0] for path, words in words_of(call).items() if wanted in words]
    for known in (name, *called):
        if known in commands():
            return f"{COMMAND}{known}"
    raise Refused("no_such_topic", given=given[:40])


def title(call: Call, topic: str) -> str:
    """What a page is called."""
    return call.text(message_id("help-title", topic))


def page(call: Call, topic: str) -> Shown:
    """A page with the menus that lead to all others."""
    name = topic.removeprefix(COMMAND)
    if topic.startswith(COMMAND):
        text = "\n".join([f"**/{name}** – {about(call, name)}", *lines(call, name)])
    else:
        text = f"**{title(call, topic)}**\n{call.text(message_id('help-text', topic))}"
    if topic == START:
        text = "\n".join([text, *[line(call, path) for path in NEEDED_FIRST]])
    if topic == "commands":
        text = "\n".join([text, *[line(call, known) for known in commands()], *on_messages(call)])
    return Shown(text, rows(call, topic))


def on_messages(call: Call) -> list[str]:
    """The commands of messages, by the names that the reader's client shows; nobody can type them."""
    return [
        call.text("help-on-message", name=call.text(f"menu-name-{slug}"), about=call.text(f"menu-about-{slug}"))
        for slug in groups.MENUS
    ]


def about(call: Call, path: str) -> str:
    """What a command is for."""
    return call.text(groups.description_id("command", path))


def line(call: Call, path: str) -> str:
    """A command with what it is for."""
    return f"• `/{path}` – {about(call, path)}"


def lines(call: Call, name: str) -> list[str]:
    """Every command below a name with what it does, and its options."""
    found = [path for path in COMMANDS if path == name or path.startswith(f"{name} ")]
    told = []
    for path in sorted(found):
        if path != name:
            told.append(line(call, path))
        options = [
            f"`{option.name}`: {call.text(groups.description_id('option', path, option.name))}"
            for option in COMMANDS[path].parameters
        ]
        if options and len(found) == 1:
            told += [f"• {option}" for option in options]
    return told


def rows(call: Call, topic: str) -> tuple[Row, ...]:
    """A menu of the pages, and one of the commands that are needed first and of all others; above them the games where
    one has to be chosen."""
    played = [
        press_button(
            press_kinds.HELP, call.text(message_id("game-title", key)), option=f"{SYMBOLS}.{key}", rank=ranks.ACT
        )
        for key in GAMES
        if face_of(key).symbols_picture is not None
    ]
    games: tuple[Row, ...] = (tuple(played),) if topic == SYMBOLS and played else ()
    pages = [MenuEntry(known, title(call, known), chosen=known == topic) for known in topics()]
    first = list(dict.fromkeys(path.split(" ")[0] for path in NEEDED_FIRST))
    others = [name for name in commands() if name not in first]
    by_need = [
        [
            MenuEntry(f"{COMMAND}{name}", f"/{name}", about(call, name), chosen=topic == f"{COMMAND}{name}")
            for name in some
        ]
        for some in (first, others)
    ]
    return (
        *games,
        items.menu(press_kinds.HELP, pages, option="topics", hint=call.text("help-hint-topics")),
        items.menu(press_kinds.HELP, by_need[0], option="first", hint=call.text("help-hint-first")),
        items.menu(press_kinds.HELP, by_need[1], option="commands", hint=call.text("help-hint-commands")),
    )
