"""Proposals put to the table: one engine for all of them. Nothing waits for a vote; the game goes on meanwhile.

Seats vote, not people: the electorate is fixed when the vote opens (F53), and whoever holds several seats votes with
all of them. What a passed vote does is registered by the part that knows how.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from zoneinfo import ZoneInfo

from bot.engine.errors import Refused
from bot.engine.flight import PLAYER
from bot.service import pauses
from bot.service.acting import begun, is_over, voter
from bot.service.cleaning import cleaned, escaped
from bot.service.clocks import Clocks
from bot.service.core import Core
from bot.service.live import Live
from bot.service.news import button_id
from bot.service.ports import VOTE, Button, Outgoing
from bot.service.replies import Reply
from bot.service.work import Work
from bot.storage import people, timers, votes
from bot.storage.models import CLOSED, LOBBY, Timer, Vote

DRAW, END, PAUSE, RESUME, UNDO = "draw", "end", "pause", "resume", "undo"
REPLACE, OFFER, DISPUTE = "replace", "offer", "dispute"
"""Kinds of proposals. An offer of a seat is one that nobody votes on: somebody takes it."""

MOST = frozenset({PAUSE, RESUME})
"""What more than half of the seats decide; for the rest all must agree."""

PASSED, FAILED, EXPIRED, WITHDRAWN, LAPSED, VETOED = "passed", "failed", "expired", "withdrawn", "lapsed", "vetoed"
"""How a vote ends."""

PRESS, AYE, NAY, TAKE = "v", "aye", "nay", "take"
"""Kind and options of the buttons."""

MOST_QUESTION = 300
"""Characters of a disputed question."""

SHORTEST, LONGEST = 86_400, 604_800
"""Seconds for which a vote is open: as long as one decision of the game, within these bounds."""

Effect = Callable[[Work, Vote], None]


class Votes:
    """Opens votes, counts them, closes them."""

    def __init__(self, core: Core, clocks: Clocks) -> None:
        self.core = core
        self.effects: dict[str, Effect] = {
            DRAW: lambda work, vote: finish(work, "votes-ended-draw"),
            END: lambda work, vote: end(work),
            DISPUTE: roll_for,
            PAUSE: pause,
            RESUME: lambda work, vote: resume(work),
        }
        self.fitting: dict[str, Callable[[Live, Vote], bool]] = {}
        """Kind to whether an open vote still means what it meant; one that does not lapses."""

        core.settling.append(self.settle)
        clocks.on(VOTE, self._due)

    async def propose(self, game_id: int, user: int, kind: str, *, interaction: int | None = None) -> Reply:
        """Propose a draw, the end, or to go on. Who proposes has agreed."""

        def operation(work: Work) -> Reply:
            live = work.live
            begun(live)
            if kind == RESUME and live.game.paused_at is None:
                raise Refused("vote_not_paused")
            return self.open(work, kind, voter(live, user))

        return await self.core.change(game_id, operation, interaction=interaction, by=user)

    async def pause(
        self, game_id: int, user: int, *, until: str = "", days: int | None = None, interaction: int | None = None
    ) -> Reply:
        """Propose a pause, until a day of the proposer's zone or for so many days."""
        zone = (await self.core.database.read(lambda conn: people.user(conn, user))).zone

        def operation(work: Work) -> Reply:
            live = work.live
            begun(live)
            if live.game.paused_at is not None:
                raise Refused("vote_paused_already")
            subject = pauses.proposed(until, days, ZoneInfo(zone), work.now)
            told = pauses.told(live.speech(live.game.language), subject)
            return self.open(work, PAUSE, voter(live, user), subject, told=told)

        return await self.core.change(game_id, operation, interaction=interaction, by=user)

    async def dispute(self, game_id: int, user: int, question: str, *, interaction: int | None = None) -> Reply:
        """Ask for the die on a question that the players cannot agree on. All others must agree to it."""

        def operation(work: Work) -> Reply:
            live = work.live
            begun(live)
            seat, asked = voter(live, user), cleaned(question, MOST_QUESTION)
            action = live.rules.dispute(live.table.state, seat, asked)
            if action is None or not asked:
                raise Refused("dispute_unknown" if asked else "dispute_empty")
            told = live.speech(live.game.language).text("votes-question", question=escaped(asked))
            return self.open(work, DISPUTE, seat, f"{seat} {asked}", told=told)

        return await self.core.change(game_id, operation, interaction=interaction, by=user)

    async def cast(
        self, game_id: int, user: int, aye: bool, *, number: int | None = None, interaction: int | None = None
    ) -> Reply:
        """Agree or decline; without a number, to the only vote that is open."""

        def operation(work: Work) -> Reply:
            live = work.live
            vote = open_vote(live, number, user)
            seats = [seat for seat in live.seats_of(user) if seat in seats_in(vote.electorate)]
            if not live.seats_of(user):
                raise Refused("not_your_game", waiting=tuple(live.waiting()))
            if not seats:
                raise Refused("vote_not_yours")
            if not aye and vote.by_seat in seats:
                close(work, vote, WITHDRAWN)
                return Reply("vote_withdrawn")
            return self.count(work, vote, seats, aye)

        return await self.core.change(game_id, operation, interaction=interaction, by=user)

    def open(
        self, work: Work, kind: str, by: int, subject: str = "", electorate: Iterable[int] | None = None, told: str = ""
    ) -> Reply:
        """Open a vote, or agree to the same one that is open already. ``told``: more for the public to know."""
        live = work.live
        known = [vote for vote in live.votes.values() if (vote.kind, vote.subject) == (kind, subject)]
        seats = live.seats_of(live.seats[by].user_id or 0) or [by]
        if known:
            return self.count(work, known[0], [seat for seat in seats if seat in seats_in(known[0].electorate)], True)
        vote = opened(work, kind, by, subject, live.present() if electorate is None else electorate)
        vote.ayes = joined([seat for seat in seats if seat in seats_in(vote.electorate)])
        if self._passes(vote):
            return self._pass(work, vote)
        ask(work, vote, told)
        return Reply("vote_opened", {"kind": kind})

    def count(self, work: Work, vote: Vote, seats: Iterable[int], aye: bool) -> Reply:
        """Count votes of seats; they may change until the vote closes."""
        given = set(seats)
        ayes, nays = set(seats_in(vote.ayes)) - given, set(seats_in(vote.nays)) - given
        (ayes if aye else nays).update(given)
        vote.ayes, vote.nays = joined(ayes), joined(nays)
        if self._passes(vote):
            return self._pass(work, vote)
        if len(nays) > len(seats_in(vote.electorate)) - needed(vote):
            close(work, vote, FAILED)
            return Reply("vote_declined")
        keep(work, vote)
        speech = work.live.speech(work.live.game.language)
        tally = {"ayes": len(ayes), "needed": needed(vote), "number": vote.number}
        work.post(Outgoing(speech.text("votes-tally", kind=vote.kind, **tally)))
        return Reply("vote_cast")

    def _passes(self, vote: Vote) -> bool:
        return len(seats_in(vote.ayes)) >= needed(vote)

    def _pass(self, work: Work, vote: Vote) -> Reply:
        close(work, vote, PASSED, quiet=len(seats_in(vote.ayes)) == 1)
        self.effects[vote.kind](work, vote)
        return Reply("vote_passed", {"kind": vote.kind})

    def settle(self, work: Work) -> None:
        """After every operation: a vote whose matter is settled otherwise lapses."""
        live = work.live
        if live.game.status == LOBBY:
            return
        for vote in list(live.votes.values()):
            if not self._fits(live, vote):
                close(work, vote, LAPSED)

    def _fits(self, live: Live, vote: Vote) -> bool:
        fits = self.fitting.get(vote.kind)
        if fits is not None:
            return fits(live, vote)
        if vote.kind in (PAUSE, RESUME) and (vote.kind == PAUSE) == (live.game.paused_at is not None):
            return False
        return not is_over(live)

    async def _due(self, timer: Timer) -> int | None:
        """The time of a vote is over; silence is no consent."""
        again: list[int] = []

        def operation(work: Work) -> Reply:
            vote = work.live.votes.get(int(timer.subject))
            if vote is not None and vote.due > work.now:
                again.append(vote.due)
            elif vote is not None:
                close(work, vote, EXPIRED)
            return Reply("done")

        await self.core.change(timer.game_id, operation)
        return again[0] if again else None


# -- what is done with votes -----------------------------------------------------------------------------------------


def opened(work: Work, kind: str, by: int | None, subject: str, electorate: Iterable[int]) -> Vote:
    """A new vote. It takes the next number of the game's decisions, so that no button can mean another."""
    live = work.live
    work.set(decisions=live.game.decisions + 1)
    due = work.now + min(max(live.game.limit, SHORTEST), LONGEST)
    if kind == PAUSE:
        due = min(due, pauses.end_of(subject, work.now))
    vote = Vote(
        game_id=live.id,
        number=live.game.decisions,
        kind=kind,
        subject=subject,
        by_seat=by,
        electorate=joined(electorate),
        opened_at=work.now,
        due=due,
    )
    live.votes[vote.number] = vote
    keep(work, vote)
    work.also.append(lambda conn: timers.set_timer(conn, VOTE, due, game_id=live.id, subject=str(vote.number)))
    return vote


def keep(work: Work, vote: Vote) -> None:
    """Store a vote as it stands at the end of the operation."""
    work.also.append(lambda conn: votes.keep(conn, vote))


def ask(work: Work, vote: Vote, told: str = "") -> None:
    """Put a vote to the table, with its buttons. Only those who have not agreed yet are mentioned."""
    live = work.live
    speech = live.speech(live.game.language)
    by = -1 if vote.by_seat is None else vote.by_seat
    seat, count = subject_seat(vote), needed(vote)
    lines = [
        speech.text(proposal(live, vote), by=by, seat=seat, known="yes" if seat >= 0 else "no"),
        told,
        speech.text("votes-rule", count=count, until=f"<t:{vote.due}:R>"),
    ]
    missing = [seat for seat in seats_in(vote.electorate) if seat not in seats_in(vote.ayes)]
    mentions = tuple(sorted({user for seat in missing if (user := live.seats[seat].user_id) is not None}))
    called = " ".join(f"<@{user}>" for user in mentions)
    row = (
        Button(button_id(PRESS, live.id, vote.number, AYE), speech.text("votes-button-aye"), "green"),
        Button(button_id(PRESS, live.id, vote.number, NAY), speech.text("votes-button-nay"), "red"),
    )
    text = "\n".join(filter(None, [*lines, called]))
    work.post(Outgoing(text, (row,), mentions, subject=str(vote.number)), VOTE)


def proposal(live: Live, vote: Vote) -> str:
    """The sentence that puts a vote: an end that the rules know is one with points, and who agrees must know that."""
    counted = vote.kind == END and live.rules.agreed_end(live.table.state) is not None
    return f"votes-proposed-{vote.kind}" + ("-counted" if counted else "")


def close(work: Work, vote: Vote, outcome: str, quiet: bool = False) -> None:
    """Close a vote: its message loses its buttons, the record gets a line. ``quiet``: nobody was ever asked."""
    live = work.live
    live.votes.pop(vote.number, None)
    vote.closed_at, vote.outcome = work.now, outcome
    keep(work, vote)
    number = str(vote.number)
    work.also.append(lambda conn: timers.drop_timer(conn, VOTE, game_id=live.id, subject=number))
    facts = {"kind": vote.kind, "outcome": outcome}
    speech = live.speech(live.game.language)
    if not quiet:
        work.post(Outgoing(speech.text("votes-closed", number=vote.number, **facts), subject=number), VOTE)
    plain = live.plain_speech(live.game.language)
    ayes, nays = (", ".join(map(plain.seat, seats_in(told))) or "–" for told in (vote.ayes, vote.nays))
    text = plain.text("votes-record", ayes=ayes, nays=nays, **facts)
    work.remark("note" if vote.by_seat is None else "vote", vote.by_seat, text)


def open_vote(live: Live, number: int | None, user: int) -> Vote:
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


def joined(seats: Iterable[int]) -> str:
    """The inverse of ``seats_in``."""
    return " ".join(map(str, sorted(seats)))


# -- what votes decide -----------------------------------------------------------------------------------------------


def finish(work: Work, message: str) -> None:
    """Close a game before its rules end it: no rule of the game knows a draw or an end by agreement."""
    live = work.live
    work.set(status=CLOSED, ended_at=work.now, paused_at=None)
    work.tell(message)
    work.remark("note", None, live.plain_speech(live.game.language).text(message))


def end(work: Work) -> None:
    """All agree to end the game: by its rules, where they know such an end."""
    action = work.live.rules.agreed_end(work.live.table.state)
    if action is None:
        finish(work, "votes-ended-agreed")
    else:
        work.live.act(None, action, PLAYER)


def roll_for(work: Work, vote: Vote) -> None:
    """The question that a seat has raised goes to the die."""
    live = work.live
    action = live.rules.dispute(live.table.state, subject_seat(vote), vote.subject.partition(" ")[2])
    if action is not None:
        live.act(None, action, PLAYER)


def pause(work: Work, vote: Vote) -> None:
    """The clocks stop, until the day that was agreed."""
    pauses.begin(work, pauses.end_of(vote.subject, work.now))
    work.tell("votes-paused")


def resume(work: Work) -> None:
    """The clocks go on before the pause is over."""
    pauses.end(work)
    work.tell("votes-resumed")
