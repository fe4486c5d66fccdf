"""The bot as its operator meets it: started, ended, started twice, asked whether it lives. No token is ever told."""

from __future__ import annotations

import asyncio
import base64
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import NoReturn

import pytest
from aiohttp import web

from bot import running
from bot.housekeeping import HEALTH, STALE
from bot.parlour import Parlour
from bot.parlour.saving import guild_of
from tests.e2e.clicking import opened
from tests.support.player import Player
from tests.support.sources import ROOT
from tests.support.tavern import bot_process

TOKEN = f"{base64.urlsafe_b64encode(b'987650000000000123').decode().rstrip('=')}.Gxyz12.{'q' * 38}"
"""Of the right form, of nobody."""

GRACE = 10


def bot(folder: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A command of the program, to its end."""
    known = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    return subprocess.run(
        [sys.executable, "-m", "bot", *words],
        cwd=ROOT,
        env={**known, "SENESCHAL_FOLDER": str(folder), "SENESCHAL_PARLOUR_PORT": "0", **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_F4_one_process_a_folder_and_a_kind_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with Parlour(tmp_path / "parlour") as parlour, bot_process(tmp_path, parlour) as running:
            second = await asyncio.to_thread(bot, tmp_path, "run", "--at", f"127.0.0.1:{parlour.port}")
            assert second.returncode == 2
            assert second.stdout == ""
            (sentence,) = second.stderr.splitlines()
            assert str(tmp_path) in sentence
            begun = time.monotonic()
            assert await running.end(signal.SIGTERM) == 0
            assert time.monotonic() - begun < GRACE
            assert "Traceback" not in running.log() and "voice" not in running.log()

    asyncio.run(run())


def test_what_a_running_bot_uses_is_not_emptied(tmp_path: Path) -> None:
    async def run() -> None:
        async with Parlour(tmp_path / "parlour") as parlour, bot_process(tmp_path, parlour) as running:
            before = (tmp_path / "seneschal.db").stat().st_ino
            refused = await asyncio.to_thread(bot, tmp_path, "parlour", "--fresh", "--yes")
            assert (refused.returncode, refused.stdout, len(refused.stderr.splitlines())) == (2, "", 1)
            assert (tmp_path / "seneschal.db").stat().st_ino == before and guild_of(tmp_path / "parlour")
            assert await running.end(signal.SIGTERM) == 0

    asyncio.run(run())


@pytest.mark.parametrize("words", [("parlour",), ("parlour", "--fresh", "--yes"), ("parlour", "--serve-only")])
def test_a_port_in_use_is_one_sentence_and_nothing_is_touched(tmp_path: Path, words: tuple[str, ...]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = str(door.getsockname()[1])
        (tmp_path / "seneschal.db").write_bytes(b"as it was")
        refused = bot(tmp_path, *words, "--port", port)
    assert (refused.returncode, refused.stdout) == (2, "")
    (sentence,) = refused.stderr.splitlines()
    assert port in sentence
    assert (tmp_path / "seneschal.db").read_bytes() == b"as it was"


def test_a_chat_service_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    async def rest_only(tmp: Path) -> subprocess.CompletedProcess[str]:
        """A parlour whose gateway cannot be had."""

        async def gone(_: web.Request) -> NoReturn:
            raise web.HTTPServiceUnavailable

        parlour = Parlour()
        parlour.gateway.connect = gone  # type: ignore[method-assign]
        async with parlour:
            return await asyncio.to_thread(
                bot, tmp, "run", "--at", f"127.0.0.1:{parlour.port}", "--lang", "pl", SENESCHAL_BACKUP_HOURS="0"
            )

    with socket.create_server(("127.0.0.1", 0)) as door:
        port = str(door.getsockname()[1])
    nobody = bot(tmp_path, "run", "--at", f"127.0.0.1:{port}")
    for refused in (nobody, asyncio.run(rest_only(tmp_path))):
        assert (refused.returncode, refused.stdout, len(refused.stderr.splitlines())) == (2, "", 1)
    assert nobody.stderr == f"127.0.0.1:{port} cannot be reached. Once it can, start the bot again.\n"


@pytest.mark.parametrize(
    "environment",
    [
        {"SENESCHAL_FOLDER": "/dev/null"},
        {"SENESCHAL_FOLDER": "/dev/null/folder"},
        {"SENESCHAL_FOLDER": "/proc/none"},
        {"SENESCHAL_PARLOUR_PORT": "70000"},
        {"DATABASE_URL": "postgresql://ana:geheim@127.0.0.1:1/games"},
        {"DATABASE_URL": "postgresql://ana:geheim@127.0.0.1:none/games"},
        {"DATABASE_URL": "postgresql://ana:geheim@127.0.0.1/games?sslmode=geheim"},
        {"DATABASE_URL": "postgresql://ana:geheim@127.0.0.1/games?nothing=geheim"},
        {"DATABASE_URL": "sqlite:////dev"},
    ],
)
def test_what_keeps_it_from_starting_is_one_sentence(tmp_path: Path, environment: dict[str, str]) -> None:
    for words in (("parlour",), ("run", "--at", "127.0.0.1:1")):
        refused = bot(tmp_path, *words, **environment)
        assert (refused.returncode, refused.stdout, len(refused.stderr.splitlines())) == (2, "", 1)
        assert "geheim" not in refused.stderr


@pytest.mark.slow
def test_health_tells_whether_the_bot_has_lived_within_the_last_minute(tmp_path: Path) -> None:
    async def run() -> None:
        async with Parlour(tmp_path / "parlour") as parlour, bot_process(tmp_path, parlour) as process:
            assert (await asyncio.to_thread(bot, tmp_path, "health")).returncode == 0  # as soon as it is ready
            os.utime(tmp_path / HEALTH, (time.time() - 2 * STALE, time.time() - 2 * STALE))
            assert (await asyncio.to_thread(bot, tmp_path, "health")).returncode == 1
            os.utime(tmp_path / HEALTH)
            assert await process.end(signal.SIGTERM) == 0

    assert bot(tmp_path, "health").returncode == 1
    asyncio.run(run())
    late = bot(tmp_path, "health")
    assert (late.returncode, len(late.stdout.splitlines())) == (1, 1)


@pytest.mark.slow
def test_the_token_and_what_answers_are_given_by_never_reach_the_log(tmp_path: Path) -> None:
    async def run() -> tuple[str, set[str]]:
        async with (
            Parlour(tmp_path / "parlour", token=running.PARLOUR_TOKEN) as parlour,
            bot_process(tmp_path, parlour) as process,
        ):
            await opened(parlour, "ana", "ben")
            parlour.faults.fail("*", "/webhooks/*", 400, 50035, times=20)
            asked = asyncio.create_task(Player(parlour, "ana").slash("/my"))  # it never gets its answer
            while "HTTPException" not in process.log():
                await asyncio.sleep(0.05)
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            await process.end(signal.SIGTERM)
            return process.log(), set(parlour.desk.open_ones)

    log, tokens = asyncio.run(run())
    assert "fault " in log and "HTTPException" in log  # that an answer was refused was written
    assert tokens and not [token for token in tokens if token in log]


def test_the_parlour_is_refused_where_a_real_token_is_set(tmp_path: Path) -> None:
    for words in (("parlour",), ("run", "--at", "127.0.0.1:1")):
        refused = bot(tmp_path, *words, DISCORD_TOKEN=TOKEN)
        assert refused.returncode != 0
        sentence, _hint = refused.stderr.splitlines()
        assert "DISCORD_TOKEN" in sentence
        assert TOKEN not in refused.stdout + refused.stderr
    assert not (tmp_path / "seneschal.db").exists()


def test_a_wrong_token_is_not_told(tmp_path: Path) -> None:
    refused = bot(tmp_path, "run", DISCORD_TOKEN="not-a-token-at-all")
    assert refused.returncode == 2
    assert "DISCORD_TOKEN" in refused.stderr
    assert "not-a-token-at-all" not in refused.stdout + refused.stderr


@pytest.mark.parametrize(("status", "said"), [(200, "cannot be reached"), (401, "refuses the token")])
def test_whoever_answers_in_the_place_of_discord_is_one_sentence(tmp_path: Path, status: int, said: str) -> None:
    async def run() -> subprocess.CompletedProcess[str]:
        async def answer(_: web.Request) -> web.Response:
            return web.json_response({}, status=status)

        app = web.Application()
        app.router.add_route("*", "/{path:.*}", answer)
        runner = web.AppRunner(app)
        await runner.setup()
        try:
            site = web.SockSite(runner, door := socket.create_server(("127.0.0.1", 0)))
            await site.start()
            return await asyncio.to_thread(bot, tmp_path, "run", "--at", f"127.0.0.1:{door.getsockname()[1]}")
        finally:
            await runner.cleanup()

    refused = asyncio.run(run())
    assert (refused.returncode, refused.stdout, len(refused.stderr.splitlines())) == (2, "", 1)
    assert said in refused.stderr
