"""Players who have no capable warrior left, and what becomes of their figures (MK2-29.1 to 29.5)."""

from __future__ import annotations

from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.figures.damage import eliminate, free, opposed
from bot.games.mage_knight.figures.dropping import lay_all
from bot.games.mage_knight.play import Play
from bot.games.mage_knight.state import Figure
from bot.games.mage_knight.turn.control import lose_all
from bot.games.mage_knight.turn.ending import counts


def fallen(field: Field) -> tuple[int, ...]:
    """The players without a capable warrior on the battlefield who are still in the game (MK2-29.1)."""
    state = field.state
    if field.edition.objectives < 0:
        return ()
    without = {seat for seat, player in enumerate(state.players) if not (player.withdrawn or player.eliminated)}
    for figure in state.figures:
        if figure.owner in without and figure.status == "field" and counts(field, figure):
            without.remove(figure.owner)
            if not without:
                break
    return tuple(sorted(without))


def strays(field: Field) -> list[Figure]:
    """Captives of a player who is eliminated that have become free: they leave the battlefield (MK2-29.2)."""
    players = field.state.players
    if field.edition.objectives < 0 or not any(player.eliminated for player in players):
        return []
    return [figure for figure in field.there() if players[figure.owner].eliminated and not figure.captor]


def fall(p: Play) -> None:
    """Eliminate the players who have fallen; free captives of those who had leave."""
    for seat in fallen(p.field):
        _eliminate_player(p, seat)
    for figure in strays(p.field):
        figure.status, figure.left = "withdrawn", True
        p.say("stray_leaves", figure=figure.id, seat=figure.owner)
        lay_all(p, figure)


def _eliminate_player(p: Play, seat: int) -> None:
    """The Demoralized count as eliminated by whoever removed the last capable one; captives stay captives (29.2)."""
    state = p.state
    by = _remover(p.field, seat)
    state.players[seat].eliminated = True
    p.say("player_eliminated", seat=seat)
    for figure in p.field.own(seat):
        if figure.captor:
            continue
        free(p, figure)
        eliminate(p, figure, by)
    lose_all(p, seat)


def _remover(field: Field, seat: int) -> int:
    """Whose effect removed the last capable warrior: the active player's, else of who hurt those that acted last.

    Of a warrior that an opponent has moved it is theirs whose blow met it on the way.
    """
    state = field.state
    met = _moved_by_others(field, seat)
    if met is not None and met.hurt_by >= 0:
        return met.hurt_by
    if opposed(field, state.active, seat):
        return state.active
    acted = [figure for figure in state.figures if figure.owner == seat and figure.gained]
    return next((figure.hurt_by for figure in acted if figure.hurt_by >= 0), -1)


def _moved_by_others(field: Field, seat: int) -> Figure | None:
    """A warrior that another player's Magic Confusion or Levitation has moved, and that has been hurt by that."""
    mark = field.state.mark
    if mark is None or mark.seat == seat or mark.kind not in ("move", "levitate"):
        return None
    moved = [one for one in map(field.find, (mark.figure, *mark.targets)) if one is not None and one.owner == seat]
    return next((one for one in moved if one.id in dict(mark.hurt)), None)
