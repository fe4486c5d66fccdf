"""Contact of figures with objectives (MK2-7.9 to 7.12, MK2-16.6)."""

from __future__ import annotations

from bot.engine.play import Fault, fault
from bot.games.mage_knight.field import contact
from bot.games.mage_knight.field.bases import Circles
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.ground import Circle
from bot.games.mage_knight.state import Figure, Objective
from bot.geometry.plane import within


def token(field: Field, objective: Objective) -> Circle:
    """The circle of an objective."""
    return objective.x, objective.y, field.edition.objective_radius


def of_others(field: Field, seat: int) -> list[Objective]:
    """The objectives that a player does not control."""
    return [one for one in field.state.objectives if one.controller != seat]


def near(field: Field, circles: Circles, objective: Objective) -> bool:
    """True if a base touches or overlaps an objective (MK2-7.11)."""
    ox, oy, radius = token(field, objective)
    apart = radius + field.edition.contact
    return any(within((x - ox) ** 2 + (y - oy) ** 2, r + apart) for x, y, r in circles)


def covers(field: Field, circles: Circles, objective: Objective) -> bool:
    """True if one circle of a base covers an objective completely (MK2-7.12)."""
    ox, oy, radius = token(field, objective)
    slack = field.edition.tolerance
    return any(r + slack >= radius and within((x - ox) ** 2 + (y - oy) ** 2, r - radius + slack) for x, y, r in circles)


def there_at(field: Field, objective: Objective) -> list[Figure]:
    """The figures in contact with an objective, captives too; nobody who soars (MK2-7.10).

    Who covers it keeps all others out (MK2-7.9, 7.12).
    """
    x, y, radius = token(field, objective)
    beside = [figure for figure in field.around(x, y, radius + field.edition.contact) if not figure.soaring]
    met = [figure for figure in beside if near(field, field.circles(figure), objective)]
    covering = [figure for figure in met if covers(field, field.circles(figure), objective)]
    return covering or met


def hover_fault(field: Field, figure: Figure) -> Fault | None:
    """Why a soaring figure may not be there: it would touch an objective or a base that covers one (MK2-16.6, R41)."""
    if not figure.soaring:
        return None
    circles = field.circles(figure)
    for objective in field.state.objectives:
        if near(field, circles, objective) or any(
            contact.near(one, circles[0], field.edition.contact) for one in _covering(field, objective)
        ):
            return fault("soaring_at_objective", "MK2-16.6", figure=figure.id, thing=objective.id)
    return None


def _covering(field: Field, objective: Objective) -> Circles:
    """The circles of the base that covers an objective, if one does."""
    for figure in there_at(field, objective):
        circles = field.circles(figure)
        if covers(field, circles, objective):
            return circles
    return ()
