"""/rules with the real bot over sockets: found, shown, posted in six lines, opened by "Why?", used without the bot."""

from __future__ import annotations

import asyncio
import unicodedata
from pathlib import Path

import pytest

from bot.i18n.catalog import LANGUAGES
from bot.i18n.speech import Speech
from bot.rulebook.entry import Kind, Provenance, RuleEntry
from bot.rulebook.library import shipped_shelf
from bot.service.rulings.rulebook import sheet_of
from cogs import rule_sheets
from tests.e2e.playing import seated, thread_of
from tests.support.player import buttons, selects, text_of
from tests.support.rules import rule
from tests.support.tavern import Tavern, tavern

PRECEDENT = RuleEntry(
    "S-14",
    "warcry",
    Kind.PRECEDENT,
    Provenance.PRECEDENT,
    {"en": "A **blocker** that was stapled to the table may block.\nSo the tavern ruled."},
    clauses=("WC-6.7",),
    since="2026-11-27",
)


def with_a_precedent(built: Tavern) -> None:
    """The server has decided something."""

    async def decided(guild: int) -> list[RuleEntry]:
        return [PRECEDENT]

    built.service.rulebook.precedents = decided


async def table(built: Tavern) -> str:
    """A game of WarCry between ana and ben; its thread."""
    ana, ben = map(built.player, ("ana", "ben"))
    await seated(built, ana, ben, "warcry")
    return thread_of(built)


@pytest.mark.slow
def test_a_clause_is_shown_with_its_mark_version_tests_and_neighbours(tmp_path: Path) -> None:
    async def run() -> None:
        async with tavern(tmp_path) as built:
            ana = built.player("ana")
            shown = await ana.slash("/rules show", number="wc-6.7")
            assert "**WC-6.7**" in shown.text and "rulebook · WarCry, rules" in shown.text
            assert "Held by" in shown.text and "test_" not in shown.text and shown.message["flags"] & 64
            assert {"◀ WC-6.6", "WC-6.8 ▶"} <= set(buttons(shown.message))
            assert "Why?" not in buttons(shown.message), "a clause does not ask why of itself"
            then = await ana.press("WC-6.8 ▶", shown.message)
            assert "**WC-6.8**" in then.text
            shown = await ana.slash("/rules show", number="WC-6.7")
            scene = await ana.press(next(label for label in buttons(shown.message) if "Scene" in label), shown.message)
            assert "in a scenario, after step" in scene.text and scene.messages[-1]["attachments"]

    asyncio.run(run())


@pytest.mark.slow
def test_a_short_number_is_one_of_the_game_of_the_channel(tmp_path: Path) -> None:
    async def run() -> None:
        async with tavern(tmp_path) as built:
            ana = built.player("ana")
            assert "There is no number “6.7”" in (await ana.slash("/rules show", number="6.7")).text
            ana.channel = await table(built)
            assert "**WC-6.7**" in (await ana.slash("/rules show", number="6.7")).text
            nearest = (await ana.slash("/rules show", number="6.777")).text
            assert "WC-6.7" in nearest and "The nearest" in nearest

    asyncio.run(run())


@pytest.mark.slow
def test_the_game_of_the_channel_is_searched_unless_another_is_named_or_only_another_has_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with tavern(tmp_path) as built:
            ana = built.player("ana")
            ana.channel = await table(built)
            own = (await ana.slash("/rules search", words="ranged attack")).text
            assert "WC-" in own and "MKU-" not in own and "MK2-" not in own
            assert not any(one.startswith("MK") for one in await ana.complete("/rules show", "number", number="ranged"))
            for path, option, given in (("show", "number", "7.3"), ("search", "words", "7.3")):
                told = (await ana.slash(f"/rules {path}", rules="mage_knight", **{option: given})).text
                assert "**MKU-7.3**" in told, path
            assert "**MKU-7.3**" in (await ana.slash("/rules search", words="MKU-7.3")).text
            assert "Orrendath" in (await ana.slash("/rules search", words="orrendath")).text

    asyncio.run(run())


@pytest.mark.slow
def test_words_find_a_list_that_opens_in_the_reader_s_language(tmp_path: Path) -> None:
    async def run() -> None:
        async with tavern(tmp_path) as built:
            ana = built.player("ana")
            await ana.slash("/me", language="pl")
            found = await ana.slash("/rules search", words="czy kawaleria może blokować", rules="warcry")
            assert found.text.startswith("Znaleziono") and max(map(len, found.text.splitlines())) < 180
            (listed,) = selects(found.message)
            opened = await ana.choose(listed, selects(found.message)[listed][0], message=found.message)
            assert "· WarCry, zasady" in opened.text and "z dnia 20" in opened.text
            suggested = await ana.complete("/rules search", "words", words="blok", rules="warcry")
            assert suggested and all(len(one) <= 100 for one in suggested)
            assert any("WC-6." in one for one in await ana.complete("/rules show", "number", number="WC-6.1"))

    asyncio.run(run())


@pytest.mark.slow
def test_what_is_posted_for_all_has_six_lines_and_the_rest_is_a_private_press_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with tavern(tmp_path) as built:
            ana, ben = map(built.player, ("ana", "ben"))
            assert "no game" in (await ana.slash("/rules show", number="WC-6.7", public=True)).text
            ana.channel = ben.channel = await table(built)
            for options in ({"number": "WC-C42"}, {"number": "6.7"}):
                await ana.slash("/rules show", public=True, **options)
                await built.quiet()
                posted = ben.with_button("More")
                assert len(text_of(posted).splitlines()) <= 6 and not posted["flags"] & 64
            opened = await ben.press("More", posted)
            assert "**WC-6.7**" in opened.text and opened.message["flags"] & 64
            await ana.slash("/rules search", words="cavalry blocks infantry", public=True)
            await built.quiet()
            posted = ben.newest(lambda one: "Rules on" in text_of(one), "the list")
            assert len(text_of(posted).splitlines()) <= 6
            opened = await ben.press(next(iter(buttons(posted))), posted)
            assert opened.message["flags"] & 64

    asyncio.run(run())


@pytest.mark.slow
def test_words_that_all_are_shown_are_one_clean_line(tmp_path: Path) -> None:
    """Line ends would break the six lines, and piles of accents or marks of direction the lines round them."""

    async def run() -> None:
        async with tavern(tmp_path) as built:
            ana = built.player("ana")
            ana.channel = await table(built)
            await ana.slash("/rules search", words="cavalry\n\n\nblocks z" + "\u0301" * 40 + "\u202e\x00", public=True)
            await built.quiet()
            posted = text_of(ana.newest(lambda one: "Rules on" in text_of(one), "the list"))
            assert "Rules on “cavalry blocks z" in unicodedata.normalize("NFD", posted)
            assert len(posted.splitlines()) <= 6 and posted.count("\u0301") <= 2
            assert not {"\u202e", "\x00"} & set(posted)

    asyncio.run(run())


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_fits_into_six_lines_for_all_and_leaves_no_code_open(language: str) -> None:
    speech = Speech(language)
    for entry in shipped_shelf().all():
        told = rule_sheets.public(speech, sheet_of(shipped_shelf(), entry))
        assert len(told.splitlines()) <= 6 and len(told) < 1900, entry.number
        assert told.count("`") % 2 == 0 and "```" not in told and told.count("**") % 2 == 0, entry.number
        assert len(rule_sheets.label(entry, language)) <= 100, entry.number


@pytest.mark.slow
def test_a_refusal_carries_its_clauses_behind_a_button_that_outlives_the_bot(tmp_path: Path) -> None:
    async def run() -> None:
        async with tavern(tmp_path) as built:
            ana = built.player("ana")
            ana.channel = await table(built)
            refused = await ana.slash("/do", line="deck 3 GA-U01")
            assert "[WC-1." in refused.text
            label = next(one for one in buttons(refused.message) if one == "Why?")
            assert buttons(refused.message)[label].startswith("ry|0|0|WC-1.")
            opened = await ana.press(label, refused.message)
            assert "The army deck holds at least 30 cards." in opened.text and opened.message["flags"] & 64
            plain = await ana.slash("/rules search", words="qqzzxx")
            assert "Why?" not in buttons(plain.message), "there is no clause to open"

    asyncio.run(run())


@pytest.mark.slow
def test_a_precedent_of_the_server_is_found_and_shown_with_its_clause_and_is_no_markup(tmp_path: Path) -> None:
    async def run() -> None:
        async with tavern(tmp_path) as built:
            with_a_precedent(built)
            ana = built.player("ana")
            assert "On this server: **S-14**" in (await ana.slash("/rules show", number="WC-6.7")).text
            found = await ana.slash("/rules search", words="stapled blocker")
            assert "**S-14**" in found.text and "**blocker**" not in found.text
            shown = await ana.slash("/rules show", number="s-14")
            assert "precedent of this server · since 2026-11-27" in shown.text and "**blocker**" not in shown.text
            built.service.rulebook.changed(int(built.parlour.world.guild["id"]), (), ("S-14",))
            assert "There is no number" in (await ana.slash("/rules show", number="S-14")).text

    asyncio.run(run())


@pytest.mark.slow
def test_in_a_server_without_the_bot_rules_work_and_nothing_of_the_server_is_read(tmp_path: Path) -> None:
    async def run() -> None:
        async with tavern(tmp_path) as built:
            with_a_precedent(built)
            asked: list[int] = []
            reader = built.service.rulebook.precedents

            async def noted(guild: int) -> list[RuleEntry]:
                asked.append(guild)
                return list(await reader(guild))

            built.service.rulebook.precedents = noted
            ana = built.player("ana")
            built.parlour.managing.expel_bot()
            await built.quiet()
            assert "**WC-6.7**" in (await ana.slash("/rules show", number="WC-6.7")).text
            assert "There is no number “S" in (await ana.slash("/rules show", number="S-14")).text
            assert "There is no game" in (await ana.slash("/dice verify", game=7)).text
            assert asked == []

    asyncio.run(run())


@pytest.mark.slow
def test_rules_answer_in_direct_messages(tmp_path: Path) -> None:
    async def run() -> None:
        async with tavern(tmp_path) as built:
            ana = built.player("ana")
            await ana.slash("/me", direct=True)
            about = await ana.slash("/rules about")
            for word in ("WarCry", "Talisman", "Mage Knight 2.0", "Powers of Albion", "text of 20"):
                assert word in about.text

    asyncio.run(run())


@pytest.mark.parametrize("words", ["*" * 100, '"' * 100, "%_%", "' OR 1=1 --", "\\" * 50, "(((", "a" * 100, "🎲" * 50])
def test_F56_a_hostile_query_is_one_sentence_and_changes_nothing(tmp_path: Path, words: str) -> None:
    async def run() -> None:
        async with tavern(tmp_path) as built:
            told = (await built.player("ana").slash("/rules search", words=words)).text
            assert told.startswith(("Nothing in the rules fits", "Found: "))

    asyncio.run(run())


@rule("MK2-H4")
def test_figures_of_a_locked_catalogue_are_neither_shown_nor_found_nor_suggested(tmp_path: Path) -> None:
    async def run() -> None:
        async with tavern(tmp_path) as built:
            ana, ben, cyril = map(built.player, ("ana", "ben", "cyril"))
            await cyril.slash("/me", language="en")
            assert "4 clicks" in (await ana.slash("/rules show", number="starter:4")).text
            await seated(built, ana, ben, "mage_knight", options="rules=mk2 catalogue_locked=true")
            for player in (ana, cyril):
                player.channel = thread_of(built)
                refused = (await player.slash("/rules show", number="starter:4")).text
                assert "4 clicks" not in refused and "locked" in refused
                found = (await player.slash("/rules search", words="Tidewall Warder")).text
                assert "starter:" not in found and "points" not in found
                offered = await player.complete("rules search", "words", words="Tidewall Warder")
                assert not any("starter:" in str(choice) for choice in offered)
            cyril.channel = "tavern"
            assert "4 clicks" in (await cyril.slash("/rules show", number="starter:4")).text

    asyncio.run(run())
