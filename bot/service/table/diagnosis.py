"""/diagnose: every check with its result, for a server, and for one person at one game."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlmodel import Session

from bot.engine.errors import Refused
from bot.engine.requests import Fact
from bot.games import registry
from bot.service.core.loaded_game import LoadedGame
from bot.service.table.clocks import Clocks
from bot.storage import diagnosis, facts
from bot.storage.models import RUNNING

BACKUP = "backup"
"""The fact that holds when the last backup was made."""

BACKUP_AGE = 3 * 86_400
LEAST_FREE = 10
"""Percent of the disk."""

MOST_WAITING = 300
"""Seconds that a post may wait before something must be wrong."""

MIB = 1024 * 1024


class Check(Struct, frozen=True):
    """One check: message ``diagnose-<key>`` with its facts. ``good`` None: nothing that could be right or wrong."""

    key: str
    good: bool | None
    facts: dict[str, Fact]


async def check_server(clocks: Clocks, guild: int) -> list[Check]:
    """The checks of the whole bot, and of the games of a server."""
    now, free = clocks.core.clock.now(), clocks.core.database.free_space()

    def read(session: Session) -> list[Check]:
        return [
            *outbox_checks(diagnosis.unsent(session), now),
            *games_checks(diagnosis.games(session, guild), diagnosis.troubled(session, guild)),
            Check(
                "database",
                None,
                {"size": -(-diagnosis.size(session) // MIB), "schema": diagnosis.schema_number(session)},
            ),
            *([] if free is None else [Check("disk", free * 100 >= LEAST_FREE, {"free": int(free * 100)})]),
            *([] if clocks.core.database.postgres else [backup_check(facts.time_of(session, BACKUP), now)]),
            _clocks(clocks, diagnosis.next_timer(session)),
        ]

    return [*await clocks.core.database.read(read), await clocks.core.in_rules(rules_check)]


def _clocks(clocks: Clocks, due: int | None) -> Check:
    if clocks.held_up:
        return Check("clocks-held", False, {})
    if clocks.core.clock.monotonic() < clocks.review_until:
        return Check("clocks-review", False, {})
    return Check("clocks", True, {"next": "none" if due is None else f"<t:{due}:R>"})


async def check_person(clocks: Clocks, game_id: int, user: int) -> list[Check]:
    """Why somebody can or cannot act in a game: each thing that could be in the way, in order."""
    now = clocks.core.clock.now()
    try:
        return await clocks.core.look(game_id, lambda live: _person(clocks, live, user, now))
    except Refused as refused:
        if refused.key != "game_out_of_service":
            raise
        return [Check("act-fault", False, {"code": str(refused.facts.get("code", ""))})]


def _person(clocks: Clocks, live: LoadedGame, user: int, now: int) -> list[Check]:
    game, held = live.game, live.seats_of(user)
    waiting = live.waiting()
    mine = [seat for seat in held if seat in waiting]
    checks = [
        Check("act-status", game.status == RUNNING, {"status": game.status}),
        Check("act-fault", False, {"code": game.fault}) if game.fault else Check("act-service", True, {}),
        Check("act-paused", game.paused_at is None, {"paused": game.paused_at is not None, "until": live.pause_end}),
        Check("act-muted", not game.muted, {"why": game.muted or "none"}),
        Check("act-seat", bool(held), {"held": bool(held), "waiting": tuple(held)}),
    ]
    if game.status == RUNNING and held:
        checks.append(Check("act-turn", bool(mine), {"yours": bool(mine), "waiting": live.named()}))
        checks += [_decision(clocks, live, seat) for seat in mine]
    if clocks.is_away(user, now):
        checks.append(Check("act-away", None, {"until": f"<t:{clocks.away_until(user)}:D>"}))
    return checks


def _decision(clocks: Clocks, live: LoadedGame, seat: int) -> Check:
    decision = live.decision_of(seat)
    due = None if decision is None else decision.due
    number = 0 if decision is None else decision.number
    told: dict[str, Fact] = {"number": number, "due": "none" if due is None else f"<t:{due}:R>"}
    return Check("act-decision", decision is not None, {**told, "misses": live.seats[seat].misses})


def outbox_checks(found: diagnosis.Unsent, now: int) -> list[Check]:
    """What waits to be posted, and what is put aside."""
    parked = [Check("outbox-parked", False, {"count": found.parked})] if found.parked else []
    if not found.count or found.since is None:
        return parked or [Check("outbox-empty", True, {})]
    late = now - found.since > MOST_WAITING
    told: dict[str, Fact] = {"count": found.count, "since": f"<t:{found.since}:R>", "tries": found.tries}
    return [*parked, Check("outbox", not late, told)]


def games_checks(counts: dict[str, int], troubled: list[diagnosis.Troubled]) -> list[Check]:
    """The games of the server: how many, and which are in trouble."""
    checks = [Check("games", None, {"running": counts.get(RUNNING, 0), "lobby": counts.get("lobby", 0)})]
    for entry in troubled:
        if entry.fault:
            checks.append(Check("game-fault", False, {"game": str(entry.game), "code": entry.fault}))
        if entry.muted:
            checks.append(Check("game-muted", False, {"game": str(entry.game), "why": entry.muted}))
    return checks


def backup_check(made: int | None, now: int) -> Check:
    """When the last backup was made."""
    if made is None:
        return Check("backup-none", False, {})
    return Check("backup", now - made <= BACKUP_AGE, {"at": f"<t:{made}:R>"})


def rules_check() -> Check:
    """The games that this program knows, with the versions of their rules."""
    known: Any = tuple([f"{key} {registry.rules_version(key)}" for key in registry.MODULES])
    return Check("rules", None, {"known": known})
