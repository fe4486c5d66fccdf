"""Tips: one sentence in a person's first game of a kind on a server; three at most, and never unwanted."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine import codec
from bot.games import registry
from bot.i18n.catalog import LANGUAGES
from bot.i18n.names import message_id
from bot.service.people import people
from tests.support.catalogs import catalog
from tests.support.house import GUILD, USERS, House, in_house
from tests.support.roster import entrant
from tests.support.watching import moments

GAMES = ("warcry", "mage_knight", "talisman", "albion")
TOLD = {
    "warcry": "A shooter may shoot from the reserve",
    "mage_knight": "Figures that touch may move together",
    "albion": "A dangerous land means a fate card",
}
MOST, LONGEST = 3, 110


async def asked(built: House, key: str, *names: str, **more: Any) -> str:
    """The first question of a ready-made game."""
    chosen = codec.encode(registry.game(key).options_type(setup="quick"))
    await built.open_game(*names, key=key, opens=True, options=chosen, **more)
    await built.settled()
    return built.poster.messages[-1].out.text


@pytest.mark.parametrize("key", TOLD)
def test_a_tip_comes_in_the_first_game_of_a_kind_on_a_server_and_in_no_later_one(key: str) -> None:
    async def play(built: House) -> None:
        others = [one for one in TOLD if one != key]
        assert f"\nTip: {TOLD[key]}" in await asked(built, key, "ana", "ben")
        assert "Tip: " not in await asked(built, key, "ana", "ben")
        assert "Tip: " in await asked(built, key, "ana", "ben", guild_id=GUILD + 1)
        assert "Tip: " in await asked(built, others[0], "ana", "ben")

    in_house(play)


def test_where_several_are_asked_at_once_a_tip_stands_if_one_of_them_learns_by_it() -> None:
    async def play(built: House) -> None:
        await asked(built, "albion", "ana", "ben")
        assert "Tip: " in await asked(built, "albion", "ana", "cyd")
        assert "Tip: " not in await asked(built, "albion", "ana", "cyd")

    in_house(play)


def test_who_wants_no_tips_is_told_none_until_he_wants_them_again() -> None:
    async def play(built: House) -> None:
        core, ana = built.service.core, USERS["ana"]
        await people.choose_settings(core, ana, tips=False)
        await people.choose_settings(core, USERS["ben"], tips=False)
        assert "Tip: " not in await asked(built, "warcry", "ana", "ben")
        assert not await people.is_told_tips(core, 1, ana)
        for name in ("ana", "ben"):
            await people.choose_settings(core, USERS[name], tips=True)
        assert await people.is_told_tips(core, 1, ana) and not await people.is_told_tips(core, 99, ana)
        assert "Tip: " in await asked(built, "mage_knight", "ana", "ben")

    in_house(play)


def test_a_lesson_is_no_first_game_and_tells_no_tips() -> None:
    async def play(built: House) -> None:
        assert "Tip: " not in await asked(built, "warcry", "ana", "ana", practice_of=0)
        assert "Tip: " in await asked(built, "warcry", "ana", "ben")

    in_house(play)


@pytest.mark.parametrize("key", GAMES)
def test_nobody_is_told_more_than_three_and_each_has_its_words_in_every_language(key: str) -> None:
    told: set[str] = set()
    for number in range(4):
        played, by_seat = entrant(key, number), dict[int, set[str]]()
        for moment in moments(played, b"tips %d" % number, most=80):
            state = moment.step.state
            for seat in played.game.to_act(state) if played.game.outcome(state) is None else ():
                tip = played.game.tip(played.game.view(state, None), seat)
                by_seat.setdefault(seat, set()).update([tip] if tip else [])
        assert all(len(found) <= MOST for found in by_seat.values())
        told = told.union(*by_seat.values())
    assert len(told) >= MOST - 1
    for language in LANGUAGES:
        texts = [catalog().text(language, message_id(f"{key}-tip", tip), {}) for tip in told]
        assert all(len(text) <= LONGEST and text.endswith(".") for text in texts)
