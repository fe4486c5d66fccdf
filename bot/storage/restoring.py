"""Putting a backup in the place of the database, although players have seen what came after it.

What they saw must not come again: dice get a new seed, and every number that a message in the chat may name is
left behind, so that the buttons of the lost time are stale and its posts are not mistaken for new ones.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct
from sqlmodel import Session, col, select, text

from bot.engine.dice import commitment
from bot.storage import backup, schema, seals
from bot.storage.event_models import Event
from bot.storage.events import GOING
from bot.storage.facts import EVENT_ROLLED_BACK, ROLLED_BACK, set_fact
from bot.storage.faults import Damaged, StorageFault, as_faults
from bot.storage.games import newest_seal
from bot.storage.lock import FileLock
from bot.storage.models import PARKED, RUNNING, SENDING, Channel, Decision, Draft, Game, Outbox, Remark
from bot.storage.outbox import UNSENT
from bot.storage.seeds import earlier_seeds, keep_seed
from bot.storage.sqlite import bring_up_to_date, offline
from bot.storage.statements import connection_of

AHEAD = 1000
"""By how much the numbers that players see are raised."""
FAR_AHEAD = 1_000_000
"""By how much those are raised that nobody sees."""

Note = Callable[[str, int, str], str]
"""Language, number of the line, hash of the new seed -> what the game's log says of it."""


class Restored(Struct, frozen=True):
    """Where the replaced database is now (empty: there was none), and how many running games were rolled back."""

    aside: str
    games: int


def restore(
    source: Path, file: Path, folder: Path, note: Note, now: int, step: backup.Step = backup.unheard
) -> Restored:
    """Put a backup in the place of the database. Refused while a bot has it; what was there is kept aside."""
    if not source.is_file() or source.stat().st_size == 0:
        raise Damaged("unreadable", place=str(source))
    if file.exists() and source.samefile(file):
        raise StorageFault("restore-itself", file=str(source))
    with as_faults(str(file)):
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = FileLock(file)
        part = file.with_name(file.name + backup.RESTORING)
        try:
            backup.copy(source, part, step)
            games = _renewed(part, folder, note, now)
            aside = _exchange(part, file)
            lock.remember()
        finally:
            part.unlink(missing_ok=True)
            lock.free()
    return Restored(aside, games)


def _renewed(part: Path, folder: Path, note: Note, now: int) -> int:
    engine = offline(part)
    with engine.connect() as connection:
        if not schema.number(connection, str(part)):
            raise Damaged("parts-missing", place=str(part), parts=(schema.NUMBER,))
    bring_up_to_date(part, folder)
    with Session(engine, expire_on_commit=False) as session, session.begin():
        return roll_back(session, note, now)


def _exchange(part: Path, file: Path) -> str:
    """Swap the files; where the old one is now. Its log of unwritten pages moves with it."""
    aside = file.with_name(f"{file.stem}-replaced-{backup.stamp()}{file.suffix}") if file.exists() else None
    if aside is not None:
        for end in ("-wal", "-shm", ""):
            if (companion := Path(f"{file}{end}")).exists():
                os.replace(companion, f"{aside}{end}")
    os.replace(part, file)
    backup.flush(file.parent)
    return str(aside or "")


def roll_back(session: Session, note: Note, now: int) -> int:
    """Make every running game go on from here unlike it went on before; how many there are."""
    games = session.exec(select(Game).where(Game.status == RUNNING)).all()
    for game in games:
        _roll_back_game(session, game, note, now)
    for event in session.exec(select(Event.id).where(col(Event.state).in_(GOING))):
        set_fact(session, f"{EVENT_ROLLED_BACK} {event}", str(now))
    # Each of these may have been posted after the backup: it is looked for before it is posted.
    for doubtful in session.exec(select(Outbox).where(col(Outbox.state).in_(UNSENT))):
        doubtful.state = PARKED if doubtful.state == PARKED else SENDING
        doubtful.attempts += 1
        doubtful.first_at = doubtful.created_at if doubtful.first_at is None else doubtful.first_at
    for channel in session.exec(select(Channel)):
        channel.posts += AHEAD
    raised = text("UPDATE sqlite_sequence SET seq = seq + CASE name WHEN 'game' THEN :seen ELSE :unseen END")
    connection_of(session).execute(raised, {"seen": AHEAD, "unseen": FAR_AHEAD})
    return len(games)


def _roll_back_game(session: Session, game: Game, note: Note, now: int) -> None:
    this = int(game.id or 0)
    newest = newest_seal(session, this)
    whole = game.seal == seals.of_game(game, earlier_seeds(session, this), newest)
    keep_seed(session, this, game.next_draw, game.seed)
    game.seed = secrets.token_bytes(32)
    game.promise = commitment(game.seed)
    if whole:  # what was damaged in the backup is not declared sound
        game.seal = seals.of_game(game, earlier_seeds(session, this), newest)
    game.version += 1
    game.decisions += AHEAD
    told = note(game.language, game.head, game.promise)
    session.add(Remark(game_id=this, after=game.head, kind="note", text=told, at=now))
    set_fact(session, f"{ROLLED_BACK} {this}", told)
    asked = select(Decision).where(Decision.game_id == this, col(Decision.closed_at).is_(None))
    for decision in session.exec(asked).all():
        session.add(Decision(**{**decision.model_dump(), "number": decision.number + AHEAD}))
        decision.closed_at = now
    for draft in session.exec(select(Draft).where(Draft.game_id == this)):
        draft.decision += AHEAD
