"""Whole Mage Knight games through the real library and real sockets, from the lobby to verified victory points."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.children.children import Children
from tests.e2e.playing import CONFIRM, Presser, Typist, finished, known_dice, seated
from tests.support.player import Answer, Player, buttons, pictures, text_of
from tests.support.tavern import tavern

KEY = "mage_knight"
OPENS = "…"
"""What stands in the label of a suggestion that is only the beginning of a line."""

ONCE_MORE = ("This ends your turn", "This uses up", "Tím skončíš tah", "Tím spotřebuješ")
"""What is asked once more is not drawn."""

EAGER = (("ranged ", "close ", "charge ", "bound "), ("army ", "objective ", "pool random", "place ", "deploy "))
"""Beginnings of lines that are taken before all others."""


class Commander(Typist):
    """Types what is suggested, further where a suggestion only opens; fights where it can, else goes at the enemy."""

    async def line(self, name: str, thread: str, options: dict[str, Any], pick: Callable[[int], int]) -> str:
        """One of the lines that are suggested, the eager ones first."""
        found = await self.suggested(name, thread, "", options)
        while found:
            label, line = self.liked(found, pick)
            if OPENS not in label:
                return line
            further = await self.suggested(name, thread, line, options)
            whole = [entry for entry in further if OPENS not in entry[0] and entry[1].startswith(line.split()[0])]
            if whole:
                return self.approaching(whole, pick)
            found.remove((label, line))
        raise AssertionError("nothing can be said")

    async def suggested(self, name: str, thread: str, typed: str, options: dict[str, Any]) -> list[tuple[str, str]]:
        """Labels and lines."""
        acting = self.tavern.parlour.acting
        found = await acting.complete(name, thread, "/do", {**options, "line": typed}, "line")
        assert all(len(one["name"]) <= 100 and len(one["value"]) <= 100 for one in found)
        return [(str(one["name"]), str(one["value"])) for one in found]

    def liked(self, found: list[tuple[str, str]], pick: Callable[[int], int]) -> tuple[str, str]:
        """One of the best."""
        for eager in EAGER:
            liked = [entry for entry in found if entry[1].startswith(eager) and "end" not in entry[1]]
            if liked:
                return liked[pick(len(liked))]
        calm = [entry for entry in found if not entry[1].startswith(("cancel", "pass", "nimble"))]
        return calm[pick(len(calm))]

    def approaching(self, found: list[tuple[str, str]], pick: Callable[[int], int]) -> str:
        """A line that leads to the enemy, if there is one."""
        near = [line for label, line in found if "touch=" in line or "toward=" in line]
        lines = near or [line for _, line in found]
        return lines[pick(len(lines))]


class Planner(Presser):
    """Presses and chooses only; counts what is shown before it is confirmed."""

    shown = 0

    async def decide(self, player: Player, panel: Answer) -> None:
        """Every panel with something staged says what it would do, and shows it."""
        self.look(panel)
        await super().decide(player, panel)

    def offered(self, message: dict[str, Any]) -> list[tuple[str, str, list[str]]]:
        """What can be pressed; where something is staged it is confirmed, after a look at it."""
        if any(key.startswith(CONFIRM) for key in buttons(message).values()):
            told = text_of(message).splitlines()
            if not any(line.startswith(ONCE_MORE) for line in told):
                assert len(told) > 1 and pictures(message), told
                self.shown += 1
        return super().offered(message)

    def look(self, panel: Answer) -> None:
        """No panel is more than Discord shows."""
        for message in panel.messages:
            assert len(message["components"]) <= 5 and len(message["content"]) <= 2000


SECOND = "rules=mk2 items=true domains=true "
"""What opens a game of the second edition with all that it has."""


def verbs(said: list[str]) -> set[str]:
    """The first words of lines."""
    return {line.split()[0] for line in said}


def by_objectives(card: str) -> None:
    """The card of an end names the edition, and objectives, which decide, before the points that break a tie."""
    assert "Mage Knight 2.0" in card and "Unlimited" not in card
    assert 0 < card.find("Objectives controlled: ana ") < card.find("Victory points: ana ")


@pytest.mark.slow
def test_a_game_of_two_hundred_points_by_typed_commands(tmp_path: Path) -> None:
    async def play() -> None:
        async with tavern(tmp_path, children=Children()) as t:
            options = "build_total=200 limit=rounds rounds=8"
            game = await seated(t, t.player("ana"), t.player("ben"), KEY, options=options)
            commander = Commander(t, game, b"commanded")
            commander.more = {"sure": True}
            await commander.play()
            assert {"army", "pool", "place", "deploy", "move", "end_turn"} <= verbs(commander.said)
            assert {"ranged", "close"} & verbs(commander.said)
            assert "victory points" in (await finished(t, game, KEY)).casefold()

    with known_dice(b"commanded"):
        asyncio.run(play())


@pytest.mark.slow
def test_a_game_by_buttons_and_previews_only_in_two_languages(tmp_path: Path) -> None:
    async def play() -> None:
        async with tavern(tmp_path, children=Children()) as t:
            options = "build_total=200 limit=rounds rounds=4"
            game = await seated(t, t.player("ana"), t.player("cyril"), KEY, options=options)
            planner = Planner(t, game, b"planned")
            await planner.play()
            assert planner.shown >= 8
            assert "victory points" in (await finished(t, game, KEY)).casefold()

    with known_dice(b"planned"):
        asyncio.run(play())


@pytest.mark.slow
def test_a_game_of_the_second_edition_by_typed_commands(tmp_path: Path) -> None:
    async def play() -> None:
        async with tavern(tmp_path, children=Children()) as t:
            options = f"{SECOND}build_total=200 limit=rounds rounds=8"
            game = await seated(t, t.player("ana"), t.player("ben"), KEY, options=options)
            commander = Commander(t, game, b"commanded")
            commander.more = {"sure": True}
            await commander.play()
            assert {"army", "objective", "pool", "place", "deploy", "move", "end_turn"} <= verbs(commander.said)
            assert {"ranged", "close"} & verbs(commander.said)
            by_objectives(await finished(t, game, KEY))

    with known_dice(b"commanded"):
        asyncio.run(play())


@pytest.mark.slow
def test_a_game_of_the_second_edition_by_buttons_in_two_languages(tmp_path: Path) -> None:
    async def play() -> None:
        async with tavern(tmp_path, children=Children()) as t:
            options = f"{SECOND}build_total=200 limit=rounds rounds=4"
            game = await seated(t, t.player("ana"), t.player("cyril"), KEY, options=options)
            planner = Planner(t, game, b"planned")
            await planner.play()
            assert planner.shown >= 8
            by_objectives(await finished(t, game, KEY))

    with known_dice(b"planned"):
        asyncio.run(play())
