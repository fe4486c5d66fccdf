"""A question is put: with its clauses, its answers, and, out of a game, what everybody could see of the line in doubt.

Nothing here is read from what a person was shown: line and picture are made anew from the public view.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence, Set

from msgspec import Struct
from msgspec.structs import replace
from sqlmodel import Session

from bot.engine import codec
from bot.engine.errors import Refused
from bot.engine.events import visible_to
from bot.games import registry
from bot.i18n.catalog import FALLBACK
from bot.i18n.speech import Speech
from bot.logs import describe_error
from bot.rulebook.numbers import digest_played
from bot.service.core import news
from bot.service.core.bindings import demand_in_force
from bot.service.core.calling import calling
from bot.service.core.core import Core
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.ports import RULING, Painter, Picture
from bot.service.core.sanitize import cleaned
from bot.service.core.table_view import TableView, sight_through
from bot.service.core.transaction import Reply
from bot.service.rulings.answers import pack_answers, read_answers, read_clauses, title_of_clauses
from bot.service.rulings.card import card, fit, how_told, notice
from bot.service.rulings.desk import elsewhere
from bot.service.rulings.precedents import MOST_PRECEDENTS, MOST_QUESTION, number_of
from bot.service.table.ballots import seats_text
from bot.storage import games, people, rulings
from bot.storage.games import Posted
from bot.storage.law import COMMUNITY, JUDGE, TABLE, Question
from bot.storage.models import RUNNING, Guild, Outbox

MOST_SCENE = 400
MOST_OPEN, MOST_EACH = 25, 5
"""Open questions of a server, and of one person in it (F55)."""

HOUR = 3600

log = logging.getLogger("seneschal.service")


class Asking(Struct, frozen=True):
    """What somebody asks. ``press``: the interaction; asked twice by the same one, there is one question."""

    press: int
    user: int
    guild: int
    channel: int
    text: str
    clauses: str = ""
    answers: str = ""
    key: str = ""
    game: int | None = None
    message: int | None = None  # the message in doubt
    overrules: str = ""


class Scene(Struct, frozen=True):
    """What everybody could see of a game at a line: its words, and the table as it was then."""

    key: str
    language: str
    channel: int
    seats: tuple[int, ...]
    players: frozenset[int]
    line: int | None
    told: str
    sight: TableView | None
    title: str = ""  # of the edition that is played
    digest: str = ""
    settles: bool = False
    """Whether its seats may settle something for the server (F53): nobody does so alone, or before he plays."""


async def ask(core: Core, painter: Painter | None, asking: Asking, called: Sequence[int] = ()) -> Reply:
    """Put a question to those who settle it, and call people to it. Raises Refused."""
    if not asking.guild:
        raise Refused("ruling_no_server")
    scene = None if asking.game is None else await scene_of(core, asking.game, asking.message)
    guild, able = await core.database.read(lambda session: _settlers(session, asking.guild, scene, core.clock.now()))
    row = await core.in_rules(lambda: new_question(asking, guild, able, scene, core.clock.now()))
    picture = await pictured(painter, scene)

    def store(session: Session) -> tuple[Reply, list[Outbox]]:
        done = _put(session, row, picture, called)
        core.points("before commit")
        return done

    reply, rows = await core.database.write(store)
    core.announce(rows)
    return reply


def _settlers(session: Session, number: int, scene: Scene | None, now: int) -> tuple[Guild, set[int]]:
    """What a server has chosen, and who could vote there: as many as a vote needs, and one who does not play."""
    guild = people.guild(session, number)
    most = guild.quorum + (0 if scene is None else len(scene.players))
    return guild, rulings.players_of(session, number, now, most)


async def stored(core: Core, number: int) -> Question:
    """A question as it stands. Raises Refused."""
    row = await core.database.read(lambda session: rulings.question_of(session, number))
    if row is None:
        raise Refused("ruling_no_question", given=number)
    return row


async def who_settles(core: Core, number: int, speech: Speech) -> str:
    """What whoever has asked is told of it: who may vote or decide, and until when."""
    question = await stored(core, number)
    guild = await core.database.read(lambda session: people.guild(session, question.guild_id))
    young = [speech.text("rulings-young")] if question.mode == JUDGE != guild.ruling else []
    return " ".join([*young, how_told(question, speech)])


async def scene_of(core: Core, game: int, message: int | None) -> Scene:
    """The line of a message, or the newest one."""

    def when(session: Session) -> int | None:
        posted = None if message is None else rulings.cards_of(session, message)
        return None if posted is None else rulings.line_at(session, game, posted.created_at)

    line = await core.database.read(when)
    return await core.look(game, lambda live: scene_at(live, line))


async def game_of_message(core: Core, message: int, channel: int) -> int | None:
    """The game that has posted a message in a channel; None: it is not known, and that of the channel is meant."""
    row = await core.database.read(lambda session: rulings.cards_of(session, message))
    return row.game_id if row is not None and row.channel_id == channel else None


def plays(live: LoadedGame) -> bool:
    """True if a game is being played."""
    return live.game.status == RUNNING


def scene_at(live: LoadedGame, line: int | None) -> Scene:
    """What everybody could see of a line; the newest one where none is meant."""
    game = live.game
    seats = tuple(live.present())
    title, digest = live.rules.title_of(live.options), digest_played(game.key, live.options)
    people = frozenset([user for seat in seats if (user := live.seats[seat].user_id) is not None])
    table = is_table(live, seats)
    row = Scene(game.key, game.language, game.channel_id, seats, people, None, "", None, title, digest, table)
    if live.match is None:
        return row
    last = len(live.match.lines) - 1
    at = last if line is None else min(line, last)
    speech = live.speech(game.language)
    told = " ".join(news.sentences(speech, visible_to(list(live.match.lines[at].events), None)))
    sight = sight_through(live, None, game.language, at)
    return replace(row, line=at, told=" ".join(told.replace("**", "").split())[:MOST_SCENE], sight=sight)


def is_table(live: LoadedGame, seats: Sequence[int]) -> bool:
    """True if a game is a real one that has begun, with several people at its seats."""
    several = len({live.seats[seat].user_id for seat in seats}) > 1
    return several and live.match is not None and live.game.practice_of is None


async def pictured(painter: Painter | None, scene: Scene | None) -> Picture | None:
    """The table of a scene; the question goes out without it where it cannot be drawn."""
    sight = None if scene is None else scene.sight
    if painter is None or sight is None:
        return None
    try:
        return await painter.table(sight.key, sight.view, sight.plain, sight.acts)
    except Exception as error:
        log.error("picture of a question about game %d: %s", sight.game, describe_error(error))
        return None


def new_question(asking: Asking, guild: Guild, able: Set[int], scene: Scene | None, now: int) -> Question:
    """A question as it is put down. Raises Refused."""
    key = asking.key if scene is None else scene.key
    if key and key not in registry.MODULES:
        raise Refused("lobby_choice", option="rules", given=key[:40], allowed=registry.keys())
    text = cleaned(asking.text, MOST_QUESTION)
    if not text:
        raise Refused("ruling_empty")
    language = (guild.language or FALLBACK) if scene is None else scene.language
    speech = Speech(language)
    usual = (speech.text("rulings-yes"), speech.text("rulings-no"))
    clauses = read_clauses(key, asking.clauses, "" if scene is None else scene.digest)
    row = Question(
        press=asking.press,
        guild_id=asking.guild,
        channel_id=asking.channel if scene is None else scene.channel,
        game_id=asking.game,
        key=key,
        title=title_of_clauses(clauses) if scene is None else scene.title,
        language=language,
        asked_by=asking.user,
        text=text,
        clauses=" ".join(clauses),
        answers=pack_answers(read_answers(key, asking.answers, usual)),
        overrules=number_of(asking.overrules) if asking.overrules.strip() else None,
        opened_at=now,
        due=now + guild.vote_hours * HOUR,
    )
    _settled_by(row, guild, able, scene)
    if scene is not None:
        row.line, row.scene = scene.line, scene.told
        if asking.message is not None:
            row.link = f"https://discord.com/channels/{asking.guild}/{asking.channel}/{asking.message}"
    fit(row)
    return row


def _settled_by(row: Question, guild: Guild, able: Set[int], scene: Scene | None) -> None:
    """Who settles it: as the server has chosen, but where no table of several people plays there is none that could.

    Where fewer than a vote needs could vote, or only those who play there, nobody would: a judge decides.
    """
    row.mode = COMMUNITY if guild.ruling == TABLE and not (scene and scene.settles) else guild.ruling
    if row.mode == COMMUNITY and (len(able) < guild.quorum or (scene is not None and able <= scene.players)):
        row.mode = JUDGE
    row.secret = guild.ballot == "secret"
    row.quorum = guild.quorum
    row.role = guild.voter_role if row.mode == COMMUNITY else guild.judge_role
    if row.mode == TABLE and scene is not None:
        row.role, row.electorate = None, seats_text(scene.seats)
        row.quorum = max(1, min(guild.quorum, len(scene.seats)))


def _put(session: Session, row: Question, picture: Picture | None, called: Sequence[int]) -> tuple[Reply, list[Outbox]]:
    known = rulings.asked_by_press(session, row.press)
    if known is not None:
        return _reply(known), []
    there = rulings.open_questions(session, row.guild_id)
    # Whatever is open may become a precedent: there is room for all of them, so that no vote can end in a refusal.
    if rulings.newest_number(session, row.guild_id) + len(there) >= MOST_PRECEDENTS:
        raise Refused("ruling_too_many", most=MOST_PRECEDENTS)
    if len(there) >= MOST_OPEN:
        raise Refused("ruling_server_full", most=MOST_OPEN)
    if sum(one.asked_by == row.asked_by for one in there) >= MOST_EACH:
        raise Refused("ruling_person_full", most=MOST_EACH)
    if row.overrules is not None:
        demand_overrulable(session, row, there)
    rulings.put_question(session, row)
    out = card(row, ())
    if called:
        text = calling(Speech(row.language), "rulings-called", called, card=out.text)
        out = replace(out, text=text, mentions=tuple(called), layout=False)  # a layout calls with an empty notification
    if picture is not None:
        out = replace(out, file=picture.name, data=picture.data, alt=picture.alt)
    posts = [Posted(row.channel_id, RULING, codec.encode(out)), *elsewhere(session, row, notice(row))]
    return _reply(row), [games.post(session, posted, None, row.opened_at) for posted in posts]


def _reply(row: Question) -> Reply:
    return Reply("ruling_asked", {"number": str(row.id), "channel": f"<#{row.channel_id}>"})


def demand_overrulable(session: Session, row: Question, there: Sequence[Question]) -> None:
    """Refuse what would overrule a precedent that does not hold any more, one about another game, or one in question.

    Only one ruling can take its place: a second one would hold beside the first, and both could say the opposite.
    """
    known = rulings.precedents(session, row.guild_id)
    old = next((one for one in known if one.number == row.overrules), None)
    if old is None:
        raise Refused("ruling_no_precedent", given=f"S-{row.overrules}")
    demand_in_force(known, old.number)
    if old.key != row.key:
        raise Refused("ruling_other_game", precedent=f"S-{row.overrules}")
    asked = next((one for one in there if one.overrules == row.overrules), None)
    if asked is not None:
        raise Refused("ruling_in_question", precedent=f"S-{row.overrules}", number=str(asked.id))
