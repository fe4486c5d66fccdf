"""A server is set up: by options and by forms, with every way to go wrong."""

from __future__ import annotations

from typing import Any

from tests.support.player import buttons


async def set_up(once: Any) -> None:
    """Settings are drafted, started over, applied."""
    table = once.table
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
