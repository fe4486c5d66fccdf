"""Cards of questions and precedents name the edition: that of the table they come from, else that of their clauses."""

from __future__ import annotations

import pytest

from bot.engine import codec
from bot.games import registry
from bot.i18n.catalog import LANGUAGES
from bot.i18n.speech import Speech
from bot.storage import rulings
from tests.support.court import asked, chosen, question, ruled, settled
from tests.support.house import GUILD, House, in_house
from tests.support.rules import rule


async def table(built: House, rules: str) -> int:
    """A running game of Mage Knight in an edition."""
    options = registry.game("mage_knight").options_type(rules=rules)
    return await built.open_game("ana", "ben", key="mage_knight", options=codec.encode(options))


def head(built: House) -> str:
    """The first line of what was posted last."""
    return built.poster.messages[-1].out.text.splitlines()[0]


@rule("MK2-X3")
@pytest.mark.parametrize(
    ("given", "title"),
    [
        ({"key": "mage_knight", "clauses": "MK2-7.3 MK2-R12"}, "Mage Knight 2.0"),
        ({"key": "mage_knight", "clauses": "MKU-7.3"}, "Mage Knight Unlimited"),
        ({"key": "mage_knight", "clauses": "MKU-7.3 MK2-7.3"}, "Mage Knight"),
        ({"key": "mage_knight"}, "Mage Knight"),
        ({"clauses": "MK2-7.3"}, "Mage Knight 2.0"),
        ({"key": "warcry", "clauses": "WC-R1"}, "WarCry"),
        ({"clauses": "WC-R1 MK2-7.3"}, ""),
        ({}, ""),
    ],
)
def test_a_question_outside_of_games_is_about_the_digest_of_its_clauses(given: dict[str, str], title: str) -> None:
    async def play(built: House) -> None:
        await asked(built, **given)
        assert head(built).endswith(f"about the rules** · {title}" if title else "about the rules**")

    in_house(play)


@rule("MK2-X3")
@pytest.mark.parametrize(("rules", "title"), [("mku", "Mage Knight Unlimited"), ("mk2", "Mage Knight 2.0")])
def test_a_question_from_a_table_is_about_its_edition_and_so_is_the_precedent(rules: str, title: str) -> None:
    """Whatever its clauses are; a number without prefix is one of the edition that is played."""

    async def play(built: House) -> None:
        game = await table(built, rules)
        number = await asked(built, game=game, clauses="7.3 MK2-R12")
        assert head(built).endswith(f" · {title}")
        assert (await question(built, number)).clauses == f"{rules.upper()}-7.3 MK2-R12"
        await ruled(built, "So?", "Yes\nNo", game=game)
        (made,) = await settled(built)
        assert made.title == {"mku": "mage_knight_unlimited", "mk2": "mage_knight_2"}[rules]
        for language in LANGUAGES:
            told = await built.service.law.told(GUILD, made.number, Speech(language))
            assert told.splitlines()[0].startswith(f"**S-1** · {title} · ")

    in_house(play)


def test_the_edition_is_sealed_and_what_was_sealed_without_one_keeps_its_seal() -> None:
    async def play(built: House) -> None:
        await chosen(built)
        await ruled(built, "Bases?", "Yes\nNo", key="mage_knight")
        await ruled(built, "Gangs?", "Yes\nNo", key="mage_knight", clauses="MK2-19.8")
        rows = await settled(built)
        assert [row.title for row in rows] == ["", "mage_knight_2"]
        assert rulings.broken_seal(rows) is None
        rows[1].title = "mage_knight_unlimited"
        assert rulings.broken_seal(rows) == 2
        rows[0].title = "mage_knight_2"
        assert rulings.broken_seal(rows) == 1

    in_house(play)
