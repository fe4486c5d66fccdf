"""The words of which each column of the database holds one: closed lists, whatever else may be typed."""

from __future__ import annotations

from bot.engine import history
from bot.engine.undo import POLICIES as UNDO_POLICIES
from bot.games import registry
from bot.i18n.catalog import LANGUAGES
from bot.league import ledger
from bot.service.core.house_options import PACES, POLICIES
from bot.service.events.settling import COUNT, DRAW, ORGANISER
from bot.service.lobby.details import BARRED, INVITED, OFFERED, WAITING
from bot.service.people.servers import WORDS
from bot.service.table import ballots
from bot.storage import event_models as events
from bot.storage import law, models
from bot.storage.checking import Words


def words() -> Words:
    """By the names of the columns."""
    languages, modes = tuple(LANGUAGES), (law.TABLE, law.COMMUNITY, law.JUDGE)
    return {
        **{f"{table}.language": languages for table in ("game", "event", "question", "precedenttext", "opentables")},
        **{f"{table}.key": registry.keys() for table in ("event", "pack", "ownpack", "deck")},
        **{f"{table}.mode": modes for table in ("question", "precedent")},
        **{f"guild.{name}": tuple(WORDS[name]) for name in ("language", "ruling", "ballot", "binding", "open_tables")},
        "wish.title": tuple(registry.PLAYABLE),
        "wish.pace": tuple(PACES),
        "game.status": (models.LOBBY, models.RUNNING, models.OVER, models.CLOSED),
        "game.undo": UNDO_POLICIES,
        "game.policy": POLICIES,
        "guest.kind": (INVITED, WAITING, OFFERED, BARRED),
        "line.kind": (
            history.ACTION, history.UNDO, history.EDIT, history.START, history.AUTOMATIC, history.RENEWED,
        ),
        "remark.kind": ("seat", "vote", "note"),
        "vote.kind": (
            ballots.DRAW, ballots.END, ballots.PAUSE, ballots.RESUME, ballots.UNDO, ballots.REPLACE, ballots.OFFER,
            ballots.DISPUTE, ballots.RULING,
        ),
        "vote.outcome": (
            "", ballots.PASSED, ballots.FAILED, ballots.EXPIRED, ballots.WITHDRAWN, ballots.LAPSED, ballots.VETOED,
        ),
        "outbox.state": (models.WAITING, models.SENDING, models.SENT, models.DROPPED, models.PARKED),
        "event.state": (events.GATHERING, events.RUNNING, events.OVER, events.CANCELLED),
        "event.unfinished": (COUNT, DRAW, ORGANISER),
        "entry.state": (events.IN, events.DROPPED),
        "bout.state": (events.OPEN, events.DONE, events.REVIEW, events.WAITS),
        "bout.how": (
            "", events.PLAYED, events.COUNTED, events.DRAWN, events.FORFEIT, events.RULED, events.BYE, events.UNPLAYED,
        ),
        "ledgerentry.holds": (ledger.ALWAYS, ledger.NEXT, ledger.FIRST),
        "plea.kind": (events.NOSHOW, events.DISPUTE),
        "plea.state": (events.OPEN, events.ANSWERED, events.GRANTED, events.REFUSED, events.WITHDRAWN),
        "question.outcome": ("", law.RULED, law.TIE, law.QUORUM, law.WITHDRAWN, law.LAPSED),
    }  # fmt: skip
