"""What of events, votes and rulings follows from other rows, reckoned again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress

from sqlmodel import Session, col, select

from bot.engine import codec
from bot.i18n.names import message_id
from bot.i18n.speech import catalog
from bot.service.core.loaded_game import LoadedGame
from bot.service.events import league
from bot.service.rulings.answers import answers_of
from bot.service.table.ballots import seats_in
from bot.storage import event_models as stages
from bot.storage import events, ledgers, rulings
from bot.storage.checking import Found
from bot.storage.event_models import Event, EventAct, LedgerEntry
from bot.storage.events import Match
from bot.storage.law import RULED, Question
from bot.storage.models import Channel, Decision, Game, Outbox, OwnPack, Vote
from bot.storage.packs import find_pack


def recounted(session: Session) -> Iterator[Found]:
    """Everything that is otherwise than the rows say from which it follows."""
    for event in session.exec(select(Event).order_by(col(Event.id))):
        for what in _of_event(session, event):
            yield Found("event", {"event": str(event.id), "what": what})
    for question in session.exec(select(Question).order_by(col(Question.id))):
        if not _question_fits(session, question):
            yield Found("question", {"question": str(question.id)})
    for vote in session.exec(select(Vote).order_by(col(Vote.game_id), col(Vote.number))):
        if not _vote_fits(vote):
            yield Found("vote", {"game": str(vote.game_id), "vote": str(vote.number)})
    yield from _numbers(session)
    for own in session.exec(select(OwnPack)):
        pack = find_pack(session, own.hash)
        if pack is None or own.size != sum(map(len, pack.values())):
            yield Found("ownpack", {"guild": str(own.guild_id), "name": own.name})


# -- events ----------------------------------------------------------------------------------------------------------


def _of_event(session: Session, event: Event) -> Iterator[str]:
    """What of an event does not follow: ``terms``, ``pairings``, ``results``, ``winner``, ``ledger``, ``acts``."""
    number = int(event.id or 0)
    try:
        league.agreed(event)
    except Exception:
        yield "terms"
        return
    entries = {entry.number: entry for entry in events.entries_of(session, number)}
    matches = events.matches_of(session, number)
    acts = list(session.exec(select(EventAct).where(EventAct.event_id == number).order_by(col(EventAct.id))))
    if not _paired(event, matches, set(entries)):
        yield "pairings"
    if not all(map(_settled, matches)):
        yield "results"
    if not _won(event, list(entries.values()), matches, acts):
        yield "winner"
    if not _entered(ledgers.ledger_of(session, number), campaign=event.campaign):
        yield "ledger"
    if not all(map(_told, acts)):
        yield "acts"


def _paired(event: Event, matches: Sequence[Match], entries: set[int]) -> bool:
    """True if every pairing is one of entrants, each once, in a round that has begun, under a number of its own."""
    places = Counter((match.bout.round, match.bout.number) for match in matches)
    return all(count == 1 for count in places.values()) and all(_seated(event, match, entries) for match in matches)


def _seated(event: Event, match: Match, entries: set[int]) -> bool:
    seats = [seat.entry for seat in match.seats]
    ordered = [seat.seat for seat in match.seats] == list(range(len(seats)))
    if len(seats) == 1 and match.bout.how != stages.BYE:
        return False
    return ordered and 0 < len(set(seats)) == len(seats) and entries >= {*seats} and 0 < match.bout.round <= event.round


def _settled(match: Match) -> bool:
    """True if a pairing has a result if and only if it is done, and places that there can be."""
    bout, places = match.bout, [seat.place for seat in match.seats]
    if bout.state != stages.DONE:
        return bout.state != stages.OPEN or (bout.how == "" and places == [None] * len(places))
    if bout.how == stages.UNPLAYED:
        return places == [None] * len(places)
    return bout.how != "" and 1 in places and all(place is None or 1 <= place <= len(places) for place in places)


def _won(event: Event, entries: league.Entrants, matches: Sequence[Match], acts: Sequence[EventAct]) -> bool:
    """True if the winner that was told is the one of the standings."""
    over = [act for act in acts if act.kind == "over"]
    if (event.state == stages.OVER) != bool(over):
        return False
    if not over or any(act.id > over[-1].id for act in acts if act.kind == "result"):  # type: ignore[operator]
        return True
    first = [row.entry for row in league.standings(event, entries, matches) if row.rank == 1]
    return over[-1].entry == (first[0] if len(first) == 1 else None)


def _entered(lines: Sequence[LedgerEntry], *, campaign: bool) -> bool:
    """True if the lines of a ledger are numbered without a gap, and take back only what stands above them."""
    if lines and not campaign:
        return False
    own = {line.number: line.entrant for line in lines}
    back = all(line.undoes < line.number and own[line.undoes] == line.entrant for line in lines if line.undoes)
    return back and list(own) == list(range(1, len(lines) + 1))


def _told(act: EventAct) -> bool:
    """True if an act can be told: there is a sentence of its kind, and its facts can be read."""
    with suppress(Exception):
        codec.decode(act.facts, dict)
        return catalog().has(message_id("event-act", act.kind))
    return False


def result_fits(session: Session, live: LoadedGame) -> bool:
    """True if the pairing that a game was played for was won by whoever won the game, where its end is the result."""
    match = events.match_of(session, live.game.bout or 0)
    outcome = None if live.match is None else live.match.outcome
    if match is None or match.bout.how != stages.PLAYED or match.bout.closed_at != live.game.ended_at:
        return live.game.bout is None or match is not None
    winners = {seat.seat for seat in match.seats if seat.place == 1}
    return outcome is not None and winners == set(outcome.winners or range(len(match.seats)))


# -- votes, questions, numbers ---------------------------------------------------------------------------------------


def _vote_fits(vote: Vote) -> bool:
    """True if those vote who may, each once, and a vote has an outcome if and only if it is over."""
    ayes, nays, may = (set(seats_in(text)) for text in (vote.ayes, vote.nays, vote.electorate))
    return ayes | nays <= may and not ayes & nays and (vote.closed_at is None) == (vote.outcome == "")


def _question_fits(session: Session, question: Question) -> bool:
    """True if the ballots name answers, and what came of the question counts them. Erased people take theirs along."""
    cast = rulings.ballots_of(session, int(question.id or 0))
    with suppress(Exception):
        letters = set(answers_of(question.answers))
        if any(not ballot.letters or not letters.issuperset(ballot.letters) for ballot in cast):
            return False
        closed, ruled = question.closed_at is not None, question.precedent is not None
        ended = closed == (question.outcome != "") and ruled == (question.outcome == RULED)
        return ended and _ruling_fits(session, question, len(cast))
    return False


def _ruling_fits(session: Session, question: Question, cast: int) -> bool:
    made = rulings.precedent(session, question.guild_id, question.precedent or 0)
    return made is None or (made.question_id == question.id and max(made.ayes, cast) <= made.votes)


def _numbers(session: Session) -> Iterator[Found]:
    """Numbers that were given out although the count of them has not come so far."""
    posted = select(Channel.id).join(Outbox, col(Outbox.channel_id) == col(Channel.id))
    for channel in session.exec(posted.where(Outbox.number > Channel.posts).distinct().order_by(col(Channel.id))):
        yield Found("posts", {"channel": str(channel)})
    asked = select(Game.id).join(Decision).where(Decision.number > Game.decisions)
    for game in session.exec(asked.distinct().order_by(col(Game.id))):
        yield Found("decisions", {"game": str(game)})
