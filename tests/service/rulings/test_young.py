"""A young server: who settles a question where fewer than a vote needs could vote, and where it is shown besides."""

from __future__ import annotations

import pytest

from bot.i18n.catalog import LANGUAGES
from bot.i18n.speech import Speech
from bot.service.rulings import asking, judging
from tests.support.court import asked, chosen, judge, question, refused, ruled, settled, veterans, votes
from tests.support.house import HOME, House, in_house

QUESTIONS = 7_777


@pytest.mark.parametrize(("able", "mode"), [(0, "judge"), (2, "judge"), (3, "community")])
def test_below_the_quorum_a_game_master_decides(able: int, mode: str) -> None:
    async def play(built: House) -> None:
        if able:
            await veterans(built, *("ana", "ben", "cyd")[:able])
        number = await asked(built)
        assert (await question(built, number)).mode == mode
        if mode == "judge":
            assert await refused(votes(built, number, "ana", "A")) == "ruling_judge_decides"
            core, who = built.service.core, judge("gm", manages=True)
            await judging.decide(core, number, who, "A", "so it is printed")
            assert [row.mode for row in await settled(built)] == ["judge"]

    in_house(play)


def test_opponents_alone_never_decide() -> None:
    async def play(built: House) -> None:
        await chosen(built, quorum=2)
        await veterans(built, "ana", "ben")
        game = await built.warcry("ana", "ben", decks=False)
        number = await asked(built, game=game)
        assert (await question(built, number)).mode == "judge"
        who = judge("ben", manages=True)
        assert await refused(judging.decide(built.service.core, number, who, "A", "mine")) == "ruling_judge_plays"
        await veterans(built, "cyd", "ana")
        assert (await question(built, await asked(built, game=game))).mode == "community"

    in_house(play)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_asks_is_told_who_settles_it_and_until_when(language: str) -> None:
    async def play(built: House) -> None:
        speech = Speech(language)
        number = await asked(built)
        told = await asking.who_settles(built.service.core, number, speech)
        assert told.startswith(speech.text("rulings-young")) and f"<t:{(await question(built, number)).due}:R>" in told
        await veterans(built, "ana", "ben", "cyd")
        told = await asking.who_settles(built.service.core, await asked(built), speech)
        assert speech.text("rulings-young") not in told and "<t:" in told

    in_house(play)


def test_a_question_of_a_thread_is_shown_in_the_channel_for_questions_and_so_is_its_end() -> None:
    async def play(built: House) -> None:
        await chosen(built, questions=QUESTIONS)
        game = await built.warcry()
        await ruled(built, "May he?", "Yes\nNo", game=game)
        shown = [post.out for post in built.poster.messages if post.channel == QUESTIONS]
        assert len(shown) == 2 and not any(out.rows for out in shown)
        assert "May he?" in shown[0].text and f"/{HOME}" in shown[0].text and "Line " not in shown[0].text
        assert "**S-1**" in shown[1].text
        await chosen(built, questions=HOME)
        before = len(built.poster.messages)
        await asked(built, "cyd", "And she?", game=game)
        assert len(built.poster.messages) == before + 1

    in_house(play)
