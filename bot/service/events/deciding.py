"""What people decide: results with a reason, pleas of those whose opponent does not come, disputes, and who decides."""

from __future__ import annotations

from collections.abc import Collection

from bot.engine.errors import Refused
from bot.messages import ranks
from bot.messages.message import Button
from bot.service.core import press_kinds
from bot.service.core.access import reason_of
from bot.service.core.calling import calling
from bot.service.core.ports import Outgoing
from bot.service.core.press_kinds import button_id
from bot.service.core.sanitize import cleaned, escaped, quoted
from bot.service.core.transaction import Reply
from bot.service.events import league
from bot.service.events.settling import GO, settle_pairing, walk_over
from bot.service.events.transaction import Act, EventTransaction, at_pairing, users_of
from bot.storage import events
from bot.storage.event_models import (
    ANSWERED,
    DISPUTE,
    DONE,
    GATHERING,
    GRANTED,
    NOSHOW,
    OPEN,
    REFUSED,
    REVIEW,
    RULED,
    RUNNING,
    UNPLAYED,
    WAITS,
    Ballot,
    Deputy,
    EventClaim,
)
from bot.storage.events import Match

DAY = 86_400
TO_ANSWER = 2 * DAY
"""Seconds for an answer to a plea."""

TO_DISPUTE = 7 * DAY
"""Seconds after a result in which it can be disputed."""

MOST_TEXT = 300
MOST_DEPUTIES = 10

DRAWN, NONE = "draw", "none"
"""A result by decision beside that somebody has won: drawn, or not played at all."""


def rules_result(bout: int, winner: str, reason: str, *, waiting: bool = False) -> Act:
    """Decide a pairing: the number of the entrant who wins, ``draw``, or ``none``. The log has the reason. ``waiting``:
    only if it still waits for that, as it did when a button for it was shown."""

    def act(affair: EventTransaction) -> Reply:
        affair.demand(RUNNING)
        match = affair.match(bout)
        affair.demand_judge(match)
        why = reason_of(reason)
        if len(match.seats) == 1:
            raise Refused("event_bye", name=pairing_name(affair, match))
        if waiting and match.bout.state != WAITS:
            raise Refused("event_pairing_state", game=str(match.bout.game_id), state=match.bout.state)
        _demand_last(affair, match)
        settle_pairing(affair, match, *_ruled(match, winner), reason=why)
        return Reply("event_ruled", {"pairing": pairing_name(affair, match)})

    return act


def _demand_last(affair: EventTransaction, match: Match) -> None:
    """Refuse to change a result from which later pairings follow."""
    if league.gone_on(affair.event, match.bout.round):
        raise Refused("event_gone_on", pairing=pairing_name(affair, match), round=affair.event.round)


def _ruled(match: Match, winner: str) -> tuple[str, list[int | None]]:
    numbers = [seat.entry for seat in match.seats]
    if winner == NONE:
        return UNPLAYED, [None] * len(numbers)
    if winner == DRAWN:
        return RULED, [1] * len(numbers)
    if not winner.isdecimal() or int(winner) not in numbers:
        raise Refused("event_no_winner", given=winner[:20])
    return RULED, [1 if number == int(winner) else 2 for number in numbers]


def pairing_name(affair: EventTransaction, match: Match) -> str:
    """A pairing by the names of those who play it."""
    return " – ".join(affair.name_of(seat.entry) for seat in match.seats)


# -- pleas ------------------------------------------------------------------------------------------------------------


def own_match(affair: EventTransaction, *states: str) -> Match:
    """The newest pairing of whoever acts that stands so. Raises Refused."""
    entry = affair.own_entry()
    mine = [
        match
        for match in events.matches_of(affair.session, affair.id)
        if entry.number in [seat.entry for seat in match.seats] and match.bout.game_id is not None
    ]
    fitting = [match for match in mine if match.bout.state in states]
    if mine and not fitting:
        raise Refused("event_pairing_state", game=str(mine[-1].bout.game_id), state=mine[-1].bout.state)
    if not fitting:
        raise Refused("event_no_own_pairing", name=escaped(affair.event.name))
    return fitting[-1]


def claims(game: int | None, text: str, *, acted: bool) -> Act:
    """Claim a pairing whose other side does not come. ``acted``: the one who claims has done his own part.

    The plea names the game; the others have time to answer, and where they do not, the rule decides.
    """

    def act(affair: EventTransaction) -> Reply:
        affair.demand(RUNNING)
        match = _meant(affair, game, OPEN)
        due = match.bout.due or affair.now
        if affair.now < match.bout.opened_at + (due - match.bout.opened_at) // 2:
            half = match.bout.opened_at + (due - match.bout.opened_at) // 2
            raise Refused("event_claim_early", until=f"<t:{half}:f>")
        if not acted:
            raise Refused("event_claim_idle", game=str(match.bout.game_id))
        plea = _plead(affair, match, NOSHOW, text)
        plea.due = affair.now + TO_ANSWER
        affair.watch(f"plea {plea.id}", plea.due)
        _ask(affair, match, plea)
        return Reply("event_claimed", {"pairing": pairing_name(affair, match), "until": f"<t:{plea.due}:f>"})

    return act


def _meant(affair: EventTransaction, game: int | None, *states: str) -> Match:
    """The pairing of a game in which whoever acts takes part, else his newest one. Foreign games are refused."""
    entry = affair.own_entry()
    if game is None:
        return own_match(affair, *states)
    known = [one for one in events.matches_of(affair.session, affair.id) if one.bout.game_id == game]
    if not known or entry.number not in [seat.entry for seat in known[0].seats]:
        raise Refused("event_foreign_game", game=str(game), name=escaped(affair.event.name))
    if known[0].bout.state not in states:
        raise Refused("event_pairing_state", game=str(game), state=known[0].bout.state)
    return known[0]


def _plead(affair: EventTransaction, match: Match, kind: str, text: str) -> EventClaim:
    if any(plea.bout_id == match.bout.id for plea in events.pleas_of(affair.session, affair.id)):
        raise Refused("event_plea_twice", pairing=pairing_name(affair, match))
    plea = EventClaim(
        event_id=affair.id,
        bout_id=match.bout.id or 0,
        kind=kind,
        entry=affair.own_entry().number,
        text=cleaned(text, MOST_TEXT),
        at=affair.now,
    )
    affair.session.add(plea)
    affair.session.flush()
    affair.note(kind, match=match, entry=plea.entry, reason=plea.text, round=match.bout.round)
    return plea


def _ask(affair: EventTransaction, match: Match, plea: EventClaim) -> None:
    """Ask the other side, in the thread of the game."""
    others = [seat for seat in match.seats if seat.entry != plea.entry]
    users = users_of(affair, others)
    speech = affair.speech
    facts = {"name": affair.name_of(plea.entry), "until": f"<t:{plea.due}:f>"}
    text = calling(speech, "event-claim-asks", users, at_pairing(affair, match), **facts)
    text = "\n".join([text, *quoted(plea.text)])
    answer = Button(
        button_id(press_kinds.EVENT_ANSWER, 0, affair.id, str(plea.id)), speech.text("event-button-answer"), ranks.ACT
    )
    game = events.games_of(affair.session, [match.bout.game_id or 0]).get(match.bout.game_id or 0)
    where = affair.event.channel_id if game is None else game.channel_id
    affair.post(Outgoing(text, ((answer,),), mentions=tuple(users)), channel=where, game=match.bout.game_id)


def answers(plea_id: int, text: str) -> Act:
    """Answer a plea: from then on the organiser decides it."""

    def act(affair: EventTransaction) -> Reply:
        affair.demand(RUNNING)
        plea = _plea(affair, plea_id)
        match = affair.match(plea.bout_id)
        entry = affair.own_entry()
        if entry.number == plea.entry or entry.number not in [seat.entry for seat in match.seats]:
            raise Refused("event_plea_not_yours")
        said = cleaned(text, MOST_TEXT)
        if not said:
            raise Refused("event_answer_empty")
        plea.state, plea.answer = ANSWERED, said
        affair.session.add(plea)
        affair.note("answered", match=match, entry=entry.number, reason=said)
        return Reply("event_answered")

    return act


def _plea(affair: EventTransaction, number: int) -> EventClaim:
    plea = affair.session.get(EventClaim, number)
    if plea is None or plea.event_id != affair.id or plea.state not in (OPEN, ANSWERED):
        raise Refused("event_no_plea", given=str(number))
    return plea


def disputes(game: int | None, text: str) -> Act:
    """Put a result in dispute: the standings show it as under review until somebody decides."""

    def act(affair: EventTransaction) -> Reply:
        affair.demand(RUNNING)
        match = _meant(affair, game, DONE)
        if affair.now > (match.bout.closed_at or 0) + TO_DISPUTE:
            raise Refused("event_dispute_late", game=str(match.bout.game_id))
        if len(text) > MOST_TEXT:
            raise Refused("event_text_long", count=len(text), most=MOST_TEXT)
        if not cleaned(text, MOST_TEXT):
            raise Refused("event_answer_empty")
        _demand_last(affair, match)
        _plead(affair, match, DISPUTE, text)
        match.bout.state = REVIEW
        affair.session.add(match.bout)
        return Reply("event_disputed", {"pairing": pairing_name(affair, match)})

    return act


def decides(plea_id: int, grant: bool, reason: str) -> Act:
    """Decide a plea. A claim that is granted is won by whoever claimed; a dispute that is, makes the pairing wait for
    a result by decision."""

    def act(affair: EventTransaction) -> Reply:
        affair.demand(RUNNING)
        plea = _plea(affair, plea_id)
        match = affair.match(plea.bout_id)
        affair.demand_judge(match)
        if grant and plea.kind == DISPUTE:
            _demand_last(affair, match)
        judged(affair, plea, match, grant, reason_of(reason))
        return Reply("event_decided", {"pairing": pairing_name(affair, match)})

    return act


def judged(
    affair: EventTransaction,
    plea: EventClaim,
    match: Match,
    grant: bool,
    reason: str,
    absent: Collection[int] | None = None,
) -> None:
    """What follows from the decision of a plea. ``absent``: the entrants who did not come; None: all but who claims."""
    plea.state, plea.closed_at, plea.reason = (GRANTED if grant else REFUSED), affair.now, reason
    affair.session.add(plea)
    affair.session.flush()
    affair.unwatch(f"plea {plea.id}")
    affair.note("granted" if grant else "refused", match=match, entry=plea.entry, reason=reason)
    if plea.kind == NOSHOW and grant:
        others = {seat.entry for seat in match.seats} - {plea.entry}
        walk_over(affair, match, others if absent is None else absent, reason)
    elif plea.kind == DISPUTE:
        match.bout.state = WAITS if grant else DONE
        affair.session.add(match.bout)
        affair.watch(GO, affair.now)


# -- who decides ------------------------------------------------------------------------------------------------------


def deputy(whom: int, *, remove: bool) -> Act:
    """Name a deputy, if one runs the event; whoever takes part in it votes for one, while nobody decides."""

    def act(affair: EventTransaction) -> Reply:
        names = remove or affair.who.id == affair.event.organiser_id
        return (deputises(whom, remove=remove) if names else votes_for(whom))(affair)

    return act


def deputises(whom: int, *, remove: bool) -> Act:
    """Name somebody who decides beside the organiser, or take that back. Only the organiser does."""

    def act(affair: EventTransaction) -> Reply:
        if affair.who.id != affair.event.organiser_id:
            raise Refused("event_only_organiser", name=escaped(affair.event.name))
        affair.demand_lead()
        if remove:
            known = affair.session.get(Deputy, (affair.id, whom))
            if known is None:
                raise Refused("event_no_deputy", person=f"<@{whom}>")
            affair.session.delete(known)
            affair.note("deputy_off", who=f"<@{whom}>")
            return Reply("event_deputy_off", {"name": f"<@{whom}>"})
        _new_deputy(affair, whom)
        return Reply("event_deputy", {"name": f"<@{whom}>"})

    return act


def _demand_no_judge(affair: EventTransaction, whom: int) -> None:
    """Refuse to make somebody a deputy who decides anyway."""
    if whom == affair.event.organiser_id or whom in affair.deputies:
        raise Refused("event_deputy_already", person=f"<@{whom}>")


def _new_deputy(affair: EventTransaction, whom: int) -> None:
    _demand_no_judge(affair, whom)
    if len(affair.deputies) >= MOST_DEPUTIES:
        raise Refused("event_deputies_many", most=MOST_DEPUTIES)
    affair.session.add(Deputy(event_id=affair.id, user_id=whom))
    affair.note("deputy", who=f"<@{whom}>")


def votes_for(whom: int) -> Act:
    """Vote for a deputy while nobody decides: more than half of those who take part make somebody one."""

    def act(affair: EventTransaction) -> Reply:
        affair.demand(GATHERING, RUNNING)
        affair.own_entry()
        silent = affair.now - affair.event.heard_at
        if silent < affair.event.silence * DAY:
            heard = f"<t:{affair.event.heard_at + affair.event.silence * DAY}:f>"
            raise Refused("event_not_silent", days=affair.event.silence, until=heard)
        if affair.entry_of(whom) is None:
            raise Refused("event_vote_outsider", person=f"<@{whom}>")
        _demand_no_judge(affair, whom)
        affair.session.merge(Ballot(event_id=affair.id, user_id=affair.who.id, choice=whom))
        affair.session.flush()
        ballots = [one for one in events.ballots_of(affair.session, affair.id) if affair.entry_of(one.user_id)]
        count, needed = sum(one.choice == whom for one in ballots), len(affair.standing_in()) // 2 + 1
        if count < needed:
            return Reply("event_voted", {"name": f"<@{whom}>", "count": count, "needed": needed})
        _new_deputy(affair, whom)
        affair.event.heard_at = affair.now
        events.forget_ballots(affair.session, affair.id)
        return Reply("event_deputy", {"name": f"<@{whom}>"})

    return act
