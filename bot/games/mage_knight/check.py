"""Invariants of a game: tested after an edit, on a position written by hand, and all the time in random play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise

from bot.engine.game import Fault
from bot.games.mage_knight.content.rosters import fits
from bot.games.mage_knight.field.contact import overlap
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.objectives import near, token
from bot.games.mage_knight.field.things import borne_by, item_of
from bot.games.mage_knight.figures.damage import opposed
from bot.games.mage_knight.setup.armies import MOST_ON_FIELD, army_points
from bot.games.mage_knight.state import Figure, State, by_id
from bot.geometry.plane import FULL


def check(field: Field) -> list[Fault]:
    """Everything that is wrong; of things that are not known, only that: nothing else can be asked of them."""
    return list(_unknown(field)) or [
        *_figures(field),
        *_uniques(field),
        *_overlaps(field),
        *_soaring(field),
        *_captives(field),
        *_numbers(field),
        *_options(field),
        *_objectives(field),
        *_items(field),
    ]


def _unknown(field: Field) -> Iterator[Fault]:
    state, content = field.state, field.content
    for figure in state.figures:
        if figure.type not in content.figures:
            yield Fault("no_such_figure", {"figure": figure.id, "type": figure.type})
        if not 0 <= figure.owner < len(state.players):
            yield Fault("no_such_seat", {"figure": figure.id})
    for thing in state.items:
        if thing.kind not in content.items:
            yield Fault("no_such_figure", {"figure": thing.id, "type": thing.kind})
    for name in state.domains:
        if name not in content.domains:
            yield Fault("no_such_figure", {"figure": name, "type": name})
    for piece in state.pieces:
        if piece.template not in content.templates:
            yield Fault("no_such_figure", {"figure": piece.id, "type": piece.template})
    names = [one.id for one in state.figures] + [one.id for one in state.pieces] + [one.id for one in state.items]
    for name, count in Counter(names).items():
        if count > 1:
            yield Fault("figure_twice", {"figure": name})
    for one, other in pairwise(state.figures):
        if by_id(one) > by_id(other):
            yield Fault("figures_out_of_order", {"figure": one.id, "target": other.id})


def _figures(field: Field) -> Iterator[Fault]:
    for figure in field.state.figures:
        if not 0 <= figure.tokens <= field.edition.most_tokens:
            yield Fault("tokens_out_of_range", {"figure": figure.id, "tokens": figure.tokens})
        skulls = len(field.kind(figure).clicks)
        if not 0 <= figure.click < skulls + (figure.status == "eliminated"):
            yield Fault("click_out_of_range", {"figure": figure.id, "click": figure.click})
        if not 0 <= figure.facing < FULL:
            yield Fault("facing_out_of_range", {"figure": figure.id, "facing": figure.facing})
        if len(set(figure.ability_tokens)) < len(figure.ability_tokens):
            yield Fault("ability_token_twice", {"figure": figure.id})
        if figure.status == "field" and not field.on_field(field.circles(figure)):
            yield Fault("off_the_field", {"figure": figure.id})


def _uniques(field: Field) -> Iterator[Fault]:
    """A unique figure is in an army once (MKU-2.6), which may not have come to the field yet."""
    found: dict[tuple[int, str], str] = {}
    for figure in field.state.figures:
        first = found.setdefault((figure.owner, figure.type), figure.id)
        if field.kind(figure).unique and first != figure.id:
            yield Fault("unique_twice", {"figure": first, "target": figure.id})
    there = {figure.owner for figure in field.state.figures}
    for seat, player in enumerate(field.state.players):
        known = [key for key in player.army if key in field.content.figures]
        uniques = [key for key in known if field.content.figures[key].unique]
        if seat not in there and len(set(uniques)) < len(uniques):
            yield Fault("army_unique_twice", {"seat": seat})


def _soaring(field: Field) -> Iterator[Fault]:
    """Only flyers soar, no captor and no captive (MK2-16.1, 16.18), and none of them at an objective (MK2-16.6)."""
    for figure in [one for one in field.there() if one.soaring]:
        if figure.captor or figure.captive or not field.powers(figure).soars:
            yield Fault("soars_wrongly", {"figure": figure.id})
        for one in field.state.objectives:
            if near(field, field.circles(figure), one):
                yield Fault("soars_at_objective", {"figure": figure.id, "thing": one.id})


def _overlaps(field: Field) -> Iterator[Fault]:
    for one, other in combinations(field.there(), 2):
        if overlap(field.circles(one), field.circles(other), field.edition.tolerance):
            yield Fault("bases_overlap", {"figure": one.id, "target": other.id})


def _captives(field: Field) -> Iterator[Fault]:
    """Captor and captive name each other and are in contact; across a low wall until the captor moves (MKU-21.7)."""
    known = {figure.id: figure for figure in field.state.figures}
    for figure in field.state.figures:
        captive, captor = known.get(figure.captive), known.get(figure.captor)
        if figure.captive and (captive is None or captive.captor != figure.id):
            yield Fault("captive_unlinked", {"figure": figure.id, "target": figure.captive})
        if figure.captor and (captor is None or captor.captive != figure.id or not _holds(field, captor, figure)):
            yield Fault("captive_unlinked", {"figure": figure.captor, "target": figure.id})


def _holds(field: Field, captor: Figure, captive: Figure) -> bool:
    """True if both are on the field, of different sides, and touch (MKU-14.11); a captive has no captive (14.8)."""
    there = captor.status == captive.status == "field" and not captor.captor
    return there and opposed(field, captor.owner, captive.owner) and field.touching(captor, captive)


def _numbers(field: Field) -> Iterator[Fault]:
    state = field.state
    there = len(field.there())
    if there > MOST_ON_FIELD:  # MKU-2.2
        yield Fault("field_overfull", {"count": there, "most": MOST_ON_FIELD})
    if state.phase == "play" and state.left < 0:
        yield Fault("actions_out_of_range", {"left": state.left})
    for seat, player in enumerate(state.players):
        if player.army_in and player.points != army_points(field.content, player):
            yield Fault("points_do_not_add_up", {"seat": seat})


def _options(field: Field) -> Iterator[Fault]:
    """Items and domains are there where the table plays with them (MK2-31.6)."""
    state = field.state
    for option, has, there in (
        ("items", state.options.items is True, state.items),
        ("domains", state.options.domains is True, state.domains),
    ):
        if there and not has:
            yield Fault("option_not_played", {"option": option})


def _objectives(field: Field) -> Iterator[Fault]:
    """Objectives are as many as there must be, apart, on the field, and controlled by players who are in the game."""
    state = field.state
    if not state.objectives:
        return
    most = len(state.players) + field.edition.objectives
    if len(state.objectives) > most or (state.phase != "objectives" and len(state.objectives) < most):
        yield Fault("objectives_count", {"count": len(state.objectives), "most": most})
    for one in state.objectives:
        if not field.on_field((token(field, one),)):
            yield Fault("objective_off_the_field", {"thing": one.id})
        if (one.status == "controlled") != (one.controller >= 0) or not _controls(state, one.controller):
            yield Fault("objective_controller", {"thing": one.id})
    for one, other in combinations(state.objectives, 2):
        if overlap((token(field, one),), (token(field, other),), field.edition.tolerance):
            yield Fault("objectives_overlap", {"thing": one.id, "target": other.id})


def _items(field: Field) -> Iterator[Fault]:
    """A bearer is not gone and has a fitting slot for each of its items (MK2-28.4, 28.7); a loose one lies there."""
    bearers = {one.id: one for one in field.state.figures if one.status in ("waiting", "field")}
    for thing in field.state.items:
        bearer = bearers.get(thing.bearer)
        if thing.bearer and (bearer is None or not fits(item_of(field, thing), field.kind(bearer))):
            yield Fault("item_misplaced", {"item": thing.id})
        elif not thing.bearer and not field.on_field(((thing.x, thing.y, 0),)):
            yield Fault("item_misplaced", {"item": thing.id})
    for figure in bearers.values() if field.state.items else ():
        held = Counter(item_of(field, thing).slot for thing in borne_by(field, figure))
        for slot, count in held.items():
            if count > field.kind(figure).item_slots.count(slot):
                yield Fault("item_slots_overfull", {"figure": figure.id, "count": count})


def _controls(state: State, seat: int) -> bool:
    """True if a seat may control anything: nobody's, or that of a player in the game (MK2-29.3, 29.6)."""
    if seat < 0:
        return True
    if seat >= len(state.players):
        return False
    gone = state.players[seat].withdrawn or state.players[seat].eliminated
    return not gone
