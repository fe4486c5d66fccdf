"""The games that this program knows: one line each. A game is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any, NamedTuple

from msgspec import Struct

from bot import packs as shipped
from bot.engine import campaign
from bot.engine.campaign import Gain
from bot.engine.errors import BadData, Refused
from bot.engine.game import Courtesy, Game
from bot.engine.notation.words import NO_SUGGESTION, nearest_name
from bot.engine.requests import Facts
from bot.engine.sheets import Faults, FileReport, PackFault, PackFaults, shortened

Pack = Mapping[str, bytes]
"""File name to content."""


class Rules(NamedTuple):
    """Where the rules of a game are: their module, the class there, and the module whose ``load(packs)`` reads packs.

    A game without packs has no such module, and its class takes nothing.
    """

    module: str
    name: str
    content: str = ""


MODULES = {
    "albion": Rules("bot.games.albion.game", "Albion", "bot.games.albion.content.catalog"),
    "mage_knight": Rules("bot.games.mage_knight.game", "MageKnight", "bot.games.mage_knight.content.catalog"),
    "talisman": Rules("bot.games.talisman.game", "Talisman", "bot.games.talisman.content.catalog"),
    "warcry": Rules("bot.games.warcry.game", "WarCry", "bot.games.warcry.cards.catalog"),
}

PLAYABLE = {
    "talisman": ("talisman", ""),
    "warcry": ("warcry", ""),
    "mage_knight_unlimited": ("mage_knight", ""),
    "mage_knight_2": ("mage_knight", "rules=mk2"),
    "albion": ("albion", ""),
}
"""All that may be played, by title: the game, and the option that makes it that edition. No game is loaded for it."""

KEPT = 16
"""Games bound to their content that stay in memory."""


def keys() -> tuple[str, ...]:
    """The keys of all games, sorted."""
    return tuple(sorted(MODULES))


def game(key: str, packs: Sequence[Pack] | None = None) -> Game[Any, Any, Any]:
    """The game with its content bound to it: the given packs, or the pack shipped with the program.

    Packs that nobody has let in yet go through ``check`` before.
    """
    if key not in MODULES:
        raise BadData("no_such_game", given=key[:40], known=keys())
    chosen = (shipped.builtin(key),) if packs is None else tuple(packs)
    return _bound(key, tuple(_Pinned(pack) for pack in chosen))


@lru_cache(maxsize=KEPT)
def courtesy(key: str) -> Courtesy:
    """What the game's clauses say about time and patience; no content is read for it."""
    found: Courtesy = _class(key).courtesy
    return found


def rules_version(key: str) -> int:
    """The version of a game's rules; no content is read for it."""
    found: int = _class(key).rules_version
    return found


def seats(key: str) -> tuple[int, int]:
    """The least and the greatest number of seats."""
    return game(key).seats


def default_options(key: str) -> Struct:
    """The options of a table that has chosen none."""
    options: Struct = game(key).options_type()
    return options


def check(key: str, packs: Sequence[Pack]) -> None:
    """Read packs together and keep nothing. Raises PackFaults with all that is wrong."""
    if MODULES[key].content:
        _catalog(key).load(_rulebooks(packs))
        gains(key, packs)


def gains(key: str, packs: Sequence[Pack]) -> tuple[Gain, ...]:
    """What lives on in campaigns, by the last pack that has a table of its own. Raises PackFaults."""
    faults, found = Faults(), tuple[Gain, ...]()
    for number, pack in enumerate(packs, 1):
        if campaign.FILE in pack:
            report = FileReport(faults, number, campaign.FILE, _catalog(key).FORM)
            found = campaign.read_gains(pack[campaign.FILE], _class(key).lived_facts, report)
    faults.refuse()
    return found


def _rulebooks(packs: Sequence[Pack]) -> list[Pack]:
    """What the rules of a game read of packs: nothing of one that is a table of campaigns alone."""
    return [
        {name: data for name, data in pack.items() if name != campaign.FILE}
        for pack in packs
        if set(pack) != {campaign.FILE}
    ]


def pack_files(key: str) -> tuple[str, ...]:
    """The names of the files that a pack of the game may have; empty for a game without packs."""
    found: tuple[str, ...] = _catalog(key).PACK_FILES if MODULES[key].content else ()
    return (*found, campaign.FILE) if found else found


def sorted_out(key: str, given: Pack) -> tuple[Pack, tuple[str, ...]]:
    """The files of a pack, and the names of others beside them. Raises PackFaults for one whose name is misspelt."""
    known = pack_files(key)
    others = tuple(sorted(set(given) - set(known)))
    missing = [name for name in known if name not in given]
    misspelt = [
        PackFault(shortened(name), 0, "", "", 0, "pack-file-unknown", {"near": near}, _catalog(key).FORM)
        for name in others
        if (near := nearest_name(name, missing)) != NO_SUGGESTION
    ]
    if misspelt:
        raise PackFaults(tuple(misspelt))
    return {name: given[name] for name in known if name in given}, others


def recognised(pack: Pack) -> str:
    """The game that a pack is for, by the names of its files. Raises Refused if they fit none."""
    own = {key: set(pack_files(key)) - {campaign.FILE} for key in keys()}
    shared = {key: len(own[key].intersection(pack)) for key in keys()}
    best = max(shared, key=lambda key: shared[key])
    if not shared[best]:
        raise Refused("pack_not_recognised", known=tuple([file for key in keys() for file in sorted(own[key])]))
    return best


def remarks(key: str, packs: Sequence[Pack]) -> tuple[tuple[str, Facts], ...]:
    """What is unusual in sound packs and yet allowed, as messages with their facts; not every game has such things."""
    catalog: Any = _catalog(key) if MODULES[key].content else None
    return tuple(catalog.remarks(catalog.load(packs))) if hasattr(catalog, "remarks") else ()


def _class(key: str) -> Any:
    return getattr(import_module(MODULES[key].module), MODULES[key].name)


def _catalog(key: str) -> Any:
    return import_module(MODULES[key].content)


def _let_in(catalog: Any, packs: list[Pack]) -> Any:
    """What packs hold that games have pinned; ``check`` may ask more of new ones."""
    return getattr(catalog, "load_pinned", catalog.load)(packs)


class _Pinned:
    """A pack as a cache key: two with the same bytes are one."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.hash = shipped.content_hash(pack)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Pinned) and self.hash == other.hash

    def __hash__(self) -> int:
        return hash(self.hash)


@lru_cache(maxsize=KEPT)
def _bound(key: str, pinned: tuple[_Pinned, ...]) -> Game[Any, Any, Any]:
    packs = [entry.pack for entry in pinned]
    content = (_let_in(_catalog(key), _rulebooks(packs)),) if MODULES[key].content else ()
    built: Game[Any, Any, Any] = _class(key)(*content)
    built.gains = gains(key, packs)
    return built
