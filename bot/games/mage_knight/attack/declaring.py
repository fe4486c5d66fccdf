"""What every attack must satisfy before it is rolled: who acts, in which mode, and what the attacker cancels."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from bot.engine.play import Fault, fault
from bot.games.mage_knight.actions import Close, Ranged
from bot.games.mage_knight.attack.formations_fight import formation_fault
from bot.games.mage_knight.attack.modes import combat_of, targets_named
from bot.games.mage_knight.editions.modes import NOBODY, Mode
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.figures.cancelling import cancel_fault
from bot.games.mage_knight.figures.tokens import action_left, may_act, no_combat
from bot.games.mage_knight.state import Figure

T = TypeVar("T")

Check = Callable[[Field, int, Close | Ranged, Mode], Fault | None]
"""What one kind of combat demands of the targets."""


def attack_fault(field: Field, seat: int, action: Close | Ranged, in_move: bool, targets: Check) -> Fault | None:
    """Why an attack is not allowed: as the abilities stand, and again without those that the attacker cancels."""
    mode = field.edition.modes.get((combat_of(action), action.mode))
    if mode is None:
        return fault("no_such_mode", "MKU-SA.0.8", given=action.mode)

    def found() -> Fault | None:
        return _who(field, seat, action, mode, in_move) or targets(field, seat, action, mode)

    first = found()
    if first is not None or not action.cancel:
        return first
    return _cancel_fault(field, seat, action) or as_if_cancelled(
        field, action.cancel, lambda: _spoiled(found(), action)
    )


def _spoiled(found: Fault | None, action: Close | Ranged) -> Fault | None:
    """A cancellation may not make the attack illegal (MKU-11.15)."""
    return None if found is None else fault("cancelling_spoils_attack", "MKU-11.15", figure=action.figure)


def _cancel_fault(field: Field, seat: int, action: Close | Ranged) -> Fault | None:
    for place, (name, ability) in enumerate(action.cancel):
        if (name, ability) in action.cancel[:place]:
            return fault("already_cancelled", "MKU-5.17", figure=name, ability=ability)
        found = cancel_fault(field, seat, name, ability)
        if found is not None:
            return found
    return None


def as_if_cancelled(field: Field, cancel: tuple[tuple[str, str], ...], ask: Callable[[], T]) -> T:
    """The answer to a question as if some abilities were cancelled; the state is left as it was."""
    before = [(field.figure(name), field.figure(name).cancelled) for name, _ in cancel]
    try:
        for name, ability in cancel:
            figure = field.figure(name)
            figure.cancelled = (*figure.cancelled, ability)
        return ask()
    finally:
        for figure, cancelled in reversed(before):
            figure.cancelled = cancelled


def _who(field: Field, seat: int, action: Close | Ranged, mode: Mode, in_move: bool) -> Fault | None:
    """Why these figures cannot make such an attack, whoever the targets are."""
    known = {one.id for one in field.state.figures}
    for name in (action.figure, *action.members, *targets_named(action)):
        if name not in known:
            return fault("no_such_figure", "MKU-P5", figure=name)
    figure = field.figure(action.figure)
    if in_move:
        found = no_combat(field, figure, mode.combat)  # MKU-SA.charge.8
    else:
        found = action_left(field.state) or may_act(field, seat, figure, mode.combat)
    return found or _mode_fault(field, figure, mode, in_move) or _members_fault(field, seat, action, mode)


def _mode_fault(field: Field, figure: Figure, mode: Mode, in_move: bool) -> Fault | None:
    """The ability of a mode must be used at this table (MK2-R39), shown and not cancelled (MKU-SA.0.8)."""
    if mode.id in field.edition.left_out:
        return fault("mode_left_out", "MK2-R39", ability=mode.id, option=mode.id)
    if mode.id in field.edition.bases and not field.has(figure, mode.id):
        attack = field.kind(figure).attack_type
        return fault("no_proficiency", mode.clause, figure=figure.id, ability=mode.id, keyword=attack)
    if mode.id and not field.has(figure, mode.id):
        return fault("mode_not_in_effect", mode.clause, figure=figure.id, ability=mode.id)
    if in_move and mode.heals:  # MKU-R55
        branch = next(one for one in field.edition.branches.values() if one.combat == mode.combat)
        return fault("no_healing_after_move", branch.heals, figure=figure.id)
    return None


def _members_fault(field: Field, seat: int, action: Close | Ranged, mode: Mode) -> Fault | None:
    """What formations allow: certain modes, and one target (MKU-SA.0.9, MKU-16.3, 17.3)."""
    if not action.members:
        return None
    if not mode.formation and not mode.id:
        clause = field.edition.excluded[f"{mode.combat} with"]
        return fault("not_in_edition", clause, given="with", edition=field.edition.key)
    if not mode.formation:
        return fault("mode_not_in_formation", "MKU-SA.0.9", ability=mode.id)
    if mode.unhindered and not field.state.options.formation_magic_blast:
        return fault("mode_not_in_formation", "MKU-R54", ability=mode.id)
    if len(targets_named(action)) != 1:
        clause = "MKU-17.3" if mode.combat == "close" else "MKU-16.3"
        return fault("formation_one_target", clause, count=len(targets_named(action)))
    return formation_fault(field, seat, mode.combat, [field.figure(one) for one in (action.figure, *action.members)])


def count_fault(action: Close | Ranged, mode: Mode, most: int) -> Fault | None:
    """How many targets a mode takes; NOBODY: the attack finds its targets by itself."""
    targets = targets_named(action)
    if mode.most == NOBODY:
        return fault("mode_names_no_target", mode.clause, ability=mode.id) if targets else None
    if not targets:
        return fault("no_target", mode.clause)
    if len(targets) > most:
        return fault("too_many_targets", mode.clause, count=len(targets), most=most)
    for place, target in enumerate(targets):
        if target in targets[:place]:
            return fault("target_twice", "MKU-12.10", target=target)
    return None
