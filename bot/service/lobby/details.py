"""What a table has agreed, whole and in any language: what Details and ``/game info`` say, and the words for it."""

from __future__ import annotations

from bot import packs as shipped
from bot.engine.dice import commitment
from bot.engine.errors import Refused
from bot.engine.requests import Facts
from bot.engine.undo import ALL
from bot.i18n.catalog import LANGUAGE_NAMES
from bot.i18n.lists import joined_words
from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from bot.service.core.bindings import numbers_in, precedent_name
from bot.service.core.house_options import Option, option_written, options_of, pace_of
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.sanitize import escaped
from bot.storage.models import CLOSED, LOBBY, RUNNING, Seat

INVITED, WAITING, OFFERED, BARRED = "invited", "waiting", "offered", "barred"
"""What somebody without a seat is to a game."""

SPANS = ((86_400, "days"), (3600, "hours"), (60, "minutes"))


def info_lines(live: LoadedGame, language: str) -> list[str]:
    """What a person is told who asks, and until when the game rests."""
    if live.game.status != RUNNING or live.game.paused_at is None:
        return details_lines(live, language)
    return [*details_lines(live, language), live.speech(language).refusal(Refused("game_paused", until=live.pause_end))]


def details_lines(live: LoadedGame, language: str) -> list[str]:
    """All that a table has agreed, in any language."""
    speech = live.speech(language)
    return [*_head(live, speech), *_people(live, speech), *_terms(live, speech)]


def _head(live: LoadedGame, speech: Speech) -> list[str]:
    game = live.game
    title = table_title(speech, live)
    told = [
        speech.text("lobby-card-title", name=escaped(game.name), game=title, number=str(live.id)),
        standing(live, speech),
    ]
    return [*told, f"<#{game.channel_id}>"] if game.channel_id != game.home else told


def standing(live: LoadedGame, speech: Speech) -> str:
    """Who gathers; how far the game has come; who has won it."""
    match, status = live.match, live.game.status
    if status == LOBBY:
        return speech.text("lobby-card-lobby", host=host_name(live))
    if match is None or status == CLOSED:
        return speech.text(f"lobby-card-{status}")
    if match.outcome is not None and match.pause is None:
        winners, reason = match.outcome.winners, match.outcome.reason
        won = {"winners": speech.seat_names(winners)} if winners else {}
        return speech.say("won" if winners else "drawn", reason=reason, **won)
    facts = live.rules.progress(match.view(None))
    return speech.text(message_id(f"{speech.key}-card", "running") if facts else "lobby-card-running", **facts)


def title_of(speech: Speech, title: str) -> str:
    """The name of a game, or of an edition of it."""
    return speech.text(message_id("game-title", title))


def table_title(speech: Speech, live: LoadedGame) -> str:
    """What is played at a table, by the edition that its options name."""
    return title_of(speech, live.rules.title_of(live.options))


def _people(live: LoadedGame, speech: Speech) -> list[str]:
    return [*[_seat(seat, live.game.status, speech) for seat in live.seats], *guests_told(live, speech)]


def _seat(seat: Seat, status: str, speech: Speech) -> str:
    place = seat.seat + 1
    if seat.user_id is None:
        return speech.text("lobby-card-free", place=place)
    if status != LOBBY:
        return speech.text("lobby-card-player", place=place, name=speech.seat(seat.seat))
    return speech.text("lobby-card-seat", place=place, name=speech.seat(seat.seat), ready=bool(seat.mark))


def guests_told(live: LoadedGame, speech: Speech) -> list[str]:
    """Who stands in line for a seat, and who is invited."""
    if live.game.status != LOBBY:
        return []
    told = []
    for message, kinds in (("lobby-card-waiting", (OFFERED, WAITING)), ("lobby-card-invited", (INVITED,))):
        people = [f"<@{guest.user_id}>" for guest in live.guests if guest.kind in kinds]
        if people:
            told.append(speech.text(message, people=joined_words(speech.catalog, speech.language, people)))
    return told


def _terms(live: LoadedGame, speech: Speech) -> list[str]:
    game = live.game
    if game.status == CLOSED:
        return []
    told = [
        speech.text("lobby-details-language", language=LANGUAGE_NAMES[game.language]),
        speech.text(
            "lobby-card-pace",
            pace=speech.text(f"lobby-pace-{pace_of(game.limit)}"),
            limit=span_text(speech, game.limit),
        ),
        speech.text(f"lobby-card-policy-{game.policy}"),
        *([speech.text("lobby-card-undo-all")] if game.undo == ALL else []),
        *_options(live, speech),
        *_precedents(live, speech),
        *_length(live, speech),
    ]
    *starter, pack = game.packs.split()
    if starter or pack != shipped.content_hash(shipped.builtin(game.key)):
        facts: Facts = {
            "name": escaped(live.pack_name),
            "named": bool(live.pack_name),
            "hash": shipped.shown_hash(pack),
        }
        told.append(speech.text("lobby-card-pack", joined=bool(starter), **facts))
    if game.shared:
        told.append(speech.text("lobby-card-shared"))
    if not game.spectators:
        told.append(speech.text("lobby-card-no-spectators"))
    if game.status == LOBBY:
        told.append(speech.text("lobby-card-start-full" if game.start_full else "lobby-card-start-host"))
        told += hindrances(live, speech)
    return [*told, *dice_told(live, speech)]


def hindrances(live: LoadedGame, speech: Speech) -> list[str]:
    """Why the rules would not let the game begin: with all seats, or with those that the host could start with now."""
    taken = sum(seat.user_id is not None for seat in live.seats)
    counts = [len(live.seats)]
    if not live.game.start_full and live.rules.seats[0] <= taken < len(live.seats):
        counts.append(taken)
    refusals = [live.rules.refuses(live.options, count) for count in counts]
    return [speech.text("lobby-card-hindered", why=speech.refusal(why)) for why in refusals if why is not None][:1]


def dice_told(live: LoadedGame, speech: Speech) -> list[str]:
    """The hash of the seed that the next dice come from; once the game has begun, the salt that nobody could choose.

    A lesson has neither: its dice are no secret.
    """
    if live.lesson:
        return [speech.text("lobby-card-dice-fixed")]
    told = [speech.text("lobby-card-dice", hash=commitment(live.game.seed))]
    if live.game.status != LOBBY:
        told.append(speech.text("lobby-card-salt", salt=live.game.salt.decode()))
    return told


def _options(live: LoadedGame, speech: Speech) -> list[str]:
    """The house options by name and value, a line each; two that one sentence tells, as width and height, once."""
    left_out = live.rules.options_left_out(live.agreed)
    known = [option for option in options_of(live.rules) if option.name not in left_out]
    named = {option_in_words(live, speech, option): option for option in reversed(known)}
    lines = [_option_line(speech, option, told) for told, option in reversed(named.items())]
    return [speech.text("lobby-details-options"), *lines]


def _option_line(speech: Speech, option: Option, told: str) -> str:
    message = message_id(f"{speech.key}-house", option.name)
    if not speech.catalog.has(message):
        return f"- {told}"
    return speech.text("lobby-details-option", name=speech.text(message), told=told)


def _precedents(live: LoadedGame, speech: Speech) -> list[str]:
    """The precedents of the server that hold, and those from which the table departs."""
    told = []
    for message, numbers in zip(("holds", "departs"), numbers_in(live.game.rulings), strict=True):
        if numbers:
            listed = joined_words(speech.catalog, speech.language, list(map(precedent_name, numbers)))
            told.append(speech.text(f"rulings-table-{message}", precedents=listed))
    return told


def _length(live: LoadedGame, speech: Speech) -> list[str]:
    """How long a game lasts, where it says so: ``<game>-card-length``; ``round_time`` if all take the whole of it."""
    message = message_id(f"{speech.key}-card", "length")
    if not speech.catalog.has(message):
        return []
    seats = len(live.seats)
    facts: Facts = {"players": seats, "round_time": span_text(speech, seats * live.game.limit)}
    facts |= {**live.rules.option_facts(live.agreed), **limits_in_words(live, speech)}
    return [speech.text(message, **facts)]


def option_in_words(live: LoadedGame, speech: Speech, option: Option) -> str:
    """An option and what was chosen, with the clause that it is about."""
    text, clause = option_told(live, speech, option), live.rules.clause_at(live.agreed, option.clause)
    return f"{text} ({clause})" if clause else text


def option_told(live: LoadedGame, speech: Speech, option: Option) -> str:
    """What was chosen, ``<game>-option-<name>``; as it is typed where a game has no words for it."""
    message = message_id(f"{speech.key}-option", option.name)
    if not speech.catalog.has(message):
        return f"`{option.name}={option_written(getattr(live.agreed, option.name))}`"
    return speech.text(message, **{**live.rules.option_facts(live.agreed), **limits_in_words(live, speech)})


def limits_in_words(live: LoadedGame, speech: Speech) -> Facts:
    """How long the table waits, by kind of limit."""
    first, *others = live.rules.courtesy.limits
    seconds = {first: live.game.limit, **{kind: live.limit_of(kind) for kind in others}}
    return {kind: span_text(speech, given) for kind, given in seconds.items()}


def span_text(speech: Speech, seconds: int) -> str:
    """A length of time in the largest unit that fits it whole."""
    size, unit = next(((size, unit) for size, unit in SPANS if seconds % size == 0), (1, "seconds"))
    return speech.text(f"lobby-span-{unit}", count=seconds // size)


def host_of(live: LoadedGame) -> int | None:
    """Who may start the game: whoever opened it, else the first who sits there."""
    seated = [seat.user_id for seat in live.seats if seat.user_id is not None]
    return live.game.host_id if live.game.host_id in seated else next(iter(seated), None)


def host_name(live: LoadedGame) -> str:
    """The host as the chat shows people."""
    host = host_of(live)
    return "–" if host is None else f"<@{host}>"
