"""What of a game lives on in a campaign: the side, the decks, and how many of their cards may be changed for others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from bot.engine.legacy import Lived, in_campaign, kept_by
from bot.games.warcry.actions import ChooseDeck
from bot.games.warcry.cards.cards import Content
from bot.games.warcry.cards.deck import ARMY_FAMILIES, DeckFault
from bot.games.warcry.state import Options, State

FACTS = ("played", "won", "battles", "side", "card")
SIDE, CARD, CHANGES = "side", "card", "changes"
"""Kinds of what a seat brings: its side, the copies of each card in its last decks, how many cards may be others."""


def aftermath(state: State) -> tuple[tuple[Lived, ...], ...]:
    """For each seat: that it played, whether it won, the battles that it won, its side and the cards of its decks."""
    told = []
    for seat, player in enumerate(state.players):
        own = [Lived("played"), *([Lived("won")] if seat == state.winner else [])]
        own += [Lived("battles", count=player.wins)] if player.wins else []
        own += [Lived(SIDE, player.side)] if player.side else []
        decks = sorted({**player.army_list, **player.action_list}.items())
        told.append((*own, *[Lived(CARD, card, count) for card, count in decks]))
    return tuple(told)


def decks_before(content: Content, options: Options, seat: int) -> tuple[ChooseDeck, ...]:
    """The decks that a seat had in its last game; none where there was none, or where the packs lack a card of it."""
    sides, cards = kept_by(options, seat, SIDE), kept_by(options, seat, CARD)
    if not sides or not cards or not cards.keys() <= content.cards.keys():
        return ()
    army = {card: count for card, count in cards.items() if content.cards[card].family in ARMY_FAMILIES}
    action = {card: count for card, count in cards.items() if card not in army}
    return (ChooseDeck(next(iter(sides)), army, action),)


def deck_faults(
    options: Options, seat: int, side: str, army: Mapping[str, int], action: Mapping[str, int]
) -> tuple[DeckFault, ...]:
    """What is wrong with decks for a seat that had others before: another side, or too many new cards."""
    if not in_campaign(options):
        return ()
    faults = []
    sides, before = kept_by(options, seat, SIDE), kept_by(options, seat, CARD)
    if sides and side not in sides:
        faults.append(DeckFault("deck-campaign-side", {"side": next(iter(sides))}, "WC-1.3"))
    fresh = sum((Counter({**army, **action}) - Counter(before)).values())
    most = kept_by(options, seat, CHANGES).get("", 0)
    if before and fresh > most:
        faults.append(DeckFault("deck-campaign-changes", {"count": fresh, "most": most}, "WC-1.5"))
    return tuple(faults)
