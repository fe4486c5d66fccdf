"""Everything that moves cards: drawing, rolling, discarding, entering and leaving play (WC-2).

Each function tells its own events. Whatever brings hidden cards to light passes a Reveal first, so that dry runs stop
before it and undo knows.
"""

from __future__ import annotations

from bot.games.warcry.board import piece_facts
from bot.games.warcry.play import Play, Trigger
from bot.games.warcry.state import BATTLE, LETTERS, RESERVE, Attachment, Line, Strategy, Unit, seat_of

MOST_EQUAL_ROLLS = 20  # WC-2.16


# -- decks ----------------------------------------------------------------------------------------------------------


async def draw_action(p: Play, seat: int, count: int) -> list[str]:
    """Draw action cards (WC-2.23: from nothing, nothing)."""
    return await _draw(p, seat, "action", count)


async def draw_army(p: Play, seat: int, count: int) -> list[str]:
    """Draw army cards."""
    return await _draw(p, seat, "army", count)


async def _draw(p: Play, seat: int, pile: str, count: int) -> list[str]:
    if count <= 0:
        return []
    await p.t.reveal("draw")
    drawn: list[str] = []
    for _ in range(count):
        card = await _take_top(p, seat, pile)
        if card is None:
            break
        hand_of(p, seat, pile).append(card)
        drawn.append(card)
        await _refill(p, seat, pile)
    if drawn:
        p.say("drew", seat=seat, count=len(drawn), pile=pile)
        p.say("drew_cards", to=(seat,), seat=seat, cards=tuple(drawn), pile=pile)
    return drawn


async def _take_top(p: Play, seat: int, pile: str) -> str | None:
    deck = deck_of(p, seat, pile)
    if not deck:
        await _refill(p, seat, pile)
    return deck.pop(0) if deck else None


async def _refill(p: Play, seat: int, pile: str) -> None:
    """An empty deck is made anew from its discard pile at once, or when a card is next needed (WC-2.18)."""
    deck, discard = deck_of(p, seat, pile), discard_of(p, seat, pile)
    if deck or not discard:
        return
    deck[:] = await p.t.shuffle(discard, label=f"{LETTERS[seat]} {pile} deck")
    discard.clear()
    p.say("reshuffled", seat=seat, pile=pile, count=len(deck))


async def refill_action(p: Play, seat: int) -> None:
    """See to an action deck that an effect may have emptied."""
    await _refill(p, seat, "action")


async def look_top(p: Play, seat: int, count: int) -> list[str]:
    """The top cards of an action deck, still on it; with too few the discard pile is shuffled below them (WC-2.24)."""
    await p.t.reveal("look")
    deck, discard = p.side(seat).action_deck, p.side(seat).action_discard
    if len(deck) < count and discard:
        deck.extend(await p.t.shuffle(discard, label=f"{LETTERS[seat]} action deck"))
        discard.clear()
        p.say("reshuffled", seat=seat, pile="action", count=len(deck))
    return deck[:count]


async def roll(p: Play, seat: int, purpose: str, unit: Unit | None = None) -> int | None:
    """Turn over the top action card and read its die (WC-2.10). None if there is no card at all (WC-2.15)."""
    await p.t.reveal("roll")
    card = await _take_top(p, seat, "action")
    if card is None:
        p.say("cannot_roll", seat=seat, purpose=purpose)
        return None
    player = p.side(seat)
    player.action_discard.append(card)
    number = player.roll_feed.pop(0) if player.roll_feed else p.card(card).die
    if p.state.last is not None and purpose == "combat":
        p.state.last.rolled_cards[LETTERS[seat]] = card
    p.say("rolled", seat=seat, number=number, card=card, purpose=purpose, **piece_facts("unit", unit))
    await _refill(p, seat, "action")
    return number


async def roll_off(p: Play, purpose: str, first: int) -> int:
    """Both players roll until the numbers differ; the seat that rolled higher (WC-2.16)."""
    second = 1 - first
    for _ in range(MOST_EQUAL_ROLLS):
        one, two = await roll(p, first, purpose), await roll(p, second, purpose)
        if one is None and two is None:
            break
        if (one or 0) != (two or 0):
            return first if (one or 0) > (two or 0) else second
    (lot,) = await p.t.roll(1, 6, label=purpose)
    winner = 0 if lot <= 3 else 1
    p.say("decided_by_lot", seat=winner, number=lot, purpose=purpose)
    return winner


async def reveal_army_until_unit(p: Play, seat: int) -> str | None:
    """Turn up army cards until a unit appears; the others are discarded (WC-11.10). None without one (WC-R22)."""
    await p.t.reveal("army card")
    player = p.side(seat)
    limit = len(player.army_deck) + len(player.army_discard)
    for _ in range(limit):
        card = await _take_top(p, seat, "army")
        if card is None:
            return None
        found = p.card(card).family == "unit"
        p.say("revealed", seat=seat, card=card)
        if not found:
            player.army_discard.append(card)
        await _refill(p, seat, "army")
        if found:
            return card
    return None


def deck_of(p: Play, seat: int, pile: str) -> list[str]:
    """A player's army or action deck."""
    player = p.side(seat)
    return player.army_deck if pile == "army" else player.action_deck


def hand_of(p: Play, seat: int, pile: str) -> list[str]:
    """A player's army or action hand."""
    player = p.side(seat)
    return player.army_hand if pile == "army" else player.action_hand


def discard_of(p: Play, seat: int, pile: str) -> list[str]:
    """A player's army or action discard pile."""
    player = p.side(seat)
    return player.army_discard if pile == "army" else player.action_discard


# -- hands ----------------------------------------------------------------------------------------------------------


def discard_hand_army(p: Play, seat: int) -> None:
    """The cards left of the army hand, at the end of the muster phase (WC-3.16, WC-H5)."""
    _discard_hand(p, seat, "army")


def discard_hand_action(p: Play, seat: int) -> None:
    """The whole action hand, at clean-up or as a cost."""
    _discard_hand(p, seat, "action")


def _discard_hand(p: Play, seat: int, pile: str) -> None:
    hand = hand_of(p, seat, pile)
    if hand:
        # Sorted: the order in a hand would tell when each card was drawn (WC-P20).
        cards = tuple(sorted(hand))
        discard_of(p, seat, pile).extend(cards)
        hand.clear()
        p.say("discarded_hand", seat=seat, pile=pile, cards=cards)


def discard_cards(p: Play, seat: int, cards: list[str]) -> None:
    """Some cards of the action hand, by choice or force."""
    player = p.side(seat)
    for card in cards:
        player.action_hand.remove(card)
        player.action_discard.append(card)
    if cards:
        p.say("discarded", seat=seat, cards=tuple(cards), count=len(cards))


# -- entering play --------------------------------------------------------------------------------------------------


def new_id(p: Play, seat: int) -> str:
    """The next public id of a seat; never used again in the game (WC-P20)."""
    player = p.side(seat)
    player.issued += 1
    return f"{LETTERS[seat]}{player.issued}"


def _enter(p: Play, seat: int, card: str) -> tuple[str, int]:
    piece = new_id(p, seat)
    p.state.entered += 1
    p.state.pieces[piece] = card
    p.forget()
    return piece, p.state.entered


async def put_into_play(
    p: Play,
    seat: int,
    card: str,
    line: Line,
    *,
    committed: bool = False,
    paid: int = 0,
    unique_rule: bool = True,
) -> Unit:
    """A unit enters play; an opponent's copy of a unique one goes (WC-2.29)."""
    piece, entered = _enter(p, seat, card)
    unit = Unit(piece, card, line, committed, entered=entered, paid=paid)
    p.side(seat).units.append(unit)
    if unique_rule:
        await _drop_other_copy(p, 1 - seat, card)
    return unit


async def fasten(p: Play, seat: int, card: str, unit: Unit, paid: int) -> Attachment:
    """An attachment is fastened to a unit (WC-3.8)."""
    piece, entered = _enter(p, seat, card)
    attachment = Attachment(piece, card, entered, paid)
    unit.attachments.append(attachment)
    await _drop_other_copy(p, 1 - seat, card)
    return attachment


def lay_strategy(p: Play, seat: int, card: str) -> Strategy:
    """A strategy card enters play until the battle ends (WC-5.7)."""
    piece, entered = _enter(p, seat, card)
    strategy = Strategy(piece, card, entered)
    p.side(seat).strategies.append(strategy)
    return strategy


async def _drop_other_copy(p: Play, seat: int, card: str) -> None:
    if not p.card(card).unique:
        return
    name = p.card(card).name
    for unit in list(p.units(seat)):
        if p.card(unit.card).name == name:
            _refund(p, seat, unit.paid + sum(part.paid for part in unit.attachments))
            await destroy(p, [unit], "unique")
            return
        for attachment in list(unit.attachments):
            if p.card(attachment.card).name == name:
                _refund(p, seat, attachment.paid)
                await destroy_attachment(p, unit, attachment, "unique")
                return


def _refund(p: Play, seat: int, gold: int) -> None:
    """In the muster phase the loser of a unique card gets its gold back and may go on (WC-2.30)."""
    player = p.side(seat)
    if p.state.phase != "muster":
        return
    player.spent = max(0, player.spent - gold)  # a position written by hand may have units and nothing spent
    reopened = player.passed_muster
    player.passed_muster = False
    p.say("refunded", seat=seat, gold=gold, reopened=reopened)


# -- leaving play ---------------------------------------------------------------------------------------------------


def remove_unit(p: Play, unit: Unit) -> None:
    """To the discard piles with all attachments, without a trigger (retreat, clean-up, WC-3.12)."""
    p.units(seat_of(unit.id)).remove(unit)
    p.side(seat_of(unit.id)).army_discard.append(unit.card)
    for attachment in unit.attachments:
        p.side(seat_of(attachment.id)).army_discard.append(attachment.card)
    p.forget()


async def destroy(p: Play, units: list[Unit], cause: str) -> None:
    """Units leave play together; lines move up; then reactions (WC-2.25, WC-2.33, WC-2.41)."""
    happenings: list[Trigger] = []
    for unit in units:
        _leave_combat(p, unit)
        seat = seat_of(unit.id)
        p.ghosts[unit.id] = unit
        remove_unit(p, unit)
        p.tell_unit("destroyed", unit, seat=seat, cause=cause, attachments=tuple(a.card for a in unit.attachments))
        happenings.append(Trigger("destroyed", seat, unit.id, ghost=unit))
        happenings.extend(
            Trigger("attachment_destroyed", seat_of(part.id), unit.id, ghost=unit) for part in unit.attachments
        )
    line_up(p)
    await p.react(*happenings)


def _leave_combat(p: Play, unit: Unit) -> None:
    combat = p.combat
    if combat is not None and combat.begun and p.in_combat(unit):
        combat.fear[LETTERS[seat_of(unit.id)]] = p.terror(unit)  # WC-10.5


async def destroy_attachment(p: Play, unit: Unit, attachment: Attachment, cause: str) -> None:
    """One attachment leaves play; its unit stays."""
    seat = seat_of(attachment.id)
    unit.attachments.remove(attachment)
    p.side(seat).army_discard.append(attachment.card)
    p.forget()
    p.say(
        "attachment_destroyed",
        seat=seat,
        cause=cause,
        **piece_facts("attachment", attachment),
        **piece_facts("unit", unit),
    )
    ghost = Unit(unit.id, unit.card, unit.line, unit.committed, [attachment])
    await p.react(Trigger("attachment_destroyed", seat, unit.id, ghost=ghost))


def discard_strategy(p: Play, seat: int, strategy: Strategy) -> None:
    """A strategy leaves play."""
    p.side(seat).strategies.remove(strategy)
    p.side(seat).action_discard.append(strategy.card)
    p.forget()
    p.say("strategy_discarded", seat=seat, **piece_facts("strategy", strategy))


# -- lines and states -----------------------------------------------------------------------------------------------


def line_up(p: Play, seat: int | None = None) -> None:
    """An empty battle line is filled by the whole reserve line (WC-2.32), not during the muster phase (WC-2.33)."""
    if p.state.phase == "muster":
        return
    for side in (0, 1) if seat is None else (seat,):
        units = p.units(side)
        # A unit on the battlefield stands in no line; with one there the check waits (WC-2.34).
        if units and all(unit.line == RESERVE for unit in units):
            for unit in units:
                unit.line = BATTLE
            p.say("line_moved_up", seat=side, count=len(units))


async def commit(p: Play, units: list[Unit]) -> None:
    """A card effect commits ready units together (WC-2.2); reactions follow."""
    for unit in units:
        unit.committed = True
        p.tell_unit("committed", unit, seat=seat_of(unit.id))
    await p.react(*[Trigger("committed_by_effect", seat_of(unit.id), unit.id) for unit in units])


def rally(p: Play, unit: Unit) -> None:
    """Turn a committed unit back to ready (WC-2.8)."""
    unit.committed = False
    p.tell_unit("rallied", unit, seat=seat_of(unit.id))


def move(p: Play, unit: Unit, line: Line) -> None:
    """A unit goes to the other line; its state stays (WC-5.8)."""
    unit.line = line
    p.tell_unit("moved", unit, seat=seat_of(unit.id), line=line)
    line_up(p)


def return_to_line(p: Play, unit: Unit, *, committed: bool) -> None:
    """A survivor of a melee combat returns to its battle line (WC-8.20, WC-8.21)."""
    was_ready = not unit.committed
    unit.line = BATTLE
    unit.committed = committed
    if committed and was_ready:
        p.tell_unit("committed", unit, seat=seat_of(unit.id))
