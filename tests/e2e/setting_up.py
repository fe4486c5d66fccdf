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
