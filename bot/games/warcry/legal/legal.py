"""Everything that a seat may declare now: buttons, completion, computer players and tests all read it here."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.engine.game import Offer
from bot.games.warcry import actions as act
from bot.games.warcry.board import Board
from bot.games.warcry.campaign import deck_faults, decks_before
from bot.games.warcry.course.attack import attack_offers, shot_offers
from bot.games.warcry.course.battle import can_move
from bot.games.warcry.course.cleanup import affordable, default_keep
from bot.games.warcry.course.follow_up import follow_up_defenders
from bot.games.warcry.course.muster import muster_offers
from bot.games.warcry.course.retreat import undecided
from bot.games.warcry.course.tactics import command_offers, tactic_offers
from bot.games.warcry.state import BATTLE, RESERVE


def legal(b: Board, seat: int) -> Iterator[Offer]:
    """The offers of the present phase, in a stable order."""
    for action in _OFFERS[b.state.phase](b, seat):
        by = _by(b, action)
        yield Offer(str(type(action).__struct_config__.tag), action, {"about": by} if by else {})


def _by(b: Board, action: act.Action) -> str:
    """The unit that an action is by: who attacks, moves, or uses or carries what is played."""
    match action:
        case act.Attack() | act.RangedAttack() | act.Move():
            return action.unit
        case act.PlayTactic():
            return action.by
        case act.UseCommand() | act.UseTactic():
            unit = b.carrier(action.piece)
            return unit.id if unit is not None else action.piece
    return ""


def _nothing(b: Board, seat: int) -> Iterator[act.Action]:
    return iter(())


def _decks(b: Board, seat: int) -> Iterator[act.Action]:
    """The decks of the game before, the ready ones that the seat may have; any other legal list may be typed."""
    options, before = b.state.options, decks_before(b.content, b.state.options, seat)
    ready = [
        act.ChooseDeck(deck.side, dict(deck.army), dict(deck.action), deck.id) for deck in b.content.decks.values()
    ]
    for said in (*before, *ready):
        if not deck_faults(options, seat, said.side, said.army, said.action):
            yield said


def _orders(b: Board, seat: int) -> Iterator[act.Action]:
    yield act.ChooseMusterOrder(seat)
    yield act.ChooseMusterOrder(1 - seat)


def _muster(b: Board, seat: int) -> Iterator[act.Action]:
    for card, unit in muster_offers(b, seat):
        if unit:
            yield act.MusterAttachment(card, unit)
        else:
            yield act.MusterUnit(card, BATTLE)
            yield act.MusterUnit(card, RESERVE)
    yield act.MusterPass()


def _commands(b: Board, seat: int) -> Iterator[act.Action]:
    yield from attack_offers(b, seat)
    yield from shot_offers(b, seat)
    yield from command_offers(b, seat)
    for unit in b.units(seat):
        if can_move(b, seat, unit.id) is None:
            yield act.Move(unit.id)
    yield act.Pass()
    yield act.Retreat()


def _tactics(b: Board, seat: int) -> Iterator[act.Action]:
    yield from tactic_offers(b, seat)
    yield act.TacticPass()


def _follow_up(b: Board, seat: int) -> Iterator[act.Action]:
    yield act.FollowUp(True)
    yield act.FollowUp(False)


def _follow_up_defender(b: Board, seat: int) -> Iterator[act.Action]:
    for unit in follow_up_defenders(b):
        yield act.FollowUpDefender(unit.id)


def _tie_break(b: Board, seat: int) -> Iterator[act.Action]:
    for unit in b.units(seat):
        yield act.TieBreakUnit(unit.id)


def _retreat_tests(b: Board, seat: int) -> Iterator[act.Action]:
    for unit in undecided(b):
        yield act.RetreatUnit(unit.id, True)
        yield act.RetreatUnit(unit.id, False)


def _clean_up(b: Board, seat: int) -> Iterator[act.Action]:
    """A few sensible choices out of very many: the default, all in one line, nothing. Any other may be typed."""
    keep = default_keep(b, seat)
    seen: list[dict[str, str]] = []
    for choice in (keep, dict.fromkeys(keep, "battle"), dict.fromkeys(keep, "reserve"), {}):
        choice = affordable(b, seat, choice)
        if choice not in seen:
            seen.append(choice)
            yield act.CleanUp(choice)


_OFFERS: dict[str, Callable[[Board, int], Iterator[act.Action]]] = {
    "setup": _decks,
    "muster_order": _orders,
    "muster": _muster,
    "battle_setup": _nothing,
    "commands": _commands,
    "attack_declared": _nothing,
    "block": _nothing,
    "combat_start": _nothing,
    "tactics": _tactics,
    "resolution": _nothing,
    "follow_up_choice": _follow_up,
    "follow_up_defender": _follow_up_defender,
    "command_end": _nothing,
    "battle_count": _nothing,
    "tie_break": _tie_break,
    "retreat_tests": _retreat_tests,
    "clean_up": _clean_up,
    "finished": _nothing,
}
