"""How many messages stay in a channel: one a combat, one a mustering, one each other command, one a turn of figures."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.engine.playout import any_offer, picker
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.news import MOST_SEEN
from tests.support.house import House, in_house

GIVEN_UP = ("retreat", "concede", "withdraw")
"""Nobody here ends a battle before much has happened."""


def line_now(live: LoadedGame, turn: int) -> tuple[int, str]:
    """Who is waited for, and something that he may do, at random."""
    seat, pick = min(live.waiting()), picker(b"bars" + str(turn).encode())
    ask, state = live.table.ask_for(seat), live.table.state
    if ask is not None:
        return seat, ask.options[pick(len(ask.options))].text
    for _ in range(20):
        line = live.rules.format(any_offer(live.rules, state, seat, pick), state, None)
        if line.split()[0] not in GIVEN_UP:
            break
    return seat, line


async def played(built: House, key: str, turns: int) -> dict[str, set[int]]:
    """Play at random; the messages that each chapter took, and each act outside of one."""
    game = await built.open_game("ana", "ben", key=key)
    took: dict[str, set[int]] = {}
    for turn in range(turns):
        live = await built.service.core.live(game)
        if not live.waiting():
            break
        seat, line = line_now(live, turn)
        before = live.rules.chapter(live.table.state)
        await built.say(game, ("ana", "ben")[seat], line, seat=seat)
        await built.settled()
        live = await built.service.core.live(game)
        chapter = before or live.rules.chapter(live.table.state) or f"command {turn}"
        stays = [entry for entry in built.poster.messages if not entry.asks]
        took.setdefault(chapter, set()).add(stays[-1].id)
    return took


def most(took: dict[str, set[int]], kind: str) -> int:
    """The most messages that a chapter of a kind took; there must be some."""
    return max(len(messages) for chapter, messages in took.items() if chapter.split()[0] == kind)


@pytest.mark.parametrize(
    ("key", "turns", "bars"),
    [
        ("warcry", 70, {"muster": 2, "combat": 1, "command": 1}),
        ("mage_knight", 36, {"turn": 1, "deploy": 1}),
        ("talisman", 60, {"turn": 1}),
    ],
)
def test_few_messages_stay(key: str, turns: int, bars: dict[str, int], capsys: pytest.CaptureFixture[str]) -> None:
    async def play(built: House) -> Any:
        took = await played(built, key, turns)
        calls = Counter(built.poster.calls)
        stays = {message for messages in took.values() for message in messages}
        for kind, bar in bars.items():
            assert most(took, kind) <= bar, kind
        asks = calls["send"] - len(stays)
        assert len([entry for entry in built.poster.messages if not entry.asks]) == len(stays)
        assert len(built.poster.called) <= asks and calls["delete"] >= asks - 1
        return len(stays), asks, calls, sum(map(len, built.poster.called))

    stays, asks, calls, mentions = in_house(play)
    with capsys.disabled():
        print(
            f"\n{key}: {turns} acts, {stays} messages stay; {asks} asks, {calls['delete']} deletions, "
            f"{calls['rewrite']} edits, {calls['attach']} pictures, {calls['look']} looks, {mentions} mentions"
        )


async def lengths(built: House, game: int) -> list[tuple[int, int]]:
    """Of each public message how much it tells, and how much of that is seen."""
    standing = built.service.outbox.posts.standing
    told = {entry.id: await standing.text_of(game, entry.id) or entry.out.text for entry in built.poster.messages}
    return [(len(told[entry.id]), len(entry.out.text)) for entry in built.poster.messages]


@pytest.mark.parametrize(
    ("key", "turns", "long"),
    [("warcry", 70, True), ("mage_knight", 36, False), ("talisman", 60, False), ("albion", 60, True)],
)
def test_no_more_than_700_signs_of_a_message_are_seen(
    key: str, turns: int, long: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play(built: House) -> list[tuple[int, int]]:
        await played(built, key, turns)
        return await lengths(built, 1)

    found = in_house(play)
    assert max(seen for _, seen in found) <= MOST_SEEN == 700
    assert all(seen == told for told, seen in found if told <= MOST_SEEN), "what fits is seen whole"
    assert any(told > MOST_SEEN for told, _ in found) == long
    with capsys.disabled():
        print(f"\n{key}: {spread([told for told, _ in found])}; seen of them: {spread([seen for _, seen in found])}")


def spread(found: list[int]) -> str:
    """How long texts are."""
    size, ordered = len(found), sorted(found)
    over = [f"{100 * sum(one > most for one in found) // size}% over {most}" for most in (700, 900)]
    return f"{size} messages, half up to {ordered[size // 2]}, {over[0]}, {over[1]}, most {ordered[-1]}"
