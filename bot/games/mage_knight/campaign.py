"""What of a battle lives on in a campaign: who survived, who fell, and which uniques rest from the next army."""

from __future__ import annotations

from bot.engine.legacy import Lived
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.state import Figure
from bot.games.mage_knight.turn.ending import counts

FACTS = ("played", "won", "survived", "fell", "fell_unique", "captive")


def aftermath(field: Field) -> tuple[tuple[Lived, ...], ...]:
    """For each seat: that it played, whether it won, its figures by what became of them, the captives that it holds."""
    return tuple([tuple(_told(field, seat)) for seat in range(len(field.state.players))])


def _told(field: Field, seat: int) -> list[Lived]:
    state = field.state
    told = [Lived("played"), *([Lived("won")] if seat in state.winners else [])]
    for figure in state.figures:
        if figure.owner == seat and figure.status != "withdrawn":
            told += _fate(field, figure)
    held = sum(figure.owner == seat and bool(figure.captive) for figure in state.figures if figure.status == "field")
    return [*told, *([Lived("captive", count=held)] if held else [])]


def _fate(field: Field, figure: Figure) -> list[Lived]:
    """Whoever stands on the field and is nobody's captive has survived; a figure without values has not."""
    if figure.status == "field" and counts(field, figure):
        return [Lived("survived", figure.type)]
    unique = field.kind(figure).unique
    return [Lived("fell", figure.type), *([Lived("fell_unique", figure.type)] if unique else [])]
