"""Mage Knight at the parlour with the real bot: panels that show first, free tools with pictures, armies, refusals."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.service.core import suggestions
from bot.service.core.rate_limits import PICTURE, Budgets, Rate
from tests.e2e.playing import seated, thread_of
from tests.support.player import Answer, Json, Player, buttons, field_names, pictures, selects, text_of, walk
from tests.support.rules import rule
from tests.support.tavern import Tavern, tavern

Play = Callable[[Tavern, Player, Player], Awaitable[None]]
KEY = "mage_knight"
ARMIES = {"ana": "army ready=guild_watch", "ben": "army ready=gutter_mob"}
NEWER = b"2x tidewarder2\nlampbow2\narcscribe1\nbelldiver2"


def at_table(folder: Path, play: Play, *, deployed: bool = True, total: int = 100) -> None:
    """A table of two that has begun; both armies stand in rows, unless told otherwise."""

    async def run() -> None:
        async with tavern(folder) as built:
            ana, ben = map(built.player, ("ana", "ben"))
            await seated(built, ana, ben, KEY, options=f"build_total={total} limit=rounds rounds=2")
            for player in (ana, ben):
                player.channel = thread_of(built)
            if deployed:
                await deploy(built, ana, ben)
            await play(built, ana, ben)

    asyncio.run(run())


async def deploy(built: Tavern, ana: Player, ben: Player) -> None:
    """From armies to the first turn, by commands."""
    for player in (ana, ben):
        await player.slash("/do", line=ARMIES[player.name], sure=True)
    for player in (ana, ben):
        await player.slash("/do", line="pool none")
    for _ in ARMIES:
        await (await waited(built, ana, ben)).slash("/do", line="deploy auto", sure=True)
    await built.quiet()


async def waited(built: Tavern, ana: Player, ben: Player) -> Player:
    """Whose turn it is."""
    return (ana, ben)[min((await built.service.core.live(1)).waiting())]


async def version(built: Tavern) -> int:
    """How often the game was changed."""
    return (await built.service.core.live(1)).game.version


def picks(message: Json) -> tuple[str, list[str]]:
    """The menu of what may be chosen, and its values."""
    return next((key, values) for key, values in selects(message).items() if key.startswith("c|"))


def hint(message: Json) -> str:
    """What the menu says before anything is chosen."""
    return next(part["placeholder"] for _, part in walk(message["components"]) if part.get("placeholder"))


def has(message: Json, kind: str) -> str:
    """The button of a kind; empty where there is none."""
    return next((key for key in buttons(message).values() if key.startswith(kind)), "")


def pictured(answer: Answer) -> bool:
    """True if an answer has a picture with words for it."""
    files = pictures(answer.message)
    return bool(files) and all(file["description"] for file in files)


# -- panels ----------------------------------------------------------------------------------------------------------


@rule("MKU-P5")
def test_a_move_is_opened_chosen_shown_and_confirmed(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        one = await waited(built, ana, ben)
        own, foe = ("A1", "B1") if one is ana else ("B1", "A1")
        before = await version(built)
        panel = await one.slash("/do")
        assert "actions left" in panel.text or "action left" in panel.text
        mate = f"{own[0]}2"
        (pieces,) = [key for key in selects(panel.message) if key.startswith("p|")]
        assert hint(panel.message) == "Which piece?" and len(selects(panel.message)[pieces]) >= 5
        other = await one.choose(pieces, f":{mate}", message=panel.message)
        assert f"### {mate} " in other.text
        menu, values = picks(other.message)
        staged = await one.choose(menu, values[0], message=other.message)
        assert re.search(rf"\n{mate} .* moves ", staged.text) and "`" not in staged.text, "in words alone"
        assert pictured(staged) and await version(built) == before
        dropped = await one.press(has(staged.message, "x|"), staged.message)
        assert "Discarded" in dropped.text
        staged = await one.slash("/do", line=f"move {own} toward={foe}")
        assert re.search(rf"{own} .* moves [0-9.]+″", staged.text) and pictured(staged)
        assert await version(built) == before
        done = await one.press(has(staged.message, "y|"), staged.message)
        assert await version(built) > before and "Staged" not in done.text

    at_table(tmp_path, play)


def test_the_beginning_of_a_line_opens_its_list_and_suggestions_go_on_behind_it(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        one = await waited(built, ana, ben)
        own, foe = ("A1", "B1") if one is ana else ("B1", "A1")
        opened = await one.slash("/do", line=f"move {own}")
        assert len(picks(opened.message)[1]) > 5 and not has(opened.message, "y|")
        found = await one.complete("/do", "line", line=f"move {own}")
        assert any(f"[move {own} toward={foe}]" in name for name in found)
        assert all("[cancel]" not in name for name in found)
        found = await one.complete("/do", "line", line=f"move {own} toward")
        assert found and all("toward" in name.casefold() for name in found)
        assert await one.complete("/do", "line", line="order spin=hold; end") == ["End the turn [end_turn]"]

    at_table(tmp_path, play)


@rule("MKU-P15", "MKU-P2")
def test_a_withdrawal_is_offered_as_an_order_to_whose_turn_it_is_not(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        one = await waited(built, ana, ben)
        other = ben if one is ana else ana
        assert await one.complete("/orders set", "line", line="withdraw") == []
        assert await other.complete("/orders set", "line", line="withdraw") == ["order withdraw"]
        found = await other.complete("/orders set", "line", line="cancel=")
        cancels = [line for line in found if " cancel=" in line]
        assert cancels and all(line.startswith(f"order {'B' if other is ben else 'A'}") for line in cancels)
        typed = await other.slash("/do", line="withdraw")
        assert "`order withdraw`" in typed.text and "MKU-P15" in typed.text
        assert "Nobody else knows" in (await other.slash("/orders set", line="order withdraw")).text
        assert "start of your next turn" in (await other.slash("/orders list")).text
        await other.slash("/do", line="order stay")
        assert "start of your next turn" not in (await other.slash("/orders list")).text

    at_table(tmp_path, play)


def test_a_staged_turn_runs_in_order_and_stops_at_the_first_refusal(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        one = await waited(built, ana, ben)
        own = "A" if one is ana else "B"
        line = f"order spin=hold; move {own}1 turn face=N; move {own}1 turn face=S; end_turn"
        staged = await one.slash("/do", line=line)
        assert staged.text.count("`") == 8 and "turns on the spot" in staged.text and pictured(staged)
        done = await one.press(has(staged.message, "y|"), staged.message)
        assert f"Not sent yet (lines: 2): move {own}1 turn face=S" in done.text
        assert "already been given an action" in done.text
        panel = await one.slash("/do")
        assert "already been given an action" in panel.text and "end_turn" in panel.text
        await one.press(has(panel.message, "x|"), panel.message)
        refused = await one.slash("/do", line=f"move {own}1 to=1e308,2; end_turn")
        assert "1e308" in refused.text and not has(refused.message, "y|")

    at_table(tmp_path, play, total=200)


def test_several_lines_may_be_said_at_once(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        one = await waited(built, ana, ben)
        own = "A" if one is ana else "B"
        await one.slash("/do", line=f"move {own}1 turn face=S; end_turn", sure=True)
        assert await waited(built, ana, ben) is not one
        panel = await one.slash("/do")
        assert "end_turn" not in panel.text, "the turn ended by itself: nothing is left for the next one"

    at_table(tmp_path, play)


def test_a_suggestion_too_long_for_discord_stands_for_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suggestions, "MOST_VALUE", 12)

    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        one = await waited(built, ana, ben)
        typed = f"move {'A' if one is ana else 'B'}1"
        found = await built.parlour.acting.complete(one.name, one.channel, "/do", {"line": typed}, "line")
        turn = next(choice for choice in found if choice["name"].startswith("Turn NE"))
        assert re.fullmatch(r"#[0-9a-f]{12}\.[0-9a-f]{12}", turn["value"])
        staged = await one.slash("/do", line=turn["value"])
        assert f"`{typed} turn face=45`" in staged.text
        gone = await one.slash("/do", line="#0123456789ab")
        assert "decided meanwhile" in gone.text and f"`{typed} turn face=45`" in gone.text

    at_table(tmp_path, play)


def test_the_set_up_is_a_panel_each_with_names_and_lines_of_a_few_words(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        panel = await ana.slash("/do")
        assert {"Guild Watch: 97 points, 5 figures", "My army"} <= set(buttons(panel.message))
        menu, (drawn,) = picks(panel.message)
        staged = await ana.choose(menu, drawn, message=panel.message)
        assert "up to 100 points" in staged.text and "no second draw" in staged.text
        chosen = await ana.press(has(staged.message, "y|"), staged.message)
        assert "ana submits an army" in chosen.text and re.search(r"Drawn for you: .*\(\d+ points\)", chosen.text)
        assert "Drawn for" not in ben.text()
        form = await ben.press("Use my own army…", (await ben.slash("/do")).message)
        assert field_names(form.modal) == ["list", "file", "name"]
        given = await ben.submit(form, list=NEWER.decode(), name="newer")
        assert "“newer” is saved" in given.text and "terrain pool" in given.text
        for player, line in ((ana, "pool birch_wood, rock_spire"), (ben, "pool random")):
            await player.slash("/do", line=line, sure=True)
        one = await waited(built, ana, ben)
        staged = await one.slash("/do", line="place auto")
        assert " at " in staged.text and pictured(staged)
        while (await built.service.core.live(1)).table.state.phase == "terrain":
            await (await waited(built, ana, ben)).slash("/do", line="place auto", sure=True)
        one = await waited(built, ana, ben)
        staged = await one.slash("/do", line="deploy wedge mirrored")
        assert "are deployed like this" in staged.text and pictured(staged)
        await one.press(has(staged.message, "y|"), staged.message)
        assert await waited(built, ana, ben) is not one

    at_table(tmp_path, play, deployed=False)


def test_what_cannot_be_taken_back_is_not_listed_as_what_would_be(tmp_path: Path) -> None:
    """Armies that both have shown stay shown (MKU-H4)."""

    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        for player in (ana, ben):
            await player.slash("/do", line=ARMIES[player.name], sure=True)
        told = await ben.slash("/game undo")
        assert "can no longer be undone: something hidden" in told.text and "•" not in told.text
        assert all(key.startswith("ry|") for key in buttons(told.message).values())  # why not, and nothing else

    at_table(tmp_path, play, deployed=False)


@rule("MKU-22.4")
def test_an_end_that_is_proposed_says_that_the_points_are_counted(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        await ana.slash("/game end")
        await built.quiet()
        assert "the result is counted" in ben.text() and "without a result" not in ben.text()
        await ben.press("I agree")
        await built.quiet()
        assert "victory points" in ben.text() and "without a result" not in ben.text()

    at_table(tmp_path, play)


# -- free tools ------------------------------------------------------------------------------------------------------


@rule("MKU-5.12", "MKU-H2", "MKU-H3")
def test_the_tools_answer_anybody_in_private_with_pictures_and_without_clicks(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        before, count = await version(built), len(ana.seen())
        cyril = built.player("cyril", ana.channel)
        for player in (ana, ben, cyril):
            looked = await player.slash("/mageknight look", figure="A1", place="12,35")
            measured = await player.slash("/mageknight measure", start="A1", end="B1")
            reached = await player.slash("/mageknight reach", figure="b1")
            zoomed = await player.slash("/mageknight zoom", figure="a2")
            figure = await player.slash("/mageknight figure", name="a1")
            film = await player.slash("/mageknight film")
            for answer in (looked, measured, reached, zoomed, figure, film):
                assert pictured(answer) and answer.message["flags"] & 64
                assert "lick" not in answer.text, answer.text
        assert "12,35" in looked.text and "A1" in measured.text and "″" in reached.text
        assert film.message["attachments"][0]["filename"].endswith((".gif", ".png"))
        assert await version(built) == before and len(ana.seen()) - count == 6
        assert (await ana.complete("/mageknight look", "figure", figure="tide"))[0].startswith("A2")

    at_table(tmp_path, play)


def test_what_the_tools_cannot_answer_is_refused_with_the_fact(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        cases = (
            ("/mageknight look", {"figure": "B99"}, "B99"),
            ("/mageknight look", {"figure": "Q1"}, "Q1"),
            ("/mageknight look", {"figure": "A1", "place": "12;35"}, "12;35"),
            ("/mageknight look", {"figure": "A1", "place": "NaN,3"}, "NaN"),
            ("/mageknight measure", {"start": "A1", "end": "36O,3"}, "36O"),
            ("/mageknight measure", {"start": "A1", "end": "90,3"}, "90"),
            ("/mageknight reach", {"figure": "**x**"}, "x"),
            ("/mageknight zoom", {"figure": "A99"}, "A99"),
            ("/mageknight figure", {"name": "nobody"}, "No figure is called “nobody”"),
            ("/mageknight figure", {"name": "Tidewall Warder"}, "tidewarder1"),
            ("/rules search", {"words": "frobnicate"}, "frobnicate"),
            ("/mageknight army ready", {"army": "nothing"}, "nothing"),
            ("/mageknight look", {"figure": "A1", "game": 99}, "99"),
        )
        for path, options, fact in cases:
            answer = await ana.slash(path, **options)
            assert fact in answer.text and not answer.message["attachments"], (path, options, answer.text)
            assert "program" not in answer.text

    at_table(tmp_path, play)


def test_tools_of_one_game_know_nothing_of_another(tmp_path: Path) -> None:
    async def play() -> None:
        async with tavern(tmp_path) as built:
            ana, ben = map(built.player, ("ana", "ben"))
            await seated(built, ana, ben)
            ana.channel = thread_of(built)
            assert "is a WarCry game" in (await ana.slash("/mageknight look", figure="A1")).text
            card = await ana.slash("/mageknight figure", name="tidewarder2")
            assert pictured(card) and "Tidewall Warder" in card.text and "speed" not in card.text
            assert "MKU-7.3" in (await ana.slash("/rules search", words="MKU-7.3")).text

    asyncio.run(play())


@rule("MK2-2.3", "MK2-35.9", "MK2-18.10")
@pytest.mark.parametrize(
    ("options", "there", "gone"),
    [("rules=mk2", ("Magic immune", "Item slots: harness, charm"), "Flight"), ("", ("Flight",), "Magic immune")],
)
def test_a_figure_is_looked_up_as_the_edition_of_the_table_has_it(
    tmp_path: Path, options: str, there: tuple[str, ...], gone: str
) -> None:
    """A flyer flies by its base in 2.0; beside no table its dial is as printed, and its base is told."""

    async def play() -> None:
        async with tavern(tmp_path) as built:
            ana, ben = map(built.player, ("ana", "ben"))
            beside = await ana.slash("/mageknight figure", name="orrendath")
            assert pictured(beside) and "Flight" in beside.text and "Magic immune" in beside.text
            await seated(built, ana, ben, "mage_knight", options=options)
            ana.channel = thread_of(built)
            found = await ana.slash("/mageknight figure", name="orrendath")
            assert pictured(found) and gone not in found.text
            for told in there:
                assert told in found.text and told in found.message["attachments"][0]["description"]

    asyncio.run(play())


def test_before_the_figures_stand_there_is_nothing_to_zoom_or_film(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        assert "no figure “A1” on the field" in (await ana.slash("/mageknight zoom", figure="A1")).text
        assert "Nothing has happened yet" in (await ana.slash("/mageknight film")).text

    at_table(tmp_path, play, deployed=False)


# -- armies ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "fact"),
    [
        (b"nosuchfigure", "nosuchfigure"),
        (b"2x wardenulm0", "wardenulm0"),
        (b"\xff\xfe", "text"),
        (b" ", "empty"),
    ],
)
def test_an_army_that_cannot_be_played_is_not_saved(text: bytes, fact: str, tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        answer = await ana.slash(
            "/mageknight army save", name="bad", file=built.parlour.acting.attach(text, "army.txt")
        )
        assert fact in answer.text and "saved no armies" in (await ana.slash("/mageknight army list")).text

    at_table(tmp_path, play, deployed=False)


def test_armies_are_saved_shown_used_and_dropped(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        attach = built.parlour.acting.attach
        saved = await ana.slash("/mageknight army save", name="mine", file=attach(NEWER, "army.txt"))
        assert "“mine” is saved" in saved.text and pictured(saved)
        large = await ana.slash("/mageknight army save", name="large", file=attach(NEWER + b"\n" + NEWER, "army.txt"))
        assert "is saved" in large.text, "an army for a larger table"
        assert "2 saved armies" in (await ana.slash("/mageknight army list")).text
        assert await ana.complete("/mageknight army use", "name", name="mi") == ["mine"]
        assert "194 points; 100 are allowed" in (await ana.slash("/mageknight army use", name="large")).text
        assert pictured(await ana.slash("/mageknight army ready", army="gutter"))
        armed = (await ana.slash("/mageknight army ready", army="relic")).text
        assert "Items: Ferry Bell (" in armed and "Whetted Blade (" in armed
        panel = await ana.slash("/do")
        menu = next(key for key in selects(panel.message) if key.startswith("wa|"))
        used = await ana.choose(menu, "1", message=panel.message)
        assert "ana submits an army" in used.text
        assert "already submitted your army" in (await ana.slash("/mageknight army use", name="mine")).text
        assert "has been deleted" in (await ana.slash("/mageknight army drop", name="mine")).text
        assert "no list “mine”" in (await ana.slash("/mageknight army drop", name="mine")).text
        await built.quiet()
        assert not any("Tidewall" in text_of(one) for one in ben.seen()), "an army is secret until all are in"

    at_table(tmp_path, play, deployed=False)


def test_F54_free_tools_that_draw_are_granted_so_often_then_the_time_to_wait_is_told(tmp_path: Path) -> None:
    tools: dict[str, dict[str, str]] = {
        "/mageknight look": {"figure": "A1"},
        "/mageknight measure": {"start": "A1", "end": "B1"},
        "/mageknight reach": {"figure": "A1"},
        "/mageknight zoom": {"figure": "A1"},
        "/mageknight figure": {"name": "A1"},
        "/mageknight army ready": {"army": "guild_watch"},
    }

    async def play(built: Tavern, ana: Player, ben: Player) -> None:
        for path, given in tools.items():
            budgets = built.service.budgets = Budgets(built.service.budgets.clock)
            budgets.rates = {**budgets.rates, PICTURE: Rate(1, 30.0)}
            answers = [await ana.slash(path, **given) for _ in range(2)]
            assert pictured(answers[0]), path
            assert not answers[1].message["attachments"] and "30 seconds" in answers[1].text, path

    at_table(tmp_path, play)
