"""What the tests over sockets share: one game, kept at several moments."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.e2e.worlds import MOMENTS, Moments, begun, reached, stopped_time

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of them are slow: whole games over sockets, processes that are killed, a browser. Some are for the soak."""
    for item in items:
        if item.path.is_relative_to(HERE) and item.get_closest_marker("soak") is None:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def moments(tmp_path_factory: pytest.TempPathFactory) -> Moments:
    """The number of a game, and copies of its folder at each of the moments."""

    async def make() -> Moments:
        base: Path = tmp_path_factory.mktemp("base")
        game = await begun(base)
        return Moments(game, await reached(base, game, MOMENTS, tmp_path_factory.mktemp("moments")))

    with stopped_time():
        return asyncio.run(make())
