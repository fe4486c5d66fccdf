"""WarCry: other cards in decks and hands of the others, other secret choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.engine import codec
from bot.games.warcry.cards.cards import Content
from bot.games.warcry.cards.deck import SIDES
from bot.games.warcry.game import WarCry
from bot.games.warcry.state import Player, State, other

Pick = Callable[[int], int]


def vary(game: WarCry, state: State, viewer: int | None, pick: Pick) -> State:
    """Reorder all decks; give the others other cards, dealt anew between deck and hand; change secret choices."""
    varied = codec.decode(codec.encode(state), State)
    for seat, player in enumerate(varied.players):
        if seat == viewer:
            player.army_deck = _mixed(player.army_deck, pick)
            player.action_deck = _mixed(player.action_deck, pick)
            continue
        if not varied.options.open_decklists:
            _exchange(game.content, player, pick)
        player.army_deck, player.army_hand = _dealt(player.army_deck, player.army_hand, pick)
        player.action_deck, player.action_hand = _dealt(player.action_deck, player.action_hand, pick)
        _change_deck(varied, player)
    for seat in (0, 1):
        if viewer in (None, other(seat)):
            _change_secret_choice(varied, seat)
    return varied


def _exchange(content: Content, player: Player, pick: Pick) -> None:
    """Some cards in the deck and the hand become others, as far as nobody else knows which there are (WC-H3)."""
    for zones, counts, families in (
        ((player.army_deck, player.army_hand), player.army_list, ("unit", "attachment")),
        ((player.action_deck, player.action_hand), player.action_list, ("action",)),
    ):
        pool = sorted(card.id for card in content.cards.values() if card.family in families)
        for zone in zones:
            for place, card in enumerate(zone):
                if pick(2):
                    zone[place] = pool[pick(len(pool))]
                    if counts:
                        counts[card] -= 1
                        counts[zone[place]] = counts.get(zone[place], 0) + 1
        for card in [card for card, count in counts.items() if not count]:
            del counts[card]


def _mixed(cards: Sequence[str], pick: Pick) -> list[str]:
    left = list(cards)
    return [left.pop(pick(len(left))) for _ in range(len(left))]


def _dealt(deck: Sequence[str], hand: Sequence[str], pick: Pick) -> tuple[list[str], list[str]]:
    cards = _mixed([*deck, *hand], pick)
    return cards[: len(deck)], cards[len(deck) :]


def _change_deck(state: State, player: Player) -> None:
    """The name of a ready deck would tell its list (WC-H3); before both have chosen, nothing of it may be told."""
    if state.phase == "setup" and player.army_list:
        player.side = SIDES[1 - SIDES.index(player.side)]
        player.army_list = _exchanged(player.army_list)
        player.action_list = _exchanged(player.action_list)
    if state.phase == "setup" or not state.options.open_decklists:
        player.deck = player.deck[::-1]


def _exchanged(counts: dict[str, int]) -> dict[str, int]:
    return dict(zip(counts, reversed(list(counts.values())), strict=True))


def _change_secret_choice(state: State, seat: int) -> None:
    """A clean-up choice already made is secret until both are in (WC-12.10)."""
    if state.kept[seat]:
        state.kept[seat] = {}
