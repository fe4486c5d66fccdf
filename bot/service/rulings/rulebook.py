"""The rules looked up: one index over all digests, all cards, and what a server has of its own.

Everything that finds a clause, whichever command or button asks, asks here. What a server has of its own is kept for
some servers and read anew after it was forgotten. Texts of one server are never in the index of another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from threading import RLock
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bot import packs as shipped_packs
from bot.games import registry
from bot.i18n.catalog import LANGUAGES
from bot.i18n.speech import Speech
from bot.lru import Recent
from bot.rulebook.cards import pack_entries
from bot.rulebook.digests import digests_of
from bot.rulebook.entry import Hit as Hit
from bot.rulebook.entry import Kind as Kind
from bot.rulebook.entry import RuleEntry as RuleEntry
from bot.rulebook.library import Asked, demanded, neighbours, search_shelves, shipped_shelf, speaking_of
from bot.rulebook.numbers import digest_played
from bot.rulebook.scenes import Scene, scene
from bot.rulebook.shelf import Shelf, WordShelf
from bot.rulebook.shipped import Edition, Shows, Tested, edition, shipped
from bot.service.core.core import Core
from bot.service.core.house_options import Option, options_of
from bot.service.core.loaded_game import LoadedGame
from bot.service.lobby.packs import bound_pack, packs_of

MOST_SERVERS = 16
"""Servers of which precedents and packs are kept indexed."""

T = TypeVar("T")
Precedents = Callable[[int], Awaitable[Sequence[RuleEntry]]]
"""Reads the precedents of a server, as entries."""


class AskedFrom(Struct, frozen=True):
    """Where somebody asks: the server (0: none), the game that is played there, its digest, and the table itself."""

    guild: int = 0
    game: str = ""
    digest: str = ""
    table: int | None = None


NOWHERE = AskedFrom()


class Sheet(Struct, frozen=True):
    """All that is known of an entry: what lies beside it, who tests and shows it, what a server decided on it."""

    entry: RuleEntry
    before: RuleEntry | None
    after: RuleEntry | None
    editions: Mapping[str, Edition]
    """Of its digest, by language."""
    version: int
    """Of the rules of its game, as the program plays them; 0 where it is of no game."""
    tested: Tested | None
    shows: tuple[Shows, ...]
    precedents: tuple[RuleEntry, ...]
    table: LoadedGame | None = None
    """The table at which it was asked for."""
    options: tuple[Option, ...] = ()
    """The house options of the table on which it depends what the entry says there."""


class Dated(Struct, frozen=True):
    """The rules and packs of a game, as they come with the program."""

    game: str
    version: int
    pack: str
    digests: Mapping[str, Mapping[str, Edition]]
    """By name the editions of each digest, by language."""


async def no_precedents(guild: int) -> Sequence[RuleEntry]:
    """What servers have before anything supplies precedents."""
    return ()


class Rulebook:
    """Finds entries by number and by words."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self.precedents: Precedents = no_precedents
        """Who keeps precedents puts a reader of them in its place, and calls ``changed`` when there are others."""

        self.program: Callable[[], Awaitable[Shelf]] = lambda: core.in_rules(shipped_shelf)
        """The entries that come with the program. Made in this process, unless somebody has a better way."""

        self._lock = RLock()  # rules threads share the shelves
        self._servers: Recent[int, WordShelf] = Recent(MOST_SERVERS)
        self._changes: Counter[int] = Counter()

    # -- what is there -----------------------------------------------------------------------------------------------

    def changed(self, guild: int, entries: Iterable[RuleEntry], gone: Iterable[str] = ()) -> None:
        """A server has new precedents, or others under numbers known; call it after they are stored."""
        with self._lock:
            self._changes[guild] += 1
            shelf = self._servers.get(guild)
            if shelf is not None:
                shelf.drop(gone)
                shelf.put(entries)

    def forget(self, guild: int) -> None:
        """Read what a server has anew when it is next asked for: its packs have changed."""
        with self._lock:
            self._changes[guild] += 1
            self._servers.drop(guild)

    async def server(self, guild: int) -> WordShelf:
        """What a server has of its own."""
        while (shelf := self._servers.get(guild)) is None:
            change = self._changes[guild]
            entries = [*await self.precedents(guild), *await self._packs(guild)]
            made = await self.core.in_rules(lambda read=entries: WordShelf(read))  # type: ignore[misc]
            with self._lock:
                if change == self._changes[guild]:  # else something was stored while it was read
                    self._servers.put(guild, made)
        return shelf

    async def _packs(self, guild: int) -> list[RuleEntry]:
        """What is in the packs of a server and not in those that come with the program."""
        entries: list[RuleEntry] = []
        for key in registry.MODULES:
            for own in await packs_of(self.core, guild, key):
                bound = await bound_pack(self.core, own)
                source = f"{own.name} {shipped_packs.shown_hash(own.hash)}"
                entries += pack_entries(bound.rules, bound.cards, source)
        known = await self.program()
        return [entry for entry in entries if known.get(entry.number, entry.game) is None]

    # -- finding -----------------------------------------------------------------------------------------------------

    async def find(
        self, text: str, place: AskedFrom = NOWHERE, games: Sequence[str] = (), *, typing: bool = False
    ) -> list[Hit]:
        """The entries that fit a query best; of the game that is played here, else of any where that has none."""
        assumed = games_assumed(text, place, games)
        asked = [Asked(text, which, place.digest, typing) for which in dict.fromkeys((assumed, tuple(games)))]
        return await self._looked(
            place, lambda shelves: next(filter(None, (search_shelves(shelves, one) for one in asked)), [])
        )

    async def entry(self, number: str, place: AskedFrom = NOWHERE, games: Sequence[str] = ()) -> RuleEntry:
        """The entry of a number; `7.3` means one of the edition that is played here. Refused with the nearest."""
        asked = Asked(number, games_assumed(number, place, games), place.digest)
        return await self._looked(place, lambda shelves: demanded(shelves, asked))

    async def sheet(self, number: str, place: AskedFrom = NOWHERE, games: Sequence[str] = ()) -> Sheet:
        """An entry with all that is known of it. Refused with the nearest numbers."""
        entry = await self.entry(number, place, games)
        precedents = await self.precedents_about(entry, place.guild)
        program = await self.program()
        sheet = await self.core.in_rules(lambda: sheet_of(program, entry, precedents))
        live = None if place.table is None else await self.core.live(place.table)
        return sheet if live is None else replace(sheet, table=live, options=options_about(entry, live))

    async def scene(self, number: str, at: int) -> Scene | None:
        """The scenario that shows an entry, as far as the step that does; None if there are not so many."""
        shows = shipped().scenarios.get(number, ())
        if not 0 <= at < len(shows):
            return None
        return await self.core.in_rules(lambda: scene(shows[at].file, shows[at].step))

    async def dated(self) -> list[Dated]:
        """The versions and days of all rules and packs that come with the program."""
        return await self.core.in_rules(lambda: list(map(dated, registry.MODULES)))

    async def precedents_about(self, entry: RuleEntry, guild: int) -> list[RuleEntry]:
        """The precedents of a server that speak of an entry, the newest first, those overruled last."""
        if not guild:
            return []
        return await self._looked(AskedFrom(guild), lambda shelves: speaking_of(shelves[-1], entry))

    async def _looked(self, place: AskedFrom, look: Callable[[Sequence[Shelf]], T]) -> T:
        shelves = [await self.program(), *([await self.server(place.guild)] if place.guild else [])]

        def in_order() -> T:
            with self._lock:
                return look(shelves)

        return await self.core.in_rules(in_order)


async def asked_from(core: Core, guild: int, game_id: int | None) -> AskedFrom:
    """Where somebody asks who is in a channel with a game, or in none."""
    if game_id is None:
        return AskedFrom(guild)
    live = await core.live(game_id)
    key = live.game.key
    return AskedFrom(guild, key, await core.in_rules(lambda: digest_played(key, live.options)), game_id)


def games_assumed(text: str, place: AskedFrom, games: Sequence[str]) -> tuple[str, ...]:
    """The games that are meant: those named, else the one that is played here; `WC-7.3` names its own."""
    return tuple(games or ([place.game] if place.game and "-" not in text else []))


def sheet_of(program: Shelf, entry: RuleEntry, precedents: Iterable[RuleEntry] = ()) -> Sheet:
    """All that is known of an entry."""
    before, after = neighbours(program, entry)
    return Sheet(
        entry,
        before,
        after,
        editions_of(entry.source),
        version_of(entry.game) if entry.game else 0,
        shipped().tests.get(entry.number),
        shipped().scenarios.get(entry.number, ()),
        tuple(precedents),
    )


def options_about(entry: RuleEntry, live: LoadedGame) -> tuple[Option, ...]:
    """The house options of a table on which it depends what an entry says there."""
    if entry.game != live.game.key:
        return ()
    named = live.rules.options_about(live.agreed, entry.number)
    return tuple([option for option in options_of(live.rules) if option.name in named])


def editions_of(digest: str) -> dict[str, Edition]:
    """The editions of a digest that there are, by language."""
    found = {language: edition(digest, language) for language in LANGUAGES}
    return {language: one for language, one in found.items() if one is not None}


def version_of(key: str) -> int:
    """The version of a game's rules."""
    return int(registry.game(key).rules_version)


def dated(key: str) -> Dated:
    """The rules and packs of one game."""
    pack = shipped_packs.builtin(key)
    shown = shipped_packs.shown_hash(shipped_packs.content_hash(pack)) if pack else ""
    return Dated(key, version_of(key), shown, {name: editions_of(name) for name in digests_of(key)})


def scene_lines(played: Scene, speech: Speech) -> list[str]:
    """What was said last in a scenario and what all saw come of it, in words."""
    ran = played.ran
    said = [f"**{ran.by}**: `{ran.text}`"] if ran.by else []
    refused = [] if ran.refusal is None else [speech.refusal(ran.refusal)]
    told = [speech.event(event) for event in ran.events if event.to is None]
    return [*said, *refused, *told, *[speech.question(ask) for ask in ran.asks if not ask.secret]]
