"""What only Powers of Albion has: how far a pawn gets, the odds of a duel, sheets of knights, the map."""

from __future__ import annotations

from collections.abc import Iterator

from bot.faces import Part
from bot.i18n.wording import TableWords
from bot.service.core.ports import Picture
from bot.service.core.rate_limits import PICTURE, SEARCH
from bot.service.core.table_view import TableView, Told
from cogs import drawing
from cogs.call import Call, Interaction
from cogs.games.tools import Name, answer_query, suggested
from cogs.groups import command

KEY = "albion"
REACH_PICTURE = Part("renderers.albion.overlays", "reach_picture")


async def draw_reach(call: Call, told: Told) -> Picture | None:
    """How far a pawn gets, drawn into the map."""
    return await drawing.made(call.service, REACH_PICTURE, told.sight.view, told.sight.plain, told.rows)


async def whole(call: Call, told: Told) -> Picture | None:
    """The whole map as the person sees it."""
    return await drawing.picture(call.service, told.sight, whole=True)


@command("albion reach", PICTURE)
async def reach(interaction: Interaction, pawn: Name, game: int | None = None) -> None:
    """How far a pawn gets."""
    await answer_query(interaction, KEY, f"reach {pawn}", game, draw_reach)


@command("albion odds", SEARCH)
async def odds(interaction: Interaction, pawn: Name, target: Name, weapon: Name = "", game: int | None = None) -> None:
    """Strike, parry, dodge and spells of one knight against another."""
    await answer_query(
        interaction, KEY, f"odds {quoted(pawn)} {quoted(target)}" + (f" with={quoted(weapon)}" if weapon else ""), game
    )


@command("albion knight", SEARCH)
async def knight(interaction: Interaction, pawn: Name = "", game: int | None = None) -> None:
    """The sheet of a knight, or of all one's own."""
    await answer_query(interaction, KEY, f"knight {quoted(pawn)}", game)


@command("albion map", PICTURE)
async def map_(interaction: Interaction, hex: Name = "", game: int | None = None) -> None:
    """The map, or one hex."""
    await answer_query(interaction, KEY, f"map {hex}", game, None if hex else whole)


def quoted(name: str) -> str:
    """A name as one word of the notation."""
    return f'"{name}"' if " " in name else name


# -- suggestions -----------------------------------------------------------------------------------------------------

Found = Iterator[tuple[str, str]]


def pawns(sight: TableView, words: TableWords) -> Found:
    """Pawns on the map, one's own first, by who is behind them as far as that is known."""
    there = [one for one in sight.view.pawns if one.hex]
    for one in sorted(there, key=lambda one: one.seat != sight.view.viewer):
        yield f"{one.code} {words.card_name(sight.view.named[one.code])} ({one.hex})", one.code


def known(sight: TableView, words: TableWords) -> Found:
    """Those whose figures the person knows: of others there are no odds before their first fight (AL-H9)."""
    told = {one.code for one in sight.view.pawns if one.figures is not None}
    yield from [(name, code) for name, code in pawns(sight, words) if code in told]


def weapons(sight: TableView, words: TableWords) -> Found:
    """What the knights that the person knows carry."""
    gear = sight.plain.game.content.gear
    carried = [token.kind for one in sight.view.pawns if one.figures for token in one.figures.tokens]
    for kind in dict.fromkeys(carried):
        if gear[kind].kind == "weapon":
            yield words.card_name(kind), kind


def hexes(sight: TableView, words: TableWords) -> Found:
    """Places with a name, then where pawns stand, then all others."""
    content = sight.plain.game.content
    for label, one in content.hexes.items():
        if one.site is not None:
            yield f"{words.card_name(label)} ({label})", label
    rest = [one.hex for one in sight.view.pawns if one.hex] + list(content.hexes)
    yield from [(label, label) for label in dict.fromkeys(rest) if content.hexes[label].site is None]


suggested(KEY, "albion reach", "pawn", pawns)
suggested(KEY, "albion knight", "pawn", pawns)
suggested(KEY, "albion odds", "pawn", known)
suggested(KEY, "albion odds", "target", known)
suggested(KEY, "albion odds", "weapon", weapons)
suggested(KEY, "albion map", "hex", hexes)
