"""Looking things up: cards by name. Clauses are looked up in ``rulebook``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from bot.engine import codec
from bot.engine.errors import Refused
from bot.engine.house import CATALOGUE_LOCKED
from bot.games import registry
from bot.i18n.names import CardNames
from bot.i18n.speech import Speech
from bot.packs import builtin
from bot.service.core.core import Core
from bot.service.core.menu import folded
from bot.service.lobby.packs import bound_pack, packs_of
from bot.storage import game_queries
from bot.storage.models import RUNNING

MOST_QUERY = 100
MOST_FOUND = 25


@cache
def _shipped(key: str) -> tuple[Any, CardNames]:
    return registry.game(key), CardNames((builtin(key),))


def speech_about(key: str, language: str, names: tuple[str, ...] = ()) -> Speech:
    """Speaks about a game with the cards that come with the program; ``names`` of those who play it."""
    rules, cards = _shipped(key)
    return Speech(language, rules, names, cards=cards)


async def demand_open_catalogue(core: Core, key: str, user: int, game_id: int | None) -> None:
    """Refuse what is not to be looked up by whoever plays, or stands at, a running game that has agreed so."""
    if locked := await table_with_locked_catalogue(core, key, user, game_id):
        raise Refused("catalogue_locked", "", game=str(locked))


async def table_with_locked_catalogue(core: Core, key: str, user: int, game_id: int | None) -> int:
    """The running game because of which somebody may not look figures up (MK2-H4); 0: there is none."""
    playing = await core.database.read(lambda session: game_queries.options_played(session, user, key))
    locked = [number for number, options in playing if codec.decode(options, dict).get(CATALOGUE_LOCKED) is True]
    if game_id is not None and not locked:
        live = await core.live(game_id)
        there = live.game.key == key and live.game.status == RUNNING
        locked = [game_id] if there and getattr(live.options, CATALOGUE_LOCKED, False) is True else []
    return locked[0] if locked else 0


async def speech_here(core: Core, key: str, language: str, game_id: int | None) -> Speech:
    """Who speaks about the cards: those of a game that is played, else those of the program."""
    if game_id is not None:
        live = await core.live(game_id)
        if live.game.key == key:
            return live.plain_speech(language)
    return await core.in_rules(lambda: speech_about(key, language))


async def speeches_of_server(core: Core, key: str, language: str, guild: int) -> list[Speech]:
    """Who speaks about the cards that a server knows outside of any game; no other server's are among them."""
    found = [await core.in_rules(lambda: speech_about(key, language))]
    for own in await packs_of(core, guild, key):
        bound = await bound_pack(core, own)
        found.append(Speech(language, bound.rules, cards=bound.cards))
    return found


def card_meant(speeches: Sequence[Speech], query: str) -> tuple[Speech, str]:
    """The one card that is meant and who speaks about it; a whole id or name anywhere goes before a part of one."""
    found: list[tuple[Speech, str]] = []
    refusals: list[Refused] = []
    for speech in speeches:
        try:
            found.append((speech, card(speech, query)))
        except Refused as refusal:
            refusals.append(refusal)
    if not found:
        raise next((one for one in refusals if one.key == "which_card"), refusals[0])
    return next((one for one in found if folded(query) in named_exactly(*one)), found[0])


def named_exactly(speech: Speech, card: str) -> tuple[str, ...]:
    """What a card is called by, as it is compared."""
    return folded(card), folded(code(speech, card)), folded(speech.cards.name(speech.language, card))


def cards_offered(speeches: Sequence[Speech], query: str) -> list[tuple[Speech, str, str]]:
    """Cards that hold a text, each once: who speaks about it, its id, its name."""
    found: dict[tuple[str, str], tuple[Speech, str, str]] = {}
    for speech in speeches:
        for key, name in cards(speech, query):
            found.setdefault((key, name), (speech, key, name))
    return list(found.values())[:MOST_FOUND]


def cards(speech: Speech, query: str) -> list[tuple[str, str]]:
    """Id and name of the cards whose id or name, in this language or in English, holds a text; by name, then code."""
    wanted = folded(query[:MOST_QUERY])
    first: list[tuple[str, str]] = []
    second: list[tuple[str, str]] = []
    named = [(speech.cards.name(speech.language, card), card) for card in entries(speech)]
    for name, card in sorted(named, key=lambda entry: (folded(entry[0]), code(speech, entry[1]), entry[1])):
        known = [folded(text) for text in (name, speech.cards.name("en", card), card, code(speech, card))]
        if any(text.startswith(wanted) for text in known):
            first.append((card, name))
        elif any(wanted in text for text in known):
            second.append((card, name))
    return (first + second)[:MOST_FOUND]


def card(speech: Speech, query: str) -> str:
    """The id of the one card that is meant."""
    found = cards(speech, query)
    wanted = folded(query)
    exact = [(entry, name) for entry, name in found if wanted in (folded(entry), folded(code(speech, entry)))]
    exact = exact or [(entry, name) for entry, name in found if wanted == folded(name)] or found
    if not exact:
        raise Refused("no_such_card", given=query[:40])
    if len(exact) > 1:
        named = tuple([f"{name} ({code(speech, entry)})" for entry, name in exact[:10]])
        raise Refused("which_card", found=named, count=len(exact))
    return exact[0][0]


def code(speech: Speech, card: str) -> str:
    """The short word by which lists call a card; where it has none its id."""
    return getattr(entries(speech)[card], "code", "") or card


def entries(speech: Speech) -> Mapping[str, Any]:
    """Whatever of a game may be looked up: its cards, and what else it says."""
    content = speech.game.content
    found: Mapping[str, Any] = getattr(content, "entries", content.cards)
    return found
