"""Whether all that is stored is whole: decoded, sealed, promised, and such that every game can be played on (F24).

Reads only. What is wrong is told with the game and the line, the newest line that is sound, and the newest backup in
which the game is whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from sqlalchemy import select
from sqlmodel import Session

from bot import packs as shipped
from bot.engine import codec
from bot.engine.dice import verify
from bot.engine.pending_action import PendingAction
from bot.games import registry
from bot.i18n.names import CardNames
from bot.service.core.bindings import precedent_name
from bot.service.core.history import line_of, newest_sound
from bot.service.core.loaded_game import Bound, LoadedGame
from bot.service.core.news import BODIES
from bot.service.core.ports import Outgoing
from bot.service.core.transaction import Reply
from bot.service.people.servers import Changed
from bot.service.upkeep.recount import recounted, result_fits
from bot.service.upkeep.vocabulary import words
from bot.storage import backup, checking, games, packs, relations, rulings, seals
from bot.storage.checking import Checked, Found
from bot.storage.games import Stored
from bot.storage.law import Precedent
from bot.storage.models import CLOSED, LOBBY, OVER, RUNNING, Game, Interaction, Outbox, Pack, table
from bot.storage.sqlite import READ, READ_ONLY, offline

GAME, INTERACTION, OUTBOX, PACK, PRECEDENT = map(table, (Game, Interaction, Outbox, Pack, Precedent))

ANSWERS = (Reply, Changed)
"""What may have been answered to an interaction."""

MOST_BACKUPS = 5
"""So many backups, newest first, are searched for one in which a damaged game is whole."""


def check_database(folder: Path, step: backup.Step = backup.unheard) -> Callable[[Session], Checked]:
    """Look at everything in a database; backups of damaged games are looked for in the folder."""

    def checked(session: Session) -> Checked:
        found = [*checking.file(session), *checking.tables(session)]
        if any(fault.key == "table" for fault in found):
            return Checked(0, 0, tuple(found))  # nothing can be read from tables of another form
        found += [*checking.values(session, words()), *relations.rows(session), *relations.links(session)]
        numbers = list(session.execute(select(GAME.c.id).order_by(GAME.c.id)).scalars())
        lines, bounds = 0, Bounds()
        for place, number in enumerate(numbers):
            step("check", place, len(numbers))
            stored = games.load_game(session, number)
            if stored is not None:
                lines += len(stored.lines)
                faults = list(islice(told_faults(session, stored, bounds), checking.MOST))
                found += [*faults, *([remedy(stored, folder)] if faults else [])]
        found += [*precedent_faults(session), *recounted(session), *row_faults(session)]
        return Checked(len(numbers), lines, tuple(found))

    return checked


def unplayable(game: int | None) -> Found:
    """A game of which nothing more can be said."""
    return Found("unplayable", {"game": str(game)})


def remedy(stored: Stored, folder: Path) -> Found:
    """What is left of a damaged game: its newest sound line, and the newest backup in which all of it is whole."""
    number = int(stored.game.id or 0)
    file = whole_in(folder, number) or "none"
    return Found(checking.REMEDY, {"game": str(number), "good": newest_sound(stored), "file": file})


def whole_in(folder: Path, game: int) -> str:
    """The newest backup in which a game is whole; empty where there is none."""
    for file in list(reversed(backup.backups(folder)))[:MOST_BACKUPS]:
        try:
            with Session(offline(file, READ_ONLY, begin=READ)) as session:
                stored = games.load_game(session, game)
                if stored is not None and not any(told_faults(session, stored, Bounds())):
                    return str(file)
        except Exception:
            continue  # no database, or one of an older form
    return ""


def precedent_faults(session: Session) -> Iterator[Found]:
    """The first precedent of each server that is not what was stored: from it on its seals say nothing."""
    for guild in session.execute(select(PRECEDENT.c.guild_id).distinct().order_by(PRECEDENT.c.guild_id)).scalars():
        broken = rulings.broken_seal(rulings.precedents(session, guild))
        if broken is not None:
            yield Found("precedent", {"guild": str(guild), "precedent": precedent_name(broken)})


# -- one game --------------------------------------------------------------------------------------------------------


def told_faults(session: Session, stored: Stored, bounds: Bounds) -> Iterator[Found]:
    """Everything that is wrong with a game, also where a value is of a kind that nobody can work with."""
    try:
        yield from game_faults(session, stored, bounds)
    except Exception:
        yield unplayable(stored.game.id)


def game_faults(session: Session, stored: Stored, bounds: Bounds) -> Iterator[Found]:
    """Everything that is wrong with a game."""
    game = str(stored.game.id)
    yield from checking.numbering(session, stored.game)
    for place, row in enumerate(stored.lines):
        if not seals.intact(stored.lines, place):
            yield Found("line", {"game": game, "line": str(row.number)})
    if stored.game.seal != seals.of_game(stored.game, stored.earlier_seeds, seals.newest_seal(stored.lines)):
        yield Found("game", {"game": game})
    if not verify(stored.game.seed, stored.game.promise or ""):
        yield Found("seed", {"game": game})
    rules = None
    try:
        rules = bounds.of(session, stored.game)
    except Exception:
        yield Found("rules", {"game": game, "key": stored.game.key[:40]})
    if rules is not None:
        yield from _decoded(session, stored, rules)


def _decoded(session: Session, stored: Stored, bound: Bound) -> Iterator[Found]:
    """What cannot be read, although it may be what was stored."""
    game, rules = str(stored.game.id), bound.rules
    for row in stored.lines:
        try:
            line = line_of(row, rules)
            codec.decode(line.position.snapshot, rules.state_type)
            if line.flight is not None and row.rules == rules.rules_version:
                codec.decoder(rules.action_type).decode(line.flight.action)
        except Exception:
            yield Found("unreadable-line", {"game": game, "line": str(row.number)})
    for part, read in _parts(stored, rules).items():
        try:
            read()
        except Exception:
            yield Found("unreadable-part", {"game": game, "part": part})
    try:
        live = LoadedGame(stored, bound)
        if live.match is not None and (faults := rules.check(live.match.state)):
            yield Found("position", {"game": game, "fault": faults[0].key})
        if not fitting(live):
            yield Found("standing", {"game": game})
        if not result_fits(session, live):
            yield Found("result", {"game": game})
    except Exception:
        yield unplayable(stored.game.id)


def fitting(live: LoadedGame) -> bool:
    """True if what is stored beside the history of a game fits where the history has led to."""
    game, match = live.game, live.match
    if [seat.seat for seat in live.seats] != list(range(game.places)):
        return False
    if match is None:
        return game.status in (LOBBY, CLOSED)
    over = match.outcome is not None and match.pause is None
    if game.status not in ((OVER, CLOSED) if over else (RUNNING, CLOSED)):
        return False
    return sorted(decision.seat for decision in live.decisions.values()) == list(live.waiting())


def _parts(stored: Stored, rules: Any) -> Mapping[str, Callable[[], Any]]:
    game = stored.game
    return {
        "options": lambda: codec.decode(game.options, rules.options_type),
        "flight": lambda: None if game.flight is None else codec.decode(game.flight, PendingAction),
        "orders": lambda: [codec.decode(data, rules.orders_type) for data in stored.orders.values()],
    }


class Bounds:
    """The rules of games, made once for all that have pinned the same packs."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, str], Bound] = {}

    def of(self, session: Session, game: Game) -> Bound:
        """The rules of a game. Raises whatever is wrong with its packs."""
        pinned = (game.key, game.packs)
        if pinned not in self._made:
            self._made[pinned] = bound_rules(session, game)
        return self._made[pinned]


def bound_rules(session: Session, game: Game) -> Bound:
    """The rules with the packs that a game has pinned. Raises whatever is wrong with those."""
    made = []
    for content in game.packs.split():
        builtin = shipped.builtin(game.key)
        pack = builtin if shipped.content_hash(builtin) == content else packs.find_pack(session, content)
        if pack is None:
            raise LookupError(content)
        made.append(pack)
    return Bound(registry.game(game.key, tuple(made)), tuple(made), CardNames(tuple(made)))


# -- the other rows --------------------------------------------------------------------------------------------------


def row_faults(session: Session) -> Iterator[Found]:
    """What is wrong with rows that are no part of a game's history."""
    for name in session.execute(select(PACK.c.hash).order_by(PACK.c.hash)).scalars().all():
        if not _readable(lambda name=name: packs.find_pack(session, name)):  # type: ignore[misc]
            yield Found("pack", {"hash": name[:12]})
    for row in session.execute(select(OUTBOX.c.id, OUTBOX.c.kind, OUTBOX.c.body).order_by(OUTBOX.c.id)):
        if not _readable(lambda row=row: codec.decode(row.body, BODIES.get(row.kind, Outgoing))):  # type: ignore[misc]
            yield Found("post", {"row": str(row.id)})
    for row in session.execute(select(INTERACTION.c.id, INTERACTION.c.result).order_by(INTERACTION.c.id)):
        if row.result and not any(_readable(partial(codec.decode, row.result, kind)) for kind in ANSWERS):
            yield Found("answer", {"row": str(row.id)})


def _readable(read: Callable[[], Any]) -> bool:
    try:
        return read() is not None
    except Exception:
        return False
