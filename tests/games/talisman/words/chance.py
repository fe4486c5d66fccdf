"""Packs at random: cards, spells and characters made of any words of chapter 9, as the types allow them."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import inspect

from bot import packs
from bot.engine.sheets import PackFaults
from bot.games.talisman.content.catalog import load
from bot.games.talisman.content.mods import AnyMod
from bot.games.talisman.content.ops import AnyOp, If
from bot.games.talisman.content.terms import Window
from bot.games.talisman.game import Talisman
from tests.games.talisman.words.writing import Entry, card, character, enemy, pack, spell

START = load([packs.builtin("talisman")])
IDS: dict[str, list[str]] = {
    "to": ["start", "choice_region", "opposite", "this_card", "temple", "city", "fields_1", "mines"],
    "has": ["sword", "princess", "goblin"],
    "ids": ["sword", "talisman"],
    "from": ["city", "temple"],
    "cards": ["sword", "chapel", "market"],
    "kinds": sorted({space.kind for space in START.board.spaces.values()}),
    "tags": ["weapon", "gold", "helmet"],
    "id": ["sword", "helmet", "mule"],
    "lifted_by": ["cross_river", "village_mystic"],
}
DEEP = 3
INSIDE = ("quest", "fight_series", "dice_duel")
"""Operations of the Inner Region."""
BOUND = ("cancel", "redirect", "evade", "fight_mod", "control_move", "destroy", "take_counter", "roll_to_move_self")
"""Those that act on what is at hand in some windows only."""
OF_ENEMIES = ("ignores", "no_trophy", "mirror")
ENEMY_MODS: list[list[Entry]] = [[], [{"mod": "no_trophy"}], [{"mod": "ignores", "what": ["spell", "weapon"]}]]
AIMS: list[Entry] = [
    *[{"what": "character", "not_own": own} for own in (True, False)],
    *[{"what": "card", "scope": scope, "types": [one]} for scope, one in (("owned", "object"), ("board", "enemy"))],
    {"what": "character_or_creature"},
    {"what": "spell", "scope": "stack_top"},
]
SENSELESS = {"from", "instead", "remember"}
"""Fields that fit few places."""


class Maker:
    """Makes words at random."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.barred: tuple[str, ...] = ()  # words that make no sense in the entry at hand
        self.aimed = False  # whether it names a target

    def of(self, kind: Any, name: str = "", depth: int = 0) -> Any:
        """Something of a type, where ``name`` is what it is called."""
        return self._any(inspect.type_info(kind), name, depth)

    def _any(self, kind: inspect.Type, name: str, depth: int) -> Any:
        if isinstance(kind, inspect.UnionType):
            kinds = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
            kinds = [one for one in kinds if depth < DEEP or not _holds_more(one)] or kinds
            kinds = [one for one in kinds if getattr(one, "tag", "") not in self.barred]
            return self._any(self.chance.choice(kinds), name, depth)
        if isinstance(kind, inspect.StructType):
            return self._table(kind, depth)
        if isinstance(kind, inspect.VarTupleType):
            most = 2 if depth < DEEP else 1
            return [self._any(kind.item_type, name, depth) for _ in range(self.chance.randint(1, most))]
        if isinstance(kind, inspect.DictType):
            return {self._any(kind.key_type, "", depth): self.chance.randint(0, 6)}
        if isinstance(kind, inspect.LiteralType):
            words = [one for one in kind.values if one not in ("", "printed") and (self.aimed or one != "target")]
            return self.chance.choice(words or list(kind.values))
        if isinstance(kind, inspect.BoolType):
            return self.chance.random() < 0.5
        if isinstance(kind, inspect.IntType):
            return self.chance.randint(kind.ge if kind.ge is not None else 1, min(kind.le or 6, 6))
        return self.chance.choice(IDS.get(name, ["x"]))

    def _table(self, kind: inspect.StructType, depth: int) -> Entry:
        made: Entry = {} if kind.tag_field is None else {kind.tag_field: kind.tag}
        if kind.tag == "roll":
            return {"op": "roll", "dice": 1, "table": [self._row([1, 2, 3], depth), self._row([4, 5, 6], depth)]}
        for field in kind.fields:
            if field.required or (field.encode_name not in SENSELESS and self.chance.random() < 0.35):
                made[field.encode_name] = self._any(field.type, field.encode_name, depth + 1)
        return made

    def _row(self, on: list[int], depth: int) -> Entry:
        return {"on": on, "do": self.of(tuple[AnyOp, ...], "do", depth + 1)}

    def effect(self, *triggers: str) -> Entry:
        """An effect of one of these triggers."""
        made: Entry = {"on": self.chance.choice(triggers), "do": self.of(tuple[AnyOp, ...])}
        if self.chance.random() < 0.3:
            made["if"] = self.of(If)
            made["else"] = self.of(tuple[AnyOp, ...])
        if made["on"] == "use":
            made["window"] = self.of(tuple[Window, ...])
        if made["on"] in ("encounter", "fight_before", "life_loss") and self.chance.random() < 0.4:
            made["optional"] = True
        return made

    def mods(self) -> list[Entry]:
        """Some modifiers."""
        return list(self.of(tuple[AnyMod, ...]))

    def entry(self, number: int) -> dict[str, Any]:
        """One card, spell or character, as arguments of ``pack``."""
        name, kind = (
            f"own_{number}",
            self.chance.choice(["event", "stranger", "place", "thing", "thing", "enemy", "spell", "hero"]),
        )
        aim = self.chance.choice(AIMS)
        self.aimed = kind == "spell" and aim["what"] != "card"
        self.barred = (*INSIDE, "suppress", *OF_ENEMIES, *(() if kind == "spell" else (*BOUND, "take")))
        if kind == "spell":
            made = spell(name, "any_time", target=aim)
            made |= {"cast": self.of(tuple[Window, ...]), "effects": [self.effect("cast")]}
            return {"spells": (made,)}
        if kind == "hero":
            more = {
                "lives": 6,
                "gold": 0,
                "spells": 2,
                "cards": ["sword", "mule"],
                "effects": [self.effect("use", "turn_start", "life_loss")],
            }
            return {"characters": (character(name, *self.mods(), **more),)}
        if kind == "enemy":
            return {
                "cards": (
                    enemy(
                        name,
                        self.effect("fight_before", "fight_won", "fight_lost"),
                        mods=self.chance.choice(ENEMY_MODS),
                        copies=2,
                    ),
                )
            }
        if kind == "thing":
            sort = self.chance.choice(["object", "magic_object", "follower"])
            effects = [self.effect("gain", "use", "turn_start", "life_loss")]
            return {"cards": (card(name, sort, copies=3, mods=self.mods(), effects=effects),)}
        after = "discard" if kind == "event" else self.chance.choice(["discard", "stay"])
        return {"cards": (card(name, kind, copies=3, after=after, effects=[self.effect("encounter")]),)}


def _holds_more(kind: inspect.Type) -> bool:
    """True if an operation holds others."""
    return isinstance(kind, inspect.StructType) and any(one.name in ("do", "table", "options") for one in kind.fields)


def game_by_chance(seed: int, entries: int = 60) -> Talisman:
    """The starter pack and as many entries made at random; what the check of packs refuses is left out."""
    maker = Maker(seed)
    made = [maker.entry(number) for number in range(entries)]
    while True:
        try:
            return Talisman(load([packs.builtin("talisman"), _files(made)]))
        except PackFaults as found:
            refused = {fault.card for fault in found.faults}
            made = [entry for entry in made if not any(one["id"] in refused for (one,) in entry.values())]


def _files(made: list[dict[str, Any]]) -> dict[str, bytes]:
    found: dict[str, tuple[Entry, ...]] = {"cards": (), "spells": (), "characters": ()}
    for entry in made:
        found = {name: found[name] + tuple(entry.get(name, ())) for name in found}
    return pack(*found["cards"], spells=found["spells"], characters=found["characters"])
