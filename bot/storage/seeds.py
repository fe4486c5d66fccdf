"""The seeds that a game had before others took their place: the dice drawn until then follow from them.

A new one comes when dice to come may have been seen: a backup is restored, or a game goes on that had ended.
"""

from __future__ import annotations

from sqlmodel import Session

from bot.storage.facts import fact, facts_of, set_fact

KEPT = "seed-before-restore"


def keep_seed(session: Session, game_id: int, draw: int, seed: bytes) -> None:
    """Keep the seed of a game that is about to get another one, with the number of its next draw."""
    name = f"{KEPT} {game_id} {draw}"
    # A new seed twice at the same draw: nothing follows from the one between, and the earlier one must not be lost.
    if fact(session, name) is None:
        set_fact(session, name, seed.hex())


def earlier_seeds(session: Session, game_id: int) -> list[tuple[int, bytes]]:
    """The former seeds of a game, oldest first, each with the first draw that did not follow from it any more."""
    kept = facts_of(session, f"{KEPT} {game_id}")
    return sorted((int(draw), bytes.fromhex(seed)) for draw, seed in kept.items())
