"""Tactics, War Cries, support tactics and commands: cards and abilities (WC-5.5 to WC-5.7, WC-7)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.play import No
from bot.engine.requests import Facts
from bot.games.warcry.actions import PlayCommand, PlayTactic, TacticPass, UseCommand, UseTactic
from bot.games.warcry.board import Board, piece_facts
from bot.games.warcry.cards.cards import Card
from bot.games.warcry.course.battle import end_command
from bot.games.warcry.course.turn import out_of_turn, wrong_phase, wrong_seat
from bot.games.warcry.effects.doing import EffectRun, name_choices, pay_costs, run_ability
from bot.games.warcry.effects.lines import take_choices, tell_void
from bot.games.warcry.effects.reactions import count_use, used_up
from bot.games.warcry.effects.sight import AbilityContext, ability_key, can_do_any, conditions_hold, payable, unpaid
from bot.games.warcry.language.ability import Ability
from bot.games.warcry.play import Play, Trigger
from bot.games.warcry.state import Attachment, Binding, Combat, PlayedCard, Strategy, Unit, other
from bot.games.warcry.zones import lay_strategy

KIND_OF_TYPE = {"combat_tactic": "tactic", "warcry": "warcry", "support_tactic": "support"}
TYPE_OF_KIND = {kind: name for name, kind in KIND_OF_TYPE.items()}

Piece = Unit | Attachment | Strategy


# -- may it be used? ------------------------------------------------------------------------------------------------


def not_your_tactic(b: Board, seat: int) -> No | None:
    """Why the seat may not act in the exchange of tactics now, if so (WC-7.3)."""
    combat = b.combat
    refusal = wrong_phase(b, "tactics")
    return refusal if refusal is not None or combat is None else wrong_seat(b, seat, combat.next, "WC-7.3")


def cannot_play_tactic(b: Board, seat: int, card_id: str, by: str) -> No | None:
    """Why the seat may not play this tactic card with this unit now, if so."""
    refusal = not_your_tactic(b, seat)
    if refusal is not None:
        return refusal
    if card_id not in b.side(seat).action_hand:
        return "card_not_in_hand", "WC-7.12", {"card": card_id[:40]}
    card = b.card(card_id)
    if card.type not in KIND_OF_TYPE:
        return "not_a_tactic", "WC-7.12", {"card": card_id, "kind": card.type}
    ability = card.playable[0]
    bind = Binding(seat, card_id, me=by, in_hand=True)
    return _user_fault(b, seat, ability.kind, by) or _play_fault(AbilityContext(b, bind), ability, card)


def _user_fault(b: Board, seat: int, kind: str, by: str) -> No | None:
    """The unit that uses a tactic must be ready and in the right place (WC-7.5, WC-7.6, WC-7.8, WC-7.11)."""
    combat = b.combat
    unit = next((own for own in b.units(seat) if own.id == by), None)
    if combat is None or unit is None:
        fighter = b.fighter(seat)
        if combat is not None and kind != "support" and fighter is None:
            return "no_unit_in_combat", "WC-7.33", {"seat": seat}
        return "no_such_unit", "WC-P20", {"unit": by[:20]}
    facts = piece_facts("unit", unit)
    if kind == "support":
        if b.in_combat(unit):
            return "supporter_in_combat", "WC-7.6", facts
    elif not b.in_combat(unit):
        return "unit_not_in_combat", "WC-7.5", facts
    if unit.committed:
        return "unit_committed", "WC-2.3", facts
    return _forbidden(combat, seat, kind)


def _forbidden(combat: Combat, seat: int, kind: str) -> No | None:
    name = TYPE_OF_KIND[kind]
    if kind == "warcry" and combat.acted[seat]:
        return "warcry_too_late", "WC-7.8", {"seat": seat}
    # Effects that forbid combat tactics include War Cries (WC-7.9).
    names = (name, "combat_tactic") if kind == "warcry" else (name,)
    if any((seat, forbidden) in combat.forbidden for forbidden in names):
        return "forbidden_now", "WC-C55", {"kind": name}
    return None


def _play_fault(s: AbilityContext, ability: Ability, card: Card | None = None) -> No | None:
    facts: Facts = {"card": s.bind.card}
    if not conditions_hold(s, ability):
        return "condition_not_met", "WC-7.22", facts
    points = card.cost if card is not None else 0
    if not payable(s, ability.cost, points):
        what, cost, left = unpaid(s, ability.cost, points)
        facts |= {"what": what, "cost": cost, "left": left, **piece_facts("unit", s.b.unit(s.bind.me))}
        return "cannot_pay", "WC-7.15" if what == "tp" else "WC-C22", facts
    if not can_do_any(s, ability.do):
        return "can_do_nothing", "WC-C47", facts
    return None


def find_ability(b: Board, seat: int, piece: str, index: int) -> tuple[Piece, Unit | None, Ability] | None:
    """The playable ability number ``index`` (0: the only one of its kind) of a card in play."""
    for held, unit in own_pieces(b, seat):
        if held.id == piece:
            for ability in b.card(held.card).playable:
                if ability.index == index or (not index and len(b.card(held.card).playable) == 1):
                    return held, unit, ability
    return None


def own_pieces(b: Board, seat: int) -> Iterator[tuple[Piece, Unit | None]]:
    """A seat's cards in play that print something to use, each with the unit that carries it."""
    cards = b.content.cards
    for unit in b.units(seat):
        if cards[unit.card].playable:
            yield unit, unit
        for attachment in unit.attachments:
            if cards[attachment.card].playable:
                yield attachment, unit
    for strategy in b.side(seat).strategies:
        if cards[strategy.card].playable:
            yield strategy, None


def cannot_use_tactic(b: Board, seat: int, piece: str, index: int) -> No | None:
    """Why the seat may not use this tactic ability now, if so (WC-7.18 to WC-7.20)."""
    refusal = not_your_tactic(b, seat)
    if refusal is not None:
        return refusal
    found = find_ability(b, seat, piece, index)
    if found is None or found[2].kind == "command":
        return "no_such_ability", "WC-7.12", {"unit": piece[:20], "ability": index}
    return _ability_fault(b, seat, *found)


def _ability_fault(b: Board, seat: int, held: Piece, unit: Unit | None, ability: Ability) -> No | None:
    combat = b.combat
    refusal = None
    if unit is not None:
        refusal = _user_fault(b, seat, ability.kind, unit.id)
    elif combat is not None:
        refusal = _forbidden(combat, seat, ability.kind)
    if refusal is not None:
        return refusal
    if combat is not None and isinstance(held, Unit) and b.in_combat(held):
        if (seat, "unit_abilities") in combat.forbidden:
            return "forbidden_now", "WC-C55", {"kind": "unit_abilities"}
    if used_up(b, f"{held.id}#{ability.index}", ability.limit or "combat"):
        return "already_used", "WC-7.18", {"unit": held.id, "unit_card": held.card, "limit": ability.limit or "combat"}
    return _play_fault(AbilityContext(b, binding_of(seat, held, unit, ability)), ability)


def binding_of(seat: int, held: Piece, unit: Unit | None, ability: Ability) -> Binding:
    """What the words of an ability of a card in play mean (WC-C51)."""
    return Binding(seat, held.card, held.id, ability.index, me=unit.id if unit is not None else "")


# -- offers ---------------------------------------------------------------------------------------------------------


def tactic_offers(b: Board, seat: int) -> Iterator[PlayTactic | UseTactic]:
    """Every tactic that the seat may play or use now, apart from passing."""
    if not_your_tactic(b, seat) is not None:
        return
    able: dict[str, list[Unit]] = {}  # who may use each kind now: asked once, not for every card
    for card_id in sorted(set(b.side(seat).action_hand)):
        card = b.card(card_id)
        kind = KIND_OF_TYPE.get(card.type)
        if kind is None:
            continue
        if kind not in able:
            able[kind] = [unit for unit in users(b, seat, kind) if _user_fault(b, seat, kind, unit.id) is None]
        for unit in able[kind]:
            sight = AbilityContext(b, Binding(seat, card_id, me=unit.id, in_hand=True))
            if _play_fault(sight, card.playable[0], card) is None:
                yield PlayTactic(card_id, unit.id)
    yield from ability_offers(b, seat)


def users(b: Board, seat: int, kind: str) -> list[Unit]:
    """The ready units that could use a tactic of a kind: the one in combat, or all others for a support."""
    if kind == "support":
        return [unit for unit in b.units(seat) if not unit.committed and not b.in_combat(unit)]
    fighter = b.fighter(seat)
    return [fighter] if fighter is not None and not fighter.committed else []


def ability_offers(b: Board, seat: int) -> Iterator[UseTactic]:
    """Every tactic ability of cards in play that the seat may use now. All of it is public (WC-P18)."""
    for held, unit in own_pieces(b, seat):
        for ability in b.card(held.card).playable:
            if ability.kind != "command" and _ability_fault(b, seat, held, unit, ability) is None:
                yield UseTactic(held.id, ability.index)


def must_pass(b: Board) -> bool:
    """True if the next player can only pass, as everybody can see: empty hand, nothing to use (WC-P18)."""
    combat = b.combat
    if combat is None or b.state.phase != "tactics" or b.side(combat.next).action_hand:
        return False
    return next(ability_offers(b, combat.next), None) is None


# -- tactics --------------------------------------------------------------------------------------------------------


async def play_tactic(p: Play, seat: int, action: PlayTactic) -> None:
    """Play a tactic card (WC-7.13, WC-7.21)."""
    p.demand(cannot_play_tactic(p, seat, action.card, action.by))
    card = p.card(action.card)
    d = EffectRun(p, Binding(seat, action.card, me=action.by))
    p.side(seat).action_hand.remove(action.card)
    ability = card.playable[0]
    take_choices(d, ability, action.choices, card.cost)
    played = PlayedCard(seat, action.card, action.by)
    if p.combat is not None:
        p.combat.cards.append(played)
        p.combat.latest = "card"
    _say_tactic(p, d, card.type, card.cost)
    await name_choices(d, ability.do)
    await pay_costs(d, ability.cost, card.cost)
    await _carry_out(d, ability, card.type, "card", played)
    _next_to_act(p, seat)


async def use_tactic(p: Play, seat: int, action: UseTactic) -> None:
    """Use a tactic ability of a card in play (WC-7.18)."""
    p.demand(cannot_use_tactic(p, seat, action.piece, action.ability))
    found = find_ability(p, seat, action.piece, action.ability)
    if found is None:
        return
    held, unit, ability = found
    d = EffectRun(p, binding_of(seat, held, unit, ability))
    take_choices(d, ability, action.choices)
    count_use(p, ability_key(d.bind), ability.limit or "combat")
    kind = TYPE_OF_KIND[ability.kind]
    if p.combat is not None:
        p.combat.latest = held.id
    _say_tactic(p, d, kind, 0)
    await name_choices(d, ability.do)
    await pay_costs(d, ability.cost)
    await _carry_out(d, ability, kind, "ability", None)
    _next_to_act(p, seat)


def _say_tactic(p: Play, d: EffectRun, kind: str, cost: int) -> None:
    user = p.unit(d.bind.me)
    p.say(
        "tactic_played",
        seat=d.seat,
        card=d.bind.card,
        piece=d.bind.piece,
        kind=kind,
        cost=cost,
        **piece_facts("unit", user),
    )


async def _carry_out(d: EffectRun, ability: Ability, kind: str, source: str, played: PlayedCard | None) -> None:
    """Reactions that cancel, the effect, other reactions (WC-7.21, WC-7.29)."""
    before = Trigger("tactic_played", d.seat, d.bind.me, kind=kind, source=source, moment="before")
    await d.p.react(before)
    if before.cancelled:
        if played is not None:
            played.cancelled = True
        d.p.say("cancelled", seat=d.seat, card=d.bind.card)
    else:
        await run_ability(d, ability.do)
    tell_void(d)
    after = Trigger("tactic_played", d.seat, d.bind.me, kind=kind, source=source, moment="after")
    await d.p.react(after)


def _next_to_act(p: Play, seat: int) -> None:
    combat = p.combat
    if combat is None:
        return
    combat.acted[seat] = True
    combat.passes = 0
    combat.next = other(seat)
    if combat.ended:
        p.state.phase = "resolution"  # WC-7.33


async def tactic_pass(p: Play, seat: int, action: TacticPass) -> None:
    """Pass in the exchange (WC-7.3, WC-7.4)."""
    p.demand(not_your_tactic(p, seat))
    pass_tactics(p)


def pass_tactics(p: Play) -> None:
    """The next player passes; two passes in a row end the exchange."""
    combat = p.combat
    if combat is None:
        return
    p.say("passed", seat=combat.next, what="tactic")
    combat.acted[combat.next] = True
    combat.latest = "pass"
    combat.passes += 1
    combat.next = other(combat.next)
    if combat.passes >= 2:
        p.state.phase = "resolution"


# -- commands -------------------------------------------------------------------------------------------------------


def cannot_play_command(b: Board, seat: int, card_id: str) -> No | None:
    """Why the seat may not play this command or strategy card now, if so (WC-5.5, WC-5.13, WC-5.17)."""
    refusal = out_of_turn(b, seat, "commands", "WC-5.2")
    if refusal is not None:
        return refusal
    if card_id not in b.side(seat).action_hand:
        return "card_not_in_hand", "WC-5.5", {"card": card_id[:40]}
    card = b.card(card_id)
    if card.type == "strategy":
        return None
    if card.type != "command":
        return "not_a_command", "WC-5.5", {"card": card_id, "kind": card.type}
    return _play_fault(AbilityContext(b, Binding(seat, card_id, in_hand=True)), card.playable[0])


def cannot_use_command(b: Board, seat: int, piece: str, index: int) -> No | None:
    """Why the seat may not use this command ability now, if so (WC-5.6)."""
    refusal = out_of_turn(b, seat, "commands", "WC-5.2")
    if refusal is not None:
        return refusal
    found = find_ability(b, seat, piece, index)
    if found is None or found[2].kind != "command":
        return "no_such_ability", "WC-5.6", {"unit": piece[:20], "ability": index}
    held, unit, ability = found
    if unit is not None and unit.committed:
        return "unit_committed", "WC-2.3", piece_facts("unit", unit)
    if used_up(b, f"{held.id}#{ability.index}", ability.limit):
        return "already_used", "WC-C10", {"unit": held.id, "unit_card": held.card, "limit": ability.limit}
    return _play_fault(AbilityContext(b, binding_of(seat, held, unit, ability)), ability)


def command_offers(b: Board, seat: int) -> Iterator[PlayCommand | UseCommand]:
    """Every command or strategy card and every command ability that the seat may use now."""
    for card_id in sorted(set(b.side(seat).action_hand)):
        if b.card(card_id).type in ("command", "strategy") and cannot_play_command(b, seat, card_id) is None:
            yield PlayCommand(card_id)
    for held, _unit in own_pieces(b, seat):
        for ability in b.card(held.card).playable:
            if ability.kind == "command" and cannot_use_command(b, seat, held.id, ability.index) is None:
                yield UseCommand(held.id, ability.index)


async def play_command(p: Play, seat: int, action: PlayCommand) -> None:
    """Play a command card and carry it out, or lay a strategy (WC-5.5, WC-5.7)."""
    p.demand(cannot_play_command(p, seat, action.card))
    card = p.card(action.card)
    p.mark("play_command", seat, card=action.card)
    d = EffectRun(p, Binding(seat, action.card))
    p.side(seat).action_hand.remove(action.card)
    if card.type == "strategy" and action.choices:
        p.refuse("choice_not_asked", "WC-P12", given=action.choices[0][:40], card=action.card)
    if card.type != "strategy":
        take_choices(d, card.playable[0], action.choices)
    p.say("command_played", seat=seat, card=action.card, kind=card.type)
    if card.type == "strategy":
        lay_strategy(p, seat, action.card)
        end_command(p)
        return
    await _command(d, card.playable[0])
    p.side(seat).action_discard.append(action.card)


async def use_command(p: Play, seat: int, action: UseCommand) -> None:
    """Use a command ability; it does not commit the unit unless its cost says so (WC-5.6)."""
    p.demand(cannot_use_command(p, seat, action.piece, action.ability))
    found = find_ability(p, seat, action.piece, action.ability)
    if found is None:
        return
    held, unit, ability = found
    d = EffectRun(p, binding_of(seat, held, unit, ability))
    take_choices(d, ability, action.choices)
    count_use(p, ability_key(d.bind), ability.limit)
    p.mark("use_command", seat, unit.id if unit is not None else "", card=held.card)
    p.say("command_used", seat=seat, card=held.card, piece=held.id, **piece_facts("unit", unit))
    await _command(d, ability)


async def _command(d: EffectRun, ability: Ability) -> None:
    """Choices, costs, effect. An attack made at once takes over; else the command is at its end."""
    await name_choices(d, ability.do)
    await pay_costs(d, ability.cost)
    d.p.state.pass_count = 0
    await run_ability(d, ability.do)
    tell_void(d)
    if not d.suspended:
        end_command(d.p)
