"""The picture of a WarCry table (WC-P13), drawn from a view alone. The first player is always at the bottom."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from bot.games.warcry.view import View
from renderers.kit.canvas import Canvas
from renderers.kit.encode import Encoded, encode
from renderers.kit.ops import Op, Scene
from renderers.kit.theme import WIDTH
from renderers.warcry import field as battlefield
from renderers.warcry import marks as marking
from renderers.warcry import panels
from renderers.warcry.board import alt_text
from renderers.warcry.legend import entries, flow, legend
from renderers.warcry.plan import plan
from renderers.warcry.words import Words

NAME = "warcry-table"
_CANVASES: dict[float, Canvas] = {}


class Picture(Struct, frozen=True):
    """A picture ready to be sent. The name is the same for every game and state."""

    data: bytes
    kind: str
    name: str
    alt: str
    width: int
    height: int


def canvas(scale: float = 1.0) -> Canvas:
    """The canvas of a scale, with its caches. Few scales are ever used; the oldest is given up."""
    if scale not in _CANVASES:
        if len(_CANVASES) >= 2:
            _CANVASES.pop(next(iter(_CANVASES)))
        _CANVASES[scale] = Canvas(scale)
    return _CANVASES[scale]


def table_scene(view: View, words: Words, marks: tuple[str, ...] = ()) -> Scene:
    """The display list of a table."""
    rows = flow(entries(view, marks, words))
    layout = plan(view, len(rows), words)
    ground: list[Op] = [*panels.page(layout.height), *panels.title_panel()]
    for band in layout.bands:
        ground += panels.band_panel(band, view)
    ground += battlefield.field_panel(layout)
    under, over = marking.trail(view, layout)
    front: list[Op] = [*panels.title_texts(view, words), *under]
    for seat, top in layout.players:
        front.append(panels.player_panel(top, seat in view.to_act))
        front += panels.player_counters(view.players[seat], view, words, top)
    front += marking.last_ring(view, layout)
    front += battlefield.field(view, layout, words)
    fight = (view.combat.attacker, view.combat.defender) if view.combat is not None else ()
    for band in layout.bands:
        front += panels.band_label(band, words)
        for place in band.places:
            if place.left:
                front += marking.ghost(place, layout.size)
                continue
            fights = place.unit.id in fight
            front += battlefield.card_with_strips(place.unit, layout.size, words, place.x, place.y, fights)
    for player in view.players:
        front += panels.strategies(player, layout, words)
    front += [
        *marking.saved(view, layout),
        *marking.targets(marks, view, layout),
        *over,
        *legend(rows, layout),
    ]
    return Scene(float(WIDTH), layout.height, tuple(ground), tuple(front))


def table_picture(
    view: View, words: Words, *, marks: tuple[str, ...] = (), scale: float = 1.0, limit: int | None = None
) -> Picture | None:
    """The table as a file of at most ``limit`` bytes; None where none is small enough, and the text board has to do."""
    made = encode(canvas(scale).draw(table_scene(view, words, marks)), limit)
    return pictured(made, NAME, lambda: alt_text(view, words))


def pictured(made: Encoded | None, name: str, alt: Callable[[], str]) -> Picture | None:
    """A file with its constant name and its alt text."""
    if made is None:
        return None
    return Picture(made.data, made.kind, f"{name}.{made.kind}", alt(), made.width, made.height)
