"""What the channel of a game is told first: two lines, then the first question as a message of its own."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine import codec
from bot.games import registry
from bot.i18n.catalog import LANGUAGES
from bot.service.table import table_queries
from tests.support.house import USERS, House, in_house

MOST = 200
TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("warcry", 2, {}),
    ("mage_knight", 2, {"rules": "mku"}),
    ("mage_knight", 2, {"rules": "mk2"}),
    ("talisman", 3, {}),
    ("albion", 2, {}),
)
PEOPLE = ("ana", "ben", "cyd")


async def opened(built: House, key: str, seats: int, language: str = "en", **options: Any) -> int:
    chosen = codec.encode(registry.game(key).options_type(**options))
    game = await built.open_game(*PEOPLE[:seats], key=key, opens=True, options=chosen, language=language)
    await built.settled()
    return game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_a_ready_made_game_opens_with_two_lines_and_a_question_of_its_own(
    key: str, seats: int, options: dict[str, Any], language: str
) -> None:
    async def play(built: House) -> None:
        game = await opened(built, key, seats, language, setup="quick", **options)
        story, ask = [one.out for one in built.poster.messages[-2:]]
        sides, goal = story.text.split("\n")[:2]
        assert sides.startswith("**") and sides.count(" · ") == seats - 1
        assert all(f": {name}" in sides for name in (await built.service.core.live(game)).speech(language).seats)
        assert len(f"{sides}\n{goal}") <= MOST and not goal.startswith("\n")
        assert ask.text.removeprefix("**▸** ").startswith(f"<@{USERS['ana']}>") or ask.mentions
        assert "<@" not in story.text

    in_house(play)


@pytest.mark.parametrize(("key", "hidden"), [("warcry", "Grand Alliance"), ("mage_knight", "Brass Tide")])
def test_who_brings_what_of_his_own_is_not_told_before_it_is_chosen(key: str, hidden: str) -> None:
    async def play(built: House) -> None:
        await opened(built, key, 2)
        story = built.poster.messages[-2].out.text
        assert story.startswith("**ana · ben**\n")
        assert "First, choose in secret what you bring." in story and hidden not in story

    in_house(play)


def test_how_a_ready_made_table_came_about_stands_whole_in_the_log() -> None:
    async def play(built: House) -> None:
        game = await opened(built, "warcry", 2, setup="quick")
        log = await table_queries.log_text(built.service.core, game, USERS["ana"], "en")
        assert "musters" in log and "Sides by lot." in log
        assert not any("musters" in one.out.text for one in built.poster.messages)

    in_house(play)


def test_what_happens_next_does_not_grow_into_the_opening() -> None:
    async def play(built: House) -> None:
        game = await opened(built, "warcry", 2, setup="quick")
        opening = built.poster.messages[-2]
        live = await built.service.core.live(game)
        (seat,) = live.waiting()
        before = opening.out.text
        await built.say(game, PEOPLE[seat], "pass")
        assert next(one for one in built.poster.messages if one.number == opening.number).out.text == before

    in_house(play)


@pytest.mark.parametrize(
    ("key", "options", "names"),
    [
        ("warcry", {"setup": "quick"}, {"Grand Alliance", "Hordes of Darkness"}),
        ("warcry", {}, {"Side 1", "Side 2"}),
        ("albion", {"setup": "quick"}, {"Joyous Gard", "Tintagel"}),
    ],
)
def test_the_seats_of_one_person_are_called_by_what_they_lead_and_nobody_is_called(
    key: str, options: dict[str, Any], names: set[str]
) -> None:
    async def play(built: House) -> None:
        chosen = codec.encode(registry.game(key).options_type(**options))
        game = await built.open_game("ana", "ana", key=key, opens=True, options=chosen)
        await built.settled()
        assert set((await built.service.core.live(game)).speech("en").seats) == names
        for one in built.poster.messages:
            assert one.out.mentions == () and "<@" not in one.out.text and "ana" not in one.out.text

    in_house(play)
