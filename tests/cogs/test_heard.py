"""What the gateway has shown need not be asked for: a story goes on without a look at its channel."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.heard import MOST_MESSAGES, Heard
from tests.cogs.test_table import at_table, begun
from tests.support.player import Player, asks, text_of
from tests.support.tavern import Tavern


def test_what_lies_below_is_known_where_the_message_itself_was_shown() -> None:
    heard = Heard()
    assert heard.below(1, 10) is None
    for message in (10, 30, 20, 20):
        heard.came(1, message)
    assert heard.below(1, 10) == (20, 30) and heard.below(1, 30) == ()
    assert heard.below(1, 5) is None and heard.below(2, 10) is None
    heard.went(1, 20)
    heard.went(3, 20)
    assert heard.below(1, 10) == (30,)
    heard.sent(1, 40)
    heard.came(1, 40)
    assert heard.below(1, 10) == (30, 40), "the bot's own post lies there before the gateway shows it"
    heard.interrupted()
    heard.sent(1, 50)
    assert heard.below(1, 10) is heard.below(1, 50) is None, "others may have posted before it"


def test_of_a_busy_channel_only_the_latest_are_known() -> None:
    heard = Heard()
    for message in range(MOST_MESSAGES + 1):
        heard.came(1, message)
    assert heard.below(1, 0) is None
    assert heard.below(1, 1) == tuple(range(2, MOST_MESSAGES + 1))


@pytest.mark.slow
def test_a_story_goes_on_without_a_look_until_somebody_has_written_below_it(tmp_path: Path) -> None:
    async def play(built: Tavern, ana: Player, ben: Player, cyril: Player) -> None:
        def looks() -> int:
            return sum(one.method == "GET" and one.path.endswith("/messages") for one in built.parlour.log)

        def stories() -> list[str]:
            return [text_of(one) for one in ana.seen() if "▸" not in text_of(one) and not asks(one)]

        first = await begun(built, ana, ben)
        await first.slash("/do", line=f"choose_muster_order first={'A' if first is ana else 'B'}")
        await built.quiet()
        before, count = looks(), len(stories())
        await first.slash("/do", line="muster_pass")
        await built.quiet()
        assert looks() == before and len(stories()) == count
        assert "musters no more" in stories()[-1] or "passes" in stories()[-1]
        await cyril.say("well done")
        await built.quiet()
        second = ben if first is ana else ana
        await second.slash("/do", line="muster_pass")
        await built.quiet()
        assert looks() > before and len(stories()) > count + 1, "his own words, and a story below them"

    at_table(tmp_path, play)
