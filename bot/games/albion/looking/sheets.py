"""A pawn and how far it gets, a hex and what is there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from bot.engine.errors import Refused
from bot.engine.requests import Facts
from bot.games.albion import show
from bot.games.albion.board import Board
from bot.games.albion.fights import odds
from bot.games.albion.items.words import knows
from bot.games.albion.notation.line import AlbionLine
from bot.games.albion.rounds import marching
from bot.games.albion.state import Knight


def read_pawn(line: AlbionLine) -> Knight:
    """The next word as a pawn on the map."""
    code = line.pawn("pawn")
    found = line.board.pawn(code)
    if found is None:
        raise Refused("no_such_pawn", "AL-H7", pawn=code)
    return found


def name_pawn(b: Board, viewer: int | None, field: str, knight: Knight) -> Facts:
    """A pawn with its knight as far as the viewer knows him, else with its castle."""
    return {
        field: knight.code,
        f"{field}_card": knight.id if show.sees(b, viewer, knight) else str(knight.group),
    }


# -- reach -----------------------------------------------------------------------------------------------------------


def reach(line: AlbionLine) -> Iterator[Facts]:
    """``reach 2``: the hexes by their distance, where the border stops, what other pawns bar now (AL-6)."""
    b, knight = line.board, read_pawn(line)
    line.end()
    yield {
        "row": "head",
        **name_pawn(b, line.seat, "pawn", knight),
        "hex": knight.hex,
        "limit": marching.allowance(b, knight),
        "transport": knight.transport,
        "rests": knight.skip_next_move,
    }
    paths = marching.ways(b, knight)
    for steps, group in groupby(paths, key=len):
        yield {"row": "steps", "count": steps, "hexes": _sorted(b, [path[-1] for path in group])}
    stops = [path[-1] for path in paths if b.border((knight.hex, *path)[-2], path[-1])]
    if stops:
        yield {"row": "border", "hexes": _sorted(b, stops)}
    barred = [path[-1] for path in paths if any(one.seat != knight.seat for one in b.standing(path[-1]))]
    if barred:
        yield {"row": "barred", "hexes": _sorted(b, barred)}


def _sorted(b: Board, labels: list[str]) -> tuple[str, ...]:
    return tuple(sorted(labels, key=b.by_label))


# -- a knight --------------------------------------------------------------------------------------------------------


def knight(line: AlbionLine) -> Iterator[Facts]:
    """``knight 2``, ``knight 2.3``; alone all of the asker's own."""
    wanted = [read_pawn(line)] if line.words else line.board.of_seat(-1 if line.seat is None else line.seat)
    line.end()
    if not wanted:
        raise Refused("no_knight_of_yours", "AL-H7")
    for one in wanted:
        yield from _sheet(line.board, line.seat, one)


def _sheet(b: Board, viewer: int | None, one: Knight) -> Iterator[Facts]:
    known = show.sees(b, viewer, one)
    head: Facts = {"seat": one.seat, "hex": one.hex, "transport": one.transport, "known": known}
    yield {"row": "head", **name_pawn(b, viewer, "pawn", one), **head}
    if not known:
        return
    figures, seen = show.figures(b, viewer, one), show.seen(b, viewer, one)
    yield {
        "row": "figures",
        **{name: getattr(figures, name) for name in ("strength", "power", "start_power", "damage", "load", "modified")},
        "armour_value": figures.armour,
        "hidden": not one.revealed,
    }
    if figures.tokens:
        yield {"row": "tokens", "tokens": tuple([token.kind for token in figures.tokens])}
    chance = odds.at_most(odds.power_in_magic(b, seen) - 1, b.content.limits.cast_dice)
    for spell in b.content.spells.values():
        for version, written in spell.version.items():
            if (spell.id, version) in figures.spells:
                cast: Facts = {"spell": spell.id, "version": version, "cost": written.power_cost}
                yield {"row": "spell", "chance": percent(chance), **cast}


def percent(chance: int) -> int:
    """Of ten-thousandths."""
    return (chance + 50) // 100


# -- the map ---------------------------------------------------------------------------------------------------------


def map_(line: AlbionLine) -> Iterator[Facts]:
    """``map C14``, ``map Camelot``: a hex with all that is there; alone the pawns and what lies on the map."""
    b = line.board
    if line.words:
        label = line.named("hex", "hex")
        yield _hex(b, label)
        labels, pawns = [label], b.standing(label)
    else:
        labels, pawns = sorted(b.state.lying, key=b.by_label), b.active()
    for one in pawns:
        yield {"row": "pawn", **name_pawn(b, line.seat, "pawn", one), "hex": one.hex, "transport": one.transport}
    for label in labels:
        yield from _pile(b, line.seat, label)


def _hex(b: Board, label: str) -> Facts:
    there = b.hex(label)
    castle = next((one for one in b.content.groups.values() if one.start_hex == label), None)
    owner = next((one.seat for one in b.state.knights.values() if castle and one.group == castle.id), -1)
    return {
        "row": "hex",
        "hex": label,
        "land": there.region,
        "lake": there.terrain == "lake",
        "site": there.site or "none",
        "card": label if there.site else "",
        "owned": owner >= 0,
        "other": owner,
    }


def _pile(b: Board, viewer: int | None, label: str) -> Iterator[Facts]:
    pile = b.lies(label)
    seen = [one for one in pile if not one.face_down or knows(one, viewer) or b.state.phase == "finished"]
    if pile:
        tokens = tuple([one.kind for one in seen])
        unseen = len(pile) - len(seen)
        yield {
            "row": "lying",
            "hex": label,
            "tokens": tokens,
            "some": bool(seen),
            "unseen": unseen,
            "covered": unseen > 0,
        }
