"""Words that are well written but could never do anything where they stand, or lack one that they need (TA-P4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from bot.engine.requests import Facts
from bot.games.talisman.content import mods, ops
from bot.games.talisman.content.cards import Card, CardEntry, Character, Content, Person, Space, Spell, parts
from bot.games.talisman.content.terms import Trigger, Window
from bot.games.talisman.content.walking import Wrong, found_in, lists

CHARACTER = ("character", "character_or_creature")
OWNED = ("object", "magic_object", "follower")
_OWNERS: tuple[Trigger, ...] = ("use", "turn_start", "life_loss")
_TRIGGERS: dict[str, tuple[Trigger, ...]] = {
    "character": _OWNERS,
    "possession": ("gain", *_OWNERS),
    "met": ("encounter",),
    "enemy": ("fight_before", "fight_won", "fight_lost"),
    "spell": ("cast",),
    "space": ("land", "turn", "static", "cross_bridge_inward", "try_portal"),
    "person": (),
}
"""What fires for each sort of entry (9.3)."""
_FIELDS: dict[str, tuple[Trigger, ...]] = {
    "window": ("use",),
    "target": ("use",),
    "per": ("use",),
    "instead_of_life": ("fight_lost",),
    "before_draw": ("land",),
    "mods": ("static",),
}
"""The fields of an effect that go with some triggers only."""
_BEFORE_DICE: tuple[Window, ...] = ("own_fight", "when_attacked", "any_time")
_ON_ENEMIES = (mods.Ignores, mods.NoTrophy, mods.Mirror)


def senseless(content: Content) -> Iterator[Wrong]:
    """Everything of that kind."""
    yield from _incomplete(content)
    for name, entry in lists(content):
        for field, word, needs in (*_modifiers(entry), *_effects(content, entry)):
            yield Wrong(name, entry.id, field, "pack-no-effect-here", "TA-P4", {"word": word, "needs": needs})


Misplaced = tuple[str, str, tuple[str, ...]]
"""A field, the word in it that would do nothing there, and with what it goes."""


# -- what is lacking -------------------------------------------------------------------------------------------------


def _incomplete(content: Content) -> Iterator[Wrong]:
    """Arguments that are optional by themselves, but of which one is needed."""
    for name, entry, field, part in found_in(content, Struct):
        word = next((word for kind, word, lacks in _NEEDED if isinstance(part, kind) and lacks(part)), "")
        if word:
            yield Wrong(name, entry.id, field, "pack-key-lacking", "TA-P4", {"word": word})
        elif getattr(part, "n", 1) == "limit" and part.what != "spell":
            facts: Facts = {"expected": "number", "found": "limit"}
            yield Wrong(name, entry.id, f"{field}.n", "pack-wrong-shape", "TA-P4", facts)
    for spell in content.spells.values():
        if not spell.cast:
            yield Wrong("spell", spell.id, "", "pack-key-lacking", "TA-P4", {"word": "cast"})


def _nowhere(mod: mods.FewerDice | mods.FreePurchase | mods.RollBonus) -> bool:
    return not (mod.kinds or mod.cards)


_NEEDED: tuple[tuple[type, str, Callable[[Any], bool]], ...] = (
    (ops.FightOp, "value", lambda op: op.value is None and op.value_dice is None),
    (ops.Effect, "window", lambda effect: effect.on == "use" and not effect.window),
    (ops.FightMod, "add", lambda op: not (op.no_die or op.add or op.add_stat or op.no_spoils)),
    (mods.FewerDice, "kinds", _nowhere),
    (mods.FreePurchase, "kinds", _nowhere),
    (mods.RollBonus, "kinds", _nowhere),
)


# -- modifiers -------------------------------------------------------------------------------------------------------


def _sort(entry: CardEntry) -> str:
    """To which sort of entries it belongs."""
    if isinstance(entry, Card):
        kept = entry.type in OWNED or (entry.type == "event" and entry.after == "keep")
        return "possession" if kept else "enemy" if entry.type == "enemy" else "met"
    kinds = {Character: "character", Spell: "spell", Space: "space", Person: "person"}
    return kinds[type(entry)]


def _modifiers(entry: CardEntry) -> Iterator[Misplaced]:
    """Modifiers hold for owners, characters in play, spaces and the world; some are for Enemies alone (9.5)."""
    sort = _sort(entry)
    for field, mod in entry.parts:
        if not isinstance(mod, mods.Mod):
            continue
        word, own = str(type(mod).__struct_config__.tag), field.startswith("mods")
        if isinstance(mod, _ON_ENEMIES) != (own and sort == "enemy"):
            yield field, word, ("enemy",) if isinstance(mod, _ON_ENEMIES) else OWNED
        elif own and sort in ("met", "spell", "person"):
            yield field, word, OWNED
        elif own and sort != "space" and isinstance(mod, mods.Suppress):
            yield field, word, ("space", "world")
        elif getattr(mod, "n", 0) == "printed" and not field.endswith(".gives"):
            yield f"{field}.n", "printed", ("charm",)


# -- effects ---------------------------------------------------------------------------------------------------------


class Scene(Struct, frozen=True):
    """Where operations stand: what is known and at hand when they are carried out."""

    entry: CardEntry
    trigger: str
    windows: tuple[Window, ...] = ()
    aim: ops.Aim | None = None
    rolled: tuple[str, ...] = ()
    """The fields inside which a Follower is being rolled for."""

    def has(self, *windows: Window) -> bool:
        """True if one of these windows may be open."""
        return any(one in windows for one in self.windows)


def _effects(content: Content, entry: CardEntry) -> Iterator[Misplaced]:
    sort = _sort(entry)
    for number, effect in enumerate(entry.effects, 1):
        field = f"effects[{number}]"
        yield from (
            [(f"{field}.on", effect.on, _TRIGGERS[sort])] if effect.on not in _fitting(content, entry, sort) else ()
        )
        for name, triggers in _FIELDS.items():
            if getattr(effect, name) and effect.on not in triggers:
                yield f"{field}.{name}", name, triggers
        if effect.on == "static" and (effect.do or effect.otherwise or effect.optional):
            yield f"{field}.do", "do", ("mods",)
        windows, aim = (entry.cast, entry.target) if isinstance(entry, Spell) else (effect.window, effect.target)
        yield from _operations(Scene(entry, effect.on, windows, aim), parts(effect, field))
    if isinstance(entry, Space):
        yield from _space(entry)
    if isinstance(entry, Person):
        yield from _operations(Scene(entry, "visit"), parts(entry.do, "do"))
    if isinstance(entry, Spell) and entry.target is not None:
        yield from _aim(entry.target, "target")


def _space(space: Space) -> Iterator[Misplaced]:
    """Nothing is drawn and nobody visited inside (TA-14:3); moving in is barred nowhere else (TA-P12)."""
    outside = ("outer", "middle")
    for word in ("draw", "persons") if space.region == "inner" else ("enter_if",):
        if getattr(space, word):
            yield word, word, outside if space.region == "inner" else ("inner",)


def _fitting(content: Content, entry: CardEntry, sort: str) -> tuple[Trigger, ...]:
    """The triggers that fire for an entry: those of bridge and portal only at their ends."""
    board = content.board
    ends = {"cross_bridge_inward": board.bridge.outer, "try_portal": board.portal.middle}
    return tuple([one for one in _TRIGGERS[sort] if ends.get(one, entry.id) == entry.id])


def _operations(scene: Scene, found: Iterator[tuple[str, Any]]) -> Iterator[Misplaced]:
    all_parts = list(found)
    inside = tuple([f"{field}.do" for field, part in all_parts if isinstance(part, ops.RollFollowers)])
    for field, part in all_parts:
        here = Scene(
            scene.entry, scene.trigger, scene.windows, scene.aim, tuple([one for one in inside if one in field])
        )
        if isinstance(part, ops.If) and part.from_:
            yield f"{field}.from", "from", ("enter_if",)
        elif isinstance(part, ops.Aim):
            yield from _aim(part, field)
        elif isinstance(part, ops.Op):
            yield from [(f"{field}.{name}" if name else field, word, needs) for name, word, needs in _op(part, here)]


def _aim(aim: ops.Aim, field: str) -> Iterator[Misplaced]:
    """What goes together in a target (9.4)."""
    scopes = {"card": ("board", "owned"), "spell": ("board", "stack_top")}.get(aim.what, ("board",))
    if aim.scope not in scopes:
        yield f"{field}.scope", aim.scope, scopes
    if aim.types and aim.what != "card":
        yield f"{field}.types", "types", ("card",)
    if aim.regions and aim.what == "spell":
        yield f"{field}.regions", "regions", ("card", *CHARACTER)
    if aim.aimed_at_self and aim.what != "spell":
        yield f"{field}.aimed_at_self", "aimed_at_self", ("spell",)


def _op(op: ops.Op, at: Scene) -> Iterator[Misplaced]:
    """Why an operation, or an argument of it, would do nothing here."""
    aimed = at.aim.what if at.aim is not None else ""
    asks_target = "target" in (getattr(op, "who", ""), getattr(op, "by", ""))
    takes_from = isinstance(op, ops.TakeOp) and op.from_ == "target"
    if (asks_target or takes_from) and aimed not in CHARACTER and not isinstance(op, ops.ControlMove):
        yield "", "target", ("target",)
    for kind, fits, needs in _PLACES:
        if isinstance(op, kind) and not fits(op, at):
            yield "", str(type(op).__struct_config__.tag), needs
    if isinstance(op, ops.Destroy) and not (at.rolled if op.what == "rolled_follower" else aimed in _PIECES):
        yield "what", op.what, ("roll_followers",) if op.what == "rolled_follower" else ("target",)
    if isinstance(op, ops.TakeOp):
        yield from _take(op, aimed)
    if isinstance(op, ops.Lose) and op.instead and op.what != "life":
        yield "instead", "instead", ("life",)
    if isinstance(op, ops.FightOp) and op.remember and op.value_dice is None:
        yield "remember", "remember", ("value_dice",)


_PIECES = ("card", "character_or_creature")


def _take(op: ops.TakeOp, aimed: str) -> Iterator[Misplaced]:
    if op.from_ == "discard" and op.what != "spell":
        yield "what", op.what, ("spell",)
    elif op.from_ == "owner" and aimed != "card":
        yield "from", "owner", ("card",)
    elif op.from_ == "target" and op.what == "target":
        yield "what", "target", ("owner",)


def _on_card(op: Any, at: Scene) -> bool:
    return isinstance(at.entry, Card)


_PLACES: tuple[tuple[type[ops.Op], Callable[[Any, Scene], bool], tuple[str, ...]], ...] = (
    (ops.Redirect, lambda op, at: at.has("on_spell"), ("on_spell",)),
    (ops.Cancel, lambda op, at: op.what != "spell" or at.has("on_spell"), ("on_spell",)),
    (
        ops.Cancel,
        lambda op, at: op.what != "life_loss" or at.trigger == "life_loss" or at.has("on_life_loss", "any_time"),
        ("life_loss", "on_life_loss"),
    ),
    (
        ops.EvadeOp,
        lambda op, at: at.trigger == "fight_before" or at.has(*_BEFORE_DICE),
        ("fight_before", *_BEFORE_DICE),
    ),
    (
        ops.FightMod,
        lambda op, at: at.trigger == "fight_before" or at.has(*_BEFORE_DICE),
        ("fight_before", *_BEFORE_DICE),
    ),
    (ops.ControlMove, lambda op, at: at.has("on_move_roll"), ("on_move_roll",)),
    (ops.DiscardSelf, _on_card, ("card",)),
    (ops.Stay, _on_card, ("card",)),
    (ops.TakeCounter, lambda op, at: isinstance(at.entry, Card) and at.entry.counters is not None, ("counters",)),
    (
        ops.RollToMoveSelf,
        lambda op, at: isinstance(at.entry, Card) and at.entry.type in ("enemy", "stranger", "place"),
        ("enemy", "stranger", "place"),
    ),
)
"""Operations that act on something that must be at hand: where they may stand."""
