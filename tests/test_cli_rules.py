"""``rules search`` and ``rules show`` on the command line: the same entries as in the chat, as text and as JSON."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.cli.main import DONE, FAULT, main
from bot.rulebook.library import Asked, search_shelves, shipped_shelf

EDITIONS = ("mage_knight", "mage_knight_2")


def told(capsys: pytest.CaptureFixture[str], *words: str, code: int = DONE) -> str:
    """What a command prints; it ends with this code."""
    assert main(["rules", *words]) == code
    return capsys.readouterr().out


def objects(capsys: pytest.CaptureFixture[str], *words: str) -> list[dict[str, Any]]:
    """What a command prints as objects, one a line."""
    return [json.loads(line) for line in told(capsys, *words, "--json").splitlines()]


def test_words_give_the_entries_of_the_chat_in_their_order(capsys: pytest.CaptureFixture[str]) -> None:
    rows = objects(capsys, "search", "wolny", "obrot", "--game", "mage_knight", "--language", "pl")
    hits = search_shelves([shipped_shelf()], Asked("wolny obrot", ("mage_knight",), "mage_knight"))
    assert [row["id"] for row in rows] == [hit.entry.number for hit in hits]
    assert rows[0]["id"].startswith("MKU-9.") and rows[0]["kind"] == "clause"
    text = told(capsys, "search", "wolny", "obrot", "--game", "mage_knight", "--language", "pl")
    assert [line.partition(": ")[0] for line in text.splitlines()] == [row["id"] for row in rows]
    assert " jeździec " in text.casefold() and " the " not in text.splitlines()[0]


def test_an_edition_is_asked_by_the_name_of_its_digest(capsys: pytest.CaptureFixture[str]) -> None:
    first = [objects(capsys, "search", "break", "away", "--game", name)[0]["source"] for name in EDITIONS]
    assert first == list(EDITIONS)
    assert [objects(capsys, "show", "8.1", "--game", name)[0]["id"] for name in EDITIONS] == ["MKU-8.1", "MK2-8.1"]


def test_a_clause_is_shown_with_neighbours_tests_and_version_in_the_language_asked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    (row,) = objects(capsys, "show", "WC-6.7", "--language", "cs")
    assert (row["before"], row["after"], row["mark"], row["game"]) == ("WC-6.6", "WC-6.8", "rulebook", "warcry")
    assert row["tests"] > 0 and row["scenarios"] and row["hash"] and "blok" in row["text"]
    assert row["text"] == shipped_shelf().get("WC-6.7").said("cs")  # type: ignore[union-attr]
    shown = told(capsys, "show", "wc-6.7").splitlines()
    assert shown[0].startswith("WC-6.7 (") and "faster than the attacker" in shown[1]
    assert row["hash"][:8] in shown[-1] and row["since"] in shown[-1]


def test_an_unknown_number_is_one_sentence_with_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "show", "WC-6.77"]) == FAULT
    said = capsys.readouterr()
    assert said.out == "" and len(said.err.strip().splitlines()) == 1 and "WC-6.7" in said.err


@pytest.mark.parametrize("more", [(), ("--json",)])
def test_words_that_find_nothing_end_with_a_fault_and_a_sentence(
    capsys: pytest.CaptureFixture[str], more: tuple[str, ...]
) -> None:
    assert main(["rules", "search", "qqzzxxqq", *more]) == FAULT
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "Nothing in the rules fits “qqzzxxqq”.\n")
