"""Clicks on dials: damage, healing, elimination with its points, captives set free, what a new click brings at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.games.mage_knight.editions.hooks import Blow
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.figures.dropping import lay_all
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import Figure, Mark, by_id, team

IMPASSABLE = ("blocking", "deep_water")
"""Terrain in which a figure that becomes free is lost (MKU-14.18, MKU-R32)."""


def reduced(field: Field, figure: Figure, clicks: int, cause: str) -> int:
    """The clicks that are left after Toughness and Invulnerability (MKU-R29, MK2-17.14)."""
    edition, powers = field.edition, field.powers(figure)
    if cause in edition.magical and powers.immune:
        return 0
    return clicks if cause in edition.unreduced else max(0, clicks - powers.reduces)


def strike(p: Play, figure: Figure, blow: Blow, by: int) -> int:
    """Damage by an ability outside attacks."""
    return hurt(p, figure, reduced(p.field, figure, blow.clicks, blow.cause), by, blow.cause)


Dealt = tuple[Figure, Figure, Blow]
"""By whom a blow is dealt, and to whom."""


def in_one_step(p: Play, blows: Iterable[Dealt]) -> Iterator[tuple[Dealt, int]]:
    """Blows of one step with the clicks that each deals to who is still there.

    All together, by what their victims show before any of them; or one after the other by id (MK2-22.7).
    """
    if p.edition.dealt_by_id:
        for one in sorted(blows, key=lambda blow: (by_id(blow[0]), by_id(blow[1]))):
            yield one, _left(p.field, one)
    else:
        yield from [(one, _left(p.field, one)) for one in blows]


def _left(field: Field, dealt: Dealt) -> int:
    _, victim, blow = dealt
    return reduced(field, victim, blow.clicks, blow.cause)


def hurt(p: Play, figure: Figure, clicks: int, by: int, cause: str, *, settled: bool = True) -> int:
    """Turn a dial by clicks already reduced; how many it took. ``by``: the seat whose figure dealt them.

    An attack settles the effects of new clicks itself, after the other effects of damage (MKU-11.21): ``settled``.
    """
    if figure.status != "field" or figure.captor:
        return 0  # MKU-14.10
    if clicks <= 0:
        p.say("unhurt", figure=figure.id, cause=cause)
        return 0
    if opposed(p.field, by, figure.owner):
        figure.hurt_by = by
    skulls = len(p.field.kind(figure).clicks)
    taken = min(clicks, skulls - figure.click)  # damage beyond the skulls is lost (MKU-11.13)
    figure.click += taken
    _remember(p.state.mark, figure.id, taken)
    p.say("hurt", figure=figure.id, clicks=taken, cause=cause)
    if figure.click >= skulls:
        eliminate(p, figure, by)
    elif settled:
        free_captives(p, (figure,))
    return taken


def heal(p: Play, figure: Figure, clicks: int, cause: str = "healing", *, settled: bool = True) -> int:
    """Turn a dial back, never past the starting position (MKU-11.12); by how many clicks."""
    if figure.status != "field":
        return 0
    if p.field.powers(figure).unhealable:  # MKU-SA.invulnerability.3
        p.say("cannot_heal", figure=figure.id)
        return 0
    gained = min(max(0, clicks), figure.click)
    figure.click -= gained
    p.say("healed", figure=figure.id, clicks=gained, cause=cause)
    if gained and settled:
        free_captives(p, (figure,))
    return gained


def opposed(field: Field, one: int, other: int) -> bool:
    """True if two seats are on different sides; -1 is nobody's seat."""
    options, seats = field.state.options, len(field.state.players)
    return one >= 0 and other >= 0 and team(options, seats, one) != team(options, seats, other)


def _remember(mark: Mark | None, figure: str, clicks: int) -> None:
    """Show the damage in the picture of the last action."""
    if mark is not None:
        before = dict(mark.hurt)
        mark.hurt = tuple({**before, figure: before.get(figure, 0) + clicks}.items())


# -- elimination -----------------------------------------------------------------------------------------------------


def eliminate(p: Play, figure: Figure, by: int) -> None:
    """Take a figure off the field at once (MKU-11.13). It keeps its tokens (MKU-SA.necromancy.6)."""
    figure.status = "eliminated"
    figure.click = len(p.field.kind(figure).clicks)
    figure.left = True
    figure.ability_tokens, figure.chanted = (), False
    p.say("eliminated", figure=figure.id, seat=figure.owner)
    _score(p, figure, by)
    if figure.captor:
        p.figure(figure.captor).captive = ""
        figure.captor = ""
    free(p, figure)  # MKU-14.17
    lay_all(p, figure)


def _score(p: Play, figure: Figure, by: int) -> None:
    """Write down the points of an eliminated figure (MKU-22.6, MKU-22.15)."""
    points = p.field.kind(figure).points
    last = by if opposed(p.field, by, figure.owner) else figure.hurt_by
    if last >= 0:
        score_elimination(p, last, points, figure)
        return
    foes = [
        seat
        for seat, player in enumerate(p.state.players)
        if opposed(p.field, seat, figure.owner) and not player.withdrawn
    ]
    for seat in foes:
        score_elimination(p, seat, (2 * points + len(foes)) // (2 * len(foes)), figure)  # split evenly, rounded half up


def score_elimination(p: Play, seat: int, points: int, figure: Figure) -> None:
    """Points for an elimination (MKU-22.13)."""
    p.state.players[seat].score += points
    p.say("scored", seat=seat, points=points, figure=figure.id)


def free(p: Play, captor: Figure) -> None:
    """The captive of a figure is free at once (MKU-14.17), and lost if it stands where it could not (MKU-14.18)."""
    if not captor.captive:
        return
    captive = p.figure(captor.captive)
    captor.captive = captive.captor = ""
    p.say("freed", figure=captive.id)
    if in_impassable(p.field, captive):
        p.say("freed_in_terrain", figure=captive.id)
        eliminate(p, captive, captor.owner)


def in_impassable(field: Field, figure: Figure) -> bool:
    """True if any part of a base is in blocking terrain or, without Aquatic, in deep water (MKU-R32, MKU-6.22)."""
    kinds = IMPASSABLE[:1] if field.powers(figure).swims else IMPASSABLE
    return any(ground.kind in kinds and field.inside(ground, figure) for ground in field.pieces)


# -- what a new click brings -----------------------------------------------------------------------------------------


def free_captives(p: Play, figures: Iterable[Figure]) -> None:
    """Captors that now show Berserk, Battle Fury or Invulnerability lose their captive at once (MKU-SA.0.11)."""
    for figure in figures:
        if figure.status != "field" or not figure.captive:
            continue
        powers = p.field.powers(figure)
        if powers.kills_captive:  # MKU-SA.berserk.3
            captive = p.figure(figure.captive)
            p.say("berserk_kills", figure=figure.id, target=captive.id)
            eliminate(p, captive, figure.owner)
        elif powers.captures_nobody:
            free(p, figure)  # MKU-SA.battle_fury.2, MKU-SA.invulnerability.4
