"""What events keep about a person is given out and erased; results stay without the name."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import select

from bot.service.events import deciding, entering
from bot.service.people import people
from bot.storage import events, packs
from bot.storage.event_models import EVENT_TABLES
from bot.storage.models import table
from tests.service.events.holding import begun, do, drawn, joined, matches, opened, played, row, seen, ticked
from tests.service.test_privacy import everything
from tests.support.house import GUILD, USERS, House, in_house

Listed = Any
BEN = USERS["ben"]


def test_the_export_holds_ones_own_part_in_events(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4))])
        event = await begun(built)
        await played(built, (await matches(built, event))[0])
        await do(built, event, "ben", deciding.disputes(None, "a misclick"))
        found = json.loads(await people.export_person(built.service.core, BEN))["events"]
        assert [entry["number"] for entry in found["entries"]] == [2]
        assert found["pleas"][0]["text"] == "a misclick" and {act["kind"] for act in found["acts"]} == {
            "joined",
            "dispute",
        }
        other = json.loads(await people.export_person(built.service.core, USERS["gm"]))["events"]
        assert other["organised"] == [{"id": event, "name": "Winter"}] and "misclick" not in json.dumps(other)

    in_house(play)


def named_anywhere(session: Any) -> list[str]:
    """The columns of people in which somebody still stands."""
    people_in = {"user_id", "organiser_id", "by", "choice"}
    return [
        f"{model.__tablename__}.{column.name}"
        for model in EVENT_TABLES
        for column in table(model).columns
        if column.name in people_in
        and column.type.python_type is int  # a choice of a ledger is a text
        and session.execute(select(table(model)).where(column == BEN)).first() is not None
    ]


def test_F67_who_is_erased_leaves_results_and_no_trace(listed: Listed) -> None:
    async def play(built: House) -> None:
        listed.extend([drawn((1, 2), (3, 4)), drawn((1, 3), (2, 4))])
        event = await begun(built, name="Cup of ben")
        first, second = await matches(built, event)
        await played(built, first)
        await do(built, event, "ben", deciding.disputes(None, "I misclicked"))
        await do(built, event, "gm", deciding.deputises(BEN, remove=False))
        gathering = await opened(built, by="ben", name="Spring")
        await joined(built, gathering, "ben", "cyd")
        await do(built, gathering, "ben", entering.leaves)
        await joined(built, gathering, "ben")
        await people.erase_person(built.service.clocks, BEN)
        left = await everything(built)
        assert "ben" not in left and "misclick" not in left and f"<@{BEN}>" not in left
        assert not await built.service.database.read(named_anywhere)
        entry = await seen(built, event, lambda affair: affair.entries[2])
        assert (entry.user_id, entry.name, entry.state) == (None, "", "dropped")
        assert [seat.place for seat in (await matches(built, event))[0].seats] == [1, 2]
        await played(built, second)
        await do(built, event, "gm", deciding.decides(1, False, "no"))
        await ticked(built)
        assert (await row(built, event)).round == 2

    in_house(play)


def test_a_pack_that_an_event_has_pinned_stays(listed: Listed) -> None:
    async def play(built: House) -> None:
        from bot.storage.models import OwnPack

        event = await opened(built)
        pinned = (await row(built, event)).packs
        own = OwnPack(guild_id=GUILD, name="ours", key="warcry", hash=pinned, size=1)

        def give_and_take(session: Any) -> bool:
            session.add(own)
            session.flush()
            packs.take_pack(session, own)
            return packs.find_pack(session, pinned) is not None

        assert await built.service.database.write(give_and_take)

    in_house(play)


def test_events_of_other_servers_are_not_there() -> None:
    async def play(built: House) -> None:
        event = await opened(built)
        found = await built.service.database.read(lambda session: list(events.event_here(session, GUILD + 1, 600)))
        assert event and not any(found)

    in_house(play)
