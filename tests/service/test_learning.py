"""Lessons: the script plays from beginning to end, may be left, and every hint is there in all languages."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.engine.ready import is_quick
from bot.i18n.catalog import LANGUAGES
from bot.i18n.names import message_id
from bot.packs import data_file, data_files
from bot.service.core import press_kinds
from bot.service.lobby import learning
from bot.service.lobby.learning import IDLE, MOST_LABEL, Lesson, lessons, script
from bot.service.lobby.lobby import Opening
from bot.service.lobby.seats import Person
from bot.service.table import undoing
from bot.storage import people
from bot.storage.models import CLOSED, LOBBY, OVER, RUNNING
from tests.support.catalogs import catalog
from tests.support.entries import clause
from tests.support.house import GUILD, HOME, USERS, House, in_house, said
from tests.support.suites import in_part_slow

PHASES = {
    "albion": ("set-up", "movement", "items", "declare", "fights"),
    "mage_knight": ("army", "pool", "objectives", "terrain", "deploy", "play"),
    "mage_knight_2": ("army", "pool", "objectives", "terrain", "deploy", "play"),
    "talisman": ("characters", "head-start", "before-move", "rolled", "arrived", "encounter", "turn-end"),
    "warcry": (
        "setup", "muster-order", "muster", "commands", "tactics", "follow-up-choice", "follow-up-defender",
        "tie-break", "retreat-tests", "clean-up",
    ),
}  # fmt: skip
KEYS = tuple(lessons())
PRESSES = count(10_000)


async def begin(
    built: House, name: str = "ana", again: bool = False, press: int = 1, language: str = "en", key: str = "warcry"
) -> Any:
    """Begin a lesson."""
    opening = Opening(key=key, guild=GUILD, channel=HOME, host=Person(USERS[name], name), language=language)
    reply = await learning.begin_lesson(built.service.core, opening, again=again, interaction=press)
    await built.settled()
    return reply


def offered(built: House, kind: str = press_kinds.LESSON_STEP) -> str:
    """What the button of a kind under the newest message names."""
    newest = built.poster.shown
    (found,) = [button.id for row in newest.rows for button in row if button.id.startswith(f"{kind}|")]
    return found.split("|")[3]


def mark(built: House) -> str:
    """What the button of the newest hint names."""
    return offered(built)


async def go_on(built: House, name: str = "ana", press: int = 50) -> None:
    """Press the button that begins the second half."""
    known = offered(built, press_kinds.LESSON_MORE)
    await learning.go_on_with_lesson(built.service.core, 1, USERS[name], known, interaction=press)
    await built.settled()


async def step(built: House, game: int = 1, name: str = "ana") -> None:
    """Press the newest hint's button."""
    await learning.take_lesson_step(built.service.core, game, USERS[name], mark(built), interaction=next(PRESSES))
    await built.settled()


async def say(built: House, line: str, seat: int | None = None) -> None:
    """Type a line."""
    await said(built.service, 1, USERS["ana"], line, seat=seat)
    await built.settled()


MOST_PRESSES, MOST_WORDS, MOST_OF_HINT = 12, 400, 35


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_the_first_half_is_short_and_every_hint_is(key: str, language: str) -> None:
    lesson, texts = lessons()[key], catalog()
    told = [texts.text(language, message_id("learn", key, hint)).split() for hint in sum(lesson.halves, ())]
    first = told[: len(lesson.halves[0])]
    assert 0 < len(first) <= MOST_PRESSES and lesson.halves[1]
    around = [texts.text(language, name).split() for name in ("learn-practice", message_id("learn", key, "won"))]
    assert sum(map(len, [*around, *first])) <= MOST_WORDS
    assert [" ".join(hint) for hint in told if len(hint) > MOST_OF_HINT] == []
    assert not any("=" in word for hint in first for word in hint)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_a_button_says_what_is_done_and_by_whom_and_is_not_cut(key: str, language: str) -> None:
    lesson, texts = lessons()[key], catalog()
    labels = []
    for hint in sum(lesson.halves, ()):
        assert texts.has(message_id("learn-do", key, hint)), hint
        line = texts.text(language, message_id("learn-do", key, hint))
        labels.append(texts.text(language, "learn-button", {"line": line}))
    labels.append(texts.text(language, "learn-button-more", {"count": len(lesson.halves[1])}))
    labels += [texts.text(language, f"learn-button-{name}") for name in ("next", "play", "invite")]
    assert [label for label in labels if len(label) > MOST_LABEL] == []


@pytest.mark.slow
@pytest.mark.parametrize("language", in_part_slow(LANGUAGES, quick=("cs",)))
@pytest.mark.parametrize("key", KEYS)
def test_a_learner_is_led_through_a_whole_battle(key: str, language: str) -> None:
    async def play(built: House) -> None:
        await begin(built, language=language, key=key)
        lesson, texts = lessons()[key], catalog()
        assert texts.text(language, "learn-practice") in built.poster.shown.text
        stages = {stage.hint: stage for stage in lesson.steps}
        for half in lesson.halves:
            for number, hint in enumerate(half, 1):
                shown = built.poster.shown
                assert texts.text(language, "learn-head", {"step": number, "total": len(half)}) in shown.text
                assert texts.text(language, message_id("learn", key, hint)) in shown.text
                small = texts.text(language, "learn-clause", {"clause": stages[hint].clause})
                assert f"\n{small}" in shown.text and "/do" not in shown.text
                label = texts.text(language, message_id("learn-do", key, hint))
                assert shown.rows[0][0].label == texts.text(language, "learn-button", {"line": label})
                beside = {button.id.partition("|")[0] for row in shown.rows[1:-1] for button in row}
                assert beside == {press_kinds.OPEN_PANEL}, "a lesson proposes one thing"
                await step(built)
            if half == lesson.halves[0]:
                assert texts.text(language, message_id("learn", key, "won")) in built.poster.shown.text
                assert kinds(built)[:3] == [press_kinds.LESSON_PLAY, press_kinds.LESSON_MORE, press_kinds.LESSON_INVITE]
                await go_on(built)
        status = (await built.service.core.live(1)).game.status
        assert status == (CLOSED if key == "warcry" else OVER)  # one battle of WarCry is not yet a whole game
        assert built.poster.shown.text.endswith(texts.text(language, message_id("learn", key, "end")))
        assert kinds(built)[:2] == [press_kinds.LESSON_PLAY, press_kinds.LESSON_INVITE]

    in_house(play)


def kinds(built: House) -> list[str]:
    """The kinds of the buttons under the newest message."""
    return [button.id.partition("|")[0] for row in built.poster.shown.rows for button in row]


@pytest.mark.parametrize("key", KEYS)
def test_the_first_half_is_one_message_that_grows_and_a_question_below_it(key: str) -> None:
    async def play(built: House) -> None:
        await begin(built, key=key)
        before = len(built.poster.messages)
        for _ in lessons()[key].halves[0]:
            await step(built)
        assert len(built.poster.messages) <= before + 1  # one more where it does not fit into a message
        assert offered(built, press_kinds.LESSON_MORE)

    in_house(play)


@pytest.mark.parametrize("solo", [True, False])
@pytest.mark.parametrize("key", KEYS)
def test_a_ready_made_game_follows_a_half(key: str, solo: bool) -> None:
    async def play(built: House) -> None:
        await begin(built, key=key)
        for _ in lessons()[key].halves[0]:
            await step(built)
        core, ana = built.service.core, Person(USERS["ana"], "ana")
        with pytest.raises(Refused) as refused:
            await learning.play_after_lesson(core, 1, Person(USERS["ben"], "ben"), solo=solo, interaction=80)
        assert refused.value.key == "not_your_game"
        for _ in range(2):  # delivered twice, it opens one table
            reply = await learning.play_after_lesson(core, 1, ana, solo=solo, interaction=81)
        await built.settled()
        assert reply.facts["game"] == "2"
        live = await core.live(2)
        assert is_quick(live.options) and live.game.status == (RUNNING if solo else LOBBY)
        assert [seat.user_id for seat in live.seats] == [USERS["ana"], USERS["ana"] if solo else None]
        assert (await core.live(1)).game.status == RUNNING  # it may still be gone on with

    in_house(play)


def test_a_lesson_without_a_thread_gives_its_place_to_the_game_after_it() -> None:
    async def play(built: House) -> None:
        ana = Person(USERS["ana"], "ana")
        opening = Opening(key="talisman", guild=0, channel=HOME, host=ana, language="en", here=True)
        await learning.begin_lesson(built.service.core, opening, again=False, interaction=1)
        await built.settled()
        await learning.play_after_lesson(built.service.core, 1, ana, solo=True, interaction=2)
        await built.settled()
        assert (await built.service.core.live(1)).game.status == CLOSED
        assert (await built.service.core.live(2)).game.status == RUNNING

    in_house(play)


def test_an_undo_is_not_played_over_by_the_other_side() -> None:
    async def play(built: House) -> None:
        await begin(built, key="mage_knight")
        assert "step 1 of" in built.poster.shown.text
        await undone(built)
        assert catalog().text("en", "learn-mage-knight-other") in built.poster.shown.text
        await step(built)
        assert "step 1 of" in built.poster.shown.text

    in_house(play)


async def pressed_through(built: House, key: str) -> tuple[Any, set[str]]:
    """The game of a lesson whose every step was taken by its button, and the words on these buttons."""
    await begin(built, key=key)
    words = set()
    for half in lessons()[key].halves:
        if half == lessons()[key].halves[1]:
            await go_on(built)
        for _ in half:
            words.add(built.poster.shown.rows[0][0].label)
            await step(built)
    return await built.service.core.live(1), words


@pytest.mark.slow
def test_the_skirmish_shows_what_its_hints_speak_of() -> None:
    async def play(built: House) -> None:
        live, words = await pressed_through(built, "mage_knight")
        told = await built.service.core.look(1, lambda live: [one for line in live.table.lines for one in line.events])
        keys = {event.key for event in told}
        assert keys >= {"spun", "pole_arm", "held_fast", "broke_away", "captured", "pushed", "healed", "critical_hit"}
        assert keys >= {"critical_miss", "eliminated", "missed", "formation", "points"}
        points = {event.facts["seat"]: event.facts["total"] for event in told if event.key == "points"}
        assert points == {0: 25 + 2 * 22 + 97, 1: 23 + 25}
        view = live.table.view(None)
        assert (view.width, view.height, view.round, view.winners) == (36_000, 24_000, 10, (0,))
        assert {"Next: shoot B2 with A1", "Next: move A1", "Next: B1 keeps its facing"} <= words

    in_house(play)


@pytest.mark.slow
def test_the_second_edition_shows_what_its_hints_speak_of() -> None:
    async def play(built: House) -> None:
        live, _ = await pressed_through(built, "mage_knight_2")
        told = await built.service.core.look(1, lambda live: [one for line in live.table.lines for one in line.events])
        keys = {event.key for event in told}
        assert keys >= {"took_off", "landed", "tired", "pole_arm", "pushed", "objective_controlled", "objective_open"}
        (sums,) = [event.facts for event in told if event.key == "reckoned" and event.facts["target"] == "B2"]
        assert (sums["rear"], sums["gang_up"], sums["attack_things"]) == ("1", "1", ("+1",))
        view = live.table.view(None)
        assert view.options.edition == "mk2" and view.winners == (1,) and view.totals == (84, 79)
        assert [one.status for one in view.objectives] == ["contested", "neutral", "controlled"]

    in_house(play)


@pytest.mark.slow
def test_the_quest_shows_what_its_hints_speak_of() -> None:
    async def play(built: House) -> None:
        live, words = await pressed_through(built, "talisman")
        told = await built.service.core.look(1, lambda live: [one for line in live.table.lines for one in line.events])
        keys = {event.key for event in told}
        assert keys >= {"fight_won", "fight_lost", "duel_won", "thing_taken", "bought", "sold", "cast", "cast_on"}
        assert keys >= {"acquired", "spells_gained", "misses_turns", "turn_missed", "rolled_table", "visited"}
        view = live.table.view(None)
        assert view.winners == (0, 1)  # 11 points each
        assert {"Next: to the Hills", "Next: attack the Sorcerer", "Next: over the bridge"} <= words

    in_house(play)


@pytest.mark.slow
def test_the_joust_shows_what_its_hints_speak_of() -> None:
    async def play(built: House) -> None:
        live, words = await pressed_through(built, "albion")
        told = await built.service.core.look(1, lambda live: [one for line in live.table.lines for one in line.events])
        keys = {event.key for event in told}
        assert keys >= {"pawn_moved", "pawn_blocked", "fate_rolled", "treasury_changed", "seen", "fight_declared"}
        assert keys >= {"strike_rolled", "defence_rolled", "spell_cast", "damage_applied", "defeated", "ransomed"}
        needs = [event.facts["need"] for event in told if event.key in ("strike_rolled", "defence_rolled")]
        assert needs == [13, 7, 11, 13]
        assert [event.facts["tokens"] for event in told if event.key == "seen"] == [("pridwen",)]
        view = live.table.view(None)
        assert [one.treasury for one in view.seats] == [22, 12] and view.winners == (0,)
        assert {"Next: keep the shield", "Next: strike 1.4 with 2.3"} <= words

    in_house(play)


@pytest.mark.parametrize("key", KEYS)
def test_the_steps_may_be_typed_as_well(key: str) -> None:
    async def play(built: House) -> None:
        await begin(built, key=key)
        lesson = lessons()[key]
        for stage in [stage for stage in lesson.steps if stage.hint in lesson.halves[0]][:2]:
            await say(built, stage.line, stage.seat)
        assert "step 3 of" in built.poster.shown.text

    in_house(play)


def test_the_script_may_be_left_and_found_again() -> None:
    async def play(built: House) -> None:
        await begin(built)
        await say(built, "pass", 0)
        off = built.poster.shown.text
        assert "left the script" in off and "Give one command" in off
        assert off.endswith("\n-# Rule WC-5.1") and "(" not in off
        await undone(built)
        assert "step 1 of" in built.poster.shown.text

    in_house(play)


async def undone(built: House) -> None:
    """The learner takes the last act back."""
    core, user = built.service.core, USERS["ana"]
    _, known = await undoing.preview_undo(core, 1, user)
    await undoing.ask_to_undo(core, 1, user, undoing.ACTION, known)
    await built.settled()


async def led_to_the_end(built: House, most: int) -> list[str]:
    """Press what is advised until the lesson is over; the labels on the way."""
    labels = []
    for _ in range(most):
        if (await built.service.core.live(1)).game.status != RUNNING:
            break
        assert "left the script" in built.poster.shown.text
        labels.append(built.poster.shown.rows[0][0].label)
        await step(built)
    return labels


@pytest.mark.slow
def test_whoever_leaves_the_script_is_led_to_the_end_by_advice() -> None:
    async def play(built: House) -> None:
        await begin(built)
        await say(built, "pass", 0)
        labels = await led_to_the_end(built, 300)
        assert "That was the whole WarCry" in built.poster.shown.text
        assert (await built.service.core.live(1)).game.status == CLOSED
        assert max(map(len, labels)) <= MOST_LABEL

    in_house(play)


@pytest.mark.slow
def test_whoever_leaves_the_skirmish_is_led_to_its_end_by_advice() -> None:
    async def play(built: House) -> None:
        await begin(built, key="mage_knight")
        await say(built, "end_turn", 0)
        labels = await led_to_the_end(built, 60)
        assert max(map(len, labels)) <= MOST_LABEL and not any("=" in label for label in labels)
        assert "That was the whole Mage Knight" in built.poster.shown.text
        assert (await built.service.core.live(1)).game.status == OVER

    in_house(play)


def test_an_old_hint_and_a_stranger_do_nothing() -> None:
    async def play(built: House) -> None:
        await begin(built)
        old = mark(built)
        with pytest.raises(Refused) as refused:
            await learning.take_lesson_step(built.service.core, 1, USERS["ben"], old, interaction=5)
        assert refused.value.key == "not_your_decision"
        await step(built)
        with pytest.raises(Refused) as refused:
            await learning.take_lesson_step(built.service.core, 1, USERS["ana"], old, interaction=6)
        assert refused.value.key == "lesson_moved_on"
        assert "step 2 of" in built.poster.shown.text

    in_house(play)


def test_an_ordinary_game_is_no_lesson() -> None:
    async def play(built: House) -> None:
        game = await built.warcry("ana", "ben")
        await built.settled()
        assert not any("k|" in button.id for row in built.poster.shown.rows for button in row)
        with pytest.raises(Refused) as refused:
            await learning.take_lesson_step(built.service.core, game, USERS["ana"], "00", interaction=5)
        assert refused.value.key == "lesson_moved_on"

    in_house(play)


@pytest.mark.slow
def test_a_lesson_goes_on_where_it_stands_or_begins_anew() -> None:
    async def play(built: House) -> None:
        first = await begin(built)
        assert (first.key, first.facts["game"]) == ("lesson_begun", "1")
        await step(built)
        back = await begin(built, press=2)
        assert back.key == "lesson_goes_on"
        assert "step 2 of" in built.poster.shown.text
        again = await begin(built, again=True, press=3)
        assert again.facts["game"] == "2"
        assert (await built.service.core.live(1)).game.status == CLOSED
        # Delivered twice, it closes nothing and opens nothing.
        assert (await begin(built, again=True, press=3)).facts["game"] == "2"
        assert (await built.service.core.live(2)).game.status == RUNNING

    in_house(play)


def test_a_lesson_that_is_conceded_is_over() -> None:
    async def play(built: House) -> None:
        await begin(built)
        await say(built, "concede", 0)
        assert (await built.service.core.live(1)).game.status == OVER
        assert "That was the whole WarCry" in built.poster.shown.text

    in_house(play)


def test_an_abandoned_lesson_is_closed_and_one_that_goes_on_is_not() -> None:
    async def play(built: House) -> None:
        await begin(built)
        built.clock.advance(IDLE - 10)
        await step(built)
        built.clock.advance(IDLE - 10)
        await built.service.clocks.tick()
        assert (await built.service.core.live(1)).game.status == RUNNING
        built.clock.advance(20)
        await built.service.clocks.tick()
        assert (await built.service.core.live(1)).game.status == CLOSED
        await built.settled()
        assert "for too long" in built.poster.texts[-1]

    in_house(play)


def test_direct_messages_have_no_server_whose_games_could_be_too_many() -> None:
    async def play(built: House) -> None:
        await built.service.database.write(lambda session: people.set_guild(session, 0, most_games=1))
        for press, name in enumerate(("ana", "ben"), 1):
            opening = Opening(
                key="warcry", guild=0, channel=HOME + press, host=Person(USERS[name], name), language="en", here=True
            )
            await learning.begin_lesson(built.service.core, opening, again=False, interaction=press)
            await built.settled()
            assert built.poster.messages[-1].channel == HOME + press

    in_house(play)


def test_there_is_no_lesson_for_a_game_without_one() -> None:
    async def play(built: House) -> None:
        opening = Opening(key="chess", guild=GUILD, channel=HOME, host=Person(11, "ana"))
        with pytest.raises(Refused) as refused:
            await learning.begin_lesson(built.service.core, opening, again=False, interaction=9)
        assert refused.value.key == "no_lesson"

    in_house(play)


def test_every_position_of_the_script_is_another() -> None:
    for key, lesson in lessons().items():
        assert len(script(key)) == len(lesson.steps)
        assert isinstance(lesson, Lesson) and len(lesson.secret) == 32


@pytest.mark.slow
def test_every_hint_and_its_clause_are_there() -> None:
    for key, lesson in lessons().items():
        for stage in [stage for stage in lesson.steps if stage.hint]:
            assert catalog().has(message_id("learn", key, stage.hint))
            assert clause(lesson.game, stage.clause).number == stage.clause
        assert all(catalog().has(message_id("learn", key, "phase", phase)) for phase in PHASES[key])
        start = message_id(lesson.game, "turn", "")
        turns = {name.removeprefix(start) for name in catalog().ids("en") if name.startswith(start)}
        assert turns == set(PHASES[key])


@pytest.mark.parametrize("key", KEYS)
def test_every_hint_of_a_lesson_is_given(key: str) -> None:
    start = message_id("learn", key, "")
    others = tuple(message_id("learn", other, "") for other in KEYS if other.startswith(f"{key}_"))
    own = [name for name in catalog().ids("en") if name.startswith(start) and not name.startswith(others)]
    written = {name.removeprefix(start) for name in own}
    used = {stage.hint for stage in lessons()[key].steps if stage.hint} | {f"phase-{phase}" for phase in PHASES[key]}
    assert written == used | {"asked", "other", "won", "end"}


@pytest.mark.parametrize("key", KEYS)
def test_hints_name_clauses_that_exist(key: str) -> None:
    known = "".join(data_file(name).decode() for name in data_files("rules") if f"/{key}" in name)
    for name in catalog().ids("en"):
        if name.startswith(message_id("learn", key, "phase", "")):
            for language in LANGUAGES:
                number = catalog().text(language, name).rpartition("(")[2].rstrip(")")
                assert f"**{number}**" in known, (language, name)
