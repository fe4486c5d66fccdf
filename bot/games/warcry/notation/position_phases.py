"""The combat of a position written by hand, and what its phase needs, or settles where nothing was written (WC-P15)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Annotated, Literal, TypeVar

from msgspec import Meta, Struct

from bot.engine.errors import BadData
from bot.engine.handwritten import Entries, SeatNames, Small, Written, bad_value, numbered
from bot.engine.notation.words import excerpt
from bot.games.warcry.notation.words import PIECE, Lexicon
from bot.games.warcry.state import FIELD, LETTERS, Combat, Mod, PlayedCard, State, Unit, find_unit, other, seat_of

FIGHTING = ("attack_declared", "block", "combat_start", "tactics", "resolution", "follow_up_choice")
"""The phases inside a combat; all others have none."""
DECLARED = ("attack_declared", "block")
"""Nobody but the attacker has left his line yet, and nothing has been drawn."""
WINS = 2

T = TypeVar("T")
Wins = Annotated[int, Meta(ge=0, le=WINS)]
Points = Annotated[int, Meta(ge=-99, le=99)]


class ModTable(Struct, forbid_unknown_fields=True):
    """A change of a value for this combat."""

    unit: str
    field: Literal["strength", "tp", "leadership", "ranged", "terror", "victory", "scout"]
    amount: Points
    source: str = ""


class CombatTable(Struct, forbid_unknown_fields=True):
    """The combat record."""

    attacker: str
    defender: str
    kind: Literal["melee", "ranged"] = "melee"
    is_follow_up: bool = False
    is_tie_break: bool = False
    original_target: str = ""
    blocked: bool = False
    next_to_act: str = ""
    consecutive_passes: Wins = 0
    first_action_done: dict[str, bool] = {}
    tactic_points_spent: dict[str, Small] = {}
    abilities_used: Entries = []
    modifiers: list[ModTable] = []
    cards_on_battlefield: Entries = []
    ready_at_end_of_tactics: dict[str, bool] = {}
    rolls: dict[str, Points] = {}
    ranged: Points | None = None
    ranged_kind: Literal["normal", "short", "long"] | None = None
    begun: bool | None = None
    winner: str = ""
    routed: bool = False


# -- the combat: the record of chapter 2 ------------------------------------------------------------------------------


def read_combat(lexicon: Lexicon, state: State, table: CombatTable, seats: SeatNames) -> None:
    """The current combat; in a melee its units are put on the battlefield if they stand elsewhere."""
    attacker = _unit(state, "attacker", table.attacker)
    defender = _unit(state, "defender", table.defender)
    first = seat_of(attacker.id)
    if first == seat_of(defender.id):
        raise BadData("position_one_side_fights", place="combat", unit=attacker.id, target=defender.id)
    target = _unit(state, "original_target", table.original_target).id if table.original_target else defender.id
    if table.blocked == (target == defender.id):
        raise BadData("position_blocked", place="combat", unit=defender.id, target=target)
    begun = state.phase not in (*DECLARED, "combat_start")
    combat = state.combat = Combat(
        first,
        attacker.id,
        defender.id,
        target,
        kind=table.kind,
        follow_up=table.is_follow_up,
        tie_break=table.is_tie_break,
        blocked=table.blocked,
        begun=begun if table.begun is None else table.begun,
        next=seats.seat("combat.next_to_act", table.next_to_act) if table.next_to_act else first,
        passes=table.consecutive_passes,
        used=table.abilities_used,
        winner=seats.seat("combat.winner", table.winner) if table.winner else None,
        routed=table.routed,
    )
    _exchange(lexicon, state, combat, table, seats)
    if combat.kind == "ranged":
        _shot(lexicon, combat, table, attacker)
    for unit in (attacker, defender):
        unit.origin = unit.origin or ("" if unit.line == FIELD else unit.line)  # WC-C46
        if combat.kind == "melee" and state.phase not in DECLARED:
            unit.line = FIELD
    state.final = combat.tie_break


def _unit(state: State, key: str, piece: str) -> Unit:
    unit = find_unit(state, piece) if PIECE.fullmatch(piece) else None
    if unit is None:
        raise BadData("position_unknown_piece", place=f"combat.{key}", found=excerpt(piece))
    return unit


def _exchange(lexicon: Lexicon, state: State, combat: Combat, table: CombatTable, seats: SeatNames) -> None:
    """What has been done so far, and what of it is still at work."""
    for name, acted in table.first_action_done.items():
        combat.acted[seats.seat(f"combat.first_action_done.{name}", name)] = acted
    for name, number in table.rolls.items():
        letter = LETTERS[seats.seat(f"combat.rolls.{name}", name)]
        combat.rolls = {**combat.rolls, letter: number}
    combat.spent = _by_unit(state, "tactic_points_spent", table.tactic_points_spent)
    combat.ready = _by_unit(state, "ready_at_end_of_tactics", table.ready_at_end_of_tactics)
    combat.mods = [
        Mod(_unit(state, f"modifiers[{place}].unit", mod.unit).id, mod.field, mod.amount, mod.source)
        for place, mod in enumerate(table.modifiers, 1)
    ]
    cards = numbered("cards_on_battlefield", table.cards_on_battlefield)
    combat.cards = [_played(lexicon, state, entry) for entry in cards]


def _by_unit(state: State, key: str, written: Mapping[str, T]) -> dict[str, T]:
    return {_unit(state, f"{key}.{unit}", unit).id: value for unit, value in written.items()}


def _played(lexicon: Lexicon, state: State, entry: Written) -> PlayedCard:
    """``A1 NE-C02`` or ``A1 NE-C02 cancelled``: who used it, and which card lies there."""
    words = entry.value.split() or [""]
    cancelled = words[-1:] == ["cancelled"]
    name = " ".join(words[1 : -1 if cancelled else None])
    card = lexicon.card(name)
    if card is None or card.family != "action":
        place = f"combat.{entry.path}"
        raise BadData("position_unknown_card", place=place, found=entry.text, near=lexicon.near(name))
    unit = _unit(state, entry.path, words[0])
    return PlayedCard(LETTERS.index(unit.id[0]), card.id, unit.id, cancelled)


def _shot(lexicon: Lexicon, combat: Combat, table: CombatTable, shooter: Unit) -> None:
    """The Ranged Attack chosen at the declaration; without one written, the best of the shooter's card."""
    cards = (shooter.card, *(attachment.card for attachment in shooter.attachments))
    printed = [entry for card in cards for entry in lexicon.content.cards[card].ranged]
    best = max(printed, default=(0, "normal"))
    combat.ranged = best[0] if table.ranged is None else table.ranged
    combat.ranged_kind = table.ranged_kind or best[1]


# -- the phase --------------------------------------------------------------------------------------------------------


def settle_phase(state: State, written: Collection[str]) -> None:
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
