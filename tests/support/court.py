"""Questions about the rules in a house: people who have played there, their votes, and what comes of them."""

from __future__ import annotations

from typing import Any

import pytest
from sqlmodel import Session

from bot.engine.errors import Refused
from bot.service.core.access import Actor
from bot.service.core.transaction import Reply
from bot.service.rulings import asking, judging, voting
from bot.service.rulings.asking import Asking
from bot.service.rulings.voting import Voter
from bot.storage import people, rulings
from bot.storage.law import Approval, Precedent, Question
from bot.storage.models import OVER, Game, Seat
from tests.support.house import GUILD, HOME, USERS, House

HOUR = 3600
JUDGES, VOTERS = 81, 82
PRESSES = iter(range(10**6, 10**9))


async def chosen(built: House, **choices: Any) -> None:
    """What the server has chosen."""
    await built.service.database.write(lambda session: people.set_guild(session, GUILD, **choices))


async def veterans(built: House, *names: str, **changes: Any) -> None:
    """These people have finished a game together here, a day ago."""
    usual = {
        "guild_id": GUILD,
        "home": HOME,
        "channel_id": HOME,
        "name": "old",
        "host_id": 1,
        "options": b"",
        "seed": b"",
    }
    usual |= {"status": OVER, "ended_at": built.clock.now() - 24 * HOUR}

    def put(session: Session) -> None:
        game = Game(key="warcry", **{**usual, **changes})
        session.add(game)
        session.flush()
        session.add_all(
            [Seat(game_id=game.id or 0, seat=place, user_id=USERS[name]) for place, name in enumerate(names)]
        )

    await built.service.database.write(put)


async def asked(built: House, name: str = "ana", text: str = "May a fallen unit block?", **more: Any) -> int:
    """A question is put; its number."""
    usual: dict[str, Any] = {"guild": GUILD, "channel": HOME, "press": next(PRESSES)}
    wanted = Asking(user=USERS[name], text=text, **{**usual, **more})
    reply = await asking.ask(built.service.core, built.painter, wanted)
    await built.settled()
    return int(str(reply.facts["number"]))


def voter(built: House, name: str, **more: Any) -> Voter:
    """A person as the server knows him: he has been there for a year."""
    usual: dict[str, Any] = {"guild": GUILD, "channel": HOME, "joined": built.clock.now() - 365 * 24 * HOUR}
    return Voter(USERS[name], **{**usual, **more})


async def votes(built: House, number: int, name: str, letters: str, **more: Any) -> Reply:
    """Presses, one for each letter."""
    reply = Reply("none")
    for letter in letters:
        who = voter(built, name, **more)
        reply = await voting.approve(built.service.core, number, who, letter, interaction=next(PRESSES))
    await built.settled()
    return reply


async def refused(call: Any) -> str:
    """The key of the refusal that a call ends with."""
    with pytest.raises(Refused) as error:
        await call
    return error.value.key


async def over(built: House, hours: int = 72) -> None:
    """The time of the open questions passes."""
    built.clock.advance(hours * HOUR + 1)
    await built.service.clocks.tick()
    await built.settled()


async def question(built: House, number: int) -> Question:
    """A question as it is stored."""
    found = await built.service.database.read(lambda session: rulings.question_of(session, number))
    assert found is not None
    return found


async def ballots(built: House, number: int) -> list[Approval]:
    """The ballots on a question."""
    return await built.service.database.read(lambda session: rulings.ballots_of(session, number))


async def settled(built: House) -> list[Precedent]:
    """The precedents of the server."""
    return await built.service.database.read(lambda session: rulings.precedents(session, GUILD))


def judge(name: str = "gm", *roles: int, manages: bool = False) -> Actor:
    """A person with roles, who may read all channels."""
    return Actor(USERS[name], name, GUILD, frozenset(roles), manages, HOME, lambda there: True)


async def ruled(built: House, text: str, answers: str, letter: str = "A", **more: Any) -> int:
    """A judge settles a question at once; the number of the precedent."""
    await chosen(built, ruling="judge", judge_role=JUDGES)
    number = await asked(built, "dan", text, answers=answers, **more)
    await judging.decide(built.service.core, number, judge("gm", JUDGES), letter, "as we play it")
    await built.settled()
    return (await question(built, number)).precedent or 0
