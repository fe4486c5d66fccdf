"""Withdrawal, time limits, players who stay away (AL-25)."""

from __future__ import annotations

from bot.games.albion import actions as act
from bot.games.albion import sealing, victory
from bot.games.albion.board import Board
from bot.games.albion.fights import initiative
from bot.games.albion.items import exchange, phase, second_look
from bot.games.albion.play import Play
from bot.games.albion.rounds import defaults
from bot.games.albion.state import Fight, Knight

MISSES = 3
"""So many windows missed in a row, and nobody waits any more (AL-25.6)."""
WINDOWS = ("set_up", "movement", "items", "declare")
"""What counts as a window; the rest are prompts (AL-25.5)."""

# -- withdrawal ----------------------------------------------------------------------------------------------------


async def concede(p: Play, seat: int, action: act.Concede | act.Remove) -> None:
    """A player withdraws (AL-25.2, AL-25.8, AL-25.9)."""
    entry = p.seat(seat)
    if entry.status == "out":
        p.refuse("you_are_out", "AL-25.2")
    entry.status, entry.treasury = "out", 0
    entry.moves = entry.items = entry.looks = entry.attacks = None
    entry.gathering = False
    p.say("withdrew", seat=seat)
    if p.state.phase == "set_up":
        entry.groups = ()  # before the start only the seat and its groups become free (AL-25.9)
        return
    exchange.refuse_open(p, seat)
    p.state.leaving.append(seat)
    second_look.forget_gone(p)
    for knight in p.of_seat(seat):
        for coming in p.state.fights:
            _cross_out(coming, knight.code)
    for knight in p.state.knights.values():
        if knight.seat == seat and knight.homeward:
            knight.status, knight.homeward = "eliminated", False
    if p.state.fight is not None:
        _leave_fight(p, p.state.fight, seat)
    victory.drop_beaten(p)
    _tell_rest(p)


def _cross_out(fight: Fight, code: str) -> None:
    """A fight still to come is without him."""
    fight.members = [one for one in fight.members if one != code]
    fight.edges = [edge for edge in fight.edges if code not in edge]


def _leave_fight(p: Play, fight: Fight, seat: int) -> None:
    """Whoever fights does so no more, and nobody is asked for a ransom for his: they leave with the others."""
    for knight in p.of_seat(seat):
        if knight.code in fight.members:
            initiative.left(p, fight, knight.code)
    fight.ransoms = [one for one in fight.ransoms if p.state.knights[one.knight].seat != seat]


def leave(p: Play) -> None:
    """At the end of a phase the knights of those who withdrew in it leave the map (AL-25.2)."""
    for seat in p.state.leaving:
        for knight in p.of_seat(seat):
            _leave_map(p, knight)
    p.state.leaving = []


def _leave_map(p: Play, knight: Knight) -> None:
    p.leave_all(knight)
    knight.status, knight.returning = "eliminated", False
    p.say("left_map", pawn=knight.code)


# -- time ----------------------------------------------------------------------------------------------------------


async def time_out(p: Play, seat: int, waited: frozenset[int]) -> act.Action | None:
    """The default of where the game stands, for it to be carried out; three windows missed in a row: standing

    orders only (AL-25.5, AL-25.6). None: nothing is left to be done.
    """
    if seat not in waited:
        p.refuse("nothing_due", "AL-25.5")
    entry = p.seat(seat)
    if p.state.phase in WINDOWS:
        entry.missed += 1
        if entry.missed >= MISSES and not entry.on_orders:
            entry.on_orders = True
            p.say("on_orders", seat=seat)
            _tell_rest(p)
    p.say("by_default", to=(seat,), seat=seat)  # the table is told who is late where it may know
    if p.state.phase in ("items", "look"):
        exchange.refuse_open(p, seat)
        if seat in second_look.looking(p):
            entry.looks = ()  # the limits see to the rest (AL-8.9)
        elif not sealing.has_said(p, seat):
            phase.keep(p, seat, defaults.items(p, seat))
        return None
    return defaults.default_action(p, seat)


def rests(b: Board) -> bool:
    """True if every player who is left is absent: then nothing happens until one of them acts (AL-25.6)."""
    return b.state.phase != "finished" and all(b.seat(seat).on_orders for seat in b.playing())


def _tell_rest(p: Play) -> None:
    if len(p.playing()) > 1 and rests(p):
        p.say("table_rests")


async def back(p: Play, seat: int, action: act.Back) -> None:
    """Said by itself; every other act of an absent player says it, too."""
    if not p.seat(seat).on_orders:
        p.refuse("not_absent", "AL-25.6")
    came_back(p, seat)


def came_back(p: Play, seat: int) -> None:
    """A seat acts: it is waited for again (AL-25.6)."""
    entry = p.seat(seat)
    entry.missed = 0
    if entry.on_orders:
        entry.on_orders = False
        p.say("waited_for_again", seat=seat)
