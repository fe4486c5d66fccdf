"""The card at the end of a game: once, below the story, with its picture; and the same people once more."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.engine.dice import SeededDice
from bot.engine.errors import Refused
from bot.engine.events import Event
from bot.engine.match import Match
from bot.faces import FACES
from bot.i18n.catalog import LANGUAGES
from bot.service.core import press_kinds
from bot.service.lobby import lobby
from bot.service.lobby.seats import Person
from bot.service.table import dice, end_card, gm, rematch
from bot.service.table.end_card import SAME, TURNED, turning_point
from bot.storage.models import LOBBY, RUNNING
from tests.service.test_endings import ENDINGS, by_concession, by_draw, dealing
from tests.service.test_gm import ruled
from tests.service.test_measured_game import active, deployed
from tests.support.house import HOME, SEED, USERS, House, Posted, in_house
from tests.support.toy import Counted, NullGame

ANA, BEN, CYD = (Person(USERS[name], name) for name in ("ana", "ben", "cyd"))


def cards_of(built: House) -> list[Posted]:
    """The cards at the ends of games that were posted."""
    shown = [
        [button.id.partition("|")[0] for row in entry.out.rows for button in row] for entry in built.poster.messages
    ]
    return [entry for entry, kinds in zip(built.poster.messages, shown, strict=True) if press_kinds.REMATCH in kinds]


# -- the card --------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("case", ENDINGS)
def test_however_a_game_ends_one_card_stands_last_with_the_picture(case: str) -> None:
    begin, end, _, ruled_out = ENDINGS[case]

    async def play(built: House) -> None:
        game = await begin(built)
        await built.settled()
        assert not cards_of(built)
        await end(built, game)
        await built.settled()
        (card,) = cards_of(built)
        shown = [entry for entry in built.poster.messages if entry.channel == card.channel]
        assert shown[-1] is card and card.picture is not None and not card.out.mentions
        assert ("Winner: **" in card.out.text) == ruled_out
        assert ("nobody has won" in card.out.text) != ruled_out

    in_house(play)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_tells_who_won_and_how_what_was_counted_and_how_the_dice_fell(language: str) -> None:
    async def play(built: House) -> None:
        game = await built.warcry(language=language)
        await by_concession(built, game)
        await built.settled()
        (card,) = cards_of(built)
        live = await built.service.core.live(game)
        speech = live.speech(language)
        head, won, tally, luck, *rows = card.out.text.splitlines()
        assert "WarCry" in head and "**ana**" in won and speech.text("warcry-ending-conceded") in won
        assert tally.endswith("ana 0 · ben 0")
        fallen = [row for row in dice.dice_fallen(live, None, everything=True) if row.count]
        assert len(rows) == len(fallen) > 0 and "3" in luck
        for row, line in zip(fallen, rows, strict=True):
            mean = f"{row.mean:.2f}".replace(".", "." if language == "en" else ",")
            assert mean in line and f" {row.count} " in line and "±" in line

    in_house(play)


@pytest.mark.slow
def test_a_game_that_goes_on_and_ends_again_has_a_card_for_each_end() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await by_concession(built, game)
        await ruled(built, game, gm.undo_ruled)
        await built.settled()
        assert len(cards_of(built)) == 1
        await by_concession(built, game)
        await built.settled()
        assert len(cards_of(built)) == 2

    in_house(play)


@pytest.mark.slow
def test_a_practice_copy_offers_no_revenge_and_a_lesson_has_no_card() -> None:
    async def play(built: House) -> None:
        for practice, shown in ((7, []), (0, None)):
            game = await built.warcry(practice_of=practice)
            before = len(built.poster.messages)
            await by_concession(built, game)
            await built.settled()
            ends = [entry for entry in built.poster.messages[before:] if "The end of" in entry.out.text]
            assert [[button.id for row in entry.out.rows for button in row] for entry in ends] == (
                [] if shown is None else [shown]
            )

    in_house(play)


@pytest.mark.slow
def test_a_game_with_films_has_a_button_for_them_and_no_other_has() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await by_concession(built, game)
        await built.settled()
        assert FACES["warcry"].film is None
        assert not any(button.id.startswith(press_kinds.FILM) for row in cards_of(built)[0].out.rows for button in row)
        built.poster.messages.clear()
        game = await deployed(built)
        _, name = await active(built, game)
        await built.say(game, name, "withdraw")
        await built.settled()
        (card,) = cards_of(built)
        assert [button.id for row in card.out.rows for button in row] == [
            f"{press_kinds.REMATCH}|{game}|0|{SAME}",
            f"{press_kinds.REMATCH}|{game}|0|{TURNED}",
            f"{press_kinds.FILM}|{game}|0|",
        ]

    in_house(play)


# -- the turning point -----------------------------------------------------------------------------------------------


class Race(NullGame):
    """Whoever took more leads; taking field 0 makes the count of both unknown for a moment."""

    def balance(self, state: Counted) -> tuple[int, ...]:
        return () if state.turn in self.hidden else tuple(state.taken)

    hidden: frozenset[int] = frozenset()


def raced(*taken: int, hidden: tuple[int, ...] = ()) -> Any:
    """A race in which the seats took fields in turn."""
    game = Race()
    game.hidden = frozenset(hidden)
    match: Match[Counted] = Match(game, game.options_type(), 2, SeededDice(SEED, b""))
    for number, count in enumerate(taken):
        match.say(number % 2, f"take {count}")
    return SimpleNamespace(rules=game, table=match, seats=[None, None])


@pytest.mark.parametrize(
    ("taken", "hidden", "winner", "told"),
    [
        ((1, 3, 4, 0, 2), (), 0, (3, (1, 3), (5, 3))),  # the lead that was kept
        ((1, 3, 4, 3, 2), (), 0, (5, (5, 6), (7, 6))),  # lost again, and gained for good
        ((5, 1, 1, 0, 7), (), 1, (2, (5, 0), (5, 1))),  # the winner never led: what did most for him
        ((5, 1, 1, 3, 7), (), 1, (4, (6, 1), (6, 4))),
        ((5, 1, 1, 3), (1,), 0, (3, (5, 1), (6, 1))),  # nothing before the first count is compared
        ((0, 0, 0, 0), (), 0, None),
    ],
)
def test_the_turning_point_is_what_gave_the_lead_for_good_or_did_most(
    taken: tuple[int, ...], hidden: tuple[int, ...], winner: int, told: tuple[int, Any, Any] | None
) -> None:
    found = turning_point(raced(*taken, hidden=hidden), (winner,))
    assert (None if found is None else (found.line.number, found.before, found.after)) == told


class LongRace(Race):
    """Fields decide; where they are even, the turns taken before the last field."""

    def balances(self, state: Counted) -> tuple[tuple[str, tuple[int, ...]], ...]:
        return (("fields", self.balance(state)), ("turns", (state.turn, 3)))


@pytest.mark.parametrize(
    ("taken", "winner", "told"),
    [
        ((1, 3, 4, 0, 2), 0, ("fields", 3)),
        ((1, 1, 1, 1), 0, ("turns", 4)),  # even: what breaks the tie has turned it
        ((0, 2, 0, 0), 1, ("fields", 2)),
    ],
)
def test_of_several_things_that_decide_the_first_in_which_the_winners_were_ahead_turned_it(
    taken: tuple[int, ...], winner: int, told: tuple[str, int]
) -> None:
    live = raced(*taken)
    live.rules = LongRace()
    found = turning_point(live, (winner,))
    assert found is not None and (found.what, found.line.number) == told


def test_without_winners_or_without_anybody_else_nothing_turned() -> None:
    assert turning_point(raced(1, 2, 3), ()) is None
    assert turning_point(raced(1, 2, 3), (0, 1)) is None


def test_a_game_that_counts_nothing_has_no_turning_point() -> None:
    live = raced(1, 3, 4)
    live.rules = NullGame()
    assert turning_point(live, (0,)) is None and NullGame().tally(None) == ()


def test_the_turning_point_is_told_by_its_sentence_and_number() -> None:
    async def play(built: House) -> None:
        game = await deployed(built)
        live = await built.service.core.live(game)
        line = live.table.standing_lines()[-1]
        told = Event("turned", {"figure": "A1", "facing": "90"})
        secret = Event("turned", {"figure": "B1", "facing": "90"}, to=(1,))
        turning = end_card.Turning(SimpleNamespace(number=42, events=(secret, told)), (10, 20), (30, 20))  # type: ignore[arg-type]
        assert line is not None
        (said,) = end_card.turning_told(live.speech("en"), turning)
        lost = end_card.Turning(  # type: ignore[arg-type]
            SimpleNamespace(number=43, events=(told, Event("eliminated", {"figure": "A1"}))), (10, 20), (0, 20)
        )
        assert "turns" not in end_card.turning_told(live.speech("en"), lost)[0]
        assert "line 42: A1 turns to ↑." in said and "10 : 20 → 30 : 20" in said and "B1" not in said

    in_house(play)


def test_dice_that_one_seat_alone_knew_of_count_at_the_end() -> None:
    async def play(built: House) -> None:
        game = await built.open_game("ana", "ben", key="mage_knight")
        await built.say(game, "ana", "army random")
        live = await built.service.core.live(game)
        line = live.table.lines[-1]
        events = (*line.events, Event("dispute", {"seat": 0, "die": 6}, to=(0,)))
        lines = SimpleNamespace(lines=[SimpleNamespace(events=events)], state=live.table.state)
        watched = SimpleNamespace(table=lines, rules=live.rules, seats=live.seats)
        public, all_of_them = (dice.dice_fallen(watched, None, everything=known) for known in (False, True))  # type: ignore[arg-type]
        assert (public[0].count, all_of_them[0].count) == (0, 1)

    in_house(play)


# -- once more -------------------------------------------------------------------------------------------------------


async def again(built: House, game: int, who: Person, how: str = SAME, interaction: int = 5001) -> Any:
    return await rematch.rematch(built.service.core, game, who, how, interaction=interaction)


@pytest.mark.slow
@pytest.mark.parametrize(("how", "order"), [(SAME, ["ana", "ben"]), (TURNED, ["ben", "ana"])])
def test_the_same_people_sit_there_already_and_only_get_ready(how: str, order: list[str]) -> None:
    async def play(built: House) -> None:
        game = await built.warcry(undo="all", policy="wait", limit=900)
        await by_concession(built, game)
        reply = await again(built, game, BEN, how)
        assert reply.key == "rematch_opened"
        number = int(reply.facts["game"])
        live, old = await built.service.core.live(number), await built.service.core.live(game)
        assert live.game.status == LOBBY and [seat.name for seat in live.seats] == order
        assert [bool(seat.mark) for seat in live.seats] == [name == "ben" for name in order]
        for field in rematch.KEPT:
            assert getattr(live.game, field) == getattr(old.game, field), field
        assert live.options == old.options and live.game.seed != old.game.seed and live.game.host_id == BEN.id
        await built.settled()
        called = [entry for entry in built.poster.messages if entry.out.mentions == (ANA.id,)]
        assert len(called) == 1 and "wants to play again" in called[0].out.text
        await lobby.at_lobby(built.service.core, number, ANA, lobby.ACTS["ready"], interaction=77)
        assert (await built.service.core.live(number)).game.status == RUNNING

    in_house(play)


@pytest.mark.slow
def test_a_second_press_tells_where_the_lobby_is() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await by_concession(built, game)
        first = await again(built, game, ANA)
        assert (await again(built, game, ANA)).facts == first.facts  # delivered twice
        second = await again(built, game, BEN, TURNED, 5002)
        assert (second.key, second.facts["game"]) == ("rematch_there", first.facts["game"])
        number = int(first.facts["game"])
        for who in (ANA, BEN):
            await lobby.at_lobby(built.service.core, number, who, lobby.ACTS["leave"], interaction=90 + who.id)
        assert (await again(built, game, BEN, SAME, 5003)).key == "rematch_opened"  # that lobby was given up

    in_house(play)


@pytest.mark.slow
def test_only_who_sat_there_may_ask_and_only_after_the_end() -> None:
    async def play(built: House) -> None:
        game = await dealing(built)
        with pytest.raises(Refused, match="rematch_early"):
            await again(built, game, ANA)
        await by_draw(built, game)
        with pytest.raises(Refused, match="not_your_game"):
            await again(built, game, CYD)
        assert (await again(built, game, ANA)).key == "rematch_opened"

    in_house(play)


def test_a_game_of_one_person_begins_at_once() -> None:
    async def play(built: House) -> None:
        game = await built.warcry("ana", "ana", decks=False, shared=True)
        await built.say(game, "ana", "concede", seat=0)
        number = int((await again(built, game, ANA)).facts["game"])
        assert (await built.service.core.live(number)).game.status == RUNNING

    in_house(play)


@pytest.mark.slow
def test_a_channel_in_which_another_game_is_played_takes_no_second() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await by_concession(built, game)
        other = await built.warcry()
        with pytest.raises(Refused, match="lobby_channel_taken"):
            await again(built, game, ANA)
        await by_concession(built, other)
        number = int((await again(built, game, ANA)).facts["game"])
        assert (await built.service.core.live(number)).game.channel_id == HOME

    in_house(play)


@pytest.mark.slow
def test_options_that_are_over_are_refused_in_a_sentence() -> None:
    async def play(built: House) -> None:
        until = built.clock.now() + 3600
        game = await deployed(built, limit="until", until=until)
        _, name = await active(built, game)
        await built.say(game, name, "withdraw")
        built.clock.advance(7200)
        with pytest.raises(Refused, match="lobby_end_past"):
            await again(built, game, ANA)

    in_house(play)
