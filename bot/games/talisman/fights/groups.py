"""What a character may do with single Enemy cards before they fight as one (TA-15:12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bot.engine.requests import Option
from bot.games.talisman.board import Board
from bot.games.talisman.content.mods import AutoDefeat, Charm, CraftMod, NoNewFollowers, StrengthMod
from bot.games.talisman.content.ops import Effect
from bot.games.talisman.effects.running import Source, run_effects
from bot.games.talisman.fights import evading
from bot.games.talisman.fights.sides import cards_of, regroup, situation
from bot.games.talisman.fights.telling import creature_facts
from bot.games.talisman.play import Outcome, Play, piece_facts
from bot.games.talisman.state import Fight, Piece
from bot.games.talisman.zones import discard, take_up

FIGHT = Option("fight", "fight")


class Dealing(Struct, frozen=True):
    """One way to deal with one card; ``deal``: by its own effect."""

    how: Literal["destroy", "charm", "deal", "evade"]
    piece: Piece

    @property
    def id(self) -> str:
        """Names it in an answer."""
        return f"{self.how}_{self.piece.id}"

    @property
    def option(self) -> Option:
        """It as an answer."""
        return Option(self.id, f"{self.how} {self.piece.id}", dict(piece_facts("unit", self.piece)))


async def thin_out(p: Play, fight: Fight) -> None:
    """Deal with cards one by one, in any order, as long as the character wishes; nothing left: nothing to fight."""
    await _compulsory(p, fight)
    tried: list[str] = []
    while fight.attacker.pieces and (ways := list(dealings(p, fight, tried))):
        seat, options = fight.defender.seat, [*[way.option for way in ways], FIGHT]
        default = usual(p, fight, ways)
        (chosen,) = await p.ask(
            seat,
            "before_fight",
            options,
            (default.id if default else FIGHT.id,),
            clause="TA-15:12",
            value=fight.defender.base,
            against=fight.attacker.base,
        )
        if chosen == FIGHT.id:
            return
        await _deal(p, fight, next(way for way in ways if way.id == chosen), tried)
    if not fight.attacker.pieces:
        fight.result = "evaded"


def dealings(b: Board, fight: Fight, tried: list[str]) -> Iterator[Dealing]:
    """Everything that may be done with single cards now."""
    seat = fight.defender.seat
    destroyed = {kind for mod in b.mods(seat, AutoDefeat) for kind in mod.kinds}
    charmed = _charm_kinds(b, seat)
    for piece in cards_of(b, fight.attacker):
        kind = b.card(piece).kind
        if kind in destroyed:
            yield Dealing("destroy", piece)
        if kind in charmed and f"charm_{piece.id}" not in tried:
            yield Dealing("charm", piece)
        if _choices(b, fight, piece) and f"deal_{piece.id}" not in tried:
            yield Dealing("deal", piece)
        if evading.means(b, seat, "creature", (str(kind),), tried):
            yield Dealing("evade", piece)


def usual(b: Board, fight: Fight, ways: list[Dealing]) -> Dealing | None:
    """What is done by default: destroy, charm, evade the strongest if they are too strong, never pay (TA-D42, D27)."""
    for how in ("destroy", "charm"):
        for way in ways:
            if way.how == how:
                return way
    evade = [way for way in ways if way.how == "evade"] if evading.prudent(fight) else []
    return max(evade, key=lambda way: b.creature_value(way.piece, fight.defender.seat), default=None)


def _charm_kinds(b: Board, seat: int) -> set[str]:
    able = not b.mods(seat, NoNewFollowers)
    return {kind for mod in b.mods(seat, Charm) for kind in mod.kinds if able}


def _choices(b: Board, fight: Fight, piece: Piece) -> list[Effect]:
    seat, about = fight.defender.seat, situation(fight)
    effects = b.card(piece).triggered("fight_before")
    return [one for one in effects if one.optional and b.holds(seat, one.when, about)]


async def _compulsory(p: Play, fight: Fight) -> None:
    for piece in cards_of(p, fight.attacker):
        about, seat = situation(fight), fight.defender.seat
        before = p.card(piece).triggered("fight_before")
        effects = [one for one in before if not one.optional or not p.holds(seat, one.when, about)]
        if effects:
            await _run(p, fight, piece, effects)


async def _run(p: Play, fight: Fight, piece: Piece, effects: list[Effect]) -> None:
    """The card's own effects; one that evades evades this card only (TA-18:6)."""
    source = Source(fight.defender.seat, piece.card, piece.id, about=situation(fight))
    outcome = Outcome()
    p.outcomes.append(outcome)
    await run_effects(p, [replace(one, optional=False) for one in effects], source)
    p.outcomes.pop()
    if outcome.evaded:
        let_be(p, fight, piece)


async def _deal(p: Play, fight: Fight, way: Dealing, tried: list[str]) -> None:
    if way.how == "deal":
        tried.append(way.id)
        await _run(p, fight, way.piece, _choices(p, fight, way.piece))
    elif way.how == "destroy":
        p.say("enemy_destroyed", seat=fight.defender.seat, card=way.piece.card)
        _leave_out(p, fight, way.piece)
        discard(p, way.piece)
    elif way.how == "charm":
        tried.append(way.id)
        await _charm(p, fight, way.piece)
    else:
        await _evade(p, fight, way.piece, tried)


async def _evade(p: Play, fight: Fight, piece: Piece, tried: list[str]) -> None:
    seat = fight.defender.seat
    way = evading.means(p, seat, "creature", (str(p.card(piece).kind),), tried)[0]
    if await evading.attempt(p, seat, way, tried):
        let_be(p, fight, piece)


async def _charm(p: Play, fight: Fight, piece: Piece) -> None:
    """TA-15:12, mod ``charm``: it follows, with the modifier given; gold on it stays."""
    seat, kind = fight.defender.seat, p.card(piece).kind
    mod = next(mod for mod in p.mods(seat, Charm) if kind in mod.kinds)
    die = await p.die("charm_die", seat)
    p.say("charm_rolled", seat=seat, card=piece.card, die=die, charmed=die in mod.on)
    if die not in mod.on:
        return
    _leave_out(p, fight, piece)
    take_up(p, piece)
    piece.role, piece.gives = "charmed", _given(mod.gives, p.card(piece).value)
    p.hero(seat).followers.append(piece)


def _given(mod: StrengthMod | CraftMod, printed: int) -> StrengthMod | CraftMod:
    return replace(mod, n=printed) if mod.n == "printed" else mod


def let_be(p: Play, fight: Fight, piece: Piece) -> None:
    """A card is evaded: it stays, and has no effect in this encounter (TA-18:3)."""
    p.say("fight_evaded", seat=fight.defender.seat, **creature_facts(p, piece))
    _leave_out(p, fight, piece)


def _leave_out(p: Play, fight: Fight, piece: Piece) -> None:
    regroup(p, fight, [one for one in cards_of(p, fight.attacker) if one.id != piece.id])
