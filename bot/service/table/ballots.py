"""Votes as they are held, whatever they are about: opened, put to the table, counted, closed.

Seats vote, not people: the electorate is fixed when the vote opens (F53), and whoever holds several seats votes with
all of them. What is done once a vote has passed lies with those who put it; ``votes.EFFECTS`` lists it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.engine.errors import Refused
from bot.messages import ranks
from bot.messages.message import Button
from bot.service.core import pauses, press_kinds
from bot.service.core.calling import at_table, called
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.ports import VOTE, Outgoing
from bot.service.core.press_kinds import button_id
from bot.service.core.transaction import GameTransaction, Reply
from bot.storage import timers, votes
from bot.storage.models import Vote

DRAW, END, PAUSE, RESUME, UNDO = "draw", "end", "pause", "resume", "undo"

REPLACE, OFFER, DISPUTE, RULING = "replace", "offer", "dispute", "ruling"
"""Kinds of proposals. An offer of a seat is one that nobody votes on: somebody takes it."""

MOST = frozenset({PAUSE, RESUME})
"""What more than half of the seats decide; for the rest all must agree."""

PASSED, FAILED, EXPIRED, WITHDRAWN, LAPSED, VETOED = "passed", "failed", "expired", "withdrawn", "lapsed", "vetoed"
"""How a vote ends."""

AYE, NAY, TAKE = "aye", "nay", "take"
"""Options of the buttons."""

SHORTEST, LONGEST = 86_400, 604_800
"""Seconds for which a vote is open: as long as one decision of the game, within these bounds."""

MOST_DISPUTED = 300
"""Characters of a question that a table disputes."""

Effect = Callable[[GameTransaction, Vote], None]


def put_vote(
    work: GameTransaction,
    kind: str,
    effect: Effect,
    by: int,
    subject: str = "",
    electorate: Iterable[int] | None = None,
    told: str = "",
    *,
    shown: bool = True,
) -> Reply:
    """Open a vote, or agree to the same one that is open already. ``effect``: what is done once it has passed. Whoever
    sits alone at the table votes on nothing.

    ``told``: more for the public to know. Not ``shown``: another message has its button.
    """
    live = work.live
    known = [vote for vote in live.votes.values() if (vote.kind, vote.subject) == (kind, subject)]
    seats = live.seats_of(live.seats[by].user_id or 0) or [by]
    if known:
        return count_votes(
            work, known[0], effect, [seat for seat in seats if seat in seats_in(known[0].electorate)], True
        )
    asked = live.present() if electorate is None else list(electorate)
    if live.alone:
        effect(
            work, Vote(game_id=live.id, number=0, kind=kind, subject=subject, by_seat=by, electorate=seats_text(asked))
        )
        return Reply("done")
    vote = open_vote(work, kind, by, subject, asked)
    vote.ayes = seats_text([seat for seat in seats if seat in seats_in(vote.electorate)])
    if _passes(vote):
        return _pass(work, vote, effect, quiet=True)
    if shown:
        put_to_table(work, vote, told)
    else:
        keep_vote(work, vote)
    return Reply("vote_opened", {"kind": kind})


def count_votes(work: GameTransaction, vote: Vote, effect: Effect, seats: Iterable[int], aye: bool) -> Reply:
    """Count votes of seats; they may change until the vote closes."""
    given = set(seats)
    ayes, nays = set(seats_in(vote.ayes)) - given, set(seats_in(vote.nays)) - given
    (ayes if aye else nays).update(given)
    vote.ayes, vote.nays = seats_text(ayes), seats_text(nays)
    if _passes(vote):
        return _pass(work, vote, effect)
    if len(nays) > len(seats_in(vote.electorate)) - needed(vote):
        close_vote(work, vote, FAILED)
        return Reply("vote_declined")
    keep_vote(work, vote)
    speech = work.live.speech(work.live.game.language)
    tally = {"ayes": len(ayes), "needed": needed(vote), "number": vote.number}
    work.post(Outgoing(speech.text("votes-tally", kind=vote.kind, **tally)))
    return Reply("vote_cast")


def _passes(vote: Vote) -> bool:
    return len(seats_in(vote.ayes)) >= needed(vote)


def _pass(work: GameTransaction, vote: Vote, effect: Effect, quiet: bool = False) -> Reply:
    close_vote(work, vote, PASSED, quiet)
    effect(work, vote)
    return Reply("vote_passed", {"kind": vote.kind})


def open_vote(work: GameTransaction, kind: str, by: int | None, subject: str, electorate: Iterable[int]) -> Vote:
    """A new vote. It takes the next number of the game's decisions, so that no button can mean another."""
    live = work.live
    work.set(decisions=live.game.decisions + 1)
    due = work.now + min(max(live.game.limit, SHORTEST), LONGEST)
    if kind == PAUSE:
        due = min(due, pauses.pause_ends(subject, work.now))
    vote = Vote(
        game_id=live.id,
        number=live.game.decisions,
        kind=kind,
        subject=subject,
        by_seat=by,
        electorate=seats_text(electorate),
        opened_at=work.now,
        due=due,
    )
    live.votes[vote.number] = vote
    keep_vote(work, vote)
    work.also.append(lambda session: timers.set_timer(session, VOTE, due, game_id=live.id, subject=str(vote.number)))
    return vote


def keep_vote(work: GameTransaction, vote: Vote) -> None:
    """Store a vote as it stands at the end of the operation."""
    work.also.append(lambda session: votes.keep_vote(session, vote))


def put_to_table(work: GameTransaction, vote: Vote, told: str = "") -> None:
    """Put a vote to the table, with its buttons. Only those who have not agreed yet are mentioned."""
    live = work.live
    speech = live.speech(live.game.language)
    by = -1 if vote.by_seat is None else vote.by_seat
    seat, count = subject_seat(vote), needed(vote)
    proposed = speech.text(proposal(live, vote), by=by, seat=seat, known=whose(live, seat))
    missing = [seat for seat in seats_in(vote.electorate) if seat not in seats_in(vote.ayes)]
    mentions = tuple(sorted({user for seat in missing if (user := live.seats[seat].user_id) is not None}))
    first, rest = called(speech, mentions, at_table(live.id))
    if mentions:
        proposed = speech.text("service-asked", name=first, question=proposed)
    row = (
        Button(
            button_id(press_kinds.VOTE, live.id, vote.number, AYE), speech.text("votes-button-aye"), ranks.LIKELIEST
        ),
        Button(button_id(press_kinds.VOTE, live.id, vote.number, NAY), speech.text("votes-button-nay"), ranks.DECLINE),
    )
    rule = speech.text("votes-rule", count=count, until=f"<t:{vote.due}:R>")
    text = "\n".join(filter(None, [proposed, told, rule, rest]))
    work.post(Outgoing(text, (row,), mentions=mentions, subject=str(vote.number)), VOTE)


def whose(live: LoadedGame, seat: int) -> str:
    """Whether a seat is told of: ``yes``; else ``no``, or ``phase`` where an undo takes back all of one."""
    return "yes" if seat >= 0 else "phase" if live.rules.stage(live.table.state) else "no"


def proposal(live: LoadedGame, vote: Vote) -> str:
    """The sentence that puts a vote: an end that the rules know is one with points, and who agrees must know that."""
    counted = vote.kind == END and live.rules.agreed_end(live.table.state) is not None
    return f"votes-proposed-{vote.kind}" + ("-counted" if counted else "")


def close_vote(work: GameTransaction, vote: Vote, outcome: str, quiet: bool = False) -> None:
    """Close a vote: its message loses its buttons, the record gets a line. ``quiet``: nobody was ever asked."""
    live = work.live
    live.votes.pop(vote.number, None)
    vote.closed_at, vote.outcome = work.now, outcome
    keep_vote(work, vote)
    number = str(vote.number)
    work.also.append(lambda session: timers.drop_timer(session, VOTE, game_id=live.id, subject=number))
    facts = {"kind": vote.kind, "outcome": outcome}
    speech = live.speech(live.game.language)
    if not quiet:
        work.post(Outgoing(speech.text("votes-closed", number=vote.number, **facts), subject=number), VOTE)
    plain = live.plain_speech(live.game.language)
    ayes, nays = (", ".join(map(plain.seat, seats_in(told))) or "–" for told in (vote.ayes, vote.nays))
    text = plain.text("votes-record", ayes=ayes, nays=nays, **facts)
    work.remark("note" if vote.by_seat is None else "vote", vote.by_seat, text)


def meant_vote(live: LoadedGame, number: int | None, user: int) -> Vote:
    """The vote that somebody means. Raises Refused."""
    if number is not None:
        if number not in live.votes:
            raise Refused("vote_closed")
        return live.votes[number]
    held = set(live.seats_of(user))
    found = [vote for vote in live.votes.values() if held & set(seats_in(vote.electorate))]
    if not found:
        raise Refused("vote_none")
    if len(found) > 1:
        raise Refused("vote_which", known=tuple(vote.number for vote in found))
    return found[0]


def needed(vote: Vote) -> int:
    """How many seats must agree."""
    count = len(seats_in(vote.electorate))
    return count // 2 + 1 if vote.kind in MOST else count


def subject_seat(vote: Vote) -> int:
    """The seat that a vote is about; -1: none."""
    first = vote.subject.partition(" ")[0]
    return int(first) if first.isdigit() else -1


def seats_in(text: str) -> list[int]:
    """Seats as a vote holds them."""
    return [int(word) for word in text.split()]


def seats_text(seats: Iterable[int]) -> str:
    """The inverse of ``seats_in``."""
    return " ".join(map(str, sorted(seats)))
