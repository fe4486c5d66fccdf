"""Terrain as domains have it (MK2-3.10, 27.5)."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from bot.games.mage_knight.content.content import Content, Template
from bot.games.mage_knight.field.ground import Terrain, lying, sorted_out
from bot.games.mage_knight.state import Piece, State


class Laid(Struct, frozen=True, gc=False):
    """The terrain of some pieces, and what it was made of."""

    content: Content
    pieces: list[Piece]
    domains: tuple[str, ...]
    terrain: Terrain


LAST: list[Laid] = []
"""What was asked for last, if anything: most questions in a row are about one field."""


def terrain_of(content: Content, state: State) -> Terrain:
    """The pieces of a state in their places."""
    for known in LAST:
        if known.content is content and known.pieces == state.pieces and known.domains == state.domains:
            return known.terrain
    templates = _templates_in_play(content, state) if state.domains else content.templates
    found = sorted_out(
        tuple([lying(templates[one.template], one.id, one.x, one.y, one.rotation) for one in state.pieces])
    )
    LAST[:] = [Laid(content, [replace(one) for one in state.pieces], state.domains, found)]
    return found


def _templates_in_play(content: Content, state: State) -> dict[str, Template]:
    """The templates on the field as domains have them; where two speak of one kind, the later holds (MK2-27.5)."""
    kinds = {
        effect.source: str(effect.to)
        for name in state.domains
        for effect in content.domains[name].effects
        if effect.type == "terrain"
    }
    known = {piece.template: content.templates[piece.template] for piece in state.pieces}
    return {name: _recast(one, kinds.get(one.kind, one.kind)) for name, one in known.items()}


@lru_cache(maxsize=256)
def terrain_as(terrain: Terrain, kinds: tuple[tuple[str, str], ...]) -> Terrain:
    """The same pieces, some kinds of them taken for others (MK2-3.10)."""
    taken = dict(kinds)
    pieces = [(one, _recast(one.template, taken.get(one.kind, one.kind))) for one in terrain.pieces]
    return sorted_out(
        tuple([lying(made, one.id, one.piece.x, one.piece.y, one.piece.rotation) for one, made in pieces])
    )


@lru_cache(maxsize=256)
def _recast(template: Template, kind: str) -> Template:
    return template if template.kind == kind else replace(template, kind=kind)
