"""Which figure can do most for its player now: whose choices a panel opens with, before anything is searched for."""

from __future__ import annotations

from bot.games.mage_knight.actions import Action, Close, EndTurn, Pass, Ranged
from bot.games.mage_knight.attack.strikes import close_attacks, ranged_attacks
from bot.games.mage_knight.editions.hooks import Branch
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.move_allowance import budget
from bot.games.mage_knight.field.values import reach
from bot.games.mage_knight.figures.tokens import may_act
from bot.games.mage_knight.legal import legal
from bot.games.mage_knight.legal.sampling import enemies
from bot.games.mage_knight.legal.score import ATTACK, greedy_score
from bot.games.mage_knight.measure import INCH
from bot.games.mage_knight.state import Figure
from bot.geometry.plane import distance


def able(field: Field, seat: int) -> list[Figure]:
    """The figures that their player may give an action now (MKU-4.3, MKU-SA.quickness.1)."""
    if field.state.phase != "play" or field.state.pending is not None or seat != field.state.active:
        return []
    spare = field.state.left > 0
    free = [one for one in field.own(seat) if spare or field.powers(one).quick]
    return [one for one in free if may_act(field, seat, one, "move") is None]


def wasted(field: Field, seat: int, action: Action) -> str:
    """What is given away by the action while somebody could still be given one; empty: nothing is."""
    if not isinstance(action, Pass | EndTurn) or field.state.left == 0 or not able(field, seat):
        return ""
    return "end_early" if isinstance(action, EndTurn) else "pass_early"


def default_piece(field: Field, seat: int) -> str:
    """Who attacks best; else who comes to grips with somebody; else who is freshest. Empty: nobody can act."""
    figures = able(field, seat)
    return max(figures, key=lambda one: _promise(field, seat, one)).id if figures else ""


def _promise(field: Field, seat: int, figure: Figure) -> tuple[int, bool, bool, int, int]:
    """Only the order counts; between equals the first of the army is taken."""
    fresh = figure.tokens + 1 < field.edition.most_tokens
    blow = _blow(field, seat, figure, fresh)
    gap = _gap(field, figure)
    comes = gap <= budget(field, figure)
    return blow, fresh, comes, -figure.tokens, -gap


def _blow(field: Field, seat: int, figure: Figure, fresh: bool) -> int:
    """The most that its attacks promise, in percent times clicks; 1 for a fresh figure's blow at the end of a move."""
    if field.state.left <= 0:
        return 0
    attacks: list[Close | Ranged] = list(close_attacks(field, seat, figure))
    attacks += ranged_attacks(field, seat, figure, field.there(), most=1)
    best = max([greedy_score(field, seat, attack) - ATTACK for attack in attacks] + [0])
    springs = [field.edition.branches[verb] for verb in legal.verbs(field, figure)] if fresh else []
    gap = _gap(field, figure) if springs else 0
    return max(best, int(any(gap <= _sprung(field, figure, spring) for spring in springs)))


def _sprung(field: Field, figure: Figure, spring: Branch) -> int:
    """How far it attacks at the end of such a move: a surge is half as long as a Charge (MK2-19.13)."""
    beyond = reach(field, figure) * INCH if spring.combat == "ranged" else 0
    return budget(field, figure, half=spring.half and field.edition.surge_half) + beyond


def _gap(field: Field, figure: Figure) -> int:
    """How far its base is from the nearest enemy's, as the crow flies."""
    here, own = field.dot(figure), field.kind(figure).radius
    foes = enemies(field, figure)
    return min([distance(here, field.dot(foe)) - own - field.kind(foe).radius for foe in foes], default=1_000 * INCH)
