"""A server is set up: by options and by forms, with every way to go wrong."""

from __future__ import annotations

from typing import Any

from tests.support.drafting import ids
from tests.support.player import buttons


async def set_up(once: Any) -> None:
    """Settings are drafted, started over, applied; so are the options of a lobby."""
    table = once.table
    opened = await once.slash("gm", "/game new", where="tables", game="warcry", here=True)
    panel = await once.press("gm", opened.message, "lo|")
    course = next(one for one in ids(panel.messages[-1]) if ":course:" in one)
    form = await once.press("gm", panel.messages[-1], course)
    panel = await once.submit("gm", form, "f:options", open_decklists="true")
    other = await once.press("gm", (await once.slash("gm", "/game info", where="tables")).message, "lo|")
    course = next(one for one in ids(other.messages[-1]) if ":course:" in one)
    form = await once.press("gm", other.messages[-1], course)
    other = await once.submit("gm", form, "f:options", time_limit="2d")
    applying = next(one for one in ids(panel.message) if "|apply" in one)
    await once.press("gm", panel.message, applying)
    meanwhile = next(one for one in ids(other.message) if "|apply" in one)
    await once.press("gm", other.message, meanwhile, refused="lobby_options_changed")
    await once.slash("gm", "/game leave", where="tables")
    everyone = table.parlour.world.guild["id"]
    await once.slash("gm", "/setup", gm_role=everyone, refused="setup_everyone")
    shown = await once.slash("gm", "/setup", lobby_days=7)
    form = await once.press("gm", shown.message, "f|0|0|setup:votes")
    await once.submit("gm", form, "f:setup", quorum="many", refused="form_number")
    applying = buttons(shown.message)["Apply"]
    await once.forge("ana", table.news(), applying, refused="only_managers")
    await once.forge("gm", table.news(), "su|0|0|t.!", refused="button_unknown")
    await once.forge("gm", table.news(), "su|0|0|apply:1", refused="draft_gone")
    await once.press("gm", shown.message, "su|0|0|over")
    await once.forge("gm", table.news(), applying, refused="draft_empty")
    form = await once.press("gm", shown.message, "f|0|0|setup:votes")
    shown = await once.submit("gm", form, "f:setup", quorum="4")
    await once.press("gm", shown.message, "su|0|0|apply")
    await once.forge("gm", table.news(), applying, refused="draft_applied")


async def open_tables(once: Any) -> None:
    """A list of open tables in the channel for games: who looks for a game, who opens a table, two who meet."""
    table = once.table
    place = next(key for key, one in table.parlour.world.channels.items() if one["name"] == "tables")
    await applied(once, await once.slash("gm", "/setup", home=place))
    listed = table.player("ana", "tables").newest(lambda one: any(key.startswith("w|") for key in ids(one)))
    form = await once.press("cyril", listed, "w|")
    await once.submit("cyril", form, "f:wish", game="talisman", pace="live")
    await once.press("cyril", listed, "w|")
    for name in ("cyril", "dana"):
        form = await once.press(name, listed, "w|")
        await once.submit(name, form, "f:wish", game="warcry", pace="daily")
    form = await once.press("dana", listed, "tn|")
    await once.submit("dana", form, "f:new", game="talisman", setup="quick", against="open", pace="live")
    form = await once.press("cyril", listed, "w|")
    await applied(once, await once.slash("gm", "/setup", clear="home"))
    await once.submit("cyril", form, "f:wish", refused="wish_unlisted", game="warcry", pace="live")


async def applied(once: Any, panel: Any) -> None:
    """Press Apply."""
    await once.press("gm", panel.message, "su|0|0|apply")
