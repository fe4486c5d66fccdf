"""What holds for games holds for whatever has a number: nobody knows of an event or question that he may not see."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import cogs
from bot.service.core.access import Actor
from bot.service.events import entering, opening, reading
from bot.service.events.opening import Opening
from bot.service.events.transaction import act_on
from bot.service.people import people
from bot.service.rulings import asking
from bot.service.rulings.asking import Asking
from cogs import forms, groups, items
from cogs.forms import Field, Form
from tests.cogs.test_rights import SEEN, Hidden, needed, told
from tests.support.drafting import group_form
from tests.support.edge import OPENER, button, edge, handling

NEVER = 999
"""A number that nothing has."""

NUMBERS = {"event": "event", "question": "question"}
"""Options of commands that name an event or a question; those that name a game have tests of their own."""

OF_A_GAME = {"game", "seat", "line", "at", "vote"}
OF_AN_EVENT = {"pairing", "entrant", "claim", "round", "after"}
FOR_ALL = {"precedent"}
"""What a server has settled is known on all of it."""

COUNTS = {
    "number", "days", "minutes", "players", "table", "amount", "lobby_days", "most_games", "away_days", "away_row",
    "vote_hours", "quorum", "pace",
}  # fmt: skip
"""Whole numbers that name nothing."""


MODULES = ("cogs.event", "cogs.event_acts", "cogs.event_tables", "cogs.campaign", "cogs.rulings", "cogs.doubt")
"""What answers presses and forms about events and questions."""


class Apart(Hidden):
    """An event that ana runs and ben plays in, and a question of ana, in a channel that only these two may read."""

    event = question = 0

    async def begin(self, **options: Any) -> None:
        for person in self.world.people:
            await people.choose_settings(self.built.service.core, int(person), language="en")
        core, home, guild = self.built.service.core, int(self.back["id"]), int(self.world.guild["id"])
        wanted = Opening("Cellar cup", "warcry", "swiss", home, home, number=1, days=4, campaign=True)
        ana, ben = (Actor(int(self.player(name).id), name, guild, channel=home) for name in ("ana", "ben"))
        opened = await opening.open_event(core, wanted, ana, interaction=1)
        self.event = int(str(opened.facts["event"]))
        await act_on(core, self.event, ben, entering.joins, interaction=2)
        put = await asking.ask(core, None, Asking(3, ana.id, guild, home, "May a cellar flood?"))
        self.question = int(str(put.facts["number"]))
        await self.built.service.outbox.idle()
        await self.close()


def apart(folder: Path, play: Callable[[Apart], Awaitable[None]]) -> None:
    """Run something around a hidden event and question."""

    async def run() -> None:
        async with edge(folder) as built:
            built.service.budgets.take = lambda *_: 0.0
            made = Apart(built)
            await made.begin()
            await play(made)

    asyncio.run(run())


def whole_numbers() -> dict[str, list[tuple[str, Any]]]:
    """Every option of a command that takes a whole number, by its name."""
    found: dict[str, list[tuple[str, Any]]] = {}
    for path, made in groups.COMMANDS.items():
        for option in made.parameters:
            if option.type.name == "integer":
                found.setdefault(option.name, []).append((path, option))
    return found


def test_every_whole_number_of_a_command_is_known_to_name_something_or_nothing() -> None:
    cogs.load()
    assert set(whole_numbers()) == {*NUMBERS, *OF_A_GAME, *OF_AN_EVENT, *FOR_ALL, *COUNTS}


def test_no_command_tells_that_a_hidden_event_or_question_exists(tmp_path: Path) -> None:
    async def play(made: Apart) -> None:
        dana = made.player("dana")
        for name, paths in whole_numbers().items():
            for path, _ in paths if name in NUMBERS else ():
                number = getattr(made, NUMBERS[name])
                more = needed(path, made.world)
                one = await dana.slash(path, **{**more, name: number})
                other = await dana.slash(path, **{**more, name: NEVER})
                shown = [
                    told(answer, 0)[1].replace(str(which), "#") for answer, which in ((one, number), (other, NEVER))
                ]
                assert shown[0] == shown[1] and one.kind == other.kind, path
                assert "There is no" in one.text, (path, one.text)
                if name == "event" and path not in ("event move", "doubt"):  # one names one always, one needs none
                    assert "No event goes on here" in (await dana.slash(path, **more)).text, path
        assert "Cellar cup" not in (await dana.slash("/ratings", game="warcry")).text
        panel = await dana.slash("/event new", name="Next", game="warcry", format="groups", after=made.event)
        form = await group_form(dana, "people", panel.message)
        assert "Cellar" not in panel.text + str(form.modal)
        assert "Cellar" not in (await dana.press("Open it", panel.message)).text

    apart(tmp_path, play)


@pytest.mark.slow
def test_no_suggestion_tells_it(tmp_path: Path) -> None:
    async def play(made: Apart) -> None:
        dana, ana = made.player("dana"), made.player("ana")
        asked = 0
        for paths in whole_numbers().values():
            for path, option in paths:
                if option.name in ("event", "after") and option.autocomplete:
                    assert await dana.complete(path, option.name, **{option.name: ""}) == [], path
                    asked += 1
        assert asked > 20 and await ana.complete("event standings", "event", event="")
        for path, made_command in groups.COMMANDS.items():
            if any(option.name == "event" for option in made_command.parameters):
                for option in made_command.parameters:
                    if option.autocomplete and option.name != "event":
                        given = {option.name: ""}
                        assert await dana.complete(path, option.name, event=made.event, **given) == await dana.complete(
                            path, option.name, event=NEVER, **given
                        ), path

    apart(tmp_path, play)


@pytest.mark.slow
def test_no_press_or_form_tells_it(tmp_path: Path) -> None:
    async def play(made: Apart) -> None:
        dana = made.player("dana")
        await made.built.post("Here.", button())
        message = dana.latest()
        kinds = sorted(kind for kind, one in items.answerers.items() if one.handler.__module__ in MODULES)
        assert len(kinds) > 5
        for kind in kinds:
            for option in ("", "join", "standings", "history", "start", "A", "plea:0:yes"):
                seen = []
                for number in (made.event, NEVER):
                    answer = await dana.forge(f"{kind}|0|{number}|{option}", message)
                    seen.append((answer.kind, answer.text.replace(str(NEVER), str(made.event))))
                assert seen[0] == seen[1], (kind, option)
        for key in sorted(key for key, one in forms.takers.items() if one.taker.__module__ in MODULES):
            kind, _, option = key.partition(":")
            seen = []
            for number in (made.event, NEVER):
                form = Form(f"{items.button_id(kind, 0, number, option)}", "Form", (Field("text", "Text"),))

                async def opened(call: Any, press: Any, form: Form = form) -> Form:
                    return form

                with handling(opener=opened):
                    shown = await dana.forge(f"{OPENER}|0|0|", message)
                answer = await dana.submit(shown, text="so")
                seen.append((answer.kind, answer.text.replace(str(NEVER), str(made.event))))
            assert seen[0] == seen[1], key

    apart(tmp_path, play)


@pytest.mark.slow
def test_who_takes_part_goes_on_and_who_is_let_in_may_look(tmp_path: Path) -> None:
    async def play(made: Apart) -> None:
        ben, cyril = made.player("ben"), made.player("cyril")
        made.managing.permit(made.back["id"], ben.id)
        made.managing.permit(made.back["id"], cyril.id, allow=[SEEN])
        await asyncio.sleep(0.05)
        assert "Cellar cup" in (await ben.slash("/event rules", event=made.event)).text
        assert "Cellar cup" in (await cyril.slash("/event history", event=made.event)).text
        assert "Cellar cup" in (await made.player("gm").slash("/event rules", event=made.event)).text
        core, guild = made.built.service.core, int(made.world.guild["id"])
        direct = Actor(int(ben.id), "ben", 0, channel=5)
        assert "Cellar cup" in str(await reading.events_of(core, Actor(int(cyril.id), "c", guild, sees=lambda _: True)))
        assert await act_on(core, made.event, direct, entering.leaves, interaction=9)

    apart(tmp_path, play)
