"""/mageknight rule at a table of Mage Knight 2.0: on what each clause rests, and how it plays what it leaves open."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.games.registry import game
from tests.e2e.playing import seated, thread_of
from tests.support.rules import rule
from tests.support.tavern import tavern

MARKS = {
    "MK2-7.2": ("rulebook", "instrukcja", "pravidla hry"),
    "MK2-7.7": ("follows from the rulebook", "wynika z instrukcji", "plyne z pravidel hry"),
    "MK2-19.7": ("completed", "uzupełnienie", "doplněno"),
    "MK2-19.8": ("completed by analogy", "uzupełnienie przez analogię", "doplněno podle obdoby"),
    "MK2-R12": ("ruling", "rozstrzygnięcie", "výklad"),
    "MK2-P16": ("convention of this bot", "konwencja tego bota", "konvence tohoto bota"),
}
OURS = "rules=mk2 gang_up=2 bombardment_radius=3 formation_least=2"


@rule("MK2-P12")
def test_each_clause_is_shown_with_what_it_rests_on_in_three_languages(tmp_path: Path) -> None:
    async def run() -> None:
        async with tavern(tmp_path) as built:
            ana, ben = map(built.player, ("ana", "ben"))
            await seated(built, ana, ben, "mage_knight", options="rules=mk2")
            ana.channel = thread_of(built)
            for place, language in enumerate(("en", "pl", "cs")):
                await ana.slash("/me", language=language)
                for number, words in MARKS.items():
                    told = (await ana.slash("/rules search", words=number)).text
                    assert f"\n{words[place]} · Mage Knight 2.0, " in told, told

    asyncio.run(run())


@rule("MK2-R39")
def test_a_clause_whose_number_the_table_has_set_tells_the_present_one(tmp_path: Path) -> None:
    async def run() -> None:
        async with tavern(tmp_path) as built:
            ana, ben = map(built.player, ("ana", "ben"))
            assert "At this table" not in (await ana.slash("/rules search", words="MK2-19.8")).text
            await seated(built, ana, ben, "mage_knight", options=OURS)
            ana.channel = thread_of(built)
            told = (await ana.slash("/rules search", words="19.8")).text
            assert "At this table: attack for each supporter of gang up: 2 (MK2-R39), house option `gang_up`" in told
            assert "within 3″" in (await ana.slash("/rules search", words="21.4")).text
            assert "more than 4″ away" in (await ana.slash("/rules search", words="21.2")).text, "as usual is told too"
            both = (await ana.slash("/rules search", words="24.7")).text
            assert both.count("At this table: ") == 1 and "formations of 2 to 5 figures" in both
            assert "house options `formation_least`, `formation_most`" in both
            every = (await ana.slash("/rules search", words="R39")).text
            assert every.count("At this table: ") == 10 and "surge at half speed" in every
            await ana.slash("/me", language="pl")
            assert "Przy tym stole: " in (await ana.slash("/rules search", words="30.6")).text
            await ana.slash("/me", language="cs")
            assert "U tohoto stolu: " in (await ana.slash("/rules search", words="R6")).text

    asyncio.run(run())


THEIRS = "rules=mk2 items=true bombardment=false soaring_defense=2 item_cost=0"
TOLD = {
    "21.1": ("nobody bombards (MK2-R39)", "nikt nie prowadzi ostrzału (MK2-R39)", "nikdo nebombarduje (MK2-R39)"),
    "21.4": ("nobody bombards", "nikt nie prowadzi ostrzału", "nikdo nebombarduje"),
    "16.11": ("added while soaring: 2", "podczas szybowania: 2", "navíc při vznášení: 2"),
    "28.8": ("costs no action", "nie kosztuje akcji", "nestojí žádnou akci"),
}


@rule("MK2-R39")
def test_what_a_table_does_without_is_told_by_its_clauses_in_three_languages(tmp_path: Path) -> None:
    async def run() -> None:
        async with tavern(tmp_path) as built:
            ana, ben = map(built.player, ("ana", "ben"))
            await seated(built, ana, ben, "mage_knight", options=THEIRS)
            ana.channel = thread_of(built)
            for place, language in enumerate(("en", "pl", "cs")):
                await ana.slash("/me", language=language)
                for number, words in TOLD.items():
                    told = (await ana.slash("/rules search", words=number)).text
                    assert words[place] in told, told

    asyncio.run(run())


@rule("MK2-X3")
def test_options_of_the_other_edition_are_not_told() -> None:
    rules = game("mage_knight")
    first, second = rules.options_type(), rules.options_type(rules="mk2")
    assert rules.options_about(second, "MK2-23.2") == ("capture_defense",)
    assert rules.options_about(first, "MK2-23.2") == ()
    assert rules.options_about(first, "MKU-R9") == ("actions_from",) and rules.options_about(second, "MKU-R9") == ()
