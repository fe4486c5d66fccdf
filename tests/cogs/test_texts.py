"""User text made harmless, and texts made to fit."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.service.core.ports import Outgoing
from bot.service.core.sanitize import MOST_ACCENTS, cleaned, clusters, escaped
from cogs.numbering import mark, with_number
from cogs.poster import pinged
from cogs.texts import FENCE, MOST_TEXT, clipped, clipped_name, pages
from tests.support.suites import LETTERS


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        ("ana", "ana"),
        ("  an\n\ta  b ", "an a b"),
        ("a\u202eb\u2066c\u200bd", "abcd"),
        ("Z" + "\u0301" * 9, "Ź" + "\u0301" * MOST_ACCENTS),
        ("\u3164\u3164", ""),
        ("\u200f\u2060", ""),
        ("e\u0301" * 40, "é" * 32),
        ("x" * 40, "x" * 32),
        ("\x00\x1bkilled", "killed"),
        ("👍🏽" * 3, "👍🏽" * 3),
    ],
)
def test_F34_a_name_is_one_short_line_of_visible_signs(given_name: str, shown: str) -> None:
    assert cleaned(given_name) == shown


def test_F34_a_name_is_cut_between_signs_as_readers_count_them() -> None:
    assert cleaned("👍🏽" * 40, 3) == "👍🏽" * 3
    assert cleaned("🇵🇱🇨🇿🇬🇧", 2) == "🇵🇱🇨🇿"
    assert list(clusters("a🇵🇱x̧")) == ["a", "🇵🇱", "x̧"]


@given(st.text(LETTERS, max_size=80))
def test_F34_cleaning_is_done_after_one_time(text: str) -> None:
    once = cleaned(text)
    assert cleaned(once) == once
    assert not set(once) & set("\n\r\t\u202e\u2066\u200b\u200d")
    assert len(list(clusters(once))) <= 32


@pytest.mark.parametrize(
    "text", ["**b**", "||s||", "`c`", "# h", "> q", "[a](b)", "<@1>", "<#1>", "~~x~~", "_i_", "<t:1:R>", "- x", "@here"]
)
def test_F34_markup_is_shown_as_it_is_written(text: str) -> None:
    made = escaped(text)
    kept = made.replace("\\", "")
    assert kept == text
    assert all(made[place - 1] == "\\" for place, sign in enumerate(made) if sign in "*|`#>[]<~_@")


def test_F33_F35_no_link_no_invitation_and_no_mention_is_left() -> None:
    made = escaped("https://evil.example/x discord.gg/abc @everyone <@&12>")
    assert "://" not in made and "discord.gg" not in made and "evil.example/" not in made
    assert "<@" not in made and "\\@everyone" in made


def test_F33_only_the_named_people_are_called() -> None:
    assert pinged(()).to_dict() == {"parse": [], "replied_user": False} or pinged(()).to_dict() == {"parse": []}
    told = pinged((7, 8)).to_dict()
    assert told["users"] == [7, 8] and "users" not in told["parse"] and "everyone" not in told["parse"]


@pytest.mark.parametrize("size", [0, 1, 1999, 2000, 2001, 4000, 9999])
@pytest.mark.parametrize("sign", ["x", "word ", "line\n", "ł"])
def test_F36_pages_fit_and_lose_nothing(size: int, sign: str) -> None:
    text = (sign * size)[:size]
    found = pages(text)
    assert found and all(len(page) <= MOST_TEXT for page in found)
    assert "".join(found).replace("\n", "").replace(" ", "") == text.replace("\n", "").replace(" ", "")
    assert len(found) <= max(1, -(-size // (MOST_TEXT // 2 - 4)))


def test_F36_a_code_block_goes_on_as_a_code_block() -> None:
    text = "before\n```\n" + "\n".join(f"row {n}" for n in range(600)) + "\n```\nafter"
    found = pages(text)
    assert len(found) > 2 and all(page.count(FENCE) % 2 == 0 and len(page) <= MOST_TEXT for page in found)
    assert [n for n in range(600) if f"row {n}\n" not in "\n".join(found) + "\n"] == []


@given(st.text(alphabet="ab \n`", max_size=400), st.integers(20, 60))
def test_F36_any_text_fits_into_pages_and_keeps_its_letters(text: str, most: int) -> None:
    found = pages(text, most)
    assert all(len(page) <= most for page in found)
    letters = [sign for page in found for sign in page if sign in "ab"]
    assert letters == [sign for sign in text if sign in "ab"]


def test_F36_labels_are_cut_with_a_sign_of_it() -> None:
    assert clipped("abc", 3) == "abc" and clipped("abcd", 3) == "ab…" and len(clipped("x" * 999, 80)) == 80


def test_F36_a_post_that_does_not_fit_goes_along_whole_as_a_file() -> None:
    long = with_number(Outgoing("y" * 5000), 1234)
    assert long.text is not None and len(long.text) <= MOST_TEXT and long.text.endswith(mark(1234))
    assert [(file.name, len(file.data)) for file in long.files] == [("message.txt", 5000)]
    short = with_number(Outgoing("y" * (MOST_TEXT - len(mark(1)))), 1)
    assert short.text is not None and len(short.text) == MOST_TEXT and short.files == ()


@pytest.mark.parametrize(
    ("name", "most", "told"),
    [
        ("A long night #12", 16, "A long night #12"),
        ("A very long night #123", 16, "A very lon… #123"),
        ("No number here", 8, "No numb…"),
    ],
)
def test_the_number_of_a_thread_is_not_cut_off(name: str, most: int, told: str) -> None:
    assert clipped_name(name, most) == told and len(told) <= most
