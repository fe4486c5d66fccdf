"""What a table proposes and decides together: a draw, the end, a pause, the die; and what follows each kind of vote.

Nothing waits for a vote; the game goes on meanwhile. How votes are held stands in ``ballots``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from zoneinfo import ZoneInfo

from bot.engine.errors import Refused
from bot.engine.pending_action import PLAYER
from bot.service.core import pauses
from bot.service.core.acting import demand_begun, is_over, voter
from bot.service.core.core import Core
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.sanitize import cleaned, escaped
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.table import apply_ruling, seating, undoing
from bot.service.table.ballots import (
    DISPUTE,
    DRAW,
    END,
    EXPIRED,
    LAPSED,
    MOST_DISPUTED,
    PAUSE,
    REPLACE,
    RESUME,
    RULING,
    UNDO,
    WITHDRAWN,
    Effect,
    close_vote,
    count_votes,
    meant_vote,
    put_vote,
    seats_in,
    subject_seat,
)
from bot.storage import people, votes
from bot.storage.models import CLOSED, LOBBY, Timer, Vote


async def propose_vote(core: Core, game_id: int, user: int, kind: str, *, interaction: int | None = None) -> Reply:
    """Propose a draw, the end, or to go on. Who proposes has agreed."""
    before = await core.database.read(lambda session: votes.subjects(session, game_id, kind)) if kind == END else set()

    def operation(work: GameTransaction) -> Reply:
        live = work.live
        demand_begun(live)
        if kind == RESUME and live.game.paused_at is None:
            raise Refused("vote_not_paused")
        seat = voter(live, user)
        if kind == DRAW:
            live.rules.draw_offer(live.table.state)
        subject = end_subject(live, seat, before) if kind == END else ""
        return put_vote(work, kind, EFFECTS[kind], seat, subject, enders(live) if kind == END else None)

    return await core.change(game_id, operation, interaction=interaction, by=user)


def enders(live: LoadedGame) -> list[int]:
    """Who must agree to an end: everybody who has not left the game."""
    out = live.rules.out(live.table.state)
    return [seat for seat in live.present() if seat not in out]


def end_subject(live: LoadedGame, seat: int, before: Collection[str]) -> str:
    """What a proposal to end is about: the turn in which it is made, where only one may be made in each. ``before``: of
    those made already. Whoever proposes what is proposed agrees to it. Raises Refused."""
    known = [vote.subject for vote in live.votes.values() if vote.kind == END]
    if known:
        return known[0]
    holder = live.seats[seat].user_id
    turn = live.rules.end_proposal(live.table.state, (seat,) if holder is None else live.seats_of(holder))
    if turn and turn in before:
        raise Refused("vote_end_again")
    return turn


async def propose_pause(
    core: Core, game_id: int, user: int, *, until: str = "", days: int | None = None, interaction: int | None = None
) -> Reply:
    """Propose a pause, until a day of the proposer's zone or for so many days."""
    zone = (await core.database.read(lambda session: people.user(session, user))).zone

    def operation(work: GameTransaction) -> Reply:
        live = work.live
        demand_begun(live)
        if live.game.paused_at is not None:
            raise Refused("vote_paused_already")
        subject = pauses.proposed_end(until, days, ZoneInfo(zone), work.now)
        told = pauses.proposal_told(live.speech(live.game.language), subject)
        return put_vote(work, PAUSE, pause_agreed, voter(live, user), subject, told=told)

    return await core.change(game_id, operation, interaction=interaction, by=user)


async def propose_dispute(
    core: Core, game_id: int, user: int, question: str, *, interaction: int | None = None
) -> Reply:
    """Ask for the die on a question that the players cannot agree on. All others must agree to it."""

    def operation(work: GameTransaction) -> Reply:
        demand_begun(work.live)
        if not cleaned(question, MOST_DISPUTED):
            raise Refused("dispute_empty")
        reply = put_dispute(work, user, question)
        if reply is None:
            raise Refused("dispute_unknown")
        return reply

    return await core.change(game_id, operation, interaction=interaction, by=user)


def put_dispute(work: GameTransaction, user: int, question: str, *, shown: bool = True) -> Reply | None:
    """Put the die to the table; None where no rule of the game has one. Not ``shown``: see ``put_vote``."""
    live = work.live
    seat, asked = voter(live, user), cleaned(question, MOST_DISPUTED)
    if live.rules.dispute(live.table.state, seat, asked) is None:
        return None
    told = live.speech(live.game.language).text("votes-question", question=escaped(asked))
    return put_vote(work, DISPUTE, dispute_agreed, seat, f"{seat} {asked}", told=told, shown=shown)


async def cast_vote(
    core: Core, game_id: int, user: int, aye: bool, *, number: int | None = None, interaction: int | None = None
) -> Reply:
    """Agree or decline; without a number, to the only vote that is open."""

    def operation(work: GameTransaction) -> Reply:
        live = work.live
        vote = meant_vote(live, number, user)
        seats = [seat for seat in live.seats_of(user) if seat in seats_in(vote.electorate)]
        if not live.seats_of(user):
            raise Refused("not_your_game", waiting=live.named())
        if not seats:
            raise Refused("vote_not_yours")
        if not aye and vote.by_seat in seats:
            close_vote(work, vote, WITHDRAWN)
            return Reply("vote_withdrawn")
        return count_votes(work, vote, EFFECTS[vote.kind], seats, aye)

    return await core.change(game_id, operation, interaction=interaction, by=user)


def lapse_votes(work: GameTransaction) -> None:
    """After every operation: a vote whose matter is settled otherwise lapses."""
    live = work.live
    if live.game.status == LOBBY:
        return
    for vote in list(live.votes.values()):
        if not FITTING.get(vote.kind, _still_played)(live, vote):
            close_vote(work, vote, LAPSED)


def _still_played(live: LoadedGame, vote: Vote) -> bool:
    return not is_over(live)


async def pause_due(core: Core, timer: Timer) -> None:
    """The time of a pause is over."""
    await core.change(timer.game_id, pauses.pause_over)


async def vote_due(core: Core, timer: Timer) -> int | None:
    """The time of a vote is over; silence is no consent."""
    again: list[int] = []

    def operation(work: GameTransaction) -> Reply:
        vote = work.live.votes.get(int(timer.subject))
        if vote is not None and vote.due > work.now:
            again.append(vote.due)
        elif vote is not None:
            close_vote(work, vote, EXPIRED)
        return Reply("done")

    await core.change(timer.game_id, operation)
    return again[0] if again else None


# -- what votes decide -----------------------------------------------------------------------------------------------


def close_early(work: GameTransaction, message: str) -> None:
    """Close a game before its rules end it: no rule of the game knows a draw or an end by agreement."""
    live = work.live
    work.set(status=CLOSED, ended_at=work.now, paused_at=None)
    work.tell(message)
    work.remark("note", None, live.plain_speech(live.game.language).text(message))


def draw_agreed(work: GameTransaction, vote: Vote) -> None:
    """All agree to a draw."""
    close_early(work, "votes-ended-draw")


def end_agreed(work: GameTransaction, vote: Vote) -> None:
    """All agree to end the game: by its rules, where they know such an end."""
    action = work.live.rules.agreed_end(work.live.table.state)
    if action is None:
        close_early(work, "votes-ended-agreed")
    else:
        work.live.act(None, action, PLAYER)


def dispute_agreed(work: GameTransaction, vote: Vote) -> None:
    """The question that a seat has raised goes to the die."""
    live = work.live
    action = live.rules.dispute(live.table.state, subject_seat(vote), vote.subject.partition(" ")[2])
    if action is not None:
        live.act(None, action, PLAYER)


def pause_agreed(work: GameTransaction, vote: Vote) -> None:
    """The clocks stop, until the day that was agreed."""
    pauses.begin_pause(work, pauses.pause_ends(vote.subject, work.now))
    work.tell("votes-paused")


def resuming_agreed(work: GameTransaction, vote: Vote) -> None:
    """The clocks go on before the pause is over."""
    pauses.end_pause(work)
    work.tell("votes-resumed")


EFFECTS: dict[str, Effect] = {
    DRAW: draw_agreed,
    END: end_agreed,
    DISPUTE: dispute_agreed,
    PAUSE: pause_agreed,
    RESUME: resuming_agreed,
    RULING: apply_ruling.ruling_agreed,
    UNDO: undoing.undo_agreed,
    REPLACE: seating.replacement_agreed,
}
"""What is done once a vote of a kind has passed. Nobody votes on an offer: somebody takes it."""

FITTING: dict[str, Callable[[LoadedGame, Vote], bool]] = {
    PAUSE: lambda live, vote: not is_over(live) and live.game.paused_at is None,
    RESUME: lambda live, vote: not is_over(live) and live.game.paused_at is not None,
    UNDO: undoing.still_about,
}
"""Whether an open vote still means what it meant; of other kinds: as long as the game is played."""
