"""Deck choice and the one-time set-up of a game (WC-1)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.errors import Refused
from bot.games.warcry.actions import ChooseDeck
from bot.games.warcry.campaign import deck_faults
from bot.games.warcry.cards.deck import DeckFault, check_deck
from bot.games.warcry.course.cleanup import open_battle
from bot.games.warcry.course.turn import wrong_phase
from bot.games.warcry.play import Play
from bot.games.warcry.state import LETTERS
from bot.games.warcry.zones import roll_off


class DeckRefused(Refused):
    """An illegal deck. ``faults`` holds every broken rule, so that all can be told at once (WC-1.10)."""

    def __init__(self, faults: tuple[DeckFault, ...]) -> None:
        keys = tuple([fault.key for fault in faults])
        clauses = tuple([fault.clause for fault in faults])
        super().__init__("deck_illegal", "WC-1.10", count=len(faults), faults=keys, clauses=clauses)
        self.faults = faults


async def choose_deck(p: Play, seat: int, action: ChooseDeck) -> None:
    """A seat brings its two decks; the other seat learns only that it has (WC-H3)."""
    p.demand(wrong_phase(p, "setup"))
    player = p.side(seat)
    if player.army_list:
        p.refuse("deck_already_chosen", "WC-1.3")
    faults = check_deck(p.content, action.side, action.army, action.action).faults
    faults += deck_faults(p.state.options, seat, action.side, action.army, action.action)
    if faults:
        raise DeckRefused(faults)
    player.side, player.deck = action.side, action.name
    player.army_list = dict(sorted(action.army.items()))
    player.action_list = dict(sorted(action.action.items()))
    p.say("deck_chosen", seat=seat)


async def set_up(p: Play) -> None:
    """Both decks of both players are shuffled (WC-1.11); the first battle begins with a roll (WC-3.1)."""
    for seat, player in enumerate(p.state.players):
        army, action = _pile(player.army_list), _pile(player.action_list)
        player.army_deck = list(await p.t.shuffle(army, label=f"{LETTERS[seat]} army deck"))
        player.action_deck = list(await p.t.shuffle(action, label=f"{LETTERS[seat]} action deck"))
        p.say("decks_shuffled", seat=seat)
    open_battle(p, 1)
    # WC-R25: this roll comes before any card is drawn.
    p.state.chooser = await roll_off(p, "muster_order", 0)


def _pile(cards: Mapping[str, int]) -> list[str]:
    return [card for card, count in sorted(cards.items()) for _ in range(count)]
