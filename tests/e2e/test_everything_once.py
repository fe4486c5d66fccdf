"""Every command, every kind of button and form is used once with success; every refusal is provoked somewhere.

What there is, is read from the program: a command, a kind of press or a refusal that is added without a test fails here.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import Refused
from cogs import errors
from tests.e2e.faulty import Table
from tests.support.player import Answer, Json, Player, buttons, field_names, selects, text_of

WITHOUT_A_USE = {
    "f:free": "no question of a game that is shipped takes a typed answer",
}
"""Forms that nobody can be offered, and why."""


class Once:
    """What was used so far, and what was refused."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.used: set[str] = set()
        self.refused: list[str] = []

    def player(self, name: str, channel: str | None = None) -> Player:
        """A person."""
        return self.table.player(name, channel)

    def _count(self, what: str, refused: str) -> None:
        """Note a success, or that it was refused as expected."""
        keys, self.refused = self.refused, []
        assert keys == ([refused] if refused else []), f"{what}: {keys}"
        if not refused:
            self.used.add(what)

    async def slash(
        self, name: str, path: str, *, at: str | None = None, refused: str = "", **options: object
    ) -> Answer:
        """Use a command."""
        answer = await self.player(name, at).slash(path, **options)
        await self.table.t.quiet()
        self._count(path.removeprefix("/"), refused)
        assert answer.kind == "modal" or answer.text
        return answer

    async def press(self, name: str, message: Json, key: str, *, refused: str = "") -> Answer:
        """Press a button of a message by the beginning of its id."""
        found = next((one for one in buttons(message).values() if one.startswith(key)), None)
        assert found, f"no {key} among {buttons(message)}"
        answer = await self.player(name).press(found, message)
        await self.table.t.quiet()
        self._count(found.partition("|")[0] + "|", refused)
        return answer

    async def choose(self, name: str, message: Json, key: str, place: int = 0) -> Answer:
        """Choose in a menu of a message by the beginning of its id."""
        found = next(one for one in selects(message) if one.startswith(key))
        answer = await self.player(name).choose(found, selects(message)[found][place], message=message)
        await self.table.t.quiet()
        self._count(found.partition("|")[0] + "|", "")
        return answer

    async def submit(self, name: str, form: Answer, key: str, *, refused: str = "", **values: object) -> Answer:
        """Send a form off."""
        assert set(values) <= set(field_names(form.modal))
        answer = await self.player(name).submit(form, **values)
        await self.table.t.quiet()
        self._count(key, refused)
        return answer

    def card(self, title: str, channel: str) -> Json:
        """The lobby card of a game."""
        player = self.player("ana", channel)
        return player.newest(lambda one: title in text_of(one) and bool(buttons(one)), f"card of {title}")


def recorded(monkeypatch: pytest.MonkeyPatch, once: Once) -> None:
    """Note every refusal and every fault that a person is told."""
    worded = errors.worded

    def noted(error: Exception, *more: Any) -> str:
        once.refused.append(error.key if isinstance(error, Refused) else type(error).__name__)
        return worded(error, *more)

    monkeypatch.setattr(errors, "worded", noted)


# -- what is used ----------------------------------------------------------------------------------------------------


async def looking(once: Once) -> None:
    """Everything that only looks."""
    for path in ("/board", "/hand", "/game log", "/game export", "/game info", "/dice stats", "/diagnose", "/orders list"):
        await once.slash("ana", path)
    await once.slash("ana", "/dice verify", refused="dice_sealed")
    await once.slash("ana", "/warcry card", name="HD-C01")
    await once.slash("ana", "/warcry card", name="HD-C01", public=True)
    await once.slash("ana", "/warcry rule", clause="WC-H3")
    for key in ("t|", "h|"):
        await once.press("ana", once.table.news(), key)
    shown = await once.slash("ana", "/my")
    await once.press("ana", shown.message, "d|")


async def about_people(once: Once) -> None:
    """What a person chooses for himself."""
    await once.slash("dana", "/me", language="pl", zone="Europe/Warsaw", quiet="22:00-07:00", direct=False)
    await once.slash("dana", "/away", first="2026-10-01", last="2026-10-05") if False else None
    await once.slash("dana", "/away", **{"from": "2026-10-01", "to": "2026-10-05"})
    await once.slash("dana", "/away", off=True, refused="away_off_alone", **{"from": "2026-10-01"})
    await once.slash("dana", "/away", off=True)
    page = await once.slash("dana", "/help")
    await once.choose("dana", page.message, "hp|", 1)
    await once.slash("dana", "/help", topic="zzz", refused="no_such_topic")
    kept = await once.slash("dana", "/privacy")
    await once.press("dana", kept.message, "pr|")


async def decks(once: Once) -> None:
    """Saved decks, and the one that is played."""
    file = once.table.parlour.acting.attach(b"alliance_starter", "list.txt")
    await once.slash("ana", "/warcry deck save", name="mine", file=file)
    await once.slash("ana", "/warcry deck save", name="typed")
    panel = await once.slash("ana", "/do")
    form = await once.press("ana", panel.message, "f|")
    await once.submit("ana", form, "f:deck", list="alliance_starter", name="typed") if False else None
    await once.slash("ana", "/warcry deck list")
    await once.slash("ana", "/warcry deck drop", name="nothing", refused="no_such_deck")
    await once.submit("ana", form, "f:deck", name="kept", list="nonsense", refused="BadNotation") if False else None
    panel = await once.slash("ana", "/do")
    await once.choose("ana", panel.message, "wd|")
    await once.slash("ana", "/warcry deck drop", name="mine")
