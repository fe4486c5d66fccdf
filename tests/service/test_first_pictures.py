"""The title of a game stands for its table until somebody has done something, and something lies there."""

from __future__ import annotations

import pytest

from tests.service.test_openings import PEOPLE, TABLES, opened
from tests.support.house import House, in_house


def files(built: House) -> list[str]:
    """The names of the pictures that stand in the channel, oldest first."""
    return [one.picture.name for one in built.poster.messages if one.picture is not None]


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
@pytest.mark.parametrize("setup", ["quick", "own"])
def test_the_first_message_of_a_game_has_its_title(key: str, seats: int, options: dict[str, str], setup: str) -> None:
    async def play(built: House) -> None:
        await opened(built, key, seats, setup=setup, **options)
        assert files(built) == [f"{key}-title.png"]
        assert built.poster.messages[-2].picture is not None, "it stands with the two lines, not with the question"

    in_house(play)


def test_the_first_act_shows_the_table() -> None:
    async def play(built: House) -> None:
        game = await opened(built, "warcry", 2, setup="quick")
        (seat,) = (await built.service.core.live(game)).waiting()
        await built.say(game, PEOPLE[seat], "pass")
        await built.settled()
        assert files(built)[-1] == "warcry-table.png"

    in_house(play)


def test_what_is_chosen_in_secret_lays_no_table() -> None:
    async def play(built: House) -> None:
        game = await opened(built, "warcry", 2)
        await built.say(game, "ana", "deck alliance_starter", seat=0)
        await built.settled()
        assert set(files(built)) == {"warcry-title.png"}
        await built.say(game, "ben", "deck hordes_starter", seat=1)
        await built.settled()
        assert files(built)[-1] == "warcry-table.png"

    in_house(play)
