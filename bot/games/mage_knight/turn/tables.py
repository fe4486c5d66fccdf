"""What the whole table or its game master declares: an agreed end, the time limit, an absent player, a dispute."""

from __future__ import annotations

from bot.games.mage_knight.actions import Absent, Agreed, Dispute, TimeUp
from bot.games.mage_knight.figures.tokens import push
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.turn import closing, ending, withdrawal

MOST_QUESTION = 300
"""Characters of the question of a dispute."""

ALLOWED_FROM = 4
"""The lowest roll that allows what is disputed (MKU-24.4)."""


async def agreed(p: Play, action: Agreed) -> None:
    """All active players agreed to end the game (MKU-22.4); they were asked outside the rules (MKU-P8)."""
    if p.state.phase != "play":
        p.refuse("not_in_play", "MKU-22.4")
    closing.end(p, "agreed")


async def time_up(p: Play, action: TimeUp) -> None:
    """The agreed time is over: the turn in progress is the last (MKU-22.3, MKU-R46)."""
    state = p.state
    if state.phase != "play":
        p.refuse("not_in_play", "MKU-22.3")
    if state.options.limit != "until":
        p.refuse("no_time_limit", "MKU-22.3")
    if state.time_up:
        p.refuse("time_up_already", "MKU-R46")
    state.time_up = True
    p.say("time_up", seat=state.active)


async def absent(p: Play, action: Absent) -> None:
    """Somebody who missed too many turns is declared withdrawn, in whose turn so ever (MKU-P10)."""
    if not 0 <= action.seat < len(p.state.players):
        p.refuse("no_such_seat", "MKU-P10", given=action.seat)
    p.demand(withdrawal.absent_fault(p.field, action.seat))
    owed = p.state.pending
    if owed is not None and p.edition.leaves_after_action:
        p.state.leaving = tuple(dict.fromkeys((*p.state.leaving, action.seat)))
        p.say("withdraws_later", seat=action.seat)
        return
    withdrawal.remove(p, action.seat)
    if owed is not None and p.state.pending is None:
        await push(p, (owed.source,))  # whose confused target is gone: its attack ends all the same (MKU-11.14)


async def dispute(p: Play, action: Dispute) -> None:
    """Roll a die for a question on which the players cannot agree (MKU-24.4, 24.5), once a turn and side (MKU-R52)."""
    state = p.state
    if not 0 <= action.seat < len(state.players):
        p.refuse("no_such_seat", "MKU-24.5", given=action.seat)
    if not 1 <= len(action.question) <= MOST_QUESTION:
        p.refuse("question_length", "MKU-24.5", length=len(action.question), most=MOST_QUESTION)
    own = ending.side(state, action.seat)
    if any(player.disputed for seat, player in enumerate(state.players) if ending.side(state, seat) == own):
        p.refuse("disputed_already", "MKU-R52")
    state.players[action.seat].disputed = True
    state.questions += 1
    (die,) = await p.t.roll(1, label="dispute", seat=action.seat)
    p.say(
        "dispute",
        seat=action.seat,
        number=state.questions,
        question=action.question,
        die=die,
        allowed=die >= ALLOWED_FROM,
    )
