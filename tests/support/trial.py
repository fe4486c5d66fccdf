"""One whole random game of any game, with the cheap checks at every step and the costly ones on demand."""

from __future__ import annotations

from bot.engine.playout import picker
from tests.support.fair import (
    Pool,
    check_defaults,
    check_invariants,
    check_legal,
    check_nonsense_is_refused,
    check_notation,
    check_plain,
    check_public_acts,
    check_reading_changes_nothing,
    check_restore,
    check_unasked,
    check_undo,
)
from tests.support.roster import Entrant
from tests.support.secrecy import check_secrecy
from tests.support.watching import Moment, chain, moments

NONSENSE = (
    "", " ", "\n", "order", "choose", "frobnicate", "pass pass", "attack", "attack A1 ->", "-> ->", "a=b", "=",
    "attack A1 -> B1 x=1", "ordner \u202e", "\x00", "9" * 400, "(" * 5000, "nan", "NaN inf 1e999", "move A1 to=nan,1",
    "'", '"unclosed', "attack " * 2000, "\ud800",
)  # fmt: skip


def cheap_game(entrant: Entrant, seed: bytes) -> int:
    """Play to the end with the invariants checked at every step. The number of steps."""
    steps = 0
    for moment in moments(entrant, seed, noting=False):
        check_invariants(entrant, moment)
        steps += 1
    return steps


def brings_list(entrant: Entrant, moment: Moment) -> bool:
    """True if somebody has not even brought his deck or army: he has no default."""
    game, state = entrant.game, moment.step.state
    return any(offer.kind == game.list_verb for seat in game.to_act(state) for offer in game.legal(state, seat))


def costly_game(entrant: Entrant, seed: bytes, every: int = 1) -> None:
    """All checks; those on single states at every so many steps."""
    pick, pool = picker(b"checks " + seed), Pool()
    for number, moment in enumerate(moments(entrant, seed)):
        check_invariants(entrant, moment)
        check_restore(entrant, moment, seed)
        if number % every == 0:
            if number >= entrant.seats and not brings_list(entrant, moment):
                check_defaults(entrant, moment)
            check_unasked(entrant, moment)
            check_plain(entrant, moment)
            check_public_acts(entrant, moment)
            check_reading_changes_nothing(entrant, moment)
            check_legal(entrant, moment, pool, pick)
            check_notation(entrant, moment, pick)
            check_secrecy(entrant, moment, pool, pick, seed)
        if number % (every * 10) == 0:
            check_nonsense_is_refused(entrant, moment, NONSENSE)
    assert chain(entrant, seed) == chain(entrant, seed)
    check_undo(entrant, seed)
