"""The sides of a fight: who stands against whom, with what value, and what is at work for them (TA-15, TA-16:3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import prod
from typing import Any, TypeVar

from bot.games.talisman.board import Against, Board, Held, Situation
from bot.games.talisman.content.mods import (
    AddStat,
    CreatureBonus,
    CreatureMultiply,
    FightDice,
    Mirror,
    OpponentNoDie,
)
from bot.games.talisman.content.ops import FightMod
from bot.games.talisman.content.terms import FightKind, Role, Stat
from bot.games.talisman.state import Fight, Piece, Side

M = TypeVar("M")

STAT: dict[FightKind, Stat] = {"battle": "strength", "psychic": "craft"}  # TA-15:1, 17:1


# -- fights ---------------------------------------------------------------------------------------------------------


def against_cards(b: Board, seat: int, pieces: Sequence[Piece]) -> Fight:
    """The fight with the Enemy cards of one encounter number (TA-15:4); the creatures attack (TA-15:14)."""
    kind: FightKind = "psychic" if b.card(pieces[0]).craft is not None else "battle"
    fight = Fight(kind, Side(), Side(seat))
    regroup(b, fight, pieces)
    return fight


def against_creature(b: Board, seat: int, kind: FightKind, foe: Side, value: int, *, inner: bool) -> Fight:
    """The fight with a creature without a card (TA-15:9)."""
    foe.printed = value
    fight = Fight(kind, foe, Side(seat), inner=inner)
    reckon(b, fight)
    return fight


def against_character(b: Board, seat: int, victim: int, kind: FightKind) -> Fight:
    """The fight of two characters (TA-12:3)."""
    fight = Fight(kind, Side(seat), Side(victim))
    reckon(b, fight)
    return fight


def regroup(b: Board, fight: Fight, pieces: Sequence[Piece]) -> None:
    """These cards, and no others, fight as one (TA-15:4)."""
    side, cards = fight.attacker, [b.card(piece) for piece in pieces]
    side.pieces = [piece.id for piece in pieces]
    side.kinds = tuple([str(card.kind) for card in cards])
    names = [(card.name, card.pl, card.cs) for card in cards]
    en, pl, cs = [" + ".join(part) for part in zip(*names, strict=True)] or ("", "", "")
    side.name = (en, pl, cs)
    fight.lay_before = all(piece.lay_before for piece in pieces)
    fight.no_spells = "spell" in b.ignored(Against(fight.kind, side))
    reckon(b, fight)


def cards_of(b: Board, side: Side) -> list[Piece]:
    """The Enemy cards of a side that still lie on a space."""
    return [found[1] for one in side.pieces if (found := b.lying(one)) is not None]


def sides(fight: Fight) -> tuple[tuple[Side, Side], tuple[Side, Side]]:
    """Both sides, each with its foe; the attacker first."""
    return (fight.attacker, fight.defender), (fight.defender, fight.attacker)


def fighters(fight: Fight) -> list[Side]:
    """The sides that are characters."""
    return [side for side in (fight.attacker, fight.defender) if side.seat >= 0]


def foe_of(fight: Fight, side: Side) -> Side:
    """The opposing side."""
    return fight.defender if side is fight.attacker else fight.attacker


def situation(fight: Fight) -> Situation:
    """What conditions may look at in this fight."""
    return Situation(fight=fight.kind)


# -- what is at work ------------------------------------------------------------------------------------------------


def role(fight: Fight, side: Side) -> Role:
    """Whether a character counts as attacker or as attacked (TA-15:14)."""
    surprised = foe_of(fight, side).seat < 0 and fight.lay_before
    return "attacker" if side is fight.attacker or surprised else "attacked"


def at_work(b: Board, fight: Fight, side: Side, kind: type[M]) -> list[M]:
    """The modifiers of a kind that help a character in this fight and in its role."""
    if side.seat < 0:
        return []
    useless = b.ignored(Against(fight.kind, foe_of(fight, side)))
    held = b.held(side.seat, kind)
    return [one.mod for one in held if _counts(b, side, one, useless) and _fits(one.mod, fight, side)]


def _counts(b: Board, side: Side, held: Held[Any], useless: set[str]) -> bool:
    if held.piece is None:
        return True
    card = b.card(held.piece)
    idle = "weapon" in card.tags and held.piece.id not in side.weapons  # TA-16:6
    return not idle and card.type not in useless


def _fits(mod: object, fight: Fight, side: Side) -> bool:
    return getattr(mod, "fight", fight.kind) == fight.kind and getattr(mod, "role", "any") in ("any", role(fight, side))


# -- values ---------------------------------------------------------------------------------------------------------


def reckon(b: Board, fight: Fight) -> None:
    """The values of both sides as they are now: a character's first, because a mirror shows it (TA-C9)."""
    for side, foe in sorted(sides(fight), key=lambda pair: pair[0].seat < 0):
        parts = _hero_parts(b, fight, side, foe) if side.seat >= 0 else _creature_parts(b, side, foe)
        side.parts = (*parts, *side.extra)
        side.base = sum(amount for _, amount in side.parts)


def best_weapons(b: Board, fight: Fight, side: Side) -> list[str]:
    """The weapons that a character uses if it does not choose otherwise (TA-16:6, 17:2)."""
    return b.best_weapons(side.seat, Against(fight.kind, foe_of(fight, side))) if fight.kind == "battle" else []


def _hero_parts(b: Board, fight: Fight, side: Side, foe: Side) -> list[tuple[str, int]]:
    if fight.step in ("announced", "evading"):
        side.weapons = best_weapons(b, fight, side)
    parts = b.parts(side.seat, STAT[fight.kind], Against(fight.kind, foe), side.weapons)
    return [(part.source, part.amount) for part in parts]


def _creature_parts(b: Board, side: Side, foe: Side) -> Iterator[tuple[str, int]]:
    pieces = cards_of(b, side)
    for piece in pieces:
        yield piece.card, foe.base if is_mirror(b, piece) else b.creature_value(piece, foe.seat)
    if not side.pieces:
        yield "", side.printed * _multiplied(b.mods(foe.seat, CreatureMultiply), side.kinds)
    for held in b.held(foe.seat, CreatureBonus):
        yield held.source, held.mod.n * max(1, len(pieces))  # TA-R14


def is_mirror(b: Board, piece: Piece) -> bool:
    """True if its value is that of its opponent."""
    return any(isinstance(mod, Mirror) for mod in b.card(piece).mods)


def _multiplied(mods: Iterable[CreatureMultiply], kinds: tuple[str, ...]) -> int:
    return prod(mod.n for mod in mods if any(kind in mod.kinds for kind in kinds))


def change(b: Board, fight: Fight, seat: int, op: FightMod, source: str, target: int = -1) -> None:
    """Operation ``fight_mod`` of a spell or thing of somebody who fights.

    A spell turned back at its caster (``target``) changes his side in place of the other one (9.4). Spells change
    neither creatures inside (TA-14:4) nor who is immune to them (TA-C15).
    """
    own = b.side_of(fight, seat)
    if own is None:
        return
    side = own if op.side == "self" or target == seat else foe_of(fight, own)
    if source in b.content.spells and (fight.inner if side.seat < 0 else b.resists(side.seat, seat)):
        return
    side.no_die |= op.no_die
    side.no_spoils |= op.no_spoils
    if op.add:
        side.extra.append((source, op.add))
    if op.add_stat and side.seat >= 0:
        side.extra.append((source, b.total(side.seat, op.add_stat, Against(fight.kind, foe_of(fight, side)))))
    reckon(b, fight)


def own_craft(b: Board, fight: Fight, side: Side) -> int:
    """What a character may add by its ability: counters only (mod ``add_stat``)."""
    return b.own_value(side.seat, "craft") if at_work(b, fight, side, AddStat) else 0


def add_own_craft(b: Board, fight: Fight, side: Side) -> None:
    """It does (TA-D43)."""
    amount = own_craft(b, fight, side)
    if amount:
        side.extra.append((b.hero(side.seat).character, amount))


# -- dice -----------------------------------------------------------------------------------------------------------


def dice_of(b: Board, fight: Fight, side: Side) -> int:
    """How many dice a side rolls; the highest counts (TA-C1, C5, C16)."""
    if side.no_die or at_work(b, fight, foe_of(fight, side), OpponentNoDie):
        return 0
    return max([1, *[mod.dice for mod in at_work(b, fight, side, FightDice)]])
