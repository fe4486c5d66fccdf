"""Faults of edits and deletions over the wire: a story stands there once and whole, asks go when they are answered."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.engine import codec
from bot.service.core.news import Told
from bot.service.core.ports import STORY
from bot.storage.models import Outbox
from bot.storage.models import table as table_of
from tests.e2e.faulty import Table, at_table, until
from tests.e2e.test_faults_places import forbid
from tests.e2e.worlds import Moments
from tests.support.player import Json, asks, text_of

Hinder = Callable[[Table], Awaitable[None]]


async def begun(table: Table) -> Json:
    """The story of a combat, after the first act in it."""
    await table.act()
    await table.t.quiet()
    return table.story()


async def told_once(table: Table) -> None:
    """Every line that was stored since the beginning stands in the channel once, in its order."""
    rows = table_of(Outbox)
    query = select(rows.c.body).where(rows.c.kind == STORY, rows.c.state == "sent").order_by(rows.c.id)
    stored = await table.t.service.database.read(lambda session: list(session.execute(query).scalars()))
    wanted = [line for body in stored for line in codec.decode(body, Told).text.splitlines()]
    told = [line for one in table.public() if not asks(one) for line in text_of(one).splitlines()]
    shown = [line for line in told if not line.startswith("-# ")]
    assert shown[-len(wanted) :] == wanted and table.posted_once()


async def over(table: Table) -> None:
    """Wait until nothing goes wrong any more, and all is posted."""
    while table.parlour.faults.waiting:
        table.t.service.outbox.retry()
        await asyncio.sleep(0.05)
    table.t.service.outbox.retry()
    await table.t.quiet()


async def unheard(table: Table) -> None:
    """An edit is done, and its answer lost."""
    table.parlour.faults.accept_then_fail(f"/channels/{table.thread}/messages/*", method="PATCH", status=503)


async def undone(table: Table) -> None:
    """Edits fail for a while."""
    table.parlour.faults.fail("PATCH", f"/channels/{table.thread}/messages/*", 503, times=3)


@pytest.mark.parametrize("hinder", [unheard, undone])
def test_F13_an_edit_whose_answer_is_lost_adds_its_lines_once(moments: Moments, tmp_path: Path, hinder: Hinder) -> None:
    async def play(table: Table) -> None:
        story = await begun(table)
        await hinder(table)
        await table.act()
        await over(table)
        assert table.story()["id"] == story["id"]
        await told_once(table)

    at_table(moments, tmp_path, play, moment="tactics")


async def spoken_to(table: Table) -> None:
    """Somebody says something below it."""
    await table.player("cyril").say("good luck")


async def too_old(table: Table) -> None:
    """Discord takes no more edits of it."""
    table.parlour.faults.fail("PATCH", f"/channels/{table.thread}/messages/*", 429, 30046)


async def deleted(table: Table) -> None:
    """A moderator deletes it."""
    table.parlour.managing.delete_message(table.story()["id"])


async def unreadable(table: Table) -> None:
    """Somebody says something below it, and what stands there may not be read."""
    forbid(table, "read_message_history")
    await spoken_to(table)


@pytest.mark.parametrize("hinder", [spoken_to, too_old, deleted, unreadable])
def test_F17_a_story_that_takes_no_edit_has_a_successor(moments: Moments, tmp_path: Path, hinder: Hinder) -> None:
    async def play(table: Table) -> None:
        story = await begun(table)
        lines = text_of(story).splitlines()[:-1]
        await hinder(table)
        await table.act()
        await table.t.quiet()
        assert table.story()["id"] != story["id"]
        assert not set(lines) & set(text_of(table.story()).splitlines())
        assert len([one for one in table.public() if asks(one)]) == 1
        await until(lambda: bool(table.story()["attachments"]))
        if hinder is not deleted:
            await told_once(table)

    at_table(moments, tmp_path, play, moment="tactics")


def test_F15_a_story_that_may_not_be_read_grows_as_long_as_nothing_was_heard_below_it(
    moments: Moments, tmp_path: Path
) -> None:
    async def play(table: Table) -> None:
        story = await begun(table)
        forbid(table, "read_message_history")
        await table.act()
        await table.t.quiet()
        assert table.story()["id"] == story["id"]
        await told_once(table)

    at_table(moments, tmp_path, play, moment="tactics")


def test_F13_an_ask_whose_deletion_fails_goes_all_the_same(moments: Moments, tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        await begun(table)
        ask = table.news()
        table.parlour.faults.fail("DELETE", f"/channels/{table.thread}/messages/*", 503, times=1)
        await table.act()
        await over(table)
        assert table.news()["id"] != ask["id"] and len([one for one in table.public() if asks(one)]) == 1
        await told_once(table)

    at_table(moments, tmp_path, play, moment="tactics")
