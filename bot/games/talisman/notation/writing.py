"""The words of an action's canonical line; reading them gives the action back."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.notation.words import in_quotes
from bot.games.talisman import actions as act
from bot.games.talisman.notation.words import LETTERS
from bot.games.talisman.state import State


def seat_word(state: State, seat: int) -> str:
    """How a line calls a seat: by its character, else by its letter."""
    hero = state.seats[seat].hero if 0 <= seat < len(state.seats) else None
    return LETTERS[seat] if hero is None else hero.character


def words(*parts: str) -> str:
    """Words of a line, those that are empty left out."""
    return " ".join([part for part in parts if part])


def keyed(key: str, value: str) -> str:
    """A word with its key, where there is a value."""
    return f"{key}={in_quotes(value)}" if value else ""


def target(state: State, aimed: str) -> str:
    """What a spell or a thing is aimed at."""
    return keyed("target", seat_word(state, int(aimed)) if aimed.isdigit() else aimed)


def loot(pieces: Sequence[str], gold: str = "") -> str:
    """Several pieces, and gold."""
    return ",".join([*pieces, gold] if gold else pieces)


def written_meeting(state: State, said: act.Meet) -> str:
    """Whom, how, what is taken, and by whose ability."""
    return words(seat_word(state, said.seat), said.how, said.take, keyed("source", said.source))


def written_trade(state: State, said: act.Trade) -> str:
    """With whom, and what goes either way."""
    goods = {"give": loot(said.give, _gold(said.give_gold)), "get": loot(said.get, _gold(said.get_gold))}
    return words(seat_word(state, said.seat), *[f"{key}={value}" for key, value in goods.items() if value])


def _gold(amount: int) -> str:
    return f"{amount}gold" if amount else ""
