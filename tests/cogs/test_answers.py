"""How presses, commands and forms are answered, with the real library at a parlour."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.engine.errors import Refused
from bot.messages.message import MenuEntry
from bot.service.core.ports import Picture
from bot.service.core.quarantine import StorageFault
from bot.service.core.rate_limits import ACT, Rate
from bot.service.people import people
from cogs import pressing
from cogs.call import Attached, Call, Shown
from cogs.forms import CHANNELS, CHECKS, FILE, LINE, PEOPLE, RADIO, ROLES, Field, Filled, Form
from cogs.items import Press, menu, press_button
from tests.support.edge import KIND, OPENER, Edge, at_edge, button, handling, library_keeps
from tests.support.player import buttons, fields, text_of

PNG = bytes.fromhex("89504e470d0a1a0a0000000d4948445200000001000000010806000000")


async def echo(call: Call, press: Press) -> Shown:
    """Shows what was pressed."""
    rows = ((press_button(KIND, "Again", option="again"),), menu(KIND, [MenuEntry("1", "one")], option="menu"))
    return Shown(f"{press.option}({','.join(press.values)}) in {call.language}", rows)


def test_a_public_press_is_answered_in_private_and_a_private_one_in_place(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        ana = at.player()
        await at.post("hello", button("Press", "first"))
        public = ana.with_button("Press")
        answer = await ana.press("Press")
        assert answer.message["flags"] & 64 and answer.text == "first() in en"
        again = await ana.press("Again", answer.message)
        assert again.message["id"] == answer.message["id"] and again.text.startswith("again")
        chosen = await ana.choose(f"{KIND}|0|0|menu", "1", message=answer.message)
        assert chosen.message["id"] == answer.message["id"] and chosen.text == "menu(1) in en"
        assert "hello" in text_of(public) and "first" not in at.player("ben").text()

    with handling(echo):
        at_edge(tmp_path, play)


def test_the_language_is_the_chosen_one_else_the_program_s(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        await at.post("hello", button())
        assert "in pl" in (await at.player("dana").press("Press")).text
        dana = int(at.player("dana").id)
        await people.choose_settings(at.service.core, dana, language="cs")
        assert "in cs" in (await at.player("dana").press("Press")).text

    with handling(echo):
        at_edge(tmp_path, play)


def test_buttons_answer_after_a_restart_and_the_library_keeps_no_view(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        ana = at.player()
        await at.post("hello", button("Press", "old"))
        panel = await ana.press("Press")
        for _ in range(3):
            await ana.press("Again", panel.message)
        assert library_keeps(at.client) == 0
        await at.restart()
        assert "old" in (await ana.press("Press")).text
        assert "again" in (await ana.press("Again", panel.message)).text

    with handling(echo):
        at_edge(tmp_path, play)


def test_no_view_that_ends_takes_the_buttons_of_others_with_it(tmp_path: Path) -> None:
    """A private panel gets fifteen minutes from the library; when they end, every other button must still answer."""

    async def play(at: Edge) -> None:
        ana = at.player()
        await at.post("hello", button("Press", "one"))
        await ana.press("Press")
        store: Any = at.client._connection._view_store
        for view in [*store._synced_message_views.values(), *store.persistent_views]:
            view.stop()
        registered = list(store._dynamic_items.values())
        assert [made.__name__ for made in registered] == ["Part"]
        assert "one" in (await ana.press("Press")).text

    with handling(echo):
        at_edge(tmp_path, play)


FORGED = (
    "../../etc/passwd",
    "zz|0|0|../x",
    "zz|0|0|" + "x" * 77,
    "zz|-1|0|a",
    "zz|٣|0|a",
    "xx|0|0|a",
    "zz|0|0|a\nb",
    "'; drop table game; --",
    "zz|0|0",
)


def test_F9_an_altered_or_foreign_id_changes_nothing_and_is_explained(tmp_path: Path) -> None:
    called: list[Press] = []

    async def count(call: Call, press: Press) -> Shown:
        called.append(press)
        return Shown("done")

    async def play(at: Edge) -> None:
        ana = at.player()
        await at.post("hello", button("Press", "one"))
        message = ana.with_button("Press")
        for forged in FORGED:
            assert "does not work any more" in (await ana.forge(forged, message)).text, forged
        assert called == []

    with handling(count):
        at_edge(tmp_path, play)


def test_F9_a_true_id_that_its_message_does_not_show_is_answered_once(tmp_path: Path) -> None:
    called: list[Press] = []

    async def count(call: Call, press: Press) -> Shown:
        called.append(press)
        return Shown("done")

    async def play(at: Edge) -> None:
        ana = at.player()
        await at.post("hello", button("Press", "one"))
        message = ana.with_button("Press")
        assert "done" in (await ana.forge("zz|0|0|other", message)).text
        assert "does not work" not in (await ana.forge("zz|0|0|one", message, "1", "2")).text
        assert [press.option for press in called] == ["other", "one"]

    with handling(count):
        at_edge(tmp_path, play)


def layout() -> discord.ui.LayoutView:
    """A message of parts within parts: a button beside a line, a row and a menu, in a container and outside."""

    def press(option: str) -> discord.ui.Button[Any]:
        return discord.ui.Button(label=option, custom_id=f"{KIND}|0|0|{option}")

    listed = discord.ui.Select[Any](custom_id=f"{KIND}|0|0|menu", options=[discord.SelectOption(label="1")])
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(
        discord.ui.Container(
            discord.ui.Section("a line", accessory=press("beside")),
            discord.ui.ActionRow(press("row"), press("second")),
            discord.ui.ActionRow(listed),
        )
    )
    view.add_item(discord.ui.Section("outside", accessory=press("outside")))
    view.add_item(discord.ui.ActionRow(press("bare")))
    return view


def test_F9_every_press_on_a_part_within_parts_is_answered_once(tmp_path: Path) -> None:
    called: list[str] = []

    async def count(call: Call, press: Press) -> Shown:
        called.append(press.option)
        return Shown("done")

    async def play(at: Edge) -> None:
        ana = at.player()
        view = layout()
        view.stop()  # as the bot sends its own: presses come by the id alone
        await at.client.get_channel(at.channel).send(view=view)
        message = ana.with_button("beside")
        wanted = ["beside", "row", "second", "outside", "bare"]
        for option in wanted:
            assert "done" in (await ana.press(option, message)).text
        assert "done" in (await ana.choose(f"{KIND}|0|0|menu", "1", message=message)).text
        assert "done" in (await ana.forge(f"{KIND}|0|0|other", message)).text, "not on the message, and answered"
        assert "does not work" not in (await ana.forge(f"{KIND}|0|0|beside", message, "1")).text
        assert called == [*wanted, "menu", "other", "beside"]
        assert len(at.requests("POST", "/callback")) == len(called)

    with handling(count):
        at_edge(tmp_path, play)


def test_F9_a_game_of_another_server_is_not_known_here(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        ana = at.player()
        await at.post("hello", button("Press", "one"))
        answer = await ana.forge("zz|999|3|0", ana.with_button("Press"))
        assert "There is no game 999 here" in answer.text

    with handling(echo):
        at_edge(tmp_path, play)


def test_F8_too_many_presses_of_one_person_are_stopped_and_cost_others_nothing(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        budgets = at.client.service.budgets
        budgets.rates = {**budgets.rates, ACT: Rate(3, 30.0)}
        await at.post("hello", button("Press", "one"))
        told = [(await at.player().press("Press")).text for _ in range(5)]
        assert all("one" in text for text in told[:3])
        assert all("too much at once" in text for text in told[3:])
        assert "one" in (await at.player("ben").press("Press")).text

    with handling(echo):
        at_edge(tmp_path, play)


def test_F60_a_fault_is_told_with_its_code_and_logged_without_secrets(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(call: Call, press: Press) -> Shown:
        raise RuntimeError(f"broken near {call.interaction.token}")

    async def play(at: Edge) -> None:
        await at.post("hello", button("Press", "one"))
        with caplog.at_level(logging.ERROR):
            answer = await at.player().press("Press")
        code = answer.text.partition("code ")[2][:6]
        trace = next(record.getMessage() for record in caplog.records if code in record.getMessage())
        assert "RuntimeError" in trace and "in fail" in trace and "broken near" not in trace
        assert "RuntimeError" not in answer.text

    with handling(fail):
        at_edge(tmp_path, play)


def test_F60_an_act_that_keeps_failing_is_closed_here_and_nothing_else(tmp_path: Path) -> None:
    async def fail(call: Call, press: Press) -> Shown:
        raise RuntimeError

    async def play(at: Edge) -> None:
        await at.post("hello", button("Press", "one"), button("Form", "one", OPENER))
        told = [(await at.player().press("Press")).text for _ in range(6)]
        assert "blocked for 5 minutes" not in told[4] and "blocked for 5 minutes" in told[5]
        assert "no form" in (await at.player().press("Form")).text

    async def no_form(call: Call, press: Press) -> Shown:
        return Shown("no form")

    with handling(fail, no_form):
        at_edge(tmp_path, play)


def test_a_database_that_cannot_store_is_told_without_its_place(tmp_path: Path) -> None:
    async def fail(call: Call, press: Press) -> Shown:
        raise StorageFault("disk-full", place="/secret/place.db")

    async def play(at: Edge) -> None:
        await at.post("hello", button("Press", "one"))
        text = (await at.player().press("Press")).text
        assert "nothing was done" in text and "secret" not in text

    with handling(fail):
        at_edge(tmp_path, play)


def test_a_database_that_fails_after_something_was_stored_is_told_so(tmp_path: Path) -> None:
    async def store_and_fail(call: Call, press: Press) -> Shown:
        await call.core.database.write(lambda session: None)
        raise StorageFault("disk-full", place="/secret/place.db")

    async def play(at: Edge) -> None:
        await at.post("hello", button("Press", "one"))
        text = (await at.player().press("Press")).text
        assert "may be stored" in text and "nothing was done" not in text and "secret" not in text

    with handling(store_and_fail):
        at_edge(tmp_path, play)


def test_a_refusal_leaves_the_private_panel_and_a_stale_press_replaces_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def handler(call: Call, press: Press) -> Shown:
        if press.option == "no":
            raise Refused("too_fast", seconds=2)
        if press.option == "stale":
            call.game_id = 7
            raise Refused("stale_press", decision=1)
        return Shown("panel", ((press_button(KIND, "No", option="no"), press_button(KIND, "Old", option="stale")),))

    async def today(call: Call, game: int, told: str) -> Shown:
        return Shown(told, ((press_button(KIND, f"Now {game}", option="now"),),))

    async def play(at: Edge) -> None:
        ana = at.player()
        await at.post("hello", button("Press", "one"))
        panel = await ana.press("Press")
        refused = await ana.press("No", panel.message)
        assert "too much" in ana.latest()["content"] and refused.message["content"] == "panel"
        stale = await ana.press("Old", panel.message)
        assert "decided meanwhile" in stale.message["content"] and list(buttons(stale.message)) == ["Now 7"]

    monkeypatch.setattr(pressing, "todays", today)
    with handling(handler):
        at_edge(tmp_path, play)


def test_F36_a_long_answer_comes_in_pages_and_a_very_long_one_as_a_file(tmp_path: Path) -> None:
    async def long(call: Call, press: Press) -> Shown:
        return Shown("\n".join(f"line {n}" for n in range(int(press.option))), ((button("Last", "1"),),))

    async def play(at: Edge) -> None:
        ana = at.player()
        await at.post("hello", button("Some", "600"), button("Many", "9000"))
        some = await ana.press("Some")
        await at.parlour.acting.settled()
        assert len(some.messages) == 3 and all(len(message["content"]) <= 2000 for message in some.messages)
        assert "\n".join(message["content"] for message in some.messages).count("line") == 600
        assert [bool(buttons(message)) for message in some.messages] == [False, False, True]
        many = await ana.press("Many")
        assert many.message["attachments"][0]["filename"] == "answer.txt" and len(many.messages) == 1
        assert "Last" in buttons(many.message)

    with handling(long):
        at_edge(tmp_path, play)


def test_pictures_have_alt_texts_and_files_their_names(tmp_path: Path) -> None:
    async def picture(call: Call, press: Press) -> Shown:
        return Shown("look", picture=Picture(PNG, "table.png", "ł" * 3000), file=Attached("log.txt", b"x"))

    async def play(at: Edge) -> None:
        await at.post("hello", button("Press", "one"))
        files = (await at.player().press("Press")).message["attachments"]
        assert [file["filename"] for file in files] == ["table.png", "log.txt"]
        assert len(files[0]["description"]) == 1024

    with handling(picture):
        at_edge(tmp_path, play)


FORM = Form("zy|0|5|form:x", "Deck", (Field("text", "Text", LINE), Field("file", "File", FILE, needed=False)))


async def open_it(call: Call, press: Press) -> Form:
    """Opens the form."""
    return FORM


async def take(call: Call, filled: Filled) -> Shown:
    """Shows what came."""
    data = await call.read(filled.files["file"], 10) if filled.files else b""
    return Shown(f"{filled.option} {filled.decision} {filled.text('text')} {data!r}")


def test_a_form_is_opened_at_once_and_taken_even_after_a_restart(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        ana = at.player()
        await at.post("hello", button("Form", "one", OPENER))
        opened = await ana.press("Form")
        assert opened.kind == "modal" and opened.modal["title"] == "Deck" and library_keeps(at.client) == 0
        await at.restart()
        upload = at.parlour.acting.attach(b"1 card", "deck.txt")
        answer = await ana.submit(opened, text="hello", file=[upload])
        assert answer.text == "form:x 5 hello b'1 card'"
        second = await ana.press("Form")
        large = at.parlour.acting.attach(b"x" * 11, "deck.txt")
        assert "at most 0 KiB" in (await ana.submit(second, text="hello", file=[large])).text

    with handling(opener=open_it, taker=take):
        at_edge(tmp_path, play)


def two(*chosen: str) -> tuple[MenuEntry, ...]:
    """Two entries, those named chosen."""
    return tuple([MenuEntry(one, one, chosen=one in chosen) for one in ("red", "blue")])


EVERY_KIND = Form(
    "zy|0|5|form:x",
    "Deck",
    (
        Field("colour", "Colour", RADIO, entries=two("red")),
        Field("some", "Some", CHECKS, needed=False, entries=two("blue")),
        Field("who", "Who", PEOPLE, count=2),
        Field("role", "Role", ROLES, needed=False),
        Field("where", "Where", CHANNELS, needed=False),
    ),
)


def test_all_that_was_picked_comes_and_what_was_refused_stands_in_the_form_again(tmp_path: Path) -> None:
    told: list[Filled] = []

    async def open_every_kind(call: Call, press: Press) -> Form:
        return EVERY_KIND

    async def refuse(call: Call, filled: Filled) -> Shown:
        told.append(filled)
        raise Refused("form_number", option="Deck", given="x", low=1, high=2)

    async def play(at: Edge) -> None:
        ana, people = at.player(), at.parlour.world.people
        await at.post("hello", button("Form", "one", OPENER))
        refused = await ana.submit(
            await ana.press("Form"), colour="blue", some=["red", "blue"], who=["ana", "ben"], where="tavern"
        )
        (filled,) = told
        ids = {one["name"]: int(key) for key, one in people.items()}
        assert filled.text("colour") == "blue" and filled.chosen("some") == ("red", "blue")
        assert filled.ids("who") == (ids["ana"], ids["ben"]) and filled.ids("role") == () != filled.ids("where")
        again = fields((await ana.press("Open the form again…", refused.messages[-1])).modal)
        assert [option["default"] for option in again["colour"]["options"]] == [False, True]
        assert [option["default"] for option in again["some"]["options"]] == [True, True]
        assert [int(one["id"]) for one in again["who"]["default_values"]] == [ids["ana"], ids["ben"]]
        assert not again["role"].get("default_values") and len(again["where"]["default_values"]) == 1

    with handling(opener=open_every_kind, taker=refuse):
        at_edge(tmp_path, play)


def test_a_form_that_nobody_takes_any_more_is_explained(tmp_path: Path) -> None:
    async def play(at: Edge) -> None:
        ana = at.player()
        await at.post("hello", button("Form", "one", OPENER))
        assert "does not work any more" in (await ana.submit(await ana.press("Form"), text="x")).text

    with handling(opener=open_it):
        at_edge(tmp_path, play)


def test_F3_a_press_that_is_delivered_twice_gives_one_answer(tmp_path: Path) -> None:
    seen: list[int] = []

    async def note(call: Call, press: Press) -> Shown:
        seen.append(call.id)
        return Shown("noted")

    async def play(at: Edge) -> None:
        await at.post("hello", button("Press", "one"))
        at.parlour.faults.duplicate_next_interaction()
        answer = await at.player().press("Press")
        await at.parlour.acting.settled()
        assert len(set(seen)) == 1 and [message["content"] for message in answer.messages] == ["noted"]

    with handling(note):
        at_edge(tmp_path, play)


def test_a_press_that_could_not_be_acknowledged_is_not_carried_out(tmp_path: Path) -> None:
    seen: list[int] = []

    async def note(call: Call, press: Press) -> Shown:
        seen.append(call.id)
        return Shown("noted")

    async def play(at: Edge) -> None:
        ana = at.player()
        await at.post("hello", button("Press", "one"))
        at.parlour.faults.fail("POST", "/interactions/*", 404, 10062)
        pressing = asyncio.create_task(at.parlour.acting.press(ana.name, ana.with_button("Press")["id"], "Press"))
        await asyncio.sleep(0.3)
        assert seen == []
        pressing.cancel()
        await asyncio.gather(pressing, return_exceptions=True)
        assert "noted" in (await ana.press("Press")).text and len(seen) == 1

    with handling(note):
        at_edge(tmp_path, play)


@pytest.mark.parametrize(
    ("status", "code"),
    [(404, code) for code in (10003, 10008, 10015, 10062)] + [(401, 50027), (400, 50083), (400, 160005)],
)
def test_an_answer_that_reaches_nobody_is_no_fault(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    async def note(call: Call, press: Press) -> Shown:
        return Shown("noted", fresh=press.option == "fresh")

    async def play(at: Edge) -> None:
        ana = at.player()
        await at.post("hello", button("Press", "one"))
        for pattern in ("/webhooks/*/messages/@original", "/interactions/*/callback"):
            at.parlour.faults.fail("*", pattern, status, code)
            pressing = asyncio.create_task(at.parlour.acting.press(ana.name, ana.with_button("Press")["id"], "Press"))
            await asyncio.sleep(0.3)
            shown = [one["content"] for one in ana.seen() if one.get("private")]
            assert shown.count("noted") == (code == 10008), "said beside the message that is gone"
            assert not any("code" in text for text in shown)
            pressing.cancel()
            await asyncio.gather(pressing, return_exceptions=True)

    with handling(note), caplog.at_level(logging.WARNING, "seneschal"):
        at_edge(tmp_path, play)
    assert not caplog.records


def test_a_private_message_that_was_dismissed_is_answered_beside(tmp_path: Path) -> None:
    async def note(call: Call, press: Press) -> Shown:
        if press.option == "two":
            at_once = [one["id"] for one in ana[0].seen() if one.get("private")]
            for key in at_once:
                ana[0].parlour.acting.dismiss("ana", key)
        return Shown(f"noted {press.option}", ((press_button(KIND, "Again", option="two"),),))

    ana: list[Any] = []

    async def play(at: Edge) -> None:
        ana.append(at.player())
        await at.post("hello", button("Press", "one"))
        first = await ana[0].press("Press")
        await ana[0].press("Again", first.message)
        assert [one["content"] for one in ana[0].seen() if one.get("private")] == ["noted two"]

    with handling(note):
        at_edge(tmp_path, play)
