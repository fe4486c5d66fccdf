"""A server's own packs: checked, limited, private to it, pinned by the games that use them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot import packs as shipped
from bot.children.examining import MOST_BYTES, Wrong, examined
from bot.engine.errors import Refused
from bot.games import registry
from bot.i18n.packtext import pack_fault_texts
from bot.i18n.speech import Speech
from bot.records.chain import read_head
from bot.service.core import core
from bot.service.lobby import decks, lobby, packs
from bot.service.lobby.lobby import Opening
from bot.service.lobby.packs import FIRST_CLASHES, MOST_PACKS, PackFaults
from bot.service.lobby.seats import Person
from bot.service.table import lookup, table_queries
from bot.service.table.lookup import card_meant, cards_offered
from tests.games.talisman.test_setup import few
from tests.support import figures
from tests.support import packs as made_packs
from tests.support.house import GUILD, HOME, USERS, House, house, in_house, said
from tests.support.real import FOLDER, needs_real_figures

PRESSES = count(10**17)
ELSEWHERE = GUILD + 1
ANA = USERS["ana"]
PIKES = figures.pack(terrain=figures.WOOD, armies=figures.BAND)
OTHER = figures.pack(figures=[{"name": "Long Pike"}])


async def opened(built: House, key: str = "mage_knight", guild: int = GUILD, **changes: Any) -> int:
    opening = Opening(key=key, guild=guild, channel=HOME, host=Person(ANA, "ana"), solo=True, **changes)
    reply = await lobby.open_lobby(built.service.core, opening, interaction=next(PRESSES))
    await built.settled()
    return int(str(reply.facts["game"]))


async def refused(doing: Any) -> str:
    with pytest.raises(Refused) as error:
        await doing
    return error.value.key


async def keep(built: House, name: str, files: Mapping[str, bytes], guild: int = GUILD) -> Any:
    return await packs.keep_pack(built.service.core, built.service.children.files, guild, name, files)


@pytest.mark.slow
def test_a_game_is_played_with_the_starter_pack_and_the_own_one_joined() -> None:
    async def play(built: House) -> None:
        kept = await keep(built, "  Our\npikes ", PIKES)
        assert (kept.own.name, kept.replaced, kept.pack.wrong) == ("Our pikes", False, Wrong((), ()))
        game = await opened(built, pack="OUR pikes")
        live = await built.service.core.live(game)
        starter = shipped.content_hash(shipped.builtin("mage_knight"))
        assert live.game.packs == f"{starter} {shipped.content_hash(PIKES)}"
        known = live.rules.content
        assert known.by_code("pike").name == "Test Pike" and len(known.figures) > 200
        assert "band" in known.armies and "guild_watch" in known.armies and "wood" in known.templates
        told = await lobby.lobby_info(built.service.core, game, "en")
        assert f"the starter pack and the server’s own pack “Our pikes” (`{kept.own.hash[:8]}`)" in told
        await said(built.service, game, ANA, "army ready=band", seat=0)
        record = (await table_queries.export_record(built.service.core, game, ANA)).data.decode()
        assert read_head(record).packs[0].hash == live.rules.content_digest

    in_house(play)


@pytest.mark.slow
def test_the_card_names_a_pack_as_its_server_does_and_by_its_hash_when_it_is_gone() -> None:
    async def play(built: House) -> None:
        kept = await keep(built, "_Long_ spears", PIKES)
        await keep(built, "Elsewhere it has this name", PIKES, guild=ELSEWHERE)
        opening = Opening(key="mage_knight", guild=GUILD, channel=HOME, host=Person(ANA, "ana"), pack="_long_ spears")
        game = int(str((await lobby.open_lobby(built.service.core, opening, interaction=next(PRESSES))).facts["game"]))
        await built.settled()
        assert r"“\_Long\_ spears”" in built.poster.messages[-1].out.text
        await packs.drop_pack(built.service.core, GUILD, "_Long_ spears")
        built.service.core.forget(game)
        told = await lobby.lobby_info(built.service.core, game, "en")
        assert f"own pack `{kept.own.hash[:8]}`" in told and "spears" not in told and "Elsewhere" not in told

    in_house(play)


@pytest.mark.slow
def test_a_game_is_played_with_the_own_pack_alone() -> None:
    async def play(built: House) -> None:
        await keep(built, "Pikes", PIKES)
        live = await built.service.core.live(await opened(built, pack="Pikes", alone=True))
        assert list(live.rules.content.figures) == ["own:1"]
        told = await lobby.lobby_info(built.service.core, live.id, "en")
        assert "with the pack “Pikes” (`" in told and "starter" not in told
        for usual in ("", "Starter"):
            live = await built.service.core.live(await opened(built, pack=usual))
            assert live.game.packs == shipped.content_hash(shipped.builtin("mage_knight"))
            assert "pack" not in await lobby.lobby_info(built.service.core, live.id, "en")

    in_house(play)


@pytest.mark.slow
def test_no_table_is_opened_for_more_players_than_a_pack_alone_has_characters() -> None:
    async def play(built: House) -> None:
        await keep(built, "Few", few(3))
        for solo in (False, True):
            more: dict[str, Any] = {"pack": "Few", "alone": True, "solo": solo, "players": 4}
            opening = Opening("talisman", GUILD, HOME, Person(ANA, "ana"), **more)
            with pytest.raises(Refused) as error:
                await lobby.open_lobby(built.service.core, opening, interaction=next(PRESSES))
            told = Speech("en", registry.game("talisman")).refusal(error.value)
            assert told == "The pack has too few characters for 4 players: 3. [TA-0:5]"
        assert not built.service.core._live
        game = await opened(built, "talisman", pack="Few", alone=True, players=3)
        assert [seat.hero is not None for seat in (await built.service.core.live(game)).table.state.seats] == [True] * 3

    in_house(play)


@pytest.mark.slow
def test_a_game_goes_on_with_its_pack_when_that_is_dropped_or_replaced(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as built:
            await keep(built, "Pikes", PIKES)
            first = await opened(built, pack="Pikes")
            kept = await keep(built, "pikes", OTHER)
            assert kept.replaced and [own.name for own in await packs.packs_of(built.service.core, GUILD)] == ["pikes"]
            second = await opened(built, pack="Pikes")
            await packs.drop_pack(built.service.core, GUILD, "PIKES")
            assert await refused(opened(built, pack="Pikes")) == "no_such_pack"
        async with house(tmp_path) as built:
            for game, name in ((first, "Test Pike"), (second, "Long Pike")):
                live = await built.service.core.live(game)
                assert live.rules.content.by_code("pike").name == name
                assert live.bound.cards.name("en", "own:1") == name

    asyncio.run(run())


@pytest.mark.slow
def test_no_other_server_sees_or_uses_a_pack_or_learns_of_it() -> None:
    async def play(built: House) -> None:
        core = built.service.core
        kept = await keep(built, "Pikes", PIKES)
        assert await packs.packs_of(core, ELSEWHERE) == [] and await packs.packs_of(core, 0) == []
        assert [value for _, value in await packs.suggest_packs(core, ELSEWHERE, "mage_knight", "", "en")] == [
            "starter"
        ]
        for name in ("Pikes", kept.own.hash, kept.own.hash[:8]):
            asked = [opened(built, guild=ELSEWHERE, pack=name), opened(built, guild=ELSEWHERE, pack="Nothing")]
            assert [await refused(one) for one in asked] == ["no_such_pack", "no_such_pack"]
        assert await refused(packs.drop_pack(core, ELSEWHERE, "Pikes")) == "no_such_pack"
        # The same bytes are kept there as if nobody had them, and neither server touches the other's.
        again = await keep(built, "Mine", PIKES, ELSEWHERE)
        speech = Speech("en")
        assert again.told(speech, lambda _: "x") == kept.told(speech, lambda _: "x")
        await packs.drop_pack(core, ELSEWHERE, "Mine")
        live = await built.service.core.live(await opened(built, pack="Pikes"))
        assert live.rules.content.by_code("pike") is not None

    in_house(play)


@pytest.mark.slow
def test_suggestions_name_the_packs_for_the_chosen_game_only() -> None:
    async def play(built: House) -> None:
        await keep(built, "Pikes", PIKES)
        await keep(built, "Cards", made_packs.pack())
        core = built.service.core

        async def values(key: str, typed: str = "") -> list[str]:
            return [value for _, value in await packs.suggest_packs(core, GUILD, key, typed, "pl")]

        assert await values("mage_knight") == ["starter", "Pikes"]
        assert await values("warcry") == ["starter", "Cards"]
        assert await values("warcry", "cär") == ["Cards"]
        assert await values("") == ["starter", "Cards", "Pikes"]
        assert await refused(opened(built, "warcry", pack="Pikes")) == "no_such_pack"
        live = await built.service.core.live(await opened(built, "warcry", pack="Cards"))
        assert {"T-U01", "GA-U01"} <= set(live.rules.content.cards)

    in_house(play)


@pytest.mark.slow
def test_a_pack_that_repeats_the_starter_pack_is_played_alone() -> None:
    starter = shipped.builtin("mage_knight")
    changed = {**starter, "armies.toml": starter["armies.toml"] + b"\n"}

    async def play(built: House) -> None:
        kept = await keep(built, "Ours", changed)
        assert kept.pack.wrong.alone == () and len(kept.pack.wrong.joined) == 100
        told = kept.told(Speech("en"), str)
        assert "alone" in told[1] and len(told) == 2 + FIRST_CLASHES
        assert "id: “gatewardens” is there already: starter/armies.toml, line " in told[2]
        assert await refused(opened(built, pack="Ours")) == "pack_only_alone"
        live = await built.service.core.live(await opened(built, pack="Ours", alone=True))
        assert live.game.packs == shipped.content_hash(changed)

    in_house(play)


@pytest.mark.slow
def test_a_pack_that_builds_on_the_starter_pack_is_kept_and_played_on_top_of_it_only() -> None:
    deck = shipped.builtin("warcry")["decks.toml"].partition(b"\n[hordes_starter]")[0]
    on_top = {**made_packs.pack(), "decks.toml": deck.replace(b"[alliance_starter", b"[alliance_more")}

    async def play(built: House) -> None:
        kept = await keep(built, "More", on_top)
        assert kept.pack.wrong.alone and not kept.pack.wrong.joined
        assert "only on top of the starter pack" in kept.told(Speech("en"), str)[1]
        live = await built.service.core.live(await opened(built, "warcry", pack="More"))
        assert {"alliance_more", "alliance_starter"} <= set(live.rules.content.decks)
        assert await refused(opened(built, "warcry", pack="More", alone=True)) == "pack_only_joined"
        with pytest.raises(PackFaults) as error:
            await keep(built, "More", {**on_top, "decks.toml": on_top["decks.toml"] + b"\n[alliance_starter]\n"})
        told = pack_fault_texts(error.value, Speech("en"))
        assert "is there already: starter/decks.toml, line 3" in told[0] and len(told) < 10

    in_house(play)


# -- faults and limits -----------------------------------------------------------------------------------------------


def test_F39_every_fault_is_named_by_file_row_and_column_and_nothing_is_kept() -> None:
    broken = figures.pack(figures=[{"points": "many"}], dials=[{}, {"click": "3"}])

    async def play(built: House) -> None:
        with pytest.raises(PackFaults) as error:
            await keep(built, "Pikes", broken)
        places = {(fault.file, fault.line, fault.column) for fault in error.value.faults}
        assert {("figures.csv", 2, "points"), ("dials.csv", 3, "click")} <= places
        assert await packs.packs_of(built.service.core, GUILD) == []

    in_house(play)


def test_F37_files_that_belong_to_no_pack_are_left_out_or_refused() -> None:
    found = examined({**PIKES, "abilities.csv": b"id,name\n", "../dials.csv": b"x"})
    assert found.left_out == ("../dials.csv", "abilities.csv")
    assert sorted(found.files) == ["armies.toml", "dials.csv", "figures.csv", "terrain.toml"]
    with pytest.raises(PackFaults) as misspelt:
        examined({**{name: data for name, data in PIKES.items() if name != "terrain.toml"}, "terain.toml": b""})
    assert pack_fault_texts(misspelt.value, Speech("en")) == [
        "terain.toml: No file of a pack has this name; did you mean “terrain.toml”? [MKU-B.4]"
    ]
    with pytest.raises(Refused) as error:
        examined({"readme.csv": b"a\n"})
    assert error.value.key == "pack_not_recognised" and "figures.csv" in str(error.value.facts["known"])


def test_F37_a_pack_over_the_size_is_refused_and_one_of_exactly_it_is_read() -> None:
    def padded(size: int) -> dict[str, bytes]:
        free = size - sum(map(len, PIKES.values()))
        lines = b"\n".join([b"#" * 500] * (free // 501))
        return {**PIKES, "terrain.toml": PIKES["terrain.toml"] + lines + b"\n" * (free - len(lines))}

    assert examined(padded(MOST_BYTES)).size == MOST_BYTES
    with pytest.raises(Refused) as error:
        examined(padded(MOST_BYTES + 1))
    assert error.value.key == "pack_over_size"


def test_F55_a_server_has_so_many_packs_and_no_more() -> None:
    async def play(built: House) -> None:
        for number in range(MOST_PACKS):
            await keep(built, f"pack {number}", PIKES)
        assert await refused(keep(built, "one more", PIKES)) == "too_many_packs"
        assert (await keep(built, "PACK 0", OTHER)).replaced
        await keep(built, "one more", PIKES, ELSEWHERE)
        await packs.drop_pack(built.service.core, GUILD, "pack 1")
        await keep(built, "one more", PIKES)

    in_house(play)


@pytest.mark.parametrize("name", ["", " \u200b ", "Starter", "\u202estarter"])
def test_a_pack_needs_a_name_that_can_be_read_and_is_its_own(name: str) -> None:
    async def play(built: House) -> None:
        assert await refused(keep(built, name, PIKES)) == "pack_name"

    in_house(play)


@pytest.mark.slow
def test_rules_of_many_packs_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(core.registry, "KEPT", 2)

    async def play(built: House) -> None:
        for number in range(4):
            await keep(built, "Pikes", figures.pack(figures=[{"points": str(20 + number)}]))
            await opened(built, pack="Pikes", alone=True)
        assert len(built.service.core._bound) == 2

    in_house(play)


@pytest.mark.slow
def test_files_that_a_spreadsheet_wrote_keep_their_names() -> None:
    marked = {name: b"\xef\xbb\xbf" + data for name, data in PIKES.items()}

    async def play(built: House) -> None:
        await keep(built, "Marked", marked)
        live = await built.service.core.live(await opened(built, pack="Marked"))
        assert live.bound.cards.name("pl", "own:1") == "Test Pike"
        assert live.bound.cards.deck("pl", "band") == "Band"

    in_house(play)


# -- what is looked up and saved -------------------------------------------------------------------------------------


@pytest.mark.slow
def test_figures_of_a_game_are_looked_up_with_its_packs() -> None:
    async def play(built: House) -> None:
        await keep(built, "Pikes", PIKES)
        game = await opened(built, pack="Pikes")
        inside = await lookup.speech_here(built.service.core, "mage_knight", "en", game)
        outside = await lookup.speech_here(built.service.core, "mage_knight", "en", None)
        assert inside.cards.name("en", "own:1") == "Test Pike" != outside.cards.name("en", "own:1")

    in_house(play)


@pytest.mark.slow
def test_armies_of_own_figures_are_saved_where_the_pack_is_or_a_game_has_it() -> None:
    async def play(built: House) -> None:
        core = built.service.core
        await keep(built, "Pikes", PIKES)
        game = await opened(built, pack="Pikes")
        for where in ({"guild": GUILD}, {"game": game}):
            await decks.save_deck(core, ANA, "mage_knight", "wall", "3 pike", **where)
            await decks.drop_deck(core, ANA, "mage_knight", "wall")
        assert (
            await refused(decks.save_deck(core, ANA, "mage_knight", "wall", "3 pike", guild=ELSEWHERE))
            == "unknown_type"
        )
        # The list can be read with the own pack, so the refusal is about what is wrong with it there.
        assert (
            await refused(decks.save_deck(core, ANA, "mage_knight", "wall", "99 pike, 9 pike", guild=GUILD))
            != "unknown_type"
        )
        await decks.save_deck(core, ANA, "mage_knight", "usual", "ready=guild_watch", guild=GUILD)

    in_house(play)


# -- figures that were really sold -----------------------------------------------------------------------------------


@needs_real_figures
def test_the_real_figures_are_kept_as_a_pack_and_played() -> None:
    async def play(built: House) -> None:
        kept = await keep(built, "Real", shipped.read_pack(Path(FOLDER)))
        assert kept.pack.left_out == ("abilities.csv",) and not kept.pack.wrong.joined
        game = await opened(built, pack="Real")
        live = await built.service.core.live(game)
        real = [one for one in live.rules.content.figures.values() if one.set in ("rebellion", "lancers")]
        assert len(real) == 302 and len(live.rules.content.templates) > 20
        for seat in (0, 1):
            await said(built.service, game, ANA, "army random", seat=seat)
        assert (await built.service.core.live(game)).table.state.phase != "army"

    in_house(play)


@pytest.mark.slow
def test_a_server_looks_up_its_own_figures_where_no_game_is_played_and_no_other_server_does() -> None:
    async def play(built: House) -> None:
        await keep(built, "Pikes", PIKES)
        await keep(built, "Other", OTHER)
        here, there, direct = [
            await lookup.speeches_of_server(built.service.core, "mage_knight", "en", guild)
            for guild in (GUILD, ELSEWHERE, 0)
        ]
        assert [len(found) for found in (here, there, direct)] == [3, 1, 1]
        speech, card = card_meant(here, "test pike")
        assert speech.cards.name("en", card) == "Test Pike" and speech.game.content.cards[card].code == "pike"
        speech, card = card_meant(here, "Long Pike")
        assert speech.cards.name("en", card) == "Long Pike"
        assert {name for _, _, name in cards_offered(here, "pike")} >= {"Test Pike", "Long Pike"}
        for elsewhere in (there, direct):
            assert not {"Test Pike", "Long Pike"} & {name for _, _, name in cards_offered(elsewhere, "pike")}
            with pytest.raises(Refused, match="no_such_card"):
                card_meant(elsewhere, "test pike")
        await packs.drop_pack(built.service.core, GUILD, "Pikes")
        with pytest.raises(Refused, match="no_such_card"):
            card_meant(await lookup.speeches_of_server(built.service.core, "mage_knight", "en", GUILD), "test pike")

    in_house(play)


@pytest.mark.slow
def test_a_whole_name_in_an_own_pack_goes_before_a_part_of_one_in_the_starter_pack() -> None:
    async def play(built: House) -> None:
        starter = lookup.speech_about("mage_knight", "en")
        part = next(iter(sorted(starter.cards.name("en", card) for card in starter.game.content.cards)))[:-1]
        await keep(built, "Part", figures.pack(figures=[{"name": part}]))
        speech, card = card_meant(await lookup.speeches_of_server(built.service.core, "mage_knight", "en", GUILD), part)
        assert speech.cards.name("en", card) == part

    in_house(play)
