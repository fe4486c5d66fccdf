"""Plays a game that was added to a copy of the project, through the chat: ``python -m tests.support.newcomer FOLDER``.

Run in the copy, with this project behind it for the tests' own helpers.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import bot
from bot.games import registry
from bot.records.replay import verify
from tests.e2e.playing import finished, seated, thread_of
from tests.support.player import Json, Player, buttons, pictures, text_of
from tests.support.tavern import Tavern, tavern

KEY, HEAP = "toy", 4


async def played_by_all(built: Tavern, folder: Path) -> None:
    """A whole game of two people, with everything that a game may have looked at on the way."""
    ana, ben = map(built.player, ("ana", "ben"))
    game = await seated(built, ana, ben, KEY, options=f"heap={HEAP}")
    ana.channel = ben.channel = thread_of(built)
    refused = await ana.slash("/do", line="take 9")
    assert "You may take from 1 to 3, not 9. [TOY-1.2]" in refused.text, refused.text
    assert "You may take" not in (await ben.slash("/do", line="hop")).text
    panel = await ana.slash("/do")
    assert {"Take 1", "Take 2", "Take 3"} <= set(buttons(panel.message)), buttons(panel.message)
    found = await ana.complete("/do", "line", line="take")
    assert "Take 2 [take 2]" in found, found
    await looked_at(ana)
    await ana.press("Take 3", panel.message)
    await built.quiet()
    await finished_by_taking(built, game, ana, ben)
    told = "\n".join(map(text_of, ana.seen()))
    assert any(f"{player.name} wins." in told for player in (ana, ben)), told
    await played_again(ana, ben)


async def played_again(ana: Player, ben: Player) -> None:
    """The card at the end, and the lobby that its button opens once."""
    card = next(one for one in reversed(ana.seen()) if "The end of" in text_of(one))
    assert "Winner:" in text_of(card) and pictures(card), text_of(card)
    again = next(key for key in buttons(card).values() if key.startswith("e|"))
    assert "everybody has a seat already" in (await ben.press(again, card)).text
    assert "There already is a rematch" in (await ana.press(again, card)).text


async def looked_at(ana: Player) -> None:
    """The table as picture and words, the hand that there is none, advice, rules, help."""
    shown = await ana.slash("/board")
    assert [file["filename"].partition(".")[0] for file in shown.message["attachments"]] == ["toy-table"]
    assert "4 pebbles; ana is to take." in (await ana.slash("/board", text=True)).text
    assert "no cards" in (await ana.slash("/hand")).text.casefold()
    assert (await ana.slash("/toy hint")).text == "Take 1."
    assert "last pebble wins" in (await ana.slash("/rules show", number="1.4")).text
    assert "one to three pebbles" in (await ana.slash("/help", topic="toy-rules")).text
    assert "/toy hint" in (await ana.slash("/help", topic="toy")).text
    assert (await ana.slash("/orders list")).text


async def finished_by_taking(built: Tavern, game: int, ana: Player, ben: Player) -> str:
    """One pebble at a time until none is left; the record replays, the dice can be verified."""
    live = await built.service.core.live(game)
    while live.waiting():
        player = (ana, ben)[min(live.waiting())]
        await player.slash("/do", line="take 1")
        await built.quiet()
        live = await built.service.core.live(game)
    told = await finished(built, game, KEY)
    export = await ana.slash("/game export")
    record = built.parlour.house.files.read(export.message["attachments"][0]["id"]).decode()
    assert verify(record, registry.game(KEY)) is not None
    return told


def buttons_of(kind: str, message: Json) -> list[str]:
    """The ids of the buttons of a kind under a message."""
    return [key for key in buttons(message).values() if key.startswith(f"{kind}|")]


async def learned(built: Tavern) -> None:
    """The lesson from its first step to its end."""
    ana = built.player("ana")
    begun = await ana.slash("/learn", game=KEY)
    assert "Your lesson begins" in begun.text, begun.text
    await built.quiet()
    ana.channel = thread_of(built)
    for kind in ("k", "lm", "k"):
        hint = next(one for one in reversed(ana.seen()) if buttons_of(kind, one))
        await ana.press(buttons_of(kind, hint)[0], hint)
        await built.quiet()
    told = "\n".join(map(text_of, ana.seen()))
    assert "You have seen the whole game." in told, told


async def main(folder: Path) -> None:
    """All of it at one parlour."""
    assert Path(bot.__file__).is_relative_to(Path.cwd()), bot.__file__
    async with tavern(folder) as built:
        await played_by_all(built, folder)
        await learned(built)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
