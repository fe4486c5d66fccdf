"""What the phase of a position written by hand needs, and what follows from it where nothing was written (WC-P15)."""

from __future__ import annotations

from collections.abc import Callable, Collection

from bot.engine.errors import BadData
from bot.engine.handwritten import bad_value
from bot.games.warcry.state import FIELD, LETTERS, State, find_unit, other

FIGHTING = ("attack_declared", "block", "combat_start", "tactics", "resolution", "follow_up_choice")
"""The phases inside a combat; all others have none."""
DECLARED = ("attack_declared", "block")
"""Nobody but the attacker has left his line yet, and nothing has been drawn."""
WINS = 2


def settle(state: State, written: Collection[str]) -> None:
    """Fill in what follows from the phase; refuse what does not fit it. ``written`` are the keys of the position."""
    if "combat" in written and state.phase not in FIGHTING:
        raise BadData("position_combat_not_now", place="combat", phase=state.phase)
    if "combat" not in written and state.phase in FIGHTING:
        raise BadData("position_no_combat", phase=state.phase)
    won = next((seat for seat, player in enumerate(state.players) if player.wins == WINS), None)
    if won is not None and state.phase != "finished":
        raise BadData("position_already_won", place="phase", seat=won)
    found = _SETTLED.get(state.phase)
    if found is not None:
        found(state, written)


def _need(written: Collection[str], key: str) -> None:
    if key not in written:
        raise BadData("position_missing_key", place="", name=key)


def _setup(state: State, written: Collection[str]) -> None:
    """Before the decks are chosen nothing lies anywhere: the lists of decks become decks by shuffling."""
    for seat, player in enumerate(state.players):
        piles = (player.army_deck, player.army_hand, player.army_discard, player.units, player.strategies)
        if any(piles) or player.action_deck or player.action_hand or player.action_discard:
            raise BadData("position_cards_before_setup", seat=seat)
    state.battle_no = 0


def _declared(state: State, written: Collection[str]) -> None:
    """An attack that is declared, or waits for the block: only the attacker has left his line (WC-6.2, WC-6.11)."""
    combat = state.combat
    if combat is None:
        return
    if combat.kind != "melee" or combat.follow_up or combat.tie_break:
        raise bad_value("combat", combat.kind, ("melee",))
    attacker, target = find_unit(state, combat.attacker), find_unit(state, combat.target)
    if attacker is not None and state.phase == "block":
        attacker.line = FIELD
    if target is not None and target.line == FIELD:
        raise bad_value("combat.defender", FIELD, ("battle", "reserve"))


def _follow_up_choice(state: State, written: Collection[str]) -> None:
    combat = state.combat
    if combat is not None and combat.winner is None:
        raise BadData("position_missing_key", place="combat", name="winner")
    if combat is not None:
        combat.routed = True


def _follow_up_defender(state: State, written: Collection[str]) -> None:
    """The unit that follows up stands on the battlefield; who chooses follows from who is ready (WC-8.16)."""
    _need(written, "follower")
    unit = find_unit(state, state.follower)
    if unit is None:
        raise BadData("position_unknown_piece", place="follower", found=state.follower)
    unit.line = FIELD
    loser = other(LETTERS.index(state.follower[0]))
    if not state.players[loser].units:
        raise BadData("position_nobody_left", place="follower", seat=loser)
    if "chooser" not in written:
        ready = any(not enemy.committed for enemy in state.players[loser].units)
        state.chooser = loser if ready else other(loser)


def _tie_break(state: State, written: Collection[str]) -> None:
    for seat, player in enumerate(state.players):
        if not player.units:
            raise BadData("position_nobody_left", place="phase", seat=seat)
    unit = find_unit(state, state.tie_attacker)
    if state.tie_attacker and unit is None:
        raise BadData("position_unknown_piece", place="tie_attacker", found=state.tie_attacker)
    if unit is not None:
        unit.line = FIELD


def _retreat_tests(state: State, written: Collection[str]) -> None:
    """The active player retreats, and so has lost (WC-11.14)."""
    if "retreating" not in written:
        state.retreating = state.active
    if "previous_loser" not in written:
        state.previous_loser = state.retreating


def _clean_up(state: State, written: Collection[str]) -> None:
    """Who has won less has lost the battle; with equal wins the active player has."""
    if "previous_loser" in written:
        return
    wins = [player.wins for player in state.players]
    state.previous_loser = state.active if wins[0] == wins[1] else wins.index(min(wins))


def _finished(state: State, written: Collection[str]) -> None:
    winners = [seat for seat, player in enumerate(state.players) if player.wins == WINS]
    if len(winners) != 1:
        raise BadData("position_no_winner", place="phase", wins=WINS)
    state.winner, state.ending = winners[0], "battles"


_SETTLED: dict[str, Callable[[State, Collection[str]], None]] = {
    "setup": _setup,
    "attack_declared": _declared,
    "block": _declared,
    "follow_up_choice": _follow_up_choice,
    "follow_up_defender": _follow_up_defender,
    "tie_break": _tie_break,
    "retreat_tests": _retreat_tests,
    "clean_up": _clean_up,
    "finished": _finished,
}
