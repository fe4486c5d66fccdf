"""F27: the database is brought up to date while games are in progress; each stands as before, and goes on."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.engine import codec
from bot.games.warcry.game import WarCry
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.quarantine import OutOfService
from bot.storage import people, schema
from bot.storage.open_tables import HIDDEN, SHOWN
from bot.storage.sealed import BESIDE, SEAL, seal_of
from tests.service.events.holding import ticked
from tests.service.test_measured_game import active, deployed
from tests.service.test_single_changes import lived_in
from tests.service.test_wholeness import changed, looked
from tests.support.house import GUILD, HOME, House, house

pytestmark = pytest.mark.usefixtures("of_sqlite")

SETTLING = ("ruling", "ballot", "binding", "voter_role", "judge_role", "vote_hours", "quorum", "questions")
EVENTS = ("ledgerentry", "plea", "eventact", "boutseat", "bout", "ballot", "unnamed", "entry", "deputy", "event")
LISTS = ("wish", "opentables")
"""Tables of open tables."""

OLDEST = ("guild", "game", "seat", "guest", "remark", "orders", "decision", "draft", "vote", "timer", "pack", "fact")
FORMS = {"game": ("card_layout",), "event": ("card_layout",), "question": ("card_layout", "card_file", "card_alt")}
"""What says in which form cards stand there, by table."""

BACK_TO_THE_FIRST = (
    *(f"DROP TABLE {name}" for name in ("approval", "precedenttext", "precedent", "question", *EVENTS, *LISTS)),
    *(f"ALTER TABLE guild DROP COLUMN {name}" for name in SETTLING),
    "ALTER TABLE game DROP COLUMN rulings",
    "ALTER TABLE game DROP COLUMN card_layout",
    "ALTER TABLE game DROP COLUMN bout",
    "DROP INDEX ix_game_again_of",
    "DROP INDEX outbox_newest",
    "DROP INDEX outbox_age",
    "CREATE INDEX ix_outbox_game_id ON outbox (game_id)",
    "ALTER TABLE game DROP COLUMN again_of",
    "ALTER TABLE game DROP COLUMN card_at",
    'ALTER TABLE decision DROP COLUMN "limit"',
    "ALTER TABLE game DROP COLUMN undo",
    "DROP TABLE sight",
    "DROP TABLE absence",
    "ALTER TABLE user DROP COLUMN tips",
    "ALTER TABLE guild DROP COLUMN open_tables",
    "ALTER TABLE guild DROP COLUMN greeting",
    "ALTER TABLE guild DROP COLUMN away_row",
    "ALTER TABLE guild DROP COLUMN away_days",
    "ALTER TABLE game DROP COLUMN paused_until",
    "DROP TABLE ownpack",
    "ALTER TABLE pack ADD COLUMN guild_id BIGINT",
    "ALTER TABLE game DROP COLUMN seal",
    "ALTER TABLE game DROP COLUMN promise",
    "ALTER TABLE line DROP COLUMN seal",
    *(f"ALTER TABLE {name} DROP COLUMN row_seal" for name in OLDEST),
    "UPDATE alembic_version SET version_num = '0001'",
)
"""What undoes the migrations since the first schema, as long as no server has a pack of its own."""


def put_back(folder: Path, *more: str) -> None:
    """Make the database what an older program left, and change something in it."""
    with closing(sqlite3.connect(folder / "seneschal.db")) as conn:
        for statement in (*BACK_TO_THE_FIRST, *more):
            conn.execute(statement)
        conn.commit()


def sights(live: LoadedGame) -> tuple[Any, ...]:
    """What everybody and each seat sees and is asked, and the numbers on the buttons."""
    views = [codec.encode(live.table.view(seat)) for seat in (None, 0, 1)]
    return (*views, live.table.ask_for(0), live.table.ask_for(1), sorted(live.decisions), live.names)


async def two_games(built: House) -> tuple[int, int]:
    """Games of both kinds in the middle of their play."""
    cards = await built.warcry()
    figures = await deployed(built)
    await built.settled()
    return cards, figures


def test_F27_games_in_progress_look_the_same_before_and_after_and_go_on(tmp_path: Path) -> None:
    async def go() -> None:
        async with house(tmp_path) as built:
            games = await two_games(built)
            before = [await built.service.core.look(game, sights) for game in games]
        put_back(tmp_path)
        async with house(tmp_path) as built:
            assert (
                await built.service.database.read(lambda session: schema.number(session.connection(), ""))
                == schema.newest()
            )
            assert [await built.service.core.look(game, sights) for game in games] == before
            for game in games:
                live = await built.service.core.live(game)
                lines, seat = len(live.table.lines), min(live.waiting())
                await built.say(game, live.seats[seat].name, "concede" if game == games[0] else "end_turn")
                assert len((await built.service.core.live(game)).table.lines) > lines

    asyncio.run(go())


def test_F27_a_game_that_did_not_survive_it_waits_for_a_game_master_and_the_others_go_on(tmp_path: Path) -> None:
    async def go() -> None:
        async with house(tmp_path) as built:
            cards, figures = await two_games(built)
        put_back(tmp_path, f"UPDATE snapshot SET data = x'00' WHERE game_id = {cards}")
        async with house(tmp_path) as built:
            with pytest.raises(OutOfService) as error:
                await built.say(cards, "ana", "pass")
            await built.settled()
            assert [error.value.code in text for text in built.poster.texts].count(True) == 1
            _, name = await active(built, figures)
            await built.say(figures, name, "end_turn")

    asyncio.run(go())


def test_F27_games_that_older_rules_began_are_brought_on_and_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    present = WarCry.rules_version

    def migrate(self: WarCry, raw: dict[str, Any], version: int) -> dict[str, Any]:
        assert version == present
        return raw

    async def go() -> None:
        async with house(tmp_path) as built:
            game = await built.warcry(decks=False)
            await built.say(game, "ana", "deck alliance_starter")
            before = await built.service.core.look(game, sights)
        monkeypatch.setattr(WarCry, "rules_version", present + 1)
        monkeypatch.setattr(WarCry, "migrate", migrate)
        async with house(tmp_path) as built:
            assert await built.service.core.look(game, sights) == before
            await built.say(game, "ben", "deck hordes_starter")
            live = await built.service.core.live(game)
            assert all(line.position.snapshot for line in live.table.lines)
        async with house(tmp_path) as built:  # lines of both versions side by side
            live = await built.service.core.live(game)
            assert live.table.state.phase != "decks" and len(list(live.table.lines)) > 2

    asyncio.run(go())


def test_F24_F27_rows_that_exist_get_their_seals_and_are_whole_from_then_on(tmp_path: Path) -> None:
    """From the schema before the seals, with games, an event and questions in the middle."""

    async def go() -> None:
        async with house(tmp_path) as built:
            await lived_in(built)
        with closing(sqlite3.connect(tmp_path / "seneschal.db")) as conn, conn:
            for name in BESIDE:
                conn.execute(f'ALTER TABLE "{name}" DROP COLUMN row_seal')
            for name in ("questions", "greeting", "open_tables"):
                conn.execute(f"ALTER TABLE guild DROP COLUMN {name}")
            conn.execute("ALTER TABLE user DROP COLUMN tips")
            for name in LISTS:
                conn.execute(f"DROP TABLE {name}")
            for name, columns in FORMS.items():
                for column in columns:
                    conn.execute(f"ALTER TABLE {name} DROP COLUMN {column}")
            conn.execute("UPDATE alembic_version SET version_num = '0016'")
        async with house(tmp_path) as built:
            game = await built.service.core.live(1)
            seat = min(game.waiting())
            await built.say(1, game.seats[seat].name, "concede", seat=seat)
            await ticked(built, 5 * 86_400)

    asyncio.run(go())
    assert looked(tmp_path).found == ()
    changed(tmp_path, "UPDATE ledgerentry SET amount = amount * 50 WHERE number = 1")
    assert looked(tmp_path).faults == 1


def before(folder: Path, version: str, *guild: str) -> None:
    """Put the database back to what it was at a version of the schema: without columns, under the seals of then."""
    with closing(sqlite3.connect(folder / "seneschal.db")) as conn, conn:
        conn.row_factory = sqlite3.Row
        for name in LISTS:
            conn.execute(f"DROP TABLE {name}")
        conn.execute("ALTER TABLE user DROP COLUMN tips")
        for name, columns in {"guild": (*guild, "open_tables"), **(FORMS if version < "0021" else {})}.items():
            for column in columns:
                conn.execute(f"ALTER TABLE {name} DROP COLUMN {column}")
            for row in conn.execute(f"SELECT * FROM {name}").fetchall():
                values = {column: value for column, value in dict(row).items() if column != SEAL}
                conn.execute(f"UPDATE {name} SET row_seal = ? WHERE id = ?", (seal_of(name, values), row["id"]))
        conn.execute("UPDATE alembic_version SET version_num = ?", (version,))


@pytest.mark.parametrize("changed_before", [False, True])
def test_F24_a_row_that_gets_a_column_fits_its_seal_again_only_if_it_did_before(
    tmp_path: Path, changed_before: bool
) -> None:
    async def go() -> None:
        async with house(tmp_path) as built:
            await built.service.database.write(lambda session: people.set_guild(session, GUILD, quorum=2))
        before(tmp_path, "0017", "questions", "greeting")
        if changed_before:
            changed(tmp_path, "UPDATE guild SET quorum = 1")
        async with house(tmp_path) as built:
            await built.settled()

    asyncio.run(go())
    assert looked(tmp_path).faults == int(changed_before)


def test_english_that_nobody_chose_is_no_choice_and_another_language_is(tmp_path: Path) -> None:
    async def go() -> None:
        async with house(tmp_path) as built:
            for guild, language in ((1, "en"), (2, "pl")):
                await built.service.database.write(
                    lambda session, guild=guild, language=language: people.set_guild(session, guild, language=language)
                )
        before(tmp_path, "0018", "greeting")
        async with house(tmp_path) as built:
            found = [
                await built.service.database.read(lambda session, guild=guild: people.guild(session, guild).language)
                for guild in (1, 2)
            ]
            assert found == ["", "pl"]

    asyncio.run(go())
    assert looked(tmp_path).found == ()


@pytest.mark.parametrize("table", ["event", "question"])
def test_cards_that_stood_before_there_were_forms_are_plain_and_stay_so(tmp_path: Path, table: str) -> None:
    async def go() -> None:
        async with house(tmp_path) as built:
            await lived_in(built)
        before(tmp_path, "0020")
        changed(tmp_path, f"UPDATE {table} SET channel_id = 1 WHERE id = 1")
        async with house(tmp_path) as built:
            assert not (await built.service.core.live(1)).game.card_layout

    asyncio.run(go())
    with closing(sqlite3.connect(tmp_path / "seneschal.db")) as conn:
        shown = [conn.execute(f"SELECT DISTINCT card_layout FROM {name}").fetchall() for name in FORMS]
    assert shown == [[(0,)]] * len(FORMS)
    assert looked(tmp_path).faults == 1, "what did not fit its seal does not fit it afterwards"


def test_a_server_that_had_a_channel_for_games_has_asked_for_no_list_in_it_and_others_are_given_one(
    tmp_path: Path,
) -> None:
    async def go() -> None:
        async with house(tmp_path) as built:
            for guild, home in ((1, None), (2, HOME)):
                await built.service.database.write(
                    lambda session, guild=guild, home=home: people.set_guild(session, guild, home=home)
                )
        before(tmp_path, "0021")
        async with house(tmp_path) as built:
            found = [
                await built.service.database.read(lambda session, guild=guild: people.guild(session, guild).open_tables)
                for guild in (1, 2, 3)
            ]
            assert found == [SHOWN, HIDDEN, SHOWN]
            await built.settled()
            assert built.poster.messages == []

    asyncio.run(go())
    assert looked(tmp_path).found == ()
