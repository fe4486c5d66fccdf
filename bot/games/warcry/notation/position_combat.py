"""The combat of a position written by hand: the record of chapter 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from bot.engine.errors import BadData
from bot.engine.handwritten import SeatNames, Written, numbered
from bot.engine.notation.words import excerpt
from bot.games.warcry.notation.position_phases import DECLARED
from bot.games.warcry.notation.position_tables import CombatTable
from bot.games.warcry.notation.words import PIECE, Lexicon
from bot.games.warcry.state import FIELD, LETTERS, Combat, Mod, PlayedCard, State, Unit, find_unit, seat_of

T = TypeVar("T")


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
