"""What may be taken back. The barrier is computed from what was served, never declared by a rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from bot.engine import codec
from bot.engine.errors import Refused
from bot.engine.game import Game
from bot.engine.pending_action import (
    DEFAULT,
    GM,
    PLAYER,
    TIMEOUT,
    AllAnswered,
    Answered,
    PendingAction,
    Revealed,
    Rolled,
    Served,
    Shuffled,
    used_draw,
)

FREE, CONSENT, ALL, BY_GM, NEVER = "free", "consent", "all", "gm", "never"
"""What taking back needs. ``ALL``: what was rolled or shown is taken back too, and every seat has agreed to that."""

REFEREE = "referee"
POLICIES = (REFEREE, ALL)
"""Who decides behind the barrier, as a table has chosen: what the game says (a game master), or all its seats."""

ALONE = "alone"
"""The policy of a table at which one person holds all seats: he takes back whatever was done there."""

RULING = "edit"
"""A hindrance of its own, called as the kind of its line: a game master has changed the position, and players do not
take that back."""

_KINDS: dict[type, str] = {Revealed: "reveal", Rolled: "roll", Shuffled: "shuffle"}
_GIVEN = (PLAYER, TIMEOUT, GM)
"""Sources of answers that a re-run would ask for again; orders and single options answer themselves again."""


def barrier(served: Iterable[Served], seat: int | None) -> str | None:
    """What keeps a seat from taking back: ``reveal``, ``roll``, ``shuffle``, ``answer`` (of another seat), or None.

    What a default answered does not count: nobody learned anything, and a barrier there would tell that a reaction was
    held (WC-H7 and the like).
    """
    for entry in served:
        if isinstance(entry, Answered | AllAnswered):
            if any(source != DEFAULT and other != seat for other, _, source in answers_in(entry)):
                return "answer"
        else:
            return _KINDS[type(entry)]
    return None


def came_to_light(served: Iterable[Served]) -> bool:
    """True if something was rolled, shuffled or revealed."""
    return any(not isinstance(entry, Answered | AllAnswered) for entry in served)


def known_to_all(served: Iterable[Served]) -> int:
    """How much was served that everybody may know of. It grows with every answer, so it tells how far an action is."""
    return sum(1 for entry in served if not (used_draw(entry) and entry.to is not None))


def answers_in(entry: Answered | AllAnswered) -> list[tuple[int, Any, str]]:
    """Seat, answer and source of each answer in an entry."""
    if isinstance(entry, Answered):
        return [(entry.seat, entry.value, entry.source)]
    return list(zip(entry.seats, entry.values, entry.sources, strict=True))


def needed(game: Game[Any, Any, Any], hindrance: str | None, policy: str = REFEREE) -> str:
    """What taking back needs on this side of the barrier, at a table with this policy."""
    if hindrance is None:
        return game.courtesy.undo_before_barrier
    agreed = policy == ALONE or (policy == ALL and hindrance != RULING)
    return ALL if agreed else game.courtesy.undo_after_barrier


def demand(game: Game[Any, Any, Any], need: str, hindrance: str | None, by_gm: bool) -> None:
    """Refuse what nobody, or nobody but a game master, may take back."""
    if need == NEVER or (need == BY_GM and not by_gm):
        raise Refused("undo_behind_barrier", game.courtesy.clause, barrier=hindrance or "", need=need)


def answer_places(flight: PendingAction) -> list[int]:
    """Where in a flight somebody answered who would be asked again."""
    return [
        place
        for place, entry in enumerate(flight.served)
        if isinstance(entry, Answered | AllAnswered) and any(source in _GIVEN for _, _, source in answers_in(entry))
    ]


def taken_back(flight: PendingAction, answers: int) -> PendingAction:
    """The flight without its last answers of seats (and without all that was served after the first of them).

    Draw numbers used since then are lost: they are known, and no draw number is ever used twice.
    """
    places = answer_places(flight)
    if answers < 1 or answers > len(places):
        raise Refused("nothing_to_take_back", given=answers, answers=len(places))
    keep = places[-answers]
    lost = sum(1 for entry in flight.served[keep:] if used_draw(entry))
    return replace(
        flight,
        served=flight.served[:keep],
        prints=flight.prints[:keep],
        partial=(),
        lost=flight.lost + lost,
    )


def last_place(flight: PendingAction, seat: int) -> int:
    """Where in a flight the seat gave its last answer by itself."""
    for place in reversed(answer_places(flight)):
        entry = flight.served[place]
        if isinstance(entry, Answered | AllAnswered) and any(other == seat for other, _, _ in answers_in(entry)):
            return place
    raise Refused("nothing_to_undo")


def withdrawn(flight: PendingAction, seat: int) -> PendingAction | None:
    """The flight without the seat's answer to questions that others have yet to answer; None if it gave none.

    Nobody has seen such an answer, so taking it back needs nobody.
    """
    kept = tuple([None if entry is not None and _given_by(entry, seat) else entry for entry in flight.partial])
    return None if kept == flight.partial else replace(flight, partial=kept)


def _given_by(entry: Answered, seat: int) -> bool:
    return entry.seat == seat and entry.source in _GIVEN


# -- back to the beginning of a stage --------------------------------------------------------------------------------


def last_declared(game: Game[Any, Any, Any], lines: Sequence[Any]) -> Any:
    """The last line that somebody declared; not one by which a table has agreed to play on by another reading."""
    pairs = pairwise([*reversed(lines), None])
    return next((line for line, before in pairs if line.declared and not agrees(game, line, before)), None)


def agrees(game: Game[Any, Any, Any], line: Any, before: Any) -> bool:
    """True if a line is an edit of the options alone."""
    if line.kind != RULING or before is None:
        return False
    was, made = (game.state_decoder.decode(one.position.snapshot) for one in (before, line))
    if getattr(was, "options", None) == getattr(made, "options", None):
        return False
    was.options = made.options
    return bool(codec.encode(was) == line.position.snapshot)


def stage_began(game: Game[Any, Any, Any], lines: Sequence[Any], flying: bool) -> int:
    """The line after which the stage began in which somebody last did something; ``flying``: after the last line.

    What follows by itself would follow again, and what came by itself at the beginning stays.
    """
    acted = [number for number, line in enumerate(lines) if line.declared]
    if not acted and not flying:
        raise game.with_clause(Refused("nothing_to_undo"))
    place = began = len(lines) - 1 if flying else acted[-1] - 1
    stage = game.stage(game.state_decoder.decode(lines[place].position.snapshot))
    while place:
        place -= 1
        state = game.state_decoder.decode(lines[place].position.snapshot)
        if game.stage(state) != stage:
            break
        began = place if game.to_act(state) else began
    number: int = lines[began].number
    return number
