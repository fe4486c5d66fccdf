"""The lobby: a game is opened, people take its seats, and it begins. What follows is not its business."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from functools import partial

from msgspec import Struct
from sqlmodel import Session

from bot.engine import codec
from bot.engine.errors import Refused
from bot.engine.ready import is_quick
from bot.games import registry
from bot.i18n.catalog import FALLBACK, LANGUAGES
from bot.i18n.speech import Speech
from bot.service.core.bindings import NO_LAWS, Laws, agreed_by, laws_of
from bot.service.core.core import Core
from bot.service.core.house_options import PACES, POLICIES, UNDO_POLICIES, demand_playable, option_suggestions
from bot.service.core.loaded_game import SEED_BYTES, Bound, LoadedGame
from bot.service.core.open_tables import table_changed
from bot.service.core.ports import CARD, THREAD, Outgoing
from bot.service.core.sanitize import cleaned
from bot.service.core.transaction import GameTransaction, Reply, decoded_reply, encoded_reply
from bot.service.lobby import details, lobby_card
from bot.service.lobby.lobby_card import JOIN, LEAVE, READY, START, WAIT, close_lobby, show_card
from bot.service.lobby.packs import pin_packs
from bot.service.lobby.seats import (
    Person,
    Seated,
    bar_person,
    first_seats,
    get_ready,
    invite_all,
    invite_person,
    leave_seats,
    offer_seats,
    seat_name,
    sit_beside,
    stand_in_line,
    take_free_seat,
)
from bot.storage import games, lobbies, packs, people, timers
from bot.storage.games import Posted, Repeated, Stored
from bot.storage.models import CLOSED, LOBBY, RUNNING, Game, Outbox

GAMES = registry.keys()
MOST_NAME = 60
LESSON_MARK = "lesson"
"""What stands in the place of a Ready press at a lesson: all its dice are fixed."""

TIME_OVER = "time_over"
"""Kind of the timer of a game that was agreed to end at a certain time."""

MOST_EACH = 20
"""Unfinished games that one person may have opened, copies included."""


class Opening(Struct, frozen=True):
    """What somebody wants to play. What is empty is as the game or the server has it."""

    key: str
    guild: int
    channel: int
    host: Person
    name: str = ""
    options: str = ""
    players: int = 0  # as many as the game needs at least, or takes at most
    wide: bool = False  # nobody has said for how many: all may come, and the host starts
    pace: str = ""
    policy: str = "default"
    undo: str = UNDO_POLICIES[0]
    language: str = ""  # empty: as the server has chosen, or else as the host speaks
    spoken: str = FALLBACK
    start_full: bool = True
    invited: tuple[int, ...] = ()  # who is called to the table at once
    solo: bool = False  # the host holds all seats, and the game begins at once
    shared: bool = False
    beside: Seated | None = None  # who sits down with the host at once
    spectators: bool = True
    here: bool = False  # play in the channel itself
    pack: str = ""  # one of the server's own, joined to the starter pack
    alone: bool = False  # without the starter pack
    lesson: bytes = b""  # the published seed of a lesson; empty: the dice are secret, as they should be


async def open_lobby(core: Core, opening: Opening, *, interaction: int) -> Reply:
    """Open a lobby; a solo game begins at once. Raises Refused."""
    laws = await core.database.read(lambda session: laws_of(session, opening.guild, opening.key))
    row = await core.in_rules(lambda: new_game(opening, core.clock.now(), laws))
    row.packs = await pin_packs(core, opening.guild, opening.key, opening.pack, alone=opening.alone)
    bound = await core.bound(row.key, row.packs)
    reply = await put_down(core, lambda session: put_lobby(session, opening, row, bound, interaction))
    if opening.solo:
        # A second operation: where only the first was stored before a crash, the host can still press Start.
        await core.change(int(str(reply.facts["game"])), begin_solo, by=opening.host.id)
    elif opening.invited:  # in the same way: asked twice, nobody is called twice
        invite = partial(invite_all, who=opening.host, people=opening.invited)
        await core.change(int(str(reply.facts["game"])), invite, by=opening.host.id)
    return reply


async def put_down(core: Core, put: Callable[[Session], tuple[Reply, list[Outbox]]]) -> Reply:
    """Store a new game with its posts; whoever asks twice by one interaction is answered as the first time."""
    try:
        reply, posts = await core.database.write(put)
    except Repeated as error:
        return decoded_reply(error.result)
    core.announce(posts)
    return reply


def put_lobby(
    session: Session, opening: Opening, row: Game, bound: Bound, interaction: int
) -> tuple[Reply, list[Outbox]]:
    """Store a lobby as it was agreed, with its posts. Raises Refused, and Repeated."""
    demand_room(session, row, interaction)
    other = lobbies.played_in(session, opening.channel) if opening.here else None
    if other is not None:
        raise Refused("lobby_channel_taken", game=str(other))
    row.language = opening.language or people.guild(session, opening.guild).language or opening.spoken
    row.name = cleaned(opening.name, MOST_NAME) or default_name(row, opening.host, bound)
    for pack in bound.packs:
        packs.keep_pack(session, row.key, pack)
    called = games.pack_name(session.connection(), row)
    seats = first_seats(row, opening.host, LESSON_MARK if opening.lesson else str(interaction), every=opening.solo)
    if opening.beside is not None:
        sit_beside(seats, opening.beside, row.language)
    if not opening.solo and not is_quick(codec.decode(row.options, bound.rules.options_type)):
        seats[0].mark = ""  # whoever sits at a ready-made table is ready
    live = LoadedGame(Stored(row, seats, [], {}, [], pack_name=called), bound)
    demand_playable(live.rules, live.options, row.places, row.created_at)  # an own pack may hold less than ours
    number = lobbies.create_game(session, row, live.seats)
    reply = Reply("lobby_solo" if opening.solo else "lobby_opened", {"game": str(number), "channel": f"<#{row.home}>"})
    posts = first_posts(live, opening)
    reply, rows = note_new_game(session, row, number, reply, interaction, posts)
    if row.guild_id and not opening.solo and not opening.lesson:
        people_there = [seat.user_id for seat in live.seats if seat.user_id is not None]
        title = live.rules.title_of(live.options)
        rows += table_changed(session, row.guild_id, row.home, title, people_there, row.created_at)
    return reply, rows


def demand_room(session: Session, row: Game, interaction: int) -> None:
    """The quotas of the server and of the person (F55). Raises Repeated where the interaction has opened a game."""
    known = games.find_interaction(session, interaction)
    if known is not None:
        raise Repeated(known)
    most = people.guild(session, row.guild_id).most_games
    if row.guild_id and lobbies.open_games(session, guild=row.guild_id) >= most:
        raise Refused("lobby_server_full", most=most)
    if lobbies.open_games(session, host=row.host_id) >= MOST_EACH:
        raise Refused("lobby_host_full", most=MOST_EACH)


def note_new_game(
    session: Session, row: Game, number: int, reply: Reply, interaction: int, posts: Iterable[Posted]
) -> tuple[Reply, list[Outbox]]:
    """A new game is watched, its posts wait in the outbox, and the interaction that opened it is remembered."""
    lobbies.watch(session, number, row.guild_id, row.created_at)
    games.note_interaction(session, interaction, row.created_at, encoded_reply(reply))
    return reply, [games.post(session, posted, number, row.created_at) for posted in posts]


async def lobby_home(core: Core, guild: int) -> int | None:
    """The channel that a server has set aside for its lobbies."""
    return (await core.database.read(lambda session: people.guild(session, guild))).home


Act = Callable[[GameTransaction, Person, int], Reply]
"""What somebody does at a lobby, by a press or command of that id."""

ACTS: dict[str, Act] = {
    JOIN: lambda work, who, press: take_free_seat(hopeful(work), who, press),
    WAIT: lambda work, who, press: stand_in_line(hopeful(work), who, press),
    READY: lambda work, who, press: get_ready(hopeful(work), who, press),
    LEAVE: lambda work, who, press: leave_seats(work, who),
    START: lambda work, who, press: begin_if_ready(hosted(work, who)),
}
"""What the buttons of a card do. The press by which somebody is ready goes into the salt of the dice (F51)."""


def keeps_out(whom: int) -> Act:
    """Keep somebody out: the host may."""
    return lambda work, who, press: bar_person(hosted(work, who), whom)


def invites(whom: int) -> Act:
    """Call somebody to the table; the host may call back whom he kept out."""
    return lambda work, who, press: invite_person(hopeful(work), who, whom)


async def at_lobby(core: Core, game: int, who: Person, act: Act, *, interaction: int) -> Reply:
    """Do something at a game that gathers its players, and what follows from it. Raises Refused."""

    def operation(work: GameTransaction) -> Reply:
        gathering(work.live)
        if work.live.game.bout is not None and act is not ACTS[READY]:
            raise Refused("lobby_of_event")
        reply = act(work, who, interaction)
        go_on(work)
        return reply

    return await core.change(game, operation, interaction=interaction, by=who.id)


async def refresh_card(core: Core, game: int) -> None:
    """Make the card anew: it was deleted, or looks old."""
    await core.change(game, card_again)


async def lobby_info(core: Core, game: int, language: str) -> str:
    """What there is to know about a game, for any reader."""
    return "\n".join(await core.look(game, lambda live: details.info_lines(live, language)))


async def suggest_options(core: Core, key: str, typed: str) -> list[str]:
    """How a list of house options may go on."""
    known = registry.keys()
    return await core.in_rules(lambda: option_suggestions(registry.game(key), typed)) if key in known else []


def new_game(opening: Opening, now: int, laws: Laws = NO_LAWS) -> Game:
    """The game as it is agreed, without a place yet; what precedents bind is its default. Raises Refused."""
    for field, given, allowed in (
        ("game", opening.key, registry.keys()),
        ("pace", opening.pace, ("", *PACES)),
        ("policy", opening.policy, POLICIES),
        ("undo", opening.undo, UNDO_POLICIES),
        ("language", opening.language, ("", *LANGUAGES)),
    ):
        if given not in allowed:
            raise Refused("lobby_choice", option=field, given=given[:40], allowed=tuple(filter(None, allowed)))
    rules = registry.game(opening.key)
    low, high = rules.seats
    players = range(high, low - 1, -1) if opening.wide and not opening.pack else (opening.players or low,)
    free = NO_LAWS if opening.lesson else laws
    agreed = agreed_by(rules, opening.options, opening.pace, players, now, free)
    return Game(
        key=opening.key,
        guild_id=opening.guild,
        home=opening.channel,
        channel_id=opening.channel,
        name="",
        host_id=opening.host.id,
        options=codec.encode(agreed.options),
        rulings=agreed.terms.rulings,
        places=agreed.places,
        start_full=opening.start_full and not (opening.wide and agreed.places > low),
        shared=opening.shared or opening.solo,
        spectators=opening.spectators,
        seed=opening.lesson or secrets.token_bytes(SEED_BYTES),
        practice_of=0 if opening.lesson else None,
        policy=opening.policy,
        undo=opening.undo,
        limit=agreed.limit,
        rules=rules.rules_version,
        created_at=now,
    )


def default_name(row: Game, host: Person, bound: Bound) -> str:
    """What a game is called where nobody has named it."""
    speech = Speech(row.language)
    name = seat_name(host.name, (), row.language)
    options = codec.decode(row.options, bound.rules.options_type)
    title = details.title_of(speech, bound.rules.title_of(options))
    return speech.text("lobby-default-name", game=title, name=name)


def first_posts(live: LoadedGame, opening: Opening) -> list[Posted]:
    """The card, in the channel where the lobby was opened, and the thread of the game."""
    home = live.game.home
    posts = [] if opening.solo else [Posted(home, CARD, codec.encode(lobby_card.card_post(live)))]
    if not opening.here:
        thread = Outgoing("", subject=f"{live.game.name} #{live.id}")
        posts.append(Posted(home, THREAD, codec.encode(thread), numbered=False))
    return posts


def gathering(live: LoadedGame) -> None:
    """Refuse what needs a game that has not begun."""
    status = live.game.status
    if status != LOBBY:
        raise Refused("lobby_closed" if status == CLOSED else "lobby_begun")


def hopeful(work: GameTransaction) -> GameTransaction:
    """Refuse whoever would add to a lobby that can never begin: an older version let in what is refused today."""
    demand_playable(work.live.rules, work.live.options, len(work.live.seats), work.now)
    return work


def hosted(work: GameTransaction, who: Person) -> GameTransaction:
    """Refuse whoever is not the host."""
    if details.host_of(work.live) != who.id:
        raise Refused("lobby_not_host", person=details.host_name(work.live))
    return work


def go_on(work: GameTransaction) -> None:
    """After every operation on a lobby: offer free seats, begin when full, close when empty, show how things stand."""
    live = work.live
    if live.game.status == LOBBY:
        offer_seats(work)
        host = details.host_of(live)
        if host is None:
            close_and_tell(work, "lobby-closed-empty")
        elif live.game.start_full and all(seat.mark for seat in live.seats):
            begin_game(work)
        else:
            work.set(host_id=host)
            if live.game.bout is None:  # an event has deadlines of its own
                work.also.append(lambda session: lobbies.watch(session, live.id, live.game.guild_id, work.now))
    show_card(work)


def card_again(work: GameTransaction) -> Reply:
    """The card is rewritten, or posted again where it is gone."""
    show_card(work)
    return Reply("done")


def begin_if_ready(work: GameTransaction) -> Reply:
    """The game begins, if enough sit there and all are ready."""
    live = work.live
    taken = [seat for seat in live.seats if seat.user_id is not None]
    if len(taken) < live.rules.seats[0]:
        raise Refused("lobby_too_few", count=len(taken), low=live.rules.seats[0])
    missing = tuple([seat.seat for seat in taken if not seat.mark])
    if missing:
        raise Refused("lobby_not_ready", waiting=missing)
    begin_game(work)
    return Reply("lobby_started")


def begin_solo(work: GameTransaction) -> Reply:
    """The second half of opening a solo game; done once."""
    if work.live.game.status == LOBBY:
        begin_game(work)
        show_card(work)
    return Reply("lobby_started")


def begin_game(work: GameTransaction) -> None:
    """The seats that are taken close up, the dice get their salt, the rules take over."""
    live = work.live
    taken = [(seat.user_id, seat.name, seat.mark) for seat in live.seats if seat.user_id is not None]
    demand_playable(live.rules, live.options, len(taken), work.now)
    for place, (user, name, mark) in enumerate(taken):
        work.change_seat(place, user_id=user, name=name, mark=mark)
    if len(taken) < len(live.seats):
        del live.seats[len(taken) :]
        work.seats = {place: seat for place, seat in work.seats.items() if place < len(taken)}
        work.also.append(lambda session: lobbies.drop_seats(session, live.id, len(taken)))
    # The seed was promised when the lobby opened; these ids came afterwards, so nobody could choose the dice.
    salt = " ".join([mark for _, _, mark in taken])
    work.set(status=RUNNING, started_at=work.now, places=len(taken), salt=salt.encode())
    work.also.append(lambda session: lobbies.unwatch(session, live.id))
    live.begin()
    ends = live.rules.ends_at(live.options)
    if ends:
        work.also.append(lambda session: timers.set_timer(session, TIME_OVER, ends, game_id=live.id))
    work.opens = True
    if live.lesson:
        work.tell("lobby-card-dice-fixed")


def close_and_tell(work: GameTransaction, why: str) -> None:
    """The lobby is over without a game, and that is told."""
    close_lobby(work)
    work.tell(why)
