"""A server that has settled all it may: nothing that a person waits for grows with the square of it."""

from __future__ import annotations

import time
from typing import Any

import pytest

from bot.i18n.speech import Speech
from bot.service.rulings import law, telling
from bot.service.rulings.law import LISTED, MOST_OFFERED, Book
from bot.service.rulings.precedents import MOST_PRECEDENTS
from bot.storage.law import Precedent, PrecedentText
from tests.support.court import ruled, settled
from tests.support.house import GUILD, House, in_house

SECONDS = 4.0
"""Of processor time; looking through all texts for each precedent took ten times as long."""


def precedents(count: int) -> tuple[list[Precedent], list[PrecedentText]]:
    """So many, each with words in another language."""
    rows = [
        Precedent(guild_id=GUILD, number=at, question=f"May {at} block?", ruling="Yes") for at in range(1, count + 1)
    ]
    texts = [
        PrecedentText(
            guild_id=GUILD, number=row.number, language="pl", question=f"Czy {row.number} może?", ruling="Tak"
        )
        for row in rows
    ]
    return rows, texts


@pytest.mark.slow
def test_ten_thousand_precedents_are_made_ready_at_once() -> None:
    began = time.process_time()
    book = Book(*precedents(MOST_PRECEDENTS))
    assert len(book.entries) == len(book.sought) == MOST_PRECEDENTS
    assert book.entries[77].text["pl"] == "Czy 77 może?\nTak"
    assert time.process_time() - began < SECONDS


def test_only_what_is_shown_of_a_list_is_put_into_words(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []

    def counted(original: Any) -> Any:
        def tell(speech: Speech, row: Precedent, texts: telling.Texts) -> str:
            told.append(row.number)
            return str(original(speech, row, texts))

        return tell

    async def play(built: House) -> None:
        rows, texts = precedents(3 * MOST_OFFERED)
        await built.service.database.write(lambda session: session.add_all([*rows, *texts]))
        monkeypatch.setattr(law, "short", counted(law.short))
        monkeypatch.setattr(law, "label", counted(law.label))
        book = built.service.law
        assert len(await book.suggested(GUILD, "moze", Speech("en"))) == len(told) == MOST_OFFERED
        told.clear()
        page = await book.listed(GUILD, Speech("en"), 1)
        assert (page.number, page.last, page.count, len(page.lines)) == (1, 6, 75, LISTED)
        assert told == list(range(63, 51, -1))
        assert [(await book.listed(GUILD, Speech("en"), wrong)).number for wrong in (-1, 7)] == [0, 6]

    in_house(play)


def test_a_precedent_in_one_line_stays_short_and_a_suggestion_has_no_signs_of_markup() -> None:
    async def play(built: House) -> None:
        await ruled(built, "May he (again)? " * 30, "Yes - always\nNo")
        ((row,), book) = await settled(built), built.service.law
        assert len(row.question) > 400
        (line,) = (await book.listed(GUILD, Speech("en"))).lines
        assert len(line) < 200 and line.endswith("→ Yes \\- always")
        ((shown, number),) = await book.suggested(GUILD, "always", Speech("en"))
        assert (number, "\\" in shown, len(shown) <= 100) == ("S-1", False, True)
        assert shown.startswith("S-1 May he (again)?") and shown.endswith("→ Yes - always")

    in_house(play)
