"""What is told of the games before one is chosen."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.children.child import DIED, ChildLost
from bot.i18n.catalog import LANGUAGES
from bot.offers import own_offers, title_picture
from bot.service.lobby.learning import lessons
from bot.service.lobby.offered_games import ORDER, offered_games
from bot.service.lobby.offered_options import PLAYABLE
from tests.support.here import children_here


def test_every_playable_game_is_offered_with_its_lesson_and_a_ready_made_table() -> None:
    offered = offered_games("en")
    assert [game.name for game in offered] == [
        "Talisman",
        "WarCry",
        "Mage Knight",
        "Mage Knight 2.0",
        "Powers of Albion",
    ]
    assert {game.title for game in offered} == set(PLAYABLE) == set(ORDER)
    assert {game.lesson for game in offered} == set(lessons())
    assert [game.options for game in offered if game.key == "mage_knight"] == ["setup=quick", "rules=mk2 setup=quick"]
    talisman = offered[0]
    assert talisman.learn == f"Learn · {len(lessons()['talisman'].halves[0])} steps"
    assert talisman.facts == "2–6 players · about 15 decisions each"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_short(language: str) -> None:
    for game in offered_games(language):
        assert len(game.about) <= 80
        assert max(len(game.learn), len(game.play)) <= 20, "two stand in one row of a phone"


def test_the_parlour_is_told_of_them_in_all_languages() -> None:
    games = own_offers(Lost()).games()
    assert [set(game["words"]) for game in games] == [set(LANGUAGES)] * 5
    assert games[1]["play"] == {
        "name": "game new",
        "options": {"game": "warcry", "options": "setup=quick", "solo": True},
    }
    assert games[3]["learn"] == {"name": "learn", "options": {"game": "mage_knight_2"}}


@pytest.mark.parametrize("title", ORDER)
def test_every_game_has_a_picture(title: str) -> None:
    found = asyncio.run(title_picture(children_here().tables, title))
    assert (found or b"").startswith(b"\x89PNG") and len(found or b"") < 60_000


def test_what_is_no_game_and_what_cannot_be_drawn_has_none() -> None:
    assert asyncio.run(title_picture(Lost(), "../albion")) is None
    assert asyncio.run(title_picture(Lost(), "albion")) is None


class Lost:
    """A child that dies."""

    async def ask(self, *about: Any, **more: Any) -> Any:
        """Nothing comes back."""
        raise ChildLost("tables", DIED)

    async def close(self) -> None:
        """It has ended."""
