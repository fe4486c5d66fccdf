"""States that differ only in what a viewer may not know. Tests of secrecy compare what he is shown in both."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.engine import codec
from bot.games.warcry.state import State, other

Pick = Callable[[int], int]


def vary(state: State, viewer: int | None, pick: Pick) -> State:
    """Reorder all decks; deal the hidden cards of the others anew between deck and hand; change secret choices."""
    varied = codec.decode(codec.encode(state), State)
    for seat, player in enumerate(varied.players):
        if seat == viewer:
            player.army_deck = _mixed(player.army_deck, pick)
            player.action_deck = _mixed(player.action_deck, pick)
            continue
        player.army_deck, player.army_hand = _dealt(player.army_deck, player.army_hand, pick)
        player.action_deck, player.action_hand = _dealt(player.action_deck, player.action_hand, pick)
    for seat in (0, 1):
        if viewer in (None, other(seat)):
            _change_secret_choice(varied, seat)
    return varied


def _mixed(cards: Sequence[str], pick: Pick) -> list[str]:
    left = list(cards)
    return [left.pop(pick(len(left))) for _ in range(len(left))]


def _dealt(deck: Sequence[str], hand: Sequence[str], pick: Pick) -> tuple[list[str], list[str]]:
    cards = _mixed([*deck, *hand], pick)
    return cards[: len(deck)], cards[len(deck) :]


def _change_secret_choice(state: State, seat: int) -> None:
    """A clean-up choice already made is secret until both are in (WC-12.10)."""
    if state.kept[seat]:
        state.kept[seat] = {}
