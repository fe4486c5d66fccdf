"""What everybody needs to know of the turn that runs: that it is over, and what its character could still use."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.talisman.board import Board
from bot.games.talisman.content.ops import Effect
from bot.games.talisman.content.terms import Trigger, Window
from bot.games.talisman.magic.fitting import could_act
from bot.games.talisman.play import Play
from bot.games.talisman.state import Piece


def turn_over(p: Play) -> None:
    """Nothing more of steps 1 to 7 happens (TA-10:5): the turn goes to its end."""
    p.state.turn.over = True
    p.state.turn.encounter = None
    p.state.phase = "turn_end"


def waits_at_end(b: Board) -> bool:
    """True if the end of the turn waits for its player: public facts only (window ``end_of_turn``)."""
    turn, seat = b.state.turn, b.state.turn.seat
    return not (turn.missed or turn.fell) and could_act(b, seat, "end_of_turn")


def may_use(b: Board, seat: int, *windows: Window) -> bool:
    """True if a character has something public that can be used in one of these windows."""
    return any(window in effect.window for effect, _, _ in owned_effects(b, seat, "use") for window in windows)


def owned_effects(b: Board, seat: int, trigger: Trigger) -> Iterator[tuple[Effect, str, Piece | None]]:
    """The effects of one trigger at work for a character: of its card, then of what it owns and can use."""
    hero = b.hero(seat)
    if hero.toad:
        return
    for effect in b.character(seat).triggered(trigger):
        yield effect, hero.character, None
    for piece in (*hero.objects, *hero.followers):
        effects = () if piece.role else b.card(piece).triggered(trigger)
        if effects and b.usable(seat, piece):
            yield from [(effect, piece.card, piece) for effect in effects]
