"""Eight greedy players play a whole Swiss of each game through the service, as a campaign; the clocks do the rest."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.playout import any_offer, best_offer, greedy_answer, picker
from bot.games import registry
from bot.league.ledger import GAMES, account
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.events import campaigns, league
from bot.service.lobby import lobby
from bot.service.lobby.seats import Person
from bot.storage.event_models import COUNTED, DONE, DRAWN, OPEN, OVER, PLAYED
from bot.storage.events import Match
from tests.service.events.holding import DAY, PRESSES, begun, matches, row, seen, ticked
from tests.support.house import USERS, House, in_house

EIGHT = ("ana", "ben", "cyd", "dan", "eva", "fil", "gus", "han")
ROUNDS = 3
MOST_ACTS = 1500
"""Acts after which a game is left to its deadline."""

GREEDY = 400
"""Acts after which chance plays on: greed may turn in a ring."""

SHORT = {
    "albion": "round_limit=4",
    "mage_knight": "limit=rounds rounds=8 width=24000 height=24000",
    "talisman": "rounds_limit=8",
    "warcry": "",
}


async def plays(built: House, match: Match, seed: bytes) -> bool:
    """A game of a pairing from Ready to its end, greedily; whether it came to an end."""
    core, game = built.service.core, match.bout.game_id or 0
    for seat in (await core.live(game)).seats:
        who = Person(seat.user_id or 0, seat.name)
        await lobby.at_lobby(core, game, who, lobby.ACTS["ready"], interaction=next(PRESSES))
    for number in range(MOST_ACTS):
        pick = picker(seed + b" %d" % number)

        def act(work: GameTransaction, pick: Any = pick, number: int = number) -> Reply:
            live, table = work.live, work.live.table
            seat = min(live.waiting())
            ask = table.ask_for(seat)
            if ask is not None:
                table.answer(seat, greedy_answer(live.rules, table.state, ask, pick))
            else:
                choose = best_offer if number < GREEDY else any_offer
                table.act(seat, choose(live.rules, table.state, seat, pick))
            return Reply("done")

        if (await core.live(game)).game.status == OVER:
            return True
        await core.change(game, act)
    return False


@pytest.mark.soak
@pytest.mark.parametrize("key", registry.keys())
def test_eight_greedy_players_hold_a_whole_swiss(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for place, name in enumerate(EIGHT):
        monkeypatch.setitem(USERS, name, 100 + place)

    async def play(built: House) -> None:
        event = await begun(built, *EIGHT, key=key, number=ROUNDS, table=2, campaign=True, options=SHORT[key])
        ended = 0
        for number in range(1, ROUNDS + 1):
            open_ones = [match for match in await matches(built, event, number) if match.bout.state == OPEN]
            assert len(open_ones) == len(EIGHT) // 2
            for match in open_ones:
                ended += await plays(built, match, b"swiss %d" % (match.bout.id or 0))
            await ticked(built)
            if (await row(built, event)).round == number:
                await ticked(built, 30 * DAY)  # who has not finished by then is counted
        whole = await row(built, event)
        known = await matches(built, event)
        assert whole.state == OVER and len(known) == ROUNDS * len(EIGHT) // 2 and ended > 0
        assert all(match.bout.state == DONE and match.bout.how in (PLAYED, COUNTED, DRAWN) for match in known)
        pairs = [frozenset(seat.entry for seat in match.seats) for match in known]
        assert len(set(pairs)) == len(pairs), "nobody meets anybody twice"
        entries = await seen(built, event, campaigns.ledger)
        for entrant in range(1, len(EIGHT) + 1):
            own = [match for match in known if entrant in [seat.entry for seat in match.seats]]
            finished = sum(match.bout.how == PLAYED for match in own)
            counted = {one.kind: one.count for one in account(entries, entrant) if one.kind == GAMES}
            assert counted.get(GAMES, 0) == finished
        table = await seen(built, event, lambda affair: league.standings(whole, list(affair.entries.values()), known))
        assert sum(one.points for one in table) == len(known)  # a point is shared out in each pairing

    in_house(play)
