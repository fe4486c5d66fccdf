"""What the picture of an end says: only what the record gives, and less where nothing was played."""

from __future__ import annotations

import pytest

from bot.messages.ending import Ending
from bot.service.table import victory
from bot.service.table.victory import DAY, ending_of
from tests.service.test_endings import by_concession, by_draw, withdrawn
from tests.service.test_measured_game import deployed
from tests.service.test_openings import PEOPLE, opened
from tests.support.house import House, in_house


async def ended(built: House, game: int, language: str = "") -> Ending | None:
    return ending_of(await built.service.core.live(game), language)


def test_a_concession_on_a_bare_table_is_told_with_nothing_else() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        assert await ended(built, game) is None
        await by_concession(built, game)
        ending = await ended(built, game)
        assert ending == Ending("ana wins", "ben gave up", (), (0,), ((1, "ben"),), played=False)
        await built.settled()
        card = built.poster.messages[-1]
        assert card.picture is not None and card.picture.name == "warcry-victory.png"
        assert card.picture.alt == "ana wins\nben gave up"

    in_house(play)


def test_a_concession_after_something_was_played_has_its_facts() -> None:
    async def play(built: House) -> None:
        game = await opened(built, "warcry", 2, setup="quick")
        (seat,) = (await built.service.core.live(game)).waiting()
        await built.say(game, PEOPLE[seat], "pass")
        built.clock.advance(3 * DAY + 5)
        await by_concession(built, game)
        ending = await ended(built, game)
        assert ending is not None and ending.played
        assert ending.facts[-1] == "2 decisions in 3 days"
        czech = await ended(built, game, "cs")
        assert czech is not None and czech.head == "Vítězí ana" and czech.facts[-1] == "2 rozhodnutí za 3 dny"

    in_house(play)


def test_the_very_first_act_of_a_ready_made_game_may_give_it_up() -> None:
    async def play(built: House) -> None:
        game = await opened(built, "warcry", 2, setup="quick")
        await by_concession(built, game)
        ending = await ended(built, game)
        assert ending is not None and not ending.played and ending.facts == ()

    in_house(play)


@pytest.mark.slow
def test_dice_are_told_where_enough_fell(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(built: House) -> None:
        game = await deployed(built)
        await withdrawn(built, game)
        few = await ended(built, game)
        assert few is not None and not any(fact.startswith("Dice: ") for fact in few.facts)
        monkeypatch.setattr(victory, "LEAST_DICE", 1)
        ending = await ended(built, game)
        assert ending is not None and ending.by.endswith("gave up")
        assert not any("withdraws" in fact for fact in ending.facts)
        assert any(fact.startswith("Dice: ") and "ana" in fact for fact in ending.facts)

    in_house(play)


def test_a_game_that_is_closed_has_not_been_won() -> None:
    async def play(built: House) -> None:
        game = await built.warcry()
        await by_draw(built, game)
        assert await ended(built, game) is None
        await built.settled()
        picture = built.poster.messages[-1].picture
        assert picture is None or picture.name != "warcry-victory.png"

    in_house(play)
