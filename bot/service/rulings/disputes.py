"""A dispute in the midst of a game: the question goes to those who settle it, and the table plays on at once or rests.

It is one card: what the table may decide for itself, the die and a pause, are buttons below the answers. The die
decides for this game where the digest has one, if all agree to it; a game master may decide too. What comes of the
question binds later games, this one only by the consent of all.
"""

from __future__ import annotations

from bot.engine.errors import Refused
from bot.service.core import pauses
from bot.service.core.acting import demand_begun, voter
from bot.service.core.core import Core
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.ports import RULING, Painter
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.rulings.asking import Asking, ask, plays, stored
from bot.service.rulings.card import card
from bot.service.table import votes
from bot.service.table.ballots import PAUSE, put_vote
from bot.storage import people

DAY = 86_400


async def put_doubt(core: Core, painter: Painter | None, asking: Asking, *, freeze: bool = False) -> Reply:
    """Put a question: as a dispute in a game that whoever asks plays, or where it is to rest; else to the server."""
    playing = asking.game is not None and await core.look(asking.game, lambda live: has_table(live, asking.user))
    if freeze or playing:
        return await open_dispute(core, painter, asking, freeze=freeze)
    return await ask(core, painter, asking)


def has_table(live: LoadedGame, user: int) -> bool:
    """True if somebody plays in a game that goes on; in a lesson there is nobody to call."""
    return plays(live) and not live.lesson and not set(live.present()).isdisjoint(live.seats_of(user))


async def open_dispute(core: Core, painter: Painter | None, asking: Asking, *, freeze: bool = False) -> Reply:
    """Ask, put the die to the table where its rules have one, and a pause until then where it is wished."""
    game = asking.game or 0
    called = await core.look(game, lambda live: may_dispute(live, asking.user))
    reply = await ask(core, painter, asking, called)
    question = await stored(core, int(str(reply.facts["number"])))
    hours = (await core.database.read(lambda session: people.guild(session, asking.guild))).vote_hours
    days = min(max(1, -(-hours * 3600 // DAY)), pauses.MOST)

    def operation(work: GameTransaction) -> Reply:
        known = set(work.live.votes)
        if not work.live.alone:  # who holds all seats needs nobody's die
            votes.put_dispute(work, asking.user, asking.text, shown=False)
        if freeze and work.live.game.paused_at is None:
            subject = f"days {days}"
            told = pauses.proposal_told(work.live.speech(work.live.game.language), subject)
            by = voter(work.live, asking.user)
            put_vote(work, PAUSE, votes.pause_agreed, by, subject, told=told, shown=False)
        if proposed := [vote for number, vote in work.live.votes.items() if number not in known]:
            work.post(card(question, (), proposed), RULING)
        return reply

    # Asked first: the question knows its press, so that a second delivery only does what is left.
    return await core.change(game, operation, interaction=asking.press, by=asking.user)


def may_dispute(live: LoadedGame, user: int) -> tuple[int, ...]:
    """The others, who are called. Refuses a dispute of somebody who does not play, or of a game that does not."""
    demand_begun(live)
    voter(live, user)
    if live.lesson:
        raise Refused("ruling_lesson")
    holders = {live.seats[seat].user_id for seat in live.present()}
    return tuple(sorted(holder for holder in holders if holder not in (None, user)))
