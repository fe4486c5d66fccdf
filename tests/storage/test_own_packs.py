"""Packs that servers have of their own: the same bytes in two servers, kept as long as a game needs them."""

from __future__ import annotations

import pytest
from sqlalchemy import update
from sqlmodel import Session

from bot.packs import content_hash
from bot.storage import packs
from bot.storage.models import Game, OwnPack, table
from tests.storage.games import running
from tests.storage.test_people import carried_out
from tests.support.databases import Home

FILES = {"figures.csv": b"a\n", "dials.csv": b"b\n"}
HASH = content_hash(FILES)
FIRST, SECOND = 9_000_000_000_000_000_003, 9_000_000_000_000_000_004


def own(guild: int, name: str = "Dragons") -> OwnPack:
    """A pack of a server."""
    return OwnPack(guild_id=guild, name=name, key="mage_knight", hash=HASH, size=4, at=77)


def given(*rows: OwnPack) -> object:
    """Let servers have the pack."""

    def step(session: Session) -> None:
        for row in rows:
            packs.give_pack(session, row, FILES)

    return step


def pinned(session: Session) -> None:
    """A game is played with it, joined to another."""
    running(session)
    session.execute(update(table(Game)).values(packs=f"{'0' * 64} {HASH}"))


@pytest.mark.slow
def test_a_pack_is_read_as_it_was_given_and_each_server_sees_its_own(databases: Home) -> None:
    _, first, second, files = carried_out(
        databases,
        given(own(FIRST, "Dragons"), own(FIRST, "Beasts"), own(SECOND, "Mine")),
        lambda session: packs.packs_of(session, FIRST),
        lambda session: packs.packs_of(session, SECOND),
        lambda session: packs.find_pack(session, HASH),
    )
    assert [one.name for one in first] == ["Beasts", "Dragons"]
    assert [(one.name, one.key, one.hash, one.size, one.at) for one in second] == [("Mine", "mage_knight", HASH, 4, 77)]
    assert files == FILES


def test_bytes_go_with_the_last_server_that_has_them(databases: Home) -> None:
    _, _, still, _, gone = carried_out(
        databases,
        given(own(FIRST), own(SECOND)),
        lambda session: packs.take_pack(session, own(FIRST)),
        lambda session: (
            packs.find_pack(session, HASH),
            packs.packs_of(session, FIRST),
            len(packs.packs_of(session, SECOND)),
        ),
        lambda session: packs.take_pack(session, own(SECOND)),
        lambda session: packs.find_pack(session, HASH),
    )
    assert still == (FILES, [], 1)
    assert gone is None


@pytest.mark.slow
def test_a_game_keeps_the_bytes_of_its_pack(databases: Home) -> None:
    *_, kept, there = carried_out(
        databases,
        given(own(FIRST)),
        pinned,
        lambda session: packs.take_pack(session, own(FIRST)),
        lambda session: packs.find_pack(session, HASH),
        lambda session: packs.packs_of(session, FIRST),
    )
    assert kept == FILES and there == []
