"""The muster phase: armies are built by turns (WC-3)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.play import No
from bot.games.warcry.actions import ChooseMusterOrder, MusterAttachment, MusterPass, MusterUnit
from bot.games.warcry.board import Board, piece_facts
from bot.games.warcry.cards.cards import Card
from bot.games.warcry.carrying import cannot_carry
from bot.games.warcry.course.turn import no_own_unit, out_of_turn, own_unit, wrong_phase, wrong_seat
from bot.games.warcry.play import Play, Trigger
from bot.games.warcry.state import BATTLE, RESERVE, Line, other, supply
from bot.games.warcry.zones import draw_army, fasten, put_into_play, remove_unit

HAND = 5  # WC-3.5

_LINES: dict[str, Line] = {BATTLE: BATTLE, RESERVE: RESERVE}


# What may be done ----------------------------------------------------------------------------------------------


def gold_left(b: Board, seat: int) -> int:
    """Gold that the seat may still spend in this battle (WC-3.3, WC-3.4)."""
    return supply(b.state) - b.side(seat).spent


def can_muster_unit(b: Board, seat: int, card_id: str) -> No | None:
    """Why the seat may not muster this unit now, if so (WC-3.7). The line is checked by ``can_stand_in``."""
    return (
        out_of_turn(b, seat, "muster", "WC-3.6")
        or _not_in_hand(b, seat, card_id, "unit", "WC-3.7")
        or _cannot_buy(b, seat, b.card(card_id))
    )


def can_stand_in(line: str) -> No | None:
    """Why a unit may not be mustered into this line, if so (WC-3.7)."""
    return None if line in _LINES else ("no_such_line", "WC-3.7", {"given": line[:20]})


def can_muster_attachment(b: Board, seat: int, card_id: str) -> No | None:
    """Why the seat may not play this attachment on any unit now, if so (WC-3.8)."""
    return (
        out_of_turn(b, seat, "muster", "WC-3.6")
        or _not_in_hand(b, seat, card_id, "attachment", "WC-3.8")
        or _cannot_buy(b, seat, b.card(card_id))
    )


def can_fasten(b: Board, seat: int, card_id: str, piece: str) -> No | None:
    """Why the seat may not play this attachment on this unit now, if so (WC-3.8 to WC-3.11)."""
    refusal = can_muster_attachment(b, seat, card_id) or no_own_unit(b, seat, piece, "WC-R3")
    unit = own_unit(b, seat, piece)
    return refusal if refusal is not None or unit is None else cannot_carry(b, unit, b.card(card_id))


def muster_offers(b: Board, seat: int) -> Iterator[tuple[str, str]]:
    """Every card that the seat could muster now; an attachment with each unit that could carry it."""
    for card_id in sorted(set(b.side(seat).army_hand)):
        if b.card(card_id).family == "unit":
            if can_muster_unit(b, seat, card_id) is None:
                yield card_id, ""
        else:
            for unit in b.units(seat):
                if can_fasten(b, seat, card_id, unit.id) is None:
                    yield card_id, unit.id


def _not_in_hand(b: Board, seat: int, card_id: str, family: str, clause: str) -> No | None:
    if card_id not in b.side(seat).army_hand:
        return "card_not_in_hand", clause, {"card": card_id[:40]}
    if b.card(card_id).family != family:
        return f"not_{family}", clause, {"card": card_id}
    return None


def _cannot_buy(b: Board, seat: int, card: Card) -> No | None:
    if card.unique and _copy_in_play(b, seat, card):
        return "unique_in_play", "WC-2.28", {"card": card.id}
    cost, left = b.muster_cost(seat, card), gold_left(b, seat)
    if cost > left:
        return "too_expensive", "WC-3.11", {"card": card.id, "cost": cost, "left": left}
    return None


def _copy_in_play(b: Board, seat: int, card: Card) -> bool:
    """True if the seat has a copy of a card in its formation. Cards of one name are the same card (WC-1.7)."""
    pieces = [piece for unit in b.units(seat) for piece in (unit.card, *(part.card for part in unit.attachments))]
    return any(b.card(piece).name == card.name for piece in pieces)


# Turns ---------------------------------------------------------------------------------------------------------


async def choose_muster_order(p: Play, seat: int, action: ChooseMusterOrder) -> None:
    """Who musters first; then both draw their cards (WC-3.1, WC-3.2, WC-3.5)."""
    state = p.state
    p.demand(wrong_phase(p, "muster_order") or wrong_seat(p, seat, state.chooser, "WC-3.1"))
    if action.first not in (0, 1):
        p.refuse("no_such_seat", "WC-3.1", given=action.first)
    state.phase, state.muster_first, state.active = "muster", action.first, action.first
    p.say("muster_order", seat=seat, first=action.first)
    p.mark("muster_order", seat)
    for drawer in (action.first, other(action.first)):
        await draw_army(p, drawer, HAND)


async def muster_unit(p: Play, seat: int, action: MusterUnit) -> None:
    """Pay for a unit, put it into a line, draw a card (WC-3.7)."""
    p.demand(can_muster_unit(p, seat, action.card) or can_stand_in(action.line))
    cost = _pay(p, seat, action.card)
    unit = await put_into_play(p, seat, action.card, _LINES[action.line], paid=cost)
    p.tell_unit("mustered", unit, seat=seat, line=action.line, cost=cost, left=gold_left(p, seat))
    p.mark("muster_unit", seat, unit.id, card=unit.card)
    await draw_army(p, seat, 1)
    await p.react(Trigger("mustered", seat, unit.id))
    _next_turn(p, seat)


async def muster_attachment(p: Play, seat: int, action: MusterAttachment) -> None:
    """Pay for an attachment, fasten it, draw a card (WC-3.8)."""
    p.demand(can_fasten(p, seat, action.card, action.unit))
    unit = p.need_unit(action.unit)
    cost = _pay(p, seat, action.card)
    attachment = await fasten(p, seat, action.card, unit, cost)
    facts = {**piece_facts("attachment", attachment), **piece_facts("unit", unit)}
    p.say("attached", seat=seat, cost=cost, left=gold_left(p, seat), **facts)
    p.mark("muster_attachment", seat, unit.id, card=attachment.card)
    await draw_army(p, seat, 1)
    _next_turn(p, seat)


def _pay(p: Play, seat: int, card_id: str) -> int:
    player = p.side(seat)
    cost = p.muster_cost(seat, p.card(card_id))
    player.army_hand.remove(card_id)
    player.spent += cost
    return cost


async def muster_pass(p: Play, seat: int, action: MusterPass) -> None:
    """Stop mustering for this battle (WC-3.13)."""
    p.demand(out_of_turn(p, seat, "muster", "WC-3.6"))
    p.side(seat).passed_muster = True
    p.say("passed", seat=seat, what="muster")
    p.mark("muster_pass", seat)
    _next_turn(p, seat)


def _next_turn(p: Play, seat: int) -> None:
    """Turns alternate; who has passed is skipped (WC-3.6, WC-3.13)."""
    if not p.side(other(seat)).passed_muster:
        p.state.active = other(seat)


# The end of the phase, and correction ----------------------------------------------------------------------------


def is_due(b: Board) -> bool:
    """True if the muster phase goes on by itself: both have passed, or an army costs too much."""
    players = b.state.players
    return all(player.passed_muster for player in players) or any(_overspent(b, seat) for seat in (0, 1))


async def proceed(p: Play) -> None:
    """Correct what was overspent (WC-3.12); when both have passed the battle phase begins (WC-3.16)."""
    state = p.state
    for seat in (0, 1):
        correct(p, seat)
    if state.players[state.active].passed_muster:
        _next_turn(p, state.active)
    if all(player.passed_muster for player in state.players):
        state.phase = "battle_setup"


def _overspent(b: Board, seat: int) -> bool:
    return gold_left(b, seat) < 0


def correct(p: Play, seat: int) -> None:
    """Discard what was bought last until the army costs no more than the supply (WC-3.12, WC-R7)."""
    player = p.side(seat)
    if not _overspent(p, seat):
        return
    p.say("overspent", seat=seat, spent=player.spent, supply=supply(p.state))
    while _overspent(p, seat) and player.units:
        player.spent -= _discard_last_bought(p, seat)
    # What is left was paid for cards that are gone; an empty army costs nothing.
    player.spent = min(player.spent, supply(p.state))
    player.passed_muster = True


def _discard_last_bought(p: Play, seat: int) -> int:
    """Returns the gold that counted as spent for it. An attachment bought after the last unit goes alone."""
    last = max(p.units(seat), key=lambda unit: unit.entered)
    bought = [(attachment.entered, unit, attachment) for unit in p.units(seat) for attachment in unit.attachments]
    newest = max(bought, key=lambda entry: entry[0], default=None)
    if newest is not None and newest[0] > last.entered:
        _, unit, attachment = newest
        facts = {**piece_facts("attachment", attachment), **piece_facts("unit", unit)}
        p.say("attachment_destroyed", seat=seat, cause="overspent", **facts)
        unit.attachments.remove(attachment)
        p.side(seat).army_discard.append(attachment.card)
        p.forget()
        return attachment.paid
    p.tell_unit("destroyed", last, seat=seat, cause="overspent")
    remove_unit(p, last)
    return last.paid + sum(attachment.paid for attachment in last.attachments)
