"""/help, /learn, /setup, /diagnose and /privacy, as people at the parlour use them."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from bot.children.children import Children
from bot.faces import FACES, Part
from bot.games import registry
from bot.i18n.catalog import LANGUAGES
from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from bot.i18n.wording import TableWords
from bot.messages.message import Menu
from bot.service.core import press_kinds
from bot.service.core.rate_limits import EXPORT, RATES, Rate
from bot.service.lobby.learning import lessons
from bot.service.people import people
from bot.service.people.servers import CHOICES
from bot.service.table.lookup import speech_about
from cogs import groups, help, load, privacy, setup
from cogs.call import Shown
from cogs.painter import draw_words
from renderers.kit.pictures import Picture
from tests.e2e.playing import thread_of
from tests.support.catalogs import catalog
from tests.support.here import Here
from tests.support.player import Player, buttons, selects
from tests.support.tavern import Tavern, tavern

TYPED = {
    "undo": "/game undo",
    "pause": "/game pause",
    "seats": "/game replace",
    "players": "/game new",
    "vacation": "/away",
    "surrender": "/game concede",
    "tournament": "/event new",
    "tutorial": "/learn",
    "language": "/me",
    "luck": "/dice stats",
}
"""Words that people type, and a command that is suggested for each."""

Play = Callable[[Tavern, Player, Player], Awaitable[None]]


def in_tavern(folder: Path, play: Play, children: Children | None = None) -> None:
    """Two people in the tavern."""

    async def run() -> None:
        async with tavern(folder, children=children) as built:
            await play(built, built.player("ana"), built.player("ben"))

    asyncio.run(run())


class Reading:
    """As much of a call as pages of help need."""

    def __init__(self, language: str) -> None:
        self.speech, self.language = Speech(language), language

    def text(self, message: str, **facts: Any) -> str:
        """A message."""
        return self.speech.text(message, **facts)


# -- help ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_short_and_leads_to_all_others(language: str) -> None:
    load()
    call: Any = Reading(language)
    pages = [*help.topics(), *[f"{help.COMMAND}{name}" for name in help.commands()]]
    for topic in pages:
        shown: Shown = help.page(call, topic)
        # The list of all commands, and the group of the table with all it holds, take up to two messages.
        assert 40 < len(shown.text) <= (4000 if topic in ("commands", "command.game", "command.gm") else 2000), topic
        menus = [row for row in shown.rows if isinstance(row, Menu)]
        assert {entry.value for row in menus for entry in row.entries} == set(pages)
        assert all(len(row.entries) <= 25 for row in menus)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_tells_of_the_ten_commands_that_people_need_first(language: str) -> None:
    load()
    call: Any = Reading(language)
    shown = help.page(call, help.START)
    told = [line for line in shown.text.splitlines() if line.startswith("• `/")]
    assert [line.split("`")[1] for line in told] == [f"/{path}" for path in help.NEEDED_FIRST]
    assert len(told) == 10 and all(
        call.text(groups.description_id("command", path)) in shown.text for path in help.NEEDED_FIRST
    )
    _, first, others = (row for row in shown.rows if isinstance(row, Menu))
    assert [entry.label for entry in first.entries] == list(
        dict.fromkeys(f"/{path}".split(" ")[0] for path in help.NEEDED_FIRST)
    )
    assert len(others.entries) <= 25 and not {entry.value for entry in first.entries} & {
        entry.value for entry in others.entries
    }


def test_the_page_of_commands_begins_with_the_same_ten() -> None:
    head = (Path(__file__).parents[2] / "docs" / "commands.md").read_text().partition("<!--")[0]
    named = head.partition("begins")[2]
    assert re.findall(r"`/([a-z ]+)`", named) == list(help.NEEDED_FIRST)


def test_every_command_is_in_the_help() -> None:
    load()
    call: Any = Reading("en")
    told = "\n".join(help.page(call, f"{help.COMMAND}{name}").text for name in help.commands())
    assert all(f"/{path}" in told for path in groups.COMMANDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commands_of_messages_are_named_as_the_client_shows_them_and_how_they_are_reached(language: str) -> None:
    load()
    call: Any = Reading(language)
    told = help.page(call, "commands").text.splitlines()
    for slug in groups.MENUS:
        name = call.text(f"menu-name-{slug}")
        assert sum(f"**{name}**" in line and call.text(f"menu-about-{slug}") in line for line in told) == 1
        assert not any(f"/{name}" in line for line in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_that_is_named_in_a_text_exists(language: str) -> None:
    load()
    named = {
        words
        for message in catalog().ids(language)
        if message.startswith(("help-text", "learn-idle", *[message_id("learn", key) for key in lessons()]))
        for words in re.findall(r"`/([a-z]+(?: [a-z]+(?![a-z]*:))?)", catalog().text(language, message))
    }
    known = {*groups.COMMANDS, *help.commands()}
    assert len(named) > 10 and named <= known


def test_F54_what_is_costly_is_rationed_and_the_wait_is_told(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        built.service.budgets.rates = {**RATES, EXPORT: Rate(2, 60.0)}
        assert "Wait" not in (await ana.slash("/privacy")).text + (await ana.slash("/privacy")).text
        told = (await ana.slash("/privacy")).text
        assert "Wait 60 seconds" in told or "Wait 59 seconds" in told
        assert "Wait" not in (await ben.slash("/privacy")).text

    in_tavern(tmp_path, play)


def test_pages_are_chosen_typed_and_suggested(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        shown = await ana.slash("/help")
        assert "game master" in shown.text
        menu = next(name for name in selects(shown.message) if name.endswith("topics"))
        other = await ana.choose(menu, "fairness", message=shown.message)
        assert "seed" in other.text
        assert other.message["id"] == shown.message["id"]
        for typed in ("fairness", "Fair dice and secrets"):
            assert (await ana.slash("/help", topic=typed)).text == other.text
        assert "`/game new`" in (await ana.slash("/help", topic="/game")).text
        assert "There is no help" in (await ana.slash("/help", topic="cooking")).text
        assert "WarCry in two minutes" in await ana.complete("/help", "topic", topic="warc")
        for typed, path in TYPED.items():
            assert any(one.startswith(path) for one in await ana.complete("/help", "topic", topic=typed)), typed
        assert (await ana.slash("/help", topic="vacation")).text.startswith("**/away**")
        forged = await ana.forge("hp|0|0|nothing", shown.message)
        assert forged.kind == "failed" or "no help" in forged.text

    in_tavern(tmp_path, play)


# -- symbols ---------------------------------------------------------------------------------------------------------


def signs(words: TableWords, *, limit: int) -> Picture:
    """A game's symbols, drawn quickly."""
    return Picture(words.language.encode(), "png", "signs.png", f"What the signs of {words.speech.key} mean", 9, 6)


@pytest.fixture
def one_with_symbols(monkeypatch: pytest.MonkeyPatch) -> None:
    """WarCry explains its symbols, Mage Knight does not."""
    for key, part in (("warcry", Part(__name__, "signs")), ("mage_knight", None)):
        monkeypatch.setitem(FACES, key, replace(FACES[key], symbols_picture=part))


def alts(message: Any) -> list[str]:
    """What the pictures of a message tell."""
    return [file["description"] for file in message["attachments"]]


def second_signs(words: TableWords, *, limit: int) -> Picture:
    """The symbols of the other edition."""
    return Picture(words.language.encode(), "png", "signs.png", "What the signs of 2.0 mean", 9, 6)


@pytest.mark.usefixtures("one_with_symbols")
def test_where_an_edition_with_signs_of_its_own_is_played_they_are_explained(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = {"symbols_picture": Part(__name__, "signs"), "edition_symbols": {"mk2": Part(__name__, "second_signs")}}
    monkeypatch.setitem(FACES, "mage_knight", replace(FACES["mage_knight"], **own))

    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        elsewhere = await ana.slash("/help", topic="symbols", game="mage_knight")
        assert alts(elsewhere.message) == ["What the signs of mage_knight mean"]
        await ana.slash("/game new", game="mage_knight", solo=True, options="rules=mk2", here=True)
        await built.quiet()
        for given in ({}, {"game": "mage_knight"}):
            here = await ana.slash("/help", topic="symbols", **given)
            assert alts(here.message) == ["What the signs of 2.0 mean"]
        other = await ana.slash("/help", topic="symbols", game="warcry")
        assert alts(other.message) == ["What the signs of warcry mean"]

    in_tavern(tmp_path, play, Children(Here(), Here(), Here()))


@pytest.mark.usefixtures("one_with_symbols")
def test_the_symbols_are_those_of_the_game_that_is_named_or_played_else_it_is_asked_for(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        asked = await ana.slash("/help", topic="symbols")
        assert "Which game is it?" in asked.text and not alts(asked.message)
        pressed = await ana.press("WarCry", message=asked.message)
        named = await ana.slash("/help", topic="symbols", game="warcry")
        for shown in (pressed, named):
            assert shown.text == "The symbols in the pictures of WarCry"
            assert alts(shown.message) == ["What the signs of warcry mean"]
        none = await ana.slash("/help", topic="symbols", game="mage_knight")
        assert none.text == "Mage Knight has no picture of its symbols."
        await ana.slash("/learn", game="warcry")
        await built.quiet()
        ana.channel = thread_of(built)
        assert alts((await ana.slash("/help", topic="symbols")).message) == ["What the signs of warcry mean"]
        panel = await ana.slash("/do")
        more = await ana.press("More…", message=panel.message)
        beside = await ana.press("Symbols", message=more.message)
        assert [alts(one) for one in beside.messages[-1:]] == [["What the signs of warcry mean"]]
        assert beside.message["id"] == panel.message["id"] and buttons(beside.message), "the panel stays"

    in_tavern(tmp_path, play, Children(Here(), Here(), Here()))


@pytest.mark.parametrize("key", sorted(key for key, face in FACES.items() if face.symbols_picture))
def test_a_game_draws_its_symbols_in_every_language(key: str) -> None:
    alone = [draw_words(FACES[key].symbols_picture, speech_about(key, language)) for language in LANGUAGES]  # type: ignore[arg-type]
    assert len({one.data for one in alone if one}) == len({one.alt for one in alone if one}) == len(LANGUAGES)


# -- learn -----------------------------------------------------------------------------------------------------------


def test_a_lesson_begins_in_a_thread_and_goes_on_by_button_and_by_line(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        assert "Your lesson begins: game 1" in (await ana.slash("/learn", game="warcry")).text
        await built.quiet()
        channel = str((await built.service.core.live(1)).game.channel_id)
        ana.channel = ben.channel = built.parlour.world.channels[channel]["name"]
        hint = ana.with_button("Next: shoot B3 with A3")
        assert "step 1 of" in ana.text() and "practice" in ana.text()
        stranger = await ben.press("Next: shoot B3 with A3")
        assert "This decision is" in stranger.text or "decision" in stranger.text
        await ana.press("Next: shoot B3 with A3", hint)
        await built.quiet()
        assert "step 2 of" in ana.text()
        assert not any(one.get("private") for one in ana.seen()), "what a step does is told in public alone"
        await ana.slash("/do", line="play_tactic NE-C11 by=A3")
        await built.quiet()
        assert "step 3 of" in ana.text()
        assert "goes on" in (await ana.slash("/learn", game="warcry")).text
        stale = await ana.forge("k|1|0|0123456789abcdef", ana.with_button("Next: pass and roll"))
        assert stale.kind == "failed" or "moved on" in stale.text

    in_tavern(tmp_path, play)


LESSONS = ["Powers of Albion", "Mage Knight Unlimited", "Mage Knight 2.0", "Talisman", "WarCry"]


def test_of_which_game_a_lesson_is_wanted_is_asked_where_it_is_not_clear(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        asked = await ana.slash("/learn", here=True)
        assert asked.text == "A lesson of which game?"
        assert list(buttons(asked.message)) == LESSONS
        begun = await ana.press("WarCry", message=asked.message)
        assert begun.text == "Your lesson begins: game 1. It is played right here; there is a hint under every step."
        await built.quiet()
        assert "goes on" in (await ana.slash("/learn")).text, "the only one that he has begun"
        assert "goes on" not in (await ben.slash("/learn", again=True)).text
        begun = await ana.slash("/learn", game="mage_knight")
        assert "Its thread opens in" in begun.text and "The table: <#" in begun.text
        await built.quiet()
        ana.channel = "tables"
        assert "A lesson of which game?" in (await ana.slash("/learn")).text, "two have been begun"
        forged = await ana.forge("ln|0|0|chess", asked.message)
        assert forged.kind == "failed" or "There is no lesson" in forged.text

    in_tavern(tmp_path, play)


@pytest.mark.parametrize("game", registry.keys())
def test_a_lesson_in_a_direct_channel_where_the_bot_has_no_rights_and_needs_none(tmp_path: Path, game: str) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        ana.channel = built.parlour.world.dm(ana.id)["id"]
        asked: list[Any] = []
        built.parlour.gateway.dispatch = watching(built.parlour.gateway.dispatch, asked)  # type: ignore[method-assign]
        assert "Your lesson begins: game 1" in (await ana.slash("/learn", game=game)).text
        assert int(asked[0]["app_permissions"]) == 1 << 14 | 1 << 15 | 1 << 17 | 1 << 18
        await built.quiet()
        for step in range(1, 4):
            assert f"step {step} of" in ana.text() and "/do" not in ana.text()
            await ana.press(offered(ana, "Next: "))
            await built.quiet()
        assert "goes on" in (await ana.slash("/learn", game=game)).text
        public = ana.newest(
            lambda one: any(key.startswith(f"{press_kinds.OPEN_PANEL}|") for key in buttons(one).values())
        )
        panel = await ana.press(
            next(key for key in buttons(public).values() if key.startswith(f"{press_kinds.OPEN_PANEL}|")), public
        )
        assert buttons(panel.message) or selects(panel.message)

    in_tavern(tmp_path, play)


def offered(player: Player, start: str) -> str:
    """The newest button whose label begins so."""
    labels = [label for message in player.seen() for label in buttons(message) if label.startswith(start)]
    return labels[-1]


def watching(dispatch: Callable[..., None], told: list[Any]) -> Callable[..., None]:
    """The same, keeping the interactions."""

    def seen(name: str, data: Any, *more: Any) -> None:
        if name == "INTERACTION_CREATE":
            told.append(data)
        dispatch(name, data, *more)

    return seen


# -- diagnose --------------------------------------------------------------------------------------------------------


def test_diagnose_tells_why_somebody_cannot_act(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        told = (await ana.slash("/diagnose")).text
        assert "✓ Permissions in this channel: all there" in told and "✓ Connection to Discord" in told
        assert "at game" not in told
        await ana.slash("/learn", game="warcry", here=True)
        await built.quiet()
        told = (await ben.slash("/diagnose")).text
        assert "✗ Holds no seat of this game" in told
        told = (await ben.slash("/diagnose", person=ana.id)).text
        assert "✓ The game is waiting for this person" in told and "Decision 1 is open" in told

    in_tavern(tmp_path, play)


def test_diagnose_warns_of_a_slow_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        for delay, line in (
            (4.9, "✓ Connection to Discord, delay 4,900 ms"),
            (5.1, "✗ Slow connection to Discord, delay 5,100 ms: answers to presses may come too late"),
        ):
            monkeypatch.setattr(discord.Client, "latency", delay)
            assert line in (await ana.slash("/diagnose")).text.splitlines()

    in_tavern(tmp_path, play)


# -- privacy ---------------------------------------------------------------------------------------------------------


def test_privacy_tells_gives_out_and_erases_after_asking(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        await ana.slash("/learn", game="warcry", here=True)
        await ana.slash("/me", zone="Europe/Prague")
        await built.quiet()
        shown = await ana.slash("/privacy")
        given = await ana.press("Give me my data", message=shown.message)
        assert given.message["attachments"][0]["filename"] == privacy.FILE
        asked = await ana.slash("/privacy", action="erase")
        assert "You leave game 1" in asked.text
        assert (
            json.loads(await people.export_person(built.service.core, int(ana.id)))["settings"]["zone"]
            == "Europe/Prague"
        )
        done = await ana.press("Erase for good", message=asked.message)
        assert "Everything about you is erased" in done.text
        assert json.loads(await people.export_person(built.service.core, int(ana.id)))["settings"] is None
        assert (await built.service.core.live(1)).seats[0].user_id is None
        assert "erased" in (await ben.slash("/privacy", action="erase", sure=True)).text

    in_tavern(tmp_path, play)


def test_what_is_said_is_there_in_all_languages() -> None:
    for right in setup.LEAST:
        assert catalog().has(f"lobby-right-{right.replace('_', '-')}")
    for option in CHOICES:
        assert catalog().has(f"setup-option-{option.replace('_', '-')}")
    for act in privacy.ACTS:
        assert catalog().has(f"privacy-button-{act}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_edition_that_is_taught_has_its_two_pages_and_they_fit_a_message(language: str) -> None:
    pages = [topic for topic in help.topics() if topic.startswith("mage_knight_2-")]
    assert pages == ["mage_knight_2-rules", "mage_knight_2-notation"]
    for topic in pages:
        told = "\n".join(catalog().text(language, message_id(f"help-{part}", topic)) for part in ("title", "text"))
        assert "{" not in told and len(told) < 1990
