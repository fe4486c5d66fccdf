"""Drafts as people fill them: the forms of a panel's groups, and the button that applies them."""

from __future__ import annotations

from bot.parlour.components import BUTTON
from tests.support.player import Answer, Json, Player, selects, walk


def ids(message: Json) -> list[str]:
    """The ids of all buttons, of which several may have one label."""
    return [part["custom_id"] for _, part in walk(message["components"]) if part["type"] == BUTTON]


async def group_form(player: Player, group: str, message: Json) -> Answer:
    """The form of a group, opened by its button or from the list of groups."""
    found = [one for one in ids(message) if f":{group}:" in one]
    if found:
        return await player.press(found[0], message)
    (menu,) = [key for key, values in selects(message).items() if group in values]
    return await player.choose(menu, group, message=message)


async def filled(player: Player, message: Json, group: str, **values: object) -> Json:
    """The panel once a form of it was filled in and sent off."""
    answer = await player.submit(await group_form(player, group, message), **values)
    return answer.message


async def open_event(player: Player, name: str, /, **options: object) -> Answer:
    """An event is drafted by options, and announced."""
    panel = await player.slash("/event new", name=name, **options)
    return await player.press("Open it", panel.message)
