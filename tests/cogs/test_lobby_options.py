"""The options of a lobby, chosen anew by its host in a private panel."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bot.service.lobby import lobby
from bot.service.lobby.seats import Person
from cogs.drafts import Drafts
from tests.support.drafting import filled, group_form, ids
from tests.support.player import Json, Player, buttons, fields, text_of
from tests.support.tavern import Tavern, tavern

Play = Callable[[Tavern, Player, Player], Awaitable[None]]


def at_lobby(folder: Path, play: Play, **options: object) -> None:
    """A lobby of WarCry, opened by the first of two people."""

    async def run() -> None:
        async with tavern(folder) as built:
            ana, ben = built.player("ana"), built.player("ben")
            opened = await ana.slash("/game new", **{"game": "warcry", "here": True, **options})
            assert "Options…" in buttons(opened.message), opened.text
            await play(built, ana, ben)

    asyncio.run(run())


async def options(built: Tavern) -> Any:
    """The options of the table."""
    return (await built.service.core.live(1)).options


def apply_of(message: Json) -> str:
    """The button that applies a draft."""
    return buttons(message)["Apply"]


def test_the_host_chooses_options_anew_and_who_was_ready_is_asked_again(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        await ben.slash("/game join")
        await ben.slash("/game ready")
        panel = (await ana.press("Options…")).messages[-1]
        assert "House options: WarCry" in text_of(panel) and "Apply" not in buttons(panel)
        form = await group_form(ana, "course", panel)
        asked = fields(form.modal)
        assert list(asked) == ["setup", "reaction_mode", "open_decklists", "time_limit"]
        assert asked["time_limit"]["value"] == "24h"
        panel = (await ana.submit(form, open_decklists="true", time_limit="2d")).message
        assert "**The deck lists are open**" in text_of(panel) and "Nothing has been changed yet" in text_of(panel)
        assert not (await options(built)).open_decklists
        built.parlour.faults.duplicate_next_interaction()
        done = await ana.press("Apply", panel)
        await built.quiet()
        live = await built.service.core.live(1)
        assert live.options.open_decklists and live.game.limit == live.options.time_limit == 172_800
        assert [bool(seat.mark) for seat in live.seats] == [False, False] and "plays by these options" in done.text
        assert ben.text().count("The host has changed the options of the table") == 1
        assert "the deck lists are open" in ben.text()
        back = await ana.press("Options…", (await ana.slash("/game info")).message)
        panel = await filled(ana, back.messages[-1], "course", open_decklists="false")
        await ana.press("Apply", panel)
        live = await built.service.core.live(1)
        assert not live.options.open_decklists and live.game.limit == 172_800

    at_lobby(tmp_path, play)


def test_nobody_but_the_host_of_a_lobby_chooses_its_options(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        await ben.slash("/game join")
        assert "Options…" not in buttons((await ben.slash("/game info")).message)
        panel = (await ana.press("Options…")).messages[-1]
        form = await group_form(ana, "course", panel)
        other = (await ben.slash("/game info")).message
        before = await options(built)
        assert "Only the host" in (await ben.forge("lo|1|0|look", other)).text
        assert "not kept any more" in (await ben.forge(ids(panel)[0], other)).text
        panel = await filled(ana, panel, "course", open_decklists="true")
        apply = apply_of(panel)
        assert "Only the host" in (await ben.forge(apply, other)).text
        for forged in ("lo|1|0|nothing", f"f|1|0|options:nowhere:{apply.rpartition(':')[2]}"):
            told = (await ana.forge(forged, panel)).text
            assert "does not work any more" in told or "not kept any more" in told
        core, me = built.service.core, Person(int(ana.id), "ana")
        await lobby.at_lobby(core, 1, me, lobby.ACTS["leave"], interaction=77)
        assert "Only the host" in (await ana.forge(apply, panel)).text
        assert "Only the host" in (await ana.submit(form, open_decklists="true")).text
        assert await options(built) == before

    at_lobby(tmp_path, play)


def test_what_was_changed_meanwhile_or_is_forgotten_changes_nothing(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        first = (await ana.press("Options…")).messages[-1]
        second = (await ana.press("Options…", (await ana.slash("/game info")).message)).messages[-1]
        first = await filled(ana, first, "course", time_limit="2d")
        second = await filled(ana, second, "course", open_decklists="true")
        refused = await ana.submit(await group_form(ana, "course", first), time_limit="1m")
        assert "Time for one decision" in refused.text
        await ana.press("Apply", second)
        told = await ana.press("Apply", first)
        assert "changed meanwhile" in told.text and (await options(built)).time_limit == 86_400
        anew = (await ana.press("Start over", first)).message
        assert "**The deck lists are open**" in text_of(anew) and "Apply" not in buttons(anew)
        applied = await ana.forge(f"lo|1|0|apply:{ids(first)[0].rpartition(':')[2]}", anew)
        assert "nothing to apply" in applied.text
        built.client.drafts = Drafts()
        assert "not kept any more" in (await ana.press(ids(anew)[0], anew)).text

    at_lobby(tmp_path, play)


def test_many_groups_stand_in_a_list(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        panel = (await ana.press("Options…")).messages[-1]
        assert "House options: Mage Knight 2.0" in text_of(panel) and len(ids(panel)) == 0
        panel = await filled(ana, panel, "formations", gang_up="2")
        await ana.press("Apply", panel)
        assert (await options(built)).gang_up == 2 and (await options(built)).rules == "mk2"

    at_lobby(tmp_path, play, game="mage_knight", options="rules=mk2")


def test_the_card_opens_the_same_panel_for_the_host_alone(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        await built.quiet()
        card = ana.newest(lambda one: "Change…" in buttons(one) and "Join" in buttons(one))
        change = buttons(card)["Change…"]
        built.parlour.faults.duplicate_next_interaction()
        panel = await ana.press("Change…", card)
        assert "House options: WarCry" in panel.text and panel.message["flags"] & 64
        refused = await ben.press("Change…", card)
        assert refused.text == f"Only the host may do that: <@{ana.id}>."
        await filled(ana, panel.message, "course", open_decklists="true")
        await ben.slash("/game join")
        for player in (ana, ben):
            await player.slash("/game ready")
        await built.quiet()
        late = await ana.forge(change, panel.message)
        assert "This game has already begun." in late.text

    at_lobby(tmp_path, play)
