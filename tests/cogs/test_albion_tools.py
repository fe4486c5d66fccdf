"""Tools of Albion with the real bot: reach, odds, knights, map: in private, with suggestions and pictures."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.children.children import Children
from bot.i18n.catalog import LANGUAGES
from tests.cogs.test_taps import placed
from tests.e2e.playing import known_dice, seated, thread_of
from tests.support.here import Here
from tests.support.player import Answer, Player
from tests.support.rules import rule
from tests.support.tavern import Tavern, tavern

KEY = "albion"
PRIVATE = 64
POSITION: dict[str, Any] = {
    "phase": "movement",
    "lead": "ana",
    "ana": {
        "pawns": {
            "1.1": {"knight": "gawain", "hex": "C18", "revealed": True},
            "1.2": {"knight": "kay", "hex": "F17"},
            "1.3": {"knight": "bedivere"},
            "1.4": {"knight": "yvain"},
        }
    },
    "ben": {
        "pawns": {
            "2.1": {"knight": "lancelot", "hex": "D18", "revealed": True},
            "2.2": {"knight": "galahad", "hex": "B15"},
            "2.3": {"knight": "ector"},
            "2.4": {"knight": "lavain"},
        }
    },
}
"""Gawain and Lancelot, whom everybody knows, side by side; who the others are only their players know."""

Play = Callable[[Tavern, Player, Player], Awaitable[None]]


def at_table(
    folder: Path, play: Play, children: Children | None = None, new: dict[str, Any] | None = None, **position: Any
) -> None:
    """Two players in the first phase, unless told otherwise."""

    async def run() -> None:
        async with tavern(folder, children=children) as built:
            ana, ben = map(built.player, ("ana", "ben"))
            await seated(built, ana, ben, KEY, **(new or {}))
            for player in (ana, ben):
                player.channel = thread_of(built)
            await placed(built, POSITION | position)
            await play(built, ana, ben)

    with known_dice(b"a"):
        asyncio.run(run())


def is_private(told: Answer) -> bool:
    """True if only who is answered sees it."""
    return bool(told.message["flags"] & PRIVATE)


@rule("AL-H8", "AL-H9", "AL-6.1", "AL-13.2", "AL-13.7")
def test_tools_answer_in_private_and_suggest_what_the_person_knows(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        before = ben.wire()
        told = await ana.slash("/albion reach", pawn="1")
        assert "goes up to 3 hexes" in told.text and "just now: B15 and D18" in told.text and is_private(told)
        odds = await ana.slash("/albion odds", pawn="1", target="2.1")
        for part in ("Strike with Sword", "Parry", "Dodge", "Strength 16 − 3 load"):
            assert part in odds.text, part
        assert "hidden until the first fight" in (await ana.slash("/albion odds", pawn="1", target="2.2")).text
        assert "Kay" in (await ana.slash("/albion knight", pawn="2")).text
        assert "Galahad" not in (await ana.slash("/albion knight", pawn="2.2")).text
        assert "Lancelot" in (await ana.slash("/albion map", hex="D18")).text
        assert "Camelot" in (await ana.slash("/albion map", hex="Camelot")).text
        assert "there is no “Z99”" in (await ana.slash("/albion map", hex="Z99")).text
        assert "step" in (await ana.slash("/rules search", words="6.2")).text
        assert ben.wire() == before

    at_table(tmp_path, play)


@rule("AL-H8")
def test_suggestions_name_only_who_is_known(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        reach = await ana.complete("/albion reach", "pawn", pawn="2")
        assert "1.2 Kay (F17)" in reach and "2.1 Lancelot (D18)" in reach and "2.2 Joyous Gard (B15)" in reach
        assert reach.index("1.2 Kay (F17)") < reach.index("2.1 Lancelot (D18)")
        targets = await ana.complete("/albion odds", "target", pawn="1", target="")
        assert "2.1 Lancelot (D18)" in targets and not any("2.2" in one for one in targets)
        assert "Sword" in await ana.complete("/albion odds", "weapon", pawn="1", target="2.1", weapon="swo")
        assert "Camelot (C19)" in await ana.complete("/albion map", "hex", hex="came")
        assert "C14" in await ana.complete("/albion map", "hex", hex="c14")

    at_table(tmp_path, play)


@rule("AL-H1")
def test_reach_and_map_are_pictures_of_what_the_person_may_see(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        for player, pawn, own, other in ((ana, "1", "Kay", "Galahad"), (ben, "1", "Galahad", "Kay")):
            for path, options in (("/albion reach", {"pawn": pawn}), ("/albion map", {})):
                told = await player.slash(path, **options)
                (file,) = told.message["attachments"]
                assert other not in file["description"] and ("map" not in path or own in file["description"])
        here = await ana.slash("/albion map", hex="C18")
        assert not here.message["attachments"]

    at_table(tmp_path, play, Children(Here(), Here(), Here()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_tools_speak_the_language_of_the_person(language: str, tmp_path: Path) -> None:
    reads = {"en": "up to 3 hexes", "pl": "do 3 pól", "cs": "až 3 pole"}

    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        await ana.slash("/me", language=language)
        assert reads[language] in (await ana.slash("/albion reach", pawn="1")).text

    at_table(tmp_path, play)
