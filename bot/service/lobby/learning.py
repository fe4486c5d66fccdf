"""Lessons: a practice game for one learner who holds all seats, with a hint under the news of every step.

A lesson is a script whose dice are fixed by a published seed. Whoever stands where the script has been is shown its
next step; whoever has left it is given advice for the phase and the game's own rough suggestion. Its first half ends
with the learner's first success: who wants more goes on with the second.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlmodel import Session

from bot.engine import codec
from bot.engine.dice import SeededDice
from bot.engine.errors import Refused
from bot.engine.game import Offer
from bot.engine.match import Match
from bot.engine.requests import Facts
from bot.games import registry
from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from bot.messages import ranks
from bot.messages.message import Button
from bot.packs import data_file, data_files
from bot.service.core import press_kinds
from bot.service.core.acting import demand_playing, say_lines
from bot.service.core.ask_buttons import Row, public_label
from bot.service.core.core import Core
from bot.service.core.house_options import read_options
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.ports import Outgoing
from bot.service.core.press_kinds import button_id
from bot.service.core.transaction import GameTransaction, Reply, decoded_reply
from bot.service.lobby.lobby import LESSON_MARK, Opening, open_lobby
from bot.service.lobby.seats import Person
from bot.storage import games, learning, timers
from bot.storage.models import CLOSED, RUNNING, Timer

FOLDER, SUFFIX = "lessons/", ".toml"

TIMER = "lesson"
IDLE = 14 * 86_400
"""Seconds after which a lesson that nobody goes on with is closed: it would count among the games of its server."""

NAMED = re.compile(r" \(([A-Z0-9]+-[^()\s]+)\)$")
"""The clause at the end of what is advised for a phase."""

MOST_LABEL = 34
"""Signs of a button's label that a phone shows uncut."""


class Stage(Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a script: who says what, the message that explains it, and the clause that is about.

    Without a hint it plays by itself: the set-up, and what the other side does on the way.
    """

    seat: int
    line: str
    hint: str = ""
    clause: str = ""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A script. It is over when an event of the key in ``ends`` tells the other facts in it.

    ``second`` is the hint with which its second half begins. ``play``: options of a real game after it.

    ``options`` are house options as players write them; what is not named is as the game has it. ``key`` is the name of
    the lesson; most are named like their ``game``, but a game may have several, each called by its ``title``.
    """

    seed: str
    ends: Mapping[str, Any]
    steps: tuple[Stage, ...]
    second: str
    options: str = ""
    play: str = ""
    game: str = ""
    key: str = ""
    title: str = ""

    @property
    def name(self) -> str:
        """The message that says what is learnt."""
        return message_id("game-title", self.title or self.key)

    @property
    def halves(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The hints of both halves, of which each is one press."""
        hints = tuple([stage.hint for stage in self.steps if stage.hint])
        cut = hints.index(self.second)
        return hints[:cut], hints[cut:]

    @property
    def secret(self) -> bytes:
        """The seed of the dice, which is no secret here."""
        return self.seed.encode()


class Advice(Struct, frozen=True):
    """What the learner may do next. ``step``: its place among the ``total`` of its half; 0: the script has been left.

    ``mark`` names the position.

    ``offered``: what the game says of the action where it is one of its offers.
    """

    mark: str
    seat: int
    line: str
    hint: str
    clause: str = ""
    step: int = 0
    total: int = 0
    offered: Facts | None = None


@cache
def lessons() -> dict[str, Lesson]:
    """The lessons by their names."""
    found = {}
    for name in data_files(FOLDER.rstrip("/"), SUFFIX):
        raw = tomllib.loads(data_file(name).decode())
        key, lesson = name.removeprefix(FOLDER).removesuffix(SUFFIX), msgspec.convert(raw, Lesson)
        found[key] = replace(lesson, key=key, game=lesson.game or key)
    return found


def lesson_of(live: LoadedGame) -> Lesson | None:
    """The lesson that a game is; its published seed tells. None for any other game."""
    own = [lesson for lesson in lessons().values() if lesson.game == live.game.key]
    return next((lesson for lesson in own if live.game.seed == lesson.secret), None)


def mark_of(match: Match[Any]) -> str:
    """A name of a position with its open questions."""
    whole = (match.position.snapshot, [codec.fingerprint(ask) for ask in match.asks])
    return hashlib.blake2b(codec.encode(whole), digest_size=8).hexdigest()


@cache
def script(key: str) -> dict[str, int]:
    """Where the script of a lesson leads: the mark of each position and the number of the step taken from there."""
    lesson = lessons()[key]
    rules = registry.game(lesson.game)
    seats = rules.seats[0]
    salt = " ".join([LESSON_MARK] * seats).encode()
    options, _ = read_options(rules, lesson.options)
    match = Match(rules, options, seats, SeededDice(lesson.secret, salt))
    places: dict[str, int] = {}
    for number, stage in enumerate(lesson.steps):
        places[mark_of(match)] = number
        match.say(stage.seat, stage.line)
    return places


def advice(live: LoadedGame, lesson: Lesson) -> Advice | None:
    """What to do next; None where nobody is waited for."""
    match = live.table
    mark = mark_of(match)
    number = script(lesson.key).get(mark)
    if number is not None:
        return scripted(lesson, number, mark)
    if not match.to_act:
        return None
    seat = min(match.to_act)
    ask = match.ask_for(seat)
    if ask is not None:
        return Advice(mark, seat, live.rules.format(ask.default, match.state, ask), "asked")
    best = max(candidates(live, seat), key=lambda offer: live.rules.greedy_score(match.state, seat, offer.action))
    line = str(best.facts.get("line") or live.rules.format(best.action, match.state, None))
    return Advice(mark, seat, line, message_id("phase", str(match.view(None).phase)), offered=best.facts)


def scripted(lesson: Lesson, number: int, mark: str) -> Advice:
    """A step of the script: which press of which half it is. What was to play by itself stands before an undo."""
    stage = lesson.steps[number]
    if not stage.hint:
        return Advice(mark, stage.seat, stage.line, "other")
    half = lesson.halves[stage.hint in lesson.halves[1]]
    earlier = sum(1 for one in lesson.steps[:number] if one.hint in half)
    return Advice(mark, stage.seat, stage.line, stage.hint, stage.clause, earlier + 1, len(half))


def candidates(live: LoadedGame, seat: int) -> Iterator[Offer]:
    """The whole actions that a person may choose from; of a template that has none, a sample."""
    rules, state = live.rules, live.table.state
    for offer in rules.legal(state, seat):
        made = [offer] if offer.action is not None else list(rules.details(state, seat, offer))
        yield from made
        if not made and (action := rules.fill(state, seat, offer, lambda bound: 0)) is not None:
            yield Offer(offer.kind, action)


def hint_told(live: LoadedGame, lesson: Lesson, found: Advice) -> list[str]:
    """The hint under the news, in the channel's language; its clause stands small below it."""
    speech = live.speech(live.game.language)
    hint = speech.text(message_id("learn", lesson.key, found.hint))
    named = NAMED.search(hint)
    clause = named[1] if named else found.clause
    head = speech.text("learn-head", step=found.step, total=found.total) if found.step else speech.text("learn-off")
    return ["", head, NAMED.sub("", hint), *([speech.text("learn-clause", clause=clause)] if clause else [])]


def press_told(live: LoadedGame, lesson: Lesson, found: Advice) -> str:
    """The label of the button that takes the step: what it does and by which piece, whole or not at all."""
    speech = live.plain_speech(live.game.language)
    own = message_id("learn-do", lesson.key, found.hint)
    if found.step and speech.catalog.has(own):
        return speech.text("learn-button", line=speech.text(own))
    line = public_label(live.table, speech, found.seat, found.line, found.offered)
    label = speech.text("learn-button", line=line)
    return label if line != found.line and len(label) <= MOST_LABEL else speech.text("learn-button-next")


def after_buttons(live: LoadedGame, lesson: Lesson, mark: str = "") -> Row:
    """What may follow a half: a game, the second half where the script stands at ``mark``, a table for somebody."""
    speech = live.plain_speech(live.game.language)
    play = Button(button_id(press_kinds.LESSON_PLAY, live.id), speech.text("learn-button-play"), ranks.LIKELIEST)
    more = Button(
        button_id(press_kinds.LESSON_MORE, live.id, 0, mark),
        speech.text("learn-button-more", count=len(lesson.halves[1])),
        ranks.ACT,
    )
    invite = Button(button_id(press_kinds.LESSON_INVITE, live.id), speech.text("learn-button-invite"))
    return (play, more, invite) if mark else (play, invite)


async def lesson_idle(core: Core, timer: Timer) -> None:
    """Nobody has gone on with a lesson for long."""
    await core.change(timer.game_id, lambda work: lesson_given_up(work, "learn-idle"))


async def begin_lesson(core: Core, opening: Opening, *, again: bool, interaction: int) -> Reply:
    """Begin a lesson, or show again where the learner stands in the one he has begun on this server."""
    lesson = lessons().get(opening.key)
    if lesson is None:
        raise Refused("no_lesson", given=opening.key[:40], known=tuple(lessons()))

    def stored(session: Session) -> tuple[bytes | None, int | None]:
        known = learning.lesson_begun(session, opening.host.id, opening.guild, lesson.secret)
        return games.find_interaction(session, interaction), known

    answered, known = await core.database.read(stored)
    if answered is not None:
        return decoded_reply(answered)
    if known is not None and not again:
        return await core.change(known, lesson_again, interaction=interaction, by=opening.host.id)
    if known is not None:
        await core.change(known, lambda work: lesson_given_up(work, "learn-given-up"), by=opening.host.id)
    speech = Speech(opening.language)
    name = speech.text("learn-name", game=speech.text(lesson.name))
    wanted = replace(opening, key=lesson.game, lesson=lesson.secret, options=lesson.options, solo=True, name=name)
    reply = await open_lobby(core, wanted, interaction=interaction)
    return Reply("lesson_begun", {**reply.facts, "thread": "yes" if opening.guild and not opening.here else "no"})


async def lessons_begun(core: Core, user: int, guild: int) -> list[str]:
    """The lessons that a person has begun on a server and not ended."""

    def read(session: Session) -> list[str]:
        known = lessons().items()
        return [key for key, lesson in known if learning.lesson_begun(session, user, guild, lesson.secret) is not None]

    return await core.database.read(read)


async def take_lesson_step(core: Core, game_id: int, user: int, mark: str, *, interaction: int) -> Reply:
    """Take the next step that a hint has offered, if the game still stands where it was offered."""

    def operation(work: GameTransaction) -> Reply:
        live = work.live
        demand_playing(live)
        lesson = lesson_of(live)
        found = None if lesson is None else advice(live, lesson)
        if found is None or found.mark != mark:
            raise Refused("lesson_moved_on")
        if found.seat not in live.seats_of(user):
            raise Refused("not_your_decision", seat=found.seat)
        return say_lines(work, found.seat, [found.line])

    return await core.change(game_id, operation, interaction=interaction, by=user)


async def go_on_with_lesson(core: Core, game_id: int, user: int, mark: str, *, interaction: int) -> Reply:
    """Begin the second half, if the game still stands where the first has ended."""

    def operation(work: GameTransaction) -> Reply:
        demand_playing(work.live)
        lesson = lesson_of(work.live)
        found = None if lesson is None else advice(work.live, lesson)
        if lesson is None or found is None or found.mark != mark:
            raise Refused("lesson_moved_on")
        if not work.live.seats_of(user):
            raise Refused("not_your_game")
        show_hint(work, lesson, found)
        return Reply("done")

    return await core.change(game_id, operation, interaction=interaction, by=user)


async def play_after_lesson(core: Core, game_id: int, host: Person, *, solo: bool, interaction: int) -> Reply:
    """Open a ready-made table of the game of a lesson: with both sides in one hand, or a free seat for somebody."""
    live = await core.live(game_id)
    lesson = lesson_of(live)
    if lesson is None or not live.seats_of(host.id):
        raise Refused("not_your_game")
    game = live.game
    here = game.channel_id == game.home
    if here and game.status == RUNNING:
        # One channel has one game: the lesson, whose first half is done, gives its place to the real one.
        await core.change(game_id, lambda work: lesson_given_up(work, "learn-given-up"), by=host.id)
    opening = Opening(lesson.game, game.guild_id, game.home, host, options=lesson.play, language=game.language)
    wanted = replace(opening, solo=solo, here=here, players=0 if solo else live.rules.seats[0])
    return await open_lobby(core, wanted, interaction=interaction)


def lesson_again(work: GameTransaction) -> Reply:
    """The table and the hint are posted anew."""
    work.post_again()
    return Reply("lesson_goes_on", {"game": str(work.live.id), "channel": f"<#{work.live.game.channel_id}>"})


def lesson_given_up(work: GameTransaction, why: str) -> Reply:
    """The learner begins anew, or has gone: the lesson is closed."""
    if work.live.game.status == RUNNING and lesson_of(work.live) is not None:
        work.set(status=CLOSED, ended_at=work.now)
        work.tell(why)
    return Reply("done")


def play_on(work: GameTransaction, lesson: Lesson) -> None:
    """Take the steps that play by themselves; not after an undo, by which the learner wants to stay where he is."""
    live, places = work.live, script(lesson.key)
    while not live.renumber and (number := places.get(mark_of(live.table))) is not None:
        stage = lesson.steps[number]
        if stage.hint:
            return
        live.say(stage.seat, stage.line)


def settle_lesson(work: GameTransaction) -> None:
    """After every operation on a lesson: the hint for the next step, or the end of a half."""
    live = work.live
    lesson = lesson_of(live)
    if lesson is None or live.match is None or live.game.status != RUNNING or work.footer:
        return
    if not live.stored_lines:
        work.opens, work.hushed = False, True
        work.told = [live.speech(live.game.language).text("learn-practice")]
    play_on(work, lesson)
    over = live.match.outcome is not None and live.match.pause is None
    if over or any(event_fits(event.key, event.facts, lesson.ends) for event in work.public_events()):
        end_lesson(work, lesson, over)
        return
    work.also.append(lambda session: timers.set_timer(session, TIMER, work.now + IDLE, game_id=live.id))
    found = advice(live, lesson)
    if found is not None and found.hint == lesson.second and not work.again:
        work.footer = ["", live.speech(live.game.language).text(message_id("learn", lesson.key, "won"))]
        work.footer_buttons = after_buttons(live, lesson, found.mark)
    elif found is not None:
        show_hint(work, lesson, found)


def show_hint(work: GameTransaction, lesson: Lesson, found: Advice) -> None:
    """The hint of a step, and the button that takes it."""
    option = button_id(press_kinds.LESSON_STEP, work.live.id, 0, found.mark)
    work.footer = hint_told(work.live, lesson, found)
    work.footer_buttons = (Button(option, press_told(work.live, lesson, found), ranks.LIKELIEST),)


def end_lesson(work: GameTransaction, lesson: Lesson, over: bool) -> None:
    """The whole lesson is done: what there is besides, and what may follow."""
    live = work.live
    if not over:
        work.set(status=CLOSED, ended_at=work.now)
    text = live.speech(live.game.language).text(message_id("learn", lesson.key, "end"))
    work.final = Outgoing(text, (after_buttons(live, lesson),))


def event_fits(key: str, facts: Mapping[str, Any], wanted: Mapping[str, Any]) -> bool:
    """True if an event is one of that key with at least those facts."""
    return key == wanted["key"] and all(facts.get(name) == fact for name, fact in wanted.items() if name != "key")
