"""Taps are counted as people make them: a button is one, a list is two."""

from __future__ import annotations

from bot.service.core.menu import Choice, Menu
from tests.support.player import Answer, Json, Player, buttons, selects

PICK, STEP, CONFIRM = "c|", "p|", "y|"


class Hand:
    """One person's taps."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.taps = 0

    async def press(self, key: str, message: Json) -> Answer:
        """A button."""
        self.taps += 1
        return await self.player.press(key, message)

    async def choose(self, menu: str, value: str, message: Json) -> Answer:
        """An entry of a list."""
        self.taps += 2
        return await self.player.choose(menu, value, message=message)

    async def take(self, choice: Choice, message: Json) -> Answer:
        """A choice of a panel, by the shortest way there is."""
        for key in buttons(message).values():
            if key.startswith(PICK) and key.split("|")[3].startswith(choice.key):
                return await self.press(key, message)
        for menu, values in selects(message).items():
            found = [value for value in values if menu.startswith(PICK) and value.startswith(choice.key)]
            if found:
                return await self.choose(menu, found[0], message)
        for menu, values in selects(message).items():
            for value in (f":{choice.about}", choice.kind):
                if menu.startswith(STEP) and value in values:
                    return await self.take(choice, (await self.choose(menu, value, message)).message)
        raise AssertionError(f"no way to {choice.line}")

    async def confirm(self, message: Json) -> Answer:
        """What is shown first is said."""
        return await self.press(next(key for key in buttons(message).values() if key.startswith(CONFIRM)), message)


def chosen(menu: Menu | None, start: str) -> Choice:
    """The first choice of a menu whose line begins so."""
    assert menu is not None
    return next(choice for choice in menu.choices if choice.line.startswith(start))
