"""The card of a lobby is short: what is played and for how long, what differs, the sealed dice; at most one green."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.engine.dice import commitment
from bot.engine.errors import Refused
from bot.games import registry
from bot.i18n.catalog import LANGUAGES
from bot.messages import ranks
from bot.service.core.house_options import options_of
from bot.service.core.ports import Outgoing
from bot.service.core.press_kinds import button_id
from bot.service.lobby import lobby
from bot.service.lobby.lobby import GAMES, Opening
from bot.service.lobby.lobby_card import CHANGE, DETAILS, JOIN, LEAVE, READY, START, WAIT, card_post
from bot.service.lobby.lobby_options import choosing_at
from bot.service.lobby.playing_time import playing_time
from bot.storage import people
from bot.storage.models import LOBBY, RUNNING
from cogs.rendering import plain_rows
from tests.service.test_lobby import PRESSES, card, do, who
from tests.support.house import GUILD, HOME, House, in_house

MOST_LINES, MOST_SIGNS = 9, 420
TABLES = [(key, options) for key in GAMES for options in ("", "setup=quick")]
TABLES += [("mage_knight", "rules=mk2"), ("mage_knight", "rules=mk2 setup=quick")]


async def opened(built: House, key: str, options: str = "", **more: Any) -> int:
    """A lobby; its number."""
    opening = Opening(key=key, guild=GUILD, channel=HOME, host=who("ana"), options=options, **more)
    reply = await lobby.open_lobby(built.service.core, opening, interaction=next(PRESSES))
    await built.settled()
    return int(str(reply.facts["game"]))


def whole(out: Outgoing) -> str:
    """All that a card says."""
    return "\n".join([out.text, *[block.text for block in out.blocks]])


def green(out: Outgoing) -> list[str]:
    """What is green on it, and what else there is to press."""
    return [f"{button.id.rpartition('|')[2]}{'!' * (button.rank == ranks.LIKELIEST)}" for button in row_of(out)]


def row_of(out: Outgoing) -> Any:
    """The buttons of a card, in the form that it has."""
    return [button for row in plain_rows(out) for button in row]  # type: ignore[union-attr]


@pytest.mark.parametrize(("key", "options"), TABLES)
def test_a_card_has_nine_lines_and_420_signs_at_most_and_ends_with_the_folded_hash(key: str, options: str) -> None:
    async def play(built: House) -> None:
        for language in LANGUAGES:
            game = await opened(built, key, options, language=language)
            live = await built.service.core.live(game)
            told = whole(card_post(live))
            assert len(told) <= MOST_SIGNS and told.count("\n") < MOST_LINES, told
            *before, last = told.splitlines()
            assert last.startswith("-# ") and last.endswith(f"||{commitment(live.game.seed)}||")
            assert not re.search("[0-9a-f]{16}|=|[(][A-Z0-9]+-", "".join(before)), "no token and no clause"
            assert len(before) == 5, "nothing differs where nobody has chosen otherwise"

    in_house(play)


def single_options(key: str) -> list[str]:
    """Each word that an option of a game may be, as it is typed, in each edition."""
    found = [f"{one.name}={word}" for one in options_of(registry.game(key)) for word in one.words]
    return [*found, *[f"rules=mk2 {one}" for one in found if key == "mage_knight"]]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", ["en", *[pytest.param(one, marks=pytest.mark.slow) for one in LANGUAGES[1:]]])
def test_no_option_makes_a_card_longer(key: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST_EACH", 10_000)

    async def play(built: House) -> None:
        await built.service.database.write(lambda session: people.set_guild(session, GUILD, most_games=10_000))
        for options in single_options(key):
            try:
                game = await opened(built, key, options, language=language, wide=True)
            except Refused:
                continue  # it is no option of that edition
            live = await built.service.core.live(game)
            live.game.channel_id = 10**18  # a real one
            told = whole(card_post(live))
            assert len(told) <= MOST_SIGNS and told.count("\n") < MOST_LINES, told

    in_house(play)


def test_what_has_no_room_is_told_briefly_and_all_of_it_by_details() -> None:
    async def play(built: House) -> None:
        game = await opened(built, "talisman", "preset=short", wide=True)
        told = whole(await card(built, game))
        assert "Different here: a short game." in told and "a short game: 15 rounds" not in told
        assert "a short game: 15 rounds" in await lobby.lobby_info(built.service.core, game, "en")
        named = whole(await card(built, await opened(built, "mage_knight", "rules=mku")))
        assert "Different" not in named, "the edition stands in the first line"

    in_house(play)


def test_the_host_changes_the_options_from_the_card_and_the_others_are_told_whose_that_is() -> None:
    async def play(built: House) -> None:
        game = await opened(built, "talisman", "", players=3, start_full=False)
        await do(built, JOIN, game, "ben")
        rows = (await card(built, game)).rows
        assert [len(row) for row in rows] == [3, 3], "more than five stand in two rows"  # type: ignore[arg-type]
        last = rows[-1][-1]  # type: ignore[index]
        assert (last.id, last.label, last.rank) == (f"lo|{game}|0|{CHANGE}", "Change…", ranks.SETTING)
        assert await choosing_at(built.service.core, game, who("ana").id)
        with pytest.raises(Refused) as refused:
            await choosing_at(built.service.core, game, who("ben").id)
        assert refused.value.key == "lobby_not_host"

    in_house(play)


def test_what_differs_is_told_three_times_at_most() -> None:
    async def play(built: House) -> None:
        one = whole(await card(built, await opened(built, "warcry", "terror_in_ranged=no")))
        assert one.count("Different here: ") == 1 and "more" not in one
        options = "terror_in_ranged=no follow_up_in_defence=no open_decklists=yes committed_may_move=no time_limit=2h"
        many = whole(await card(built, await opened(built, "warcry", options)))
        assert re.search(r"Different here: [^;]*; [^;]* and 2 more\.", many), "the pace has a line of its own"
        assert len(many) <= MOST_SIGNS, "a third one has no room"
        preset = whole(await card(built, await opened(built, "talisman", "preset=post")))
        assert "30 rounds" in preset and "more" not in preset, "what follows of a preset is no difference of its own"

    in_house(play)


def test_a_ready_made_table_begins_with_its_last_seat() -> None:
    async def play(built: House) -> None:
        game = await opened(built, "warcry", "setup=quick")
        assert green(await card(built, game)) == [f"{JOIN}!", LEAVE, DETAILS, CHANGE]
        press = next(PRESSES)
        await lobby.at_lobby(built.service.core, game, who("ben"), lobby.ACTS[JOIN], interaction=press)
        await built.settled()
        live = await built.service.core.live(game)
        assert live.game.status == RUNNING and live.game.salt.endswith(f" {press}".encode())
        assert sum(commitment(live.game.seed) in text for text in built.poster.texts) == 1, "on the card alone"

    in_house(play)


def test_who_joins_again_after_leaving_is_ready_by_the_last_press() -> None:
    async def play(built: House) -> None:
        game = await opened(built, "talisman", "setup=quick", players=3)
        await do(built, JOIN, game, "ben")
        await do(built, LEAVE, game, "ben")
        assert [bool(seat.mark) for seat in (await built.service.core.live(game)).seats] == [True, False, False]
        await do(built, JOIN, game, "ben")
        live = await built.service.core.live(game)
        assert live.game.status == LOBBY and [bool(seat.mark) for seat in live.seats] == [True, True, False]

    in_house(play)


def test_one_button_is_green_and_start_only_where_nobody_can_join() -> None:
    async def play(built: House) -> None:
        own = await opened(built, "warcry")
        assert green(await card(built, own)) == [f"{JOIN}!", READY, LEAVE, DETAILS, CHANGE]
        await do(built, JOIN, own, "ben")
        assert green(await card(built, own)) == [f"{READY}!", WAIT, LEAVE, DETAILS, CHANGE]
        wide = await opened(built, "talisman", "setup=quick", players=3, start_full=False)
        assert green(await card(built, wide)) == [f"{JOIN}!", LEAVE, DETAILS, CHANGE], "alone nobody starts"
        await do(built, JOIN, wide, "ben")
        assert green(await card(built, wide)) == [f"{JOIN}!", START, LEAVE, DETAILS, CHANGE]
        await do(built, JOIN, wide, "cyd")
        assert green(await card(built, wide)) == [f"{START}!", WAIT, LEAVE, DETAILS, CHANGE]

    in_house(play)


def test_an_old_card_of_a_ready_made_table_lets_everybody_be_ready() -> None:
    async def play(built: House) -> None:
        game = await opened(built, "warcry", "setup=quick")
        live = await built.service.core.live(game)
        live.seats[0].mark = ""  # its options were chosen anew, or it is a rematch
        assert button_id("l", game, 0, READY) in [button.id for button in row_of(card_post(live))]

    in_house(play)


@pytest.mark.parametrize(
    ("decisions", "seats", "told"),
    [
        (9, 2, {"count": 9, "sitting": "half-hour", "weeks": 1}),
        (62, 2, {"count": 60, "sitting": "evening", "weeks": 3}),
        (87, 6, {"count": 85, "sitting": "day", "weeks": 4}),
    ],
)
def test_the_time_of_a_game_is_rounded_to_words(decisions: int, seats: int, told: dict[str, Any]) -> None:
    assert playing_time(decisions, seats) == told
