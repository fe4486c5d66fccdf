"""Turns of swimmers and flyers on double bases: the rear circle must fit where it goes to (MK2-13.15, 14.15), and a
captive at it must not be lost (MK2-23.6)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.mage_knight.field.field import Field, Spot
from bot.games.mage_knight.field.move_allowance import halt_fault
from bot.games.mage_knight.measure import DEGREE
from bot.games.mage_knight.state import Figure
from bot.geometry.plane import FULL

Spans = tuple[tuple[int, int], ...]
"""Stretches of facings, first and last of each, in rising order."""


def fitting(field: Field, figure: Figure, spans: Spans) -> Spans:
    """What is left of stretches of facings where the whole base fits; borders are found to the hundredth."""
    return tuple([part for low, high in spans for part in _parts(field, figure, low, high)])


def _parts(field: Field, figure: Figure, low: int, high: int) -> Iterator[tuple[int, int]]:
    tried = [*range(low, high, DEGREE), high]
    first = low if _fits(field, figure, low) else None
    for before, after in zip(tried, tried[1:], strict=False):
        fits = _fits(field, figure, after)
        if fits and first is None:
            first = _border(field, figure, after, before)
        elif not fits and first is not None:
            yield first, _border(field, figure, before, after)
            first = None
    if first is not None:
        yield first, high


def _border(field: Field, figure: Figure, fits: int, fits_not: int) -> int:
    """The last facing that fits, from one that does towards one that does not."""
    while abs(fits - fits_not) > 1:
        middle = (fits + fits_not) // 2
        if _fits(field, figure, middle):
            fits = middle
        else:
            fits_not = middle
    return fits


def _fits(field: Field, figure: Figure, facing: int) -> bool:
    spot = Spot(figure.x, figure.y, facing % FULL)
    return halt_fault(field, figure, spot) is None and _keeps(field, field.at(figure, spot))


def _keeps(field: Field, turned: Figure) -> bool:
    """True if a captor is still in contact with its captive, which stays where it is (MK2-23.6)."""
    return not turned.captive or field.touching(turned, field.figure(turned.captive))


def allowed(spans: Spans, facing: int) -> bool:
    """True if a facing is in one of the stretches."""
    return any(low <= facing <= high for low, high in spans)


def nearest(spans: Spans, wanted: int) -> int:
    """The allowed facing nearest to one, the lower of two equally near."""
    if allowed(spans, wanted):
        return wanted
    borders = [angle for span in spans for angle in span]
    return min(borders, key=lambda angle: (min((angle - wanted) % FULL, (wanted - angle) % FULL), angle))
