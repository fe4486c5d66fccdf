"""The index of the rules: a child makes it once, the folder keeps it, and nothing depends on the file."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.children.child import DIED, ChildLost
from bot.children.children import Children
from bot.engine import codec
from bot.rulebook import library
from bot.rulebook.entry import Kind, Provenance, RuleEntry
from bot.rulebook.library import Asked, search_shelves
from bot.rulebook.packed import open_shelf, pack_shelf
from bot.rulebook.shelf import Shelf, WordShelf
from bot.rulebook.synonyms import Meaning, Synonyms
from bot.service.upkeep import index as indexes
from bot.service.upkeep.index import FILE, Index, kept, name_of_sources
from tests.support.here import Here

MADE = pack_shelf(
    WordShelf(
        [
            RuleEntry(
                "WC-1",
                "warcry",
                Kind.CLAUSE,
                Provenance.RULEBOOK,
                {"en": "Pikes beat horses.", "pl": "Piki biją konie."},
            ),
            RuleEntry(
                "AL-1", "albion", Kind.CLAUSE, Provenance.RULEBOOK, {"en": "Lances break."}, title={"en": "Lances"}
            ),
        ],
        Synonyms([Meaning("", frozenset({("en", "spear"), ("en", "pike")}))], ["of"]),
    )
)


class Rules:
    """Runs in place what the bot gives to its rules threads."""

    async def in_rules(self, work: Callable[[], Any]) -> Any:
        """What it returns."""
        return work()


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the index is, and who made it: each time one word more."""
    makers: list[str] = []

    def make() -> tuple[bytes, bytes]:
        makers.append("child")
        return MADE

    monkeypatch.setattr(library, "made", make)
    monkeypatch.setattr(indexes, "shipped_shelf", lambda: makers.append("bot") or open_shelf(*MADE))
    monkeypatch.setattr(indexes, "name_of_sources", lambda: bytes(32))
    return makers


def index(folder: Path) -> Index:
    """The index of a program that has just started."""
    return Index(Rules(), Children(rules=Here()), folder)  # type: ignore[arg-type]


def shelf(folder: Path) -> Shelf:
    """What it has when it is asked, twice at once."""

    async def ask() -> Shelf:
        one = index(folder)
        first, second = await asyncio.gather(one.shelf(), one.shelf())
        assert first is second
        await one.children.close()
        return first

    return asyncio.run(ask())


def numbers(shelf: Shelf, words: str, *games: str) -> list[str]:
    """What a search finds."""
    return [hit.entry.number for hit in search_shelves([shelf], Asked(words, games))]


def test_what_is_searched_where_it_lies_finds_what_was_put_in() -> None:
    there = open_shelf(*MADE)
    assert (len(there), there.size, there.numbers("albion")) == (2, 2, ["AL-1"])
    assert numbers(there, "horses") == numbers(there, "konie") == numbers(there, "spear") == ["WC-1"]
    assert numbers(there, "lancse") == numbers(there, "lance") == numbers(there, "Lances", "albion") == ["AL-1"]
    assert numbers(there, "horses", "albion") == [] and numbers(there, "AL-1") == ["AL-1"]
    assert list(there.said.meant(["pike"]))[0][1].phrases == {("en", "spear"), ("en", "pike")}


def test_a_child_makes_it_once_and_the_folder_keeps_it(tmp_path: Path, made: list[str]) -> None:
    for _ in range(2):
        assert numbers(shelf(tmp_path), "horses") == ["WC-1"]
    assert made == ["child"]
    assert [file.name for file in tmp_path.iterdir()] == [FILE], "nothing is left beside it"


@pytest.mark.parametrize(
    "keep", [lambda body: body[:-1], lambda body: body[:40], lambda body: b"", lambda body: body[::-1]]
)
def test_a_file_that_is_not_whole_is_made_anew(keep: Callable[[bytes], bytes], tmp_path: Path, made: list[str]) -> None:
    shelf(tmp_path)
    file = tmp_path / FILE
    file.write_bytes(keep(file.read_bytes()))
    assert numbers(shelf(tmp_path), "horses") == ["WC-1"]
    assert made == ["child", "child"]


def test_a_file_of_other_sources_is_made_anew(tmp_path: Path, made: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    shelf(tmp_path)
    monkeypatch.setattr(indexes, "name_of_sources", lambda: b"x" * 32)
    shelf(tmp_path)
    assert made == ["child", "child"] and kept(tmp_path / FILE, bytes(32)) is None


def test_a_whole_file_that_holds_no_index_is_none(tmp_path: Path) -> None:
    file = tmp_path / FILE
    body = len(codec.encode([])).to_bytes(indexes.LENGTH, "big") + codec.encode([])
    file.write_bytes(bytes(32) + bytes.fromhex(codec.digest(body)) + body)
    assert kept(file, bytes(32)) is None


def test_where_the_folder_takes_nothing_it_stays_in_memory(tmp_path: Path, made: list[str]) -> None:
    assert numbers(shelf(tmp_path / "none"), "horses") == ["WC-1"]
    assert made == ["child"] and list(tmp_path.iterdir()) == []


def test_without_a_child_the_bot_makes_it_itself(
    tmp_path: Path, made: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    async def lost(*_: Any, **__: Any) -> None:
        raise ChildLost("rules", DIED)

    async def ask() -> Shelf:
        one = index(tmp_path)
        one.children.rules.ask = lost  # type: ignore[method-assign]
        found = await one.shelf()
        await one.children.close()
        return found

    assert numbers(asyncio.run(ask()), "horses") == ["WC-1"]
    assert made == ["bot"] and "rules: died" in caplog.text


def test_it_is_made_ready_some_seconds_after_the_start(
    tmp_path: Path, made: list[str], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(indexes, "AFTER", 0.0)

    async def start(one: Index) -> None:
        await one.soon()
        await one.children.close()

    asyncio.run(start(index(tmp_path)))
    assert made == ["child"] and caplog.text == ""
    broken = index(tmp_path)
    broken.core = None  # type: ignore[assignment]
    asyncio.run(start(broken))
    assert "AttributeError" in caplog.text, "it is told, and nothing ends"


def test_the_sources_have_the_same_name_each_time_and_another_when_the_data_is_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    name = name_of_sources()
    assert name == name_of_sources() and len(name) == 32
    monkeypatch.setattr(indexes, "data_file", lambda file: b"other")
    assert name_of_sources() != name
