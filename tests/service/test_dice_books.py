"""Honest dice, and how they fell."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from bot.engine.dice import commitment
from bot.engine.errors import BadData, Refused
from bot.engine.events import Event
from bot.i18n.speech import Speech
from bot.service.core.finding import Asker
from bot.service.lobby import learning
from bot.service.lobby.details import details_lines
from bot.service.lobby.learning import lessons
from bot.service.lobby.lobby import Opening
from bot.service.lobby.seats import Person
from bot.service.table import dice, gm
from bot.service.table.dice import dice_summed
from tests.service.test_gm import ruled
from tests.support.house import GUILD, HOME, SEED, USERS, House, in_house, said


def test_dice_are_verified_after_the_end_only() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        with pytest.raises(Refused) as error:
            await dice.verify_game(built.service.core, game, USERS["ana"])
        assert (error.value.key, error.value.facts) == ("dice_sealed", {"commitment": (commitment(SEED),)})
        await built.say(game, "ben", "concede")
        reply = await dice.verify_game(built.service.core, game, USERS["cyd"])
        assert reply.facts["commitment"] == (commitment(SEED),) and reply.facts["seed"] == (SEED.hex(),)
        assert reply.facts["shuffles"] == 4

    in_house(play)


def test_dice_of_another_seed_are_noticed() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await built.say(game, "ben", "concede")
        live = await built.service.core.live(game)
        live.match.dice.seed = bytes(32)  # type: ignore[union-attr]
        with pytest.raises(BadData) as error:
            await dice.verify_game(built.service.core, game, USERS["ana"])
        assert error.value.key == "record_dice_not_from_seed"

    in_house(play)


def test_the_dice_of_each_seat_are_counted_with_the_range_of_fair_ones() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        rows = await dice.dice_stats(built.service.core, game, USERS["cyd"])
        live = await built.service.core.live(game)
        told = [event for line in live.table.lines for event in line.events if event.key == "rolled"]
        assert told
        for row in rows:
            numbers = [event.facts["number"] for event in told if event.facts["seat"] == row.seat]
            assert row.count == len(numbers) and row.mean * row.count == pytest.approx(sum(map(int, map(str, numbers))))

    in_house(play)


@pytest.mark.parametrize("key", lessons())
def test_a_lesson_says_that_its_dice_are_fixed(key: str) -> None:
    async def play(built: House) -> None:
        opening = Opening(key=key, guild=GUILD, channel=HOME, host=Person(USERS["ana"], "ana"), language="en")
        await learning.begin_lesson(built.service.core, opening, again=False, interaction=1)
        live = await built.service.core.live(1)
        told = "\n".join(details_lines(live, "en"))
        assert "fall the same for everybody" in told and "Salt" not in told and "secret seed" not in told
        with pytest.raises(Refused) as error:
            await dice.verify_game(built.service.core, 1, USERS["ana"])
        assert error.value.key == "dice_fixed"
        for stage in [stage for stage in lessons()[key].steps if stage.hint]:
            await said(built.service, 1, USERS["ana"], stage.line, seat=stage.seat)
        live = await built.service.core.live(1)
        reply = await dice.verify_game(built.service.core, 1, USERS["ana"])
        assert reply.key == "dice_verified_lesson" and set(reply.facts) == {"rolls", "shuffles", "lines"}
        counts = [row.count for row in await dice.dice_stats(built.service.core, 1, USERS["ana"])]
        lines = await built.service.core.look(1, lambda live: list(live.table.lines))
        told = [event for line in lines for event in line.events if event.facts.get("dice")]
        of_creatures = [event for event in told if event.key not in live.rules.roll_events]
        assert all(counts) and sum(counts) >= int(str(reply.facts["rolls"])) - len(of_creatures)

    in_house(play)


@pytest.mark.slow
def test_every_die_of_mage_knight_is_counted_for_its_seat() -> None:
    events = {
        "first_roll": {"seat": 1, "dice": (6, 5)},
        "attack_rolled": {"seat": 0, "die_one": 1, "die_two": 2, "roll": 3, "figure": "A1"},
        "dodge_rolled": {"target": "B2", "die": 4, "dodged": True},
        "damage_die": {"figure": "A1", "die": 3},
        "hit": {"target": "B2", "roll": 3},
    }

    async def play(built: House) -> None:
        game = await built.open_game("ana", "ben", key="mage_knight")
        live = await built.service.core.live(game)
        line = live.table.lines[-1]
        told = tuple(Event(key, facts, None) for key, facts in events.items())
        live.table.lines.append(replace(line, events=told))
        rows = await dice.dice_stats(built.service.core, game, USERS["ana"])
        assert [row.faces for row in rows] == [(1, 1, 1, 0, 0, 0), (0, 0, 0, 1, 1, 1)]

    in_house(play)


def test_dice_of_a_pawn_count_for_the_player_of_its_group() -> None:
    async def play(built: House) -> None:
        game = await built.open_game("ana", "ben", key="albion")
        for who in ("ana", "ben"):
            await built.say(game, who, "ready_made")
        live = await built.service.core.live(game)
        mine, yours = (f"{seat.groups[0]}.2" for seat in live.table.state.seats)
        told = (
            Event("strike_rolled", {"pawn": yours, "target": mine, "dice": (1, 2, 2)}, None),
            Event("damage_applied", {"pawn": mine, "by": yours, "dice": (5, 5)}, None),
            Event("event_ransom_rolled", {"pawn": mine, "die": 6}, None),
        )
        live.table.lines.append(replace(live.table.lines[-1], events=told))
        rows = await dice.dice_stats(built.service.core, game, USERS["ana"])
        assert [row.faces for row in rows] == [(0, 0, 0, 0, 0, 1), (1, 2, 0, 0, 2, 0)]

    in_house(play)


def test_the_range_shrinks_with_the_number_of_dice() -> None:
    few, many = dice_summed(0, Counter({1: 2, 6: 2})), dice_summed(0, Counter({3: 500, 4: 500}))
    assert (few.mean, many.mean) == (3.5, 3.5)
    assert few.low < many.low < 3.5 < many.high < few.high
    assert many.high == pytest.approx(3.5 + 1.96 * (35 / 12 / 1000) ** 0.5)
    assert dice_summed(1, Counter()).count == 0


def test_F51_games_that_were_closed_before_their_end_stand_beside_the_dice() -> None:
    async def play(built: House) -> None:
        now = built.clock.now()
        dull = await built.warcry(started_at=now)
        await ruled(built, dull, gm.closing_ruled)
        await built.warcry(started_at=now)
        hidden = await built.warcry(started_at=now, channel_id=HOME + 1)
        await ruled(built, hidden, gm.closing_ruled)
        game = await built.warcry("ben", "cyd", decks=False, started_at=now)

        def asker(sees: bool) -> Asker:
            return Asker(USERS["dan"], GUILD, HOME, lambda there: sees or there.channel == HOME)

        told = await dice.aborted_games(built.service.core, game, asker(True))
        assert [(one.seat, one.begun, one.games) for one in told] == [(0, 4, (str(dull), str(hidden))), (1, 1, ())]
        told = await dice.aborted_games(built.service.core, game, asker(False))
        assert [(one.seat, one.begun, one.games) for one in told] == [(0, 3, (str(dull),)), (1, 1, ())]

    in_house(play)


def test_F51_the_line_names_the_newest_of_them() -> None:
    speech = Speech("en")
    facts = {"name": "ana", "games": "#3, #4", "begun": 2}
    assert speech.text("table-dice-aborted", **facts, count=2, more="no") == (
        "ana: of 2 games of this kind begun here, 2 were closed before their end (#3, #4)"
    )
    assert speech.text("table-dice-aborted", **facts, count=1, more="yes").endswith("(#3, #4 and older ones)")
