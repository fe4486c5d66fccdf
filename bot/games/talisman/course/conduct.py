"""Conduct: acts of a player that are no part of the turn's steps, absence, removal (TA-24:3, TA-26)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from bot.engine.play import No
from bot.games.talisman import actions as act
from bot.games.talisman import life, zones
from bot.games.talisman.content.mods import AlignChange
from bot.games.talisman.course import trading
from bot.games.talisman.course.round import end_turn, rest_where_all_are_absent
from bot.games.talisman.magic import casting, windows
from bot.games.talisman.play import Play
from bot.games.talisman.state import Piece
from bot.games.talisman.turn import turn_over

REMOVED_AFTER = 6
"""Turns of an absent player that are skipped before he may be removed (TA-26:2)."""


async def cast(p: Play, seat: int, action: act.Cast) -> None:
    """A spell between steps."""
    await casting.cast_between_steps(p, seat, action.spell, action.target)


async def use(p: Play, seat: int, action: act.Use) -> None:
    """Something that may be used now."""
    await casting.use_between_steps(p, seat, action.piece, action.target)


async def exchange(p: Play, seat: int, action: act.Trophies) -> None:
    """Trophies for Strength (TA-15:7)."""
    life.exchange_trophies(p, seat, list(action.pieces))


async def offer_trade(p: Play, seat: int, action: act.Trade) -> None:
    """TA-22."""
    await trading.trade(p, seat, action)


async def drop(p: Play, seat: int, action: act.Drop) -> None:
    """Leave things on the space (TA-5:4, 5:7, 6:4)."""
    hero = p.hero(seat)
    owned = {piece.id: piece for piece in (*hero.objects, *hero.followers)}
    for name in action.pieces:
        p.demand(_no_drop(p, owned.get(name), name))
    zones.leave_behind(p, seat, [owned[name] for name in dict.fromkeys(action.pieces)])
    await zones.settle_limits(p, seat)


def _no_drop(p: Play, piece: Piece | None, name: str) -> No | None:
    """Why something may not be left: not owned, cursed (TA-6:5), or a raft (TA-11:18)."""
    if piece is None:
        return "not_yours", "TA-5:4", {"card": p.card_called(name)}
    if p.is_cursed(piece) or p.is_raft(piece):
        return "never_dropped", "TA-6:5" if p.is_cursed(piece) else "TA-11:18", {"card": piece.card}
    return None


async def align_self(p: Play, seat: int, action: act.AlignSelf) -> None:
    """Mod ``align_change``: once in any one player's turn (TA-7:2)."""
    hero = p.hero(seat)
    if not p.mods(seat, AlignChange):
        p.refuse("cannot_align", "TA-8:4")
    if hero.aligned or hero.alignment == action.to:
        p.refuse("aligned_before", "TA-7:2")
    await life.change_alignment(p, seat, action.to)


async def end(p: Play, seat: int, action: act.EndTurn) -> None:
    """The player ends his turn."""
    await end_turn(p)


# -- at the table ----------------------------------------------------------------------------------------------------


async def passing(p: Play, seat: int, action: act.Passing) -> None:
    """TA-H10: a public act."""
    p.state.seats[seat].passing = action.on
    p.say("passing", seat=seat, on=action.on)


async def roll_ask(p: Play, seat: int, action: act.RollAsk) -> None:
    """TA-D7."""
    p.state.seats[seat].ask_roll = action.ask
    p.say("roll_mode", seat=seat, ask=action.ask)


async def wary(p: Play, seat: int, action: act.Wary) -> None:
    """TA-D65: what a turn order has the rules ask about; nobody else is told."""
    p.state.seats[seat].wary = action.chance


async def back(p: Play, seat: int, action: act.Back) -> None:
    """TA-26:2: said by itself; every other act of an absent player says it, too."""
    if not p.state.seats[seat].absent:
        p.refuse("not_absent", "TA-26:2")
    returned(p, seat)


def returned(p: Play, seat: int) -> None:
    """An absent player is there again."""
    entry = p.state.seats[seat]
    entry.absent, entry.defaults, entry.skipped = False, 0, 0
    p.say("returned", seat=seat)


async def concede(p: Play, seat: int, action: act.Concede) -> None:
    """At any time (TA-24:3); what runs is over by now (TA-24:6)."""
    _leave(p, seat, "conceded", action.cast)


async def remove(p: Play, action: act.Remove) -> None:
    """By the table: TA-26:2, 24:6."""
    entry = p.state.seats[action.seat]
    if not entry.absent or entry.skipped < REMOVED_AFTER:
        p.refuse("not_absent_long", "TA-26:2", skipped=entry.skipped, needed=REMOVED_AFTER)
    _leave(p, action.seat, "removed", action.cast)


async def shuffle_anew(p: Play) -> None:
    """Both decks come in another order than they were seen in (TA-26:4)."""
    p.state.adventure = list(await p.t.shuffle(p.state.adventure, label="adventure"))
    p.state.spell_deck = list(await p.t.shuffle(p.state.spell_deck, label="spells"))
    p.say("shuffled_anew")


def _leave(p: Play, seat: int, how: Literal["conceded", "removed"], cast: Iterable[tuple[int, str]]) -> None:
    """A player leaves; the turn of his character ends with it (TA-24:6)."""
    if p.state.seats[seat].status == "out":
        p.refuse("left_before", "TA-24:2")
    windows.lose_cast(p, cast)
    meeting = p.state.turn.meeting if p.state.phase == "meeting" else None
    life.leave(p, seat, how)
    if meeting is not None and meeting.seat == seat:
        turn_over(p)  # whoever wanted to meet it has had its encounter
    rest_where_all_are_absent(p)
