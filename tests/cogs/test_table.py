"""A table at the parlour with the real bot in it: panels, lines, forms, hands, orders, as players use them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.parlour.rights import mask
from bot.service.core import press_kinds
from bot.service.table import table_queries
from cogs.panel import private
from tests.support.player import Answer, Player, buttons, field_names, pictures, selects, text_of
from tests.support.tavern import Tavern, tavern

Play = Callable[[Tavern, Player, Player, Player], Awaitable[None]]


def at_table(folder: Path, play: Play, game: str = "warcry") -> None:
    """Two players at a table that has begun, and somebody who only reads along."""

    async def run() -> None:
        async with tavern(folder) as built:
            ana, ben, cyril = map(built.player, ("ana", "ben", "cyril"))
            await ana.slash("/game new", game=game, players=2)
            await built.quiet()
            await ben.press("Join")
            await ana.press("Ready")
            await ben.press("Ready")
            await built.quiet()
            thread = str((await built.service.core.live(1)).game.channel_id)
            for player in (ana, ben, cyril):
                player.channel = built.parlour.world.channels[thread]["name"]
            await play(built, ana, ben, cyril)

    asyncio.run(run())


async def begun(built: Tavern, ana: Player, ben: Player) -> Player:
    """Decks are chosen; who says who musters first."""
    await ana.slash("/do", line="deck alliance_starter")
    await ben.slash("/do", line="deck hordes_starter")
    await built.quiet()
    live = await built.service.core.live(1)
    return ana if live.waiting().keys() == {0} else ben


def named(message: dict[str, object], start: str) -> str:
    """The button whose label begins so."""
    return next(label for label in buttons(message) if label.startswith(start))


def test_whoever_reads_along_opens_the_older_lines_of_a_story_in_private(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.service.posting.stories.MOST_SEEN", 90)

    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        await begun(built, ana, ben)
        story = cyril.newest(lambda one: any("older line" in label for label in buttons(one)))
        assert "ana has chosen both decks" not in text_of(story)
        shown = await cyril.press(named(story, next(iter(buttons(story)))), message=story)
        assert shown.message["flags"] & 64 and shown.message["id"] != story["id"]
        assert "ana has chosen both decks" in shown.text and text_of(story).splitlines()[0] in shown.text
        forged = await cyril.forge(f"{press_kinds.OLDER_LINES}|7|0|", story)
        assert forged.message["flags"] & 64 and "chosen both decks" not in forged.text
        ask = cyril.with_button("Your move")
        assert "/game log" in (await cyril.forge(f"{press_kinds.OLDER_LINES}|1|0|", ask)).text

    at_table(tmp_path, play)


@pytest.mark.slow
def test_a_press_opens_the_panel_and_a_pick_leads_to_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        panel = await ana.press("Your move: ana")
        assert panel.message["flags"] & 64 and "choose your decks" in panel.text
        chosen = await ana.press(named(panel.message, "Banners"), message=panel.message)
        assert "ana has chosen both decks" in chosen.text and "ben is next" in chosen.text
        await ben.slash("/do", line="deck hordes_starter")
        live = await built.service.core.live(1)
        first = ana if live.waiting().keys() == {0} else ben
        panel = await first.slash("/do")
        shown = await first.press(f"{first.name} musters first", message=panel.message)
        await first.until("muster a card or pass")
        assert shown.message["id"] == panel.message["id"] and "You draw from the army deck" in shown.text
        following = shown.message
        assert "muster a card or pass" in shown.text and "Gold left: 20" in shown.text
        assert pictures(following)[0]["filename"].endswith(".png")
        if menus := selects(following):
            menu, entries = next(iter(menus.items()))
            await first.choose(menu, entries[0], message=following)
        else:  # so few cards that each has a button
            await first.press(named(following, "Muster"), message=following)
        await first.until(f"{first.name} musters")
        post = ana.with_button("My hand")
        stale = await ana.forge("d|1|1|", post)
        assert "decided meanwhile" in stale.text and "Since then" in stale.text
        monkeypatch.setattr(private, "MOST_SINCE", 1)
        stale = await ana.forge("d|1|1|", post)
        assert re.search(r"Since then:\n•.*\n… and [0-9]+ more; see `/game log` for everything", stale.text)

    at_table(tmp_path, play)


def test_a_stranger_gets_no_panel_no_hand_and_no_suggestion(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        await begun(built, ana, ben)
        for answer in (
            await cyril.slash("/do"),
            await cyril.slash("/hand"),
            await cyril.press("My hand"),
            await cyril.slash("/orders list"),
        ):
            assert "V této hře nemáš místo" in answer.text and not answer.message["attachments"]
        assert await cyril.complete("/do", "line", line="") == []
        assert await cyril.complete("/orders set", "line", line="") == []

    at_table(tmp_path, play)


@pytest.mark.slow
def test_lines_are_suggested_typed_and_refused_with_the_clause(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        first = await begun(built, ana, ben)
        other = ben if first is ana else ana
        assert await other.complete("/do", "line", line="") == []
        assert "choose_muster_order first=A" in " ".join(await first.complete("/do", "line", line="muster"))
        assert "WC-" in (await other.slash("/do", line="muster_pass")).text
        letter = "A" if first is ana else "B"
        answer = await first.slash("/do", line=f"choose_muster_order first={letter}; muster_pass; muster_pass")
        assert "Not sent yet" in answer.text
        panel = await other.slash("/do")
        more = await other.press("More…", message=panel.message)
        form = await other.press("Type a move…", message=more.message)
        assert "Done." not in (await other.submit(form, line="muster_pass")).text
        await other.until("ends mustering")

    at_table(tmp_path, play)


@pytest.mark.slow
def test_a_deck_is_given_by_form_saved_and_used_again(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        panel = await ana.press("Your move: ana")
        form = await ana.press("Use my own list…", message=panel.message)
        assert field_names(form.modal) == ["list", "file", "name"]
        given = await ana.submit(form, list="alliance_starter", name="Banners")
        assert "“Banners” is saved" in given.text and "ana has chosen both decks" in given.text
        small = await ben.submit(await ben.slash("/warcry deck save", name="small"), list="3 HD-U01", name="small")
        assert "WC-1.6" in small.text and "•" in small.text
        await ben.submit(await ben.slash("/warcry deck save", name="horde"), list="hordes_starter", name="horde")
        assert "horde" in (await ben.slash("/warcry deck list")).text
        assert await ben.complete("/warcry deck use", "name", name="HÓR") == ["horde"]
        panel = await ben.slash("/do")
        await ben.choose("wd|1|2|", "0", message=panel.message)
        await ben.until("ben has chosen both decks")
        assert "has been deleted" in (await ben.slash("/warcry deck drop", name="horde")).text

    at_table(tmp_path, play)


@pytest.mark.slow
def test_orders_books_dice_and_look_ups_answer_in_private(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        await begun(built, ana, ben)
        count = len(ana.seen())
        assert "order block never" in await ana.complete("/orders set", "line", line="block")
        assert "1. You do not block" in (await ana.slash("/orders set", line="block never")).text
        assert await ana.complete("/orders cancel", "number") == ["1. order block never"]
        assert "no standing orders" in (await ana.slash("/orders cancel", number=1)).text
        answers: list[Answer] = [
            await ana.slash(path, **options)
            for path, options in (
                ("/board", {"text": True}),
                ("/board", {"at": 0}),
                ("/my", {}),
                ("/game log", {}),
                ("/game export", {}),
                ("/dice verify", {}),
                ("/dice stats", {}),
                ("/warcry card", {"name": "Brackenford Pikes"}),
                ("/rules search", {"words": "7.3"}),
                ("/rules search", {"words": "slaughter totals"}),
            )
        ]
        board, then, mine, log, export, sealed, stats, card, rule, found = [answer.text for answer in answers]
        assert "Battles won" in board and "after line 0 of" in then and "#1" in mine
        assert "Battle 1 begins" in log or "in the file" in log
        assert "with what you are allowed to see" in export and "published when the game is over" in sealed
        assert "ana: dice" in stats and "strength 3" in card
        assert "WC-7.3" in rule and "WC-8.6" in found
        assert all(message["flags"] & 64 for answer in answers for message in answer.messages)
        await built.quiet()
        assert len([message for message in ben.seen() if not message["flags"] & 64]) <= count

    at_table(tmp_path, play)


@pytest.mark.slow
def test_what_is_posted_for_all_holds_only_what_all_may_know(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        first = await begun(built, ana, ben)
        await first.slash("/do", line=f"choose_muster_order first={'A' if first is ana else 'B'}")
        await built.quiet()
        held = (await table_queries.sight_of(built.service.core, 1, int(ana.id), "en")).view.players[0].army_cards
        assert held
        for options in ({"public": True}, {"public": True, "text": True}, {"public": True, "at": 2}):
            await ana.slash("/board", **options)
        await ana.slash("/rules search", words="7.3", public=True)
        await built.quiet()
        public = "\n".join(text_of(message) for message in ben.seen() if not message["flags"] & 64)
        assert "WC-7.3" in public and "after line 2 of" in public
        names = (await built.service.core.live(1)).bound.cards
        assert not any(card in public or names.name("en", card) in public for card in held)

    at_table(tmp_path, play)


@pytest.mark.slow
def test_who_shows_something_to_all_is_told_that_it_waits_where_the_game_cannot_speak(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        await begun(built, ana, ben)
        thread = str((await built.service.core.live(1)).game.channel_id)
        assert "Posted for everyone" in (await ana.slash("/board", public=True)).text
        await built.quiet()
        board = built.player("ana", thread).newest(lambda one: "-table" in str(one["attachments"]))
        assert "Battle 1" in board["attachments"][0]["description"], "what all see is told in words, too"
        world = built.parlour.world
        role = world.roles[world.bot["roles"][0]]
        role["permissions"] = str(int(role["permissions"]) & ~mask("manage_threads"))
        built.parlour.gateway.dispatch("GUILD_ROLE_UPDATE", {"guild_id": world.guild["id"], "role": role})
        built.parlour.managing.close_thread(thread, archived=True, locked=True)
        for text in (False, True):
            told = (await ana.slash("/board", channel="tavern", game=1, public=True, text=text)).text
            assert "post it for everyone as soon as" in told and "is closed" in told and "Posted for" not in told

    at_table(tmp_path, play)
