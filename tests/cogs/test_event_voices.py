"""What keeps an event from speaking is known by the rights of its channels, and told by the chat service at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.service.events.silence import Voices
from bot.storage import silences
from tests.cogs.test_rights import SEEN
from tests.cogs.test_rights_elsewhere import Apart, apart


async def silent(made: Apart) -> str:
    """Why the event is known to be unable to speak, once what the chat service told has been heard."""
    core, event = made.built.service.core, made.event
    before = await core.database.read(lambda session: silences.silence_of(session, event))
    for _ in range(100):
        now = await core.database.read(lambda session: silences.silence_of(session, event))
        if now != before:
            break
        await asyncio.sleep(0.01)
    return "" if now is None else now.why


@pytest.mark.slow
def test_rights_that_are_taken_and_given_are_seen_as_they_are(tmp_path: Path) -> None:
    async def play(made: Apart) -> None:
        voices: Voices = made.built.service.voices
        back, bot = int(made.back["id"]), made.world.bot["id"]
        tavern = made.built.channel
        assert await voices.barred(back, back) == "" == await voices.barred(tavern, tavern)
        for right in ("send_messages", "create_public_threads", "send_messages_in_threads", SEEN):
            made.managing.permit(made.back["id"], bot, allow=[] if right == SEEN else [SEEN], deny=[right])
            assert await silent(made) == right == await voices.barred(back, back)
            made.managing.permit(made.back["id"], bot, allow=[SEEN])
            assert await silent(made) == ""
        assert await voices.barred(tavern, back) == ""
        made.managing.delete_channel(made.back["id"])
        assert await silent(made) == "gone" == await voices.barred(back, back)
        page = await made.player("ana").slash("/event panel", event=made.event)
        assert "the channel is gone" in page.text
        await made.player("ana").slash("/event move", event=made.event)
        assert await voices.silence(made.event) is None

    apart(tmp_path, play)


def test_no_event_begins_and_none_is_opened_where_it_could_not_speak(tmp_path: Path) -> None:
    async def play(made: Apart) -> None:
        ana, dana = made.player("ana"), made.player("dana")
        made.managing.permit(made.back["id"], made.world.bot["id"], allow=[SEEN], deny=["create_public_threads"])
        await silent(made)
        refused = await ana.slash("/event start", event=made.event)
        assert "No event can be held here now" in refused.text and "Create Public Threads" in refused.text
        assert "There is no event" in (await dana.slash("/event start", event=made.event)).text

    apart(tmp_path, play)
