"""What is doubted, and who names or votes for a deputy, follows from where and by whom it is said."""

from __future__ import annotations

from bot.service.core.finding import Asker
from bot.service.events import deciding
from bot.service.events.reading import event_of_result
from bot.storage.event_models import DONE, REVIEW
from tests.service.events.holding import DAY, PLAYERS, begun, do, matches, played, refused, row, seen
from tests.support.house import GUILD, USERS, House, in_house


def at(channel: int, name: str) -> Asker:
    """Somebody in a channel of the server."""
    return Asker(USERS[name], GUILD, channel, lambda there: True)


def test_a_game_of_an_event_that_is_over_is_a_result_for_those_who_played_it() -> None:
    async def play(built: House) -> None:
        core = built.service.core
        event = await begun(built)
        first = (await matches(built, event))[0]
        game = first.bout.game_id or 0
        live = await core.live(game)
        names = {user: name for name, user in USERS.items()}
        players = [names[seat.user_id or 0] for seat in live.seats]
        outsider = next(name for name in PLAYERS if name not in players)
        thread = live.game.channel_id
        assert await event_of_result(core, at(thread, players[0]), game) is None, "it goes on"
        await played(built, first)
        for player in players:
            assert await event_of_result(core, at(thread, player), game) == event
            assert await event_of_result(core, at(1, player), game) == event, "named from elsewhere"
        assert await event_of_result(core, at(thread, outsider), game) is None, "whoever looks on asks about the rules"
        assert await event_of_result(core, at(1, players[0]), None) is None, "no game is meant"
        assert (await matches(built, event))[0].bout.state == DONE
        assert await refused(built, event, players[1], deciding.disputes(game, "no" * 151)) == "event_text_long"
        await do(built, event, players[1], deciding.disputes(game, "a misclick"))
        assert (await matches(built, event))[0].bout.state == REVIEW

    in_house(play)


def test_a_game_of_no_event_is_no_result() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await built.say(game, "ana", "concede")
        assert await event_of_result(built.service.core, at(1, "ana"), game) is None

    in_house(play)


def test_whoever_runs_an_event_names_a_deputy_and_whoever_plays_in_it_votes_for_one() -> None:
    async def play(built: House) -> None:
        event = await begun(built)
        ana, cyd = USERS["ana"], USERS["cyd"]
        assert await refused(built, event, "ben", deciding.deputy(ana, remove=False)) == "event_not_silent"
        assert await refused(built, event, "ben", deciding.deputy(ana, remove=True)) == "event_only_organiser"
        await do(built, event, "gm", deciding.deputy(ana, remove=False))
        assert await seen(built, event, lambda affair: list(affair.deputies)) == [ana]
        await do(built, event, "gm", deciding.deputy(ana, remove=True))
        built.clock.advance((await row(built, event)).silence * DAY + 1)
        replies = [await do(built, event, name, deciding.deputy(cyd, remove=False)) for name in ("ana", "ben", "dan")]
        assert [reply.key for reply in replies] == ["event_voted", "event_voted", "event_deputy"]
        assert await seen(built, event, lambda affair: list(affair.deputies)) == [cyd]

    in_house(play)
