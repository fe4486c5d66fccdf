"""Terrain as domains have it (MK2-3.10, 27.5)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from bot.games.mage_knight.content.content import Content, Template
from bot.games.mage_knight.field.ground import Terrain, lying, sorted_out
from bot.games.mage_knight.state import State


def terrain_of(content: Content, state: State) -> Terrain:
    """The pieces of a state in their places."""
    templates = _templates_in_play(content, state) if state.domains else content.templates
    return sorted_out(
        tuple([lying(templates[one.template], one.id, one.x, one.y, one.rotation) for one in state.pieces])
    )


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
def _recast(template: Template, kind: str) -> Template:
    return template if template.kind == kind else replace(template, kind=kind)
