"""Reactions: who may play one, in which order, and without telling who could have (WC-2.36, WC-7, WC-P4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.engine.errors import RulesFault
from bot.engine.requests import Facts, Option
from bot.engine.table import Table
from bot.games.warcry.board import Board
from bot.games.warcry.cards.cards import Content
from bot.games.warcry.effects.doing import EffectRun, name_choices, named_places, pay_costs, run_ability
from bot.games.warcry.effects.operations import OPERATIONS
from bot.games.warcry.effects.sight import (
    PICKS,
    AbilityContext,
    ability_key,
    can_do_any,
    conditions_hold,
    cost_units,
    discarded,
    payable,
    selected,
    workable,
)
from bot.games.warcry.effects.situation import sides, situation
from bot.games.warcry.language.ability import Ability, Call, Expr
from bot.games.warcry.play import Play, Trigger
from bot.games.warcry.state import Attachment, Binding, ResumeTurn, ResumeWindow, State, Strategy, Unit, other
from bot.games.warcry.terms import seats_named

MOST_DEPTH = 20  # WC-2.42
NO_REACTION = Option("no_reaction", "no_reaction")


def playing(content: Content, table: Table[State]) -> Play:
    """The play of one action, with reactions and the whole vocabulary of operations."""
    if not OPERATIONS:
        raise RulesFault("the vocabulary is not loaded")
    return Play(content, table, window_of)


class Candidate(Struct, frozen=True):
    """A reaction that could be played now."""

    option: Option
    bind: Binding
    ability: Ability
    event: Trigger
    key: str


# -- who could react ------------------------------------------------------------------------------------------------


def answers_to(on: Call, bind: Binding, event: Trigger) -> bool:
    """True if an event is the trigger of a reaction (WC-C31, WC-C56)."""
    if on.name != event.trigger:
        return False
    if not on.args:
        return True
    if event.seat not in seats_named(bind.seat, on.args[0]):
        return False
    if on.name == "tactic_played":
        return _tactic_fits(on.args[1], on.args[2], event)
    if len(on.args) > 1:  # narrowed to the unit itself
        return bind.me == (event.that if on.args[0] == "own" else event.target)
    return True


def _tactic_fits(kind: Expr, source: Expr, event: Trigger) -> bool:
    kinds = ("combat_tactic", "warcry") if kind == "combat_tactic" else (kind,)
    return (kind == "any" or event.kind in kinds) and source in ("any", event.source)


def cancels(ops: Sequence[Expr]) -> bool:
    """True if operations can cancel the triggering tactic: such reactions come before its effect (WC-7.29)."""
    for op in ops:
        if isinstance(op, Call) and (op.name == "cancel" or cancels(op.args)):
            return True
        if isinstance(op, tuple) and cancels(op):
            return True
    return False


def from_hand(b: Board, seat: int, events: Sequence[Trigger]) -> Iterator[Candidate]:
    """The reaction cards of a hand that could be played now, by card id."""
    for card_id in sorted(set(b.side(seat).action_hand)):
        card = b.card(card_id)
        if card.type == "reaction":
            for ability in card.reactions:
                yield from _fitting(b, Binding(seat, card_id, in_hand=True), ability, events)


def on_table(b: Board, seat: int, events: Sequence[Trigger], used: Sequence[str], entered: int) -> Iterator[Candidate]:
    """The reaction abilities of cards in play that could be used now (WC-7.27, WC-7.34)."""
    for piece, unit in _pieces(b, seat, events):
        if piece.entered > entered:
            continue
        for ability in b.card(piece.card).reactions:
            if not _usable(b, seat, piece, unit, ability, events):
                continue
            me = unit.id if unit is not None else ""
            bind = Binding(seat, piece.card, piece.id, ability.index, me=me)
            for candidate in _fitting(b, bind, ability, events):
                if candidate.key not in used:
                    yield candidate


def _pieces(
    b: Board, seat: int, events: Sequence[Trigger]
) -> Iterator[tuple[Unit | Attachment | Strategy, Unit | None]]:
    """A seat's cards in play and the cards just destroyed, each with the unit that carries it."""
    for unit in b.units(seat):
        yield unit, unit
        for attachment in unit.attachments:
            yield attachment, unit
    for strategy in b.side(seat).strategies:
        yield strategy, None
    for event in events:
        if event.ghost is not None and event.seat == seat:
            if event.trigger == "destroyed":
                yield event.ghost, event.ghost
            if event.trigger == "destroyed" or b.unit(event.that) is not None:
                for attachment in event.ghost.attachments:
                    yield attachment, b.unit(event.that) or event.ghost


def _usable(
    b: Board,
    seat: int,
    piece: Unit | Attachment | Strategy,
    unit: Unit | None,
    ability: Ability,
    events: Sequence[Trigger],
) -> bool:
    gone = any(event.ghost is not None and _gone(b, piece, event.ghost) for event in events)
    if unit is not None and unit.committed and not ability.committed_ok and not gone:  # WC-2.9
        return False
    combat = b.combat
    if combat is not None and (seat, "unit_abilities") in combat.forbidden and isinstance(piece, Unit):
        if b.in_combat(piece) and not to_own_end(ability):
            return False
    return not used_up(b, f"{piece.id}#{ability.index}", ability.limit)


def to_own_end(ability: Ability) -> bool:
    """True if a reaction is one to the destruction of its own card: nothing forbids that (WC-C55)."""
    return ability.on is not None and ability.on.name == "destroyed" and ability.on.args == ("own", "me")


def _gone(b: Board, piece: Unit | Attachment | Strategy, ghost: Unit) -> bool:
    """True if this very card was destroyed: a unit that has only lost an attachment was not (WC-2.9)."""
    if piece.id == ghost.id:
        return b.unit(ghost.id) is None
    return any(piece.id == attachment.id for attachment in ghost.attachments)


def used_up(b: Board, key: str, limit: str) -> bool:
    """True if the limit of an ability has been reached (WC-C10, WC-C52)."""
    if limit == "combat":
        return b.combat is not None and key in b.combat.used
    if limit == "battle":
        return key in b.state.used_battle
    return limit == "game" and key in b.state.used_game


def count_use(b: Board, key: str, limit: str) -> None:
    """Count one use of an ability."""
    if limit == "combat" and b.combat is not None:
        b.combat.used.append(key)
    elif limit == "battle":
        b.state.used_battle.append(key)
    elif limit == "game":
        b.state.used_game.append(key)


def _fitting(b: Board, bind: Binding, ability: Ability, events: Sequence[Trigger]) -> Iterator[Candidate]:
    if ability.on is None:
        return
    several = len([event for event in events if event.trigger == ability.on.name]) > 1
    for place, event in enumerate(events, 1):
        if not answers_to(ability.on, bind, event):
            continue
        if event.moment and cancels(ability.do) != (event.moment == "before"):
            continue
        bound = replace(bind, ability=ability.index, that=event.that, target=event.target, trigger=event.trigger)
        sight = AbilityContext(b, bound, event)
        if not (conditions_hold(sight, ability) and payable(sight, ability.cost)):
            continue
        if can_do_any(sight, ability.do):
            yield _candidate(sight, ability, event, place if several else 0)


def _candidate(s: AbilityContext, ability: Ability, event: Trigger, place: int) -> Candidate:
    bind = s.bind
    name = bind.piece or bind.card
    several = len(s.b.card(bind.card).reactions) > 1
    text = f"react {name}" + (f" ability={ability.index}" if several else "") + (f" event={place}" if place else "")
    option = text.removeprefix("react ").replace(" ", "/")
    own, enemy = sides(s.b, bind.seat, event)
    facts: Facts = {"card": bind.card, "piece": bind.piece, "unit": event.that, "own": own, "enemy": enemy}
    facts["targets"] = _targets(s, ability)
    return Candidate(Option(option, text, facts), bind, ability, event, f"{ability_key(bind)}@{place}")


def _targets(s: AbilityContext, ability: Ability) -> tuple[str, ...]:
    """What could be chosen when the reaction is played, so that an armed card can check its fixed choices (WC-P17)."""
    names: list[str] = [
        unit.id for cost in ability.cost if cost.name in ("commit_one", "destroy_one") for unit in cost_units(s, cost)
    ]
    for number, place in named_places(ability.do):
        op = ability.do[number]
        selector = op.args[place]
        if isinstance(selector, Call) and selector.name == "pick_discard":
            names.extend(discarded(s, selector, op.name))
        elif op.name in ("with_", "if_test", "unless_test"):
            names.extend(unit.id for unit in selected(s, selector))
        else:
            names.extend(unit.id for unit in workable(s, op, place))
    names.extend(unit.id for selector in _later_picks(ability.do) for unit in selected(s, selector))
    # Cards of one's own hand only where the question is secret: a card of the hand asks.
    if s.bind.in_hand and any(cost.name == "discard" for cost in ability.cost):
        names.extend(s.hand(s.bind.seat))
    return tuple(dict.fromkeys(names))


def _later_picks(ops: Sequence[Expr]) -> Iterator[Call]:
    """The choices of units inside control words, which are made when those are reached (WC-C48)."""
    for op in ops:
        for part in op.args if isinstance(op, Call) else ():
            if isinstance(part, tuple):
                yield from [arg for inner in part if isinstance(inner, Call) for arg in _picks(inner)]
                yield from _later_picks(part)


def _picks(op: Call) -> Iterator[Call]:
    return (arg for arg in op.args if isinstance(arg, Call) and arg.name in PICKS)


# -- the window -----------------------------------------------------------------------------------------------------


async def window(p: Play, trigger: str, seat: int, *, that: str = "", target: str = "") -> None:
    """Play all reactions to one event; ``seat`` is the player concerned (-1: none)."""
    await window_of(p, (Trigger(trigger, seat, that, target),))


async def window_of(p: Play, events: Sequence[Trigger]) -> None:
    """Play reactions alternately, the attacker (else the active player) first, until both decline (WC-2.36)."""
    if not events or p.depth >= MOST_DEPTH:
        return
    p.depth += 1
    first = p.combat.seat if p.combat is not None else p.state.active
    await _Window(p, events, [], p.state.entered).go(first, 0)
    p.depth -= 1


async def resume_window(p: Play, left: ResumeWindow) -> None:
    """Go on with a window that an attack made at once has interrupted."""
    p.depth += 1
    event = Trigger(left.trigger, left.seat)
    await _Window(p, (event,), list(left.used), left.entered).go(left.next, left.declined)
    p.depth -= 1


class _Window:
    """The reactions to some events that happened together."""

    def __init__(self, p: Play, events: Sequence[Trigger], used: list[str], entered: int) -> None:
        self.p = p
        self.events = events
        self.used = used
        self.entered = entered  # later cards come too late (WC-7.34)

    async def go(self, turn: int, declined: int) -> None:
        while declined < 2:
            candidate = await self.offer(turn)
            turn = other(turn)
            if candidate is None:
                declined += 1
                continue
            declined = 0
            if await self.play(candidate):
                self.interrupted(turn)
                return
            if any(event.replaced or event.cancelled for event in self.events):
                return  # there is nothing left to react to

    def interrupted(self, turn: int) -> None:
        """An attack made at once comes first; this window goes on after it, before the first command."""
        event = self.events[0]
        resume = self.p.state.resume
        if not any(isinstance(entry, ResumeTurn) for entry in resume):
            resume.append(ResumeTurn(self.p.state.active))
        resume.insert(len(resume) - 1, ResumeWindow(event.trigger, event.seat, turn, 0, tuple(self.used), self.entered))

    async def offer(self, seat: int) -> Candidate | None:
        """Ask one player. What depends on his hand is asked so that nobody can tell (WC-H7, WC-P4)."""
        p = self.p
        table = list(on_table(p, seat, self.events, self.used, self.entered))
        if p.combat is not None and (seat, "reaction") in p.combat.forbidden:
            table = [candidate for candidate in table if to_own_end(candidate.ability)]
            return await self.ask(seat, "reaction", table) if table else None
        held = list(from_hand(p, seat, self.events))
        if p.state.options.reaction_mode == "pause":
            if not self.pauses_for(seat):
                return await self.ask(seat, "reaction", table) if table else None
            return await self.ask(seat, "reaction_hand", held + table, secret=True)
        if held:
            chosen = await self.ask(seat, "reaction_hand", held, secret=True, non_blocking=True)
            if chosen is not None:
                return chosen
        return await self.ask(seat, "reaction", table) if table else None

    def pauses_for(self, seat: int) -> bool:
        """In pause mode everybody with a card in hand is asked, whatever the card."""
        if not self.p.side(seat).action_hand:
            return False
        # The second look at a tactic, after its effect, is taken only if some card of the packs could use it: that is
        # public, so skipping it tells nothing.
        return self.events[0].moment != "after" or late_reactions(self.p.content)

    async def ask(
        self, seat: int, key: str, candidates: list[Candidate], *, secret: bool = False, non_blocking: bool = False
    ) -> Candidate | None:
        (answer,) = await self.p.t.ask(
            seat,
            key,
            [NO_REACTION, *(candidate.option for candidate in candidates)],
            default=("no_reaction",),
            secret=secret,
            non_blocking=non_blocking,
            clause="WC-7.25",
            facts=situation(self.p, seat, self.events[0]),
        )
        return next((candidate for candidate in candidates if candidate.option.id == answer), None)

    async def play(self, candidate: Candidate) -> bool:
        """Show, choose, pay, carry out, discard (WC-7.21, WC-7.30). True if it made a unit attack at once."""
        p, ability = self.p, candidate.ability
        bind = replace(candidate.bind, in_hand=False)
        self.used.append(candidate.key)
        if not bind.piece:
            await p.t.reveal("reaction card")
            p.side(bind.seat).action_hand.remove(bind.card)
        else:
            count_use(p, ability_key(bind), ability.limit)
        p.say(
            "reaction_played",
            seat=bind.seat,
            card=bind.card,
            piece=bind.piece,
            trigger=bind.trigger,
            unit=bind.me,
            unit_card=p.state.pieces.get(bind.me, ""),
        )
        d = EffectRun(p, bind, candidate.event)
        await name_choices(d, ability.do)
        await pay_costs(d, ability.cost)
        await run_ability(d, ability.do)
        if not bind.piece:
            p.side(bind.seat).action_discard.append(bind.card)
        return d.suspended


def late_reactions(content: Content) -> bool:
    """True if some reaction card of the packs reacts to a tactic after its effect."""
    return any(
        ability.on is not None and ability.on.name == "tactic_played" and not cancels(ability.do)
        for card in content.cards.values()
        if card.type == "reaction"
        for ability in card.reactions
    )
