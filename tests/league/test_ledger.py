"""Ledgers: what finished games enter, what accounts come to, what is taken back (bot.league.ledger)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.engine.campaign import Gain
from bot.engine.legacy import Kept, Lived
from bot.league.ledger import Column, LedgerLine, account, entries_of, handed_on, opening_entries, standing_entries

VETERAN = Gain("survived", "veteran", most=3)
RESTING = Gain("fell_unique", "resting", holds="next")
SIDE = Gain("side", "side", holds="first")
HEIRLOOM = Gain("carried", "heirloom", holds="next", pick=1)
CHANGES = Gain("battles", "changes", amount=2, holds="next")
GAINS = (VETERAN, RESTING, SIDE, HEIRLOOM, CHANGES)


def ledger(*games: tuple[Lived, ...], entrant: int = 1) -> list[LedgerLine]:
    """The ledger of one player after games, the first of them number 11."""
    made = [
        entry
        for number, told in enumerate(games, 11)
        for entry in entries_of(GAINS, told, entrant, number, 90 + number)
    ]
    return [replace(entry, number=number) for number, entry in enumerate(made, 1)]


def counts(entries: list[LedgerLine], kind: str) -> dict[str, int]:
    return {one.subject: one.count for one in account(entries, 1) if one.kind == kind}


@pytest.mark.parametrize(("games", "marks"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_marks_add_up_to_the_most_that_the_table_allows(games: int, marks: int) -> None:
    assert counts(ledger(*[(Lived("survived", "gorrud"),)] * games), "veteran") == {"gorrud": marks}


def test_what_holds_next_is_over_with_the_next_game_even_if_that_was_worth_nothing() -> None:
    fell = (Lived("fell_unique", "gorrud"),)
    assert counts(ledger(fell), "resting") == {"gorrud": 1}
    assert counts(ledger(fell, ()), "resting") == {}
    assert counts(ledger((), fell), "resting") == {"gorrud": 1}


def test_what_came_first_stays() -> None:
    assert counts(ledger((Lived("side", "hordes"),), (Lived("side", "grand_alliance"),)), "side") == {"hordes": 1}


def test_a_count_is_multiplied_and_a_pick_takes_so_many_and_names_the_others() -> None:
    entries = ledger((Lived("battles", count=2), Lived("carried", "axe"), Lived("carried", "ring")))
    assert counts(entries, "changes") == {"": 4}
    (heirloom,) = [entry for entry in entries if entry.kind == "heirloom"]
    assert (heirloom.subject, heirloom.choice) == ("axe", ("axe", "ring"))


def test_every_entry_names_its_game_and_line() -> None:
    assert {(entry.game, entry.line) for entry in ledger((Lived("survived", "a"),), ())} == {(11, 101), (12, 102)}


def test_a_counter_entry_takes_back_and_may_itself_be_taken_back() -> None:
    entries = ledger((Lived("survived", "a"),))
    mark = next(entry.number for entry in entries if entry.kind == "veteran")
    back = LedgerLine(90, 1, "veteran", undoes=mark)
    assert counts([*entries, back], "veteran") == {}
    assert counts([*entries, back, LedgerLine(91, 1, "veteran", undoes=90)], "veteran") == {"a": 1}


def test_a_game_that_is_taken_back_whole_was_never_played() -> None:
    entries = ledger((Lived("fell_unique", "a"),), (Lived("fell_unique", "b"),))
    second = [
        LedgerLine(100 + entry.number, 1, entry.kind, undoes=entry.number) for entry in entries if entry.game == 12
    ]
    assert counts([*entries, *second], "resting") == {"a": 1}


def test_acts_of_the_organiser_count_for_good() -> None:
    entries = [*ledger((), ()), LedgerLine(50, 1, "treasury", amount=7), LedgerLine(51, 1, "treasury", amount=-3)]
    assert counts(entries, "treasury") == {"": 4}


def test_nobody_has_what_others_have() -> None:
    assert account(ledger((Lived("survived", "a"),), entrant=2), 1) == ()


def test_a_game_gets_what_it_heeds_and_nothing_else() -> None:
    columns = (Column("resting", "a", 1), Column("veteran", "a", 2), Column("resting", "b", -1))
    assert handed_on(columns, ("resting",)) == (Kept("resting", "a", 1),)


told = st.lists(
    st.builds(
        Lived,
        st.sampled_from([gain.fact for gain in GAINS]),
        st.sampled_from(["a", "b", ""]),
        st.integers(1, 3),
    ),
    max_size=4,
).map(tuple)


@pytest.mark.slow
@given(st.lists(told, max_size=5), st.integers(0, 1_000))
def test_accounts_follow_from_the_entries_in_whatever_order_they_are_read(
    games: list[tuple[Lived, ...]], seed: int
) -> None:
    entries = ledger(*games)
    mixed = Random(seed).sample(entries, len(entries))
    assert account(mixed, 1) == account(entries, 1)
    gone = [LedgerLine(1_000 + entry.number, 1, entry.kind, undoes=entry.number) for entry in entries]
    assert account([*mixed, *gone], 1) == () and standing_entries([*gone, *mixed]) == []


def season_after(entries: list[LedgerLine], entrant: int = 1, opened: int = 7, number: int = 3) -> list[LedgerLine]:
    """The ledger with which a player begins the season after one."""
    made = opening_entries(entries, entrant, number, opened)
    return [replace(entry, number=place) for place, entry in enumerate(made, 1)]


@pytest.mark.slow
@given(st.lists(told, max_size=4), st.lists(st.tuples(st.sampled_from(["a", ""]), st.integers(-9, 9)), max_size=3))
def test_opening_entries_make_the_account_of_the_season_before_and_so_do_those_after_them(
    games: list[tuple[Lived, ...]], acts: list[tuple[str, int]]
) -> None:
    entries = ledger(*games)
    entries += [LedgerLine(500 + at, 1, "treasury", thing, amount) for at, (thing, amount) in enumerate(acts)]
    opening = season_after(entries)
    assert account(opening, 7) == account(entries, 1) and account(opening, 1) == ()
    assert {(entry.season, entry.game, entry.line, entry.undoes) for entry in opening} <= {(3, 0, 0, 0)}
    assert account(season_after(opening, 7, 9, 4), 9) == account(entries, 1)
    back = [LedgerLine(900 + entry.number, 7, entry.kind, undoes=entry.number) for entry in opening]
    assert account([*opening, *back], 7) == ()


@pytest.mark.slow
@given(st.lists(told, min_size=1, max_size=4), st.lists(told, min_size=1, max_size=3))
def test_a_season_goes_on_as_if_it_were_the_same_one(
    first: list[tuple[Lived, ...]], second: list[tuple[Lived, ...]]
) -> None:
    whole = ledger(*first, *second)
    begun = season_after([entry for entry in whole if entry.game < 11 + len(first)])
    later = [replace(entry, entrant=7, number=100 + entry.number) for entry in whole if entry.game >= 11 + len(first)]
    assert account([*begun, *later], 7) == account(whole, 1)


def test_what_holds_next_holds_in_the_first_game_of_the_next_season_and_what_came_first_stays() -> None:
    before = ledger((Lived("fell_unique", "gorrud"), Lived("side", "hordes"), Lived("survived", "a")))
    opening = season_after(before)
    assert {(one.kind, one.subject) for one in account(opening, 7)} >= {("resting", "gorrud"), ("side", "hordes")}
    played = [
        replace(entry, number=50 + place)
        for place, entry in enumerate(entries_of(GAINS, (Lived("side", "grand_alliance"),), 7, 40, 1))
    ]
    after = {(one.kind, one.subject) for one in account([*opening, *played], 7)}
    assert ("resting", "gorrud") not in after and ("side", "hordes") in after
    assert ("side", "grand_alliance") not in after
    undone = [LedgerLine(90 + entry.number, 7, entry.kind, undoes=entry.number) for entry in played]
    assert account([*opening, *played, *undone], 7) == account(opening, 7)


def test_a_choice_is_open_until_the_first_game_of_the_next_season() -> None:
    (heirloom,) = [
        one for one in season_after(ledger((Lived("carried", "axe"), Lived("carried", "ring")))) if one.choice
    ]
    assert (heirloom.kind, heirloom.subject, heirloom.choice) == ("heirloom", "axe", ("axe", "ring"))
