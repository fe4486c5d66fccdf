"""The words of a pack: what players may call hexes, knights, tokens and spells, in any of three languages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.engine.errors import BadNotation
from bot.engine.notation.words import Grammar, excerpt, folded, nearest_name
from bot.games.albion.content.figures import Content

GRAMMAR = Grammar(("=", ",", "/", ":"), joining="-", most=2_000)
LETTERS = "ABCD"
"""Seats, where a line of the table names one."""
Names = tuple[str, str, str]


class Lexicon:
    """Reads names into ids; case and accents do not matter. A hex is called by its label or by the site there."""

    def __init__(self, content: Content) -> None:
        self.content = content
        sites = {label: content.names[label] for label, one in content.hexes.items() if one.site is not None}
        self._known = {
            "knight": _by_name({id_: content.names[id_] for id_ in content.knights}),
            "token": _by_name({id_: content.names[id_] for id_ in content.gear}),
            "spell": _by_name({id_: content.names[id_] for id_ in content.spells}),
            "hex": _by_name({**sites, **{label: (label, label, label) for label in content.hexes}, **sites}),
        }
        self.longest = max(name.count(" ") + 1 for names in self._known.values() for name in names)

    def found(self, kind: str, text: str) -> str:
        """The id of a kind that a text means; empty if none."""
        return self._known[kind].get(folded(text), "")

    def one(self, kind: str, field: str, text: str, clause: str = "") -> str:
        """The same, or a refusal that names the field and the nearest name."""
        return self.found(kind, text) or self._refuse(kind, field, text, clause)

    def _refuse(self, kind: str, field: str, text: str, clause: str) -> str:
        near = nearest_name(folded(text), self._known[kind])
        raise BadNotation("unknown_name", clause, field=field, given=excerpt(text), near=near)


def _by_name(entries: Mapping[str, Names]) -> dict[str, str]:
    """Ids first, so that a name never hides one; then the names in the order of the languages."""
    found: dict[str, str] = {}
    calls: Iterable[tuple[str, str]] = [
        *((name, id_) for id_ in entries for name in (id_, id_.replace("_", " "))),
        *((names[language], id_) for language in range(3) for id_, names in entries.items()),
    ]
    for name, id_ in calls:
        found.setdefault(folded(name), id_)
    return found
