"""What a game master may do: act for a seat, change the position, go back, change the terms. Always with a reason.

Everything here is public, with who did it and why, stands in the record, and can be taken back (F52). There is one
function that says who may, and it denies by default (F21).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection

from sqlmodel import Session

from bot.engine import codec
from bot.engine.errors import BadData, Refused
from bot.engine.pending_action import GM
from bot.engine.requests import Facts
from bot.records.patch import Change, difference, patched, read_changes
from bot.records.replay import edited_state
from bot.service.core import pauses
from bot.service.core.access import Actor, is_referee, reason_of
from bot.service.core.acting import demand_begun
from bot.service.core.core import Core
from bot.service.core.house_options import POLICIES
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.sanitize import cleaned, escaped
from bot.service.core.table_view import public_view, raw_state
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.table import apply_ruling
from bot.service.table.ballots import VETOED, close_vote
from bot.service.table.seating import may_take, offer_seat, vacate_seats
from bot.service.table.undoing import events_since, struck_out
from bot.storage import people, rulings
from bot.storage.models import CLOSED, OVER, RUNNING, Guild

MOST_CHANGES = 8
"""So many changed places of an edit are told, of those that everybody may see."""

MOST_SHOWN = 3
"""So many of them the picture tells."""

MOST_VALUE = 60


Ruling = Callable[[GameTransaction], tuple[str, Facts]]
"""Carries something out; the message that tells of it publicly, and its facts."""


def gm_rights(roles: Collection[int], manages: bool, guild: Guild, live: LoadedGame, user: int) -> bool:
    """True if somebody has the rights of a game master in a game: never on another server, never where he plays."""
    here = guild.id != 0 and guild.id == live.game.guild_id
    return here and is_referee(roles, manages, guild) and not live.seats_of(user)


async def is_referee_of_server(core: Core, who: Actor) -> bool:
    """True if somebody is a game master of the server, whether he plays or not."""
    guild = await core.database.read(lambda session: people.guild(session, who.guild))
    return who.guild != 0 and is_referee(who.roles, who.manages, guild)


async def rule_on(
    core: Core,
    game_id: int,
    who: Actor,
    reason: str,
    ruling: Ruling,
    *,
    precedent: int | None = None,
    interaction: int | None = None,
) -> Reply:
    """Carry out a ruling: rights, reason, the act, and the public word of it. ``precedent``: on what it rests."""
    guild, rests_on = await core.database.read(
        lambda session: (people.guild(session, who.guild), precedent_named(session, who.guild, precedent))
    )

    def operation(work: GameTransaction) -> Reply:
        entitled(who, guild, work.live)
        work.reason = rests_on + reason_of(reason)
        place = len(work.told)
        message, facts = ruling(work)
        announce(work, who, message, facts, place)
        return Reply("gm_done")

    return await core.change(game_id, operation, interaction=interaction, by=who.id)


async def whole_state(core: Core, game_id: int, who: Actor, reason: str, *, interaction: int | None = None) -> str:
    """The whole position, hidden parts included, as edits name its places. That it was read is public."""
    await rule_on(core, game_id, who, reason, state_read, interaction=interaction)
    return await core.look(game_id, lambda live: json.dumps(raw_state(live), indent=1, ensure_ascii=False))


def entitled(who: Actor, guild: Guild, live: LoadedGame) -> None:
    """Refuse whoever is no game master of this game."""
    if gm_rights(who.roles, who.manages, guild, live, who.id):
        return
    if live.seats_of(who.id) and is_referee(who.roles, who.manages, guild):
        raise Refused("gm_plays")
    raise Refused("gm_no_rights")


def precedent_named(session: Session, guild: int, number: int | None) -> str:
    """How a reason begins that rests on a precedent of the server. Raises Refused where there is none of the number."""
    if number is None:
        return ""
    if rulings.precedent(session, guild, number) is None:
        raise Refused("ruling_no_precedent", given=f"S-{number}")
    return f"S-{number}: "


def announce(work: GameTransaction, who: Actor, message: str, facts: Facts, place: int) -> None:
    """Say in the channel and in the record who did what, and why."""
    live, name = work.live, cleaned(who.name)
    speech, plain = live.speech(live.game.language), live.plain_speech(live.game.language)
    told = [
        speech.text(message, name=escaped(name), **facts),
        speech.text("gm-reason", reason=escaped(work.reason)),
    ]
    work.told[place:place] = told
    work.remark(
        "note", None, f"{plain.text(message, name=name, **facts)} {plain.text('gm-reason', reason=work.reason)}"
    )


# -- at the table ----------------------------------------------------------------------------------------------------


def acts(seat: int | None, line: str) -> Ruling:
    """A line of notation for a seat, or (None) for the table as a whole: ``adjudicate``, ``dispute``."""

    def ruling(work: GameTransaction) -> tuple[str, Facts]:
        live = work.live
        demand_begun(live)
        if live.rules.is_order(line):
            raise Refused("gm_no_orders")
        if seat is None:
            live.act(None, live.rules.parse(line, live.table.state, None, None), GM)
            return "gm-acted-table", {}
        place = seat_of(live, seat)
        said = live.rules.parse(line, live.table.state, place, live.table.ask_for(place))
        if isinstance(said, tuple):
            live.acted.add(place)
            live.table.answer(place, said, GM)
        else:
            live.act(place, said, GM)
        return "gm-acted", {"seat": place}

    return ruling


def forces_default(seat: int) -> Ruling:
    """What would be done for a seat if its time ran out, now."""

    def ruling(work: GameTransaction) -> tuple[str, Facts]:
        live = work.live
        demand_begun(live)
        place = seat_of(live, seat)
        if place not in live.waiting():
            raise Refused("gm_not_waited", seat=place)
        if live.table.ask_for(place) is None and live.rules.default(live.table.state, place) is None:
            raise Refused("gm_no_default", seat=place)
        live.time_out(place, GM)
        return "gm-defaulted", {"seat": place}

    return ruling


def edits(text: str) -> Ruling:
    """A change of the position: a JSON patch on its readable form, checked like any position."""

    def ruling(work: GameTransaction) -> tuple[str, Facts]:
        live = work.live
        demand_begun(live, RUNNING, OVER, mends=True)
        before = public_view(live)
        try:
            state = edited_state(live.rules, patched(raw_state(live), read_changes(text)))
        except BadData as fault:
            raise Refused(fault.key, "", **fault.facts) from fault
        seen = difference(before, codec.readable(live.rules.view(state, None)))
        told = [change_told(change) for change in seen[:MOST_CHANGES]]
        live.rules.note_edit(state, tuple(told[:MOST_SHOWN]))
        live.edit(state)
        work.set(fault="")
        speech = live.speech(live.game.language)
        work.told += [speech.text("gm-edited-place", change=change) for change in told]
        return "gm-edited", {"count": len(seen)}

    return ruling


def goes_back(line: int) -> Ruling:
    """The position after a line of the log is the present one again; also one that was taken back."""

    def ruling(work: GameTransaction) -> tuple[str, Facts]:
        live = work.live
        demand_begun(live, RUNNING, OVER, mends=True)
        lost = struck_out(live, events_since(live, line))
        apply_ruling.go_back(work, lambda: live.back_to(line, None))
        work.set(fault="")
        work.told += lost
        return "gm-went-back", {"line": line}

    return ruling


def undo_ruled(work: GameTransaction) -> tuple[str, Facts]:
    """Take back the last action, whatever stands in its way."""
    demand_begun(work.live, RUNNING, OVER, mends=True)
    plan = work.live.table.undo_plan(work.live.undo_policy)
    lost = struck_out(work.live, events_since(work.live, plan.target))
    apply_ruling.go_back(work, lambda: work.live.back_to(plan.target, None))
    work.set(fault="")
    work.told += lost
    return "gm-undid", {}


def state_read(work: GameTransaction) -> tuple[str, Facts]:
    """Nothing changes; that the game master has seen what is hidden does not stay hidden."""
    demand_begun(work.live, RUNNING, OVER, CLOSED, mends=True)
    return "gm-looked", {}


def seat_of(live: LoadedGame, seat: int) -> int:
    """A seat that there is."""
    if not 0 <= seat < len(live.seats):
        raise Refused("seat_unknown", given=seat)
    return seat


def change_told(change: Change) -> str:
    """One change of what everybody sees."""
    value = "" if change.op == "remove" else json.dumps(change.value, ensure_ascii=False)[:MOST_VALUE]
    return f"{change.op} {change.path} {value}".replace("`", "'").rstrip()


# -- around the table ------------------------------------------------------------------------------------------------


def halts(days: int | None = None) -> Ruling:
    """Stop the clocks for some days, or let them go on."""

    def ruling(work: GameTransaction) -> tuple[str, Facts]:
        demand_begun(work.live)
        if work.live.game.paused_at is None:
            pauses.begin_pause(work, None if days is None else work.now + days * pauses.DAY)
            return "gm-paused", {}
        pauses.end_pause(work)
        return "gm-resumed", {}

    return ruling


def changes_terms(limit: int | None, policy: str | None) -> Ruling:
    """Another time limit (0: none), or another rule for what happens when it is over. Open decisions start anew."""

    def ruling(work: GameTransaction) -> tuple[str, Facts]:
        live = work.live
        demand_begun(live)
        courtesy = live.courtesy
        if limit is not None:
            if limit and not courtesy.least_limit <= limit <= courtesy.most_limit:
                raise Refused("gm_limit", low=courtesy.least_limit, high=courtesy.most_limit)
            work.set(limit=limit)
            for number, entry in live.decisions.items():
                if limit and entry.due is not None:
                    work.due[number] = work.now + limit
        if policy is not None:
            if policy not in POLICIES:
                raise Refused("gm_policy", known=POLICIES)
            work.set(policy=policy)
        return "gm-terms", {"limit": live.game.limit // 60, "policy": live.game.policy}

    return ruling


def offers_seat(seat: int, candidate: int | None) -> Ruling:
    """Offer a seat to somebody else without asking the others."""

    def ruling(work: GameTransaction) -> tuple[str, Facts]:
        demand_begun(work.live)
        place = seat_of(work.live, seat)
        if candidate is not None:
            may_take(work.live, candidate, place)
        offer_seat(work, place, candidate)
        return "gm-offered", {"seat": place}

    return ruling


def vacates(seat: int) -> Ruling:
    """Take a seat away from its holder; it is offered to others."""

    def ruling(work: GameTransaction) -> tuple[str, Facts]:
        demand_begun(work.live)
        place = seat_of(work.live, seat)
        if work.live.seats[place].user_id is None:
            raise Refused("gm_seat_empty", seat=place)
        vacate_seats(work, [place])
        return "gm-vacated", {"seat": place}

    return ruling


def vetoes(number: int) -> Ruling:
    """Close a vote or an offer before it is decided."""

    def ruling(work: GameTransaction) -> tuple[str, Facts]:
        vote = work.live.votes.get(number)
        if vote is None:
            raise Refused("vote_closed")
        close_vote(work, vote, VETOED)
        return "gm-vetoed", {"number": number}

    return ruling


def closing_ruled(work: GameTransaction) -> tuple[str, Facts]:
    """End the game before its rules do."""
    demand_begun(work.live, mends=True)
    work.set(status=CLOSED, ended_at=work.now, paused_at=None)
    return "gm-closed", {}


def reopening_ruled(work: GameTransaction) -> tuple[str, Facts]:
    """A game that was closed before its end goes on."""
    live = work.live
    if live.game.status != CLOSED or live.match is None:
        raise Refused("gm_not_closed")
    live.reseed()
    work.set(status=RUNNING, ended_at=None)
    return "gm-reopened", {}


def repair_ruled(work: GameTransaction) -> tuple[str, Facts]:
    """Put a game that was taken out of service back into service."""
    if not work.live.game.fault:
        raise Refused("gm_no_fault")
    work.set(fault="")
    work.post_again()
    return "gm-repaired", {}
