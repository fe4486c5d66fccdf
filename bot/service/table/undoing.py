"""Taking back: the last action, or one's own last answer inside an action. What it needs is data of the game.

Before the barrier (a die, a shuffle, something revealed, another seat's answer) the game says free or by consent;
behind it a game master decides. A game master who plays has no such right: the consent of all does the same work.
A table that has chosen so in the lobby (``undo=all``) goes behind the barrier by the consent of all, whatever the game
says: who has left has no seat to consent for. What was shown stays seen, dice are drawn anew, the record tells it.
Whoever holds all seats takes everything back by himself, in the same way.
"""

from __future__ import annotations

from contextlib import suppress

from msgspec import Struct

from bot.engine import undo as barriers
from bot.engine.errors import Refused
from bot.engine.events import Event, visible_to
from bot.engine.match import UndoPlan
from bot.engine.pending_action import Revealed
from bot.engine.requests import Facts
from bot.engine.run import action_of
from bot.records.record import is_secret
from bot.service.core.acting import demand_begun, voter
from bot.service.core.core import Core
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.table.apply_ruling import go_back
from bot.service.table.ballots import UNDO, put_vote, seats_in, subject_seat, whose
from bot.storage.models import CLOSED, OVER, RUNNING, Vote

ACTION, ANSWER = "action", "answer"
"""What is taken back: a whole action, or one's own last answer in the action that is not finished yet."""

MOST_TOLD = 12
"""Of what is undone, so many last events are told."""

MOST_CHARACTERS = 1200
"""And in so many characters: a proposal is one message, with its question and its buttons."""


class UndoMark(Struct, frozen=True):
    """Where a game stands, as far as undoing is concerned. What was agreed for one mark does not hold for another."""

    line: int
    served: int


async def preview_undo(
    core: Core, game_id: int, user: int, what: str = ACTION, *, referee: bool = True
) -> tuple[Reply, UndoMark]:
    """What would be undone now, and the mark for which that holds. Changes nothing. Raises Refused where nothing can
    be; without ``referee`` also what only a game master can."""

    def read(live: LoadedGame) -> tuple[Reply, UndoMark]:
        demand_begun(live, RUNNING, OVER, mends=True)
        asking = voter(live, user)
        plan = planned_undo(live, user, what)
        barriers.demand(live.rules, plan.need, plan.hindrance, referee)
        by = seat_told(plan)
        facts: Facts = {"by": by, "need": need_told(live, plan), "what": kind_of(plan) if by >= 0 else whose(live, by)}
        told = tuple(visible_to(list(would_undo(live, plan)), asking))[-MOST_TOLD:]
        return Reply("undo_preview", facts, told, asking), undo_mark(live)

    return await core.look(game_id, read)


async def ask_to_undo(
    core: Core,
    game_id: int,
    user: int,
    what: str,
    mark: UndoMark,
    *,
    referee: bool = False,
    interaction: int | None = None,
) -> Reply:
    """Take back what was shown, or ask for the consent that it needs. ``referee``: a game master who plays."""

    def operation(work: GameTransaction) -> Reply:
        live = work.live
        demand_begun(live, RUNNING, OVER, mends=True)
        asking = voter(live, user)
        if undo_mark(live) != mark:
            raise Refused("undo_moved_on")
        plan = planned_undo(live, user, what)
        barriers.demand(live.rules, plan.need, plan.hindrance, referee)
        if live.alone or (plan.need == barriers.FREE and plan.seat in live.seats_of(user)):
            carry_out_undo(work, plan, asking)
            return Reply("undone")
        shown = [live.speech(live.game.language).text("votes-undo-shown")] if goes_behind(live, plan) else []
        told = "\n".join([*shown, *struck_out(live, would_undo(live, plan))])
        return put_vote(
            work, UNDO, undo_agreed, asking, undo_subject(live, seat_told(plan), kind_of(plan)), live.present(), told
        )

    return await core.change(game_id, operation, interaction=interaction, by=user)


def undo_mark(live: LoadedGame) -> UndoMark:
    """Where a game stands now."""
    flight = live.table.position.flight
    return UndoMark(len(live.table.lines), 0 if flight is None else barriers.known_to_all(flight.served))


def planned_undo(live: LoadedGame, user: int, what: str) -> UndoPlan:
    """What an undo would take back. Raises Refused where there is nothing."""
    if what == ANSWER:
        answer = planned_answer(live, live.seats_of(user))
        if not live.alone or answer.need not in (barriers.BY_GM, barriers.NEVER):
            return answer  # alone, what cannot be taken back of an action goes with all of it
    plan = live.table.undo_plan(live.undo_policy)
    if plan.seat not in live.seats_of(user) and in_secret(live):
        raise Refused("undo_not_yours")  # what taking it back needs would tell what it is
    return plan


def in_secret(live: LoadedGame) -> bool:
    """True if the other seats may not know if dice are in the last action."""
    if not live.rules.draws_in_secret:
        return False
    done = next((line.flight for line in reversed(live.table.standing_lines()) if line.declared), None)
    if done is None or any(isinstance(entry, Revealed) for entry in done.served):
        return False
    return is_secret(live.rules, action_of(live.rules, done))


def planned_answer(live: LoadedGame, seats: list[int]) -> UndoPlan:
    """The last answer of one of these seats in the action that is not finished yet."""
    found: list[UndoPlan] = []
    for seat in seats:
        with suppress(Refused):
            found.append(live.table.answer_plan(seat, live.undo_policy))
    if not found:
        raise Refused("nothing_to_undo")
    return max(found, key=lambda plan: (plan.place or 0, plan.seat or 0))


def kind_of(plan: UndoPlan) -> str:
    """What a plan takes back."""
    return ACTION if plan.place is None else ANSWER


def need_told(live: LoadedGame, plan: UndoPlan) -> str:
    """What taking back needs, as it is told."""
    if live.alone:
        return "alone" if goes_behind(live, plan) else barriers.FREE
    return plan.need


def seat_told(plan: UndoPlan) -> int:
    """Whose action or answer it is; -1: the whole table's."""
    return -1 if plan.seat is None else plan.seat


def would_undo(live: LoadedGame, plan: UndoPlan) -> tuple[Event, ...]:
    """What is told of what would be taken back; of an answer nothing."""
    return events_since(live, plan.target) if plan.place is None else ()


def events_since(live: LoadedGame, target: int) -> tuple[Event, ...]:
    """What has happened since a line and still stands, the action in progress included."""
    told = [event for line in live.table.standing_lines() if line.number > target for event in line.events]
    if live.table.pause is not None:
        told += live.table.pause.events
    return tuple(told)


def goes_behind(live: LoadedGame, plan: UndoPlan) -> bool:
    """True if what all could see is taken back; of what was drawn in secret nothing is said."""
    return plan.need == barriers.ALL and not (plan.place is None and in_secret(live))


def undo_subject(live: LoadedGame, seat: int, what: str) -> str:
    """What a vote about taking back is about: whose, what, and the mark for which it holds."""
    mark = undo_mark(live)
    return f"{'-' if seat < 0 else seat} {what} {mark.line} {mark.served}"


def subject_kind(vote: Vote) -> str:
    """What a vote is to take back: an action or an answer."""
    return vote.subject.split()[1]


def still_about(live: LoadedGame, vote: Vote) -> bool:
    """True if a vote still is about what it was put for, and asks everybody: a seat may be taken or left since."""
    asks_all = live.present() == seats_in(vote.electorate)
    return (
        live.game.status != CLOSED
        and asks_all
        and undo_subject(live, subject_seat(vote), subject_kind(vote)) == vote.subject
    )


def undo_agreed(work: GameTransaction, vote: Vote) -> None:
    """All have agreed. The position is the one that they were asked about: else the vote would have lapsed."""
    live, seat = work.live, subject_seat(vote)
    action = subject_kind(vote) == ACTION
    plan = live.table.undo_plan(live.undo_policy) if action else planned_answer(live, [seat])
    carry_out_undo(work, plan, vote.by_seat if vote.by_seat is not None else seats_in(vote.electorate)[0])


def carry_out_undo(work: GameTransaction, plan: UndoPlan, by: int | None) -> None:
    """Take it back, and say publicly what: undone events stay in the log, struck out."""
    live, seat = work.live, seat_told(plan)
    events = would_undo(live, plan)
    work.set(fault="")  # it goes on from a position in which nothing was wrong
    if goes_behind(live, plan):
        plain = live.plain_speech(live.game.language)
        undone = visible_to(list(events), None)[-MOST_TOLD:]
        text = plain.text("votes-undo-record", barrier=plan.hindrance or "", alone="yes" if live.alone else "no")
        work.remark("note", None, " ".join([text, *map(plain.event, undone)])[:MOST_CHARACTERS])
    lines = struck_out(live, events)
    go_back(work, lambda: live.carry_out(plan, by))
    if plan.place is not None:
        work.tell("votes-taken-back", seat=seat)
        return
    work.tell("votes-undone", seat=seat, known=whose(live, seat))
    work.told += lines


def struck_out(live: LoadedGame, events: tuple[Event, ...]) -> list[str]:
    """What everybody may know of what is undone, struck out, in the channel's language."""
    speech = live.speech(live.game.language)
    told = visible_to(list(events), None)[-MOST_TOLD:]
    lines = [speech.text("votes-struck", sentence=speech.event(event)) for event in told]
    while sum(map(len, lines)) > MOST_CHARACTERS:
        lines.pop(0)
    return lines
