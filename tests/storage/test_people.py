"""Servers, people, decks and what the program remembers."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import text
from sqlmodel import Session

from bot.storage import people
from bot.storage.facts import fact, set_fact
from bot.storage.models import Guest, Guild, Timer, User
from bot.storage.open_tables import Wish
from tests.storage.games import ANA, BEN, add, running
from tests.support.databases import Home


def carried_out(home: Home, *steps: Any) -> list[Any]:
    """What steps give, each in a transaction of its own."""

    async def go() -> list[Any]:
        async with home.opened() as database:
            return [await database.write(step) for step in steps]

    return asyncio.run(go())


def test_who_has_chosen_nothing_has_the_defaults_and_is_not_stored(databases: Home) -> None:
    guild, user, counted = carried_out(
        databases,
        lambda session: people.guild(session, ANA),
        lambda session: people.user(session, BEN),
        lambda session: session.scalar(text('SELECT (SELECT count(*) FROM guild) + (SELECT count(*) FROM "user")')),
    )
    assert (guild, user, counted) == (Guild(id=ANA), User(id=BEN), 0)


@pytest.mark.slow
def test_choices_are_kept_one_by_one(databases: Home) -> None:
    *_, guild, user = carried_out(
        databases,
        lambda session: people.set_guild(session, ANA, language="cs", gm_role=BEN),
        lambda session: people.set_guild(session, ANA, language="pl"),
        lambda session: people.set_user(session, BEN, zone="Europe/Warsaw", direct=True),
        lambda session: people.set_user(session, BEN, quiet_from=1320, quiet_to=420),
        lambda session: people.guild(session, ANA),
        lambda session: people.user(session, BEN),
    )
    assert (guild.language, guild.gm_role, guild.lobby_days) == ("pl", BEN, 14)
    assert (user.zone, user.direct, user.quiet_from, user.quiet_to) == ("Europe/Warsaw", True, 1320, 420)


@pytest.mark.slow
def test_a_choice_that_there_is_not_is_a_fault_of_the_program(databases: Home) -> None:
    with pytest.raises(ValueError, match="guild has no"):
        carried_out(databases, lambda session: people.set_guild(session, ANA, colour="red"))


@pytest.mark.slow
def test_a_deck_is_replaced_by_one_of_its_name_and_seen_by_its_owner_only(databases: Home) -> None:
    *_, anas, bens, dropped, again, left = carried_out(
        databases,
        lambda session: people.save_deck(session, ANA, "warcry", "orcs", "1 Orc"),
        lambda session: people.save_deck(session, ANA, "warcry", "orcs", "2 Orc"),
        lambda session: people.save_deck(session, ANA, "warcry", "elves", "1 Elf"),
        lambda session: people.save_deck(session, BEN, "warcry", "orcs", "9 Orc"),
        lambda session: people.decks(session, ANA, "warcry"),
        lambda session: people.decks(session, BEN, "warcry"),
        lambda session: people.drop_deck(session, ANA, "warcry", "orcs"),
        lambda session: people.drop_deck(session, ANA, "warcry", "orcs"),
        lambda session: people.decks(session, ANA, "warcry"),
    )
    assert list(anas.items()) == [("elves", "1 Elf"), ("orcs", "2 Orc")]
    assert bens == {"orcs": "9 Orc"}
    assert (dropped, again, left) == (True, False, {"elves": "1 Elf"})


def peopled(session: Session) -> None:
    """A game, and everything else that can be stored about its players."""
    running(session)
    for person in (ANA, BEN):
        people.set_user(session, person, language="pl", zone=f"zone of {person}")
        people.save_deck(session, person, "warcry", "mine", f"deck of {person}")
        add(session, Guest(game_id=1, user_id=person, kind="invited"))
        add(session, Wish(guild_id=1, user_id=person, name="x", title="warcry", pace="live", press=person, ends_at=9))
        add(session, Timer(due=1, kind="nudge", user_id=person, subject="mine"))


@pytest.mark.slow
def test_the_export_holds_all_about_a_person_and_nothing_about_another(databases: Home) -> None:
    _, export = carried_out(databases, peopled, lambda session: people.export_user(session, BEN))
    assert export["settings"]["zone"] == f"zone of {BEN}"
    assert export["decks"] == [{"key": "warcry", "name": "mine", "text": f"deck of {BEN}"}]
    assert [(seat["game_id"], seat["seat"], seat["game"]) for seat in export["seats"]] == [(1, 1, "The Bridge")]
    assert export["orders"] == [{"game_id": 1, "seat": 1, "data": ["pass", 1]}]
    assert [draft["lines"] for draft in export["drafts"]] == ["pass"]
    assert [ruling["number"] for ruling in export["rulings"]] == [1, 2]
    assert export["invited"] and export["timers"] and export["wishes"] and not export["hosted"]
    assert str(ANA) not in repr(export) and "ana" not in repr(export)
    (host,) = carried_out(databases, lambda session: people.export_user(session, ANA))
    assert host["hosted"] == [{"id": 1, "name": "The Bridge"}]


EVERYWHERE = """SELECT (SELECT count(*) FROM "user" WHERE id = :who) + (SELECT count(*) FROM deck WHERE user_id = :who)
    + (SELECT count(*) FROM seat WHERE user_id = :who) + (SELECT count(*) FROM guest WHERE user_id = :who)
    + (SELECT count(*) FROM timer WHERE user_id = :who) + (SELECT count(*) FROM line WHERE "by" = :who)
    + (SELECT count(*) FROM game WHERE host_id = :who) + (SELECT count(*) FROM wish WHERE user_id = :who)"""


@pytest.mark.slow
def test_an_erased_person_is_nowhere_and_others_are_where_they_were(databases: Home) -> None:
    def everywhere(person: int) -> Any:
        return lambda session: session.scalar(text(EVERYWHERE), {"who": person})

    def private(session: Session) -> list[tuple[int, ...]]:
        seats = "SELECT seat FROM {} ORDER BY seat"
        return [tuple(session.scalars(text(seats.format(name)))) for name in ("orders", "draft", "seat")]

    _, before, other, _, after, still, kept = carried_out(
        databases,
        peopled,
        everywhere(BEN),
        everywhere(ANA),
        lambda session: people.erase_user(session, BEN),
        everywhere(BEN),
        everywhere(ANA),
        private,
    )
    assert (before, after) == (8, 0)
    assert other == still
    assert kept == [(0,), (), (0, 1)]


@pytest.mark.slow
def test_facts_are_remembered_replaced_and_forgotten(databases: Home) -> None:
    found = carried_out(
        databases,
        lambda session: fact(session, "alive"),
        lambda session: set_fact(session, "alive", "1"),
        lambda session: set_fact(session, "alive", "2"),
        lambda session: fact(session, "alive"),
        lambda session: set_fact(session, "alive", None),
        lambda session: fact(session, "alive"),
    )
    assert (found[0], found[3], found[5]) == (None, "2", None)
