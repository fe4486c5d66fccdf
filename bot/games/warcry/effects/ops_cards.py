"""Operations on cards: drawing, discarding, looking, taking back (WC-C28)."""

from __future__ import annotations

from bot.engine.requests import Option
from bot.games.warcry import zones
from bot.games.warcry.effects import choices
from bot.games.warcry.effects.doing import EffectRun, chosen_card, discard_chosen, operation
from bot.games.warcry.language.ability import Call


@operation("draw")
async def draw(d: EffectRun, op: Call) -> None:
    """Action cards to the hand; 0 or less does nothing (WC-C50)."""
    await zones.draw_action(d.p, d.seat_named(op.args[0]), d.number(op.args[1]))


@operation("discard")
async def discard(d: EffectRun, op: Call) -> None:
    """Cards of a hand: by its owner's choice, at random, or chosen by the controller who sees the hand."""
    seat, count, how = d.seat_named(op.args[0]), d.number(op.args[1]), op.args[2]
    if count <= 0:
        return
    if how == "choice":
        await discard_chosen(d, seat, count, "discard_card")
    elif how == "random":
        await _discard_random(d, seat, count)
    else:
        await _discard_by_foe(d, seat, count)


async def _discard_random(d: EffectRun, seat: int, count: int) -> None:
    # Sorted first, so that the draw cannot depend on the order in which cards came into the hand (WC-P20).
    hand = sorted(d.sight().hand(seat))
    if not hand:
        return
    await d.p.t.reveal("random discard")
    taken = hand if count >= len(hand) else list(await d.p.t.shuffle(hand, label="random discard"))[:count]
    _discard(d, seat, taken)


async def _discard_by_foe(d: EffectRun, seat: int, count: int) -> None:
    # Sorted: the default goes by age, and the age of a card in another's hand is nobody's business (WC-P20).
    hand = sorted(d.sight().hand(seat))
    if not hand:
        return
    await _show_hand(d, seat)
    taken = await choices.choose_cards(d, d.seat, "discard_card", hand, count, card=d.bind.card)
    _discard(d, seat, taken)


def _discard(d: EffectRun, seat: int, cards: list[str]) -> None:
    zones.discard_cards(d.p, seat, cards)
    if cards:
        d.discarded_die(cards[-1])


async def _show_hand(d: EffectRun, seat: int) -> None:
    """Only the controller sees the cards; everybody learns how many were looked at (WC-H4)."""
    await d.p.t.reveal("look at hand")
    hand = sorted(d.sight().hand(seat))
    d.p.say("looked_at_hand", seat=d.seat, other=seat, count=len(hand))
    d.p.say("hand_seen", to=(d.seat,), seat=d.seat, other=seat, cards=tuple(hand))


@operation("look_hand")
async def look_hand(d: EffectRun, op: Call) -> None:
    """The controller looks at a hand."""
    await _show_hand(d, d.seat_named(op.args[0]))


@operation("look_top")
async def look_top(d: EffectRun, op: Call) -> None:
    """The controller looks at the top of an action deck, and may discard or reorder (WC-C55)."""
    seat, count, mode = d.seat_named(op.args[0]), d.number(op.args[1]), op.args[2]
    if count <= 0:
        return
    cards = await zones.look_top(d.p, seat, count)
    d.p.say("looked_at_deck", seat=d.seat, other=seat, count=len(cards))
    d.p.say("deck_seen", to=(d.seat,), seat=d.seat, other=seat, cards=tuple(cards))
    if mode == "may_discard":
        await _may_discard(d, seat, cards)
    elif mode == "reorder" and len(cards) > 1:
        await _reorder(d, seat, cards)


async def _may_discard(d: EffectRun, seat: int, cards: list[str]) -> None:
    answer = await d.ask(
        d.seat,
        "look_top",
        _numbered(cards),
        default=(),
        low=0,
        high=len(cards),
        secret=True,
        facts={"card": d.bind.card},
    )
    gone = [place for place in range(len(cards)) if str(place + 1) in answer]
    deck = d.p.side(seat).action_deck
    taken = [cards[place] for place in gone]
    deck[: len(cards)] = [card for place, card in enumerate(cards) if place not in gone]
    d.p.side(seat).action_discard.extend(taken)
    if taken:
        d.discarded_die(taken[-1])
        d.p.say("discarded_from_deck", seat=d.seat, other=seat, cards=tuple(taken), count=len(taken))
        await zones.refill_action(d.p, seat)


async def _reorder(d: EffectRun, seat: int, cards: list[str]) -> None:
    order = tuple(str(place + 1) for place in range(len(cards)))
    answer = await d.ask(
        d.seat,
        "look_order",
        _numbered(cards),
        default=order,
        low=len(cards),
        high=len(cards),
        ordered=True,
        secret=True,
        facts={"card": d.bind.card},
    )
    d.p.side(seat).action_deck[: len(cards)] = [cards[int(place) - 1] for place in answer]
    d.p.say("reordered", seat=d.seat, other=seat, count=len(cards))


def _numbered(cards: list[str]) -> list[Option]:
    return [Option(str(place), f"choose {place}", {"card": card}) for place, card in enumerate(cards, 1)]


@operation("recover")
async def recover(d: EffectRun, op: Call) -> None:
    """An action card from the discard pile to the hand."""
    card = await chosen_card(d, op)
    if card is not None:
        player = d.p.side(d.seat)
        player.action_discard.remove(card)
        player.action_hand.append(card)
        d.p.say("recovered", seat=d.seat, card=card)


@operation("put_on_top")
async def put_on_top(d: EffectRun, op: Call) -> None:
    """A card from a discard pile to the top of its deck."""
    card = await chosen_card(d, op)
    selector = op.args[0]
    if card is None or not isinstance(selector, Call):
        return
    seat, pile = d.seat_named(selector.args[0]), str(selector.args[1])
    zones.discard_of(d.p, seat, pile).remove(card)
    zones.deck_of(d.p, seat, pile).insert(0, card)
    d.p.say("put_on_top", seat=seat, card=card, pile=pile)
