"""Builds what one viewer may know of a game (chapter 16). What is hidden becomes a count or is left out.

When the game is over everything may be shown: the seed, and with it the order of every deck, is published (WC-H8,
WC-P11).
"""

from __future__ import annotations

from typing import TypeVar

from bot.games.warcry.board import Board
from bot.games.warcry.course.battle import initiative
from bot.games.warcry.course.counting import army_sum
from bot.games.warcry.course.muster import muster_offers
from bot.games.warcry.course.tactics import ability_offers
from bot.games.warcry.state import LETTERS, Combat, Mark, Player, State, Unit, other, supply
from bot.games.warcry.view import (
    AttachmentView,
    CombatView,
    MarkView,
    PlayedView,
    PlayerView,
    StrategyView,
    UnitView,
    View,
)


def show(b: Board, viewer: int | None, to_act: frozenset[int]) -> View:
    """The game as a seat (None: a spectator) may know it."""
    state = b.state
    return View(
        viewer=viewer,
        phase=state.phase,
        battle_no=state.battle_no,
        supply=supply(state),
        active=state.active,
        pass_count=state.pass_count,
        commands=state.commands,
        to_act=tuple(sorted(to_act)),
        players=(_player(b, viewer, 0), _player(b, viewer, 1)),
        combat=_combat(b, state.combat) if state.combat is not None else None,
        last=_mark(state.last) if state.last is not None else None,
        named=dict(sorted(state.pieces.items())),
        kept=_own_choice(state, viewer),
        clean_up_in=tuple([choice is not None for choice in state.kept]),
        winner=state.winner if state.winner >= 0 else None,
        ending=state.ending,
        battle_winner=other(state.previous_loser) if state.previous_loser >= 0 else None,
        saved=tuple(state.saved),
        musters=tuple(muster_offers(b, viewer)) if viewer in to_act and state.phase == "muster" else (),
    )


FIGHTING = frozenset(
    ("attack_declared", "block", "combat_start", "tactics", "resolution", "follow_up_choice", "follow_up_defender")
)
MUSTERING = frozenset(("muster_order", "muster", "battle_setup"))
ALONE = frozenset(("commands", "command_end", "battle_count"))


def chapter(state: State) -> str:
    """What the present acts belong to. Both armies are mustered by turns (WC-3.6), so that is one chapter for both."""
    if state.combat is not None or state.phase in FIGHTING:
        return f"combat {state.battle_no}.{state.commands}"
    if state.phase in MUSTERING:
        return f"muster {state.battle_no}"
    return "" if state.phase in ALONE else f"{state.phase} {state.battle_no}"


def hides(state: State, viewer: int | None) -> bool:
    """True if anything is hidden from this viewer now."""
    if state.phase == "finished":
        return False
    for seat, player in enumerate(state.players):
        if player.army_deck or player.action_deck:
            return True
        foreign = viewer != seat
        if foreign and (player.army_hand or player.action_hand or player.army_list or state.kept[seat]):
            return True
    return False


def _player(b: Board, viewer: int | None, seat: int) -> PlayerView:
    state, player = b.state, b.state.players[seat]
    over = state.phase == "finished"
    own = viewer == seat or over
    listed = own or (state.options.open_decklists and state.phase != "setup")  # WC-H3
    return PlayerView(
        seat=seat,
        # What a seat has chosen is told when both have (WC-H3).
        side=player.side if own or state.phase != "setup" else "",
        deck=player.deck if listed else "",
        wins=player.wins,
        gold_spent=player.spent,
        gold_left=supply(state) - player.spent,
        passed_muster=player.passed_muster,
        army_deck=len(player.army_deck),
        army_hand=len(player.army_hand),
        action_deck=len(player.action_deck),
        action_hand=len(player.action_hand),
        army_discard=tuple(player.army_discard),
        action_discard=tuple(player.action_discard),
        strategies=tuple([StrategyView(strategy.id, strategy.card) for strategy in player.strategies]),
        units=tuple([_unit(b, seat, unit) for unit in player.units]),
        army_cards=tuple(player.army_hand) if own else None,
        action_cards=tuple(player.action_hand) if own else None,
        army_list=_listed(player, "army") if listed else None,
        action_list=_listed(player, "action") if listed else None,
        initiative=initiative(b, seat),
        sum=army_sum(b, seat),
    )


def _listed(player: Player, pile: str) -> dict[str, int]:
    """A deck list in the order of card ids (WC-P20)."""
    return dict(sorted((player.army_list if pile == "army" else player.action_list).items()))


def _unit(b: Board, seat: int, unit: Unit) -> UnitView:
    card = b.card(unit.card)
    return UnitView(
        id=unit.id,
        card=unit.card,
        seat=seat,
        line=unit.line,
        ready=not unit.committed,
        speed=card.speed,
        keywords=card.keywords,
        side=card.side,
        unique=card.unique,
        cost=card.cost,
        strength=b.strength(unit),
        printed_strength=card.strength,
        tactic_points=b.tactic_points(unit),
        tactic_left=b.tp_left(unit) if b.combat is not None else None,
        leadership=b.leadership(unit),
        ranged=b.ranged(unit),
        terror=b.terror(unit),
        scout=b.scout(unit),
        victory=b.victory(unit),
        attachments=tuple([AttachmentView(part.id, part.card) for part in unit.attachments]),
        tokens=dict(sorted(unit.tokens.items())),
        entered=unit.entered,
        origin=unit.origin,
    )


def _combat(b: Board, combat: Combat) -> CombatView:
    values: dict[int, int] = {}
    for seat in (0, 1):
        fighter = b.fighter(seat)
        if fighter is not None:
            values[seat] = b.fights_with(fighter)
    rolls = by_seat(combat.rolls)
    totals = {seat: values[seat] + roll for seat, roll in rolls.items() if seat in values}
    return CombatView(
        seat=combat.seat,
        attacker=combat.attacker,
        defender=combat.defender,
        target=combat.target,
        kind=combat.kind,
        follow_up=combat.follow_up,
        tie_break=combat.tie_break,
        blocked=combat.blocked,
        next=combat.next,
        values=values,
        rolls=rolls,
        totals=totals,
        cards=tuple([PlayedView(card.seat, card.card, card.unit, card.cancelled) for card in combat.cards]),
        acted=tuple(combat.acted),
        latest=combat.latest,
        usable=(_usable(b, 0), _usable(b, 1)) if b.state.phase == "tactics" else (),
    )


def _usable(b: Board, seat: int) -> tuple[str, ...]:
    """The abilities that a seat could use now, which everybody can see (WC-P18)."""
    return tuple([f"{offer.piece}#{offer.ability}" for offer in ability_offers(b, seat)])


def _mark(mark: Mark) -> MarkView:
    return MarkView(
        kind=mark.kind,
        seat=mark.seat,
        unit=mark.unit,
        target=mark.target,
        card=mark.card,
        rolls=by_seat(mark.rolls),
        rolled_cards=by_seat(mark.rolled_cards),
        totals=by_seat(mark.totals),
        result=mark.result,
        places=mark.places,
    )


def _own_choice(state: State, viewer: int | None) -> dict[str, str] | None:
    """The viewer's own clean-up choice; the opponent's stays secret until both are in (WC-12.10, WC-H6)."""
    choice = state.kept[viewer] if viewer is not None else None
    return None if choice is None else dict(sorted(choice.items()))


T = TypeVar("T")


def by_seat(letters: dict[str, T]) -> dict[int, T]:
    """A map of the state, whose keys are seat letters, by seat number."""
    return {LETTERS.index(letter): value for letter, value in sorted(letters.items())}
