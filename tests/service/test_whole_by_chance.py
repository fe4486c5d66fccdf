"""F24: whatever people do with games, events and questions about the rules, the check calls it whole."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from bot.engine.errors import Refused
from bot.games import registry
from bot.service.events import deciding, entering
from bot.service.table import votes
from bot.storage.event_models import OPEN
from tests.service.events.holding import begun, do, matches, ticked
from tests.service.events.holding import played as played_out
from tests.service.test_broken import taken_back
from tests.service.test_tables import chosen
from tests.service.test_votes import cast, propose
from tests.service.test_wholeness import looked
from tests.support import court
from tests.support.house import House, house

NAMES = ("ana", "ben", "cyd", "dan")
DAY = 86_400
FORMATS = ("swiss", "round_robin", "double_round_robin", "knockout")
QUICK, FULL = (1, 1, 1), (5, 2, 3)
"""How many games, events and questions live in a folder."""

SLOWER = (
    pytest.param(10, FULL, marks=pytest.mark.slow),
    pytest.param(1000, FULL, marks=pytest.mark.soak),  # ten thousand in all
)


class World:
    """People who do this and that, as dice have it."""

    def __init__(self, built: House, seed: int) -> None:
        self.built, self.dice = built, Random(seed)

    async def live(self, games: int, events: int, questions: int) -> None:
        """Everything that is to happen, in any order."""
        first = await self.built.warcry("ana", "ben", decks=False)
        await self.built.say(first, "ana", "concede", seat=0)  # who has finished a game may vote
        self.built.clock.advance(DAY)
        acts = [self.game] * games + [self.event] * events + [self.question] * questions
        for act in self.dice.sample(acts, len(acts)):
            await act()
        await self.built.settled()

    async def game(self) -> None:
        """A game goes on for a while; then it rests, or is given up, voted on or paused."""
        number = await self.built.open_game("ana", "ben", key=self.dice.choice(registry.keys()))
        for step in range(self.dice.randrange(12)):
            await self.step(number, step)
        end = self.dice.randrange(6)
        with suppress(Refused):
            if end < 2:
                await self.built.say(number, self.dice.choice(NAMES[:2]), "concede")
            elif end == 2:
                await taken_back(self.built, number)
            elif end < 5:
                await self.voted(number, self.dice.choice((votes.DRAW, votes.END, votes.PAUSE)))

    async def step(self, number: int, step: int) -> None:
        """Somebody does what may be done."""
        live = await self.built.service.core.live(number)
        if live.match is None or not live.waiting():
            return
        seat, line = chosen(live, self.dice.randrange(10**6) + step)
        with suppress(Refused):
            await self.built.say(number, live.seats[seat].name, line, seat=seat)

    async def voted(self, number: int, kind: str) -> None:
        """Somebody proposes something, and the other agrees, does not, or says nothing."""
        await propose(self.built, number, "ana", kind)
        if self.dice.randrange(3):
            await cast(self.built, number, "ben", self.dice.random() < 0.5)

    async def event(self) -> None:
        """An event is begun, and a few of its rounds are played, decided or left to the clock."""
        people = NAMES[: self.dice.randrange(3, 5)]
        form = self.dice.choice(FORMATS)
        event = await begun(self.built, *people, format=form, number=0, days=2, campaign=self.dice.random() < 0.5)
        for _ in range(self.dice.randrange(1, 4)):
            for match in await matches(self.built, event):
                if match.bout.state == OPEN and len(match.seats) > 1:
                    with suppress(Refused):
                        await self.paired(event, match)
            await ticked(self.built, self.dice.choice((0, DAY, 3 * DAY)))

    async def paired(self, event: int, match: object) -> None:
        """What becomes of a pairing."""
        built, bout, entries = self.built, match.bout, [seat.entry for seat in match.seats]  # type: ignore[attr-defined]
        fate = self.dice.randrange(6)
        if fate < 3:
            await played_out(built, match, concedes=self.dice.randrange(2))  # type: ignore[arg-type]
        if fate == 2:
            await do(built, event, "ana", deciding.disputes(bout.game_id, "a misclick"))
        if fate == 3:
            winner = self.dice.choice((str(entries[0]), "drawn", "none"))
            await do(built, event, "gm", deciding.rules_result(bout.id or 0, winner, "agreed"))
        if fate == 4 and self.dice.random() < 0.3:
            await do(built, event, "gm", entering.drops(self.dice.choice(entries), "gone"))

    async def question(self) -> None:
        """A question is asked, voted on by some, and over or not."""
        with suppress(Refused):
            number = await court.asked(self.built, answers="Yes\nNo\nNever", key="warcry", clauses="WC-6.7")
            for name in NAMES[: self.dice.randrange(4)]:
                with suppress(Refused):
                    await court.votes(self.built, number, name, self.dice.choice(("A", "B", "AC")))
        if self.dice.random() < 0.8:
            await court.over(self.built)


@pytest.mark.parametrize(("folders", "lives"), [(1, QUICK), *SLOWER])
def test_whatever_happens_is_called_whole(
    tmp_path: Path, folders: int, lives: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go(folder: Path, seed: int) -> None:
        async with house(folder) as built:
            await court.chosen(built, quorum=2)
            await World(built, seed).live(*lives)

    for seed in range(folders):
        folder = tmp_path / str(seed)
        folder.mkdir()
        monkeypatch.setattr(secrets, "token_bytes", Random(seed).randbytes)  # whom events pair
        asyncio.run(go(folder, seed))
        assert looked(folder).found == (), seed
