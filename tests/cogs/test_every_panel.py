"""Every panel of random games in both forms: what may be pressed is in sight at a glance, and in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from bot.engine import codec
from bot.engine.playout import any_offer, picker
from bot.games.mage_knight.state import Options
from bot.i18n.catalog import LANGUAGES
from bot.i18n.speech import Speech
from bot.messages import ranks
from bot.messages.message import Button, Menu
from bot.service.core.acting import Speaker
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.ports import Picture
from bot.service.table.panel_state import PanelState, panel_state
from cogs.call import Shown
from cogs.panel import panel as panels
from cogs.panel.layout import MOST_BUTTONS, MOST_LABEL
from cogs.panel.panel import MORE
from cogs.rendering import plain_rows
from cogs.sending import sendings
from tests.support.house import USERS, House, in_house
from tests.support.service_rules import LAYOUT_FLAG, message_faults

GAMES = ("warcry", "mage_knight", "mage_knight_2", "talisman", "albion")
PICTURE = Picture(b"png", "table.png", "the table")


class Asking:
    """A person who opens his panel, as far as a panel asks who he is."""

    def __init__(self, built: House, user: int, language: str) -> None:
        self.service, self.core, self.user, self.language = built.service, built.service.core, user, language
        self.speech = Speech(language)

    def text(self, message: str, **facts: Any) -> str:
        """A message of the catalogues."""
        return self.speech.text(message, **facts)

    async def speech_of(self, game: int) -> Speech:
        """Who speaks about the game."""
        return (await self.core.live(game)).speech(self.language)


def pressed(shown: Shown) -> Iterator[Button]:
    """The buttons of a panel, in order."""
    for row in plain_rows(shown):
        if not isinstance(row, Menu):
            yield from row


def faults(shown: Shown, behind: bool) -> Iterator[str]:
    """What breaks the order of a panel; ``behind``: it is what stands behind More…"""
    buttons = list(pressed(shown))
    if len(buttons) > MOST_BUTTONS:
        yield f"{len(buttons)} buttons: {[(b.rank, b.label) for b in buttons]}"
    if sum(button.rank == ranks.LIKELIEST for button in buttons) > 1:
        yield "two are green"
    for button in buttons:
        if len(button.label) > MOST_LABEL:
            yield f"{len(button.label)} signs: {button.label}"
        if (button.rank == ranks.GIVING_UP) != (button.rank == ranks.GIVING_UP and behind):
            yield f"red in sight: {button.label}"
    order = [ranks.RANKS.index(button.rank) for row in plain_rows(shown) if not isinstance(row, Menu) for button in row]
    acts = [place for place in order if place <= ranks.RANKS.index(ranks.ACT)]
    if order[: len(acts)] != sorted(acts):
        yield f"out of order: {[(button.rank, button.label) for button in buttons]}"


def refused(shown: Shown) -> Iterator[str]:
    """What the chat service would refuse of it, in either form."""
    for layout in (True, False):
        for one in sendings(shown, layout=layout):
            body = {"content": one.text, "components": one.view.to_components() if one.view else []}
            body["attachments"] = [{"id": 0, "filename": file.name, "description": file.alt} for file in one.files]
            flags = {"flags": LAYOUT_FLAG} if layout else {}
            yield from message_faults({**body, **flags}, [file.name for file in one.files])


async def shown_to(
    built: House, game: int, now: PanelState, seat: int, language: str, kind: str = "", page: int = 0
) -> Shown:
    """The panel of a seat."""
    asking: Any = Asking(built, USERS[("ana", "ben")[seat]], language)
    return await panels.panel(asking, game, now, kind=kind, page=page)


def line_now(live: LoadedGame, seat: int, turn: int, key: str) -> str:
    """Something that a seat may do, at random."""
    pick, state, ask = picker(f"{key}{turn}".encode()), live.table.state, live.table.ask_for(seat)
    if ask is not None and ask.options:
        return ask.options[pick(len(ask.options))].text
    for _ in range(20):
        line = str(live.rules.format(any_offer(live.rules, state, seat, pick), state, None))
        if line.split()[0] not in ("retreat", "concede", "withdraw"):
            break
    return line


async def opened(built: House, game: int, seat: int, turn: int) -> AsyncIterator[tuple[Shown, bool]]:
    """The panel of a seat with what opens from it: all that some piece may do, a choice, a page on, the rest.

    With each: whether it is what stands behind More…
    """
    language, pick = LANGUAGES[turn % len(LANGUAGES)], picker(f"{game} {turn}".encode())
    by = Speaker(game, USERS[("ana", "ben")[seat]], language, seat)
    now = await panel_state(built.service.core, by)
    menu = now.menu
    assert menu is not None
    for kind in ("", MORE):
        yield await shown_to(built, game, now, seat, language, kind), bool(kind)
    kinds = sorted(menu.kinds)
    yield await shown_to(built, game, now, seat, language, kinds[pick(len(kinds))], pick(2)), False
    if menu.pieces:
        piece = sorted(menu.pieces)[pick(len(menu.pieces))]
        about = await panel_state(built.service.core, by, about=piece)
        yield await shown_to(built, game, about, seat, language, page=pick(2)), False
    openings = [choice.key for choice in menu.choices if choice.opens]
    if openings:
        within = await panel_state(built.service.core, by, openings[pick(len(openings))])
        yield await shown_to(built, game, within, seat, language, page=pick(2)), False


async def looked_through(built: House, key: str, decisions: int) -> Counter[str]:
    """Open the panel of everybody who is waited for in a random game; what was wrong, counted."""
    found: Counter[str] = Counter()
    edition = {"options": codec.encode(Options(rules="mk2"))} if key == "mage_knight_2" else {}
    turn = 0
    while turn < decisions:
        game = await built.open_game("ana", "ben", key=key.removesuffix("_2"), **edition)
        for _ in range(decisions - turn):
            live = await built.service.core.live(game)
            if not live.waiting():
                break
            for seat in sorted(live.waiting()):
                async for shown, behind in opened(built, game, seat, turn):
                    found.update(faults(shown, behind))
                    found.update(refused(shown))
            seat = min(live.waiting())
            await built.say(game, ("ana", "ben")[seat], line_now(live, seat, turn, key), seat=seat)
            turn += 1
    return found


@pytest.mark.parametrize(
    "decisions", [12, pytest.param(250, marks=pytest.mark.slow), pytest.param(2000, marks=pytest.mark.soak)]
)
@pytest.mark.parametrize("key", GAMES)
def test_every_panel_is_in_order_and_can_be_sent_in_both_forms(
    key: str, decisions: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing_drawn(*given: Any) -> Picture:
        return PICTURE

    monkeypatch.setattr(panels, "pictured", nothing_drawn)
    found = in_house(lambda built: looked_through(built, key, decisions))
    assert found == Counter()
