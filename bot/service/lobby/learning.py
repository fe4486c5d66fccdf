"""Lessons: a practice game for one learner who holds all seats, with a hint under the news of every step.

A lesson is a script whose dice are fixed by a published seed. Whoever stands where the script has been is shown its
next step; whoever has left it is given advice for the phase and the game's own rough suggestion.
"""

from __future__ import annotations

import hashlib
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
from bot.service.core.core import Core
from bot.service.core.house_options import read_options
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.news import button_id, public_label
from bot.service.core.transaction import GameTransaction, Reply, decoded_reply
from bot.service.lobby.lobby import LESSON_MARK, Opening, open_lobby
from bot.storage import games, learning, timers
from bot.storage.models import CLOSED, RUNNING, Timer

FOLDER, SUFFIX = "lessons/", ".toml"

TIMER = "lesson"
IDLE = 14 * 86_400
"""Seconds after which a lesson that nobody goes on with is closed: it would count among the games of its server."""


class Stage(Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a script: who says what, the message that explains it, and the clause that is about."""

    seat: int
    line: str
    hint: str
    clause: str


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A script. It is over when an event of the key in ``ends`` tells the other facts in it.

    ``options`` are house options as players write them; what is not named is as the game has it. ``key`` is the name of
    the lesson; most are named like their ``game``, but a game may have several, each called by its ``title``.
    """

    seed: str
    ends: Mapping[str, Any]
    steps: tuple[Stage, ...]
    options: str = ""
    game: str = ""
    key: str = ""
    title: str = ""

    @property
    def name(self) -> str:
        """The message that says what is learnt."""
        return message_id("game-title", self.title or self.key)

    @property
    def secret(self) -> bytes:
        """The seed of the dice, which is no secret here."""
        return self.seed.encode()


class Advice(Struct, frozen=True):
    """What the learner may do next. ``step`` 0: the script has been left. ``mark`` names the position.

    ``offered``: what the game says of the action where it is one of its offers.
    """

    mark: str
    seat: int
    line: str
    hint: str
    clause: str = ""
    step: int = 0
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
        stage = lesson.steps[number]
        return Advice(mark, stage.seat, stage.line, stage.hint, stage.clause, number + 1)
    if not match.to_act:
        return None
    seat = min(match.to_act)
    ask = match.ask_for(seat)
    if ask is not None:
        return Advice(mark, seat, live.rules.format(ask.default, match.state, ask), "asked")
    best = max(candidates(live, seat), key=lambda offer: live.rules.greedy_score(match.state, seat, offer.action))
    line = str(best.facts.get("line") or live.rules.format(best.action, match.state, None))
    return Advice(mark, seat, line, message_id("phase", str(match.view(None).phase)), offered=best.facts)


def candidates(live: LoadedGame, seat: int) -> Iterator[Offer]:
    """The whole actions that a person may choose from; of a template that has none, a sample."""
    rules, state = live.rules, live.table.state
    for offer in rules.legal(state, seat):
        made = [offer] if offer.action is not None else list(rules.details(state, seat, offer))
        yield from made
        if not made and (action := rules.fill(state, seat, offer, lambda bound: 0)) is not None:
            yield Offer(offer.kind, action)


def hint_told(live: LoadedGame, lesson: Lesson, found: Advice) -> list[str]:
    """The hint under the news, in the channel's language."""
    speech = live.speech(live.game.language)
    name = speech.seat(found.seat)
    hint = speech.text(message_id("learn", lesson.key, found.hint))
    head = (
        speech.text("learn-head", step=found.step, total=len(lesson.steps), name=name)
        if found.step
        else speech.text("learn-off", name=name)
    )
    lines = ["", head, speech.text("learn-hint", hint=hint, clause=found.clause) if found.clause else hint]
    if not live.game.guild_id:
        lines.append(speech.text("learn-press", line=found.line))  # the commands of a table belong to servers
    elif len(live.table.to_act) > 1:
        lines.append(speech.text("learn-typed-seat", line=found.line, place=found.seat + 1))
    else:
        lines.append(speech.text("learn-typed", line=found.line))
    if found.step == 1:
        lines.insert(1, speech.text("learn-practice"))
    return lines


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


def settle_lesson(work: GameTransaction) -> None:
    """After every operation on a lesson: the hint for the next step, or the end of the lesson."""
    live = work.live
    lesson = lesson_of(live)
    if lesson is None or live.match is None or live.game.status != RUNNING:
        return
    over = live.match.outcome is not None and live.match.pause is None
    if over or any(event_fits(event.key, event.facts, lesson.ends) for event in work.public_events()):
        if not over:
            work.set(status=CLOSED, ended_at=work.now)
        speech = live.speech(live.game.language)
        work.footer = ["", *speech.text(message_id("learn", lesson.key, "end")).splitlines()]
        return
    work.also.append(lambda session: timers.set_timer(session, TIMER, work.now + IDLE, game_id=live.id))
    found = advice(live, lesson)
    if found is not None:
        work.footer = hint_told(live, lesson, found)
        speech = live.plain_speech(live.game.language)
        line = public_label(live, speech, found.seat, found.line, found.offered)
        label = speech.text("learn-button", line=line)
        work.footer_buttons = (
            Button(button_id(press_kinds.LESSON_STEP, live.id, 0, found.mark), label[:80], ranks.LIKELIEST),
        )


def event_fits(key: str, facts: Mapping[str, Any], wanted: Mapping[str, Any]) -> bool:
    """True if an event is one of that key with at least those facts."""
    return key == wanted["key"] and all(facts.get(name) == fact for name, fact in wanted.items() if name != "key")
