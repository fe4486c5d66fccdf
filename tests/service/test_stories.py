"""The story of a table grows by edits as long as it is in sight; an ask stands as long as something it asks is open."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.service.core import news, press_kinds
from bot.service.core.acting import Speaker
from bot.service.core.ask_buttons import key_of
from bot.service.core.ports import Outgoing, PostFailed
from bot.service.posting.stories import GROWS
from bot.service.table import submit
from bot.service.table.table_queries import post_table
from bot.storage.outbox import forget_rows, forgettable
from tests.support.house import HOME, USERS, House, Posted, RecordingPoster, house, in_house

Hinder = Callable[[House, Posted], Awaitable[None]]


def stories(built: House) -> list[Posted]:
    """The messages that tell what happened."""
    return [entry for entry in built.poster.messages if not entry.asks]


def asks(built: House) -> list[Posted]:
    """The messages that ask."""
    return [entry for entry in built.poster.messages if entry.asks]


async def mustering(built: House, **changes: Any) -> tuple[int, str]:
    """A game in which a mustering begins, and whose turn it is."""
    game = await built.warcry(**changes)
    live = await built.service.core.live(game)
    first = live.names[min(live.waiting())]
    await built.say(game, first, f"choose_muster_order first={'AB'[live.names.index(first)]}")
    await built.settled()
    return game, first


async def foreign(built: House, _: Posted) -> None:
    built.poster.messages.append(Posted(built.poster.next_id + 1, HOME, 0, Outgoing("hello")))
    built.poster.next_id += 1


async def late(built: House, _: Posted) -> None:
    built.clock.advance(GROWS + 1)


async def in_time(built: House, _: Posted) -> None:
    built.clock.advance(GROWS)


async def unread(built: House, _: Posted) -> None:
    built.poster.reads = False


async def gone(built: House, story: Posted) -> None:
    built.poster.messages.remove(story)


async def refused(built: House, _: Posted) -> None:
    rewrite = built.poster.rewrite

    async def old(*given: Any) -> None:
        built.poster.rewrite = rewrite  # type: ignore[method-assign]
        raise PostFailed("old")

    built.poster.rewrite = old  # type: ignore[method-assign]


@pytest.mark.parametrize("hinder", [foreign, late, unread, gone, refused])
def test_a_story_out_of_sight_or_too_old_gets_a_successor(hinder: Hinder) -> None:
    async def play(built: House) -> None:
        game, first = await mustering(built)
        before = stories(built)[-1]
        text = before.out.text
        await hinder(built, before)
        await built.say(game, first, "muster_pass")
        await built.settled()
        told = stories(built)[-1]
        assert told is not before and before.out.text == text
        assert told.out.text.splitlines()[0].startswith(f"{first} ") and text not in told.out.text
        assert told.picture is not None and len(asks(built)) == 1
        built.poster.reads = True
        other = "ben" if first == "ana" else "ana"
        count = len(stories(built))
        await built.say(game, other, "muster_pass")
        await built.settled()
        assert len(stories(built)) == count, "it goes on with the successor"

    in_house(play)


def test_what_belongs_together_stands_together() -> None:
    async def play(built: House) -> None:
        game, first = await mustering(built)
        story = stories(built)[-1]
        picture = story.picture
        await in_time(built, story)
        await built.say(game, first, "muster_pass")
        await built.settled()
        assert stories(built)[-1] is story and story.number > 3 and story.picture is not picture
        assert story.out.text.count("muster") >= 2 and "▸" not in story.out.text

    in_house(play)


def test_a_story_that_is_full_goes_on_in_the_next_message(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(built: House) -> None:
        game, first = await mustering(built)
        story = stories(built)[-1]
        monkeypatch.setattr("bot.service.posting.stories.MOST_TEXT", len(story.out.text) + 5)
        await built.say(game, first, "muster_pass")
        await built.settled()
        assert [entry is story for entry in stories(built)[-2:]] == [True, False]

    in_house(play)


def older_button(entry: Posted) -> str:
    """What the button of a story says that opens its older lines."""
    ((button,),) = entry.out.rows
    assert button.id.partition("|")[0] == press_kinds.OLDER_LINES
    return button.label


@pytest.mark.parametrize(("language", "words"), [("en", "older line"), ("pl", "starsz"), ("cs", "starší")])
def test_of_a_long_story_the_newest_lines_are_seen_and_all_of_it_is_kept(
    language: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with house(tmp_path) as built:
            game, first = await mustering(built, language=language)
            story, text = stories(built)[-1], stories(built)[-1].out.text
            assert not story.out.rows
            monkeypatch.setattr("bot.service.posting.stories.MOST_SEEN", 60)
            await built.say(game, first, "muster_pass")
            await built.settled()
            assert stories(built)[-1] is story and len(story.out.text) <= 60 and words in older_button(story)
            whole = await built.service.outbox.posts.standing.text_of(game, story.id)
            assert whole.startswith(f"{text}\n") and whole.endswith(story.out.text)
        async with house(tmp_path) as built:
            standing = built.service.outbox.posts.standing
            assert await standing.text_of(game, story.id) == whole, "it is known after a restart"
            built.clock.advance(GROWS + 1)
            built.poster.next_id = story.id + 10
            await built.say(game, "ben" if first == "ana" else "ana", "muster_pass")
            await built.settled()
            assert (await standing.story(game)).message != story.id  # type: ignore[union-attr]
            assert await standing.text_of(game, story.id) == whole, "there is a newer one by now"
            assert await standing.text_of(game + 1, story.id) == await standing.text_of(game, 1) == ""
            old = await built.service.database.read(lambda session: forgettable(session, built.clock.now() + 1))
            await built.service.database.write(lambda session: forget_rows(session, old))
            assert await standing.text_of(game, story.id) == "", "nobody keeps it for ever"

    asyncio.run(run())


@pytest.mark.parametrize("lost", ["rewrite", "send"])
def test_a_line_whose_answer_was_lost_stands_there_once(lost: str) -> None:
    async def play(built: House) -> None:
        game, first = await mustering(built)
        if lost == "send":
            built.clock.advance(GROWS + 1)
        real = getattr(built.poster, lost)
        failures = 1

        async def unheard(*given: Any, **named: Any) -> Any:
            nonlocal failures
            done = await real(*given, **named)
            failures -= 1
            if failures >= 0:
                raise PostFailed("unreachable", retry_after=200)
            return done

        setattr(built.poster, lost, unheard)
        await built.say(game, first, "muster_pass")
        await built.held()
        built.clock.advance(GROWS + 300)  # neither is the nonce remembered, nor would the story take another edit
        built.service.outbox.retry()
        await built.settled()
        told = "\n".join(entry.out.text for entry in stories(built))
        assert told.count(f"{first} musters no more") == 1 or told.count(f"{first} passes") == 1

    in_house(play)


# -- asks ------------------------------------------------------------------------------------------------------------


def test_an_ask_goes_when_it_is_answered_and_loses_who_has_answered() -> None:
    async def play(built: House) -> None:
        game = await built.warcry(decks=False)
        await built.settled()
        (both,) = asks(built)
        assert both.out.mentions == (11, 12) and "<@11>" in both.out.text and "<@12>" in both.out.text
        assert [button.label.split()[-1] for button in both.out.rows[0]] == ["ana", "ben"]
        await built.say(game, "ben", "deck hordes_starter")
        await built.settled()
        assert asks(built) == [both] and "<@12>" not in both.out.text
        assert [button.label.split()[-1] for button in both.out.rows[0]] == ["ana"]
        await built.say(game, "ana", "deck alliance_starter")
        await built.settled()
        assert both not in built.poster.messages and len(asks(built)) == 1
        assert len(built.poster.called) == 2

    in_house(play)


def test_an_ask_of_several_in_secret_stays_whole_until_the_last_has_answered() -> None:
    asked = tuple([news.Asked(number, f"line {number}", (), 10 + number) for number in (1, 2)])
    veil = news.Asking(asked, together=True)
    both = news.ask_post(veil, {1, 2})
    assert both is not None and both.text == "line 1\nline 2"
    assert news.ask_post(veil, {2}) == both
    assert news.ask_post(veil, set()) is None
    bare = news.ask_post(news.Asking(asked), {2})
    assert bare is not None and bare.text == "line 2"


def test_whoever_has_just_acted_and_is_asked_again_finds_his_ask_rewritten_and_is_not_called() -> None:
    async def play(built: House) -> None:
        game, first = await mustering(built)
        await built.say(game, first, "muster_pass")
        await built.settled()
        (ask,), called = asks(built), len(built.poster.called)
        live = await built.service.core.live(game)
        (seat,) = live.waiting()
        name, number = live.names[seat], min(live.decisions)
        offer = next(
            one.action for one in live.rules.legal(live.table.state, seat) if "Unit" in type(one.action).__name__
        )
        await built.say(game, name, live.rules.format(offer, live.table.state, None))
        await built.settled()
        assert set(live.waiting()) == {seat} and number not in live.decisions
        assert asks(built) == [ask] and len(built.poster.called) == called
        assert str(min(live.decisions)) in [button.id.split("|")[2] for button in ask.out.rows[0]]

    in_house(play)


def test_an_ask_that_is_answered_before_it_is_posted_is_never_posted(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path, connect=False) as built:
            game = await built.warcry(decks=False)
            await built.say(game, "ana", "deck alliance_starter")
            await built.say(game, "ben", "deck hordes_starter")
        async with house(tmp_path) as built:
            await built.settled()
            assert len(asks(built)) == 1 and "choose your decks" not in asks(built)[0].out.text
            assert "delete" not in built.poster.calls

    asyncio.run(run())


@pytest.mark.slow
def test_an_ask_whose_answer_came_while_it_was_being_posted_goes_after_the_restart(tmp_path: Path) -> None:
    poster = RecordingPoster()

    class CrashAfterPosting(RecordingPoster):
        async def send(self, channel: int, number: int, out: Outgoing, nonce: str | None) -> int:
            if out.rows:
                await poster.send(channel, number, out, None)
                raise PostFailed("unreachable")
            return await poster.send(channel, number, out, nonce)

    async def run() -> None:
        async with house(tmp_path, connect=False) as built:
            await built.service.start(CrashAfterPosting(), built.painter)
            game = await built.warcry(decks=False)
            await built.held()
            await built.say(game, "ana", "deck alliance_starter")
            await built.say(game, "ben", "deck hordes_starter")
        assert sum(entry.asks for entry in poster.messages) == 1
        async with house(tmp_path, connect=False) as built:
            built.clock.advance(600)
            built.poster = poster
            await built.service.start(poster, built.painter)
            await built.settled()
            assert len(asks(built)) == 1 and "choose your decks" not in asks(built)[0].out.text

    asyncio.run(run())


def test_the_table_posted_again_asks_in_one_place_only_and_calls_nobody() -> None:
    async def play(built: House) -> None:
        game, _ = await mustering(built)
        called = len(built.poster.called)
        await post_table(built.service.core, game, USERS["ana"], interaction=5)
        await built.settled()
        above, ask = built.poster.messages[-2:]
        assert asks(built) == [ask] and "The table after line" in above.out.text
        assert above.picture is not None and len(built.poster.called) == called

    in_house(play)


# -- likely lines ----------------------------------------------------------------------------------------------------


def likely(ask: Posted) -> list[str]:
    """The ids of the buttons of likely lines."""
    return [button.id for row in ask.out.rows for button in row if button.id.startswith(f"{press_kinds.SAY_LINE}|")]


def test_a_likely_line_is_said_by_one_press_and_only_while_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(built: House) -> None:
        game, first = await mustering(built)
        live = await built.service.core.live(game)
        monkeypatch.setattr(type(live.rules), "public_buttons", lambda self, view, seat: ("muster_pass",))
        monkeypatch.setattr(type(live.rules), "needs_confirmation", lambda self, state, seat, action: "")
        await post_table(built.service.core, game, USERS["ana"], interaction=5)
        await built.settled()
        (pressed,) = likely(asks(built)[-1])
        _, _, decision, key = pressed.split("|")
        assert key == key_of("muster_pass")
        by = Speaker(game, USERS[first], "en", decision=int(decision), interaction=6)
        stranger = Speaker(game, USERS["ben" if first == "ana" else "ana"], "en", decision=int(decision))
        with pytest.raises(Refused, match="not_your_decision"):
            await submit.say_likely(built.service.core, stranger, key)
        with pytest.raises(Refused, match="stale_press"):
            await submit.say_likely(built.service.core, by, key_of("retreat"))
        await submit.say_likely(built.service.core, by, key)
        await built.settled()
        assert first not in asks(built)[-1].out.text
        again = Speaker(game, USERS[first], "en", decision=int(decision), interaction=7)
        with pytest.raises(Refused, match="stale_press"):
            await submit.say_likely(built.service.core, again, key)

    in_house(play)


def test_F16_a_game_of_which_only_the_picture_could_not_be_shown_speaks_again_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play(built: House) -> None:
        game, first = await mustering(built)
        rewrite, shut = built.poster.rewrite, [PostFailed("closed")]

        async def rewriting(channel: int, message: int, number: int, out: Outgoing) -> None:
            if out.data and shut:
                raise shut.pop()
            await rewrite(channel, message, number, out)

        monkeypatch.setattr(built.poster, "rewrite", rewriting)
        await built.say(game, first, "muster_pass")
        await built.held()
        live = await built.service.core.live(game)
        assert live.game.muted == "closed"
        built.service.outbox.retry()
        await built.settled()
        assert not live.game.muted and not (await built.service.core.live(game)).game.muted

    in_house(play)
