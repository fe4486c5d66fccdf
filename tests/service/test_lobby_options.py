"""What could never be played is refused when the lobby opens, and no later press is told of a fault of the program."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine import codec
from bot.engine.errors import Refused
from bot.games.mage_knight.state import Options
from bot.i18n.catalog import LANGUAGES
from bot.i18n.speech import Speech
from bot.service.lobby import lobby
from bot.service.lobby.lobby import Opening
from bot.storage.models import LOBBY, RUNNING
from tests.service.test_lobby import PRESSES, card, do, who
from tests.support.house import GUILD, HOME, House, in_house

pytestmark = pytest.mark.rule("MKU-2.1", "MKU-2.2", "MKU-2.9", "MKU-3.1", "MKU-R46", "MKU-R70")


async def opened(built: House, options: str = "", players: int = 2, **more: Any) -> int:
    opening = Opening("mage_knight", GUILD, HOME, who("ana"), options=options, players=players, **more)
    reply = await lobby.open_lobby(built.service.core, opening, interaction=next(PRESSES))
    await built.settled()
    return int(str(reply.facts["game"]))


async def said(built: House, act: str, game: int, name: str, *more: Any) -> Refused:
    with pytest.raises(Refused) as error:
        await do(built, act, game, name, *more)
    return error.value


@pytest.mark.parametrize(
    ("options", "players", "key", "option", "clause"),
    [
        ("", 5, "too_many_without_teams", "teams", "MKU-R70"),
        ("", 8, "too_many_without_teams", "teams", "MKU-R70"),
        ("teams=pairs", 2, "one_team_only", "teams", "MKU-2.9"),
        ("build_total=150", 2, "lobby_option_step", "build_total", "MKU-2.1"),
        ("build_total=0", 2, "lobby_option_step", "build_total", "MKU-2.1"),
        ("build_total=2100", 2, "lobby_option_step", "build_total", "MKU-2.2"),
        ("width=23999", 2, "lobby_option_number", "width", "MKU-3.1"),
        ("height=96001", 2, "lobby_option_number", "height", "MKU-3.1"),
        ("limit=rounds rounds=0", 2, "lobby_option_number", "rounds", "MKU-R46"),
        ("limit=until", 2, "until_missing", "until", "MKU-R46"),
        ("limit=until until=1999-12-31", 2, "lobby_end_past", "until", "MKU-R46"),
        ("teams=pears", 4, "lobby_option_value", "teams", "MKU-2.9"),
        ("reaction_mode=pause", 2, "lobby_option_unknown", "", ""),
    ],
)
@pytest.mark.parametrize("solo", [False, True])
def test_no_lobby_is_opened_for_what_cannot_be_played(
    options: str, players: int, key: str, option: str, clause: str, solo: bool
) -> None:
    async def play(built: House) -> None:
        with pytest.raises(Refused) as error:
            await opened(built, options, players, solo=solo)
        refusal = error.value
        assert (refusal.key, refusal.facts.get("option", ""), refusal.clause) == (key, option, clause)
        assert not built.poster.messages
        for language in LANGUAGES:
            told = Speech(language).refusal(refusal)
            assert told.count(" ") > 5 and option in told and clause in told and "\n" not in told

    in_house(play)


@pytest.mark.parametrize(
    ("options", "players"),
    [("teams=halves", 8), ("teams=pairs", 3), ("build_total=2000 width=24000 height=96000", 2), ("", 4)],
)
def test_a_lobby_is_opened_for_what_can_just_be_played(options: str, players: int) -> None:
    async def play(built: House) -> None:
        game = await opened(built, options, players, solo=True)
        assert (await built.service.core.live(game)).game.status == RUNNING

    in_house(play)


def test_the_host_cannot_start_with_too_few_for_the_options_and_the_card_says_so() -> None:
    async def play(built: House) -> None:
        game = await opened(built, "teams=pairs", 4, start_full=False)
        assert "It can’t start yet." not in (await card(built, game)).text
        await do(built, "join", game, "ben")
        assert "It can’t start yet. With teams=pairs all 2 players" in (await card(built, game)).text
        for name in ("ana", "ben"):
            await do(built, "ready", game, name)
        assert (await said(built, "start", game, "ana")).key == "one_team_only"
        await do(built, "join", game, "cyd")
        assert "It can’t start yet." not in (await card(built, game)).text
        await do(built, "ready", game, "cyd")
        await do(built, "start", game, "ana")
        assert (await built.service.core.live(game)).game.status == RUNNING

    in_house(play)


def test_a_lobby_that_an_older_version_let_in_says_why_it_cannot_begin() -> None:
    async def play(built: House) -> None:
        game = await opened(built, "", 2)
        live = await built.service.core.live(game)
        live.game.options = codec.encode(Options(build_total=2_500))
        live.game.rules = 1
        for act, more in (("join", ()), ("wait", ()), ("invite", (99,))):
            assert (await said(built, act, game, "ana" if more else "ben", *more)).clause == "MKU-2.2"
            again = await built.service.core.live(game)
            again.game.options, again.game.rules = codec.encode(Options(build_total=2_500)), 1
        assert "It can’t start yet." in await lobby.lobby_info(built.service.core, game, "en")
        await do(built, "leave", game, "ana")

    in_house(play)


def test_a_game_whose_agreed_end_has_passed_in_the_lobby_does_not_begin() -> None:
    async def play(built: House) -> None:
        game = await opened(built, f"limit=until until={built.clock.now() + 3_600}")
        await do(built, "join", game, "ben")
        await do(built, "ready", game, "ana")
        built.clock.time += 3_600
        assert (await said(built, "ready", game, "ben")).key == "lobby_end_past"
        assert (await built.service.core.live(game)).game.status == LOBBY

    in_house(play)


@pytest.mark.rule("MKU-23.7")
@pytest.mark.parametrize(
    ("options", "shown", "total"),
    [
        ("preset=standard", "the standard game (MKU-23.7)", 200),
        ("preset=standard build_total=100", "a free game: the standard game except for", 100),
        ("preset=standard limit=none", "no limit of rounds or time (MKU-R46)", 200),
        ("preset=standard rounds=7", "the game ends after 7 rounds (MKU-R46)", 200),
    ],
)
def test_a_changed_preset_is_shown_with_what_differs(options: str, shown: str, total: int) -> None:
    async def play(built: House) -> None:
        game = await opened(built, options)
        told = await lobby.lobby_info(built.service.core, game, "en")
        assert shown in told and f"armies of up to {total} points" in told
        assert ("a free game" in told) == (options != "preset=standard")

    in_house(play)
