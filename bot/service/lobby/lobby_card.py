"""The card of a lobby: who sits, what is played and for how long, what differs from the usual, and the sealed dice."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.dice import commitment
from bot.engine.house import told_values
from bot.engine.ready import QUICK, SETUP, is_quick
from bot.i18n.lists import chained_words
from bot.i18n.names import message_id
from bot.i18n.speech import Speech
from bot.messages import ranks
from bot.messages.message import Block, Button, Row
from bot.service.core import press_kinds
from bot.service.core.house_options import Option, options_of, pace_of
from bot.service.core.loaded_game import LoadedGame
from bot.service.core.ports import BANNER, CARD, FOLLOWS, Outgoing
from bot.service.core.press_kinds import button_id
from bot.service.core.sanitize import escaped
from bot.service.core.transaction import GameTransaction
from bot.service.lobby.details import guests_told, hindrances, option_told, span_text, standing, table_title
from bot.service.lobby.playing_time import decisions_each, playing_time
from bot.storage import lobbies
from bot.storage.models import CLOSED, LOBBY, OVER, RUNNING, Seat

JOIN, LEAVE, READY, START, WAIT, DETAILS = "join", "leave", "ready", "start", "wait", "details"
"""What the buttons of a card ask for."""

CHANGE = "look"
"""What the host asks for who looks at the options to choose them anew."""

MOST_IN_ROW = 5

EVERY = 3600
"""Seconds between two looks of a card at its running game: an old message takes few edits."""

MOST_DIFFERENT = 3
"""Options that a card tells where they differ from the usual; the others stand in Details."""

MOST_SIGNS = 420
"""Signs of a card. What differs is told more shortly where it would have more."""


def card_post(live: LoadedGame) -> Outgoing:
    """The card in the channel's language: what is played, who plays it, and what is otherwise than usual."""
    speech = live.speech(live.game.language)
    rows = card_rows(live) if live.game.status == LOBBY else ()
    head, people, terms = _head(live, speech), _people(live, speech), _terms(live, speech)
    last = [*_hindered(live, speech), *_sealed(live, speech)]
    room = MOST_SIGNS - len("\n".join([*head, *people, *terms, *last])) - 1
    said = [*people, *terms, *_different(live, speech, room), *last]
    blocks = (Block("\n".join(said), rows=rows),)
    return Outgoing("\n".join(head), blocks=blocks, layout=True, file=banner_name(live), alt=_banner_told(live, speech))


def banner_name(live: LoadedGame) -> str:
    """The file that stands over the card; it is drawn when the card is posted."""
    return f"{live.rules.title_of(live.options)}{BANNER}"


def _banner_told(live: LoadedGame, speech: Speech) -> str:
    """What the banner shows; empty for a game that has none."""
    message = message_id("title-art", live.rules.title_of(live.options))
    return speech.text(message) if speech.catalog.has(message) else ""


def _head(live: LoadedGame, speech: Speech) -> list[str]:
    """What is played at which table and where; once it is played, how it stands, before that what it is about."""
    game = live.game
    title = speech.text(
        "lobby-card-table",
        name=escaped(game.name) if _is_named(live, speech) else "",
        named=_is_named(live, speech),
        game=table_title(speech, live),
        number=str(live.id),
    )
    head = f"{title} · <#{game.channel_id}>" if game.channel_id != game.home else title
    told = _about(live, speech) if game.status == LOBBY else standing(live, speech)
    return list(filter(None, [head, told]))


def _is_named(live: LoadedGame, speech: Speech) -> bool:
    """True if somebody has given the table a name of its own: the usual one tells nothing new."""
    title = table_title(speech, live)
    usual = [speech.text("lobby-default-name", game=title, name=seat.name) for seat in live.seats]
    return bool(live.game.name) and live.game.name not in usual


def _about(live: LoadedGame, speech: Speech) -> str:
    """The sentence of a game, and how long it takes; nothing for a game that has none."""
    message = message_id("lobby-about", live.rules.title_of(live.options))
    told = [speech.text(message)] if speech.catalog.has(message) else []
    decisions = decisions_each(live.rules, live.options, len(live.seats))
    if decisions:
        told.append(speech.text("lobby-card-length", **playing_time(decisions, len(live.seats))))
    return " ".join(told)


def _people(live: LoadedGame, speech: Speech) -> list[str]:
    """Who sits where and how many seats are free, in one line; in another one who waits or is invited."""
    taken = [_seat(live, seat, speech) for seat in live.seats if seat.user_id is not None]
    free = len(live.seats) - len(taken)
    if free:
        taken.append(speech.text("lobby-card-seats-free", count=free))
    return list(filter(None, [" · ".join(taken), " · ".join(guests_told(live, speech))]))


def _seat(live: LoadedGame, seat: Seat, speech: Speech) -> str:
    """A player; before a game whose players set it up themselves, with whether he is ready."""
    ready = live.game.status == LOBBY and asks_ready(live) and bool(seat.mark)
    return speech.text("lobby-card-sits", place=seat.seat + 1, name=speech.seat(seat.seat), ready=ready)


def asks_ready(live: LoadedGame) -> bool:
    """True if anybody has still to say that he is ready: who sits down at a ready-made table has said so."""
    return not is_quick(live.options) or any(seat.user_id is not None and not seat.mark for seat in live.seats)


def _terms(live: LoadedGame, speech: Speech) -> list[str]:
    """The pace and the set-up."""
    game = live.game
    if game.status == CLOSED:
        return []
    pace = speech.text("lobby-card-turns", pace=pace_of(game.limit), limit=span_text(speech, game.limit))
    told = [speech.text(f"lobby-card-runs-out-{game.policy}", pace=pace)]
    if hasattr(live.options, SETUP):
        ready = message_id("lobby-ready", live.rules.key)
        told.append(speech.text(ready if is_quick(live.options) else "lobby-card-setup-own"))
    return told


def _hindered(live: LoadedGame, speech: Speech) -> list[str]:
    """Why it cannot begin, where it cannot."""
    return hindrances(live, speech) if live.game.status == LOBBY else []


def _different(live: LoadedGame, speech: Speech, room: int) -> list[str]:
    """What is otherwise than usual at such a table: the pack, then the house options, three of them at most.

    Fewer are told where they are too long, and briefly where even one is; where that has no room, how many there are.
    """
    if live.game.status == CLOSED:
        return []
    pack = {speech.text("lobby-card-own-pack", name=escaped(live.pack_name)): ""} if live.pack_name else {}
    briefly = {**pack, **{option_told(live, speech, one): _brief(live, speech, one) for one in _other_options(live)}}
    briefly.pop(table_title(speech, live), None)  # the edition stands above
    told = [list(briefly), [brief or sentence for sentence, brief in briefly.items()]]
    ways = [_differences(speech, one, most) for one in told for most in range(min(MOST_DIFFERENT, len(one)), 0, -1)]
    ways += [speech.text("lobby-card-differences", count=len(briefly))] if briefly else []
    return next(([way] for way in ways if len(way) <= room), ways[-1:])


def _differences(speech: Speech, told: list[str], most: int) -> str:
    """Some of what differs in one sentence, and how much more there is."""
    shown = chained_words(speech.catalog, speech.language, told[:most], "lobby-card-chain")
    return speech.text("lobby-card-different", options=shown, more=len(told) - most)


def _brief(live: LoadedGame, speech: Speech, option: Option) -> str:
    """What was chosen in a word or two, ``<game>-brief-<name>``, else what the option is called; empty for neither."""
    for kind in ("brief", "house"):
        message = message_id(f"{speech.key}-{kind}", option.name)
        if speech.catalog.has(message):
            return speech.text(message, **live.rules.option_facts(live.agreed))
    return ""


def _other_options(live: LoadedGame) -> list[Option]:
    """The house options that were chosen otherwise than usual; other lines tell the edition, set-up and pace."""
    rules = live.rules
    agreed = told_values(live.agreed, rules.later_options)
    named = {**rules.new_options, **({SETUP: QUICK} if is_quick(live.options) else {})}
    title, chosen = rules.title_of(rules.options_type(**named)), []
    left_out = {SETUP, *rules.courtesy.limits, *rules.options_left_out(live.agreed)}
    # Words come first: of a preset or an edition follows what the others are.
    for option in sorted(options_of(rules), key=lambda one: one.kind != "word"):
        name, usual = option.name, rules.options_type(**named)
        if name in left_out or agreed[name] == told_values(usual, rules.later_options)[name]:
            continue
        named[name] = agreed[name]
        if rules.title_of(rules.options_type(**named)) == title:
            chosen.append(option)
        title = rules.title_of(rules.options_type(**named))
    return chosen


def _sealed(live: LoadedGame, speech: Speech) -> list[str]:
    """The hash of the seed that the next dice come from, small and folded: public before anything is drawn.

    A lesson has none: its dice are no secret. Of a lobby that closed without a game nothing was ever drawn.
    """
    if live.lesson or live.game.status == CLOSED:
        return []
    return [speech.text("lobby-card-sealed", hash=commitment(live.game.seed))]


def card_rows(live: LoadedGame) -> tuple[Row, ...]:
    """What can be done at a lobby, one of it green; in two rows where they are too many for one.

    Whoever presses, the database decides what it means: of what is the host's, others are told so.
    """
    game = live.game
    taken = sum(seat.user_id is not None for seat in live.seats)
    full = taken == len(live.seats)
    ready = [READY] if asks_ready(live) else []
    acts = [] if full else [JOIN]
    acts += [START] if full and not game.start_full else []
    acts += ready
    acts += [START] if not full and not game.start_full and taken >= live.rules.seats[0] else []
    quiet = [*([WAIT] if full else []), LEAVE, DETAILS]
    if game.bout is not None:  # who plays, and by which options, is settled
        acts, quiet = [READY], [DETAILS]
    speech = live.speech(game.language)
    green = [_button(live, speech, act, ranks.ACT if place else ranks.LIKELIEST) for place, act in enumerate(acts)]
    grey = [_button(live, speech, act, ranks.LOOK) for act in quiet]
    if game.bout is None:
        change = button_id(press_kinds.LOBBY_OPTIONS, live.id, 0, CHANGE)
        grey.append(Button(change, speech.text("draft-button-change"), ranks.SETTING))
    return ((*green, *grey),) if len(green) + len(grey) <= MOST_IN_ROW else (tuple(green), tuple(grey))


def _button(live: LoadedGame, speech: Speech, act: str, rank: str) -> Button:
    return Button(button_id(press_kinds.LOBBY, live.id, 0, act), speech.text(f"lobby-button-{act}"), rank)


def show_card(work: GameTransaction) -> None:
    """Have the card rewritten."""
    work.post(card_post(work.live), CARD, card_place(work.live))


def card_place(live: LoadedGame) -> int:
    """Where the card stands: that of an event's game in the thread itself, for a round has many."""
    return live.game.home if live.game.bout is None else live.game.channel_id


def follow_game(work: GameTransaction) -> None:
    """After every operation: the card tells how the game stands; at once where it ends, else once an hour at most."""
    live, game = work.live, work.live.game
    if work.aside or game.card is None or live.match is None:
        return
    over = live.match.outcome is not None and live.match.pause is None
    since = work.now - (game.card_at or game.started_at or 0)
    ends = work.fields.get("status") == CLOSED or over != (game.status == OVER)
    if ends or (game.status == RUNNING and since >= EVERY):
        out = card_post(live)
        work.post(replace(out, subject=FOLLOWS), CARD, card_place(live))
        work.set(card_at=work.now)


def close_lobby(work: GameTransaction) -> None:
    """The lobby is over without a game."""
    work.set(status=CLOSED, ended_at=work.now)
    work.also.append(lambda session: lobbies.unwatch(session, work.live.id))
