"""Decks and army lists that people keep, tried against the rules before they are saved."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

from bot.engine.dice import SeededDice
from bot.engine.errors import BadNotation, Refused
from bot.engine.game import Game
from bot.engine.match import Match
from bot.games import registry
from bot.games.registry import Pack
from bot.i18n.speech import Speech
from bot.packs import builtin
from bot.service.core.core import Core
from bot.service.core.sanitize import cleaned, escaped
from bot.service.core.transaction import Reply
from bot.service.lobby.packs import pack_files, together
from bot.storage import people

MOST_TEXT = 10_000
MOST_FILE = 64 * 1024
MOST_NAME = 40
MOST_DECKS = 30


async def saved_decks(core: Core, user: int, key: str) -> dict[str, str]:
    """A person's decks for a game: name to text."""
    return await core.database.read(lambda session: people.decks(session, user, key))


async def save_deck(
    core: Core, user: int, key: str, name: str, text: str, *, guild: int = 0, game: int | None = None
) -> Reply:
    """Keep a deck under a name. Refused, with every broken rule, where it could not be played.

    It may be made of what comes with the program, of a server's own packs, or of what a game is played with.
    """
    kept = cleaned(name, MOST_NAME)
    if not kept:
        raise Refused("deck_without_name")
    known = await saved_decks(core, user, key)
    if kept not in known and len(known) >= MOST_DECKS:
        raise Refused("too_many_decks", most=MOST_DECKS)
    body = list_text(text)
    await packs_for_deck(core, key, body, guild=guild, game=game)
    await core.database.write(lambda session: people.save_deck(session, user, key, kept, body))
    return Reply("deck_saved", {"name": escaped(kept)})


async def packs_for_deck(
    core: Core, key: str, text: str, *, guild: int = 0, game: int | None = None
) -> tuple[Pack, ...]:
    """The packs with which a list can be played: those of the game, the starter pack, or a server's own."""
    live = None if game is None else await core.live(game)
    pinned = [live.bound.packs] if live is not None and live.game.key == key else []
    like = live.agreed if live is not None and pinned else None
    own = await pack_files(core, guild, key)
    return await core.in_rules(lambda: packs_that_fit(key, text, pinned, own, like))


async def deck_speech(
    core: Core, key: str, text: str, language: str, *, guild: int = 0, game: int | None = None
) -> Speech:
    """Speaks about a list with the packs with which it can be played."""
    packs = await packs_for_deck(core, key, text, guild=guild, game=game)
    return await core.in_rules(lambda: Speech(language, registry.game(key, packs), packs=packs))


async def drop_deck(core: Core, user: int, key: str, name: str) -> Reply:
    """Forget a deck."""
    kept = cleaned(name, MOST_NAME)
    if not await core.database.write(lambda session: people.drop_deck(session, user, key, kept)):
        raise Refused("no_such_deck", given=kept)
    return Reply("deck_dropped", {"name": escaped(kept)})


async def deck_line(core: Core, user: int, key: str, name: str) -> str:
    """The line that plays a saved deck."""
    known, kept = await saved_decks(core, user, key), cleaned(name, MOST_NAME)
    if kept not in known:
        raise Refused("no_such_deck", given=kept)
    return await core.in_rules(lambda: line_of(key, known[kept]))


def list_text(text: str) -> str:
    """A list as it was typed or read from a file, within its limits."""
    body = text.replace("\r\n", "\n").replace("\r", "\n").strip()
    if len(body) > MOST_TEXT:
        raise Refused("deck_too_long", given=len(body), most=MOST_TEXT)
    if not body:
        raise Refused("deck_empty")
    return body


def list_from_file(data: bytes) -> str:
    """The text of a file that was given: by its content, whatever its name says (F37)."""
    if len(data) > MOST_FILE:
        raise Refused("file_too_large", size=len(data) // 1024, most=MOST_FILE // 1024)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("file_no_text") from None
    if "\0" in text:
        raise Refused("file_no_text")
    return text


def line_of(key: str, text: str) -> str:
    """The line that plays a list."""
    body, verb = list_text(text), registry.game(key).list_verb
    return body if body.split(maxsplit=1)[0].casefold() == verb else f"{verb} {body}"


def packs_that_fit(
    key: str, text: str, pinned: Sequence[tuple[Pack, ...]], own: Sequence[Pack], like: Any = None
) -> tuple[Pack, ...]:
    """Play a list on an empty table, so that nobody keeps one that the rules refuse; the packs with which they do not.

    ``pinned``, ``like``: packs and options of the game that it is made for; ``own``: packs of the server. The refusal
    comes from packs with which the list could be read, if there are any.
    """
    refusals: list[Refused] = []
    for packs in chain(pinned, [(builtin(key),)], (together(key, pack) for pack in own)):
        try:
            play_list(registry.game(key, packs), text, like)
        except Refused as refusal:
            refusals.append(refusal)
        else:
            return packs
    raise next((one for one in refusals if not isinstance(one, BadNotation)), refusals[0])


def play_list(rules: Game[Any, Any, Any], text: str, like: Any = None) -> None:
    """Play a list on an empty table of a game, of several kinds if need be. Raises what the first one refused."""
    refusals: list[Refused] = []
    for options in rules.permissive_options(like):
        try:
            _play_list(rules, text, options)
        except Refused as refusal:
            refusals.append(refusal)
        else:
            return
    raise refusals[0]


def _play_list(rules: Game[Any, Any, Any], text: str, options: Any) -> None:
    match: Match[Any] = Match(rules, options, rules.seats[0], SeededDice(bytes(32)))
    action = rules.parse(line_of(rules.key, text), match.state, 0, None)
    if isinstance(action, tuple):
        raise Refused("deck_empty")
    match.act(0, action)
