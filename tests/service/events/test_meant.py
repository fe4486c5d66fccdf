"""Which event is meant, what is refused, what a form keeps, and that a thousand events cost what one does."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Engine, event, insert

from bot.engine.errors import Refused
from bot.service.events import deciding, entering, opening, reading, times
from bot.service.events.transaction import act_on
from bot.storage import events
from bot.storage.event_models import Event
from bot.storage.games import columns
from bot.storage.models import table
from tests.service.events.holding import DAY, actor, begun, do, drawn, joined, matches, opened, refused, row, ticked
from tests.support.house import GUILD, HOME, USERS, House, in_house

Listed = Any


async def meant(built: House, channel: int = HOME, guild: int = GUILD) -> int:
    """The event that somebody means who names none."""
    who = replace(actor("ana"), guild=guild, channel=channel, sees=lambda there: True)
    return await reading.event_meant(built.service.core, None, who)


@pytest.mark.slow
def test_the_event_of_the_channel_is_meant_else_the_only_one(listed: Listed) -> None:
    async def play(built: House) -> None:
        with pytest.raises(Refused) as error:
            await meant(built)
        assert error.value.key == "event_none_here"
        listed.extend([drawn((1, 2), (3, 4))])
        first = await begun(built)
        assert await meant(built) == await meant(built, channel=1) == first
        second = await opened(built, channel=700, home=700, name="Spring")
        assert await meant(built, channel=700) == second and await meant(built) == first
        thread = (await built.service.core.live((await matches(built, first))[0].bout.game_id or 0)).game.channel_id
        assert await meant(built, channel=thread) == first
        with pytest.raises(Refused) as error:
            await meant(built, channel=1)
        assert error.value.key == "event_several"

    in_house(play)


@pytest.mark.slow
def test_after_its_end_an_event_is_still_the_event_of_its_channel(listed: Listed) -> None:
    async def play(built: House) -> None:
        other = await opened(built, channel=700, home=700, name="Elsewhere")
        over = await opened(built)
        await do(built, over, "gm", opening.cancels("no time"))
        assert await meant(built) == over  # and not the only one of the server that goes on
        assert await meant(built, channel=1) == other
        newer = await opened(built, name="Spring")
        assert await meant(built) == newer
        built.clock.advance(10)
        await do(built, newer, "gm", opening.cancels("no time"))
        assert await meant(built) == newer

    in_house(play)


@pytest.mark.slow
def test_what_stands_in_a_channel_that_one_may_not_read_is_not_meant_and_not_listed() -> None:
    async def play(built: House) -> None:
        core = built.service.core
        hidden, shown = await opened(built), await opened(built, channel=700, home=700, name="Elsewhere")
        outside = replace(actor("ana"), channel=1, sees=lambda there: there.channel == 700)
        assert await reading.event_meant(core, None, outside) == shown
        assert [number for number, _ in await reading.events_of(core, outside)] == [shown]
        for who in (outside, replace(actor("ana"), channel=700, sees=lambda there: False)):
            with pytest.raises(Refused) as error:
                await act_on(core, hidden, who, entering.joins)
            assert error.value.key == "no_such_event"
        await joined(built, hidden, "ana")
        assert {number for number, _ in await reading.events_of(core, outside)} == {hidden, shown}
        direct = replace(actor("ana"), guild=0, channel=1, sees=lambda there: False)
        assert (await act_on(core, hidden, direct, entering.leaves)).key == "event_left"
        with pytest.raises(Refused):
            await act_on(core, hidden, direct, entering.joins)

    in_house(play)


@pytest.mark.slow
def test_an_event_of_another_server_does_not_exist() -> None:
    async def play(built: House) -> None:
        number = await opened(built)
        assert await refused(built, number + 1, "ana", entering.joins) == "no_such_event"
        stranger = replace(actor("ana"), guild=GUILD + 1, channel=1)
        with pytest.raises(Refused) as error:
            await reading.event_text(built.service.core, number, stranger, "standings", None)  # type: ignore[arg-type]
        assert error.value.key == "no_such_event"

    in_house(play)


def test_no_server_has_more_events_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "MOST_EVENTS", 1)

    async def play(built: House) -> None:
        await opened(built)
        with pytest.raises(Refused) as error:
            await opened(built, name="Spring")
        assert error.value.key == "event_server_full"

    in_house(play)


@pytest.mark.slow
def test_what_else_is_refused(listed: Listed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deciding, "MOST_DEPUTIES", 1)

    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3,))])
        number = await begun(built, "ana", "ben", "cyd", format="round_robin", number=0, days=20)
        assert await refused(built, number, "dan", entering.joins) == "event_no_late"
        for name in ("ana", "ben"):
            await do(built, number, name, times.longer(14))
        assert await refused(built, number, "ana", times.longer(1)) == "event_longer_none"
        await do(built, number, "gm", deciding.deputises(USERS["dan"], remove=False))
        again = deciding.deputises(USERS["ana"], remove=False)
        assert await refused(built, number, "gm", again) == "event_deputies_many"

    in_house(play)


# -- a thousand events -----------------------------------------------------------------------------------------------


@contextmanager
def counted() -> Iterator[list[str]]:
    """The statements that are sent meanwhile."""
    sent: list[str] = []

    def note(conn: Any, cursor: Any, statement: str, *more: Any) -> None:
        sent.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield sent
    finally:
        event.remove(Engine, "before_cursor_execute", note)


@pytest.mark.slow
def test_with_a_thousand_events_an_act_sends_as_many_statements_as_with_one() -> None:
    async def play(built: House) -> None:
        first = await opened(built)
        await joined(built, first, "ana")
        with counted() as before:
            await do(built, first, "ben", entering.joins)
        model: Event = await row(built, first)
        rows = [{**columns(model, "id", "card"), "guild_id": GUILD + 1 + place} for place in range(1000)]
        await built.service.database.write(lambda session: session.execute(insert(table(Event)), rows) and None)
        with counted() as after:
            await do(built, first, "cyd", entering.joins)
        assert len(before) == len(after)
        await ticked(built, DAY)

    in_house(play)


SEARCHED = {
    "events_of": lambda session: events.events_of(session, GUILD),
    "event_here": lambda session: list(events.event_here(session, GUILD, HOME)),
    "parts_of": lambda session: events.parts_of(session, USERS["ana"], [1, 2]),
    "entered": lambda session: events.entered(session, USERS["ana"], GUILD),
    "matches_of": lambda session: events.matches_of(session, 1),
    "unsettled": lambda session: events.unsettled(session, 1),
    "away_matches": lambda session: events.away_matches(session, USERS["ana"]),
    "acts_of": lambda session: events.acts_of(session, 1),
    "untold": lambda session: events.untold(session, 1),
    "pleas_of": lambda session: events.pleas_of(session, 1),
    "rated_matches": lambda session: events.rated_matches(session, GUILD, "warcry"),
    "champions": lambda session: events.champions(session, GUILD, "warcry"),
}


@pytest.mark.usefixtures("of_sqlite")
@pytest.mark.parametrize("name", SEARCHED)
def test_no_look_reads_a_table_from_its_beginning_to_its_end(name: str) -> None:
    async def play(built: House) -> None:
        def plans(session: Any) -> list[str]:
            made: list[tuple[str, Any]] = []

            def note(conn: Any, cursor: Any, statement: str, parameters: Any, *more: Any) -> None:
                if conn is own:  # others of the bot look at their own things beside it
                    made.append((statement, parameters))

            own = session.connection()
            event.listen(Engine, "before_cursor_execute", note)
            try:
                SEARCHED[name](session)
            finally:
                event.remove(Engine, "before_cursor_execute", note)
            raw = session.connection().connection
            found = []
            for statement, parameters in made:
                cursor = raw.cursor()
                cursor.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)
                found += [str(line[-1]) for line in cursor.fetchall()]
            return found

        steps = await built.service.database.read(plans)
        assert steps and not [step for step in steps if step.startswith("SCAN")], steps

    in_house(play)
