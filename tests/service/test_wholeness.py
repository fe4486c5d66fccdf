"""F24, F59: damage in the database is found and named, takes one game out, and is never told as no loss."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.engine import codec
from bot.engine.errors import Refused
from bot.service.core.quarantine import OutOfService, Unreadable
from bot.service.table import table_queries
from bot.service.upkeep import integrity
from bot.storage import backup
from bot.storage.checking import REMEDY, Checked
from bot.storage.database import peek
from bot.storage.faults import Damaged
from tests.service.test_broken import taken_back
from tests.support.databases import url_in
from tests.support.house import USERS, House, house
from tests.support.suites import in_part_slow

pytestmark = pytest.mark.usefixtures("of_sqlite")

Found = list[tuple[str, dict[str, Any]]]


async def played(built: House) -> int:
    """A game with a few lines, one of them an undo, orders, and an action in the air."""
    game = await built.warcry(decks=False)
    await built.say(game, "ana", "deck alliance_starter")
    await taken_back(built, game)
    await built.say(game, "ana", "deck alliance_starter")
    await built.say(game, "ben", "deck hordes_starter")
    await built.settled()
    return game


def stored(folder: Path, play: Callable[[House], Any]) -> Any:
    """Play in a house on a folder, which is left then."""

    async def go() -> Any:
        async with house(folder) as built:
            return await play(built)

    return asyncio.run(go())


def looked(folder: Path) -> Checked:
    """What the check says of a folder."""

    async def look() -> Checked:
        return await peek(await url_in(folder), folder, integrity.check_database(folder))

    return asyncio.run(look())


def found(folder: Path) -> Found:
    """What it found, without what is left of the games."""
    return [(one.key, dict(one.facts)) for one in looked(folder).found if one.key != REMEDY]


def changed(folder: Path, *statements: str, **values: Any) -> None:
    """Change something behind the program's back."""
    with closing(sqlite3.connect(folder / "seneschal.db")) as conn, conn:
        for statement in statements:
            assert conn.execute(statement, values).rowcount != 0, statement


def one_value(folder: Path, query: str) -> Any:
    with closing(sqlite3.connect(folder / "seneschal.db")) as conn:
        return conn.execute(query).fetchone()[0]


@pytest.mark.slow
def test_a_sound_database_is_whole_also_after_undo_restore_and_a_game_that_went_on(tmp_path: Path) -> None:
    async def over(built: House) -> None:
        game = await played(built)
        await built.say(game, "ana", "concede")

    stored(tmp_path, played)
    stored(tmp_path, over)
    checked = looked(tmp_path)
    assert (checked.games, checked.found) == (2, ())
    assert checked.lines > 8


def test_a_table_of_another_name_is_named(tmp_path: Path) -> None:
    stored(tmp_path, played)
    with closing(sqlite3.connect(tmp_path / "seneschal.db")) as conn, conn:
        conn.execute("ALTER TABLE draft RENAME TO drafts")
    with pytest.raises(Damaged) as error:
        looked(tmp_path)
    assert error.value.facts["parts"] == ("draft",)


LINE_DAMAGE = {
    "events": "UPDATE line SET events = (SELECT events FROM line WHERE number = 2) WHERE number = 1",
    "flight": "UPDATE line SET flight = (SELECT flight FROM line WHERE number = 4) WHERE number = 1",
    "who": "UPDATE line SET seat = 1 - coalesce(seat, 0) WHERE number = 1",
    "time": "UPDATE line SET at = at + 1 WHERE number = 1",
    "reason": "UPDATE line SET reason = 'because' WHERE number = 1",
    "draw": "UPDATE line SET next_draw = next_draw + 1 WHERE number = 1",
    "snapshot": "UPDATE snapshot SET data = (SELECT data FROM snapshot WHERE number = 0) WHERE number = 1",
    "part of a snapshot": "UPDATE snapshot SET data = substr(data, 1, 5) WHERE number = 1",
    "seal": "UPDATE line SET seal = NULL WHERE number = 1",
}


@pytest.mark.slow
@pytest.mark.parametrize("case", in_part_slow(LINE_DAMAGE, quick=("seal",)))
def test_a_changed_line_is_named(tmp_path: Path, case: str) -> None:
    game = stored(tmp_path, played)
    changed(tmp_path, LINE_DAMAGE[case])
    assert ("line", {"game": str(game), "line": "1"}) in found(tmp_path)
    assert {facts["line"] for _, facts in found(tmp_path)} <= {"1", "2"}  # the one after it hangs on it


GAME_DAMAGE = {
    "options": ("UPDATE game SET options = :data", {"data": codec.encode({})}, {"game"}),
    "options that nobody can read": ("UPDATE game SET options = x'c1'", {}, {"game", "unreadable-part", "unplayable"}),
    "seed": ("UPDATE game SET seed = :data", {"data": bytes(32)}, {"game", "seed"}),
    "promise": ("UPDATE game SET promise = 'abc'", {}, {"game", "seed"}),
    "salt": ("UPDATE game SET salt = x'00'", {}, {"game"}),
    "draw": ("UPDATE game SET next_draw = next_draw - 1", {}, {"game"}),
    "rules": ("UPDATE game SET key = 'chess'", {}, {"game", "rules"}),
    "packs": ("UPDATE game SET packs = 'abcdef'", {}, {"game", "rules"}),
    "action in the air": ("UPDATE game SET flight = x'00'", {}, {"game", "unreadable-part", "unplayable"}),
    "orders": ("UPDATE orders SET data = x'c1'", {}, {"unreadable-part", "unplayable"}),
    "a line less": ("DELETE FROM line WHERE number = 2", {}, {"lines", "line"}),
    "a position less": ("DELETE FROM snapshot WHERE number = 1", {}, {"snapshot", "line"}),
    "a post": ("UPDATE outbox SET body = x'c1' WHERE id = 1", {}, {"post"}),
    "a seat less": ("DELETE FROM seat WHERE seat = 1", {}, {"standing", "link"}),
    "a question less": ("DELETE FROM decision", {}, {"standing"}),
    "a game that is over for nobody": ("UPDATE game SET status = 'over'", {}, {"standing"}),
    "an unknown word": ("UPDATE outbox SET state = 'lost' WHERE id = 1", {}, {"value"}),
    "a word for a number": ("UPDATE timer SET due = 'soon'", {}, {"value"}),
    "a word for a seed": ("UPDATE game SET seed = 'zebra'", {}, {"value", "game", "unplayable"}),
    "bytes for a promise": ("UPDATE game SET promise = x'ff'", {}, {"value", "game", "unplayable"}),
    "a word for the newest line": ("UPDATE game SET head = 'last'", {}, {"value", "unplayable"}),
    "letters that are none": ("UPDATE game SET name = cast(x'fffe' AS TEXT)", {}, {"value"}),
    "letters of a line that are none": (
        "UPDATE line SET source = cast(x'ff' AS TEXT) WHERE number = 1",
        {},
        {"value", "line"},
    ),
    "a table too many": ("CREATE TABLE drafts (id INTEGER)", {}, {"table"}),
    "an index of another name": ("DROP INDEX decision_due", {}, {"index"}),
}


@pytest.mark.slow
@pytest.mark.parametrize("case", in_part_slow(GAME_DAMAGE, quick=("a position less", "an index of another name")))
def test_whatever_else_is_changed_is_found(tmp_path: Path, case: str) -> None:
    async def ordered(built: House) -> None:
        game = await played(built)
        await built.say(game, "ana", "order tactics auto_pass ahead=3")

    statement, values, keys = GAME_DAMAGE[case]
    stored(tmp_path, ordered)
    with closing(sqlite3.connect(tmp_path / "seneschal.db")) as conn, conn:
        conn.execute(statement, values)
    assert {key for key, _ in found(tmp_path)} - {"row"} == keys


@pytest.mark.slow
def test_what_is_left_of_a_damaged_game_is_told_with_the_backup_in_which_it_is_whole(tmp_path: Path) -> None:
    game = stored(tmp_path, played)
    file = tmp_path / "seneschal.db"
    good = backup.copy(file, backup.target(tmp_path, "manual"))
    head = one_value(tmp_path, "SELECT head FROM game")
    changed(tmp_path, f"UPDATE line SET at = 1 WHERE number = {head}")
    backup.copy(file, backup.target(tmp_path, "manual"))  # newer, but damaged already
    left = [one.facts for one in looked(tmp_path).found if one.key == REMEDY]
    assert left == [{"game": str(game), "good": str(head - 1), "file": str(good)}]


@pytest.mark.slow
def test_a_damaged_backup_is_not_declared_sound_by_restoring_it(tmp_path: Path) -> None:
    from bot.storage.restoring import restore

    stored(tmp_path, played)
    changed(tmp_path, "UPDATE game SET salt = x'00'")
    file = tmp_path / "seneschal.db"
    copied = backup.copy(file, backup.target(tmp_path, "manual"))
    restore(copied, file, tmp_path, lambda *_: "back", 5)
    assert {key for key, _ in found(tmp_path)} == {"game"}


@pytest.mark.slow
def test_a_game_whose_newest_line_is_damaged_rests_alone_and_says_what_is_sound(tmp_path: Path) -> None:
    async def two(built: House) -> tuple[int, int]:
        return await played(built), await played(built)

    damaged, sound = stored(tmp_path, two)
    backup.copy(tmp_path / "seneschal.db", backup.target(tmp_path, "manual"))
    head = one_value(tmp_path, f"SELECT head FROM game WHERE id = {damaged}")
    changed(tmp_path, f"UPDATE line SET events = x'90' WHERE number = {head} AND game_id = {damaged}")

    async def go(built: House) -> None:
        codes = set()
        for _ in range(2):
            with pytest.raises(Unreadable) as error:
                await built.say(damaged, "ana", "pass")
            assert error.value.facts["good"] == str(head - 1)
            assert str(error.value.facts["backup"]).startswith("<t:")
            codes.add(error.value.code)
        assert len(codes) == 1  # the same fault has one code
        with pytest.raises(OutOfService):
            await table_queries.log_text(built.service.core, damaged, USERS["ana"], "en")
        await built.say(sound, "ana", "concede")
        await built.settled()
        (told,) = [text for text in built.poster.texts if codes & set(text.split())]
        assert f"Its newest sound line is {head - 1}." in told and "lost" not in told

    stored(tmp_path, go)


def test_damage_outside_of_the_games_keeps_no_game_from_going_on(tmp_path: Path) -> None:
    game = stored(tmp_path, played)
    changed(
        tmp_path,
        "INSERT OR REPLACE INTO fact (name, value) VALUES ('alive', 'zebra'), ('backup', cast(x'ff' AS TEXT))",
        "UPDATE outbox SET kind = cast(x'ff' AS TEXT), state = 'waiting' WHERE id = 1",
        "UPDATE seat SET name = cast(x'ff' AS TEXT) WHERE seat = 1",
    )

    async def go(built: House) -> None:
        await built.say(game, "ana", "concede")

    stored(tmp_path, go)


def test_a_damaged_older_line_costs_only_what_needs_it(tmp_path: Path) -> None:
    game = stored(tmp_path, played)
    changed(tmp_path, "UPDATE line SET events = x'90' WHERE number = 1")

    async def go(built: House) -> None:
        with pytest.raises(Refused) as error:
            await table_queries.log_text(built.service.core, game, USERS["ana"], "en")
        assert (error.value.key, error.value.facts) == ("line_damaged", {"line": "1"})
        await built.say(game, "ana", "concede")

    stored(tmp_path, go)
