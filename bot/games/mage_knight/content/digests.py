"""What an edition reads of packs, in one fixed form: two packs with equal bytes here play alike in it.

Names in other languages, codes, roles, notes and texts are for people; the English name is read by Necromancy.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.games.mage_knight.content.content import Click, Content, FigureType
from bot.games.mage_knight.content.dial_marks import DIAL_MARKS, REREAD

FIRST = "mku"
AS_BEFORE = {later: mark for mark, later in REREAD.items()}
"""Names of the second edition for marks that the first one knows (MK2-33.8)."""


def digest_of(covered: bytes) -> str:
    """The digest of what an edition reads."""
    return hashlib.sha256(covered).hexdigest()


def canonical(content: Content) -> bytes:
    """What the rules read, in one fixed form: two packs with equal bytes here play alike.

    Names in other languages, codes, roles and notes are for people; the English name is read by Necromancy.
    """
    figures = [
        [
            kind.key,
            kind.name,
            kind.rank,
            kind.points,
            kind.faction,
            [kind.arc, kind.range, kind.targets, int(kind.mounted), kind.radius],
            [[click.speed, click.attack, click.defense, click.damage, list(click.abilities)] for click in kind.clicks],
        ]
        for kind in content.figures.values()
    ]
    templates = [
        [one.id, one.kind, list(one.polygon), int(one.elevated), int(one.abrupt), list(one.access)]
        for one in content.templates.values()
    ]
    armies = [[army.id, army.build_total, list(army.figures)] for army in content.armies.values()]
    return msgspec.json.encode({"figures": figures, "templates": templates, "armies": armies}, order="deterministic")


def canonical_later(content: Content) -> bytes:
    """The same with what only the second edition reads."""
    figures = [[kind.key, _base(kind), [_nexus(click) for click in kind.clicks]] for kind in content.figures.values()]
    more = {
        "figures": figures,
        "templates": [[one.id, int(one.constructed)] for one in content.templates.values()],
        "armies": [[one.id, list(one.items), one.domain] for one in content.armies.values()],
        "domains": [[one.id, one.points, one.effects] for one in content.domains.values()],
        "items": [
            [one.id, one.points, one.slot, one.relic, one.restrictions, one.by_action, one.uses, one.effects]
            for one in content.items.values()
        ],
        "subfactions": [[one.id, one.faction, one.ability] for one in content.subfactions.values()],
    }
    return canonical(content) + msgspec.json.encode(more, order="deterministic")


def _base(kind: FigureType) -> list[Any]:
    damage = -1 if kind.ranged_damage is None else kind.ranged_damage
    types = [kind.speed_type, kind.attack_type, kind.attack_bonus, int(kind.magic_immune), damage]
    return [*types, kind.subfaction, kind.allegiance, kind.proficiencies, kind.item_slots, int(kind.older)]


def _nexus(click: Click) -> list[str]:
    return [click.nexus, click.nexus_value]


def canonical_ready(content: Content) -> bytes:
    """What ready-made games read beside that: of what their dice choose."""
    ready = content.ready
    made = {
        "armies": [[one.id, one.figures, one.items, one.domain] for one in ready.armies.values()],
        "pairings": [one.armies for one in ready.pairings],
        "fields": [[one.id, one.pieces] for one in ready.fields.values()],
    }
    return msgspec.json.encode(made, order="deterministic")


def first_part(content: Content) -> Content:
    """What the first edition knows of packs that were read for all of them."""
    known = {*DIAL_MARKS, *AS_BEFORE, ""}
    figures = {
        key: replace(kind, clicks=tuple([_before(click) for click in kind.clicks]))
        for key, kind in content.figures.items()
        if all(known.issuperset(click.abilities) for click in kind.clicks)
    }
    templates = {key: one for key, one in content.templates.items() if FIRST in one.rules}
    armies = {
        key: one for key, one in content.armies.items() if FIRST in one.rules and figures.keys() >= set(one.figures)
    }
    return replace(content, figures=figures, templates=templates, armies=armies)


def _before(click: Click) -> Click:
    one, two, three, four = (AS_BEFORE.get(mark, mark) for mark in click.abilities)
    return replace(click, abilities=(one, two, three, four))
