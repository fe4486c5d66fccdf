"""Eight greedy people hold a Swiss of each game in the parlour: they join, check in and play; the bot does the rest."""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bot.children.children import Children
from bot.engine.playout import any_offer, best_offer, greedy_answer, picker
from bot.i18n.numbers import rounded
from bot.league.results import PLAYED, Entrant, Pairing, Result
from bot.league.standings import standings
from bot.league.terms import SWISS, Terms
from bot.service.core.loaded_game import LoadedGame
from bot.service.events.settling import counted, places_of
from bot.service.events.transaction import NOBODY, look_at
from bot.storage.event_models import DONE, OVER
from bot.storage.events import Match
from tests.e2e.clicking import posted, said_once, sent_to
from tests.e2e.playing import Greedy, known_dice
from tests.e2e.test_swiss import got_ready, pairings
from tests.service.events.test_greedy_swiss import EIGHT, GREEDY, ROUNDS, SHORT
from tests.support.drafting import open_event
from tests.support.player import buttons, text_of
from tests.support.tavern import Tavern, tavern

CASES = {**{key: (key, SHORT[key]) for key in SHORT}, "mk2": ("mage_knight", f"{SHORT['mage_knight']} rules=mk2")}
NAME = "Greedy cup"
STANDING = re.compile(r"^(\d+)\. (\w+) – points ([\d.]+), (\d+) games? \((.*)\)$", re.MULTILINE)
VALUE = re.compile(r" (-?[\d.]+)(?= · |$)")


class Guest(Greedy):
    """Those at one of many tables: they answer greedily too, and act at random where greed has turned in a ring."""

    def line(self, live: LoadedGame, seat: int) -> str:
        """What looks best."""
        ask, state = live.table.ask_for(seat), live.table.state
        turn = self.presses + self.lines
        pick = picker(b"guest %d %d" % (self.game, turn))
        choose = best_offer if turn < GREEDY else any_offer
        said: Any = (
            choose(live.rules, state, seat, pick) if ask is None else greedy_answer(live.rules, state, ask, pick)
        )
        return live.rules.format(said, state, ask)


async def gathered(t: Tavern, key: str, options: str) -> None:
    """The event is opened by its form; eight join and check in by the buttons of its card, and it begins."""
    known = {str(person["name"]) for person in t.parlour.world.people.values()}
    for name in EIGHT:
        if name not in known:
            t.parlour.world.add_person(name, "en")
    gm = t.player("gm")
    more = {"options": options} if options else {}
    size = len(EIGHT)
    await open_event(gm, NAME, game=key, format=SWISS, number=ROUNDS, checkin=True, players=size, days=7, **more)
    await t.quiet()
    card = gm.newest(lambda one: NAME in text_of(one) and "Join" in buttons(one))
    for label in ("Join", "Check in"):
        for name in EIGHT:
            await t.player(name).press(label, card)
    await gm.slash("/event start", event=1)


async def plays(t: Tavern, match: Match) -> Result:
    """The game of a pairing from Ready to its end, and what came of it as the game itself has it."""
    core, game = t.service.core, match.bout.game_id or 0
    await got_ready(t, match)
    guest = Guest(t, game, thread=str((await core.live(game)).game.channel_id))
    begun = time.monotonic()
    await guest.play()
    live = await core.live(game)
    spent = time.monotonic() - begun
    print(f"{live.game.name}: {guest.presses} presses, {guest.lines} lines, {spent:.0f} s; {live.table.outcome}")
    assert live.game.status == OVER and live.table.outcome is not None, "a game has no end"
    counts = counted(live)
    places = places_of(live.table.outcome.winners, counts, len(live.seats))
    seats = tuple([seat.entry for seat in match.seats])
    return Result(Pairing(match.bout.round, seats), PLAYED, tuple(places), tuple([count[0] for count in counts]))


def reckoned(results: list[Result], seeds: dict[int, int]) -> list[tuple[str, ...]]:
    """The standings that follow from the results of the games and from nothing else, as they are to be read."""
    entrants = [Entrant(number, seed) for number, seed in seeds.items()]
    return [
        (
            str(row.rank),
            EIGHT[row.number - 1],
            rounded(row.points, "en"),
            str(row.played),
            *[rounded(value, "en") for _, value in row.breaks],
        )
        for row in standings(Terms(SWISS, rounds=ROUNDS), entrants, results)
    ]


def read(text: str) -> list[tuple[str, ...]]:
    """The standings that were posted."""
    return [(*found.groups()[:-1], *VALUE.findall(found[5])) for found in STANDING.finditer(text)]


async def everything_once(t: Tavern, matches: list[Match]) -> None:
    """In the channel of the event and in the thread of each game everything stands once."""
    games = [(await t.service.core.live(match.bout.game_id or 0)).game for match in matches]
    assert len({game.channel_id for game in games}) == len(games)
    for place in {games[0].home, *[game.channel_id for game in games]}:
        rows = await t.service.database.read(lambda session, place=place: sent_to(session, place))
        said = [one for one in posted(t.parlour, str(place)) if one["type"] == 0]  # opened threads are told by Discord
        assert said
        said_once(said, rows)


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES)
def test_eight_greedy_people_hold_a_whole_swiss_in_the_parlour(case: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with tavern(tmp_path, children=Children()) as t:
            await gathered(t, *CASES[case])
            results = []
            for number in range(1, ROUNDS + 1):
                results += [await plays(t, match) for match in await pairings(t, number)]
            known = [match for number in range(1, ROUNDS + 1) for match in await pairings(t, number)]
            assert len(known) == len(results) == ROUNDS * len(EIGHT) // 2
            assert all((match.bout.state, match.bout.how) == (DONE, PLAYED) for match in known)
            pairs = {frozenset(result.pairing.seats) for result in results}
            assert len(pairs) == len(results) and all(len(pair) == 2 for pair in pairs), "nobody meets anybody twice"
            games = Counter(number for pair in pairs for number in pair)
            assert set(games.values()) == {ROUNDS}, "everybody plays in each round, so nobody has a bye"
            seeds = await look_at(
                t.service.core, 1, NOBODY, lambda one: {number: entry.seed for number, entry in one.entries.items()}
            )
            last = t.player("gm").newest(lambda one: "The final standings" in text_of(one))
            assert read(text_of(last)) == reckoned(results, seeds)
            await everything_once(t, known)

    with known_dice(b"guests", each=True):
        asyncio.run(run())
