"""Lessons: the script plays from beginning to end, may be left, and every hint is there in all languages."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.i18n.catalog import LANGUAGES
from bot.i18n.names import message_id
from bot.packs import data_file, data_files
from bot.service.lobby import learning
from bot.service.lobby.learning import IDLE, Lesson, lessons, script
from bot.service.lobby.lobby import Opening
from bot.service.lobby.seats import Person
from bot.storage import people
from bot.storage.models import CLOSED, OVER, RUNNING
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


async def begin(
    built: House, name: str = "ana", again: bool = False, press: int = 1, language: str = "en", key: str = "warcry"
) -> Any:
    """Begin a lesson."""
    opening = Opening(key=key, guild=GUILD, channel=HOME, host=Person(USERS[name], name), language=language)
    reply = await learning.begin_lesson(built.service.core, opening, again=again, interaction=press)
    await built.settled()
    return reply


def mark(built: House) -> str:
    """What the button of the newest hint names."""
    newest = built.poster.shown
    assert newest.rows[0][0].id.startswith("k|")
    return newest.rows[0][0].id.split("|")[3]


async def step(built: House, game: int = 1, name: str = "ana") -> None:
    """Press the newest hint's button."""
    known = mark(built)
    await learning.take_lesson_step(
        built.service.core, game, USERS[name], known, interaction=sum(known.encode()) * 10**6 + len(known)
    )
    await built.settled()


async def say(built: House, line: str, seat: int | None = None) -> None:
    """Type a line."""
    await said(built.service, 1, USERS["ana"], line, seat=seat)
    await built.settled()


@pytest.mark.slow
@pytest.mark.parametrize("language", in_part_slow(LANGUAGES, quick=("cs",)))
@pytest.mark.parametrize("key", KEYS)
def test_a_learner_is_led_through_a_whole_battle(key: str, language: str) -> None:
    async def play(built: House) -> None:
        await begin(built, language=language, key=key)
        lesson = lessons()[key]
        texts = catalog()
        assert texts.text(language, "learn-practice") in built.poster.shown.text
        for number, stage in enumerate(lesson.steps, 1):
            shown = built.poster.shown
            name = (await built.service.core.live(1)).speech(language).seats[stage.seat]
            head = {"step": number, "total": len(lesson.steps), "name": name}
            assert texts.text(language, "learn-head", head) in shown.text
            assert texts.text(language, message_id("learn", key, stage.hint)) in shown.text
            assert f"({stage.clause})" in shown.text and f"line:{stage.line}" in shown.text
            assert len(shown.text) <= 1950
            await learning.take_lesson_step(built.service.core, 1, USERS["ana"], mark(built), interaction=100 + number)
            await built.settled()
        status = (await built.service.core.live(1)).game.status
        assert status == (CLOSED if key == "warcry" else OVER)  # one battle of WarCry is not yet a whole game
        end = texts.text(language, message_id("learn", key, "end")).splitlines()
        assert all(line in built.poster.shown.text for line in end)
        assert not any(button.id.startswith("k|") for row in built.poster.shown.rows for button in row)

    in_house(play)


async def pressed_through(built: House, key: str) -> tuple[Any, set[str]]:
    """The game of a lesson whose every step was taken by its button, and the words on these buttons."""
    await begin(built, key=key)
    words = set()
    for number in range(len(lessons()[key].steps)):
        words.add(built.poster.shown.rows[0][0].label)
        await learning.take_lesson_step(built.service.core, 1, USERS["ana"], mark(built), interaction=100 + number)
        await built.settled()
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
        assert "Next: Guild Watch: 97 points, 5 figures" in words and "Next: Keep the facing" in words
        assert "Next: Shoot: A1 Lamplight Arbalest -> B2 Dawn Pikeman" in words
        assert "Next: move A1 to=15.5,7.4 face=90" in words  # there are no words for what is no offer

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
        assert {"Next: Warrior", "Next: Clockwise: Fields 2", "Next: Over the bridge: Sentinel"} <= words

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
        assert {"Next: Take Joyous Gard", "Next: Keep what was found", "Next: Strike 1.4 Yvain (63%)"} <= words

    in_house(play)


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_the_steps_may_be_typed_as_well(key: str) -> None:
    async def play(built: House) -> None:
        await begin(built, key=key)
        for stage in lessons()[key].steps[:6]:
            await say(built, stage.line, stage.seat)
        assert "step 7 of" in built.poster.shown.text

    in_house(play)


def test_the_script_may_be_left_and_found_again() -> None:
    async def play(built: House) -> None:
        await begin(built)
        await say(built, "deck hordes_starter", 1)
        off = built.poster.shown.text
        assert "left the script" in off and "alliance_starter and hordes_starter" in off
        await say(built, "deck alliance_starter", 0)
        assert "step 3 of" in built.poster.shown.text
        await say(built, "choose_muster_order first=B")
        assert "Muster units for gold" in built.poster.shown.text

    in_house(play)


@pytest.mark.slow
def test_whoever_leaves_the_script_is_led_to_the_end_by_advice() -> None:
    async def play(built: House) -> None:
        await begin(built)
        for stage in lessons()["warcry"].steps[:2]:
            await say(built, stage.line, stage.seat)
        await say(built, "choose_muster_order first=B")
        for press in range(300):
            if (await built.service.core.live(1)).game.status != RUNNING:
                break
            assert "left the script" in built.poster.shown.text
            await learning.take_lesson_step(built.service.core, 1, USERS["ana"], mark(built), interaction=1000 + press)
            await built.settled()
        assert "That was a whole battle" in built.poster.shown.text
        assert (await built.service.core.live(1)).game.status == CLOSED

    in_house(play)


@pytest.mark.slow
def test_whoever_leaves_the_skirmish_is_led_to_its_end_by_advice() -> None:
    async def play(built: House) -> None:
        await begin(built, key="mage_knight")
        await say(built, "army gutripper2", 0)
        assert "army whose points" in built.poster.shown.text
        lines = []
        for press in range(60):
            lines.append(built.poster.shown.text.rpartition("line:")[2])
            if (await built.service.core.live(1)).game.status != RUNNING:
                break
            assert "left the script" in built.poster.shown.text
            await learning.take_lesson_step(built.service.core, 1, USERS["ana"], mark(built), interaction=1000 + press)
            await built.settled()
        # What is advised are the short lines that a person finds in the menu.
        assert any(line.startswith("move A1 toward=") for line in lines)
        assert any(line.startswith("close ") for line in lines)
        assert "That was a whole skirmish" in built.poster.shown.text
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
        assert "That was a whole battle" in built.poster.shown.text

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
        for stage in lesson.steps:
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
    used = {stage.hint for stage in lessons()[key].steps} | {f"phase-{phase}" for phase in PHASES[key]}
    assert written == used | {"asked", "end"}


@pytest.mark.parametrize("key", KEYS)
def test_hints_name_clauses_that_exist(key: str) -> None:
    known = "".join(data_file(name).decode() for name in data_files("rules") if f"/{key}" in name)
    for name in catalog().ids("en"):
        if name.startswith(message_id("learn", key, "phase", "")):
            for language in LANGUAGES:
                number = catalog().text(language, name).rpartition("(")[2].rstrip(")")
                assert f"**{number}**" in known, (language, name)
