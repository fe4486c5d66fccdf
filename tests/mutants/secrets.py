"""Breakages of hidden information, standing orders and what is done when time runs out."""

from __future__ import annotations

from tests.mutants import Mutant, war

HIDDEN: tuple[Mutant, ...] = (
    war(
        "the view shows the other player's hand",
        "WC-H2",
        "show",
        "own = viewer == seat or over",
        "own = viewer is not None or over",
        "view",
        "secrets",
    ),
    war(
        "drawn cards are told to everybody",
        "WC-H2",
        "zones",
        'p.say("drew_cards", to=(seat,), seat=seat',
        'p.say("drew_cards", seat=seat',
        "view",
        "secrets",
    ),
    war(
        "a clean-up choice is seen before both are in",
        "WC-12.10",
        "show",
        "choice = state.kept[viewer] if viewer is not None else None",
        "choice = state.kept[viewer or 0]",
        "view",
        "secrets",
    ),
    war(
        "a pause shows that a reaction card is held",
        "WC-H7",
        "effects/reactions",
        'chosen = await self.ask(seat, "reaction_hand", held, secret=True, non_blocking=True)',
        'chosen = await self.ask(seat, "reaction_hand", held, secret=True)',
        "reactions",
    ),
    war(
        "who cannot play his cards passes by himself",
        "WC-P18",
        "course/tactics",
        'b.state.phase != "tactics" or b.side(combat.next).action_hand:',
        'b.state.phase != "tactics":',
        "combat",
    ),
    war(
        "options of a hand in the order of drawing",
        "WC-P20",
        "effects/choices",
        "for card in sorted(hand):",
        "for card in hand:",
        "view",
    ),
    war(
        "a discarded hand tells the order of drawing",
        "WC-P20",
        "zones",
        "cards = tuple(sorted(hand))",
        "cards = tuple(hand)",
        "secrets",
    ),
    war(
        "a roll may be taken back",
        "WC-P10",
        "zones",
        '    await p.t.reveal("roll")\n',
        "",
        "retreat",
    ),
    war(
        "a draw may be taken back",
        "WC-P10",
        "zones",
        '    await p.t.reveal("draw")\n',
        "",
        "play_by_post",
    ),
    war(
        "undo without the other player's consent",
        "WC-P10",
        "game",
        'undo_before_barrier="consent"',
        'undo_before_barrier="free"',
        "play_by_post",
    ),
)

ORDERS: tuple[Mutant, ...] = (
    war(
        "an armed card stays armed when it has left the hand",
        "WC-P17",
        "orders/orders",
        "return replace(orders, armed=kept) if len(kept) < len(orders.armed) else orders",
        "return orders",
        "orders",
    ),
    war(
        "the card armed last fires first",
        "WC-P17",
        "orders/orders",
        "for place, armed in enumerate(orders.armed):\n        if armed.fired:",
        "for place, armed in reversed(list(enumerate(orders.armed))):\n        if armed.fired:",
        "orders",
    ),
    war(
        "an armed re-roll spares the named roll",
        "WC-P4",
        "orders/orders",
        "0 < roll <= when.roll",
        "0 < roll < when.roll",
        "orders",
    ),
    war(
        "ahead by exactly the margin is not enough",
        "WC-P6",
        "orders/orders",
        "return lead >= orders.margin if",
        "return lead > orders.margin if",
        "orders",
    ),
    war(
        "a blocker for anybody goes before the named one",
        "WC-P6",
        "orders/orders",
        "key=lambda order: not order.against",
        "key=lambda order: bool(order.against)",
        "orders",
    ),
)

DEFAULTS: tuple[Mutant, ...] = (
    war(
        "by default the weakest meets the follow-up",
        "WC-P8",
        "orders/defaults",
        "key=lambda unit: (-b.strength(unit),",
        "key=lambda unit: (b.strength(unit),",
        "defaults",
    ),
    war(
        "by default the other musters first",
        "WC-P8",
        "orders/defaults",
        "ChooseMusterOrder(seat)",
        "ChooseMusterOrder(other(seat))",
        "defaults",
    ),
    war(
        "by default the dearest unit is discarded",
        "WC-P8",
        "course/cleanup",
        "left.pop(min(kept,",
        "left.pop(max(kept,",
        "defaults",
    ),
    war(
        "by default retreating units are given up",
        "WC-P8",
        "orders/defaults",
        "test=True",
        "test=False",
        "defaults",
    ),
    war(
        "by default the highest die is discarded",
        "WC-P8",
        "effects/choices",
        "key=lambda place: (b.card(hand[place]).die, place)",
        "key=lambda place: (-b.card(hand[place]).die, place)",
        "defaults",
    ),
)

MUTANTS = (*HIDDEN, *ORDERS, *DEFAULTS)
