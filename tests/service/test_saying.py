"""The private menu of a seat: what is in it, what a pick does, what is staged, what is typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.errors import Refused
from bot.engine.game import Preview
from bot.service.core import suggestions
from bot.service.core.acting import Speaker
from bot.service.core.ask_buttons import key_of
from bot.service.core.menu import Choice, Menu, folded
from bot.service.core.suggestions import matching, parted, value
from bot.service.core.transaction import GameTransaction, Reply
from bot.service.table import submit
from bot.service.table.panel_state import missed, panel_state, suggested
from bot.service.table.submit import lines_of
from tests.support.house import USERS, House, in_house

IDS = iter(range(1, 10**6))

MARCH = {
    "active_player": "ana",
    "ana": {
        "battle_line": ["A1 GA-U04"],
        "reserve_line": ["A2 GA-U03", "A3 GA-U01", "A4 GA-U02"],
        "action_hand": ["NE-C22", "NE-C24"],
        "action_deck": ["6 NE-C02"],
    },
    "ben": {"battle_line": ["B1 HD-U02"], "action_hand": ["NE-C16"], "action_deck": ["6 NE-C02"]},
}
"""Forced March asks for up to two units of three."""


async def placed(built: House, raw: dict[str, Any]) -> int:
    """A game at a position written by hand."""
    game = await built.warcry()

    def put(work: GameTransaction) -> Reply:
        live = work.live
        live.edit(live.rules.position(raw, live.options, live.names))
        return Reply("done")

    await built.service.core.change(game, put)
    return game


async def menu(built: House, game: int, name: str, language: str = "en") -> Menu:
    found = (await panel_state(built.service.core, speaker(game, name, language))).menu
    assert found is not None
    return found


async def pick(built: House, game: int, name: str, *lines: str) -> Reply:
    """Pick choices by their lines."""
    shown = await menu(built, game, name)
    keys = [choice.key for line in lines for choice in shown.choices if choice.line == line]
    assert len(keys) == len(lines)
    return await picked(built, game, name, shown.decision, keys)


def speaker(game: int, name: str, language: str = "en", **more: Any) -> Speaker:
    return Speaker(game, USERS[name], language, **more)


async def picked(built: House, game: int, name: str, decision: int, keys: Sequence[str]) -> Reply:
    by = speaker(game, name, decision=decision, interaction=next(IDS))
    return (await submit.pick(built.service.core, by, keys)).reply


async def confirmed(built: House, game: int, name: str, decision: int) -> Reply:
    by = speaker(game, name, decision=decision, interaction=next(IDS))
    return (await submit.confirm(built.service.core, by)).reply


async def typed(built: House, game: int, name: str, lines: Sequence[str]) -> Reply:
    return (await submit.say(built.service.core, speaker(game, name, interaction=next(IDS)), lines)).reply


def refused(error: pytest.ExceptionInfo[Refused]) -> str:
    return error.value.key


def test_a_turn_lists_every_legal_line_in_words_of_each_language() -> None:
    async def play(built: House) -> None:
        game = await placed(built, MARCH)
        labels = {language: (await menu(built, game, "ana", language)).choices for language in ("en", "pl", "cs")}
        lines = [choice.line for choice in labels["en"]]
        live = await built.service.core.live(game)
        legal = [
            live.rules.format(offer.action, live.table.state, None) for offer in live.rules.legal(live.table.state, 0)
        ]
        assert lines == legal
        first = {language: choices[lines.index("attack A1 -> B1")].label for language, choices in labels.items()}
        assert first["en"] == "Attack B1 with A1 · 4 to 5"
        assert first["pl"].startswith("Atak: A1 ") and first["cs"].startswith("Útok: A1 ")
        assert all(len(choice.label) <= 100 for choices in labels.values() for choice in choices)

    in_house(play)


def test_a_pick_is_said_at_once_and_a_second_delivery_changes_nothing() -> None:
    async def play(built: House) -> None:
        game = await placed(built, MARCH)
        shown = await menu(built, game, "ana")
        key = next(choice.key for choice in shown.choices if choice.line == "move A2")
        reply = await picked(built, game, "ana", shown.decision, [key])
        assert reply.key == "done" and reply.events
        count = len((await built.service.core.live(game)).table.lines)
        with pytest.raises(Refused) as error:
            await picked(built, game, "ana", shown.decision, [key])
        assert refused(error) == "stale_press"
        assert len((await built.service.core.live(game)).table.lines) == count

    in_house(play)


def test_a_pass_for_the_rest_is_a_press_in_the_panel_and_on_the_public_ask() -> None:
    async def play(built: House) -> None:
        for public in (False, True):
            game = await placed(built, MARCH)
            await typed(built, game, "ana", ["attack A1 -> B1"])
            shown = await menu(built, game, "ana")
            key = next(choice.key for choice in shown.choices if choice.label == "Pass this combat")
            by = speaker(game, "ana", decision=shown.decision, interaction=next(IDS))
            press = (
                submit.say_likely(built.service.core, by, key) if public else submit.pick(built.service.core, by, [key])
            )
            assert (await press).reply.key == "order_noted"
            live = await built.service.core.live(game)
            assert live.table.orders[0].passing and set(live.waiting()) == {1}

    in_house(play)


def test_what_ends_much_is_asked_once_more_where_a_press_says_it_and_never_where_it_is_typed() -> None:
    async def play(built: House) -> None:
        game = await placed(built, MARCH)
        before = len((await built.service.core.live(game)).table.lines)
        for language, word in (("en", "battle"), ("pl", "bitw"), ("cs", "bitv")):
            shown = await menu(built, game, "ana")
            key = next(choice.key for choice in shown.choices if choice.line == "retreat")
            by = speaker(game, "ana", language, decision=shown.decision, interaction=next(IDS))
            asked = (await submit.pick(built.service.core, by, [key])).then.menu
            assert asked is not None and asked.staged == ("retreat",) and word in asked.warning.casefold()
            await submit.drop(built.service.core, speaker(game, "ana", decision=shown.decision))
            assert (await menu(built, game, "ana")).warning == ""
        assert len((await built.service.core.live(game)).table.lines) == before
        await picked(built, game, "ana", shown.decision, [key])
        assert (await confirmed(built, game, "ana", shown.decision)).key == "done"
        other = await placed(built, MARCH)
        assert (await typed(built, other, "ana", ["retreat"])).key == "done"

    in_house(play)


def test_a_choice_that_gives_an_order_is_carried_out_where_it_is_pressed() -> None:
    async def play(built: House) -> None:
        game = await placed(built, MARCH)
        await pick(built, game, "ana", "attack A1 -> B1")
        asked = next(iter((await built.service.core.live(game)).waiting()))
        name = ("ana", "ben")[asked]
        shown = await menu(built, game, name)
        orders = [choice.line for choice in shown.choices if choice.line.startswith("order ")]
        await pick(built, game, name, orders[0])
        assert (await built.service.core.live(game)).table.orders[asked]

    in_house(play)


@pytest.mark.parametrize("key", ["", "0" * 12, "../../etc", "attack"])
def test_F9_a_key_that_no_menu_has_is_stale(key: str) -> None:
    async def play(built: House) -> None:
        game = await placed(built, MARCH)
        shown = await menu(built, game, "ana")
        with pytest.raises(Refused) as error:
            await picked(built, game, "ana", shown.decision, [key])
        assert refused(error) == "stale_press"

    in_house(play)


def test_F8_another_player_and_a_stranger_get_nothing() -> None:
    async def play(built: House) -> None:
        game = await placed(built, MARCH)
        shown = await menu(built, game, "ana")
        core = built.service.core
        for name in ("ben", "cyd"):
            with pytest.raises(Refused) as error:
                await picked(built, game, name, shown.decision, [shown.choices[0].key])
            assert refused(error) == "not_your_decision"
            assert await suggested(core, speaker(game, name), "") == []
            assert (await panel_state(core, speaker(game, name))).menu is None
        assert (await panel_state(core, speaker(game, "cyd"))).seat is None

    in_house(play)


def test_several_answers_are_staged_and_confirmed() -> None:
    async def play(built: House) -> None:
        game = await placed(built, MARCH)
        await built.say(game, "ana", "play_command NE-C22")
        assert (await menu(built, game, "ana")).several
        assert (await pick(built, game, "ana", "choose A2", "choose A3")).key == "staged"
        shown = await menu(built, game, "ana")
        assert shown.picked == ("A2", "A3") and shown.complete
        await pick(built, game, "ana", "choose A4")
        assert (await menu(built, game, "ana")).picked == ("A4",)
        reply = await confirmed(built, game, "ana", shown.decision)
        assert reply.key == "done"
        state = (await built.service.core.live(game)).table.view(0)
        assert {unit.id: unit.line for unit in state.players[0].units}["A4"] == "battle"

    in_house(play)


def test_nothing_may_be_chosen_where_nothing_is_an_answer() -> None:
    async def play(built: House) -> None:
        game = await placed(built, MARCH)
        await built.say(game, "ana", "play_command NE-C22")
        shown = await menu(built, game, "ana")
        reply = await confirmed(built, game, "ana", shown.decision)
        assert reply.key == "done"
        with pytest.raises(Refused) as error:
            await confirmed(built, game, "ana", shown.decision)
        assert refused(error) == "stale_press"

    in_house(play)


def test_lines_run_in_order_and_the_rest_stays_staged() -> None:
    async def play(built: House) -> None:
        game = await placed(built, MARCH)
        lines = lines_of("play_command NE-C22; choose A2; move A3; attack A1 -> B1")
        reply = await typed(built, game, "ana", lines)
        assert (reply.key, reply.facts["left"], reply.facts["line"]) == ("partly_done", 2, "move A3")
        assert reply.facts["reason"] == "none"
        await built.say(game, "ben", "pass")
        shown = await menu(built, game, "ana")
        assert shown.staged == ("move A3", "attack A1 -> B1")
        await submit.drop(built.service.core, speaker(game, "ana", decision=shown.decision))
        assert (await menu(built, game, "ana")).staged == ()

    in_house(play)


def test_a_refusal_stops_the_lines_and_is_told_with_its_reason() -> None:
    async def play(built: House) -> None:
        game = await placed(built, MARCH)
        lines = ["play_command NE-C22", "choose A9"]
        reply = await typed(built, game, "ana", lines)
        assert reply.key == "partly_done" and "A9" in str(reply.facts["reason"])
        with pytest.raises(Refused):
            await typed(built, game, "ana", ["choose A9", "choose A2"])
        assert (await built.service.core.live(game)).table.ask_for(0) is not None

    in_house(play)


def test_a_game_with_a_preview_shows_it_before_anything_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(built: House) -> None:
        game = await placed(built, MARCH)
        live = await built.service.core.live(game)
        monkeypatch.setattr(type(live.rules), "preview", lambda self, state, seat, action: Preview("x", {"far": 3}))
        before = len(live.table.lines)
        assert (await pick(built, game, "ana", "move A2")).key == "staged"
        shown = await menu(built, game, "ana")
        assert shown.staged == ("move A2",) and shown.previews == ("warcry-preview-x",)
        assert len(live.table.lines) == before
        reply = await confirmed(built, game, "ana", shown.decision)
        assert reply.key == "done"
        assert (await panel_state(built.service.core, speaker(game, "ana"))).menu is None

    in_house(play)


def test_suggestions_complete_lines_by_notation_and_by_name() -> None:
    async def play(built: House) -> None:
        game = await placed(built, MARCH)

        async def suggest(game: int, user: int, text: str, language: str) -> list[tuple[str, str]]:
            return await suggested(built.service.core, Speaker(game, user, language), text)

        assert ("attack A1 -> B1") in [line for _, line in await suggest(game, USERS["ana"], "att", "en")]
        assert [line for _, line in await suggest(game, USERS["ana"], "attack ironhusk", "en")][0] == "attack A1 -> B1"
        assert await suggest(game, USERS["ana"], "útok: a1", "cs") == await suggest(
            game, USERS["ana"], "utok: A1", "cs"
        )
        found = await suggest(game, USERS["ana"], "move A2; pas", "en")
        assert [line for _, line in found] == ["move A2; pass"]
        assert len(await suggest(game, USERS["ana"], "", "en")) <= 25

    in_house(play)


def test_text_is_folded_for_search_only() -> None:
    assert folded("  ŁÓDŹ  Žluťoučký ") == "lodz zlutoucky"
    assert parted("move A2; mo") == ("move A2; ", "mo")
    assert parted("mo") == ("", "mo")


def test_a_line_that_is_too_long_for_a_suggestion_is_never_cut() -> None:
    for length, whole in ((100, True), (101, False)):
        line = "clean_up A1=battle".ljust(length, "x")
        choice = Choice(key_of(line), "clean_up", line, "Clean up")
        assert value(choice) == (line if whole else f"#{key_of(line)}")
        within = replace(choice, within=key_of("clean_up"))
        assert value(within) == (line if whole else f"#{key_of('clean_up')}.{key_of(line)}")
    assert matching([], "x", 25) == []


def test_what_stands_for_a_long_line_is_said_as_the_line_it_is_today(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(built: House) -> None:
        game = await placed(built, MARCH)
        core, ana = built.service.core, speaker(game, "ana")
        lines = [line for _, line in await suggested(core, ana, "")]
        monkeypatch.setattr(suggestions, "MOST_VALUE", 6)
        values = [value_ for _, value_ in await suggested(core, ana, "")]
        assert "pass" in values and len([one for one in values if one.startswith("#")]) > 2
        assert all(one.startswith("#") == (len(line) > 6) for one, line in zip(values, lines, strict=True))
        attack, move = (values[lines.index(line)] for line in ("attack A1 -> B1", "move A2"))
        assert (await typed(built, game, "ana", [move])).key == "done"
        view = (await built.service.core.live(game)).table.view(0)
        assert next(unit.line for unit in view.players[0].units if unit.id == "A2") == "battle"
        for gone in (attack, "#0123456789ab", "#0123456789ab.0123456789ab"):
            with pytest.raises(Refused) as error:
                await typed(built, game, "ana", ["pass", gone])
            assert refused(error) == "stale_press"

    in_house(play)


@pytest.mark.parametrize(("text", "key"), [(" ; ", "nothing_said"), ("pass;" * 21, "too_many_lines")])
def test_what_cannot_be_lines_is_refused(text: str, key: str) -> None:
    with pytest.raises(Refused) as error:
        lines_of(text)
    assert refused(error) == key


def test_a_semicolon_in_quotes_does_not_cut() -> None:
    assert lines_of('dispute "a; b"; pass') == ['dispute "a; b"', "pass"]


def test_what_was_missed_is_told_after_a_stale_press() -> None:
    async def play(built: House) -> None:
        game = await placed(built, MARCH)
        shown = await menu(built, game, "ana")
        built.clock.advance(5)
        await built.say(game, "ana", "move A2")
        core = built.service.core
        events = (await missed(core, speaker(game, "ben", decision=shown.decision))).since
        assert "moved" in [event.key for event in events]
        assert (await missed(core, speaker(game, "ben", decision=999))).since == ()

    in_house(play)
