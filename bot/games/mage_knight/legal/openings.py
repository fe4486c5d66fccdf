"""What may be declared in the set-up: ready and random armies, pools, places for terrain, deployments."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.engine.game import Offer
from bot.engine.playout import Pick
from bot.engine.requests import Facts
from bot.games.mage_knight import actions as act
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.measure import inches
from bot.games.mage_knight.notation.mustering import TEMPLATES
from bot.games.mage_knight.setup import setup
from bot.games.mage_knight.setup.edges import edge_fault
from bot.games.mage_knight.state import EDGES

TRIES = 40
"""Random places for a piece of terrain before the first one of the scan is taken."""


def offers(field: Field, seat: int) -> Iterator[Offer]:
    """The offers of a phase of the set-up."""
    phase = field.state.phase
    if phase in _OFFERS:
        yield from _OFFERS[phase](field, seat)
        # Whoever still chooses an army has the ready ones before him, as buttons; then `edge` is typed.
        if phase != "army" and any(_edges(field, seat)):
            yield Offer("edge", None, {"line": "edge"})


def _edges(field: Field, seat: int) -> Iterator[act.NameEdge]:
    """The sides that are free (MKU-P14)."""
    return (act.NameEdge(edge) for edge in EDGES if edge_fault(field, seat, edge) is None)


def sides(field: Field, seat: int) -> Iterator[Offer]:
    """The sides of which one may be named."""
    for said in _edges(field, seat):
        yield Offer("edge", said, {"doing": "edge", "edge": said.edge, "line": f"edge {said.edge}"})


def _armies(field: Field, seat: int) -> Iterator[Offer]:
    """The ready armies that are legal here, and one to be drawn; any other may be typed."""
    state = field.state
    for army in field.content.armies.values():
        said = act.SubmitArmy(army.figures, army.items, army.domain)
        if setup.army_fault(field, seat, said) is None:
            facts: Facts = {"doing": "army", "card": army.id, "points": army.points, "count": len(army.figures)}
            yield Offer("army", said, {**facts, "types": army.figures, "line": f"army ready={army.id}"})
    if setup.army_fault(field, seat) is None:
        yield Offer("army", act.RandomArmy(), {"doing": "army_random", "points": state.options.build_total})


def _pools(field: Field, seat: int) -> Iterator[Offer]:
    if not field.state.options.pool_full:
        yield Offer("pool", act.SubmitPool(()), {"doing": "pool_none"})
    if setup.pool_fault(field, seat) is None:
        yield Offer("pool", act.RandomPool(), {"doing": "pool_random"})


def _terrain(field: Field, seat: int) -> Iterator[Offer]:
    found = setup.auto_place(field)
    if found is not None:
        yield Offer("place", found, {"doing": "place_auto", "card": found.template, "line": "place auto"})
        yield Offer("place", None, {"line": "place"})


def _objectives(field: Field, seat: int) -> Iterator[Offer]:
    """In the middle of the line, and anywhere on it."""
    found = setup.auto_objective(field, seat)
    told: Facts = {"doing": "objective_auto", "x": inches(found.x), "y": inches(found.y), "line": "objective auto"}
    yield Offer("objective", found, told)
    yield Offer("objective", None, {"line": "objective"})


def objective(field: Field, seat: int, pick: Pick) -> act.Action | None:
    """The own objective anywhere on its line."""
    options = field.state.options
    for _ in range(TRIES):
        made = setup.objective_at(field, seat, pick(max(options.width, options.height) // 10) * 10)
        if setup.objective_fault(field, seat, made.x, made.y) is None:
            return made
    return setup.auto_objective(field, seat)


def _deployments(field: Field, seat: int) -> Iterator[Offer]:
    told: Facts = {"doing": "deploy", "shape": "auto", "mirrored": False, "line": "deploy auto"}
    yield Offer("deploy", setup.auto_deploy(field, seat), told)
    for shape in TEMPLATES:
        for mirrored in (False, True):
            line = f"deploy {shape} mirrored" if mirrored else f"deploy {shape}"
            facts: Facts = {"doing": "deploy", "shape": shape, "mirrored": mirrored, "line": line}
            yield Offer("deploy", setup.deployment(field, seat, shape, mirrored), facts)


_OFFERS: dict[str, Callable[[Field, int], Iterator[Offer]]] = {
    "army": _armies,
    "pool": _pools,
    "objectives": _objectives,
    "terrain": _terrain,
    "deploy": _deployments,
}


def place(field: Field, seat: int, pick: Pick) -> act.Action | None:
    """A piece of the pool somewhere it may lie."""
    state = field.state
    for _ in range(TRIES):
        template = state.pool[pick(len(state.pool))]
        x, y = pick(state.options.width // 10) * 10, pick(state.options.height // 10) * 10
        rotation = pick(360) * 100
        if setup.piece_fault(field, template, x, y, rotation) is None:
            return act.PlacePiece(template, x, y, rotation)
    return setup.auto_place(field)


def edge_by_chance(field: Field, seat: int, pick: Pick) -> act.Action | None:
    """A free side at random."""
    free = list(_edges(field, seat))
    return free[pick(len(free))] if free else None
