"""An event is opened, and people join, check in, leave and are replaced."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.service.events import checkin, entering, opening
from bot.storage.event_models import CANCELLED, IN
from tests.service.events.holding import DAY, actor, do, joined, opened, refused, row, seen, ticked
from tests.support.house import HOME, USERS, House, in_house


async def card(built: House, event: int) -> Any:
    """The card as it stands."""
    return built.poster.message((await row(built, event)).card or 0).out


def test_an_event_has_a_card_that_tells_what_is_agreed() -> None:
    async def play(built: House) -> None:
        event = await opened(built, name="Winter  *cup*", days=3, start="")
        shown = await card(built, event)
        assert "Winter \\*cup\\*" in shown.text and "3 days" in shown.text and f"<@{USERS['gm']}>" in shown.text
        assert [button.id for button in shown.rows[0]] == [
            f"ev|0|{event}|{what}" for what in ("join", "leave", "rules", "start")
        ]
        assert {message.channel for message in built.poster.messages} == {HOME}

    in_house(play)


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "title"), [("mku", "Mage Knight Unlimited"), ("mk2", "Mage Knight 2.0")])
def test_the_card_names_the_edition_that_is_played(rules: str, title: str) -> None:
    async def play(built: House) -> None:
        event = await opened(built, key="mage_knight", options=f"rules={rules}")
        assert f"· {title} ·" in (await card(built, event)).text

    in_house(play)


def test_who_joins_stands_on_the_card_which_is_rewritten() -> None:
    async def play(built: House) -> None:
        event = await opened(built)
        first = (await row(built, event)).card
        await joined(built, event, "ana", "ben")
        assert (await row(built, event)).card == first and "ana, ben" in (await card(built, event)).text
        assert len(built.poster.messages) == 1 and not built.poster.called

    in_house(play)


def test_a_card_that_was_deleted_comes_back() -> None:
    async def play(built: House) -> None:
        event = await opened(built)
        built.poster.messages.clear()
        await joined(built, event, "ana")
        assert "ana" in (await card(built, event)).text

    in_house(play)


@pytest.mark.slow
def test_nobody_joins_twice_and_no_more_than_there_is_room_for() -> None:
    async def play(built: House) -> None:
        event = await opened(built, players=3)
        await joined(built, event, "ana", "ben", "dan")
        assert await refused(built, event, "ana", entering.joins) == "event_in_already"
        assert await refused(built, event, "cyd", entering.joins) == "event_full"
        await do(built, event, "ana", entering.leaves)
        await joined(built, event, "cyd")
        assert sorted(entry.name for entry in await seen(built, event, lambda affair: affair.standing_in())) == [
            "ben",
            "cyd",
            "dan",
        ]

    in_house(play)


@pytest.mark.slow
def test_one_interaction_that_comes_twice_is_carried_out_once() -> None:
    async def play(built: House) -> None:
        from bot.service.events.transaction import act_on

        event = await opened(built)
        for _ in range(2):
            reply = await act_on(built.service.core, event, actor("ana"), entering.joins, interaction=77)
            assert reply.key == "event_joined"
        assert len(await seen(built, event, lambda affair: affair.standing_in())) == 1

    in_house(play)


@pytest.mark.slow
def test_checking_in_opens_a_day_before_the_beginning() -> None:
    async def play(built: House) -> None:
        event = await opened(built, checkin=True)
        plain = await opened(built, name="Plain")
        await joined(built, event, "ana")
        await joined(built, plain, "ana")
        assert await refused(built, plain, "ana", checkin.checks_in) == "event_no_checkin"
        assert await refused(built, event, "ben", checkin.checks_in) == "event_not_in"
        await do(built, event, "ana", checkin.checks_in)
        assert "ana✓" in (await card(built, event)).text
        far = await opened(built, name="Far", checkin=True, start="2030-12-24")
        await joined(built, far, "ana")
        assert await refused(built, far, "ana", checkin.checks_in) == "event_checkin_early"

    in_house(play)


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"name": "  "}, "event_name"),
        ({"format": "ladder"}, "lobby_choice"),
        ({"key": "chess"}, "lobby_choice"),
        ({"players": 1}, "event_number"),
        ({"players": 129}, "event_number"),
        ({"format": "round_robin", "number": 0, "players": 21}, "event_number"),
        ({"days": 61}, "event_number"),
        ({"number": 31}, "league_rounds"),
        ({"start": "2020-01-01"}, "event_past"),
        ({"start": "tomorrow"}, "date_wrong"),
        ({"format": "rolling", "number": 0}, "event_needs_end"),
        ({"format": "knockout", "number": 0, "table": 3, "key": "talisman"}, "league_two_only"),
        ({"format": "knockout", "number": 0, "unfinished": "organiser"}, "event_knockout_waits"),
        ({"format": "knockout", "number": 3}, "event_no_number"),
        ({"points": "1/2/0"}, "event_points"),
        ({"points": "3/1"}, "event_points"),
        ({"breaks": "height"}, "league_breaks"),
        ({"options": "wind=strong"}, "lobby_option_unknown"),
        ({"format": "rolling", "number": 0, "start": "2030-12-24", "until": "2030-12-24"}, "event_until_early"),
        ({"format": "rolling", "number": 0, "start": "2030-12-24", "until": "2030-12-01"}, "event_until_early"),
        ({"format": "rolling", "number": 0, "until": "2020-12-24"}, "event_past"),
        ({"start": "9999-12-31"}, "date_far"),
        ({"number": 7, "players": 7}, "league_rounds_over"),
        ({"format": "groups", "number": 3}, "league_group_size"),
        ({"format": "groups", "number": 4, "players": 3}, "league_entrants"),
        ({"table": 3}, "lobby_players"),
        ({"points": "0/0/0"}, "league_points"),
        ({"points": "21/1/0"}, "event_points"),
        ({"breaks": "wins, wins"}, "league_breaks"),
        ({"pack": "nowhere"}, "no_such_pack"),
        ({"silence": 1}, "event_number"),
    ],
)
def test_what_cannot_be_held_is_refused_and_nothing_is_stored(changes: dict[str, Any], key: str) -> None:
    async def play(built: House) -> None:
        with pytest.raises(Refused) as error:
            await opened(built, **changes)
        assert error.value.key == key
        assert not built.poster.messages

    in_house(play)


@pytest.mark.slow
def test_with_too_few_on_its_day_the_organiser_is_asked() -> None:
    async def play(built: House) -> None:
        event = await opened(built, start="2030-12-24")
        await joined(built, event, "ana")
        found = await row(built, event)
        await ticked(built, (found.starts_at or 0) - built.clock.now())
        told = built.poster.messages[-1].out
        assert told.mentions == (USERS["gm"],) and "for 3 to 128 participants" in told.text
        assert (await row(built, event)).starts_at is None

    in_house(play)


@pytest.mark.slow
def test_the_organiser_replaces_and_takes_out_others_do_not() -> None:
    async def play(built: House) -> None:
        event = await opened(built)
        await joined(built, event, "ana", "ben")
        swap = entering.replaces(1, USERS["cyd"], "cyd")
        assert await refused(built, event, "ana", swap) == "event_not_organiser"
        await do(built, event, "gm", swap)
        assert await refused(built, event, "gm", entering.replaces(1, USERS["ben"], "ben")) == "event_there_already"
        assert await refused(built, event, "gm", entering.drops(9, "gone")) == "event_no_entry"
        await do(built, event, "gm", entering.drops(2, "gone"))
        (left,) = await seen(built, event, lambda affair: affair.standing_in())
        assert (left.number, left.user_id, left.state) == (1, USERS["cyd"], IN)

    in_house(play)


@pytest.mark.slow
def test_news_are_told_once_a_day_and_call_nobody() -> None:
    async def play(built: House) -> None:
        event = await opened(built)
        await joined(built, event, "ana")
        await ticked(built, DAY - 60)
        assert len(built.poster.messages) == 1
        await ticked(built, 60)
        digest = built.poster.messages[-1].out.text
        assert "ana takes part" in digest
        await joined(built, event, "ben")
        await ticked(built, 3600)
        assert built.poster.messages[-1].out.text == digest
        await ticked(built, DAY)
        assert (
            "ben takes part" in built.poster.messages[-1].out.text and "ana" not in built.poster.messages[-1].out.text
        )
        assert not built.poster.called

    in_house(play)


@pytest.mark.slow
def test_an_event_is_given_up_with_a_reason_and_moves_to_another_channel() -> None:
    async def play(built: House) -> None:
        event = await opened(built)
        await do(built, event, "gm", opening.moves(700, 700))
        assert built.poster.messages[-1].channel == 700
        assert await refused(built, event, "gm", opening.cancels(" ")) == "gm_no_reason"
        await do(built, event, "gm", opening.cancels("too cold"))
        assert (await row(built, event)).state == CANCELLED and "too cold" in "".join(built.poster.texts)
        assert await refused(built, event, "ana", entering.joins) == "event_state"

    in_house(play)
