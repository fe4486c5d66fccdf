"""Seats of a game that is being played: giving up, claiming the game, leaving, and handing a seat to somebody else."""

from __future__ import annotations

from collections.abc import Collection

from bot.engine.errors import Refused
from bot.engine.events import Event, visible_to
from bot.engine.pending_action import PLAYER
from bot.messages import ranks
from bot.messages.message import Button
from bot.service.core import pauses, press_kinds
from bot.service.core.acting import acting_seat, demand_begun, demand_playing, say_lines, voter
from bot.service.core.calling import at_table, calling
from bot.service.core.core import Core
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.ports import VOTE, Outgoing
from bot.service.core.press_kinds import button_id
from bot.service.core.sanitize import escaped
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.lobby.seats import Person, let_in, seat_name, set_guest
from bot.service.table.ballots import (
    LAPSED,
    OFFER,
    PASSED,
    REPLACE,
    TAKE,
    close_vote,
    open_vote,
    put_vote,
    subject_seat,
)
from bot.storage.models import Vote

MOST_TOLD = 10
"""So many of the last events are told to whoever takes a seat."""


async def concede(
    core: Core, game_id: int, user: int, seat: int | None = None, *, interaction: int | None = None
) -> Reply:
    """Give the game up: at any time, also while others are asked or the game is paused."""

    def operation(work: GameTransaction) -> Reply:
        demand_begun(work.live)
        place = acting_seat(work.live, user, seat)
        return say_lines(work, place, [work.live.rules.giving_up(work.live.table.state, place)])

    return await core.change(game_id, operation, interaction=interaction, by=user)


async def would_concede(
    core: Core, game_id: int, user: int, seat: int | None, decision: int | None = None
) -> tuple[int, str]:
    """The seat for which somebody would give up, and the verb of the line that does it. Changes nothing."""

    def read(live: LoadedGame) -> tuple[int, str]:
        demand_begun(live)
        place = acting_seat(live, user, seat, decision)
        return place, live.rules.giving_up(live.table.state, place).split()[0]

    return await core.look(game_id, read)


async def claim_game(core: Core, game_id: int, user: int, *, interaction: int | None = None) -> Reply:
    """Claim the game from an opponent who has let the time run out too often in a row."""

    def operation(work: GameTransaction) -> Reply:
        live = work.live
        demand_playing(live)
        by = voter(live, user)
        loser = forfeiting(live, user)
        action = live.rules.forfeit(live.table.state, loser)
        if action is None:
            raise Refused("claim_unknown")
        events = live.act(None, action, PLAYER)
        if live.table.behind:
            work.tell("votes-claim-waits", seat=loser)
        return Reply("claimed", {"seat": loser}, work.private_events(events, by), by)

    return await core.change(game_id, operation, interaction=interaction, by=user)


async def propose_replacement(
    core: Core,
    game_id: int,
    user: int,
    seat: int,
    candidate: int | None = None,
    *,
    gone: Collection[int] = (),
    interaction: int | None = None,
) -> Reply:
    """Propose to give a seat to somebody else (None: to whoever takes it first). The others must agree.

    ``gone``: people who have left the server; nobody waits for their word.
    """

    def operation(work: GameTransaction) -> Reply:
        live = work.live
        demand_begun(live)
        by = voter(live, user)
        electorate = asked_about(live, seat, gone)
        if candidate is not None:
            may_take(live, candidate, seat)
        person = "" if candidate is None else f"<@{candidate}>"
        told = live.speech(live.game.language).text("votes-replace-by", person=person) if person else ""
        return put_vote(work, REPLACE, replacement_agreed, by, f"{seat} {candidate or 0}", electorate, told)

    return await core.change(game_id, operation, interaction=interaction, by=user)


async def take_seat(core: Core, game_id: int, who: Person, number: int, *, interaction: int | None = None) -> Reply:
    """Take a seat that is offered. From the same moment on nobody else has it."""

    def operation(work: GameTransaction) -> Reply:
        live = work.live
        demand_begun(live)
        vote = live.votes.get(number)
        if vote is None or vote.kind != OFFER:
            raise Refused("vote_closed")
        candidate, seat = candidate_of(vote), subject_seat(vote)
        if candidate is not None and candidate != who.id:
            raise Refused("offer_to_another", person=f"<@{candidate}>")
        may_take(live, who.id, seat)
        close_vote(work, vote, PASSED)
        return handed_over(work, seat, who)

    return await core.change(game_id, operation, interaction=interaction, by=who.id)


async def leave_game(core: Core, game_id: int, user: int, *, interaction: int | None = None) -> Reply:
    """Give up one's seats in a running game; they are offered to others, and can be taken back that way."""

    def operation(work: GameTransaction) -> Reply:
        demand_begun(work.live)
        voter(work.live, user)
        vacate_seats(work, work.live.seats_of(user))
        return Reply("seat_left")

    return await core.change(game_id, operation, interaction=interaction, by=user)


def forfeiting(live: LoadedGame, user: int) -> int:
    """The opponent from whom somebody may claim the game. Raises Refused."""
    others = [seat for seat in live.seats if seat.user_id != user]
    most = max([seat.misses for seat in others], default=0)
    needed = live.courtesy.misses_to_forfeit
    if most < needed:
        raise Refused("claim_too_early", count=most, needed=needed)
    return next(seat.seat for seat in others if seat.misses == most)


def asked_about(live: LoadedGame, seat: int, gone: Collection[int] = ()) -> list[int]:
    """Who must agree that a seat gets another holder: all who are there, its holder too unless he keeps silent."""
    if not 0 <= seat < len(live.seats):
        raise Refused("seat_unknown", given=seat)
    silent = live.seats[seat].misses >= max(live.courtesy.misses_to_warn, 1)
    there = [other for other in live.present() if live.seats[other].user_id not in gone]
    return [other for other in there if other != seat or not silent]


def may_take(live: LoadedGame, user: int, seat: int) -> None:
    """Refuse who may not sit there: kept out, there already, or with another seat where one each is agreed."""
    if live.seats[seat].user_id == user:
        raise Refused("seat_held_already")
    let_in(live, user)


def candidate_of(vote: Vote) -> int | None:
    """To whom a seat is to be given; None: to whoever takes it."""
    return int(vote.subject.split()[1]) or None


def replacement_agreed(work: GameTransaction, vote: Vote) -> None:
    """All have agreed that a seat gets another holder."""
    offer_seat(work, subject_seat(vote), candidate_of(vote))


def offer_seat(work: GameTransaction, seat: int, candidate: int | None) -> None:
    """Offer a seat publicly; an older offer of it no longer counts."""
    live = work.live
    for known in [vote for vote in live.votes.values() if vote.kind == OFFER and subject_seat(vote) == seat]:
        close_vote(work, known, LAPSED)
    vote = open_vote(work, OFFER, None, f"{seat} {candidate or 0}", ())
    speech = live.speech(live.game.language)
    until = f"<t:{vote.due}:R>"
    if candidate is None:
        text = speech.text("votes-offer-open", seat=seat, until=until)
    else:
        text = calling(speech, "votes-offer-named", [candidate], at_table(live.id), seat=seat, until=until)
    take = Button(
        button_id(press_kinds.VOTE, live.id, vote.number, TAKE), speech.text("votes-button-take"), ranks.LIKELIEST
    )
    mentions = () if candidate is None else (candidate,)
    work.post(Outgoing(text, ((take,),), mentions=mentions, subject=str(vote.number)), VOTE)


def handed_over(work: GameTransaction, seat: int, who: Person) -> Reply:
    """The seat is his: hand, armed reactions and questions go with it, what was staged in private does not."""
    live = work.live
    before = live.names[seat] or "–"
    others = [name for place, name in enumerate(live.names) if place != seat]
    name = seat_name(who.name, others, live.game.language)
    work.change_seat(seat, user_id=who.id, name=name, mark="", misses=0, absent_since=None)
    if who.id in [guest.user_id for guest in live.guests]:
        set_guest(work, who.id)
    live.table.take_over(seat)
    work.unstage(seat)
    live.acted.add(seat)  # what is asked of the seat is asked of its new holder anew, with the whole time
    facts = {"name": name, "before": before}
    work.remark("seat", seat, live.plain_speech(live.game.language).text("votes-seat-record", **facts))
    work.tell("votes-seat-taken", seat=seat, before=escaped(before))
    return Reply("seat_taken", {"seat": seat}, latest_events(live, seat), seat)


def latest_events(live: LoadedGame, seat: int) -> tuple[Event, ...]:
    """The last things that happened, as the seat may know them: the briefing of its new holder."""
    told = [event for line in live.table.standing_lines() for event in line.events]
    if live.table.pause is not None:
        told += live.table.pause.events
    return tuple(visible_to(told, seat))[-MOST_TOLD:]


def vacate_seats(work: GameTransaction, seats: list[int]) -> None:
    """Nobody holds these seats any more: they are absent, and offered. A game without anybody is paused (F66)."""
    live = work.live
    for seat in seats:
        holder = live.seats[seat].user_id
        work.change_seat(seat, user_id=None, absent_since=work.now, misses=0, mark="")
        work.tell("votes-seat-left", seat=seat)
        name = live.plain_speech(live.game.language).seat(seat)
        work.remark("seat", seat, live.plain_speech(live.game.language).text("votes-seat-left-record", name=name))
        if live.game.host_id == holder and (left := live.present()):
            work.set(host_id=live.seats[left[0]].user_id)
        offer_seat(work, seat, None)
    if not live.present() and live.game.paused_at is None:
        pauses.begin_pause(work)
        work.tell("votes-nobody-left")
