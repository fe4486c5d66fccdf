"""What of a quest lives on in a campaign: titles, and an heirloom that its owner's next character begins with."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.legacy import Lived, kept_by
from bot.games.talisman import zones
from bot.games.talisman.board import Board
from bot.games.talisman.content.cards import Card
from bot.games.talisman.content.mods import TalismanMod
from bot.games.talisman.play import Play
from bot.games.talisman.state import Hero

FACTS = ("played", "won", "strongest", "wisest", "richest", "carried")
HEIRLOOM = "heirloom"
"""The kind of what a seat brings: an Object."""

BESTS: dict[str, Callable[[Hero], int]] = {
    "strongest": lambda hero: hero.strength,
    "wisest": lambda hero: hero.craft,
    "richest": lambda hero: hero.gold,
}
"""What only one character of a table can be, by own values."""


def aftermath(b: Board) -> tuple[tuple[Lived, ...], ...]:
    """For each seat: that it played, whether it won, in what its character was alone the best, what it carried."""
    best = {fact: _best(b, value) for fact, value in BESTS.items()}
    told = []
    for seat in range(len(b.state.seats)):
        own = [Lived("played"), *([Lived("won")] if seat in b.state.winners else [])]
        own += [Lived(fact) for fact, one in best.items() if one == seat]
        told.append((*own, *_carried(b, seat)))
    return tuple(told)


def _best(b: Board, value: Callable[[Hero], int]) -> int:
    """The seat whose character has most of something; -1 where several have."""
    seats = [seat for seat in range(len(b.state.seats)) if b.alive(seat)]
    most = max([value(b.hero(seat)) for seat in seats], default=0)
    best = [seat for seat in seats if value(b.hero(seat)) == most]
    return best[0] if len(best) == 1 else -1


def _carried(b: Board, seat: int) -> list[Lived]:
    """The Objects of a character that may become heirlooms, those of the Adventure deck."""
    if not b.alive(seat):
        return []
    cards = [b.card(piece) for piece in b.hero(seat).objects]
    return [Lived("carried", card.id) for card in dict.fromkeys(cards) if may_be_heirloom(card)]


def may_be_heirloom(card: Card) -> bool:
    """Nobody inherits the way to the Crown: no Talisman is an heirloom."""
    return card.is_object and card.source == "adventure" and not any(isinstance(mod, TalismanMod) for mod in card.mods)


async def hand_out(p: Play) -> None:
    """Heirlooms go from the deck to their owners before the first turn; one that may not be owned stays in it."""
    for seat in p.clockwise(0):
        for name in kept_by(p.state.options, seat, HEIRLOOM):
            card = p.content.cards.get(name)
            if card is None or name not in p.state.adventure or not may_be_heirloom(card):
                continue
            if not p.may_own(seat, card):
                p.say("heirloom_not_owned", seat=seat, card=name)
                continue
            p.state.adventure.remove(name)
            piece = p.issue(name)
            p.hero(seat).objects.append(piece)
            p.say("heirloom", seat=seat, card=name)
            await zones.gain_effects(p, seat, [piece])
        await zones.settle_limits(p, seat)
