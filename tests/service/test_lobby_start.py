"""How a lobby becomes a game: who is ready, the salt of the dice, seats that close up, and solo games at once."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot import packs as shipped
from bot.engine import codec
from bot.engine.dice import SeededDice, commitment
from bot.games import registry
from bot.games.mage_knight.state import Options as MeasuredOptions
from bot.games.warcry.state import Options
from bot.i18n.catalog import LANGUAGES
from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from bot.service.core.house_options import options_of
from bot.service.lobby import lobby, lobby_timers
from bot.service.lobby.lobby import Opening
from bot.storage.models import RUNNING, Timer
from tests.service.test_lobby import DAY, PRESSES, card, do, opened, refused, sitting, who
from tests.support.house import GUILD, HOME, House, in_house
from tests.support.toy import NullGame


async def started(built: House, game: int) -> bool:
    return bool((await built.service.core.live(game)).game.status == RUNNING)


def test_a_full_and_ready_lobby_begins_in_its_thread() -> None:
    async def play(built: House) -> None:
        game = await opened(built, pace="live", options="open_decklists=yes")
        await do(built, "ready", game, "ana")
        await do(built, "join", game, "ben")
        assert not await started(built, game)
        await do(built, "ready", game, "ben")
        live = await built.service.core.live(game)
        assert live.game.status == RUNNING and live.table.to_act == {0, 1}
        assert (live.options, live.game.limit) == (Options(open_decklists=True, time_limit=900), 900)
        news = built.poster.messages[-1]
        assert news.channel == live.game.channel_id != HOME
        assert "**ana · ben**\nWin two battles of three." in built.poster.shown.text and news.out.mentions == (11, 12)
        assert (await card(built, game)).rows == ()
        assert f"<#{live.game.channel_id}>" in (await card(built, game)).text

    in_house(play)


def test_F51_the_salt_is_made_of_the_ready_presses_and_published() -> None:
    async def play(built: House) -> None:
        game = await opened(built)
        await do(built, "join", game, "ben")
        core = built.service.core
        await lobby.at_lobby(core, game, who("ana"), lobby.ACTS["ready"], interaction=777)
        await lobby.at_lobby(
            core, game, who("ana"), lobby.ACTS["ready"], interaction=888
        )  # a second press changes nothing
        await lobby.at_lobby(core, game, who("ben"), lobby.ACTS["ready"], interaction=999)
        await built.settled()
        live = await built.service.core.live(game)
        assert live.game.salt == b"777 999" and isinstance(live.table.dice, SeededDice)
        assert live.table.dice.salt == b"777 999"
        assert "777 999" in await lobby.lobby_info(core, game, "en")
        hashed = commitment(live.game.seed)
        assert f"||{hashed}||" in (await card(built, game)).text, "still there, and in no other message"
        assert sum(hashed in text for text in built.poster.texts) == 1
        assert not any("777 999" in text for text in built.poster.texts)

    in_house(play)


def test_two_lobbies_have_different_seeds() -> None:
    async def play(built: House) -> None:
        first, second = [await opened(built) for _ in range(2)]
        seeds = {(await built.service.core.live(game)).game.seed for game in (first, second)}
        assert len(seeds) == 2 and {len(seed) for seed in seeds} == {32}

    in_house(play)


@pytest.mark.slow
def test_the_host_starts_where_that_is_agreed() -> None:
    async def play(built: House) -> None:
        game = await opened(built, start_full=False)
        assert "start" not in [button.id.rpartition("|")[2] for button in (await card(built, game)).rows[0]]
        assert await refused(built, "start", game, "ana") == "lobby_too_few"
        await do(built, "join", game, "ben")
        assert "start" in [button.id.rpartition("|")[2] for button in (await card(built, game)).rows[0]]
        await do(built, "ready", game, "ben")
        assert await refused(built, "start", game, "ben") == "lobby_not_host"
        assert await refused(built, "start", game, "ana") == "lobby_not_ready"
        await do(built, "ready", game, "ana")
        assert not await started(built, game)
        assert (await do(built, "start", game, "ana")).key == "lobby_started"
        assert await started(built, game)
        assert await refused(built, "start", game, "ana") == "lobby_begun"

    in_house(play)


def test_a_solo_game_is_played_at_once() -> None:
    async def play(built: House) -> None:
        game = await opened(built, solo=True)
        live = await built.service.core.live(game)
        assert live.game.status == RUNNING and live.names == ("ana", "ana 2")
        assert await sitting(built, game) == [11, 11]
        assert built.poster.messages[-1].channel == live.game.channel_id != HOME
        await built.say(game, "ana", "deck alliance_starter", seat=0)
        await built.say(game, "ana", "deck hordes_starter", seat=1)
        assert (await built.service.core.live(game)).table.state.phase != "setup"

    in_house(play)


def test_a_solo_game_asked_for_twice_begins_once() -> None:
    async def play(built: House) -> None:
        opening = Opening(key="warcry", guild=GUILD, channel=HOME, host=who("ana"), solo=True)
        press = next(PRESSES)
        first = await lobby.open_lobby(built.service.core, opening, interaction=press)
        assert await lobby.open_lobby(built.service.core, opening, interaction=press) == first
        live = await built.service.core.live(int(str(first.facts["game"])))
        assert live.game.salt == f"{press} {press}".encode() and live.table.to_act == {0, 1}

    in_house(play)


def test_a_started_game_is_never_closed_by_the_lobbys_clock() -> None:
    async def play(built: House) -> None:
        game = await opened(built, solo=True)
        await lobby_timers.lobby_due(built.service.core, Timer(due=0, kind="lobby", game_id=game))
        built.clock.advance(30 * DAY)
        await built.service.clocks.tick()
        assert await started(built, game)

    in_house(play)


def test_what_belongs_to_the_lobby_is_refused_once_it_has_begun() -> None:
    async def play(built: House) -> None:
        game = await opened(built, solo=True)
        for act in ("join", "wait", "ready", "leave", "start"):
            assert await refused(built, act, game, "ana") == "lobby_begun"
        assert await refused(built, "kick", game, "ana", 12) == "lobby_begun"

    in_house(play)


def test_F28_the_pack_is_pinned_when_the_lobby_opens() -> None:
    async def play(built: House) -> None:
        from bot.storage import packs

        game = await opened(built)
        pinned = (await built.service.core.live(game)).game.packs
        stored = await built.service.database.read(lambda session: packs.find_pack(session, pinned))
        assert stored == shipped.builtin("warcry")

    in_house(play)


class Crowd(NullGame):
    """The null game for two to four."""

    key = "crowd"
    seats = (2, 4)

    def __init__(self, content: Any = None) -> None:
        super().__init__()


@pytest.mark.slow
def test_seats_that_nobody_took_close_up(monkeypatch: pytest.MonkeyPatch) -> None:
    pack = {"crowd.toml": b""}
    monkeypatch.setattr(registry, "game", lambda key, packs=None: Crowd())
    monkeypatch.setattr(registry, "keys", lambda: ("crowd", "warcry"))
    monkeypatch.setattr("bot.packs.builtin", lambda key: pack)
    monkeypatch.setattr("bot.service.lobby.details.title_of", lambda speech, key: key)

    async def play(built: House) -> None:
        opening = Opening(key="crowd", guild=GUILD, channel=HOME, host=who("ana"), players=4, start_full=False)
        game = int(str((await lobby.open_lobby(built.service.core, opening, interaction=next(PRESSES))).facts["game"]))
        for name in ("ben", "cyd"):
            await do(built, "join", game, name)
        await do(built, "leave", game, "ben")
        for name in ("ana", "cyd"):
            await do(built, "ready", game, name)
        assert await sitting(built, game) == [11, None, 13, None]
        await do(built, "start", game, "ana")
        built.service.core.forget(game)
        live = await built.service.core.live(game)
        assert (live.names, live.game.places) == (("ana", "cyd"), 2)
        assert live.table.seats == 2

    in_house(play)


@pytest.mark.slow
def test_info_tells_the_terms_in_the_readers_language() -> None:
    async def play(built: House) -> None:
        game = await opened(built, policy="wait", spectators=False)
        assert "Bez widzów" in await lobby.lobby_info(built.service.core, game, "pl")
        solo = await opened(built, solo=True)
        told = await lobby.lobby_info(built.service.core, solo, "cs")
        assert "Hra začala." in told and "seznamy balíčků jsou tajné (WC-H3)" in told

    in_house(play)


@pytest.mark.parametrize(
    ("language", "field"), [("en", "field 36″ × 40.5″"), ("pl", "pole 36″ × 40,5″"), ("cs", "bojiště 36″ × 40,5″")]
)
def test_house_options_are_told_in_words_with_inches(language: str, field: str) -> None:
    async def play(built: House) -> None:
        chosen = {"build_total": 300, "width": 36_000, "height": 40_500, "limit": "rounds", "rounds": 7}
        game = await built.open_game("ana", "ben", key="mage_knight", options=codec.encode(MeasuredOptions(**chosen)))
        told = await lobby.lobby_info(built.service.core, game, language)
        assert told.count(f"{field} (MKU-3.1)") == 1 and "300" in told and "36000" not in told and "=" not in told

    in_house(play)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", registry.keys())
def test_every_value_of_every_house_option_has_words(language: str, key: str) -> None:
    rules = registry.game(key)
    speech = Speech(language, rules)
    for option in options_of(rules):
        said = set()
        values = [True, False] if option.kind == "bool" else option.words or [option.default]
        for value in values:
            facts = rules.option_facts(replace(rules.options_type(), **{option.name: value}))
            said.add(speech.text(message_id(f"{key}-option", option.name), **facts))
        assert len(said) == len(values) and not any("_" in text for text in said)
