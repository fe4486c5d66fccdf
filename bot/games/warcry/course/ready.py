"""A ready-made table: sides by lot, ready decks, and the first armies mustered by the lists of the pack (WC-P22)."""

from __future__ import annotations

from collections import Counter
from itertools import product

from bot.engine.ready import is_quick
from bot.games.warcry.actions import (
    Action,
    ChooseDeck,
    ChooseMusterOrder,
    MusterAttachment,
    MusterPass,
    MusterUnit,
)
from bot.games.warcry.board import Board
from bot.games.warcry.cards.cards import Content, Deck
from bot.games.warcry.cards.deck import SIDES
from bot.games.warcry.course.muster import muster_offers
from bot.games.warcry.play import Play
from bot.games.warcry.state import other

FIRST_BATTLE = 1


def pairings(content: Content) -> list[tuple[Deck, Deck]]:
    """The ready decks that may meet: one of each side, both with a list for their first mustering."""
    ready = [deck for deck in content.decks.values() if deck.muster]
    first, second = ([deck for deck in ready if deck.side == side] for side in SIDES)
    return list(product(first, second))


def lots_due(b: Board) -> bool:
    """True if the sides of a ready-made table are still to be drawn."""
    return is_quick(b.state.options) and b.state.phase == "setup" and not b.state.lots


async def draw_lots(p: Play) -> None:
    """One die for all pairings, each of them both ways round."""
    drawn = [pair[::turn] for pair in pairings(p.content) for turn in (1, -1)]
    (number,) = await p.t.roll(1, len(drawn), label="ready_sides")
    decks = drawn[number - 1]
    p.state.lots = tuple([deck.id for deck in decks])
    alliance = [deck.side for deck in decks].index(SIDES[0])
    p.say("sides_by_lot", seat=alliance, other=other(alliance))


def ready_made(b: Board) -> tuple[int, Action] | None:
    """What is declared next for a seat of a ready-made table: its decks, who musters first, what it musters."""
    state = b.state
    if not state.lots or state.battle_no > FIRST_BATTLE:
        return None
    if state.phase == "setup":
        return next(((seat, _deck(b, seat)) for seat, player in enumerate(state.players) if not player.side), None)
    if state.phase == "muster_order":
        return state.chooser, ChooseMusterOrder(state.chooser)
    return (state.active, _next_muster(b, state.active)) if state.phase == "muster" else None


def _deck(b: Board, seat: int) -> ChooseDeck:
    deck = b.content.decks[b.state.lots[seat]]
    return ChooseDeck(deck.side, dict(deck.army), dict(deck.action), deck.id)


def _next_muster(b: Board, seat: int) -> Action:
    """The first card of the list that can be mustered and is not in play yet; nothing: a pass (WC-3.13)."""
    units = b.units(seat)
    done = Counter([card for unit in units for card in (unit.card, *[part.card for part in unit.attachments])])
    offers = list(muster_offers(b, seat))
    for card, line in b.content.decks[b.state.lots[seat]].muster:
        if done[card]:
            done[card] -= 1
            continue
        for offered, unit in offers:
            if offered == card:
                return MusterAttachment(card, unit) if unit else MusterUnit(card, line)
    return MusterPass()
