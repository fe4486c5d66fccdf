"""What somebody may see of a table, now or as it was after a line, and through whose eyes he sees it."""

from __future__ import annotations

import json
from typing import Any

from msgspec import Struct

from bot.engine import codec
from bot.engine.errors import Refused
from bot.i18n.speech import Speech
from bot.service.live import Live


class Sight(Struct, frozen=True):
    """What somebody may see of a table, and who says it. ``plain`` speaks in pictures and files, ``spoken`` in chat."""

    game: int
    key: str
    view: Any
    plain: Speech
    spoken: Speech
    seat: int | None
    number: int
    last: int


def onlooker(live: Live, user: int, seat: int | None) -> int | None:
    """The seat through whose eyes a person sees; None: he is a spectator. Refused where none are let in."""
    held = live.seats_of(user)
    if seat is not None:
        if seat not in held:
            raise Refused("not_your_seat", seat=seat if 0 <= seat < len(live.seats) else -1)
        return seat
    if not held and not live.game.spectators and not live.ended:
        raise Refused("no_spectators")
    wanted = [place for place in held if place in live.waiting()]
    return (wanted or held)[0] if held else None


def seen(live: Live, seat: int | None, language: str, at: int | None) -> Sight:
    """The table as a seat sees it, now or after a line."""
    match = live.table
    last = len(match.lines) - 1
    if at is None:
        view = match.view(seat)
    elif 0 <= at <= last:
        state = codec.decode(match.lines[at].position.snapshot, live.rules.state_type)
        view = live.rules.view(state, seat)
    else:
        raise Refused("no_line_to_show", given=at, last=last)
    number = last if at is None else at
    return Sight(live.id, live.game.key, view, live.plain_speech(language), live.speech(language), seat, number, last)


def raw_state(live: Live) -> Any:
    """The position in its readable form, as after the last whole action."""
    return codec.readable(codec.decode(live.table.position.snapshot, live.rules.state_type))


def public_view(live: Live) -> Any:
    """What everybody may see, as JSON reads it back: with lists, whose places can be told apart."""
    return json.loads(json.dumps(codec.readable(live.table.view(None))))
