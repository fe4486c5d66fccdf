"""F24: one thing changed behind the program's back, in whatever table it stands, is told by the check."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlmodel import Session, SQLModel

from bot.packs import content_hash
from bot.service.events import opening, running
from bot.service.events.accounts import enters
from bot.service.table import votes as proposals
from bot.storage import packs, relations
from bot.storage.event_models import Ballot, Deputy, EventClaim
from bot.storage.law import PrecedentText
from bot.storage.models import Guest, OwnPack
from bot.storage.sealed import BESIDE
from tests.service.events.holding import PRESSES, actor, do, joined, matches, played
from tests.service.test_wholeness import changed, looked
from tests.support import court
from tests.support.house import GUILD, HOME, USERS, House, house
from tests.support.suites import in_part_slow

pytestmark = pytest.mark.usefixtures("of_sqlite")

PACK = {"figures.csv": b"a\n", "dials.csv": b"b\n"}
DAY = 86_400


async def lived_in(built: House) -> None:
    """Games, a campaign, votes, questions, a precedent, packs: something in every table that is vouched for."""
    core = built.service.core
    for _ in range(2):
        game = await built.warcry()
        await built.say(game, "ana", "order tactics auto_pass ahead=3")
    await proposals.propose_vote(core, game, USERS["ana"], proposals.DRAW, interaction=next(PRESSES))
    over = await built.warcry("ana", "ben")
    await built.say(over, "ana", "concede")
    event = await _campaign(built)
    await _rulings(built)
    await court.chosen(built, voter_role=71, home=HOME, gm_role=72, quorum=2)
    bout = (await matches(built, event))[1].bout

    def put(session: Session) -> None:
        packs.give_pack(
            session, OwnPack(guild_id=GUILD, name="Dragons", key="mage_knight", hash=content_hash(PACK), size=4), PACK
        )
        session.add(Deputy(event_id=event, user_id=USERS["gm"]))
        session.add(Ballot(event_id=event, user_id=USERS["ana"], choice=USERS["ben"]))
        session.add(EventClaim(event_id=event, bout_id=bout.id or 0, kind="noshow", entry=3, text="no word", due=9))
        session.add(PrecedentText(guild_id=GUILD, number=1, language="pl", question="Czy?", ruling="Tak", at=5))
        session.add(Guest(game_id=game, user_id=USERS["cyd"], kind="invited", at=5))

    await built.service.database.write(put)
    await built.settled()


async def _campaign(built: House) -> int:
    wanted = opening.Opening(
        name="Winter", key="warcry", format="swiss", channel=HOME, home=HOME, number=2, days=4, campaign=True
    )
    reply = await opening.open_event(built.service.core, wanted, actor("gm"), interaction=next(PRESSES))
    event = int(str(reply.facts["event"]))
    await joined(built, event, "ana", "ben", "cyd", "dan")
    await running.start_event(built.service.core, event, actor("gm"), interaction=next(PRESSES))
    await built.settled()
    await played(built, (await matches(built, event))[0])
    for name in ("the ford", "the hill"):
        await do(built, event, "gm", enters(1, "territory", 1, name, "he held it"))
    return event


async def _rulings(built: House) -> None:
    built.clock.advance(DAY)
    await court.chosen(built, quorum=2)  # both have finished a game; the others may have, as the pairings fall
    settled = await court.asked(built, answers="Yes\nNo", key="warcry", clauses="WC-6.7")
    for name in ("ana", "ben"):
        await court.votes(built, settled, name, "A")
    await court.over(built)
    waits = await court.asked(built, answers="Yes\nNo", key="warcry", text="And a fallen hero?")
    await court.votes(built, waits, "ana", "B")


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A database in which something of everything is stored."""
    folder = tmp_path_factory.mktemp("sound")

    async def go() -> None:
        async with house(folder) as built:
            await lived_in(built)

    asyncio.run(go())
    yield folder


@pytest.mark.slow
def test_of_all_that_is_vouched_for_there_is_something_and_it_is_whole(sound: Path) -> None:
    assert looked(sound).found == ()
    with closing(sqlite3.connect(sound / "seneschal.db")) as conn:
        rows = {name: conn.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in BESIDE}
    assert {name for name, count in rows.items() if not count} <= {"draft", "remark"}


def test_every_table_is_vouched_for_or_named_as_one_that_is_not() -> None:
    hung = {"line", "snapshot"}
    known = [*BESIDE, *relations.PERSONAL, *relations.PASSING, *hung]
    assert sorted(known) == sorted(SQLModel.metadata.tables)


CHANGES = {
    "guild": [
        "language = 'pl'", "gm_role = 5", "home = 77", "lobby_days = 3", "most_games = 1", "left_at = 9",
        "away_days = 1", "ruling = 'judge'", "voter_role = NULL", "judge_role = 9", "vote_hours = 1", "quorum = 1",
        "ballot = 'open'", "binding = 'strict'", "greeting = 'owed'", "open_tables = 'hidden'",
    ],
    "game": [
        "guild_id = 7", "home = 7", "channel_id = 7", "name = 'x'", "host_id = 7", "status = 'closed'",
        "language = 'cs'", "places = 3", "policy = 'wait'", '"limit" = 60', "paused_at = 5", "undo = 'all'",
        "rulings = 'S-9'", "bout = 99", "spectators = 0", "started_at = 1",
    ],
    "seat": ["user_id = 7", "name = 'x'", "misses = 2", "absent_since = 5", "mark = 'x'"],
    "guest": ["kind = 'barred'", "user_id = 7"],
    "orders": ["seat = 1 - seat"],
    "decision": ["seat = 1 - seat", "\"key\" = 'x'", "secret = 1 - secret", "mark = x'00'", "number = number + 500"],
    "vote": [
        "kind = 'end'", "ayes = '1'", "nays = '0'", "electorate = '0'", "by_seat = 1", "due = due * 50",
        "outcome = 'passed'", "subject = 'x'",
    ],
    "timer": ["kind = 'x'", "game_id = 999", "subject = '99'", "user_id = 4"],
    "pack": ["data = x'00'", "\"key\" = 'talisman'", "hash = 'abc'"],
    "ownpack": ["size = 5", "name = 'Snakes'", "\"key\" = 'warcry'", "guild_id = 7", "at = 9"],
    "fact": ["value = 'x'"],
    "event": [
        "channel_id = 7", "home = 7", "name = 'x'", "options = x'80'", "size = 1", "pace = 50", '"limit" = 60',
        "unfinished = 'draw'", "rated = 1 - rated", "seed = x'00'", "organiser_id = 7", "state = 'over'",
        '"round" = 7', "round_due = 5", "campaign = 0", "terms = x'c1'",
    ],
    "deputy": ["user_id = 7"],
    "entry": ["user_id = 7", "name = 'x'", "state = 'dropped'", "seed = 9", '"until" = 1', "number = 9"],
    "bout": [
        '"round" = 2', "number = 9", "game_id = 999", "state = 'open'", "how = 'ruled'", "due = 5", "reason = 'x'",
        "division = 2",
    ],
    "boutseat": ["entry = 9", "place = 3 - place", "seat = seat + 2", "count = 50", "longer = 5"],
    "eventact": [
        "kind = 'x'", "by = 7", "entry = 77", "bout_id = 999", "facts = x'81a16101'", "at = 5", "told = 1 - told",
    ],
    "ledgerentry": [
        "amount = amount * 50", "entrant = 9", "kind = 'x'", "subject = 'x'", "game = 999", "undoes = 3",
        "holds = 'next'", "number = 999", "line = line + 7", "season = 99", "by = 7",
    ],
    "plea": ["kind = 'dispute'", "entry = 4", "text = 'x'", "state = 'granted'", "due = 8", "bout_id = 1"],
    "ballot": ["choice = 7", "user_id = 7"],
    "question": [
        "channel_id = 7", "text = 'x'", "answers = '[]'", "outcome = 'tie'", "precedent = 9", "quorum = 9",
        "due = 1", "game_id = 999", "secret = 1 - secret", "asked_by = 7", "mode = 'judge'", "overrules = 9",
    ],
    "approval": ["letters = 'Z'", "voter = 7", "user_id = 7", "letters = 'B'", "at = 1"],
    "precedent": ["ruling = 'x'", "votes = 9", "ayes = 9", "overrules = 9", "question_id = 99", "number = 9"],
    "precedenttext": ["ruling = 'x'", "language = 'cs'", "number = 9"],
    "channel": ["posts = 0"],
    "outbox": ["state = 'lost'", "body = x'c1'", "game_id = 999", "number = number + 5000"],
    "message": ["game_id = 999"],
    "interaction": ["result = x'c1'"],
    "line": ["kind = 'x'", "at = 5", "seat = 5"],
    "snapshot": ["number = number + 50"],
}  # fmt: skip
"""What is changed in the first row of each table."""

CASES = [f"{table}: {change}" for table, changes in CHANGES.items() for change in changes]
EXCHANGED = {
    "channels of games": "UPDATE game SET channel_id = (SELECT max(g.channel_id) + 1 FROM game g) - channel_id",
    "players": "UPDATE seat SET user_id = (SELECT sum(user_id) FROM seat s WHERE s.game_id = seat.game_id) - user_id",
    "places": "UPDATE boutseat SET place = 3 - place WHERE place IS NOT NULL",
    "entrants of a pairing": "UPDATE boutseat SET entry = CASE entry WHEN 3 THEN 4 WHEN 4 THEN 3 ELSE entry END",
    "a seat less": "DELETE FROM boutseat WHERE rowid = (SELECT max(rowid) FROM boutseat)",
    "an entrant less": "DELETE FROM entry WHERE number = 4",
    "a line of the ledger less": "DELETE FROM ledgerentry WHERE number = 1",
    "a precedent less": "DELETE FROM precedent",
    "a row without a seal": "UPDATE ballot SET row_seal = NULL",
    "the winner of an event": "UPDATE event SET state = 'over', ended_at = 5",
}


def test_there_are_enough_of_them() -> None:
    assert len(CASES) + len(EXCHANGED) >= 105
    assert {case.split(":")[0] for case in CASES} >= set(BESIDE) - {"draft", "remark"}


@pytest.mark.slow
@pytest.mark.parametrize("case", in_part_slow([*CASES, *EXCHANGED], quick=("approval: letters = 'Z'", "places")))
def test_a_single_change_is_told(sound: Path, tmp_path: Path, case: str) -> None:
    table, _, change = case.partition(": ")
    first = f'rowid = (SELECT min(rowid) FROM "{table}")'
    shutil.copy(sound / "seneschal.db", tmp_path / "seneschal.db")
    changed(tmp_path, EXCHANGED.get(case) or f'UPDATE "{table}" SET {change} WHERE {first}')
    assert looked(tmp_path).faults > 0
