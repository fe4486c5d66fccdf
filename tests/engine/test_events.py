"""Who may know of an event."""

from __future__ import annotations

import pytest

from bot.engine.events import Event, visible, visible_to

EVENTS = [Event("public"), Event("one", {"card": "c1"}, (1,)), Event("two", to=(0, 1)), Event("nobody", to=())]


@pytest.mark.parametrize(
    ("seat", "keys"),
    [(None, ["public"]), (0, ["public", "two"]), (1, ["public", "one", "two"]), (2, ["public"])],
)
def test_each_viewer_sees_what_is_told_to_it(seat: int | None, keys: list[str]) -> None:
    assert [event.key for event in visible_to(EVENTS, seat)] == keys
    assert [event.key for event in EVENTS if visible(event, seat)] == keys
