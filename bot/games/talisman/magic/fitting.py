"""What may be cast or used now, and at what (TA-9, 9.4). Reads the board only."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set

from msgspec import Struct
from msgspec.structs import replace

from bot.engine.play import No
from bot.games.talisman.board import Board, Situation
from bot.games.talisman.content.cards import Card, Character, Spell
from bot.games.talisman.content.mods import NoCasting
from bot.games.talisman.content.ops import (
    Aim,
    AnyOp,
    Each,
    Effect,
    EvadeOp,
    ExtraTurn,
    FightMod,
    MoveOp,
)
from bot.games.talisman.content.terms import Region, Window
from bot.games.talisman.content.within import led_to, within
from bot.games.talisman.state import Fight, Piece, Side, Stacked

STEPS = ("before_move", "rolled", "arrived", "encounter")
"""Steps 1 to 7 of a turn, as far as the game rests in them: ``own_turn``."""
WITH_ANY_TIME: tuple[Window, ...] = ("other_turn_start", "own_fight", "on_life_loss")
"""The windows that belong to ``any_time``: between two steps, before the dice, and before a life is lost (9.4)."""
OF_FIGHTS = ("own_fight", "when_attacked")
DECIDED = (*OF_FIGHTS, "other_turn_start", "on_move_roll", "on_life_loss")
"""The windows that decide the target; in ``on_spell`` it is the top of the stack."""
CHARACTER = ("character", "character_or_creature")
OUTSIDE: tuple[Region, ...] = ("outer", "middle")


class Trigger(Struct, frozen=True):
    """What a window is about: whose turn, roll, loss, fight or spell."""

    window: Window
    seat: int
    """The character that starts its turn, rolled, is about to lose lives, or is attacked; the caster of a spell."""
    n: int = 0
    """How many lives are about to be lost."""
    by: int = -1
    """Who attacks or steals, where it is a character and no fight tells it."""
    evading: bool = False
    """Whether the one attacked may still evade in the window before the dice (TA-D2, TA-18:2)."""


class Chance(Struct, frozen=True):
    """A spell or a thing that a seat could use now: its card, and the target named, if one is (a seat or a piece)."""

    card: str
    target: str = ""
    piece: str = ""
    """The thing used (a piece, or the character itself); empty for a spell."""
    window: Window = "any_time"
    effect: int = 0
    """Which of the ``use`` effects of the thing."""


# -- when -----------------------------------------------------------------------------------------------------------


def windows_for(b: Board, seat: int, about: Trigger | None) -> tuple[Window, ...]:
    """The windows open for a seat: in a reaction, or (``about`` None) between two steps."""
    if about is not None:
        evading: tuple[Window, ...] = ("when_attacked",) if about.evading and seat == about.seat else ()
        return (*evading, about.window, "any_time") if about.window in WITH_ANY_TIME else (about.window,)
    found: list[Window] = ["any_time"]
    if seat == b.active and not b.state.turn.missed:
        if b.state.phase in STEPS:
            found.append("own_turn")
        if b.state.phase == "before_move":
            found.append("start_of_turn")
        if b.state.phase == "turn_end":
            found.append("end_of_turn")
    return tuple(found)


def cast_limit(b: Board, seat: int) -> int:
    """How many spells it may cast in the turn that runs (TA-9:12)."""
    return b.hero(seat).cast_limit if seat == b.active else 1


def barred(b: Board, seat: int) -> No | None:
    """Why a character can cast no spell at all now; all of it is public."""
    hero = b.hero(seat)
    if hero.toad:
        return "toad_casts_not", "TA-9:11", {}
    if b.mods(seat, NoCasting):
        return "no_casting_here", "TA-9:11", {"card": hero.space}
    if b.state.options.limited_casting is False:  # TA-R57
        return None
    limit = cast_limit(b, seat)
    return ("casts_used_up", "TA-9:12", {"limit": limit}) if hero.casts >= limit else None


def situation(b: Board, window: Window) -> Situation:
    """What the conditions of an effect may look at."""
    fight = b.state.fight
    return Situation(None if fight is None else fight.kind, window)


def foe_of(b: Board, seat: int) -> Side | None:
    """The opposing side of the fight that runs."""
    fight = b.state.fight
    if fight is None or b.side_of(fight, seat) is None:
        return None
    return fight.defender if fight.attacker.seat == seat else fight.attacker


def has_op(effects: Iterable[Effect], *kinds: type[AnyOp]) -> bool:
    """True if such an operation is among the first of some effects."""
    return any(isinstance(op, kinds) for effect in effects for op in effect.do)


def _acts_on_creature(effects: tuple[Effect, ...]) -> bool:
    """True if it evades, or changes the other side of a fight (TA-14:4)."""
    weakens = any(isinstance(op, FightMod) and op.side == "opponent" for effect in effects for op in effect.do)
    return weakens or has_op(effects, EvadeOp)


def _fight_forbids(b: Board, seat: int, effects: tuple[Effect, ...]) -> bool:
    """True if no such spell may be cast on the fight that runs (mod ``ignores``; TA-14:4)."""
    fight, foe = b.state.fight, foe_of(b, seat)
    if fight is None:
        return False
    return fight.no_spells or (fight.inner and foe is not None and foe.seat < 0 and _acts_on_creature(effects))


def _does_something(b: Board, seat: int, effects: tuple[Effect, ...], window: Window) -> bool:
    """True if the condition of any of the effects holds (9.4), and nothing else forbids them."""
    if not any(b.holds(seat, effect.when, situation(b, window)) or effect.otherwise for effect in effects):
        return False
    if b.state.turn.extra and seat == b.active and any(_gives_turn(effect.do) for effect in effects):  # TA-C19
        return False
    moves = any(isinstance(op, MoveOp) and op.replaces_roll for effect in effects for op in effect.do)
    may_move = seat == b.active and b.state.phase == "before_move" and not b.hero(seat).enslaved
    return may_move or not moves  # TA-10:4, 23:6


def _gives_turn(ops: Iterable[AnyOp]) -> bool:
    """True if an extra turn of the caster is among operations, or among those that they may lead to."""
    return any(isinstance(op, ExtraTurn) or _gives_turn(led_to(op)) for op in ops if not isinstance(op, Each))


# -- at what --------------------------------------------------------------------------------------------------------


def targets(b: Board, seat: int, aim: Aim | None, window: Window, about: Trigger | None) -> list[str]:
    """The legal targets: seats by their number, or pieces; an empty text where nothing is named."""
    if aim is None:
        return [""]
    if aim.what == "spell":
        return [""] if b.state.stack and _aims_at(aim, seat, b, b.state.stack[-1]) else []
    if about is not None and window in OF_FIGHTS:
        foe = foe_of(b, seat)
        if foe is not None and foe.seat < 0:
            return [""] if aim.what == "character_or_creature" or _aims_at_enemy(b, seat, aim, foe) else []
        attacker = about.by if foe is None else foe.seat
        return [str(attacker)] if attacker >= 0 and admits(b, seat, aim, attacker) else []
    if about is not None and window in DECIDED:
        return [str(about.seat)] if b.alive(about.seat) and admits(b, seat, aim, about.seat) else []
    return targets_of(b, seat, aim)


def targets_of(b: Board, seat: int, aim: Aim) -> list[str]:
    """Everything at which it may be aimed where the caster names the target."""
    if aim.what in CHARACTER:
        found = [str(other) for other in b.clockwise(seat) if admits(b, seat, aim, other)]
        return found + (_creatures(b, aim) if aim.what == "character_or_creature" else [])
    return [piece.id for _, piece in (_owned(b, seat, aim) if aim.scope == "owned" else _lying(b, aim))]


def _creatures(b: Board, aim: Aim) -> list[str]:
    """The Enemies that lie face up; none in the Inner Region (TA-14:4)."""
    enemies = Aim("card", types=("enemy",), regions=tuple([one for one in OUTSIDE if one in (aim.regions or OUTSIDE)]))
    return [piece.id for _, piece in _lying(b, enemies)]


def _aims_at_enemy(b: Board, seat: int, aim: Aim, foe: Side) -> bool:
    """True if a spell at cards may be aimed at the Enemies that it is fighting."""
    typed = aim.scope == "board" and (not aim.types or "enemy" in aim.types)
    return typed and bool(foe.pieces) and (not aim.regions or b.region(seat) in aim.regions)


def admits(b: Board, seat: int, aim: Aim, other: int) -> bool:
    """True if a character may be aimed at."""
    if aim.what not in CHARACTER or (aim.not_own and other == seat):
        return False
    return not aim.regions or b.region(other) in aim.regions


def _aims_at(aim: Aim, seat: int, b: Board, top: Stacked) -> bool:
    """True if an answering spell fits the spell on the stack (9.4)."""
    if aim.not_own and top.caster == seat:
        return False
    aimed = b.content.spells[top.spell].target
    return not aim.aimed_at_self or (aimed is not None and aimed.what in CHARACTER and top.target == seat)


def _lying(b: Board, aim: Aim) -> Iterator[tuple[str, Piece]]:
    """Cards face up on spaces, ring by ring."""
    for space in b.content.board.spaces:
        if not aim.regions or b.content.board.spaces[space].region in aim.regions:
            for piece in b.spot(space).cards:
                if not aim.types or b.card(piece).type in aim.types:
                    yield space, piece


def _owned(b: Board, seat: int, aim: Aim) -> Iterator[tuple[int, Piece]]:
    """Possessions of characters; neither rafts nor cursed cards (TA-6:5, TA-11:18)."""
    for owner in b.clockwise(seat):
        if (aim.not_own and owner == seat) or (aim.regions and b.region(owner) not in aim.regions):
            continue
        hero = b.hero(owner)
        typed = [(b.card(piece).type, piece) for piece in hero.objects]
        typed += [("follower", piece) for piece in hero.followers]
        for kind, piece in typed:
            if (not aim.types or kind in aim.types) and not b.is_raft(piece) and not b.is_cursed(piece):
                yield owner, piece


# -- all of it ------------------------------------------------------------------------------------------------------


def spell_chances(b: Board, seat: int, spell: Spell, about: Trigger | None = None) -> Iterator[Chance]:
    """Every way to cast a spell now, were it in the hand; nothing of the hand is looked at."""
    for window in windows_for(b, seat, about):
        if window in spell.cast:
            yield from _castings(b, seat, spell, window, about)


def _castings(b: Board, seat: int, spell: Spell, window: Window, about: Trigger | None) -> Iterator[Chance]:
    effects = spell.triggered("cast")
    if not _does_something(b, seat, effects, window) or (window in OF_FIGHTS and _fight_forbids(b, seat, effects)):
        return
    for target in targets(b, seat, spell.target, window, about):
        yield Chance(spell.id, target, "", window)


def lacks_target(b: Board, seat: int, spell: Spell) -> bool:
    """True if it is the time for a spell, and there is only nothing at which it may be aimed."""
    effects = spell.triggered("cast")
    windows = [one for one in windows_for(b, seat, None) if one in spell.cast]
    return spell.target is not None and any(_does_something(b, seat, effects, one) for one in windows)


def use_lacks_target(b: Board, seat: int, name: str) -> bool:
    """The same of a thing or an ability."""
    found = [one for user, entry in users(b, seat) if user == name for one in enumerate(entry.triggered("use"))]
    used, windows = b.hero(seat).used, windows_for(b, seat, None)
    left = [effect for place, effect in found if effect.target is not None and used_key(name, place) not in used]
    return any(one in effect.window and _does_something(b, seat, (effect,), one) for effect in left for one in windows)


def users(b: Board, seat: int) -> Iterator[tuple[str, Card | Character]]:
    """What may have ``use`` effects: the character itself and what it owns, each by the name that it is used by."""
    hero = b.hero(seat)
    if hero.toad:  # TA-19:4
        return
    yield hero.character, b.character(seat)
    for piece in (*hero.objects, *hero.followers):
        if not piece.role and b.usable(seat, piece):
            yield piece.id, b.card(piece)


def use_chances(b: Board, seat: int, about: Trigger | None = None) -> Iterator[Chance]:
    """Every way to use something now (trigger ``use``)."""
    windows = windows_for(b, seat, about)
    theft = about is not None and about.window == "when_attacked" and foe_of(b, seat) is None
    able = [(name, entry, effects) for name, entry in users(b, seat) if (effects := entry.triggered("use"))]
    for name, entry, effects in able:
        for place, effect in enumerate(effects):
            if effect.per and used_key(name, place) in b.hero(seat).used:
                continue
            if theft and any(isinstance(op, EvadeOp) for op in within(effect.do)):  # TA-18:6: only spells stop it
                continue
            for window in windows:
                if window in effect.window and _does_something(b, seat, (effect,), window):
                    for target in targets(b, seat, effect.target, window, about):
                        yield Chance(entry.id, target, name, window, place)


def used_key(name: str, place: int) -> str:
    """How ``Hero.used`` notes which effect of a thing was used that may be used once a turn."""
    return f"use:{name}:{place}"


def chances(b: Board, seat: int, about: Trigger | None = None) -> list[Chance]:
    """What a seat could cast or use now: every spell held with every legal target, every thing (9.4)."""
    found: list[Chance] = []
    if barred(b, seat) is None:
        for spell in dict.fromkeys(b.hero(seat).spells):
            found += spell_chances(b, seat, b.content.spells[spell], about)
    found += use_chances(b, seat, about)
    kept = {(one.card, one.target, one.piece): one for one in reversed(found)}  # the first window of each
    return list(reversed(kept.values()))


def thinkable(b: Board, seat: int, window: Window, about: Trigger | None = None) -> Iterator[Chance]:
    """What a seat might cast or use in a window, by what everybody knows: of its hand only the size counts
    (TA-D1, TA-D3). Who holds a spell might hold any of the packs.
    """
    if not b.alive(seat):
        return
    spells = b.content.castable.get(window) if b.hero(seat).spells else None
    if spells and barred(b, seat) is None:
        for spell in spells:
            if not lies_open(b, spell.id):
                yield from _castings(b, seat, spell, window, about)
    tools = b.content.tools.get(window)
    if tools and _has_any(b, seat, tools):
        yield from [chance for chance in use_chances(b, seat, about) if chance.window == window]


def lies_open(b: Board, spell: str) -> bool:
    """True if every copy of a spell lies where all can see it, so that nobody holds any."""
    state = b.state
    there = state.spell_discard.count(spell)
    if not there and not state.lasting and not state.stack:
        return False
    there += [one.spell for one in state.lasting].count(spell)
    there += [one.spell for one in state.stack if not one.lasting].count(spell)
    return there >= b.content.spell_deck.count(spell)


def _has_any(b: Board, seat: int, entries: Set[str]) -> bool:
    hero = b.hero(seat)
    return hero.character in entries or any(piece.card in entries for piece in (*hero.objects, *hero.followers))


def opens_for(b: Board, seat: int, about: Trigger) -> bool:
    """True if a window is opened for a seat."""
    return any(True for window in windows_for(b, seat, about) for _ in thinkable(b, seat, window, about))


def could_act(b: Board, seat: int, window: Window) -> bool:
    """True if the game rests for a seat in a window of its own turn; not for one that has said it passes (TA-H10)."""
    open_ = not b.state.seats[seat].passing and window in windows_for(b, seat, None)
    return open_ and any(True for _ in thinkable(b, seat, window))


def still_legal(b: Board, cast: Stacked, fight: Fight | None) -> bool:
    """True if a spell about to be settled still has its target and what it acts on (TA-9:13, 9:14)."""
    aim = b.content.spells[cast.spell].target
    if cast.window in OF_FIGHTS and b.state.fight is not fight:
        return False
    if aim is None or aim.what == "spell":
        return True
    if cast.piece:
        return cast.piece in targets_of(b, cast.caster, replace(aim, not_own=False))
    return cast.target < 0 or b.alive(cast.target)
