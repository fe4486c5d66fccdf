"""Powers of Albion over the wire: four people to the end, what stays in the channel, what is said in secret."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.e2e.playing import FOUR, Greedy, finished, four, known_dice, seated, thread_of
from tests.e2e.test_taps import stories, wire
from tests.e2e.viewing import at_table
from tests.e2e.worlds import Stream, Watcher, copied, difference, stopped_time
from tests.support.player import Player, buttons, text_of
from tests.support.rules import rule
from tests.support.tavern import tavern

KEY = "albion"


@pytest.mark.slow
@rule("AL-1.1", "AL-5.1", "AL-23.5", "AL-H1", "AL-H5", "AL-D34")
def test_four_people_play_to_the_end_by_lines_and_buttons(tmp_path: Path) -> None:
    async def run() -> None:
        async with tavern(tmp_path) as built:
            game = await four(built, KEY, "round_limit=3 groups=choose")
            greedy = Greedy(built, game)
            await greedy.play()
            told = await stories(built, game)
            state = (await built.service.core.live(game)).table.state
            print(f"\n{greedy.presses} presses on public asks, {greedy.lines} lines: {greedy.done}; {wire(built)}")
            print({kind: (len(counts), max(counts)) for kind, counts in told.items()})
            assert state.round == 3 and state.reason == "rounds"
            assert {"strike", "defend"} <= greedy.done["pressed"] | greedy.done["typed"] and greedy.presses
            assert {"group", "ready_made", "orders", "items", "declare"} <= greedy.done["typed"]
            assert max(told["round"]) <= 3
            end = await finished(built, game, KEY)
            assert any(name in end for name in FOUR)
            player = Player(built.parlour, FOUR[0], thread_of(built))
            public = [one for one in player.seen() if not one["flags"] & 64]
            assert [text_of(one) for one in public if "▸" in text_of(one)] == [], "an ask that was answered is gone"
            assert not any(key.startswith("d|") for one in public for key in buttons(one).values())

    with known_dice(b"albion"):
        asyncio.run(run())


# -- two worlds --------------------------------------------------------------------------------------------------------

TAKEN = (("ana", "group 1"), ("ben", "group 2"))
BEGUN = (*TAKEN, ("ana", "ready_made"), ("ben", "pawns lancelot,ector,lavain,galahad"), ("ben", "ready"))
OUT = (*BEGUN, ("ana", "orders 1.1: B18"), ("ben", "orders 2.1: C14"))
SECRETS: dict[str, tuple[tuple[tuple[str, str], ...], tuple[str, ...], tuple[str, ...]]] = {
    # what is said before, what ben says in the one world, and in the other
    "arms": (TAKEN, ("arm galahad S=12 axe leather",), ("pawns galahad,lavain,ector,lancelot",)),
    "orders": (BEGUN, ("orders 2.1: B13 then take all",), ("orders 2.3: C14-D14 abandon / 2.2: stay",)),
    "items": (OUT, ("items 2.1: leave all",), ("items none",)),
    "offers": (OUT, ("offer 2.1 2.2 give=sword",), ("offer 2.3 2.1 give=shield",)),
    "standing orders": (BEGUN, ("order attack 1", "order flee_below 6"), ("order weapon sword", "order join yes")),
}
LOOKS: tuple[tuple[str, dict[str, object]], ...] = (
    ("/board", {}),
    ("/board", {"text": True}),
    ("/hand", {}),
    ("/my", {}),
    ("/do", {}),
    ("/do", {"line": "orders 2.1: B13"}),
    ("/game log", {}),
    ("/game export", {}),
    ("/game info", {}),
    ("/orders list", {"seat": 2}),
    ("/albion map", {}),
    ("/albion map", {"hex": "C14"}),
    ("/albion knight", {"pawn": "2.1"}),
    ("/albion reach", {"pawn": "2.1"}),
    ("/albion odds", {"pawn": "1.1", "target": "2.1"}),
)


async def prepared(folder: Path, before: tuple[tuple[str, str], ...]) -> None:
    """A game of ana and ben at which some lines have been said."""
    async with tavern(folder) as t:
        await seated(t, t.player("ana"), t.player("ben"), KEY, name="Worlds")
        for name, line in before:
            await t.quiet()
            version = (await t.service.core.live(1)).game.version
            told = await at_table(t, name).slash("/do", line=line, sure=True)
            assert (await t.service.core.live(1)).game.version > version, told.text
        await t.quiet()


async def seen_by(viewer: str, folder: Path, said: tuple[str, ...]) -> list[Stream]:
    """What a viewer is sent while ben says something in secret, and when he looks at everything afterwards."""
    async with tavern(folder) as t:
        await t.quiet()
        watcher = Watcher(t, at_table(t, viewer))
        for line in said:
            version = (await t.service.core.live(1)).game.version
            told = await at_table(t, "ben").slash("/do", line=line, sure=True)
            assert (await t.service.core.live(1)).game.version > version, told.text
            await t.quiet()
        for path, options in LOOKS:
            await watcher.viewer.slash(path, **options)
            await t.quiet()
        for typed in ("", "orders 2", "declare "):
            watcher.note(await watcher.viewer.complete("/do", "line", line=typed))
        watcher.note(await watcher.viewer.complete("/albion knight", "pawn", pawn=""))
        return watcher.streams()


@pytest.mark.slow
@rule("AL-H1", "AL-H8", "AL-H9", "AL-H15", "AL-H17", "AL-3.11")
@pytest.mark.parametrize(("secret", "viewer"), [*[(one, "ana") for one in sorted(SECRETS)], ("offers", "cyril")])
def test_F43_what_ben_says_in_secret_shows_to_nobody_else(secret: str, viewer: str, tmp_path: Path) -> None:
    before, *worlds = SECRETS[secret]
    with stopped_time(), known_dice(b"worlds"):
        asyncio.run(prepared(tmp_path / "made", before))
        seen = []
        for name, said in zip(("one", "other"), worlds, strict=True):
            seen.append(asyncio.run(seen_by(viewer, copied(tmp_path / "made", tmp_path / name), said)))
    assert len(seen[0]) > 15, "hardly anything was seen"
    assert difference(*seen) == ""
