"""Faults F3 to F11, F44, F48, F54 and F60 over the wire: what is pressed twice, late, by others, or altered."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from bot.parlour.interactions import TOKEN_SECONDS
from bot.service.core.rate_limits import ACT, Rate
from bot.service.table import submit
from cogs.errors import Breaker
from tests.e2e.faulty import EPHEMERAL, Table, at_table, until
from tests.e2e.worlds import Moments
from tests.support.player import Answer, buttons, text_of


def test_F3_an_act_that_is_delivered_twice_is_carried_out_once(moments: Moments, tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        before, posts = await table.version(), len(table.numbers())
        table.parlour.faults.duplicate_next_interaction()
        player, line = await table.waited(), await table.line()
        answer = await player.slash("/do", line=line)
        await table.t.quiet()
        assert await table.version() == before + 1
        assert len(table.numbers()) == posts + 1 and table.posted_once()
        assert answer.kind == "deferred" and len(answer.messages) == 1 and "code" not in answer.text
        table.parlour.faults.duplicate_next_interaction()
        await table.player("ana").slash("/orders set", line="order follow_up never")
        assert (await table.player("ana").slash("/orders list")).text.count("\n") == 0

    at_table(moments, tmp_path, play)


def test_F3_a_press_that_is_delivered_twice_opens_one_panel_and_decides_once(moments: Moments, tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        player = await table.waited()
        table.parlour.faults.duplicate_next_interaction()
        panel = await player.press(next(key for key in buttons(table.news()).values() if key.startswith("d|")))
        assert len(panel.messages) == 1
        before = await table.version()
        table.parlour.faults.duplicate_next_interaction()
        more = await player.press(next(k for k in buttons(panel.message).values() if k.endswith("|_")), panel.message)
        table.parlour.faults.duplicate_next_interaction()
        await player.press(next(k for k in buttons(more.message).values() if k.startswith("f|")), more.message)
        assert await table.version() == before
        await asyncio.sleep(0.5)  # the second delivery ends unseen

    at_table(moments, tmp_path, play)


def test_F6_a_double_click_acts_once_and_the_second_is_told(moments: Moments, tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        before, player, line = await table.version(), await table.waited(), await table.line()
        both = await asyncio.gather(*[player.slash("/do", line=line) for _ in range(2)])
        await table.t.quiet()
        assert await table.version() == before + 1
        texts = [answer.text for answer in both]
        assert texts[0] != texts[1] and all(texts)
        assert table.posted_once()

    at_table(moments, tmp_path, play)


def test_F6_of_two_who_want_the_last_place_one_gets_it_and_the_other_is_told(moments: Moments, tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        host, first, second = (table.player(name, "tavern") for name in ("gm", "cyril", "dana"))
        await host.slash("/game new", game="warcry", name="Last place")
        await table.t.quiet()
        card = host.newest(
            lambda one: "Last place" in text_of(one) and any(k.startswith("l|") for k in buttons(one).values())
        )
        join = next(key for key in buttons(card).values() if "|join" in key)
        both = await asyncio.gather(first.press(join, card), second.press(join, card))
        live = await table.t.service.core.live(int(join.split("|")[1]))
        held = {seat.user_id for seat in live.seats}
        assert len(held & {int(first.id), int(second.id)}) == 1
        assert both[0].text and both[1].text and both[0].text != both[1].text

    at_table(moments, tmp_path, play)


@pytest.mark.parametrize("kind", ["d|{}|{}|", "c|{}|{}|0a1b2c3d4e5f", "o|{}|{}|0", "y|{}|{}|", "x|{}|{}|", "p|{}|{}|k"])
def test_F7_a_press_of_an_earlier_turn_changes_nothing_and_shows_what_may_be_done_now(
    moments: Moments, tmp_path: Path, kind: str
) -> None:
    async def play(table: Table) -> None:
        old, player = table.news(), await table.waited()
        number = next(key for key in buttons(old).values() if key.startswith("d|")).split("|")[2]
        await table.act()
        await table.t.quiet()
        before = await table.version()
        answer = await player.forge(kind.format(table.game, number), table.news())
        assert answer.kind == "deferred" and answer.message["flags"] & EPHEMERAL
        assert await table.version() == before
        assert "ben" in answer.text or buttons(answer.message)
        assert any(key.startswith(("h|", "d|", "c|", "f|")) for key in buttons(answer.message).values())

    at_table(moments, tmp_path, play)


def test_F7_the_buttons_of_a_game_that_has_ended_explain_that(moments: Moments, tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        old, player = table.news(), await table.waited()

        await player.press(next(iter(buttons((await player.slash("/game concede")).message))))
        await table.t.quiet()
        assert (await table.live()).game.status == "over"
        before = await table.version()
        for key in buttons(old).values():
            answer = await player.forge(key, table.public()[-1])
            assert answer.text and answer.message["flags"] & EPHEMERAL
        assert (await player.slash("/do", line="pass")).text
        assert await table.version() == before

    at_table(moments, tmp_path, play)


@pytest.mark.parametrize("who", ["cyril", "other"])
def test_F8_whose_decision_it_is_not_is_told_whose_it_is(moments: Moments, tmp_path: Path, who: str) -> None:
    async def play(table: Table) -> None:
        person = table.player("cyril") if who == "cyril" else await table.other()
        key = next(key for key in buttons(table.news()).values() if key.startswith("d|"))
        number = key.split("|")[2]
        before = await table.version()
        answers = [await person.press(key)]
        for kind in ("c|{}|{}|0a1b2c3d4e5f", "o|{}|{}|0", "y|{}|{}|", "x|{}|{}|"):
            answers.append(await person.forge(kind.format(table.game, number), table.news()))
        for answer in answers:
            assert answer.message["flags"] & EPHEMERAL
            assert (await table.waited()).name in answer.text or not answer.text.isascii()  # cyril reads Czech
        assert await table.version() == before

    at_table(moments, tmp_path, play)


def test_F8_F54_whoever_presses_without_end_is_told_to_wait_and_others_are_not(
    moments: Moments, tmp_path: Path
) -> None:
    async def play(table: Table) -> None:
        budgets = table.t.service.budgets
        budgets.rates = {**budgets.rates, ACT: Rate(3, 30.0)}
        answers = [await table.player("cyril").slash("/my") for _ in range(5)]
        assert len({answer.text for answer in answers[:3]}) == 1
        assert answers[3].text != answers[0].text and answers[4].text.split()[0] == answers[3].text.split()[0]
        assert (await table.player("ana").slash("/my")).text

    at_table(moments, tmp_path, play)


CODE = re.compile(r"\b[0-9a-f]{6}\b")

ALTERED = (
    "x",
    "o|1|1|99999",
    "o|1|-1|0",
    "o|1|1|0|0",
    "O|1|1|0",
    "d|999999999|1|",
    "d|9999999999|1|",
    "d|0|0|",
    "zz|1|1|x",
    "f|1|1|nothing",
    "l|1|0|rm",
    "v|1|1|aye",
    "u|1|1|aye",
    "wd|1|1|",
    "p|1|1|../../etc/passwd",
    "c|1|1|' or 1=1 --",
    "c|1|1|" + "a" * 90,
    "d|１|１|",
    "d|1|1|\u202e",
    "{game.seed}",
    "%s%s%n",
    "m|1|1|",
)


def test_F9_altered_ids_change_nothing_and_are_answered_in_private(moments: Moments, tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        before, posts = await table.version(), len(table.public())
        for name in ("ana", "cyril"):
            for custom_id in ALTERED:
                answer = await table.player(name).forge(custom_id, table.news())
                assert answer.kind != "failed", custom_id
                assert answer.text and answer.message["flags"] & EPHEMERAL, custom_id
        await table.t.quiet()
        assert (await table.version(), len(table.public())) == (before, posts)

    at_table(moments, tmp_path, play)


@pytest.mark.parametrize(
    "values", [("../../x",), ("9" * 100,), ("x" * 101,), ("a", "b", "c"), tuple(map(str, range(26)))]
)
def test_F9_altered_values_of_a_menu_change_nothing(moments: Moments, tmp_path: Path, values: tuple[str, ...]) -> None:
    async def play(table: Table) -> None:
        before, player = await table.version(), await table.waited()
        number = next(key for key in buttons(table.news()).values() if key.startswith("d|")).split("|")[2]
        for kind in ("c|{}|{}|s0", "c|{}|{}|m0", "p|{}|{}|k", "wd|{}|{}|", "d|{}|{}|", "l|{}|{}|join"):
            answer = await player.forge(kind.format(table.game, number), table.news(), *values)
            assert answer.kind == "deferred" and answer.text
        assert await table.version() == before

    at_table(moments, tmp_path, play)


def test_F10_an_act_that_cannot_be_acknowledged_in_time_is_not_applied(moments: Moments, tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        before, player, line = await table.version(), await table.waited(), await table.line()
        acting = table.parlour.acting
        made = acting.begin_slash(player.name, table.thread, "/do", {"line": line})
        table.parlour.clock.advance(4)
        assert (await acting.first_answer(made, {})).kind == "failed"
        await until(lambda: any(one.status == 404 for one in table.requests("POST", "/interactions/")))
        await acting.settled()
        assert await table.version() == before
        await table.act()

    at_table(moments, tmp_path, play)


def test_F10_a_slow_handler_is_acknowledged_first(moments: Moments, tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        player, line = await table.waited(), await table.line()
        async with table.t.service.core.lock(table.game):
            shown = await table.parlour.acting.slash(player.name, table.thread, "/do", {"line": line})
            assert shown.kind == "deferred" and not shown.interaction.touched
        await table.parlour.acting.settled(shown)
        assert Answer(table.parlour, shown).text

    at_table(moments, tmp_path, play)


def test_F11_work_that_outlives_the_token_is_told_in_the_channel(moments: Moments, tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        before, posts = await table.version(), len(table.numbers())
        player, line = await table.waited(), await table.line()
        async with table.t.service.core.lock(table.game):
            await table.parlour.acting.slash(player.name, table.thread, "/do", {"line": line})
            table.parlour.clock.advance(TOKEN_SECONDS + 1)
        await until(lambda: len(table.numbers()) > posts)
        await until(lambda: any(one.status == 404 for one in table.requests("PATCH", "/webhooks/")))
        assert await table.version() == before + 1 and table.posted_once()

    at_table(moments, tmp_path, play)


def test_F44_nothing_is_suggested_to_a_stranger(moments: Moments, tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        for path, option in (("/do", "line"), ("/orders set", "line"), ("/game info", "game")):
            for typed in ("", "p", "attack"):
                assert await table.player("cyril").complete(path, option, **{option: typed}) == []
        assert await (await table.other()).complete("/do", "line", line="attack") == []
        assert await (await table.waited()).complete("/do", "line", line="") != []

    at_table(moments, tmp_path, play)


def test_F48_a_private_answer_that_was_dismissed_can_be_had_again(moments: Moments, tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        player = await table.waited()
        for path, options in (("/do", {}), ("/hand", {}), ("/board", {"text": True}), ("/orders list", {})):
            first = await player.slash(path, **options)
            told = first.text
            table.parlour.acting.dismiss(player.name, first.message["id"])
            assert told and (await player.slash(path, **options)).text == told

    at_table(moments, tmp_path, play)


def test_F60_a_fault_in_a_handler_is_a_short_code_to_the_player_and_a_trace_to_the_operator(
    moments: Moments, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(table: Table) -> None:
        before, player, line = await table.version(), await table.waited(), await table.line()

        async def broken(*_: Any, **__: Any) -> Any:
            raise ZeroDivisionError("secret words")

        monkeypatch.setattr(submit, "say", broken)
        table.t.client.breaker = Breaker(most=2)
        told = [(await player.slash("/do", line=line)).text for _ in range(3)]
        assert "secret words" not in "".join(told) and await table.version() == before
        codes = [CODE.search(text) for text in told]
        assert codes[0] and codes[1] and codes[0][0] != codes[1][0]
        assert codes[0][0] in table.faults.told[0] and any(codes[1][0] in entry for entry in table.faults.told[1:])
        assert "ZeroDivisionError" in table.faults.told[0] and f"{__name__}:" in table.faults.told[0]
        assert "secret words" not in "".join(table.faults.told)
        assert codes[2] is None  # closed: nothing was tried
        assert (await player.slash("/hand")).text != told[2]
        monkeypatch.undo()
        table.t.client.breaker = Breaker()
        await table.act()

    at_table(moments, tmp_path, play, faults=True)
