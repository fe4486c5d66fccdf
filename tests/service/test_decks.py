"""Saved decks: tried against the rules, limited, each person's own."""

from __future__ import annotations

import pytest

from bot.engine.errors import Refused
from bot.service.lobby import decks
from bot.service.lobby.decks import MOST_DECKS, MOST_FILE, MOST_TEXT, line_of, list_from_file
from tests.support.house import USERS, House, in_house, said

ANA = USERS["ana"]


def refused(error: pytest.ExceptionInfo[Refused]) -> str:
    return error.value.key


@pytest.mark.slow
def test_a_deck_is_saved_played_and_dropped() -> None:
    async def play(built: House) -> None:
        core = built.service.core
        await decks.save_deck(core, ANA, "warcry", " My\nhost ", "alliance_starter")
        assert list(await decks.saved_decks(core, ANA, "warcry")) == ["My host"]
        assert await decks.saved_decks(core, USERS["ben"], "warcry") == {}
        game = await built.warcry(decks=False)
        line = await decks.deck_line(core, ANA, "warcry", "My host")
        await said(built.service, game, ANA, line, seat=0, interaction=1)
        await decks.drop_deck(core, ANA, "warcry", "My host")
        for missing in (decks.drop_deck, decks.deck_line):
            with pytest.raises(Refused) as error:
                await missing(core, ANA, "warcry", "My host")
            assert refused(error) == "no_such_deck"

    in_house(play)


def test_a_deck_that_the_rules_refuse_is_not_saved_and_every_fault_is_named() -> None:
    async def play(built: House) -> None:
        with pytest.raises(Refused) as error:
            await decks.save_deck(built.service.core, ANA, "warcry", "small", "4 GA-U01\n2 HD-U01")
        assert len(getattr(error.value, "faults", ())) > 2
        for text, key in (
            ("", "deck_empty"),
            ("x" * (MOST_TEXT + 1), "deck_too_long"),
            ("3 Nobody", "deck-list-unknown"),
        ):
            with pytest.raises(Refused) as error:
                await decks.save_deck(built.service.core, ANA, "warcry", "deck", text)
            assert refused(error) == key
        with pytest.raises(Refused) as error:
            await decks.save_deck(built.service.core, ANA, "warcry", "\u200b ", "alliance_starter")
        assert refused(error) == "deck_without_name"
        assert await decks.saved_decks(built.service.core, ANA, "warcry") == {}

    in_house(play)


@pytest.mark.slow
def test_only_so_many_decks_are_kept() -> None:
    async def play(built: House) -> None:
        for number in range(MOST_DECKS):
            await decks.save_deck(built.service.core, ANA, "warcry", f"deck {number}", "hordes_starter")
        await decks.save_deck(built.service.core, ANA, "warcry", "deck 0", "alliance_starter")
        with pytest.raises(Refused) as error:
            await decks.save_deck(built.service.core, ANA, "warcry", "one more", "hordes_starter")
        assert refused(error) == "too_many_decks"

    in_house(play)


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"\x89PNG\r\n\x1a\n\xff", "file_no_text"),
        (b"3 GA\0", "file_no_text"),
        (b"x" * (MOST_FILE + 1), "file_too_large"),
    ],
)
def test_F37_a_file_is_judged_by_its_content(data: bytes, key: str) -> None:
    with pytest.raises(Refused) as error:
        list_from_file(data)
    assert refused(error) == key


def test_a_list_from_any_editor_is_read() -> None:
    assert line_of("warcry", list_from_file("\ufeff3 GA-U01\r\n2 Łucznicy".encode())) == "deck 3 GA-U01\n2 Łucznicy"
    assert line_of("warcry", "DECK hordes_starter") == "DECK hordes_starter"
