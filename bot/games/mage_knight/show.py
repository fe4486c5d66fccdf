"""Making the view of a seat or a spectator (chapter 27)."""

from __future__ import annotations

from bot.engine.feed import Counted
from bot.engine.requests import Facts
from bot.games.mage_knight.content.kinds import figure_kind
from bot.games.mage_knight.field.field import Field
from bot.games.mage_knight.field.things import LOOSE_RADIUS
from bot.games.mage_knight.setup.beginning import last_round
from bot.games.mage_knight.setup.setup import area_of
from bot.games.mage_knight.state import Figure, Objective, State, team
from bot.games.mage_knight.turn import control, turn
from bot.games.mage_knight.view import FigureView, ObjectiveView, PendingView, PieceView, PlayerView, ThingView, View

LIKELY = {
    "play": ("end_turn",),
    "objectives": ("objective auto",),
    "terrain": ("place auto",),
    "deploy": ("deploy auto",),
}
"""By phase, what can be said without a choice."""


def show(field: Field, viewer: int | None) -> View:
    """What a viewer may know."""
    state = field.state
    pending = state.pending
    return View(
        viewer=viewer,
        options=state.options,
        width=state.options.width,
        height=state.options.height,
        phase=state.phase,
        round=state.round,
        last_round=last_round(state.options),
        order=state.order,
        first=state.first,
        active=state.active,
        actions=state.actions,
        left=state.left,
        to_act=tuple(sorted(turn.to_act(state))),
        players=tuple(_player(field, seat, viewer) for seat in range(len(state.players))),
        figures=tuple(_figure(field, figure) for figure in state.figures),
        pieces=tuple(_pieces(field)),
        pool=tuple(state.pool),
        pending=PendingView(pending.kind, pending.seat, pending.members, pending.stuck, pending.pace)
        if pending
        else None,
        mark=state.mark,
        winners=state.winners,
        ending=state.ending,
        totals=state.totals,
        optional=field.edition.optional,
        turn_phase=state.turn_phase,
        objectives=tuple(_objective(field, one) for one in state.objectives),
        things=tuple(
            ThingView(one.id, one.kind, one.bearer, one.x, one.y, LOOSE_RADIUS, one.uses_left) for one in state.items
        ),
        domains=tuple(state.domains),
        cap=field.edition.cap,
    )


def tallies(view: View, *, points_break_ties: bool) -> tuple[Counted, ...]:
    """What decides, by name: objectives (MK2-30.3), then the points of a tie (MK2-30.6); else points alone."""
    points: Counted = ("tally", view.totals or tuple([player.score for player in view.players]))
    if not view.objectives:
        return (points,)
    controlled: Counted = ("objectives-tally", tuple([view.held(seat) for seat in range(len(view.players))]))
    return (controlled, points) if points_break_ties else (controlled,)


def prompt_facts(view: View) -> Facts:
    """What a seat that is called has to do: play on, finish an action, or decide about a spin (MK2-P15)."""
    if view.pending is not None:
        return {"deciding": "attack" if view.pending.kind == "attack" else "paths"}
    spinning = view.phase == "play" and bool(view.to_act) and view.active not in view.to_act
    return {"deciding": "spin" if spinning else "turn", "actions": view.left}


TIPS = {1: "first", 2: "tokens", 3: "front"}
"""By round."""


def tip(view: View, seat: int) -> str:
    """At the beginning of the first three turns of each player."""
    begins = view.phase == "play" and view.pending is None and view.left == view.actions and seat == view.active
    found = TIPS.get(view.round, "") if begins else ""
    return "objectives" if found == TIPS[1] and view.objectives else found


def public_buttons(view: View, seat: int) -> tuple[str, ...]:
    """Lines that end a turn or set something up by themselves."""
    deciding = view.phase == "play" and seat != view.active  # about a spin, in the turn of another (MK2-P15)
    if seat not in view.to_act or view.pending is not None or deciding:
        return ()
    return LIKELY.get(view.phase, ())


def chapter(state: State) -> str:
    """What the present acts belong to: a turn, or a step of the set-up."""
    if state.phase != "play":
        return state.phase
    return f"turn {state.round}.{state.active}" if state.round else f"turn 1.{state.first}"


def hides(state: State, seat: int | None) -> bool:
    """True if anything is hidden: lists that are not revealed yet (MKU-H4). Orders are no part of it (H6)."""
    if state.phase == "over":
        return False
    return any(_secret(state, number, seat) for number in range(len(state.players)))


def _secret(state: State, seat: int, viewer: int | None) -> bool:
    player = state.players[seat]
    if seat == viewer:
        return False
    return (state.phase == "army" and player.army_in) or (state.phase == "pool" and player.pool_in)


def _player(field: Field, seat: int, viewer: int | None) -> PlayerView:
    state = field.state
    player = state.players[seat]
    own = seat == viewer
    return PlayerView(
        seat=seat,
        team=team(state.options, len(state.players), seat),
        edge=player.edge,
        area=area_of(field, seat) if player.edge else (),
        army=player.army if own or state.phase != "army" else None,
        army_in=player.army_in,
        pool=player.pool if own or state.phase not in ("army", "pool") else None,
        pool_in=player.pool_in,
        points=player.points if own or state.phase != "army" else 0,
        score=player.score,
        withdrawn=player.withdrawn,
        items=player.items if own or state.phase != "army" else (),
        domain=player.domain if own or state.phase != "army" else "",
        ready_army="" if state.lot is None else state.lot.armies[seat],
    )


def _figure(field: Field, figure: Figure) -> FigureView:
    state = field.state
    kind, click = field.kind(figure), field.click(figure)
    there = figure.status == "field"
    hurt = sum(clicks for name, clicks in (state.mark.hurt if state.mark else ()) if name == figure.id)
    circles = field.circles(figure)
    return FigureView(
        id=figure.id,
        type=figure.type,
        name=kind.name,
        code=kind.code,
        rank=kind.rank,
        faction=kind.faction,
        points=kind.points,
        owner=figure.owner,
        x=figure.x,
        y=figure.y,
        facing=figure.facing,
        arc=kind.arc,
        radius=kind.radius,
        mounted=kind.mounted,
        rear=(circles[1][0], circles[1][1]) if len(circles) > 1 else None,
        speed=click.speed,
        attack=click.attack,
        defense=click.defense,
        damage=click.damage,
        range=kind.range,
        targets=kind.targets,
        abilities=click.abilities,
        cancelled=figure.cancelled,
        tokens=figure.tokens,
        acted=figure.acted,
        captor=figure.captor,
        captive=figure.captive,
        elevated=there and field.elevated(figure),
        status=figure.status,
        hurt=hurt,
        clicks=(figure.click + 1, len(kind.clicks)) if state.options.open_dials else None,
        soaring=figure.soaring,
        ability_tokens=figure.ability_tokens,
        speed_type=kind.speed_type,
        attack_type=kind.attack_type,
        attack_bonus=kind.attack_bonus,
        ranged_damage=kind.ranged_damage,
        subfaction=kind.subfaction,
        innate=field.edition.printed_on(kind),
        item_slots=kind.item_slots,
        nexus=click.nexus,
        nexus_value=click.nexus_value,
        kind=figure_kind(kind),
    )


def _objective(field: Field, one: Objective) -> ObjectiveView:
    after = control.verdict(field, one) if field.state.phase == "play" else (one.status, one.controller)
    return ObjectiveView(one.id, one.x, one.y, field.edition.objective_radius, one.status, one.controller, *after)


def _pieces(field: Field) -> list[PieceView]:
    return [
        PieceView(
            ground.piece.id,
            ground.piece.template,
            ground.kind,
            ground.template.elevated,
            ground.template.abrupt,
            ground.polygon.points,
            ground.access,
        )
        for ground in field.pieces
    ]
