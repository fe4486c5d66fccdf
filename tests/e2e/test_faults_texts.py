"""Faults F33 to F40 and F54 to F56 over the wire: hostile texts, files and numbers through every way in."""

from __future__ import annotations

import io
import re
import time
import zipfile
import zlib
from pathlib import Path
from typing import Any

import pytest

from bot.service.core.rate_limits import EXPORT, PICTURE, SEARCH, Rate
from tests.e2e.faulty import EPHEMERAL, Table, at_table
from tests.e2e.worlds import Moments
from tests.support.player import Json, text_of

HOSTILE = (
    "@everyone @here <@&5> <@!7>",
    "**bold** ~~gone~~ ||spoiler|| `code`",
    "```\nfence\n```",
    "[click](https://evil.example/x)",
    "https://evil.example discord.gg/abcdef",
    "# Head\n> quote\n- list\n-# small",
    "a\u202etxt.exe\u200b\u2066\u00ad",
    "Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319\u0324" * 6,
    "\u2800\u3164\u115f",
    "🏳️‍🌈👩‍👩‍👧‍👦🇵🇱" * 9,
    "{game.seed} %s ${x} {0}",
    "'; drop table game; --",
    "=cmd|' /C calc'!A0",
    "x" * 6000,
)
LIVE = re.compile(r"(?<!\\)(@everyone|@here|<@&5>|<@!7>|\*\*bold|~~gone|\|\|spo|\]\(https://evil|https://evil|\[click)")
NOTICE = 18
"""A message of the chat itself: a thread was opened. A thread's name is shown as it is."""


def harmless(message: Json) -> None:
    """What a message shows of a hostile text is neither markup nor link nor mention, and it calls nobody."""
    text = text_of(message)
    outside = "".join(text.split("```")[::2])
    assert not LIVE.search(outside), text[:300]
    assert "\u202e" not in text and "\u2066" not in text
    assert not message["mention_everyone"] and not message["mention_roles"]
    assert text.count("```") % 2 == 0


def calls(request: Any) -> None:
    """A request that posts something says whom it may call: nobody but single people."""
    if request.method == "POST" and request.path.startswith("/channels/") and request.path.endswith("/messages"):
        allowed = request.body["allowed_mentions"]
        assert not set(allowed.get("parse", ())) & {"everyone", "roles"}, allowed
        assert not allowed.get("roles"), allowed


async def searched(table: Table) -> None:
    """Everything that the bot has said so far is harmless."""
    await table.t.quiet()
    world, bot = table.parlour.world, table.parlour.world.bot["id"]
    for message in list(world.messages.values()):
        if message["author"]["id"] == bot and message["type"] != NOTICE:
            harmless(message)
    for request in table.parlour.log:
        calls(request)


def test_F33_F34_F35_hostile_lines_orders_and_names_of_decks_and_games_are_shown_as_they_are(
    moments: Moments, tmp_path: Path
) -> None:
    async def play(table: Table) -> None:
        version = await table.version()
        player, host = await table.waited(), table.player("gm", "tables")
        for text in HOSTILE:
            short = text[:100]
            await player.slash("/do", line=text[:2000])
            await player.slash("/orders set", line=text[:500])
            await player.slash("/warcry card", name=short)
            await player.slash("/rules search", words=short)
            await player.slash("/warcry deck use", name=text[:200])
            await player.slash("/warcry deck drop", name=text[:200])
            await player.slash("/warcry deck list")
            await player.slash("/me", zone=text[:200], quiet=text[:200])
            await player.slash("/away", **{"from": text[:50], "to": text[:50]})
            await player.slash("/help", topic=text[:60])
            file = table.parlour.acting.attach(b"hordes_starter", "list.txt")
            await player.slash("/warcry deck save", name=text[:40], file=file)
            await host.slash("/game new", game="warcry", name=text[:500], options=text[:500])
            await host.slash("/game new", game="warcry", name=text[:500])
        await player.slash("/warcry deck list")
        await searched(table)
        assert await table.version() == version

    at_table(moments, tmp_path, play)


def test_F33_F34_hostile_names_of_people_are_shown_as_they_are(moments: Moments, tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        world = table.parlour.world
        for number, name in enumerate(HOSTILE[:13]):
            person = world.add_person(f"p{number}", "en")
            person["name"] = name[:32]
            him = table.player(name[:32], "tables")
            opened = await him.slash("/game new", game="warcry", solo=True)
            await table.t.quiet()
            games = list(table.t.service.core._live)
            assert opened.text and games
            game = max(games)
            for path in ("/game info", "/board", "/game log", "/game export", "/dice stats"):
                await him.slash(path, game=game)
            await him.slash("/board", game=game, text=True)
            await him.slash("/my")
        await searched(table)

    at_table(moments, tmp_path, play)


def test_F36_what_does_not_fit_into_messages_becomes_a_file_whole(moments: Moments, tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        ana = table.player("ana")
        while await table.line():
            await table.act()
        answer = await ana.slash("/game log")
        attached = answer.message["attachments"]
        if attached:
            text = (table.parlour.house.files.read(attached[0]["id"]) or b"").decode()
            assert "ana" in text and "ben" in text
        found = await ana.slash("/rules search", words="the")
        assert all(len(text_of(one)) <= 2000 for one in found.messages)
        lines = ";".join(["order follow_up never"] * 21)
        assert "21" in (await ana.slash("/do", line=lines)).text

    at_table(moments, tmp_path, play)


def _bomb() -> bytes:
    """A picture of 30,000 by 30,000 dots in a few kilobytes."""
    rows = zlib.compress(bytes(10_000_000), 9)
    head = b"\x89PNG\r\n\x1a\n" + (13).to_bytes(4, "big") + b"IHDR" + (30_000).to_bytes(4, "big") * 2
    return head + b"\x01\x00\x00\x00\x00" + bytes(4) + len(rows).to_bytes(4, "big") + b"IDAT" + rows


def _archive() -> bytes:
    """A file of ten megabytes of nothing, packed into ten kilobytes."""
    kept = io.BytesIO()
    with zipfile.ZipFile(kept, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr("../../list.txt", bytes(10_000_000))
    return kept.getvalue()


FILES = {
    "too large": b"deck " + b"x" * 70_000,
    "a picture": _bomb(),
    "an archive": _archive(),
    "no text": b"\xff\xfe\x00deck",
    "zeros": b"deck\0" * 100,
    "nothing": b"",
    "blanks": b" \n\r\n\t ",
    "nested": b"[" * 30_000,
    "long": "ж".encode() * 20_000,
    "a program": b"#!/bin/sh\nrm -rf /\n",
}


@pytest.mark.parametrize("name", ["list.txt", "list.png", "../../etc/passwd", "CON.txt\u202e", "x" * 200])
def test_F37_F38_files_that_are_no_lists_are_refused_by_their_content_whatever_their_name(
    moments: Moments, tmp_path: Path, name: str
) -> None:
    async def play(table: Table) -> None:
        ana = table.player("ana")
        version = await table.version()
        began = time.monotonic()
        for data in FILES.values():
            file = table.parlour.acting.attach(data, name)
            assert (await ana.slash("/warcry deck save", name="mine", file=file)).text
        assert time.monotonic() - began < 20
        assert await ana.complete("/warcry deck use", "name", name="") == []
        good = table.parlour.acting.attach(b"\xef\xbb\xbfdeck hordes_starter\r\n", name)
        await ana.slash("/warcry deck save", name="mine", file=good)
        assert await ana.complete("/warcry deck use", "name", name="") == ["mine"]
        assert await table.version() == version

    at_table(moments, tmp_path, play)


def test_F37_a_file_that_declares_to_be_too_large_is_never_loaded(moments: Moments, tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        file = table.parlour.acting.attach(b"deck hordes_starter", "list.txt")
        table.parlour.house.uploads[file]["size"] = 9_000_000_000
        loaded: list[str] = []
        get = table.t.client.http.get_from_cdn

        async def noted(url: str) -> bytes:
            loaded.append(url)
            return await get(url)

        table.t.client.http.get_from_cdn = noted  # type: ignore[method-assign]
        assert (await table.player("ana").slash("/warcry deck save", name="mine", file=file)).text
        assert not loaded

    at_table(moments, tmp_path, play)


def test_F37_a_file_that_declares_less_than_it_holds_is_refused(moments: Moments, tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        ana = table.player("ana")
        file = table.parlour.acting.attach(b"deck hordes_starter" + b"\n" * 5_000_000, "list.txt")
        table.parlour.house.uploads[file]["size"] = 100
        assert (await ana.slash("/warcry deck save", name="mine", file=file)).text
        assert await ana.complete("/warcry deck use", "name", name="") == []

    at_table(moments, tmp_path, play)


NUMBERS = ("nan", "inf", "-0", "1e308", "1,5", "１２", "36O", "0x10", "٣", "²", "9" * 400, "-1", "1_000", "+1")


def test_F40_numbers_that_are_none_are_refused_in_words(moments: Moments, tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        player, version = await table.waited(), await table.version()
        for number in NUMBERS:
            for line in (
                "choose {}",
                "attack A{} -> B1",
                "use_tactic A1 ability={}",
                "move A{}",
                "order block margin={}",
            ):
                assert (await player.slash("/do", line=line.format(number)[:2000])).text
            assert (await player.slash("/game new", game="warcry", options=f"battles={number}"[:1000], solo=True)).text
            assert (await player.slash("/me", quiet=f"{number}-{number}"[:200])).text
            assert (await player.slash("/away", **{"from": number[:50]})).text
        for at in (99, 0, 2**31):
            assert (await player.slash("/board", at=at)).text
            assert (await player.slash("/game fork", at=at)).text
            assert (await player.slash("/game info", game=at)).text
            assert (await player.slash("/orders cancel", number=max(1, min(at, 99)))).text
        assert await table.version() == version

    at_table(moments, tmp_path, play)


@pytest.mark.parametrize(
    ("kind", "path", "options"),
    [
        (PICTURE, "/board", {}),
        (PICTURE, "/hand", {}),
        (SEARCH, "/rules search", {"words": "card"}),
        (EXPORT, "/game export", {}),
        (EXPORT, "/game log", {}),
    ],
)
def test_F54_what_is_costly_is_granted_so_often_then_refused_with_the_time_to_wait(
    moments: Moments, tmp_path: Path, kind: str, path: str, options: dict[str, object]
) -> None:
    async def play(table: Table) -> None:
        budgets = table.t.service.budgets
        budgets.rates = {**budgets.rates, kind: Rate(2, 30.0)}
        ana = table.player("ana")
        answers = [await ana.slash(path, **options) for _ in range(3)]
        assert answers[0].text == answers[1].text != answers[2].text
        assert "30" in answers[2].text
        assert (await table.player("ben").slash(path, **options)).text != answers[2].text
        assert (await ana.slash("/my")).text
        assert (await ana.slash("/do")).text  # play itself costs nothing

    at_table(moments, tmp_path, play)


def test_F55_nobody_opens_games_without_end(moments: Moments, tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        dana = table.player("dana", "tables")
        told = [(await dana.slash("/game new", game="warcry", here=True)).text for _ in range(24)]
        opened = len([live for live in table.t.service.core._live if live != table.game])
        assert opened < 24 and told[-1] == told[-2] and told[-1] != told[0]

    at_table(moments, tmp_path, play)


BOMBS = ("*" * 100, "(" * 100, "a" * 100, '"' * 99, "%_%_%" * 20, "\\" * 100, "(a+)+" * 20, "NEAR(a b, 9)", "wc-" * 33)


def test_F56_searches_are_texts_and_quick(moments: Moments, tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        ana = table.player("ana")
        began = time.monotonic()
        for bomb in BOMBS:
            for path, option in (("/rules search", "words"), ("/warcry card", "name"), ("/help", "topic")):
                if option != "topic":
                    assert (await ana.slash(path, **{option: bomb[:100]})).message["flags"] & EPHEMERAL
                assert len(await ana.complete(path, option, **{option: bomb})) <= 25
            assert len(await ana.complete("/do", "line", line=bomb * 20)) <= 25
            assert len(await ana.complete("/me", "zone", zone=bomb * 20)) <= 25
        assert time.monotonic() - began < 30

    at_table(moments, tmp_path, play)
